# The browser table.

web-motto = four Roman wars, one table
web-hall = To the hall
web-loading = The table is being laid…
web-continue = Continue
web-your-move = Your move
web-look = Look
web-you-are = you are { $side }
web-new-table = New table
web-learn = Learn it
web-scenario = Scenario
web-how-many = Players
web-options = More options
web-you = You
web-bot = bot { $bot }
web-bot-random = random
web-bot-greedy = Tiro (easy)
web-chances = chance to win, %
web-bot-centurio = Centurio (normal)
web-bot-legatus = Legatus (hard)
web-level-random = Random picks any legal move.
web-level-greedy = Tiro plays by rules of thumb and answers at once.
web-level-centurio = Centurio tries its moves out on the board and answers in about a second.
web-level-legatus = Legatus does the same for up to five seconds a decision.
web-bot-planner = planner
web-person = player
web-open-table = Open the table
web-import = Import a record
web-players = { $least ->
    [one] { $most ->
        [one] { $most } player
       *[other] { $least }–{ $most } players
    }
   *[other] { $most ->
        [2] { $most } players
       *[other] { $least }–{ $most } players
    }
}
web-minutes-ago = { $number ->
    [0] just now
   *[other] { $number } min ago
}
web-hours-ago = { $number } h ago
web-days-ago = { $number ->
    [one] yesterday
   *[other] { $number } days ago
}

web-sub-conquest = Caesars for one throne
web-era-conquest = 3rd century AD
web-length-conquest = 2–4 h
web-line-conquest = Legions, galleys, roads and tribute. The richest province is always the neighbour’s.
web-sub-hannibal = Rome against Carthage
web-era-hannibal = 218–202 BC
web-length-hannibal = 2–4 h
web-line-hannibal = Elephants over the Alps, allies who waver, a handful of cards and never enough of them.
web-sub-republic = senators, votes and wars
web-era-republic = 264–43 BC
web-length-republic = 20 min – 6 h
web-line-republic = Offices, bribes, votes and legions. Rome must stand, and you want to be first in it.
web-sub-ultimus = the last century of the West
web-era-ultimus = AD 405–476
web-length-ultimus = 1–6 h
web-line-ultimus = Hold a thousand miles of river with tired legions, treaties and generals you dare not trust.

web-board = The board: drag to pan, wheel to zoom
web-closer = Zoom in
web-farther = Zoom out
web-whole = Show the whole board
web-drawer = Papers
web-close = Close
web-tab-log = Table
web-tab-seats = Seats
web-tab-rules = Rules
web-tab-share = Links
web-turn = { $name } { $number }
web-log = What happened
web-log-none = Nothing yet.
web-seats = Seats
web-details = More figures
web-your-last-move = your last move
web-older = Older
web-undo = Undo
web-cancel = cancel
web-chosen = Chosen: { $things }.
web-aim = Choose on the board: { $things }.
web-aim-papers = Choose in the papers, under “{ $paper }”.
web-points = Movement points: { $points }.
web-aim-for = { $purpose }? { $aimed }
web-aim-pieces = { $count ->
    [one] one piece
   *[other] { $count } pieces
}
web-aim-places = { $count ->
    [one] one place
   *[other] { $count } places
}
web-aim-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-title-yours = Your turn: { $name } · Quadriga
web-title-waits = { $side } decides: { $name } · Quadriga
web-title-works = { $name } · Quadriga
web-title-over = Over: { $name } · Quadriga
web-question = What is asked
web-tray = What is chosen
web-tray-count = { $count } of { $total } chosen
web-tray-all = All
web-tray-none = None
web-tray-fit = All that may
web-tray-sorts = By sorts
web-tray-stays = Stay: { $things }.
web-tray-where = { $count ->
    [one] Point at the place on the board.
   *[other] Point at one of { $count } places on the board.
}
web-tray-place = Choose a place first
web-tray-open = { $what }…
web-less = Less
web-more = More
web-waits = { $side } is deciding…
web-dice-fall = The dice are falling…
web-seat-open = A seat is still empty: send its link to a friend.
web-table-works = The table is at work…
web-say-roll = What did you roll?
web-over = The game is over.
web-offline = Connection lost, trying again…
web-yes = yes
web-no = no
web-number = { $number }
web-command = Type a move
web-hand = Cards in hand
web-hand-over = It is the turn of { $side }. Hand over the table.
web-take-seat = I am ready
web-search-rules = Search the rules
web-rules-found = { $count ->
    [0] No section says that.
    [one] { $count } section
   *[other] { $count } sections
}

