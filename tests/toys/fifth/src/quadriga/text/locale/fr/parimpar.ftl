parimpar-title = Pair ou impair
parimpar-scenario-short = Trois places
parimpar-scenario-long = Cinq places
parimpar-option-nuts = Noix que tient une main
parimpar-option-nuts-three = trois
parimpar-option-nuts-four = quatre

parimpar-zone-forum = le Forum
parimpar-zone-circus = le Cirque
parimpar-zone-thermae = les Thermes
parimpar-zone-porta = la Porte
parimpar-zone-portus = le Port
parimpar-side-gaius = Gaius
parimpar-side-lucius = Lucius

parimpar-move-draw-lot = Le sort désigne { $side }
parimpar-move-hide = Cacher { $number ->
        [one] une noix
       *[other] { $number } noix
    }
parimpar-move-odd = Annoncer impair
parimpar-move-even = Annoncer pair

parimpar-event-lot = { $side } cache, pour { $zone }.
parimpar-event-hidden = { $side } ferme la main sur { $number ->
        [one] une noix
       *[other] { $number } noix
    }.
parimpar-event-taken = { $side } prend { $zone } : il y en avait { $number } dans la main.

parimpar-refusal-none-hidden = Une main vide ne trompe personne : cachez au moins une noix.
parimpar-refusal-too-many = Une main n’en tient pas tant.

parimpar-prompt-hide = Combien de noix cachez-vous ?
parimpar-prompt-call = Pair ou impair ?

parimpar-end-most = Le plus de places.

parimpar-status-round = Place
parimpar-stat-places = Places
parimpar-stat-nuts = Noix dans votre main
