//! The pages around a game: the menu, a new game, own rule sets, how to play, games, settings, keys and
//! text fields. What they promise, played by keys and by mouse.

mod common;

use common::{Screen, around, friends};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEvent, MouseEventKind};
use fourline_app::settings::{Spoken, Theme};
use fourline_game::Seat;
use fourline_rules::Rules;
use fourline_terminal::screen::{Depth, Start, Surroundings};
use fourline_words::Language;
use std::path::Path;

/// The same disk with a new program.
fn restarted(screen: Screen) -> Screen {
    drop(screen.app);
    Screen::in_folder(screen.folder, Start::Menu(Box::default()), around(Depth::Many), |_| {})
}

fn ctrl(screen: &mut Screen, code: KeyCode) {
    screen.input(Event::Key(KeyEvent::new(code, KeyModifiers::CONTROL)));
}

fn wheel(screen: &mut Screen, kind: MouseEventKind) {
    let modifiers = KeyModifiers::NONE;
    screen.input(Event::Mouse(MouseEvent { kind, column: 20, row: 10, modifiers }));
}

/// What stands beside or below a list, as one line.
fn detail(screen: &mut Screen) -> String {
    let last = |line: String| {
        let line = line.trim_matches(['│', ' ']).replace(['│', '█'], "  ");
        line.rsplit("  ").next().unwrap_or_default().trim().to_string()
    };
    screen.lines().into_iter().map(last).collect::<Vec<_>>().join(" ")
}

fn settings(screen: &Screen) -> String {
    read(screen, "config/settings.toml")
}

fn read(screen: &Screen, file: &str) -> String {
    std::fs::read_to_string(screen.folder.path().join(file)).unwrap_or_default()
}

/// Some games on the shelf: one unfinished, one finished.
fn with_games() -> Screen {
    let mut screen = Screen::of_options(friends(Rules::CLASSIC));
    screen.keys("1212121q");
    let mut screen = Screen::in_folder(
        screen.folder,
        Start::Menu(Box::new(friends(Rules::POWER))),
        around(Depth::Many),
        |_| {},
    );
    screen.keys("44q");
    screen
}

#[test]
fn the_first_disc_falls_after_two_keys() {
    for start in ["\n", "1"] {
        let mut screen = Screen::menu();
        assert!(screen.text().contains("1 Play: Otter (level 3), Classic"), "{}", screen.text());
        screen.keys(start);
        screen.keys("4");
        let commands = screen.only_game("data/unfinished").commands().len();
        assert_eq!(commands, 2, "a disc, and the answer:\n{}", screen.text());
    }
}

#[test]
fn play_is_against_whom_it_was_last() {
    let mut screen = Screen::menu();
    screen.keys("2l");
    screen.click_text("Rules");
    screen.click_text("Power");
    screen.start_form();
    screen.keys("q");
    assert!(screen.text().contains("1 Play: Finch (level 4), Power"), "{}", screen.text());
    let mut screen = restarted(screen);
    assert!(screen.text().contains("1 Play: Finch (level 4), Power"), "{}", screen.text());
    screen.keys("2");
    screen.click_text("Opponent");
    screen.click_text("a friend");
    screen.start_form();
    screen.keys("q");
    let mut screen = restarted(screen);
    assert!(screen.text().contains("1 Play: a friend, Power"), "{}", screen.text());
    // Two computers that were watched are not played against.
    screen.keys("2");
    screen.click_text("Opponent");
    screen.click_text("two computers");
    screen.start_form();
    screen.keys("q");
    assert!(screen.text().contains("1 Play: a friend, Power"), "{}", screen.text());
}

#[test]
fn a_level_is_chosen_by_its_digit() {
    for (digit, name) in
        [("1", "Pip (level 1)"), ("7", "Lynx (level 7)"), ("0", "Oracle (level 10)")]
    {
        let mut screen = Screen::menu();
        screen.keys("2\n");
        screen.keys(digit);
        let text = screen.text();
        assert!(text.contains(name) && text.contains("Start the game"), "{name}:\n{text}");
    }
}