web-talents = talents
web-order-costs = this order costs { $cost }
web-order-keeps = { $rest } kept for later
web-left = { $number } left
web-on-map = on the map
web-buy-for = { $cost ->
    [0] Choose what to buy
   *[other] Buy for { $cost }
}
web-battle-in = Battle: { $zone }
web-battle-round = round { $number }
web-attacker = attacks
web-defender = defends
web-legion = Combat legion
web-reserve = Reserve
web-hits = { $number ->
    [0] no hit
    [one] { $number } hit
   *[other] { $number } hits
}

web-replay = Replay
web-replay-at = Move { $number } of { $count }
web-replay-start = The beginning.
web-back = One move back
web-forward = One move forward
web-play = Play
web-pause = Pause
web-next-turn = Next turn
web-to-present = Back to the present

web-links = Links
web-links-hint = Whoever has the link of a seat plays that seat. Send each friend his own.
web-spectator = Spectators
web-copy = Copy
web-copied = Copied
web-this-table = This table
web-save-record = Save the record
web-concede = Concede
web-concede-sure = Yes, I concede
web-dice-fingerprint = The game so far, and the next roll with it, has the fingerprint
web-verdict-chained = Each roll depends on all that was decided before it, and on the numbers that people’s browsers added{ $count ->
    [0] .
    [one] ; seat { $seats } added none.
   *[other] ; seats { $seats } added none.
} Not proven: that whoever ran the dice did not play himself and try numbers, choose the answers of a bot, or draw several secrets.
web-verdict-first = Not proven: that whoever ran the dice did not know every roll from the beginning, or draw several secrets.
web-problem-no-numbers = To sit down here a browser has to add numbers of its own for the dice.
web-dice-sealed = The dice were sealed before the game:

web-settings = Settings
web-language = Language
web-way = By { $places }{ $points ->
    [0] .
    [one] : 1 movement point.
   *[other] : { $points } movement points.
}
web-way-risk = { $place }: { $what }, { $chance } %.
web-way-roll = { $place }: dice fall.
web-way-first = Go as far as { $place }
web-plan = Your plan led on to { $place }.
web-plan-go = Go on to { $place }
web-plan-drop = Drop the plan
web-key-p = P
web-key-p-does = goes on with what is left of a march
web-places = Names on maps
web-places-own = as in the texts
web-places-latin = in Latin everywhere
web-alone = An only answer all can see
web-alone-given = is given by itself
web-alone-asked = is asked for
web-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Movement
web-motion-on = on
web-motion-off = off
web-keys = Keys
web-key-slash = /
web-key-slash-does = type a move
web-key-u = U
web-key-u-does = undo
web-key-esc = Esc
web-key-esc-does = drop the choice
web-key-g = G
web-key-g-does = step again through what the others did
web-key-b = B
web-key-b-does = show or hide the battle board
web-key-l = L
web-key-l-does = the board as a list
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = move the map when it has the focus; after Enter, from place to place
web-key-plus = + − 0
web-key-plus-does = zoom in, out, whole board

web-no-table = This table cannot be found.
web-no-table-hint = Its link opens nothing here: ask whoever sent it for a new one.
web-problem = Sorry, that did not work ({ $key }).
web-problem-offline = Sorry, the server does not answer.
web-problem-stale = The table had already moved on; this is how it stands now.
web-problem-too-fast = Sorry, that was too fast for the server. Try again.
web-problem-too-large = Sorry, this file is too large.
web-problem-invalid = Sorry, the server did not understand that.
web-problem-no-secret = This game is not over, and its dice are sealed elsewhere: it cannot go on here.

# Pages and panels.

