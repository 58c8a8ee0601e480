# Hannibal: Rome vs. Carthage.


# ---------------------------------------------------------------- the title

hannibal-title = Hannibal: Rome vs. Carthage
hannibal-change-2 = A seat whose ally may desert is asked before the first battle card, and a general lends his command for a siege only.
hannibal-change-3 = Two consuls part only where ten CUs set out, whoever sortied is spent, nobody flees to the port the attacker sailed from, a general alone may stay before the walls, and a counter-event keeps the truce.
hannibal-change-4 = Whoever avoids battle chooses who stays behind, CUs and generals, and those Nero carried six spaces may still besiege.
hannibal-change-5 = After a lost battle of a campaign whoever fought is spent wherever he fled, and those he fled to are not.
hannibal-scenario-second-punic-war = The Second Punic War: nine turns, 218-202 BC
hannibal-scenario-hannibal-ad-portas = Hannibal at the gates (our own): the first three turns, then points decide
hannibal-option-subjugation-penalty = The −1 of Carthage at sieges
hannibal-option-subjugation-penalty-sieges-only = against cities only
hannibal-option-subjugation-penalty-tribes-too = against tribes as well
hannibal-option-card-32-operations = Operations number of card 32 (Numidian Allies Desert)
hannibal-option-card-32-operations-one = 1
hannibal-option-card-32-operations-two = 2
hannibal-option-cosa-port = The Etruscan port
hannibal-option-cosa-port-cosa = is Cosa
hannibal-option-cosa-port-pisae = is Pisae
hannibal-option-isolation-straits = Lines of support across straits
hannibal-option-isolation-straits-open = may run (Messina: with both shores)
hannibal-option-isolation-straits-closed = may not run
hannibal-option-card-12-elephants = Missing elephants of card 12
hannibal-option-card-12-elephants-one-by-one = are replaced one by one
hannibal-option-card-12-elephants-all-or-nothing = both come, or none
hannibal-option-hostile-tribes-truce = Hostile Tribes and the truce
hannibal-option-hostile-tribes-truce-breaks = always break it
hannibal-option-hostile-tribes-truce-event-only = break it only as the play of a turn
hannibal-option-card-19-truce = Senate Dismisses Proconsul and the truce
hannibal-option-card-19-truce-keeps = does not break it
hannibal-option-card-19-truce-breaks = breaks it
hannibal-option-card-9-rome-first = First play of Philip V by Rome
hannibal-option-card-9-rome-first-allowed = allowed
hannibal-option-card-9-rome-first-forbidden = forbidden
hannibal-option-spy-rounding = Half of the cards for a spy
hannibal-option-spy-rounding-down = rounded down
hannibal-option-spy-rounding-up = rounded up
hannibal-option-card-63-sea = CUs at sea with card 63
hannibal-option-card-63-sea-five = 5 at most
hannibal-option-card-63-sea-ten = 10 at most
hannibal-option-marharbal-match = Marharbal’s Cavalry to match a Double Envelopment
hannibal-option-marharbal-match-allowed = allowed
hannibal-option-marharbal-match-forbidden = forbidden
hannibal-option-hannibal-lost-markers = Hannibal lost with fewer than 5 markers left
hannibal-option-hannibal-lost-markers-peace = Carthage sues for peace
hannibal-option-hannibal-lost-markers-what-is-left = what is left is removed
hannibal-option-pass-attrition = Attrition on passes
hannibal-option-pass-attrition-compulsory = compulsory
hannibal-option-pass-attrition-off = not used
hannibal-option-africanus-city = Scipio Africanus may not arrive
hannibal-option-africanus-city-besieged-only = in a besieged city
hannibal-option-africanus-city-any-city = in any walled city
hannibal-option-fallen-city-generals = Generals in a city that falls
hannibal-option-fallen-city-generals-displaced = are displaced
hannibal-option-fallen-city-generals-lost = are lost for good
hannibal-option-attrition-signs = Pestilence 1 and Storms at Sea 2
hannibal-option-attrition-signs-plus = are added to the attrition die
hannibal-option-attrition-signs-minus = are taken off the attrition die
hannibal-option-fabius-talent = The 1 to 5 of Fabius
hannibal-option-fabius-talent-avoid-battle = is for avoiding battle
hannibal-option-fabius-talent-withdrawal = is for breaking off a battle

# ---------------------------------------------------------------- moves

hannibal-move-roll = The die shows { $die }
hannibal-move-deal = { $card } is dealt
hannibal-move-deal-battle = { $tactic } is dealt
hannibal-move-show = { $tactic } is turned up
hannibal-move-draw-from-hand = { $card } is drawn from the hand
hannibal-move-draw-battle = { $tactic } is drawn from the hand
hannibal-move-elect = { $general } is drawn
hannibal-move-reinforce = Place a CU in { $space }
hannibal-move-reinforce-all = Place the CUs: { $shares }
hannibal-move-recall = { $general } comes back in { $space }
hannibal-move-land-africanus = Scipio Africanus arrives in { $space }
hannibal-move-prorogue = { $general } stays on as proconsul
hannibal-move-no-proconsul = Nobody is proconsul
hannibal-move-station = { $general } takes over the army in { $space }
hannibal-move-command = { $general } commands
hannibal-move-claim-first = Claim the first play with a campaign card
hannibal-move-waive-first = Leave the choice to Carthage
hannibal-move-go-first = { $side } plays first
hannibal-move-march = { $card }: move { $general }
hannibal-move-campaign = { $card }: begin the campaign
hannibal-move-activate = { $general } moves
hannibal-move-end-campaign = End the campaign
hannibal-move-politics = { $card }: place markers
hannibal-move-raise = { $card }: raise a CU in { $space }
hannibal-move-event = { $card }: play the event
hannibal-move-discard = { $card }: discard
hannibal-move-place-marker = Place a marker in { $space }
hannibal-move-place-markers = { $spaces-count ->
    [0] Place no marker
   *[other] Place markers in { $spaces }
 }
hannibal-move-enough = That is enough
hannibal-move-counter = Play { $card }
hannibal-move-pass = Let it happen
hannibal-move-bring = Take { $general } along
hannibal-move-bring-these = { $generals-count ->
    [0] Take nobody along
   *[other] Take along { $generals }
 }
hannibal-move-ready = Nobody else comes along
hannibal-move-take = March { $units ->
    [0] without CUs
    [one] with 1 CU
   *[other] with { $units } CUs
 }{ hannibal-move-take.elephants }{ $train ->
    [one] , and the siege train
   *[other] { "" }
 }
    .elephants = { $elephants ->
        [0] { "" }
       *[other] { $units ->
            [one] , with elephants
           *[other] , { $elephants } of them with elephants
        }
    }
