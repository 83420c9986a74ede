### Settings: their names, their values, and what each value means. The names in the settings file are
### not translated; these are shown on screens.

## Names of settings, before their value in a list. Short.

language = Idioma
columns-from = Primera columna
speed = Velocidad
motion = Movimiento
confirm = Confirmar jugadas
theme = Tema
colours = Colores
discs = Fichas
marks = Marcas
graphics = Imágenes
signs = Caracteres
mouse = Ratón
appearance = Apariencia
board = Tablero
coordinates = Coordenadas
study = Análisis
disc-signs = Signos en las fichas
sound = Sonido
vibration = Vibración

## Values of several settings

on = sí
off = no
automatic = automático

## Language. The names of languages are not translated.

about-language-automatic = El idioma de tu sistema.
about-language = El idioma de todos los textos.

## First column

columns-from-one = 1
about-columns-from-one = La columna de la izquierda es la 1.
columns-from-zero = 0
about-columns-from-zero = La columna de la izquierda es la 0.

## Speed

speed-slow = lenta
about-speed-slow = Las fichas caen despacio y las máquinas esperan un momento.
speed-normal = normal
about-speed-normal = Velocidad normal.
speed-fast = rápida
about-speed-fast = Las fichas caen rápido y las máquinas responden al instante.

## Motion

motion-full = completo
about-motion-full = Las fichas caen.
motion-reduced = reducido
about-motion-reduced = Nada se mueve: las fichas aparecen al instante.

## Confirm moves

about-confirm-off = Un número o un clic suelta la ficha al instante.
about-confirm-on = Un número o un clic elige la columna; Enter o un segundo clic suelta la ficha.

## Theme of the terminal

about-theme-automatic = Claro u oscuro, según el fondo de tu terminal.
theme-dark = oscuro
about-theme-dark = Texto claro sobre fondo oscuro; fichas amarillas y rojas.
theme-light = claro
about-theme-light = Texto oscuro sobre fondo claro; fichas amarillas y rojas.
theme-high-contrast = alto contraste
about-theme-high-contrast = Solo negro, blanco y amarillo.
theme-colour-blind = daltonismo
about-theme-colour-blind = Fichas amarillas y azules, que todo el mundo distingue, vea como vea los colores.

## Colours of the terminal

about-colours-automatic = Los que tenga la terminal, o ninguno si NO_COLOR está definida.
colours-full = todos
about-colours-full = 16 millones de colores.
colours-256 = 256
about-colours-256 = 256 colores.
colours-16 = 16
about-colours-16 = Los dieciséis colores básicos.
colours-none = ninguno
about-colours-none = Sin colores: solo signos y negrita.

## Discs in the terminal

about-discs-automatic = Tan redondas como pueda dibujarlas tu terminal.
discs-sextants = sextantes
about-discs-sextants = Seis puntos por carácter: las fichas más redondas. Necesita una fuente reciente.
discs-quadrants = cuadrantes
about-discs-quadrants = Cuatro puntos por carácter.
discs-halves = medios bloques
about-discs-halves = Dos puntos por carácter, para fuentes antiguas.
discs-letters = letras
about-discs-letters = Solo letras, sin fichas dibujadas.

## Marks: what tells the discs apart in the terminal besides colour

marks-letters = letras
about-marks-letters = Los símbolos de los jugadores sobre las fichas.
marks-shapes = formas
about-marks-shapes = Una ficha llena y un anillo, con símbolos.

## Pictures in the terminal

about-graphics-automatic = El tablero es una imagen real si tu terminal puede mostrarla.
about-graphics-off = El tablero siempre se dibuja con caracteres.

## Signs in the terminal: what things are drawn with

about-signs-automatic = Según la configuración regional de tu sistema.
signs-unicode = Unicode
about-signs-unicode = Caracteres de bloque.
signs-ascii = ASCII
about-signs-ascii = Solo ASCII, para terminales y fuentes antiguas.

## Mouse in the terminal

about-mouse-on = Apunta y haz clic; mantén pulsada la tecla Mayús para seleccionar texto.
about-mouse-off = El ratón selecciona texto, como en otros programas de la terminal.

## Appearance of the window

about-appearance-automatic = Clara u oscura, como tu sistema.
about-appearance-light = Texto oscuro sobre fondo claro.
about-appearance-dark = Texto claro sobre fondo oscuro.

## Theme of the window

window-theme-discs = fichas
about-window-theme-discs = Fichas redondas en un marco azul, con una cruz o un anillo.
window-theme-squares = cuadrados
about-window-theme-squares = Cuadrados amarillos y rojos sobre azul, 512 por 512 píxeles.
window-theme-contrast = contraste
about-window-theme-contrast = En blanco y negro, con el máximo contraste.
window-theme-shapes = formas
about-window-theme-shapes = Círculos y rombos, que todo el mundo distingue, vea como vea los colores.

## Coordinates in the window

about-coordinates-on = Las filas y las columnas van numeradas.
about-coordinates-off = El tablero no lleva números.

## Study in the window

about-study-off = Verás adónde lleva cada columna cuando lo pidas.
about-study-on = Verás siempre adónde lleva cada columna.

## The page in the browser

about-web-theme-automatic = Claro u oscuro, como tu sistema.
about-disc-signs-automatic = Se muestran con alto contraste y con colores para daltónicos.
about-disc-signs-on = Un signo en cada ficha indica de quién es.
about-disc-signs-off = Solo colores.
about-sound-off = La página está en silencio.
about-sound-on = Un sonido corto y suave cuando una ficha cae en su sitio.
about-vibration-off = El dispositivo no vibra.
about-vibration-on = El dispositivo vibra un instante cuando una ficha cae en su sitio, si puede.

## Keeping settings

could-not-save = No se pudieron guardar los ajustes en { $error }.
