# La commande `quadriga`.

# ---------------------------------------------------------------- aide

cli-help = Quatre jeux de guerre romains dans votre terminal : y jouer, y faire jouer des robots, les vérifier.
cli-help-codes =
    Codes de sortie : 0 tout va bien, 1 une vérification a trouvé quelque chose, 2 la ligne de commande ou un fichier est fautif, 130 interruption.

    Langue : --lang, la variable QUADRIGA_LANG, ou votre environnement.

    Exemple : quadriga play conquest
cli-help-commands = Commandes
cli-help-help = Afficher cette aide et quitter.
cli-help-version = Afficher la version et quitter.
cli-help-game = Le jeu, par son identifiant ; « quadriga games » en donne la liste.
cli-help-scenario = Comment la partie commence ; à défaut, le premier scénario du jeu.
cli-help-seats = Le nombre de places ; à défaut, le premier que le jeu admet.
cli-help-option = Une règle à choisir, par exemple rounds=12 ; peut être répété.
cli-help-data = Un dossier dont les fichiers remplacent les données du jeu.
cli-help-games-number = Le nombre de parties.
cli-help-seed = Un nombre ; le même donne les mêmes parties. À défaut, 1.
cli-help-json = Écrire du JSON, lisible par un programme.
cli-help-lang = La langue : fr ou en.
cli-help-games = Donner la liste des jeux, de leurs scénarios, options et robots.
cli-help-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier. Sans nom de jeu : choisir.
cli-help-play-bots = Qui joue où : un nom pour toutes les places sauf la vôtre, ou un par place, « person » pour les humains.
cli-help-bot = Qui joue à une place, par exemple 2=random ; peut être répété.
cli-help-play-seed = Un nombre qui fixe les dés, pour rejouer la même partie.
cli-help-resume = Reprendre une partie enregistrée par la commande « sauver ».
cli-help-simulate = Faire jouer des robots et compter ce qui arrive. Seules comptent les décisions à deux coups légaux ou plus.
cli-help-bots = Les robots : un nom pour toutes les places, ou un par place ; aussi my_bot.py:Bot ou program:COMMANDE. À défaut, « random ».
cli-help-analyse = Revoir une partie finie : la courbe des chances, les tournants, et ce qui aurait été mieux.
cli-example-analyse = Exemple : quadriga analyse partie.txt
cli-analysing = la partie est revue
cli-analyse-open = la partie dans « { $file } » n’est pas finie ; une analyse dirait ce qui est encore caché.
cli-analyse-percent = { $percent } %
cli-analyse-even = Les chances n’ont jamais beaucoup changé d’un coup.
cli-analyse-seat = { $side } { $before } → { $after } %
cli-analyse-turn = Coups { $first } à { $last } : { $chances }
cli-analyse-better = { "  " }Coup { $at }, { $side } : « { $move } » ({ $best } %) au lieu de « { $played } » ({ $chance } %)
cli-help-bot-speaks = Laisser un autre programme interroger un robot, ligne à ligne, par l’entrée et la sortie standard (docs/bot-protocol.md).
cli-help-bot-name = Le robot : un nom, « race:0.05 », my_bot.py:Bot. À défaut, « greedy ».
cli-example-bot = Exemple : quadriga bot hannibal greedy
cli-help-arena = Faire jouer des robots les uns contre les autres, à chaque place et avec les mêmes dés, et les classer.
cli-help-arena-bots = Les robots qui s’affrontent : deux noms ou plus. « race:0.05 » cherche autant de secondes par décision, « race:64x » autant d’essais ; my_bot.py:Bot est une classe dans un fichier, program:COMMANDE un autre programme.
cli-help-bar = S’arrêter dès que la part du premier robot contre chacun des autres est sûrement au-dessus de ce chiffre, ou sûrement au-dessous.
cli-help-arena-file = Garder chaque partie dans ce fichier et repartir de ce qu’il contient.
cli-help-svg = Dessiner les classements dans ce fichier.
cli-help-breed = Élever le jugement de la recherche : un robot joue contre lui-même, des poids sont ajustés, et les nouveaux affrontent les derniers.
cli-help-cluster = Jouer sur une grappe Ray à cette adresse, « local » pour cette machine ; il faut quadriga[cluster]. À défaut, de simples processus.
cli-help-minutes = S’arrêter après tant de minutes avec ce qu’il y a ; la même commande reprend là. À défaut, pas de limite.
cli-help-breed-to = Le dossier de cette génération ; s’il existe, on y reprend le travail. « generation » par défaut.
cli-help-breed-last = Les poids de la dernière génération ; sans eux, les nouveaux affrontent le robot glouton.
cli-help-starts = Des scénarios et leur nombre de places, comme « short/2,classic/4 » ; le premier scénario par défaut.
cli-help-player = Le robot qui joue contre lui-même ; « greedy » par défaut.
cli-help-deals = Combien de donnes, chacune à toutes les places, le match compte au plus.
cli-help-budget = Le temps de réflexion pendant le match : des secondes, ou des essais comme « 64x ».
cli-help-conform = Jouer des parties au hasard et vérifier à chaque coup que le jeu tient ses promesses.
cli-help-workers = Le nombre de processus qui se partagent le travail.
cli-help-keep = Où écrire les parties fautives ; à défaut, dans le dossier « breaches ».
cli-help-rules = Lire la règle dans nos mots, ou voir quelles sections sont testées.
cli-help-section = Un numéro de section, ou un mot à chercher.
cli-help-coverage = Donner plutôt les tests de chaque section ; code de sortie 1 s’il en manque là où il en faut.
cli-help-tests = Où sont les tests ; à défaut, ceux de la copie de travail.
cli-help-bench = Mesurer la vitesse des jeux sur un cœur.
cli-help-bench-games = Les jeux à mesurer ; à défaut, tous.
cli-help-seconds = La durée de chaque mesure en secondes ; à défaut, 3.

