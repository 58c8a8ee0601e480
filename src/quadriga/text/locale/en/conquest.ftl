# Conquest of the Empire.

conquest-title = Conquest of the Empire
conquest-change-2 = Leaders travel alone wherever they like, roads serve their builders, a beaten attacker keeps his galleys, an empty enemy port is open, and no city rises among enemies alone.
conquest-change-3 = Offers combine talents, captives and promises, captors name their price, alliances are proposed and accepted in any phase, and cities are asked about only where an enemy could come.
conquest-change-4 = Alliances are proposed and renounced at any time, whoever’s turn it is, without envoys; and whoever reaches an inflation limit by the battles of a fallen player has his last turn at the old prices too.
conquest-scenario-classic = Classic, until one emperor is left
conquest-scenario-short = Short, twelve rounds, then the highest tribute wins
conquest-option-homes = Home provinces
conquest-option-homes-chosen = chosen by the players
conquest-option-homes-drawn = drawn by lot
conquest-option-homes-listed = given out in the order of the seats
conquest-option-arabia = Border between Mesopotamia and Arabia Petraea
conquest-option-arabia-closed = closed
conquest-option-arabia-open = open
conquest-option-roads = Roads may be used
conquest-option-roads-controller = by whoever controls both cities
conquest-option-roads-builder = only by whoever built them
conquest-option-inflation = When a tribute marker reaches a limit, prices rise
conquest-option-inflation-last-turn = after everybody has had one more turn, from that player on
conquest-option-inflation-next-round = at that player’s turn in the next round
conquest-option-rounds = Last round
conquest-option-rounds-scenario = as the scenario has it
conquest-option-rounds-6 = round 6
conquest-option-rounds-12 = round 12
conquest-option-rounds-20 = round 20
conquest-option-rounds-40 = round 40

# ---------------------------------------------------------------- moves

conquest-move-choose-home = Take { $zone-the } for a home
conquest-move-draw-home = Draw { $zone-the }
conquest-move-march = March { $leader-the } to { $zone-the }
conquest-move-take = { $number ->
    [0] Take no { conquest-move-take.many }
    [one] Take { $number } { conquest-move-take.one }
   *[other] Take { $number } { conquest-move-take.many }
}
    .one = { $follower-id ->
        [any] unit
        [weary-cavalry] cavalry with one step left
       *[other] { $follower }
    }
    .many = { $follower-id ->
        [any] units
        [weary-cavalry] cavalry with one step left
        [catapult] catapults
       *[other] { $follower }
    }
conquest-move-sail = Sail { $ship-the } to { $zone-the }
conquest-move-board = Take { $leader-the } aboard
conquest-move-cast-off = Cast off: no further leader comes aboard
conquest-move-load = { $number ->
    [0] Load no { conquest-move-load.many }
    [one] Load { $number } { $piece }
   *[other] Load { $number } { conquest-move-load.many }
}
    .many = { $piece-id ->
        [catapult] catapults
       *[other] { $piece }
    }
conquest-move-lead = { $legion-count ->
    [0] Take nobody along
   *[other] Take along: { $legion }
}
conquest-move-embark = { $passengers-count ->
    [0] Cast off: no leader comes aboard
   *[other] Take aboard: { $passengers }
}
conquest-move-stow = { $cargo-count ->
    [0] Load nothing
   *[other] Load: { $cargo }
}
conquest-move-ally = Propose an alliance to { $side }
conquest-move-renounce = Renounce the alliance with { $side }
conquest-move-propose = Propose an alliance to { $side }
conquest-move-break-off = Renounce the alliance with { $side }
conquest-move-end-movement = End movement
conquest-move-fight = Fight in { $zone-the }
conquest-move-engage = Attack the galleys of { $side } in { $zone-the }
conquest-move-end-combat = Fight no more this turn
conquest-move-form = Fight with { conquest-move-form.units }
    .catapults = { $catapults ->
        [one] { $catapults } catapult
       *[other] { $catapults } catapults
    }
    .units = { $infantry ->
        [0] { $cavalry ->
            [0] { $catapults ->
                [0] nobody
               *[other] { conquest-move-form.catapults }
            }
           *[other] { $cavalry } cavalry{ $catapults ->
                [0] { "" }
               *[other] { " and " }{ conquest-move-form.catapults }
            }
        }
       *[other] { $infantry } infantry{ $cavalry ->
            [0] { $catapults ->
                [0] { "" }
               *[other] { " and " }{ conquest-move-form.catapults }
            }
           *[other] { $catapults ->
                [0] { " and " }{ $cavalry } cavalry
               *[other] , { $cavalry } cavalry and { conquest-move-form.catapults }
            }
        }
    }
conquest-move-strike = Roll { $roll }
conquest-move-lose = Lose { conquest-move-form.units }
conquest-move-fight-on = Fight on
conquest-move-retreat = Retreat
conquest-move-pursue = Roll { $roll } in pursuit
conquest-move-cut-down = Cut down { conquest-move-form.units }
conquest-move-withdraw = Withdraw to { $zone-the }
conquest-move-broadside = Roll { $roll } at sea
conquest-move-sink = Let { $ship-the } go down
conquest-move-remove = Remove { $leader-the } from the game
conquest-move-hold = Hold { $leader-the } hostage
conquest-move-raze = Raze the city in { $zone-the }
conquest-move-end-razing = Leave all cities standing
conquest-move-buy = Buy { conquest-move-buy.goods }
    .goods = { $piece-id ->
        [infantry] { $number } infantry
        [cavalry] { $number } cavalry
        [catapult] { $number ->
            [one] { $number } catapult
           *[other] { $number } catapults
        }
        [galley] { $number ->
            [one] { $number } galley
           *[other] { $number } galleys
        }
        [city] a city
        [fortification] a fortification
        [road] a road
       *[other] units or galleys
    }
