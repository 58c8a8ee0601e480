# Ce que chaque titre ajoute à la table du navigateur.

titles-percent = { $number } %
titles-wins = victoire : { $side }
titles-exact = exact, avec les ordres habituels
titles-sampled = d’après { $number } batailles jouées
titles-neither = { $number } % sans vainqueur
titles-your-chances = Chances
titles-attack = Attaque : { $zone }
titles-attack-from = départ : { $zone }
titles-units-left = Unités restantes en moyenne : { $own } contre { $other }
titles-see-battle = Revenir à la bataille
titles-see-map = Voir la carte
titles-to-map = Revenir à la carte

# Hannibal : le champ de bataille.

titles-field-of = Champ de bataille : { $space }
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
titles-matched = égalisée
titles-no-answer = sans réponse
titles-cast-good = { $die }, au plus { $needed } : réussi
titles-cast-bad = { $die }, plus de { $needed } : rien ne change
titles-takes-lead = { $side } mène la suite
titles-before-rounds = Les armées se rangent. Les cartes seront données après les ordres.
titles-result = Comment cela finit
titles-wins-field = Le terrain reste à { $side }
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
titles-use-claim-first = première carte
titles-provinces = Contrôle des provinces
titles-country-italy = Italie
titles-country-spain = Espagne
titles-country-africa = Afrique
titles-country-island = Îles
titles-country-other = Gaule et autres
titles-controls = sous contrôle : { $side }
titles-no-point = En italique : sans point politique.
titles-generals = Les généraux et leurs talents
titles-ratings = stratège { $strategy }, tacticien { $battle }
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
titles-takes = Maître du terrain : { $side }
titles-no-fight = Finalement, pas de bataille
titles-won = vainqueur
titles-beaten = battu
titles-struck = { $number ->
    [0] Aucune unité touchée
    [1] Une unité touchée sur { $units }
   *[other] { $number } unités touchées sur { $units }
}
titles-how-it-fell = Comment c’est tombé
titles-to-win = de chances, avant le dé, pour le vainqueur
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

# La République entière : salles, sénateurs, voix.