hannibal-move-step = March to { $space }
hannibal-move-go-by = March by { $path }
hannibal-move-sail = Sail to { $space }
hannibal-move-sail-into = Sail straight into the city of { $space }
hannibal-move-sally = Come out and fight before the walls
hannibal-move-pick-up = Pick up { $units ->
    [one] 1 CU
   *[other] { $units } CUs
 }{ hannibal-move-take.elephants }
hannibal-move-drop = Leave { $units ->
    [one] 1 CU
   *[other] { $units } CUs
 } behind{ hannibal-move-take.elephants }
hannibal-move-take-train = Take the siege train along
hannibal-move-leave-train = Leave the siege train behind
hannibal-move-attach = { $general } joins the army
hannibal-move-detach = Leave { $general } behind
hannibal-move-charm = Hannibal charms the place: remove the Roman marker
hannibal-move-expel = Stop here and remove the Roman marker
hannibal-move-besiege = Stop here and besiege the city
hannibal-move-subjugate = Stop here and subjugate the tribe
hannibal-move-halt = Stop here
hannibal-move-garrison = { $units ->
    [0] No CU goes
    [one] 1 CU goes
   *[other] { $units } CUs go
 } inside{ hannibal-move-take.elephants }
hannibal-move-garrison-with = { $units ->
    [0] No CU goes
    [one] 1 CU goes
   *[other] { $units } CUs go
 } inside{ hannibal-move-take.elephants }{ $generals-count ->
    [0] { "" }
   *[other] , with { $generals }
 }
hannibal-move-go-in = { $general } goes inside
hannibal-move-stay-out = { $general } stays outside
hannibal-move-go-in-these = { $generals-count ->
    [0] All generals stay outside
   *[other] Inside go { $generals }, nobody else
 }
hannibal-move-intercept = { $general } tries to intercept with { $units ->
    [one] 1 CU
   *[other] { $units } CUs
 }{ hannibal-move-take.elephants }
hannibal-move-avoid = { $general } tries to avoid battle { $units ->
    [0] without CUs
    [one] with 1 CU
   *[other] with { $units } CUs
 }{ hannibal-move-take.elephants }
hannibal-move-no-reaction = Nothing more
hannibal-move-avoid-to = Slip away to { $space }
hannibal-move-fight = Give battle
hannibal-move-back-up = Back up one space
hannibal-move-back-into = Take { $units ->
    [one] 1 CU
   *[other] { $units } CUs
 } into the city{ hannibal-move-take.elephants }
hannibal-move-pursue = Try to go on
hannibal-move-stop = Stay here
hannibal-move-sortie = { $units ->
    [0] Nobody sorties
    [one] 1 CU sorties
   *[other] { $units } CUs sortie
 }{ hannibal-move-take.elephants }
hannibal-move-test-command = See which consul commands today
hannibal-move-keep-command = Leave the command as it is
hannibal-move-charge = The elephants charge
hannibal-move-no-charge = The elephants hold back
hannibal-move-lead =
    { $card-id ->
        [reserve] Lead { $card } as { $tactic }
        [probe]
            { $tactic-id ->
                [probe] Lead { $card }
               *[other] Lead { $card } as { $tactic }
            }
       *[other] Lead { $card }
    }
hannibal-move-match = Match with { $card }
hannibal-move-cavalry = Lay Marharbal’s Cavalry as a Double Envelopment
hannibal-move-desert = Ally Deserts: take a battle card
hannibal-move-take-shown = Take the open { $tactic }
hannibal-move-take-hidden = Draw one of the hidden cards
hannibal-move-concede = Concede the battle
hannibal-move-counter-attack = Try to counter-attack
hannibal-move-take-initiative = Take the initiative
hannibal-move-remain = Leave the initiative to the enemy
hannibal-move-withdraw = Try to withdraw
hannibal-move-hold-them = Try to hold them
hannibal-move-let-go = Let them go
hannibal-move-withdraw-to = Withdraw to { $space }
hannibal-move-lose-elephants = Elephants among the losses: { $elephants }
hannibal-move-retreat-inside = { $units ->
    [0] Nobody retreats
    [one] 1 CU retreats
   *[other] { $units } CUs retreat
 } into the city{ hannibal-move-take.elephants }
hannibal-move-retreat = Retreat by { $space }
hannibal-move-retreat-by = Retreat by { $path }
hannibal-move-remove-marker = Remove the marker of { $space }
hannibal-move-remove-markers = Remove the markers of { $spaces }
hannibal-move-choose-province = Choose { $province }
hannibal-move-choose-space = Choose { $space }
hannibal-move-choose-spaces = { $spaces-count ->
    [0] Choose none
   *[other] Choose { $spaces }
 }
hannibal-move-choose-general = Choose { $general }

# ---------------------------------------------------------------- questions

hannibal-prompt-remove-marker = Which of your markers do you give up ({ $markers ->
    [one] the last
   *[other] { $markers } to go
  })?
hannibal-prompt-place-markers = Where do you place a marker ({ $markers ->
    [one] the last
   *[other] { $markers } left
  })?
hannibal-prompt-lose-which = You lose { $units ->
    [one] 1 CU
   *[other] { $units } CUs
 } in { $space }: how many of them elephants?
hannibal-prompt-retreat-inside = How many CUs retreat into the city of { $space }?
hannibal-prompt-shelter-general = { $general } in { $space }: inside or outside the walls?
hannibal-prompt-retreat = Which way do you retreat?
hannibal-prompt-withdraw-to = Where do you withdraw to?
hannibal-prompt-sortie = How many CUs come out of { $space } to fight?
hannibal-prompt-test-command = Do you test the command of the consuls?
hannibal-prompt-battle-event = A card for the battle in { $space }?
hannibal-prompt-charge = Do the elephants charge?
hannibal-prompt-fright = The elephants charge: do you play { $card }?
hannibal-prompt-lead = Which battle card do you lead?
hannibal-prompt-match = The enemy attacks with { $tactic }. How do you answer?
hannibal-prompt-seize-initiative = Do you take the initiative?
hannibal-prompt-counter-attack = Do you try to counter-attack?
hannibal-prompt-hold-them = The enemy breaks off: do you try to hold him?
hannibal-prompt-turn-ally = Take one of the enemy’s battle cards before the first is laid?
hannibal-prompt-take-which = Which battle card do you take?
hannibal-prompt-avoid-with = Who slips away to { $space } with { $general }?
hannibal-prompt-pursue = The enemy has slipped away. Does { $general } go on?
hannibal-prompt-fight-or-back-up = Your army is intercepted in { $space }: fight, or back up?
hannibal-prompt-garrison = An enemy army comes to { $space }: how many CUs are inside the walls?
hannibal-prompt-react = { $general } enters { $space }: do you intercept or avoid battle?
hannibal-prompt-avoid-to = Where does { $general } slip away to?
hannibal-prompt-bring = Who comes along with { $general }?
hannibal-prompt-take = How many CUs march with { $general }? There { $units ->
    [one] is 1
   *[other] are { $units }
  } here; at most { $most } may march.{ $limit ->
    [0] { "" }
   *[other] { " " }(By sea at most { $limit }.)
  }
