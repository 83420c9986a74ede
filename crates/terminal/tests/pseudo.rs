//! Every page in a made-up language: text from a catalogue has accents and stands in brackets, so plain
//! words are text that was forgotten, and a bracket that is never closed is text that was cut without a
//! sign.

mod common;

use common::{Screen, computer, friends};
use crossterm::event::{Event, KeyCode};
use fourline_app::Options;
use fourline_app::settings::{KeyLine, Spoken};
use fourline_app::study::plain_game;
use fourline_game::Clock;
use fourline_native::storage::Storage;
use fourline_rules::{MoveList, Numbering, Rules, Shape, Symbols, Undo};
use fourline_terminal::screen::{Deed, Depth, Start, Surroundings};
use fourline_words::Language;

const SIZES: [(u16, u16); 2] = [(80, 24), (40, 20)];

/// What is the same in every language: a command to type, the names of actions in the settings file, and
/// values of rules as they are typed.
fn formats() -> Vec<String> {
    let actions: Vec<&str> = Deed::ALL.iter().map(|deed| deed.name()).collect();
    vec![
        "fourline resume".to_string(),
        actions.join(", "),
        "free, centre".to_string(),
        "XO, YR".to_string(),
    ]
}

/// A text that is neither a name nor a pair of symbols, a clock, a rule's value or a position.
const WRONG: &str = "?\u{7}!";

fn pseudo() -> Surroundings {
    let spoken = Spoken { asked: Some(Language::Pseudo), ..Spoken::default() };
    Surroundings { spoken, ..common::around(Depth::None) }
}

fn start(start: Start) -> Screen {
    start_with(start, |_| {})
}

fn start_with(start: Start, set: impl FnOnce(&mut Storage)) -> Screen {
    let mut screen = Screen::with(start, pseudo(), set);
    screen.insights = 2;
    screen.settle();
    screen
}

fn menu() -> Screen {
    start(Start::Menu(Box::default()))
}

fn game(options: Options) -> Screen {
    start(Start::Menu(Box::new(options)))
}

/// Two or more words of ASCII letters, one space apart.
fn plain_runs(line: &str) -> Vec<String> {
    let is_plain = |word: &str| {
        let word = word.trim_matches(|c: char| c.is_ascii_punctuation());
        word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic() || c == '\'')
    };
    let words: Vec<&str> = line.split(' ').collect();
    let runs = words.split(|word| !is_plain(word)).filter(|run| run.len() > 1);
    runs.map(|run| run.join(" ")).collect()
}

/// Holds what is seen at every size to what this file says at its top.
fn check(screen: &mut Screen, place: &str) {
    let allowed = formats();
    for size in SIZES {
        screen.size = size;
        let text = screen.text();
        let told = || format!("{place} at {size:?}:\n{text}");
        for run in text.lines().flat_map(plain_runs) {
            let run = run.replace(['[', ']'], "");
            let run = run.trim_matches(|c: char| c.is_ascii_punctuation());
            let is_allowed = allowed.iter().any(|known| known.contains(run));
            assert!(is_allowed, "{run:?} is in no catalogue: {}", told());
        }
        let count = |signs: &[char]| text.matches(signs).count();
        let (opened, closed, cut) = (count(&['[']), count(&[']']), count(&['…', '~']));
        // Messages within messages are cut together, so cuts can't be counted.
        let is_whole = closed == opened || (closed < opened && cut > 0);
        assert!(
            is_whole || place == "help" || place == "how to play",
            "text is cut without a sign: {}",
            told()
        );
    }
    screen.size = SIZES[0];
    screen.buffer();
}

/// Presses keys one by one, and looks at everything on the way.
fn walk(screen: &mut Screen, keys: &str, place: &str) {
    for key in keys.chars() {
        screen.keys(&key.to_string());
        check(screen, place);
    }
}

fn press(screen: &mut Screen, code: KeyCode, place: &str) {
    screen.press(code);
    check(screen, place);
}

#[test]
fn plain_words_are_found() {
    assert_eq!(plain_runs("│ X  [Çó] Ann against  the end. "), ["Ann against", "the end."]);
    assert_eq!(plain_runs("Ann (X)  a b  left, right 4 no"), ["left, right"]);
}

#[test]
fn the_menu() {
    let mut screen = menu();
    walk(&mut screen, "jjjjjjjjjj", "menu");
    walk(&mut screen, "35", "menu with a notice");
    screen.size = (30, 10);
    assert!(screen.text().contains("30 ƀý 10"), "{}", screen.text());
}

