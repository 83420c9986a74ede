// Written by `cargo xtask words` from the catalogues in `ftl`; changes here are lost.

//! The messages of `programs.ftl`.

use crate::{Count, Language};
use crate::pattern::{Patterns, Value, patterns, say};
use std::fmt::Display;

/// `after { $game }: { $problem }`
///
/// $game is what was typed: "1 2 1 3"; $problem says what is wrong.
pub fn after_game(language: Language, game: impl Display, problem: impl Display) -> String {
    say(language, &AFTER_GAME, &[Value::Text(&game), Value::Text(&problem)])
}
static AFTER_GAME: Patterns = patterns![
    "programs.after-game",
    "after \u{1}0: \u{1}1",
    "sau \u{1}0: \u{1}1",
    "nach \u{1}0: \u{1}1",
    "después de \u{1}0: \u{1}1",
];

/// `this can be read as { $forms }, with different meanings; say which with --from`
///
/// $forms is a list of names.
pub fn ambiguous(language: Language, forms: impl Display) -> String {
    say(language, &AMBIGUOUS, &[Value::Text(&forms)])
}
static AMBIGUOUS: Patterns = patterns![
    "programs.ambiguous",
    "this can be read as \u{1}0, with different meanings; say which with --from",
    "có thể đọc là \u{1}0, với nghĩa khác nhau; hãy chỉ rõ bằng --from",
    "das lässt sich als \u{1}0 lesen, mit verschiedener Bedeutung; gib mit --from an, was gemeint ist",
    "esto se puede leer como \u{1}0, con significados distintos; di cuál con --from",
];

/// `at once: { $problem }`
pub fn at_once(language: Language, problem: impl Display) -> String {
    say(language, &AT_ONCE, &[Value::Text(&problem)])
}
static AT_ONCE: Patterns = patterns![
    "programs.at-once",
    "at once: \u{1}0",
    "ngay từ đầu: \u{1}0",
    "sofort: \u{1}0",
    "desde el principio: \u{1}0",
];

/// `{ $typed } can't be played, but the program does not refuse it`
///
/// $typed is a number that was typed.
pub fn bad_column_taken(language: Language, typed: impl Display) -> String {
    say(language, &BAD_COLUMN_TAKEN, &[Value::Text(&typed)])
}
static BAD_COLUMN_TAKEN: Patterns = patterns![
    "programs.bad-column-taken",
    "\u{1}0 can't be played, but the program does not refuse it",
    "không thể chơi \u{1}0, nhưng chương trình không từ chối",
    "\u{1}0 ist nicht spielbar, aber das Programm lehnt es nicht ab",
    "\u{1}0 no se puede jugar, pero el programa no lo rechaza",
];

/// `an empty cell`
pub fn cell_empty(language: Language) -> String {
    say(language, &CELL_EMPTY, &[])
}
static CELL_EMPTY: Patterns = patterns![
    "programs.cell-empty",
    "an empty cell",
    "ô trống",
    "ein leeres Feld",
    "una casilla vacía",
];

/// `a disc of the first side`
pub fn cell_first(language: Language) -> String {
    say(language, &CELL_FIRST, &[])
}
static CELL_FIRST: Patterns = patterns![
    "programs.cell-first",
    "a disc of the first side",
    "quân của bên đi trước",
    "einen Stein der ersten Seite",
    "una ficha del primer bando",
];

/// `a disc of the second side`
pub fn cell_second(language: Language) -> String {
    say(language, &CELL_SECOND, &[])
}
static CELL_SECOND: Patterns = patterns![
    "programs.cell-second",
    "a disc of the second side",
    "quân của bên đi sau",
    "einen Stein der zweiten Seite",
    "una ficha del segundo bando",
];

/// `all checks passed`
pub fn check_all_good(language: Language) -> String {
    say(language, &CHECK_ALL_GOOD, &[])
}
static CHECK_ALL_GOOD: Patterns = patterns![
    "programs.check-all-good",
    "all checks passed",
    "đạt mọi kiểm tra",
    "alle Prüfungen bestanden",
    "pasó todas las pruebas",
];

/// `survives a finished game`
pub fn check_finished(language: Language) -> String {
    say(language, &CHECK_FINISHED, &[])
}
static CHECK_FINISHED: Patterns = patterns![
    "programs.check-finished",
    "survives a finished game",
    "không hỏng khi ván đã kết thúc",
    "übersteht eine beendete Partie",
    "sobrevive a una partida terminada",
];

/// `makes a legal first move`
pub fn check_first_move(language: Language) -> String {
    say(language, &CHECK_FIRST_MOVE, &[])
}
static CHECK_FIRST_MOVE: Patterns = patterns![
    "programs.check-first-move",
    "makes a legal first move",
    "đi nước đầu hợp lệ",
    "macht einen gültigen ersten Zug",
    "hace una primera jugada válida",
];

/// `good`
pub fn check_good(language: Language) -> String {
    say(language, &CHECK_GOOD, &[])
}
static CHECK_GOOD: Patterns = patterns![
    "programs.check-good",
    "good",
    "tốt",
    "gut",
    "bien",
];

/// `answers uci with its name and uciok`
pub fn check_greeting(language: Language) -> String {
    say(language, &CHECK_GREETING, &[])
}
static CHECK_GREETING: Patterns = patterns![
    "programs.check-greeting",
    "answers uci with its name and uciok",
    "trả lời uci bằng tên và uciok",
    "antwortet auf uci mit Namen und uciok",
    "responde a uci con su nombre y uciok",
];

/// `not tried`
///
/// Instead of what is wrong.
pub fn check_not_tried(language: Language) -> String {
    say(language, &CHECK_NOT_TRIED, &[])
}
static CHECK_NOT_TRIED: Patterns = patterns![
    "programs.check-not-tried",
    "not tried",
    "chưa thử",
    "nicht versucht",
    "no se probó",
];

/// `lists its options as it should`
pub fn check_options(language: Language) -> String {
    say(language, &CHECK_OPTIONS, &[])
}
static CHECK_OPTIONS: Patterns = patterns![
    "programs.check-options",
    "lists its options as it should",
    "liệt kê các tùy chọn đúng cách",
    "zählt seine Optionen richtig auf",
    "enumera bien sus opciones",
];

/// `makes legal moves in 20 random positions`
pub fn check_positions(language: Language) -> String {
    say(language, &CHECK_POSITIONS, &[])
}
static CHECK_POSITIONS: Patterns = patterns![
    "programs.check-positions",
    "makes legal moves in 20 random positions",
    "đi nước hợp lệ trong 20 thế cờ ngẫu nhiên",
    "macht gültige Züge in 20 zufälligen Stellungen",
    "hace jugadas válidas en 20 posiciones al azar",
];

/// `ends when told to`
pub fn check_quit(language: Language) -> String {
    say(language, &CHECK_QUIT, &[])
}
static CHECK_QUIT: Patterns = patterns![
    "programs.check-quit",
    "ends when told to",
    "kết thúc khi được bảo",
    "beendet sich auf Befehl",
    "termina cuando se le dice",
];

/// `is ready, and takes the rules`
pub fn check_ready(language: Language) -> String {
    say(language, &CHECK_READY, &[])
}
static CHECK_READY: Patterns = patterns![
    "programs.check-ready",
    "is ready, and takes the rules",
    "sẵn sàng và nhận luật",
    "ist bereit und nimmt die Regeln an",
    "está listo y acepta las reglas",
];

/// `answers isready while it thinks`
pub fn check_ready_while_thinking(language: Language) -> String {
    say(language, &CHECK_READY_WHILE_THINKING, &[])
}
static CHECK_READY_WHILE_THINKING: Patterns = patterns![
    "programs.check-ready-while-thinking",
    "answers isready while it thinks",
    "trả lời isready trong khi nghĩ",
    "antwortet auf isready, während es denkt",
    "responde a isready mientras piensa",
];

