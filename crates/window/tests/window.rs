//! The window played by role and name, as a screen reader finds its way: every preset, every action,
//! menu, keyboard, study and computers. No display is needed.

use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use fourline_game::{Ending, Name, Seat, Stage};
use fourline_players::{Computer, Level};
use fourline_rules::Rules;
use fourline_terminal::{Opponent, Wishes};
use fourline_window::{App, Hooks, Interrupt, Settings, Speed};

type Window<'a> = Harness<'a, App>;

fn wishes(rules: Rules, opponent: Opponent) -> Wishes {
    let names = ["Ann", "Bob"].map(|name| Name::new(name).unwrap()).to_vec();
    Wishes { opponent: Some(opponent), rules: Some(rules), names, seed: 7, ..Wishes::default() }
}

fn open(wishes: &Wishes, settings: Settings) -> Window<'static> {
    let (hooks, interrupt) = (Hooks::default(), Interrupt::default());
    let app = App::new(wishes, None, settings, hooks, interrupt);
    let builder = Harness::builder().with_size([1100.0, 820.0]).with_step_dt(1.0 / 60.0);
    let mut window = builder.build_eframe(|_| app);
    window.run_steps(3);
    window
}

fn friends(rules: Rules) -> Window<'static> {
    let settings = Settings { speed: Speed::Off, ..Settings::default() };
    open(&wishes(rules, Opponent::Friend), settings)
}

fn click(window: &mut Window, label: &str) {
    window.get_by_role_and_label(Role::Button, label).click();
    window.run_steps(3);
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_steps(3);
}

fn ending(window: &Window) -> Option<Ending> {
    window.state().round().unwrap().game().ending().copied()
}

fn stage(window: &Window) -> Stage {
    window.state().round().unwrap().game().stage()
}

fn last_said(window: &Window) -> String {
    window.state().round().unwrap().said.last().unwrap().clone()
}

/// Drops and lets the turn pass where it does not pass by itself.
fn turn(window: &mut Window, column: usize) {
    click(window, &format!("Column {column}"));
    if matches!(stage(window), Stage::Dropped(_)) {
        click(window, "End turn (E)");
    }
}

#[test]
fn classic_is_won_by_clicks_and_a_new_game_begins() {
    let mut window = friends(Rules::CLASSIC);
    for column in [1, 2, 1, 2, 1, 2, 1] {
        turn(&mut window, column);
    }
    assert!(matches!(ending(&window), Some(Ending::Line { winner: Seat::One, .. })));
    assert!(last_said(&window).starts_with("Ann (X) wins with 4 discs on the board."));
    assert!(window.query_all_by_label_contains("Ann (X) wins").count() >= 2, "seen and spoken");
    click(&mut window, "New game (N)");
    assert_eq!(ending(&window), None);
    assert_eq!(window.state().round().unwrap().game().commands().len(), 0);
}

#[test]
fn classic_is_drawn_by_digits() {
    let mut window = friends(Rules::CLASSIC);
    for digit in "121212212121343434434343565656656565777777".bytes() {
        press(&mut window, Key::from_name(&char::from(digit).to_string()).unwrap());
    }
    assert_eq!(ending(&window), Some(Ending::BoardFull));
}

#[test]
fn arrows_and_enter_play_without_a_mouse() {
    let mut window = friends(Rules::CLASSIC);
    press(&mut window, Key::ArrowLeft);
    press(&mut window, Key::Enter);
    assert_eq!(last_said(&window), "Ann (X) drops into column 3, row 6.");
    press(&mut window, Key::End);
    press(&mut window, Key::Space);
    assert_eq!(last_said(&window), "Bob (O) drops into column 7, row 6.");
}

#[test]
fn a_bad_column_is_only_told_under_classic() {
    let mut window = friends(Rules::CLASSIC);
    press(&mut window, Key::Num8);
    assert_eq!(last_said(&window), "There is no such column; columns are 1 to 7.");
    for _ in 0..7 {
        click(&mut window, "Column 1");
    }
    assert_eq!(last_said(&window), "Column 1 is full; choose another one.");
    assert_eq!(ending(&window), None);
}