cli-example-games = Exemple : quadriga games --json
cli-example-play =
    Exemple : quadriga play conquest --seats 3 --bots person,greedy,random --lang fr

    Exemple : quadriga play --resume ma-partie.jsonl
cli-example-simulate = Exemple : quadriga simulate conquest --games 20 --seed 1 --seats 4 --bots random --json
cli-example-arena = Exemple : quadriga arena hannibal --bots greedy,random --games 40 --seed 1 --workers 2 --file match.jsonl
cli-example-breed = Exemple : quadriga breed hannibal --games 2000 --to un --workers 2
cli-example-conform =
    Exemple : quadriga conform conquest --games 50 --seed 7 --json

    Codes de sortie : 0 toutes les promesses sont tenues, 1 une entorse, 2 entrée fautive.
cli-example-rules =
    Exemple : quadriga rules conquest --coverage --json

    Codes de sortie : 0 tout va bien, 1 une section qui compte n’a pas de test, 2 entrée fautive.
cli-example-bench = Exemple : quadriga bench conquest --seconds 1 --json

# ---------------------------------------------------------------- ce qui ne va pas

cli-error = Désolé : { $sentence }
cli-refused = cela ne peut se faire : { $detail }
cli-no-game = quel jeu ? Il y a : { $games }.
cli-unknown-game = il n’y a pas de jeu « { $game } ». Il y a : { $games }.
cli-unknown-scenario = { $game } n’a pas de scénario « { $scenario } ». Il a : { $scenarios }.
cli-wrong-seats = { $game } ne se joue pas à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, seulement à { $possible }.
cli-option-form = une option s’écrit nom=valeur, et non « { $option } ».
cli-unknown-option = { $game } n’a pas d’option « { $option } ». Il a : { $options }.
cli-wrong-value = l’option { $option } ne peut valoir « { $value } », seulement { $possible }.
cli-unknown-bot = { $game } n’a pas de robot « { $bot } ». Il a : { $bots }.
cli-wrong-bots = { $given } noms sont donnés pour { $seats } places : il en faut un pour toutes, ou un par place.
cli-bot-form = un robot se place par PLACE=NOM, avec une place de 1 à { $seats }, et non par « { $text } ».
cli-too-small = { $name } doit être plus grand : { $value } ne convient pas, la limite est { $least }.
cli-unknown-language = la langue « { $lang } » n’existe pas ici. Il y a : { $languages }.
cli-no-folder = le dossier « { $folder } » n’existe pas.
cli-broken-data = les données sont inutilisables. { $detail }
cli-no-rulebook = { $game } n’a pas de livret de règles ici.
cli-no-rule = aucune section de la règle n’est « { $rule } » ni n’en parle.
cli-no-tests = les tests ne sont pas ici. Dites où ils sont avec --tests.
cli-other-game = « { $file } » contient la partie d’un autre jeu : { $saved }, et non { $game }.
cli-cannot-read = « { $file } » ne peut être lu ({ $reason }).
cli-cannot-write = « { $file } » ne peut être écrit ({ $reason }).
cli-not-a-file = « { $file } » ne peut être un nom de fichier.
cli-not-ours = « { $file } » existe et n’est pas une partie enregistrée ; il reste intact. Choisissez un autre nom.
cli-broken-record = « { $file } » ne peut être repris. Ligne { $line } : { $reason }.
cli-no-dice = les dés de cette partie ne peuvent être jetés ici : leur secret est gardé ailleurs.
cli-no-such-option = il n’y a pas d’option { $option } ici. --help les énumère.
cli-near-option = il n’y a pas d’option { $option } ici. Vouliez-vous dire { $near } ?
cli-option-needs-value = l’option { $option } demande une valeur.
cli-bad-value = la valeur donnée à { $name } n’est pas de la bonne sorte. --help montre ce qu’il faut.
cli-need-number = { $name } demande un nombre.
cli-no-such-command = cette commande n’existe pas. Il y a : { $commands }.
cli-bad-line = cette ligne de commande est incompréhensible ({ $detail }). --help montre comment l’écrire.

