# The command `quadriga`.

# ---------------------------------------------------------------- help

cli-help = Four Roman wargames in your terminal: play them, let bots play them, check them.
cli-help-codes =
    Exit codes: 0 all is well, 1 a check found something, 2 the command line or a file is wrong, 130 interrupted.

    Language: --lang, the variable QUADRIGA_LANG, or your locale.

    Example: quadriga play conquest
cli-help-commands = Commands
cli-help-help = Show this help and leave.
cli-help-version = Show the version and leave.
cli-help-game = The game, by its id; “quadriga games” lists them.
cli-help-scenario = How the game begins; the game’s first scenario if left out.
cli-help-seats = How many seats; the game’s first number if left out.
cli-help-option = A rule to switch, such as rounds=12; may be given several times.
cli-help-data = A folder whose files replace the game’s own data.
cli-help-games-number = How many games.
cli-help-seed = A number; the same one gives the same games. 1 if left out.
cli-help-json = Print JSON for a program to read.
cli-help-lang = The language: fr or en.
cli-help-games = List the games with their scenarios, options and bots.
cli-help-play = Play in the terminal, against bots or with others at the same keyboard. Without a game: choose one.
cli-help-play-bots = Who sits where: one name for all seats but yours, or one for each seat, “person” for people.
cli-help-bot = Who sits at one seat, such as 2=random; may be given several times.
cli-help-play-seed = A number that fixes the dice, to play the same game again.
cli-help-resume = Go on with a game saved by the command “save”.
cli-help-simulate = Let bots play many games and count what happens. Only decisions with two or more legal moves count.
cli-help-bots = The bots: one name for all seats, or one for each; also my_bot.py:Bot or program:COMMAND. “random” if left out.
cli-help-analyse = Look at a finished game again: how the chances went, where it turned, and what would have been better.
cli-example-analyse = Example: quadriga analyse game.txt
cli-analysing = looking at the game
cli-analyse-open = the game in { $file } is not over; an analysis would tell what is still hidden.
cli-analyse-percent = { $percent } %
cli-analyse-even = The chances never changed much at once.
cli-analyse-seat = { $side } { $before } → { $after } %
cli-analyse-turn = Moves { $first } to { $last }: { $chances }
cli-analyse-better = { "  " }Move { $at }, { $side }: “{ $move }” ({ $best } %) instead of “{ $played }” ({ $chance } %)
cli-help-bot-speaks = Let another program ask a bot, line by line on standard input and output (docs/bot-protocol.md).
cli-help-bot-name = The bot: a name, “race:0.05”, my_bot.py:Bot. “greedy” if left out.
cli-example-bot = Example: quadriga bot hannibal greedy
cli-help-arena = Let bots play each other, every seat in turn and with the same dice, and rate them.
cli-help-arena-bots = The bots that meet: two or more names. “race:0.05” searches that many seconds a decision, “race:64x” that many runs; my_bot.py:Bot is a class in a file, program:COMMAND another program.
cli-help-bar = Stop as soon as the first bot’s share against each other one is surely above this, or surely below.
cli-help-arena-file = Keep every game in this file and go on from what it holds.
cli-help-svg = Draw the ratings into this file.
cli-help-breed = Breed the judgement of the search: a bot plays itself, weights are fitted, and the new ones meet the last.
cli-help-cluster = Play on a Ray cluster at this address, “local” for this machine; needs quadriga[cluster]. Plain processes if left out.
cli-help-minutes = Stop after so many minutes with what there is; the same command goes on from there. No limit if left out.
cli-help-breed-to = The folder of this generation; it is gone on with if it is there. “generation” if left out.
cli-help-breed-last = The weights of the last generation; without them the new ones meet the greedy bot.
cli-help-starts = Scenarios and their numbers of seats, as in “short/2,classic/4”; the first scenario if left out.
cli-help-player = The bot that plays against itself; “greedy” if left out.
cli-help-deals = How many deals, each in every seating, the match is at most.
cli-help-budget = How long the search may think in the match: seconds, or runs as in “64x”.
cli-help-conform = Play random games and check at every move that the game keeps its promises.
cli-help-workers = How many processes share the work.
cli-help-keep = Where to write the records of games that failed; the folder “breaches” if left out.
cli-help-rules = Read the rulebook in our own words, or see which sections have tests.
cli-help-section = A section number, or a word to look for.
cli-help-coverage = Report the tests of each section instead; exit code 1 if one that matters has none.
cli-help-tests = Where the tests are; those of the working copy if left out.
cli-help-bench = Measure the speed of the games on one core.
cli-help-bench-games = The games to measure; all of them if left out.
cli-help-seconds = How long to measure each figure; 3 if left out.

