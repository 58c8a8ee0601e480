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
titles-march = { $general } { $units ->
    [0] without CUs
    [one] with 1 CU
   *[other] with { $units } CUs
 }: { $points ->
    [0] no movement point left
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
titles-to-win = the winner’s chance before the die
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

# The whole Republic: rooms, senators, votes.

titles-rooms = Rooms
titles-room-senate = Senate
titles-room-forum = Forum
titles-room-state = Wars and provinces
titles-room-map = Map
titles-also = May be chosen too
titles-short-military = mil
titles-short-oratory = ora
titles-short-loyalty = loy
titles-short-influence = inf
titles-short-popularity = pop
titles-short-knights = { $count ->
    [one] knight
   *[other] knights
}
titles-no-concession = no concession
titles-leader = faction leader
titles-prior-consul = prior consul
titles-statesman = statesman
titles-senator = senator
titles-corrupt = corrupt
titles-place-away = not in play
titles-place-rome = in Rome
titles-place-forum = in the Forum, without a faction
titles-place-province = governs { $at }
titles-place-war = at the { $at }
titles-place-captive = captive
titles-place-rebel = rebel
titles-place-curia = in the Curia
titles-place-under = behind a statesman
titles-place-dead = dead
titles-factions = The factions
titles-factions-note = votes in Rome; influence at the right
titles-call = The call of votes
titles-call-note = oratory + knights + bought
titles-voted-split = { $pro } for, { $contra } against
titles-voted-for = for
titles-voted-against = against
titles-voted-none = abstains
titles-you-now = you, now
titles-now = now
titles-next = next
titles-you = you
titles-waits = waits
titles-no-senators = no senator left
titles-base = base { $number }
titles-purses = purses { $number }
titles-inf-cards = { $number ->
    [one] inf · { $number } card
   *[other] inf · { $number } cards
}
titles-for-sum = for { $number }
titles-you-sum = you { $number }
titles-open-sum = open { $number }
titles-against-sum = against { $number }
titles-floor = On the floor
titles-draft = Being proposed
titles-draft-empty = Nothing is named yet.
titles-by-faction = Proposed by the { $faction }.
titles-by-tribune = Proposed by the { $faction } through a tribune.
titles-offices = Offices
titles-for-life = Consul for life
titles-presides = { $commander } presides.
titles-makes = makes { $pro } to { $contra }
titles-buy = buy votes
titles-vote-for = For, { $number }
titles-vote-against = Against, { $number }
titles-vote-abstaining = Abstain
titles-safe-for = For, buy { $number }
titles-safe-against = Against, buy { $number }
titles-safe = nobody can turn it
titles-persuasion = Persuasion
titles-speaks-to = { $commander } speaks to { $target }
titles-term-oratory = oratory
titles-term-influence = influence
titles-term-loyalty = his loyalty
titles-term-faction = belongs to a faction
titles-term-talents = his talents
titles-term-bribes = bribes
titles-term-counter = counter-bribes
titles-base-number = Base number
titles-chance-now = Base { $number }: { $percent } %.
titles-chance-then = With this sum, base { $number }: { $percent } %.
titles-chance-chart = Chance in a hundred of every base number
titles-chance-row = Base { $number }: { $percent } %
titles-initiatives = Initiatives
titles-over = over
titles-auction = Auction
titles-auction-purses = one round of bids; the deepest purse of each faction in Rome
titles-best-bid = Best bid: { $number }, by { $commander }.
titles-no-bid = Nobody has bid yet.
titles-comitium = Comitium
titles-comitium-note = senators without a faction
titles-nobody = Nobody.
titles-tabernae = Tabernae
titles-tabernae-note = concessions
titles-curia = Curia
titles-curia-note = the dead and the waiting
titles-events = Events
titles-events-note = in play
titles-wars = Wars
titles-wars-note = land · support · naval · disaster · standoff · spoils
titles-force = { $commander }: { $legions ->
    [0] no legion
    [one] one legion
   *[other] { $legions } legions
} ({ $veterans ->
    [0] no veterans
    [one] one veteran
   *[other] { $veterans } veterans
}), { $fleets ->
    [0] no fleet
    [one] one fleet
   *[other] { $fleets } fleets
}; strength on land { $strength }
titles-no-commander = Without a commander
titles-peace = No war is known.
titles-roman-provinces = Provinces
titles-provinces-note = governor and turns left
titles-governed = { $commander }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
titles-province-vacant = no governor
titles-province-governed = governed
titles-province-in-revolt = in revolt
titles-province-taken = held by the enemy
titles-province-absent = not Roman
titles-developed = developed
titles-garrison = garrison { $number }
titles-local-forces = militia { $militia }, flotillas { $flotillas }
titles-no-provinces = Rome has no province yet.
titles-people = The people
titles-people-note = three dice at the next speech
titles-people-level = Unrest { $number }
titles-people-rises = Unrest { $number }; before the speech it rises by wars left alone, { $alone }, and droughts, { $droughts }.
titles-people-sum = { $omens ->
    [0] { $commander } speaks: three dice { $popularity } for his popularity, less { $unrest } for unrest.
   *[other] { $commander } speaks: three dice { $popularity } for his popularity, less { $unrest } for unrest and { $omens } for omens.
}
titles-people-spoke = Dice { $total }, in all { $final }.
titles-people-table = What the people may do
titles-people-row = { $percent } %: { $effect }
titles-people-unrest = unrest { $number }
titles-people-shortage = units cost 10 talents more
titles-people-strikes = no recruits
titles-people-mob = a mob kills
titles-people-revolt = the people revolt, and all lose
titles-people-marks = Chances in a hundred above, change of unrest below. +: units cost more. –: no recruits. !: no recruits and a mob. ☠: the people revolt.
titles-books = The books
titles-books-note = of the State
titles-treasury = Treasury
titles-debits = To be paid
titles-after-debits = Left after that
titles-price = Price of a legion or fleet
titles-legions = Legions
titles-fleets = Fleets
titles-news = what happened
titles-no-news = Nothing yet.
titles-own-sums = influence { $influence } · votes in Rome { $votes } · faction treasury { $purse }, seen by you alone
titles-own-senators = Your senators
titles-hand = Your hand
titles-cards = { $number ->
    [one] one card
   *[other] { $number } cards
}
titles-kind-intrigue = intrigue
titles-kind-statesman = statesman
titles-kind-concession = concession
titles-kind-law = law
titles-card-tribune = In the Senate: veto a vote, or make a proposal.
titles-card-assassin = In the Senate: an attempt on a life, or a better one.
titles-card-secret-bodyguard = Answers an attempt on one of yours.
titles-card-open-bodyguard = Guards one senator as long as he pays.
titles-card-seduction = Your initiative: persuade, and nobody may bid against it.
titles-card-blackmail = Your initiative: persuade; a failure shames the target.
titles-card-influence-peddling = Your initiative: draw a card from a rival’s hand.
titles-card-graft = Answers a tribune: he is bought off.
titles-card-murder-of-a-tribune = Answers a tribune: he dies.
titles-card-mob-incited-to-violence = In the Senate: the mob takes to the streets.
titles-card-proscription = A victor robs and kills.
titles-card-cleopatra-vii = A battle in the East: for or against.
titles-card-statesman = Revolution Phase, or at once with his family.
titles-card-concession = Revolution Phase.
titles-card-law = Changes the rules once it is in force.
titles-from = from
titles-to = to
titles-talents = talents
titles-move-talents = Move them
titles-state = The State
titles-then = ({ $number } once all is paid)
titles-fourth-war = a fourth one at the end of a turn is the end
titles-deck = Deck
titles-era = Era
titles-laws = Laws
titles-bills = Land bills
titles-bequests = Bequests
titles-veterans = Veterans
titles-veteran = { $number }: { $at } ({ $of })
titles-reserve = in reserve
titles-rebels = Rebels
titles-discards = Discarded
titles-expeditions = The expedition
titles-odds-exact = exact
titles-odds-naval-victory-only = Victory at sea only
titles-odds-not-fought = No battle
titles-odds-losses = On average { $legions } legions and { $fleets } fleets are lost; the commander dies in { $dead }.
titles-tenths = { $number } %
titles-worth-statesman = { $military } mil, { $oratory } ora.
titles-worth-legion = { $number ->
    [one] One talent
   *[other] { $number } talents
} for each legion raised.
titles-worth-fleet = { $number ->
    [one] One talent
   *[other] { $number } talents
} for each fleet built.
titles-worth-income = { $number ->
    [one] One talent a turn.
   *[other] { $number } talents a turn.
}
titles-aim-commander = { $count ->
    [one] one senator
   *[other] { $count } senators
}
titles-aim-faction = { $count ->
    [one] one faction
   *[other] { $count } factions
}
titles-aim-war = { $count ->
    [one] one war
   *[other] { $count } wars
}
titles-aim-province = { $count ->
    [one] one province
   *[other] { $count } provinces
}
titles-aim-concession = { $count ->
    [one] one concession
   *[other] { $count } concessions
}
titles-aim-card = { $count ->
    [one] one card
   *[other] { $count } cards
}
titles-ledger = Ledger of promises
titles-ledger-note = seen by all, never forced
titles-due = until turn { $turn }
titles-word-offered = offered
titles-word-accepted = open
titles-word-kept = kept
titles-word-broken = broken
titles-word-lapsed = lapsed
titles-no-promise = Nobody has given his word yet.
titles-words-so-far = { $kept } kept, { $broken } broken so far
titles-promise = You promise
titles-give-word = Give your word