#[test]
fn second_chance_is_lost_by_the_fourth_error_in_a_move() {
    let mut window = friends(Rules::SECOND_CHANCE);
    click(&mut window, "Take X (1)");
    turn(&mut window, 4);
    for _ in 0..4 {
        press(&mut window, Key::Num9);
    }
    assert!(matches!(ending(&window), Some(Ending::TooManyViolations { .. })));
}

#[test]
fn second_chance_is_won_with_undos_on_the_way() {
    let mut window = friends(Rules::SECOND_CHANCE);
    press(&mut window, Key::Num2);
    for round in 0..3 {
        click(&mut window, "Column 7");
        click(&mut window, "Undo (U)");
        assert!(last_said(&window).contains("takes the disc back"), "{round}");
    }
    turn(&mut window, 1);
    let undo = window.get_by_role_and_label(Role::Button, "Undo (U)");
    assert!(undo.accesskit_node().is_disabled());
    for column in [2, 1, 2, 1, 2, 1] {
        turn(&mut window, column);
    }
    assert!(matches!(ending(&window), Some(Ending::Line { .. })));
}

#[test]
fn strict_is_lost_by_a_fourth_undo_after_a_warning() {
    let mut window = friends(Rules::STRICT);
    press(&mut window, Key::Num1);
    for _ in 0..3 {
        click(&mut window, "Column 4");
        press(&mut window, Key::U);
    }
    click(&mut window, "Column 4");
    click(&mut window, "Undo (loses the game) (U)");
    assert_eq!(ending(&window), None, "it is asked first");
    click(&mut window, "No (N)");
    assert_eq!(ending(&window), None);
    press(&mut window, Key::U);
    press(&mut window, Key::Y);
    assert!(matches!(ending(&window), Some(Ending::TooManyUndos { .. })));
}

#[test]
fn strict_is_lost_by_the_third_full_column() {
    let mut window = friends(Rules::STRICT);
    press(&mut window, Key::Num1);
    for _ in 0..6 {
        turn(&mut window, 1);
    }
    for _ in 0..3 {
        click(&mut window, "Column 1");
    }
    assert!(matches!(ending(&window), Some(Ending::TooManyViolations { .. })));
}

#[test]
fn power_is_won_with_centre_opening_block_and_remove() {
    let mut window = friends(Rules::POWER);
    let remove = "Remove a disc (R)";
    let why = "The first turn is a drop to the centre and nothing else.";
    assert!(window.get_by_role_and_label(Role::Button, remove).accesskit_node().is_disabled());
    assert!(window.query_all_by_label_contains(why).count() > 0, "it says why");
    click(&mut window, "Column 1");
    assert!(last_said(&window).contains("Violation 1 of 3"), "{}", last_said(&window));
    turn(&mut window, 4);
    turn(&mut window, 4);
    click(&mut window, "Column 1");
    click(&mut window, "Block (B)");
    turn(&mut window, 2);
    click(&mut window, remove);
    click(&mut window, "Remove the disc at row 6 column 2");
    assert!(last_said(&window).contains("removes the disc at row 6 column 2"));
    click(&mut window, "End turn (E)");
    turn(&mut window, 2);
    turn(&mut window, 7);
    click(&mut window, "Column 3");
    assert!(matches!(ending(&window), Some(Ending::Line { .. })));
}

#[test]
fn resigning_is_asked_back() {
    let mut window = friends(Rules::CLASSIC);
    turn(&mut window, 4);
    press(&mut window, Key::G);
    press(&mut window, Key::N);
    assert_eq!(ending(&window), None);
    click(&mut window, "Resign (G)");
    click(&mut window, "Yes (Y)");
    assert_eq!(ending(&window), Some(Ending::Resigned { loser: Seat::Two }));
}