cli-example-games = Example: quadriga games --json
cli-example-play =
    Example: quadriga play conquest --seats 3 --bots person,greedy,random --lang fr

    Example: quadriga play --resume my-game.jsonl
cli-example-simulate = Example: quadriga simulate conquest --games 20 --seed 1 --seats 4 --bots random --json
cli-example-arena = Example: quadriga arena hannibal --bots greedy,random --games 40 --seed 1 --workers 2 --file match.jsonl
cli-example-breed = Example: quadriga breed hannibal --games 2000 --to one --workers 2
cli-example-conform =
    Example: quadriga conform conquest --games 50 --seed 7 --json

    Exit codes: 0 every promise kept, 1 a breach, 2 bad input.
cli-example-rules =
    Example: quadriga rules conquest --coverage --json

    Exit codes: 0 all is well, 1 a section that matters has no test, 2 bad input.
cli-example-bench = Example: quadriga bench conquest --seconds 1 --json

# ---------------------------------------------------------------- what is wrong

cli-error = Sorry: { $sentence }
cli-refused = this cannot be done: { $detail }
cli-no-game = which game? There are: { $games }.
cli-unknown-game = there is no game “{ $game }”. There are: { $games }.
cli-unknown-scenario = { $game } has no scenario “{ $scenario }”. It has: { $scenarios }.
cli-wrong-seats = { $game } cannot be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, only with { $possible }.
cli-option-form = an option is written name=value, not “{ $option }”.
cli-unknown-option = { $game } has no option “{ $option }”. It has: { $options }.
cli-wrong-value = the option { $option } cannot be “{ $value }”, only { $possible }.
cli-unknown-bot = { $game } has no bot “{ $bot }”. It has: { $bots }.
cli-wrong-bots = { $given } names are given for { $seats } seats: give one for all, or one for each.
cli-bot-form = a bot is given its seat as SEAT=NAME with a seat from 1 to { $seats }, not “{ $text }”.
cli-too-small = { $name } must be larger: { $value } will not do, the limit is { $least }.
cli-unknown-language = there is no language “{ $lang }” here. There are: { $languages }.
cli-no-folder = the folder “{ $folder }” does not exist.
cli-broken-data = the data cannot be used. { $detail }
cli-no-rulebook = { $game } has no rulebook here.
cli-no-rule = no section of the rulebook is “{ $rule }” or speaks of it.
cli-no-tests = the tests are not here. Say where they are with --tests.
cli-other-game = “{ $file }” holds a game of { $saved }, not of { $game }.
cli-cannot-read = “{ $file }” cannot be read ({ $reason }).
cli-cannot-write = “{ $file }” cannot be written ({ $reason }).
cli-not-a-file = “{ $file }” cannot be the name of a file.
cli-not-ours = “{ $file }” exists and is not a saved game; it was left alone. Choose another name.
cli-broken-record = “{ $file }” cannot be resumed. Line { $line }: { $reason }.
cli-no-dice = the dice of this game cannot be thrown here: their secret is kept elsewhere.
cli-no-such-option = there is no option { $option } here. --help lists those there are.
cli-near-option = there is no option { $option } here. Did you mean { $near }?
cli-option-needs-value = the option { $option } needs a value.
cli-bad-value = the value given for { $name } is of the wrong sort. --help shows what it takes.
cli-need-number = { $name } needs a number.
cli-no-such-command = there is no such command. There are: { $commands }.
cli-bad-line = this command line cannot be understood ({ $detail }). --help shows how it is written.

# ---------------------------------------------------------------- games, simulate, conform, rules, bench

cli-number = { $number }
cli-entry = { $name }: { $value }
cli-yes = yes
cli-no = no
cli-playing = playing
cli-checking = checking
cli-measuring = measuring

