# La République romaine.

republic-title = La République romaine
republic-change-2 = L’interception est obligatoire, un propréteur perdu perd sa province, plusieurs armées peuvent affronter un rebelle, et un débarquement garde son soutien en attendant.
republic-change-3 = Par la loi Vatinia, des sénateurs gouvernent par des légats.
republic-change-4 = Les factions neutres emploient des tribuns, frappent les puissants, échangent des hommes d’État et recueillent des legs ; celle qui gouverne seule nomme un consul à vie. Les Gracques et Flaccus sont consultés même sans carte en main.
republic-change-5 = Avec les batailles du document maison, les provinces lèvent leurs propres forces et les guerres les assaillent.
republic-scenario-combat-table = Table de combat : une confrontation au choix, ou une phase entière
republic-scenario-early = Début de la République : la partie entière, 3 à 6 factions
republic-scenario-middle = Apogée de la République : la partie entière, 3 à 6 factions
republic-scenario-late = Fin de la République : la partie entière, 3 à 6 factions
republic-scenario-extended = Trois époques en une partie : début, apogée et fin, 3 à 6 factions
republic-scenario-alternative = Histoire parallèle : les cartes de toutes les époques en un seul paquet, 3 à 6 factions

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
republic-option-interception = Les escadres envoyées contre un convoi
republic-option-interception-compulsory = doivent le combattre
republic-option-interception-choice = peuvent le laisser passer
republic-option-governor-lost = Un propréteur tué ou capturé dans une victoire
republic-option-governor-lost-falls = perd quand même sa province
republic-option-governor-lost-stands = la garde à son camp
republic-option-rebel-expeditions = Expéditions contre un rebelle ou une province rebelle
republic-option-rebel-expeditions-several = plusieurs, l’une après l’autre
republic-option-rebel-expeditions-one = une seule
republic-option-prosecution = Un conflit est entrepris
republic-option-prosecution-unit = par une unité romaine restée dessus
republic-option-prosecution-unit-or-victory = par une unité romaine restée dessus ou une bataille gagnée
republic-option-rebel-omens = Mauvais présages et rebelle maître de Rome
republic-option-rebel-omens-burden = pèsent aussi sur ses jets
republic-option-rebel-omens-spare = ne le touchent pas
republic-option-confrontation = Ce qui est joué
republic-option-confrontation-drawn = tiré au sort
republic-option-confrontation-active-conflict = { republic-confrontation-active-conflict }
republic-option-confrontation-rebel-general = { republic-confrontation-rebel-general }
republic-option-confrontation-interception = { republic-confrontation-interception }
republic-option-confrontation-march-on-rome = { republic-confrontation-march-on-rome }
republic-option-confrontation-rebel-province = { republic-confrontation-rebel-province }
republic-option-confrontation-rebel-province-naval = { republic-confrontation-rebel-province-naval }
republic-option-confrontation-allied-conflict = { republic-confrontation-allied-conflict }
republic-option-confrontation-assault = { republic-confrontation-assault }
republic-option-confrontation-phase = { republic-confrontation-phase }
republic-option-dark-mob = La foule déchaînée tue à Rome
republic-option-dark-mob-up-to = ceux dont la popularité égale l’agitation, ou moins
republic-option-dark-mob-below = ceux dont la popularité est inférieure à l’agitation
republic-option-blackmail = Un chantage manqué coûte influence et popularité
republic-option-blackmail-two-throws = par un jet chacune
republic-option-blackmail-one-throw = par un seul jet pour les deux
republic-option-numantine = La guerre de Numance demande
republic-option-numantine-nearer-spain = l’Espagne Citérieure
republic-option-numantine-both-spains = les deux Espagnes
republic-option-unaligned = Les sénateurs du Forum
republic-option-unaligned-mortal = meurent par les jetons comme les autres
republic-option-unaligned-spared = sont épargnés par les jetons
republic-option-honesty = Un gouverneur développe mieux
republic-option-honesty-marker = sans marque de corruption
republic-option-honesty-this-turn = s’il n’a pas pillé ce tour
republic-option-narbonese = La Gaule Narbonnaise apparaît
republic-option-narbonese-sent = au départ d’une armée
republic-option-narbonese-fought = à la bataille
republic-option-raids = Contre les raids une province doit
republic-option-raids-reach = atteindre 15, ou 17
republic-option-raids-exceed = dépasser ce total
republic-option-crisis = Une guerre de 20 pour un dictateur compte
republic-option-crisis-modified = sa force du moment
republic-option-crisis-printed = sa force imprimée
republic-option-land-blame = Voter contre une loi agraire coûte de la popularité
republic-option-land-blame-always = qu’elle passe ou non
republic-option-land-blame-passed = seulement si elle passe
republic-option-commissioner = Sans loi agraire, le commissaire aux terres revient
republic-option-commissioner-senate = à la fin de la phase de Sénat
republic-option-commissioner-forum = à la phase de Forum suivante
republic-option-catiline = Les accusateurs de Catilina trouvent les sénateurs
republic-option-catiline-in-rome = à Rome
republic-option-catiline-anywhere = où qu’ils soient
republic-option-bargain = Après un tour sans réponse, celui qui persuade
republic-option-bargain-may-add = peut ajouter à son offre
republic-option-bargain-must-throw = jette les dés
republic-option-battles = Les batailles se livrent
republic-option-battles-published = selon la règle publiée
republic-option-battles-house = selon le document maison
republic-option-rebel-gain = Une victoire sur un rebelle compte
republic-option-rebel-gain-as-battles = comme le veulent les règles de bataille
republic-option-rebel-gain-with-rating = son armée avec sa valeur
republic-option-rebel-gain-units = son armée seule

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
republic-move-attack = Attaquer { $conflict-the }

## Questions

republic-prompt-choose-battle = Quelle expédition combat maintenant ?
republic-prompt-may-intercept = { $force } : la flotte ({ $number ->
    [one] 1 escadre
   *[other] { $number } escadres
}) livre-t-elle bataille ?
republic-prompt-may-go-on = { $force } : après la victoire navale, enchaîner sur terre contre { $conflict-the } ?
republic-prompt-may-land = { $force } : après la victoire navale, enchaîner sur terre contre { $province-the } ?
republic-prompt-who-lands = { $number ->
    [one] { $force } : quelle unité débarque ?
   *[other] { $force } : quelles unités débarquent ({ $number }) ?
}
republic-prompt-clear-surplus = { $number } { $number ->
    [one] conflit
   *[other] conflits
}, c’est trop. Lequel attaquer ?

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
    [naval] { $force }, sur mer, contre { $conflict-the } : { $own } contre { $enemy }.
   *[land] { $force }, sur terre, contre { $conflict-the } : { $own } contre { $enemy }.
}
republic-event-fought-rebel = { $force } contre l’armée rebelle : { $own } contre { $enemy }.
republic-event-fought-province = { $component-id ->
    [naval] { $force }, sur mer, contre { $province-the } : { $own } contre { $enemy }.
   *[land] { $force }, sur terre, contre { $province-the } : { $own } contre { $enemy }.
}
republic-event-intercepted = { $force } est intercepté en mer : { $own } contre { $enemy }.
republic-event-assaulted = { $component-id ->
    [naval] Assaut par mer sur { $province-the } ({ $conflict }) : { $own } contre { $enemy }.
   *[land] Assaut sur terre contre { $province-the } ({ $conflict }) : { $own } contre { $enemy }.
}
republic-event-rolled = Dés { $total }, mauvais présages { $omens } : résultat final { $final }, { $result }.
republic-event-natural = { $total } naturel : { $result }.
republic-event-downgraded = { $ships ->
    [0] { $province-opening } n’a aucun navire
    [one] { $province-opening } n’a qu’un navire
   *[other] { $province-opening } n’a que { $ships } navires
} ; il en faut { $needed } : une victoire compte comme usure.
republic-event-rated = Aptitude dans cette bataille, { $commander } : { $rating }.
republic-event-chit-drawn = Jeton : { $chit }.
    .several = Jetons : { $things }.
republic-event-stopped = { $ships ->
    [0] { $force } : aucune escadre
    [one] { $force } : 1 escadre
   *[other] { $force } : { $ships } escadres
} ; il en faut { $needed }, le combat cesse.
republic-event-halted = { $force } s’arrête après la victoire navale.
republic-event-no-commander = { $force } : personne à sa tête, pas de combat.
republic-event-no-legions = { $force } : aucune unité terrestre, pas de combat sur terre.
republic-event-no-units = { $component-id ->
    [naval] { $province-opening } n’a aucun navire : l’assaut réussit d’emblée.
   *[land] { $province-opening } n’a aucune unité terrestre : l’assaut réussit d’emblée.
}
republic-event-no-governor = { $province-opening } n’a pas de propréteur et ne résiste pas.
republic-event-nothing-left = { $force } : l’ennemi est déjà vaincu ; l’expédition attend la prochaine phase de Sénat.
republic-event-passed = { $force } : personne ne l’arrête.
republic-event-counted = Conflits actifs et non-entrepris, rébellion comprise : { $number } (limite { $limit }).

## Ce qui change sur le plateau