/// `{ $count } checks failed`
pub fn check_some_bad(language: Language, count: impl Count) -> String {
    say(language, &CHECK_SOME_BAD, &[Value::Number(count.count())])
}
static CHECK_SOME_BAD: Patterns = patterns![
    "programs.check-some-bad",
    "\u{2}0\u{3}one\u{4}\u{1}0 check failed\u{3}other\u{4}\u{1}0 checks failed",
    "không đạt \u{1}0 kiểm tra",
    "\u{2}0\u{3}one\u{4}\u{1}0 Prüfung nicht bestanden\u{3}other\u{4}\u{1}0 Prüfungen nicht bestanden",
    "\u{2}0\u{3}one\u{4}falló \u{1}0 prueba\u{3}other\u{4}fallaron \u{1}0 pruebas",
];

/// `stops when told to, with one move`
pub fn check_stop(language: Language) -> String {
    say(language, &CHECK_STOP, &[])
}
static CHECK_STOP: Patterns = patterns![
    "programs.check-stop",
    "stops when told to, with one move",
    "dừng khi được bảo, với một nước đi",
    "hört auf Befehl auf, mit einem Zug",
    "para cuando se le dice, con una jugada",
];

/// `passes over an unknown command`
pub fn check_unknown(language: Language) -> String {
    say(language, &CHECK_UNKNOWN, &[])
}
static CHECK_UNKNOWN: Patterns = patterns![
    "programs.check-unknown",
    "passes over an unknown command",
    "bỏ qua lệnh lạ",
    "übergeht einen unbekannten Befehl",
    "pasa por alto una orden desconocida",
];

/// `unknown key { $key }; expected { $keys }`
pub fn dialogue_key(language: Language, key: impl Display, keys: impl Display) -> String {
    say(language, &DIALOGUE_KEY, &[Value::Text(&key), Value::Text(&keys)])
}
static DIALOGUE_KEY: Patterns = patterns![
    "programs.dialogue-key",
    "unknown key \u{1}0; expected \u{1}1",
    "khóa không rõ \u{1}0; cần \u{1}1",
    "unbekannter Schlüssel \u{1}0; erwartet wird \u{1}1",
    "clave desconocida \u{1}0; se esperaba \u{1}1",
];

/// `{ $key } is missing`
pub fn dialogue_missing(language: Language, key: impl Display) -> String {
    say(language, &DIALOGUE_MISSING, &[Value::Text(&key)])
}
static DIALOGUE_MISSING: Patterns = patterns![
    "programs.dialogue-missing",
    "\u{1}0 is missing",
    "thiếu \u{1}0",
    "\u{1}0 fehlt",
    "falta \u{1}0",
];

/// `expected a question and its answer: name? -> Ann`
pub fn dialogue_no_answer(language: Language) -> String {
    say(language, &DIALOGUE_NO_ANSWER, &[])
}
static DIALOGUE_NO_ANSWER: Patterns = patterns![
    "programs.dialogue-no-answer",
    "expected a question and its answer: name? -> Ann",
    "cần một câu hỏi và câu trả lời: name? -> Ann",
    "erwartet wird eine Frage mit ihrer Antwort: name? -> Ann",
    "se esperaba una pregunta y su respuesta: name? -> Ann",
];

/// `expected key: value`
pub fn dialogue_no_value(language: Language) -> String {
    say(language, &DIALOGUE_NO_VALUE, &[])
}
static DIALOGUE_NO_VALUE: Patterns = patterns![
    "programs.dialogue-no-value",
    "expected key: value",
    "cần khóa: giá trị",
    "erwartet wird Schlüssel: Wert",
    "se esperaba clave: valor",
];

/// `expected a single character`
pub fn dialogue_sign(language: Language) -> String {
    say(language, &DIALOGUE_SIGN, &[])
}
static DIALOGUE_SIGN: Patterns = patterns![
    "programs.dialogue-sign",
    "expected a single character",
    "cần đúng một ký tự",
    "erwartet wird ein einzelnes Zeichen",
    "se esperaba un solo carácter",
];

/// `expected { $values }`
pub fn dialogue_value(language: Language, values: impl Display) -> String {
    say(language, &DIALOGUE_VALUE, &[Value::Text(&values)])
}
static DIALOGUE_VALUE: Patterns = patterns![
    "programs.dialogue-value",
    "expected \u{1}0",
    "cần \u{1}0",
    "erwartet wird \u{1}0",
    "se esperaba \u{1}0",
];

/// `the engine is thinking; send stop first`
pub fn engine_is_thinking(language: Language) -> String {
    say(language, &ENGINE_IS_THINKING, &[])
}
static ENGINE_IS_THINKING: Patterns = patterns![
    "programs.engine-is-thinking",
    "the engine is thinking; send stop first",
    "máy đang nghĩ; hãy gửi stop trước",
    "die Engine denkt nach; sende zuerst stop",
    "el motor está pensando; envía stop primero",
];

/// `expected a name and a value, such as Hash=64`
pub fn expected_option(language: Language) -> String {
    say(language, &EXPECTED_OPTION, &[])
}
static EXPECTED_OPTION: Patterns = patterns![
    "programs.expected-option",
    "expected a name and a value, such as Hash=64",
    "cần một tên và một giá trị, như Hash=64",
    "erwartet wird ein Name und ein Wert, etwa Hash=64",
    "se esperaba un nombre y un valor, como Hash=64",
];

/// `expected two differences in Elo, the smaller one first, such as 0,30`
pub fn expected_sprt(language: Language) -> String {
    say(language, &EXPECTED_SPRT, &[])
}
static EXPECTED_SPRT: Patterns = patterns![
    "programs.expected-sprt",
    "expected two differences in Elo, the smaller one first, such as 0,30",
    "cần hai chênh lệch Elo, số nhỏ trước, như 0,30",
    "erwartet werden zwei Elo-Unterschiede, der kleinere zuerst, etwa 0,30",
    "se esperaban dos diferencias de Elo, primero la menor, como 0,30",
];

/// `the program says that the game is over, but it is not`
pub fn false_end(language: Language) -> String {
    say(language, &FALSE_END, &[])
}
static FALSE_END: Patterns = patterns![
    "programs.false-end",
    "the program says that the game is over, but it is not",
    "chương trình nói ván đã kết thúc, nhưng chưa phải",
    "das Programm sagt, die Partie sei zu Ende, aber sie ist es nicht",
    "el programa dice que la partida ha terminado, pero no es así",
];

/// `it can't play these rules: it has neither an option Rules nor a variant for this board`
pub fn fault_cant_play(language: Language) -> String {
    say(language, &FAULT_CANT_PLAY, &[])
}
static FAULT_CANT_PLAY: Patterns = patterns![
    "programs.fault-cant-play",
    "it can't play these rules: it has neither an option Rules nor a variant for this board",
    "không chơi được luật này: không có tùy chọn Rules cũng như biến thể cho bàn này",
    "kann diese Regeln nicht spielen: Es gibt weder eine Option Rules noch eine Variante für dieses Brett",
    "no puede jugar con estas reglas: no tiene opción Rules ni una variante para este tablero",
];

/// `it could not be started: { $reason }`
///
/// $reason is what the system says.
pub fn fault_cant_start(language: Language, reason: impl Display) -> String {
    say(language, &FAULT_CANT_START, &[Value::Text(&reason)])
}
static FAULT_CANT_START: Patterns = patterns![
    "programs.fault-cant-start",
    "it could not be started: \u{1}0",
    "không khởi động được: \u{1}0",
    "ließ sich nicht starten: \u{1}0",
    "no se pudo iniciar: \u{1}0",
];

