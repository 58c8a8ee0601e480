# Parties enregistrées, dés et chances à la ligne de commande.

records-help-file = La partie enregistrée.
records-help-replay = Parcourir une partie coup par coup : suivant, retour, saut, prochaine bataille, plateau.
records-help-step = Avancer pas à pas même si les commandes viennent d’un fichier ou d’un programme.
records-help-mend = Laisser de côté une dernière ligne coupée par une panne.
records-help-verify = Recalculer chaque jet et chaque tirage d’une partie finie à partir du secret de ses dés.
records-help-dice = Compter tous les dés d’une partie face à ce que montrent des dés justes, et la chance de chacun au combat.
records-help-odds = Dire comment finira une bataille, exactement, d’après les règles elles-mêmes.
records-help-situation = La bataille en JSON, ou @FICHIER. « docs/records.md » en donne la forme.

records-example-replay =
    Exemple : quadriga replay ma-partie.jsonl

    Par un tube, ou avec --json, tous les coups sont écrits d’un trait.
records-example-verify =
    Exemple : quadriga verify ma-partie.jsonl --json

    Codes de sortie : 0 chaque tirage est juste, 1 la partie a été modifiée ou un tirage est faux, 2 ce n’est pas une partie, 3 on ne peut rien dire (dés à graine ou dés réels, partie inachevée).
records-example-dice = Exemple : quadriga dice ma-partie.jsonl
records-example-odds =
    Exemple : quadriga odds conquest --situation '{ "{" }"attacker":{ "{" }"leaders":1,"infantry":5{ "}" },"defender":{ "{" }"infantry":4,"fortified":true{ "}" }{ "}" }'

# ---------------------------------------------------------------- ce qui cloche dans un fichier

records-no-file = quelle partie ? Nommez son fichier.
records-broken = « { $file } » est inutilisable. Ligne { $line } : { $reason }.
records-broken-at = « { $file } » est inutilisable. Ligne { $line } : { $reason } ({ $detail }).
records-illegal = « { $file } » est inutilisable. Ligne { $line }, « { $move } » : { $why }
records-truncated = « { $file } » s’arrête au milieu de la ligne { $line }. Si une panne l’a coupée, --mend continue sans elle.
records-stop = Enregistrée par la version { $version } des règles de ce jeu ; ici elles se comportent selon la version { $here }. Jusqu’à la ligne { $line }, les coups mènent au même point ; là, les chemins se séparent : { $why }
records-altered = « { $file } » est inutilisable. Ligne { $line } : { $reason }, et { $also }.
records-foreign = « { $file } » est inutilisable. Ligne { $line } : c’est une partie de « { $game } », un jeu qui n’est pas ici. Il y a : { $games }.

# ---------------------------------------------------------------- replay

records-replay-about = { $scenario }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
records-replay-hint = Entrée avance d’un coup, « aide » dit ce qu’on peut taper d’autre.
records-replay-prompt = { $at }/{ $moves } >
records-replay-unknown = « { $line } » n’est pas une commande ; « aide » en donne la liste.
records-replay-jump-form = sauter où ? À un nombre de coups de 0 à { $moves }.
records-replay-no-battle = Aucune bataille ne commence après cela.
records-replay-no-zone = Aucune zone ne s’appelle « { $zone } ».
records-moved = { $seat } : { $move }
records-drawn = Hasard : { $move }
records-going-on = La partie n’est pas finie.
records-closed = La table a mis fin à la partie ({ $reason }).

records-command-next = suivant s
records-command-next-help = un coup plus loin (Entrée fait de même)
records-command-back = retour r
records-command-back-help = un coup en arrière
records-command-jump = saut j
records-command-jump-help = à l’endroit après tant de coups, comme « saut 120 » ou simplement « 120 »
records-command-battle = bataille x
records-command-battle-help = à la prochaine bataille
records-command-map = carte plateau c
records-command-map-help = le plateau à cet endroit, ou une zone : « carte asia »
records-command-sides = camps p
records-command-sides-help = les places et leurs chiffres à cet endroit
records-command-help = aide h ?
records-command-help-help = cette liste
records-command-quit = quitter q
records-command-quit-help = s’en aller

# ---------------------------------------------------------------- verify

