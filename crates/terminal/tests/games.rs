//! Whole games of every preset by keys alone and by mouse alone, and what else can be done on the
//! way.

mod common;

use common::{Screen, friends};
use crossterm::event::{Event, KeyCode, KeyModifiers, MouseEvent, MouseEventKind};
use fourline_rules::{Rules, Shape};
use fourline_words::Language;

/// Something a player does, whichever way.
#[derive(Clone, Copy, Debug)]
enum Move {
    PickSecond,
    Drop(u16),
    End,
    Undo,
    Block,
    /// Column, and row from the top.
    Remove(u16, u16),
}

use Move::{Block, Drop, End, PickSecond, Remove, Undo};

fn start(rules: Rules) -> Screen {
    Screen::of_options(friends(rules))
}

fn by_keys(screen: &mut Screen, action: Move) {
    match action {
        PickSecond => {
            screen.press(KeyCode::Right);
            screen.press(KeyCode::Enter);
        }
        Drop(column) => screen.keys(&column.to_string()),
        End => screen.press(KeyCode::Enter),
        Undo => screen.keys("u"),
        Block => screen.keys("b"),
        Remove(column, row) => {
            screen.keys("x");
            screen.keys(&column.to_string());
            (0..6).for_each(|_| screen.press(KeyCode::Down));
            (row..6).for_each(|_| screen.press(KeyCode::Up));
            screen.press(KeyCode::Enter);
        }
    }
}

/// Where the middle of a column is, at 80x24.
fn x_of(column: u16) -> u16 {
    4 + (column - 1) * 7
}

fn by_mouse(screen: &mut Screen, action: Move) {
    match action {
        // The second symbol is the last one below the question.
        PickSecond => {
            let symbol = if screen.text().contains("Y or R") { " R" } else { " O" };
            screen.click_text(symbol);
        }
        Drop(column) => screen.click(x_of(column), 10),
        End => screen.click_text("end turn"),
        Undo => screen.click_text("u undo"),
        Block => screen.click_text("b block"),
        Remove(column, row) => {
            screen.click_text("x remove");
            screen.click(x_of(column), 3 + (row - 1) * 3);
        }
    }
}

const CLASSIC: [Move; 7] = [Drop(1), Drop(2), Drop(1), Drop(2), Drop(1), Drop(2), Drop(1)];

/// Three undos each can be used; the turn has to be ended while they are left.
const CHANCES: [Move; 16] = [
    PickSecond,
    Drop(1),
    Undo,
    Drop(3),
    End,
    Drop(1),
    End,
    Drop(4),
    End,
    Drop(1),
    End,
    Drop(5),
    End,
    Drop(1),
    End,
    Drop(6),
];

/// A remove with no block left ends the turn.
const POWER: [Move; 14] = [
    Drop(4),
    Drop(4),
    Drop(5),
    Undo,
    Drop(3),
    Block,
    Remove(4, 5),
    Drop(1),
    End,
    Drop(5),
    End,
    Drop(1),
    End,
    Drop(6),
];

#[test]
fn a_game_of_every_preset_is_played_by_keys_alone_and_by_mouse_alone() {
    for act in [by_keys, by_mouse] {
        for (name, rules) in Rules::PRESETS {
            let script: &[Move] = match name {
                "classic" => &CLASSIC,
                "power" => &POWER,
                "strict" | "second-chance" => &CHANCES,
                other => panic!("no script for {other}"),
            };
            let mut screen = start(rules);
            for &action in script {
                let before = screen.panel();
                assert!(!before.contains("wins:"), "{name}: over before {action:?}\n{before}");
                act(&mut screen, action);
            }
            let end = screen.panel();
            assert!(end.contains("Ann wins: four"), "{name}:\n{end}");
            assert!(end.contains("Score: Ann 1, Bob 0"), "{name}:\n{end}");
            screen.click_text("rematch");
            assert!(!screen.panel().contains("wins: four"), "{}", screen.text());
        }
    }
}