#[test]
fn names_and_seats_stay_while_opponents_are_tried() {
    let mut screen = Screen::menu();
    screen.friend_form();
    screen.click_text("More");
    for name in ["Ann", "Bob"] {
        screen.press(KeyCode::Down);
        screen.keys(&format!("\n{name}\n"));
    }
    screen.press(KeyCode::Home);
    screen.press(KeyCode::Left);
    assert!(screen.text().contains("Computer 2"), "{}", screen.text());
    screen.press(KeyCode::Right);
    assert!(screen.text().contains("Ann") && screen.text().contains("Bob"), "{}", screen.text());
    // The computer on the first seat.
    screen.press(KeyCode::Right);
    screen.click_text("Your seat");
    screen.press(KeyCode::Home);
    screen.press(KeyCode::Right);
    screen.start_form();
    let game = screen.app.session().unwrap().game();
    let names = Seat::BOTH.map(|seat| game.setup().player(seat).name.to_string());
    assert_eq!(names, ["Fern", "Ann"]);
}

#[test]
fn digits_of_the_menu_never_shift() {
    let numbers = |screen: &mut Screen| -> Vec<String> {
        let is_entry = |text: &str| text.split(' ').next().is_some_and(|n| n.parse::<u8>().is_ok());
        let entry = |line: &String| {
            let line = line.trim_matches(['│', ' ', '▸']).to_string();
            is_entry(&line).then(|| line.split("  ").next().unwrap().to_string())
        };
        screen.lines().iter().filter_map(entry).map(|line| line.chars().take(8).collect()).collect()
    };
    let mut empty = Screen::menu();
    let mut full = restarted(with_games());
    let mut labels = numbers(&mut empty);
    assert_eq!(labels.len(), 9, "{}", empty.text());
    assert_eq!(labels.remove(0), "1 Play: ");
    assert_eq!(labels, numbers(&mut full)[1..]);
    empty.keys("3");
    assert!(empty.text().contains("There is no unfinished game."), "{}", empty.text());
    empty.keys("5");
    assert!(empty.text().contains("There are no games yet."), "{}", empty.text());
    empty.keys("99");
    assert_eq!(numbers(&mut empty)[1..], labels, "these do nothing");
    full.keys("3");
    assert!(full.app.session().is_some(), "{}", full.text());
}

#[test]
fn nothing_is_wrong_before_something_was_done() {
    for key in ["2", "4", "6", "7", "?"] {
        let mut screen = Screen::menu();
        screen.keys(key);
        let text = screen.text();
        for word in ["can't be used", "Not valid", "Could not", "error"] {
            assert!(!text.contains(word), "{key}: {text}");
        }
    }
}

#[test]
fn how_to_play_is_reached_from_three_places() {
    let title = |screen: &mut Screen, title: &str| {
        let text = screen.text();
        assert!(text.contains(&format!("How to play: {title}")), "{title}:\n{text}");
    };
    let mut screen = Screen::menu();
    screen.keys("6");
    title(&mut screen, "Classic");
    screen.keys("l");
    title(&mut screen, "Second chance");
    screen.keys("qH");
    title(&mut screen, "Classic");
    // Where rules are chosen: of the form, and of the line in the list.
    screen.keys("q2jl");
    screen.keys("H");
    title(&mut screen, "Second chance");
    screen.keys("H");
    screen.keys("\nj");
    screen.click_text("H how to play");
    title(&mut screen, "Strict");
    screen.keys("q");
    assert!(screen.text().contains("Second chance"), "the list is still open:\n{}", screen.text());
    // While playing.
    let mut screen = Screen::of_options(friends(Rules::POWER));
    screen.keys("4H");
    title(&mut screen, "Power");
    screen.press(KeyCode::Esc);
    screen.keys("4");
    assert_eq!(screen.only_game("data/unfinished").commands().len(), 2);
}

#[test]
fn how_to_play_is_scrolled_by_keys_and_wheel_at_every_size() {
    for size in [(40, 20), (80, 24), (120, 40), (200, 60)] {
        let mut screen = Screen::menu();
        screen.size = size;
        screen.keys("6h");
        let top = screen.text();
        assert!(top.contains("How to play: Power"), "{top}");
        screen.press(KeyCode::Down);
        assert_ne!(screen.text(), top);
        screen.press(KeyCode::Up);
        assert_eq!(screen.text(), top);
        wheel(&mut screen, MouseEventKind::ScrollDown);
        assert_ne!(screen.text(), top);
        screen.press(KeyCode::End);
        let end = screen.text();
        assert!(end.contains("Who starts"), "{end}");
        wheel(&mut screen, MouseEventKind::ScrollDown);
        screen.press(KeyCode::PageDown);
        assert_eq!(screen.text(), end);
        (0..40).for_each(|_| screen.press(KeyCode::PageUp));
        assert_eq!(screen.text(), top);
    }
}

