# La table dans le navigateur.

web-motto = quatre guerres romaines, une table
web-hall = Vers le hall
web-loading = On dresse la table…
web-continue = Reprendre
web-your-move = À vous
web-look = Regarder
web-you-are = vous êtes { $side }
web-new-table = Nouvelle table
web-learn = Apprendre
web-scenario = Scénario
web-how-many = Joueurs
web-options = Autres options
web-you = Vous
web-bot = robot { $bot }
web-bot-random = hasard
web-bot-greedy = Tiro (facile)
web-chances = chances de victoire, %
web-bot-centurio = Centurio (normal)
web-bot-legatus = Legatus (difficile)
web-level-random = Le hasard joue n’importe quel coup permis.
web-level-greedy = Tiro joue d’instinct et répond aussitôt.
web-level-centurio = Centurio essaie ses coups sur le plateau et répond en une seconde environ.
web-level-legatus = Legatus fait de même, jusqu’à cinq secondes par décision.
web-bot-planner = stratège
web-person = joueur
web-open-table = Ouvrir la table
web-import = Importer une partie
web-players = { $least ->
    [1] { $most ->
        [1] { $most } joueur
       *[other] { $least } à { $most } joueurs
    }
   *[other] { $most ->
        [2] { $most } joueurs
       *[other] { $least } à { $most } joueurs
    }
}
web-minutes-ago = { $number ->
    [0] à l’instant
   *[other] il y a { $number } min
}
web-hours-ago = il y a { $number } h
web-days-ago = { $number ->
    [1] hier
   *[other] il y a { $number } jours
}

web-sub-conquest = des Césars pour un seul trône
web-era-conquest = IIIᵉ siècle
web-length-conquest = 2 à 4 h
web-line-conquest = Légions, galères, routes et tribut. La province la plus riche est toujours celle du voisin.
web-sub-hannibal = Rome contre Carthage
web-era-hannibal = 218–202 av. J.-C.
web-length-hannibal = 2 à 4 h
web-line-hannibal = Des éléphants dans les Alpes, des alliés qui hésitent, quelques cartes et jamais assez.
web-sub-republic = sénateurs, votes et guerres
web-era-republic = 264–43 av. J.-C.
web-length-republic = 20 min – 6 h
web-line-republic = Magistratures, pots-de-vin, votes et légions. Rome doit tenir, et vous voulez y être le premier.
web-sub-ultimus = le dernier siècle de l’Occident
web-era-ultimus = 405–476
web-length-ultimus = 1 à 6 h
web-line-ultimus = Tenir mille lieues de fleuve avec des légions lasses, des traités et des généraux peu sûrs.

