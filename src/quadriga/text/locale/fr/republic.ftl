# La République romaine : la phase de Combat.

republic-title = La République romaine : la phase de Combat
republic-scenario-combat-table = Table de combat : une confrontation au choix, ou une phase entière

## Options

republic-option-rating-cap = Aptitude d’un commandant
republic-option-rating-cap-capped = au plus la valeur de la force qu’il mène
republic-option-rating-cap-free = compte toujours en entier
republic-option-leader-support = Les chefs ennemis augmentent le soutien naval requis
republic-option-leader-support-no = non
republic-option-leader-support-yes = oui
republic-option-assault-stalemate = Usure sur terre lors d’un assaut contre une province
republic-option-assault-stalemate-both-lose = le conflit perd autant d’unités provinciales
republic-option-assault-stalemate-province-loses = seule la province perd des unités
republic-option-province-unrest = Agitation après un combat contre une province rebelle
republic-option-province-unrest-none = inchangée
republic-option-province-unrest-as-conflicts = change comme ailleurs
republic-option-beaten-value = Ce qui compte comme vaincu quand un rebelle perd
republic-option-beaten-value-units = ses unités seulement
republic-option-beaten-value-with-rating = ses unités et son aptitude
republic-option-rebel-ships = Ce qu’une province rebelle engage sur mer
republic-option-rebel-ships-surplus = les navires en surplus de ses unités terrestres
republic-option-rebel-ships-all = tous ses navires
republic-option-pirate-ships = Navires capturés par un conflit doté d’une force navale
republic-option-pirate-ships-split = la moitié à sa force, le reste à son soutien
republic-option-pirate-ships-full-support = la moitié à sa force, tous à son soutien
republic-option-naval-gain = Gain d’une victoire navale contre une province rebelle
republic-option-naval-gain-surplus = selon les navires engagés
republic-option-naval-gain-total = selon tous les navires de la province
republic-option-pirate-targets = Provinces assaillies par les pirates
republic-option-pirate-targets-house = celles des règles maison
republic-option-pirate-targets-card-1990 = celles des cartes de 1990
republic-option-pirate-targets-card-2009 = celles des cartes de 2009
republic-option-pirate-targets-errata = celles des errata

## Coups

republic-move-deal = Situation : { $confrontation }
republic-move-shuffle = Détails numéro { $number }
republic-move-roll = Dés : { $total }
republic-move-rate = Aptitude de { $rating } pour { $commander }
republic-move-lose-land = Pertes terrestres : légions { $legions }, vétérans { $veterans }, milices { $militia }, le reste en indigènes
republic-move-lose-naval = Pertes navales : escadres { $fleets }, flottilles { $flotillas }, le reste en flottilles indigènes
republic-move-draw-chit = Jeton : { $chit }
republic-move-defect = Légions qui passent aux rebelles : { $number }
republic-move-fight = Engager : { $force }
republic-move-intercept = Intercepter : { $force }
republic-move-let-pass = Laisser passer : { $force }
republic-move-disembark = Débarquer légions { $legions }, vétérans { $veterans }, milices { $militia }
republic-move-go-on = Enchaîner sur la bataille terrestre
republic-move-halt = S’arrêter là
republic-move-attack = Attaquer : { $conflict }

## Questions

republic-prompt-choose-battle = Quelle expédition combat maintenant ?
republic-prompt-may-intercept = La flotte ({ $number }) livre-t-elle bataille ({ $force }) ?
republic-prompt-may-go-on = Après la victoire navale, enchaîner sur terre ({ $force }, { $conflict }) ?
republic-prompt-may-land = Après la victoire navale, enchaîner sur terre ({ $force }, { $province }) ?
republic-prompt-who-lands = Quelles unités débarquent ({ $number }, { $force }) ?
republic-prompt-clear-surplus = { $number } conflits, c’est trop. Lequel attaquer ?

## Refus

republic-refusal-no-expedition = Il n’y a pas de telle expédition à engager.
republic-refusal-has-fought = Cette expédition a déjà livré sa bataille ce tour-ci.
republic-refusal-other-convoy = Les convois passent l’un après l’autre ; celui-là n’est pas en mer maintenant.
republic-refusal-not-aboard = Le convoi ne transporte pas autant de ces unités.
republic-refusal-half-lands = C’est exactement la moitié du convoi survivant, arrondie par excès, qui débarque.
republic-refusal-not-in-play = On ne peut attaquer qu’un conflit actif.

## Fins

republic-end-phase-over = La phase de Combat est finie ; la République tient.
republic-end-all-lose = Il reste trop de conflits : tout le monde perd.
republic-end-rebel-wins = Rome tombe aux mains du rebelle.
republic-end-rebel-clears = Le rebelle tient Rome et a liquidé les conflits en surplus.
republic-end-confrontation-over = La confrontation est finie.

