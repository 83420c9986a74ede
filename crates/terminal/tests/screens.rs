//! What people see, as text: every page at three sizes, with and without colours. After a change of
//! looks: `INSTA_UPDATE=always cargo test -p fourline-terminal --test screens`, then look at the
//! difference as a player would.

mod common;

use common::{Screen, around, friends};
use crossterm::event::KeyCode;
use fourline_app::settings::{Marks, Signs, Spoken, Theme};
use fourline_app::study::plain_game;
use fourline_game::{Clock, Name};
use fourline_players::Computer;
use fourline_rules::{MoveList, Numbering, Rules, Shape};
use fourline_terminal::screen::{Depth, Start, Surroundings};
use fourline_words::Language;
use ratatui::style::Color;

const SIZES: [(u16, u16); 3] = [(120, 40), (80, 24), (40, 20)];

fn two_people(rules: Rules) -> Start {
    Start::Menu(Box::new(friends(rules)))
}

fn menu() -> Start {
    Start::Menu(Box::default())
}

/// Plays the keys at every size and with every number of colours, and compares what is seen.
fn check(name: &str, start: impl Fn() -> Start, keys: &str) {
    for (suffix, depth, language) in [
        ("colour", Depth::Many, Language::English),
        ("no-colour", Depth::None, Language::English),
        ("vietnamese", Depth::None, Language::Vietnamese),
    ] {
        let mut seen = String::new();
        let spoken = Spoken { asked: Some(language), ..Spoken::default() };
        let around = Surroundings { spoken, ..around(depth) };
        let mut screen = Screen::with(start(), around, |storage| {
            storage.state.last.name = Name::new("Ann").ok();
        });
        screen.insights = 2;
        screen.settle();
        screen.keys(keys);
        for (width, height) in SIZES {
            screen.size = (width, height);
            let text = match depth {
                Depth::Many => screen.text_with_styles(),
                _ => screen.text(),
            };
            seen += &format!("=== {width}x{height}\n{text}\n");
            if depth == Depth::None {
                let buffer = screen.buffer();
                let plain = |cell: &ratatui::buffer::Cell| {
                    (cell.fg, cell.bg) == (Color::Reset, Color::Reset)
                };
                assert!(buffer.content.iter().all(plain), "a colour in {name}");
            }
        }
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(format!("{name}-{suffix}"), seen);
        });
    }
}

#[test]
fn the_menu() {
    check("menu", menu, "");
}

#[test]
fn the_form_for_a_new_game() {
    check("form", menu, "2");
    check("form-more", menu, "2jjj\njjjjjjj");
}

#[test]
fn a_level_is_chosen_by_its_measured_strength() {
    check("form-level", menu, "2\njjj");
}

#[test]
fn what_is_said_of_each_level_fits_the_smallest_window() {
    let mut screen = Screen::new(menu());
    screen.size = (40, 20);
    screen.keys("2");
    let mut seen = 0;
    for _ in 0..Computer::all().count() + 2 {
        let text = screen.lines().join(" ");
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.contains(&"Measured:") {
            assert!(words.join(" ").contains("% under power."), "{}", screen.text());
            seen += 1;
        }
        screen.press(KeyCode::Right);
    }
    assert_eq!(seen, 10, "all levels");
}

#[test]
fn the_settings() {
    check("settings", menu, "7");
}

#[test]
fn keys_are_changed() {
    check("change-keys", menu, "7G\n");
}

#[test]
fn how_to_play() {
    check("how-to-play", menu, "6h");
}

#[test]
fn the_list_of_keys() {
    check("keys", menu, "?");
}

#[test]
fn a_game_in_its_middle() {
    check("game", || two_people(Rules::CLASSIC), "445362l");
}

#[test]
fn the_end_of_a_turn_with_everything_to_decide() {
    check("power-end-of-turn", || two_people(Rules::POWER), "443");
}

#[test]
fn a_disc_to_remove_is_chosen() {
    check("power-remove", || two_people(Rules::POWER), "44x");
}

#[test]
fn clocks_stand_beside_the_players() {
    let start = || {
        let clock = Some(Clock::Total { ms: 300_000, increment_ms: 3_000 });
        Start::Menu(Box::new(fourline_app::Options { clock, ..friends(Rules::CLASSIC) }))
    };
    check("clock", start, "443");
}

#[test]
fn an_offer_is_answered() {
    check("offer", || two_people(Rules::CLASSIC), "44d");
}

#[test]
fn an_earlier_move_is_looked_at() {
    check("looking-back", || two_people(Rules::CLASSIC), "4453,,");
}

#[test]
fn a_refusal_is_seen_beside_hints_and_saving() {
    check("refusal-with-hints", || two_people(Rules::CLASSIC), "ibw");
}

#[test]
fn a_symbol_is_picked_first() {
    check("pick-symbol", || two_people(Rules::STRICT), "");
}

#[test]
fn the_end_of_a_game() {
    check("end", || two_people(Rules::CLASSIC), "1212121");
}

#[test]
fn a_study() {
    let moves = "44444152555526313";
    let (moves, _) = MoveList::parse(moves, Shape::CLASSIC, Numbering::FromOne).unwrap();
    check("study", || Start::Study(Box::new(plain_game(&moves, Language::English))), "");
}

