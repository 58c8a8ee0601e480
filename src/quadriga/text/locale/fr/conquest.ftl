# Conquête de l’Empire.

conquest-title = Conquête de l’Empire
conquest-change-2 = Les chefs voyagent seuls où ils veulent, les routes servent leurs bâtisseurs, un attaquant battu garde ses galères, un port ennemi vide est ouvert, et nulle cité ne s’élève parmi les seuls ennemis.
conquest-change-3 = Les offres réunissent talents, captifs et promesses, les geôliers nomment leur prix, les alliances se proposent et s’acceptent à chaque phase, et l’on ne parle de détruire des cités que là où un ennemi pourrait venir.
conquest-change-4 = Les alliances se proposent et se rompent à tout moment, pendant le tour de n’importe qui et sans émissaires ; et qui atteint une limite d’inflation par les batailles d’un joueur tombé a, lui aussi, son dernier tour aux anciens prix.
conquest-scenario-classic = Classique, jusqu’au dernier empereur
conquest-scenario-short = Courte, douze manches, puis le plus haut tribut l’emporte
conquest-option-homes = Provinces d’origine
conquest-option-homes-chosen = choisies par les joueurs
conquest-option-homes-drawn = tirées au sort
conquest-option-homes-listed = données dans l’ordre des places
conquest-option-arabia = Frontière entre la Mésopotamie et l’Arabie Pétrée
conquest-option-arabia-closed = fermée
conquest-option-arabia-open = ouverte
conquest-option-roads = Les routes servent
conquest-option-roads-controller = à qui contrôle les deux cités
conquest-option-roads-builder = seulement à qui les a construites
conquest-option-inflation = Quand un jeton de tribut atteint une limite, les prix montent
conquest-option-inflation-last-turn = après un dernier tour de chacun, à commencer par ce joueur
conquest-option-inflation-next-round = au tour de ce joueur dans la manche suivante
conquest-option-rounds = Dernière manche
conquest-option-rounds-scenario = celle du scénario
conquest-option-rounds-6 = manche 6
conquest-option-rounds-12 = manche 12
conquest-option-rounds-20 = manche 20
conquest-option-rounds-40 = manche 40

# ---------------------------------------------------------------- coups

conquest-move-choose-home = Prendre { $zone-the } pour province d’origine
conquest-move-draw-home = Tirer { $zone-the }
conquest-move-march = Mener { $leader-the } vers { $zone-the }
conquest-move-take = { $number ->
    [0] N’emmener aucune { conquest-move-take.one }
    [one] Emmener { $number } { conquest-move-take.one }
   *[other] Emmener { $number } { conquest-move-take.many }
}
    .one = { $follower-id ->
        [any] unité
       *[other] { $follower }
    }
    .many = { $follower-id ->
        [infantry] infanteries
        [cavalry] cavaleries
        [weary-cavalry] cavaleries à qui il reste un pas
        [catapult] catapultes
       *[other] unités
    }
conquest-move-sail = Mener { $ship-the } vers { $zone-the }
conquest-move-board = Embarquer { $leader-the }
conquest-move-cast-off = Larguer les amarres : aucun autre chef n’embarque
conquest-move-load = { $number ->
    [0] N’embarquer aucune { $piece }
    [one] Embarquer { $number } { $piece }
   *[other] Embarquer { $number } { conquest-move-load.many }
}
    .many = { $piece-id ->
        [infantry] infanteries
        [cavalry] cavaleries
        [catapult] catapultes
       *[other] unités
    }
conquest-move-lead = { $legion-count ->
    [0] N’emmener personne
   *[other] Emmener : { $legion }
}
conquest-move-embark = { $passengers-count ->
    [0] Larguer les amarres : aucun chef n’embarque
   *[other] Embarquer : { $passengers }
}
conquest-move-stow = { $cargo-count ->
    [0] N’embarquer aucune unité
   *[other] Embarquer : { $cargo }
}
conquest-move-ally = Proposer une alliance à { $side }
conquest-move-renounce = Rompre l’alliance avec { $side }
conquest-move-propose = Proposer une alliance à { $side }
conquest-move-break-off = Rompre l’alliance avec { $side }
conquest-move-end-movement = Terminer les mouvements
conquest-move-fight = Livrer bataille { $zone-in }
conquest-move-engage = Attaquer les galères de { $side } { $zone-in }
conquest-move-end-combat = Ne plus combattre ce tour-ci
conquest-move-form = Combattre avec { conquest-move-form.units }
    .infantry = { $infantry ->
        [one] { $infantry } infanterie
       *[other] { $infantry } infanteries
    }
    .cavalry = { $cavalry ->
        [one] { $cavalry } cavalerie
       *[other] { $cavalry } cavaleries
    }
    .catapults = { $catapults ->
        [one] { $catapults } catapulte
       *[other] { $catapults } catapultes
    }
    .units = { $infantry ->
        [0] { $cavalry ->
            [0] { $catapults ->
                [0] rien
               *[other] { conquest-move-form.catapults }
            }
           *[other] { conquest-move-form.cavalry }{ $catapults ->
                [0] { "" }
               *[other] { " et " }{ conquest-move-form.catapults }
            }
        }
       *[other] { conquest-move-form.infantry }{ $cavalry ->
            [0] { $catapults ->
                [0] { "" }
               *[other] { " et " }{ conquest-move-form.catapults }
            }
           *[other] { $catapults ->
                [0] { " et " }{ conquest-move-form.cavalry }
               *[other] , { conquest-move-form.cavalry } et { conquest-move-form.catapults }
            }
        }
    }
conquest-move-strike = Obtenir { $roll }
conquest-move-lose = Perdre { conquest-move-form.units }
conquest-move-fight-on = Continuer le combat
conquest-move-retreat = Battre en retraite
conquest-move-pursue = Obtenir { $roll } à la poursuite
conquest-move-cut-down = Abattre { conquest-move-form.units }
conquest-move-withdraw = Se replier vers { $zone-the }
conquest-move-broadside = Obtenir { $roll } sur mer
conquest-move-sink = Laisser couler { $ship-the }
conquest-move-remove = Retirer { $leader-the } du jeu
conquest-move-hold = Garder { $leader-the } en otage
conquest-move-raze = Détruire la cité { $zone-in }
conquest-move-end-razing = Laisser les cités debout
conquest-move-buy = Acheter { conquest-move-buy.goods }
    .goods = { $piece-id ->
        [infantry] { $number ->
            [one] { $number } infanterie
           *[other] { $number } infanteries
        }
        [cavalry] { $number ->
            [one] { $number } cavalerie
           *[other] { $number } cavaleries
        }
        [catapult] { $number ->
            [one] { $number } catapulte
           *[other] { $number } catapultes
        }
        [galley] { $number ->
            [one] { $number } galère
           *[other] { $number } galères
        }
        [city] une cité
        [fortification] une fortification
        [road] une route
       *[other] des unités ou des galères
    }
