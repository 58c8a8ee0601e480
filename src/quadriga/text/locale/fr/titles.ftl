# Ce que chaque titre ajoute à la table du navigateur.

titles-percent = { $number } %
titles-wins = victoire : { $side }
titles-exact = exact, avec les ordres habituels
titles-sampled = d’après { $number } batailles jouées
titles-neither = { $number } % sans vainqueur
titles-your-chances = Chances
titles-attack = Attaque : { $zone }
titles-attack-from = depuis { $zone }
titles-units-left = Unités restantes en moyenne : { $own } contre { $other }
titles-see-battle = Revenir à la bataille
titles-see-map = Voir la carte
titles-to-map = Revenir à la carte

# Hannibal : le champ de bataille.

titles-field-of = Le champ de { $space }
titles-no-general = Aucun général ne les mène.
titles-cards-dealt = Cartes de combat reçues
titles-cards-left = { $number ->
    [0] aucune carte de combat
    [one] { $number } carte de combat
   *[other] { $number } cartes de combat
}
titles-any-type = tout type
titles-retreat-by = retraite { $number }
titles-card-note = { $card } : { $note }
titles-stands-for = par { $card }
titles-your-answer = votre réponse
titles-your-lead = à vous d’attaquer
titles-attacks = { $side } attaque
titles-matched = parée
titles-no-answer = sans réponse
titles-cast-good = { $die }, au plus { $needed } : réussi
titles-cast-bad = { $die }, plus de { $needed } : rien ne change
titles-takes-lead = { $side } mène la suite
titles-before-rounds = Les armées se rangent. Les cartes seront données après les ordres.
titles-result = Comment cela finit
titles-wins-field = { $side } tient le champ
titles-if-it-ended = Si elle était gagnée ainsi
titles-so-far = Jusqu’ici
titles-hand-left = Votre main, { $number } cartes sur { $dealt }
titles-faded = les cartes pâles ne conviennent pas : choisissez-en une pour savoir pourquoi

# Hannibal : cartes, politique, généraux.

titles-ship = peut transporter une armée par mer
titles-counter = contre-événement
titles-leaves = quitte le jeu après usage
titles-betrayed = connue de l’ennemi
titles-use-march = marche
titles-use-campaign = campagne
titles-use-politics = marqueurs
titles-use-raise = lever une UC
titles-use-event = événement
titles-use-discard = défausser
titles-use-counter = contre
titles-use-claim-first = premier jeu
titles-provinces = Contrôle des provinces
titles-country-italy = Italie
titles-country-spain = Espagne
titles-country-africa = Afrique
titles-country-island = Îles
titles-country-other = Gaule et autres
titles-controls = sous contrôle : { $side }
titles-no-point = En italique : sans point politique.
titles-generals = Les généraux et leurs talents
titles-ratings = stratégie { $strategy }, combat { $battle }
titles-general-pool = peut être élu
titles-general-displaced = déplacé
titles-general-gone = perdu pour toujours
titles-general-not-yet = pas encore en guerre
titles-card-in-play = En jeu : { $card }
titles-march = { $general } avec { $units ->
    [one] 1 UC
   *[other] { $units } UC
 } : { $points ->
    [0] plus aucun point de mouvement
    [one] 1 point de mouvement
   *[other] { $points } points de mouvement
 }
titles-spy-saw = { $number ->
    [one] L’ennemi a vu une de vos cartes.
   *[other] L’ennemi a vu { $number } de vos cartes.
}

# Conquest : le plateau de bataille.

titles-fleet = Flotte
titles-standing = Encore debout
titles-no-roll-yet = pas encore de lancer
titles-walls = derrière des murs
titles-form-tip = Cliquez sur les unités pour les envoyer dans la légion ou en réserve, puis confirmez en bas.
titles-lose-tip = Cliquez sur les unités qui tombent, puis confirmez en bas.

# Ultimus : l’année, ses peuples et ses stratagèmes.