conquest-move-build-city = Build a city in { $zone-the }
conquest-move-fortify = Fortify the city in { $zone-the }
conquest-move-build-road = Build the road { $border }
conquest-move-end-buying = Keep the remaining talents
conquest-move-moor = Moor the galley in { $zone-the }{ $zone-id ->
    [hispania] { $coast ->
        [0] , on the Cantabrian coast
        [1] , on the Mediterranean coast
       *[other] { "" }
    }
    [italia] { $coast ->
        [0] , on the Adriatic coast
        [1] , on the Tyrrhenian coast
       *[other] { "" }
    }
    [macedonia] { $coast ->
        [0] , on the coast of Epirus
        [1] , on the Aegean coast
       *[other] { "" }
    }
   *[other] { "" }
}
conquest-move-bargain = Bargain for { $leader-the }
conquest-move-ransom = { $talents ->
    [0] No talents
    [one] { $talents } talent
   *[other] { $talents } talents
}
conquest-move-exchange = Add { $leader-the } to what is given
conquest-move-end-exchange = No further captive
conquest-move-hand-over = { $hostages-count ->
    [0] No captive
   *[other] Give: { $hostages }
}
conquest-move-promise = Add a promise: { $favour }
conquest-move-end-offer = That is all
conquest-move-pledge = { $promises-count ->
    [0] No promise
   *[other] Promise: { $promises }
}
conquest-move-release = Set { $leader-the } free
conquest-move-accept = Accept
conquest-move-refuse = Refuse
conquest-move-counter = Name other terms
conquest-move-end-turn = End the turn

# ---------------------------------------------------------------- questions

conquest-prompt-home = Choose your home province: your emperor, his generals and your first legion begin there, in a fortified city.
conquest-prompt-movement = Move your leaders with their legions, and your galleys. Battles come when your movement ends.
conquest-prompt-followers = How many { $follower-id ->
    [weary-cavalry] cavalry with one step left
    [catapult] catapults
   *[other] { $follower }
} follow { $leader-the } to { $zone-the }? There is room for { $room } in his legion.
conquest-prompt-boarding = { $ship-cap } leaves { $zone-the }. Which leader goes aboard?
conquest-prompt-loading = How many { $piece-id ->
    [catapult] catapults
   *[other] { $piece }
} go aboard { $ship-the }? There is room for { $room }.
conquest-prompt-combat = Which battle do you fight next?
conquest-prompt-legion = Battle in { $zone-the }: { $number ->
    [one] one unit forms your combat legion this round.
   *[other] which { $number } units form your combat legion this round?
}
conquest-prompt-losses = Battle in { $zone-the }: { $number ->
    [one] one unit of your combat legion is hit. Which one falls?
   *[other] { $number } units of your combat legion are hit. Which ones fall?
}
conquest-prompt-retreat = Battle in { $zone-the }: do you fight on or retreat?
conquest-prompt-retreat-cut-off = Battle in { $zone-the }: do you fight on or retreat? Nobody could leave: a retreat gives up all your units there, and their leaders would be captured.
conquest-prompt-retreat-loses-emperor = Battle in { $zone-the }: do you fight on or retreat? There is nowhere to go: a retreat gives up all your units there, and YOUR EMPEROR WOULD BE CAPTURED.
conquest-prompt-cut-down = Your cavalry catches { $number ->
    [one] one unit that flees from { $zone-the }. Which one falls?
   *[other] { $number } units that flee from { $zone-the }. Which ones fall?
}
conquest-prompt-withdrawal = You are beaten in { $zone-the }. Where does what is left of your force withdraw to?
conquest-prompt-sinking = One of your galleys in { $zone-the } is hit. Which one goes down?
conquest-prompt-fate = { $leader-cap } is your prisoner. What becomes of him?
conquest-prompt-razing = Do you destroy one of your cities rather than see it taken?
conquest-prompt-purchase = You have { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}. What do you buy?{ $factor ->
    [1] { "" }
    [2] { " " }(All prices are doubled.)
    [3] { " " }(All prices are tripled.)
   *[other] { " " }(All prices are { $factor } times what they were.)
}
conquest-prompt-mooring = On which coast do you moor the new galley?
conquest-prompt-negotiation = Do you bargain over captive generals before your turn ends?
conquest-prompt-ransom = How many of your talents do you offer { $side } for { $leader-the }?
conquest-prompt-exchange = Which captives do you offer { $side } for { $leader-the } as well?
conquest-prompt-promise = Which favours do you promise { $side } for { $leader-the } as well? Nothing will enforce them.
conquest-prompt-price = How many talents do you ask of { $side } for { $leader-the }?
conquest-prompt-price-exchange = Which captives do you ask of { $side } for { $leader-the } as well?
conquest-prompt-price-promise = Which promises do you ask of { $side } for { $leader-the } as well? Nothing will enforce them.
conquest-prompt-reply-offer = { $side } offers you for { $leader-the }: { conquest-event-offered.terms }. Do you accept? Promises bind nobody.
conquest-prompt-reply-price = { $side } asks of you for { $leader-the }: { conquest-event-offered.terms }. Do you accept? Promises bind nobody.
conquest-prompt-alliance = { $side } proposes an alliance to you. It will bind neither of you. Do you accept?

# ---------------------------------------------------------------- refusals