republic-event-lost = { $force } : retirer { $number ->
    [one] 1 { $unit }
   *[other] { $number } { $unit-many }
}.
republic-event-died = Mort : { $commander }.
republic-event-taken = Capture : { $commander } (à placer sur la carte { $conflict }) ; rançon : { $talents } { $talents ->
    [one] talent
   *[other] talents
}.
republic-event-promoted = { $number ->
    [one] { $force } : 1 légion devient vétéran
   *[other] { $force } : { $number } légions deviennent vétérans
}, fidélité : { $commander }.
republic-event-promoted-free = { $number ->
    [one] { $force } : 1 légion devient vétéran
   *[other] { $force } : { $number } légions deviennent vétérans
}, sans fidélité.
republic-event-unrest-rose = Agitation sociale +{ $number }.
republic-event-unrest-fell = Agitation sociale −{ $number } (pas moins de 0).
republic-event-fame = Popularité +{ $popularity }, influence +{ $influence } : { $commander }.
republic-event-spoils = Trésor : +{ $talents } { $talents ->
    [one] talent
   *[other] talents
}, butin : { $conflict }.
republic-event-discarded-card = Défausser : { $conflict }.
republic-event-leader-left = Retirer du jeu : { $leader }.
republic-event-fleet-defeated = Placer le marqueur « flotte vaincue » sur la carte { $conflict }.
republic-event-fleet-beaten = Placer le marqueur « flotte vaincue » sur la carte { $province }.
republic-event-conflict-lost = { $province }, tenue par l’ennemi ({ $conflict }) : retirer { $number ->
    [one] 1 { $unit }
   *[other] { $number } { $unit-many }
}.
republic-event-woke = À placer parmi les conflits actifs : { $conflict }.
republic-event-fell-asleep = À placer parmi les conflits inactifs : { $conflict }.
republic-event-shuffled-back = À mélanger dans la pioche : { $conflict }.
republic-event-next-era = À mélanger dans la pile de l’époque suivante : { $conflict }.
republic-event-out-of-play = À retirer de la partie : { $conflict }.
republic-event-returned = { $number ->
    [one] { $force } : 1 { $unit } rentre à Rome.
   *[other] { $force } : { $number } { $unit-many } rentrent à Rome.
}
republic-event-defected = { $number ->
    [one] { $force } : 1 légion passe aux rebelles ({ $province }).
   *[other] { $force } : { $number } légions passent aux rebelles ({ $province }).
}
republic-event-landed = { $force } débarque à Rome : légions { $legions }, vétérans { $veterans }, milices { $militia }.
republic-event-went-home = { $number ->
    [one] { $force } : 1 { $unit } rentre dans sa province.
   *[other] { $force } : { $number } { $unit-many } rentrent dans leur province.
}
republic-event-dispersed = { $number ->
    [one] { $force } : 1 { $unit } se disperse ; à retirer.
   *[other] { $force } : { $number } { $unit-many } se dispersent ; à retirer.
}
republic-event-no-income = { $province-opening } subit un assaut : aucun revenu.
republic-event-province-taken = { $province-opening } tombe aux mains de l’ennemi ({ $conflict }), avec milices, flottilles et indigènes.
republic-event-province-freed = { $province-opening } est libérée et n’a pas de propréteur.
republic-event-province-returned = { $province-opening } revient à Rome et n’a pas de propréteur.
republic-event-undeveloped = Retourner { $province-the } sur sa face sous-développée ; retirer ses milices et flottilles.
republic-event-rebellion-over = La rébellion est finie.
republic-event-rebel-in-rome = Le rebelle tient Rome.
republic-event-must-fight-again = Rome devra combattre le rebelle au prochain tour, sinon elle tombe.
republic-event-may-ship = Les partisans pourront convoyer des renforts à la prochaine phase de Sénat.
republic-event-partisan-may-ship = { $province } : son propréteur pourra convoyer des renforts à Rome à la prochaine phase de Sénat.
republic-event-army-joins = { $number ->
    [one] { $force } : 1 { $unit } rejoint l’armée rebelle.
   *[other] { $force } : { $number } { $unit-many } rejoignent l’armée rebelle.
}
republic-event-left-alone = À placer parmi les conflits non-entrepris : { $conflict } ; agitation +1 à la phase de Plèbe.
republic-event-taken-up = À remettre parmi les conflits actifs : { $conflict }.
republic-event-rebellion-alone = La rébellion est non-entreprise : agitation +1 à la phase de Plèbe.
republic-event-natives-back = { $number ->
    [one] { $province } : 1 { $unit } de retour.
   *[other] { $province } : { $number } { $unit-many } de retour.
}
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
republic-stat-rating = militaire
republic-stat-chit = jeton
republic-stat-fate = sort
republic-status-round = Tour
republic-status-phase = Phase
republic-status-state-treasury = Trésor de l’État
republic-status-unrest-level = Agitation
republic-status-wars = Guerres actives
republic-stat-votes = voix à Rome
republic-stat-senators = sénateurs
republic-stat-cards = cartes
republic-stat-least = trésor, au moins
republic-stat-most = trésor, au plus
republic-stat-status = état
republic-stat-faction = faction
republic-stat-office = charge
republic-stat-at = absent
republic-stat-wars = Guerres
republic-stat-leaders = chefs ennemis
republic-stat-floor = En discussion
republic-stat-pro = pour
republic-stat-contra = contre
republic-stat-persuasion = Persuasion
republic-stat-target = cible
republic-stat-base = nombre de base
republic-stat-bribes = offres
republic-stat-counter = contre-offres
republic-stat-chance = chances sur 36
republic-stat-forum = Concessions au Forum
republic-stat-curia = Curie
republic-stat-events = Événements
republic-stat-laws = Lois
republic-stat-offices = Magistratures
republic-stat-presiding = Préside
republic-stat-debits = À payer par l’État
republic-stat-price = Prix d’une légion ou d’une escadre
republic-stat-purse = Trésor de votre faction
republic-stat-deck = Cartes dans la pioche
republic-stat-ledger = Promesses
republic-stat-from = de
republic-stat-to = à
republic-stat-state = état
republic-stat-offered = offerte
republic-stat-accepted = ouverte
republic-stat-kept = tenue
republic-stat-broken = rompue
republic-stat-lapsed = éteinte
republic-stat-best = meilleure offre
republic-stat-auction = Enchères
republic-stat-garrisons = Garnisons
republic-stat-governor = gouverneur
republic-stat-military = valeur militaire
republic-stat-oratory = éloquence
republic-stat-loyalty = loyauté
republic-stat-knights = chevaliers
republic-stat-talents = talents
republic-stat-land = force sur terre
republic-stat-naval = force en mer
republic-stat-support = escadres de soutien
republic-stat-disaster = désastre
republic-stat-standoff = retraite
republic-stat-spoils = butin

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
republic-side-faction-1 = { republic-faction-faction-1 }
republic-side-faction-2 = { republic-faction-faction-2 }
republic-side-faction-3 = { republic-faction-faction-3 }
republic-side-faction-4 = { republic-faction-faction-4 }
republic-side-faction-5 = { republic-faction-faction-5 }
republic-side-faction-6 = { republic-faction-faction-6 }

republic-unit-legion = { $count ->
    [one] légion
   *[other] légions
}
    .many = légions
republic-unit-veteran = { $count ->
    [one] vétéran
   *[other] vétérans
}
    .many = vétérans
republic-unit-fleet = { $count ->
    [one] escadre
   *[other] escadres
}
    .many = escadres
republic-unit-militia = { $count ->
    [one] milice
   *[other] milices
}
    .many = milices
republic-unit-flotilla = { $count ->
    [one] flottille
   *[other] flottilles
}
    .many = flottilles
republic-unit-native = { $count ->
    [one] indigène
   *[other] indigènes
}
    .many = indigènes
republic-unit-native-flotilla = { $count ->
    [one] flottille indigène
   *[other] flottilles indigènes
}
    .many = flottilles indigènes

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
republic-status-of-next-pile = dans la pile de l’époque suivante
republic-status-of-discarded = hors du jeu

republic-commander-general = le général
republic-commander-master-of-horse = le maître de cavalerie
republic-commander-rebel = le rebelle
republic-commander-governor = le propréteur
republic-commander-captive = le captif

republic-force-rebel-army = l’armée rebelle
republic-force-interceptors = la flotte d’interception
republic-force-rome = Rome
republic-force-expedition-1 = l’expédition 1
republic-force-expedition-2 = l’expédition 2
republic-force-expedition-3 = l’expédition 3
republic-force-expedition-4 = l’expédition 4
republic-force-expedition-5 = l’expédition 5
republic-force-expedition-6 = l’expédition 6
republic-force-expedition-7 = l’expédition 7
republic-force-expedition-8 = l’expédition 8
republic-force-convoy-1 = le convoi 1
republic-force-convoy-2 = le convoi 2
republic-force-convoy-3 = le convoi 3
republic-force-convoy-4 = le convoi 4
republic-force-sicily = la garnison de Sicile
republic-force-sardinia-corsica = la garnison de Sardaigne-Corse
republic-force-nearer-spain = la garnison d’Espagne Citérieure
republic-force-further-spain = la garnison d’Espagne Ultérieure
republic-force-illyricum = la garnison d’Illyrie
republic-force-cisalpine-gaul = la garnison de Gaule Cisalpine
republic-force-greece = la garnison de Grèce
republic-force-africa = la garnison d’Afrique
republic-force-narbonese-gaul = la garnison de Gaule Narbonnaise
republic-force-asia = la garnison d’Asie Mineure
republic-force-cilicia-cyprus = la garnison de Cilicie-Chypre
republic-force-bithynia = la garnison de Bithynie
republic-force-crete-cyrene = la garnison de Crète-Cyrène
republic-force-syria = la garnison de Syrie
republic-force-transalpine-gaul = la garnison de Gaule Transalpine

republic-province-sicily = Sicile
    .the = la Sicile
    .opening = La Sicile
republic-province-sardinia-corsica = Sardaigne-Corse
    .the = la Sardaigne-Corse
    .opening = La Sardaigne-Corse