#[test]
fn from_the_menu_to_a_game_of_every_preset_and_out_by_mouse_alone() {
    let mut screen = Screen::menu();
    for (name, rules) in Rules::PRESETS {
        let title = Rules::preset_title(name, Language::English).unwrap();
        screen.click_text("New game");
        screen.click_text("Opponent");
        screen.click_text("a friend");
        screen.click_text("Rules");
        screen.click_text(&title);
        screen.click_text("Start the game");
        let text = screen.text();
        assert_eq!(screen.app.session().unwrap().game().rules(), &rules, "{name}:\n{text}");
        assert!(text.contains(&format!("{title} · 7x6")), "{name}:\n{text}");
        screen.click_text("q menu");
        assert!(screen.text().contains("New game"), "{name}:\n{}", screen.text());
    }
    screen.click_text("0 Quit");
    assert!(screen.left, "{}", screen.text());
}

#[test]
fn what_is_not_possible_is_said_in_words() {
    let mut screen = start(Rules::CLASSIC);
    for (key, reason) in [
        ("u", "There is no undo in these rules."),
        ("x", "There is no remove in these rules."),
        ("b", "There is no block in these rules."),
        ("e", "Drop a disc first."),
        ("8", "There is no such column; columns are 1 to 7."),
    ] {
        screen.keys(key);
        let panel = screen.panel();
        assert!(panel.contains(reason), "{reason}: {panel}");
    }
    let mut screen = start(Rules::POWER);
    screen.keys("x3");
    assert!(screen.panel().contains("1 of 3"), "a wrong first column counts:\n{}", screen.text());
}

#[test]
fn a_wheel_scrolls_lists_and_drops_nothing() {
    let wheel = |kind| {
        let modifiers = KeyModifiers::NONE;
        Event::Mouse(MouseEvent { kind, column: 30, row: 10, modifiers })
    };
    let mut screen = start(Rules::CLASSIC);
    screen.input(wheel(MouseEventKind::ScrollDown));
    assert!(!screen.text().contains("drops into"), "{}", screen.text());
    screen.size = (40, 20);
    screen.keys("?");
    let top = screen.text();
    screen.input(wheel(MouseEventKind::ScrollDown));
    assert_ne!(screen.text(), top);
    screen.input(wheel(MouseEventKind::ScrollUp));
    assert_eq!(screen.text(), top);
}

#[test]
fn an_undo_that_would_lose_is_asked_about() {
    let mut screen = start(Rules::STRICT);
    screen.keys("\n1u1u1u1u");
    assert!(screen.panel().contains("You have no undo left"), "{}", screen.text());
    screen.keys("n");
    assert!(screen.panel().contains("end the turn"), "{}", screen.text());
    screen.keys("uy");
    assert!(screen.panel().contains("one undo too many"), "{}", screen.text());
}

#[test]
fn a_computer_answers_and_an_unfinished_game_is_kept_and_offered() {
    let mut screen = Screen::menu();
    screen.keys("14");
    let text = screen.panel();
    assert!(text.contains("Otter (O) drops"), "{text}");
    screen.keys("q");
    assert_eq!(screen.only_game("data/unfinished").commands().len(), 2);
    assert!(screen.text().contains("The game is kept in"), "{}", screen.text());
    screen.keys("\n");
    assert!(screen.text().contains("Game resumed."), "{}", screen.text());
    let said = screen.app.leave();
    assert_eq!(said.len(), 1);
    assert!(said[0].ends_with("unfinished-1.fourline. Continue with: fourline resume"), "{said:?}");
}

#[test]
fn two_computers_are_watched_and_paused() {
    let mut screen = Screen::menu();
    screen.friend_form();
    screen.press(KeyCode::Left);
    assert!(screen.text().contains("two computers"), "{}", screen.text());
    // Two quick ones: random against robot.
    screen.press(KeyCode::Down);
    (0..8).for_each(|_| screen.press(KeyCode::Left));
    (0..3).for_each(|_| screen.press(KeyCode::Down));
    // Nothing is answered at first, so that there is a moment to pause in.
    screen.input_only(KeyCode::Enter);
    screen.input_only(KeyCode::Char(' '));
    assert!(screen.panel().contains("Paused"), "{}", screen.text());
    screen.input_only(KeyCode::Char('4'));
    screen.input_only(KeyCode::Char('R'));
    let text = screen.panel();
    assert!(text.contains("Two computers are"), "{text}");
    assert!(
        !text.contains("drops") && !text.contains("over"),
        "a key must not move for them: {text}"
    );
    screen.press(KeyCode::Char('p'));
    screen.settle_for(std::time::Duration::from_secs(300));
    let end = screen.panel();
    assert!(end.contains("wins: ") || end.contains("Draw: "), "{end}");
}