# ---------------------------------------------------------------- games, simulate, conform, rules, bench

cli-number = { $number }
cli-entry = { $name } : { $value }
cli-yes = oui
cli-no = non
cli-playing = parties
cli-checking = vérifications
cli-measuring = mesures

cli-games-id = { "  " }{ $id } : version { $version } du comportement
cli-games-scenario = { "  " }scénario { $id } : { $name } ; places : { $seats }
cli-games-option = { "  " }option { $id }, { $name } : { $values }
cli-games-bots = { "  " }robots : { $bots }

cli-simulate-games = parties
cli-simulate-finished = terminées
cli-simulate-decisions = décisions (deux coups légaux ou plus)
cli-simulate-forced = décisions forcées
cli-simulate-drawn = jets et tirages
cli-simulate-choices-mean = choix par décision, en moyenne
cli-simulate-decisions-per-game = décisions par partie
cli-simulate-decisions-per-turn = décisions par tour
cli-simulate-decisions-per-turn-and-seat = décisions par tour et par place
cli-simulate-decisions-per-second = décisions par seconde
cli-simulate-turns-median = tours par partie, médiane
cli-simulate-turns-max = tours de la partie la plus longue
cli-simulate-wins = gagnées par la place { $seat }
cli-simulate-draws = sans vainqueur
cli-simulate-end = fin : { $end }
cli-arena-few = un match demande au moins deux robots.
cli-arena-other = { $file } contient les parties d’un autre match ; choisissez un autre fichier.
cli-arena-torn = { $file } ne se lit pas comme un match.
cli-arena-write = impossible d’écrire { $file } ({ $reason }).
cli-arena-bot = robot
cli-arena-games = parties
cli-arena-won = gagnées
cli-arena-rating = classement
cli-arena-interval = { $low } à { $high }
cli-arena-sure = sûrement entre
cli-arena-against = { $one } a gagné { $won } des { $deals } donnes que l’un des deux a gagnées contre { $other } : { $share } % (sûrement de { $low } à { $high } %).
cli-no-ray = Ray n’est pas là : installez quadriga[cluster], ou omettez --cluster.
cli-no-cluster = aucune grappe ne répond à { $address } : { $reason }
cli-breed-no-judge = { $game } n’a pas de juge à élever.
cli-breed-start = « { $start } » n’est pas un scénario avec un nombre de places, comme « short/2 ».
cli-breed-fit = { $samples } positions ; surprise { $before } avant, { $after } après.
cli-breed-kept = Les poids sont dans { $file }.
cli-breed-better = Les nouveaux poids sont meilleurs.
cli-breed-unclear = Il n’est pas sûr que les nouveaux poids soient meilleurs.