/// `it closed its output`
pub fn fault_ended_closed(language: Language) -> String {
    say(language, &FAULT_ENDED_CLOSED, &[])
}
static FAULT_ENDED_CLOSED: Patterns = patterns![
    "programs.fault-ended-closed",
    "it closed its output",
    "đã đóng đầu ra",
    "hat seine Ausgabe geschlossen",
    "cerró su salida",
];

/// `it ended by itself (exit code { $code })`
pub fn fault_ended_code(language: Language, code: impl Display) -> String {
    say(language, &FAULT_ENDED_CODE, &[Value::Text(&code)])
}
static FAULT_ENDED_CODE: Patterns = patterns![
    "programs.fault-ended-code",
    "it ended by itself (exit code \u{1}0)",
    "tự kết thúc (mã thoát \u{1}0)",
    "hat sich selbst beendet (Exit-Code \u{1}0)",
    "terminó por sí solo (código de salida \u{1}0)",
];

/// `it was ended by signal { $signal }`
pub fn fault_ended_signal(language: Language, signal: impl Display) -> String {
    say(language, &FAULT_ENDED_SIGNAL, &[Value::Text(&signal)])
}
static FAULT_ENDED_SIGNAL: Patterns = patterns![
    "programs.fault-ended-signal",
    "it was ended by signal \u{1}0",
    "bị kết thúc bởi tín hiệu \u{1}0",
    "wurde durch Signal \u{1}0 beendet",
    "lo terminó la señal \u{1}0",
];

/// `it wrote far too much without an answer`
pub fn fault_flooded(language: Language) -> String {
    say(language, &FAULT_FLOODED, &[])
}
static FAULT_FLOODED: Patterns = patterns![
    "programs.fault-flooded",
    "it wrote far too much without an answer",
    "viết ra quá nhiều mà không trả lời",
    "hat viel zu viel geschrieben, ohne zu antworten",
    "escribió demasiado sin responder",
];

/// `it made an illegal move: { $problem }`
///
/// $problem says what is wrong with its move.
pub fn fault_illegal(language: Language, problem: impl Display) -> String {
    say(language, &FAULT_ILLEGAL, &[Value::Text(&problem)])
}
static FAULT_ILLEGAL: Patterns = patterns![
    "programs.fault-illegal",
    "it made an illegal move: \u{1}0",
    "đi một nước không hợp lệ: \u{1}0",
    "hat einen ungültigen Zug gemacht: \u{1}0",
    "hizo una jugada no válida: \u{1}0",
];

/// `its time was over: it had { $ms } ms`
pub fn fault_late(language: Language, ms: impl Display) -> String {
    say(language, &FAULT_LATE, &[Value::Text(&ms)])
}
static FAULT_LATE: Patterns = patterns![
    "programs.fault-late",
    "its time was over: it had \u{1}0 ms",
    "hết giờ: chỉ có \u{1}0 ms",
    "die Zeit war um: Es waren \u{1}0 ms",
    "se le acabó el tiempo: tenía \u{1}0 ms",
];

/// `it answered bestmove without a move`
pub fn fault_no_move(language: Language) -> String {
    say(language, &FAULT_NO_MOVE, &[])
}
static FAULT_NO_MOVE: Patterns = patterns![
    "programs.fault-no-move",
    "it answered bestmove without a move",
    "trả lời bestmove mà không có nước đi",
    "hat bestmove ohne Zug geantwortet",
    "respondió bestmove sin jugada",
];

/// `it did not answer to { $asked }`
///
/// $asked is what it was sent.
pub fn fault_silent(language: Language, asked: impl Display) -> String {
    say(language, &FAULT_SILENT, &[Value::Text(&asked)])
}
static FAULT_SILENT: Patterns = patterns![
    "programs.fault-silent",
    "it did not answer to \u{1}0",
    "không trả lời \u{1}0",
    "hat auf \u{1}0 nicht geantwortet",
    "no respondió a \u{1}0",
];

/// `a FEN has a board, w or b, two hyphens and two numbers: 7/7/7/7/3p3/3P3 w - - 2 2`
pub fn fen_fields(language: Language) -> String {
    say(language, &FEN_FIELDS, &[])
}
static FEN_FIELDS: Patterns = patterns![
    "programs.fen-fields",
    "a FEN has a board, w or b, two hyphens and two numbers: 7/7/7/7/3p3/3P3 w - - 2 2",
    "một FEN gồm bàn cờ, w hoặc b, hai dấu gạch nối và hai số: 7/7/7/7/3p3/3P3 w - - 2 2",
    "ein FEN hat ein Brett, w oder b, zwei Bindestriche und zwei Zahlen: 7/7/7/7/3p3/3P3 w - - 2 2",
    "un FEN tiene un tablero, w o b, dos guiones y dos números: 7/7/7/7/3p3/3P3 w - - 2 2",
];

/// `a FEN does not say what is left of removes, blocks and the forced opening; use position startpos moves`
pub fn fen_house_rules(language: Language) -> String {
    say(language, &FEN_HOUSE_RULES, &[])
}
static FEN_HOUSE_RULES: Patterns = patterns![
    "programs.fen-house-rules",
    "a FEN does not say what is left of removes, blocks and the forced opening; use position startpos moves",
    "FEN không cho biết còn bao nhiêu lượt gỡ quân, chặn và khai cuộc bắt buộc; hãy dùng position startpos moves",
    "ein FEN sagt nicht, wie viel vom Entfernen, Sperren und von der erzwungenen Eröffnung noch übrig ist; verwende position startpos moves",
    "un FEN no dice cuántas retiradas y bloqueos quedan ni si la apertura es forzada; usa position startpos moves",
];

/// `this board has another size; the rules say { $board }`
///
/// $board is a size such as 7x6.
pub fn fen_other_board(language: Language, board: impl Display) -> String {
    say(language, &FEN_OTHER_BOARD, &[Value::Text(&board)])
}
static FEN_OTHER_BOARD: Patterns = patterns![
    "programs.fen-other-board",
    "this board has another size; the rules say \u{1}0",
    "bàn này có kích thước khác; theo luật là \u{1}0",
    "dieses Brett hat eine andere Größe; nach den Regeln sind es \u{1}0",
    "este tablero tiene otro tamaño; según las reglas es de \u{1}0",
];

/// `the discs in brackets are not those that are left`
pub fn fen_pocket(language: Language) -> String {
    say(language, &FEN_POCKET, &[])
}
static FEN_POCKET: Patterns = patterns![
    "programs.fen-pocket",
    "the discs in brackets are not those that are left",
    "các quân trong ngoặc không phải là những quân còn lại",
    "die Steine in Klammern sind nicht die, die noch übrig sind",
    "las fichas entre corchetes no son las que quedan",
];

/// `a row of a FEN has numbers of empty cells from 1 to 16`
pub fn fen_row(language: Language) -> String {
    say(language, &FEN_ROW, &[])
}
static FEN_ROW: Patterns = patterns![
    "programs.fen-row",
    "a row of a FEN has numbers of empty cells from 1 to 16",
    "mỗi hàng của FEN có số ô trống từ 1 đến 16",
    "eine Reihe eines FEN hat Zahlen leerer Felder von 1 bis 16",
    "una fila de un FEN tiene números de casillas vacías de 1 a 16",
];

