parimpar-title = Par impar
parimpar-scenario-short = Three places
parimpar-scenario-long = Five places
parimpar-option-nuts = Nuts a hand holds
parimpar-option-nuts-three = three
parimpar-option-nuts-four = four

parimpar-zone-forum = the Forum
parimpar-zone-circus = the Circus
parimpar-zone-thermae = the Baths
parimpar-zone-porta = the Gate
parimpar-zone-portus = the Harbour
parimpar-side-gaius = Gaius
parimpar-side-lucius = Lucius

parimpar-move-draw-lot = The lot falls on { $side }
parimpar-move-hide = Hide { $number ->
        [one] one nut
       *[other] { $number } nuts
    }
parimpar-move-odd = Call odd
parimpar-move-even = Call even

parimpar-event-lot = { $side } hides, for { $zone }.
parimpar-event-hidden = { $side } closes a hand around { $number ->
        [one] one nut
       *[other] { $number } nuts
    }.
parimpar-event-taken = { $side } takes { $zone }: there were { $number } in the hand.

parimpar-refusal-none-hidden = An empty hand deceives nobody: hide one nut at least.
parimpar-refusal-too-many = A hand does not hold so many.

parimpar-prompt-hide = How many nuts do you hide?
parimpar-prompt-call = Odd or even?

parimpar-end-most = Most places.

parimpar-status-round = Place
parimpar-stat-places = Places
parimpar-stat-nuts = Nuts in your hand
