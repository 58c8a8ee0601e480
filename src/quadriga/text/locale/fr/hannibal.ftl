# Hannibal : Rome contre Carthage.


# ---------------------------------------------------------------- le titre

hannibal-title = Hannibal : Rome contre Carthage
hannibal-change-2 = Celui dont un allié peut déserter est interrogé avant la première carte de bataille, et un général ne prête son commandement que pour un siège.
hannibal-change-3 = Deux consuls ne se séparent que si dix UC sont parties, qui a fait une sortie est épuisé, nul ne fuit vers le port d’où vint l’attaquant, un général seul peut rester devant les murs, et un contre-événement garde la trêve.
hannibal-change-4 = Qui évite la bataille choisit les UC et les généraux qui restent, et ceux que Néron a menés sur six espaces peuvent encore assiéger.
hannibal-change-5 = Après une bataille perdue en campagne, qui a combattu est épuisé où qu’il ait fui, et ceux qui l’accueillent ne le sont pas.
hannibal-scenario-second-punic-war = La deuxième guerre punique : neuf tours, 218-202 av. J.-C.
hannibal-scenario-hannibal-ad-portas = Hannibal aux portes (de notre cru) : les trois premiers tours, puis les points décident
hannibal-option-subjugation-penalty = Le −1 de Carthage au siège
hannibal-option-subjugation-penalty-sieges-only = contre les villes seulement
hannibal-option-subjugation-penalty-tribes-too = contre les tribus aussi
hannibal-option-card-32-operations = Nombre d’opération de la carte 32 (Désertion d’alliés numides)
hannibal-option-card-32-operations-one = 1
hannibal-option-card-32-operations-two = 2
hannibal-option-cosa-port = Le port étrusque
hannibal-option-cosa-port-cosa = est Cosa
hannibal-option-cosa-port-pisae = est Pisae
hannibal-option-isolation-straits = Lignes de soutien à travers les détroits
hannibal-option-isolation-straits-open = peuvent passer (Messine : avec les deux rives)
hannibal-option-isolation-straits-closed = ne passent pas
hannibal-option-card-12-elephants = Éléphants manquants de la carte 12
hannibal-option-card-12-elephants-one-by-one = sont remplacés un à un
hannibal-option-card-12-elephants-all-or-nothing = viennent tous deux ou aucun
hannibal-option-hostile-tribes-truce = Tribus hostiles et trêve
hannibal-option-hostile-tribes-truce-breaks = la rompent toujours
hannibal-option-hostile-tribes-truce-event-only = ne la rompent que jouées à son tour
hannibal-option-card-19-truce = « Le sénat révoque le proconsul » et la trêve
hannibal-option-card-19-truce-keeps = ne la rompt pas
hannibal-option-card-19-truce-breaks = la rompt
hannibal-option-card-9-rome-first = Première utilisation de Philippe V par Rome
hannibal-option-card-9-rome-first-allowed = permise
hannibal-option-card-9-rome-first-forbidden = interdite
hannibal-option-spy-rounding = La moitié des cartes pour un espion
hannibal-option-spy-rounding-down = arrondie à l’inférieur
hannibal-option-spy-rounding-up = arrondie au supérieur
hannibal-option-card-63-sea = UC en mer avec la carte 63
hannibal-option-card-63-sea-five = 5 au plus
hannibal-option-card-63-sea-ten = 10 au plus
hannibal-option-marharbal-match = Cavalerie de Marharbal pour égaliser un Double Enveloppement
hannibal-option-marharbal-match-allowed = permise
hannibal-option-marharbal-match-forbidden = interdite
hannibal-option-hannibal-lost-markers = Hannibal perdu avec moins de 5 marqueurs
hannibal-option-hannibal-lost-markers-peace = Carthage demande la paix
hannibal-option-hannibal-lost-markers-what-is-left = on retire ce qui reste
hannibal-option-pass-attrition = Attrition dans les cols
hannibal-option-pass-attrition-compulsory = obligatoire
hannibal-option-pass-attrition-off = non appliquée
hannibal-option-africanus-city = Scipion l’Africain ne peut arriver
hannibal-option-africanus-city-besieged-only = dans une ville assiégée
hannibal-option-africanus-city-any-city = dans aucune ville fortifiée
hannibal-option-fallen-city-generals = Généraux dans une ville qui tombe
hannibal-option-fallen-city-generals-displaced = neutralisés
hannibal-option-fallen-city-generals-lost = perdus pour la partie
hannibal-option-attrition-signs = Le 1 de la Pestilence et le 2 de la Tempête en mer
hannibal-option-attrition-signs-plus = s’ajoutent au dé d’attrition
hannibal-option-attrition-signs-minus = se retranchent du dé d’attrition
hannibal-option-fabius-talent = Le 1 à 5 de Fabius
hannibal-option-fabius-talent-avoid-battle = sert à éviter la bataille
hannibal-option-fabius-talent-withdrawal = sert à se replier d’une bataille

# ---------------------------------------------------------------- coups

hannibal-move-roll = Le dé donne { $die }
hannibal-move-deal = Carte distribuée : { $card }
hannibal-move-deal-battle = Carte de bataille distribuée : { $tactic }
hannibal-move-show = Carte révélée : { $tactic }
hannibal-move-draw-from-hand = Carte tirée de la main : { $card }
hannibal-move-draw-battle = Carte de bataille tirée de la main : { $tactic }
hannibal-move-elect = { $general } est tiré
hannibal-move-reinforce = Placer une UC à { $space }
hannibal-move-reinforce-all = Placer les UC : { $shares }
hannibal-move-recall = { $general } revient à { $space }
hannibal-move-land-africanus = Scipion l’Africain arrive à { $space }
hannibal-move-prorogue = { $general } reste comme proconsul
hannibal-move-no-proconsul = Personne n’est proconsul
hannibal-move-station = { $general } prend l’armée { $space-of }
hannibal-move-command = { $general } commande
hannibal-move-claim-first = Réclamer la première carte par une campagne
hannibal-move-waive-first = Laisser le choix à Carthage
hannibal-move-go-first = { $side } joue en premier
hannibal-move-march = { $card } : déplacer { $general }
hannibal-move-campaign = { $card } : engager la campagne
hannibal-move-activate = { $general } se déplace
hannibal-move-end-campaign = Terminer la campagne
hannibal-move-politics = { $card } : placer des marqueurs
hannibal-move-raise = { $card } : lever une UC à { $space }
hannibal-move-event = { $card } : jouer l’événement
hannibal-move-discard = { $card } : défausser
hannibal-move-place-marker = Placer un marqueur à { $space }
hannibal-move-place-markers = { $spaces-count ->
    [0] Ne placer aucun marqueur
   *[other] Placer des marqueurs : { $spaces }
 }
hannibal-move-enough = Cela suffit
hannibal-move-counter = Jouer { $card }
hannibal-move-pass = Laisser faire
hannibal-move-bring = Emmener { $general }
hannibal-move-bring-these = { $generals-count ->
    [0] N’emmener personne
   *[other] Emmener { $generals }
 }
hannibal-move-ready = Personne d’autre ne vient
hannibal-move-take = Partir { $units ->
    [0] sans UC
   *[other] avec { $units } UC
 }{ hannibal-move-take.elephants }{ $train ->
    [1] , et l’engin de siège
   *[other] { "" }
 }
    .elephants = { $elephants ->
        [0] { "" }
       *[other] { $units ->
            [one] , avec éléphants
           *[other] , dont { $elephants } d’éléphants
        }
    }