conquest-refusal-home-taken = Another player has already made { $zone-the } his home.
conquest-refusal-home-not-in-play = Nobody begins in { $zone-the } with this number of players.
conquest-refusal-leader-not-yours = { $leader-cap } does not obey you.
conquest-refusal-leader-out-of-play = { $leader-cap } is no longer in the game.
conquest-refusal-leader-captive = { $leader-cap } is a captive and can do nothing until he is freed.
conquest-refusal-leader-aboard = { $leader-cap } is at sea: he goes where his galley goes, and marches again on a later turn, once ashore.
conquest-refusal-leader-spent = { $leader-cap } has no movement points left this turn.
conquest-refusal-stopped-by-enemy = Enemy units stand where { $leader-the } is: he must stay and fight.
conquest-refusal-no-walking-on-water = Nobody walks on { $zone-the }: only galleys go to sea.
conquest-refusal-already-there = { $leader-cap } is in { $zone-the } already.
conquest-refusal-not-adjacent = No border, crossing or road of yours leads in one step to { $zone-the } from where { $leader-the } stands.
conquest-refusal-too-few-followers = Not that many can still march: the others are elsewhere or have moved already.
conquest-refusal-legion-full = A leader cannot lead more units than a full legion.
conquest-refusal-other-follower = Decide first about the troops that are asked for.
conquest-refusal-not-a-number = Give a number of units: zero or more.
conquest-refusal-ship-not-yours = { $ship-cap } does not obey you.
conquest-refusal-ship-not-built = { $ship-cap } is not on the board: it has to be bought first.
conquest-refusal-ship-spent = { $ship-cap } has no movement points left this turn.
conquest-refusal-coast-to-coast = A galley cannot go from coast to coast in one step: it must put out to sea first.
conquest-refusal-no-such-water = It is too far to { $zone-the } for one step: a galley goes from a coast to the sea before it, from sea to adjoining sea, or from a sea to one of its coasts.
conquest-refusal-port-held = An enemy holds { $zone-the }: a galley may only put in there to land units.
conquest-refusal-cannot-board = { $leader-cap } has marched or sailed this turn, so he can go aboard no more.
conquest-refusal-leader-elsewhere = { $leader-cap } is not in the port this galley leaves.
conquest-refusal-boarded-out-of-order = Leaders come aboard in the order of the list, each once: the turn of { $leader-the } has passed.
conquest-refusal-galley-full = The galley has no room for so many units.
conquest-refusal-too-few-to-load = Not that many can go aboard: the others are elsewhere or have moved already.
conquest-refusal-other-load = Decide first about the units that are asked for.
conquest-refusal-no-ally = There is no alliance with { $side } to make or to break.
conquest-refusal-ally-already = { $side } is your ally already.
conquest-refusal-declared-already = You have spoken to { $side } about an alliance this turn; do so again in the next.
conquest-refusal-no-voice = Of alliances each player in play speaks for himself, once the game has begun and while no other proposal awaits its answer.
conquest-refusal-no-battle-there = No battle is waiting for you in { $zone-the }.
conquest-refusal-no-fleet-there = There is no such fleet beside your galleys: name a sea zone where galleys of yours and of that player lie.
conquest-refusal-fought-already = Your galleys have fought those of { $side } in { $zone-the } this turn already.
conquest-refusal-battles-wait = Battles are still waiting: where your units have met an enemy, they must fight.
conquest-refusal-legion-not-largest = The combat legion must be as large as it can be.
conquest-refusal-legion-too-large = The combat legion cannot be so large: its leaders set the limit, and the rest is the reserve.
conquest-refusal-not-so-many = You do not have that many units of this type in the battle.
conquest-refusal-losses-from-legion = Only units of the combat legion can be lost, and it does not have that many of this type.
conquest-refusal-losses-exact = Choose exactly as many units as were hit.
conquest-refusal-pursuit-from-survivors = The fleeing enemy does not have that many units of this type.
conquest-refusal-pursuit-exact = Choose exactly as many units as your pursuit has caught.
conquest-refusal-retreat-not-to-sea = No retreat leads to { $zone-the }: a beaten force stays on land.
conquest-refusal-retreat-not-adjacent = No border or crossing leads from the battle to { $zone-the }.
conquest-refusal-retreat-blocked = Units or galleys of another player bar the way to { $zone-the }.
conquest-refusal-ship-not-in-battle = { $ship-cap } is not a galley of yours in this battle, or is going down already.
conquest-refusal-other-captive = { $leader-cap } is not the prisoner in question.
conquest-refusal-no-own-city = You have no city in { $zone-the } to destroy.
conquest-refusal-not-bought-by-number = Cities, fortifications and roads are bought one at a time, each for its place.
conquest-refusal-no-pieces-left = There are not that many of these pieces left to buy.
conquest-refusal-too-dear = Your talents do not suffice for that.
conquest-refusal-buy-at-least-one = Buy at least one, or nothing at all.
conquest-refusal-home-lost = New units come in at home, and your home is not yours alone.
conquest-refusal-no-harbour = You hold no port where a new galley could be placed.
conquest-refusal-not-controlled = You do not control { $zone-the }.
conquest-refusal-enemy-stands-there = An enemy army stands in { $zone-the }: nothing can be built there now.
conquest-refusal-city-there = There is a city in { $zone-the } already, and a province has room for one.
conquest-refusal-no-city-to-fortify = A fortification needs a city of yours to stand under: build one first.
conquest-refusal-fortified-already = Your city in { $zone-the } is fortified already.
conquest-refusal-road-needs-cities = A road joins two cities of yours in neighbouring provinces{ $border-id ->
    [any] .
   *[other] : { $border } does not have both.
}
conquest-refusal-road-there = There is a road { $border } already.
conquest-refusal-no-such-border = In this game the border { $border } is closed.
conquest-refusal-not-your-harbour = A new galley is moored on a coast of your home (or, for Mesopotamia, of Syria or Armenia).
conquest-refusal-no-captive = { $leader-cap } is neither a general of yours in enemy hands nor one you hold.
conquest-refusal-no-hostage-of-yours = You hold no such hostage.
conquest-refusal-not-to-hand-over = { $leader-cap } is not held by the player who pays.
conquest-refusal-named-out-of-order = That comes before what was named already: name them in the order of the list.
conquest-refusal-empty-offer = Name something: talents, a captive or a promise.
conquest-refusal-no-place-to-return = A freed general comes back to his home province, and his side does not hold it.
conquest-refusal-offers-spent = There has been enough bargaining over this general for one turn.
conquest-refusal-not-in-steps = Talents are counted in fives.
conquest-refusal-not-so-rich = There are not that many talents in the treasury that pays.