/// `the numbers of discs don't fit the side to move; the first side is w`
pub fn fen_turn(language: Language) -> String {
    say(language, &FEN_TURN, &[])
}
static FEN_TURN: Patterns = patterns![
    "programs.fen-turn",
    "the numbers of discs don't fit the side to move; the first side is w",
    "số quân không khớp với bên đến lượt; bên đi trước là w",
    "die Zahl der Steine passt nicht zur Seite am Zug; die erste Seite ist w",
    "el número de fichas no encaja con el bando al que le toca; el primer bando es w",
];

/// `expected P, p or a number of empty cells in a row of the FEN, found '{ $found }'`
///
/// $found is a character.
pub fn fen_unexpected(language: Language, found: impl Display) -> String {
    say(language, &FEN_UNEXPECTED, &[Value::Text(&found)])
}
static FEN_UNEXPECTED: Patterns = patterns![
    "programs.fen-unexpected",
    "expected P, p or a number of empty cells in a row of the FEN, found '\u{1}0'",
    "trong hàng của FEN cần P, p hoặc số ô trống, nhưng lại có '\u{1}0'",
    "erwartet wird P, p oder eine Zahl leerer Felder in einer Reihe des FEN, gefunden wurde '\u{1}0'",
    "se esperaba P, p o un número de casillas vacías en una fila del FEN y se encontró '\u{1}0'",
];

/// `game { $number }: { $player } forfeits: { $reason }`
pub fn forfeit(language: Language, number: impl Display, player: impl Display, reason: impl Display) -> String {
    say(language, &FORFEIT, &[Value::Text(&number), Value::Text(&player), Value::Text(&reason)])
}
static FORFEIT: Patterns = patterns![
    "programs.forfeit",
    "game \u{1}0: \u{1}1 forfeits: \u{1}2",
    "ván \u{1}0: \u{1}1 bị xử thua: \u{1}2",
    "Partie \u{1}0: \u{1}1 verliert kampflos: \u{1}2",
    "partida \u{1}0: \u{1}1 pierde por incomparecencia: \u{1}2",
];

/// `the program does not go on; its last line is: { $line }`
pub fn hung(language: Language, line: impl Display) -> String {
    say(language, &HUNG, &[Value::Text(&line)])
}
static HUNG: Patterns = patterns![
    "programs.hung",
    "the program does not go on; its last line is: \u{1}0",
    "chương trình không tiếp tục; dòng cuối là: \u{1}0",
    "das Programm macht nicht weiter; seine letzte Zeile ist: \u{1}0",
    "el programa no sigue; su última línea es: \u{1}0",
];

/// `the program says nothing`
pub fn hung_silent(language: Language) -> String {
    say(language, &HUNG_SILENT, &[])
}
static HUNG_SILENT: Patterns = patterns![
    "programs.hung-silent",
    "the program says nothing",
    "chương trình không nói gì",
    "das Programm sagt nichts",
    "el programa no dice nada",
];

/// `something is missing after { $word }`
pub fn line_missing(language: Language, word: impl Display) -> String {
    say(language, &LINE_MISSING, &[Value::Text(&word)])
}
static LINE_MISSING: Patterns = patterns![
    "programs.line-missing",
    "something is missing after \u{1}0",
    "thiếu nội dung sau \u{1}0",
    "nach \u{1}0 fehlt etwas",
    "falta algo después de \u{1}0",
];

/// `{ $after }: expected a whole number, found { $found }`
pub fn line_number(language: Language, after: impl Display, found: impl Display) -> String {
    say(language, &LINE_NUMBER, &[Value::Text(&after), Value::Text(&found)])
}
static LINE_NUMBER: Patterns = patterns![
    "programs.line-number",
    "\u{1}0: expected a whole number, found \u{1}1",
    "\u{1}0: cần một số nguyên, nhưng lại có \u{1}1",
    "\u{1}0: erwartet wird eine ganze Zahl, gefunden wurde \u{1}1",
    "\u{1}0: se esperaba un número entero y se encontró \u{1}1",
];

/// `unknown command { $word }`
///
/// $word is what was sent.
pub fn line_unknown(language: Language, word: impl Display) -> String {
    say(language, &LINE_UNKNOWN, &[Value::Text(&word)])
}
static LINE_UNKNOWN: Patterns = patterns![
    "programs.line-unknown",
    "unknown command \u{1}0",
    "lệnh không rõ: \u{1}0",
    "unbekannter Befehl \u{1}0",
    "orden desconocida \u{1}0",
];

/// `{ $command }: unknown word { $word }`
///
/// $command is a command of the protocol, such as go.
pub fn line_word(language: Language, command: impl Display, word: impl Display) -> String {
    say(language, &LINE_WORD, &[Value::Text(&command), Value::Text(&word)])
}
static LINE_WORD: Patterns = patterns![
    "programs.line-word",
    "\u{1}0: unknown word \u{1}1",
    "\u{1}0: từ không rõ \u{1}1",
    "\u{1}0: unbekanntes Wort \u{1}1",
    "\u{1}0: palabra desconocida \u{1}1",
];

/// `expected { $expected } values, one for each cell, found { $found }`
pub fn list_length(language: Language, expected: impl Display, found: impl Display) -> String {
    say(language, &LIST_LENGTH, &[Value::Text(&expected), Value::Text(&found)])
}
static LIST_LENGTH: Patterns = patterns![
    "programs.list-length",
    "expected \u{1}0 values, one for each cell, found \u{1}1",
    "cần \u{1}0 giá trị, mỗi ô một giá trị, nhưng lại có \u{1}1",
    "erwartet werden \u{1}0 Werte, einer pro Feld, gefunden wurden \u{1}1",
    "se esperaban \u{1}0 valores, uno por casilla, y se encontraron \u{1}1",
];

/// `value { $number }: expected { $expected }, found { $found }`
///
/// $number is the number of the value; $expected is a list of values.
pub fn list_value(language: Language, expected: impl Display, found: impl Display, number: impl Display) -> String {
    say(language, &LIST_VALUE, &[Value::Text(&expected), Value::Text(&found), Value::Text(&number)])
}
static LIST_VALUE: Patterns = patterns![
    "programs.list-value",
    "value \u{1}2: expected \u{1}0, found \u{1}1",
    "giá trị \u{1}2: cần \u{1}0, nhưng lại có \u{1}1",
    "Wert \u{1}2: erwartet wird \u{1}0, gefunden wurde \u{1}1",
    "valor \u{1}2: se esperaba \u{1}0 y se encontró \u{1}1",
];

/// `the line up column { $column } is not seen as { $length } in a row`
pub fn missed_column(language: Language, column: impl Display, length: impl Display) -> String {
    say(language, &MISSED_COLUMN, &[Value::Text(&column), Value::Text(&length)])
}
static MISSED_COLUMN: Patterns = patterns![
    "programs.missed-column",
    "the line up column \u{1}0 is not seen as \u{1}1 in a row",
    "hàng dọc ở cột \u{1}0 không được nhận là \u{1}1 quân thẳng hàng",
    "die Linie in Spalte \u{1}0 wird nicht als \u{1}1 in einer Reihe erkannt",
    "la línea de la columna \u{1}0 no se reconoce como \u{1}1 en raya",
];

/// `the board is full, but no draw is declared`
pub fn missed_draw(language: Language) -> String {
    say(language, &MISSED_DRAW, &[])
}
static MISSED_DRAW: Patterns = patterns![
    "programs.missed-draw",
    "the board is full, but no draw is declared",
    "bàn đã đầy nhưng không tuyên bố hòa",
    "das Brett ist voll, aber es wird kein Remis erklärt",
    "el tablero está lleno, pero no se declaran tablas",
];