hannibal-prompt-march = { $general } is in { $space } { $units ->
    [0] alone
    [one] with 1 CU
   *[other] with { $units } CUs
  }, { $points ->
    [0] no movement point left
    [one] 1 movement point left
   *[other] { $points } movement points left
  }: what next?{ $limit ->
    [0] { "" }
   *[other] { " " }(By sea at most { $limit } CUs.)
  }
hannibal-prompt-weather = { $general } marches on to { $space }: do you hold him back?
hannibal-prompt-set-tribes-on = { $general } enters { $space }: do you set the tribes on him?
hannibal-prompt-sea-event = { $general } sails for { $space }: do you play a card?
hannibal-prompt-choose-province = { $card }: which province?
hannibal-prompt-seduce = Where does Carthage place a marker ({ $markers ->
    [one] the last
   *[other] { $markers } left
  })?
hannibal-prompt-choose-successor = { $general } is dismissed: who takes his place?
hannibal-prompt-choose-space = { $card }: where{ $spaces ->
    [one] { "" }
   *[other] { " " }({ $spaces } left)
  }?
hannibal-prompt-claim-first = Do you claim the first play with a campaign card?
hannibal-prompt-go-first = Who plays the first card?
hannibal-prompt-play-card = Which card do you play, and what for?
hannibal-prompt-next-general = { $card }: which general moves next?
hannibal-prompt-reinforce-carthage = Where does a CU arrive? { $units } to place.
hannibal-prompt-recall = Where does { $general } come back?
hannibal-prompt-reinforce-rome = Where does a CU arrive? { $units } to place.
hannibal-prompt-land-africanus = Where does Scipio Africanus arrive?
hannibal-prompt-name-proconsul = Who stays on as proconsul?
hannibal-prompt-keep-proconsul = { $general } is proconsul: who stays on as proconsul?
hannibal-prompt-station = Which army does { $general } take over?
hannibal-prompt-name-commander = Which of the two commands in { $space }?

# ---------------------------------------------------------------- what happened

hannibal-event-turn = Turn { $turn } begins.
hannibal-event-phase = { $phase }.
hannibal-event-shuffle = The strategy cards are shuffled.
hannibal-event-dealt = { $side } receives { $card }.
    .several = { $known ->
        [0] { $side } receives { $count } cards.
       *[other] { $side } receives { $count } cards: { $things }.
    }
hannibal-event-claim = { $side } claims the first play with a campaign card.
hannibal-event-first = { $side } plays first.
hannibal-event-operation = { $side } plays { $card } for its number.
hannibal-event-event-played = { $side } plays { $card } for its event.
hannibal-event-counter-played = { $side } interrupts with { $card }.
hannibal-event-discarded = { $side } discards { $card }.
    .several = { $known ->
        [0] { $side } discards { $count } cards.
       *[other] { $side } discards { $count } cards: { $things }.
    }
hannibal-event-stolen = { $side } takes { $card } from the enemy’s hand.
hannibal-event-card-removed = { $card } leaves the game.
hannibal-event-truce-ends = The truce is broken.
hannibal-event-reinforced = { $side }: { $units ->
    [one] 1 CU arrives
   *[other] { $units } CUs arrive
 } in { $space }.
hannibal-event-arrives = { $general } arrives in { $space }.
hannibal-event-commands = { $general } commands in { $space }.
hannibal-event-consul = { $general } is elected consul.
hannibal-event-proconsul = { $general } is proconsul.
hannibal-event-recalled = { $general } goes home.
hannibal-event-displaced = { $general } is displaced.
hannibal-event-gone = { $general } is lost for good.
hannibal-event-marker-placed = { $side } controls { $space }.
    .several = { $side } controls { $things }.
hannibal-event-marker-gone = { $side } loses control of { $space }.
    .several = { $side } loses control of { $things }.
hannibal-event-train = The siege train is in { $space }.
hannibal-event-train-gone = The siege train is lost.
hannibal-event-activated = { $general } marches { $units ->
    [0] without CUs
    [one] with 1 CU
   *[other] with { $units } CUs
 }.
hannibal-event-stepped = { $general } enters { $space }.
    .several = { $general } marches by { $things }.
hannibal-event-sailed = { $general } lands in { $space }.
hannibal-event-sea-result = Naval combat: die { $die }, modifier { $modifier }: { $sea }.
hannibal-event-weather = Bad weather holds { $general } back in { $space }.
hannibal-event-overrun = { $side } overruns a CU in { $space }.
hannibal-event-garrisoned = { $side } has { $units ->
    [0] no CUs
    [one] 1 CU
   *[other] { $units } CUs
 } inside { $space }.
hannibal-event-tries-intercept = { $general } tries to intercept in { $space } with { $units ->
    [one] 1 CU
   *[other] { $units } CUs
 }.
hannibal-event-intercepted = { $general } intercepts: { $die }, needed { $needed } or less.
hannibal-event-intercept-failed = { $general } does not intercept: { $die }, needed { $needed } or less.
hannibal-event-tries-avoid = { $general } tries to avoid battle { $units ->
    [0] without CUs
    [one] with 1 CU
   *[other] with { $units } CUs
 }.
hannibal-event-avoided = { $general } avoids battle: { $die }, needed { $needed } or less.
hannibal-event-avoid-failed = { $general } cannot avoid battle: { $die }, needed { $needed } or less.
hannibal-event-pursued = { $general } may go on: { $die }, needed { $needed } or less.
hannibal-event-pursuit-failed = { $general } must stay: { $die }, needed { $needed } or less.
hannibal-event-backed-up = { $general } backs up to { $space }.
hannibal-event-losses = { $side } loses { $units ->
    [one] 1 CU
   *[other] { $units } CUs
 } in { $space }.
hannibal-event-attrition = Attrition of { $side } in { $space }: die { $die }, modifier { $modifier }, losses { $units }.
hannibal-event-battle = { $side } attacks in { $space }.
hannibal-event-sortied = { $side }: { $units ->
    [one] 1 CU sorties.
   *[other] { $units } CUs sortie.
 }
hannibal-event-command = The test of command gives { $die }: { $general } commands.
hannibal-event-charged = The elephants charge ({ $die }): Rome has { $cards ->
    [one] 1 battle card
   *[other] { $cards } battle cards
 } fewer.
hannibal-event-charge-failed = The charge fails ({ $die }).
hannibal-event-elephants-panic = The elephants panic: Carthage has { $cards ->
    [one] 1 battle card
   *[other] { $cards } battle cards
 } fewer.