#[test]
fn the_form_of_every_kind() {
    // From the third level to the left: a friend, then two computers.
    for turns in [0, 3, 4] {
        let mut screen = menu();
        walk(&mut screen, "2", "form");
        walk(&mut screen, &"h".repeat(turns), "form");
        walk(&mut screen, "\njk\nj", "lists that open from the form");
        // Everything is opened, with one line less or more above.
        screen.press(KeyCode::Home);
        (0..if turns == 4 { 5 } else { 3 }).for_each(|_| screen.press(KeyCode::Down));
        walk(&mut screen, "l", "form");
        for _ in 0..17 {
            walk(&mut screen, "jll", "form");
        }
        // What is typed, and what won't do; the line that starts the game is not among them.
        screen.press(KeyCode::Home);
        (0..if turns == 4 { 5 } else { 3 }).for_each(|_| screen.press(KeyCode::Down));
        for _ in 0..16 {
            walk(&mut screen, "j\n", "form, typing");
            screen.input(Event::Paste(WRONG.to_string()));
            walk(&mut screen, "\n", "form, wrong text");
            // A line where nothing is typed was changed instead, and Esc would leave the form.
            if screen.text().contains("[çáñçéļ]") {
                press(&mut screen, KeyCode::Esc, "form");
            }
        }
        assert!(screen.app.session().is_none(), "{}", screen.text());
    }
    let mut screen = menu();
    walk(&mut screen, "2hhhjjj\nj\nAnn\nj\nAnn\n", "form, equal names");
}

#[test]
fn own_rules() {
    let mut screen = menu();
    walk(&mut screen, "2jjj\n", "form");
    screen.press(KeyCode::End);
    walk(&mut screen, "\n", "rules of a preset are not saved");
    (0..8).for_each(|_| screen.press(KeyCode::Up));
    walk(&mut screen, "l", "own rules");
    screen.press(KeyCode::End);
    walk(&mut screen, "\npower\n", "a name of a preset");
    (0..5).for_each(|_| screen.press(KeyCode::Backspace));
    walk(&mut screen, "7\n", "rules that are saved");
    screen.press(KeyCode::Home);
    walk(&mut screen, "j\nxGxnxy", "the list of rule sets");
}

#[test]
fn how_to_play() {
    let mut screen = menu();
    walk(&mut screen, "6", "how to play");
    for _ in 0..4 {
        walk(&mut screen, "l", "how to play");
        for _ in 0..6 {
            press(&mut screen, KeyCode::PageDown, "how to play");
        }
    }
}

#[test]
fn changing_keys() {
    let mut screen = menu();
    walk(&mut screen, "7G\n", "keys");
    walk(&mut screen, "\n5u", "a key that is taken");
    walk(&mut screen, "y", "keys");
    walk(&mut screen, "jj\nb", "the only key of another action");
    walk(&mut screen, "xryj", "keys");
}

#[test]
fn games_under_every_preset() {
    for (_, rules) in Rules::PRESETS {
        let mut screen = game(friends(rules));
        check(&mut screen, "game");
        if rules.symbols == Symbols::StarterPicks {
            walk(&mut screen, "4\n", "picking a symbol");
        }
        // Hints, refusals, undos, removes, blocks, and everything that asks back.
        walk(&mut screen, "i144ie4uu1ebx", "game");
        press(&mut screen, KeyCode::Left, "game");
        walk(&mut screen, "\nebxx", "game");
        for keys in ["zZ,,.b", "dn", "Rn", "rn", "w"] {
            walk(&mut screen, keys, "game");
        }
        press(&mut screen, KeyCode::Esc, "game");
        walk(&mut screen, "Ry", "the end of a game");
        walk(&mut screen, "\n44", "the next game");
    }
}