web-board = Le plateau : glisser pour déplacer, molette pour zoomer
web-closer = Rapprocher
web-farther = Éloigner
web-whole = Voir tout le plateau
web-drawer = Papiers
web-close = Fermer
web-tab-log = Table
web-tab-seats = Places
web-tab-rules = Règles
web-tab-share = Liens
web-turn = { $name } { $number }
web-log = Ce qui s’est passé
web-log-none = Rien encore.
web-seats = Places
web-details = Autres chiffres
web-your-last-move = votre dernier coup
web-older = Plus ancien
web-undo = Annuler
web-cancel = abandonner
web-chosen = Choisi : { $things }.
web-aim = À choisir sur le plateau : { $things }.
web-aim-papers = À choisir dans les papiers, sous « { $paper } ».
web-points = Points de mouvement : { $points }.
web-aim-for = { $purpose } ? { $aimed }
web-aim-pieces = { $count ->
    [one] un pion
   *[other] { $count } pions
}
web-aim-places = { $count ->
    [one] un lieu
   *[other] { $count } lieux
}
web-aim-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
web-title-yours = À vous : { $name } · Quadriga
web-title-waits = { $side } décide : { $name } · Quadriga
web-title-works = { $name } · Quadriga
web-title-over = Terminé : { $name } · Quadriga
web-question = Ce qui est demandé
web-tray = Ce qui est choisi
web-tray-count = { $count ->
    [one] { $count } choisi sur { $total }
   *[other] { $count } choisis sur { $total }
}
web-tray-all = Tout
web-tray-none = Rien
web-tray-fit = Tous ceux qui peuvent
web-tray-sorts = Par sorte
web-tray-stays = Restent : { $things }.
web-tray-where = { $count ->
    [one] Montrez le lieu sur le plateau.
   *[other] Montrez l’un des { $count } lieux sur le plateau.
}
web-tray-place = Choisir d’abord un lieu
web-tray-open = { $what }…
web-less = Moins
web-more = Plus
web-waits = { $side } réfléchit…
web-dice-fall = Les dés roulent…
web-seat-open = Une place est encore libre : envoyez son lien à un ami.
web-table-works = La table travaille…
web-say-roll = Qu’avez-vous obtenu aux dés ?
web-over = La partie est finie.
web-offline = Connexion perdue, nouvel essai…
web-yes = oui
web-no = non
web-number = { $number }
web-command = Tapez un coup
web-hand = Cartes en main
web-hand-over = C’est à { $side } de jouer. Passez la table.
web-take-seat = J’y suis
web-search-rules = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucune section n’en parle.
    [one] { $count } section
   *[other] { $count } sections
}

web-talents = talents
web-order-costs = cette commande coûte { $cost }
web-order-keeps = { $rest ->
    [one] { $rest } gardé
   *[other] { $rest } gardés
}
web-left = reste { $number }
web-on-map = sur la carte
web-buy-for = { $cost ->
    [0] Choisissez vos achats
   *[other] Acheter pour { $cost }
}
web-battle-in = Bataille : { $zone }
web-battle-round = manche { $number }
web-attacker = attaque
web-defender = défend
web-legion = Légion de combat
web-reserve = Réserve
web-hits = { $number ->
    [0] aucune touche
    [one] { $number } touche
   *[other] { $number } touches
}

web-replay = Revoir
web-replay-at = Coup { $number } sur { $count }
web-replay-start = Le début.
web-back = Un coup en arrière
web-forward = Un coup en avant
web-play = Lecture
web-pause = Pause
web-next-turn = Tour suivant
web-to-present = Retour au présent

web-links = Liens
web-links-hint = Qui a le lien d’une place joue cette place. Envoyez à chaque ami le sien.
web-spectator = Spectateurs
web-copy = Copier
web-copied = Copié
web-this-table = Cette table
web-save-record = Enregistrer la partie
web-concede = Abandonner la partie
web-concede-sure = Oui, j’abandonne
web-dice-fingerprint = La partie jusqu’ici, et avec elle le prochain jet, a pour empreinte
web-verdict-chained = Chaque jet dépend de tout ce qui fut décidé avant lui, et des nombres que les navigateurs des joueurs y ont ajoutés{ $count ->
    [0] .
    [one] {" "}; la place { $seats } n’en a ajouté aucun.
   *[other] {" "}; les places { $seats } n’en ont ajouté aucun.
} Non prouvé : que celui qui tenait les dés n’a pas joué lui-même en essayant des nombres, choisi les réponses d’un robot, ou tiré plusieurs secrets.
web-verdict-first = Non prouvé : que celui qui tenait les dés n’a pas connu tous les jets dès le début, ou tiré plusieurs secrets.
web-problem-no-numbers = Pour s’asseoir ici, le navigateur doit ajouter des nombres à lui pour les dés.
web-dice-sealed = Les dés ont été scellés avant la partie :