cli-conform-check = vérification
cli-conform-times = fois faite
cli-conform-failures = parties fautives
cli-conform-breach = { $check } : { $detail } (partie { $game }, coup { $move })
cli-conform-record = La partie fautive est dans { $file }.
cli-conform-summary = Parties { $games }, coups { $moves } : { $failures ->
    [0] aucune entorse.
    [one] une entorse.
   *[other] { $failures } entorses.
}

cli-rules-section = section
cli-rules-title = titre
cli-rules-tests = tests
cli-rules-no-effect = sans effet : { $reason }
cli-rules-summary = { $sections } sections : { $tested } testées, { $idle } sans effet, { $untested } sans test.
cli-rules-unknown = un test nomme une section que la règle n’a pas : { $mark }
cli-rules-lost = la règle nomme du code qui n’existe pas : { $code }

cli-bench-figure = mesure
cli-bench-decisions-per-second = décisions par seconde
cli-bench-games-per-second = parties par seconde
cli-bench-decisions-per-game = décisions par partie
cli-bench-forced-per-game = décisions forcées par partie
cli-bench-choices-mean = choix par décision, en moyenne
cli-bench-early-decisions-per-second = décisions par seconde, début de la République
cli-bench-early-listed-moves-per-second = coups énumérés par seconde, début de la République
cli-bench-early-copies-per-second = copies par seconde, début de la République
cli-bench-greedy-microseconds = la réflexion du robot glouton sur une décision, microsecondes
cli-bench-copies-per-second = copies par seconde
cli-bench-copies-in-battle-per-second = copies par seconde au milieu d’une bataille
cli-bench-round-trips-per-second = allers-retours JSON par seconde
cli-bench-position-bytes = position en JSON, octets
cli-bench-views-per-second = vues par seconde
cli-bench-replay-moves = coups de la partie rejouée
cli-bench-replay-milliseconds = sa relecture, millisecondes
cli-bench-verify-milliseconds = la vérification de ses dés, millisecondes
cli-bench-odds-milliseconds = chances exactes d’une bataille de 8 contre 6 unités, millisecondes
cli-bench-odds-large-milliseconds = chances exactes de 12 contre 12 unités dans une cité fortifiée, millisecondes
cli-bench-odds-active-conflict-milliseconds = chances exactes de la 1re Guerre punique, sur mer et sur terre, millisecondes
cli-bench-odds-rebel-general-milliseconds = chances exactes contre un général rebelle, millisecondes
cli-bench-odds-interception-milliseconds = chances exactes d’une interception, millisecondes
cli-bench-odds-march-on-rome-milliseconds = chances exactes contre un propréteur en marche sur Rome, millisecondes
cli-bench-odds-rebel-province-milliseconds = chances exactes contre une province rebelle, millisecondes
cli-bench-odds-rebel-province-naval-milliseconds = chances exactes contre une province rebelle et ses navires, millisecondes
cli-bench-odds-allied-conflict-milliseconds = chances exactes contre des pirates qui tiennent une province, millisecondes
cli-bench-odds-assault-milliseconds = chances exactes d’un assaut sur deux provinces, millisecondes
cli-bench-odds-assault-of-four-provinces-milliseconds = chances exactes d’un assaut sur quatre provinces fortes, millisecondes
cli-bench-compiled = Compilé, Python { $python }.
cli-bench-interpreted = Interprété, Python { $python }.
cli-bench-import = L’import de quadriga prend { $milliseconds } ms.

# ---------------------------------------------------------------- la table dans le terminal

cli-which-game = Quel jeu ?
cli-which-scenario = Quel scénario ?
cli-which-seats = Combien de places ?
cli-which-player = Qui joue à la place { $seat } ?
cli-seat-count = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
cli-player-person = une personne à ce clavier
cli-player-random = le robot qui joue au hasard
cli-player-greedy = Tiro, la recrue : joue d’instinct, aussitôt
cli-player-centurio = Centurio : calcule, environ une seconde
cli-player-legatus = Legatus : calcule, jusqu’à cinq secondes
cli-player-outside = un robot à vous : { $bot }