conquest-move-build-city = Construire une cité { $zone-in }
conquest-move-fortify = Fortifier la cité { $zone-in }
conquest-move-build-road = Construire la route { $border }
conquest-move-end-buying = Garder le reste des talents
conquest-move-moor = Amarrer la galère { $zone-in }{ $zone-id ->
    [hispania] { $coast ->
        [0] , sur la côte cantabrique
        [1] , sur la côte méditerranéenne
       *[other] { "" }
    }
    [italia] { $coast ->
        [0] , sur la côte adriatique
        [1] , sur la côte tyrrhénienne
       *[other] { "" }
    }
    [macedonia] { $coast ->
        [0] , sur la côte de l’Épire
        [1] , sur la côte égéenne
       *[other] { "" }
    }
   *[other] { "" }
}
conquest-move-bargain = Négocier le retour { $leader-of }
conquest-move-ransom = { $talents ->
    [0] Aucun talent
    [one] { $talents } talent
   *[other] { $talents } talents
}
conquest-move-exchange = Y ajouter { $leader-the }
conquest-move-end-exchange = Aucun autre captif
conquest-move-hand-over = { $hostages-count ->
    [0] Aucun captif
   *[other] Remettre : { $hostages }
}
conquest-move-promise = Y ajouter une promesse : { $favour }
conquest-move-end-offer = C’est tout
conquest-move-pledge = { $promises-count ->
    [0] Aucune promesse
   *[other] Promettre : { $promises }
}
conquest-move-release = Libérer { $leader-the }
conquest-move-accept = Accepter
conquest-move-refuse = Refuser
conquest-move-counter = Poser d’autres conditions
conquest-move-end-turn = Terminer le tour

# ---------------------------------------------------------------- questions

conquest-prompt-home = Choisissez votre province d’origine : votre empereur, ses généraux et votre première légion y commencent, dans une cité fortifiée.
conquest-prompt-movement = Déplacez vos chefs avec leurs légions, et vos galères. Les batailles viennent à la fin de vos mouvements.
conquest-prompt-followers = Combien { $follower-id ->
    [infantry] d’infanteries
    [cavalry] de cavaleries
    [weary-cavalry] de cavaleries à qui il reste un pas
   *[other] de catapultes
} suivent { $leader-the } vers { $zone-the } ? Places dans sa légion : { $room }.
conquest-prompt-boarding = { $ship-cap } quitte { $zone-the }. Quel chef embarque ?
conquest-prompt-loading = Combien { $piece-id ->
    [infantry] d’infanteries
    [cavalry] de cavaleries
   *[other] de catapultes
} montent à bord { $ship-of } ? Places libres : { $room }.
conquest-prompt-combat = Quelle bataille livrez-vous maintenant ?
conquest-prompt-legion = Bataille { $zone-in } : { $number ->
    [one] quelle unité forme votre légion de combat pour cette manche ?
   *[other] quelles { $number } unités forment votre légion de combat pour cette manche ?
}
conquest-prompt-losses = Bataille { $zone-in } : { $number ->
    [one] une unité de votre légion de combat est touchée. Laquelle tombe ?
   *[other] { $number } unités de votre légion de combat sont touchées. Lesquelles tombent ?
}
conquest-prompt-retreat = Bataille { $zone-in } : continuez-vous le combat ou battez-vous en retraite ?
conquest-prompt-retreat-cut-off = Bataille { $zone-in } : continuez-vous le combat ou battez-vous en retraite ? Personne ne pourrait partir : la retraite sacrifie toutes vos unités sur place, et leurs chefs seraient capturés.
conquest-prompt-retreat-loses-emperor = Bataille { $zone-in } : continuez-vous le combat ou battez-vous en retraite ? Il n’y a nulle part où aller : la retraite sacrifie toutes vos unités sur place, et VOTRE EMPEREUR SERAIT CAPTURÉ.
conquest-prompt-cut-down = Votre cavalerie rattrape { $number ->
    [one] une unité en fuite { $zone-in }. Laquelle tombe ?
   *[other] { $number } unités en fuite { $zone-in }. Lesquelles tombent ?
}
conquest-prompt-withdrawal = Vous êtes battu { $zone-in }. Où se replie ce qui vous reste ?
conquest-prompt-sinking = Une de vos galères est touchée { $zone-in }. Laquelle coule ?
conquest-prompt-fate = { $leader-cap } est votre prisonnier. Quel est son sort ?
conquest-prompt-razing = Détruisez-vous une de vos cités plutôt que de la voir prise ?
conquest-prompt-purchase = Vous avez { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}. Qu’achetez-vous ?{ $factor ->
    [1] { "" }
    [2] { " " }(Tous les prix sont doublés.)
    [3] { " " }(Tous les prix sont triplés.)
   *[other] { " " }(Tous les prix sont multipliés par { $factor }.)
}
conquest-prompt-mooring = Sur quelle côte amarrez-vous la nouvelle galère ?
conquest-prompt-negotiation = Négociez-vous le sort des généraux captifs avant la fin de votre tour ?
conquest-prompt-ransom = Combien de vos talents offrez-vous à { $side } pour { $leader-the } ?
conquest-prompt-exchange = Quels captifs offrez-vous aussi à { $side } pour { $leader-the } ?
conquest-prompt-promise = Quelles faveurs promettez-vous aussi à { $side } pour { $leader-the } ? Rien n’y obligera.
conquest-prompt-price = Combien de talents demandez-vous à { $side } pour { $leader-the } ?
conquest-prompt-price-exchange = Quels captifs demandez-vous aussi à { $side } pour { $leader-the } ?
conquest-prompt-price-promise = Quelles promesses demandez-vous aussi à { $side } pour { $leader-the } ? Rien n’y obligera.
conquest-prompt-reply-offer = { $side } vous offre pour { $leader-the } : { conquest-event-offered.terms }. Acceptez-vous ? Les promesses n’obligent personne.
conquest-prompt-reply-price = { $side } vous demande pour { $leader-the } : { conquest-event-offered.terms }. Acceptez-vous ? Les promesses n’obligent personne.
conquest-prompt-alliance = { $side } vous propose une alliance. Elle n’obligera ni l’un ni l’autre. Acceptez-vous ?

# ---------------------------------------------------------------- refus