hannibal-move-step = Marcher vers { $space }
hannibal-move-go-by = Marcher par { $path }
hannibal-move-sail = Naviguer vers { $space }
hannibal-move-sail-into = Naviguer jusque dans la ville { $space-of }
hannibal-move-sally = Sortir se battre devant les murs
hannibal-move-pick-up = Attacher { $units } UC{ hannibal-move-take.elephants }
hannibal-move-drop = Laisser { $units } UC{ hannibal-move-take.elephants }
hannibal-move-take-train = Emmener l’engin de siège
hannibal-move-leave-train = Laisser l’engin de siège
hannibal-move-attach = { $general } rejoint l’armée
hannibal-move-detach = Laisser { $general } sur place
hannibal-move-charm = Hannibal séduit la place : retirer le marqueur romain
hannibal-move-expel = S’arrêter et retirer le marqueur romain
hannibal-move-besiege = S’arrêter et assiéger la ville
hannibal-move-subjugate = S’arrêter et soumettre la tribu
hannibal-move-halt = S’arrêter ici
hannibal-move-garrison = { $units ->
    [0] Aucune UC
   *[other] { $units } UC
 } à l’intérieur{ hannibal-move-take.elephants }
hannibal-move-garrison-with = { $units ->
    [0] Aucune UC
   *[other] { $units } UC
 } à l’intérieur{ hannibal-move-take.elephants }{ $generals-count ->
    [0] { "" }
   *[other] , avec { $generals }
 }
hannibal-move-go-in = { $general } entre dans la ville
hannibal-move-stay-out = { $general } reste dehors
hannibal-move-go-in-these = { $generals-count ->
    [0] Tous les généraux restent dehors
   *[other] Dans la ville : { $generals }, et personne d’autre
 }
hannibal-move-intercept = { $general } tente d’intercepter avec { $units } UC{ hannibal-move-take.elephants }
hannibal-move-avoid = { $general } tente d’éviter la bataille { $units ->
    [0] sans UC
   *[other] avec { $units } UC
 }{ hannibal-move-take.elephants }
hannibal-move-no-reaction = Rien de plus
hannibal-move-avoid-to = S’esquiver vers { $space }
hannibal-move-fight = Livrer bataille
hannibal-move-back-up = Reculer d’un espace
hannibal-move-back-into = Mettre { $units } UC à l’abri dans la ville{ hannibal-move-take.elephants }
hannibal-move-pursue = Tenter de poursuivre
hannibal-move-stop = Rester ici
hannibal-move-sortie = { $units ->
    [0] Pas de sortie
   *[other] Sortie de { $units } UC
 }{ hannibal-move-take.elephants }
hannibal-move-test-command = Jeter le dé de passation de commandement
hannibal-move-keep-command = Laisser le commandement tel quel
hannibal-move-charge = Les éléphants chargent
hannibal-move-no-charge = Les éléphants restent en réserve
hannibal-move-lead =
    { $card-id ->
        [reserve] Jouer { $card } comme { $tactic }
        [probe]
            { $tactic-id ->
                [probe] Jouer { $card }
               *[other] Jouer { $card } comme { $tactic }
            }
       *[other] Jouer { $card }
    }
hannibal-move-match = Égaliser avec { $card }
hannibal-move-cavalry = Jouer la Cavalerie de Marharbal comme Double Enveloppement
hannibal-move-desert = Désertion d’un allié : prendre une carte de bataille
hannibal-move-take-shown = Prendre { $tactic }, visible
hannibal-move-take-hidden = Tirer une des cartes cachées
hannibal-move-concede = Abandonner la bataille
hannibal-move-counter-attack = Tenter de contre-attaquer
hannibal-move-take-initiative = Prendre l’initiative
hannibal-move-remain = Laisser l’initiative à l’adversaire
hannibal-move-withdraw = Tenter un repli
hannibal-move-hold-them = Tenter de les retenir
hannibal-move-let-go = Les laisser partir
hannibal-move-withdraw-to = Se replier vers { $space }
hannibal-move-lose-elephants = Éléphants parmi les pertes : { $elephants }
hannibal-move-retreat-inside = { $units ->
    [0] Personne ne se réfugie
    [1] 1 UC se réfugie
   *[other] { $units } UC se réfugient
 } dans la ville{ hannibal-move-take.elephants }
hannibal-move-retreat = Battre en retraite par { $space }
hannibal-move-retreat-by = Battre en retraite par { $path }
hannibal-move-remove-marker = Retirer le marqueur { $space-of }
hannibal-move-remove-markers = Retirer les marqueurs : { $spaces }
hannibal-move-choose-province = Choisir { $province }
hannibal-move-choose-space = Choisir { $space }
hannibal-move-choose-spaces = { $spaces-count ->
    [0] N’en choisir aucun
   *[other] Choisir { $spaces }
 }
hannibal-move-choose-general = Choisir { $general }

# ---------------------------------------------------------------- questions

hannibal-prompt-remove-marker = Quel marqueur retirez-vous ({ $markers ->
    [1] le dernier
   *[other] encore { $markers }
  }) ?
hannibal-prompt-place-markers = Où placez-vous un marqueur ({ $markers ->
    [1] le dernier
   *[other] encore { $markers }
  }) ?
hannibal-prompt-lose-which = Vous perdez { $units } UC à { $space } : combien d’éléphants ?
hannibal-prompt-retreat-inside = Combien d’UC se réfugient dans la ville { $space-of } ?
hannibal-prompt-shelter-general = { $general } à { $space } : dans la ville ou dehors ?
hannibal-prompt-retreat = Par où battez-vous en retraite ?
hannibal-prompt-withdraw-to = Où vous repliez-vous ?
hannibal-prompt-sortie = Combien d’UC sortent { $space-of } pour combattre ?
hannibal-prompt-test-command = Jetez-vous le dé de passation de commandement ?
hannibal-prompt-battle-event = Une carte pour la bataille { $space-of } ?
hannibal-prompt-charge = Les éléphants chargent-ils ?
hannibal-prompt-fright = Les éléphants chargent : jouez-vous { $card } ?
hannibal-prompt-lead = Quelle carte de bataille jouez-vous ?
hannibal-prompt-match = L’ennemi joue { $tactic }. Que répondez-vous ?
hannibal-prompt-seize-initiative = Prenez-vous l’initiative ?
hannibal-prompt-counter-attack = Tentez-vous de contre-attaquer ?
hannibal-prompt-hold-them = L’ennemi rompt le contact : tentez-vous de le retenir ?
hannibal-prompt-turn-ally = Prendre une carte de bataille à l’adversaire avant la première ?
hannibal-prompt-take-which = Quelle carte de bataille prenez-vous ?
hannibal-prompt-avoid-with = Qui s’esquive vers { $space } avec { $general } ?
hannibal-prompt-pursue = L’ennemi s’est esquivé. { $general } poursuit-il ?
hannibal-prompt-fight-or-back-up = Votre armée est interceptée à { $space } : combattre ou reculer ?
hannibal-prompt-garrison = Une armée ennemie arrive à { $space } : combien d’UC dans la ville ?
hannibal-prompt-react = { $general } entre à { $space } : interception ou évitement ?
hannibal-prompt-avoid-to = Où s’esquive { $general } ?
hannibal-prompt-bring = Qui accompagne { $general } ?
hannibal-prompt-take = Combien d’UC partent avec { $general } ? Il y en a { $units } sur place ; { $most } au plus peuvent marcher{ $limit ->
    [0] .
   *[other] , { $limit } par mer.
  }
hannibal-prompt-march = { $general } est à { $space } { $units ->
    [0] sans UC
    [1] avec une UC
   *[other] avec { $units } UC
  }, { $points ->
    [0] sans point de mouvement
    [1] avec encore un point de mouvement
   *[other] avec encore { $points } points de mouvement
  } : et ensuite ?{ $limit ->
    [0] { "" }
   *[other] { " " }(Par mer : { $limit } UC au plus.)
  }
