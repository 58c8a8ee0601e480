# Forum, a toy of the tests.

forum-title = Forum
forum-scenario-short = Short
forum-scenario-long = Long
forum-option-dice = Dice of a levy
forum-option-dice-one = One
forum-option-dice-two = Two

forum-move-deal = Deal { $card }
forum-move-donate = Donate { $coins }
forum-move-bury = Bury { $card }
forum-move-keep = Bury nothing
forum-move-play = Play { $card }
forum-move-pass = Pass
forum-move-veto = Veto with { $card }
forum-move-let = Let it pass
forum-move-spy = Spy on the { $seat } seat
forum-move-show = Show { $card }
forum-move-roll = Roll { $levy }

forum-prompt-donate = How many coins does the bank get?
forum-prompt-bury = Which card do you bury?
forum-prompt-act = Which card do you play?
forum-prompt-veto = Do you veto { $card }?
forum-prompt-spy = Whose hand do you look into?

forum-event-dealt = The { $seat } seat is dealt { $card }.
forum-event-donated = The { $seat } seat donates { $coins }.
forum-event-buried = The { $seat } seat buries { $card }.
forum-event-played = The { $seat } seat plays { $card }.
forum-event-vetoed = The { $seat } seat vetoes it with { $card }.
forum-event-shown = The { $victim } seat shows { $card } to the { $seat } seat.
forum-event-raised = The { $seat } seat rolls { $levy }.
forum-event-consul = The { $seat } seat becomes consul.

forum-refusal-too-much = You cannot donate that much.
forum-refusal-not-yours = You do not hold { $card }.
forum-refusal-was-shown = { $card } was shown and cannot be buried.
forum-refusal-no-veto = { $card } is no veto.
forum-refusal-yourself = You cannot spy on yourself.
forum-refusal-no-cards = There is no card to see there.

forum-end-richest = The purses are counted.

forum-card-veto-i = Veto I
forum-card-veto-ii = Veto II
forum-card-veto-iii = Veto III
forum-card-spy-i = Spy I
forum-card-spy-ii = Spy II
forum-card-spy-iii = Spy III
forum-card-spy-iv = Spy IV
forum-card-coup-i = Coup I
forum-card-coup-ii = Coup II
forum-card-levy-i = Levy I
forum-card-levy-ii = Levy II
forum-card-levy-iii = Levy III
forum-card-levy-iv = Levy IV
forum-card-levy-v = Levy V
forum-card-levy-vi = Levy VI
forum-card-levy-vii = Levy VII
forum-card-levy-viii = Levy VIII
forum-card-levy-ix = Levy IX
forum-seat-first = first
forum-seat-second = second
forum-seat-third = third
forum-levy-lost = lost
forum-levy-quiet = quiet
forum-levy-gained = gained

forum-status-round = Round
forum-status-bank = Bank
forum-stat-purse = Purse
forum-stat-cards = Cards
forum-stat-consul = Consul
forum-stat-buried = Buried
