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
record-position = la position d’où elle a continué ne peut être reprise par les règles d’aujourd’hui
record-redacted = des parties ont été ôtées pour un lecteur, on ne peut donc la rejouer
record-secret = le secret des dés manque ou est faux
record-take-back = ces coups ne peuvent être repris
record-truncated = le fichier s’arrête au milieu d’une ligne
record-unknown-move = ce n’est pas un coup du jeu
record-unknown-start = la partie ne peut commencer ainsi
record-wrong-end = la fin n’est pas celle où la partie est arrivée

# Des mots qui ne veulent rien dire ici : dans un coup, ou dans ce avec quoi une partie commence.

unknown-empty = une ligne vide n’est pas un coup
unknown-no-verb = « { $word } » n’est rien qu’on puisse faire dans ce jeu ; il y a : { $expected }
unknown-too-many-words = « { $word } » ne prend que : { $expected }
unknown-not-a-number = « { $word } » n’est pas un nombre
unknown-nothing-here = « { $word } » n’est rien dans ce jeu
unknown-not-quite = « { $word } » n’est rien dans ce jeu ; peut-être { $expected } ?
unknown-not-a-face = « { $word } » n’est pas une face de dé et combien de fois elle est sortie, comme { $expected }
unknown-no-face = « { $word } » n’est pas une face de ces dés : { $expected }
unknown-too-many-dice = « { $word } » : il y a trop de dés
unknown-too-many-things = « { $word } » nomme plus qu’il n’y a
unknown-twice = « { $word } » nomme deux fois la même chose
unknown-not-a-count = « { $word } » n’est pas une chose et combien il y en a, comme { $expected }
unknown-no-move = « { $word } » n’est pas un coup
unknown-no-game = il n’y a pas de jeu « { $word } » ; il y a : { $expected }
unknown-no-scenario = il n’y a pas de scénario « { $word } » ; il y a : { $expected }
unknown-wrong-seats = on ne peut jouer à { $word } ; possible : { $expected }
unknown-no-option = il n’y a pas d’option « { $word } » ; il y a : { $expected }
unknown-no-value = « { $word } » ne peut se choisir ; possible : { $expected }
unknown-option-missing = l’option « { $word } » n’est pas nommée ; possible : { $expected }
unknown-no-bot = il n’y a pas de robot « { $word } » pour ce jeu ; il y a : { $expected }
unknown-no-judge = rien ici ne sait juger une position de « { $word } »
unknown-no-budget = « { $word } » n’est ni des secondes ni des essais, comme { $expected }
unknown-bot-no-file = il n’y a pas de fichier « { $word } » où prendre un robot
unknown-bot-broken = le robot « { $word } » ne se charge pas : { $expected }
unknown-bot-no-class = « { $word } » : le fichier n’a pas de classe { $expected }
unknown-bot-no-bot = « { $word } » n’est pas une sous-classe de quadriga.bots.Bot
unknown-program-no-start = le programme « { $word } » ne démarre pas : { $expected }
unknown-program-silent = le programme « { $word } » n’a pas répondu à temps ; il a été arrêté
unknown-program-ended = le programme « { $word } » s’est arrêté de lui-même (code { $expected })
unknown-program-nonsense = le programme « { $word } » a répondu une ligne étrangère au protocole : { $expected }
unknown-program-refuses = le programme « { $word } » ne peut pas continuer : { $expected }
unknown-program-no-move = le programme « { $word } » a répondu ce qui n’est pas un coup : { $expected }
unknown-program-illegal = le programme « { $word } » a choisi un coup qui n’est pas offert : { $expected }
unknown-no-text = il n’y a pas de texte « { $word } »
unknown-no-guide = il n’y a pas de partie guidée de « { $word } »