hannibal-prompt-weather = { $general } s’avance vers { $space } : le retenez-vous ?
hannibal-prompt-set-tribes-on = { $general } entre à { $space } : lui envoyez-vous les tribus ?
hannibal-prompt-sea-event = { $general } fait voile vers { $space } : jouez-vous une carte ?
hannibal-prompt-choose-province = { $card } : quelle province ?
hannibal-prompt-seduce = Où Carthage place-t-elle un marqueur ({ $markers ->
    [1] le dernier
   *[other] encore { $markers }
  }) ?
hannibal-prompt-choose-successor = { $general } est révoqué : qui le remplace ?
hannibal-prompt-choose-space = { $card } : où{ $spaces ->
    [1] { "" }
   *[other] { " " }(encore { $spaces })
  } ?
hannibal-prompt-claim-first = Réclamez-vous la première carte par une campagne ?
hannibal-prompt-go-first = Qui joue la première carte ?
hannibal-prompt-play-card = Quelle carte jouez-vous, et pour quoi ?
hannibal-prompt-next-general = { $card } : quel général se déplace ensuite ?
hannibal-prompt-reinforce-carthage = Où arrive une UC ? { $units } à placer.
hannibal-prompt-recall = Où revient { $general } ?
hannibal-prompt-reinforce-rome = Où arrive une UC ? { $units } à placer.
hannibal-prompt-land-africanus = Où arrive Scipion l’Africain ?
hannibal-prompt-name-proconsul = Qui reste comme proconsul ?
hannibal-prompt-keep-proconsul = { $general } est proconsul : qui reste comme proconsul ?
hannibal-prompt-station = Quelle armée prend { $general } ?
hannibal-prompt-name-commander = Lequel des deux commande à { $space } ?

# ---------------------------------------------------------------- ce qui s’est passé

hannibal-event-turn = Le tour { $turn } commence.
hannibal-event-phase = { $phase }.
hannibal-event-shuffle = Les cartes de stratégie sont mélangées.
hannibal-event-dealt = { $side } reçoit { $card }.
    .several = { $known ->
        [0] { $side } reçoit { $count } cartes.
       *[other] { $side } reçoit { $count } cartes : { $things }.
    }
hannibal-event-claim = { $side } réclame la première carte par une campagne.
hannibal-event-first = { $side } joue en premier.
hannibal-event-operation = { $side } joue { $card } pour son nombre d’opération.
hannibal-event-event-played = { $side } joue l’événement { $card }.
hannibal-event-counter-played = { $side } interrompt par { $card }.
hannibal-event-discarded = { $side } défausse { $card }.
    .several = { $known ->
        [0] { $side } défausse { $count } cartes.
       *[other] { $side } défausse { $count } cartes : { $things }.
    }
hannibal-event-stolen = { $side } prend { $card } dans la main adverse.
hannibal-event-card-removed = La carte { $card } quitte la partie.
hannibal-event-truce-ends = La trêve est rompue.
hannibal-event-reinforced = { $side } : { $units } UC à { $space }.
hannibal-event-arrives = { $general } arrive à { $space }.
hannibal-event-commands = { $general } commande à { $space }.
hannibal-event-consul = { $general } est élu consul.
hannibal-event-proconsul = { $general } est proconsul.
hannibal-event-recalled = { $general } rentre à Rome.
hannibal-event-displaced = { $general } est neutralisé.
hannibal-event-gone = { $general } est retiré de la partie.
hannibal-event-marker-placed = { $side } contrôle { $space }.
    .several = { $side } contrôle désormais : { $things }.
hannibal-event-marker-gone = { $side } perd le contrôle { $space-of }.
    .several = { $side } perd le contrôle de ces lieux : { $things }.
hannibal-event-train = L’engin de siège est à { $space }.
hannibal-event-train-gone = L’engin de siège est perdu.
hannibal-event-activated = { $general } part { $units ->
    [0] sans UC
   *[other] avec { $units } UC
 }.
hannibal-event-stepped = { $general } entre à { $space }.
    .several = { $general } passe par { $things }.
hannibal-event-sailed = { $general } débarque à { $space }.
hannibal-event-sea-result = Combat naval : dé { $die }, modificateur { $modifier } : { $sea }.
hannibal-event-weather = Les éléments retiennent { $general } à { $space }.
hannibal-event-overrun = { $side } écrase une UC à { $space }.
hannibal-event-garrisoned = { $side } { $units ->
    [0] n’a aucune UC
   *[other] a { $units } UC
 } dans les murs { $space-of }.
hannibal-event-tries-intercept = { $general } tente d’intercepter à { $space } avec { $units } UC.
hannibal-event-intercepted = { $general } intercepte : { $die } pour { $needed } ou moins.
hannibal-event-intercept-failed = { $general } manque son interception : { $die } pour { $needed } ou moins.
hannibal-event-tries-avoid = { $general } tente d’éviter la bataille { $units ->
    [0] sans UC
   *[other] avec { $units } UC
 }.
hannibal-event-avoided = { $general } évite la bataille : { $die } pour { $needed } ou moins.
hannibal-event-avoid-failed = { $general } ne peut éviter la bataille : { $die } pour { $needed } ou moins.
hannibal-event-pursued = { $general } poursuit : { $die } pour { $needed } ou moins.
hannibal-event-pursuit-failed = { $general } doit s’arrêter : { $die } pour { $needed } ou moins.
hannibal-event-backed-up = { $general } recule jusqu’à { $space }.
hannibal-event-losses = { $side } perd { $units } UC à { $space }.
hannibal-event-attrition = Attrition de { $side } à { $space } : dé { $die }, modificateur { $modifier }, pertes { $units }.
hannibal-event-battle = { $side } attaque à { $space }.
hannibal-event-sortied = { $side } : sortie de { $units } UC.
hannibal-event-command = Passation de commandement : { $die }, { $general } commande.
hannibal-event-charged = Les éléphants chargent ({ $die }) : Rome a { $cards ->
    [one] { $cards } carte de bataille
   *[other] { $cards } cartes de bataille
 } de moins.
hannibal-event-charge-failed = La charge échoue ({ $die }).
hannibal-event-elephants-panic = Les éléphants paniquent : Carthage a { $cards ->
    [one] { $cards } carte de bataille
   *[other] { $cards } cartes de bataille
 } de moins.
hannibal-event-battle-hand = { $side } reçoit { $cards ->
    [one] { $cards } carte de bataille
   *[other] { $cards } cartes de bataille
 }.
hannibal-event-battle-dealt = { $side } tire { $tactic }.
    .several = { $known ->
        [0] { $side } tire { $count } cartes de bataille.
       *[other] { $side } tire { $count } cartes de bataille : { $things }.
    }
hannibal-event-shown = Un espion voit dans la main de { $side } : { $tactic }.
    .several = Un espion voit dans la main de { $side } : { $things }.
hannibal-event-taken = { $side } prend { $tactic } à l’ennemi.
hannibal-event-led =
    { $card-id ->
        [reserve] { $side } attaque : { $card } comme { $tactic }.
        [probe]
            { $tactic-id ->
                [probe] { $side } attaque : { $card }.
               *[other] { $side } attaque : { $card } comme { $tactic }.
            }
       *[other] { $side } attaque : { $card }.
    }
hannibal-event-matched = { $side } égalise avec { $card }.
hannibal-event-cavalry-led = { $side } attaque : { $card } comme { $tactic }.
hannibal-event-cavalry-matched = { $side } égalise avec { $card }.
hannibal-event-counter-attacked = { $general } contre-attaque : { $die } pour { $needed } ou moins.
hannibal-event-counter-attack-failed = { $general } ne peut contre-attaquer : { $die } pour { $needed } ou moins.
hannibal-event-initiative = { $side } a l’initiative.
hannibal-event-withdraws = { $general } amorce un repli : { $die } pour { $needed } ou moins.
hannibal-event-withdraw-failed = { $general } ne peut se replier : { $die } pour { $needed } ou moins.
hannibal-event-held = { $general } retient l’ennemi : { $die } pour { $needed } ou moins.
hannibal-event-not-held = { $general } ne peut retenir l’ennemi : { $die } pour { $needed } ou moins.
hannibal-event-battle-won = { $side } gagne la bataille après { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }.
hannibal-event-casualties = Pertes : dé { $die }, { $units ->
    [0] aucune UC
   *[other] { $units } UC
 } de chaque côté.
