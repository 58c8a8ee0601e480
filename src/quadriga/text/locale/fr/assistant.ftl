# L’assistant de table.

assistant-help = Préparer un combat de votre plateau, voir ses chances, le résoudre pas à pas et savoir quoi changer.
assistant-help-game = Le jeu que vous avez devant vous ; sinon il vous est demandé.
assistant-help-situation = La situation en JSON, ou @FICHIER ; sinon elle vous est demandée (docs/assistant.md).
assistant-help-save = Garder la situation dans un fichier.
assistant-help-changes = Garder dans un fichier texte la liste de ce qui change sur votre plateau, à imprimer ou copier.
assistant-help-real = Vous lancez tous les dés et tirez tous les jetons à votre table, et les saisissez.
assistant-help-seed = Des dés reproductibles.
assistant-example =
    Exemple : quadriga assistant republic --situation '{ "{" }"confrontation":"active-conflict","conflict":"gladiator","general":{ "{" }"military":4{ "}" },"legions":9{ "}" }'

assistant-other-game = { $game } : aucune bataille ne s’y prépare à la main.
assistant-cannot-write = Impossible d’écrire { $file } : { $reason }.

assistant-which = Quelle sorte de bataille ?
assistant-how-to-fill = Une ligne par rubrique ; Entrée garde ce qui est entre crochets, { $help } dit ce qu’on peut taper.
assistant-part = { $entry } { $number }
assistant-ask = { $entry } [{ $default }]
assistant-yes = oui
assistant-no = non
assistant-yes-or-no = Répondez { $yes } ou { $no }.
assistant-not-a-number = « { $line } » n’est pas un nombre entier.
assistant-out-of-limits = { $line } ne convient pas : de { $least } à { $most }.
assistant-not-a-pair = « { $line } » n’est pas deux nombres, celui de l’attaquant et celui du défenseur : 8 6
assistant-too-many = Chacun une fois, { $most } au plus.
assistant-which-of = « { $line } » : lequel ? { $known }
assistant-no-entry = « { $line } » n’est ni l’une de ces rubriques ni une valeur : { $entries }.
assistant-help-number = Un nombre entier de { $least } à { $most }.
assistant-help-pair = Deux nombres de { $least } à { $most }, celui de l’attaquant et celui du défenseur : 8 6
assistant-help-truth = Oui ou non.
assistant-help-part = Tapez ce qui diffère des crochets, séparé par des virgules : { $example }

assistant-commander = { $commander } : aptitude { $rating }, jeton { $chit }
assistant-losses = { $number ->
    [one] Une unité
   *[other] { $number } unités
} à perdre pour { $force }, parmi : { $there }.
assistant-chits = { $number ->
    [one] Un jeton
   *[other] { $number } jetons
} pour { $commander } : le jeton { $chit } le frappe.
assistant-defect = Un dé pour { $number ->
    [one] une légion simple
   *[other] chacune des { $number } légions simples
} ({ $force }) ; elle passe au rebelle sur { $face ->
    [one] 1
   *[other] 1 à { $face }
}.
assistant-expedition = (cible : { $target } ; chef : { $general })
assistant-expedition-alone = (cible : { $target } ; sans chef)
assistant-quit = quitter

assistant-prompt = >
assistant-type-real = Saisissez ce qui est sorti à votre table (par exemple { $example }), ou quitter.
assistant-type-or-roll = Saisissez ce qui est sorti à votre table (par exemple { $example }), ou Entrée pour nos dés, ou quitter.
assistant-must-type = Vous lancez vous-mêmes : saisissez ce qui est sorti.
assistant-not-read = « { $line } » ne se lit pas comme un résultat ici.
assistant-impossible = Cela n’a pas pu sortir ici.
assistant-left = Le combat n’est pas fini ; voici où il en était.
assistant-changes = À changer sur votre plateau
assistant-no-changes = Rien.

assistant-odds-naval = Bataille navale
assistant-odds-land = Bataille terrestre
assistant-odds-overall = En tout
assistant-odds-victory = victoire
assistant-odds-naval-victory-only = victoire navale seulement
assistant-odds-stalemate = usure
assistant-odds-standoff = retraite
assistant-odds-defeat = défaite
assistant-odds-disaster = désastre
assistant-odds-not-fought = pas de combat
assistant-odds-general-killed = Général tué
assistant-odds-general-captured = Général capturé
assistant-odds-master-killed = Maître de cavalerie tué
assistant-odds-master-captured = Maître de cavalerie capturé
assistant-odds-rebel-killed = Rebelle tué
assistant-odds-expected-losses = Pertes attendues
assistant-odds-rebel-losses = Pertes attendues du rebelle
assistant-odds-conflict-losses = Pertes attendues du conflit
assistant-odds-expected-landed = Unités débarquées attendues
assistant-odds-expected-promotions = Promotions attendues
assistant-odds-rebel-promotions = Promotions attendues du rebelle
assistant-odds-expected-defections = Légions passées au rebelle attendues
assistant-odds-repelled = Conflit repoussé
assistant-odds-province = Province
assistant-odds-assaulted = assaillie
assistant-odds-falls = tombe
assistant-odds-governor-killed = propréteur tué
assistant-odds-governor-captured = propréteur capturé
assistant-odds-legions = légions
assistant-odds-veterans = vétérans
assistant-odds-fleets = escadres
assistant-odds-militia = milices
assistant-odds-flotillas = flottilles
assistant-odds-natives = indigènes
assistant-odds-native-flotillas = flottilles indigènes
