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
web-me = Me
web-you = You
web-bot = bot { $bot }
web-bot-random = random
web-bot-greedy = greedy
web-bot-planner = planner
web-open-seat = a friend, by link
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
web-sub-republic = the wars of the Senate
web-era-republic = 264–43 BC
web-length-republic = 20–60 min
web-line-republic = Choose the war, choose the general, count the legions. Then three dice decide who comes home.
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
web-log = What happened
web-seats = Seats
web-details = More figures
web-your-last-move = your last move
web-older = Older
web-undo = Undo
web-cancel = cancel
web-chosen = Chosen: { $things }.
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
web-leaders = Leaders and galleys
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
web-dice-sealed = The dice were sealed before the game:

web-settings = Settings
web-language = Language
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
web-key-m = M
web-key-m-does = show or hide the battle board
web-key-l = L
web-key-l-does = the board as a list
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = move the map (when it has the focus)
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
web-problem-unknown = Sorry, the server does not know that.
web-problem-no-secret = This game is not over, and its dice are sealed elsewhere: it cannot go on here.