#[test]
fn a_game_is_saved_and_an_older_file_only_replaced_after_a_yes() {
    let mut screen = start(Rules::CLASSIC);
    let file = screen.folder.path().join("mine.fourline");
    let save = |screen: &mut Screen, file: &str| {
        screen.keys("w");
        (0.."game.fourline".len()).for_each(|_| screen.press(KeyCode::Backspace));
        screen.keys(&format!("{file}\n"));
    };
    let discs = |file: &std::path::Path| {
        fourline_native::files::read_record(file).unwrap().position().occupied().len()
    };
    screen.keys("4");
    save(&mut screen, &file.to_string_lossy());
    assert_eq!(discs(&file), 1);
    screen.keys("4");
    save(&mut screen, &file.to_string_lossy());
    assert!(screen.text().contains("Replace it?"), "{}", screen.text());
    screen.keys("n");
    assert_eq!(discs(&file), 1);
    save(&mut screen, &file.to_string_lossy());
    screen.keys("y");
    assert_eq!(discs(&file), 2);
    // What was typed stays when it won't do.
    let nowhere = screen.folder.path().join("no/such/folder/x.fourline");
    save(&mut screen, &nowhere.to_string_lossy());
    let text = screen.text();
    assert!(text.contains("Save the game to which file?") && text.contains("x.fourline"), "{text}");
    assert!(text.contains("Could not save to"), "{text}");
}

#[test]
fn own_rules_are_composed_line_by_line() {
    let mut screen = Screen::menu();
    screen.friend_form();
    screen.click_text("More");
    screen.click_text("Board");
    screen.input(Event::Paste("x".to_string()));
    assert!(screen.text().contains("7x6x"), "{}", screen.text());
    screen.press(KeyCode::Enter);
    assert!(screen.text().contains("This value can't be used"), "{}", screen.text());
    (0..4).for_each(|_| screen.press(KeyCode::Backspace));
    screen.keys("12x8\n");
    assert!(screen.text().contains("own rules"), "{}", screen.text());
    screen.start_form();
    screen.keys("12");
    assert!(screen.panel().contains("drops into column"), "{}", screen.text());
    let state = std::fs::read_to_string(screen.folder.path().join("data/state.toml")).unwrap();
    assert!(state.contains("size=12x8"), "{state}");
}

#[test]
fn a_game_is_studied_and_its_mistakes_are_found() {
    // A small board is solved in moments.
    let shape = Shape::new(5, 4, 4).unwrap();
    let mut screen = start(Rules { shape, ..Rules::CLASSIC });
    screen.insights = 20;
    screen.keys("1212121s");
    assert!(screen.text().contains("Study: move 7 of 7"), "{}", screen.text());
    screen.keys("u");
    assert!(screen.text().contains("move 6 of 7"), "{}", screen.text());
    screen.keys("U2");
    assert!(screen.text().contains("The game is over."), "{}", screen.text());
    screen.keys("p");
    let text = screen.text();
    assert!(text.contains("threw away a win: now") && text.contains("Ann (X) wins."), "{text}");
    screen.keys("g444t");
    screen.keys("123\n");
    assert!(screen.text().contains("move 3 of 3"), "{}", screen.text());
    screen.input(Event::Paste("....\n....\n.O..\nXX..\n".to_string()));
    assert!(screen.text().contains("move 3 of 3"), "{}", screen.text());
    screen.input(Event::Paste("....\r....\r.O..\rXX..\r".to_string()));
    assert!(screen.text().contains("move 3 of 3"), "{}", screen.text());
    screen.keys("q");
    assert!(screen.panel().contains("Ann wins: four in column 1"), "{}", screen.text());
}
