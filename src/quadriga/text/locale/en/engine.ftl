# What every game says: things left open or hidden, seats, rules, general refusals.

hidden = something hidden
any = …
nothing = nothing
counted = { $count } { $thing }

seat = Seat { $number }
seat-side = { $side } (seat { $number })

rule = rule { $id }
rule-titled = rule { $id }, { $title }
because = { $sentence } ({ $rule })
outcome = { $winners ->
    [0] { $sentence } Nobody wins ({ $rule }).
    [one] { $sentence } { $winner } wins ({ $rule }).
   *[other] { $sentence } { $winner } win ({ $rule }).
}

refusal-partial = This move is not complete: “{ $move }” leaves something open.
refusal-game-over = The game is over.
refusal-not-your-turn = It is somebody else’s turn to decide.
refusal-no-such-choice = This is not among your choices now.
refusal-not-now = This is not the moment to do that.
refusal-not-concerned = Nothing has to be decided about this now.

# What may be wrong with a record.

record-after-end = something follows the last line
record-altered = the line was changed after it was written
record-dice = the dice are described wrongly
record-disagrees = the line does not say what the game did
record-empty = the file is empty
record-foreign = it is the record of another game
record-format = this is no record, or one of an unknown format
record-garbled = the line cannot be read
record-illegal = the rules forbid this move
record-missing-end = the game is over but its last line is missing
record-move = the line holds no move
record-redacted = parts were left out for one reader, so it cannot be replayed
record-secret = the secret of the dice is missing or wrong
record-take-back = these moves cannot be taken back
record-truncated = the file ends in the middle of a line
record-unknown-move = this is no move of the game
record-unknown-start = the game cannot begin like that
record-version = it was made by another version of the rules
record-wrong-end = the end is not the one the game came to
