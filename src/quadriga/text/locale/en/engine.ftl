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
record-position = the position it went on from cannot be carried over to the rules of today
record-redacted = parts were left out for one reader, so it cannot be replayed
record-secret = the secret of the dice is missing or wrong
record-take-back = these moves cannot be taken back
record-truncated = the file ends in the middle of a line
record-unknown-move = this is no move of the game
record-unknown-start = the game cannot begin like that
record-wrong-end = the end is not the one the game came to

# Words that mean nothing here: in a move, or of what a game begins with.

unknown-empty = an empty line is no move
unknown-no-verb = “{ $word }” is nothing one can do in this game; there are: { $expected }
unknown-too-many-words = “{ $word }” takes only: { $expected }
unknown-not-a-number = “{ $word }” is not a number
unknown-nothing-here = “{ $word }” is nothing in this game
unknown-not-quite = “{ $word }” is nothing in this game; perhaps { $expected }?
unknown-not-a-face = “{ $word }” is not a die face and how often it came up, such as { $expected }
unknown-no-face = “{ $word }” is no face of these dice: { $expected }
unknown-too-many-dice = “{ $word }” are too many dice
unknown-too-many-things = “{ $word }” names more than there are
unknown-twice = “{ $word }” names something twice
unknown-not-a-count = “{ $word }” is not a thing and how many of it, such as { $expected }
unknown-no-move = “{ $word }” is no move
unknown-no-game = there is no game “{ $word }”; there are: { $expected }
unknown-no-scenario = there is no scenario “{ $word }”; there are: { $expected }
unknown-wrong-seats = { $word } cannot play this; possible are { $expected }
unknown-no-option = there is no option “{ $word }”; there are: { $expected }
unknown-no-value = “{ $word }” cannot be chosen; possible are { $expected }
unknown-option-missing = the option “{ $word }” is not named; possible are { $expected }
unknown-no-bot = there is no bot “{ $word }” for this game; there are: { $expected }
unknown-no-judge = nothing here can judge a position of “{ $word }”
unknown-no-budget = “{ $word }” is neither seconds nor runs, such as { $expected }
unknown-bot-no-file = there is no file “{ $word }” to take a bot from
unknown-bot-broken = the bot “{ $word }” cannot be loaded: { $expected }
unknown-bot-no-class = “{ $word }”: the file has no class { $expected }
unknown-bot-no-bot = “{ $word }” is no subclass of quadriga.bots.Bot
unknown-program-no-start = the program “{ $word }” does not start: { $expected }
unknown-program-silent = the program “{ $word }” did not answer in time and was ended
unknown-program-ended = the program “{ $word }” ended by itself (exit code { $expected })
unknown-program-nonsense = the program “{ $word }” answered something that is no line of the protocol: { $expected }
unknown-program-refuses = the program “{ $word }” cannot play on: { $expected }
unknown-program-no-move = the program “{ $word }” answered something that is no move: { $expected }
unknown-program-illegal = the program “{ $word }” chose a move that is not offered: { $expected }
unknown-no-text = there is no text “{ $word }”
unknown-no-guide = there is no guided game of “{ $word }”