republic-province-nearer-spain = Espagne Citérieure
    .the = l’Espagne Citérieure
    .opening = L’Espagne Citérieure
republic-province-further-spain = Espagne Ultérieure
    .the = l’Espagne Ultérieure
    .opening = L’Espagne Ultérieure
republic-province-illyricum = Illyrie
    .the = l’Illyrie
    .opening = L’Illyrie
republic-province-cisalpine-gaul = Gaule Cisalpine
    .the = la Gaule Cisalpine
    .opening = La Gaule Cisalpine
republic-province-greece = Grèce
    .the = la Grèce
    .opening = La Grèce
republic-province-africa = Afrique
    .the = l’Afrique
    .opening = L’Afrique
republic-province-narbonese-gaul = Gaule Narbonnaise
    .the = la Gaule Narbonnaise
    .opening = La Gaule Narbonnaise
republic-province-asia = Asie Mineure
    .the = l’Asie Mineure
    .opening = L’Asie Mineure
republic-province-cilicia-cyprus = Cilicie-Chypre
    .the = la Cilicie-Chypre
    .opening = La Cilicie-Chypre
republic-province-bithynia = Bithynie (développée : Bithynie-Pont)
    .the = la Bithynie
    .opening = La Bithynie
republic-province-crete-cyrene = Crète-Cyrène
    .the = la Crète-Cyrène
    .opening = La Crète-Cyrène
republic-province-syria = Syrie
    .the = la Syrie
    .opening = La Syrie
republic-province-transalpine-gaul = Gaule Transalpine
    .the = la Gaule Transalpine
    .opening = La Gaule Transalpine

republic-conflict-punic-1 = 1re Guerre Punique
    .the = la 1re Guerre Punique
republic-conflict-punic-2 = 2e Guerre Punique
    .the = la 2e Guerre Punique
republic-conflict-illyrian-1 = 1re Guerre d’Illyrie
    .the = la 1re Guerre d’Illyrie
republic-conflict-illyrian-2 = 2e Guerre d’Illyrie
    .the = la 2e Guerre d’Illyrie
republic-conflict-gallic-1 = 1re Guerre des Gaules
    .the = la 1re Guerre des Gaules
republic-conflict-macedonian-1 = 1re Guerre de Macédoine
    .the = la 1re Guerre de Macédoine
republic-conflict-macedonian-2 = 2e Guerre de Macédoine
    .the = la 2e Guerre de Macédoine
republic-conflict-syrian = Guerre de Syrie
    .the = la Guerre de Syrie
republic-conflict-macedonian-3 = 3e Guerre de Macédoine
    .the = la 3e Guerre de Macédoine
republic-conflict-macedonian-4 = 4e Guerre de Macédoine
    .the = la 4e Guerre de Macédoine
republic-conflict-punic-3 = 3e Guerre Punique
    .the = la 3e Guerre Punique
republic-conflict-lusitanian = Révoltes espagnoles (Lusitanie)
    .the = les Révoltes espagnoles (Lusitanie)
republic-conflict-numantine = Guerre de Numance
    .the = la Guerre de Numance
republic-conflict-slave-1 = 1re Révolte des Esclaves de Sicile
    .the = la 1re Révolte des Esclaves de Sicile
republic-conflict-slave-2 = 2e Révolte des Esclaves de Sicile
    .the = la 2e Révolte des Esclaves de Sicile
republic-conflict-germanic-migrations = Migrations germaniques
    .the = les Migrations germaniques
republic-conflict-jugurthine = Guerre de Jugurtha
    .the = la Guerre de Jugurtha
republic-conflict-pirates-1 = Pirates Ciliciens (104)
    .the = les Pirates Ciliciens (104)
republic-conflict-social = Guerre Sociale
    .the = la Guerre Sociale
republic-conflict-mithridatic-1 = 1re Guerre de Mithridate
    .the = la 1re Guerre de Mithridate
republic-conflict-mithridatic-2 = 2e Guerre de Mithridate
    .the = la 2e Guerre de Mithridate
republic-conflict-mithridatic-3 = 3e Guerre de Mithridate
    .the = la 3e Guerre de Mithridate
republic-conflict-sertorian = Révolte de Sertorius
    .the = la Révolte de Sertorius
republic-conflict-gladiator = Révolte des Gladiateurs
    .the = la Révolte des Gladiateurs
republic-conflict-pirates-2 = Pirates Ciliciens (67)
    .the = les Pirates Ciliciens (67)
republic-conflict-gallic-2 = 2e Guerre des Gaules
    .the = la 2e Guerre des Gaules
republic-conflict-gallic-3 = 3e Guerre des Gaules
    .the = la 3e Guerre des Gaules
republic-conflict-germany = Invasion de la Germanie
    .the = l’Invasion de la Germanie
republic-conflict-britain = Invasion de la Bretagne
    .the = l’Invasion de la Bretagne
republic-conflict-parthian = Guerre des Parthes
    .the = la Guerre des Parthes
republic-conflict-alexandrine = Guerre Alexandrine
    .the = la Guerre Alexandrine

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

## Le jeu entier : coups

republic-move-deal-family = { $faction } : famille { $commander }
republic-move-deal-card = { $faction } : carte { $card }
republic-move-first-consul = Premier consul de Rome : { $commander }
republic-move-name-leader = Nommer { $commander } chef
republic-move-play-statesman = Mettre en jeu { $commander }
republic-move-play-concession = { $concession } : concession pour { $commander }
republic-move-done = Terminé
republic-move-twin-dies = Mort : { $commander }
republic-move-take-in = Continuer avec la première famille de la Curie
republic-move-leave-game = Quitter la partie
republic-move-sell-grain = { $concession } : toucher { $number } fois le revenu
republic-move-take-spoils = Piller la province
republic-move-leave-spoils = Ne rien prendre
republic-move-give = Donner { $talents } { $talents ->
    [one] talent
   *[other] talents
} { $faction-to }
republic-move-transfer = { $giver } verse { $talents } { $talents ->
    [one] talent
   *[other] talents
} à { $taker }
republic-move-contribute = { $commander } donne { $talents } { $talents ->
    [one] talent
   *[other] talents
} à l’État

## Le jeu entier : questions, refus, fins

republic-prompt-leader = Qui dirige votre faction ?
republic-prompt-cards = Quels hommes d’État et quelles concessions mettez-vous en jeu ?
republic-prompt-senatorless = Votre dernier sénateur est mort. Continuez-vous ?
republic-prompt-grain = En temps de sécheresse ({ $concession }), combien de fois touchez-vous ce revenu, { $number } au plus ?
republic-prompt-spoils = { $commander } pille-t-il sa province : { $province } ?
republic-prompt-gifts = Que donnez-vous aux autres factions ?
republic-prompt-transfers = Comment répartissez-vous vos talents ?
republic-prompt-contributions = Qui donne des talents à l’État ?

republic-refusal-not-yours = Ce n’est pas un de vos sénateurs libres et loyaux.
republic-refusal-not-in-hand = Cette carte n’est pas dans votre main.
republic-refusal-same-number = Un homme d’État du même numéro est en jeu.
republic-refusal-family-elsewhere = Une autre faction, ou une province, détient la famille de cet homme d’État.
republic-refusal-no-land-bill = Il n’y a de commissaire aux terres que tant qu’une loi agraire est en vigueur.
republic-refusal-empty-curia = Aucune famille n’attend à la Curie.
republic-refusal-too-much-grain = Le revenu se touche une fois, et une fois de plus par sécheresse.
republic-refusal-other-concession = La question porte sur une autre concession.
republic-refusal-no-such-faction = Il n’y a pas de telle autre faction en jeu.
republic-refusal-not-so-much = Il n’y a pas tant de talents.
republic-refusal-round-sum = Passez 1, 2, 3, 5, 10, 20 ou 50 talents à la fois, ou tout.
republic-refusal-same-purse = Celui qui donne et celui qui reçoit sont le même.
republic-refusal-gave-already = Il a déjà donné ce tour-ci.
republic-refusal-no-such-gift = L’État honore les dons de 10, 25 et 50 talents.

republic-end-bankrupt = L’État est en faillite : tout le monde perd.
republic-end-people-revolt = Le peuple se révolte : tout le monde perd.

## Le jeu entier : événements

republic-event-round = Tour { $round }
republic-event-turn-phase = { $phase }
republic-event-joined = { $commander } rejoint { $faction-the }.
republic-event-dealt-card = { $card-id ->
    [hidden] Les { $faction } reçoivent une carte.
   *[other] Les { $faction } reçoivent une carte : { $card }.
}
    .several = { $known ->
        [0] Les { $faction } reçoivent { $count } cartes.
       *[other] Les { $faction } reçoivent { $count } cartes : { $things }.
    }