hannibal-event-retreat-roll = { $side } fuit : dé { $die }, modificateur { $modifier }, pertes { $units }.
hannibal-event-retreats = { $side } se retire à { $space }.
hannibal-event-destroyed = La force de { $side } à { $space } est anéantie.
hannibal-event-siege-roll = Siège { $space-of } : dé { $die }, modificateur { $modifier }, points { $points }.
hannibal-event-city-taken = { $side } prend { $space }.
hannibal-event-tribe-subdued = { $side } soumet { $space }.
hannibal-event-siege-lifted = { $space } n’a plus de points de siège.
hannibal-event-spared = { $general } garde ses mercenaires ({ $die }).
hannibal-event-points = Points politiques : Rome { $rome }, Carthage { $carthage }.

# ---------------------------------------------------------------- refus

hannibal-refusal-not-your-card = Cette carte n’est pas dans votre main.
hannibal-refusal-campaign-first = Vous avez réclamé la première carte : ce doit être une campagne.
hannibal-refusal-no-claim = Seule une carte de campagne en main donne la première carte à Rome.
hannibal-refusal-one-of-two = C’est Rome ou Carthage qui commence.
hannibal-refusal-not-your-general = Ce général ne vous obéit pas.
hannibal-refusal-not-on-map = Ce général n’est pas sur la carte.
hannibal-refusal-rating = Il faut un nombre plus grand pour déplacer ce général.
hannibal-refusal-already-active = Ce général s’est déjà déplacé avec cette carte.
hannibal-refusal-exhausted = Il a dépensé tous ses points de mouvement sur cette carte.
hannibal-refusal-consul-bound = Un consul resterait avec moins de 5 UC.
hannibal-refusal-no-campaign = Une carte de campagne se joue en campagne, et elle seule.
hannibal-refusal-no-raise = On ne lève des troupes qu’avec un 3.
hannibal-refusal-raise-where = On lève des troupes auprès d’un général, sur un marqueur ami d’une province amie, hors siège.
hannibal-refusal-wrong-side = Seul l’autre camp peut utiliser cet événement.
hannibal-refusal-only-counter = Cet événement ne peut servir que de contre-événement.
hannibal-refusal-only-operation = Cet événement accompagne un mouvement : jouez la carte pour marcher.
hannibal-refusal-event-idle = L’événement serait sans effet à présent.
hannibal-refusal-no-counter = Vous n’avez pas cette carte, ou elle ne s’applique pas ici.
hannibal-refusal-no-marker = On ne peut pas placer de marqueur ici.
hannibal-refusal-no-placement = Les renforts ne peuvent pas arriver ici.
hannibal-refusal-italy-first = Au moins trois des cinq UC vont en Italie.
hannibal-refusal-stack-first = Rome doit d’abord former une pile de 5 UC.
hannibal-refusal-no-recall = Un général neutralisé revient auprès d’UC non assiégées.
hannibal-refusal-no-landing = Il arrive dans un espace italien ou un port espagnol sous marqueur romain, sans UC ennemie.
hannibal-refusal-not-eligible = Seul un général romain présent sur la carte peut être proconsul.
hannibal-refusal-no-station = Un consul prend une pile d’au moins 5 UC.
hannibal-refusal-not-here = Ce général n’est pas là pour suivre ou être laissé.
hannibal-refusal-in-order = On nomme les généraux dans l’ordre de la liste ; celui-ci est passé.
hannibal-refusal-outranked = Le grade l’interdit.
hannibal-refusal-units = Il n’y a pas autant d’UC pour cela, ou la limite est de 10.
hannibal-refusal-consul-units = Un consul resterait avec moins de 5 UC.
hannibal-refusal-not-adjacent = Aucune ligne n’y mène.
hannibal-refusal-no-points = Il ne reste pas assez de points de mouvement.
hannibal-refusal-stopped = Cette armée ne va pas plus loin.
hannibal-refusal-asked-on-the-way = Quelqu’un d’autre est interrogé en chemin : allez jusque-là, puis continuez.
hannibal-refusal-tired = Une partie des troupes a épuisé son mouvement sur cette carte.
hannibal-refusal-strait = Le détroit de Messine exige le contrôle des deux rives.
hannibal-refusal-confined = Ce général ne peut pas aller là.
hannibal-refusal-truce = La trêve l’interdit.
hannibal-refusal-general-alone = Un général sans UC ne peut pas aller là.
hannibal-refusal-train = L’engin de siège ne passe ni les Alpes ni la mer.
hannibal-refusal-counsel = Les conseils en vigueur l’interdisent.
hannibal-refusal-inside = L’armée est dans la ville.
hannibal-refusal-no-ship = Cette carte ne permet pas de naviguer.
hannibal-refusal-no-port = On navigue de port à port.
hannibal-refusal-sea-limit = Trop d’UC pour les navires.
hannibal-refusal-sea-once = Une seule armée de la campagne peut naviguer.
hannibal-refusal-besieged = On n’entre ni ne sort par mer d’une ville assiégée.
hannibal-refusal-no-city = Il n’y a pas là de ville à vous, ou pas de place.
hannibal-refusal-no-sally = Il n’y a personne pour sortir.
hannibal-refusal-touched = Dans un espace une armée prend ou laisse, une seule fois.
hannibal-refusal-no-train = L’engin de siège n’est pas ici.
hannibal-refusal-no-charm = Hannibal n’a ici aucun marqueur romain à retirer.
hannibal-refusal-no-expel = Hannon n’a ici aucun marqueur romain à retirer.
hannibal-refusal-no-siege = Il n’y a rien de tel à prendre ici.
hannibal-refusal-siege-units = Il faut 3 UC.
hannibal-refusal-siege-once = Une tentative par carte et par lieu.
hannibal-refusal-may-not-end = Le mouvement ne peut pas se terminer ainsi ici.
hannibal-refusal-no-intercept = Ce général ne peut pas intercepter ici.
hannibal-refusal-intercept-once = Une seule tentative par pile.
hannibal-refusal-no-avoid = Ce général n’a pas de bataille à éviter ici.
hannibal-refusal-avoid-once = Un seul évitement par phase de réaction.
hannibal-refusal-failed-before = Celui qui a manqué l’interception de cette armée ne peut l’éviter.
hannibal-refusal-avoid-where = Il n’y a pas d’issue de ce côté.
hannibal-refusal-no-back-up = On ne peut pas reculer.
hannibal-refusal-must-back-up = Un général sans UC ne peut pas combattre.
hannibal-refusal-capacity = Il n’y a pas tant de place dans la ville, ou pas tant d’UC.
hannibal-refusal-no-battle-card = Vous n’avez pas cette carte de bataille.
hannibal-refusal-no-match = Cette carte n’est pas de ce type.
hannibal-refusal-no-probe = Hannibal a déjà usé de sa ruse dans cette bataille.
hannibal-refusal-no-cavalry = La Cavalerie de Marharbal ne peut pas être jouée ici.
hannibal-refusal-no-desert = On ne peut pas prendre ainsi de carte de bataille.
hannibal-refusal-no-withdrawal = Le repli n’est pas possible ainsi.
hannibal-refusal-must-lead = Celui qui a encore des cartes de bataille doit en jouer une.
hannibal-refusal-elephants = Il ne peut y avoir ce nombre d’éléphants parmi ces UC.
hannibal-refusal-retreat-where = Ce n’est pas sur un chemin permis.
hannibal-refusal-not-removable = Vous n’avez pas ici de marqueur à retirer.
hannibal-refusal-event-target = L’événement ne peut pas frapper là.