hannibal-event-battle-hand = { $side } receives { $cards ->
    [one] 1 battle card
   *[other] { $cards } battle cards
 }.
hannibal-event-battle-dealt = { $side } draws { $tactic }.
    .several = { $known ->
        [0] { $side } draws { $count } battle cards.
       *[other] { $side } draws { $count } battle cards: { $things }.
    }
hannibal-event-shown = A spy sees in the hand of { $side }: { $tactic }.
    .several = A spy sees in the hand of { $side }: { $things }.
hannibal-event-taken = { $side } takes { $tactic } from the enemy.
hannibal-event-led =
    { $card-id ->
        [reserve] { $side } leads { $card } as { $tactic }.
        [probe]
            { $tactic-id ->
                [probe] { $side } leads { $card }.
               *[other] { $side } leads { $card } as { $tactic }.
            }
       *[other] { $side } leads { $card }.
    }
hannibal-event-matched = { $side } matches with { $card }.
hannibal-event-cavalry-led = { $side } leads { $card } as { $tactic }.
hannibal-event-cavalry-matched = { $side } matches with { $card }.
hannibal-event-counter-attacked = { $general } counter-attacks: { $die }, needed { $needed } or less.
hannibal-event-counter-attack-failed = { $general } cannot counter-attack: { $die }, needed { $needed } or less.
hannibal-event-initiative = { $side } has the initiative.
hannibal-event-withdraws = { $general } begins to withdraw: { $die }, needed { $needed } or less.
hannibal-event-withdraw-failed = { $general } cannot withdraw: { $die }, needed { $needed } or less.
hannibal-event-held = { $general } holds the enemy: { $die }, needed { $needed } or less.
hannibal-event-not-held = { $general } cannot hold the enemy: { $die }, needed { $needed } or less.
hannibal-event-battle-won = { $side } wins the battle after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
 }.
hannibal-event-casualties = Casualties: die { $die }, { $units ->
    [0] no CU
    [one] 1 CU
   *[other] { $units } CUs
 } on each side.
hannibal-event-retreat-roll = { $side } flees: die { $die }, modifier { $modifier }, losses { $units }.
hannibal-event-retreats = { $side } retreats to { $space }.
hannibal-event-destroyed = The force of { $side } in { $space } is destroyed.
hannibal-event-siege-roll = Siege of { $space }: die { $die }, modifier { $modifier }, points { $points }.
hannibal-event-city-taken = { $side } takes { $space }.
hannibal-event-tribe-subdued = { $side } subdues { $space }.
hannibal-event-siege-lifted = { $space } is free of siege points.
hannibal-event-spared = { $general } holds his mercenaries ({ $die }).
hannibal-event-points = Political points: Rome { $rome }, Carthage { $carthage }.

# ---------------------------------------------------------------- refusals

hannibal-refusal-not-your-card = This card is not in your hand.
hannibal-refusal-campaign-first = You claimed the first play: the card must be a campaign.
hannibal-refusal-no-claim = Only a campaign card in hand gives Rome the first play.
hannibal-refusal-one-of-two = Either Rome or Carthage plays first.
hannibal-refusal-not-your-general = This general is not one of yours to move.
hannibal-refusal-not-on-map = This general is not on the map.
hannibal-refusal-rating = It takes a higher number to move this general.
hannibal-refusal-already-active = This general has already moved on this card.
hannibal-refusal-exhausted = He has spent all his movement points on this card.
hannibal-refusal-consul-bound = A consul would be left with fewer than 5 CUs.
hannibal-refusal-no-campaign = A campaign card is played as a campaign, and only such a card is.
hannibal-refusal-no-raise = Troops are raised with a 3 only.
hannibal-refusal-raise-where = Troops are raised with a general on a marker of yours, in a province of yours, not under siege.
hannibal-refusal-wrong-side = The other side alone may use this event.
hannibal-refusal-only-counter = This event is only an interruption.
hannibal-refusal-only-operation = This event goes with a move: play the card to march.
hannibal-refusal-event-idle = The event would have no effect now.
hannibal-refusal-no-counter = You hold no such card that fits here.
hannibal-refusal-no-marker = No marker may be placed here.
hannibal-refusal-no-placement = Reinforcements may not arrive here.
hannibal-refusal-italy-first = At least three of the five CUs go to Italy.
hannibal-refusal-stack-first = Rome must first make a stack of 5 CUs.
hannibal-refusal-no-recall = A displaced general comes back with CUs that are not besieged.
hannibal-refusal-no-landing = He comes to an Italian space or a Spanish port with a Roman marker and no enemy CU.
hannibal-refusal-not-eligible = Only a Roman general on the map may be proconsul.
hannibal-refusal-no-station = A consul takes over a stack of at least 5 CUs.
hannibal-refusal-not-here = This general is not there to join or to be left.
hannibal-refusal-in-order = Generals are named in the order of the list; this one was passed over.
hannibal-refusal-outranked = Rank forbids it.
hannibal-refusal-units = There are not so many CUs for this, or 10 is the limit.
hannibal-refusal-consul-units = It would leave a consul with fewer than 5 CUs.
hannibal-refusal-not-adjacent = No line leads there.
hannibal-refusal-no-points = There are not enough movement points.
hannibal-refusal-stopped = This army moves no further.
hannibal-refusal-asked-on-the-way = Somebody else is asked on this way: go as far as that, then on.
hannibal-refusal-tired = Some of the troops have gone as far as they may on this card.
hannibal-refusal-strait = The strait of Messina is open to whoever controls both shores.
hannibal-refusal-confined = This general may not go there.
hannibal-refusal-truce = The truce forbids it.
hannibal-refusal-general-alone = A general without CUs may not go there.
hannibal-refusal-train = The siege train can go neither over the Alps nor by sea.
hannibal-refusal-counsel = The counsels in force forbid it.
hannibal-refusal-inside = The army is inside the walls.
hannibal-refusal-no-ship = This card carries no army by sea.
hannibal-refusal-no-port = Ships go from port to port.
hannibal-refusal-sea-limit = Too many CUs for the ships.
hannibal-refusal-sea-once = Only one army of a campaign may sail.
hannibal-refusal-besieged = Nobody enters or leaves a besieged city by sea.
hannibal-refusal-no-city = There is no such city of yours to land in, or no room.
hannibal-refusal-no-sally = There is nobody to come out with.
hannibal-refusal-touched = In one space an army either picks up or drops, once.
hannibal-refusal-no-train = The siege train is not here.
hannibal-refusal-no-charm = There is no Roman marker here for Hannibal to charm away.
hannibal-refusal-no-expel = There is no Roman marker here for Hanno to remove.
hannibal-refusal-no-siege = There is nothing of that kind to take here.
hannibal-refusal-siege-units = It takes 3 CUs.
hannibal-refusal-siege-once = One attempt per card and place.
hannibal-refusal-may-not-end = The march may not end like this here.
hannibal-refusal-no-intercept = This general cannot intercept here.
hannibal-refusal-intercept-once = One attempt for each stack.
hannibal-refusal-no-avoid = This general has no battle to avoid here.
hannibal-refusal-avoid-once = Battle can be avoided only once in a reaction.
hannibal-refusal-failed-before = Whoever failed to intercept this army cannot avoid it.
hannibal-refusal-avoid-where = There is no way out in this direction.
hannibal-refusal-no-back-up = There is nowhere to back up to.
hannibal-refusal-must-back-up = A general without CUs cannot fight.
hannibal-refusal-capacity = There is not so much room inside, or not so many CUs.
hannibal-refusal-no-battle-card = You do not hold this battle card.
hannibal-refusal-no-match = This card is not of that tactic.
hannibal-refusal-no-probe = Hannibal has used his ruse in this battle.
hannibal-refusal-no-cavalry = Marharbal’s Cavalry cannot be laid here.
hannibal-refusal-no-desert = No battle card can be taken this way.
hannibal-refusal-no-withdrawal = A withdrawal is not possible here.
hannibal-refusal-must-lead = Whoever still has battle cards must lead one.
hannibal-refusal-elephants = There cannot be that number of elephants among these CUs.
hannibal-refusal-retreat-where = This is not on a way the rules allow.
hannibal-refusal-not-removable = There is no marker of yours to give up here.
hannibal-refusal-event-target = The event cannot strike there.

