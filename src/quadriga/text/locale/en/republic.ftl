# The Republic of Rome.

republic-title = The Republic of Rome
republic-change-2 = Interception is compulsory, a governor who is lost loses his province, several armies may meet a rebel, and a landing keeps its support while it waits.
republic-change-3 = By the Vatinian Law senators govern through legates.
republic-change-4 = Neutral factions use tribunes, strike at the mighty, trade statesmen and collect bequests; one that rules alone names a consul for life. A Gracchus and Flaccus are asked without a card in hand.
republic-change-5 = With the house document’s battles provinces raise forces of their own, and wars assault them.
republic-scenario-combat-table = Combat table: any confrontation, or a whole phase
republic-scenario-early = The Early Republic: the whole game, 3 to 6 factions
republic-scenario-middle = The Middle Republic: the whole game, 3 to 6 factions
republic-scenario-late = The Late Republic: the whole game, 3 to 6 factions
republic-scenario-extended = Three eras, one game: early, middle and late, 3 to 6 factions
republic-scenario-alternative = Alternative history: the cards of all eras in one deck, 3 to 6 factions

## Options

republic-option-rating-cap = A commander’s rating
republic-option-rating-cap-capped = at most the value of the force he leads
republic-option-rating-cap-free = always counts in full
republic-option-leader-support = Enemy leaders raise the fleet support needed
republic-option-leader-support-no = no
republic-option-leader-support-yes = yes
republic-option-assault-stalemate = Stalemate on land when a province is assaulted
republic-option-assault-stalemate-both-lose = the conflict loses as many provincial units
republic-option-assault-stalemate-province-loses = only the province loses units
republic-option-province-unrest = Unrest after battles for rebel provinces
republic-option-province-unrest-none = does not change
republic-option-province-unrest-as-conflicts = changes as in other battles
republic-option-beaten-value = What counts as beaten when a rebel loses
republic-option-beaten-value-units = his units only
republic-option-beaten-value-with-rating = his units and his rating
republic-option-rebel-ships = What a rebel province fights with at sea
republic-option-rebel-ships-surplus = the ships that exceed its land units
republic-option-rebel-ships-all = all its ships
republic-option-pirate-ships = Ships captured by a conflict with a naval strength
republic-option-pirate-ships-split = half add to its strength, the rest to its support
republic-option-pirate-ships-full-support = half add to its strength, all to its support
republic-option-naval-gain = Gain of a naval victory at a rebel province
republic-option-naval-gain-surplus = by the ships that fought
republic-option-naval-gain-total = by all ships of the province
republic-option-pirate-targets = Provinces the pirates assault
republic-option-pirate-targets-house = those of the house rules
republic-option-pirate-targets-card-1990 = those on the cards of 1990
republic-option-pirate-targets-card-2009 = those on the cards of 2009
republic-option-pirate-targets-errata = those of the errata
republic-option-interception = Fleets sent against a convoy
republic-option-interception-compulsory = must fight it
republic-option-interception-choice = may let it pass
republic-option-governor-lost = A governor who falls or is captured in a victory
republic-option-governor-lost-falls = loses his province all the same
republic-option-governor-lost-stands = keeps it for his side
republic-option-rebel-expeditions = Expeditions against a rebel or a rebel province
republic-option-rebel-expeditions-several = several, one after the other
republic-option-rebel-expeditions-one = one only
republic-option-prosecution = A conflict is prosecuted
republic-option-prosecution-unit = by a Roman unit left on it
republic-option-prosecution-unit-or-victory = by a Roman unit left on it or a battle won
republic-option-rebel-omens = Evil omens and a rebel who has taken Rome
republic-option-rebel-omens-burden = lower his throws too
republic-option-rebel-omens-spare = do not touch him
republic-option-confrontation = What is fought
republic-option-confrontation-drawn = drawn by lot
republic-option-confrontation-active-conflict = { republic-confrontation-active-conflict }
republic-option-confrontation-rebel-general = { republic-confrontation-rebel-general }
republic-option-confrontation-interception = { republic-confrontation-interception }
republic-option-confrontation-march-on-rome = { republic-confrontation-march-on-rome }
republic-option-confrontation-rebel-province = { republic-confrontation-rebel-province }
republic-option-confrontation-rebel-province-naval = { republic-confrontation-rebel-province-naval }
republic-option-confrontation-allied-conflict = { republic-confrontation-allied-conflict }
republic-option-confrontation-assault = { republic-confrontation-assault }
republic-option-confrontation-phase = { republic-confrontation-phase }
republic-option-dark-mob = The dark mob kills those in Rome
republic-option-dark-mob-up-to = as popular as the unrest, or less
republic-option-dark-mob-below = less popular than the unrest
republic-option-blackmail = Failed blackmail costs influence and popularity
republic-option-blackmail-two-throws = by a throw each
republic-option-blackmail-one-throw = by one throw for both
republic-option-numantine = The Numantine War needs
republic-option-numantine-nearer-spain = Nearer Spain
republic-option-numantine-both-spains = both Spains
republic-option-unaligned = Senators of the Forum
republic-option-unaligned-mortal = die by chits like the others
republic-option-unaligned-spared = are spared by chits
republic-option-honesty = A governor develops better
republic-option-honesty-marker = without any corrupt marker
republic-option-honesty-this-turn = if he took no spoils this turn
republic-option-narbonese = Narbonese Gaul comes
republic-option-narbonese-sent = when a force leaves
republic-option-narbonese-fought = when the battle is fought
republic-option-raids = Against raiders a province must
republic-option-raids-reach = reach 15, or 17
republic-option-raids-exceed = exceed it
republic-option-crisis = A war of 20 for a Dictator counts
republic-option-crisis-modified = as strong as it is now
republic-option-crisis-printed = as printed
republic-option-land-blame = Votes against a land bill cost popularity
republic-option-land-blame-always = whether it passes or not
republic-option-land-blame-passed = only if it passes
republic-option-commissioner = Without land bills the Land Commissioner goes back
republic-option-commissioner-senate = at the end of the Senate Phase
republic-option-commissioner-forum = in the next Forum Phase
republic-option-catiline = Catiline’s accusers find senators
republic-option-catiline-in-rome = in Rome
republic-option-catiline-anywhere = wherever they are
republic-option-bargain = After a round in which nobody answered the persuader
republic-option-bargain-may-add = may add to his bribe
republic-option-bargain-must-throw = throws the dice
republic-option-battles = Battles are fought
republic-option-battles-published = by the published rules
republic-option-battles-house = by the house document
republic-option-rebel-gain = A victory over a rebel counts
republic-option-rebel-gain-as-battles = as the rules of battle say
republic-option-rebel-gain-with-rating = his army with his rating
republic-option-rebel-gain-units = his army alone

## Moves

republic-move-deal = Situation: { $confrontation }
republic-move-shuffle = Particulars number { $number }
republic-move-roll = Dice: { $total }
republic-move-rate = Rating of { $rating } for { $commander }
republic-move-lose-land = Land units lost: legions { $legions }, veterans { $veterans }, militia { $militia }, natives the rest
republic-move-lose-naval = Ships lost: fleets { $fleets }, flotillas { $flotillas }, native flotillas the rest
republic-move-draw-chit = Chit: { $chit }
republic-move-defect = Legions that defect: { $number }
republic-move-fight = Fight with { $force }
republic-move-intercept = Intercept { $force }
republic-move-let-pass = Let { $force } pass
republic-move-disembark = Land legions { $legions }, veterans { $veterans }, militia { $militia }
republic-move-go-on = Go on to the land battle
republic-move-halt = Stop here
republic-move-attack = Attack the { $conflict }

## Questions

republic-prompt-choose-battle = Which expedition fights next?
republic-prompt-may-intercept = Does the fleet ({ $number }) give battle to { $force }?
republic-prompt-may-go-on = After the naval victory, does { $force } go on against the { $conflict } on land?
republic-prompt-may-land = After the naval victory, does { $force } attack { $province } on land?
republic-prompt-who-lands = { $number ->
    [one] Which unit of { $force } lands?
   *[other] Which { $number } units of { $force } land?
}
republic-prompt-clear-surplus = { $number ->
    [one] One conflict is
   *[other] { $number } conflicts are
} too many. Which one do you attack?

## Refusals

republic-refusal-no-expedition = There is no such expedition to send into battle.
republic-refusal-has-fought = That expedition has had its battle this phase.
republic-refusal-other-convoy = Convoys come one after the other; that one is not at sea now.
republic-refusal-not-aboard = The convoy does not carry so many of these units.
republic-refusal-half-lands = Exactly half of the surviving convoy lands, rounded up.
republic-refusal-not-in-play = Only an active conflict can be attacked.

## Ends

republic-end-phase-over = The Combat Phase is over; the Republic stands.
republic-end-all-lose = Too many conflicts are left: everybody loses.
republic-end-rebel-wins = Rome falls to the rebel.
republic-end-rebel-clears = The rebel holds Rome and has cleared the surplus of conflicts.
republic-end-confrontation-over = The confrontation is over.

## Battles

republic-event-fought = { $component-id ->
    [naval] { $force } at sea against the { $conflict }: { $own } against { $enemy }.
   *[land] { $force } on land against the { $conflict }: { $own } against { $enemy }.
}
republic-event-fought-rebel = { $force } against the rebel army: { $own } against { $enemy }.
republic-event-fought-province = { $component-id ->
    [naval] { $force } at sea against { $province }: { $own } against { $enemy }.
   *[land] { $force } on land against { $province }: { $own } against { $enemy }.
}
republic-event-intercepted = The fleet meets { $force }: { $own } against { $enemy }.
republic-event-assaulted = { $component-id ->
    [naval] Assault on { $province } from the sea, the { $conflict }: { $own } against { $enemy }.
   *[land] Assault on { $province } by land, the { $conflict }: { $own } against { $enemy }.
}
republic-event-rolled = Dice { $total }, evil omens { $omens }: final result { $final }, { $result }.
republic-event-natural = Natural { $total }: { $result }.
republic-event-downgraded = { $province } has { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
} of { $needed } needed: a victory counts as a stalemate.
republic-event-rated = Rating in this battle, { $commander }: { $rating }.
republic-event-chit-drawn = Chit: { $chit }.
    .several = Chits: { $things }.
republic-event-stopped = { $force } has { $ships ->
    [one] 1 fleet
   *[other] { $ships } fleets
} of { $needed } needed: the fight stops.
republic-event-halted = { $force } stops after the naval victory.
republic-event-no-commander = { $force } has nobody to lead it and does not fight.
republic-event-no-legions = { $force } has no land units and does not fight on land.
republic-event-no-units = { $component-id ->
    [naval] { $province } has no ship: the assault succeeds at once.
   *[land] { $province } has no land unit: the assault succeeds at once.
}
republic-event-no-governor = { $province } has no governor and does not resist.
republic-event-nothing-left = { $force } finds its enemy beaten already and stays for the next Senate Phase.
republic-event-passed = Nobody stops { $force }.
republic-event-counted = Active and unprosecuted conflicts, rebellion included: { $number } (limit { $limit }).

