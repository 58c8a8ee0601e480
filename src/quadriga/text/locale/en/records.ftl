# Records, dice and odds at the command line.

records-help-file = The record of a game.
records-help-replay = Go through the record of a game move by move: next, back, jump, on to the next battle, the board.
records-help-step = Step even when the commands come from a file or another program.
records-help-mend = Leave out a last line that a crash cut short.
records-help-verify = Recompute every roll and draw of a finished game from the secret of its dice.
records-help-dice = Count all dice of a record against what fair dice show, and the luck of each seat in battle.
records-help-odds = Say how a battle will end, exactly, from the rules themselves.
records-help-situation = The battle as JSON, or @FILE. “docs/records.md” has the form.

records-example-replay =
    Example: quadriga replay my-game.jsonl

    Through a pipe, or with --json, all moves are printed at once.
records-example-verify =
    Example: quadriga verify my-game.jsonl --json

    Exit codes: 0 every draw is right, 1 the record was changed or a draw is wrong, 2 no record, 3 nothing can be told (seeded or real dice, a game not finished).
records-example-dice = Example: quadriga dice my-game.jsonl
records-example-odds =
    Example: quadriga odds conquest --situation '{ "{" }"attacker":{ "{" }"leaders":1,"infantry":5{ "}" },"defender":{ "{" }"infantry":4,"fortified":true{ "}" }{ "}" }'

# ---------------------------------------------------------------- what is wrong with a record

records-no-file = which record? Name its file.
records-broken = “{ $file }” cannot be used. Line { $line }: { $reason }.
records-broken-at = “{ $file }” cannot be used. Line { $line }: { $reason } ({ $detail }).
records-illegal = “{ $file }” cannot be used. Line { $line }, “{ $move }”: { $why }
records-truncated = “{ $file }” ends in the middle of line { $line }. If a crash cut it, --mend goes on without that line.
records-stop = Recorded by version { $version } of the rules of this game; here they behave by version { $here }. Up to line { $line } the moves lead to the same; there they part: { $why }
records-altered = “{ $file }” cannot be used. Line { $line }: { $reason }, and { $also }.
records-foreign = “{ $file }” cannot be used. Line { $line }: it is the record of “{ $game }”, a game that is not here. There are: { $games }.

# ---------------------------------------------------------------- replay

records-replay-about = { $scenario }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
records-replay-hint = Enter goes on, “help” lists what else you can type.
records-replay-prompt = { $at }/{ $moves } >
records-replay-unknown = “{ $line }” is none of the commands; “help” lists them.
records-replay-jump-form = jump where? To a number of moves from 0 to { $moves }.
records-replay-no-battle = No battle begins after this.
records-replay-no-zone = No zone is called “{ $zone }”.
records-moved = { $seat }: { $move }
records-drawn = Chance: { $move }
records-going-on = The game is not over.
records-closed = The table ended the game ({ $reason }).

records-command-next = next n
records-command-next-help = one move on (Enter does the same)
records-command-back = back b
records-command-back-help = one move back
records-command-jump = jump j
records-command-jump-help = to the place after so many moves, such as “jump 120” or just “120”
records-command-battle = battle x
records-command-battle-help = to the next battle
records-command-map = map board m
records-command-map-help = the board at this place, or one zone: “map asia”
records-command-sides = sides s
records-command-sides-help = the seats and their figures at this place
records-command-help = help h ?
records-command-help-help = this list
records-command-quit = quit q
records-command-quit-help = leave

# ---------------------------------------------------------------- verify

records-verified = Verified: the secret is the one promised before the game, and { $draws ->
    [0] no draw depends on it
    [one] the only draw comes from it
   *[other] all { $draws } draws come from it
}{ $void ->
    [0] .
    [one] ; one of them was taken back by consent.
   *[other] ; { $void } of them were taken back by consent.
}
records-partly = As far as it goes: the secret is the one promised before the game, and { $draws ->
    [0] no draw up to there depends on it
    [one] the one draw up to there came from it
   *[other] the { $draws } draws up to there came from it
}. What follows cannot be recomputed by the rules of today.
records-not-verified = Not verified: this record is not what it should be.
records-unverifiable = Unverifiable: the dice of this game came from a seed or were rolled by people, so nobody can recompute its draws ({ $draws }).
records-unfinished = Not yet: the secret of the dice is given away with the last line, and this game has none. { $draws ->
    [0] No draw waits for it yet.
    [one] One draw waits for it.
   *[other] { $draws } draws wait for it.
}
records-fault = Line { $line }: { $reason }.
records-wrong-draw = Draw { $draw } (line { $line }) is wrong: “{ $recorded }” is recorded, the secret gives “{ $expected }”.
records-proven-chained = Proven: every roll depends on all that was decided before it, and on the numbers that people added{ $count ->
    [0] .
    [one] ; seat { $seats } added none.
   *[other] ; seats { $seats } added none.
}
records-unproven-chained = Not proven: that whoever ran the dice did not play himself and try numbers, choose the answers of a bot, or draw several secrets.
records-unproven-first = Not proven: that whoever ran the dice did not know every roll from the beginning, or draw several secrets.
records-fingerprint = Fingerprint (SHA-256): { $digest }

# ---------------------------------------------------------------- dice