republic-event-office = { $commander } est { $office }.
republic-event-leads = { $commander } dirige { $faction-the }.
republic-event-concession = { $concession } : détenteur { $commander }.
republic-event-concession-free = { $concession } retourne au Forum.
republic-event-senator-died = Mort : { $commander }.
republic-event-heir = { $commander } est sénateur et chef { $faction-of }.
republic-event-family-passed = { $statesman } reçoit la carte de famille : { $commander }.
republic-event-faction-left = Les { $faction } quittent la partie.
republic-event-leader-came = { $leader } rejoint son conflit : { $conflict }.
republic-event-province-vacant = { $province } : plus de gouverneur.
republic-event-earned = { $commander } : { $talents } { $talents ->
    [one] talent
   *[other] talents
}.
republic-event-grain = { $commander } touche { $number } fois le revenu du blé et perd autant de popularité.
republic-event-corrupt = { $commander } pille sa province ({ $province }) : corrompu.
republic-event-spoiled = Pillage ({ $province }) : total des dés { $total }, { $talents } { $talents ->
    [one] talent
   *[other] talents
}.
republic-event-developed = { $province } : province développée ; influence pour { $commander }.
republic-event-not-developed = { $province } ne se développe pas.
republic-event-gave = Les { $faction } donnent { $talents } { $talents ->
    [one] talent
   *[other] talents
} { $other-to }.
republic-event-moved = { $faction } : { $giver } verse { $talents } { $talents ->
    [one] talent
   *[other] talents
} à { $taker }.
republic-event-state-gained = L’État reçoit { $talents } { $talents ->
    [one] talent
   *[other] talents
}.
republic-event-taxed = Revenu ({ $province }) : dés { $total }.
republic-event-contributed = { $commander } donne { $talents } { $talents ->
    [one] talent
   *[other] talents
} à l’État.
republic-event-state-paid = L’État paie { $talents } { $talents ->
    [one] talent
   *[other] talents
}.
republic-event-treasury-low = Le Trésor tombe à { $talents } { $talents ->
    [one] talent
   *[other] talents
}.
republic-event-came-home = { $commander } rentre à Rome.
republic-event-spoke = État de la République : dés { $total }, total { $final }.
republic-event-no-recruits = Aucune levée de troupes ce tour-ci.

## Le jeu entier : noms

republic-status-of-imminent = imminent
republic-faction-faction-1 = Populares
    .the = les Populares
    .of = des Populares
    .to = aux Populares
republic-faction-faction-2 = Optimates
    .the = les Optimates
    .of = des Optimates
    .to = aux Optimates
republic-faction-faction-3 = Equites
    .the = les Equites
    .of = des Equites
    .to = aux Equites
republic-faction-faction-4 = Agrarii
    .the = les Agrarii
    .of = des Agrarii
    .to = aux Agrarii
republic-faction-faction-5 = Moderati
    .the = les Moderati
    .of = des Moderati
    .to = aux Moderati
republic-faction-faction-6 = Urbani
    .the = les Urbani
    .of = des Urbani
    .to = aux Urbani
republic-office-dictator = dictateur
republic-office-rome-consul = consul de Rome
republic-office-field-consul = consul aux armées
republic-office-censor = censeur
republic-office-master-of-horse = maître de cavalerie
republic-office-pontifex-maximus = grand pontife
republic-phase-mortality = Phase de Mortalité
republic-phase-revenue = Phase de Revenu
republic-phase-forum = Phase de Forum
republic-phase-population = Phase de Plèbe
republic-phase-senate = Phase de Sénat
republic-phase-combat = Phase de Combat
republic-phase-revolution = Phase de Révolution
republic-concession-armaments = Armements
republic-concession-ship-building = Construction navale
republic-concession-egyptian-grain = Blé d’Égypte
republic-concession-sicilian-grain = Blé de Sicile
republic-concession-harbor-fees = Taxes portuaires
republic-concession-mining = Mines
republic-concession-land-commissioner = Commissaire aux terres
republic-concession-tax-farmer-1 = Publicain 1
republic-concession-tax-farmer-2 = Publicain 2
republic-concession-tax-farmer-3 = Publicain 3
republic-concession-tax-farmer-4 = Publicain 4
republic-concession-tax-farmer-5 = Publicain 5
republic-concession-tax-farmer-6 = Publicain 6
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
republic-purse-treasury = la caisse de la faction
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
republic-card-tribune-38 = Tribun
republic-card-tribune-39 = Tribun
republic-card-tribune-40 = Tribun
republic-card-tribune-41 = Tribun
republic-card-tribune-42 = Tribun
republic-card-tribune-43 = Tribun
republic-card-tribune-44 = Tribun
republic-card-tribune-45 = Tribun
republic-card-tribune-46 = Tribun
republic-card-secret-bodyguard-47 = Garde du corps secret
republic-card-influence-peddling-48 = Trafic d’influence
republic-card-assassin-49 = Assassin
republic-card-seduction = Séduction
republic-card-blackmail = Chantage
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
republic-card-era-ends = Fin de l’époque
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
republic-card-tribune-90 = Tribun
republic-card-tribune-91 = Tribun
republic-card-tribune-92 = Tribun
republic-card-tribune-93 = Tribun
republic-card-tribune-94 = Tribun
republic-card-tribune-95 = Tribun
republic-card-tribune-96 = Tribun
republic-card-murder-of-a-tribune-97 = Meurtre d’un tribun
republic-card-murder-of-a-tribune-98 = Meurtre d’un tribun
republic-card-assassin-99 = Assassin
republic-card-assassin-100 = Assassin
republic-card-secret-bodyguard-101 = Garde du corps secret
republic-card-secret-bodyguard-102 = Garde du corps secret
republic-card-graft-103 = Corruption
republic-card-influence-peddling-104 = Trafic d’influence
republic-card-mob-incited-to-violence = Foule incitée à la violence
republic-card-pergamene-bequest = Legs de Pergame
republic-card-calpurnian = Loi Calpurnia
republic-card-military-reforms = Réforme militaire
republic-card-tradition-erodes = Érosion des traditions
republic-card-servilian = Loi Servilia
republic-card-acilian = Loi Acilia
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
republic-card-tribune-140 = Tribun
republic-card-tribune-141 = Tribun
republic-card-tribune-142 = Tribun
republic-card-tribune-143 = Tribun
republic-card-proscription = Proscription
republic-card-graft-145 = Corruption
republic-card-secret-bodyguard-146 = Garde du corps secret
republic-card-assassin-147 = Assassin
republic-card-assassin-148 = Assassin
republic-card-assassin-149 = Assassin
republic-card-influence-peddling-150 = Trafic d’influence
republic-card-murder-of-a-tribune-151 = Meurtre d’un tribun
republic-card-open-bodyguard = Garde du corps déclaré
republic-card-catiline-conspiracy-2 = 2e conjuration de Catilina
republic-card-bithynian-bequest = Legs de Bithynie
republic-card-ptolemy-apion-bequest = Legs de Ptolémée Apion
republic-card-plautian-papirian = Loi Plautia-Papiria
republic-card-gabinian = Loi Gabinia
republic-card-vatinian = Loi Vatinia
republic-card-manilian = Loi Manilia
republic-card-julian = Loi Julia

## Le jeu entier : le Forum

republic-move-attract = { $commander } paie { $talents } { $talents ->
    [one] talent
   *[other] talents
} pour un chevalier
republic-move-press = { $commander } pressure { $number } { $number ->
    [one] chevalier
   *[other] chevaliers
}
republic-move-sponsor = { $commander } offre des jeux : { $games }
republic-move-persuade = { $commander } veut gagner { $target }
republic-move-bribe = Y dépenser { $talents } { $talents ->
    [one] talent
   *[other] talents
}
republic-move-counter = Dépenser { $talents } { $talents ->
    [one] talent
   *[other] talents
} pour s’y opposer
republic-move-try = Jeter les dés
republic-move-add = Ajouter à la somme
republic-prompt-knights = Attirez-vous un chevalier, ou pressurez-vous des chevaliers ?
republic-prompt-games = Quelqu’un offre-t-il des jeux ?
republic-prompt-new-leader = Nommez-vous un autre chef ?
republic-prompt-persuade = Qui des vôtres veut gagner qui ?
republic-prompt-bribe = Que dépensez-vous pour gagner { $commander } ? Le nombre de base est { $number }.
republic-prompt-counter = Que dépensez-vous pour retenir { $commander } ? Le nombre de base est { $number }.
republic-prompt-add = Le nombre de base pour { $commander } est { $number }. Jetez-vous les dés, ou ajoutez-vous ?
republic-refusal-not-in-rome = Il n’est pas à Rome.
republic-refusal-more-than-sure = C’est plus qu’il n’en faut pour être sûr d’un chevalier.
republic-refusal-not-so-many-knights = Il n’a pas tant de chevaliers.
republic-refusal-leads-already = Il dirige déjà la faction.
republic-refusal-yours-already = Il est de votre faction.
republic-refusal-a-leader = Le chef d’une faction ne se laisse pas gagner.
republic-event-courted = { $commander } dépense { $talents } { $talents ->
    [one] talent
   *[other] talents
} pour un chevalier.
republic-event-knight = Un chevalier rejoint { $commander }.
republic-event-no-knight = Aucun chevalier ne rejoint { $commander }.
republic-event-pressed = { $commander } pressure { $number ->
    [one] un chevalier et le perd
   *[other] { $number } chevaliers et les perd
}.
republic-event-games = { $commander } offre des jeux : { $games }.
republic-event-persuades = { $commander } cherche à gagner { $target }.
republic-event-bribed = { $commander } offre { $talents } { $talents ->
    [one] talent
   *[other] talents
}.
republic-event-countered = Les { $faction } dépensent { $talents } { $talents ->
    [one] talent
   *[other] talents
} pour s’y opposer.
republic-event-stayed = { $commander } ne se laisse pas gagner.
republic-games-slice-and-dice = Combats
republic-games-blood-fest = Fête du sang
republic-games-gladiator-gala = Grand gala de gladiateurs

# ---------------------------------------------------------------- the whole game: Forum, Senate, wars, revolution

