# La commande qui sert la table dans le navigateur.

serve-help = Ouvre la table dans le navigateur : sur cette machine, ou pour d’autres.
serve-example = Exemple : quadriga serve --open
serve-help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
serve-help-port = Le port d’écoute.
serve-help-data = Le dossier où les parties sont gardées.
serve-help-pause = Secondes avant une étape que personne ne décide.
serve-help-rate = Demandes par seconde qu’une même adresse peut faire longtemps.
serve-help-open = Ouvre le navigateur.
serve-listening = La table est ouverte à { $address } (les parties sont gardées dans { $folder }). Ctrl+C pour arrêter.
serve-bad-port = { $port } n’est pas un port : donnez un nombre de 1 à 65535.
serve-bad-address = Rien ne peut écouter à { $host }, port { $port } : { $detail }.
serve-bad-file = Le fichier des parties dans { $folder } est inutilisable : { $detail }. Gardez-le, et choisissez un autre dossier avec --data.
serve-bad-folder = Les parties ne peuvent pas être gardées dans { $folder } : { $detail }.
serve-help-proxy = Adresse d’un mandataire dont on croit ce qu’il dit de l’adresse du visiteur ; peut être répété.
serve-help-name = Un nom d’hôte de ce serveur, outre localhost et les adresses en chiffres ; peut être répété.
serve-help-keep = Jours après lesquels une table que personne n’a touchée est abandonnée ; 0 les garde toutes.
serve-help-database = L’adresse d’une base PostgreSQL où garder les parties, au lieu du dossier ; aussi par QUADRIGA_DATABASE.
serve-help-bus = L’adresse d’un serveur Redis par lequel les processus s’annoncent les changements ; aussi par QUADRIGA_BUS.
serve-help-workers = Combien de processus servent ; plus d’un demandent --database et --bus.
serve-shared = La table est ouverte à { $address } (les parties sont gardées dans la base, les journaux dans { $folder }). Ctrl+C pour arrêter.
serve-bad-database = La base de données est inutilisable : { $detail }.
serve-bad-bus = Le bus est inutilisable : { $detail }.
serve-needs-shared = Plusieurs processus partagent une base et un bus : donnez --database et --bus.
move-data-help = Porte toutes les parties d’un dossier dans une base de données, ou l’inverse ; celles de FROM restent où elles sont. Arrêtez d’abord les serveurs.
move-data-example = Exemple : quadriga move-data ~/.local/share/quadriga postgresql://localhost/quadriga
move-data-help-from = Où sont les parties : un dossier, ou l’adresse d’une base PostgreSQL.
move-data-help-to = Où les porter : un dossier, ou l’adresse d’une base PostgreSQL.
move-data-nothing = Il n’y a pas de parties dans { $folder }.
move-data-other = La table { $table } y est déjà, et n’est pas la même : rien n’a été remplacé.
move-data-broken = Les parties ne peuvent être ni lues ni portées : { $detail }.
move-data-unwritten = Les parties n’ont pas pu y être écrites. Ce qui a été porté reste ; réessayez.
move-data-done = { $games ->
    [0] Aucune partie n’a été portée.
    [one] Une partie a été portée.
   *[other] { $games } parties ont été portées.
}
check-data-help = Examine un dossier de parties à la recherche de dégâts ; rien n’est changé.
check-data-example = Exemple : quadriga check-data ~/.local/share/quadriga
check-data-table = Table { $table } : { $what }
check-data-file = Le fichier : { $what }
check-data-pages = une partie du fichier est illisible ({ $detail }).
check-data-line-missing = la ligne { $detail } de son journal manque.
check-data-position = la position gardée à côté de son journal est abîmée ({ $detail }).
check-data-title = son jeu n’est pas connu ici ({ $detail }).
check-data-record = son journal est illisible ({ $detail }).
check-data-secret = le secret de ses dés n’est pas celui qui fut scellé.
check-data-state = ce dont ses joueurs étaient convenus est illisible ({ $detail }).
check-data-links = un lien mène à une place qu’elle n’a pas.
check-data-done = { $sound ->
    [0] aucune table n’est saine
    [one] { $sound } table est saine
   *[other] { $sound } tables sont saines
}, { $damaged ->
    [0] aucune n’est abîmée.
    [one] une est abîmée.
   *[other] { $damaged } sont abîmées.
}
