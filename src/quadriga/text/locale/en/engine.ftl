# What every game says: things left open or hidden, seats, rules, general refusals.

hidden = something hidden
any = any
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