records-draws = Rolls and draws: { $draws }, void: { $void }.
records-table = { $name }: { $dice } in all
records-table-face = face
records-table-seen = seen
records-table-expected = expected
records-chi-square = Chi-square { $chi } with { $freedom } degrees of freedom: fair dice stray at least so far with probability { $tail }.
records-no-chi-square = Too few, or unlike each other: no chi-square.
records-luck = Luck in battle
records-luck-seat = seat
records-luck-rolls = rolls
records-luck-hits = hits
records-luck-expected = expected
records-luck-luck = luck
records-luck-deviations = in standard deviations
records-luck-note = Luck is hits scored less the exact mean of each roll as it stood. Void rolls do not count. Within two deviations is nothing unusual.

# ---------------------------------------------------------------- odds

records-no-situation = which battle? Give it with --situation.
records-not-json = the situation is not JSON: { $detail }.
records-situation-no-battles = { $where } has no battles that can be reckoned by themselves.
records-situation-not-an-object = “{ $where }” should be an object in braces.
records-situation-missing = “{ $where }” is missing in the situation.
records-situation-unknown-entry = “{ $where }” is no entry of a situation; there are { $expected }.
records-situation-not-a-number = “{ $where }” should be a whole number in { $expected }.
records-situation-not-a-truth = “{ $where }” should be true or false.
records-situation-not-an-order = “{ $where }” should name each of { $expected } once, in order.
records-situation-no-units = “{ $where }” has no unit to fight with.
records-situation-too-many-pieces = “{ $where }” need the pieces of more than the { $expected } colours there are.
records-situation-too-many-cards = “{ $where }”: there are at most { $expected } such cards.
records-situation-galley-full = “{ $where }”: a galley holds at most { $expected } units.
records-situation-retreat = “{ $where }” can only be “{ $expected }”.

records-odds-none = No battle is ahead of you here.
records-odds-battle = Battle: { $zone }
records-odds-attack = Attack: { $zone }, with all that can march from { $start }
records-odds-more = { $number } more: name a zone.
records-odds-note-conquest = Both sides fill their legions with infantry, then cavalry, then catapults, give up cavalry first, then catapults, and never retreat.
records-odds-entry-column = column
records-odds-entry-shifted = column after quality
records-odds-entry-attacker = attacker
records-odds-entry-defender = defender
records-odds-entry-winner = winner
records-odds-entry-rounds-mean = rounds, mean
records-odds-entry-policy = both sides
records-odds-entry-lead-largest-share = lead the card they hold most of
records-odds-entry-fight-to-the-end = fight to the end, by the orders given
records-odds-entry-p = probability
records-attacker-wins = the attacker wins
records-defender-wins = the defender wins
records-both-destroyed = both are destroyed
records-fleets-part = the fleets part
records-units-left = units left
records-attacker = attacker
records-defender = defender
records-mean = mean
records-interval = { $chance } ({ $low } to { $high } with 95 % confidence)
records-exact = Exact.
records-sampled = Too large to reckon exactly: counted over { $samples } battles.
records-percent = { $number } %
records-decimal = { $sign }{ $whole }.{ $part }

# ---------------------------------------------------------------- play

records-help-real-dice = Roll dice on your own table and type what they show.
records-help-record = Write every move to this file as it is made, so that nothing is lost.
records-exists = “{ $file }” exists already and was left alone. Choose another name, or go on with it: --resume FILE --record FILE.
records-seed-or-real = --seed and --real-dice do not go together: either the computer rolls or you do.
records-recorded = The whole game is in “{ $file }”.
records-type-roll = Roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} and type what came up, such as “2 infantry 1 blank” or “infantry:2 blank:1”. Faces: { $faces }.
records-type-draw = Draw at your table and type what came up, such as “{ $example }”.
records-roll-prompt = dice >
records-not-a-roll = “{ $line }” cannot be read ({ $detail }).
records-impossible-roll = “{ $line }” cannot come up on { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}. Look again.
records-impossible-draw = “{ $line }” cannot come up here. Look again.

# Situations of the Republic that are none.
records-situation-not-a-text = “{ $where }” should be a text in quotes.
records-situation-not-a-list = “{ $where }” should be a list in brackets.
records-situation-not-one-of = “{ $where }” should be one of { $expected }.
records-situation-not-a-senator = “{ $where }” should be the number or name of a senator, such as 4, "1A" or "fabius".
records-situation-twice = “{ $where }” is there twice.
records-situation-no-chits = There are more commanders than mortality chits: give each his “chit”.
records-situation-wrong-confrontation = “{ $where }”: with its naval units this confrontation is “{ $expected }”.
records-situation-assaults-nothing = “{ $where }” is a conflict that assaults no province.
records-situation-not-a-target = “{ $where }” is not on the list of provinces that “{ $expected }” assaults.
records-situation-too-many = “{ $where }” can have at most { $expected } entries.
records-situation-no-rebel-at-rome = “{ $where }”: no rebel stands at Rome.
records-situation-not-rebel = “{ $where }” should be a province the rebellion holds.
records-situation-governor-marches = “{ $where }”: a governor who marches on Rome leaves his province without one.
records-situation-governor-missing = “{ $where }”: the rebel in his province is its governor; name him there.
records-situation-not-in-play = “{ $where }” names a conflict that is not in play.
records-situation-one-army = “{ $where }”: one army fights the rebel at Rome, and one each rebel province.
records-situation-too-many-units = “{ $where }”: all forces together need more than the { $expected } of the box.
records-situation-other-group = “{ $where }” do not all belong to “{ $expected }”.
records-situation-same-chit = “{ $where }”: general and Master of Horse have the same mortality chit.
records-situation-no-ships = “{ $where }” has no ship to sail with.
records-situation-not-with = “{ $where }” does not go with “{ $expected }”.
records-situation-whole-phase = A whole phase has no odds of its own: ask for one confrontation of it.