## Batailles

republic-event-fought = { $component-id ->
    [naval] Sur mer, { $force } contre { $conflict } : { $own } contre { $enemy }.
   *[land] Sur terre, { $force } contre { $conflict } : { $own } contre { $enemy }.
}
republic-event-fought-rebel = { $force } contre l’armée rebelle : { $own } contre { $enemy }.
republic-event-fought-province = { $component-id ->
    [naval] Sur mer, { $force } contre { $province } : { $own } contre { $enemy }.
   *[land] Sur terre, { $force } contre { $province } : { $own } contre { $enemy }.
}
republic-event-intercepted = Interception ({ $force }) : { $own } contre { $enemy }.
republic-event-assaulted = { $component-id ->
    [naval] Assaut par mer, { $conflict } sur { $province } : { $own } contre { $enemy }.
   *[land] Assaut sur terre, { $conflict } sur { $province } : { $own } contre { $enemy }.
}
republic-event-rolled = Dés { $total }, mauvais présages { $omens } : résultat final { $final }, { $result }.
republic-event-natural = { $total } naturel : { $result }.
republic-event-downgraded = { $province } a { $ships } navires sur { $needed } requis : une victoire compte comme usure.
republic-event-rated = Aptitude dans cette bataille, { $commander } : { $rating }.
republic-event-chit-drawn = Jeton : { $chit }.
republic-event-stopped = { $force } : { $ships } escadres sur { $needed } requises ; le combat cesse.
republic-event-halted = { $force } : arrêt après la victoire navale.
republic-event-no-commander = { $force } : personne à sa tête, pas de combat.
republic-event-no-legions = { $force } : aucune unité terrestre, pas de combat sur terre.
republic-event-no-units = { $component-id ->
    [naval] { $province } n’a aucun navire : l’assaut réussit d’emblée.
   *[land] { $province } n’a aucune unité terrestre : l’assaut réussit d’emblée.
}
republic-event-no-governor = { $province } n’a pas de propréteur et ne résiste pas.
republic-event-nothing-left = { $force } : l’ennemi est déjà vaincu.
republic-event-passed = Personne n’arrête { $force }.
republic-event-counted = Conflits actifs et non-entrepris, rébellion comprise : { $number } (limite { $limit }).

## Ce qui change sur le plateau

republic-event-lost = { $force } : retirer { $number } × { $unit }.
republic-event-died = Mort : { $commander }.
republic-event-taken = Capture : { $commander } (à placer sur { $conflict }) ; rançon de { $talents } talents.
republic-event-promoted = { $force } : { $number } × légion devient vétéran, fidélité : { $commander }.
republic-event-promoted-free = { $force } : { $number } × légion devient vétéran, sans fidélité.
republic-event-unrest-rose = Agitation sociale +{ $number }.
republic-event-unrest-fell = Agitation sociale −{ $number } (pas moins de 0).
republic-event-fame = Popularité +{ $popularity }, influence +{ $influence } : { $commander }.
republic-event-spoils = Trésor +{ $talents } talents, butin : { $conflict }.
republic-event-discarded-card = Défausser : { $conflict }.
republic-event-leader-left = Retirer du jeu : { $leader }.
republic-event-fleet-defeated = Placer le marqueur « flotte vaincue » : { $conflict }.
republic-event-fleet-beaten = Placer le marqueur « flotte vaincue » : { $province }.
republic-event-conflict-lost = { $province }, tenue par { $conflict } : retirer { $number } × { $unit }.
republic-event-woke = Devient actif : { $conflict }.
republic-event-fell-asleep = Devient inactif : { $conflict }.
republic-event-shuffled-back = À mélanger dans la pioche : { $conflict }.
republic-event-next-era = À mélanger dans la pile de la période suivante : { $conflict }.
republic-event-out-of-play = Sort de la partie : { $conflict }.
republic-event-returned = { $force } : { $number } × { $unit } rentre à Rome.
republic-event-defected = { $force } : { $number } × légion passe aux rebelles ({ $province }).
republic-event-landed = { $force } débarque à Rome : légions { $legions }, vétérans { $veterans }, milices { $militia }.
republic-event-went-home = { $force } : { $number } × { $unit } rentre dans sa province.
republic-event-no-income = { $province } subit un assaut : aucun revenu.
republic-event-province-taken = { $province } tombe aux mains de l’ennemi ({ $conflict }), avec milices, flottilles et indigènes.
republic-event-province-freed = { $province } est libérée et n’a pas de propréteur.
republic-event-province-returned = { $province } revient à Rome et n’a pas de propréteur.
republic-event-undeveloped = Retourner { $province } sur sa face sous-développée ; retirer ses milices et flottilles.
republic-event-rebellion-over = La rébellion est finie.
republic-event-rebel-in-rome = Le rebelle tient Rome.
republic-event-must-fight-again = Rome devra combattre le rebelle au prochain tour, sinon elle tombe.
republic-event-may-ship = Les partisans pourront convoyer des renforts à la prochaine phase de Sénat.
republic-event-army-joins = { $force } : { $number } × { $unit } rejoint l’armée rebelle.
republic-event-left-alone = Non-entrepris : { $conflict } ; agitation +1 à la phase de Plèbe.
republic-event-rebellion-alone = La rébellion est non-entreprise : agitation +1 à la phase de Plèbe.
republic-event-natives-back = { $province } : { $number } × { $unit } de retour.
republic-event-recalled = Rappel après la prochaine phase de Sénat : { $commander }.