records-verified = Vérifié : le secret est celui qui fut promis avant la partie, et { $draws ->
    [0] aucun tirage n’en dépend
    [one] le seul tirage en vient
   *[other] les { $draws } tirages en viennent
}{ $void ->
    [0] .
    [one] {" "}; l’un d’eux a été repris d’un commun accord.
   *[other] {" "}; { $void } d’entre eux ont été repris d’un commun accord.
}
records-partly = Jusqu’où cela va : le secret est celui qui fut promis avant la partie, et { $draws ->
    [0] aucun tirage
    [one] le seul tirage
   *[other] les { $draws } tirages
} jusque-là { $draws ->
    [0] n’en dépend
    [one] en vient
   *[other] en viennent
}. La suite ne peut être recalculée par les règles d’aujourd’hui.
records-not-verified = Non vérifié : cette partie n’est pas ce qu’elle devrait être.
records-unverifiable = Invérifiable : les dés de cette partie viennent d’une graine ou ont été jetés à la main, personne ne peut recalculer ses tirages ({ $draws }).
records-unfinished = Pas encore : le secret des dés est révélé à la dernière ligne, que cette partie n’a pas. { $draws ->
    [0] Aucun tirage ne l’attend encore.
    [one] Un tirage l’attend.
   *[other] { $draws } tirages l’attendent.
}
records-fault = Ligne { $line } : { $reason }.
records-wrong-draw = Le tirage { $draw } (ligne { $line }) est faux : « { $recorded } » est écrit, le secret donne « { $expected } ».
records-proven-chained = Prouvé : chaque jet dépend de tout ce qui fut décidé avant lui, et des nombres que les joueurs y ont ajoutés{ $count ->
    [0] .
    [one] {" "}; la place { $seats } n’en a ajouté aucun.
   *[other] {" "}; les places { $seats } n’en ont ajouté aucun.
}
records-unproven-chained = Non prouvé : que celui qui tenait les dés n’a pas joué lui-même en essayant des nombres, choisi les réponses d’un robot, ou tiré plusieurs secrets.
records-unproven-first = Non prouvé : que celui qui tenait les dés n’a pas connu tous les jets dès le début, ou tiré plusieurs secrets.
records-fingerprint = Empreinte (SHA-256) : { $digest }

# ---------------------------------------------------------------- dice

records-draws = Jets et tirages : { $draws }, dont annulés : { $void }.
records-table = { $name } : { $dice } en tout
records-table-face = face
records-table-seen = vu
records-table-expected = attendu
records-chi-square = Khi-deux { $chi }, degrés de liberté { $freedom } : des dés justes s’écartent d’au moins autant avec la probabilité { $tail }.
records-no-chi-square = Trop peu, ou trop différents entre eux : pas de khi-deux.
records-luck = Chance au combat
records-luck-seat = place
records-luck-rolls = jets
records-luck-hits = touches
records-luck-expected = attendu
records-luck-luck = chance
records-luck-deviations = en écarts types
records-luck-note = La chance est le nombre de touches moins la moyenne exacte de chaque jet tel qu’il se présentait. Les jets annulés ne comptent pas. En deçà de deux écarts types, rien d’inhabituel.

# ---------------------------------------------------------------- odds

records-no-situation = quelle bataille ? Donnez-la avec --situation.
records-not-json = la situation n’est pas du JSON : { $detail }.
records-situation-no-battles = { $where } n’a pas de bataille qu’on puisse calculer à part.
records-situation-not-an-object = « { $where } » devrait être un objet entre accolades.
records-situation-missing = « { $where } » manque dans la situation.
records-situation-unknown-entry = « { $where } » ne fait pas partie d’une situation ; il y a { $expected }.
records-situation-not-a-number = « { $where } » devrait être un nombre entier dans { $expected }.
records-situation-not-a-truth = « { $where } » devrait être true ou false.
records-situation-not-an-order = « { $where } » devrait nommer chacun une fois, dans l’ordre : { $expected }.
records-situation-no-units = « { $where } » n’a aucune unité pour combattre.
records-situation-too-many-pieces = « { $where } » : il faudrait les pièces de plus que les { $expected } couleurs du jeu.
records-situation-too-many-cards = « { $where } » : il y a au plus { $expected } cartes de cette sorte.
records-situation-galley-full = « { $where } » : une galère porte au plus { $expected } unités.
records-situation-retreat = « { $where } » ne peut être que « { $expected } ».

