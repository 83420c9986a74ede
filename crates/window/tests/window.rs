//! The window played by role and name, as a screen reader finds its way: every preset, every action,
//! menu, keyboard, study, clocks, computers, and what is kept. No display is needed.

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use fourline_app::settings::{Confirm, Motion, Settings, Speed, Study};
use fourline_app::shelf::Listing;
use fourline_app::words::Speaker;
use fourline_app::{Options, Prompt, Session, Who};
use fourline_game::{Ending, Game, Name, Seat, Stage, record};
use fourline_native::storage::Storage;
use fourline_players::{Books, Computer};
use fourline_rules::Rules;
use fourline_window::{App, Interrupt, Opening, Start};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A window whose files lie in a folder of its own.
type Window<'a> = Harness<'a, App>;

fn options(rules: Rules, opponent: Who) -> Options {
    let names = ["Ann", "Bob"].map(|name| Name::new(name).unwrap()).to_vec();
    Options {
        opponent: Some(opponent),
        rules: Some(rules),
        names,
        seed: Some(7),
        ..Options::default()
    }
}

fn storage(folder: &Path, books: Books) -> Storage {
    Storage::in_folders(&folder.join("config"), &folder.join("data"), books, Some(200))
}

/// Nothing moves, so that a test need not wait.
fn still() -> Settings {
    Settings { motion: Motion::Reduced, ..Settings::default() }
}

fn open_with(options: Options, settings: Settings, storage: Storage) -> Window<'static> {
    let opening = Opening {
        options,
        start: Start::Menu,
        settings,
        spoken: Default::default(),
        storage,
        say: Box::new(|_| {}),
        interrupt: Interrupt::default(),
    };
    let builder = Harness::builder().with_size([1100.0, 820.0]).with_step_dt(1.0 / 60.0);
    let app = App::new(opening);
    let mut window = builder.build_eframe(|_| app);
    window.run_steps(3);
    window
}

/// The folder goes when the test is over; what the window writes into it is not looked at.
fn open(options: Options, settings: Settings) -> (Window<'static>, TempDir) {
    let folder = TempDir::new().unwrap();
    let storage = storage(folder.path(), Books::none());
    (open_with(options, settings, storage), folder)
}

fn friends(rules: Rules) -> (Window<'static>, TempDir) {
    open(options(rules, Who::Person), still())
}

fn menu_in(folder: &Path) -> Window<'static> {
    open_with(Options::default(), still(), storage(folder, Books::none()))
}

fn click(window: &mut Window, label: &str) {
    window.get_by_role_and_label(Role::Button, label).click();
    window.run_steps(3);
}

fn radio(window: &mut Window, label: &str) {
    window.get_by_role_and_label(Role::RadioButton, label).click();
    window.run_steps(3);
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_steps(3);
}

fn press_shift(window: &mut Window, key: Key) {
    window.key_press_modifiers(Modifiers::SHIFT, key);
    window.run_steps(3);
}

fn session<'a>(window: &'a Window) -> &'a Session {
    window.state().play().unwrap().session()
}

fn game<'a>(window: &'a Window) -> &'a Game {
    session(window).game()
}

fn ending(window: &Window) -> Option<Ending> {
    game(window).ending().copied()
}

fn last_said(window: &Window) -> String {
    let (speaker, session) = (Speaker::default(), session(window));
    let said = session.log().iter().rev();
    said.filter_map(|said| speaker.said(said, session.game())).next().unwrap()
}

fn is_seen(window: &Window, text: &str) -> bool {
    window.query_all_by_label_contains(text).count() > 0
}

/// Drops and lets the turn pass where it does not pass by itself.
fn turn(window: &mut Window, column: usize) {
    click(window, &format!("Column {column}"));
    if matches!(game(window).stage(), Stage::Dropped(_)) {
        click(window, "End turn (e)");
    }
}