republic-move-accuse = Accuser { $faction-the }
republic-move-draw-card = Tirage : { $faction }, { $card }
republic-move-strike-province = Prétendant : { $province }
republic-move-sink-reserve = En réserve : { $number }
republic-move-sink-with = Avec { $commander } : { $number }
republic-move-sink-at = Laissées ({ $war }) : { $number }
republic-move-remove-leader = Mort : { $leader }
republic-move-bid = Mise : { $talents }, payée par { $commander }
republic-move-lots = Les dés sont pour { $faction-the }
republic-move-wins-throw = Les dés sont pour { $commander }
republic-move-nominate = Proposer { $commander }
republic-move-take-rome = Consul de Rome
republic-move-take-field = Consul aux armées
republic-move-agree = Accepter
republic-move-refuse = Refuser
republic-move-appoint = Nommer { $commander } dictateur
republic-move-call = Appeler { $faction-the }
republic-move-call-all = Appeler tous les autres, soi-même en dernier
republic-move-vote = Vote de tous : { $stance } ; voix achetées : { $talents }
republic-move-split = Chaque sénateur pour soi
republic-move-vote-by = { $commander } : { $stance } ; voix achetées : { $talents }
republic-move-veto = Veto
republic-move-plot = Préparer un meurtre
republic-move-appeal = En appeler au peuple
republic-move-murder = Attentat contre { $target }, par { $commander }
republic-move-add-assassins = Cartes Assassin : { $number }
republic-move-show-guards = Gardes du corps secrets : { $number }
republic-move-bear-it = Perdre 1 d’influence
republic-move-step-down = Se retirer
republic-move-take-senator = Prendre { $commander }
republic-move-prosecute = Poursuivre { $commander } : { $reason }, { $charge }
republic-move-name-prosecutor = Accusateur : { $commander }
republic-move-send-governor = Gouverneur : { $commander }, { $province }
republic-move-go-yourself = Se rendre dans la province
republic-move-send-legate = Gouverner par un légat
republic-move-put = Mettre aux voix
republic-move-propose = Proposer : { $motion }
republic-move-adjourn = Lever la séance
republic-move-grant = Concession : { $concession }, { $commander }
republic-move-draft-bill = Loi agraire { $bill }
republic-move-name-sponsor = Parrain : { $commander }
republic-move-draft-repeal = Abrogation de la loi agraire { $bill }, par { $commander }
republic-move-count-legions = Légions : { $number }
republic-move-count-fleets = Escadres : { $number }
republic-move-send = Envoyer { $commander } : { $war }
republic-move-take-veterans = Vétérans : { $veterans }
republic-move-name-senator = Nommer { $commander }
republic-move-name-province = { $province }
republic-move-name-bequest = { $bequest }
republic-move-replace = Remplacer { $other } : { $commander }
republic-move-use-tribune = Proposer par un tribun
republic-move-play-law = Jouer { $law }
republic-move-offer-land = Une loi agraire : { $commander }
republic-move-take-commission = Flaccus devient commissaire aux terres
republic-move-graft = Corruption par { $commander }
republic-move-kill-tribune = Meurtre du tribun par { $commander }
republic-move-incite = Exciter la foule : { $commander }
republic-move-favour-knights = Favoriser les chevaliers
republic-move-repeal-acilian = Abroger la loi Acilia
republic-move-fine = Mettre { $commander } à l’amende
republic-move-name-war = Guerre : { $war }
republic-move-lose-legion = { $number ->
    [0] Une légion est perdue
   *[other] Le vétéran { $number } est perdu
}
republic-move-lose-unit = { $unit-id ->
    [veteran] Le vétéran { $number } est perdu
   *[other] Perte : { $unit }
}
republic-move-raise-local = Milices { $militia }, flottilles { $flotillas }
republic-move-throw = Noir { $black }, blancs { $white }
republic-move-war-first = D’abord : { $war }
republic-move-fight-on = Débarquer et combattre
republic-move-stop-here = En rester là
republic-move-cleopatra-with = Cléopâtre avec le commandant
republic-move-cleopatra-against = Cléopâtre avec l’ennemi
republic-move-hand-over = { $card } { $faction-to }
republic-move-discard = Défausser { $card }
republic-move-lay-down = Déposer le commandement
republic-move-sound-out = Demander aux légions qui suit
republic-move-revolt = Se révolter
republic-move-march-to = Marcher au combat : { $war }
republic-move-pay-legions = Payer { $talents }
republic-move-join = Rejoindre la révolte
republic-move-stay-loyal = Rester loyal
republic-move-call-away = Rappeler les vétérans
republic-move-leave-them = Les y laisser
republic-move-pay-ransom = Payer la rançon
republic-move-keep-talents = Ne pas payer
republic-move-keep-legions = Légions gardées : { $number }
republic-move-seduce = Séduction : { $commander }, cible { $target }
republic-move-blackmail = Chantage : { $commander }, cible { $target }
republic-move-peddle = Trafic d’influence : { $faction }
republic-move-take-card = Carte prise { $faction-to } : { $card }
republic-prompt-catiline = Quelle faction est accusée de conspirer ?
republic-prompt-storm = Escadres perdues dans la tempête : { $number }. Lesquelles ?
republic-prompt-enemy-leader = Quel chef ennemi meurt ?
republic-prompt-bid = Une initiative est aux enchères : { $number ->
    [0] personne n’a misé
   *[other] la meilleure mise est { $number }
}. Seul le gagnant paie.
republic-prompt-consuls = Qui est proposé comme consul ?
republic-prompt-rome-consul = Quelle charge pour { $commander } ? { $other } a l’autre.
republic-prompt-agree-consul = D’accord : à Rome { $commander }, aux armées { $other } ?
republic-prompt-appoint = Les consuls nomment-ils un dictateur ?
republic-prompt-agree-dictator = D’accord : dictateur { $commander } ?
republic-prompt-dictator = Un dictateur est-il proposé ?
republic-prompt-censor = Qui est proposé comme censeur ?
republic-prompt-horseman = Qui est maître de cavalerie ?
republic-prompt-call = Qui vote ensuite ?
republic-prompt-vote = Comment votent vos sénateurs ({ $motion }) ? Jusqu’ici { $pro } pour, { $contra } contre.
republic-prompt-ballot = Comment vote { $commander } ?
republic-prompt-murder = Qui frappe qui ?
republic-prompt-assassins = Combien de cartes Assassin ?
republic-prompt-guards = Le dé contre { $commander } donne { $number } : combien de gardes ?
republic-prompt-rebuked = Tous les autres étaient contre : perdre de l’influence ou se retirer ?
republic-prompt-take-senator = Quel sénateur du Forum vous rejoint ?
republic-prompt-prosecute = Le censeur poursuit-il ?
republic-prompt-prosecutor = Qui accuse { $commander } ?
republic-prompt-will-prosecute = { $other } accuse-t-il { $commander } ?
republic-prompt-governor = Qui gouverne quoi ?
republic-prompt-legate = { $commander } ({ $province }) : partir, ou envoyer un légat ?
republic-prompt-business = Que propose-t-on ?
republic-prompt-grant = Quelle concession à qui ?
republic-prompt-bill = Quelle loi agraire ?
republic-prompt-sponsor = Qui parraine la loi agraire { $bill } ?
republic-prompt-repeal = Quelle loi agraire abroger, et qui la parraine ?
republic-prompt-legions = Combien de légions ({ $motion }{ $price ->
    [0] {""}
   *[other] {" "}; prix de chacune : { $price } ; Trésor : { $treasury }
}) ?
republic-prompt-fleets = Combien d’escadres ({ $motion }{ $price ->
    [0] {""}
   *[other] {" "}; prix de chacune : { $price } ; reste après les légions : { $treasury }
}) ?
republic-prompt-force = Qui part pour quelle guerre ?
republic-prompt-veterans = Quels vétérans partent avec lui ?
republic-prompt-name = Qui ou quoi proposez-vous ({ $motion }) ?
republic-prompt-replace = Qui remplace quel proconsul ?
republic-prompt-consent = { $commander } consent-il ({ $motion }) ?
republic-prompt-tribune = Faites-vous parler un tribun, ou jouez-vous une loi ?
republic-prompt-answer = Un tribun parle : le fait-on taire ?
republic-prompt-pay-graft = Corruption : { $commander } paie-t-il le prix, { $number } ?
republic-prompt-incite = Excite-t-on la foule ?
republic-prompt-servilian = À quoi sert la loi Servilia ?
republic-prompt-fine = Qui est mis à l’amende ?
republic-prompt-alliance = À quelle guerre une nouvelle alliance met-elle fin ?
republic-prompt-local-forces = Que lève { $province-the }, à 10 talents l’unité ? Ses impôts : { $number } ; { $commander } peut ajouter du sien.
republic-prompt-levy = Combien d’unités { $commander } lève-t-il à ses frais ?
republic-prompt-fight-on = La flotte est battue : combattre à terre ({ $commander }, { $war }) ?
republic-prompt-cleopatra = Cléopâtre prend-elle parti ?
republic-prompt-give-cards = Donnez-vous une carte ?
republic-prompt-discard = Quelle carte défausser ?
republic-prompt-victor = Victoire : { $commander }. Et maintenant ?
republic-prompt-pay-legions = Pour combien de légions payez-vous ?
republic-prompt-join = { $commander } rejoint-il la révolte ?
republic-prompt-call-away = { $commander } rappelle-t-il ses vétérans ?
republic-prompt-last-war = Quelle guerre le rebelle attaque-t-il ?
republic-prompt-ransom = Un captif : { $commander }. Rançon : { $number }. Payez-vous ?
republic-prompt-upkeep = Combien de légions le rebelle garde-t-il, à 2 talents chacune ?
republic-refusal-no-such-fleets = Il n’y a pas autant d’escadres.
republic-refusal-no-such-leader = Ce chef n’est pas en jeu.
republic-refusal-no-such-war = Cette guerre ne peut être désignée.
republic-refusal-a-revolt = C’est une révolte.
republic-refusal-bid-higher = Ce n’est pas une mise : plus que la dernière, par petits pas, ou tout.
republic-refusal-consul-lately = Il avait une haute charge au tour précédent.
republic-refusal-beaten = Cela a déjà échoué.
republic-refusal-holds-office = Il exerce une charge.
republic-refusal-no-candidate = Il ne peut être candidat.
republic-refusal-censor-needed = Il faut nommer un censeur.
republic-refusal-called-already = Cette faction a été appelée ou n’a pas de voix.
republic-refusal-no-veto = Cela ne souffre aucun veto.
republic-refusal-no-tribune = Vous n’avez pas de tribun.
republic-refusal-no-appeal = Pas d’appel maintenant.
republic-refusal-no-votes = Vous n’avez pas ces voix.
republic-refusal-must-vote = Nul ne peut s’abstenir ici.
republic-refusal-sponsor = Le parrain vote pour.
republic-refusal-not-against = Un consul à vie ne fait voter personne contre une loi agraire.
republic-refusal-other-senator = C’est un autre sénateur qui est appelé.
republic-refusal-no-influence = Il n’a plus d’influence à perdre.
republic-refusal-plotted-already = Votre faction a déjà fait sa tentative.
republic-refusal-no-target = Personne à frapper.
republic-refusal-not-in-forum = Il n’est pas au Forum.
republic-refusal-enough-trials = Plus de poursuites de cette sorte ce tour.
republic-refusal-no-reason = Ce motif n’existe pas.
republic-refusal-no-prosecutor = Il ne peut accuser.
republic-refusal-no-post = Ce poste ne peut lui être donné.
republic-refusal-nothing-proposed = Rien n’est encore proposé.
republic-refusal-nothing-there = Il n’y a rien de cette sorte à proposer.
republic-refusal-not-business = Ce n’est pas à l’ordre du jour.
republic-refusal-no-bill = Cette loi agraire ne peut être proposée.
republic-refusal-no-repeal = Cette abrogation ne peut être proposée.
republic-refusal-strike = Aucune levée ce tour.
republic-refusal-not-granted = Cette concession ne peut être mise aux voix.
republic-refusal-no-room = La province ne peut en avoir autant.
republic-refusal-taxes-left = Les impôts de la province doivent lever des forces tant qu’il reste de la place.
republic-refusal-not-so-many = Pas ce nombre.
republic-refusal-not-for-this = Ce n’est pas pour cette proposition.
republic-refusal-no-commander = Il ne peut y commander maintenant.
republic-refusal-earlier-war = Une guerre antérieure de la série passe d’abord.
republic-refusal-no-gracchus = Il n’a pas ce droit maintenant.
republic-refusal-law-too-early = Ce que la loi demande n’est pas là.
republic-refusal-not-liable = Il n’est pas passible d’amende.
republic-refusal-for-life = Le consul à vie ne se révolte pas.
republic-refusal-revolt-already = Il y a déjà un rebelle.
republic-refusal-asked-already = Les légions ont été consultées, ou il n’y en a pas.
republic-refusal-no-hand = Cette faction n’a pas de cartes.
republic-end-four-wars = Quatre guerres à la fois : Rome tombe, et tout le monde perd.
republic-end-era-over = L’époque s’achève ; l’influence l’emporte. Vainqueur : { $winner }.
republic-end-for-life = Un consul à vie gagne. Vainqueur : { $winner }.
republic-end-rebel-rules = Le rebelle prend Rome. Vainqueur : { $winner }.
republic-event-accused = Accusés de conspirer : { $faction-the }.
republic-event-acquitted = Non coupable : { $commander }.
republic-event-adjourned = La séance est levée.
republic-event-appealed = Appel au peuple : { $commander }.
republic-event-battle = Bataille : { $commander }, { $war } ; dés { $total }, total { $final } : { $result }.
republic-event-bid = Mise : { $talents }, garant : { $commander }.
republic-event-captured = Captif : { $commander } ; rançon : { $talents }.
republic-event-carried = Adopté, { $pro } contre { $contra }.
republic-event-defeated = Rejeté, { $pro } contre { $contra }.
republic-event-caught = L’assassin est pris : { $commander }.
republic-event-consul-for-life = Consul à vie : { $commander }.
republic-event-created = Nouvelle province : { $province }.
republic-event-destroyed = Destruction : { $concession }.
republic-event-disbanded = Licenciées : légions { $legions }, escadres { $fleets }.
republic-event-drew = Carte tirée : { $card } ({ $faction }).
republic-event-era-ends = Fin d’époque révélée : dernière phase de Forum.
republic-event-errand = Parti pour un legs : { $commander } ; légions : { $legions }, escadres : { $fleets }.
republic-event-event = Événement : { $happening } ({ $number }).
republic-event-failed-before = La même chose a déjà échoué.
republic-event-fame-won = Popularité et influence +{ $number } : { $commander }.
republic-event-fined = Amende : { $commander }, talents : { $talents }.
republic-event-fleet-won = La flotte ennemie est battue : { $war }.
republic-event-force-home = Retour : { $commander } ; légions : { $legions }, escadres : { $fleets }.
republic-event-garrisoned = Garnison : { $province }, légions : { $number }.
republic-event-gave-card = Carte donnée : { $card } ({ $faction }, { $other }).
republic-event-governor-fought = Le gouverneur combat un prétendant : { $province }, dés { $total }, total { $final }.
republic-event-governs = Gouverneur : { $commander }, { $province }.
republic-event-guilty = Coupable : { $commander }.
republic-event-influence-gained = Influence +{ $number } : { $commander }.
republic-event-influence-lost = Influence −{ $number } : { $commander }.
republic-event-initiative = Initiative : { $faction }.
republic-event-joined-revolt = En révolte aussi : { $commander }.
republic-event-leader-waits = À la Curie : { $leader }.
republic-event-left-home = Retour sans commandant : { $war }.
republic-event-levied = Levée à ses frais : { $commander }, unités : { $number }.
republic-event-local-forces = Levées locales ({ $province }) : milices { $militia }, flottilles { $flotillas }.
republic-event-losses = Pertes : { $commander } ; légions : { $legions }, escadres : { $fleets }.
republic-event-new-deck = Un nouveau paquet : { $era }.
republic-event-nominated = Proposé : { $commander }.
republic-event-no-consent = Refus : { $commander }.
republic-event-on-trial = En procès : { $commander }.
republic-event-peace = Paix : { $war }.
republic-event-people-spoke = Le peuple juge { $commander } : { $total }.
republic-event-played-card = Carte jouée ou défaussée : { $card } ({ $faction }).
republic-event-plotted = Tentative : { $commander } contre { $target }.
republic-event-proconsul = Proconsul : { $commander }.
republic-event-proposed = Proposition { $faction-of } : { $motion }.
republic-event-proposed-bill = Loi agraire { $bill }, parrainée par { $commander }.
republic-event-proposed-concession = Concession proposée : { $concession }, { $commander }.
republic-event-proposed-force = Proposé : { $commander }, { $war } ; légions : { $legions }, escadres : { $fleets }.
republic-event-proposed-governor = Proposé : { $commander }, { $province }.
republic-event-legate = { $commander } gouverne par un légat : { $province }.
republic-event-proposed-units = Unités : légions { $legions }, escadres { $fleets }.
republic-event-raised = Levée : légions { $legions }, escadres { $fleets }.
republic-event-refuge = Trouve refuge : { $leader }.
republic-event-revealed = Carte tirée : { $card }.
republic-event-revived = De retour au Forum : { $commander }.
republic-event-revolts = Révolte : { $commander } marche sur Rome.
republic-event-revolt-over = La révolte a échoué.
republic-event-rhodes = Escadres de Rhodes : { $number }.
republic-event-rhodes-over = L’alliance de Rhodes finit ; escadres perdues : { $number }.
republic-event-sent = Envoi : { $commander }, { $war } ; légions : { $legions }, escadres : { $fleets }.
republic-event-silenced = Le tribun est réduit au silence.
republic-event-stabbed = La tentative contre { $commander } : { $total }.
republic-event-stepped-down = Ne préside plus : { $commander }.
republic-event-storm = Escadres perdues dans la tempête : { $number }.
republic-event-tribune = Un tribun { $faction-of }.
republic-event-veteran = Nouvelle légion de vétérans : { $number }.
republic-event-vetoed = Veto { $faction-of }.
republic-event-voted = Voix { $faction-of } ; jusqu’ici { $pro } pour, { $contra } contre.
republic-event-wars-counted = Guerres actives : { $number }.
republic-event-war-active = Guerre active : { $war }.
republic-event-war-imminent = Guerre imminente : { $war }.
republic-event-war-inactive = Guerre inactive : { $war }.
republic-event-war-status = Conflit : { $war }, { $status }.
republic-event-war-won = Guerre gagnée : { $war }.
republic-event-ransomed = Racheté : { $commander }, talents : { $talents }.
republic-event-released = Légions revenues à l’État : { $number }.
republic-event-disgraced = Victime de chantage : { $commander } ; influence −{ $influence }, popularité −{ $popularity }.
republic-event-took-card = Carte prise : { $card } ({ $faction }, { $other }).

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
republic-war-revolt-sicily = Révolte de Sicile
republic-war-revolt-sardinia-corsica = Révolte de Sardaigne-Corse
republic-war-revolt-nearer-spain = Révolte d’Espagne Citérieure
republic-war-revolt-further-spain = Révolte d’Espagne Ultérieure
republic-war-revolt-illyricum = Révolte d’Illyrie
republic-war-revolt-cisalpine-gaul = Révolte de Gaule Cisalpine
republic-war-revolt-greece = Révolte de Grèce
republic-war-revolt-africa = Révolte d’Afrique
republic-war-revolt-narbonese-gaul = Révolte de Gaule Narbonnaise
republic-war-revolt-asia = Révolte d’Asie Mineure
republic-war-revolt-cilicia-cyprus = Révolte de Cilicie-Chypre
republic-war-revolt-bithynia = Révolte de Bithynie
republic-war-revolt-crete-cyrene = Révolte de Crète-Cyrène
republic-war-revolt-syria = Révolte de Syrie
republic-war-revolt-transalpine-gaul = Révolte de Gaule Transalpine
republic-war-civil-war = la guerre civile
republic-happening-allied-enthusiasm = Enthousiasme des alliés
republic-happening-ally-deserts = Défection d’alliés
republic-happening-enemys-ally-deserts = Défection d’alliés ennemis
republic-happening-barbarian-raids = Raids barbares
republic-happening-drought = Sécheresse
republic-happening-enemy-leader-dies = Mort d’un chef ennemi
republic-happening-epidemic = Épidémie
republic-happening-evil-omens = Mauvais présages
republic-happening-internal-disorder = Troubles intérieurs
republic-happening-manpower-shortage = Pénurie d’hommes
republic-happening-mob-violence = Violence de la foule
republic-happening-natural-disaster = Catastrophe naturelle
republic-happening-new-alliance = Nouvelle alliance
republic-happening-pretender = Prétendant
republic-happening-refuge = Refuge
republic-happening-rhodian-alliance = Alliance rhodienne
republic-happening-storm-at-sea = Tempête
republic-happening-trial-of-verres = Procès de Verrès
republic-law-calpurnian = Loi Calpurnia
republic-law-acilian = Loi Acilia
republic-law-servilian = Loi Servilia
republic-law-tradition-erodes = Érosion des traditions
republic-law-military-reforms = Réforme militaire
republic-law-gabinian = Loi Gabinia
republic-law-manilian = Loi Manilia
republic-law-vatinian = Loi Vatinia
republic-law-julian = Loi Julia
republic-law-plautian-papirian = Loi Plautia-Papiria
republic-bill-i = I
republic-bill-ii = II
republic-bill-iii = III
republic-bequest-pergamene = Legs de Pergame
republic-bequest-bithynian = Legs de Bithynie
republic-era-early = début de la République
republic-era-middle = apogée de la République
republic-era-late = fin de la République
republic-stance-silent = sans voix
republic-stance-for = pour
republic-stance-against = contre
republic-stance-abstaining = abstention
republic-charge-minor = mineure
republic-charge-major = majeure
republic-reason-corruption = corruption
republic-reason-office = sa charge
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
republic-reason-spoils-sicily = butin : { republic-province-sicily }
republic-reason-spoils-sardinia-corsica = butin : { republic-province-sardinia-corsica }
republic-reason-spoils-nearer-spain = butin : { republic-province-nearer-spain }
republic-reason-spoils-further-spain = butin : { republic-province-further-spain }
republic-reason-spoils-illyricum = butin : { republic-province-illyricum }
republic-reason-spoils-cisalpine-gaul = butin : { republic-province-cisalpine-gaul }
republic-reason-spoils-greece = butin : { republic-province-greece }
republic-reason-spoils-africa = butin : { republic-province-africa }
republic-reason-spoils-narbonese-gaul = butin : { republic-province-narbonese-gaul }
republic-reason-spoils-asia = butin : { republic-province-asia }
republic-reason-spoils-cilicia-cyprus = butin : { republic-province-cilicia-cyprus }
republic-reason-spoils-bithynia = butin : { republic-province-bithynia }
republic-reason-spoils-crete-cyrene = butin : { republic-province-crete-cyrene }
republic-reason-spoils-syria = butin : { republic-province-syria }
republic-reason-spoils-transalpine-gaul = butin : { republic-province-transalpine-gaul }
republic-veterans-none = aucun
republic-veterans-own = les siens
republic-veterans-all = tous
republic-motion-consuls = consuls
republic-motion-dictator = dictateur
republic-motion-censor = censeur
republic-motion-trial = poursuite
republic-motion-murder-trial = procès pour meurtre
republic-motion-governors = gouverneurs
republic-motion-concessions = concessions
republic-motion-land-bill = loi agraire
republic-motion-repeal = abrogation d’une loi agraire
republic-motion-recruits = levée de troupes
republic-motion-disbanding = licenciement de troupes
republic-motion-forces = troupes pour une guerre
republic-motion-recall = rappel d’un proconsul
republic-motion-replacing = un autre commandant
republic-motion-reinforcing = renforts
republic-motion-garrison = garnison
republic-motion-garrison-home = rappel d’une garnison
republic-motion-bequest = recueillir un legs
republic-motion-refusing-rhodes = refus de Rhodes
republic-motion-life = consul à vie

