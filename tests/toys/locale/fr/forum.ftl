# Forum, un jouet des tests.

forum-title = Forum
forum-scenario-short = Courte
forum-scenario-long = Longue
forum-option-dice = Dés d’une levée
forum-option-dice-one = Un
forum-option-dice-two = Deux

forum-move-deal = Donner { $card }
forum-move-donate = Offrir { $coins }
forum-move-bury = Enterrer { $card }
forum-move-keep = Ne rien enterrer
forum-move-play = Jouer { $card }
forum-move-pass = Passer
forum-move-veto = Veto avec { $card }
forum-move-let = Laisser faire
forum-move-spy = Espionner le { $seat } siège
forum-move-show = Montrer { $card }
forum-move-roll = Lancer { $levy }

forum-prompt-donate = Combien de pièces pour la banque ?
forum-prompt-bury = Quelle carte enterrez-vous ?
forum-prompt-act = Quelle carte jouez-vous ?
forum-prompt-veto = Opposez-vous un veto à { $card } ?
forum-prompt-spy = Quelle main regardez-vous ?

forum-event-dealt = Le { $seat } siège reçoit { $card }.
forum-event-donated = Le { $seat } siège offre { $coins }.
forum-event-buried = Le { $seat } siège enterre { $card }.
forum-event-played = Le { $seat } siège joue { $card }.
forum-event-vetoed = Le { $seat } siège s’y oppose avec { $card }.
forum-event-shown = Le { $victim } siège montre { $card } au { $seat } siège.
forum-event-raised = Le { $seat } siège obtient { $levy }.
forum-event-consul = Le { $seat } siège devient consul.

forum-refusal-too-much = Vous ne pouvez pas offrir autant.
forum-refusal-not-yours = Vous n’avez pas { $card }.
forum-refusal-was-shown = { $card } a été montrée et ne s’enterre plus.
forum-refusal-no-veto = { $card } n’est pas un veto.
forum-refusal-yourself = On ne s’espionne pas soi-même.
forum-refusal-no-cards = Il n’y a là aucune carte à voir.

forum-end-richest = On compte les bourses.

forum-card-veto-i = Veto I
forum-card-veto-ii = Veto II
forum-card-veto-iii = Veto III
forum-card-spy-i = Espion I
forum-card-spy-ii = Espion II
forum-card-spy-iii = Espion III
forum-card-spy-iv = Espion IV
forum-card-coup-i = Coup d’État I
forum-card-coup-ii = Coup d’État II
forum-card-levy-i = Levée I
forum-card-levy-ii = Levée II
forum-card-levy-iii = Levée III
forum-card-levy-iv = Levée IV
forum-card-levy-v = Levée V
forum-card-levy-vi = Levée VI
forum-card-levy-vii = Levée VII
forum-card-levy-viii = Levée VIII
forum-card-levy-ix = Levée IX
forum-seat-first = premier
forum-seat-second = deuxième
forum-seat-third = troisième
forum-levy-lost = perdu
forum-levy-quiet = rien
forum-levy-gained = gagné

forum-status-round = Tour
forum-status-bank = Banque
forum-stat-purse = Bourse
forum-stat-cards = Cartes
forum-stat-consul = Consul
forum-stat-buried = Enterrées