cli-games-id = { "  " }{ $id }: behaviour version { $version }
cli-games-scenario = { "  " }scenario { $id }: { $name }; seats: { $seats }
cli-games-option = { "  " }option { $id }, { $name }: { $values }
cli-games-bots = { "  " }bots: { $bots }

cli-simulate-games = games
cli-simulate-finished = finished
cli-simulate-decisions = decisions (two or more legal moves)
cli-simulate-forced = forced decisions
cli-simulate-drawn = rolls and draws
cli-simulate-choices-mean = choices a decision, mean
cli-simulate-decisions-per-game = decisions a game
cli-simulate-decisions-per-turn = decisions a turn
cli-simulate-decisions-per-turn-and-seat = decisions a turn and seat
cli-simulate-decisions-per-second = decisions a second
cli-simulate-turns-median = turns a game, median
cli-simulate-turns-max = turns of the longest game
cli-simulate-wins = won by seat { $seat }
cli-simulate-draws = won by nobody
cli-simulate-end = ended: { $end }
cli-arena-few = a match needs two bots or more.
cli-arena-other = { $file } holds the games of another match; choose another file.
cli-arena-torn = { $file } cannot be read as a match.
cli-arena-write = { $file } cannot be written ({ $reason }).
cli-arena-bot = bot
cli-arena-games = games
cli-arena-won = won
cli-arena-rating = rating
cli-arena-interval = { $low } to { $high }
cli-arena-sure = surely between
cli-arena-against = { $one } won { $won } of the { $deals } deals that one of the two won against { $other }: { $share } % (surely { $low } to { $high } %).
cli-no-ray = there is no Ray here: install quadriga[cluster], or leave --cluster out.
cli-no-cluster = no cluster answers at { $address }: { $reason }
cli-breed-no-judge = { $game } has no judge to breed.
cli-breed-start = “{ $start }” is no scenario with a number of seats, as in “short/2”.
cli-breed-fit = { $samples } positions; surprise { $before } before, { $after } after.
cli-breed-kept = The weights are in { $file }.
cli-breed-better = The new weights are better.
cli-breed-unclear = It is not clear that the new weights are better.

cli-conform-check = check
cli-conform-times = times made
cli-conform-failures = games failed
cli-conform-breach = { $check }: { $detail } (game { $game }, move { $move })
cli-conform-record = The game that failed is in { $file }.
cli-conform-summary = Games { $games }, moves { $moves }: { $failures ->
    [0] no breach.
    [one] one breach.
   *[other] { $failures } breaches.
}

cli-rules-section = section
cli-rules-title = title
cli-rules-tests = tests
cli-rules-no-effect = no effect: { $reason }
cli-rules-summary = { $sections } sections: { $tested } tested, { $idle } without effect, { $untested } untested.
cli-rules-unknown = a test names a section the rulebook does not have: { $mark }
cli-rules-lost = the rulebook names code that does not exist: { $code }

cli-bench-figure = figure
cli-bench-decisions-per-second = decisions a second
cli-bench-games-per-second = games a second
cli-bench-decisions-per-game = decisions a game
cli-bench-forced-per-game = forced decisions a game
cli-bench-choices-mean = choices a decision, mean
cli-bench-early-decisions-per-second = decisions a second, Early Republic
cli-bench-early-listed-moves-per-second = moves listed a second, Early Republic
cli-bench-early-copies-per-second = copies a second, Early Republic
cli-bench-greedy-microseconds = the greedy bot’s thought about a decision, microseconds
cli-bench-copies-per-second = copies a second
cli-bench-copies-in-battle-per-second = copies a second in the middle of a battle
cli-bench-round-trips-per-second = JSON round trips a second
cli-bench-position-bytes = position as JSON, bytes
cli-bench-views-per-second = views a second
cli-bench-replay-moves = moves of the replayed record
cli-bench-replay-milliseconds = its replay, milliseconds
cli-bench-verify-milliseconds = its dice verified, milliseconds
cli-bench-odds-milliseconds = exact odds of a battle of 8 against 6 units, milliseconds
cli-bench-odds-large-milliseconds = exact odds of 12 against 12 units in a fortified city, milliseconds
cli-bench-odds-active-conflict-milliseconds = exact odds of the 1st Punic War, at sea and on land, milliseconds
cli-bench-odds-rebel-general-milliseconds = exact odds against a rebel general, milliseconds
cli-bench-odds-interception-milliseconds = exact odds of an interception, milliseconds
cli-bench-odds-march-on-rome-milliseconds = exact odds against a governor marching on Rome, milliseconds
cli-bench-odds-rebel-province-milliseconds = exact odds against a rebel province, milliseconds
cli-bench-odds-rebel-province-naval-milliseconds = exact odds against a rebel province with ships, milliseconds
cli-bench-odds-allied-conflict-milliseconds = exact odds against pirates who hold a province, milliseconds
cli-bench-odds-assault-milliseconds = exact odds of an assault on two provinces, milliseconds
cli-bench-odds-assault-of-four-provinces-milliseconds = exact odds of an assault on four strong provinces, milliseconds
cli-bench-compiled = Compiled, Python { $python }.
cli-bench-interpreted = Interpreted, Python { $python }.
cli-bench-import = Importing quadriga takes { $milliseconds } ms.

