//! The pages of the window: the first screen, how to play, own rules, settings, the end of a game; and
//! that everything fits from 480x640 on. No display is needed.

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT, Queryable};
use fourline_app::settings::{Appearance, Motion, Settings, Spoken};
use fourline_app::{Options, Who};
use fourline_game::{Name, Seat};
use fourline_native::storage::Storage;
use fourline_players::Books;
use fourline_rules::Rules;
use fourline_window::{App, Interrupt, Opening, Start};
use fourline_words::Language;
use std::path::Path;
use tempfile::TempDir;

type Window<'a> = Harness<'a, App>;

const SIZES: [[f32; 2]; 4] = [[480.0, 640.0], [800.0, 600.0], [1120.0, 820.0], [1600.0, 1000.0]];

fn storage(folder: &Path) -> Storage {
    let (config, data) = (folder.join("config"), folder.join("data"));
    Storage::in_folders(&config, &data, Books::none(), Some(200))
}

fn open(options: Options, folder: &Path, size: [f32; 2], language: Language) -> Window<'static> {
    let app = App::new(Opening {
        options,
        start: Start::Menu,
        settings: Settings { motion: Motion::Reduced, ..Settings::default() },
        spoken: Spoken { asked: Some(language), ..Default::default() },
        storage: storage(folder),
        say: Box::new(|_| {}),
        interrupt: Interrupt::default(),
    });
    let builder = Harness::builder().with_size(size).with_step_dt(1.0 / 60.0);
    let mut window = builder.build_eframe(|_| app);
    window.run_steps(3);
    window
}

fn menu(folder: &Path) -> Window<'static> {
    open(Options::default(), folder, [1120.0, 820.0], Language::English)
}

fn friends(rules: Rules) -> Options {
    let names = ["Ann", "Bob"].map(|name| Name::new(name).unwrap()).to_vec();
    let opponent = Some(Who::Person);
    Options { opponent, rules: Some(rules), names, seed: Some(7), ..Options::default() }
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_steps(3);
}

/// Scrolls to what has this role and name, and clicks it.
fn click(window: &mut Window, role: Role, label: &str) {
    window.get_by_role_and_label(role, label).scroll_to_me();
    window.run_steps(30);
    window.get_by_role_and_label(role, label).click();
    window.run_steps(3);
}

fn is_seen(window: &Window, text: &str) -> bool {
    window.query_all_by_label_contains(text).count() > 0
}

fn type_into(window: &mut Window, field: &str, text: &str) {
    click(window, Role::TextInput, field);
    window.get_by_role_and_label(Role::TextInput, field).type_text(text);
    window.run_steps(2);
}

#[test]
fn the_first_disc_falls_after_two_keys_or_two_clicks() {
    let folder = TempDir::new().unwrap();
    let mut window = menu(folder.path());
    press(&mut window, Key::Enter);
    press(&mut window, Key::Num4);
    let game = window.state().play().unwrap().session().game();
    assert_eq!(game.commands().len(), 1);
    let names = Seat::BOTH.map(|seat| game.setup().player(seat).name.to_string());
    assert_eq!(names, ["You", "Otter"]);
    assert_eq!(game.rules(), &Rules::CLASSIC);

    let mut window = menu(folder.path());
    click(&mut window, Role::Button, "Start");
    click(&mut window, Role::Button, "Column 4");
    assert_eq!(window.state().play().unwrap().session().game().commands().len(), 1);
}

#[test]
fn a_page_is_opened_and_left_and_the_game_stays() {
    let folder = TempDir::new().unwrap();
    let mut window = menu(folder.path());
    click(&mut window, Role::Button, "How to play");
    click(&mut window, Role::RadioButton, "Power");
    assert!(is_seen(&window, "Remove a disc") && is_seen(&window, "Block"));
    click(&mut window, Role::Button, "Choose these rules");
    click(&mut window, Role::RadioButton, "With a friend");
    click(&mut window, Role::Button, "How to play: Power");
    press(&mut window, Key::Escape);
    click(&mut window, Role::Button, "Start");
    press(&mut window, Key::Num4);
    press(&mut window, Key::H);
    assert!(is_seen(&window, "The opening"));
    assert!(window.query_by_role_and_label(Role::Button, "Choose these rules").is_none());
    press(&mut window, Key::Escape);
    let game = window.state().play().unwrap().session().game();
    assert_eq!((game.rules(), game.position().occupied().len()), (&Rules::POWER, 1));
}

#[test]
fn own_rules_are_saved_chosen_and_deleted_after_a_question() {
    let folder = TempDir::new().unwrap();
    let mut window = menu(folder.path());
    click(&mut window, Role::Button, "Own rules");
    click(&mut window, Role::ComboBox, "Board");
    click(&mut window, Role::Button, "9 columns, 7 rows");
    type_into(&mut window, "Name for these rules", "power");
    click(&mut window, Role::Button, "Save");
    assert!(is_seen(&window, "is the name of a built-in rule set"));
    type_into(&mut window, "Name for these rules", " on Sunday");
    click(&mut window, Role::Button, "Save");
    assert!(is_seen(&window, "The rules are saved as"));
    let saved = storage(folder.path()).state.own_rules;
    assert_eq!(saved[0].0, "power on Sunday");
    assert_eq!(saved[0].1, "size=9x7".parse().unwrap());

    let mut window = menu(folder.path());
    click(&mut window, Role::RadioButton, "power on Sunday");
    click(&mut window, Role::Button, "Delete the rules power on Sunday");
    click(&mut window, Role::Button, "No");
    assert_eq!(storage(folder.path()).state.own_rules.len(), 1);
    click(&mut window, Role::Button, "Delete the rules power on Sunday");
    click(&mut window, Role::Button, "Yes");
    assert!(storage(folder.path()).state.own_rules.is_empty());
    assert!(window.query_by_role_and_label(Role::RadioButton, "power on Sunday").is_none());
}