/// Frames go by until this holds; a slow machine only takes longer.
fn wait(window: &mut Window, holds: impl Fn(&App) -> bool) {
    while !holds(window.state()) {
        window.run_steps(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
}

fn listing(folder: &Path) -> Listing {
    storage(folder, Books::none()).shelf.list()
}

/// The unfinished games of a folder with their texts.
fn unfinished(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = listing(folder).unfinished.into_iter();
    let mut games: Vec<(PathBuf, String)> = entries
        .map(|entry| (entry.path.clone(), fs::read_to_string(&entry.path).unwrap()))
        .collect();
    games.sort();
    games
}

#[test]
fn classic_is_won_by_clicks_and_a_new_game_begins() {
    let (mut window, _folder) = friends(Rules::CLASSIC);
    for column in [1, 2, 1, 2, 1, 2, 1] {
        turn(&mut window, column);
    }
    assert!(matches!(ending(&window), Some(Ending::Line { winner: Seat::One, .. })));
    assert!(last_said(&window).starts_with("Ann (X) wins: four in column 1"));
    assert!(is_seen(&window, "Ann wins: four in column 1"));
    assert!(is_seen(&window, "Ann 1, Bob 0"), "the score of the series");
    click(&mut window, "Rematch (N)");
    assert_eq!(ending(&window), None);
    assert_eq!(game(&window).commands().len(), 0);
}

#[test]
fn classic_is_drawn_by_digits() {
    let (mut window, _folder) = friends(Rules::CLASSIC);
    for digit in "121212212121343434434343565656656565777777".bytes() {
        press(&mut window, Key::from_name(&char::from(digit).to_string()).unwrap());
    }
    assert_eq!(ending(&window), Some(Ending::BoardFull));
}

#[test]
fn arrows_and_enter_play_without_a_mouse() {
    let (mut window, _folder) = friends(Rules::CLASSIC);
    press(&mut window, Key::ArrowLeft);
    press(&mut window, Key::Enter);
    assert_eq!(last_said(&window), "Ann (X) drops into column 3, row 6.");
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::Space);
    assert_eq!(last_said(&window), "Bob (O) drops into column 5, row 6.");
}

#[test]
fn a_bad_column_is_only_told_under_classic() {
    let (mut window, _folder) = friends(Rules::CLASSIC);
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
    let (mut window, _folder) = friends(Rules::SECOND_CHANCE);
    click(&mut window, "Take X (1)");
    turn(&mut window, 4);
    for _ in 0..4 {
        press(&mut window, Key::Num9);
    }
    assert!(matches!(ending(&window), Some(Ending::TooManyViolations { .. })));
}

#[test]
fn second_chance_is_won_with_undos_on_the_way() {
    let (mut window, _folder) = friends(Rules::SECOND_CHANCE);
    press(&mut window, Key::Num2);
    for left in [3, 2, 1] {
        click(&mut window, "Column 7");
        click(&mut window, &format!("Undo ({left} left) (u)"));
        assert!(last_said(&window).contains("takes the disc back"), "{left}");
    }
    turn(&mut window, 1);
    let undo = window.get_by_role_and_label(Role::Button, "Undo (3 left) (u)");
    assert!(undo.accesskit_node().is_disabled());
    for column in [2, 1, 2, 1, 2, 1] {
        turn(&mut window, column);
    }
    assert!(matches!(ending(&window), Some(Ending::Line { .. })));
}

#[test]
fn strict_is_lost_by_a_fourth_undo_after_a_warning() {
    let (mut window, _folder) = friends(Rules::STRICT);
    press(&mut window, Key::Num1);
    for _ in 0..3 {
        click(&mut window, "Column 4");
        press(&mut window, Key::U);
    }
    click(&mut window, "Column 4");
    click(&mut window, "Undo (loses the game) (u)");
    assert_eq!(ending(&window), None, "it is asked first");
    click(&mut window, "No (n)");
    assert_eq!(ending(&window), None);
    press(&mut window, Key::U);
    press(&mut window, Key::Y);
    assert!(matches!(ending(&window), Some(Ending::TooManyUndos { .. })));
}

#[test]
fn strict_is_lost_by_the_third_full_column() {
    let (mut window, _folder) = friends(Rules::STRICT);
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
    let (mut window, _folder) = friends(Rules::POWER);
    let remove = "Remove a disc (x)";
    let why = "The first turn is a drop to the centre and nothing else.";
    let node = window.get_by_role_and_label(Role::Button, remove).accesskit_node();
    assert!(node.is_disabled());
    assert_eq!(node.description().as_deref(), Some(why));
    click(&mut window, "Column 1");
    assert!(last_said(&window).contains("Violation 1 of 3"), "{}", last_said(&window));
    turn(&mut window, 4);
    turn(&mut window, 4);
    click(&mut window, "Column 1");
    click(&mut window, "Block (b)");
    turn(&mut window, 2);
    click(&mut window, remove);
    click(&mut window, "Remove the disc at row 6 column 2");
    assert!(last_said(&window).contains("removes the disc at row 6 column 2"));
    click(&mut window, "End turn (e)");
    turn(&mut window, 2);
    turn(&mut window, 7);
    click(&mut window, "Column 3");
    assert!(matches!(ending(&window), Some(Ending::Line { .. })));
}

#[test]
fn resigning_is_asked_back() {
    let (mut window, _folder) = friends(Rules::CLASSIC);
    turn(&mut window, 4);
    press_shift(&mut window, Key::R);
    press(&mut window, Key::N);
    assert_eq!(ending(&window), None);
    click(&mut window, "Resign (R)");
    click(&mut window, "Yes (y)");
    assert_eq!(ending(&window), Some(Ending::Resigned { loser: Seat::Two }));
}

#[test]
fn a_wide_board_takes_numbers_of_two_digits() {
    let wide = "size=12x8".parse().unwrap();
    let (mut window, _folder) = friends(wide);
    press(&mut window, Key::Num1);
    assert!(game(&window).commands().is_empty(), "it may be 10, 11 or 12");
    press(&mut window, Key::Num2);
    assert_eq!(last_said(&window), "Ann (X) drops into column 12, row 8.");
    press(&mut window, Key::Num1);
    press(&mut window, Key::Enter);
    assert_eq!(last_said(&window), "Bob (O) drops into column 1, row 8.");
    assert_eq!(game(&window).commands().len(), 2, "Enter was taken once");
}

#[test]
fn drops_are_confirmed_where_that_is_set() {
    let settings = Settings { confirm: Confirm::On, ..still() };
    let (mut window, _folder) = open(options(Rules::STRICT, Who::Person), settings);
    press(&mut window, Key::Num1);
    press(&mut window, Key::Num2);
    click(&mut window, "Column 6");
    assert_eq!(game(&window).commands().len(), 1, "only a symbol was picked");
    press(&mut window, Key::Enter);
    assert!(last_said(&window).contains("drops into column 6"), "{}", last_said(&window));
    press(&mut window, Key::Enter);
    assert_eq!(game(&window).stage(), Stage::Move, "Enter ended the turn");
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let (mut window, _folder) = friends(Rules::CLASSIC);
    turn(&mut window, 4);
    turn(&mut window, 3);
    press(&mut window, Key::Z);
    press(&mut window, Key::Z);
    assert!(game(&window).commands().is_empty());
    press_shift(&mut window, Key::Z);
    click(&mut window, "Redo (Z)");
    assert_eq!(game(&window).commands().len(), 2);
    assert_eq!(last_said(&window), "Move played again.");
    press(&mut window, Key::Home);
    assert!(is_seen(&window, "Looking back: move 0 of 2."));
    press(&mut window, Key::End);
    assert!(!is_seen(&window, "Looking back"));
}

#[test]
fn a_draw_is_offered_and_accepted() {
    let (mut window, _folder) = friends(Rules::CLASSIC);
    turn(&mut window, 4);
    press(&mut window, Key::D);
    press(&mut window, Key::Y);
    assert_eq!(ending(&window), Some(Ending::Agreed));
    assert!(is_seen(&window, "Ann 0, Bob 0, 1 draw"), "the score of the series");
}

#[test]
fn a_clock_runs_and_runs_out() {
    let options = Options { clock: "12s".parse().ok(), ..options(Rules::CLASSIC, Who::Person) };
    let (mut window, _folder) = open(options, still());
    turn(&mut window, 4);
    assert!(is_seen(&window, "0:12"));
    wait(&mut window, |app| app.play().unwrap().session().game().ending().is_some());
    assert_eq!(ending(&window), Some(Ending::OutOfTime { loser: Seat::Two }));
    window.run_steps(1);
    assert!(is_seen(&window, "0.0"));
}

#[test]
fn a_refusal_is_seen_while_a_hint_is_open() {
    let (mut window, _folder) = friends(Rules::CLASSIC);
    press(&mut window, Key::I);
    press(&mut window, Key::Num9);
    assert!(is_seen(&window, "There is no such column; columns are 1 to 7."));
}

#[test]
fn a_game_starts_from_the_menu_with_one_click_and_the_choice_is_remembered() {
    let folder = TempDir::new().unwrap();
    let mut window = menu_in(folder.path());
    click(&mut window, "Start");
    let names = Seat::BOTH.map(|seat| game(&window).setup().player(seat).name.to_string());
    assert_eq!(names, ["You", "Otter"]);
    press(&mut window, Key::M);
    radio(&mut window, "With a friend");
    window.get_by_role_and_label(Role::TextInput, "Name 1").focus();
    window.run_steps(2);
    window.get_by_role_and_label(Role::TextInput, "Name 1").type_text("Zo\u{eb}");
    window.run_steps(2);
    radio(&mut window, "Power");
    click(&mut window, "Start");
    assert_eq!(game(&window).rules(), &Rules::POWER);
    assert_eq!(game(&window).setup().player(Seat::One).name.as_str(), "Zo\u{eb}");
    let last = storage(folder.path(), Books::none()).state.last;
    assert_eq!((last.rules, last.name.unwrap().as_str()), (Rules::POWER, "Zo\u{eb}"));
}

#[test]
fn flags_are_not_remembered() {
    let (_window, folder) = friends(Rules::POWER);
    assert_eq!(storage(folder.path(), Books::none()).state.last.rules, Rules::CLASSIC);
}

/// Leaves an unfinished game of friends in a folder.
fn leave_one(folder: &Path, column: usize) {
    let storage = storage(folder, Books::none());
    let mut window = open_with(options(Rules::CLASSIC, Who::Person), still(), storage);
    turn(&mut window, column);
    window.state_mut().close();
}

#[test]
fn another_game_is_not_kept_over_one_that_was_gone_on_with() {
    let folder = TempDir::new().unwrap();
    leave_one(folder.path(), 4);
    let [(a, _)] = &unfinished(folder.path())[..] else { panic!("one game") };
    let mut window = menu_in(folder.path());
    click(&mut window, "Continue");
    assert_eq!(last_said(&window), "Game resumed.");
    turn(&mut window, 3);
    let text = record::write(game(&window));
    press(&mut window, Key::M);
    radio(&mut window, "With a friend");
    click(&mut window, "Start");
    turn(&mut window, 1);
    window.state_mut().close();
    let kept = unfinished(folder.path());
    assert_eq!(kept.len(), 2);
    assert!(kept.contains(&(a.clone(), text)), "it is as it was left");
}

#[test]
fn another_game_that_is_finished_leaves_the_one_that_was_continued() {
    let folder = TempDir::new().unwrap();
    leave_one(folder.path(), 4);
    let [(a, _)] = &unfinished(folder.path())[..] else { panic!("one game") };
    let mut window = menu_in(folder.path());
    click(&mut window, "Continue");
    turn(&mut window, 3);
    let text = record::write(game(&window));
    press(&mut window, Key::M);
    radio(&mut window, "With a friend");
    click(&mut window, "Start");
    for column in [1, 2, 1, 2, 1, 2, 1] {
        turn(&mut window, column);
    }
    assert!(ending(&window).is_some());
    window.state_mut().close();
    assert_eq!(unfinished(folder.path()), [(a.clone(), text)]);
    assert_eq!(listing(folder.path()).finished.len(), 1);
}

#[test]
fn a_new_game_discards_only_the_one_it_takes_the_place_of() {
    let folder = TempDir::new().unwrap();
    leave_one(folder.path(), 4);
    let other = unfinished(folder.path());
    leave_one(folder.path(), 5);
    let mut window = menu_in(folder.path());
    click(&mut window, "Continue");
    press_shift(&mut window, Key::N);
    assert!(is_seen(&window, "Start a new game? This one will be discarded."));
    click(&mut window, "Yes (y)");
    assert!(game(&window).commands().is_empty());
    for column in [1, 2, 1, 2, 1, 2, 1] {
        turn(&mut window, column);
    }
    assert!(ending(&window).is_some());
    assert_eq!(unfinished(folder.path()), other);
    assert_eq!(listing(folder.path()).finished.len(), 1);
}

#[test]
fn a_game_that_is_gone_on_with_and_finished_lies_with_the_finished_ones() {
    let folder = TempDir::new().unwrap();
    leave_one(folder.path(), 1);
    let mut window = menu_in(folder.path());
    click(&mut window, "Continue");
    for column in [2, 1, 2, 1, 2, 1] {
        turn(&mut window, column);
    }
    let played = game(&window).clone();
    press(&mut window, Key::M);
    let listing = listing(folder.path());
    assert!(listing.unfinished.is_empty());
    let [entry] = &listing.finished[..] else { panic!("one game") };
    assert_eq!(entry.game, played);
    assert!(is_seen(&window, "Finished games (1)"));
    assert!(window.query_by_role_and_label(Role::Button, "Continue").is_none());
}

#[test]
fn a_game_of_the_list_is_deleted_after_a_question() {
    let folder = TempDir::new().unwrap();
    leave_one(folder.path(), 4);
    let mut window = menu_in(folder.path());
    assert!(is_seen(&window, "Unfinished games (1)"));
    let delete = window.query_all_by_label_contains("Delete: ");
    delete.into_iter().next().unwrap().click();
    window.run_steps(3);
    assert_eq!(unfinished(folder.path()).len(), 1);
    click(&mut window, "Yes");
    assert!(unfinished(folder.path()).is_empty());
}

#[test]
fn a_game_is_saved_and_a_file_is_replaced_only_on_demand() {
    let (mut window, folder) = friends(Rules::CLASSIC);
    turn(&mut window, 4);
    let file = folder.path().join("game.fourline");
    press(&mut window, Key::W);
    let name = file.to_string_lossy().to_string();
    window.get_by_role_and_label(Role::TextInput, "File (w)").type_text(&name);
    window.run_steps(2);
    click(&mut window, "Save");
    assert_eq!(fs::read_to_string(&file).unwrap(), record::write(game(&window)));
    turn(&mut window, 4);
    click(&mut window, "Save to a file (w)");
    click(&mut window, "Save");
    assert!(is_seen(&window, "already"));
    click(&mut window, "Replace");
    assert_eq!(fs::read_to_string(&file).unwrap(), record::write(game(&window)));
}

#[test]
fn a_record_is_opened_by_its_name_and_stays_as_it_is() {
    let folder = TempDir::new().unwrap();
    leave_one(folder.path(), 4);
    let [(kept, text)] = &unfinished(folder.path())[..] else { panic!("one game") };
    let file = folder.path().join("game.fourline");
    fs::rename(kept, &file).unwrap();
    let mut window = menu_in(folder.path());
    window.get_by_label("More").click();
    window.run_steps(30);
    window.get_by_role_and_label(Role::Button, "Open").scroll_to_me();
    window.run_steps(30);
    let field = "A record to open (or drop the file here)";
    window.get_by_role_and_label(Role::TextInput, field).focus();
    window.run_steps(2);
    let name = file.to_string_lossy().to_string();
    window.get_by_role_and_label(Role::TextInput, field).type_text(&name);
    window.run_steps(2);
    click(&mut window, "Open");
    turn(&mut window, 3);
    window.state_mut().close();
    assert_eq!(&fs::read_to_string(&file).unwrap(), text);
    assert_eq!(unfinished(folder.path()).len(), 1, "what was played on is kept on the shelf");
}

#[test]
fn a_setting_that_is_changed_in_the_window_is_written_and_flags_are_not() {
    let folder = TempDir::new().unwrap();
    let flags = Settings { speed: Speed::Fast, ..still() };
    let files = storage(folder.path(), Books::none());
    let mut window = open_with(options(Rules::CLASSIC, Who::Person), flags, files);
    press(&mut window, Key::S);
    let written = storage(folder.path(), Books::none()).settings;
    assert_eq!(written.window.study, Study::On);
    assert_eq!((written.speed, written.motion), (Speed::Normal, Motion::Full));
}

fn level(number: &str) -> Who {
    Who::Computer(number.parse().unwrap())
}

#[test]
fn a_computer_answers_while_the_window_lives() {
    let settings = Settings { speed: Speed::Fast, ..Settings::default() };
    let (mut window, _folder) = open(options(Rules::CLASSIC, level("3")), settings);
    click(&mut window, "Column 4");
    click(&mut window, "Column 4");
    assert_eq!(last_said(&window), "It is the turn of Bob (O).");
    wait(&mut window, |app| app.play().unwrap().session().game().commands().len() == 2);
    wait(&mut window, |app| !app.play().unwrap().is_moving());
    assert_eq!(game(&window).turn(), Some(Seat::One));
}

#[test]
fn a_computer_that_breaks_down_is_told_and_can_try_again() {
    let folder = TempDir::new().unwrap();
    let books = Books::new(|_| panic!("a book that is broken"));
    let options = options(Rules::CLASSIC, level("10"));
    let mut window = open_with(options, still(), storage(folder.path(), books));
    click(&mut window, "Column 4");
    let is_broken = |app: &App| matches!(app.play().unwrap().session().prompt(), Prompt::Broken(_));
    wait(&mut window, is_broken);
    window.run_steps(2);
    assert!(is_seen(&window, "Bob (O) stopped with an error and can't move."));
    let count = session(&window).log().len();
    press(&mut window, Key::Escape);
    wait(&mut window, |app| app.play().unwrap().session().log().len() > count && is_broken(app));
    click(&mut window, "Take back (z)");
    assert!(game(&window).commands().is_empty());
}

#[test]
fn study_mode_judges_every_column_and_keeps_doing_so() {
    let (mut window, _folder) = friends("size=5x4".parse().unwrap());
    for column in [3, 3, 2, 3, 4] {
        turn(&mut window, column);
    }
    press(&mut window, Key::S);
    let known = |app: &App| {
        app.play().unwrap().review().is_some_and(|review| {
            let tree = &review.study.tree;
            review.nodes.iter().all(|&node| tree.worth(node).is_some() && tree.get(node).is_done)
        })
    };
    wait(&mut window, known);
    window.run_steps(2);
    assert!(window.query_by_label("Evaluation graph").is_some());
    let column = window.get_by_role_and_label(Role::Button, "Column 2");
    let said = column.accesskit_node().description().unwrap_or_default();
    assert!(said.contains("loses in") || said.contains("draws"), "{said}");
    turn(&mut window, 1);
    wait(&mut window, known);
    assert_eq!(window.state().settings().window.study, Study::On, "it stays on");
    press(&mut window, Key::Comma);
    assert_eq!(session(&window).looked_at(), Some(5));
    assert_eq!(window.state().play().unwrap().review().unwrap().study.tree.ply(), 5);
    click(&mut window, "Column 1");
    assert_eq!(last_said(&window), "Back to the current position.");
    press_shift(&mut window, Key::N);
    press(&mut window, Key::Y);
    wait(&mut window, known);
}

#[test]
fn watching_two_computers_can_be_paused() {
    let options = Options { names: Vec::new(), ..options(Rules::POWER, level("robot")) };
    let options = Options { player: Some(Who::Computer(Computer::Random)), ..options };
    let (mut window, _folder) = open(options, still());
    click(&mut window, "Pause (p)");
    let count = game(&window).commands().len();
    window.run_steps(10);
    assert_eq!(game(&window).commands().len(), count);
    click(&mut window, "Continue (p)");
    wait(&mut window, |app| app.play().unwrap().session().game().ending().is_some());
}

#[test]
fn computers_play_every_preset_to_the_end() {
    for (name, rules) in Rules::PRESETS {
        for pair in [["1", "2"], ["random", "robot"]] {
            let [player, opponent] = pair.map(|name| Some(level(name)));
            let options = Options { player, opponent, rules: Some(rules), ..Options::default() };
            let (mut window, folder) = open(options, still());
            wait(&mut window, |app| app.play().unwrap().session().game().ending().is_some());
            assert_eq!(listing(folder.path()).finished.len(), 1, "{name}");
        }
    }
}
