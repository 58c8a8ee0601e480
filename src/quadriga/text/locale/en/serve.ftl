# The command that serves the browser table.

serve-help = Open the table in the browser: serve it on this machine, or to others.
serve-example = Example: quadriga serve --open
serve-help-host = The address to listen on; 0.0.0.0 lets other machines in.
serve-help-port = The port to listen on.
serve-help-data = The folder where games are kept.
serve-help-pause = Seconds before a step that nobody decides.
serve-help-rate = Requests a second one address may make for long.
serve-help-open = Open the browser.
serve-listening = The table is open at { $address } (games are kept in { $folder }). Stop with Ctrl+C.
serve-bad-port = { $port } is no port: give a number from 1 to 65535.
serve-bad-address = Nothing can listen at { $host }, port { $port }: { $detail }.
serve-bad-file = The file of games in { $folder } cannot be used: { $detail }. Keep it, and choose another folder with --data.
serve-bad-folder = Games cannot be kept in { $folder }: { $detail }.
serve-help-proxy = Address of a proxy whose word about the visitor’s address is believed; repeat for more.
serve-help-name = A host name this server goes by, beside localhost and plain addresses; repeat for more.
serve-help-keep = Days after which a table that nobody has touched is let go; 0 keeps all.
serve-help-database = The address of a PostgreSQL database to keep the games in, instead of the folder; also from QUADRIGA_DATABASE.
serve-help-bus = The address of a Redis server over which processes tell each other of changes; also from QUADRIGA_BUS.
serve-help-workers = How many processes serve; more than one need --database and --bus.
serve-shared = The table is open at { $address } (games are kept in the database, the logs in { $folder }). Stop with Ctrl+C.
serve-bad-database = The database cannot be used: { $detail }.
serve-bad-bus = The bus cannot be used: { $detail }.
serve-needs-shared = Several processes share a database and a bus: give both --database and --bus.
move-data-help = Carry all games from a folder into a database, or back; those at FROM stay where they are. Stop the servers first.
move-data-example = Example: quadriga move-data ~/.local/share/quadriga postgresql://localhost/quadriga
move-data-help-from = Where the games are: a folder, or the address of a PostgreSQL database.
move-data-help-to = Where they are carried: a folder, or the address of a PostgreSQL database.
move-data-nothing = There are no games in { $folder }.
move-data-other = Table { $table } is there already, and is not the same: nothing was overwritten.
move-data-broken = The games cannot be read or carried: { $detail }.
move-data-unwritten = The games could not be written there. What was carried so far stays; try again.
move-data-done = { $games ->
    [one] One game was carried over.
   *[other] { $games } games were carried over.
}
check-data-help = Look through a folder of games for damage; nothing is changed.
check-data-example = Example: quadriga check-data ~/.local/share/quadriga
check-data-table = Table { $table }: { $what }
check-data-file = The file: { $what }
check-data-pages = a part of the file cannot be read ({ $detail }).
check-data-line-missing = line { $detail } of its record is missing.
check-data-position = the position kept beside its record is damaged ({ $detail }).
check-data-title = its title is not known here ({ $detail }).
check-data-record = its record cannot be read ({ $detail }).
check-data-secret = the secret of its dice is not the one it was sealed with.
check-data-state = what its people agreed on cannot be read ({ $detail }).
check-data-links = a link leads to a seat it does not have.
check-data-done = { $sound ->
    [one] One table is sound
   *[other] { $sound } tables are sound
}, { $damaged ->
    [0] none is damaged.
    [one] one is damaged.
   *[other] { $damaged } are damaged.
}
