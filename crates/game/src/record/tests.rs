//! Records read and written, by example; the laws are in `tests/laws.rs`.

use super::*;
use fourline_words::{Language, Say};

const HEAD: &str = "fourline record 2\nrules: remove=1\nsymbols: XO\n\
                    seat 1: human \"Ann \\\"#1\\\"\"\nseat 2: human \"Bob\"\nstarts: 1\nseed: 7\n";

const RULES: &str = "size=7x6 connect=4 violations=none undo=0 opening=free remove=1 block=0 \
                     first=seat-1 symbols=by-seat discs=XO";

fn error(text: &str) -> String {
    read(text).unwrap_err().to_string()
}

#[test]
fn a_record_reads_as_written() {
    let game = read(&format!("{HEAD}\n1 drop a # the corner\n2 drop b\n1 remove b6\n")).unwrap();
    assert_eq!(game.setup().player(Seat::One).name.as_str(), "Ann \"#1\"");
    assert_eq!(game.commands().len(), 3);
    assert_eq!(read(&write(&game)).unwrap(), game);
}

#[test]
fn the_result_is_checked() {
    let resigned = format!("{HEAD}1 resign\n");
    assert_eq!(
        error(&resigned),
        "line 9, column 1: the record ends too early: expected \
         'result: seat 2 wins by resignation' at the end"
    );
    assert!(read(&format!("{resigned}result: seat 2 wins by resignation\n")).is_ok());
    assert_eq!(
        error(&format!("{resigned}result: seat 1 wins by resignation\n")),
        "line 9, column 9: the moves lead to another result: \
         expected 'seat 2 wins by resignation'"
    );
    assert_eq!(
        error(&format!("{HEAD}result: draw by a full board\n")),
        "line 8, column 9: there is a result, but the game is not over"
    );
}

#[test]
fn errors_name_line_and_column_and_what_was_expected() {
    assert_eq!(
        error(""),
        "line 1, column 1: the record ends too early: expected 'fourline record 2'"
    );
    assert_eq!(error("hello"), "line 1, column 1: expected 'fourline record 2'");
    assert_eq!(
        error("fourline record 3\n"),
        "line 1, column 1: this record has version 3: it was made by a newer Fourline; \
         this one reads versions 1 and 2"
    );
    assert_eq!(
        error("fourline record 0\n"),
        "line 1, column 1: this record has version 0; this program reads versions 1 and 2"
    );
    assert_eq!(
        error("fourline record 1\nrules: size=7x6 undo=many\n"),
        "line 2, column 17: rule \"undo\": expected a number from 0 to 99, or 3/strict if one more loses"
    );
    assert_eq!(error("fourline record 1\n\nseed: 1"), "line 3, column 1: expected 'rules: ...'");
    assert_eq!(
        error(&HEAD.replace("XO", "XX")),
        "line 3, column 10: expected two different symbols, such as XO"
    );
    assert_eq!(
        error(&HEAD.replace("Bob", "Ann \\\"#1\\\"")),
        "line 5, column 1: Both players can't have the same name."
    );
    assert_eq!(
        error(&HEAD.replace("\"Bob\"", "Bob")),
        "line 5, column 15: expected a name in double quotes"
    );
    assert_eq!(
        error(&format!("{HEAD}1 drop z")),
        "line 8, column 8: expected a column letter of the board"
    );
    assert_eq!(
        error(&format!("{HEAD}1 hop a")),
        "line 8, column 3: expected pick, drop, remove, block, undo, keep, end, offer, accept, \
         decline, resign, abort, abandon or flag"
    );
    assert_eq!(
        error(&format!("{HEAD}3 drop a")),
        "line 8, column 1: expected seat 1 or 2, or 'result: ...'"
    );
    assert_eq!(
        error(&format!("{HEAD}1 remove d0")),
        "line 8, column 10: expected a cell of the board, such as d6"
    );
    assert_eq!(
        error(&format!("{HEAD}1 drop a b")),
        "line 8, column 10: expected the end of the line"
    );
    assert_eq!(
        error(&format!("{HEAD}2 drop a")),
        "line 8, column 1: this can't be played here: It is the turn of Ann \"#1\" (X)."
    );
    assert_eq!(
        error(&format!("{HEAD}clock: soon")),
        "line 8, column 8: a clock is written as 5m, 5m+3s or 30s/move"
    );
    assert_eq!(error(&format!("{HEAD}play: now")), "line 8, column 7: expected serious");
    assert_eq!(
        error(&format!("{HEAD}1 drop a @soon")),
        "line 8, column 10: expected a time in seconds, such as @12.345"
    );
    assert_eq!(
        error(&format!("{HEAD}1 drop a @2\n2 drop a @1.999")),
        "line 9, column 10: this time is earlier than the one before"
    );
}