## What changes on the board

republic-event-lost = { $force }: remove { $number ->
    [one] 1 { $unit }
   *[other] { $number } { $unit-many }
}.
republic-event-died = Dead: { $commander }.
republic-event-taken = Captured: { $commander } (put him on the { $conflict }); ransom: { $talents ->
    [one] one talent
   *[other] { $talents } talents
}.
republic-event-promoted = { $force }: { $number ->
    [one] 1 legion becomes a veteran
   *[other] { $number } legions become veterans
}, loyal to { $commander }.
republic-event-promoted-free = { $force }: { $number ->
    [one] 1 legion becomes a veteran
   *[other] { $number } legions become veterans
}, loyal to nobody.
republic-event-unrest-rose = Unrest +{ $number }.
republic-event-unrest-fell = Unrest −{ $number } (not below 0).
republic-event-fame = Popularity +{ $popularity }, influence +{ $influence }: { $commander }.
republic-event-spoils = Treasury +{ $talents } { $talents ->
    [one] talent
   *[other] talents
}, spoils of the { $conflict }.
republic-event-discarded-card = Discard the { $conflict }.
republic-event-leader-left = Remove { $leader } from play.
republic-event-fleet-defeated = Put a “fleet defeated” marker on the { $conflict }.
republic-event-fleet-beaten = Put a “fleet defeated” marker on { $province }.
republic-event-conflict-lost = { $province }, held by the { $conflict }: remove { $number ->
    [one] 1 { $unit }
   *[other] { $number } { $unit-many }
}.
republic-event-woke = Put the { $conflict } among the active conflicts.
republic-event-fell-asleep = Put the { $conflict } among the inactive conflicts.
republic-event-shuffled-back = Shuffle the { $conflict } into the draw pile.
republic-event-next-era = Shuffle the { $conflict } into the pile of the next era.
republic-event-out-of-play = Remove the { $conflict } from the game.
republic-event-returned = { $force }: { $number ->
    [one] 1 { $unit } returns
   *[other] { $number } { $unit-many } return
} to Rome.
republic-event-defected = { $force }: { $number ->
    [one] 1 legion defects
   *[other] { $number } legions defect
} to the rebels of { $province }.
republic-event-landed = { $force } lands at Rome: legions { $legions }, veterans { $veterans }, militia { $militia }.
republic-event-went-home = { $force }: { $number ->
    [one] 1 { $unit } returns to its province
   *[other] { $number } { $unit-many } return to their province
}.
republic-event-dispersed = { $force }: { $number ->
    [one] 1 { $unit } disperses; remove it
   *[other] { $number } { $unit-many } disperse; remove them
}.
republic-event-no-income = { $province } is under assault: no income.
republic-event-province-taken = { $province } falls to the { $conflict }, with its militia, flotillas and natives.
republic-event-province-freed = { $province } is free again and has no governor.
republic-event-province-returned = { $province } returns to Rome and has no governor.
republic-event-undeveloped = Turn { $province } to its undeveloped side; remove its militia and flotillas.
republic-event-rebellion-over = The rebellion is over.
republic-event-rebel-in-rome = The rebel holds Rome.
republic-event-must-fight-again = Rome must fight the rebel again next turn, or fall.
republic-event-may-ship = The rebel’s partisans may ship reinforcements in the next Senate Phase.
republic-event-partisan-may-ship = { $province }: its governor may ship reinforcements to Rome in the next Senate Phase.
republic-event-army-joins = { $force }: { $number ->
    [one] 1 { $unit } joins
   *[other] { $number } { $unit-many } join
} the rebel army.
republic-event-left-alone = Put the { $conflict } among the unprosecuted conflicts: unrest +1 in the Population Phase.
republic-event-taken-up = Put the { $conflict } back among the active conflicts.
republic-event-rebellion-alone = The rebellion is unprosecuted: unrest +1 in the Population Phase.
republic-event-natives-back = { $province }: { $number ->
    [one] 1 { $unit } is back
   *[other] { $number } { $unit-many } are back
}.
republic-event-recalled = Recalled after the next Senate Phase: { $commander }.

## Headings

republic-status-confrontation = Confrontation
republic-status-omens = Evil omens
republic-status-unrest = Change of unrest
republic-status-treasury = Talents gained
republic-status-conflicts = Conflicts that count
republic-stat-legions = legions and veterans
republic-stat-fleets = fleets
republic-stat-forces = Forces
republic-stat-commanders = Commanders
republic-stat-influence = influence
republic-stat-popularity = popularity
republic-stat-rating = military
republic-stat-chit = chit
republic-stat-fate = fate
republic-status-round = Turn
republic-status-phase = Phase
republic-status-state-treasury = Treasury of the State
republic-status-unrest-level = Unrest
republic-status-wars = Active wars
republic-stat-votes = votes in Rome
republic-stat-senators = senators
republic-stat-cards = cards
republic-stat-least = treasury, at least
republic-stat-most = treasury, at most
republic-stat-status = status
republic-stat-faction = faction
republic-stat-office = office
republic-stat-at = away at
republic-stat-wars = Wars
republic-stat-leaders = leaders
republic-stat-floor = On the floor
republic-stat-pro = for
republic-stat-contra = against
republic-stat-persuasion = Persuasion
republic-stat-target = target
republic-stat-base = base number
republic-stat-bribes = bribes
republic-stat-counter = counter-bribes
republic-stat-chance = chance in 36
republic-stat-forum = Concessions in the Forum
republic-stat-curia = Curia
republic-stat-events = Events
republic-stat-laws = Laws
republic-stat-offices = Offices
republic-stat-presiding = Presides
republic-stat-debits = To be paid by the State
republic-stat-price = Price of a legion or fleet
republic-stat-purse = Your faction treasury
republic-stat-deck = Cards in the deck
republic-stat-ledger = Promises
republic-stat-from = from
republic-stat-to = to
republic-stat-state = state
republic-stat-offered = offered
republic-stat-accepted = open
republic-stat-kept = kept
republic-stat-broken = broken
republic-stat-lapsed = lapsed
republic-stat-best = best bid
republic-stat-auction = Auction
republic-stat-garrisons = Garrisons
republic-stat-governor = governor
republic-stat-military = military
republic-stat-oratory = oratory
republic-stat-loyalty = loyalty
republic-stat-knights = knights
republic-stat-talents = talents
republic-stat-land = strength on land
republic-stat-naval = strength at sea
republic-stat-support = fleets in support
republic-stat-disaster = disaster
republic-stat-standoff = standoff
republic-stat-spoils = spoils

## Things

republic-confrontation-active-conflict = Rome against an active conflict
republic-confrontation-rebel-general = Rome against a rebel general
republic-confrontation-interception = naval interception
republic-confrontation-march-on-rome = a rebel governor marches on Rome
republic-confrontation-rebel-province = a rebel province without naval units
republic-confrontation-rebel-province-naval = a rebel province with naval units
republic-confrontation-allied-conflict = a conflict allied to provinces
republic-confrontation-assault = a conflict assaults provinces
republic-confrontation-phase = a whole Combat Phase

republic-side-rome = Rome
republic-side-rebel = the rebel
republic-side-faction-1 = { republic-faction-faction-1 }
republic-side-faction-2 = { republic-faction-faction-2 }
republic-side-faction-3 = { republic-faction-faction-3 }
republic-side-faction-4 = { republic-faction-faction-4 }
republic-side-faction-5 = { republic-faction-faction-5 }
republic-side-faction-6 = { republic-faction-faction-6 }

republic-unit-legion = { $count ->
    [one] legion
   *[other] legions
}
    .many = legions
republic-unit-veteran = { $count ->
    [one] veteran
   *[other] veterans
}
    .many = veterans
republic-unit-fleet = { $count ->
    [one] fleet
   *[other] fleets
}
    .many = fleets
republic-unit-militia = militia
    .many = militia
republic-unit-flotilla = { $count ->
    [one] flotilla
   *[other] flotillas
}
    .many = flotillas
republic-unit-native = { $count ->
    [one] native
   *[other] natives
}
    .many = natives
republic-unit-native-flotilla = { $count ->
    [one] native flotilla
   *[other] native flotillas
}
    .many = native flotillas

republic-result-no-battle = no battle
republic-result-defeat = defeat
republic-result-stalemate = stalemate
republic-result-victory = victory
republic-result-disaster = disaster
republic-result-standoff = standoff

republic-component-naval = at sea
republic-component-land = on land

republic-fate-unharmed = unharmed
republic-fate-killed = killed
republic-fate-captured = captured

republic-status-of-absent = not in play
republic-status-of-inactive = inactive
republic-status-of-active = active
republic-status-of-unprosecuted = unprosecuted
republic-status-of-beaten = beaten
republic-status-of-shuffled = back in the draw pile
republic-status-of-next-pile = in the pile of the next era
republic-status-of-discarded = out of the game

republic-commander-general = the general
republic-commander-master-of-horse = the Master of Horse
republic-commander-rebel = the rebel
republic-commander-governor = the governor
republic-commander-captive = the captive

republic-force-rebel-army = the rebel army
republic-force-interceptors = the intercepting fleet
republic-force-rome = Rome
republic-force-expedition-1 = expedition 1
republic-force-expedition-2 = expedition 2
republic-force-expedition-3 = expedition 3
republic-force-expedition-4 = expedition 4
republic-force-expedition-5 = expedition 5
republic-force-expedition-6 = expedition 6
republic-force-expedition-7 = expedition 7
republic-force-expedition-8 = expedition 8
republic-force-convoy-1 = convoy 1
republic-force-convoy-2 = convoy 2
republic-force-convoy-3 = convoy 3
republic-force-convoy-4 = convoy 4
republic-force-sicily = the garrison of Sicily
republic-force-sardinia-corsica = the garrison of Sardinia-Corsica
republic-force-nearer-spain = the garrison of Nearer Spain
republic-force-further-spain = the garrison of Further Spain
republic-force-illyricum = the garrison of Illyricum
republic-force-cisalpine-gaul = the garrison of Cisalpine Gaul
republic-force-greece = the garrison of Greece
republic-force-africa = the garrison of Africa
republic-force-narbonese-gaul = the garrison of Narbonese Gaul
republic-force-asia = the garrison of Asia
republic-force-cilicia-cyprus = the garrison of Cilicia-Cyprus
republic-force-bithynia = the garrison of Bithynia
republic-force-crete-cyrene = the garrison of Crete-Cyrene
republic-force-syria = the garrison of Syria
republic-force-transalpine-gaul = the garrison of Transalpine Gaul