# ---------------------------------------------------------------- ends

hannibal-end-roma-falls = Carthage holds Roma.
hannibal-end-carthago-falls = Rome holds Carthago.
hannibal-end-italy-lost = Carthage holds all of Italy but Latium.
hannibal-end-sues-for-peace = Peace is asked for: there are not enough markers to give up.
hannibal-end-points = The war is over; political points decide.
hannibal-end-battle-over = The battle is over.
hannibal-end-tie = The war is over with equal points: Carthage has held out.

# ---------------------------------------------------------------- names

hannibal-space-carthago = Carthago
hannibal-space-hippo-regius = Hippo Regius
hannibal-space-thabraca = Thabraca
hannibal-space-utica = Utica
hannibal-space-zama = Zama
hannibal-space-thapsus = Thapsus
hannibal-space-tacapae = Tacapae
hannibal-space-hadrumetum = Hadrumetum
hannibal-space-sitilis = Sitilis
hannibal-space-cirta = Cirta
hannibal-space-thamugadi = Thamugadi
hannibal-space-thubursicu = Thubursicu
hannibal-space-thevestis = Thevestis
hannibal-space-icosium = Icosium
hannibal-space-zuccabar = Zuccabar
hannibal-space-tupusuctu = Tupusuctu
hannibal-space-vescera = Vescera
hannibal-space-saldae = Saldae
hannibal-space-gades = Gades
hannibal-space-acci = Acci
hannibal-space-malaca = Malaca
hannibal-space-hispalis = Hispalis
hannibal-space-corduba = Corduba
hannibal-space-arsa = Arsa
hannibal-space-salmantica = Salmantica
hannibal-space-segovia = Segovia
hannibal-space-toletum = Toletum
hannibal-space-segobriga = Segobriga
hannibal-space-salaria = Salaria
hannibal-space-carthago-nova = Carthago Nova
hannibal-space-laminium = Laminium
hannibal-space-dianium = Dianium
hannibal-space-saguntum = Saguntum
hannibal-space-iberus = Iberus
hannibal-space-ilerda = Ilerda
hannibal-space-numantia = Numantia
hannibal-space-bilbilis = Bilbilis
hannibal-space-azaila = Azaila
hannibal-space-dertosa = Dertosa
hannibal-space-tarraco = Tarraco
hannibal-space-heraclea = Heraclea
hannibal-space-paestum = Paestum
hannibal-space-bruttii = Bruttii
hannibal-space-croton = Croton
hannibal-space-rhegium = Rhegium
hannibal-space-taurini = Taurini
hannibal-space-insubres = Insubres
hannibal-space-verona = Verona
hannibal-space-boii = Boii
hannibal-space-mutina = Mutina
hannibal-space-pisae = Pisae
hannibal-space-faesulae = Faesulae
hannibal-space-falerii = Falerii
hannibal-space-cosa = Cosa
hannibal-space-tarquinii = Tarquinii
hannibal-space-roma = Roma
hannibal-space-ariminum = Ariminum
hannibal-space-firmum-picenum = Firmum Picenum
hannibal-space-sena = Sena
hannibal-space-praeneste = Praeneste
hannibal-space-terventum = Terventum
hannibal-space-capua = Capua
hannibal-space-neapolis = Neapolis
hannibal-space-arpi = Arpi
hannibal-space-cannae = Cannae
hannibal-space-beneventum = Beneventum
hannibal-space-brundisium = Brundisium
hannibal-space-tarentum = Tarentum
hannibal-space-lilybaeum = Lilybaeum
hannibal-space-panormus = Panormus
hannibal-space-agrigentum = Agrigentum
hannibal-space-enna = Enna
hannibal-space-messana = Messana
hannibal-space-aleria = Aleria
hannibal-space-sassari = Sassari
hannibal-space-oristano = Oristano
hannibal-space-nuoro = Nuoro
hannibal-space-carales = Carales
hannibal-space-syracusae = Syracusae
hannibal-space-araceli = Araceli
hannibal-space-aquitani = Aquitani
hannibal-space-tolosa = Tolosa
hannibal-space-arverni = Arverni
hannibal-space-gergovia = Gergovia
hannibal-space-rhodanus = Rhodanus
hannibal-space-allobroges = Allobroges
hannibal-space-druentia = Druentia
hannibal-space-isara = Isara
hannibal-space-massilia = Massilia
hannibal-space-narbo = Narbo
hannibal-space-emporiae = Emporiae
hannibal-space-nemausus = Nemausus
hannibal-space-nicaea = Nicaea
hannibal-space-ligures-occidentales = Ligures (occidentales)
hannibal-space-ligures-orientales = Ligures (orientales)
hannibal-space-baleares = Baleares
hannibal-province-carthago = Carthago
hannibal-region-carthago = Carthago
hannibal-province-carthaginia = Carthaginia
hannibal-region-carthaginia = Carthaginia
hannibal-province-numidia-orientalis = Numidia Orientalis
hannibal-region-numidia-orientalis = Numidia Orientalis
hannibal-province-numidia-occidentalis = Numidia Occidentalis
hannibal-region-numidia-occidentalis = Numidia Occidentalis
hannibal-province-baetica = Baetica
hannibal-region-baetica = Baetica
hannibal-province-celtiberia = Celtiberia
hannibal-region-celtiberia = Celtiberia
hannibal-province-orospeda = Orospeda
hannibal-region-orospeda = Orospeda
hannibal-province-idubeda = Idubeda
hannibal-region-idubeda = Idubeda
hannibal-province-lucania = Lucania
hannibal-region-lucania = Lucania
hannibal-province-gallia-cisalpina = Gallia Cisalpina
hannibal-region-gallia-cisalpina = Gallia Cisalpina
hannibal-province-etruria = Etruria
hannibal-region-etruria = Etruria
hannibal-province-latium = Latium
hannibal-region-latium = Latium
hannibal-province-samnium = Samnium
hannibal-region-samnium = Samnium
hannibal-province-campania = Campania
hannibal-region-campania = Campania
hannibal-province-apulia = Apulia
hannibal-region-apulia = Apulia
hannibal-province-sicilia = Sicilia
hannibal-region-sicilia = Sicilia
hannibal-province-corsica-sardinia = Corsica and Sardinia
hannibal-region-corsica-sardinia = Corsica and Sardinia
hannibal-province-syracusae = Syracusae
hannibal-region-syracusae = Syracusae
hannibal-province-gallia-transalpina = Gallia Transalpina
hannibal-region-gallia-transalpina = Gallia Transalpina
hannibal-province-massilia = Massilia
hannibal-region-massilia = Massilia
hannibal-province-liguria = Liguria
hannibal-region-liguria = Liguria
hannibal-province-baleares = the Balearic Islands
hannibal-region-baleares = Balearic Islands
hannibal-general-hannibal = Hannibal
    .ability = Once in each battle he may lay down a Probe as if it were a Flank Left, a Flank Right or a Double Envelopment, to attack or to match; the card then has every feature of the card it stands for.
