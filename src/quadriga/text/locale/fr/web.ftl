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
web-me = Moi
web-you = Vous
web-bot = robot { $bot }
web-bot-random = hasard
web-bot-greedy = avide
web-bot-planner = stratège
web-open-seat = un ami, par lien
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
web-sub-republic = les guerres du Sénat
web-era-republic = 264–43 av. J.-C.
web-length-republic = 20 à 60 min
web-line-republic = Choisissez la guerre et le général, comptez les légions. Puis trois dés disent qui rentre.
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
web-tab-seats = Sièges
web-tab-rules = Règles
web-tab-share = Liens
web-log = Ce qui s’est passé
web-seats = Sièges
web-details = Autres chiffres
web-your-last-move = votre dernier coup
web-older = Plus ancien
web-undo = Annuler
web-cancel = abandonner
web-chosen = Choisi : { $things }.
web-less = Moins
web-more = Plus
web-waits = { $side } réfléchit…
web-dice-fall = Les dés roulent…
web-seat-open = Un siège est encore vide : envoyez son lien à un ami.
web-table-works = La table travaille…
web-say-roll = Qu’avez-vous obtenu aux dés ?
web-over = La partie est finie.
web-offline = Connexion perdue, nouvel essai…
web-yes = oui
web-no = non
web-number = { $number }
web-command = Tapez un coup
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
web-order-keeps = { $rest } gardés
web-left = reste { $number }
web-on-map = sur la carte
web-buy-for = { $cost ->
    [0] Choisissez vos achats
   *[other] Acheter pour { $cost }
}
web-battle-in = Bataille : { $zone }
web-battle-round = round { $number }
web-attacker = attaque
web-defender = défend
web-legion = Légion de combat
web-reserve = Réserve
web-leaders = Chefs et galères
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
web-links-hint = Qui a le lien d’un siège joue ce siège. Envoyez à chaque ami le sien.
web-spectator = Spectateurs
web-copy = Copier
web-copied = Copié
web-this-table = Cette table
web-save-record = Enregistrer la partie
web-concede = Abandonner la partie
web-concede-sure = Oui, j’abandonne
web-dice-sealed = Les dés ont été scellés avant la partie :

web-settings = Réglages
web-language = Langue
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
web-key-m = M
web-key-m-does = montrer ou cacher le champ de bataille
web-key-l = L
web-key-l-does = le plateau en liste
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = déplacer la carte (quand elle a le focus)
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
web-problem-unknown = Désolé, le serveur ne connaît pas cela.
web-problem-no-secret = Cette partie n’est pas finie et ses dés sont scellés ailleurs : elle ne peut pas continuer ici.