cli-hello = { $title } : { $scenario }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
cli-sits = { "  " }Place { $seat } : { $player }
cli-hint = Tapez un numéro, un coup ou un mot à chercher ; « aide » montre le reste.
cli-carried = Les règles de cette partie ont changé en cours de route. Elle continue là où elle en était.
cli-outgrown = { $moves ->
    [0] Les règles de cette partie ont changé en cours de route : aucun de ses coups ne convient plus.
    [one] Les règles de cette partie ont changé en cours de route : seul son premier coup convient encore.
   *[other] Les règles de cette partie ont changé en cours de route : seuls ses { $moves } premiers coups conviennent encore.
}
cli-agree-to-outgrow = { $seat } : continuer à partir de là ? Sinon la partie reste sans vainqueur.
cli-ended-outgrown = Les règles ont changé et personne n’est revenu en arrière : la partie reste sans vainqueur.
cli-resumed = { $moves ->
    [one] Reprise après { $moves } coup. Récemment :
   *[other] Reprise après { $moves } coups. Récemment :
}
cli-closed = La partie dans « { $file } » est finie. Elle s’est terminée ainsi :
cli-side = camp
cli-hand = Votre main : { $cards }
cli-map = La carte
cli-zone = { $zone }
cli-neighbours = Ses voisins
cli-no-zone = Il n’y a pas de lieu « { $zone } » sur la carte.
cli-card = { $card } ({ $number })
cli-placed = { $sentence } ({ $places })
cli-no-cards = Ce jeu n’a pas de cartes.
cli-no-thing = Rien dans ce jeu ne s’appelle « { $text } ».
cli-others = Et aussi : { $names }.
cli-stands = se trouve : { $places }
cli-tables = Il y a ces tables : { $tables }.
cli-road = route
cli-asks = { $seat } : { $question } ({ $rule })
cli-chance = Hasard : { $move }
cli-moved = { $seat } : { $move }
cli-group = { $sentence } ({ $count } choix)
cli-narrowed = { $shown } choix sur { $all } ; une ligne vide les montre tous.
cli-whole-hint = Plusieurs à la fois : leurs numéros (1 3 5, 2-4), « tout », ou « { $verb } » et leurs noms.
cli-no-whole = Cela ne peut se choisir ensemble ici.
cli-no-such-number = { $number } n’est pas dans la liste, qui va de 1 à { $last }.
cli-not-a-number = « { $text } » n’est pas un nombre.
cli-not-understood = « { $line } » n’est ni un numéro, ni une commande, ni un coup, et aucun choix ne le contient. « aide » montre ce qu’on peut taper.
cli-pass-keyboard = Passez le clavier à { $seat }, qui appuie ensuite sur Entrée.
cli-cannot-undo = Impossible de revenir en arrière : des dés sont tombés, quelque chose a été montré, ou un autre a joué depuis.
cli-undone = Coup repris.
cli-yes-or-no = Répondez par { $yes } ou { $no }.
cli-nothing-to-take-back = { $decisions ->
    [0] Vous n’avez encore rien décidé qui puisse être repris.
    [one] Une seule de vos décisions peut être reprise.
   *[other] { $decisions } de vos décisions peuvent être reprises, pas davantage.
}
cli-agree-to-go-back = { $seat } : { $proposer } voudrait revenir { $moves ->
    [one] d’un coup
   *[other] de { $moves } coups
} en arrière, dés compris. D’accord ?
cli-agree-to-acclaim = { $seat } : proclamez-vous aussi { $winner } vainqueur ?
cli-not-agreed = { $seat } n’est pas d’accord.
cli-taken-back = { $moves ->
    [one] Un coup est repris ; la partie enregistrée en garde trace.
   *[other] { $moves } coups sont repris ; la partie enregistrée en garde trace.
}
cli-really-concede = { $seat } : abandonner vraiment ?
cli-conceded = { $seat } abandonne.
cli-acclaim-form = Proclamer qui vainqueur ? Donnez une place par son numéro ou son nom : { $seats }.
cli-no-acclaim = Vous ne pouvez pas proclamer { $seat } vainqueur.
cli-ended-concession = { $winner } gagne : tous les autres ont abandonné.
cli-ended-acclamation = { $winner } gagne : tous les autres l’ont proclamé.
cli-always-form = Toujours répondre quoi ? Donnez un choix de la liste par son numéro, ou un coup entier : toujours 2
cli-ordered = Désormais, chaque fois que c’est possible, cette question reçoit cette réponse : { $move }. « toujours » montre vos consignes, « demander » les retire.
cli-order = { "  " }{ $number }  { $rule } : { $move }
cli-no-orders = Toutes les questions vous sont posées : aucune consigne n’est donnée.
cli-why-form = Pourquoi quoi ? Donnez un coup, une partie de coup ou une chose : pourquoi march, pourquoi asie.
cli-why-possible = « { $text } » est possible maintenant.
cli-save-form = Sauver où ? Donnez un fichier : sauver ma-partie.jsonl
cli-saved = Enregistré dans { $file }. Pour continuer plus tard : { $command }
cli-save-first = Enregistrer dans quel fichier ? (Entrée : ne pas enregistrer)
cli-left = Au revoir.
cli-left-unsaved = Vous quittez une partie qui n’a pas été enregistrée. La prochaine fois, tapez d’abord « sauver FICHIER » ; « quadriga play --resume FICHIER » la reprend ensuite.
cli-left-saved = Au revoir. Pour continuer : { $command }
cli-left-behind = Les coups joués depuis le dernier enregistrement ne sont pas gardés. Pour continuer depuis « { $file } » : { $command }