republic-province-sicily = Sicily
republic-province-sardinia-corsica = Sardinia-Corsica
republic-province-nearer-spain = Nearer Spain
republic-province-further-spain = Further Spain
republic-province-illyricum = Illyricum
republic-province-cisalpine-gaul = Cisalpine Gaul
republic-province-greece = Greece
republic-province-africa = Africa
republic-province-narbonese-gaul = Narbonese Gaul
republic-province-asia = Asia
republic-province-cilicia-cyprus = Cilicia-Cyprus
republic-province-bithynia = Bithynia (developed: Bithynia-Pontus)
republic-province-crete-cyrene = Crete-Cyrene
republic-province-syria = Syria
republic-province-transalpine-gaul = Transalpine Gaul

republic-conflict-punic-1 = 1st Punic War
republic-conflict-punic-2 = 2nd Punic War
republic-conflict-illyrian-1 = 1st Illyrian War
republic-conflict-illyrian-2 = 2nd Illyrian War
republic-conflict-gallic-1 = 1st Gallic War
republic-conflict-macedonian-1 = 1st Macedonian War
republic-conflict-macedonian-2 = 2nd Macedonian War
republic-conflict-syrian = Syrian War
republic-conflict-macedonian-3 = 3rd Macedonian War
republic-conflict-macedonian-4 = 4th Macedonian War
republic-conflict-punic-3 = 3rd Punic War
republic-conflict-lusitanian = Lusitanian War
republic-conflict-numantine = Numantine War
republic-conflict-slave-1 = 1st Sicilian Slave Revolt
republic-conflict-slave-2 = 2nd Sicilian Slave Revolt
republic-conflict-germanic-migrations = Germanic Migrations
republic-conflict-jugurthine = Jugurthine War
republic-conflict-pirates-1 = Cilician Pirates (104 BC)
republic-conflict-social = Social War
republic-conflict-mithridatic-1 = 1st Mithridatic War
republic-conflict-mithridatic-2 = 2nd Mithridatic War
republic-conflict-mithridatic-3 = 3rd Mithridatic War
republic-conflict-sertorian = Sertorian Revolt
republic-conflict-gladiator = Gladiator Slave Revolt
republic-conflict-pirates-2 = Cilician Pirates (67 BC)
republic-conflict-gallic-2 = 2nd Gallic War
republic-conflict-gallic-3 = 3rd Gallic War
republic-conflict-germany = Invasion of Germany
republic-conflict-britain = Invasion of Britain
republic-conflict-parthian = Parthian War
republic-conflict-alexandrine = Alexandrine War

republic-leader-hamilcar = Hamilcar
republic-leader-hannibal = Hannibal
republic-leader-antiochus-iii = Antiochus III
republic-leader-philip-v = Philip V
republic-leader-viriathus = Viriathus
republic-leader-mithridates-vi = Mithridates VI
republic-leader-spartacus = Spartacus
republic-leader-vercingetorix = Vercingetorix
republic-leader-cleopatra-vii = Cleopatra VII

republic-commander-cornelius = Cornelius
republic-commander-fabius = Fabius
republic-commander-valerius = Valerius
republic-commander-julius = Julius
republic-commander-claudius = Claudius
republic-commander-manlius = Manlius
republic-commander-fulvius = Fulvius
republic-commander-furius = Furius
republic-commander-aurelius = Aurelius
republic-commander-junius = Junius
republic-commander-papirius = Papirius
republic-commander-acilius = Acilius
republic-commander-flaminius = Flaminius
republic-commander-aelius = Aelius
republic-commander-sulpicius = Sulpicius
republic-commander-calpurnius = Calpurnius
republic-commander-plautius = Plautius
republic-commander-quinctius = Quinctius
republic-commander-aemilius = Aemilius
republic-commander-terentius = Terentius
republic-commander-servilius = Servilius
republic-commander-porcius = Porcius
republic-commander-popillius = Popillius
republic-commander-cassius = Cassius
republic-commander-sempronius = Sempronius
republic-commander-octavius = Octavius
republic-commander-marius = Marius
republic-commander-tullius = Tullius
republic-commander-licinius = Licinius
republic-commander-pompeius = Pompeius
republic-commander-scipio-africanus = Scipio Africanus
republic-commander-fabius-cunctator = Fabius Cunctator
republic-commander-flamininus = Flamininus
republic-commander-aemilius-paullus = Aemilius Paullus
republic-commander-cato-the-elder = Cato the Elder
republic-commander-scipio-aemilianus = Scipio Aemilianus
republic-commander-sulla = Sulla
republic-commander-fulvius-flaccus = Fulvius Flaccus
republic-commander-servilius-glaucia = Servilius Glaucia
republic-commander-popillius-laenas = Popillius Laenas
republic-commander-tiberius-gracchus = Tiberius Gracchus
republic-commander-gaius-gracchus = Gaius Gracchus
republic-commander-marius-27a = Gaius Marius
republic-commander-caesar = Caesar
republic-commander-cato-the-younger = Cato the Younger
republic-commander-cicero = Cicero
republic-commander-crassus = Crassus
republic-commander-lucullus = Lucullus
republic-commander-pompey = Pompey

republic-chit-1 = 1
republic-chit-2 = 2
republic-chit-3 = 3
republic-chit-4 = 4
republic-chit-5 = 5
republic-chit-6 = 6
republic-chit-7 = 7
republic-chit-8 = 8
republic-chit-9 = 9
republic-chit-10 = 10
republic-chit-11 = 11
republic-chit-12 = 12
republic-chit-13 = 13
republic-chit-14 = 14
republic-chit-15 = 15
republic-chit-16 = 16
republic-chit-17 = 17
republic-chit-18 = 18
republic-chit-19 = 19
republic-chit-20 = 20
republic-chit-21 = 21
republic-chit-22 = 22
republic-chit-23 = 23
republic-chit-24 = 24
republic-chit-25 = 25
republic-chit-26 = 26
republic-chit-27 = 27
republic-chit-28 = 28
republic-chit-29 = 29
republic-chit-30 = 30
republic-chit-blank = blank
republic-chit-draw-two = draw two more

## The whole game: moves

republic-move-deal-family = { $faction }: family { $commander }
republic-move-deal-card = { $faction }: card { $card }
republic-move-first-consul = First Rome Consul: { $commander }
republic-move-name-leader = Name { $commander } leader
republic-move-play-statesman = Bring { $commander } into play
republic-move-play-concession = Give { $concession } to { $commander }
republic-move-done = Done
republic-move-twin-dies = { $commander } dies
republic-move-take-in = Go on with the first family of the Curia
republic-move-leave-game = Leave the game
republic-move-sell-grain = { $concession }: take the income { $number ->
    [one] once
   *[other] { $number } times
}
republic-move-take-spoils = Take spoils
republic-move-leave-spoils = Take nothing
republic-move-give = Give { $talents ->
    [one] one talent
   *[other] { $talents } talents
} to the { $faction }
republic-move-transfer = Move { $talents ->
    [one] one talent
   *[other] { $talents } talents
} from { $giver } to { $taker }
republic-move-contribute = { $commander } gives { $talents ->
    [one] one talent
   *[other] { $talents } talents
} to the State

## The whole game: questions, refusals, ends

republic-prompt-leader = Who leads your faction?
republic-prompt-cards = Which statesmen and concessions do you bring into play?
republic-prompt-senatorless = Your last senator is dead. Do you go on?
republic-prompt-grain = In the drought, how many times do you take the income of { $concession }, up to { $number }?
republic-prompt-spoils = Does { $commander } take spoils in { $province }?
republic-prompt-gifts = What do you give to other factions?
republic-prompt-transfers = How do you share your talents out?
republic-prompt-contributions = Who gives talents to the State?

republic-refusal-not-yours = That is not one of your free and loyal senators.
republic-refusal-not-in-hand = That card is not in your hand.
republic-refusal-same-number = A statesman of the same number is in play.
republic-refusal-family-elsewhere = Another faction, or a province, has the family of that statesman.
republic-refusal-no-land-bill = There is a Land Commissioner only while a land bill is in effect.
republic-refusal-empty-curia = No family waits in the Curia.
republic-refusal-too-much-grain = The income can be taken once, and once more for each drought.
republic-refusal-other-concession = You are asked about another concession.
republic-refusal-no-such-faction = There is no such other faction in the game.
republic-refusal-not-so-much = There are not so many talents there.
republic-refusal-round-sum = Move 1, 2, 3, 5, 10, 20 or 50 talents at a time, or all.
republic-refusal-same-purse = Giver and taker are the same.
republic-refusal-gave-already = He has given this turn.
republic-refusal-no-such-gift = The State honours gifts of 10, 25 and 50 talents.

republic-end-bankrupt = The State is bankrupt: everybody loses.
republic-end-people-revolt = The people revolt: everybody loses.

## The whole game: what happens

republic-event-round = Turn { $round }
republic-event-turn-phase = { $phase }
republic-event-joined = { $commander } joins the { $faction }.
republic-event-dealt-card = { $card-id ->
    [hidden] The { $faction } receive a card.
   *[other] The { $faction } receive a card: { $card }.
}
    .several = { $known ->
        [0] The { $faction } receive { $count } cards.
       *[other] The { $faction } receive { $count } cards: { $things }.
    }
republic-event-office = { $commander } is { $office }.
republic-event-leads = { $commander } leads the { $faction }.
republic-event-concession = { $concession }: held by { $commander }.
republic-event-concession-free = { $concession } returns to the Forum.
republic-event-senator-died = Dead: { $commander }.
republic-event-heir = { $commander } is senator and leader of the { $faction }.
republic-event-family-passed = The family card of { $commander } passes to { $statesman }.
republic-event-faction-left = The { $faction } leave the game.
republic-event-leader-came = { $leader } joins the { $conflict }.
republic-event-province-vacant = { $province } has no governor.
republic-event-earned = { $commander }: { $talents ->
    [one] one talent
   *[other] { $talents } talents
}.
republic-event-grain = { $commander } takes the grain income { $number ->
    [one] once
   *[other] { $number } times
} and loses as much popularity.
republic-event-corrupt = { $commander } takes spoils in { $province }: corrupt.
republic-event-spoiled = Spoils of { $province }: dice { $total }, { $talents ->
    [one] one talent
   *[other] { $talents } talents
}.
republic-event-developed = { $province } is developed; influence for { $commander }.
republic-event-not-developed = { $province } does not develop.
republic-event-gave = The { $faction } give { $talents ->
    [one] one talent
   *[other] { $talents } talents
} to the { $other }.
republic-event-moved = { $faction }: { $talents ->
    [one] one talent
   *[other] { $talents } talents
} from { $giver } to { $taker }.
republic-event-state-gained = The State receives { $talents ->
    [one] one talent
   *[other] { $talents } talents
}.
republic-event-taxed = Income of { $province }: dice { $total }.
republic-event-contributed = { $commander } gives { $talents ->
    [one] one talent
   *[other] { $talents } talents
} to the State.
republic-event-state-paid = The State pays { $talents ->
    [one] one talent
   *[other] { $talents } talents
}.
republic-event-treasury-low = The treasury is down to { $talents ->
    [one] one talent
   *[other] { $talents } talents
}.
republic-event-came-home = { $commander } returns to Rome.
republic-event-spoke = The State of the Republic: dice { $total }, total { $final }.
republic-event-no-recruits = No forces may be raised this turn.