/// `the falling diagonal from row { $row }, column { $column } is not seen as { $length } in a row`
pub fn missed_falling(language: Language, column: impl Display, length: impl Display, row: impl Display) -> String {
    say(language, &MISSED_FALLING, &[Value::Text(&column), Value::Text(&length), Value::Text(&row)])
}
static MISSED_FALLING: Patterns = patterns![
    "programs.missed-falling",
    "the falling diagonal from row \u{1}2, column \u{1}0 is not seen as \u{1}1 in a row",
    "đường chéo xuống từ hàng \u{1}2, cột \u{1}0 không được nhận là \u{1}1 quân thẳng hàng",
    "die fallende Diagonale ab Reihe \u{1}2, Spalte \u{1}0 wird nicht als \u{1}1 in einer Reihe erkannt",
    "la diagonal descendente desde la fila \u{1}2, columna \u{1}0 no se reconoce como \u{1}1 en raya",
];

/// `the rules end the game here, but the program goes on`
pub fn missed_loss(language: Language) -> String {
    say(language, &MISSED_LOSS, &[])
}
static MISSED_LOSS: Patterns = patterns![
    "programs.missed-loss",
    "the rules end the game here, but the program goes on",
    "theo luật ván kết thúc ở đây nhưng chương trình vẫn tiếp tục",
    "nach den Regeln endet die Partie hier, aber das Programm macht weiter",
    "según las reglas la partida termina aquí, pero el programa sigue",
];

/// `the rising diagonal from row { $row }, column { $column } is not seen as { $length } in a row`
pub fn missed_rising(language: Language, column: impl Display, length: impl Display, row: impl Display) -> String {
    say(language, &MISSED_RISING, &[Value::Text(&column), Value::Text(&length), Value::Text(&row)])
}
static MISSED_RISING: Patterns = patterns![
    "programs.missed-rising",
    "the rising diagonal from row \u{1}2, column \u{1}0 is not seen as \u{1}1 in a row",
    "đường chéo lên từ hàng \u{1}2, cột \u{1}0 không được nhận là \u{1}1 quân thẳng hàng",
    "die steigende Diagonale ab Reihe \u{1}2, Spalte \u{1}0 wird nicht als \u{1}1 in einer Reihe erkannt",
    "la diagonal ascendente desde la fila \u{1}2, columna \u{1}0 no se reconoce como \u{1}1 en raya",
];

/// `the line along row { $row } from column { $column } is not seen as { $length } in a row`
///
/// $length is how many discs make a line; $row and $column are where it begins at the left.
pub fn missed_row(language: Language, column: impl Display, length: impl Display, row: impl Display) -> String {
    say(language, &MISSED_ROW, &[Value::Text(&column), Value::Text(&length), Value::Text(&row)])
}
static MISSED_ROW: Patterns = patterns![
    "programs.missed-row",
    "the line along row \u{1}2 from column \u{1}0 is not seen as \u{1}1 in a row",
    "hàng ngang \u{1}2 từ cột \u{1}0 không được nhận là \u{1}1 quân thẳng hàng",
    "die Linie in Reihe \u{1}2 ab Spalte \u{1}0 wird nicht als \u{1}1 in einer Reihe erkannt",
    "la línea de la fila \u{1}2 desde la columna \u{1}0 no se reconoce como \u{1}1 en raya",
];

/// `both sides have a line, but no tie is declared`
pub fn missed_tie(language: Language) -> String {
    say(language, &MISSED_TIE, &[])
}
static MISSED_TIE: Patterns = patterns![
    "programs.missed-tie",
    "both sides have a line, but no tie is declared",
    "cả hai bên đều có hàng nhưng không tuyên bố hòa",
    "beide Seiten haben eine Linie, aber es wird kein Unentschieden erklärt",
    "los dos bandos tienen una línea, pero no se declara empate",
];

/// `more than drops happened in this game (a remove, a block or a takeback); write it as record or uci`
pub fn more_than_drops(language: Language) -> String {
    say(language, &MORE_THAN_DROPS, &[])
}
static MORE_THAN_DROPS: Patterns = patterns![
    "programs.more-than-drops",
    "more than drops happened in this game (a remove, a block or a takeback); write it as record or uci",
    "ván này không chỉ có thả quân (có gỡ quân, chặn lượt hoặc đi lại); hãy viết ở dạng record hoặc uci",
    "in dieser Partie geschah mehr als Einwürfe (ein Stein entfernt, eine Sperre oder eine Rücknahme); schreibe sie als record oder uci",
    "en esta partida pasó algo más que soltar fichas (se retiró una, hubo un bloqueo o se deshizo una jugada); escríbela como record o uci",
];

/// `the engine protocol has no word for something in this game, such as a bad column that was counted; write it as record`
pub fn more_than_turns(language: Language) -> String {
    say(language, &MORE_THAN_TURNS, &[])
}
static MORE_THAN_TURNS: Patterns = patterns![
    "programs.more-than-turns",
    "the engine protocol has no word for something in this game, such as a bad column that was counted; write it as record",
    "giao thức máy không có từ cho một điều trong ván này, như một cột sai đã bị tính; hãy viết ở dạng record",
    "für etwas in dieser Partie hat das Engine-Protokoll kein Wort, etwa eine gezählte ungültige Spalte; schreibe sie als record",
    "el protocolo de motores no tiene palabra para algo de esta partida, como una columna no válida que se contó; escríbela como record",
];

/// `the program shows no board`
pub fn no_board(language: Language) -> String {
    say(language, &NO_BOARD, &[])
}
static NO_BOARD: Patterns = patterns![
    "programs.no-board",
    "the program shows no board",
    "chương trình không hiện bàn cờ",
    "das Programm zeigt kein Brett",
    "el programa no muestra ningún tablero",
];

/// `there is no dialogue file { $name }; use a file, or one of { $names }`
///
/// $names are the dialogues that come with the program.
pub fn no_such_dialogue(language: Language, name: impl Display, names: impl Display) -> String {
    say(language, &NO_SUCH_DIALOGUE, &[Value::Text(&name), Value::Text(&names)])
}
static NO_SUCH_DIALOGUE: Patterns = patterns![
    "programs.no-such-dialogue",
    "there is no dialogue file \u{1}0; use a file, or one of \u{1}1",
    "không có tệp hội thoại \u{1}0; hãy dùng một tệp, hoặc một trong \u{1}1",
    "es gibt keine Dialogdatei \u{1}0; nimm eine Datei oder eines von \u{1}1",
    "no hay ningún archivo de diálogo \u{1}0; usa un archivo o uno de \u{1}1",
];

/// `the numbers of discs don't show whose turn it is`
pub fn no_turn(language: Language) -> String {
    say(language, &NO_TURN, &[])
}
static NO_TURN: Patterns = patterns![
    "programs.no-turn",
    "the numbers of discs don't show whose turn it is",
    "số quân không cho biết đến lượt ai",
    "aus der Zahl der Steine geht nicht hervor, wer am Zug ist",
    "el número de fichas no indica a quién le toca",
];

/// `these are not turns of the engine protocol, such as P@d1 P@d2`
pub fn no_turns(language: Language) -> String {
    say(language, &NO_TURNS, &[])
}
static NO_TURNS: Patterns = patterns![
    "programs.no-turns",
    "these are not turns of the engine protocol, such as P@d1 P@d2",
    "đây không phải là các nước đi của giao thức máy, như P@d1 P@d2",
    "das sind keine Züge des Engine-Protokolls wie P@d1 P@d2",
    "no son jugadas del protocolo de motores, como P@d1 P@d2",
];

/// `{ $name }: expected true or false`
pub fn option_check(language: Language, name: impl Display) -> String {
    say(language, &OPTION_CHECK, &[Value::Text(&name)])
}
static OPTION_CHECK: Patterns = patterns![
    "programs.option-check",
    "\u{1}0: expected true or false",
    "\u{1}0: cần true hoặc false",
    "\u{1}0: erwartet wird true oder false",
    "\u{1}0: se esperaba true o false",
];

