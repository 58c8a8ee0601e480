# The table assistant.

assistant-help = Set up a combat of your own board, see its odds, resolve it step by step, and learn what to change.
assistant-help-game = The game whose board is before you; without it you are asked.
assistant-help-situation = The situation as JSON, or @FILE; without it you are asked (docs/assistant.md).
assistant-help-save = Keep the situation in a file.
assistant-help-changes = Keep the list of what to change on your board in a text file, to print or copy.
assistant-help-real = You roll all dice and draw all chits at your table and type them in.
assistant-help-seed = Repeatable dice.
assistant-example =
    Example: quadriga assistant republic --situation '{ "{" }"confrontation":"active-conflict","conflict":"gladiator","general":{ "{" }"military":4{ "}" },"legions":9{ "}" }'

assistant-other-game = No battle of { $game } can be set up by hand.
assistant-cannot-write = { $file } cannot be written: { $reason }.

assistant-which = Which sort of battle?
assistant-how-to-fill = One line for each entry; Enter keeps what is in brackets, { $help } tells what may be typed.
assistant-part = { $entry } { $number }
assistant-ask = { $entry } [{ $default }]
assistant-yes = yes
assistant-no = no
assistant-yes-or-no = Please say { $yes } or { $no }.
assistant-not-a-number = “{ $line }” is not a whole number.
assistant-out-of-limits = { $line } will not do: it goes from { $least } to { $most }.
assistant-not-a-pair = “{ $line }” is not two numbers, the attacker’s and the defender’s: 8 6
assistant-too-many = Each once, { $most } at most.
assistant-which-of = “{ $line }”: which one? { $known }
assistant-no-entry = “{ $line }” is none of these entries and no value of one: { $entries }.
assistant-help-number = A whole number from { $least } to { $most }.
assistant-help-pair = Two numbers from { $least } to { $most }, the attacker’s and the defender’s: 8 6
assistant-help-truth = Yes or no.
assistant-help-part = Type what differs from the brackets, with commas between: { $example }

assistant-commander = { $commander }: rating { $rating }, chit { $chit }
assistant-losses = { $number ->
    [one] One unit
   *[other] { $number } units
} to be lost by { $force }, out of: { $there }.
assistant-chits = { $number ->
    [one] One chit
   *[other] { $number } chits
} for { $commander }: chit { $chit } strikes him.
assistant-defect = One die for { $number ->
    [one] one plain legion
   *[other] each of { $number } plain legions
} ({ $force }); it goes over on { $face ->
    [one] 1
   *[other] 1 to { $face }
}.
assistant-expedition = (against { $target }, under { $general })
assistant-expedition-alone = (against { $target }, under nobody)
assistant-quit = quit

assistant-prompt = >
assistant-type-real = Type what came up at your table (such as { $example }), or quit.
assistant-type-or-roll = Type what came up at your table (such as { $example }), or press Enter for our dice, or quit.
assistant-must-type = You roll yourselves: type what came up.
assistant-not-read = “{ $line }” cannot be read as an outcome here.
assistant-impossible = That cannot have come up here.
assistant-left = The combat is not finished; this is how far it went.
assistant-changes = What to change on your board
assistant-no-changes = Nothing.

assistant-odds-naval = Naval battle
assistant-odds-land = Land battle
assistant-odds-overall = Overall
assistant-odds-victory = victory
assistant-odds-naval-victory-only = naval victory only
assistant-odds-stalemate = stalemate
assistant-odds-standoff = standoff
assistant-odds-defeat = defeat
assistant-odds-disaster = disaster
assistant-odds-not-fought = not fought
assistant-odds-general-killed = General killed
assistant-odds-general-captured = General captured
assistant-odds-master-killed = Master of Horse killed
assistant-odds-master-captured = Master of Horse captured
assistant-odds-rebel-killed = Rebel killed
assistant-odds-expected-losses = Losses to be expected
assistant-odds-rebel-losses = Losses of the rebel to be expected
assistant-odds-conflict-losses = Losses of the conflict to be expected
assistant-odds-expected-landed = Units to be expected to land
assistant-odds-expected-promotions = Promotions to be expected
assistant-odds-rebel-promotions = Promotions of the rebel to be expected
assistant-odds-expected-defections = Legions to be expected to defect
assistant-odds-repelled = Conflict driven off
assistant-odds-province = Province
assistant-odds-assaulted = assaulted
assistant-odds-falls = falls
assistant-odds-governor-killed = governor killed
assistant-odds-governor-captured = governor captured
assistant-odds-legions = legions
assistant-odds-veterans = veterans
assistant-odds-fleets = fleets
assistant-odds-militia = militia
assistant-odds-flotillas = flotillas
assistant-odds-natives = natives
assistant-odds-native-flotillas = native flotillas