## The whole game: names

republic-status-of-imminent = imminent
republic-faction-faction-1 = Populares
republic-faction-faction-2 = Optimates
republic-faction-faction-3 = Equites
republic-faction-faction-4 = Agrarii
republic-faction-faction-5 = Moderati
republic-faction-faction-6 = Urbani
republic-office-dictator = Dictator
republic-office-rome-consul = Rome Consul
republic-office-field-consul = Field Consul
republic-office-censor = Censor
republic-office-master-of-horse = Master of Horse
republic-office-pontifex-maximus = Pontifex Maximus
republic-phase-mortality = Mortality Phase
republic-phase-revenue = Revenue Phase
republic-phase-forum = Forum Phase
republic-phase-population = Population Phase
republic-phase-senate = Senate Phase
republic-phase-combat = Combat Phase
republic-phase-revolution = Revolution Phase
republic-concession-armaments = Armaments
republic-concession-ship-building = Ship Building
republic-concession-egyptian-grain = Egyptian Grain
republic-concession-sicilian-grain = Sicilian Grain
republic-concession-harbor-fees = Harbor Fees
republic-concession-mining = Mining
republic-concession-land-commissioner = Land Commissioner
republic-concession-tax-farmer-1 = Tax Farmer 1
republic-concession-tax-farmer-2 = Tax Farmer 2
republic-concession-tax-farmer-3 = Tax Farmer 3
republic-concession-tax-farmer-4 = Tax Farmer 4
republic-concession-tax-farmer-5 = Tax Farmer 5
republic-concession-tax-farmer-6 = Tax Farmer 6
republic-purse-cornelius = { republic-commander-cornelius }
republic-purse-fabius = { republic-commander-fabius }
republic-purse-valerius = { republic-commander-valerius }
republic-purse-julius = { republic-commander-julius }
republic-purse-claudius = { republic-commander-claudius }
republic-purse-manlius = { republic-commander-manlius }
republic-purse-fulvius = { republic-commander-fulvius }
republic-purse-furius = { republic-commander-furius }
republic-purse-aurelius = { republic-commander-aurelius }
republic-purse-junius = { republic-commander-junius }
republic-purse-papirius = { republic-commander-papirius }
republic-purse-acilius = { republic-commander-acilius }
republic-purse-flaminius = { republic-commander-flaminius }
republic-purse-aelius = { republic-commander-aelius }
republic-purse-sulpicius = { republic-commander-sulpicius }
republic-purse-calpurnius = { republic-commander-calpurnius }
republic-purse-plautius = { republic-commander-plautius }
republic-purse-quinctius = { republic-commander-quinctius }
republic-purse-aemilius = { republic-commander-aemilius }
republic-purse-terentius = { republic-commander-terentius }
republic-purse-servilius = { republic-commander-servilius }
republic-purse-porcius = { republic-commander-porcius }
republic-purse-popillius = { republic-commander-popillius }
republic-purse-cassius = { republic-commander-cassius }
republic-purse-sempronius = { republic-commander-sempronius }
republic-purse-octavius = { republic-commander-octavius }
republic-purse-marius = { republic-commander-marius }
republic-purse-tullius = { republic-commander-tullius }
republic-purse-licinius = { republic-commander-licinius }
republic-purse-pompeius = { republic-commander-pompeius }
republic-purse-scipio-africanus = { republic-commander-scipio-africanus }
republic-purse-fabius-cunctator = { republic-commander-fabius-cunctator }
republic-purse-flamininus = { republic-commander-flamininus }
republic-purse-aemilius-paullus = { republic-commander-aemilius-paullus }
republic-purse-cato-the-elder = { republic-commander-cato-the-elder }
republic-purse-scipio-aemilianus = { republic-commander-scipio-aemilianus }
republic-purse-sulla = { republic-commander-sulla }
republic-purse-fulvius-flaccus = { republic-commander-fulvius-flaccus }
republic-purse-servilius-glaucia = { republic-commander-servilius-glaucia }
republic-purse-popillius-laenas = { republic-commander-popillius-laenas }
republic-purse-tiberius-gracchus = { republic-commander-tiberius-gracchus }
republic-purse-gaius-gracchus = { republic-commander-gaius-gracchus }
republic-purse-marius-27a = { republic-commander-marius-27a }
republic-purse-caesar = { republic-commander-caesar }
republic-purse-cato-the-younger = { republic-commander-cato-the-younger }
republic-purse-cicero = { republic-commander-cicero }
republic-purse-crassus = { republic-commander-crassus }
republic-purse-lucullus = { republic-commander-lucullus }
republic-purse-pompey = { republic-commander-pompey }
republic-purse-treasury = the faction treasury
republic-card-punic-1 = { republic-conflict-punic-1 }
republic-card-punic-2 = { republic-conflict-punic-2 }
republic-card-illyrian-1 = { republic-conflict-illyrian-1 }
republic-card-illyrian-2 = { republic-conflict-illyrian-2 }
republic-card-gallic-1 = { republic-conflict-gallic-1 }
republic-card-macedonian-1 = { republic-conflict-macedonian-1 }
republic-card-macedonian-2 = { republic-conflict-macedonian-2 }
republic-card-syrian = { republic-conflict-syrian }
republic-card-family-1 = { republic-commander-cornelius }
republic-card-statesman-1a = { republic-commander-scipio-africanus }
republic-card-family-2 = { republic-commander-fabius }
republic-card-statesman-2a = { republic-commander-fabius-cunctator }
republic-card-family-3 = { republic-commander-valerius }
republic-card-family-4 = { republic-commander-julius }
republic-card-family-5 = { republic-commander-claudius }
republic-card-family-6 = { republic-commander-manlius }
republic-card-family-7 = { republic-commander-fulvius }
republic-card-family-8 = { republic-commander-furius }
republic-card-family-9 = { republic-commander-aurelius }
republic-card-family-10 = { republic-commander-junius }
republic-card-family-11 = { republic-commander-papirius }
republic-card-family-12 = { republic-commander-acilius }
republic-card-family-13 = { republic-commander-flaminius }
republic-card-family-14 = { republic-commander-aelius }
republic-card-family-15 = { republic-commander-sulpicius }
republic-card-family-16 = { republic-commander-calpurnius }
republic-card-family-17 = { republic-commander-plautius }
republic-card-family-18 = { republic-commander-quinctius }
republic-card-statesman-18a = { republic-commander-flamininus }
republic-card-family-19 = { republic-commander-aemilius }
republic-card-statesman-19a = { republic-commander-aemilius-paullus }
republic-card-family-20 = { republic-commander-terentius }
republic-card-statesman-22a = { republic-commander-cato-the-elder }
republic-card-hamilcar = { republic-leader-hamilcar }
republic-card-hannibal = { republic-leader-hannibal }
republic-card-antiochus-iii = { republic-leader-antiochus-iii }
republic-card-philip-v = { republic-leader-philip-v }
republic-card-tribune-38 = Tribune
republic-card-tribune-39 = Tribune
republic-card-tribune-40 = Tribune
republic-card-tribune-41 = Tribune
republic-card-tribune-42 = Tribune
republic-card-tribune-43 = Tribune
republic-card-tribune-44 = Tribune
republic-card-tribune-45 = Tribune
republic-card-tribune-46 = Tribune
republic-card-secret-bodyguard-47 = Secret Bodyguard
republic-card-influence-peddling-48 = Influence Peddling
republic-card-assassin-49 = Assassin
republic-card-seduction = Seduction
republic-card-blackmail = Blackmail
republic-card-armaments = { republic-concession-armaments }
republic-card-ship-building = { republic-concession-ship-building }
republic-card-egyptian-grain = { republic-concession-egyptian-grain }
republic-card-sicilian-grain = { republic-concession-sicilian-grain }
republic-card-harbor-fees = { republic-concession-harbor-fees }
republic-card-mining = { republic-concession-mining }
republic-card-land-commissioner = { republic-concession-land-commissioner }
republic-card-tax-farmer-1 = { republic-concession-tax-farmer-1 }
republic-card-tax-farmer-2 = { republic-concession-tax-farmer-2 }
republic-card-tax-farmer-3 = { republic-concession-tax-farmer-3 }
republic-card-tax-farmer-4 = { republic-concession-tax-farmer-4 }
republic-card-tax-farmer-5 = { republic-concession-tax-farmer-5 }
republic-card-tax-farmer-6 = { republic-concession-tax-farmer-6 }
republic-card-era-ends = Era Ends
republic-card-macedonian-3 = { republic-conflict-macedonian-3 }
republic-card-macedonian-4 = { republic-conflict-macedonian-4 }
republic-card-jugurthine = { republic-conflict-jugurthine }
republic-card-punic-3 = { republic-conflict-punic-3 }
republic-card-germanic-migrations = { republic-conflict-germanic-migrations }
republic-card-pirates-1 = { republic-conflict-pirates-1 }
republic-card-lusitanian = { republic-conflict-lusitanian }
republic-card-numantine = { republic-conflict-numantine }
republic-card-slave-1 = { republic-conflict-slave-1 }
republic-card-slave-2 = { republic-conflict-slave-2 }
republic-card-statesman-1b = { republic-commander-scipio-aemilianus }
republic-card-statesman-1c = { republic-commander-sulla }
republic-card-statesman-7a = { republic-commander-fulvius-flaccus }
republic-card-family-21 = { republic-commander-servilius }
republic-card-statesman-21a = { republic-commander-servilius-glaucia }
republic-card-family-22 = { republic-commander-porcius }
republic-card-family-23 = { republic-commander-popillius }
republic-card-statesman-23a = { republic-commander-popillius-laenas }
republic-card-family-24 = { republic-commander-cassius }
republic-card-family-25 = { republic-commander-sempronius }
republic-card-statesman-25a = { republic-commander-tiberius-gracchus }
republic-card-statesman-25b = { republic-commander-gaius-gracchus }
republic-card-statesman-27a = { republic-commander-marius-27a }
republic-card-viriathus = { republic-leader-viriathus }
republic-card-tribune-90 = Tribune
republic-card-tribune-91 = Tribune
republic-card-tribune-92 = Tribune
republic-card-tribune-93 = Tribune
republic-card-tribune-94 = Tribune
republic-card-tribune-95 = Tribune
republic-card-tribune-96 = Tribune
republic-card-murder-of-a-tribune-97 = Murder of a Tribune
republic-card-murder-of-a-tribune-98 = Murder of a Tribune
republic-card-assassin-99 = Assassin
republic-card-assassin-100 = Assassin
republic-card-secret-bodyguard-101 = Secret Bodyguard
republic-card-secret-bodyguard-102 = Secret Bodyguard
republic-card-graft-103 = Graft
republic-card-influence-peddling-104 = Influence Peddling
republic-card-mob-incited-to-violence = Mob Incited to Violence
republic-card-pergamene-bequest = Pergamene Bequest
republic-card-calpurnian = Calpurnian Law
republic-card-military-reforms = Military Reforms
republic-card-tradition-erodes = Tradition Erodes
republic-card-servilian = Servilian Law
republic-card-acilian = Acilian Law
republic-card-mithridatic-1 = { republic-conflict-mithridatic-1 }
republic-card-mithridatic-2 = { republic-conflict-mithridatic-2 }
republic-card-mithridatic-3 = { republic-conflict-mithridatic-3 }
republic-card-gallic-2 = { republic-conflict-gallic-2 }
republic-card-gallic-3 = { republic-conflict-gallic-3 }
republic-card-parthian = { republic-conflict-parthian }
republic-card-alexandrine = { republic-conflict-alexandrine }
republic-card-social = { republic-conflict-social }
republic-card-germany = { republic-conflict-germany }
republic-card-britain = { republic-conflict-britain }
republic-card-pirates-2 = { republic-conflict-pirates-2 }
republic-card-sertorian = { republic-conflict-sertorian }
republic-card-gladiator = { republic-conflict-gladiator }
republic-card-statesman-4a = { republic-commander-caesar }
republic-card-statesman-22b = { republic-commander-cato-the-younger }
republic-card-family-26 = { republic-commander-octavius }
republic-card-family-27 = { republic-commander-marius }
republic-card-family-28 = { republic-commander-tullius }
republic-card-statesman-28a = { republic-commander-cicero }
republic-card-family-29 = { republic-commander-licinius }
republic-card-statesman-29a = { republic-commander-crassus }
republic-card-statesman-29b = { republic-commander-lucullus }
republic-card-family-30 = { republic-commander-pompeius }
republic-card-statesman-30a = { republic-commander-pompey }
republic-card-spartacus = { republic-leader-spartacus }
republic-card-mithridates-vi = { republic-leader-mithridates-vi }
republic-card-vercingetorix = { republic-leader-vercingetorix }
republic-card-cleopatra-vii = { republic-leader-cleopatra-vii }
republic-card-tribune-140 = Tribune
republic-card-tribune-141 = Tribune
republic-card-tribune-142 = Tribune
republic-card-tribune-143 = Tribune
republic-card-proscription = Proscription
republic-card-graft-145 = Graft
republic-card-secret-bodyguard-146 = Secret Bodyguard
republic-card-assassin-147 = Assassin
republic-card-assassin-148 = Assassin
republic-card-assassin-149 = Assassin
republic-card-influence-peddling-150 = Influence Peddling
republic-card-murder-of-a-tribune-151 = Murder of a Tribune
republic-card-open-bodyguard = Open Bodyguard
republic-card-catiline-conspiracy-2 = 2nd Catiline Conspiracy
republic-card-bithynian-bequest = Bithynian Bequest
republic-card-ptolemy-apion-bequest = Ptolemy Apion Bequest
republic-card-plautian-papirian = Plautian-Papirian Law
republic-card-gabinian = Gabinian Law
republic-card-vatinian = Vatinian Law
republic-card-manilian = Manilian Law
republic-card-julian = Julian Law