conquest-refusal-home-taken = { $zone-cap }, c’est déjà la province d’origine d’un autre joueur.
conquest-refusal-home-not-in-play = On ne commence pas { $zone-in } à ce nombre de joueurs.
conquest-refusal-leader-not-yours = { $leader-cap } ne vous obéit pas.
conquest-refusal-leader-out-of-play = { $leader-cap } n’est plus en jeu.
conquest-refusal-leader-captive = { $leader-cap } est captif et ne peut rien faire avant d’être libéré.
conquest-refusal-leader-aboard = { $leader-cap } est en mer : il va où va sa galère, et ne marchera de nouveau qu’à un tour suivant, une fois débarqué.
conquest-refusal-leader-spent = { $leader-cap } n’a plus de point de mouvement ce tour-ci.
conquest-refusal-stopped-by-enemy = Des unités ennemies se trouvent où est { $leader-the } : il doit rester et combattre.
conquest-refusal-no-walking-on-water = On ne marche pas { $zone-in } : seules les galères prennent la mer.
conquest-refusal-already-there = { $leader-cap } est déjà { $zone-in }.
conquest-refusal-not-adjacent = Aucune frontière, traversée ou route à vous ne mène d’un seul pas { $leader-the } vers { $zone-the }.
conquest-refusal-too-few-followers = Il n’y en a pas autant qui puissent encore marcher : les autres sont ailleurs ou ont déjà bougé.
conquest-refusal-legion-full = Un chef ne mène pas plus d’unités qu’une légion complète.
conquest-refusal-other-follower = Décidez d’abord pour les troupes dont il est question.
conquest-refusal-not-a-number = Donnez un nombre d’unités : zéro ou plus.
conquest-refusal-ship-not-yours = { $ship-cap } ne vous obéit pas.
conquest-refusal-ship-not-built = { $ship-cap } n’est pas sur le plateau : il faut d’abord l’acheter.
conquest-refusal-ship-spent = { $ship-cap } n’a plus de point de mouvement ce tour-ci.
conquest-refusal-coast-to-coast = Une galère ne va pas d’une côte à l’autre d’un seul pas : elle doit d’abord prendre la mer.
conquest-refusal-no-such-water = { $zone-cap }, c’est trop loin pour un pas : une galère va de sa côte à la mer qui la borde, d’une mer à une mer voisine, ou d’une mer à une de ses côtes.
conquest-refusal-port-held = Un ennemi est maître { $zone-of } : une galère n’y accoste que pour débarquer des unités.
conquest-refusal-cannot-board = { $leader-cap } a déjà marché ou navigué ce tour-ci et ne peut plus embarquer.
conquest-refusal-leader-elsewhere = { $leader-cap } n’est pas dans le port que quitte cette galère.
conquest-refusal-boarded-out-of-order = Les chefs embarquent dans l’ordre de la liste, chacun une fois : le tour { $leader-of } est passé.
conquest-refusal-galley-full = La galère n’a pas de place pour autant d’unités.
conquest-refusal-too-few-to-load = Il n’y en a pas autant qui puissent embarquer : les autres sont ailleurs ou ont déjà bougé.
conquest-refusal-other-load = Décidez d’abord pour les unités dont il est question.
conquest-refusal-no-ally = Il n’y a pas d’alliance avec { $side } à conclure ou à rompre.
conquest-refusal-ally-already = { $side } est déjà votre allié.
conquest-refusal-declared-already = Vous avez déjà parlé d’alliance avec { $side } ce tour-ci ; reparlez-en au prochain.
conquest-refusal-no-voice = Chaque joueur encore en jeu parle d’alliance en son propre nom, une fois la partie commencée et tant qu’aucune autre proposition n’attend sa réponse.
conquest-refusal-no-battle-there = Aucune bataille ne vous attend { $zone-in }.
conquest-refusal-no-fleet-there = Aucune flotte de ce genre n’est à portée : nommez une mer où se trouvent vos galères et celles de ce joueur.
conquest-refusal-fought-already = Vos galères ont déjà combattu celles de { $side } { $zone-in } ce tour-ci.
conquest-refusal-battles-wait = Des batailles attendent encore : là où vos unités ont rencontré l’ennemi, elles doivent combattre.
conquest-refusal-legion-not-largest = La légion de combat doit être aussi grande que possible.
conquest-refusal-legion-too-large = La légion de combat ne peut être aussi grande : ses chefs en fixent la limite, le reste est en réserve.
conquest-refusal-not-so-many = Vous n’avez pas autant d’unités de ce type dans la bataille.
conquest-refusal-losses-from-legion = On ne perd que des unités de la légion de combat, et elle n’en a pas autant de ce type.
conquest-refusal-losses-exact = Choisissez exactement autant d’unités qu’il y a eu de coups au but.
conquest-refusal-pursuit-from-survivors = L’ennemi en fuite n’a pas autant d’unités de ce type.
conquest-refusal-pursuit-exact = Choisissez exactement autant d’unités que la poursuite en a rattrapé.
conquest-refusal-retreat-not-to-sea = On ne se replie pas { $zone-in } : une force battue reste à terre.
conquest-refusal-retreat-not-adjacent = On ne peut se replier { $zone-in } : ni frontière ni traversée n’y mène depuis la bataille.
conquest-refusal-retreat-blocked = Des unités ou des galères d’un autre joueur barrent le chemin { $zone-of }.
conquest-refusal-ship-not-in-battle = { $ship-cap } n’est pas de vos galères dans cette bataille, ou coule déjà.
conquest-refusal-other-captive = Ce n’est pas le sort { $leader-of } qui est en question.
conquest-refusal-no-own-city = Vous n’avez pas de cité à détruire { $zone-in }.
conquest-refusal-not-bought-by-number = Cités, fortifications et routes s’achètent une par une, chacune pour sa place.
conquest-refusal-no-pieces-left = Il ne reste pas autant de ces pièces à acheter.
conquest-refusal-too-dear = Vos talents n’y suffisent pas.
conquest-refusal-buy-at-least-one = Achetez-en au moins une, ou rien du tout.
conquest-refusal-home-lost = Les nouvelles unités arrivent dans votre province d’origine, qui n’est pas à vous seul.
conquest-refusal-no-harbour = Vous ne tenez aucun port où placer une nouvelle galère.
conquest-refusal-not-controlled = Vous ne contrôlez pas { $zone-the }.
conquest-refusal-enemy-stands-there = Une armée ennemie se tient { $zone-in } : rien ne peut y être construit pour l’instant.
conquest-refusal-city-there = Il y a déjà une cité { $zone-in }, et chaque province n’en porte qu’une.
conquest-refusal-no-city-to-fortify = Une fortification se place sous une de vos cités : construisez-en d’abord une.
conquest-refusal-fortified-already = Votre cité { $zone-in } est déjà fortifiée.
conquest-refusal-road-needs-cities = Une route relie deux de vos cités dans des provinces voisines{ $border-id ->
    [any] .
   *[other] { " " }: { $border } n’a pas les deux.
}
conquest-refusal-road-there = Il y a déjà une route { $border }.
conquest-refusal-no-such-border = Dans cette partie, la frontière { $border } est fermée.
conquest-refusal-not-your-harbour = Une nouvelle galère s’amarre sur une côte de votre province d’origine (ou, pour la Mésopotamie, de la Syrie ou de l’Arménie).
conquest-refusal-no-captive = { $leader-cap } n’est ni un de vos généraux aux mains de l’ennemi, ni un de vos otages.
conquest-refusal-no-hostage-of-yours = Vous ne détenez pas d’otage de ce nom.
conquest-refusal-not-to-hand-over = { $leader-cap } n’est pas aux mains du joueur qui paie.
conquest-refusal-named-out-of-order = Cela vient avant ce qui est déjà nommé : suivez l’ordre de la liste.
conquest-refusal-empty-offer = Nommez quelque chose : des talents, un captif ou une promesse.
conquest-refusal-no-place-to-return = Un général libéré revient dans sa province d’origine, et son camp n’en est pas maître.
conquest-refusal-offers-spent = On a assez négocié le sort de ce général pour ce tour-ci.
conquest-refusal-not-in-steps = Les talents se comptent de cinq en cinq.
conquest-refusal-not-so-rich = Le trésor qui paie ne contient pas autant de talents.

# ---------------------------------------------------------------- événements

conquest-event-home-chosen = { $side } prend { $zone-the } pour province d’origine.
conquest-event-round-begins = La manche { $number } commence.
conquest-event-turn-begins = C’est à { $side } de jouer.
conquest-event-prices-rise = Inflation ! Désormais, tout coûte { $factor ->
    [2] deux
    [3] trois
   *[other] { $factor }
} fois son prix de base.
conquest-event-inflation-coming = Le tribut de { $side } a atteint la limite : à l’un des prochains tours de { $side }, les prix { $factor ->
    [2] doubleront
    [3] tripleront
   *[other] monteront
} pour tous.
conquest-event-marched = { $leader-cap } marche vers { $zone-the }{ conquest-event-marched.company }.
    .company = { $infantry ->
        [0] { $cavalry ->
            [0] { $catapults ->
                [0] { "" }
               *[other] { " avec " }{ conquest-move-form.units }
            }
           *[other] { " avec " }{ conquest-move-form.units }
        }
       *[other] { " avec " }{ conquest-move-form.units }
    }