#[test]
fn boards_before_and_after_stand_side_by_side_where_there_is_room() {
    let mut screen = Screen::menu();
    screen.size = (120, 40);
    screen.keys("6h");
    let mut seen = false;
    for _ in 0..80 {
        let line = screen.lines().into_iter().find(|line| line.contains("is removed."));
        seen |= line.is_some_and(|line| line.contains("has fallen."));
        screen.press(KeyCode::Down);
    }
    assert!(seen, "{}", screen.text());
}

#[test]
fn a_rule_set_is_composed_saved_chosen_renamed_and_deleted() {
    let mut screen = Screen::menu();
    screen.friend_form();
    screen.click_text("More");
    screen.press(KeyCode::End);
    screen.press(KeyCode::Enter);
    assert!(detail(&mut screen).contains("rules of \"Classic\""), "{}", screen.text());
    screen.click_text("Board");
    ctrl(&mut screen, KeyCode::Char('u'));
    screen.keys("9x7\n");
    screen.press(KeyCode::End);
    screen.keys("\nPower\n");
    assert!(detail(&mut screen).contains("built-in rule set"), "{}", screen.text());
    ctrl(&mut screen, KeyCode::Char('u'));
    screen.keys("Sunday\n");
    assert!(detail(&mut screen).contains("Saved as \"Sunday\"."), "{}", screen.text());
    let mut screen = restarted(screen);
    screen.friend_form();
    screen.click_text("Rules");
    screen.click_text("Sunday");
    screen.keys("H");
    assert!(screen.text().contains("How to play: Sunday"), "{}", screen.text());
    assert!(screen.text().contains("9 columns and 7 rows"), "{}", screen.text());
    screen.keys("q");
    screen.click_text("More");
    screen.press(KeyCode::End);
    screen.keys("\n");
    ctrl(&mut screen, KeyCode::Char('w'));
    screen.keys("Monday\n");
    let state = read(&screen, "data/state.toml");
    assert!(state.contains("Monday") && !state.contains("Sunday"), "{state}");
    screen.start_form();
    assert_eq!(screen.app.session().unwrap().game().rules().shape.columns(), 9);
    screen.keys("q2");
    screen.click_text("Rules");
    screen.keys("x");
    assert!(detail(&mut screen).contains("Delete the rule set \"Monday\"?"), "{}", screen.text());
    assert!(!screen.text().contains("how to play"), "no other keys:\n{}", screen.text());
    screen.keys("n");
    assert!(read(&screen, "data/state.toml").contains("Monday"));
    screen.keys("x");
    screen.click_text("y Yes");
    assert!(!read(&screen, "data/state.toml").contains("Monday"));
    screen.press(KeyCode::Home);
    screen.keys("x");
    assert!(detail(&mut screen).contains("can't be deleted"), "{}", screen.text());
}

#[test]
fn keys_are_changed_by_pressing_them_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("config");
    std::fs::create_dir_all(&config).unwrap();
    let mine = "# mine\n[keys]\n# fast\nhint = [\"f\"] # for fun\n";
    std::fs::write(config.join("settings.toml"), mine).unwrap();
    let start = Start::Menu(Box::default());
    let mut screen = Screen::in_folder(folder, start, around(Depth::Many), |_| {});
    screen.keys("7G\n");
    screen.click_text("block the next turn");
    assert!(screen.text().contains("press a key"), "{}", screen.text());
    screen.keys("y");
    assert!(settings(&screen).contains("block = [\"y\"]"), "{}", settings(&screen));
    assert!(
        settings(&screen).contains("# fast\nhint = [\"f\"] # for fun"),
        "{}",
        settings(&screen)
    );
    // A key that always does the same, one that is the last of another action, one that is not.
    screen.keys("\n5");
    assert!(detail(&mut screen).contains("digits, ctrl-c and ctrl-z"), "{}", screen.text());
    screen.keys("z");
    assert!(detail(&mut screen).contains("z is the only key for: take back"), "{}", screen.text());
    screen.keys("\nu");
    assert!(detail(&mut screen).contains("u is a key for: undo"), "{}", screen.text());
    screen.keys("n");
    assert!(settings(&screen).contains("block = [\"y\"]"));
    screen.keys("\nu");
    screen.keys("y");
    assert!(settings(&screen).contains("block = [\"u\"]"), "{}", settings(&screen));
    assert!(settings(&screen).contains("undo = [\"backspace\"]"), "{}", settings(&screen));
    // One more, and nothing after Esc.
    screen.press(KeyCode::Right);
    screen.keys("v");
    assert!(settings(&screen).contains("block = [\"u\", \"v\"]"), "{}", settings(&screen));
    screen.press(KeyCode::Enter);
    screen.press(KeyCode::Esc);
    assert!(settings(&screen).contains("block = [\"u\", \"v\"]"), "{}", settings(&screen));
    let mut screen = restarted(screen);
    screen.keys("7G\n");
    screen.click_text("block the next turn");
    screen.press(KeyCode::Esc);
    screen.keys("x");
    assert!(!settings(&screen).contains("block"), "{}", settings(&screen));
    screen.keys("r");
    assert!(detail(&mut screen).contains("Restore the usual keys"), "{}", screen.text());
    screen.keys("y");
    let text = settings(&screen);
    assert!(text.starts_with("# mine\n[keys]") && !text.contains("undo ="), "{text}");
    // They work at once.
    screen.keys("qq?");
    assert!(screen.text().contains("u backspace"), "{}", screen.text());
}