## The whole game: the Forum

republic-move-attract = { $commander } pays { $talents ->
    [one] one talent
   *[other] { $talents } talents
} for a knight
republic-move-press = { $commander } presses { $number ->
    [one] one knight
   *[other] { $number } knights
} for money
republic-move-sponsor = { $commander } sponsors games: { $games }
republic-move-persuade = { $commander } tries to win { $target }
republic-move-bribe = Spend { $talents ->
    [one] one talent
   *[other] { $talents } talents
} on it
republic-move-counter = Spend { $talents ->
    [one] one talent
   *[other] { $talents } talents
} against it
republic-move-try = Throw the dice
republic-move-add = Add to the bribe
republic-prompt-knights = Do you attract a knight, or press knights for money?
republic-prompt-games = Does anybody sponsor games?
republic-prompt-new-leader = Do you name another leader?
republic-prompt-persuade = Which of your senators tries to win whom?
republic-prompt-bribe = What do you spend to win { $commander }? The base number is { $number }.
republic-prompt-counter = What do you spend to keep { $commander }? The base number is { $number }.
republic-prompt-add = The base number for { $commander } is { $number }. Do you throw, or add to the bribe?
republic-refusal-not-in-rome = He is not in Rome.
republic-refusal-more-than-sure = So much is more than makes a knight certain.
republic-refusal-not-so-many-knights = He has not so many knights.
republic-refusal-leads-already = He leads the faction already.
republic-refusal-yours-already = He belongs to your faction.
republic-refusal-a-leader = The leader of a faction cannot be persuaded.
republic-event-courted = { $commander } spends { $talents ->
    [one] one talent
   *[other] { $talents } talents
} on a knight.
republic-event-knight = A knight joins { $commander }.
republic-event-no-knight = No knight joins { $commander }.
republic-event-pressed = { $commander } presses { $number ->
    [one] one knight
   *[other] { $number } knights
} and loses { $number ->
    [one] him
   *[other] them
}.
republic-event-games = { $commander } sponsors games: { $games }.
republic-event-persuades = { $commander } tries to win { $target }.
republic-event-bribed = { $commander } offers { $talents ->
    [one] one talent
   *[other] { $talents } talents
}.
republic-event-countered = The { $faction } spend { $talents ->
    [one] one talent
   *[other] { $talents } talents
} against it.
republic-event-stayed = { $commander } is not persuaded.
republic-games-slice-and-dice = Slice and Dice
republic-games-blood-fest = Blood Fest
republic-games-gladiator-gala = Gladiator Gala

# ---------------------------------------------------------------- the whole game: Forum, Senate, wars, revolution