conquest-event-sailed = { $ship-cap } fait voile vers { $zone-the }.
conquest-event-boarded = { $leader-cap } monte à bord { $ship-of }.
conquest-event-loaded = { $ship-cap } embarque { conquest-move-form.units }.
conquest-event-landed = Débarquement { $zone-in } : { conquest-move-form.units }.
conquest-event-alliance-proposed = { $side } propose une alliance à { $other }.
conquest-event-alliance-refused = { $side } refuse l’alliance avec { $other }.
conquest-event-allied = { $side } et { $other } sont alliés.
conquest-event-renounced = { $side } rompt son alliance avec { $other }.
conquest-event-conquered = { $side } s’empare { $zone-of }.
    .several = { $side } s’empare de ces provinces : { $things }.
conquest-event-battle-begins = { $attacker } attaque { $defender } { $zone-in }.
conquest-event-legion-formed = { $side } combat avec { conquest-move-form.units }{ $reserve ->
    [0] { "" }
   *[other] { " " }({ $reserve } en réserve)
}.
conquest-event-struck = { $side } obtient { $roll } : { $hits ->
    [0] aucun coup au but.
    [one] { $hits } coup au but.
   *[other] { $hits } coups au but.
}
conquest-event-lost = { $side } perd { conquest-move-form.units }.
conquest-event-stood = { $side } continue le combat.
conquest-event-retreated = { $side } abandonne la bataille et bat en retraite.
conquest-event-pursued = { $side } poursuit et obtient { $roll } : { $hits ->
    [0] personne n’est rattrapé.
    [one] { $hits } unité est rattrapée.
   *[other] { $hits } unités sont rattrapées.
}
conquest-event-withdrew = { $side } se replie { $zone-in }.
conquest-event-cut-off = { $side } n’a pas d’issue et perd { conquest-move-form.units }.
conquest-event-battle-won = { $side } gagne la bataille { $zone-in }.
conquest-event-both-destroyed = Les deux armées périssent jusqu’au dernier homme { $zone-in }.
conquest-event-galleys-burnt = { $number ->
    [one] Une galère de { $side } brûle au port { $zone-in }.
   *[other] { $number } galères de { $side } brûlent au port { $zone-in }.
}
conquest-event-naval-battle = Les galères de { $attacker } attaquent celles de { $defender } { $zone-in }.
conquest-event-fired = { $side } obtient { $roll } : { $hits ->
    [0] aucune galère n’est touchée.
    [one] { $hits } galère est touchée.
   *[other] { $hits } galères sont touchées.
}
conquest-event-sunk = { $ship-cap } coule{ conquest-event-sunk.company }.
    .company = { $infantry ->
        [0] { $cavalry ->
            [0] { $catapults ->
                [0] { "" }
               *[other] { " avec " }{ conquest-move-form.units }
            }
           *[other] { " avec " }{ conquest-move-form.units }
        }
       *[other] { " avec " }{ conquest-move-form.units }
    }
conquest-event-fleets-part = Les deux flottes rompent le combat { $zone-in }.
conquest-event-captured = { $leader-cap } est capturé par { $side }.
conquest-event-removed = { $leader-cap } est retiré du jeu.
conquest-event-held = { $side } garde { $leader-the } en otage.
conquest-event-emperor-falls = L’empereur de { $side } est tombé : { $side } quitte la partie, et tout ce qu’il avait revient à { $captor }.
conquest-event-tribute-paid = { $side } perçoit { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
} de tribut.
conquest-event-city-razed = { $side } détruit sa cité { $zone-in }.
conquest-event-bought = { $side } achète { conquest-move-buy.goods } pour { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}.
conquest-event-placed = { $piece-id ->
    [city] Une cité de { $side } s’élève { $zone-in }.
    [fortification] { $side } fortifie sa cité { $zone-in }.
    [galley] Une nouvelle galère de { $side } est au port { $zone-in }.
   *[other] { $side } lève { conquest-move-buy.goods } { $zone-in }.
}
conquest-event-road-built = { $side } construit la route { $border }.
conquest-event-offered = { $side } offre pour { $leader-the } : { conquest-event-offered.terms }.
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
conquest-event-price-named = { $side } demande pour { $leader-the } : { conquest-event-offered.terms }.
conquest-event-handed-over = { $leader-cap } change de mains : { $side } le garde désormais.
conquest-event-offer-accepted = { $side } accepte.
conquest-event-offer-refused = { $side } refuse.
conquest-event-returned = { $leader-cap } est de nouveau libre, { $zone-in }.

# ---------------------------------------------------------------- fins

conquest-end-last-emperor = Il ne reste qu’un empereur à Rome.
conquest-end-round-limit = La dernière manche est achevée : le plus haut tribut décide.
conquest-end-battle-over = La bataille est finie.
conquest-end-naval-over = La bataille navale est finie.

conquest-battle-land = Sur terre
conquest-battle-naval = Sur mer

# ---------------------------------------------------------------- ce que montre la table

conquest-status-round = Manche
conquest-status-phase = phase
conquest-status-active = joue
conquest-status-prices = facteur des prix
conquest-stat-home = Province d’origine
conquest-stat-conqueror = Vaincu par
conquest-stat-tribute = Tribut
conquest-stat-treasury = Trésor
conquest-stat-pool = Unités encore à acheter
conquest-stat-hostages = Otages détenus
conquest-stat-allies = Alliés
conquest-stat-value = talents
conquest-stat-city = cité
conquest-stat-fortification = fortification
conquest-stat-points = points restants
conquest-stat-cargo = transporte
conquest-stat-roads = Routes
conquest-stat-pools = Reste dans la boîte
conquest-stat-prices = Prix

conquest-phase-set-up = mise en place
conquest-phase-movement = mouvement
conquest-phase-combat = combat
conquest-phase-tribute = tribut
conquest-phase-destruction = destruction de cités
conquest-phase-purchase = achats
conquest-phase-placement = placement

# ---------------------------------------------------------------- pièces, dés, faveurs

conquest-piece-infantry = { $count ->
    [one] infanterie
   *[other] infanteries
}
conquest-piece-cavalry = { $count ->
    [one] cavalerie
   *[other] cavaleries
}
conquest-piece-catapult = { $count ->
    [one] catapulte
   *[other] catapultes
}
conquest-piece-galley = { $count ->
    [one] galère
   *[other] galères
}
conquest-piece-city = { $count ->
    [one] cité
   *[other] cités
}
conquest-piece-fortification = { $count ->
    [one] fortification
   *[other] fortifications
}
conquest-piece-road = { $count ->
    [one] route
   *[other] routes
}
conquest-piece-any = unité

conquest-follower-infantry = { $count ->
    [one] infanterie
   *[other] infanteries
}
conquest-follower-cavalry = { $count ->
    [one] cavalerie
   *[other] cavaleries
}
conquest-follower-weary-cavalry = { $count ->
    [one] cavalerie à qui il reste un pas
   *[other] cavaleries à qui il reste un pas
}
conquest-follower-catapult = { $count ->
    [one] catapulte
   *[other] catapultes
}
conquest-follower-any = troupes