# ---------------------------------------------------------------- the table in the terminal

cli-which-game = Which game?
cli-which-scenario = Which scenario?
cli-which-seats = How many seats?
cli-which-player = Who plays at seat { $seat }?
cli-seat-count = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-player-person = a person at this keyboard
cli-player-random = the random bot
cli-player-greedy = Tiro, the recruit: plays by rules of thumb, at once
cli-player-centurio = Centurio: thinks ahead, for about a second
cli-player-legatus = Legatus: thinks ahead, for up to five seconds
cli-player-outside = a bot of yours: { $bot }

cli-hello = { $title }: { $scenario }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
cli-sits = { "  " }Seat { $seat }: { $player }
cli-hint = Type a number, a move or a word to look for; “help” shows the rest.
cli-carried = The rules of this game were changed while it went on. It goes on from where it stood.
cli-outgrown = { $moves ->
    [0] The rules of this game were changed while it went on: none of its moves fits any more.
    [one] The rules of this game were changed while it went on: only its first move still fits.
   *[other] The rules of this game were changed while it went on: only its first { $moves } moves still fit.
}
cli-agree-to-outgrow = { $seat }: go on from there? If not, the game is left undecided.
cli-ended-outgrown = The rules have changed and nobody went back: the game is left undecided.
cli-resumed = { $moves ->
    [one] Resumed after one move. Lately:
   *[other] Resumed after { $moves } moves. Lately:
}
cli-closed = The game in { $file } is over. It ended so:
cli-side = side
cli-hand = Your hand: { $cards }
cli-map = The map
cli-zone = { $zone }
cli-neighbours = Its neighbours
cli-no-zone = There is no place “{ $zone }” on the map.
cli-card = { $card } ({ $number })
cli-placed = { $sentence } ({ $places })
cli-no-cards = This game has no cards.
cli-no-thing = Nothing in this game is called “{ $text }”.
cli-others = Also: { $names }.
cli-stands = stands in { $places }
cli-tables = There are these tables: { $tables }.
cli-road = road
cli-asks = { $seat }: { $question } ({ $rule })
cli-chance = Chance: { $move }
cli-moved = { $seat }: { $move }
cli-group = { $sentence } ({ $count } choices)
cli-narrowed = { $shown } of { $all } choices; an empty line shows all.
cli-whole-hint = Several at once: their numbers (1 3 5, 2-4), “all”, or “{ $verb }” and their names.
cli-no-whole = These cannot be chosen together here.
cli-no-such-number = { $number } is not in the list, which goes from 1 to { $last }.
cli-not-a-number = “{ $text }” is not a number.
cli-not-understood = “{ $line }” is no number, command or move, and no choice contains it. “help” shows what can be typed.
cli-pass-keyboard = Please hand the keyboard to { $seat }, who then presses Enter.
cli-cannot-undo = This cannot be taken back: dice have fallen, something was shown, or somebody else has moved since.
cli-undone = Taken back.
cli-yes-or-no = Please answer { $yes } or { $no }.
cli-nothing-to-take-back = { $decisions ->
    [0] You have decided nothing yet that could be taken back.
    [one] You have made one decision that could be taken back, no more.
   *[other] You have made { $decisions } decisions that could be taken back, no more.
}
cli-agree-to-go-back = { $seat }: { $proposer } would like to go back { $moves ->
    [one] one move
   *[other] { $moves } moves
}, dice included. Do you agree?
cli-agree-to-acclaim = { $seat }: do you too declare { $winner } the winner?
cli-not-agreed = { $seat } does not agree.
cli-taken-back = { $moves ->
    [one] One move was taken back; the record keeps it.
   *[other] { $moves } moves were taken back; the record keeps them.
}
cli-really-concede = { $seat }: really give up?
cli-conceded = { $seat } gives up.
cli-acclaim-form = Whom do you declare the winner? Give a seat by its number or name: { $seats }.
cli-no-acclaim = { $seat } cannot be declared the winner by you.
cli-ended-concession = { $winner } wins: all others have given up.
cli-ended-acclamation = { $winner } wins: all others say so.
cli-always-form = Always answer what? Give one choice of the list by its number, or a whole move: always 2
cli-ordered = From now on this question is always answered so, where it can be: { $move }. “always” shows your orders, “ask” withdraws them.
cli-order = { "  " }{ $number }  { $rule }: { $move }
cli-no-orders = You are asked every question: nothing is always answered alike.
cli-why-form = Why what? Give a move, a part of one, or a thing: why march, why asia.
cli-why-possible = “{ $text }” is possible now.
cli-save-form = Save where? Give a file: save my-game.jsonl
cli-saved = Saved to { $file }. To go on later: { $command }
cli-save-first = Save to which file? (Enter: do not save)
cli-left = Goodbye.
cli-left-unsaved = The game is left and was not saved. Next time type “save FILE” first; “quadriga play --resume FILE” then goes on with it.
cli-left-saved = Goodbye. To go on: { $command }
cli-left-behind = Moves made since the last save were not saved. To go on from { $file }: { $command }

