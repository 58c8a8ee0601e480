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