## Rubriques

republic-status-confrontation = Confrontation
republic-status-omens = Mauvais présages
republic-status-unrest = Variation de l’agitation
republic-status-treasury = Talents gagnés
republic-status-conflicts = Conflits qui comptent
republic-stat-legions = légions et vétérans
republic-stat-fleets = escadres
republic-stat-forces = Forces
republic-stat-commanders = Commandants
republic-stat-influence = influence
republic-stat-popularity = popularité

## Choses

republic-confrontation-active-conflict = Rome contre un conflit actif
republic-confrontation-rebel-general = Rome contre un général rebelle
republic-confrontation-interception = interception navale
republic-confrontation-march-on-rome = un propréteur rebelle marche sur Rome
republic-confrontation-rebel-province = une province rebelle sans composante navale
republic-confrontation-rebel-province-naval = une province rebelle avec composante navale
republic-confrontation-allied-conflict = un conflit allié à des provinces
republic-confrontation-assault = un conflit donne l’assaut à des provinces
republic-confrontation-phase = une phase de Combat entière

republic-side-rome = Rome
republic-side-rebel = le rebelle

republic-unit-legion = légion
republic-unit-veteran = vétéran
republic-unit-fleet = escadre
republic-unit-militia = milice
republic-unit-flotilla = flottille
republic-unit-native = indigène
republic-unit-native-flotilla = flottille indigène

republic-result-no-battle = pas de bataille
republic-result-defeat = défaite
republic-result-stalemate = usure
republic-result-victory = victoire
republic-result-disaster = désastre
republic-result-standoff = retraite

republic-component-naval = sur mer
republic-component-land = sur terre

republic-fate-unharmed = indemne
republic-fate-killed = tué
republic-fate-captured = capturé

republic-status-of-absent = pas en jeu
republic-status-of-inactive = inactif
republic-status-of-active = actif
republic-status-of-unprosecuted = non-entrepris
republic-status-of-beaten = vaincu
republic-status-of-shuffled = remélangé dans la pioche
republic-status-of-next-pile = dans la pile de la période suivante
republic-status-of-discarded = hors du jeu

republic-commander-general = le général
republic-commander-master-of-horse = le maître de cavalerie
republic-commander-rebel = le rebelle
republic-commander-governor = le propréteur
republic-commander-captive = le captif

republic-force-rebel-army = L’armée rebelle
republic-force-interceptors = La flotte d’interception
republic-force-rome = Rome
republic-force-expedition-1 = Expédition 1
republic-force-expedition-2 = Expédition 2
republic-force-expedition-3 = Expédition 3
republic-force-expedition-4 = Expédition 4
republic-force-expedition-5 = Expédition 5
republic-force-expedition-6 = Expédition 6
republic-force-expedition-7 = Expédition 7
republic-force-expedition-8 = Expédition 8
republic-force-convoy-1 = Convoi 1
republic-force-convoy-2 = Convoi 2
republic-force-convoy-3 = Convoi 3
republic-force-convoy-4 = Convoi 4
republic-force-sicily = Garnison (Sicile)
republic-force-sardinia-corsica = Garnison (Sardaigne-Corse)
republic-force-nearer-spain = Garnison (Espagne Citérieure)
republic-force-further-spain = Garnison (Espagne Ultérieure)
republic-force-illyricum = Garnison (Illyrie)
republic-force-cisalpine-gaul = Garnison (Gaule Cisalpine)
republic-force-greece = Garnison (Grèce)
republic-force-africa = Garnison (Afrique)
republic-force-narbonese-gaul = Garnison (Gaule Narbonnaise)
republic-force-asia = Garnison (Asie Mineure)
republic-force-cilicia-cyprus = Garnison (Cilicie-Chypre)
republic-force-bithynia = Garnison (Bithynie (développée : Bithynie-Pont))
republic-force-crete-cyrene = Garnison (Crète-Cyrène)
republic-force-syria = Garnison (Syrie)
republic-force-transalpine-gaul = Garnison (Gaule Transalpine)