/// `{ $name }: expected a whole number from { $least } to { $most }`
pub fn option_number(language: Language, least: impl Display, most: impl Display, name: impl Display) -> String {
    say(language, &OPTION_NUMBER, &[Value::Text(&least), Value::Text(&most), Value::Text(&name)])
}
static OPTION_NUMBER: Patterns = patterns![
    "programs.option-number",
    "\u{1}2: expected a whole number from \u{1}0 to \u{1}1",
    "\u{1}2: cần một số nguyên từ \u{1}0 đến \u{1}1",
    "\u{1}2: erwartet wird eine ganze Zahl von \u{1}0 bis \u{1}1",
    "\u{1}2: se esperaba un número entero de \u{1}0 a \u{1}1",
];

/// `Rules: { $problem }`
///
/// $problem says what is wrong with the rules.
pub fn option_rules(language: Language, problem: impl Display) -> String {
    say(language, &OPTION_RULES, &[Value::Text(&problem)])
}
static OPTION_RULES: Patterns = patterns![
    "programs.option-rules",
    "Rules: \u{1}0",
    "Rules: \u{1}0",
    "Rules: \u{1}0",
    "Rules: \u{1}0",
];

/// `there is no option { $name }`
pub fn option_unknown(language: Language, name: impl Display) -> String {
    say(language, &OPTION_UNKNOWN, &[Value::Text(&name)])
}
static OPTION_UNKNOWN: Patterns = patterns![
    "programs.option-unknown",
    "there is no option \u{1}0",
    "không có tùy chọn \u{1}0",
    "es gibt keine Option \u{1}0",
    "no hay ninguna opción \u{1}0",
];

/// `there is no variant { $name }; this engine plays cfour`
pub fn option_variant(language: Language, name: impl Display) -> String {
    say(language, &OPTION_VARIANT, &[Value::Text(&name)])
}
static OPTION_VARIANT: Patterns = patterns![
    "programs.option-variant",
    "there is no variant \u{1}0; this engine plays cfour",
    "không có biến thể \u{1}0; máy này chơi cfour",
    "es gibt keine Variante \u{1}0; diese Engine spielt cfour",
    "no hay ninguna variante \u{1}0; este motor juega a cfour",
];

/// `a position does not say in which order the discs fell; --any-order makes up an order`
pub fn order_unknown(language: Language) -> String {
    say(language, &ORDER_UNKNOWN, &[])
}
static ORDER_UNKNOWN: Patterns = patterns![
    "programs.order-unknown",
    "a position does not say in which order the discs fell; --any-order makes up an order",
    "một thế cờ không cho biết các quân rơi theo thứ tự nào; --any-order tự đặt ra một thứ tự",
    "eine Stellung sagt nicht, in welcher Reihenfolge die Steine fielen; --any-order erfindet eine",
    "una posición no dice en qué orden cayeron las fichas; --any-order inventa un orden",
];

/// `this line is not written as it should be: { $line }`
pub fn problem_info(language: Language, line: impl Display) -> String {
    say(language, &PROBLEM_INFO, &[Value::Text(&line)])
}
static PROBLEM_INFO: Patterns = patterns![
    "programs.problem-info",
    "this line is not written as it should be: \u{1}0",
    "dòng này viết không đúng: \u{1}0",
    "diese Zeile ist nicht richtig geschrieben: \u{1}0",
    "esta línea no está bien escrita: \u{1}0",
];

/// `it does not say its name (id name)`
pub fn problem_no_name(language: Language) -> String {
    say(language, &PROBLEM_NO_NAME, &[])
}
static PROBLEM_NO_NAME: Patterns = patterns![
    "programs.problem-no-name",
    "it does not say its name (id name)",
    "không nói tên của mình (id name)",
    "nennt seinen Namen nicht (id name)",
    "no dice su nombre (id name)",
];

/// `this option is not written as it should be: { $option }`
pub fn problem_option(language: Language, option: impl Display) -> String {
    say(language, &PROBLEM_OPTION, &[Value::Text(&option)])
}
static PROBLEM_OPTION: Patterns = patterns![
    "programs.problem-option",
    "this option is not written as it should be: \u{1}0",
    "tùy chọn này viết không đúng: \u{1}0",
    "diese Option ist nicht richtig geschrieben: \u{1}0",
    "esta opción no está bien escrita: \u{1}0",
];

/// `it made its move before it was told to stop`
pub fn problem_too_soon(language: Language) -> String {
    say(language, &PROBLEM_TOO_SOON, &[])
}
static PROBLEM_TOO_SOON: Patterns = patterns![
    "programs.problem-too-soon",
    "it made its move before it was told to stop",
    "đi trước khi được bảo dừng",
    "hat gezogen, bevor stop kam",
    "jugó antes de recibir stop",
];

/// `it made its move twice`
pub fn problem_twice(language: Language) -> String {
    say(language, &PROBLEM_TWICE, &[])
}
static PROBLEM_TWICE: Patterns = patterns![
    "programs.problem-twice",
    "it made its move twice",
    "đi hai lần",
    "hat zweimal gezogen",
    "jugó dos veces",
];

/// `{ $games } games played; different faults: { $faults }.`
///
/// $faults is a number too.
pub fn referee_bad(language: Language, faults: impl Display, games: impl Count) -> String {
    say(language, &REFEREE_BAD, &[Value::Text(&faults), Value::Number(games.count())])
}
static REFEREE_BAD: Patterns = patterns![
    "programs.referee-bad",
    "\u{2}1\u{3}one\u{4}\u{1}1 game played; different faults: \u{1}0.\u{3}other\u{4}\u{1}1 games played; different faults: \u{1}0.",
    "Đã chơi \u{1}1 ván; số lỗi khác nhau: \u{1}0.",
    "\u{2}1\u{3}one\u{4}\u{1}1 Partie gespielt; verschiedene Fehler: \u{1}0.\u{3}other\u{4}\u{1}1 Partien gespielt; verschiedene Fehler: \u{1}0.",
    "\u{2}1\u{3}one\u{4}\u{1}1 partida jugada; fallos distintos: \u{1}0.\u{3}other\u{4}\u{1}1 partidas jugadas; fallos distintos: \u{1}0.",
];

/// `{ $games } games played, nothing wrong.`
pub fn referee_good(language: Language, games: impl Count) -> String {
    say(language, &REFEREE_GOOD, &[Value::Number(games.count())])
}
static REFEREE_GOOD: Patterns = patterns![
    "programs.referee-good",
    "\u{2}0\u{3}one\u{4}\u{1}0 game played, nothing wrong.\u{3}other\u{4}\u{1}0 games played, nothing wrong.",
    "Đã chơi \u{1}0 ván, không có gì sai.",
    "\u{2}0\u{3}one\u{4}\u{1}0 Partie gespielt, nichts zu beanstanden.\u{3}other\u{4}\u{1}0 Partien gespielt, nichts zu beanstanden.",
    "\u{2}0\u{3}one\u{4}\u{1}0 partida jugada, nada que objetar.\u{3}other\u{4}\u{1}0 partidas jugadas, nada que objetar.",
];

/// `The test decides for { $elo1 } Elo against { $elo0 }: { $ratio } (bound ± { $bound }).`
pub fn sprt_larger(language: Language, bound: impl Display, elo0: impl Display, elo1: impl Display, ratio: impl Display) -> String {
    say(language, &SPRT_LARGER, &[Value::Text(&bound), Value::Text(&elo0), Value::Text(&elo1), Value::Text(&ratio)])
}
static SPRT_LARGER: Patterns = patterns![
    "programs.sprt-larger",
    "The test decides for \u{1}2 Elo against \u{1}1: \u{1}3 (bound ± \u{1}0).",
    "Phép thử nghiêng về \u{1}2 Elo thay vì \u{1}1: \u{1}3 (ngưỡng ± \u{1}0).",
    "Der Test entscheidet für \u{1}2 Elo gegen \u{1}1: \u{1}3 (Grenze ± \u{1}0).",
    "La prueba decide a favor de \u{1}2 Elo contra \u{1}1: \u{1}3 (límite ± \u{1}0).",
];