web-settings = Réglages
web-language = Langue
web-way = Par { $places }{ $points ->
    [0] .
    [1] { " " }: un point de mouvement.
   *[other] { " " }: { $points } points de mouvement.
}
web-way-risk = { $place } : { $what }, { $chance } %.
web-way-roll = { $place } : les dés tombent.
web-way-first = Première étape : { $place }
web-plan = Votre plan menait plus loin : { $place }.
web-plan-go = Continuer : { $place }
web-plan-drop = Abandonner le plan
web-key-p = P
web-key-p-does = reprend ce qui reste d’une marche
web-places = Noms sur les cartes
web-places-own = comme dans les textes
web-places-latin = partout en latin
web-alone = Une réponse unique que tous voient
web-alone-given = est donnée d’elle-même
web-alone-asked = est demandée
web-theme = Couleurs
web-theme-auto = comme le système
web-theme-light = claires
web-theme-dark = sombres
web-motion = Mouvement
web-motion-on = oui
web-motion-off = non
web-keys = Touches
web-key-slash = /
web-key-slash-does = taper un coup
web-key-u = U
web-key-u-does = annuler
web-key-esc = Échap
web-key-esc-does = laisser le choix
web-key-g = G
web-key-g-does = revoir pas à pas ce qu’ont fait les autres
web-key-b = B
web-key-b-does = montrer ou cacher le champ de bataille
web-key-l = L
web-key-l-does = le plateau en liste
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = déplacer la carte quand elle a le focus ; après Entrée, aller de lieu en lieu
web-key-plus = + − 0
web-key-plus-does = rapprocher, éloigner, tout voir

web-no-table = Cette table est introuvable.
web-no-table-hint = Son lien n’ouvre rien ici : demandez-en un autre à qui vous l’a envoyé.
web-problem = Désolé, cela n’a pas marché ({ $key }).
web-problem-offline = Désolé, le serveur ne répond pas.
web-problem-stale = La table avait déjà avancé ; voici où elle en est.
web-problem-too-fast = Désolé, c’était trop rapide pour le serveur. Réessayez.
web-problem-too-large = Désolé, ce fichier est trop gros.
web-problem-invalid = Désolé, le serveur n’a pas compris.
web-problem-no-secret = Cette partie n’est pas finie et ses dés sont scellés ailleurs : elle ne peut pas continuer ici.

# Pages et panneaux.