#[test]
fn the_menu_says_what_is_missing_and_starts_what_was_chosen() {
    let settings = Settings { speed: Speed::Off, ..Settings::default() };
    let mut window = open(&Wishes { seed: 7, ..Wishes::default() }, settings);
    let start = window.get_by_role_and_label(Role::Button, "Start");
    assert!(start.accesskit_node().is_disabled());
    let field = window.get_by_role_and_label(Role::TextInput, "Name 1");
    field.focus();
    window.run_steps(2);
    window.get_by_role_and_label(Role::TextInput, "Name 1").type_text("Zoë");
    window.run_steps(2);
    let power = format!("power: {}", Rules::preset_summary("power").unwrap());
    window.get_by_role_and_label(Role::RadioButton, &power).click();
    window.run_steps(2);
    click(&mut window, "Start");
    let round = window.state().round().unwrap();
    assert_eq!(round.game().rules(), &Rules::POWER);
    assert_eq!(round.game().setup().player(Seat::One).name.as_str(), "Zoë");
    assert_eq!(round.game().setup().player(Seat::Two).name.as_str(), "Robot");
}

/// Frames go by until this holds; a slow machine only takes longer.
fn wait(window: &mut Window, holds: impl Fn(&App) -> bool) {
    while !holds(window.state()) {
        window.run_steps(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
}

#[test]
fn a_computer_answers_while_the_window_lives() {
    let level = Computer::Level(Level::new(3).unwrap());
    let settings = Settings { speed: Speed::Fast, ..Settings::default() };
    let mut window = open(&wishes(Rules::CLASSIC, Opponent::Computer(level)), settings);
    click(&mut window, "Column 4");
    click(&mut window, "Column 4");
    assert_eq!(last_said(&window), "It is Bob (O)'s turn.");
    wait(&mut window, |app| app.round().unwrap().game().commands().len() == 2);
    wait(&mut window, |app| !app.round().unwrap().is_moving());
    assert_eq!(window.state().round().unwrap().game().turn(), Some(Seat::One));
}

#[test]
fn study_mode_judges_every_column_and_keeps_doing_so() {
    let mut window = friends(Rules::CLASSIC);
    for column in [4, 4, 3, 4, 5] {
        turn(&mut window, column);
    }
    press(&mut window, Key::S);
    let known = |app: &App| {
        let round = app.round().unwrap();
        round
            .study()
            .is_some_and(|study| round.steps().iter().all(|step| study.value(&step.game).is_some()))
    };
    wait(&mut window, known);
    window.run_steps(2);
    assert!(window.query_by_label("Evaluation graph").is_some());
    let column = window.get_by_role_and_label(Role::Button, "Column 2");
    let said = column.accesskit_node().description().unwrap_or_default();
    assert!(
        said.contains("loses in 1") || said.contains("draws") || said.contains("about"),
        "{said}"
    );
    turn(&mut window, 2);
    wait(&mut window, known);
    assert!(window.state().settings().study, "it stays on");
    press(&mut window, Key::Comma);
    assert_eq!(window.state().round().unwrap().step(), 5);
    click(&mut window, "Column 1");
    assert_eq!(last_said(&window), "Back to the game as it is now.");
}

#[test]
fn watching_two_computers_can_be_paused() {
    let mut wishes = wishes(Rules::POWER, Opponent::Computer(Computer::Robot));
    wishes.names.clear();
    let settings = Settings { speed: Speed::Off, ..Settings::default() };
    let mut window = open(&wishes, settings);
    window.get_by_role_and_label(Role::ComboBox, "Seat 1").click();
    window.run_steps(3);
    let random = format!("random: {}", Computer::Random.summary());
    window.get_by_label(&random).click();
    window.run_steps(3);
    click(&mut window, "Start");
    click(&mut window, "Pause (P)");
    let count = window.state().round().unwrap().game().commands().len();
    window.run_steps(10);
    assert_eq!(window.state().round().unwrap().game().commands().len(), count);
    click(&mut window, "Go on (P)");
    wait(&mut window, |app| app.round().unwrap().game().ending().is_some());
}