# ---------------------------------------------------------------- events

conquest-event-home-chosen = { $side } makes { $zone-the } its home.
conquest-event-round-begins = Round { $number } begins.
conquest-event-turn-begins = It is { $side }’s turn.
conquest-event-prices-rise = Inflation! From now on everything costs { $factor ->
    [2] twice
    [3] three times
   *[other] more than
} its base price.
conquest-event-inflation-coming = { $side }’s tribute has reached the mark: at one of the next turns of { $side } prices will { $factor ->
    [2] double
    [3] triple
   *[other] rise
} for everybody.
conquest-event-marched = { $leader-cap } marches to { $zone-the }{ conquest-event-marched.company }.
    .company = { $infantry ->
        [0] { $cavalry ->
            [0] { $catapults ->
                [0] { "" }
               *[other] { " with " }{ conquest-move-form.units }
            }
           *[other] { " with " }{ conquest-move-form.units }
        }
       *[other] { " with " }{ conquest-move-form.units }
    }
conquest-event-sailed = { $ship-cap } sails to { $zone-the }.
conquest-event-boarded = { $leader-cap } goes aboard { $ship-the }.
conquest-event-loaded = { $ship-cap } takes { conquest-move-form.units } aboard.
conquest-event-landed = Landing in { $zone-the }: { conquest-move-form.units }.
conquest-event-alliance-proposed = { $side } proposes an alliance to { $other }.
conquest-event-alliance-refused = { $side } refuses the alliance with { $other }.
conquest-event-allied = { $side } and { $other } are allies.
conquest-event-renounced = { $side } renounces the alliance with { $other }.
conquest-event-conquered = { $side } takes { $zone-the }.
    .several = { $side } takes { $things }.
conquest-event-battle-begins = { $attacker } attacks { $defender } in { $zone-the }.
conquest-event-legion-formed = { $side } fights with { conquest-move-form.units }{ $reserve ->
    [0] { "" }
   *[other] { " " }({ $reserve } in reserve)
}.
conquest-event-struck = { $side } rolls { $roll }: { $hits ->
    [0] no hit.
    [one] { $hits } hit.
   *[other] { $hits } hits.
}
conquest-event-lost = { $side } loses { conquest-move-form.units }.
conquest-event-stood = { $side } fights on.
conquest-event-retreated = { $side } gives up the battle and retreats.
conquest-event-pursued = { $side } pursues and rolls { $roll }: { $hits ->
    [0] nobody is caught.
    [one] { $hits } unit is caught.
   *[other] { $hits } units are caught.
}
conquest-event-withdrew = { $side } withdraws to { $zone-the }.
conquest-event-cut-off = { $side } has no way out and loses { conquest-move-form.units }.
conquest-event-battle-won = { $side } wins the battle in { $zone-the }.
conquest-event-both-destroyed = In { $zone-the } both armies perish to the last man.
conquest-event-galleys-burnt = { $number ->
    [one] A galley of { $side } burns in port in { $zone-the }.
   *[other] { $number } galleys of { $side } burn in port in { $zone-the }.
}
conquest-event-naval-battle = The galleys of { $attacker } attack those of { $defender } in { $zone-the }.
conquest-event-fired = { $side } rolls { $roll }: { $hits ->
    [0] no galley is hit.
    [one] { $hits } galley is hit.
   *[other] { $hits } galleys are hit.
}
conquest-event-sunk = { $ship-cap } goes down{ conquest-event-sunk.company }.
    .company = { $infantry ->
        [0] { $cavalry ->
            [0] { $catapults ->
                [0] { "" }
               *[other] { " with " }{ conquest-move-form.units }
            }
           *[other] { " with " }{ conquest-move-form.units }
        }
       *[other] { " with " }{ conquest-move-form.units }
    }
conquest-event-fleets-part = In { $zone-the } both fleets break off the fight.
conquest-event-captured = { $leader-cap } is captured by { $side }.
conquest-event-removed = { $leader-cap } is removed from the game.
conquest-event-held = { $side } holds { $leader-the } hostage.
conquest-event-emperor-falls = The emperor of { $side } has fallen: { $side } is out, and all it had goes to { $captor }.
conquest-event-tribute-paid = { $side } collects { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
} of tribute.
conquest-event-city-razed = { $side } razes its city in { $zone-the }.
conquest-event-bought = { $side } buys { conquest-move-buy.goods } for { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}.
conquest-event-placed = { $piece-id ->
    [city] A city of { $side } rises in { $zone-the }.
    [fortification] { $side } fortifies its city in { $zone-the }.
    [galley] A new galley of { $side } lies in port in { $zone-the }.
   *[other] { $side } musters { conquest-move-buy.goods } in { $zone-the }.
}
conquest-event-road-built = { $side } builds the road { $border }.
conquest-event-offered = { $side } offers for { $leader-the }: { conquest-event-offered.terms }.
    .terms = { $talents ->
        [0] { conquest-event-offered.rest }
        [one] { $talents } talent{ conquest-event-offered.more }
       *[other] { $talents } talents{ conquest-event-offered.more }
    }
    .rest = { $hostages-count ->
        [0] { $promises }
       *[other] { $hostages }{ conquest-event-offered.promised }
    }
    .more = { $hostages-count ->
        [0] { conquest-event-offered.promised }
       *[other] , { $hostages }{ conquest-event-offered.promised }
    }
    .promised = { $promises-count ->
        [0] { "" }
       *[other] , { $promises }
    }