# ---------------------------------------------------------------- fins

hannibal-end-roma-falls = Carthage tient Roma.
hannibal-end-carthago-falls = Rome tient Carthago.
hannibal-end-italy-lost = Carthage tient toute l’Italie hors du Latium.
hannibal-end-sues-for-peace = La paix est demandée : il n’y a plus assez de marqueurs à retirer.
hannibal-end-points = La guerre s’achève ; les points politiques décident.
hannibal-end-battle-over = La bataille est terminée.
hannibal-end-tie = La guerre s’achève à égalité : Carthage a tenu bon.

# ---------------------------------------------------------------- noms

hannibal-space-carthago = Carthago
    .of = de Carthago
hannibal-space-hippo-regius = Hippo Regius
    .of = d’Hippo Regius
hannibal-space-thabraca = Thabraca
    .of = de Thabraca
hannibal-space-utica = Utica
    .of = d’Utica
hannibal-space-zama = Zama
    .of = de Zama
hannibal-space-thapsus = Thapsus
    .of = de Thapsus
hannibal-space-tacapae = Tacapae
    .of = de Tacapae
hannibal-space-hadrumetum = Hadrumetum
    .of = d’Hadrumetum
hannibal-space-sitilis = Sitilis
    .of = de Sitilis
hannibal-space-cirta = Cirta
    .of = de Cirta
hannibal-space-thamugadi = Thamugadi
    .of = de Thamugadi
hannibal-space-thubursicu = Thubursicu
    .of = de Thubursicu
hannibal-space-thevestis = Thevestis
    .of = de Thevestis
hannibal-space-icosium = Icosium
    .of = d’Icosium
hannibal-space-zuccabar = Zuccabar
    .of = de Zuccabar
hannibal-space-tupusuctu = Tupusuctu
    .of = de Tupusuctu
hannibal-space-vescera = Vescera
    .of = de Vescera
hannibal-space-saldae = Saldae
    .of = de Saldae
hannibal-space-gades = Gades
    .of = de Gades
hannibal-space-acci = Acci
    .of = d’Acci
hannibal-space-malaca = Malaca
    .of = de Malaca
hannibal-space-hispalis = Hispalis
    .of = d’Hispalis
hannibal-space-corduba = Corduba
    .of = de Corduba
hannibal-space-arsa = Arsa
    .of = d’Arsa
hannibal-space-salmantica = Salmantica
    .of = de Salmantica
hannibal-space-segovia = Segovia
    .of = de Segovia
hannibal-space-toletum = Toletum
    .of = de Toletum
hannibal-space-segobriga = Segobriga
    .of = de Segobriga
hannibal-space-salaria = Salaria
    .of = de Salaria
hannibal-space-carthago-nova = Carthago Nova
    .of = de Carthago Nova
hannibal-space-laminium = Laminium
    .of = de Laminium
hannibal-space-dianium = Dianium
    .of = de Dianium
hannibal-space-saguntum = Saguntum
    .of = de Saguntum
hannibal-space-iberus = Iberus
    .of = d’Iberus
hannibal-space-ilerda = Ilerda
    .of = d’Ilerda
hannibal-space-numantia = Numantia
    .of = de Numantia
hannibal-space-bilbilis = Bilbilis
    .of = de Bilbilis
hannibal-space-azaila = Azaila
    .of = d’Azaila
hannibal-space-dertosa = Dertosa
    .of = de Dertosa
hannibal-space-tarraco = Tarraco
    .of = de Tarraco
hannibal-space-heraclea = Heraclea
    .of = d’Heraclea
hannibal-space-paestum = Paestum
    .of = de Paestum
hannibal-space-bruttii = Bruttii
    .of = de Bruttii
hannibal-space-croton = Croton
    .of = de Croton
hannibal-space-rhegium = Rhegium
    .of = de Rhegium
hannibal-space-taurini = Taurini
    .of = de Taurini
hannibal-space-insubres = Insubres
    .of = d’Insubres
hannibal-space-verona = Verona
    .of = de Verona
hannibal-space-boii = Boii
    .of = de Boii
hannibal-space-mutina = Mutina
    .of = de Mutina
hannibal-space-pisae = Pisae
    .of = de Pisae
hannibal-space-faesulae = Faesulae
    .of = de Faesulae
hannibal-space-falerii = Falerii
    .of = de Falerii
hannibal-space-cosa = Cosa
    .of = de Cosa
hannibal-space-tarquinii = Tarquinii
    .of = de Tarquinii
hannibal-space-roma = Roma
    .of = de Roma
hannibal-space-ariminum = Ariminum
    .of = d’Ariminum
hannibal-space-firmum-picenum = Firmum Picenum
    .of = de Firmum Picenum
hannibal-space-sena = Sena
    .of = de Sena
hannibal-space-praeneste = Praeneste
    .of = de Praeneste
hannibal-space-terventum = Terventum
    .of = de Terventum
hannibal-space-capua = Capua
    .of = de Capua
hannibal-space-neapolis = Neapolis
    .of = de Neapolis
hannibal-space-arpi = Arpi
    .of = d’Arpi
hannibal-space-cannae = Cannae
    .of = de Cannae
hannibal-space-beneventum = Beneventum
    .of = de Beneventum
hannibal-space-brundisium = Brundisium
    .of = de Brundisium
hannibal-space-tarentum = Tarentum
    .of = de Tarentum
hannibal-space-lilybaeum = Lilybaeum
    .of = de Lilybaeum
hannibal-space-panormus = Panormus
    .of = de Panormus
hannibal-space-agrigentum = Agrigentum
    .of = d’Agrigentum
hannibal-space-enna = Enna
    .of = d’Enna
hannibal-space-messana = Messana
    .of = de Messana
hannibal-space-aleria = Aleria
    .of = d’Aleria
hannibal-space-sassari = Sassari
    .of = de Sassari
hannibal-space-oristano = Oristano
    .of = d’Oristano
hannibal-space-nuoro = Nuoro
    .of = de Nuoro
hannibal-space-carales = Carales
    .of = de Carales
hannibal-space-syracusae = Syracusae
    .of = de Syracusae
hannibal-space-araceli = Araceli
    .of = d’Araceli
hannibal-space-aquitani = Aquitani
    .of = d’Aquitani
hannibal-space-tolosa = Tolosa
    .of = de Tolosa
hannibal-space-arverni = Arverni
    .of = d’Arverni
hannibal-space-gergovia = Gergovia
    .of = de Gergovia
hannibal-space-rhodanus = Rhodanus
    .of = de Rhodanus
hannibal-space-allobroges = Allobroges
    .of = d’Allobroges
hannibal-space-druentia = Druentia
    .of = de Druentia
hannibal-space-isara = Isara
    .of = d’Isara
hannibal-space-massilia = Massilia
    .of = de Massilia
hannibal-space-narbo = Narbo
    .of = de Narbo
hannibal-space-emporiae = Emporiae
    .of = d’Emporiae
hannibal-space-nemausus = Nemausus
    .of = de Nemausus
hannibal-space-nicaea = Nicaea
    .of = de Nicaea
hannibal-space-ligures-occidentales = Ligures (occidentales)
    .of = de Ligures (occidentales)
hannibal-space-ligures-orientales = Ligures (orientales)
    .of = de Ligures (orientales)
hannibal-space-baleares = Baleares
    .of = de Baleares