cli-play-help =
    A number chooses from the list; a group opens. A move can be typed, Tab completes it. Any other word filters the list.
    An empty line shows the whole list again. Commands (a slash before them always works):
cli-command-map = map
cli-command-map-help = the map by region; “map asia” shows one place and its neighbours
cli-command-sides = sides
cli-command-sides-help = the seats and what they have
cli-command-card = card
cli-command-card-help = a card or counter by its number or name: “card 12”; alone, those in your hand
cli-command-who = who what
cli-command-who-help = a leader, a piece, a people: “who hannibal”, “what infantry”; what is printed on it and where it stands
cli-command-tables = tables aids
cli-command-tables-help = the tables of the box; “tables attrition” shows one
cli-command-list = list moves
cli-command-list-help = the question and all choices again
cli-command-all = all
cli-command-all-help = choose everything, where several may be chosen at once; “1 3 5” chooses some of the list
cli-command-log = log
cli-command-log-help = what happened lately; “log 100” goes further back
cli-command-undo = undo
cli-command-undo-help = take your last decision back, as long as nothing was rolled or shown
cli-command-why = why
cli-command-why-help = why something cannot be done: “why march”, “why asia”
cli-command-rules = rules rule
cli-command-rules-help = the section that asks this question; “rules 9.2” another one, “rules retreat” those that speak of it
cli-command-hint = hint
cli-command-hint-help = what a search would do here, with its chances
cli-hint-none = Nobody here knows this game well enough for a hint.
cli-hint-line = { "  " }{ $chance } % (give or take { $doubt }): { $move }
cli-command-odds = odds
cli-command-odds-help = how the battles ahead of you would end, or those for one zone: “odds asia”
cli-command-always = always
cli-command-always-help = always answer this question alike: “always 2”, “always end-razing”; alone, it shows your standing orders
cli-command-ask = ask
cli-command-ask-help = be asked again: withdraw your standing orders, or one by its number
cli-command-take-back = takeback
cli-command-take-back-help = go back before your last decision, dice included, if everybody at the keyboard agrees; “takeback 3” before the third last
cli-command-concede = concede
cli-command-concede-help = give up; a bot plays on for you while others fight on
cli-command-acclaim = acclaim
cli-command-acclaim-help = declare another seat the winner: “acclaim 2”; the game ends when all other persons do
cli-command-save = save
cli-command-save-help = save the game to a file
cli-command-help = help ?
cli-command-help-help = this help
cli-command-quit = quit exit
cli-command-quit-help = leave the table