web-games = Les jeux
web-spectating = vous regardez
web-you-against-bot = vous êtes { $side }, contre le robot { $bot }
web-you-among = { $number } places, vous êtes { $side }
web-tables-wait = { $number ->
    [one] une table vous attend
   *[other] { $number } tables vous attendent
}
web-all-tables = Les { $number } tables
web-chair-me = moi
web-chair-open = un ami, par lien
web-chair-here = un ami à côté de moi
web-dice = Dés
web-dice-ours = les nôtres
web-dice-real = de vrais dés, vous lancez
web-verify = Vérifier les dés d’une partie
web-verify-short = Vérifier les dés
web-verify-about = Nos dés sont tirés et scellés avant le premier coup ; la feuille d’une partie finie ouvre le sceau. Collez-la ici : chaque jet est recalculé.
web-verify-do = Vérifier ses dés
web-import-about = Ouvrez une feuille de partie comme une table : rejouez-la, ou continuez-la si elle n’est pas finie. Un essai ne change rien.
web-import-open = Ouvrir comme une table
web-record = Feuille de partie
web-record-paste = Collez ici la feuille d’une partie, ou choisissez son fichier.
web-record-file = Choisir un fichier
web-broken-record = Désolé, cette feuille est inutilisable : { $reason }. Rien n’a été changé.
web-broken-record-line = Désolé, cette feuille est inutilisable. Ligne { $line } : { $reason }. Rien n’a été changé ; corrigez-la et réessayez.
web-verdict-verified = Les dés sont honnêtes
web-verdict-verified-says = Le secret est bien celui scellé avant la partie, et { $draws ->
    [0] aucun jet n’en dépend
    [one] le seul jet en découle
   *[other] les { $draws } jets et tirages en découlent
}{ $void ->
    [0] .
    [one] {" "}; l’un d’eux a été repris d’un commun accord.
   *[other] {" "}; { $void } d’entre eux ont été repris d’un commun accord.
}
web-verdict-wrong = Les dés ne concordent pas
web-verdict-wrong-says = Cette feuille a été modifiée après coup, ou un de ses tirages ({ $draws }) n’est pas celui que donne le secret.
web-verdict-unverifiable = Personne ne peut le dire
web-verdict-unverifiable-says = Les tirages de cette partie ({ $draws }) viennent d’une graine ou ont été faits à la main : il n’y a pas de sceau à ouvrir.
web-verdict-partly = Honnêtes, aussi loin qu’on voie
web-verdict-partly-says = Le secret est bien celui scellé avant la partie, et { $draws ->
    [0] aucun jet n’en dépend encore
    [one] le premier jet en découle
   *[other] les { $draws } premiers jets et tirages en découlent
}. Ensuite, les règles se comportaient autrement quand elle fut jouée : le reste ne peut être recalculé.
web-verdict-unfinished = Pas encore
web-verdict-unfinished-says = Le sceau s’ouvre à la dernière ligne d’une partie, et celle-ci n’est pas finie. { $draws ->
    [0] Aucun tirage ne l’attend encore.
    [one] Un tirage l’attend.
   *[other] { $draws } tirages l’attendent.
}
web-rulebook = Livret
web-rules-parts = Livret ou aides de jeu
web-rules-all = tout le livret
web-aids = Aides de jeu
web-search-aids = Chercher dans les tables, cartes et pions
web-no-aids = Il n’y a rien d’imprimé à consulter.
web-aid-cards = Cartes
web-palette = Couleurs des camps
web-palette-about = Les couleurs franches restent distinctes pour qui confond le rouge et le vert. Formes et emblèmes distinguent les camps de toute façon.
web-palette-plain = atlas
web-palette-clear = franches
web-pause-none = comme ça vient
web-pause-about = Combien de temps reste visible chaque pas que vous ne décidez pas.
web-seconds = { $number } s
web-sounds = Sons
web-sounds-about = Une note douce quand vient votre tour.
web-sounds-on = oui
web-sounds-off = non
web-key-tab = Tab
web-key-tab-does = tout ce qu’on peut choisir, l’un après l’autre ; Entrée choisit
web-key-r = R
web-key-r-does = le livret
web-key-a = A
web-key-a-does = les aides de jeu
web-key-h = H
web-key-h-does = ce qui s’est passé depuis votre dernier coup
web-assistant = Aide au combat
web-assistant-about = Pour un groupe autour d’un vrai plateau : posez un combat à la main, voyez ses chances, et résolvez-le avec nos dés ou avec les vôtres.
web-confrontation = Quel combat ?
web-odds = Chances
web-odds-show = Voir les chances
web-odds-overall = Issue
web-odds-results = Résultats du dé
web-odds-line = attaquant : { $attacker } ; défenseur : { $defender } ; victoire : { $winner }
web-odds-mean = moyenne { $number }
web-odds-between = de { $low } à { $high } avec 95 % de confiance
web-odds-attacker-left = Ce qui reste à l’attaquant
web-odds-defender-left = Ce qui reste au défenseur
web-resolve = Résoudre
web-our-dice = Lancer nos dés
web-dice-or-yours = Lancez nos dés, ou dites ce qui est sorti à votre table.
web-assistant-sides = Dans ce qui suit, l’attaquant est { $attacker }, le défenseur { $defender }.
web-copy-list = Copier la liste
web-print-list = Imprimer la liste
web-list-copied = C’est copié.
web-list-not-copied = Ce navigateur ne nous laisse pas copier ; sélectionnez la liste et copiez-la vous-même.
web-begin-again = Recommencer
web-no-battles = Ce jeu n’a pas de combat qu’on puisse poser à part.
web-rolled = Dés : { $said } sur { $total }
web-search-roll = Tapez ce qui est sorti
web-field-attacker = Attaquant
web-field-defender = Défenseur
web-field-leaders = Chefs
web-field-infantry = Infanterie
web-field-cavalry = Cavalerie
web-field-catapults = Catapultes
web-field-fortified = derrière des murs
web-field-cards = Cartes de bataille
web-field-general = Général
web-field-rating = Talent de tacticien
web-field-strength = Force
web-field-quality = Qualité
web-field-bonus = Bonus tactique
web-field-politics = Politique (guerre civile)
web-field-attacker-roman = des Romains parmi les attaquants
web-field-defender-roman = des Romains parmi les défenseurs
web-field-defender-settled = les défenseurs sont fédérés ou un royaume
web-field-crossed = par un fleuve ou un détroit
web-field-outside-empire = hors de l’Empire
web-field-capital = dans la capitale d’un royaume
web-field-luck = Autres modificateurs
web-field-fury = Stratagème qui fixe le résultat
web-field-military = Valeur militaire
web-field-senator = Sénateur
web-field-chit = Jeton de mortalité
web-field-master-of-horse = Maître de cavalerie
web-field-legions = Légions
web-field-veterans = Vétérans
web-field-fleets = Escadres
web-field-militia = Milice
web-field-land-before = Valeur terrestre quand sa flotte fut vaincue
web-field-flotillas = Flottilles
web-field-conflict = Conflit
web-field-active-in-group = Cartes actives de son groupe
web-field-fleet-defeated = sa flotte est déjà battue
web-field-province = Province
web-field-developed = développée
web-field-loyal = fidèle à Rome
web-field-governor = Propréteur
web-field-captured = Provinces qu’il tient
web-field-provinces = Provinces en jeu
web-field-rebel = Rebelle
web-field-convoy = Convoi
web-field-partisan = simple partisan
web-field-naval-won = Rome a déjà vaincu en mer
web-field-draw-pile = Cartes dans la pioche
web-field-next-pile = la pile de l’époque suivante servira
web-field-omens = Mauvais présages
web-field-galleys = Galères
web-field-laden = Galères chargées
web-field-legion = La légion de combat se remplit de
web-field-losses = Les unités sont sacrifiées dans l’ordre
web-field-played = Cartes de bataille déjà jouées
web-field-influence = Influence
web-field-earlier = Une expédition de ce tour a fini en
web-field-go-on = pour les chances : combat à terre après une victoire navale
web-field-conflicts = Conflits
web-field-status = Il est
web-field-holder = Tenue par
web-field-expeditions = Expéditions
web-field-against = Contre
web-field-rebellion = Rébellion
web-field-place = Où se tient le rebelle
web-field-marching-general = À Rome : un général
web-field-marching-governor = À Rome : un propréteur
web-field-convoys = Convois
web-field-interceptors = Escadres qui interceptent
web-field-reserves = Réserves à Rome
web-field-captives = Captifs
web-field-add = En ajouter
web-field-remove = Retirer
web-thinks = { $side } réfléchit : « { $prompt } »
web-decides = { $side } décide : « { $prompt } »
web-always = Toujours répondre de même…
web-always-hint = Votre prochaine réponse sera donnée chaque fois que la question se posera.
web-asides = À dire à tout moment
web-orders = Ordres permanents
web-orders-none = Aucun. « Toujours répondre de même… », sous une question, en donne un.
web-order-says = { $prompt } – { $answer }
web-withdraw = Retirer
web-take-back = Demander à reprendre mon dernier coup
web-take-back-here = Demander à revenir ici
web-proposed = On propose de reprendre { $number ->
    [one] le dernier coup.
   *[other] les { $number } derniers coups.
}
web-proposed-mine = Vous êtes d’accord ; les autres n’ont pas encore répondu.
web-agree = D’accord
web-refuse = Refuser
web-acclaim = Proclamer le vainqueur
web-acclaim-hint = La partie finit quand tous les autres proclament le même.
web-acclaimed = { $side } proclame { $winner } vainqueur.
web-reconnected = Connexion rétablie.
web-since = Depuis votre passage
web-since-at = Depuis votre passage : { $number } sur { $count }
web-since-again = revoir depuis mon coup
web-skip = Passer
web-catch-up = { $number ->
    [one] un pas attend
   *[other] { $number } pas attendent
}
web-tab-chat = Causette
web-chat-say = Dire quelque chose à tous
web-chat-send = Envoyer
web-chat-none = Personne n’a encore rien dit.
web-conceded = a abandonné
web-eyes = Les yeux de qui
web-own-eyes = les miens
web-chart = Courbe
web-chart-says = { $name } de chaque place au fil de la partie
web-next-battle = Bataille suivante
web-last-turn = Tour précédent
web-jump-turn = Tour
web-verify-this = Vérifier les dés
web-record-partial = Tant que la partie dure, la feuille contient ce que votre place peut savoir.
web-real-dice-on = Vrais dés : qui est assis ici annonce le jet.
web-commands-none = Aucun coup ne dit cela.
web-problem-not-over = Cela s’ouvre à tous une fois la partie finie.
web-problem-illegal = Désolé, cela n’a pas pu sortir ici.
web-problem-game-over = La partie est finie.
web-problem-spectator = Les spectateurs ne peuvent que regarder.
web-problem-nothing-to-take-back = Il n’y a rien à reprendre.
web-problem-no-proposal = La proposition n’est plus sur la table.
web-problem-refused = Désolé, la table ne le permet pas maintenant.
web-empty-seat = libre
web-empty-seats = Places libres
web-agreements = Entre nous
web-problem-not-your-seat = Cette place n’est pas la vôtre.
web-problem-conceded = Cette place a abandonné.
web-closed-concession = Les autres ont abandonné. Victoire : { $winner }.
web-closed-acclamation = Vainqueur proclamé : { $winner }.
web-closed-outgrown = Les règles ont changé et personne n’est revenu en arrière : la partie reste indécise.
web-problem-damaged = Désolé, cette table est abîmée sur le serveur et ne peut être ouverte ; les autres le peuvent.
web-problem-too-many-tables = Désolé, trop de tables ont été ouvertes d’ici aujourd’hui.
web-problem-table-full = Cette partie est devenue trop longue pour continuer.
web-problem-foreseen = Qui a apporté cette partie peut savoir ce qui va venir : elle n’a pas de place pour d’autres.
web-foreseen = Cette partie a été apportée inachevée : qui l’a apportée peut en connaître les mains et les dés à venir.
web-problem-carried = Une partie qui continue d’une position enregistrée ne se lit ici qu’une fois finie.
web-problem-outgrown = Les règles ont changé : convenez d’abord de la suite de la partie.
web-changed-carried = Les règles de ce jeu ont changé en cours de partie. Elle continue là où elle en était.
web-changed-back = Les règles de ce jeu ont changé en cours de partie, et ses derniers coups n’y sont plus conformes. Vous êtes revenus au dernier qui l’est.
web-changed-agree = Les règles de ce jeu ont changé en cours de partie, et ses derniers coups n’y sont plus conformes. Acceptez de revenir au dernier qui l’est, ou laissez la partie indécise.
web-changed-void = { $void ->
    [one] Un jet ou tirage ne compte plus.
   *[other] { $void } jets et tirages ne comptent plus.
}
web-closed = La table a mis fin à la partie.
web-my-seat = Ma place
web-sit-down = Me rasseoir
web-stand-in = Laisser jouer un robot pour moi
web-odds-note = { $name } : { $value }
web-field-hand = Cartes connues
web-problem-busy = Désolé, le serveur a trop de calculs en cours. Réessayez dans un instant.
web-problem-too-long = Désolé, ce calcul dépasse le temps permis. Moins de pièces aideraient.
web-problem-unwritten = Désolé, le serveur n’a pas pu l’écrire ; rien n’a changé. Réessayez.
web-problem-no-such-table = Cette table est introuvable.
web-problem-no-such-move = Ce coup n’existe pas.
web-problem-no-seat = Cette place n’existe pas.
web-problem-foreign-origin = Désolé, cela venait d’une page d’une autre adresse : rien n’a été fait.
web-problem-unknown-host = Désolé, ce serveur ne répond pas à ce nom.
web-problem-no-person = Un robot joue cette place.
web-problem-no-roll = Aucun jet n’est attendu.
web-problem-no-prompt = Ce jeu ne pose pas cette question.
web-problem-out-of-play = Cette place est hors jeu : elle n’a plus voix au chapitre.
web-problem-no-self-acclaim = On ne se proclame pas soi-même.
web-problem-batch-too-long = La table doit d’abord répondre.
web-reckoning = Calcul en cours…
web-problem-failed = Désolé, le serveur a trébuché. Rien n’a été changé.