#[test]
fn settings_show_what_they_look_like() {
    let mut screen = Screen::menu();
    screen.keys("7");
    let seen = |screen: &mut Screen| screen.buffer();
    let before = seen(&mut screen);
    screen.click_text("Theme");
    screen.press(KeyCode::Right);
    assert_ne!(seen(&mut screen), before, "the preview has other colours");
    let state = settings(&screen);
    assert!(state.contains("theme = \"light\""), "{state}");
    // A line of marks makes rings of the second discs.
    let before = screen.text();
    screen.click_text("Discs");
    for _ in 0..4 {
        screen.press(KeyCode::Right);
    }
    assert_ne!(screen.text(), before);
}

#[test]
fn text_is_edited_by_the_usual_keys() {
    let mut screen = with_games();
    screen.keys("5w");
    let shown = |screen: &mut Screen, text: &str| {
        assert!(detail(screen).contains(text), "{text:?}:\n{}", screen.text());
    };
    ctrl(&mut screen, KeyCode::Char('u'));
    screen.keys("one two three");
    ctrl(&mut screen, KeyCode::Char('w'));
    shown(&mut screen, "one two");
    ctrl(&mut screen, KeyCode::Char('a'));
    screen.keys(">");
    ctrl(&mut screen, KeyCode::Char('e'));
    screen.keys("<");
    shown(&mut screen, ">one two <");
    screen.press(KeyCode::Home);
    ctrl(&mut screen, KeyCode::Right);
    screen.keys("-");
    shown(&mut screen, ">-one two <");
    ctrl(&mut screen, KeyCode::Right);
    ctrl(&mut screen, KeyCode::Left);
    screen.press(KeyCode::End);
    // The cursor is seen at both ends of a text that is longer than its line.
    screen.keys(&"x".repeat(200));
    screen.keys("end");
    shown(&mut screen, "xxxend");
    screen.press(KeyCode::Home);
    shown(&mut screen, ">-one two <xxx");
    screen.input(Event::Paste("\u{1b}[2J".to_string()));
    shown(&mut screen, "\\u{1b}[2J>-one");
    screen.press(KeyCode::Esc);
    assert!(screen.text().contains("save a copy"), "{}", screen.text());
}

