### Lo que dice la página en el navegador antes de funcionar o cuando no puede funcionar.

# Sin JavaScript.
needs-script = Fourline funciona en tu navegador y necesita JavaScript. Permítelo para esta página y vuelve a cargarla.
# Sin WebAssembly.
needs-wasm = Fourline necesita WebAssembly, que este navegador no tiene o no permite. Un Firefox, Chrome, Edge o Safari actual lo tiene.
# No se pudo cargar un archivo de la página, o la página se detuvo al empezar.
not-started = No se pudo iniciar Fourline. Tus partidas siguen guardadas en este dispositivo. Vuelve a cargar la página.
# Un botón.
load-again = Volver a cargar
# Debajo del nombre, donde la página se muestra en una lista o se instala.
about = Cuatro en raya: juega y estudia con tus propias reglas. Funciona sin conexión.