conquest-event-price-named = { $side } asks for { $leader-the }: { conquest-event-offered.terms }.
conquest-event-handed-over = { $leader-cap } is handed over and is now held by { $side }.
conquest-event-offer-accepted = { $side } accepts.
conquest-event-offer-refused = { $side } refuses.
conquest-event-returned = { $leader-cap } is free again, in { $zone-the }.

# ---------------------------------------------------------------- ends

conquest-end-last-emperor = One emperor is left in Rome.
conquest-end-round-limit = The last round is over: the highest tribute decides.
conquest-end-battle-over = The battle is over.
conquest-end-naval-over = The battle at sea is over.

conquest-battle-land = On land
conquest-battle-naval = At sea

# ---------------------------------------------------------------- what the table shows

conquest-status-round = Round
conquest-status-phase = phase
conquest-status-active = turn of
conquest-status-prices = price factor
conquest-stat-home = Home province
conquest-stat-conqueror = Conquered by
conquest-stat-tribute = Tribute
conquest-stat-treasury = Treasury
conquest-stat-pool = Units left to buy
conquest-stat-hostages = Hostages held
conquest-stat-allies = Allies
conquest-stat-value = talents
conquest-stat-city = city
conquest-stat-fortification = fortification
conquest-stat-points = points left
conquest-stat-cargo = carries
conquest-stat-roads = Roads
conquest-stat-pools = Left in the box
conquest-stat-prices = Prices

conquest-phase-set-up = set-up
conquest-phase-movement = movement
conquest-phase-combat = combat
conquest-phase-tribute = tribute
conquest-phase-destruction = destruction of cities
conquest-phase-purchase = purchases
conquest-phase-placement = placement

# ---------------------------------------------------------------- pieces, dice, favours

conquest-piece-infantry = infantry
conquest-piece-cavalry = cavalry
conquest-piece-catapult = { $count ->
    [one] catapult
   *[other] catapults
}
conquest-piece-galley = { $count ->
    [one] galley
   *[other] galleys
}
conquest-piece-city = { $count ->
    [one] city
   *[other] cities
}
conquest-piece-fortification = { $count ->
    [one] fortification
   *[other] fortifications
}
conquest-piece-road = { $count ->
    [one] road
   *[other] roads
}
conquest-piece-any = units

conquest-follower-infantry = infantry
conquest-follower-cavalry = cavalry
conquest-follower-weary-cavalry = cavalry with one step left
conquest-follower-catapult = { $count ->
    [one] catapult
   *[other] catapults
}
conquest-follower-any = troops

conquest-face-infantry = infantry
conquest-face-cavalry = cavalry
conquest-face-catapult = { $count ->
    [one] catapult
   *[other] catapults
}
conquest-face-galley = { $count ->
    [one] galley
   *[other] galleys
}
conquest-face-blank = { $count ->
    [one] blank
   *[other] blanks
}

conquest-favour-any = a favour
conquest-favour-peace = peace
conquest-favour-passage = free passage
conquest-favour-support = support in war

# ---------------------------------------------------------------- regions of the map

conquest-region-gaul-and-britain = Gaul and Britain
conquest-region-spain = Spain
conquest-region-italy = Italy and its islands
conquest-region-danube = The Danube
conquest-region-greece = Greece and Thrace
conquest-region-asia-minor = Asia Minor
conquest-region-levant = The Levant
conquest-region-africa = Africa
conquest-region-western-waters = Western waters
conquest-region-eastern-waters = Eastern waters

# ---------------------------------------------------------------- places

conquest-zone-any = …
    .cap = …
    .the = …
conquest-zone-britannia = Britain
    .cap = Britain
    .the = Britain
conquest-zone-belgica = Belgica
    .cap = Belgica
    .the = Belgica
conquest-zone-germania = Germania
    .cap = Germania
    .the = Germania
conquest-zone-lugdunensis = Lugdunensis
    .cap = Lugdunensis
    .the = Lugdunensis
conquest-zone-aquitania = Aquitania
    .cap = Aquitania
    .the = Aquitania
conquest-zone-narbonensis = Narbonensis
    .cap = Narbonensis
    .the = Narbonensis
conquest-zone-hispania = Hispania
    .cap = Hispania
    .the = Hispania
conquest-zone-lusitania = Lusitania
    .cap = Lusitania
    .the = Lusitania
conquest-zone-baetica = Baetica
    .cap = Baetica
    .the = Baetica
conquest-zone-mauretania-tingitana = Mauretania Tingitana
    .cap = Mauretania Tingitana
    .the = Mauretania Tingitana
conquest-zone-mauretania-caesariensis = Mauretania Caesariensis
    .cap = Mauretania Caesariensis
    .the = Mauretania Caesariensis
conquest-zone-numidia = Numidia
    .cap = Numidia
    .the = Numidia
conquest-zone-africa-proconsularis = Africa Proconsularis
    .cap = Africa Proconsularis
    .the = Africa Proconsularis
conquest-zone-cyrenaica = Cyrenaica
    .cap = Cyrenaica
    .the = Cyrenaica
conquest-zone-aegyptus = Egypt
    .cap = Egypt
    .the = Egypt
conquest-zone-palaestina = Palestine
    .cap = Palestine
    .the = Palestine
conquest-zone-arabia-petraea = Arabia Petraea
    .cap = Arabia Petraea
    .the = Arabia Petraea
conquest-zone-syria = Syria
    .cap = Syria
    .the = Syria
conquest-zone-mesopotamia = Mesopotamia
    .cap = Mesopotamia
    .the = Mesopotamia
conquest-zone-armenia = Armenia
    .cap = Armenia
    .the = Armenia
conquest-zone-cappadocia = Cappadocia
    .cap = Cappadocia
    .the = Cappadocia
conquest-zone-bithynia-et-pontus = Bithynia and Pontus
    .cap = Bithynia and Pontus
    .the = Bithynia and Pontus