records-odds-none = Aucune bataille ne vous attend ici.
records-odds-battle = Bataille : { $zone }
records-odds-attack = Attaque : { $zone }, avec tout ce qui peut marcher depuis { $start }
records-odds-more = Encore { $number } : nommez une zone.
records-odds-note-conquest = Les deux camps remplissent leur légion d’infanterie, puis de cavalerie, puis de catapultes, cèdent d’abord la cavalerie, puis les catapultes, et ne battent jamais en retraite.
records-odds-entry-column = colonne
records-odds-entry-shifted = colonne après qualité
records-odds-entry-attacker = attaquant
records-odds-entry-defender = défenseur
records-odds-entry-winner = vainqueur
records-odds-entry-rounds-mean = rounds, en moyenne
records-odds-entry-policy = les deux camps
records-odds-entry-lead-largest-share = jouent la carte qu’ils ont en plus grand nombre
records-odds-entry-fight-to-the-end = combattent jusqu’au bout, selon les ordres donnés
records-odds-entry-p = probabilité
records-attacker-wins = l’attaquant gagne
records-defender-wins = le défenseur gagne
records-both-destroyed = les deux sont détruits
records-fleets-part = les flottes se séparent
records-units-left = unités restantes
records-attacker = attaquant
records-defender = défenseur
records-mean = moyenne
records-interval = { $chance } (de { $low } à { $high } avec 95 % de confiance)
records-exact = Exact.
records-sampled = Trop grand pour un calcul exact : compté sur { $samples } batailles.
records-percent = { $number } %
records-decimal = { $sign }{ $whole },{ $part }

# ---------------------------------------------------------------- play

records-help-real-dice = Jeter les dés sur votre table et taper ce qu’ils montrent.
records-help-record = Écrire chaque coup dans ce fichier à mesure qu’il est joué, pour que rien ne se perde.
records-exists = « { $file } » existe déjà et n’a pas été touché. Choisissez un autre nom, ou reprenez-le : --resume FICHIER --record FICHIER.
records-seed-or-real = --seed et --real-dice ne vont pas ensemble : ou l’ordinateur jette les dés, ou vous.
records-recorded = Toute la partie est dans « { $file } ».
records-type-roll = Jetez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} et tapez le résultat, comme « 2 infanterie 1 face vide » ou « infantry:2 blank:1 ». Faces : { $faces }.
records-type-draw = Tirez à votre table et tapez le résultat, comme « { $example } ».
records-roll-prompt = dés >
records-not-a-roll = « { $line } » est illisible ({ $detail }).
records-impossible-roll = « { $line } » ne peut sortir avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}. Regardez encore.
records-impossible-draw = « { $line } » ne peut sortir ici. Regardez encore.

# Situations de la République qui n’en sont pas.
records-situation-not-a-text = « { $where } » devrait être un texte entre guillemets.
records-situation-not-a-list = « { $where } » devrait être une liste entre crochets.
records-situation-not-one-of = « { $where } » devrait être l’un de ceux-ci : { $expected }.
records-situation-not-a-senator = « { $where } » devrait être le numéro ou le nom d’un sénateur, comme 4, "1A" ou "fabius".
records-situation-twice = « { $where } » est là deux fois.
records-situation-no-chits = Il y a plus de commandants que de jetons de mortalité : donnez à chacun son « chit ».
records-situation-wrong-confrontation = « { $where } » : avec ses unités navales, cette confrontation est « { $expected } ».
records-situation-assaults-nothing = « { $where } » est un conflit qui n’assaille aucune province.
records-situation-not-a-target = « { $where } » n’est pas sur la liste des provinces assaillies par « { $expected } ».
records-situation-too-many = « { $where } » peut avoir au plus { $expected } entrées.
records-situation-no-rebel-at-rome = « { $where } » : aucun rebelle n’est à Rome.
records-situation-not-rebel = « { $where } » devrait être une province tenue par la rébellion.
records-situation-governor-marches = « { $where } » : un propréteur qui marche sur Rome laisse sa province sans propréteur.
records-situation-governor-missing = « { $where } » : le rebelle dans sa province en est le propréteur ; nommez-le là.
records-situation-not-in-play = « { $where } » nomme un conflit qui n’est pas en jeu.
records-situation-one-army = « { $where } » : une seule armée combat le rebelle à Rome, et une par province rebelle.
records-situation-too-many-units = « { $where } » : toutes les forces réunies demandent plus que les { $expected } de la boîte.
records-situation-other-group = « { $where } » n’appartiennent pas tous à « { $expected } ».
records-situation-same-chit = « { $where } » : général et maître de cavalerie ont le même jeton de mortalité.
records-situation-no-ships = « { $where } » n’a aucun navire pour prendre la mer.
records-situation-not-with = « { $where } » ne va pas avec « { $expected } ».
records-situation-whole-phase = Une phase entière n’a pas de chances propres : demandez une de ses confrontations.
