# Ce que dit chaque jeu : choses ouvertes ou cachées, places, règles, refus généraux.

hidden = quelque chose de caché
any = n’importe lequel
nothing = rien
counted = { $count } { $thing }

seat = Place { $number }
seat-side = { $side } (place { $number })

rule = règle { $id }
rule-titled = règle { $id }, { $title }
because = { $sentence } ({ $rule })
outcome = { $winners ->
    [0] { $sentence } Personne ne gagne ({ $rule }).
    [one] { $sentence } { $winner } gagne ({ $rule }).
   *[other] { $sentence } { $winner } gagnent ({ $rule }).
}

refusal-partial = Ce coup n’est pas complet : « { $move } » laisse quelque chose ouvert.
refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à quelqu’un d’autre de décider.
refusal-no-such-choice = Cela ne fait pas partie de vos choix en ce moment.
refusal-not-now = Ce n’est pas le moment de faire cela.
refusal-not-concerned = Rien n’est à décider à ce sujet pour l’instant.
