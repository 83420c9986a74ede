### Was die Seite im Browser sagt, bevor sie läuft oder wenn sie nicht laufen kann.

# Ohne JavaScript.
needs-script = Fourline läuft im Browser und braucht JavaScript. Bitte für diese Seite erlauben und die Seite neu laden.
# Ohne WebAssembly.
needs-wasm = Fourline braucht WebAssembly, das dieser Browser nicht hat oder nicht erlaubt. Ein aktueller Firefox, Chrome, Edge oder Safari hat es.
# Eine Datei der Seite war nicht zu laden, oder die Seite ist gleich am Anfang stehen geblieben.
not-started = Fourline konnte nicht gestartet werden. Deine Partien sind auf diesem Gerät aufbewahrt. Bitte lade die Seite neu.
# Eine Schaltfläche.
load-again = Neu laden
# Unter dem Namen, wo die Seite aufgeführt oder installiert wird.
about = Vier gewinnt: spielen und studieren, mit den eigenen Hausregeln. Geht auch ohne Netz.