republic-province-sicily = Sicile
republic-province-sardinia-corsica = Sardaigne-Corse
republic-province-nearer-spain = Espagne Citérieure
republic-province-further-spain = Espagne Ultérieure
republic-province-illyricum = Illyrie
republic-province-cisalpine-gaul = Gaule Cisalpine
republic-province-greece = Grèce
republic-province-africa = Afrique
republic-province-narbonese-gaul = Gaule Narbonnaise
republic-province-asia = Asie Mineure
republic-province-cilicia-cyprus = Cilicie-Chypre
republic-province-bithynia = Bithynie (développée : Bithynie-Pont)
republic-province-crete-cyrene = Crète-Cyrène
republic-province-syria = Syrie
republic-province-transalpine-gaul = Gaule Transalpine

republic-conflict-punic-1 = 1re Guerre Punique
republic-conflict-punic-2 = 2e Guerre Punique
republic-conflict-illyrian-1 = 1re Guerre d’Illyrie
republic-conflict-illyrian-2 = 2e Guerre d’Illyrie
republic-conflict-gallic-1 = 1re Guerre des Gaules
republic-conflict-macedonian-1 = 1re Guerre de Macédoine
republic-conflict-macedonian-2 = 2e Guerre de Macédoine
republic-conflict-syrian = Guerre de Syrie
republic-conflict-macedonian-3 = 3e Guerre de Macédoine
republic-conflict-macedonian-4 = 4e Guerre de Macédoine
republic-conflict-punic-3 = 3e Guerre Punique
republic-conflict-lusitanian = Révoltes espagnoles (Lusitanie)
republic-conflict-numantine = Guerre de Numance
republic-conflict-slave-1 = 1re Révolte des Esclaves de Sicile
republic-conflict-slave-2 = 2e Révolte des Esclaves de Sicile
republic-conflict-germanic-migrations = Migrations germaniques
republic-conflict-jugurthine = Guerre de Jugurtha
republic-conflict-pirates-1 = Pirates Ciliciens (104)
republic-conflict-social = Guerre Sociale
republic-conflict-mithridatic-1 = 1re Guerre de Mithridate
republic-conflict-mithridatic-2 = 2e Guerre de Mithridate
republic-conflict-mithridatic-3 = 3e Guerre de Mithridate
republic-conflict-sertorian = Révolte de Sertorius
republic-conflict-gladiator = Révolte des Gladiateurs
republic-conflict-pirates-2 = Pirates Ciliciens (67)
republic-conflict-gallic-2 = 2e Guerre des Gaules
republic-conflict-gallic-3 = 3e Guerre des Gaules
republic-conflict-germany = Invasion de la Germanie
republic-conflict-britain = Invasion de la Bretagne
republic-conflict-parthian = Guerre des Parthes
republic-conflict-alexandrine = Guerre Alexandrine

republic-leader-hamilcar = Hamilcar Barca
republic-leader-hannibal = Hannibal
republic-leader-antiochus-iii = Antiochos III
republic-leader-philip-v = Philippe V
republic-leader-viriathus = Viriathe
republic-leader-mithridates-vi = Mithridate VI
republic-leader-spartacus = Spartacus
republic-leader-vercingetorix = Vercingétorix
republic-leader-cleopatra-vii = Cléopâtre VII

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
republic-commander-scipio-africanus = Scipion l’Africain
republic-commander-fabius-cunctator = Fabius Cunctator
republic-commander-flamininus = Flamininus
republic-commander-aemilius-paullus = Paul Émile
republic-commander-cato-the-elder = Caton l’Ancien
republic-commander-scipio-aemilianus = Scipion Émilien
republic-commander-sulla = Sylla
republic-commander-fulvius-flaccus = Fulvius Flaccus
republic-commander-servilius-glaucia = Servilius Glaucia
republic-commander-popillius-laenas = Popillius Laenas
republic-commander-tiberius-gracchus = Tiberius Gracchus
republic-commander-gaius-gracchus = Caius Gracchus
republic-commander-marius-27a = Caius Marius
republic-commander-caesar = César
republic-commander-cato-the-younger = Caton le Jeune
republic-commander-cicero = Cicéron
republic-commander-crassus = Crassus
republic-commander-lucullus = Lucullus
republic-commander-pompey = Pompée

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
republic-chit-blank = blanc
republic-chit-draw-two = en tirer deux de plus