titles-rooms = Salles
titles-room-senate = Sénat
titles-room-forum = Forum
titles-room-state = Guerres et provinces
titles-room-map = Carte
titles-also = On peut choisir aussi
titles-short-military = mil
titles-short-oratory = éloq
titles-short-loyalty = loy
titles-short-influence = inf
titles-short-popularity = pop
titles-short-knights = chev
titles-no-concession = sans concession
titles-leader = chef de faction
titles-prior-consul = ancien consul
titles-statesman = homme d’État
titles-senator = sénateur
titles-corrupt = corrompu
titles-place-away = hors jeu
titles-place-rome = à Rome
titles-place-forum = au Forum, sans faction
titles-place-province = gouverneur : { $at }
titles-place-war = à la guerre : { $at }
titles-place-captive = captif
titles-place-rebel = rebelle
titles-place-curia = à la Curie
titles-place-under = derrière un homme d’État
titles-place-dead = mort
titles-factions = Les factions
titles-factions-note = voix à Rome ; influence à droite
titles-call = L’appel des voix
titles-call-note = éloquence + chevaliers + achetées
titles-voted-split = { $pro } pour, { $contra } contre
titles-voted-for = pour
titles-voted-against = contre
titles-voted-none = s’abstient
titles-you-now = à vous
titles-now = maintenant
titles-next = ensuite
titles-you = vous
titles-waits = attend
titles-no-senators = plus aucun sénateur
titles-base = base { $number }
titles-purses = bourses { $number }
titles-inf-cards = { $number ->
    [one] inf · { $number } carte
   *[other] inf · { $number } cartes
}
titles-for-sum = pour { $number }
titles-you-sum = vous { $number }
titles-open-sum = libres { $number }
titles-against-sum = contre { $number }
titles-floor = En discussion
titles-draft = Proposition en cours
titles-draft-empty = Rien n’est encore nommé.
titles-by-faction = Proposé par les { $faction }.
titles-by-tribune = Proposé par les { $faction }, par la voix d’un tribun.
titles-offices = Magistratures
titles-for-life = Consul à vie
titles-presides = { $commander } préside.
titles-makes = cela fait { $pro } contre { $contra }
titles-buy = acheter des voix
titles-vote-for = Pour, { $number }
titles-vote-against = Contre, { $number }
titles-vote-abstaining = S’abstenir
titles-safe-for = Pour, en acheter { $number }
titles-safe-against = Contre, en acheter { $number }
titles-safe = nul ne peut le renverser
titles-persuasion = Persuasion
titles-speaks-to = { $commander } parle à { $target }
titles-term-oratory = éloquence
titles-term-influence = influence
titles-term-loyalty = sa loyauté
titles-term-faction = il a une faction
titles-term-talents = ses talents
titles-term-bribes = offres
titles-term-counter = contre-offres
titles-base-number = Nombre de base
titles-chance-now = Base { $number } : { $percent } %.
titles-chance-then = Avec cette somme, base { $number } : { $percent } %.
titles-chance-chart = Chances sur cent pour chaque nombre de base
titles-chance-row = Base { $number } : { $percent } %
titles-initiatives = Initiatives
titles-over = passée
titles-auction = Enchères
titles-auction-purses = un tour de mises ; la bourse la plus pleine de chaque faction à Rome
titles-best-bid = Meilleure offre : { $number }, par { $commander }.
titles-no-bid = Personne n’a encore misé.
titles-comitium = Comitium
titles-comitium-note = sénateurs sans faction
titles-nobody = Personne.
titles-tabernae = Tabernae
titles-tabernae-note = concessions
titles-curia = Curie
titles-curia-note = les morts et ceux qui attendent
titles-events = Événements
titles-events-note = en jeu
titles-wars = Guerres
titles-wars-note = terre · soutien · mer · désastre · retraite · butin
titles-force = { $commander } : { $legions ->
    [0] aucune légion
    [one] une légion
   *[other] { $legions } légions
} ({ $veterans ->
    [0] aucun vétéran
    [one] un vétéran
   *[other] { $veterans } vétérans
}), { $fleets ->
    [0] aucune escadre
    [one] une escadre
   *[other] { $fleets } escadres
} ; force sur terre { $strength }
titles-no-commander = Sans commandant
titles-peace = Aucune guerre n’est connue.
titles-roman-provinces = Provinces
titles-provinces-note = gouverneur et tours restants
titles-governed = { $commander }, { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
titles-province-vacant = sans gouverneur
titles-province-governed = gouvernée
titles-province-in-revolt = en révolte
titles-province-taken = aux mains de l’ennemi
titles-province-absent = pas romaine
titles-developed = développée
titles-garrison = garnison { $number }
titles-local-forces = milices { $militia }, flottilles { $flotillas }
titles-no-provinces = Rome n’a encore aucune province.
titles-people = Le peuple
titles-people-note = trois dés au prochain discours
titles-people-level = Agitation { $number }
titles-people-rises = Agitation { $number } ; avant le discours elle monte : guerres délaissées { $alone }, sécheresses { $droughts }.
titles-people-sum = { $omens ->
    [0] { $commander } parle : trois dés, { $popularity } pour sa popularité, moins { $unrest } pour l’agitation.
   *[other] { $commander } parle : trois dés, { $popularity } pour sa popularité, moins { $unrest } pour l’agitation et { $omens } pour les présages.
}
titles-people-spoke = Dés : { $total }, au total { $final }.
titles-people-table = Ce que peut faire le peuple
titles-people-row = { $percent } % : { $effect }
titles-people-unrest = agitation { $number }
titles-people-shortage = les unités coûtent 10 talents de plus
titles-people-strikes = pas de recrues
titles-people-mob = une émeute tue
titles-people-revolt = le peuple se révolte, et tous perdent
titles-people-marks = En haut les chances sur cent, en bas le changement d’agitation. + : unités plus chères. – : pas de recrues. ! : pas de recrues et une émeute. ☠ : le peuple se révolte.
titles-books = Les comptes
titles-books-note = de l’État
titles-treasury = Trésor
titles-debits = À payer
titles-after-debits = Reste ensuite
titles-price = Prix d’une légion ou d’une escadre
titles-legions = Légions
titles-fleets = Escadres
titles-news = ce qui s’est passé
titles-no-news = Rien encore.
titles-own-sums = influence { $influence } · voix à Rome { $votes } · trésor de la faction { $purse }, visible de vous seul
titles-own-senators = Vos sénateurs
titles-hand = Votre main
titles-cards = { $number ->
    [one] une carte
   *[other] { $number } cartes
}
titles-kind-intrigue = intrigue
titles-kind-statesman = homme d’État
titles-kind-concession = concession
titles-kind-law = loi
titles-card-tribune = Au Sénat : un veto, ou une proposition.
titles-card-assassin = Au Sénat : un attentat, ou un attentat plus sûr.
titles-card-secret-bodyguard = Répond à un attentat contre l’un des vôtres.
titles-card-open-bodyguard = Protège un sénateur tant qu’il paie.
titles-card-seduction = À votre initiative : persuader sans que personne ne surenchérisse.
titles-card-blackmail = À votre initiative : persuader ; un échec déshonore la cible.
titles-card-influence-peddling = À votre initiative : tirer une carte de la main d’un rival.
titles-card-graft = Répond à un tribun : on l’achète.
titles-card-murder-of-a-tribune = Répond à un tribun : il meurt.
titles-card-mob-incited-to-violence = Au Sénat : la foule descend dans la rue.
titles-card-proscription = Un vainqueur dépouille et tue.
titles-card-cleopatra-vii = Une bataille en Orient : pour ou contre.
titles-card-statesman = Phase de Révolution, ou aussitôt avec sa famille.
titles-card-concession = Phase de Révolution.
titles-card-law = Change les règles dès qu’elle est en vigueur.
titles-from = de
titles-to = à
titles-talents = talents
titles-move-talents = Déplacer
titles-state = L’État
titles-then = (reste : { $number })
titles-fourth-war = une quatrième en fin de tour, et tout est perdu
titles-deck = Pioche
titles-era = Époque
titles-laws = Lois
titles-bills = Lois agraires
titles-bequests = Legs
titles-veterans = Vétérans
titles-veteran = { $number } : { $at } ({ $of })
titles-reserve = en réserve
titles-rebels = Rebelles
titles-discards = Défausse
titles-expeditions = L’expédition
titles-odds-exact = exact
titles-odds-naval-victory-only = Victoire en mer seulement
titles-odds-not-fought = Pas de bataille
titles-odds-losses = Pertes moyennes : légions { $legions }, escadres { $fleets } ; le commandant meurt dans { $dead } des cas.
titles-tenths = { $number } %
titles-worth-statesman = { $military } mil, { $oratory } éloq.
titles-worth-legion = { $number ->
    [one] Un talent
   *[other] { $number } talents
} par légion levée.
titles-worth-fleet = { $number ->
    [one] Un talent
   *[other] { $number } talents
} par escadre construite.
titles-worth-income = { $number ->
    [one] Un talent par tour.
   *[other] { $number } talents par tour.
}
titles-aim-commander = { $count ->
    [one] un sénateur
   *[other] { $count } sénateurs
}
titles-aim-faction = { $count ->
    [one] une faction
   *[other] { $count } factions
}
titles-aim-war = { $count ->
    [one] une guerre
   *[other] { $count } guerres
}
titles-aim-province = { $count ->
    [one] une province
   *[other] { $count } provinces
}
titles-aim-concession = { $count ->
    [one] une concession
   *[other] { $count } concessions
}
titles-aim-card = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
titles-ledger = Registre des promesses
titles-ledger-note = vu de tous, jamais imposé
titles-due = jusqu’au tour { $turn }
titles-word-offered = offerte
titles-word-accepted = ouverte
titles-word-kept = tenue
titles-word-broken = rompue
titles-word-lapsed = éteinte
titles-no-promise = Personne n’a encore donné sa parole.
titles-words-so-far = promesses tenues : { $kept } ; rompues : { $broken }
titles-promise = Vous promettez
titles-give-word = Donner votre parole
