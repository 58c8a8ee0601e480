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
