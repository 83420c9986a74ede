//! The engine protocol, line by line: what is said, what is refused, and that nothing breaks it.

use fourline_players::Books;
use fourline_programs::turn::Turn;
use fourline_programs::uci::{Answer, Effect, Engine, Question, think};
use fourline_words::Language;
use proptest::prelude::*;

fn engine() -> Engine {
    Engine::new(Language::English, Books::default(), 1)
}

/// What is said, and the question that is to be thought about.
fn hear(engine: &mut Engine, line: &str) -> (Vec<String>, Option<Box<Question>>) {
    let (mut said, mut question) = (Vec::new(), None);
    for effect in engine.hear(line) {
        match effect {
            Effect::Say(line) => said.push(line),
            Effect::Think(asked) => question = Some(asked),
            Effect::Quit => said.push("(quit)".to_string()),
        }
    }
    (said, question)
}

fn said(effects: Vec<Effect>) -> Vec<String> {
    let line = |effect| match effect {
        Effect::Say(line) => line,
        other => panic!("{other:?}"),
    };
    effects.into_iter().map(line).collect()
}

/// All lines until everything is answered.
fn talk(engine: &mut Engine, lines: &[&str]) -> Vec<String> {
    let mut all = Vec::new();
    for line in lines {
        let (mut heard, question) = hear(engine, line);
        all.append(&mut heard);
        if let Some(question) = question {
            all.extend(said(engine.answered(&think(&question), 5)));
        }
    }
    all
}

#[test]
fn it_introduces_itself_and_lists_its_options() {
    let lines = talk(&mut engine(), &["uci", "isready", ""]);
    assert!(lines[0].starts_with("id name Fourline "), "{lines:?}");
    assert_eq!(lines[lines.len() - 2..], ["uciok", "readyok"]);
    for name in ["Level", "Threads", "Hash", "MultiPV", "Rules", "Book", "UCI_Variant"] {
        assert!(
            lines.iter().any(|line| line.starts_with(&format!("option name {name} type "))),
            "{name}"
        );
    }
}

#[test]
fn it_wins_where_it_can_and_says_how() {
    let mut engine = engine();
    let moves = "position startpos moves P@a1 P@b1 P@a2 P@b2 P@a3 P@b3";
    let lines = talk(&mut engine, &[moves, "go movetime 1000"]);
    assert!(lines[0].contains(" score mate 1 ") && lines[0].ends_with(" pv P@a4"), "{lines:?}");
    assert_eq!(lines[1], "bestmove P@a4");
    // The same by a FEN, by letters and by numbers; what follows is from the book.
    let fen = "position fen 7/7/7/Pp5/Pp5/Pp5 w - - 6 4";
    for position in
        [fen, "position startpos moves a b a b a b", "position startpos moves 1 2 1 2 1 2"]
    {
        assert_eq!(talk(&mut engine, &[position, "go depth 2"])[1], "bestmove P@a4", "{position}");
    }
    let lines = talk(&mut engine, &["ucinewgame", "position startpos", "go nodes 1000"]);
    assert!(lines[0].contains(" score mate 21 "), "{lines:?}");
    assert_eq!(lines[1], "bestmove P@d1");
    assert_eq!(lines[0].split(" pv ").nth(1).unwrap().split(' ').count(), 41, "{lines:?}");
}

#[test]
fn several_moves_are_shown_with_their_scores() {
    let mut engine = engine();
    let lines = talk(
        &mut engine,
        &["setoption name multipv value 3", "position startpos moves 1 2 1 2 1 2", "go depth 3"],
    );
    assert_eq!(lines.len(), 4, "{lines:?}");
    for (number, line) in lines[..3].iter().enumerate() {
        assert!(line.contains(&format!(" multipv {} ", number + 1)), "{line}");
    }
}

#[test]
fn house_rules_are_played_in_whole_turns() {
    let mut engine = engine();
    let start = "position startpos moves";
    let lines = talk(
        &mut engine,
        &[
            "setoption name Rules value power",
            "setoption name Level value 5",
            start,
            "go nodes 2000",
        ],
    );
    assert_eq!(lines.last().unwrap(), "bestmove P@d1");
    // A whole game against itself.
    let mut moves: Vec<String> = Vec::new();
    for _ in 0..100 {
        let position = format!("{start} {}", moves.join(" "));
        let lines = talk(&mut engine, &[&position, "go nodes 2000"]);
        let best = lines.last().unwrap().strip_prefix("bestmove ").unwrap().to_string();
        if best == "(none)" {
            break;
        }
        assert!(Turn::read(&best, engine.game()).is_ok(), "{best}");
        moves.push(best);
    }
    assert!(engine.game().ending().is_some(), "{moves:?}");
    let refused = talk(&mut engine, &["position fen 7/7/7/7/7/7 w - - 0 1"]);
    assert!(refused[0].starts_with("info string a FEN does not say"), "{refused:?}");
    let lines = talk(
        &mut engine,
        &[
            "setoption name Rules value size=9x7 connect=5",
            "position startpos moves i",
            "go depth 1",
        ],
    );
    assert!(lines.last().unwrap().starts_with("bestmove P@"), "{lines:?}");
}