web-games = The games
web-spectating = you are watching
web-you-against-bot = you are { $side }, against bot { $bot }
web-you-among = { $number } seats, you are { $side }
web-tables-wait = { $number ->
    [one] one table waits for you
   *[other] { $number } tables wait for you
}
web-all-tables = All { $number } tables
web-chair-me = me
web-chair-open = a friend, by link
web-chair-here = a friend beside me
web-dice = Dice
web-dice-ours = ours
web-dice-real = real ones, you roll
web-verify = Verify the dice of a game
web-verify-short = Verify dice
web-verify-about = Our dice are drawn before the first move and sealed; the record of a finished game opens the seal. Paste a record here and every roll is reckoned again.
web-verify-do = Verify its dice
web-import-about = Open a record as a table: replay it, or go on with it if it is not over. Nothing is changed by trying.
web-import-open = Open as a table
web-record = Record
web-record-paste = Paste the record of a game here, or choose its file.
web-record-file = Choose a file
web-broken-record = Sorry, this record cannot be used: { $reason }. Nothing was changed.
web-broken-record-line = Sorry, this record cannot be used. Line { $line }: { $reason }. Nothing was changed; mend the record and try again.
web-verdict-verified = The dice are honest
web-verdict-verified-says = The secret is the one sealed before the game, and { $draws ->
    [0] no roll depends on it
    [one] the only roll comes from it
   *[other] all { $draws } rolls and draws come from it
}{ $void ->
    [0] .
    [one] ; one of them was taken back by consent.
   *[other] ; { $void } of them were taken back by consent.
}
web-verdict-wrong = The dice do not add up
web-verdict-wrong-says = This record was changed after it was written, or one of its draws ({ $draws }) is not the one the secret gives.
web-verdict-unverifiable = Nobody can tell
web-verdict-unverifiable-says = The draws of this game ({ $draws }) came from a seed or were rolled by people: there is no seal to open.
web-verdict-partly = Honest as far as one can see
web-verdict-partly-says = The secret is the one sealed before the game, and { $draws ->
    [0] no roll depends on it yet
    [one] the first roll comes from it
   *[other] the first { $draws } rolls and draws come from it
}. After that the rules behaved differently when it was played, so the rest cannot be reckoned again.
web-verdict-unfinished = Not yet
web-verdict-unfinished-says = The seal is opened with the last line of a game, and this one is not over. { $draws ->
    [0] No draw waits for it yet.
    [one] One draw waits for it.
   *[other] { $draws } draws wait for it.
}
web-rulebook = Rulebook
web-rules-parts = Rulebook or player aids
web-rules-all = the whole rulebook
web-aids = Player aids
web-search-aids = Search tables, cards and counters
web-no-aids = There is nothing printed to look up.
web-aid-cards = Cards
web-palette = Colours of the sides
web-palette-about = Clear colours stay apart for eyes that confuse red and green. Shapes and emblems tell the sides apart in any case.
web-palette-plain = atlas
web-palette-clear = clear
web-pause-none = as it comes
web-pause-about = How long every step that you do not decide stays on the table.
web-seconds = { $number } s
web-sounds = Sounds
web-sounds-about = One soft tone when it is your turn.
web-sounds-on = on
web-sounds-off = off
web-key-tab = Tab
web-key-tab-does = through everything one can choose; Enter chooses
web-key-r = R
web-key-r-does = the rulebook
web-key-a = A
web-key-a-does = the player aids
web-key-h = H
web-key-h-does = what happened since your last move
web-assistant = Combat assistant
web-assistant-about = For a group around a real board: set up a combat by hand, see its odds, and resolve it with our dice or with those you roll.
web-confrontation = Which combat?
web-odds = Odds
web-odds-show = Show the odds
web-odds-overall = How it ends
web-odds-results = Results of the die
web-odds-line = attacker: { $attacker }; defender: { $defender }; { $winner } wins
web-odds-mean = mean { $number }
web-odds-between = { $low } to { $high } with 95 % confidence
web-odds-attacker-left = What the attacker has left
web-odds-defender-left = What the defender has left
web-resolve = Resolve it
web-our-dice = Let our dice fall
web-dice-or-yours = Let our dice fall, or say what came up on your table.
web-assistant-sides = In what follows { $attacker } is the attacker, { $defender } the defender.
web-copy-list = Copy the list
web-print-list = Print the list
web-list-copied = Copied.
web-list-not-copied = This browser does not let us copy; mark the list and copy it yourself.
web-begin-again = Begin again
web-no-battles = This game has no battles that can be set up by themselves.
web-rolled = { $said } of { $total } dice said
web-search-roll = Type what came up
web-field-attacker = Attacker
web-field-defender = Defender
web-field-leaders = Leaders
web-field-infantry = Infantry
web-field-cavalry = Cavalry
web-field-catapults = Catapults
web-field-fortified = behind walls
web-field-cards = Battle cards
web-field-general = General
web-field-rating = Battle rating
web-field-strength = Strength
web-field-quality = Quality
web-field-bonus = Tactical bonus
web-field-politics = Politics (civil war)
web-field-attacker-roman = Romans among the attackers
web-field-defender-roman = Romans among the defenders
web-field-defender-settled = the defenders are federates or a kingdom
web-field-crossed = over a river or a strait
web-field-outside-empire = outside the empire
web-field-capital = at the capital of a kingdom
web-field-luck = Other modifiers
web-field-fury = Stratagem that fixes the result
web-field-military = Military rating
web-field-senator = Senator
web-field-chit = Mortality chit
web-field-master-of-horse = Master of Horse
web-field-legions = Legions
web-field-veterans = Veterans
web-field-fleets = Fleets
web-field-militia = Militia
web-field-land-before = Land value when its fleet was beaten
web-field-flotillas = Flotillas
web-field-conflict = Conflict
web-field-active-in-group = Active cards of its group
web-field-fleet-defeated = its fleet is beaten already
web-field-province = Province
web-field-developed = developed
web-field-loyal = loyal to Rome
web-field-governor = Governor
web-field-captured = Provinces it holds
web-field-provinces = Provinces on the board
web-field-rebel = Rebel
web-field-convoy = Convoy
web-field-partisan = only a partisan
web-field-naval-won = Rome has won at sea already
web-field-draw-pile = Cards in the draw pile
web-field-next-pile = the pile of the next era will be used
web-field-omens = Evil omens
web-field-galleys = Galleys
web-field-laden = Galleys with something aboard
web-field-legion = The combat legion is filled with
web-field-losses = Units are given up in the order
web-field-played = Battle cards already laid
web-field-influence = Influence
web-field-earlier = An expedition this turn ended in
web-field-go-on = for the odds: fights on land after a victory at sea
web-field-conflicts = Conflicts
web-field-status = It is
web-field-holder = Held by
web-field-expeditions = Expeditions
web-field-against = Against
web-field-rebellion = Rebellion
web-field-place = Where the rebel stands
web-field-marching-general = At Rome: a general
web-field-marching-governor = At Rome: a governor
web-field-convoys = Convoys
web-field-interceptors = Fleets that intercept
web-field-reserves = Reserves at Rome
web-field-captives = Captives
web-field-add = Add one
web-field-remove = Remove
web-thinks = { $side } is thinking: “{ $prompt }”
web-decides = { $side } decides: “{ $prompt }”
web-always = Always answer this so…
web-always-hint = Your next answer will be given every time this is asked.
web-asides = To be said at any time
web-orders = Standing orders
web-orders-none = None. “Always answer this so…” under a question gives one.
web-order-says = { $prompt } – { $answer }
web-withdraw = Withdraw
web-take-back = Ask to take my last move back
web-take-back-here = Ask to go back to here
web-proposed = It is proposed to take back { $number ->
    [one] the last move.
   *[other] the last { $number } moves.
}
web-proposed-mine = You have agreed; the others have not answered yet.
web-agree = Agree
web-refuse = Refuse
web-acclaim = Declare the winner
web-acclaim-hint = The game ends when all others declare the same.
web-acclaimed = { $side } would have { $winner } win.
web-reconnected = Connected again.
web-since = Since you were here
web-since-at = Since you were here: { $number } of { $count }
web-since-again = again since my move
web-skip = Skip
web-catch-up = { $number ->
    [one] one step waits
   *[other] { $number } steps wait
}
web-tab-chat = Chat
web-chat-say = Say something to all
web-chat-send = Send
web-chat-none = Nobody has said anything yet.
web-conceded = has conceded
web-eyes = Whose eyes
web-own-eyes = mine
web-chart = Chart of
web-chart-says = { $name } of all seats through the game
web-next-battle = Next battle
web-last-turn = Turn before
web-jump-turn = Turn
web-verify-this = Verify the dice
web-record-partial = While the game goes on, the record holds what your seat may know.
web-real-dice-on = Real dice: whoever sits here says what was rolled.
web-commands-none = No move says that.
web-problem-not-over = That is open to all once the game is over.
web-problem-illegal = Sorry, that cannot have come up here.
web-problem-game-over = The game is over.
web-problem-spectator = Spectators may only watch.
web-problem-nothing-to-take-back = There is nothing to take back.
web-problem-no-proposal = The proposal is no longer on the table.
web-problem-refused = Sorry, the table does not allow that now.
web-empty-seat = empty
web-empty-seats = Seats nobody has taken
web-agreements = Between us
web-problem-not-your-seat = That seat is not yours to give.
web-problem-conceded = That seat has conceded.
web-closed-concession = Everybody else has conceded. { $winner } wins.
web-closed-acclamation = { $winner } is declared the winner.
web-closed-outgrown = The rules have changed and nobody went back: the game is left undecided.
web-problem-damaged = Sorry, this table is damaged on the server and cannot be opened; the others can.
web-problem-too-many-tables = Sorry, too many tables were opened from here today.
web-problem-table-full = This game has grown too long to go on.
web-problem-foreseen = Whoever brought this game along may know what is still to come: it has no seat for others.
web-foreseen = This game was brought along unfinished: whoever did so may know its hands, and the dice to come.
web-problem-carried = A game that goes on from a stored position can only be read here once it is over.
web-problem-outgrown = The rules have changed: first agree how the game goes on.
web-changed-carried = The rules of this game were changed while it went on. It goes on from where it stood.
web-changed-back = The rules of this game were changed while it went on, and its last moves no longer fit. You went back to the last move that does.
web-changed-agree = The rules of this game were changed while it went on, and its last moves no longer fit. Agree to go back to the last move that does, or leave the game undecided.
web-changed-void = { $void ->
    [one] One roll or draw no longer counts.
   *[other] { $void } rolls and draws no longer count.
}
web-closed = The table has ended the game.
web-my-seat = My seat
web-sit-down = Sit down again
web-stand-in = Let a bot play on for me
web-odds-note = { $name }: { $value }
web-field-hand = Known cards
web-problem-busy = Sorry, the server has too much to work out just now. Try again in a moment.
web-problem-too-long = Sorry, that takes longer than we allow here. Fewer pieces help.
web-problem-unwritten = Sorry, the server could not write that down; nothing was changed. Try again.
web-problem-no-such-table = This table cannot be found.
web-problem-no-such-move = There was no such move.
web-problem-no-seat = There is no such seat.
web-problem-foreign-origin = Sorry, that came from a page of another address, so it was not done.
web-problem-unknown-host = Sorry, this server does not go by that name.
web-problem-no-person = A bot plays this seat.
web-problem-no-roll = No dice are awaited now.
web-problem-no-prompt = There is no such question in this game.
web-problem-out-of-play = That seat is out of the game: it has no say in how it ends.
web-problem-no-self-acclaim = Nobody declares himself the winner.
web-problem-batch-too-long = The table has to answer before that.
web-reckoning = Reckoning…
web-problem-failed = Sorry, something went wrong at the server. Nothing was changed.