republic-move-accuse = Accuse the { $faction }
republic-move-draw-card = Drawn: { $faction }, { $card }
republic-move-strike-province = Pretender: { $province }
republic-move-sink-reserve = In reserve: { $number }
republic-move-sink-with = With { $commander }: { $number }
republic-move-sink-at = Left behind ({ $war }): { $number }
republic-move-remove-leader = Dead: { $leader }
republic-move-bid = Bid { $talents }, paid by { $commander }
republic-move-lots = The dice are for the { $faction }
republic-move-wins-throw = The dice are for { $commander }
republic-move-nominate = Nominate { $commander }
republic-move-take-rome = Rome Consul
republic-move-take-field = Field Consul
republic-move-agree = Agree
republic-move-refuse = Refuse
republic-move-appoint = Appoint { $commander } Dictator
republic-move-call = Call the { $faction }
republic-move-call-all = Call all the others, oneself last
republic-move-vote = All { $stance }; votes bought: { $talents }
republic-move-split = Each senator by himself
republic-move-vote-by = { $commander }: { $stance }; votes bought: { $talents }
republic-move-veto = Veto
republic-move-plot = Plan a murder
republic-move-appeal = Appeal to the people
republic-move-murder = Strike at { $target }, by { $commander }
republic-move-add-assassins = Assassin cards: { $number }
republic-move-show-guards = Secret Bodyguards: { $number }
republic-move-bear-it = Lose 1 influence
republic-move-step-down = Step down
republic-move-take-senator = Take { $commander }
republic-move-prosecute = Prosecute { $commander }: { $reason }, { $charge }
republic-move-name-prosecutor = Prosecutor: { $commander }
republic-move-send-governor = Governor: { $commander }, { $province }
republic-move-go-yourself = Go to the province
republic-move-send-legate = Govern through a legate
republic-move-put = Put it to the vote
republic-move-propose = Propose: { $motion }
republic-move-adjourn = Adjourn
republic-move-grant = Concession: { $concession }, { $commander }
republic-move-draft-bill = Land bill { $bill }
republic-move-name-sponsor = Sponsor: { $commander }
republic-move-draft-repeal = Repeal of land bill { $bill }, by { $commander }
republic-move-count-legions = Legions: { $number }
republic-move-count-fleets = Fleets: { $number }
republic-move-send = Send { $commander }: { $war }
republic-move-take-veterans = Veterans: { $veterans }
republic-move-name-senator = Name { $commander }
republic-move-name-province = { $province }
republic-move-name-bequest = { $bequest }
republic-move-replace = Replace { $other }: { $commander }
republic-move-use-tribune = Propose by a tribune
republic-move-play-law = Play { $law }
republic-move-offer-land = A land bill by { $commander }
republic-move-take-commission = Flaccus becomes Land Commissioner
republic-move-graft = Graft by { $commander }
republic-move-kill-tribune = Murder of the tribune by { $commander }
republic-move-incite = Incite the mob: { $commander }
republic-move-favour-knights = Favour the knights
republic-move-repeal-acilian = Repeal the Acilian Law
republic-move-fine = Fine { $commander }
republic-move-name-war = War: { $war }
republic-move-lose-legion = { $number ->
    [0] A legion is lost
   *[other] Veteran { $number } is lost
}
republic-move-lose-unit = { $unit-id ->
    [veteran] Veteran { $number } is lost
   *[other] Lost: { $unit }
}
republic-move-raise-local = Militia { $militia }, flotillas { $flotillas }
republic-move-throw = Black { $black }, white { $white }
republic-move-war-first = First: { $war }
republic-move-fight-on = On to the land battle
republic-move-stop-here = Stop here
republic-move-cleopatra-with = Cleopatra with the commander
republic-move-cleopatra-against = Cleopatra with the enemy
republic-move-hand-over = { $card } for the { $faction }
republic-move-discard = Discard { $card }
republic-move-lay-down = Lay down command
republic-move-sound-out = Ask the legions who follows
republic-move-revolt = Revolt
republic-move-march-to = March to battle: { $war }
republic-move-pay-legions = Pay { $talents }
republic-move-join = Join the revolt
republic-move-stay-loyal = Stay loyal
republic-move-call-away = Call the veterans away
republic-move-leave-them = Leave them there
republic-move-pay-ransom = Pay the ransom
republic-move-keep-talents = Do not pay
republic-move-keep-legions = Legions kept: { $number }
republic-move-seduce = Seduction: { $commander } wins over { $target }
republic-move-blackmail = Blackmail: { $commander } wins over { $target }
republic-move-peddle = Influence peddling: { $faction }
republic-move-take-card = Taken from the { $faction }: { $card }
republic-prompt-catiline = Which faction is accused of conspiracy?
republic-prompt-storm = Fleets lost in the storm: { $number }. Which?
republic-prompt-enemy-leader = Which enemy leader dies?
republic-prompt-bid = An initiative is auctioned: { $number ->
    [0] nobody has bid
   *[other] the best bid is { $number }
}. Only the winner pays.
republic-prompt-consuls = Who is nominated as consul?
republic-prompt-rome-consul = Which office for { $commander }? { $other } has the other.
republic-prompt-agree-consul = Agreed: in Rome { $commander }, in the field { $other }?
republic-prompt-appoint = Do the consuls appoint a Dictator?
republic-prompt-agree-dictator = Agreed: Dictator { $commander }?
republic-prompt-dictator = Is a Dictator nominated?
republic-prompt-censor = Who is nominated as Censor?
republic-prompt-horseman = Who is Master of Horse?
republic-prompt-call = Who votes next?
republic-prompt-vote = { $motion }: how do your senators vote? So far { $pro } for, { $contra } against.
republic-prompt-ballot = How does { $commander } vote?
republic-prompt-murder = Who strikes at whom?
republic-prompt-assassins = How many Assassin cards?
republic-prompt-guards = The die on { $commander } is { $number }: how many bodyguards?
republic-prompt-rebuked = All others were against: lose influence or step down?
republic-prompt-take-senator = Which senator of the Forum joins you?
republic-prompt-prosecute = Does the Censor prosecute?
republic-prompt-prosecutor = Who prosecutes { $commander }?
republic-prompt-will-prosecute = Does { $other } prosecute { $commander }?
republic-prompt-governor = Who governs what?
republic-prompt-legate = { $commander }: go to { $province }, or send a legate?
republic-prompt-business = What is proposed?
republic-prompt-grant = Which concession for whom?
republic-prompt-bill = Which land bill?
republic-prompt-sponsor = Who sponsors land bill { $bill }?
republic-prompt-repeal = Which land bill is to be repealed, and who sponsors it?
republic-prompt-legions = How many legions ({ $motion }{ $price ->
    [0] {""}
   *[other] ; price of each: { $price }; State treasury: { $treasury }
})?
republic-prompt-fleets = How many fleets ({ $motion }{ $price ->
    [0] {""}
   *[other] ; price of each: { $price }; left after the legions: { $treasury }
})?
republic-prompt-force = Who goes to which war?
republic-prompt-veterans = Which veterans go with him?
republic-prompt-name = Who or what do you propose ({ $motion })?
republic-prompt-replace = Who replaces which proconsul?
republic-prompt-consent = Does { $commander } consent ({ $motion })?
republic-prompt-tribune = Does a tribune speak for you, or do you play a law?
republic-prompt-answer = A tribune speaks: is he silenced?
republic-prompt-pay-graft = Graft: does { $commander } pay the price, { $number }?
republic-prompt-incite = Is the mob incited?
republic-prompt-servilian = What is the Servilian Law for?
republic-prompt-fine = Who is fined?
republic-prompt-alliance = A new alliance ends which war?
republic-prompt-local-forces = What does { $province } raise at 10 talents a unit? Its taxes: { $number }; { $commander } may add his own.
republic-prompt-levy = How many units does { $commander } raise at his own cost?
republic-prompt-fight-on = The fleet is beaten: on to the land battle ({ $commander }, { $war })?
republic-prompt-cleopatra = Does Cleopatra take sides?
republic-prompt-give-cards = Do you give a card away?
republic-prompt-discard = Which card is discarded?
republic-prompt-victor = Victory: { $commander }. What now?
republic-prompt-pay-legions = For how many legions do you pay?
republic-prompt-join = Does { $commander } join the revolt?
republic-prompt-call-away = Does { $commander } call his veterans away?
republic-prompt-last-war = Which war does the rebel attack?
republic-prompt-ransom = A captive: { $commander }. Ransom: { $number }. Do you pay?
republic-prompt-upkeep = How many legions does the rebel keep at 2 talents each?
republic-refusal-no-such-fleets = There are not so many fleets.
republic-refusal-no-such-leader = That leader is not in play.
republic-refusal-no-such-war = That war cannot be named now.
republic-refusal-a-revolt = That is a revolt.
republic-refusal-bid-higher = That is no bid: more than the last one, in small steps, or all.
republic-refusal-consul-lately = He held a high office last turn.
republic-refusal-beaten = That has failed already.
republic-refusal-holds-office = He holds an office.
republic-refusal-no-candidate = He cannot be a candidate.
republic-refusal-censor-needed = A Censor must be named.
republic-refusal-called-already = That faction has been called or has no voice.
republic-refusal-no-veto = That cannot be vetoed.
republic-refusal-no-tribune = You have no tribune.
republic-refusal-no-appeal = There is no appeal now.
republic-refusal-no-votes = You have no such votes.
republic-refusal-must-vote = Nobody may abstain here.
republic-refusal-sponsor = The sponsor votes for it.
republic-refusal-not-against = A consul for life makes nobody vote against land.
republic-refusal-other-senator = Another senator is asked.
republic-refusal-no-influence = He has no influence to lose.
republic-refusal-plotted-already = Your faction has made its attempt.
republic-refusal-no-target = Nobody to be struck at.
republic-refusal-not-in-forum = He is not in the Forum.
republic-refusal-enough-trials = No more prosecutions of that kind this turn.
republic-refusal-no-reason = There is no such reason.
republic-refusal-no-prosecutor = He cannot prosecute.
republic-refusal-no-post = That post cannot be given to him.
republic-refusal-nothing-proposed = Nothing is proposed yet.
republic-refusal-nothing-there = There is nothing to propose of that kind.
republic-refusal-not-business = That is not in order now.
republic-refusal-no-bill = That land bill cannot be proposed.
republic-refusal-no-repeal = That repeal cannot be proposed.
republic-refusal-strike = No forces may be raised this turn.
republic-refusal-not-granted = That concession cannot be voted on.
republic-refusal-no-room = The province cannot have so many.
republic-refusal-taxes-left = The taxes of the province must be spent on forces while there is room.
republic-refusal-not-so-many = Not that number.
republic-refusal-not-for-this = That is not for this proposal.
republic-refusal-no-commander = He cannot command there now.
republic-refusal-earlier-war = An earlier war of the series comes first.
republic-refusal-no-gracchus = He has no such right now.
republic-refusal-law-too-early = What the law needs is not there.
republic-refusal-not-liable = He is not liable.
republic-refusal-for-life = The consul for life does not revolt.
republic-refusal-revolt-already = There is a rebel already.
republic-refusal-asked-already = The legions have been asked, or there are none to ask.
republic-refusal-no-hand = That faction has no cards.
republic-end-four-wars = Four wars at once: Rome falls, and everybody loses.
republic-end-era-over = The era ends; most influence wins. Winner: { $winner }.
republic-end-for-life = A consul for life wins. Winner: { $winner }.
republic-end-rebel-rules = The rebel takes Rome. Winner: { $winner }.
republic-event-accused = Accused of conspiracy: the { $faction }.
republic-event-acquitted = Not guilty: { $commander }.
republic-event-adjourned = The Senate is adjourned.
republic-event-appealed = Appeal to the people: { $commander }.
republic-event-battle = Battle: { $commander }, { $war }; dice { $total }, total { $final }: { $result }.
republic-event-bid = Bid: { $talents }, backed by { $commander }.
republic-event-captured = Captive: { $commander }; ransom: { $talents }.
republic-event-carried = Carried, { $pro } to { $contra }.
republic-event-defeated = Lost, { $pro } to { $contra }.
republic-event-caught = The assassin is caught: { $commander }.
republic-event-consul-for-life = Consul for life: { $commander }.
republic-event-created = A new province: { $province }.
republic-event-destroyed = Destroyed: { $concession }.
republic-event-disbanded = Disbanded: legions { $legions }, fleets { $fleets }.
republic-event-drew = Drawn: { $card } ({ $faction }).
republic-event-era-ends = Era Ends is revealed: the last Forum Phase.
republic-event-errand = Off for a bequest: { $commander }; legions: { $legions }, fleets: { $fleets }.
republic-event-event = Event: { $happening } ({ $number }).
republic-event-failed-before = The same has failed already.
republic-event-fame-won = Popularity and influence +{ $number }: { $commander }.
republic-event-fined = Fine: { $commander }, talents: { $talents }.
republic-event-fleet-won = The enemy fleet is beaten: { $war }.
republic-event-force-home = Home: { $commander }; legions: { $legions }, fleets: { $fleets }.
republic-event-garrisoned = Garrison: { $province }, legions: { $number }.
republic-event-gave-card = A card given: { $card } ({ $faction }, { $other }).
republic-event-governor-fought = The governor fights a pretender in { $province }: dice { $total }, total { $final }.
republic-event-governs = Governor: { $commander }, { $province }.
republic-event-guilty = Guilty: { $commander }.
republic-event-influence-gained = Influence +{ $number }: { $commander }.
republic-event-influence-lost = Influence −{ $number }: { $commander }.
republic-event-initiative = Initiative: { $faction }.
republic-event-joined-revolt = In revolt too: { $commander }.
republic-event-leader-waits = In the Curia: { $leader }.
republic-event-left-home = Home without commander: { $war }.
republic-event-levied = Levied at his own cost: { $commander }, units: { $number }.
republic-event-local-forces = Raised in { $province }: militia { $militia }, flotillas { $flotillas }.
republic-event-losses = Losses: { $commander }; legions: { $legions }, fleets: { $fleets }.
republic-event-new-deck = A new deck: { $era }.
republic-event-nominated = Nominated: { $commander }.
republic-event-no-consent = No consent: { $commander }.
republic-event-on-trial = On trial: { $commander }.
republic-event-peace = Peace: { $war }.
republic-event-people-spoke = The people judge { $commander }: { $total }.
republic-event-played-card = Played or discarded: { $card } ({ $faction }).
republic-event-plotted = Attempt: { $commander } against { $target }.
republic-event-proconsul = Proconsul: { $commander }.
republic-event-proposed = Proposed by the { $faction }: { $motion }.
republic-event-proposed-bill = Land bill { $bill }, sponsored by { $commander }.
republic-event-proposed-concession = Proposed: { $concession }, { $commander }.
republic-event-proposed-force = Proposed: { $commander }, { $war }; legions: { $legions }, fleets: { $fleets }.
republic-event-proposed-governor = Proposed: { $commander }, { $province }.
republic-event-legate = { $commander } governs { $province } through a legate.
republic-event-proposed-units = Units: legions { $legions }, fleets { $fleets }.
republic-event-raised = Raised: legions { $legions }, fleets { $fleets }.
republic-event-refuge = Finds refuge: { $leader }.
republic-event-revealed = Drawn: { $card }.
republic-event-revived = Back in the Forum: { $commander }.
republic-event-revolts = Revolt: { $commander } marches on Rome.
republic-event-revolt-over = The revolt has failed.
republic-event-rhodes = Fleets from Rhodes: { $number }.
republic-event-rhodes-over = The alliance with Rhodes ends; fleets lost: { $number }.
republic-event-sent = Sent: { $commander }, { $war }; legions: { $legions }, fleets: { $fleets }.
republic-event-silenced = The tribune is silenced.
republic-event-stabbed = The attempt on { $commander }: { $total }.
republic-event-stepped-down = No longer presides: { $commander }.
republic-event-storm = Fleets lost in the storm: { $number }.
republic-event-tribune = A tribune: { $faction }.
republic-event-veteran = A new veteran legion: { $number }.
republic-event-vetoed = Veto: { $faction }.
republic-event-voted = Voted: { $faction }; so far { $pro } for, { $contra } against.
republic-event-wars-counted = Active wars: { $number }.
republic-event-war-active = Active war: { $war }.
republic-event-war-imminent = Imminent war: { $war }.
republic-event-war-inactive = Inactive war: { $war }.
republic-event-war-status = War: { $war }, { $status }.
republic-event-war-won = The war is won: { $war }.
republic-event-ransomed = Ransomed: { $commander }, talents: { $talents }.
republic-event-released = Legions back with the State: { $number }.
republic-event-disgraced = Blackmailed: { $commander }; influence −{ $influence }, popularity −{ $popularity }.
republic-event-took-card = A card taken: { $card } ({ $faction }, { $other }).