#[test]
fn it_listens_while_it_thinks() {
    let mut engine = engine();
    let (said_first, question) = hear(&mut engine, "go infinite");
    assert!(said_first.is_empty());
    let question = question.unwrap();
    assert_eq!(hear(&mut engine, "isready").0, ["readyok"]);
    let busy = ["info string the engine is thinking; send stop first"];
    for line in ["go depth 1", "position startpos", "ucinewgame", "setoption name Level value 1"] {
        assert_eq!(hear(&mut engine, line).0, busy, "{line}");
    }
    assert!(engine.progress(1500).unwrap().ends_with(" time 1500"));
    // An endless thought that has found everything still waits.
    let answer = think(&question);
    let shown = said(engine.answered(&answer, 10));
    assert!(shown.iter().all(|line| line.starts_with("info ")), "{shown:?}");
    assert_eq!(engine.progress(2000), None);
    assert_eq!(hear(&mut engine, "stop").0, ["bestmove P@d1"]);
    assert!(hear(&mut engine, "stop").0.is_empty());
    // One that is stopped first answers when it is done.
    let question = hear(&mut engine, "go").1.unwrap();
    assert!(hear(&mut engine, "stop").0.is_empty());
    assert!(question.stop.is_cancelled());
    assert!(said(engine.answered(&think(&question), 1)).last().unwrap().starts_with("bestmove P@"));
    let question = hear(&mut engine, "go movetime 100000").1.unwrap();
    assert!(engine.is_busy());
    assert_eq!(hear(&mut engine, "quit").0, ["(quit)"]);
    assert!(question.stop.is_cancelled());
}

#[test]
fn clocks_leave_something_for_later_moves() {
    let mut engine = engine();
    let mut time = |line: &str| {
        let question = hear(&mut engine, line).1.unwrap();
        let limit = question.limits.time_ms;
        let best = Answer { best: None, lines: Vec::new(), depth: 1, nodes: 0 };
        engine.answered(&best, 0);
        limit
    };
    assert_eq!(time("go wtime 60000 btime 1000 winc 0 binc 0"), Some(2970));
    assert_eq!(time("go wtime 100 btime 1000"), Some(1));
    assert_eq!(time("go wtime -5 btime 1000"), Some(1));
    assert_eq!(time("go movetime 500"), Some(470));
    assert_eq!(time("go depth 3"), None);
}

#[test]
fn what_is_wrong_is_said_and_changes_nothing() {
    let mut engine = engine();
    talk(&mut engine, &["position startpos moves d d"]);
    let before = engine.game().clone();
    for (line, expected) in [
        ("go depth", "something is missing after depth"),
        ("go depth many", "depth: expected a whole number, found many"),
        ("go faster", "go: unknown word faster"),
        ("hello \u{1b}[31m", "unknown command hello"),
        ("position", "something is missing after position"),
        ("position fen", "something is missing after position fen"),
        ("position startpos moves d P@d1", "P@d1: a disc in this column lands on d2"),
        ("position startpos moves d d d d d d d", "d: this column can't be played now"),
        (
            "position startpos moves e2e4",
            "e2e4 is not a turn on this board; a turn is written P@d1, d or 4",
        ),
        ("position startpos moves 1 2 1 2 1 2 1 2", "2: the game is over"),
        (
            "position fen 7/7/7/7/7/PPP4 b - - 3 2",
            "the numbers of discs don't fit the side to move; the first side is w",
        ),
        ("position fen 8/8/8/8/8/8 w - - 0 1", "this board has another size; the rules say 7x6"),
        ("setoption name Level value 11", "Level: expected a whole number from 1 to 10"),
        ("setoption name Book value maybe", "Book: expected true or false"),
        ("setoption name Contempt value 1", "there is no option Contempt"),
        ("setoption Level 3", "something is missing after setoption name"),
        (
            "setoption name UCI_Variant value chess",
            "there is no variant chess; this engine plays cfour",
        ),
    ] {
        assert_eq!(talk(&mut engine, &[line]), [format!("info string {expected}")]);
        assert_eq!(*engine.game(), before, "{line}");
    }
    let rules = talk(&mut engine, &["setoption name Rules value size=3x3"]);
    assert!(rules[0].starts_with("info string Rules: "), "{rules:?}");
    assert_eq!(*engine.game(), before);
}

/// Words of the protocol and others, so that random lines come far.
fn lines() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        prop::sample::select(vec![
            "uci",
            "isready",
            "ucinewgame",
            "setoption",
            "name",
            "value",
            "Level",
            "Rules",
            "power",
            "position",
            "startpos",
            "fen",
            "moves",
            "P@d1",
            "d",
            "4",
            "x@d1",
            "P@d1+block",
            "stop",
            "7/7/7/7/7/7",
            "w",
            "-",
            "0",
            "Hash",
            "MultiPV",
            "3",
            "size=16x8",
        ])
        .prop_map(str::to_string),
        "[ -~é\u{0}]{0,12}",
    ];
    prop::collection::vec(word, 0..12).prop_map(|words| words.join(" "))
}

proptest! {
    #[test]
    fn no_line_breaks_it(lines in prop::collection::vec(lines(), 0..20)) {
        let mut engine = engine();
        for line in lines {
            for effect in engine.hear(&line) {
                match effect {
                    Effect::Say(text) => prop_assert!(!text.chars().any(char::is_control)),
                    Effect::Think(_) => {
                        engine.answered(&Answer { best: None, lines: Vec::new(), depth: 0, nodes: 0 }, 0);
                        engine.hear("stop");
                    }
                    Effect::Quit => {}
                }
            }
            prop_assert_eq!(engine.hear("isready").len(), 1);
        }
    }
}
