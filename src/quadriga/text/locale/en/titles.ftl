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
titles-battle-round = round { $number }
titles-hand-left = Your hand, { $number } of { $dealt } left
titles-likely-lead = % on a card: how likely the enemy has no card that answers it
titles-likely-match = % on a card: how likely your general then takes the initiative
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

# --------------------------------------------------- the battle board of Ultimus

titles-attacking = attacks
titles-defending = defends
titles-attacker = attacker
titles-defender = defender
titles-attacks-whom = { $attacker } against { $defender }
titles-no-leader = No leader is with them.
titles-tactics = tactical bonus
titles-fated = { $unit }: { $fate }
titles-fate-weakened = weakened
titles-fate-lost = eliminated
titles-step-evasion = Evasion
titles-step-die = Column and die
titles-step-losses = Losses
titles-step-retreat = Retreat
titles-the-column = The column
titles-strengths = { $own } against { $enemy }
titles-by-ratio = Ratio of the strengths, rounded for the defender
titles-columns = { $size ->
    [0] no shift
    [one] one column { $number ->
        [-1] left
       *[other] right
    }
   *[other] { $size } columns { $number ->
        [-2] left
       *[other] right
    }
}
titles-on-the-die = On the die
titles-in-all = in all { $number }
titles-table = table
titles-factor-quality = Quality { $attacker } against { $defender }
titles-factor-tactics = Tactical bonus, attacker’s less defender’s
titles-factor-politics = Political capacity between Romans
titles-factor-home = Free peoples defend outside the empire
titles-factor-away = Only peoples attack, outside the empire
titles-factor-capital = A Regnum defends its capital
titles-factor-crossed = The attackers crossed a river or a strait
titles-factor-event = The event of this year
titles-factor-favour = Divine Favour
titles-may-slip = The defender may slip away: one die below { $needed }, { $percent } %.
titles-slipped = The defender slipped away: one die below { $needed }, { $percent } %.
titles-caught = The defender could not slip away: one die below { $needed } was needed, { $percent } %.
titles-table-rows = The rows of column { $column }
titles-die = die
titles-fixed = fixed
titles-row = row
titles-row-is = row { $row }
titles-winner = winner
titles-chance = chance
titles-takes = The { $side } holds the field
titles-no-fight = No battle after all
titles-won = won
titles-beaten = beaten
titles-struck = { $number ->
    [0] No unit was struck
    [one] One unit of { $units } struck
   *[other] { $number } units of { $units } struck
}
titles-how-it-fell = How it fell
titles-to-win = chance to win
titles-stays = This page stays until you close it; B brings it back.
titles-watch-again = See the table again
titles-close-result = Close and go on

# --------------------------------------------------- three dice of the Republic

titles-who-whom = { $own } against { $enemy }
titles-on-the-dice = On the three dice
titles-own-force = Own force
titles-enemy-force = Enemy force
titles-omens = Evil omens
titles-dice-sum = Dice { $total }, with { $modifier }
titles-natural = the dice alone decide
titles-dice-chart = Every total of three dice and what it comes to
titles-dice-row = { $total }: { $percent } %, { $result }
titles-dice-above = Above each bar: units lost, ½ where dice alone decide a share.
titles-all = all
titles-intercepted = { $own }, met at sea