# ---------------------------------------------------------------- parties guidées

web-lesson = Leçon
web-lesson-of = Leçon { $number } sur { $all }
web-lesson-minutes = { $number ->
    [1] environ une minute
   *[other] environ { $number } minutes
}
web-lesson-continue = Partie guidée : reprendre la leçon { $number } sur { $all }
web-lesson-waits = La leçon { $number } attend son moment ; jouez toujours.
web-lesson-next = Suivant
web-lesson-show = Montrez-moi
web-lesson-why = Pourquoi ?
web-lesson-leave = Quitter la leçon
web-lesson-back = Revenir à la leçon
web-lesson-again = Recommencer
web-lesson-detour = Autre chose : très bien aussi.
web-lesson-detour-text = Vous avez choisi : { $move }. La leçon attend que son moment revienne.
web-lesson-carry-on = Continuer
web-lesson-take-back = Revenir en arrière
web-lesson-over = La leçon est finie
web-lesson-over-text = Vous avez tout vu. La partie reste la vôtre, contre le même adversaire.
web-lesson-play-on = Jouer encore

# --------------------------------------------------- ce qu’ont fait les autres, sur la carte

web-seen = Ce que les autres ont fait depuis votre coup
web-seen-at = { $number ->
    [0] Depuis votre coup
   *[other] { $number } sur { $count }
}
web-seen-all = Tout ce qui s’est passé est dessiné sur la carte, jusqu’à votre coup.
web-seen-again = Revoir
web-seen-back = Un pas en arrière
web-seen-on = Un pas en avant
web-seen-whole = Tout d’un coup
web-seen-close = L’ôter de la carte
web-speed = Vitesse
web-times = { $number ->
    [0.5] ½×
   *[other] { $number }×
}
web-hint = Conseil
web-hint-thinks = Réflexion…
web-hint-head = Ce que jouerait une recherche
web-hint-chance = { $chance } % (± { $doubt })
web-hint-note = Chances de gagner, calculées d’après ce que votre place peut savoir. C’est l’avis d’un robot.
web-analyse = Analyser la partie
web-analysis-running = La partie est relue : { $done } sur { $of }
web-analysis = { $count ->
    [0] Analyse : aucun tournant
    [one] Analyse : un tournant
   *[other] Analyse : { $count } tournants
}
web-analysis-even = Les chances n’ont jamais beaucoup changé d’un coup.
web-analysis-turn = Coups { $first } à { $last }
web-analysis-seat = { $side } { $before } % → { $after } %
web-analysis-move = Coup { $number }
web-analysis-better = { $side } a choisi « { $played } » ({ $chance } %) ; « { $move } » semblait meilleur ({ $best } %).
web-pace = Rythme
web-pace-quick = Robots et dés n’attendent pas
web-pace-note = Pour tous à cette table. Ce qui s’est passé entre-temps est dans le journal.
web-problem-no-judge = Aucune recherche n’a encore appris ce jeu.
web-problem-not-your-turn = C’est à un autre de décider.