#[test]
fn a_full_column_is_explained_and_lights_nothing() {
    let mut screen = Screen::new(two_people(Rules::CLASSIC));
    screen.keys("111111");
    let text = screen.panel();
    assert!(text.contains("Column 1 is full; choose another one."), "{text}");
    assert!(!screen.text().contains('▿'), "{text}");
}

fn only_words(text: &str) -> String {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}

#[test]
fn every_theme_and_sign_shows_the_same_game() {
    let themes = [Theme::Dark, Theme::Light, Theme::HighContrast, Theme::ColourBlind];
    let mut texts: Vec<String> = Vec::new();
    for theme in themes {
        for depth in [Depth::Many, Depth::Sixteen] {
            let mut screen = Screen::with(two_people(Rules::CLASSIC), around(depth), |storage| {
                storage.settings.terminal.theme = theme;
            });
            screen.keys("4453");
            texts.push(screen.text());
            // A disc and the board behind it never have the same colour.
            let buffer = screen.buffer();
            for cell in &buffer.content {
                let same = cell.fg == cell.bg && cell.fg != Color::Reset;
                assert!(!same || cell.symbol() == " ", "{theme:?} {depth:?}: {cell:?}");
            }
        }
    }
    // A black board has a frame, and with sixteen colours a sign shows where a disc would land.
    let mut texts: Vec<String> = texts.iter().map(|text| only_words(text)).collect();
    texts.dedup();
    assert_eq!(texts.len(), 1, "themes differ in colours only");
    for unicode in [false, true] {
        for marks in [Marks::Letters, Marks::Shapes] {
            let signs = if unicode { Signs::Unicode } else { Signs::Ascii };
            let around = Surroundings { unicode: !unicode, ..around(Depth::Many) };
            let mut screen = Screen::with(two_people(Rules::CLASSIC), around, |storage| {
                let terminal = &mut storage.settings.terminal;
                (terminal.signs, terminal.marks) = (signs, marks);
            });
            screen.keys("4453");
            assert_eq!(screen.text().is_ascii(), !unicode);
        }
    }
}

#[test]
fn a_window_that_is_too_small_says_how_large_it_should_be() {
    let mut screen = Screen::new(two_people(Rules::CLASSIC));
    for size in [(0, 0), (1, 1), (5, 3), (39, 20), (40, 19), (200, 5)] {
        screen.size = size;
        screen.keys("4");
    }
    screen.size = (39, 20);
    let text = screen.text().replace('\n', " ");
    assert!(text.contains("40 columns by 20 rows (now 39 by 20)."), "{text}");
    let wide = Rules { shape: Shape::new(8, 16, 4).unwrap(), ..Rules::CLASSIC };
    let mut screen = Screen::new(two_people(wide));
    screen.size = (40, 20);
    assert!(screen.text().contains("25 rows"), "{}", screen.text());
    screen.size = (40, 25);
    assert!(screen.text().contains("Ann's turn"), "{}", screen.text());
}

#[test]
fn hostile_text_never_reaches_the_screen_as_it_is() {
    let mut screen = Screen::menu();
    // What the positions are worth is not asked here.
    screen.insights = 0;
    screen.keys("4");
    for text in [
        "\u{1b}[2J\u{1b}[31m44",
        "4\u{202e}4",
        "fourline record 1\n\u{1b}]0;x\u{7}",
        "....\n\u{9b}1m",
    ] {
        screen.input(crossterm::event::Event::Paste(text.to_string()));
        screen.keys("t");
        screen.input(crossterm::event::Event::Paste(text.to_string()));
        screen.press(KeyCode::Enter);
        let buffer = screen.buffer();
        for cell in &buffer.content {
            let is_harmless = cell.symbol().chars().all(|c| !c.is_control() && c != '\u{202e}');
            assert!(is_harmless, "{:?} after {text:?}", cell.symbol());
        }
        screen.press(KeyCode::Esc);
    }
}

#[test]
fn hints_are_whole_sentences_at_every_size() {
    for size in [(120, 40), (80, 24), (40, 20)] {
        let mut screen = Screen::new(two_people(Rules::POWER));
        screen.size = size;
        screen.keys("44i");
        let text = screen.lines().join(" ");
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("column 4, then block:") || text.contains("column 4:"), "{text}");
        assert!(!screen.text().contains('…'), "{}", screen.text());
    }
}

#[test]
fn what_players_have_left_is_seen_at_every_size_with_clocks_too() {
    let clock = Some(Clock::Total { ms: 300_000, increment_ms: 3_000 });
    let start = || Start::Menu(Box::new(fourline_app::Options { clock, ..friends(Rules::POWER) }));
    for size in [(200, 60), (80, 24), (40, 20)] {
        let mut screen = Screen::new(start());
        screen.size = size;
        screen.keys("4");
        let both = screen
            .lines()
            .iter()
            .filter(|line| line.contains("0/3") || line.contains("0 of 3"))
            .count();
        assert_eq!(both, 2, "{}", screen.text());
        assert!(screen.text().contains("5:0"), "{}", screen.text());
    }
}