hannibal-province-carthago = Carthago
hannibal-region-carthago = Carthago
hannibal-province-carthaginia = Carthaginia
hannibal-region-carthaginia = Carthaginia
hannibal-province-numidia-orientalis = Numidia Orientalis
hannibal-region-numidia-orientalis = Numidia Orientalis
hannibal-province-numidia-occidentalis = Numidia Occidentalis
hannibal-region-numidia-occidentalis = Numidia Occidentalis
hannibal-province-baetica = Baetica
hannibal-region-baetica = Baetica
hannibal-province-celtiberia = Celtiberia
hannibal-region-celtiberia = Celtiberia
hannibal-province-orospeda = Orospeda
hannibal-region-orospeda = Orospeda
hannibal-province-idubeda = Idubeda
hannibal-region-idubeda = Idubeda
hannibal-province-lucania = Lucania
hannibal-region-lucania = Lucania
hannibal-province-gallia-cisalpina = Gallia Cisalpina
hannibal-region-gallia-cisalpina = Gallia Cisalpina
hannibal-province-etruria = Etruria
hannibal-region-etruria = Etruria
hannibal-province-latium = Latium
hannibal-region-latium = Latium
hannibal-province-samnium = Samnium
hannibal-region-samnium = Samnium
hannibal-province-campania = Campania
hannibal-region-campania = Campania
hannibal-province-apulia = Apulia
hannibal-region-apulia = Apulia
hannibal-province-sicilia = Sicilia
hannibal-region-sicilia = Sicilia
hannibal-province-corsica-sardinia = Corsica et Sardinia
hannibal-region-corsica-sardinia = Corsica et Sardinia
hannibal-province-syracusae = Syracusae
hannibal-region-syracusae = Syracusae
hannibal-province-gallia-transalpina = Gallia Transalpina
hannibal-region-gallia-transalpina = Gallia Transalpina
hannibal-province-massilia = Massilia
hannibal-region-massilia = Massilia
hannibal-province-liguria = Liguria
hannibal-region-liguria = Liguria
hannibal-province-baleares = les îles Baléares
hannibal-region-baleares = Îles Baléares
hannibal-general-hannibal = Hannibal
    .ability = Une fois par bataille, une carte Éprouver l’Adversaire peut tenir lieu de Flanc Gauche, de Flanc Droit ou de Double Enveloppement, en attaque comme en défense ; elle prend alors toutes les caractéristiques de la carte imitée.
hannibal-general-hasdrubal = Hasdrubal
    .ability = Aucune.
hannibal-general-hannon = Hannon
    .ability = Ne quitte jamais l’Afrique, mais peut naviguer entre ports africains. S’il termine son déplacement sur un marqueur CP romain autre qu’une ville, il peut le retirer, à condition que son armée n’ait livré aucune bataille (les écrasements ne comptent pas).
hannibal-general-magon = Magon
    .ability = Quand il navigue comme commandant en chef, le jet de combat naval contre lui reçoit un −1 supplémentaire.
hannibal-general-giscon = H. Giscon
    .ability = Évite la bataille et intercepte sur un résultat de 1 à 3 (le +1 d’interception dans un espace à CP ennemi reste applicable).
hannibal-general-p-scipio = Publius Cornelius Scipion
    .ability = Son talent de stratège vaut 2 tant qu’il se trouve en Espagne.
hannibal-general-longus = Tiberius Longus
    .ability = Contre-attaque sur 1 ou 2 dans une bataille qu’il a lui-même engagée. Sans effet pour empêcher un repli.
hannibal-general-flaminius = Gaius Flaminius
    .ability = Poursuit sur un résultat de 1 à 4 ; ce même seuil sert à empêcher un repli adverse.
hannibal-general-fabius = Fabius
    .ability = Évite la bataille sur un résultat de 1 à 5. Ne quitte jamais l’Italie, mais peut naviguer entre ports italiens.
hannibal-general-marcellus = Marcellus
    .ability = Ajoute 1 à son jet de siège lorsqu’il assiège au moyen d’une carte de campagne. Sans effet sur une soumission.
hannibal-general-nero = Néron
    .ability = Se déplace de 6 espaces au lieu de 4 avec une carte de campagne ; les UC et subordonnés n’en profitent que s’ils font tout le trajet avec lui. Il peut naviguer une fois et marcher 3 espaces, ou naviguer deux fois.
hannibal-general-varro = Varron
    .ability = Intercepte sur un résultat de 1 à 4 (le +1 dû à un CP ennemi reste applicable).
hannibal-general-paulus = Paulus
    .ability = Contre-attaque sur un résultat de 1 à 3 dans une bataille où il était le défenseur initial. Sans effet pour empêcher un repli.
hannibal-general-scipio-africanus = Scipion l’Africain
    .ability = Lorsqu’il assiège au moyen d’une carte Marche forcée, il lance deux dés sur la table de siège et applique les deux résultats. Sans effet sur une soumission.
hannibal-card-corsica-sardinia-revolt = Révolte en Corse et en Sardaigne
    .effect = Jouable si l’adversaire contrôle Corsica/Sardinia : chacun de ses marqueurs CP de cette province quitte la carte, sauf s’il est accompagné d’une de ses UC.
hannibal-card-sicilia-revolts = Révolte en Sicile
    .effect = Jouable si l’adversaire contrôle Sicilia : chacun de ses marqueurs CP de cette province, hors ville fortifiée, quitte la carte sauf s’il est accompagné d’une de ses UC. Syracusae est une autre province.
hannibal-card-numidia-revolts = Révolte en Numidie
    .effect = Choisir l’une des deux provinces numides (aucun contrôle requis) : chaque marqueur CP adverse qui s’y trouve quitte la carte, sauf s’il est accompagné d’une UC adverse.
hannibal-card-celtiberia-revolts = Révolte en Celtibérie
    .effect = Jouable si l’adversaire contrôle Celtiberia : chacun de ses marqueurs CP de cette province quitte la carte, sauf s’il est accompagné d’une de ses UC (la province n’a pas de ville fortifiée).
hannibal-card-native-guide = Guides autochtones
    .effect = Employée comme CO 2 pour déplacer une armée : chaque jet d’attrition de col de ce déplacement est diminué de 3, en plus du modificateur habituel du col.
hannibal-card-marharbals-cavalry = Cavalerie de Marharbal
    .short = la cavalerie
    .effect = Dans toute bataille, Carthage peut jouer cette carte comme un Double Enveloppement. Si elle est égalisée, le défenseur ne prend pas automatiquement l’initiative et doit lancer le dé normalement.
hannibal-card-hostile-tribes-1 = Tribus hostiles
    .effect = Lorsqu’une armée ou des UC adverses occupent un espace de Gallia Transalpina ou de Liguria, ou y pénètrent, elles subissent aussitôt un jet d’attrition sur la colonne 5-6, quel que soit leur nombre.
hannibal-card-hostile-tribes-2 = Tribus hostiles
    .effect = Lorsqu’une armée ou des UC adverses occupent un espace de Gallia Transalpina ou de Liguria, ou y pénètrent, elles subissent aussitôt un jet d’attrition sur la colonne 5-6, quel que soit leur nombre.
hannibal-card-philip-v-of-macedon = Philippe V de Macédoine
    .effect = Première utilisation : Rome défausse une CS au hasard et, dès lors, les jets de combat naval contre Carthage ont −1. L’alliance établie, seule Rome peut jouer l’événement : Carthage perd une CS au hasard, l’alliance et son modificateur prennent fin et la carte quitte la partie.
hannibal-card-macedonian-reinforcements = Renforts macédoniens
    .effect = Seulement si la Macédoine est alliée (carte 9) : deux UC carthaginoises arrivent dans un port d’Afrique ou d’Italie contrôlé par Carthage.
hannibal-card-balearic-slingers = Frondeurs Baléares
    .effect = Le joueur qui contrôle les îles Baléares place une UC dans un port contenant un de ses marqueurs CP et aucune UC ennemie.
hannibal-card-african-reinforcements = Renforts africains
    .effect = Deux UC dotées d’éléphants arrivent à Carthago ; chacune de celles qui ne sont pas disponibles est remplacée par une UC ordinaire.