conquest-face-infantry = { $count ->
    [one] infanterie
   *[other] infanteries
}
conquest-face-cavalry = { $count ->
    [one] cavalerie
   *[other] cavaleries
}
conquest-face-catapult = { $count ->
    [one] catapulte
   *[other] catapultes
}
conquest-face-galley = { $count ->
    [one] galère
   *[other] galères
}
conquest-face-blank = { $count ->
    [one] face vide
   *[other] faces vides
}

conquest-favour-any = une faveur
conquest-favour-peace = la paix
conquest-favour-passage = le libre passage
conquest-favour-support = l’aide à la guerre

# ---------------------------------------------------------------- régions de la carte

conquest-region-gaul-and-britain = Gaules et Bretagne
conquest-region-spain = Espagnes
conquest-region-italy = Italie et ses îles
conquest-region-danube = Danube
conquest-region-greece = Grèce et Thrace
conquest-region-asia-minor = Asie Mineure
conquest-region-levant = Levant
conquest-region-africa = Afrique
conquest-region-western-waters = Mers d’Occident
conquest-region-eastern-waters = Mers d’Orient

# ---------------------------------------------------------------- lieux

conquest-zone-any = …
    .cap = …
    .in = dans …
    .of = de …
    .the = …
conquest-zone-britannia = Bretagne
    .cap = La Bretagne
    .in = en Bretagne
    .of = de la Bretagne
    .the = la Bretagne
conquest-zone-belgica = Belgique
    .cap = La Belgique
    .in = en Belgique
    .of = de la Belgique
    .the = la Belgique
conquest-zone-germania = Germanie
    .cap = La Germanie
    .in = en Germanie
    .of = de la Germanie
    .the = la Germanie
conquest-zone-lugdunensis = Gaule lyonnaise
    .cap = La Gaule lyonnaise
    .in = en Gaule lyonnaise
    .of = de la Gaule lyonnaise
    .the = la Gaule lyonnaise
conquest-zone-aquitania = Aquitaine
    .cap = L’Aquitaine
    .in = en Aquitaine
    .of = de l’Aquitaine
    .the = l’Aquitaine
conquest-zone-narbonensis = Gaule narbonnaise
    .cap = La Gaule narbonnaise
    .in = en Gaule narbonnaise
    .of = de la Gaule narbonnaise
    .the = la Gaule narbonnaise
conquest-zone-hispania = Hispanie
    .cap = L’Hispanie
    .in = en Hispanie
    .of = de l’Hispanie
    .the = l’Hispanie
conquest-zone-lusitania = Lusitanie
    .cap = La Lusitanie
    .in = en Lusitanie
    .of = de la Lusitanie
    .the = la Lusitanie
conquest-zone-baetica = Bétique
    .cap = La Bétique
    .in = en Bétique
    .of = de la Bétique
    .the = la Bétique
conquest-zone-mauretania-tingitana = Maurétanie Tingitane
    .cap = La Maurétanie Tingitane
    .in = en Maurétanie Tingitane
    .of = de la Maurétanie Tingitane
    .the = la Maurétanie Tingitane
conquest-zone-mauretania-caesariensis = Maurétanie Césarienne
    .cap = La Maurétanie Césarienne
    .in = en Maurétanie Césarienne
    .of = de la Maurétanie Césarienne
    .the = la Maurétanie Césarienne
conquest-zone-numidia = Numidie
    .cap = La Numidie
    .in = en Numidie
    .of = de la Numidie
    .the = la Numidie
conquest-zone-africa-proconsularis = Afrique proconsulaire
    .cap = L’Afrique proconsulaire
    .in = en Afrique proconsulaire
    .of = de l’Afrique proconsulaire
    .the = l’Afrique proconsulaire
conquest-zone-cyrenaica = Cyrénaïque
    .cap = La Cyrénaïque
    .in = en Cyrénaïque
    .of = de la Cyrénaïque
    .the = la Cyrénaïque
conquest-zone-aegyptus = Égypte
    .cap = L’Égypte
    .in = en Égypte
    .of = de l’Égypte
    .the = l’Égypte
conquest-zone-palaestina = Palestine
    .cap = La Palestine
    .in = en Palestine
    .of = de la Palestine
    .the = la Palestine
conquest-zone-arabia-petraea = Arabie Pétrée
    .cap = L’Arabie Pétrée
    .in = en Arabie Pétrée
    .of = de l’Arabie Pétrée
    .the = l’Arabie Pétrée
conquest-zone-syria = Syrie
    .cap = La Syrie
    .in = en Syrie
    .of = de la Syrie
    .the = la Syrie
conquest-zone-mesopotamia = Mésopotamie
    .cap = La Mésopotamie
    .in = en Mésopotamie
    .of = de la Mésopotamie
    .the = la Mésopotamie
conquest-zone-armenia = Arménie
    .cap = L’Arménie
    .in = en Arménie
    .of = de l’Arménie
    .the = l’Arménie
conquest-zone-cappadocia = Cappadoce
    .cap = La Cappadoce
    .in = en Cappadoce
    .of = de la Cappadoce
    .the = la Cappadoce
conquest-zone-bithynia-et-pontus = Pont et Bithynie
    .cap = Le Pont et Bithynie
    .in = en Pont et Bithynie
    .of = du Pont et Bithynie
    .the = le Pont et Bithynie
conquest-zone-galatia = Galatie
    .cap = La Galatie
    .in = en Galatie
    .of = de la Galatie
    .the = la Galatie
conquest-zone-cilicia = Cilicie
    .cap = La Cilicie
    .in = en Cilicie
    .of = de la Cilicie
    .the = la Cilicie
conquest-zone-asia = Asie
    .cap = L’Asie
    .in = en Asie
    .of = de l’Asie
    .the = l’Asie
conquest-zone-thracia = Thrace
    .cap = La Thrace
    .in = en Thrace
    .of = de la Thrace
    .the = la Thrace
conquest-zone-moesia = Mésie
    .cap = La Mésie
    .in = en Mésie
    .of = de la Mésie
    .the = la Mésie
conquest-zone-dacia = Dacie
    .cap = La Dacie
    .in = en Dacie
    .of = de la Dacie
    .the = la Dacie
conquest-zone-pannonia = Pannonie
    .cap = La Pannonie
    .in = en Pannonie
    .of = de la Pannonie
    .the = la Pannonie
conquest-zone-noricum = Norique
    .cap = Le Norique
    .in = dans le Norique
    .of = du Norique
    .the = le Norique
conquest-zone-raetia = Rhétie
    .cap = La Rhétie
    .in = en Rhétie
    .of = de la Rhétie
    .the = la Rhétie
conquest-zone-italia = Italie
    .cap = L’Italie
    .in = en Italie
    .of = de l’Italie
    .the = l’Italie
conquest-zone-neapolis = Néapolis
    .cap = Néapolis
    .in = à Néapolis
    .of = de Néapolis
    .the = Néapolis
conquest-zone-sicilia = Sicile
    .cap = La Sicile
    .in = en Sicile
    .of = de la Sicile
    .the = la Sicile
conquest-zone-sardinia = Sardaigne
    .cap = La Sardaigne
    .in = en Sardaigne
    .of = de la Sardaigne
    .the = la Sardaigne