hannibal-general-hasdrubal = Hasdrubal
    .ability = None.
hannibal-general-hannon = Hanno
    .ability = May never leave Africa, though he may sail between African ports. If he ends his move on a Roman PC marker that is not a walled city he may take it off, provided his army fought no battle on that move (overruns do not count as battles).
hannibal-general-magon = Mago
    .ability = When he sails in command, the naval combat roll against him gets a further −1.
hannibal-general-giscon = H. Gisgo
    .ability = Avoids battle and intercepts on 1 to 3 (the +1 for intercepting into an enemy PC still applies).
hannibal-general-p-scipio = Publius Scipio
    .ability = His strategy rating is 2 while he is in Spain.
hannibal-general-longus = Tiberius Longus
    .ability = Counter-attacks on 1 or 2 in a battle he began as the attacker. Not used to cancel a withdrawal.
hannibal-general-flaminius = Gaius Flaminius
    .ability = Pursues on 1 to 4; the same 1 to 4 is used to stop an enemy withdrawal.
hannibal-general-fabius = Fabius Maximus
    .ability = Avoids battle on 1 to 5. May never leave Italy, though he may sail between Italian ports.
hannibal-general-marcellus = Marcellus
    .ability = Adds 1 to his siege roll when he besieges during a campaign card. Not for subjugation.
hannibal-general-nero = Gaius Claudius Nero
    .ability = Moves 6 spaces instead of 4 on a campaign card; CUs and subordinates share this only if they travel the whole way with him. He may sail once and still march 3, or sail twice.
hannibal-general-varro = Gaius Terentius Varro
    .ability = Intercepts on 1 to 4 (the +1 for an enemy PC still applies).
hannibal-general-paulus = Lucius Aemilius Paulus
    .ability = Counter-attacks on 1 to 3 in a battle in which he was the original defender. Not used to cancel a withdrawal.
hannibal-general-scipio-africanus = Scipio Africanus
    .ability = When he besieges with a Force March card he rolls two dice on the siege table and both results count. Not for subjugation.
hannibal-card-corsica-sardinia-revolt = Corsica and Sardinia Revolt
    .effect = Playable while the opponent controls Corsica/Sardinia: each of his PC markers in that province leaves the map unless one of his CUs stands with it.
hannibal-card-sicilia-revolts = Sicilia Revolts
    .effect = Playable while the opponent controls Sicilia: each of his PC markers there, the walled city excepted, leaves the map unless one of his CUs stands with it. Syracusae is another province.
hannibal-card-numidia-revolts = Numidia Revolts
    .effect = Choose one of the two Numidian provinces (no control needed): each enemy PC marker there leaves the map unless an enemy CU stands with it.
hannibal-card-celtiberia-revolts = Celtiberia Revolts
    .effect = Playable while the opponent controls Celtiberia: each of his PC markers there leaves the map unless one of his CUs stands with it (the province has no walled city).
hannibal-card-native-guide = Native Guide
    .effect = Spend it as a 2-operation to move an army: every pass that army crosses on this move has its attrition roll lowered by 3, on top of the usual pass modifier.
hannibal-card-marharbals-cavalry = Marharbal’s Cavalry
    .short = cavalry
    .effect = In any battle Carthage may lay this card as a Double Envelopment. If it is matched, the matching side does not gain the initiative automatically and must roll as usual.
hannibal-card-hostile-tribes-1 = Hostile Tribes
    .effect = When an enemy army or enemy CUs stand in, or enter, a space of Gallia Transalpina or Liguria, they roll at once on the attrition table in the 5-6 column, whatever their number.
hannibal-card-hostile-tribes-2 = Hostile Tribes
    .effect = When an enemy army or enemy CUs stand in, or enter, a space of Gallia Transalpina or Liguria, they roll at once on the attrition table in the 5-6 column, whatever their number.
hannibal-card-philip-v-of-macedon = Philip V of Macedon Allies with Carthage
    .effect = First play: Rome discards a strategy card at random and, from then on, naval combat rolls against Carthage are at −1. Once the alliance stands only Rome may play the event: Carthage discards a card at random, the alliance and its modifier end, and the card leaves the game.
hannibal-card-macedonian-reinforcements = Macedonian Reinforcements
    .effect = Only while Macedonia is allied (card 9): two Carthaginian CUs arrive in one port of Africa or Italy that Carthage controls.
hannibal-card-balearic-slingers = Balearic Slingers
    .effect = A player who controls the Balearic Islands places one CU in any port that holds his own PC marker and no enemy CU.
hannibal-card-african-reinforcements = African Reinforcements
    .effect = Two elephant CUs arrive in Carthago; each one that is not available is replaced by an ordinary CU.
hannibal-card-bruttium-recruits = Bruttium Recruits
    .effect = Two Carthaginian CUs join a Carthaginian general who is in Lucania.
hannibal-card-ligurian-recruits = Ligurian Recruits
    .effect = Two Carthaginian CUs join a Carthaginian general who is in Liguria, Gallia Cisalpina or Etruria.