republic-war-punic-1 = { republic-conflict-punic-1 }
republic-war-punic-2 = { republic-conflict-punic-2 }
republic-war-illyrian-1 = { republic-conflict-illyrian-1 }
republic-war-illyrian-2 = { republic-conflict-illyrian-2 }
republic-war-gallic-1 = { republic-conflict-gallic-1 }
republic-war-macedonian-1 = { republic-conflict-macedonian-1 }
republic-war-macedonian-2 = { republic-conflict-macedonian-2 }
republic-war-syrian = { republic-conflict-syrian }
republic-war-macedonian-3 = { republic-conflict-macedonian-3 }
republic-war-macedonian-4 = { republic-conflict-macedonian-4 }
republic-war-punic-3 = { republic-conflict-punic-3 }
republic-war-lusitanian = { republic-conflict-lusitanian }
republic-war-numantine = { republic-conflict-numantine }
republic-war-slave-1 = { republic-conflict-slave-1 }
republic-war-slave-2 = { republic-conflict-slave-2 }
republic-war-germanic-migrations = { republic-conflict-germanic-migrations }
republic-war-jugurthine = { republic-conflict-jugurthine }
republic-war-pirates-1 = { republic-conflict-pirates-1 }
republic-war-social = { republic-conflict-social }
republic-war-mithridatic-1 = { republic-conflict-mithridatic-1 }
republic-war-mithridatic-2 = { republic-conflict-mithridatic-2 }
republic-war-mithridatic-3 = { republic-conflict-mithridatic-3 }
republic-war-sertorian = { republic-conflict-sertorian }
republic-war-gladiator = { republic-conflict-gladiator }
republic-war-pirates-2 = { republic-conflict-pirates-2 }
republic-war-gallic-2 = { republic-conflict-gallic-2 }
republic-war-gallic-3 = { republic-conflict-gallic-3 }
republic-war-germany = { republic-conflict-germany }
republic-war-britain = { republic-conflict-britain }
republic-war-parthian = { republic-conflict-parthian }
republic-war-alexandrine = { republic-conflict-alexandrine }
republic-war-revolt-sicily = Revolt of { republic-province-sicily }
republic-war-revolt-sardinia-corsica = Revolt of { republic-province-sardinia-corsica }
republic-war-revolt-nearer-spain = Revolt of { republic-province-nearer-spain }
republic-war-revolt-further-spain = Revolt of { republic-province-further-spain }
republic-war-revolt-illyricum = Revolt of { republic-province-illyricum }
republic-war-revolt-cisalpine-gaul = Revolt of { republic-province-cisalpine-gaul }
republic-war-revolt-greece = Revolt of { republic-province-greece }
republic-war-revolt-africa = Revolt of { republic-province-africa }
republic-war-revolt-narbonese-gaul = Revolt of { republic-province-narbonese-gaul }
republic-war-revolt-asia = Revolt of { republic-province-asia }
republic-war-revolt-cilicia-cyprus = Revolt of { republic-province-cilicia-cyprus }
republic-war-revolt-bithynia = Revolt of Bithynia
republic-war-revolt-crete-cyrene = Revolt of { republic-province-crete-cyrene }
republic-war-revolt-syria = Revolt of { republic-province-syria }
republic-war-revolt-transalpine-gaul = Revolt of { republic-province-transalpine-gaul }
republic-war-civil-war = the civil war
republic-happening-allied-enthusiasm = Allied Enthusiasm
republic-happening-ally-deserts = Ally Deserts
republic-happening-enemys-ally-deserts = Enemy’s Ally Deserts
republic-happening-barbarian-raids = Barbarian Raids
republic-happening-drought = Drought
republic-happening-enemy-leader-dies = Enemy Leader Dies
republic-happening-epidemic = Epidemic
republic-happening-evil-omens = Evil Omens
republic-happening-internal-disorder = Internal Disorder
republic-happening-manpower-shortage = Manpower Shortage
republic-happening-mob-violence = Mob Violence
republic-happening-natural-disaster = Natural Disaster
republic-happening-new-alliance = New Alliance
republic-happening-pretender = Pretender Emerges
republic-happening-refuge = Refuge
republic-happening-rhodian-alliance = Rhodian Maritime Alliance
republic-happening-storm-at-sea = Storm at Sea
republic-happening-trial-of-verres = Trial of Verres
republic-law-calpurnian = Calpurnian Law
republic-law-acilian = Acilian Law
republic-law-servilian = Servilian Law
republic-law-tradition-erodes = Tradition Erodes
republic-law-military-reforms = Military Reforms
republic-law-gabinian = Gabinian Law
republic-law-manilian = Manilian Law
republic-law-vatinian = Vatinian Law
republic-law-julian = Julian Law
republic-law-plautian-papirian = Plautian-Papirian Law
republic-bill-i = I
republic-bill-ii = II
republic-bill-iii = III
republic-bequest-pergamene = Pergamene bequest
republic-bequest-bithynian = Bithynian bequest
republic-era-early = Early Republic
republic-era-middle = Middle Republic
republic-era-late = Late Republic
republic-stance-silent = silent
republic-stance-for = for
republic-stance-against = against
republic-stance-abstaining = abstaining
republic-charge-minor = minor
republic-charge-major = major
republic-reason-corruption = corruption
republic-reason-office = his office
republic-reason-armaments = { republic-concession-armaments }
republic-reason-ship-building = { republic-concession-ship-building }
republic-reason-egyptian-grain = { republic-concession-egyptian-grain }
republic-reason-sicilian-grain = { republic-concession-sicilian-grain }
republic-reason-harbor-fees = { republic-concession-harbor-fees }
republic-reason-mining = { republic-concession-mining }
republic-reason-land-commissioner = { republic-concession-land-commissioner }
republic-reason-tax-farmer-1 = { republic-concession-tax-farmer-1 }
republic-reason-tax-farmer-2 = { republic-concession-tax-farmer-2 }
republic-reason-tax-farmer-3 = { republic-concession-tax-farmer-3 }
republic-reason-tax-farmer-4 = { republic-concession-tax-farmer-4 }
republic-reason-tax-farmer-5 = { republic-concession-tax-farmer-5 }
republic-reason-tax-farmer-6 = { republic-concession-tax-farmer-6 }
republic-reason-spoils-sicily = spoils of { republic-province-sicily }
republic-reason-spoils-sardinia-corsica = spoils of { republic-province-sardinia-corsica }
republic-reason-spoils-nearer-spain = spoils of { republic-province-nearer-spain }
republic-reason-spoils-further-spain = spoils of { republic-province-further-spain }
republic-reason-spoils-illyricum = spoils of { republic-province-illyricum }
republic-reason-spoils-cisalpine-gaul = spoils of { republic-province-cisalpine-gaul }
republic-reason-spoils-greece = spoils of { republic-province-greece }
republic-reason-spoils-africa = spoils of { republic-province-africa }
republic-reason-spoils-narbonese-gaul = spoils of { republic-province-narbonese-gaul }
republic-reason-spoils-asia = spoils of { republic-province-asia }
republic-reason-spoils-cilicia-cyprus = spoils of { republic-province-cilicia-cyprus }
republic-reason-spoils-bithynia = spoils of { republic-province-bithynia }
republic-reason-spoils-crete-cyrene = spoils of { republic-province-crete-cyrene }
republic-reason-spoils-syria = spoils of { republic-province-syria }
republic-reason-spoils-transalpine-gaul = spoils of { republic-province-transalpine-gaul }
republic-veterans-none = none
republic-veterans-own = his own
republic-veterans-all = all
republic-motion-consuls = consuls
republic-motion-dictator = Dictator
republic-motion-censor = Censor
republic-motion-trial = prosecution
republic-motion-murder-trial = trial for murder
republic-motion-governors = governors
republic-motion-concessions = concessions
republic-motion-land-bill = land bill
republic-motion-repeal = repeal of a land bill
republic-motion-recruits = raising forces
republic-motion-disbanding = disbanding forces
republic-motion-forces = forces for a war
republic-motion-recall = recall of a proconsul
republic-motion-replacing = another commander
republic-motion-reinforcing = reinforcements
republic-motion-garrison = garrison
republic-motion-garrison-home = recall of a garrison
republic-motion-bequest = collecting a bequest
republic-motion-refusing-rhodes = refusing Rhodes
republic-motion-life = consul for life

# ---------------------------------------------------------------- the whole game: troubles, guards, proscription

republic-move-drop-legions = Legions without pay: { $number }
republic-move-guard = Guard { $commander }
republic-move-proscribe = Proscription
republic-prompt-drop = Legions left the rebel: how many get no pay?
republic-prompt-guard = Does anybody get an open bodyguard?
republic-prompt-keep-guard = Does { $commander } pay his bodyguard?
republic-prompt-proscribe = Does anybody proscribe the knights?
republic-prompt-accept-proscription = Does { $commander } rob the knights?
republic-refusal-rebels-apart = Rebels and loyal senators keep their talents apart.
republic-event-raided = Raiders in { $province }: dice { $total }, total { $final }.
republic-event-overrun = Overrun: { $province }.
republic-event-disorder = Disorder in { $province }: { $total }.
republic-event-proscribed = Proscription by { $commander }; knights robbed: { $number }.
republic-event-withdrawn = Taken from { $commander }: legions { $legions }, fleets { $fleets }.
republic-event-guarded = With an open bodyguard: { $commander }.
republic-motion-withdrawal = recall of part of a force
republic-move-deal-province = { $province } for the { $faction }
republic-move-first-governor = { $commander } governs; turns: { $number }
republic-prompt-first-governor = Who governs { $province }, and how long?
republic-refusal-no-such-term = A term is one, two or three turns.
republic-event-dealt-province = { $province } falls to the { $faction }.
republic-refusal-proscriber = Your faction has robbed the knights: none comes any more.
republic-refusal-add-something = Who goes on adds at least one talent.

## promises