titles-rounds-left = Séquences restantes cette année
titles-last-battle = Dernière bataille
titles-against = contre
titles-column = colonne { $column }
titles-table-row = Ligne { $row } : attaquant { $attacker }, défenseur { $defender }
titles-lost = Perdues : { $units }.
titles-weakened = Affaiblies : { $units }.
titles-reconstructed = valeur reconstruite
titles-reconstructed-how = (non lue sur le jeu imprimé)
titles-reconstructed-more = Les tables de l’éditeur n’ont pas toutes été retrouvées. Ce qui porte ce signe vient de l’histoire et des règles.
titles-stratagem-traite-mineur = Un peuple mineur dont toutes les unités sont dans l’empire devient aussitôt Foederati.
titles-stratagem-traite-majeur = Un peuple majeur dont toutes les unités sont dans l’empire devient aussitôt Foederati.
titles-stratagem-tribut = Un peuple en guerre revient à la paix, ou un révolté à son traité ; cela coûte des points.
titles-stratagem-augusta-orientalis = Au choix : prendre l’initiative, protéger l’Auguste d’Orient d’un assassin, gêner une usurpation en Orient, faire réussir un concile.
titles-stratagem-augusta-occidentalis = Au choix : prendre l’initiative, protéger l’Auguste d’Occident d’un assassin, gêner une usurpation en Occident.
titles-stratagem-papa = Le BARBARE ne marque rien pour Roma ce tour-ci.
titles-stratagem-buccellarii = Une garde privée rejoint un chef romain historique ; meilleur il est, plus elle est forte.
titles-stratagem-usurpation-occident = Un chef d’Occident du ROMAIN, loin de tout Auguste, tente de prendre le trône.
titles-stratagem-usurpation-orient = Un chef d’Orient du ROMAIN, loin de tout Auguste, tente de prendre le trône.
titles-stratagem-soulevement-mineur-1 = Un peuple mineur entre en guerre ou se révolte.
titles-stratagem-soulevement-mineur-2 = Deux peuples mineurs entrent en guerre ou se révoltent, ou autant qu’il y en a.
titles-stratagem-soulevement-mineur-3 = Trois peuples mineurs entrent en guerre ou se révoltent, ou autant qu’il y en a.
titles-stratagem-soulevement-majeur-1 = Un peuple majeur entre en guerre ou se révolte.
titles-stratagem-soulevement-majeur-3 = Trois peuples majeurs entrent en guerre ou se révoltent. Une fois par scénario.
titles-stratagem-fleau-de-dieu = Avant le dé d’une bataille livrée surtout par des Huns sous un chef historique : pas de dé, la meilleure ligne pour vous. Furor Germanicus l’annule.
titles-stratagem-rex = Un peuple révolté qui tient une ville avec une unité et un chef tente d’y fonder un Regnum.
titles-stratagem-alliance-barbare = Un peuple majeur et un mineur de même statut, proches l’un de l’autre, ne font plus qu’un.
titles-stratagem-bagaudes = Les Bagaudes se lèvent dans une zone de Gaule ou d’Hispanie sans troupes.
titles-stratagem-migration = Un peuple marche ce tour-ci sous le BARBARE ; il doit finir tout entier dans une seule zone.
titles-stratagem-initiative = Retourne en votre faveur le jet d’initiative.
titles-stratagem-rebellion = Un allié mineur se détache de son peuple majeur.
titles-stratagem-concile = Un concile se tient en Asie et rapporte au BARBARE jusqu’à ce que l’Auguste d’Orient le règle.
titles-stratagem-fuite-opportune = Avant une bataille, votre force s’esquive vers une zone sans ennemis.
titles-stratagem-assassinat = Un attentat contre un chef romain de l’ennemi.
titles-stratagem-foyer-de-peste = La peste dans une zone : unités affaiblies, chefs en danger, et de même pour qui y entre.
titles-stratagem-epidemie-de-peste = La peste dans une zone et, moins fort, dans toutes celles d’alentour.
titles-stratagem-desertion = Toutes les troupes romaines ou perses de l’ennemi dans une zone sont affaiblies.
titles-stratagem-furor-germanicus = Avant le dé d’une bataille où sont des Germains : pas de dé, la meilleure ligne pour vous. Annule le Fléau de Dieu.
titles-stratagem-faveur-divine = Déplace de 2 en votre faveur le dé d’une bataille.
titles-stratagem-flotte = Une flotte pour ce tour sur toute côte accessible aux flottes.
titles-stratagem-germanophobia = Dans une zone, troupes et chefs d’origine barbare souffrent, et les troupes alentour aussi.

# La République : la phase de combat.

titles-strength = force
titles-three-dice = trois dés
titles-final = total

# Ultimus : ce qui est choisi ensemble
titles-leaders = Chefs
titles-category-li = Limitanei
titles-category-co = Comitatenses
titles-category-pa = Palatini
titles-category-bu = Buccellarii
titles-strength = force
titles-quality = qualité
titles-movement-points = points de mouvement
