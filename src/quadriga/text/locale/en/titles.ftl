# What single titles add to the browser table.

titles-percent = { $number } %
titles-wins = { $side } wins
titles-exact = exact, by the usual orders
titles-sampled = from { $number } battles played out
titles-neither = { $number } % neither
titles-your-chances = Chances
titles-attack = Attack { $zone }
titles-attack-from = from { $zone }
titles-units-left = Units left on average: { $own } against { $other }
titles-see-battle = Back to the battle
titles-see-map = Show the map
titles-to-map = Back to the map

# Hannibal: the field of battle.

titles-field-of = The field of { $space }
titles-no-general = No general leads them.
titles-cards-dealt = Battle cards dealt
titles-cards-left = { $number ->
    [0] no battle cards
    [one] { $number } battle card
   *[other] { $number } battle cards
}
titles-any-type = any type
titles-retreat-by = retreat { $number }
titles-card-note = { $card }: { $note }
titles-stands-for = by { $card }
titles-your-answer = your answer
titles-your-lead = your lead
titles-attacks = { $side } attacks
titles-matched = matched
titles-no-answer = no answer
titles-cast-good = { $die }, at most { $needed }: done
titles-cast-bad = { $die }, over { $needed }: no change
titles-takes-lead = { $side } leads on
titles-before-rounds = The armies draw up. Cards are dealt when commands are given.
titles-result = How it ended
titles-wins-field = { $side } holds the field
titles-if-it-ended = If it were won so
titles-so-far = So far
titles-hand-left = Your hand, { $number } of { $dealt } left
titles-faded = faded cards do not fit: choose one to read why

# Hannibal: cards, politics, generals.

titles-ship = may carry an army over sea
titles-counter = counter-event
titles-leaves = leaves the game once used
titles-betrayed = the enemy knows of it
titles-use-march = march
titles-use-campaign = campaign
titles-use-politics = markers
titles-use-raise = raise a CU
titles-use-event = event
titles-use-discard = discard
titles-use-counter = counter
titles-use-claim-first = first play
titles-provinces = Control of the provinces
titles-country-italy = Italy
titles-country-spain = Spain
titles-country-africa = Africa
titles-country-island = Islands
titles-country-other = Gaul and the rest
titles-controls = controlled by { $side }
titles-no-point = In italics: worth no political point.
titles-generals = Generals and their talents
titles-ratings = strategy { $strategy }, battle { $battle }
titles-general-pool = may be elected
titles-general-displaced = displaced
titles-general-gone = lost for good
titles-general-not-yet = not yet in the war
titles-card-in-play = In play: { $card }
titles-march = { $general } with { $units ->
    [one] 1 CU
   *[other] { $units } CUs
 }: { $points ->
    [one] 1 movement point left
   *[other] { $points } movement points left
 }
titles-spy-saw = { $number ->
    [one] The enemy has seen one of your cards.
   *[other] The enemy has seen { $number } of your cards.
}

# Conquest: the battle board.

titles-fleet = Fleet
titles-standing = Still standing
titles-no-roll-yet = no roll yet
titles-walls = behind walls
titles-form-tip = Click units to send them into the legion or back to the reserve, then confirm below.
titles-lose-tip = Click the units that fall, then confirm below.

# Ultimus: the year, its peoples and its stratagems.

titles-rounds-left = Rounds left this year
titles-last-battle = Last battle
titles-against = against
titles-column = column { $column }
titles-table-row = Row { $row }: attacker { $attacker }, defender { $defender }
titles-lost = Lost: { $units }.
titles-weakened = Weakened: { $units }.
titles-reconstructed = reconstructed value
titles-reconstructed-how = (not read off the printed game)
titles-reconstructed-more = The publisher’s tables could not be found for everything. What carries this sign was worked out from history and from the rules.
titles-stratagem-traite-mineur = A minor people whose units are all inside the empire becomes Foederati at once.
titles-stratagem-traite-majeur = A major people whose units are all inside the empire becomes Foederati at once.
titles-stratagem-tribut = A people at war goes back to peace, or one in revolt back to its treaty; it costs points.
titles-stratagem-augusta-orientalis = One of these: take the initiative, shield the eastern Augustus from an assassin, hinder an eastern usurpation, let a council succeed.
titles-stratagem-augusta-occidentalis = One of these: take the initiative, shield the western Augustus from an assassin, hinder a western usurpation.
titles-stratagem-papa = The BARBARE scores nothing for Roma this turn.
titles-stratagem-buccellarii = Household troops join a Roman leader of renown; the better he is, the stronger they are.
titles-stratagem-usurpation-occident = A western leader of the ROMAIN, away from every Augustus, tries to seize the throne.
titles-stratagem-usurpation-orient = An eastern leader of the ROMAIN, away from every Augustus, tries to seize the throne.
titles-stratagem-soulevement-mineur-1 = One minor people goes to war, or revolts.
titles-stratagem-soulevement-mineur-2 = Two minor peoples go to war, or revolt, or as many as there are.
titles-stratagem-soulevement-mineur-3 = Three minor peoples go to war, or revolt, or as many as there are.
titles-stratagem-soulevement-majeur-1 = One major people goes to war, or revolts.
titles-stratagem-soulevement-majeur-3 = Three major peoples go to war, or revolt. Once in a scenario.
titles-stratagem-fleau-de-dieu = Before the die of a battle fought mostly by Hunni under a leader of renown: no die, the best row of the table for you. Furor Germanicus undoes it.
titles-stratagem-rex = A people in revolt that holds a town with a unit and a leader tries to found a Regnum there.
titles-stratagem-alliance-barbare = A major and a minor people of the same standing, near each other, become one for good.
titles-stratagem-bagaudes = The Bagaudes rise in a zone of Gaul or Hispania that holds no troops.
titles-stratagem-migration = One people marches under the BARBARE this turn; all of it must end in one zone.
titles-stratagem-initiative = Turns the roll for initiative your way.
titles-stratagem-rebellion = A minor ally breaks away from its major people.
titles-stratagem-concile = A council meets in Asia and feeds the BARBARE points until the eastern Augustus settles it.
titles-stratagem-fuite-opportune = Before a battle your force slips away to a zone without enemies.
titles-stratagem-assassinat = An attempt on the life of a Roman leader of the enemy.
titles-stratagem-foyer-de-peste = Plague in a zone: units are weakened, leaders may die, and so it goes for all who enter.
titles-stratagem-epidemie-de-peste = Plague in a zone, and in a milder way in all zones around it.
titles-stratagem-desertion = All Roman or Persian troops of the enemy in a zone are weakened.
titles-stratagem-furor-germanicus = Before the die of a battle with Germans in it: no die, the best row of the table for you. It undoes the Scourge of God.
titles-stratagem-faveur-divine = Moves the die of a battle by 2 in your favour.
titles-stratagem-flotte = A fleet for this turn on any coast that fleets may reach.
titles-stratagem-germanophobia = Troops and leaders of barbarian birth suffer in a zone, and the troops also around it.

# The Republic: the combat phase.

titles-strength = strength
titles-three-dice = three dice
titles-final = final

# Ultimus: what is chosen together
titles-leaders = Leaders
titles-category-li = Limitanei
titles-category-co = Comitatenses
titles-category-pa = Palatini
titles-category-bu = Buccellarii
titles-strength = strength
titles-quality = quality
titles-movement-points = movement points