conquest-zone-corsica = Corse
    .cap = La Corse
    .in = en Corse
    .of = de la Corse
    .the = la Corse
conquest-zone-baleares = Baléares
    .cap = Les Baléares
    .in = aux Baléares
    .of = des Baléares
    .the = les Baléares
conquest-zone-creta = Crète
    .cap = La Crète
    .in = en Crète
    .of = de la Crète
    .the = la Crète
conquest-zone-cyprus = Chypre
    .cap = Chypre
    .in = à Chypre
    .of = de Chypre
    .the = Chypre
conquest-zone-achaia = Achaïe
    .cap = L’Achaïe
    .in = en Achaïe
    .of = de l’Achaïe
    .the = l’Achaïe
conquest-zone-macedonia = Macédoine
    .cap = La Macédoine
    .in = en Macédoine
    .of = de la Macédoine
    .the = la Macédoine
conquest-zone-dalmatia = Dalmatie
    .cap = La Dalmatie
    .in = en Dalmatie
    .of = de la Dalmatie
    .the = la Dalmatie
conquest-zone-oceanus-britannicus = Océan Britannique
    .cap = L’océan Britannique
    .in = dans l’océan Britannique
    .of = de l’océan Britannique
    .the = l’océan Britannique
conquest-zone-oceanus-atlanticus = Océan Atlantique
    .cap = L’océan Atlantique
    .in = dans l’océan Atlantique
    .of = de l’océan Atlantique
    .the = l’océan Atlantique
conquest-zone-mare-cantabricum = Mer Cantabrique
    .cap = La mer Cantabrique
    .in = en mer Cantabrique
    .of = de la mer Cantabrique
    .the = la mer Cantabrique
conquest-zone-mare-hispalis = Mer d’Hispalis
    .cap = La mer d’Hispalis
    .in = en mer d’Hispalis
    .of = de la mer d’Hispalis
    .the = la mer d’Hispalis
conquest-zone-mare-baliaricum = Mer des Baléares
    .cap = La mer des Baléares
    .in = en mer des Baléares
    .of = de la mer des Baléares
    .the = la mer des Baléares
conquest-zone-mare-narbo = Mer de Narbonne
    .cap = La mer de Narbonne
    .in = en mer de Narbonne
    .of = de la mer de Narbonne
    .the = la mer de Narbonne
conquest-zone-mare-numidia = Mer de Numidie
    .cap = La mer de Numidie
    .in = en mer de Numidie
    .of = de la mer de Numidie
    .the = la mer de Numidie
conquest-zone-mare-tyrrhenum = Mer Tyrrhénienne
    .cap = La mer Tyrrhénienne
    .in = en mer Tyrrhénienne
    .of = de la mer Tyrrhénienne
    .the = la mer Tyrrhénienne
conquest-zone-mare-sabrata = Mer de Sabratha
    .cap = La mer de Sabratha
    .in = en mer de Sabratha
    .of = de la mer de Sabratha
    .the = la mer de Sabratha
conquest-zone-mare-adriatico = Mer Adriatique
    .cap = La mer Adriatique
    .in = en mer Adriatique
    .of = de la mer Adriatique
    .the = la mer Adriatique
conquest-zone-mare-epirus = Mer d’Épire
    .cap = La mer d’Épire
    .in = en mer d’Épire
    .of = de la mer d’Épire
    .the = la mer d’Épire
conquest-zone-mare-aegaeum = Mer Égée
    .cap = La mer Égée
    .in = en mer Égée
    .of = de la mer Égée
    .the = la mer Égée
conquest-zone-pontus-euxinus = Pont-Euxin
    .cap = Le Pont-Euxin
    .in = dans le Pont-Euxin
    .of = du Pont-Euxin
    .the = le Pont-Euxin
conquest-zone-mare-amisus = Mer d’Amisos
    .cap = La mer d’Amisos
    .in = en mer d’Amisos
    .of = de la mer d’Amisos
    .the = la mer d’Amisos
conquest-zone-mare-rhodus = Mer de Rhodes
    .cap = La mer de Rhodes
    .in = en mer de Rhodes
    .of = de la mer de Rhodes
    .the = la mer de Rhodes
conquest-zone-mare-pelusium = Mer de Péluse
    .cap = La mer de Péluse
    .in = en mer de Péluse
    .of = de la mer de Péluse
    .the = la mer de Péluse
conquest-zone-mare-alexandria = Mer d’Alexandrie
    .cap = La mer d’Alexandrie
    .in = en mer d’Alexandrie
    .of = de la mer d’Alexandrie
    .the = la mer d’Alexandrie
conquest-zone-mare-libycum = Mer de Libye
    .cap = La mer de Libye
    .in = en mer de Libye
    .of = de la mer de Libye
    .the = la mer de Libye

conquest-border-any = …
conquest-border-belgica--germania = Belgique – Germanie
conquest-border-belgica--lugdunensis = Belgique – Gaule lyonnaise
conquest-border-germania--lugdunensis = Germanie – Gaule lyonnaise
conquest-border-germania--narbonensis = Germanie – Gaule narbonnaise
conquest-border-germania--raetia = Germanie – Rhétie
conquest-border-aquitania--lugdunensis = Aquitaine – Gaule lyonnaise
conquest-border-lugdunensis--narbonensis = Gaule lyonnaise – Gaule narbonnaise
conquest-border-aquitania--narbonensis = Aquitaine – Gaule narbonnaise
conquest-border-aquitania--hispania = Aquitaine – Hispanie
conquest-border-hispania--narbonensis = Hispanie – Gaule narbonnaise
conquest-border-narbonensis--raetia = Gaule narbonnaise – Rhétie
conquest-border-italia--narbonensis = Italie – Gaule narbonnaise
conquest-border-hispania--lusitania = Hispanie – Lusitanie
conquest-border-baetica--hispania = Bétique – Hispanie
conquest-border-baetica--lusitania = Bétique – Lusitanie
conquest-border-mauretania-caesariensis--mauretania-tingitana = Maurétanie Césarienne – Maurétanie Tingitane
conquest-border-mauretania-caesariensis--numidia = Maurétanie Césarienne – Numidie
conquest-border-africa-proconsularis--numidia = Afrique proconsulaire – Numidie
conquest-border-africa-proconsularis--cyrenaica = Afrique proconsulaire – Cyrénaïque
conquest-border-aegyptus--cyrenaica = Égypte – Cyrénaïque
conquest-border-aegyptus--palaestina = Égypte – Palestine
conquest-border-aegyptus--arabia-petraea = Égypte – Arabie Pétrée
conquest-border-arabia-petraea--palaestina = Arabie Pétrée – Palestine
conquest-border-palaestina--syria = Palestine – Syrie
conquest-border-arabia-petraea--syria = Arabie Pétrée – Syrie
conquest-border-mesopotamia--syria = Mésopotamie – Syrie
conquest-border-armenia--syria = Arménie – Syrie
conquest-border-cappadocia--syria = Cappadoce – Syrie
conquest-border-cilicia--syria = Cilicie – Syrie
conquest-border-armenia--mesopotamia = Arménie – Mésopotamie
conquest-border-armenia--cappadocia = Arménie – Cappadoce
conquest-border-bithynia-et-pontus--cappadocia = Pont et Bithynie – Cappadoce
conquest-border-cappadocia--galatia = Cappadoce – Galatie
conquest-border-cappadocia--cilicia = Cappadoce – Cilicie
conquest-border-bithynia-et-pontus--galatia = Pont et Bithynie – Galatie
conquest-border-asia--bithynia-et-pontus = Asie – Pont et Bithynie
conquest-border-cilicia--galatia = Cilicie – Galatie
conquest-border-asia--galatia = Asie – Galatie
conquest-border-moesia--thracia = Mésie – Thrace
conquest-border-macedonia--thracia = Macédoine – Thrace
conquest-border-dacia--moesia = Dacie – Mésie
conquest-border-moesia--pannonia = Mésie – Pannonie
conquest-border-macedonia--moesia = Macédoine – Mésie
conquest-border-dalmatia--moesia = Dalmatie – Mésie
conquest-border-dacia--pannonia = Dacie – Pannonie
conquest-border-noricum--pannonia = Norique – Pannonie
conquest-border-italia--pannonia = Italie – Pannonie
conquest-border-dalmatia--pannonia = Dalmatie – Pannonie
conquest-border-noricum--raetia = Norique – Rhétie
conquest-border-italia--noricum = Italie – Norique
conquest-border-italia--raetia = Italie – Rhétie
conquest-border-italia--neapolis = Italie – Néapolis
conquest-border-dalmatia--italia = Dalmatie – Italie
conquest-border-achaia--macedonia = Achaïe – Macédoine
conquest-border-dalmatia--macedonia = Dalmatie – Macédoine
conquest-border-mesopotamia--arabia-petraea = Mésopotamie – Arabie Pétrée