republic-deed-talents-5 = 5 talents at the next redistribution
republic-deed-talents-10 = 10 talents at the next redistribution
republic-deed-talents-20 = 20 talents at the next redistribution
republic-deed-talents-30 = 30 talents at the next redistribution
republic-deed-talents-50 = 50 talents at the next redistribution
republic-deed-card = a card in the next Revolution Phase
republic-deed-no-charge = no prosecution of its senators
republic-deed-nominate-consuls = a nomination ({ republic-motion-consuls })
republic-deed-nominate-dictator = a nomination ({ republic-motion-dictator })
republic-deed-nominate-censor = a nomination ({ republic-motion-censor })
republic-deed-for-consuls = a vote for ({ republic-motion-consuls })
republic-deed-for-dictator = a vote for ({ republic-motion-dictator })
republic-deed-for-censor = a vote for ({ republic-motion-censor })
republic-deed-for-trial = a vote for ({ republic-motion-trial })
republic-deed-for-murder-trial = a vote for ({ republic-motion-murder-trial })
republic-deed-for-governors = a vote for ({ republic-motion-governors })
republic-deed-for-concessions = a vote for ({ republic-motion-concessions })
republic-deed-for-land-bill = a vote for ({ republic-motion-land-bill })
republic-deed-for-repeal = a vote for ({ republic-motion-repeal })
republic-deed-for-recruits = a vote for ({ republic-motion-recruits })
republic-deed-for-disbanding = a vote for ({ republic-motion-disbanding })
republic-deed-for-forces = a vote for ({ republic-motion-forces })
republic-deed-for-recall = a vote for ({ republic-motion-recall })
republic-deed-for-replacing = a vote for ({ republic-motion-replacing })
republic-deed-for-reinforcing = a vote for ({ republic-motion-reinforcing })
republic-deed-for-garrison = a vote for ({ republic-motion-garrison })
republic-deed-for-garrison-home = a vote for ({ republic-motion-garrison-home })
republic-deed-for-bequest = a vote for ({ republic-motion-bequest })
republic-deed-for-refusing-rhodes = a vote for ({ republic-motion-refusing-rhodes })
republic-deed-for-life = a vote for ({ republic-motion-life })
republic-deed-for-withdrawal = a vote for ({ republic-motion-withdrawal })
republic-deed-against-consuls = a vote against ({ republic-motion-consuls })
republic-deed-against-dictator = a vote against ({ republic-motion-dictator })
republic-deed-against-censor = a vote against ({ republic-motion-censor })
republic-deed-against-trial = a vote against ({ republic-motion-trial })
republic-deed-against-murder-trial = a vote against ({ republic-motion-murder-trial })
republic-deed-against-governors = a vote against ({ republic-motion-governors })
republic-deed-against-concessions = a vote against ({ republic-motion-concessions })
republic-deed-against-land-bill = a vote against ({ republic-motion-land-bill })
republic-deed-against-repeal = a vote against ({ republic-motion-repeal })
republic-deed-against-recruits = a vote against ({ republic-motion-recruits })
republic-deed-against-disbanding = a vote against ({ republic-motion-disbanding })
republic-deed-against-forces = a vote against ({ republic-motion-forces })
republic-deed-against-recall = a vote against ({ republic-motion-recall })
republic-deed-against-replacing = a vote against ({ republic-motion-replacing })
republic-deed-against-reinforcing = a vote against ({ republic-motion-reinforcing })
republic-deed-against-garrison = a vote against ({ republic-motion-garrison })
republic-deed-against-garrison-home = a vote against ({ republic-motion-garrison-home })
republic-deed-against-bequest = a vote against ({ republic-motion-bequest })
republic-deed-against-refusing-rhodes = a vote against ({ republic-motion-refusing-rhodes })
republic-deed-against-life = a vote against ({ republic-motion-life })
republic-deed-against-withdrawal = a vote against ({ republic-motion-withdrawal })
republic-move-promise-to = Give the { $faction } your word
republic-move-pledge = Promise { $deed }
republic-move-never-mind = Promise nothing
republic-move-accept-word = Accept the promise
republic-move-decline-word = Decline the promise
republic-prompt-pledge = What do you promise the { $faction }? Nothing forces you to keep it; the ledger tells all whether you did.
republic-prompt-take-word = The { $faction } promise you { $deed }. Do you accept?
republic-refusal-spoken-for = Who does not decide for himself gives no word and takes none.
republic-refusal-words-enough = You have given your word often enough for now.
republic-refusal-promised-already = That promise stands already.
republic-event-promise-offered = The { $faction } offer the { $other } their word: { $deed }.
republic-event-promise-accepted = The { $other } accept the word of the { $faction }: { $deed }.
republic-event-promise-declined = The { $other } decline the word of the { $faction }: { $deed }.
republic-event-promise-kept = The { $faction } have kept their word to the { $other }: { $deed }.
republic-event-promise-broken = The { $faction } have broken their word to the { $other }: { $deed }.
republic-event-promise-lapsed = The word of the { $faction } to the { $other } has lapsed: { $deed }.

## neutral factions

republic-temper-imperials = Imperials
republic-temper-plutocrats = Plutocrats
republic-temper-conservatives = Conservatives
republic-temper-populists = Populists
republic-move-share-power = Rule together
republic-move-stand-aside = Stand aside
republic-move-pick-office = Take an office: { $office }
republic-move-pick-concession = Take a concession: { $concession }
republic-move-pick-province = Take a province: { $province }
republic-move-pick-bill = Sponsor a land bill: { $bill }
republic-move-pick-cosponsor = Cosponsor the land bill
republic-move-pass-pick = Take nothing
republic-move-pick-for = For { $commander }
republic-prompt-coalition = You could rule this turn with those who have the votes. Do you?
republic-prompt-pick = What do you take of the spoils?
republic-prompt-pick-for = Who gets it?
republic-event-neutral = { $faction }: { $temper }.
republic-event-shared-out = The { $faction } share out their income, { $talents ->
        [one] one talent
       *[other] { $talents } talents
    }.
republic-event-rules = The { $faction } rule this turn.
republic-stat-temper = Neutral
republic-move-vote-with = Vote as the { $faction } did
republic-refusal-no-lead = That faction has not voted as one yet, or you have no votes.

# the neutral factions' tribunes, assassins and trades
republic-move-block = Send a tribune against it
republic-move-let-it-be = Let it pass
republic-prompt-block = The { $faction } pick. Does a tribune of yours stand in the way?
republic-move-uphold = Uphold it by a tribune
republic-move-let-fall = Let it fall
republic-prompt-uphold = The land bill has no cosponsor and a faction has passed. Does a tribune of yours uphold it?
republic-event-wants-office = { $commander } is to be { $office }.
republic-event-incited = { $commander } incites the mob against the { $faction }.
republic-event-blocked = A tribune cancels the pick of the { $faction }.
republic-move-aspire = { $commander } for life
republic-move-forgo = Nobody
republic-prompt-aspire = You rule alone. Who shall be consul for life? The others will try to kill him first.
republic-move-call-blood = Ask for an attempt on { $target }
republic-move-strike-by = { $commander } strikes
republic-prompt-strike-by = The { $faction } must strike at { $target }. Who does it?
republic-event-hunted = The factions throw for who must strike at { $target }.
republic-event-drew-lot = The { $faction } throw { $total }.
republic-move-swap-for = Give { $card } for him
republic-move-pay-cards = Give two intrigue cards drawn at random
republic-prompt-swap = The { $faction } cannot play { $commander } and offer him to you.

# doubts of the whole game that a table may decide
republic-option-grain = In a drought grain brings
republic-option-grain-any-multiple = any multiple up to the highest
republic-option-grain-full = the plain income or the highest multiple
republic-option-auction = An initiative is auctioned
republic-option-auction-once-around = once around
republic-option-auction-until-passed = until all others have passed
republic-option-kin-abroad = An unaligned governor
republic-option-kin-abroad-blocks = keeps the statesman of his family out
republic-option-kin-abroad-yields = joins the statesman of his family
republic-option-grain-revival = A grain concession in the Curia
republic-option-grain-revival-waits = waits for the end of its war
republic-option-grain-revival-free = may come back at any time
republic-option-idle-leaders = Enemy leaders whose last war is over
republic-option-idle-leaders-curia = wait in the Curia
republic-option-idle-leaders-out = leave the game
republic-option-pressed-knights = Knights may be pressed from senators
republic-option-pressed-knights-anywhere = wherever they are
republic-option-pressed-knights-in-rome = in Rome
republic-option-absent-leader = A captive or a rebel
republic-option-absent-leader-allowed = may be named leader
republic-option-absent-leader-barred = may not be named leader
republic-option-leader-dies = Enemy Leader Dies is applied
republic-option-leader-dies-after-aging = after the dice for the Curia
republic-option-leader-dies-before-aging = before the dice for the Curia
republic-option-bequest-revolt = A Field Consul who collects a bequest
republic-option-bequest-revolt-may = may revolt
republic-option-bequest-revolt-may-not = may not revolt
republic-option-tribune-parity = Murder of a Tribune reads the die
republic-option-tribune-parity-with-omens = less omens
republic-option-tribune-parity-bare-die = as it fell
republic-option-pretender = A Pretender waits for
republic-option-pretender-active-war = a war drawn and active
republic-option-pretender-any-war = any war drawn
republic-option-consul-away = While one consul is away
republic-option-consul-away-none = no Dictator is appointed
republic-option-consul-away-other-appoints = the other appoints a Dictator alone
republic-option-old-censor = The old Censor serves until
republic-option-old-censor-until-censor = a new one is chosen
republic-option-old-censor-until-consuls = consuls are elected
republic-option-consent = A commander may refuse if he is too weak for
republic-option-consent-first-battle = the battle he fights first
republic-option-consent-both-battles = either battle of the war
republic-option-trial-murder = During the trial of a caught assassin’s leader attempts are
republic-option-trial-murder-allowed = allowed
republic-option-trial-murder-barred = barred
republic-option-empty-revolt = A revolt without a single legion is
republic-option-empty-revolt-possible = possible
republic-option-empty-revolt-barred = barred
republic-option-free-knight = The Conservatives throw for a knight without paying
republic-option-free-knight-always = always
republic-option-free-knight-never = never
republic-option-guard-lost = The Open Bodyguard of a senator who is won over
republic-option-guard-lost-goes-along = goes along
republic-option-guard-lost-discarded = is discarded
republic-option-absent-tribune = The free tribune of a statesman who is away
republic-option-absent-tribune-speaks = speaks
republic-option-absent-tribune-silent = is silent
republic-move-bid-up-to = Bid in secret, up to { $talents }
republic-move-give-in-need = Gift if the State will be short: { $talents }
republic-refusal-cannot-lead = A captive or a rebel may not lead at this table.
republic-refusal-on-errand = He is on the errand of a bequest and may not revolt at this table.
republic-refusal-no-legion-follows = No legion would follow him, and at this table he needs one.
republic-refusal-no-murder-now = At this table nobody strikes during such a trial.