hannibal-card-bruttium-recruits = Recrues bruttiennes
    .effect = Deux UC carthaginoises rejoignent un général carthaginois présent en Lucania.
hannibal-card-ligurian-recruits = Recrues ligures
    .effect = Deux UC carthaginoises rejoignent un général carthaginois présent en Liguria, en Gallia Cisalpina ou en Etruria.
hannibal-card-iberian-recruits = Recrues ibères
    .effect = Deux UC du joueur rejoignent un de ses généraux dans une province d’Espagne qu’il contrôle.
hannibal-card-gallic-recruits = Recrues gauloises
    .effect = Deux UC carthaginoises rejoignent un général carthaginois présent en Gallia Transalpina ou en Gallia Cisalpina.
hannibal-card-surprise-sortie = Sortie surprise
    .effect = Un point de siège est retiré d’une ville au choix.
hannibal-card-traitor-in-tarentum = Traître à Tarentum
    .effect = Employée comme CO 2 par une armée qui assiège Tarentum : la ville change de camp sans jet de siège et les UC ennemies qui s’y trouvent sont perdues.
hannibal-card-senate-dismisses-proconsul = Le sénat révoque le proconsul
    .effect = S’il y a sur la carte un proconsul romain autre que Scipion l’Africain, il est retiré et remplacé par un général romain inemployé, choisi par le joueur de la carte.
hannibal-card-spy-in-enemy-camp = Espion dans le camp ennemi
    .effect = Au début d’une bataille, révéler au hasard jusqu’à la moitié des CB adverses ; elles restent visibles pendant toute la bataille.
hannibal-card-mercenaries-desert = Désertion de mercenaires
    .effect = Chaque force carthaginoise qui n’est pas dans l’espace d’une ville amie effectue un jet d’attrition. Une force accompagnée d’un général y échappe si un dé séparé n’excède pas le talent de tacticien de celui-ci.
hannibal-card-mutins-numidians = Numides de Mutin
    .effect = Carthage place une UC et un marqueur CP dans un espace de Sicilia qui n’est pas une ville et ne contient aucune UC romaine ; un marqueur CP romain présent est retourné.
hannibal-card-numidian-ally = Allié numide
    .effect = Rome place jusqu’à trois marqueurs CP en Numidia Orientalis, dans des espaces sans UC carthaginoise ; les marqueurs carthaginois présents sont retournés.
hannibal-card-sophonisba = La belle Sophonisba séduit un roi numide
    .effect = Carthage choisit une province numide et y place jusqu’à trois marqueurs CP, dans des espaces sans UC romaine ; les marqueurs romains présents sont retournés.
hannibal-card-capua-sides-with-carthage = Capoue s’allie à Carthage
    .effect = Si Carthage contrôle au moins trois provinces d’Italie, Capua passe à Carthage et les UC romaines qui s’y trouvent sont perdues.
hannibal-card-syracuse-allies-with-carthage = Syracuse s’allie à Carthage
    .effect = Carthage prend aussitôt le contrôle de Syracusae ; les unités romaines qui s’y trouvent sont perdues. Le −1 au combat naval dure tant que Carthage tient la ville.
hannibal-card-i-have-come-into-italy = « Je suis venu… »
    .effect = Si Hannibal est en Italie : deux marqueurs CP romains d’Italie, hors villes et hors espaces contenant des UC romaines, deviennent carthaginois.
hannibal-card-hannibal-charms-italy = Hannibal séduit l’Italie
    .effect = Employée comme CO 2 pour déplacer Hannibal : dans chaque espace italien sans UC romaine où il entre, il peut retirer le marqueur CP romain, hors villes.
hannibal-card-carthaginian-naval-victory = Victoire navale carthaginoise
    .effect = Jusqu’à la fin du tour : les jets de combat naval contre Carthage ont −1 et Rome ne peut se déplacer par mer qu’avec une carte de campagne.
hannibal-card-carthaginian-siege-train = Engins de siège carthaginois
    .effect = L’engin de siège rejoint un général carthaginois, ou change d’armée s’il est déjà en jeu. Les sièges menés avec lui ignorent le −1 carthaginois.
hannibal-card-spanish-allies-desert = Désertion d’alliés espagnols
    .effect = Au début d’une bataille en Espagne : l’adversaire ne reçoit aucune CB au titre des provinces espagnoles pour cette bataille.
hannibal-card-numidian-allies-desert = Désertion d’alliés numides
    .effect = Au début d’une bataille en Afrique : l’adversaire ne reçoit aucune CB au titre des provinces numides pour cette bataille (il en perd quatre s’il contrôle les deux).
hannibal-card-major-campaign-1 = Campagne Majeure
    .effect = Activer l’un après l’autre trois généraux de n’importe quel talent de stratège ; chacun se déplace de 4 espaces au plus avec 10 UC au plus.
hannibal-card-major-campaign-2 = Campagne Majeure
    .effect = Activer l’un après l’autre trois généraux de n’importe quel talent de stratège ; chacun se déplace de 4 espaces au plus avec 10 UC au plus.
hannibal-card-diplomacy-1 = Diplomatie
    .effect = Un marqueur CP ennemi qui n’est ni une ville ni une tribu, dans un espace sans UC ennemie, devient celui du joueur.
hannibal-card-diplomacy-2 = Diplomatie
    .effect = Un marqueur CP ennemi qui n’est ni une ville ni une tribu, dans un espace sans UC ennemie, devient celui du joueur.
hannibal-card-minor-campaign-1 = Campagne Mineure
    .effect = Activer l’un après l’autre deux généraux de n’importe quel talent de stratège ; chacun se déplace de 4 espaces au plus avec 10 UC au plus.
hannibal-card-minor-campaign-2 = Campagne Mineure
    .effect = Activer l’un après l’autre deux généraux de n’importe quel talent de stratège ; chacun se déplace de 4 espaces au plus avec 10 UC au plus.
hannibal-card-minor-campaign-3 = Campagne Mineure
    .effect = Activer l’un après l’autre deux généraux de n’importe quel talent de stratège ; chacun se déplace de 4 espaces au plus avec 10 UC au plus.
hannibal-card-minor-campaign-4 = Campagne Mineure
    .effect = Activer l’un après l’autre deux généraux de n’importe quel talent de stratège ; chacun se déplace de 4 espaces au plus avec 10 UC au plus.
hannibal-card-bad-weather = Éléments contraires
    .effect = Juste après le déplacement d’un général adverse, avant toute bataille : il est ramené dans le deuxième espace où il est entré. Un trajet naval est annulé et la force revient à son port.
hannibal-card-elephant-fright = Panique parmi les éléphants
    .effect = Lors d’une charge d’éléphants, avant le jet de dé : la charge échoue et Carthage perd deux CB.
hannibal-card-two-legions-of-slaves-raised = Levée de deux légions d’esclaves
    .effect = Seulement si Carthage contrôle au moins trois provinces d’Italie : quatre UC romaines arrivent dans le Latium si aucune UC carthaginoise ne s’y trouve.
hannibal-card-allied-auxiliaries-apulia = Auxiliaires alliés (Apulie)
    .effect = Si Rome contrôle Apulia, deux UC romaines rejoignent un général romain en Italie.
hannibal-card-allied-auxiliaries-etruria = Auxiliaires alliés (Étrurie)
    .effect = Si Rome contrôle Etruria, deux UC romaines rejoignent un général romain en Italie.
hannibal-card-allied-auxiliaries-samnium = Auxiliaires alliés (Samnium)
    .effect = Si Rome contrôle Samnium, deux UC romaines rejoignent un général romain en Italie.
hannibal-card-allied-auxiliaries-lucania = Auxiliaires alliés (Lucanie)
    .effect = Si Rome contrôle Lucania, deux UC romaines rejoignent un général romain en Italie.