# ---------------------------------------------------------------- camps, chefs, galères

conquest-side-any = …
conquest-side-black = Noir
conquest-side-yellow = Jaune
conquest-side-blue = Bleu
conquest-side-red = Rouge
conquest-side-green = Vert
conquest-side-purple = Violet

conquest-leader-any = un chef
    .cap = Un chef
    .of = d’un chef
    .the = un chef
conquest-leader-black-emperor = empereur noir
    .cap = L’empereur noir
    .of = de l’empereur noir
    .the = l’empereur noir
conquest-leader-black-general-1 = premier général noir
    .cap = Le premier général noir
    .of = du premier général noir
    .the = le premier général noir
conquest-leader-black-general-2 = deuxième général noir
    .cap = Le deuxième général noir
    .of = du deuxième général noir
    .the = le deuxième général noir
conquest-leader-black-general-3 = troisième général noir
    .cap = Le troisième général noir
    .of = du troisième général noir
    .the = le troisième général noir
conquest-leader-black-general-4 = quatrième général noir
    .cap = Le quatrième général noir
    .of = du quatrième général noir
    .the = le quatrième général noir
conquest-leader-yellow-emperor = empereur jaune
    .cap = L’empereur jaune
    .of = de l’empereur jaune
    .the = l’empereur jaune
conquest-leader-yellow-general-1 = premier général jaune
    .cap = Le premier général jaune
    .of = du premier général jaune
    .the = le premier général jaune
conquest-leader-yellow-general-2 = deuxième général jaune
    .cap = Le deuxième général jaune
    .of = du deuxième général jaune
    .the = le deuxième général jaune
conquest-leader-yellow-general-3 = troisième général jaune
    .cap = Le troisième général jaune
    .of = du troisième général jaune
    .the = le troisième général jaune
conquest-leader-yellow-general-4 = quatrième général jaune
    .cap = Le quatrième général jaune
    .of = du quatrième général jaune
    .the = le quatrième général jaune
conquest-leader-blue-emperor = empereur bleu
    .cap = L’empereur bleu
    .of = de l’empereur bleu
    .the = l’empereur bleu
conquest-leader-blue-general-1 = premier général bleu
    .cap = Le premier général bleu
    .of = du premier général bleu
    .the = le premier général bleu
conquest-leader-blue-general-2 = deuxième général bleu
    .cap = Le deuxième général bleu
    .of = du deuxième général bleu
    .the = le deuxième général bleu
conquest-leader-blue-general-3 = troisième général bleu
    .cap = Le troisième général bleu
    .of = du troisième général bleu
    .the = le troisième général bleu
conquest-leader-blue-general-4 = quatrième général bleu
    .cap = Le quatrième général bleu
    .of = du quatrième général bleu
    .the = le quatrième général bleu
conquest-leader-red-emperor = empereur rouge
    .cap = L’empereur rouge
    .of = de l’empereur rouge
    .the = l’empereur rouge
conquest-leader-red-general-1 = premier général rouge
    .cap = Le premier général rouge
    .of = du premier général rouge
    .the = le premier général rouge
conquest-leader-red-general-2 = deuxième général rouge
    .cap = Le deuxième général rouge
    .of = du deuxième général rouge
    .the = le deuxième général rouge
conquest-leader-red-general-3 = troisième général rouge
    .cap = Le troisième général rouge
    .of = du troisième général rouge
    .the = le troisième général rouge
conquest-leader-red-general-4 = quatrième général rouge
    .cap = Le quatrième général rouge
    .of = du quatrième général rouge
    .the = le quatrième général rouge
conquest-leader-green-emperor = empereur vert
    .cap = L’empereur vert
    .of = de l’empereur vert
    .the = l’empereur vert
conquest-leader-green-general-1 = premier général vert
    .cap = Le premier général vert
    .of = du premier général vert
    .the = le premier général vert
conquest-leader-green-general-2 = deuxième général vert
    .cap = Le deuxième général vert
    .of = du deuxième général vert
    .the = le deuxième général vert
conquest-leader-green-general-3 = troisième général vert
    .cap = Le troisième général vert
    .of = du troisième général vert
    .the = le troisième général vert
conquest-leader-green-general-4 = quatrième général vert
    .cap = Le quatrième général vert
    .of = du quatrième général vert
    .the = le quatrième général vert
conquest-leader-purple-emperor = empereur violet
    .cap = L’empereur violet
    .of = de l’empereur violet
    .the = l’empereur violet
conquest-leader-purple-general-1 = premier général violet
    .cap = Le premier général violet
    .of = du premier général violet
    .the = le premier général violet
conquest-leader-purple-general-2 = deuxième général violet
    .cap = Le deuxième général violet
    .of = du deuxième général violet
    .the = le deuxième général violet
conquest-leader-purple-general-3 = troisième général violet
    .cap = Le troisième général violet
    .of = du troisième général violet
    .the = le troisième général violet
conquest-leader-purple-general-4 = quatrième général violet
    .cap = Le quatrième général violet
    .of = du quatrième général violet
    .the = le quatrième général violet

conquest-ship-any = une galère
    .cap = Une galère
    .of = d’une galère
    .the = une galère
conquest-ship-black-galley-1 = première galère noire
    .cap = La première galère noire
    .of = de la première galère noire
    .the = la première galère noire
conquest-ship-black-galley-2 = deuxième galère noire
    .cap = La deuxième galère noire
    .of = de la deuxième galère noire
    .the = la deuxième galère noire
conquest-ship-black-galley-3 = troisième galère noire
    .cap = La troisième galère noire
    .of = de la troisième galère noire
    .the = la troisième galère noire
conquest-ship-black-galley-4 = quatrième galère noire
    .cap = La quatrième galère noire
    .of = de la quatrième galère noire
    .the = la quatrième galère noire