#[test]
fn kinds_of_players_are_checked_if_somebody_knows_them() {
    let text = HEAD.replace("human \"Bob\"", "hal \"Bob\"");
    assert!(read(&text).is_ok());
    let error = read_with(&text, Tag::is_human).unwrap_err();
    assert_eq!(error.problem, RecordProblem::Kind(Tag::new("hal").unwrap()));
    assert_eq!(
        error.say(Language::English),
        "line 5, column 9: there is no computer player \"hal\"; there are random, robot and the levels 1 to 10"
    );
}

#[test]
fn times_clocks_and_offers_are_kept() {
    let text = format!(
        "{HEAD}clock: 5m+3s\nplay: serious\n\n1 drop a @1.250\n2 drop b\n1 offer takeback @2.000\n\
         2 accept\n1 drop c @9.005\n2 offer draw\n2 decline\n1 flag @300.000\n"
    );
    assert_eq!(
        error(&text),
        "line 18, column 1: this can't be played here: There is time left on the clock."
    );
    let text = text.replace("1 flag @300.000", "2 flag @400.000");
    let text = format!("{}result: seat 1 wins on time\n", text.replace("remove=1", RULES));
    let game = read(&text).unwrap();
    assert_eq!(write(&game), text);
    assert_eq!(game.time_ms(), 400_000);
    let left = Seat::BOTH.map(|seat| game.clock_left_ms(seat, 0).unwrap());
    // 1.25 s, 0.75 s until the takeback, 7.005 s after it; 3 s more for each turn that passed.
    assert_eq!(left, [300_000 - 1_250 - 750 - 7_005 + 2 * 3_000, 0]);
}

#[test]
fn what_a_clock_forbids_is_no_command_of_a_record() {
    let head = format!("{HEAD}clock: 1s/move\n");
    let ended = "result: seat 2 wins on time\n";
    assert!(read(&format!("{head}1 flag @1.000\n{ended}")).is_ok());
    for command in ["1 drop a @1.000", "2 flag @1.000", "2 resign @1.500"] {
        assert_eq!(
            error(&format!("{head}{command}\n{ended}")),
            "line 9, column 1: this can't be played here: the clock of seat 1 has run out"
        );
    }
    assert_eq!(
        error(&format!("{HEAD}1 flag")),
        "line 8, column 1: this can't be played here: This game has no clock."
    );
}

#[test]
fn lines_may_end_as_anywhere() {
    let text = format!("{HEAD}\n1 drop a # corner\n\n2 drop b @3\n");
    let game = read(&text).unwrap();
    for end in ["\r\n", "\r"] {
        assert_eq!(read(&text.replace('\n', end)), Ok(game.clone()));
        let wrong = format!("{text}hello").replace('\n', end);
        assert_eq!(read(&wrong).unwrap_err().line, 12);
    }
}

#[test]
fn a_symbol_may_look_like_a_time() {
    let head = HEAD.replace("XO", "@O").replace("remove=1", "symbols=starter-picks");
    let game = read(&format!("{head}1 pick @\n1 drop a @0.500\n")).unwrap();
    assert_eq!(game.time_ms(), 500);
    assert_eq!(read(&write(&game)), Ok(game));
    assert!(read(&format!("{head}1 pick @ @7\n")).is_ok());
}

/// As the first version of the program wrote it.
const FIRST: &str = "fourline record 1
rules: size=7x6 connect=4 violations=3/game undo=3 opening=centre remove=1 block=1 first=drawn symbols=starter-first discs=XO
symbols: XO
seat 1: human \"Ann\"
seat 2: robot \"Robot\"
starts: 2
seed: 42

2 drop d
1 drop nowhere
1 drop d
2 remove d5
2 end
1 drop a
1 undo
1 drop b
1 block
1 restart
result: none, seat 1 restarted
";

#[test]
fn version_1_is_read_for_ever() {
    let game = read(FIRST).unwrap();
    assert_eq!(game.ending(), Some(&Ending::Aborted { by: Seat::One }));
    assert_eq!(game.commands().len(), 10);
    let second = write(&game);
    assert!(second.starts_with("fourline record 2\nrules: size=7x6"));
    assert!(second.ends_with("1 block\n1 abort\nresult: none, seat 1 aborted\n"));
    assert_eq!(read(&second), Ok(game));
}

#[test]
fn version_1_knows_only_what_it_knew() {
    let with = |from: &str, to: &str| error(&FIRST.replace(from, to));
    assert_eq!(
        with("\n1 block", "\n1 keep"),
        "line 17, column 3: expected pick, drop, remove, block, undo, end, resign or restart"
    );
    assert_eq!(with("2 end", "2 end @7"), "line 13, column 7: expected the end of the line");
    assert_eq!(
        with("1 restart", "1 restart now"),
        "line 18, column 11: expected the end of the line"
    );
    assert_eq!(
        with("seed: 42", "seed: 42\nclock: 5m"),
        "line 8, column 1: expected seat 1 or 2, or 'result: ...'"
    );
    assert_eq!(
        with("none, seat 1 restarted", "none, seat 1 aborted"),
        "line 19, column 9: the moves lead to another result: \
         expected 'none, seat 1 restarted'"
    );
}