# ---------------------------------------------------------------- guided games

web-lesson = Lesson
web-lesson-of = Lesson { $number } of { $all }
web-lesson-minutes = { $number ->
    [1] about one minute
   *[other] about { $number } minutes
}
web-lesson-continue = Guided game: go on with lesson { $number } of { $all }
web-lesson-waits = Lesson { $number } waits for its moment; play on.
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-why = Why?
web-lesson-leave = Leave the lesson
web-lesson-back = Back to the lesson
web-lesson-again = Start again
web-lesson-detour = Something else: good too.
web-lesson-detour-text = You chose: { $move }. The lesson waits until its moment comes again.
web-lesson-carry-on = Carry on
web-lesson-take-back = Take it back
web-lesson-over = The lesson is over
web-lesson-over-text = You have seen all of it. The game stays yours, against the same opponent.
web-lesson-play-on = Play on

# --------------------------------------------------- what others did, drawn on the map

web-seen = What the others did since your move
web-seen-at = { $number ->
    [0] Since your move
   *[other] { $number } of { $count }
}
web-seen-all = Everything that happened is drawn on the map, until you move.
web-seen-again = Step again
web-seen-back = One step back
web-seen-on = One step on
web-seen-whole = All at once
web-seen-close = Take it off the map
web-speed = Speed
web-times = { $number ->
    [0.5] ½×
   *[other] { $number }×
}
web-hint = Hint
web-hint-thinks = Thinking…
web-hint-head = What a search would do here
web-hint-chance = { $chance } % (± { $doubt })
web-hint-note = Chances to win, reckoned from what your seat may know. They are a bot’s opinion.
web-analyse = Analyse the game
web-analysis-running = Looking at the game again: { $done } of { $of }
web-analysis = { $count ->
    [0] Analysis: no turning points
    [one] Analysis: one turning point
   *[other] Analysis: { $count } turning points
}
web-analysis-even = The chances never changed much at once.
web-analysis-turn = Moves { $first } to { $last }
web-analysis-seat = { $side } { $before } % → { $after } %
web-analysis-move = Move { $number }
web-analysis-better = { $side } chose “{ $played }” ({ $chance } %); “{ $move }” looked better ({ $best } %).
web-pace = Pace
web-pace-quick = Bots and dice go on at once
web-pace-note = For everybody at this table. What happened meanwhile is in the log.
web-problem-no-judge = No search has learnt this game yet.
web-problem-not-your-turn = It is somebody else’s turn to decide.
