# The Republic of Rome: the Combat Phase.

republic-title = The Republic of Rome: the Combat Phase
republic-scenario-combat-table = Combat table: any confrontation, or a whole phase

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
republic-prompt-who-lands = Which { $number } units of { $force } land?
republic-prompt-clear-surplus = { $number } conflicts are too many. Which one do you attack?

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
    [naval] The { $conflict } assaults { $province } from the sea: { $own } against { $enemy }.
   *[land] The { $conflict } assaults { $province } on land: { $own } against { $enemy }.
}
republic-event-rolled = Dice { $total }, evil omens { $omens }: final result { $final }, { $result }.
republic-event-natural = Natural { $total }: { $result }.
republic-event-downgraded = { $province } has { $ships } ships of { $needed } needed: a victory counts as a stalemate.
republic-event-rated = Rating in this battle, { $commander }: { $rating }.
republic-event-chit-drawn = Chit: { $chit }.
republic-event-stopped = { $force } has { $ships } fleets of { $needed } needed: the fight stops.
republic-event-halted = { $force } stops after the naval victory.
republic-event-no-commander = { $force } has nobody to lead it and does not fight.
republic-event-no-legions = { $force } has no land units and does not fight on land.
republic-event-no-units = { $component-id ->
    [naval] { $province } has no ship: the assault succeeds at once.
   *[land] { $province } has no land unit: the assault succeeds at once.
}
republic-event-no-governor = { $province } has no governor and does not resist.
republic-event-nothing-left = { $force } finds its enemy beaten already.
republic-event-passed = Nobody stops { $force }.
republic-event-counted = Active and unprosecuted conflicts, rebellion included: { $number } (limit { $limit }).

## What changes on the board

republic-event-lost = { $force }: remove { $number } × { $unit }.
republic-event-died = Dead: { $commander }.
republic-event-taken = Captured: { $commander } (put him on the { $conflict }); ransom { $talents } talents.
republic-event-promoted = { $force }: { $number } × legion becomes veteran, loyal to { $commander }.
republic-event-promoted-free = { $force }: { $number } × legion becomes veteran, loyal to nobody.
republic-event-unrest-rose = Unrest +{ $number }.
republic-event-unrest-fell = Unrest −{ $number } (not below 0).
republic-event-fame = Popularity +{ $popularity }, influence +{ $influence }: { $commander }.
republic-event-spoils = Treasury +{ $talents } talents, spoils of the { $conflict }.
republic-event-discarded-card = Discard the { $conflict }.
republic-event-leader-left = Remove { $leader } from play.
republic-event-fleet-defeated = Put a “fleet defeated” marker on the { $conflict }.
republic-event-fleet-beaten = Put a “fleet defeated” marker on { $province }.
republic-event-conflict-lost = { $province }, held by the { $conflict }: remove { $number } × { $unit }.
republic-event-woke = The { $conflict } becomes active.
republic-event-fell-asleep = Turn the { $conflict } inactive.
republic-event-shuffled-back = Shuffle the { $conflict } into the draw pile.
republic-event-next-era = Shuffle the { $conflict } into the pile of the next era.
republic-event-out-of-play = The { $conflict } leaves the game.
republic-event-returned = { $force }: { $number } × { $unit } returns to Rome.
republic-event-defected = { $force }: { $number } × legion defects to the rebels of { $province }.
republic-event-landed = { $force } lands at Rome: legions { $legions }, veterans { $veterans }, militia { $militia }.
republic-event-went-home = { $force }: { $number } × { $unit } returns to its province.
republic-event-no-income = { $province } is under assault: no income.
republic-event-province-taken = { $province } falls to the { $conflict }, with its militia, flotillas and natives.
republic-event-province-freed = { $province } is free again and has no governor.
republic-event-province-returned = { $province } returns to Rome and has no governor.
republic-event-undeveloped = Turn { $province } to its undeveloped side; remove its militia and flotillas.
republic-event-rebellion-over = The rebellion is over.
republic-event-rebel-in-rome = The rebel holds Rome.
republic-event-must-fight-again = Rome must fight the rebel again next turn, or fall.
republic-event-may-ship = The rebel’s partisans may ship reinforcements in the next Senate Phase.
republic-event-army-joins = { $force }: { $number } × { $unit } joins the rebel army.
republic-event-left-alone = The { $conflict } is unprosecuted: unrest +1 in the Population Phase.
republic-event-rebellion-alone = The rebellion is unprosecuted: unrest +1 in the Population Phase.
republic-event-natives-back = { $province }: { $number } × { $unit } is back.
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

republic-unit-legion = legion
republic-unit-veteran = veteran
republic-unit-fleet = fleet
republic-unit-militia = militia
republic-unit-flotilla = flotilla
republic-unit-native = native
republic-unit-native-flotilla = native flotilla

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

republic-force-rebel-army = The rebel army
republic-force-interceptors = The intercepting fleet
republic-force-rome = Rome
republic-force-expedition-1 = Expedition 1
republic-force-expedition-2 = Expedition 2
republic-force-expedition-3 = Expedition 3
republic-force-expedition-4 = Expedition 4
republic-force-expedition-5 = Expedition 5
republic-force-expedition-6 = Expedition 6
republic-force-expedition-7 = Expedition 7
republic-force-expedition-8 = Expedition 8
republic-force-convoy-1 = Convoy 1
republic-force-convoy-2 = Convoy 2
republic-force-convoy-3 = Convoy 3
republic-force-convoy-4 = Convoy 4
republic-force-sicily = Garrison (Sicily)
republic-force-sardinia-corsica = Garrison (Sardinia-Corsica)
republic-force-nearer-spain = Garrison (Nearer Spain)
republic-force-further-spain = Garrison (Further Spain)
republic-force-illyricum = Garrison (Illyricum)
republic-force-cisalpine-gaul = Garrison (Cisalpine Gaul)
republic-force-greece = Garrison (Greece)
republic-force-africa = Garrison (Africa)
republic-force-narbonese-gaul = Garrison (Narbonese Gaul)
republic-force-asia = Garrison (Asia)
republic-force-cilicia-cyprus = Garrison (Cilicia-Cyprus)
republic-force-bithynia = Garrison (Bithynia (developed: Bithynia-Pontus))
republic-force-crete-cyrene = Garrison (Crete-Cyrene)
republic-force-syria = Garrison (Syria)
republic-force-transalpine-gaul = Garrison (Transalpine Gaul)

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