/// `The test of { $elo0 } against { $elo1 } Elo is open: { $ratio } (decides at ± { $bound }).`
///
/// A statistical test. $ratio and $bound are numbers such as 2.94.
pub fn sprt_open(language: Language, bound: impl Display, elo0: impl Display, elo1: impl Display, ratio: impl Display) -> String {
    say(language, &SPRT_OPEN, &[Value::Text(&bound), Value::Text(&elo0), Value::Text(&elo1), Value::Text(&ratio)])
}
static SPRT_OPEN: Patterns = patterns![
    "programs.sprt-open",
    "The test of \u{1}1 against \u{1}2 Elo is open: \u{1}3 (decides at ± \u{1}0).",
    "Phép thử \u{1}1 với \u{1}2 Elo chưa ngã ngũ: \u{1}3 (quyết định ở ± \u{1}0).",
    "Der Test von \u{1}1 gegen \u{1}2 Elo ist offen: \u{1}3 (entscheidet bei ± \u{1}0).",
    "La prueba de \u{1}1 contra \u{1}2 Elo sigue abierta: \u{1}3 (decide en ± \u{1}0).",
];

/// `The test decides for { $elo0 } Elo against { $elo1 }: { $ratio } (bound ± { $bound }).`
pub fn sprt_smaller(language: Language, bound: impl Display, elo0: impl Display, elo1: impl Display, ratio: impl Display) -> String {
    say(language, &SPRT_SMALLER, &[Value::Text(&bound), Value::Text(&elo0), Value::Text(&elo1), Value::Text(&ratio)])
}
static SPRT_SMALLER: Patterns = patterns![
    "programs.sprt-smaller",
    "The test decides for \u{1}1 Elo against \u{1}2: \u{1}3 (bound ± \u{1}0).",
    "Phép thử nghiêng về \u{1}1 Elo thay vì \u{1}2: \u{1}3 (ngưỡng ± \u{1}0).",
    "Der Test entscheidet für \u{1}1 Elo gegen \u{1}2: \u{1}3 (Grenze ± \u{1}0).",
    "La prueba decide a favor de \u{1}1 Elo contra \u{1}2: \u{1}3 (límite ± \u{1}0).",
];

/// `{ $word }: this column can't be played now`
pub fn turn_bad_column(language: Language, word: impl Display) -> String {
    say(language, &TURN_BAD_COLUMN, &[Value::Text(&word)])
}
static TURN_BAD_COLUMN: Patterns = patterns![
    "programs.turn-bad-column",
    "\u{1}0: this column can't be played now",
    "\u{1}0: lúc này không thể chơi cột này",
    "\u{1}0: Diese Spalte ist jetzt nicht spielbar",
    "\u{1}0: esta columna no se puede jugar ahora",
];

/// `{ $word }: a disc in this column lands on { $cell }`
///
/// $cell is a cell such as d1.
pub fn turn_lands_elsewhere(language: Language, cell: impl Display, word: impl Display) -> String {
    say(language, &TURN_LANDS_ELSEWHERE, &[Value::Text(&cell), Value::Text(&word)])
}
static TURN_LANDS_ELSEWHERE: Patterns = patterns![
    "programs.turn-lands-elsewhere",
    "\u{1}1: a disc in this column lands on \u{1}0",
    "\u{1}1: quân thả vào cột này rơi xuống \u{1}0",
    "\u{1}1: In dieser Spalte landet ein Stein auf \u{1}0",
    "\u{1}1: en esta columna una ficha cae en \u{1}0",
];

/// `{ $word }: the game is over`
pub fn turn_over(language: Language, word: impl Display) -> String {
    say(language, &TURN_OVER, &[Value::Text(&word)])
}
static TURN_OVER: Patterns = patterns![
    "programs.turn-over",
    "\u{1}0: the game is over",
    "\u{1}0: ván đã kết thúc",
    "\u{1}0: Die Partie ist zu Ende",
    "\u{1}0: la partida ha terminado",
];

/// `{ $word }: the rules don't allow this now`
pub fn turn_refused(language: Language, word: impl Display) -> String {
    say(language, &TURN_REFUSED, &[Value::Text(&word)])
}
static TURN_REFUSED: Patterns = patterns![
    "programs.turn-refused",
    "\u{1}0: the rules don't allow this now",
    "\u{1}0: lúc này luật không cho phép",
    "\u{1}0: Das erlauben die Regeln jetzt nicht",
    "\u{1}0: las reglas no lo permiten ahora",
];

/// `{ $word } is not a turn on this board; a turn is written P@d1, d or 4`
pub fn turn_unknown(language: Language, word: impl Display) -> String {
    say(language, &TURN_UNKNOWN, &[Value::Text(&word)])
}
static TURN_UNKNOWN: Patterns = patterns![
    "programs.turn-unknown",
    "\u{1}0 is not a turn on this board; a turn is written P@d1, d or 4",
    "\u{1}0 không phải là nước đi trên bàn này; một nước đi được viết là P@d1, d hoặc 4",
    "\u{1}0 ist auf diesem Brett kein Zug; ein Zug wird P@d1, d oder 4 geschrieben",
    "\u{1}0 no es una jugada en este tablero; una jugada se escribe P@d1, d o 4",
];

/// `no known notation reads this; name one with --from to learn what is wrong`
pub fn unknown_form(language: Language) -> String {
    say(language, &UNKNOWN_FORM, &[])
}
static UNKNOWN_FORM: Patterns = patterns![
    "programs.unknown-form",
    "no known notation reads this; name one with --from to learn what is wrong",
    "không ký pháp nào đọc được; hãy nêu một ký pháp bằng --from để biết sai ở đâu",
    "keine bekannte Notation liest das; nenne eine mit --from, um zu erfahren, was nicht stimmt",
    "ninguna notación conocida lee esto; indica una con --from para saber qué está mal",
];

/// `row { $row }, column { $column } shows { $shown }, but should show { $expected }`
///
/// $expected and $shown are the next three messages.
pub fn wrong_cell(language: Language, column: impl Display, expected: impl Display, row: impl Display, shown: impl Display) -> String {
    say(language, &WRONG_CELL, &[Value::Text(&column), Value::Text(&expected), Value::Text(&row), Value::Text(&shown)])
}
static WRONG_CELL: Patterns = patterns![
    "programs.wrong-cell",
    "row \u{1}2, column \u{1}0 shows \u{1}3, but should show \u{1}1",
    "hàng \u{1}2, cột \u{1}0 hiện \u{1}3, lẽ ra phải là \u{1}1",
    "Reihe \u{1}2, Spalte \u{1}0 zeigt \u{1}3, müsste aber \u{1}1 zeigen",
    "la fila \u{1}2, columna \u{1}0 muestra \u{1}3, pero debería mostrar \u{1}1",
];

/// `the program says that the game is over, but with the wrong result`
pub fn wrong_end(language: Language) -> String {
    say(language, &WRONG_END, &[])
}
static WRONG_END: Patterns = patterns![
    "programs.wrong-end",
    "the program says that the game is over, but with the wrong result",
    "chương trình nói ván đã kết thúc, nhưng sai kết quả",
    "das Programm sagt, die Partie sei zu Ende, aber mit falschem Ergebnis",
    "el programa dice que la partida ha terminado, pero con otro resultado",
];