hannibal-card-iberian-recruits = Iberian Recruits
    .effect = Two CUs of the player join one of his generals in a province of Spain that he controls.
hannibal-card-gallic-recruits = Gallic Recruits
    .effect = Two Carthaginian CUs join a Carthaginian general who is in Gallia Transalpina or Gallia Cisalpina.
hannibal-card-surprise-sortie = Surprise Sortie
    .effect = One siege point is taken off any one walled city.
hannibal-card-traitor-in-tarentum = Traitor in Tarentum
    .effect = Spend it as a 2-operation for an army to besiege Tarentum: the city changes hands at once with no siege roll and the enemy CUs inside are lost.
hannibal-card-senate-dismisses-proconsul = Senate Dismisses Proconsul
    .effect = If a Roman proconsul other than Scipio Africanus is on the map, he is taken off and an unused Roman general, picked by the player of the card, takes his place.
hannibal-card-spy-in-enemy-camp = Spy in Enemy Camp
    .effect = At the start of a battle, turn up at random as many as half of the opponent’s battle cards; they stay face up for the whole battle.
hannibal-card-mercenaries-desert = Mercenaries Desert
    .effect = Every Carthaginian force that is not in the space of a friendly walled city rolls for attrition. A force with a general is spared if a separate die does not exceed his battle rating.
hannibal-card-mutins-numidians = Mutin’s Numidians
    .effect = Carthage places one CU together with a PC marker in a space of Sicilia that is no walled city and holds no Roman CU; a Roman PC marker there is turned over.
hannibal-card-numidian-ally = Numidian Ally
    .effect = Rome places as many as three PC markers in Numidia Orientalis, in spaces without Carthaginian CUs; Carthaginian markers there are turned over.
hannibal-card-sophonisba = The beautiful Sophonisba seduces a Numidian king
    .effect = Carthage chooses one Numidian province and places as many as three PC markers there, in spaces without Roman CUs; Roman markers are turned over.
hannibal-card-capua-sides-with-carthage = Capua Sides with Carthage
    .effect = If Carthage controls at least three provinces of Italy, Capua goes over to Carthage and the Roman CUs inside are lost.
hannibal-card-syracuse-allies-with-carthage = Syracuse Allies with Carthage
    .effect = Carthage takes control of Syracusae at once; Roman units inside are lost. The −1 for naval combat lasts as long as Carthage holds the city.
hannibal-card-i-have-come-into-italy = “I have come into Italy…”
    .effect = With Hannibal in Italy: two Roman PC markers in Italy, neither of them a walled city nor sharing a space with Roman CUs, become Carthaginian.
hannibal-card-hannibal-charms-italy = Hannibal Charms Italy
    .effect = Spend it as a 2-operation to move Hannibal: in each Italian space he enters that holds no Roman CU he may take off the Roman PC marker, walled cities excepted.
hannibal-card-carthaginian-naval-victory = Carthaginian Naval Victory
    .effect = To the end of the turn: naval combat rolls against Carthage are at −1 and Rome may move by sea only with a campaign card.
hannibal-card-carthaginian-siege-train = Carthaginian Siege Train
    .effect = The siege train joins any Carthaginian general, or moves to another army if already in play. Sieges conducted with it ignore the Carthaginian −1.
hannibal-card-spanish-allies-desert = Spanish Allies Desert
    .effect = At the start of a battle in Spain: the opponent draws no battle cards for Spanish provinces in that battle.
hannibal-card-numidian-allies-desert = Numidian Allies Desert
    .effect = At the start of a battle in Africa: the opponent draws no battle cards for either Numidian province in that battle (all four if he controls both).
hannibal-card-major-campaign-1 = Major Campaign
    .effect = Activate three generals of any strategy rating, one after the other; each moves as many as 4 spaces with up to 10 CUs.
hannibal-card-major-campaign-2 = Major Campaign
    .effect = Activate three generals of any strategy rating, one after the other; each moves as many as 4 spaces with up to 10 CUs.
hannibal-card-diplomacy-1 = Diplomacy
    .effect = One enemy PC marker that is neither a walled city nor a tribe, in a space without enemy CUs, becomes the player’s own.
hannibal-card-diplomacy-2 = Diplomacy
    .effect = One enemy PC marker that is neither a walled city nor a tribe, in a space without enemy CUs, becomes the player’s own.
hannibal-card-minor-campaign-1 = Minor Campaign
    .effect = Activate two generals of any strategy rating, one after the other; each moves as many as 4 spaces with up to 10 CUs.
hannibal-card-minor-campaign-2 = Minor Campaign
    .effect = Activate two generals of any strategy rating, one after the other; each moves as many as 4 spaces with up to 10 CUs.
hannibal-card-minor-campaign-3 = Minor Campaign
    .effect = Activate two generals of any strategy rating, one after the other; each moves as many as 4 spaces with up to 10 CUs.
hannibal-card-minor-campaign-4 = Minor Campaign
    .effect = Activate two generals of any strategy rating, one after the other; each moves as many as 4 spaces with up to 10 CUs.
hannibal-card-bad-weather = Bad Weather
    .effect = Right after an enemy general has moved, before any battle: he is put back in the second space he entered. A naval leg is cancelled and the force goes back to its port.
hannibal-card-elephant-fright = Elephant Fright
    .effect = When elephants charge, before the charge roll: the charge fails and Carthage loses two battle cards.
hannibal-card-two-legions-of-slaves-raised = Two Legions of Slaves Raised (the Volones)
    .effect = Only while Carthage controls three or more provinces of Italy: four Roman CUs arrive in Latium if no Carthaginian CU is there.
hannibal-card-allied-auxiliaries-apulia = Allied Auxiliaries (Apulia)
    .effect = If Rome controls Apulia, two Roman CUs join a Roman general in Italy.
hannibal-card-allied-auxiliaries-etruria = Allied Auxiliaries (Etruria)
    .effect = If Rome controls Etruria, two Roman CUs join a Roman general in Italy.
hannibal-card-allied-auxiliaries-samnium = Allied Auxiliaries (Samnium)
    .effect = If Rome controls Samnium, two Roman CUs join a Roman general in Italy.
hannibal-card-allied-auxiliaries-lucania = Allied Auxiliaries (Lucania)
    .effect = If Rome controls Lucania, two Roman CUs join a Roman general in Italy.
hannibal-card-allied-auxiliaries-campania = Allied Auxiliaries (Campania)
    .effect = If Rome controls Campania, two Roman CUs join a Roman general in Italy.
hannibal-card-opposing-fleet-breaks-siege = Opposing Fleet Breaks Siege
    .effect = All siege points at one port city are taken off.
hannibal-card-adriatic-pirates = Adriatic Pirates
    .effect = Spend it as a 3-operation to sail a Carthaginian general with at most 3 CUs: there is no naval combat roll if the trip starts or ends at Brundisium, Croton or Tarentum.
