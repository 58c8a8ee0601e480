# Ce que dit chaque jeu : choses ouvertes ou cachées, places, règles, refus généraux.

hidden = quelque chose de caché
any = …
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

# Ce qui peut clocher dans une partie enregistrée.

record-after-end = quelque chose suit la dernière ligne
record-altered = la ligne a été modifiée après coup
record-dice = les dés sont mal décrits
record-disagrees = la ligne ne dit pas ce que le jeu a fait
record-empty = le fichier est vide
record-foreign = c’est la partie d’un autre jeu
record-format = ce n’est pas une partie enregistrée, ou son format est inconnu
record-garbled = la ligne est illisible
record-illegal = la règle interdit ce coup
record-missing-end = la partie est finie mais sa dernière ligne manque
record-move = la ligne ne contient pas de coup
record-redacted = des parties ont été ôtées pour un lecteur, on ne peut donc la rejouer
record-secret = le secret des dés manque ou est faux
record-take-back = ces coups ne peuvent être repris
record-truncated = le fichier s’arrête au milieu d’une ligne
record-unknown-move = ce n’est pas un coup du jeu
record-unknown-start = la partie ne peut commencer ainsi
record-version = elle vient d’une autre version des règles
record-wrong-end = la fin n’est pas celle où la partie est arrivée