conquest-zone-galatia = Galatia
    .cap = Galatia
    .the = Galatia
conquest-zone-cilicia = Cilicia
    .cap = Cilicia
    .the = Cilicia
conquest-zone-asia = Asia
    .cap = Asia
    .the = Asia
conquest-zone-thracia = Thrace
    .cap = Thrace
    .the = Thrace
conquest-zone-moesia = Moesia
    .cap = Moesia
    .the = Moesia
conquest-zone-dacia = Dacia
    .cap = Dacia
    .the = Dacia
conquest-zone-pannonia = Pannonia
    .cap = Pannonia
    .the = Pannonia
conquest-zone-noricum = Noricum
    .cap = Noricum
    .the = Noricum
conquest-zone-raetia = Raetia
    .cap = Raetia
    .the = Raetia
conquest-zone-italia = Italia
    .cap = Italia
    .the = Italia
conquest-zone-neapolis = Neapolis
    .cap = Neapolis
    .the = Neapolis
conquest-zone-sicilia = Sicily
    .cap = Sicily
    .the = Sicily
conquest-zone-sardinia = Sardinia
    .cap = Sardinia
    .the = Sardinia
conquest-zone-corsica = Corsica
    .cap = Corsica
    .the = Corsica
conquest-zone-baleares = Balearic Islands
    .cap = The Balearic Islands
    .the = the Balearic Islands
conquest-zone-creta = Crete
    .cap = Crete
    .the = Crete
conquest-zone-cyprus = Cyprus
    .cap = Cyprus
    .the = Cyprus
conquest-zone-achaia = Achaia
    .cap = Achaia
    .the = Achaia
conquest-zone-macedonia = Macedonia
    .cap = Macedonia
    .the = Macedonia
conquest-zone-dalmatia = Dalmatia
    .cap = Dalmatia
    .the = Dalmatia
conquest-zone-oceanus-britannicus = British Ocean
    .cap = The British Ocean
    .the = the British Ocean
conquest-zone-oceanus-atlanticus = Atlantic Ocean
    .cap = The Atlantic Ocean
    .the = the Atlantic Ocean
conquest-zone-mare-cantabricum = Cantabrian Sea
    .cap = The Cantabrian Sea
    .the = the Cantabrian Sea
conquest-zone-mare-hispalis = Sea of Hispalis
    .cap = The Sea of Hispalis
    .the = the Sea of Hispalis
conquest-zone-mare-baliaricum = Balearic Sea
    .cap = The Balearic Sea
    .the = the Balearic Sea
conquest-zone-mare-narbo = Sea of Narbo
    .cap = The Sea of Narbo
    .the = the Sea of Narbo
conquest-zone-mare-numidia = Sea of Numidia
    .cap = The Sea of Numidia
    .the = the Sea of Numidia
conquest-zone-mare-tyrrhenum = Tyrrhenian Sea
    .cap = The Tyrrhenian Sea
    .the = the Tyrrhenian Sea
conquest-zone-mare-sabrata = Sea of Sabratha
    .cap = The Sea of Sabratha
    .the = the Sea of Sabratha
conquest-zone-mare-adriatico = Adriatic Sea
    .cap = The Adriatic Sea
    .the = the Adriatic Sea
conquest-zone-mare-epirus = Sea of Epirus
    .cap = The Sea of Epirus
    .the = the Sea of Epirus
conquest-zone-mare-aegaeum = Aegean Sea
    .cap = The Aegean Sea
    .the = the Aegean Sea
conquest-zone-pontus-euxinus = Euxine Sea
    .cap = The Euxine Sea
    .the = the Euxine Sea
conquest-zone-mare-amisus = Sea of Amisus
    .cap = The Sea of Amisus
    .the = the Sea of Amisus
conquest-zone-mare-rhodus = Sea of Rhodes
    .cap = The Sea of Rhodes
    .the = the Sea of Rhodes
conquest-zone-mare-pelusium = Sea of Pelusium
    .cap = The Sea of Pelusium
    .the = the Sea of Pelusium
conquest-zone-mare-alexandria = Sea of Alexandria
    .cap = The Sea of Alexandria
    .the = the Sea of Alexandria
conquest-zone-mare-libycum = Libyan Sea
    .cap = The Libyan Sea
    .the = the Libyan Sea