# ---------------------------------------------------------------- the whole game: troubles, guards, proscription

republic-move-drop-legions = Légions sans solde : { $number }
republic-move-guard = Un garde pour { $commander }
republic-move-proscribe = Proscription
republic-prompt-drop = Des légions ont quitté le rebelle : combien restent sans solde ?
republic-prompt-guard = Qui reçoit un garde du corps déclaré ?
republic-prompt-keep-guard = { $commander } paie-t-il son garde du corps ?
republic-prompt-proscribe = Quelqu’un proscrit-il les chevaliers ?
republic-prompt-accept-proscription = { $commander } dépouille-t-il les chevaliers ?
republic-refusal-rebels-apart = Les talents des rebelles et ceux des loyaux restent séparés.
republic-event-raided = Raid ({ $province }) : dés { $total }, total { $final }.
republic-event-overrun = Ravagée : { $province }.
republic-event-disorder = Troubles ({ $province }) : { $total }.
republic-event-proscribed = Proscription par { $commander } ; chevaliers dépouillés : { $number }.
republic-event-withdrawn = Partie d’armée rappelée ({ $commander }) : légions { $legions }, escadres { $fleets }.
republic-event-guarded = Sous garde déclarée : { $commander }.
republic-motion-withdrawal = rappel d’une partie d’une armée
republic-move-deal-province = { $province } pour { $faction-the }
republic-move-first-governor = { $commander } gouverne ; tours : { $number }
republic-prompt-first-governor = Qui gouverne ({ $province }), et pour combien de tours ?
republic-refusal-no-such-term = Un mandat dure un, deux ou trois tours.
republic-event-dealt-province = { $province } échoit { $faction-to }.
republic-refusal-proscriber = Votre faction a dépouillé les chevaliers : aucun ne viendra plus.
republic-refusal-add-something = Qui continue ajoute au moins un talent.