hannibal-card-epidemic = Epidemic
    .effect = One enemy army, chosen by the player, rolls for attrition.
hannibal-card-pestilence = Pestilence
    .effect = One enemy army engaged in a siege, chosen by the player, rolls for attrition at +1.
hannibal-card-tribal-resistance = Tribal Resistance
    .effect = All subjugation points in one tribe’s space are taken off.
hannibal-card-treachery-within-city = Treachery within City
    .effect = Spend it as a 2-operation for a siege: roll twice on the siege table and apply both results. The same card also moves the army.
hannibal-card-messenger-intercepted = Messenger Intercepted
    .effect = Draw a strategy card at random from the opponent’s hand and keep it.
hannibal-card-grain-shortage = Grain Shortage
    .effect = Only while Carthage controls Sicilia: it removes any three Roman PC markers that are not walled cities.
hannibal-card-hanno-counsels-carthage = Hanno Counsels Carthage
    .effect = Until the deck is reshuffled, Carthaginian CUs may not move out of Africa.
hannibal-card-cato-counsels-rome = Cato Counsels Rome
    .effect = Until the deck is reshuffled, Roman CUs may not move into Africa; those already there are unaffected.
hannibal-card-ally-deserts = Ally Deserts
    .effect = During a battle, take one battle card at random from the opponent’s hand into one’s own.
hannibal-card-storms-at-sea = Storms at Sea
    .effect = After the opponent moves an army by sea and before any naval combat roll, that force rolls for attrition at +2.
hannibal-card-force-march-1 = Force March
    .effect = A general of strategy rating 1 moves as many as 6 spaces.
hannibal-card-force-march-2 = Force March
    .effect = A general of strategy rating 1 or 2 moves as many as 6 spaces.
hannibal-card-force-march-3 = Force March
    .effect = Any general moves as many as 6 spaces.
hannibal-card-truce = Truce
    .effect = While it lasts nobody may enter a space holding an enemy CU or PC marker. Nobody intercepts or besieges. It ends as soon as either player plays an event that brings troops or touches the enemy; neither a counter-event nor an event that moves an army ends it. However the card is used, or if it is discarded, the deck is reshuffled at the end of the turn.
hannibal-tactic-frontal-assault = Frontal Assault
hannibal-tactic-flank-left = Flank Left
hannibal-tactic-flank-right = Flank Right
hannibal-tactic-probe = Probe
hannibal-tactic-double-envelopment = Double Envelopment
hannibal-tactic-reserve = Reserve
hannibal-side-rome = Rome
hannibal-side-carthage = Carthage
hannibal-side-neutral = Nobody
hannibal-phase-reinforcements = Reinforcement phase
hannibal-phase-deal = Cards are dealt
hannibal-phase-strategy = Strategy phase
hannibal-phase-winter = Winter attrition
hannibal-phase-isolation = Isolated markers
hannibal-phase-political-points = Political points
hannibal-piece-unit = { $count ->
    [one] CU
   *[other] CUs
 }
hannibal-piece-elephant = { $count ->
    [one] elephant CU
   *[other] elephant CUs
 }
hannibal-piece-siege-train = { $count ->
    [one] siege train
   *[other] siege trains
 }
hannibal-piece-unit-inside = { $count ->
    [one] CU inside the walls
   *[other] CUs inside the walls
 }
hannibal-piece-elephant-inside = { $count ->
    [one] elephant CU inside the walls
   *[other] elephant CUs inside the walls
 }
hannibal-piece-siege-train-inside = { $count ->
    [one] siege train inside the walls
   *[other] siege trains inside the walls
 }
hannibal-marker-city = walled city
hannibal-marker-tribe = tribe
hannibal-sea-safe = safe passage
hannibal-sea-return = back to port
hannibal-sea-sunk = sunk
hannibal-step-command = Command
hannibal-step-events = Event cards
hannibal-step-elephants = Elephants
hannibal-step-rounds = Rounds
hannibal-step-losses = Losses
hannibal-step-retreat = Retreat

# ---------------------------------------------------------------- headings of the view

hannibal-status-turn = Turn
hannibal-status-last = Last turn
hannibal-status-phase = Phase
hannibal-status-truce = Truce
hannibal-status-macedon = Macedon allied with Carthage
hannibal-status-naval-victory = Carthaginian naval victory
hannibal-status-hanno-counsels = Hanno’s counsel
hannibal-status-cato-counsels = Cato’s counsel
hannibal-status-reshuffle = Shuffle at the end of the turn
hannibal-status-deck = Cards in the deck
hannibal-status-points-left = Movement points left
hannibal-status-card = Card in play
hannibal-stat-points = Political points
hannibal-stat-cards = Cards in hand
hannibal-stat-units = CUs
hannibal-stat-markers = Spaces controlled
hannibal-stat-siege = Siege points
hannibal-stat-marker = Kind
hannibal-stat-inside = Inside the walls
hannibal-stat-isolated = Cut off
hannibal-stat-known = Cards you know the enemy holds
hannibal-stat-betrayed = Cards the enemy knows you hold
hannibal-stat-battle-hand = Your battle cards
hannibal-stat-enemy-shown = Battle cards seen with the enemy
hannibal-stat-army = Army on the march
hannibal-stat-pool = in the cup
hannibal-stat-displaced = displaced
hannibal-stat-gone = lost for good
hannibal-stat-not-yet = not yet in play
hannibal-stat-consul = Consul
hannibal-stat-proconsul = Proconsul
hannibal-stat-offices = Offices
hannibal-stat-towards = Towards
hannibal-stat-generals = Generals
hannibal-stat-discards = Discards
hannibal-stat-removed = Out of the game
hannibal-stat-provinces = Provinces
hannibal-stat-owner = Controlled by
hannibal-stat-point = Political point
hannibal-stat-march = March
hannibal-stat-general = General
hannibal-stat-at = Where
hannibal-stat-elephants = Elephants
hannibal-stat-train = Siege train
hannibal-stat-battle = Battle
hannibal-stat-space = Space
hannibal-stat-attacker = Attacker
hannibal-stat-lead = Initiative
hannibal-stat-rounds = Rounds
hannibal-stat-hands = Battle cards
hannibal-stat-commanders = Commanders
hannibal-stat-shown = Open battle cards
hannibal-stat-due = Battle cards due
hannibal-stat-battle-rating = Battle rating
hannibal-stat-allies = Allies
hannibal-stat-interception = Interception
hannibal-stat-failed-avoidance = Battle not avoided
hannibal-stat-militia = Militia of Latium
hannibal-stat-friendly-tribe = Friendly tribe
hannibal-stat-hand-limit = Limit of the hand
hannibal-stat-elephant-charge = Charged by elephants
hannibal-stat-elephant-panic = Elephants in panic