conquest-border-any = …
conquest-border-belgica--germania = Belgica – Germania
conquest-border-belgica--lugdunensis = Belgica – Lugdunensis
conquest-border-germania--lugdunensis = Germania – Lugdunensis
conquest-border-germania--narbonensis = Germania – Narbonensis
conquest-border-germania--raetia = Germania – Raetia
conquest-border-aquitania--lugdunensis = Aquitania – Lugdunensis
conquest-border-lugdunensis--narbonensis = Lugdunensis – Narbonensis
conquest-border-aquitania--narbonensis = Aquitania – Narbonensis
conquest-border-aquitania--hispania = Aquitania – Hispania
conquest-border-hispania--narbonensis = Hispania – Narbonensis
conquest-border-narbonensis--raetia = Narbonensis – Raetia
conquest-border-italia--narbonensis = Italia – Narbonensis
conquest-border-hispania--lusitania = Hispania – Lusitania
conquest-border-baetica--hispania = Baetica – Hispania
conquest-border-baetica--lusitania = Baetica – Lusitania
conquest-border-mauretania-caesariensis--mauretania-tingitana = Mauretania Caesariensis – Mauretania Tingitana
conquest-border-mauretania-caesariensis--numidia = Mauretania Caesariensis – Numidia
conquest-border-africa-proconsularis--numidia = Africa Proconsularis – Numidia
conquest-border-africa-proconsularis--cyrenaica = Africa Proconsularis – Cyrenaica
conquest-border-aegyptus--cyrenaica = Egypt – Cyrenaica
conquest-border-aegyptus--palaestina = Egypt – Palestine
conquest-border-aegyptus--arabia-petraea = Egypt – Arabia Petraea
conquest-border-arabia-petraea--palaestina = Arabia Petraea – Palestine
conquest-border-palaestina--syria = Palestine – Syria
conquest-border-arabia-petraea--syria = Arabia Petraea – Syria
conquest-border-mesopotamia--syria = Mesopotamia – Syria
conquest-border-armenia--syria = Armenia – Syria
conquest-border-cappadocia--syria = Cappadocia – Syria
conquest-border-cilicia--syria = Cilicia – Syria
conquest-border-armenia--mesopotamia = Armenia – Mesopotamia
conquest-border-armenia--cappadocia = Armenia – Cappadocia
conquest-border-bithynia-et-pontus--cappadocia = Bithynia and Pontus – Cappadocia
conquest-border-cappadocia--galatia = Cappadocia – Galatia
conquest-border-cappadocia--cilicia = Cappadocia – Cilicia
conquest-border-bithynia-et-pontus--galatia = Bithynia and Pontus – Galatia
conquest-border-asia--bithynia-et-pontus = Asia – Bithynia and Pontus
conquest-border-cilicia--galatia = Cilicia – Galatia
conquest-border-asia--galatia = Asia – Galatia
conquest-border-moesia--thracia = Moesia – Thrace
conquest-border-macedonia--thracia = Macedonia – Thrace
conquest-border-dacia--moesia = Dacia – Moesia
conquest-border-moesia--pannonia = Moesia – Pannonia
conquest-border-macedonia--moesia = Macedonia – Moesia
conquest-border-dalmatia--moesia = Dalmatia – Moesia
conquest-border-dacia--pannonia = Dacia – Pannonia
conquest-border-noricum--pannonia = Noricum – Pannonia
conquest-border-italia--pannonia = Italia – Pannonia
conquest-border-dalmatia--pannonia = Dalmatia – Pannonia
conquest-border-noricum--raetia = Noricum – Raetia
conquest-border-italia--noricum = Italia – Noricum
conquest-border-italia--raetia = Italia – Raetia
conquest-border-italia--neapolis = Italia – Neapolis
conquest-border-dalmatia--italia = Dalmatia – Italia
conquest-border-achaia--macedonia = Achaia – Macedonia
conquest-border-dalmatia--macedonia = Dalmatia – Macedonia
conquest-border-mesopotamia--arabia-petraea = Mesopotamia – Arabia Petraea

# ---------------------------------------------------------------- sides, leaders, galleys

conquest-side-any = …
conquest-side-black = Black
conquest-side-yellow = Yellow
conquest-side-blue = Blue
conquest-side-red = Red
conquest-side-green = Green
conquest-side-purple = Purple

conquest-leader-any = a leader
    .cap = A leader
    .the = a leader
conquest-leader-black-emperor = black emperor
    .cap = The black emperor
    .the = the black emperor
conquest-leader-black-general-1 = first black general
    .cap = The first black general
    .the = the first black general
conquest-leader-black-general-2 = second black general
    .cap = The second black general
    .the = the second black general
conquest-leader-black-general-3 = third black general
    .cap = The third black general
    .the = the third black general
conquest-leader-black-general-4 = fourth black general
    .cap = The fourth black general
    .the = the fourth black general
conquest-leader-yellow-emperor = yellow emperor
    .cap = The yellow emperor
    .the = the yellow emperor
conquest-leader-yellow-general-1 = first yellow general
    .cap = The first yellow general
    .the = the first yellow general
conquest-leader-yellow-general-2 = second yellow general
    .cap = The second yellow general
    .the = the second yellow general
conquest-leader-yellow-general-3 = third yellow general
    .cap = The third yellow general
    .the = the third yellow general
conquest-leader-yellow-general-4 = fourth yellow general
    .cap = The fourth yellow general
    .the = the fourth yellow general
conquest-leader-blue-emperor = blue emperor
    .cap = The blue emperor
    .the = the blue emperor
conquest-leader-blue-general-1 = first blue general
    .cap = The first blue general
    .the = the first blue general
conquest-leader-blue-general-2 = second blue general
    .cap = The second blue general
    .the = the second blue general
conquest-leader-blue-general-3 = third blue general
    .cap = The third blue general
    .the = the third blue general
conquest-leader-blue-general-4 = fourth blue general
    .cap = The fourth blue general
    .the = the fourth blue general
conquest-leader-red-emperor = red emperor
    .cap = The red emperor
    .the = the red emperor
conquest-leader-red-general-1 = first red general
    .cap = The first red general
    .the = the first red general
conquest-leader-red-general-2 = second red general
    .cap = The second red general
    .the = the second red general
conquest-leader-red-general-3 = third red general
    .cap = The third red general
    .the = the third red general
conquest-leader-red-general-4 = fourth red general
    .cap = The fourth red general
    .the = the fourth red general
conquest-leader-green-emperor = green emperor
    .cap = The green emperor
    .the = the green emperor
conquest-leader-green-general-1 = first green general
    .cap = The first green general
    .the = the first green general
conquest-leader-green-general-2 = second green general
    .cap = The second green general
    .the = the second green general
conquest-leader-green-general-3 = third green general
    .cap = The third green general
    .the = the third green general
conquest-leader-green-general-4 = fourth green general
    .cap = The fourth green general
    .the = the fourth green general
conquest-leader-purple-emperor = purple emperor
    .cap = The purple emperor
    .the = the purple emperor
conquest-leader-purple-general-1 = first purple general
    .cap = The first purple general
    .the = the first purple general
conquest-leader-purple-general-2 = second purple general
    .cap = The second purple general
    .the = the second purple general
conquest-leader-purple-general-3 = third purple general
    .cap = The third purple general
    .the = the third purple general
conquest-leader-purple-general-4 = fourth purple general
    .cap = The fourth purple general
    .the = the fourth purple general