#[test]
fn a_game_with_everything_beside_it() {
    let clock = Some(Clock::Total { ms: 300_000, increment_ms: 3_000 });
    let mut screen = game(Options { clock, serious: true, ..friends(Rules::POWER) });
    walk(&mut screen, "444z", "serious game with clocks");
    let wide = Rules { shape: Shape::new(16, 8, 4).unwrap(), ..Rules::POWER };
    let mut screen = game(friends(wide));
    walk(&mut screen, "1", "half a number");
    let mut screen = game(friends(Rules::CLASSIC));
    walk(&mut screen, "4d", "a draw is offered");
    walk(&mut screen, "y", "a draw");
    walk(&mut screen, "\n1212121", "a win");
    let file = screen.folder.path().join("taken.fourline");
    std::fs::write(&file, "").unwrap();
    screen.keys("w\u{15}");
    for _ in 0..20 {
        screen.press(KeyCode::Backspace);
    }
    screen.input(Event::Paste(file.to_string_lossy().into_owned()));
    walk(&mut screen, "\n", "replace a file?");
    walk(&mut screen, "y", "a file is replaced");
    // The last undo under strict rules loses.
    let mut screen = game(friends(Rules { undo: Undo::Strict(0), ..Rules::STRICT }));
    walk(&mut screen, "y4u", "the undo that loses");
}

#[test]
fn games_with_computers() {
    let against = |level: &str| Options { opponent: computer(level), ..friends(Rules::POWER) };
    let mut screen = game(against("level-3"));
    screen.input_only(KeyCode::Char('4'));
    check(&mut screen, "thinking");
    screen.settle();
    check(&mut screen, "against a computer");
    let mut screen = game(Options { names: Vec::new(), ..against("level-3") });
    check(&mut screen, "your turn");
    screen.breaks = true;
    walk(&mut screen, "4\ni", "broken");
    let mut screen = game(Options { player: computer("robot"), ..against("level-1") });
    walk(&mut screen, "pi4p", "two computers");
    screen.settle_for(std::time::Duration::from_secs(3600));
    check(&mut screen, "two computers, at the end");
}

#[test]
fn help() {
    let mut screen = menu();
    walk(&mut screen, "?", "help");
    for _ in 0..40 {
        walk(&mut screen, "j", "help");
    }
}

#[test]
fn a_study() {
    let (moves, _) =
        MoveList::parse("44444152555526313", Shape::CLASSIC, Numbering::FromOne).unwrap();
    let mut screen = start(Start::Study(Box::new(plain_game(&moves, Language::Pseudo))));
    check(&mut screen, "study");
    walk(&mut screen, "npu3uu5jjkkZZZZguG", "study");
    walk(&mut screen, "t", "study, typing");
    screen.input(Event::Paste(WRONG.to_string()));
    walk(&mut screen, "\n", "study, wrong text");
    press(&mut screen, KeyCode::Esc, "study");
    for key in ["c", "w", "P"] {
        walk(&mut screen, key, "study, a window");
        press(&mut screen, KeyCode::Esc, "study");
    }
    let mut screen = game(friends(Rules::POWER));
    screen.keys("44");
    walk(&mut screen, "sxj5xbe", "study with removes and blocks");
}

#[test]
fn lists_of_games() {
    let mut screen = menu();
    screen.keys("2hhhjj\n4453q");
    check(&mut screen, "menu with a game that was kept");
    screen.keys("11212121q");
    check(&mut screen, "menu with finished games");
    walk(&mut screen, "5", "games");
    walk(&mut screen, "\nqj\nqsqw", "games");
    press(&mut screen, KeyCode::Esc, "games");
    walk(&mut screen, "xnxyxy", "games");
    walk(&mut screen, "q", "menu");
    screen.keys("14453");
    let said = screen.app.leave().join(" ");
    assert!(said.starts_with('[') && plain_runs(&said) == ["fourline resume]"], "{said}");
}

#[test]
fn every_setting_with_every_value() {
    let mut screen = menu();
    walk(&mut screen, "7", "settings");
    for _ in 0..12 {
        walk(&mut screen, "lllllj", "settings");
    }
}

#[test]
fn what_is_wrong_is_told() {
    let key = |name: &str, keys: &[&str]| {
        let keys = keys.iter().map(|key| key.to_string()).collect();
        KeyLine { name: name.to_string(), keys, line: 3 }
    };
    let lines = [key("fly", &["f"]), key("undo", &["5"]), key("hint", &["??"])];
    let lines = lines.into_iter().chain([key("block", &["u"]), key("study", &["u"])]);
    for line in lines {
        let mut screen = start_with(Start::Menu(Box::default()), |storage| {
            storage.settings.keys = vec![line, key("redo", &["u"])];
        });
        check(&mut screen, "settings that are wrong");
    }
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("data"), "a file in the way").unwrap();
    let start = Start::Menu(Box::new(friends(Rules::CLASSIC)));
    let mut screen = Screen::in_folder(folder, start, pseudo(), |_| {});
    walk(&mut screen, "44q", "a game that can't be kept");
}