## promesses

republic-deed-talents-5 = 5 talents à la prochaine redistribution
republic-deed-talents-10 = 10 talents à la prochaine redistribution
republic-deed-talents-20 = 20 talents à la prochaine redistribution
republic-deed-talents-30 = 30 talents à la prochaine redistribution
republic-deed-talents-50 = 50 talents à la prochaine redistribution
republic-deed-card = une carte à la prochaine phase de Révolution
republic-deed-no-charge = aucune poursuite contre ses sénateurs
republic-deed-nominate-consuls = une candidature ({ republic-motion-consuls })
republic-deed-nominate-dictator = une candidature ({ republic-motion-dictator })
republic-deed-nominate-censor = une candidature ({ republic-motion-censor })
republic-deed-for-consuls = un vote pour ({ republic-motion-consuls })
republic-deed-for-dictator = un vote pour ({ republic-motion-dictator })
republic-deed-for-censor = un vote pour ({ republic-motion-censor })
republic-deed-for-trial = un vote pour ({ republic-motion-trial })
republic-deed-for-murder-trial = un vote pour ({ republic-motion-murder-trial })
republic-deed-for-governors = un vote pour ({ republic-motion-governors })
republic-deed-for-concessions = un vote pour ({ republic-motion-concessions })
republic-deed-for-land-bill = un vote pour ({ republic-motion-land-bill })
republic-deed-for-repeal = un vote pour ({ republic-motion-repeal })
republic-deed-for-recruits = un vote pour ({ republic-motion-recruits })
republic-deed-for-disbanding = un vote pour ({ republic-motion-disbanding })
republic-deed-for-forces = un vote pour ({ republic-motion-forces })
republic-deed-for-recall = un vote pour ({ republic-motion-recall })
republic-deed-for-replacing = un vote pour ({ republic-motion-replacing })
republic-deed-for-reinforcing = un vote pour ({ republic-motion-reinforcing })
republic-deed-for-garrison = un vote pour ({ republic-motion-garrison })
republic-deed-for-garrison-home = un vote pour ({ republic-motion-garrison-home })
republic-deed-for-bequest = un vote pour ({ republic-motion-bequest })
republic-deed-for-refusing-rhodes = un vote pour ({ republic-motion-refusing-rhodes })
republic-deed-for-life = un vote pour ({ republic-motion-life })
republic-deed-for-withdrawal = un vote pour ({ republic-motion-withdrawal })
republic-deed-against-consuls = un vote contre ({ republic-motion-consuls })
republic-deed-against-dictator = un vote contre ({ republic-motion-dictator })
republic-deed-against-censor = un vote contre ({ republic-motion-censor })
republic-deed-against-trial = un vote contre ({ republic-motion-trial })
republic-deed-against-murder-trial = un vote contre ({ republic-motion-murder-trial })
republic-deed-against-governors = un vote contre ({ republic-motion-governors })
republic-deed-against-concessions = un vote contre ({ republic-motion-concessions })
republic-deed-against-land-bill = un vote contre ({ republic-motion-land-bill })
republic-deed-against-repeal = un vote contre ({ republic-motion-repeal })
republic-deed-against-recruits = un vote contre ({ republic-motion-recruits })
republic-deed-against-disbanding = un vote contre ({ republic-motion-disbanding })
republic-deed-against-forces = un vote contre ({ republic-motion-forces })
republic-deed-against-recall = un vote contre ({ republic-motion-recall })
republic-deed-against-replacing = un vote contre ({ republic-motion-replacing })
republic-deed-against-reinforcing = un vote contre ({ republic-motion-reinforcing })
republic-deed-against-garrison = un vote contre ({ republic-motion-garrison })
republic-deed-against-garrison-home = un vote contre ({ republic-motion-garrison-home })
republic-deed-against-bequest = un vote contre ({ republic-motion-bequest })
republic-deed-against-refusing-rhodes = un vote contre ({ republic-motion-refusing-rhodes })
republic-deed-against-life = un vote contre ({ republic-motion-life })
republic-deed-against-withdrawal = un vote contre ({ republic-motion-withdrawal })
republic-move-promise-to = Donner votre parole { $faction-to }
republic-move-pledge = Promettre { $deed }
republic-move-never-mind = Ne rien promettre
republic-move-accept-word = Accepter la promesse
republic-move-decline-word = Décliner la promesse
republic-prompt-pledge = Que promettez-vous { $faction-to } ? Rien ne vous oblige à tenir parole ; le registre dira à tous si vous l’avez fait.
republic-prompt-take-word = Promesse { $faction-of } : { $deed }. L’acceptez-vous ?
republic-refusal-spoken-for = Qui ne décide pas pour lui-même ne donne ni ne reçoit de parole.
republic-refusal-words-enough = Vous avez assez donné votre parole pour l’instant.
republic-refusal-promised-already = Cette promesse tient déjà.
republic-event-promise-offered = Les { $faction } offrent leur parole { $other-to } : { $deed }.
republic-event-promise-accepted = Les { $other } acceptent la promesse { $faction-of } : { $deed }.
republic-event-promise-declined = Les { $other } déclinent la promesse { $faction-of } : { $deed }.
republic-event-promise-kept = Les { $faction } ont tenu parole envers { $other-the } : { $deed }.
republic-event-promise-broken = Les { $faction } ont manqué à leur parole envers { $other-the } : { $deed }.
republic-event-promise-lapsed = La promesse { $faction-of } { $other-to } est caduque : { $deed }.