conquest-ship-any = a galley
    .cap = A galley
    .the = a galley
conquest-ship-black-galley-1 = first black galley
    .cap = The first black galley
    .the = the first black galley
conquest-ship-black-galley-2 = second black galley
    .cap = The second black galley
    .the = the second black galley
conquest-ship-black-galley-3 = third black galley
    .cap = The third black galley
    .the = the third black galley
conquest-ship-black-galley-4 = fourth black galley
    .cap = The fourth black galley
    .the = the fourth black galley
conquest-ship-black-galley-5 = fifth black galley
    .cap = The fifth black galley
    .the = the fifth black galley
conquest-ship-black-galley-6 = sixth black galley
    .cap = The sixth black galley
    .the = the sixth black galley
conquest-ship-black-galley-7 = seventh black galley
    .cap = The seventh black galley
    .the = the seventh black galley
conquest-ship-black-galley-8 = eighth black galley
    .cap = The eighth black galley
    .the = the eighth black galley
conquest-ship-yellow-galley-1 = first yellow galley
    .cap = The first yellow galley
    .the = the first yellow galley
conquest-ship-yellow-galley-2 = second yellow galley
    .cap = The second yellow galley
    .the = the second yellow galley
conquest-ship-yellow-galley-3 = third yellow galley
    .cap = The third yellow galley
    .the = the third yellow galley
conquest-ship-yellow-galley-4 = fourth yellow galley
    .cap = The fourth yellow galley
    .the = the fourth yellow galley
conquest-ship-yellow-galley-5 = fifth yellow galley
    .cap = The fifth yellow galley
    .the = the fifth yellow galley
conquest-ship-yellow-galley-6 = sixth yellow galley
    .cap = The sixth yellow galley
    .the = the sixth yellow galley
conquest-ship-yellow-galley-7 = seventh yellow galley
    .cap = The seventh yellow galley
    .the = the seventh yellow galley
conquest-ship-yellow-galley-8 = eighth yellow galley
    .cap = The eighth yellow galley
    .the = the eighth yellow galley
conquest-ship-blue-galley-1 = first blue galley
    .cap = The first blue galley
    .the = the first blue galley
conquest-ship-blue-galley-2 = second blue galley
    .cap = The second blue galley
    .the = the second blue galley
conquest-ship-blue-galley-3 = third blue galley
    .cap = The third blue galley
    .the = the third blue galley
conquest-ship-blue-galley-4 = fourth blue galley
    .cap = The fourth blue galley
    .the = the fourth blue galley
conquest-ship-blue-galley-5 = fifth blue galley
    .cap = The fifth blue galley
    .the = the fifth blue galley
conquest-ship-blue-galley-6 = sixth blue galley
    .cap = The sixth blue galley
    .the = the sixth blue galley
conquest-ship-blue-galley-7 = seventh blue galley
    .cap = The seventh blue galley
    .the = the seventh blue galley
conquest-ship-blue-galley-8 = eighth blue galley
    .cap = The eighth blue galley
    .the = the eighth blue galley
conquest-ship-red-galley-1 = first red galley
    .cap = The first red galley
    .the = the first red galley
conquest-ship-red-galley-2 = second red galley
    .cap = The second red galley
    .the = the second red galley
conquest-ship-red-galley-3 = third red galley
    .cap = The third red galley
    .the = the third red galley
conquest-ship-red-galley-4 = fourth red galley
    .cap = The fourth red galley
    .the = the fourth red galley
conquest-ship-red-galley-5 = fifth red galley
    .cap = The fifth red galley
    .the = the fifth red galley
conquest-ship-red-galley-6 = sixth red galley
    .cap = The sixth red galley
    .the = the sixth red galley
conquest-ship-red-galley-7 = seventh red galley
    .cap = The seventh red galley
    .the = the seventh red galley
conquest-ship-red-galley-8 = eighth red galley
    .cap = The eighth red galley
    .the = the eighth red galley
conquest-ship-green-galley-1 = first green galley
    .cap = The first green galley
    .the = the first green galley
conquest-ship-green-galley-2 = second green galley
    .cap = The second green galley
    .the = the second green galley
conquest-ship-green-galley-3 = third green galley
    .cap = The third green galley
    .the = the third green galley
conquest-ship-green-galley-4 = fourth green galley
    .cap = The fourth green galley
    .the = the fourth green galley
conquest-ship-green-galley-5 = fifth green galley
    .cap = The fifth green galley
    .the = the fifth green galley
conquest-ship-green-galley-6 = sixth green galley
    .cap = The sixth green galley
    .the = the sixth green galley
conquest-ship-green-galley-7 = seventh green galley
    .cap = The seventh green galley
    .the = the seventh green galley
conquest-ship-green-galley-8 = eighth green galley
    .cap = The eighth green galley
    .the = the eighth green galley
conquest-ship-purple-galley-1 = first purple galley
    .cap = The first purple galley
    .the = the first purple galley
conquest-ship-purple-galley-2 = second purple galley
    .cap = The second purple galley
    .the = the second purple galley
conquest-ship-purple-galley-3 = third purple galley
    .cap = The third purple galley
    .the = the third purple galley
conquest-ship-purple-galley-4 = fourth purple galley
    .cap = The fourth purple galley
    .the = the fourth purple galley
conquest-ship-purple-galley-5 = fifth purple galley
    .cap = The fifth purple galley
    .the = the fifth purple galley
conquest-ship-purple-galley-6 = sixth purple galley
    .cap = The sixth purple galley
    .the = the sixth purple galley
conquest-ship-purple-galley-7 = seventh purple galley
    .cap = The seventh purple galley
    .the = the seventh purple galley
conquest-ship-purple-galley-8 = eighth purple galley
    .cap = The eighth purple galley
    .the = the eighth purple galley