conquest-ship-black-galley-5 = cinquième galère noire
    .cap = La cinquième galère noire
    .of = de la cinquième galère noire
    .the = la cinquième galère noire
conquest-ship-black-galley-6 = sixième galère noire
    .cap = La sixième galère noire
    .of = de la sixième galère noire
    .the = la sixième galère noire
conquest-ship-black-galley-7 = septième galère noire
    .cap = La septième galère noire
    .of = de la septième galère noire
    .the = la septième galère noire
conquest-ship-black-galley-8 = huitième galère noire
    .cap = La huitième galère noire
    .of = de la huitième galère noire
    .the = la huitième galère noire
conquest-ship-yellow-galley-1 = première galère jaune
    .cap = La première galère jaune
    .of = de la première galère jaune
    .the = la première galère jaune
conquest-ship-yellow-galley-2 = deuxième galère jaune
    .cap = La deuxième galère jaune
    .of = de la deuxième galère jaune
    .the = la deuxième galère jaune
conquest-ship-yellow-galley-3 = troisième galère jaune
    .cap = La troisième galère jaune
    .of = de la troisième galère jaune
    .the = la troisième galère jaune
conquest-ship-yellow-galley-4 = quatrième galère jaune
    .cap = La quatrième galère jaune
    .of = de la quatrième galère jaune
    .the = la quatrième galère jaune
conquest-ship-yellow-galley-5 = cinquième galère jaune
    .cap = La cinquième galère jaune
    .of = de la cinquième galère jaune
    .the = la cinquième galère jaune
conquest-ship-yellow-galley-6 = sixième galère jaune
    .cap = La sixième galère jaune
    .of = de la sixième galère jaune
    .the = la sixième galère jaune
conquest-ship-yellow-galley-7 = septième galère jaune
    .cap = La septième galère jaune
    .of = de la septième galère jaune
    .the = la septième galère jaune
conquest-ship-yellow-galley-8 = huitième galère jaune
    .cap = La huitième galère jaune
    .of = de la huitième galère jaune
    .the = la huitième galère jaune
conquest-ship-blue-galley-1 = première galère bleue
    .cap = La première galère bleue
    .of = de la première galère bleue
    .the = la première galère bleue
conquest-ship-blue-galley-2 = deuxième galère bleue
    .cap = La deuxième galère bleue
    .of = de la deuxième galère bleue
    .the = la deuxième galère bleue
conquest-ship-blue-galley-3 = troisième galère bleue
    .cap = La troisième galère bleue
    .of = de la troisième galère bleue
    .the = la troisième galère bleue
conquest-ship-blue-galley-4 = quatrième galère bleue
    .cap = La quatrième galère bleue
    .of = de la quatrième galère bleue
    .the = la quatrième galère bleue
conquest-ship-blue-galley-5 = cinquième galère bleue
    .cap = La cinquième galère bleue
    .of = de la cinquième galère bleue
    .the = la cinquième galère bleue
conquest-ship-blue-galley-6 = sixième galère bleue
    .cap = La sixième galère bleue
    .of = de la sixième galère bleue
    .the = la sixième galère bleue
conquest-ship-blue-galley-7 = septième galère bleue
    .cap = La septième galère bleue
    .of = de la septième galère bleue
    .the = la septième galère bleue
conquest-ship-blue-galley-8 = huitième galère bleue
    .cap = La huitième galère bleue
    .of = de la huitième galère bleue
    .the = la huitième galère bleue
conquest-ship-red-galley-1 = première galère rouge
    .cap = La première galère rouge
    .of = de la première galère rouge
    .the = la première galère rouge
conquest-ship-red-galley-2 = deuxième galère rouge
    .cap = La deuxième galère rouge
    .of = de la deuxième galère rouge
    .the = la deuxième galère rouge
conquest-ship-red-galley-3 = troisième galère rouge
    .cap = La troisième galère rouge
    .of = de la troisième galère rouge
    .the = la troisième galère rouge
conquest-ship-red-galley-4 = quatrième galère rouge
    .cap = La quatrième galère rouge
    .of = de la quatrième galère rouge
    .the = la quatrième galère rouge
conquest-ship-red-galley-5 = cinquième galère rouge
    .cap = La cinquième galère rouge
    .of = de la cinquième galère rouge
    .the = la cinquième galère rouge
conquest-ship-red-galley-6 = sixième galère rouge
    .cap = La sixième galère rouge
    .of = de la sixième galère rouge
    .the = la sixième galère rouge
conquest-ship-red-galley-7 = septième galère rouge
    .cap = La septième galère rouge
    .of = de la septième galère rouge
    .the = la septième galère rouge
conquest-ship-red-galley-8 = huitième galère rouge
    .cap = La huitième galère rouge
    .of = de la huitième galère rouge
    .the = la huitième galère rouge
conquest-ship-green-galley-1 = première galère verte
    .cap = La première galère verte
    .of = de la première galère verte
    .the = la première galère verte
conquest-ship-green-galley-2 = deuxième galère verte
    .cap = La deuxième galère verte
    .of = de la deuxième galère verte
    .the = la deuxième galère verte
conquest-ship-green-galley-3 = troisième galère verte
    .cap = La troisième galère verte
    .of = de la troisième galère verte
    .the = la troisième galère verte
conquest-ship-green-galley-4 = quatrième galère verte
    .cap = La quatrième galère verte
    .of = de la quatrième galère verte
    .the = la quatrième galère verte
conquest-ship-green-galley-5 = cinquième galère verte
    .cap = La cinquième galère verte
    .of = de la cinquième galère verte
    .the = la cinquième galère verte
conquest-ship-green-galley-6 = sixième galère verte
    .cap = La sixième galère verte
    .of = de la sixième galère verte
    .the = la sixième galère verte
conquest-ship-green-galley-7 = septième galère verte
    .cap = La septième galère verte
    .of = de la septième galère verte
    .the = la septième galère verte
conquest-ship-green-galley-8 = huitième galère verte
    .cap = La huitième galère verte
    .of = de la huitième galère verte
    .the = la huitième galère verte
conquest-ship-purple-galley-1 = première galère violette
    .cap = La première galère violette
    .of = de la première galère violette
    .the = la première galère violette
conquest-ship-purple-galley-2 = deuxième galère violette
    .cap = La deuxième galère violette
    .of = de la deuxième galère violette
    .the = la deuxième galère violette
conquest-ship-purple-galley-3 = troisième galère violette
    .cap = La troisième galère violette
    .of = de la troisième galère violette
    .the = la troisième galère violette
conquest-ship-purple-galley-4 = quatrième galère violette
    .cap = La quatrième galère violette
    .of = de la quatrième galère violette
    .the = la quatrième galère violette
conquest-ship-purple-galley-5 = cinquième galère violette
    .cap = La cinquième galère violette
    .of = de la cinquième galère violette
    .the = la cinquième galère violette
conquest-ship-purple-galley-6 = sixième galère violette
    .cap = La sixième galère violette
    .of = de la sixième galère violette
    .the = la sixième galère violette
conquest-ship-purple-galley-7 = septième galère violette
    .cap = La septième galère violette
    .of = de la septième galère violette
    .the = la septième galère violette
conquest-ship-purple-galley-8 = huitième galère violette
    .cap = La huitième galère violette
    .of = de la huitième galère violette
    .the = la huitième galère violette