## factions neutres

republic-temper-imperials = Impériaux
republic-temper-plutocrats = Ploutocrates
republic-temper-conservatives = Conservateurs
republic-temper-populists = Populistes
republic-move-share-power = Gouverner ensemble
republic-move-stand-aside = Rester à l’écart
republic-move-pick-office = Prendre une magistrature : { $office }
republic-move-pick-concession = Prendre une concession : { $concession }
republic-move-pick-province = Prendre une province : { $province }
republic-move-pick-bill = Proposer une loi agraire : { $bill }
republic-move-pick-cosponsor = Soutenir la loi agraire
republic-move-pass-pick = Ne rien prendre
republic-move-pick-for = Pour { $commander }
republic-prompt-coalition = Vous pourriez gouverner ce tour avec ceux qui ont les voix. Le voulez-vous ?
republic-prompt-pick = Que prenez-vous du butin ?
republic-prompt-pick-for = Qui le reçoit ?
republic-event-neutral = { $faction } : { $temper }.
republic-event-shared-out = Les { $faction } partagent leurs revenus : { $talents ->
        [one] { $talents } talent
       *[other] { $talents } talents
    }.
republic-event-rules = Les { $faction } gouvernent ce tour.
republic-stat-temper = Neutre
republic-move-vote-with = Voter comme { $faction-the }
republic-refusal-no-lead = Cette faction n’a pas encore voté d’une seule voix, ou vous n’avez pas de voix.

# les tribuns, assassins et échanges des factions neutres
republic-move-block = Y opposer un tribun
republic-move-let-it-be = Laisser faire
republic-prompt-block = Les { $faction } choisissent. Un de vos tribuns s’y oppose-t-il ?
republic-move-uphold = La maintenir par un tribun
republic-move-let-fall = La laisser tomber
republic-prompt-uphold = La loi agraire n’a pas de second et une faction a passé. Un de vos tribuns la maintient-il ?
republic-event-wants-office = Magistrature voulue : { $office }, pour { $commander }.
republic-event-incited = { $commander } soulève la foule contre { $faction-the }.
republic-event-blocked = Un tribun annule le choix { $faction-of }.
republic-move-aspire = { $commander }, à vie
republic-move-forgo = Personne
republic-prompt-aspire = Vous gouvernez seul. Qui sera consul à vie ? Les autres tenteront d’abord de le tuer.
republic-move-call-blood = Demander un attentat contre { $target }
republic-move-strike-by = { $commander } frappe
republic-prompt-strike-by = Les { $faction } doivent frapper { $target }. Qui s’en charge ?
republic-event-hunted = Les factions jettent le dé : qui doit frapper { $target } ?
republic-event-drew-lot = { $faction } : { $total }.
republic-move-swap-for = Donner { $card } en échange
republic-move-pay-cards = Donner deux cartes d’intrigue tirées au hasard
republic-prompt-swap = Les { $faction } ne peuvent pas jouer { $commander } et vous le proposent.

# doutes de la partie entière qu’une table peut trancher
republic-option-grain = En temps de sécheresse, le blé rapporte
republic-option-grain-any-multiple = tout multiple jusqu’au plus haut
republic-option-grain-full = le revenu simple ou le plus haut multiple
republic-option-auction = Une initiative est mise aux enchères
republic-option-auction-once-around = en un seul tour
republic-option-auction-until-passed = jusqu’à ce que tous les autres passent
republic-option-kin-abroad = Un gouverneur sans faction
republic-option-kin-abroad-blocks = empêche l’homme d’État de sa famille
republic-option-kin-abroad-yields = rejoint l’homme d’État de sa famille
republic-option-grain-revival = Une concession de blé dans la Curie
republic-option-grain-revival-waits = attend la fin de sa guerre
republic-option-grain-revival-free = peut revenir à tout moment
republic-option-idle-leaders = Les chefs ennemis dont la dernière guerre est finie
republic-option-idle-leaders-curia = attendent à la Curie
republic-option-idle-leaders-out = quittent le jeu
republic-option-pressed-knights = On peut pressurer les chevaliers des sénateurs
republic-option-pressed-knights-anywhere = où qu’ils soient
republic-option-pressed-knights-in-rome = à Rome
republic-option-absent-leader = Un captif ou un rebelle
republic-option-absent-leader-allowed = peut être nommé chef
republic-option-absent-leader-barred = ne peut pas être nommé chef
republic-option-leader-dies = La mort d’un chef ennemi s’applique
republic-option-leader-dies-after-aging = après les dés de la Curie
republic-option-leader-dies-before-aging = avant les dés de la Curie
republic-option-bequest-revolt = Un consul aux armées qui recueille un legs
republic-option-bequest-revolt-may = peut se révolter
republic-option-bequest-revolt-may-not = ne peut pas se révolter
republic-option-tribune-parity = Le meurtre d’un tribun lit le dé
republic-option-tribune-parity-with-omens = moins les présages
republic-option-tribune-parity-bare-die = tel qu’il est tombé
republic-option-pretender = Un prétendant attend
republic-option-pretender-active-war = une guerre tirée et active
republic-option-pretender-any-war = toute guerre tirée
republic-option-consul-away = Tant qu’un consul est absent
republic-option-consul-away-none = aucun dictateur n’est nommé
republic-option-consul-away-other-appoints = l’autre nomme seul un dictateur
republic-option-old-censor = L’ancien censeur reste en charge
republic-option-old-censor-until-censor = jusqu’au choix d’un nouveau
republic-option-old-censor-until-consuls = jusqu’à l’élection des consuls
republic-option-consent = Un général peut refuser s’il est trop faible pour
republic-option-consent-first-battle = sa première bataille
republic-option-consent-both-battles = l’une des deux batailles de la guerre
republic-option-trial-murder = Pendant le procès du chef d’un assassin pris, les attentats sont
republic-option-trial-murder-allowed = permis
republic-option-trial-murder-barred = interdits
republic-option-empty-revolt = Une révolte sans une seule légion est
republic-option-empty-revolt-possible = possible
republic-option-empty-revolt-barred = interdite
republic-option-free-knight = Les Conservateurs jettent le dé pour un chevalier sans payer
republic-option-free-knight-always = toujours
republic-option-free-knight-never = jamais
republic-option-guard-lost = Le garde du corps d’un sénateur gagné par une autre faction
republic-option-guard-lost-goes-along = le suit
republic-option-guard-lost-discarded = est défaussé
republic-option-absent-tribune = Le tribun gratuit d’un homme d’État absent
republic-option-absent-tribune-speaks = parle
republic-option-absent-tribune-silent = se tait
republic-move-bid-up-to = Miser en secret, jusqu’à { $talents }
republic-move-give-in-need = Don en cas de besoin : { $talents }
republic-refusal-cannot-lead = À cette table, un captif ou un rebelle ne peut pas être chef.
republic-refusal-on-errand = Il recueille un legs et, à cette table, ne peut pas se révolter.
republic-refusal-no-legion-follows = Aucune légion ne le suivrait ; à cette table, il lui en faut une.
republic-refusal-no-murder-now = À cette table, personne ne frappe pendant un tel procès.