hannibal-card-allied-auxiliaries-campania = Auxiliaires alliés (Campanie)
    .effect = Si Rome contrôle Campania, deux UC romaines rejoignent un général romain en Italie.
hannibal-card-opposing-fleet-breaks-siege = La flotte adverse brise le siège
    .effect = Tous les points de siège d’une ville portuaire au choix sont retirés.
hannibal-card-adriatic-pirates = Pirates de l’Adriatique
    .effect = Employée comme CO 3 pour faire naviguer un général carthaginois avec 3 UC au plus : aucun jet de combat naval si le trajet part de Brundisium, Croton ou Tarentum, ou y aboutit.
hannibal-card-epidemic = Épidémie
    .effect = Une armée adverse, choisie par le joueur, effectue un jet d’attrition.
hannibal-card-pestilence = Pestilence
    .effect = Une armée adverse en train d’assiéger une ville, choisie par le joueur, effectue un jet d’attrition à +1.
hannibal-card-tribal-resistance = Résistance tribale
    .effect = Tous les points de soumission d’un espace de tribu au choix sont retirés.
hannibal-card-treachery-within-city = Traître dans la ville
    .effect = Employée comme CO 2 pour un siège : lancer deux fois sur la table de siège et appliquer les deux résultats. La même carte sert aussi à déplacer l’armée.
hannibal-card-messenger-intercepted = Messager intercepté
    .effect = Prendre au hasard une CS dans la main de l’adversaire et la garder.
hannibal-card-grain-shortage = Pénurie de grain
    .effect = Seulement si Carthage contrôle Sicilia : elle retire trois marqueurs CP romains au choix, hors villes.
hannibal-card-hanno-counsels-carthage = Conseils d’Hannon
    .effect = Jusqu’au prochain mélange des CS, les UC carthaginoises ne peuvent pas quitter l’Afrique.
hannibal-card-cato-counsels-rome = Conseils de Caton
    .effect = Jusqu’au prochain mélange des CS, les UC romaines ne peuvent pas entrer en Afrique ; celles qui s’y trouvent ne sont pas concernées.
hannibal-card-ally-deserts = Désertion d’un allié
    .effect = Pendant une bataille, prendre au hasard une CB dans la main de l’adversaire et l’ajouter à la sienne.
hannibal-card-storms-at-sea = Tempête en mer
    .effect = Après un mouvement naval adverse et avant tout jet de combat naval, la force transportée effectue un jet d’attrition à +2.
hannibal-card-force-march-1 = Marche forcée 1
    .effect = Un général dont le talent de stratège vaut 1 se déplace de 6 espaces au plus.
hannibal-card-force-march-2 = Marche forcée 2
    .effect = Un général dont le talent de stratège vaut 1 ou 2 se déplace de 6 espaces au plus.
hannibal-card-force-march-3 = Marche forcée 3
    .effect = N’importe quel général se déplace de 6 espaces au plus.
hannibal-card-truce = Trêve
    .effect = Tant qu’elle dure, nul ne peut entrer dans un espace contenant une UC ou un marqueur CP ennemi. Nul n’intercepte ni n’assiège. Elle cesse dès qu’un joueur joue un événement qui amène des troupes ou touche l’adversaire ; ni un contre-événement ni un événement qui déplace une armée ne la rompt. Quel que soit l’usage de la carte, défausse comprise, le paquet de CS est mélangé à la fin du tour.
hannibal-tactic-frontal-assault = Attaque Frontale
hannibal-tactic-flank-left = Flanc Gauche
hannibal-tactic-flank-right = Flanc Droit
hannibal-tactic-probe = Éprouver l’Adversaire
hannibal-tactic-double-envelopment = Double Enveloppement
hannibal-tactic-reserve = Réserves
hannibal-side-rome = Rome
hannibal-side-carthage = Carthage
hannibal-side-neutral = Personne
hannibal-phase-reinforcements = Phase de renforts
hannibal-phase-deal = Distribution des cartes
hannibal-phase-strategy = Phase de stratégie
hannibal-phase-winter = Attrition hivernale
hannibal-phase-isolation = Retrait des marqueurs isolés
hannibal-phase-political-points = Points politiques
hannibal-piece-unit = UC
hannibal-piece-elephant = UC d’éléphants
hannibal-piece-siege-train = engin de siège
hannibal-piece-unit-inside = UC dans les murs
hannibal-piece-elephant-inside = UC d’éléphants dans les murs
hannibal-piece-siege-train-inside = engin de siège dans les murs
hannibal-marker-city = ville fortifiée
hannibal-marker-tribe = tribu
hannibal-sea-safe = passage sans encombre
hannibal-sea-return = retour au port
hannibal-sea-sunk = coulée
hannibal-step-command = Commandement
hannibal-step-events = Événements
hannibal-step-elephants = Éléphants
hannibal-step-rounds = Rounds
hannibal-step-losses = Pertes
hannibal-step-retreat = Retraite

# ---------------------------------------------------------------- titres de la vue

hannibal-status-turn = Tour
hannibal-status-last = Dernier tour
hannibal-status-phase = Phase
hannibal-status-truce = Trêve
hannibal-status-macedon = Macédoine alliée à Carthage
hannibal-status-naval-victory = Victoire navale carthaginoise
hannibal-status-hanno-counsels = Conseils d’Hannon
hannibal-status-cato-counsels = Conseils de Caton
hannibal-status-reshuffle = Mélange en fin de tour
hannibal-status-deck = Cartes dans la pioche
hannibal-status-points-left = Points de mouvement restants
hannibal-status-card = Carte en jeu
hannibal-stat-points = Points politiques
hannibal-stat-cards = Cartes en main
hannibal-stat-units = UC
hannibal-stat-markers = Espaces contrôlés
hannibal-stat-siege = Points de siège
hannibal-stat-marker = Nature
hannibal-stat-inside = Dans les murs
hannibal-stat-isolated = Coupé de tout
hannibal-stat-known = Cartes adverses connues
hannibal-stat-betrayed = Cartes connues de l’adversaire
hannibal-stat-battle-hand = Vos cartes de bataille
hannibal-stat-enemy-shown = Cartes de bataille vues chez l’ennemi
hannibal-stat-army = Armée en marche
hannibal-stat-pool = dans la tasse
hannibal-stat-displaced = neutralisé
hannibal-stat-gone = perdu pour la partie
hannibal-stat-not-yet = pas encore en jeu
hannibal-stat-consul = Consul
hannibal-stat-proconsul = Proconsul
hannibal-stat-offices = Charges
hannibal-stat-towards = Vers
hannibal-stat-generals = Généraux
hannibal-stat-discards = Défausse
hannibal-stat-removed = Hors de la partie
hannibal-stat-provinces = Provinces
hannibal-stat-owner = Contrôlé par
hannibal-stat-point = Point politique
hannibal-stat-march = Marche
hannibal-stat-general = Général
hannibal-stat-at = Lieu
hannibal-stat-elephants = Éléphants
hannibal-stat-train = Engin de siège
hannibal-stat-battle = Bataille
hannibal-stat-space = Espace
hannibal-stat-attacker = Attaquant
hannibal-stat-lead = Initiative
hannibal-stat-rounds = Rounds
hannibal-stat-hands = Cartes de bataille
hannibal-stat-commanders = Commandants
hannibal-stat-shown = Cartes de bataille visibles
hannibal-stat-due = Cartes de bataille dues
hannibal-stat-battle-rating = Talent de tacticien
hannibal-stat-allies = Alliés
hannibal-stat-interception = Interception
hannibal-stat-failed-avoidance = Bataille non évitée
hannibal-stat-militia = Milice du Latium
hannibal-stat-friendly-tribe = Tribu amie
hannibal-stat-hand-limit = Limite de la main
hannibal-stat-elephant-charge = Charge d’éléphants subie
hannibal-stat-elephant-panic = Éléphants affolés