cli-play-help =
    Un numéro choisit dans la liste ; un groupe s’ouvre. On peut taper un coup, Tab le complète. Tout autre mot filtre la liste.
    Une ligne vide montre de nouveau toute la liste. Commandes (précédées d’une barre oblique, elles marchent toujours) :
cli-command-map = carte
cli-command-map-help = la carte par région ; « carte asie » montre un lieu et ses voisins
cli-command-sides = camps
cli-command-sides-help = les places et ce qu’elles possèdent
cli-command-card = fiche
cli-command-card-help = une carte ou un pion par son numéro ou son nom : « fiche 12 » ; seul, ceux de votre main
cli-command-who = qui quoi
cli-command-who-help = un chef, une pièce, un peuple : « qui hannibal », « quoi infanterie » ; ce qui est imprimé et où il se trouve
cli-command-tables = tables aides
cli-command-tables-help = les tables de la boîte ; « tables attrition » en montre une
cli-command-list = liste coups
cli-command-list-help = de nouveau la question et tous les choix
cli-command-all = tout tous toutes
cli-command-all-help = tout choisir, quand plusieurs choses se choisissent à la fois ; « 1 3 5 » en choisit quelques-unes
cli-command-log = journal
cli-command-log-help = ce qui vient d’arriver ; « journal 100 » remonte plus loin
cli-command-undo = annuler
cli-command-undo-help = reprendre votre dernière décision, tant que rien n’a été jeté ou montré
cli-command-why = pourquoi
cli-command-why-help = pourquoi quelque chose est impossible : « pourquoi march », « pourquoi asie »
cli-command-rules = règles règle regles regle
cli-command-rules-help = la section qui pose cette question ; « règles 9.2 » une autre, « règles retraite » celles qui en parlent
cli-command-hint = conseil hint
cli-command-hint-help = ce qu’un calcul jouerait ici, avec ses chances
cli-hint-none = Personne ici ne connaît assez ce jeu pour donner un conseil.
cli-hint-line = { "  " }{ $chance } % (à { $doubt } près) : { $move }
cli-command-odds = pronostic odds
cli-command-odds-help = comment finiraient vos prochaines batailles, ou celles d’une zone : « pronostic asia »
cli-command-always = toujours
cli-command-always-help = toujours répondre de même à cette question : « toujours 2 », « toujours end-razing » ; seul, montre vos consignes
cli-command-ask = demander
cli-command-ask-help = être de nouveau interrogé : retirer vos consignes, ou l’une d’elles par son numéro
cli-command-take-back = reprendre
cli-command-take-back-help = revenir avant votre dernière décision, dés compris, si tous au clavier sont d’accord ; « reprendre 3 » avant la troisième
cli-command-concede = abandonner
cli-command-concede-help = abandonner ; un robot joue pour vous tant que d’autres se battent
cli-command-acclaim = proclamer
cli-command-acclaim-help = proclamer un autre vainqueur : « proclamer 2 » ; la partie finit quand tous les autres en font autant
cli-command-save = sauver
cli-command-save-help = enregistrer la partie dans un fichier
cli-command-help = aide
cli-command-help-help = cette aide
cli-command-quit = quitter
cli-command-quit-help = quitter la table