#[test]
fn games_are_continued_replayed_studied_saved_and_deleted() {
    for size in [(80, 24), (40, 20)] {
        let mut screen = with_games();
        screen.size = size;
        screen.insights = 0;
        screen.keys("5");
        let text = screen.text().split_whitespace().collect::<Vec<_>>().join(" ");
        for seen in ["Ann (X) vs Bob (O)", "Power", "unfinished, 2 discs", "Classic", "Ann (X) won"]
        {
            assert!(text.contains(seen), "{seen}:\n{}", screen.text());
        }
        // A study needs a larger window.
        screen.size = (80, 24);
        screen.keys("s");
        assert!(screen.text().contains("move 2 of 2"), "{}", screen.text());
        screen.keys("q\n");
        assert!(screen.app.session().is_some(), "{}", screen.text());
        screen.keys("qj\n");
        assert!(screen.text().contains("move 0 of 7"), "{}", screen.text());
        screen.keys("q");
        screen.size = size;
        screen.keys("w");
        ctrl(&mut screen, KeyCode::Char('u'));
        let copy = screen.folder.path().join("copy.fourline");
        screen.keys(&format!("{}\n", copy.to_string_lossy()));
        let discs =
            |file: &Path| fourline_native::files::read_record(file).unwrap().commands().len();
        assert_eq!(discs(&copy), 7);
        screen.keys("w");
        ctrl(&mut screen, KeyCode::Char('u'));
        screen.keys(&format!("{}\n", copy.to_string_lossy()));
        assert!(detail(&mut screen).contains("Replace it?"), "{}", screen.text());
        assert!(!screen.text().contains("replay"), "no other keys:\n{}", screen.text());
        screen.keys("y");
        screen.keys("x");
        assert!(detail(&mut screen).contains("Delete this game?"), "{}", screen.text());
        screen.keys("n");
        assert_eq!(screen.files("data/finished").len(), 1);
        screen.keys("x");
        screen.click_text("y Yes");
        assert_eq!(screen.files("data/finished").len(), 0);
        screen.keys("xy");
        assert!(screen.text().contains("There are no games yet."), "{}", screen.text());
        screen.keys("\n");
        assert!(screen.text().contains("New game"), "{}", screen.text());
    }
}

#[test]
fn a_click_shows_a_game_and_another_opens_it() {
    let mut screen = with_games();
    screen.insights = 0;
    screen.keys("5");
    screen.click_text("Classic");
    assert!(screen.text().contains("replay"), "{}", screen.text());
    screen.click_text("Classic,");
    assert!(screen.text().contains("move 0 of 7"), "{}", screen.text());
}

#[test]
fn help_and_the_way_out_are_always_in_the_key_bar() {
    for language in [Language::English, Language::Vietnamese, Language::German, Language::Spanish] {
        for size in [(40, 20), (80, 24), (120, 40), (200, 60)] {
            for keys in ["", "2", "2\n", "2j\n", "5", "6", "7", "7G\n", "1"] {
                let spoken = Spoken { asked: Some(language), ..Spoken::default() };
                let around = Surroundings { spoken, ..around(Depth::Many) };
                let mut screen = Screen::with(Start::Menu(Box::default()), around, |_| {});
                screen.insights = 0;
                screen.size = size;
                screen.buffer();
                screen.keys(keys);
                let lines = screen.lines();
                let bar = lines.iter().rev().find(|line| !line.is_empty()).unwrap();
                let words: Vec<&str> = bar.split(' ').collect();
                let has = |key: &str| words.contains(&key);
                assert!(has("?") && has("q"), "{language} {size:?} {keys:?}: {bar}");
            }
        }
    }
}

#[test]
fn the_list_of_keys_fits_the_usual_window_in_every_language() {
    for language in [Language::English, Language::Vietnamese, Language::German, Language::Spanish] {
        let spoken = Spoken { asked: Some(language), ..Spoken::default() };
        let around = Surroundings { spoken, ..around(Depth::Many) };
        let mut screen = Screen::with(Start::Menu(Box::default()), around, |_| {});
        screen.keys("?");
        let top = screen.text();
        screen.press(KeyCode::End);
        assert_eq!(screen.text(), top, "{language}: it does not scroll");
    }
}

#[test]
fn no_size_and_no_look_is_too_strange() {
    let keys = ["", "2", "2jjj\njjjj\n", "2\n", "2j\nx", "5", "5w", "5x", "6h", "7", "7G\n\n", "?"];
    for (index, keys) in keys.into_iter().enumerate() {
        let mut screen = with_games();
        screen.insights = 0;
        screen.keys(keys);
        for width in [1, 2, 3, 7, 20, 39, 40, 41, 47, 59, 60, 61, 73, 74, 75, 76, 79, 80, 200] {
            for height in [1, 2, 19, 20, 21, 22, 24, 60] {
                screen.size = (width, height);
                screen.buffer();
            }
        }
        let themes = [Theme::Light, Theme::HighContrast, Theme::ColourBlind];
        let depths = [Depth::Sixteen, Depth::None, Depth::Many];
        let around = Surroundings { unicode: false, ..around(depths[index % 3]) };
        let start = Start::Menu(Box::default());
        let mut screen = Screen::with(start, around, |storage| {
            storage.settings.terminal.theme = themes[index % 3];
        });
        screen.keys(keys);
        assert!(screen.text().is_ascii(), "{}", screen.text());
    }
}