/// `the program's own move can't be made`
pub fn wrong_move(language: Language) -> String {
    say(language, &WRONG_MOVE, &[])
}
static WRONG_MOVE: Patterns = patterns![
    "programs.wrong-move",
    "the program's own move can't be made",
    "nước đi của chính chương trình không thể thực hiện",
    "der eigene Zug des Programms ist nicht möglich",
    "la jugada propia del programa no es posible",
];

/// `the program asks for { $asked }, but the rules want { $expected }`
///
/// $asked and $expected are names in the dialogue file, such as undo.
pub fn wrong_question(language: Language, asked: impl Display, expected: impl Display) -> String {
    say(language, &WRONG_QUESTION, &[Value::Text(&asked), Value::Text(&expected)])
}
static WRONG_QUESTION: Patterns = patterns![
    "programs.wrong-question",
    "the program asks for \u{1}0, but the rules want \u{1}1",
    "chương trình hỏi \u{1}0, nhưng theo luật phải hỏi \u{1}1",
    "das Programm fragt nach \u{1}0, die Regeln verlangen aber \u{1}1",
    "el programa pregunta por \u{1}0, pero las reglas piden \u{1}1",
];

#[cfg(any(test, feature = "packs"))]
pub(crate) static ALL: &[crate::pattern::Known] = &[
    ("after-game", &AFTER_GAME, "tt"),
    ("ambiguous", &AMBIGUOUS, "t"),
    ("at-once", &AT_ONCE, "t"),
    ("bad-column-taken", &BAD_COLUMN_TAKEN, "t"),
    ("cell-empty", &CELL_EMPTY, ""),
    ("cell-first", &CELL_FIRST, ""),
    ("cell-second", &CELL_SECOND, ""),
    ("check-all-good", &CHECK_ALL_GOOD, ""),
    ("check-finished", &CHECK_FINISHED, ""),
    ("check-first-move", &CHECK_FIRST_MOVE, ""),
    ("check-good", &CHECK_GOOD, ""),
    ("check-greeting", &CHECK_GREETING, ""),
    ("check-not-tried", &CHECK_NOT_TRIED, ""),
    ("check-options", &CHECK_OPTIONS, ""),
    ("check-positions", &CHECK_POSITIONS, ""),
    ("check-quit", &CHECK_QUIT, ""),
    ("check-ready", &CHECK_READY, ""),
    ("check-ready-while-thinking", &CHECK_READY_WHILE_THINKING, ""),
    ("check-some-bad", &CHECK_SOME_BAD, "n"),
    ("check-stop", &CHECK_STOP, ""),
    ("check-unknown", &CHECK_UNKNOWN, ""),
    ("dialogue-key", &DIALOGUE_KEY, "tt"),
    ("dialogue-missing", &DIALOGUE_MISSING, "t"),
    ("dialogue-no-answer", &DIALOGUE_NO_ANSWER, ""),
    ("dialogue-no-value", &DIALOGUE_NO_VALUE, ""),
    ("dialogue-sign", &DIALOGUE_SIGN, ""),
    ("dialogue-value", &DIALOGUE_VALUE, "t"),
    ("engine-is-thinking", &ENGINE_IS_THINKING, ""),
    ("expected-option", &EXPECTED_OPTION, ""),
    ("expected-sprt", &EXPECTED_SPRT, ""),
    ("false-end", &FALSE_END, ""),
    ("fault-cant-play", &FAULT_CANT_PLAY, ""),
    ("fault-cant-start", &FAULT_CANT_START, "t"),
    ("fault-ended-closed", &FAULT_ENDED_CLOSED, ""),
    ("fault-ended-code", &FAULT_ENDED_CODE, "t"),
    ("fault-ended-signal", &FAULT_ENDED_SIGNAL, "t"),
    ("fault-flooded", &FAULT_FLOODED, ""),
    ("fault-illegal", &FAULT_ILLEGAL, "t"),
    ("fault-late", &FAULT_LATE, "t"),
    ("fault-no-move", &FAULT_NO_MOVE, ""),
    ("fault-silent", &FAULT_SILENT, "t"),
    ("fen-fields", &FEN_FIELDS, ""),
    ("fen-house-rules", &FEN_HOUSE_RULES, ""),
    ("fen-other-board", &FEN_OTHER_BOARD, "t"),
    ("fen-pocket", &FEN_POCKET, ""),
    ("fen-row", &FEN_ROW, ""),
    ("fen-turn", &FEN_TURN, ""),
    ("fen-unexpected", &FEN_UNEXPECTED, "t"),
    ("forfeit", &FORFEIT, "ttt"),
    ("hung", &HUNG, "t"),
    ("hung-silent", &HUNG_SILENT, ""),
    ("line-missing", &LINE_MISSING, "t"),
    ("line-number", &LINE_NUMBER, "tt"),
    ("line-unknown", &LINE_UNKNOWN, "t"),
    ("line-word", &LINE_WORD, "tt"),
    ("list-length", &LIST_LENGTH, "tt"),
    ("list-value", &LIST_VALUE, "ttt"),
    ("missed-column", &MISSED_COLUMN, "tt"),
    ("missed-draw", &MISSED_DRAW, ""),
    ("missed-falling", &MISSED_FALLING, "ttt"),
    ("missed-loss", &MISSED_LOSS, ""),
    ("missed-rising", &MISSED_RISING, "ttt"),
    ("missed-row", &MISSED_ROW, "ttt"),
    ("missed-tie", &MISSED_TIE, ""),
    ("more-than-drops", &MORE_THAN_DROPS, ""),
    ("more-than-turns", &MORE_THAN_TURNS, ""),
    ("no-board", &NO_BOARD, ""),
    ("no-such-dialogue", &NO_SUCH_DIALOGUE, "tt"),
    ("no-turn", &NO_TURN, ""),
    ("no-turns", &NO_TURNS, ""),
    ("option-check", &OPTION_CHECK, "t"),
    ("option-number", &OPTION_NUMBER, "ttt"),
    ("option-rules", &OPTION_RULES, "t"),
    ("option-unknown", &OPTION_UNKNOWN, "t"),
    ("option-variant", &OPTION_VARIANT, "t"),
    ("order-unknown", &ORDER_UNKNOWN, ""),
    ("problem-info", &PROBLEM_INFO, "t"),
    ("problem-no-name", &PROBLEM_NO_NAME, ""),
    ("problem-option", &PROBLEM_OPTION, "t"),
    ("problem-too-soon", &PROBLEM_TOO_SOON, ""),
    ("problem-twice", &PROBLEM_TWICE, ""),
    ("referee-bad", &REFEREE_BAD, "tn"),
    ("referee-good", &REFEREE_GOOD, "n"),
    ("sprt-larger", &SPRT_LARGER, "tttt"),
    ("sprt-open", &SPRT_OPEN, "tttt"),
    ("sprt-smaller", &SPRT_SMALLER, "tttt"),
    ("turn-bad-column", &TURN_BAD_COLUMN, "t"),
    ("turn-lands-elsewhere", &TURN_LANDS_ELSEWHERE, "tt"),
    ("turn-over", &TURN_OVER, "t"),
    ("turn-refused", &TURN_REFUSED, "t"),
    ("turn-unknown", &TURN_UNKNOWN, "t"),
    ("unknown-form", &UNKNOWN_FORM, ""),
    ("wrong-cell", &WRONG_CELL, "tttt"),
    ("wrong-end", &WRONG_END, ""),
    ("wrong-move", &WRONG_MOVE, ""),
    ("wrong-question", &WRONG_QUESTION, "tt"),
];
