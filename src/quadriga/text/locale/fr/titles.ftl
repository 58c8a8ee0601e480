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
titles-cards-dealt = Cartes de bataille reçues
titles-cards-left = { $number ->
    [0] aucune carte de bataille
    [one] { $number } carte de bataille
   *[other] { $number } cartes de bataille
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
titles-hand-left = Votre main, { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} sur { $dealt }
titles-battle-round = round { $number }
titles-likely-lead = % sur une carte : la chance que l’ennemi n’ait aucune carte pour y répondre
titles-likely-match = % sur une carte : la chance que votre général prenne ensuite l’initiative
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
titles-ratings = stratégie { $strategy }, bataille { $battle }
titles-general-pool = peut être élu
titles-general-displaced = neutralisé
titles-general-gone = perdu pour toujours
titles-general-not-yet = pas encore en guerre
titles-card-in-play = En jeu : { $card }
titles-march = { $general } { $units ->
    [0] sans UC
   *[other] avec { $units } UC
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
titles-reconstructed = valeur reconstituée
titles-reconstructed-how = (non lue sur le jeu imprimé)
titles-reconstructed-more = Les tables de l’éditeur n’ont pas toutes été retrouvées. Ce qui porte ce signe vient de l’histoire et des règles.

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

# --------------------------------------------------- le tableau de bataille d’Ultimus

titles-attacking = attaque
titles-defending = défend
titles-attacker = attaquant
titles-defender = défenseur
titles-attacks-whom = { $attacker } contre { $defender }
titles-no-leader = Aucun chef avec eux.
titles-tactics = bonus tactique
titles-fated = { $unit } : { $fate }
titles-fate-weakened = affaiblie
titles-fate-lost = éliminée
titles-step-evasion = Évasion
titles-step-die = Colonne et dé
titles-step-losses = Pertes
titles-step-retreat = Retraite
titles-the-column = La colonne
titles-strengths = { $own } contre { $enemy }
titles-by-ratio = Rapport des forces, arrondi pour le défenseur
titles-columns = { $size ->
    [0] pas de décalage
    [one] une colonne à { $number ->
        [-1] gauche
       *[other] droite
    }
   *[other] { $size } colonnes à { $number ->
        [-2] gauche
       *[other] droite
    }
}
titles-on-the-die = Sur le dé
titles-in-all = en tout { $number }
titles-table = table
titles-factor-quality = Qualité { $attacker } contre { $defender }
titles-factor-tactics = Bonus tactique, attaquant moins défenseur
titles-factor-politics = Capacité politique entre Romains
titles-factor-home = Peuples libres en défense hors de l’Empire
titles-factor-away = Peuples seuls à l’attaque, hors de l’Empire
titles-factor-capital = Un Regnum défend sa capitale
titles-factor-crossed = Les attaquants ont franchi un fleuve ou un détroit
titles-factor-event = L’événement de l’année
titles-factor-favour = Faveur divine
titles-may-slip = Le défenseur peut s’esquiver : un dé sous { $needed }, { $percent } %.
titles-slipped = Le défenseur s’est esquivé : un dé sous { $needed }, { $percent } %.
titles-caught = Le défenseur n’a pas pu s’esquiver : il fallait un dé sous { $needed }, { $percent } %.
titles-table-rows = Les lignes de la colonne { $column }
titles-die = dé
titles-fixed = fixé
titles-row = ligne
titles-row-is = ligne { $row }
titles-winner = vainqueur
titles-chance = chance
titles-takes = Le { $side } tient le terrain
titles-no-fight = Finalement, pas de bataille
titles-won = vainqueur
titles-beaten = battu
titles-struck = { $number ->
    [0] Aucune unité touchée
    [1] Une unité touchée sur { $units }
   *[other] { $number } unités touchées sur { $units }
}
titles-how-it-fell = Comment c’est tombé
titles-to-win = de chances de gagner
titles-stays = Cette page reste jusqu’à ce que vous la fermiez ; B la rappelle.
titles-watch-again = Revoir la table
titles-close-result = Fermer et continuer

# --------------------------------------------------- trois dés de la République

titles-who-whom = { $own } contre { $enemy }
titles-on-the-dice = Sur les trois dés
titles-own-force = Force engagée
titles-enemy-force = Force adverse
titles-omens = Mauvais présages
titles-dice-sum = Dés { $total }, avec { $modifier }
titles-natural = les dés seuls décident
titles-dice-chart = Tous les totaux de trois dés et ce qu’ils donnent
titles-dice-row = { $total } : { $percent } %, { $result }
titles-dice-above = Au-dessus de chaque barre : unités perdues, ½ quand les dés seuls fixent une part.
titles-all = toutes
titles-intercepted = { $own }, intercepté en mer