#[test]
fn the_window_is_light_or_dark_as_it_is_set() {
    let folder = TempDir::new().unwrap();
    let mut window = menu(folder.path());
    click(&mut window, Role::Button, "Settings");
    for (value, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
        click(&mut window, Role::RadioButton, &format!("Appearance: {value}"));
        assert_eq!(window.ctx.theme(), theme);
    }
    assert_eq!(storage(folder.path()).settings.window.appearance, Appearance::Dark);
}

#[test]
fn a_refusal_goes_after_some_seconds() {
    let folder = TempDir::new().unwrap();
    let mut window =
        open(friends(Rules::CLASSIC), folder.path(), [480.0, 640.0], Language::English);
    press(&mut window, Key::Num9);
    let refusal = "There is no such column; columns are 1 to 7.";
    assert!(is_seen(&window, refusal));
    window.run_steps(60);
    assert!(is_seen(&window, refusal), "after one second");
    window.run_steps(360);
    assert!(!is_seen(&window, refusal), "after seven");
}

#[test]
fn a_move_of_the_list_is_looked_at_and_played_from() {
    let folder = TempDir::new().unwrap();
    let mut window =
        open(friends(Rules::CLASSIC), folder.path(), [1120.0, 820.0], Language::English);
    for key in [Key::Num4, Key::Num3, Key::Num5, Key::Num2] {
        press(&mut window, key);
    }
    click(&mut window, Role::Button, "Move 2: 3");
    let step = |window: &Window| window.state().play().unwrap().session().looked_at();
    assert_eq!(step(&window), Some(2));
    press(&mut window, Key::S);
    click(&mut window, Role::Button, "Forward (.)");
    assert_eq!(step(&window), Some(3));
    click(&mut window, Role::Button, "Play from here (z)");
    let game = window.state().play().unwrap().session().game();
    assert_eq!((game.commands().len(), step(&window)), (3, None));
}

#[test]
fn after_a_game_there_are_three_ways_on() {
    let folder = TempDir::new().unwrap();
    let mut window =
        open(friends(Rules::CLASSIC), folder.path(), [1120.0, 820.0], Language::English);
    for key in [Key::Num1, Key::Num2, Key::Num1, Key::Num2, Key::Num1, Key::Num2, Key::Num1] {
        press(&mut window, key);
    }
    for way in ["Rematch (N)", "Study (s)", "Menu (m)"] {
        let node = window.get_by_role_and_label(Role::Button, way);
        assert!(!node.accesskit_node().is_disabled(), "{way}");
    }
    click(&mut window, Role::Button, "Menu (m)");
    assert!(is_seen(&window, "Finished games (1)"));
    let look = window.query_all_by_label_contains("Study: ").next().unwrap();
    look.click();
    window.run_steps(5);
    assert!(window.query_by_label("Evaluation graph").is_some());
}

/// What can be pressed or read lies in the window from side to side.
#[track_caller]
fn fits(window: &Window, size: [f32; 2], page: &str) {
    for node in window.query_all(By::new().predicate(|_| true)) {
        let node_text = format!("{:?}", node.accesskit_node().label());
        if !matches!(
            node.accesskit_node().role(),
            Role::Button | Role::RadioButton | Role::TextInput | Role::ComboBox | Role::CheckBox
        ) {
            continue;
        }
        let rect = node.rect();
        assert!(
            rect.left() >= 0.0 && rect.right() <= size[0],
            "{page} at {size:?}: {node_text} {rect:?}"
        );
        assert!(rect.width() > 8.0, "{page} at {size:?}: {node_text} {rect:?}");
    }
}

#[test]
fn every_page_fits_from_side_to_side_in_every_size_and_language() {
    let languages = Language::ALL.into_iter().chain([Language::Pseudo]);
    for (language, size) in languages.flat_map(|language| SIZES.map(|size| (language, size))) {
        let folder = TempDir::new().unwrap();
        let rules = Rules::POWER;
        let clock = "5m+3s".parse().ok();
        let options = Options { clock, ..friends(rules) };
        let mut window = open(options, folder.path(), size, language);
        fits(&window, size, "a new game");
        for key in [Key::Num4, Key::Num4, Key::Num5, Key::E, Key::W, Key::S] {
            press(&mut window, key);
            fits(&window, size, "a game");
        }
        press(&mut window, Key::Tab);
        window.state_mut().close();
        let mut window = open(Options::default(), folder.path(), size, language);
        fits(&window, size, "the first screen");
        let settings = fourline_words::catalogue::window::settings(language);
        click(&mut window, Role::Button, &settings);
        fits(&window, size, "the settings");
    }
}

#[test]
fn a_question_is_answered_by_button_or_key() {
    let folder = TempDir::new().unwrap();
    let mut window =
        open(friends(Rules::CLASSIC), folder.path(), [480.0, 640.0], Language::English);
    press(&mut window, Key::Num4);
    window.key_press_modifiers(Modifiers::SHIFT, Key::R);
    window.run_steps(3);
    assert!(is_seen(&window, "Resign?"));
    click(&mut window, Role::Button, "No (n)");
    assert!(!is_seen(&window, "Resign?"));
}
