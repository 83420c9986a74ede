//! The window in a language made of English with accents: text without accents is in no catalogue.

use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT, Queryable};
use fourline_app::settings::{Motion, Settings, Spoken, Tongue};
use fourline_app::{Options, Who};
use fourline_game::Name;
use fourline_native::storage::Storage;
use fourline_players::{Books, Computer, Level};
use fourline_rules::Rules;
use fourline_window::{App, Interrupt, Opening, Start};
use fourline_words::Language;
use fourline_words::catalogue::{common, rules, session, settings, setup, window as say};
use std::collections::BTreeSet;
use std::path::Path;
use tempfile::TempDir;

const PSEUDO: Language = Language::Pseudo;

/// Words that are the same in every language, and why. So are the names of computer players.
const ALLOWED: &[(&str, &[&str])] = &[
    ("rule sets, as in commands and files", &["classic", "second", "chance", "strict", "power"]),
    ("a clock, as in commands and files: 30s/move", &["move"]),
    ("languages are called what their speakers call them", &["English", "Deutsch"]),
];

type Window<'a> = Harness<'a, App>;

fn storage(folder: &Path) -> Storage {
    let (config, data) = (folder.join("config"), folder.join("data"));
    Storage::in_folders(&config, &data, Books::none(), Some(200))
}

fn open(options: Options, spoken: Spoken, folder: &Path) -> Window<'static> {
    let app = App::new(Opening {
        options,
        start: Start::Menu,
        settings: Settings { motion: Motion::Reduced, ..Settings::default() },
        spoken,
        storage: storage(folder),
        say: Box::new(|_| {}),
        interrupt: Interrupt::default(),
    });
    let builder = Harness::builder().with_size([1100.0, 820.0]).with_step_dt(1.0 / 60.0);
    let mut window = builder.build_eframe(|_| app);
    window.run_steps(3);
    window
}

fn asked() -> Spoken {
    Spoken { asked: Some(PSEUDO), ..Spoken::default() }
}

/// A game of two people whose names have no letter of English.
fn game(rules: Rules) -> Options {
    let names = ["Ж", "Ω"].map(|name| Name::new(name).unwrap()).to_vec();
    let opponent = Some(Who::Person);
    Options { opponent, rules: Some(rules), names, seed: Some(7), ..Options::default() }
}

/// Everything that is read aloud: names, texts and descriptions.
fn texts(window: &Window) -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    for node in window.query_all(By::new().predicate(|_| true).include_labels()) {
        let node = node.accesskit_node();
        texts.extend([node.label(), node.value(), node.description()].into_iter().flatten());
        texts.extend(node.placeholder().map(str::to_string));
    }
    texts
}

/// The words of a text that no catalogue has.
fn plain_words(text: &str) -> Vec<&str> {
    let is_allowed = |word: &str| {
        ALLOWED.iter().any(|(_, words)| words.contains(&word))
            || Computer::all().any(|computer| computer.id() == word)
            || Level::all().any(|level| level.name() == word)
    };
    text.split(|letter: char| !letter.is_alphabetic())
        .filter(|word| word.len() > 1 && word.is_ascii() && !is_allowed(word))
        .collect()
}

#[track_caller]
fn has_no_english(window: &Window) {
    let texts = texts(window);
    assert!(texts.iter().any(|text| text.starts_with('[')), "nothing is said: {texts:?}");
    let plain: Vec<&String> = texts.iter().filter(|text| !plain_words(text).is_empty()).collect();
    assert!(plain.is_empty(), "in no catalogue: {plain:#?}");
}

fn click(window: &mut Window, role: Role, label: &str) {
    window.get_by_role_and_label(role, label).scroll_to_me();
    window.run_steps(30);
    window.get_by_role_and_label(role, label).click();
    window.run_steps(30);
}

fn button(window: &mut Window, label: String) {
    click(window, Role::Button, &label);
}

/// Opens or closes what stands below a title.
fn title(window: &mut Window, label: String) {
    window.get_by_label(&label).scroll_to_me();
    window.run_steps(30);
    window.get_by_label(&label).click();
    window.run_steps(30);
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_steps(3);
}

#[test]
fn the_menu_is_in_the_language_of_the_person() {
    let folder = TempDir::new().unwrap();
    let mut left = open(game(Rules::CLASSIC), asked(), folder.path());
    press(&mut left, Key::Num4);
    left.state_mut().close();

    let mut window = open(Options::default(), asked(), folder.path());
    has_no_english(&window);
    title(&mut window, say::more(PSEUDO));
    let delete = say::delete(PSEUDO);
    window.query_all_by_label_contains(&delete).next().unwrap().click();
    window.run_steps(3);
    has_no_english(&window);
    button(&mut window, common::no(PSEUDO));
    for list in [setup::clock(PSEUDO), setup::who_starts(PSEUDO)] {
        click(&mut window, Role::ComboBox, &list);
        has_no_english(&window);
        press(&mut window, Key::Escape);
    }
    button(&mut window, say::own_rules(PSEUDO));
    has_no_english(&window);
    click(&mut window, Role::RadioButton, &setup::with_friend(PSEUDO));
    has_no_english(&window);
    click(&mut window, Role::RadioButton, &setup::watch_computers(PSEUDO));
    click(&mut window, Role::ComboBox, &say::seat(PSEUDO, 1));
    has_no_english(&window);
    press(&mut window, Key::Escape);
    for page in [say::settings(PSEUDO), say::how_to_play(PSEUDO)] {
        button(&mut window, page);
        has_no_english(&window);
        press(&mut window, Key::Escape);
    }
}

#[test]
fn a_game_is_in_the_language_of_the_person() {
    let folder = TempDir::new().unwrap();
    let mut window = open(game(Rules::POWER), asked(), folder.path());
    has_no_english(&window);
    for key in [Key::H, Key::Escape, Key::W] {
        press(&mut window, key);
        has_no_english(&window);
    }
    button(&mut window, say::save(PSEUDO));
    has_no_english(&window);
    button(&mut window, say::cancel(PSEUDO));
    // A violation, two drops with blocks offered, a hint, a remove.
    for key in [Key::Num1, Key::Num4, Key::I, Key::E, Key::Num4, Key::U, Key::Num4, Key::E, Key::X]
    {
        press(&mut window, key);
        has_no_english(&window);
    }
    press(&mut window, Key::X);
    let resign = say::with_key(PSEUDO, "R", session::resign(PSEUDO));
    button(&mut window, resign);
    has_no_english(&window);
    press(&mut window, Key::Y);
    has_no_english(&window);
}

#[test]
fn a_study_is_in_the_language_of_the_person() {
    let folder = TempDir::new().unwrap();
    let mut window = open(game("size=5x4".parse().unwrap()), asked(), folder.path());
    for key in [Key::Num3, Key::Num3, Key::Num2, Key::Num3, Key::Num4, Key::S] {
        press(&mut window, key);
    }
    has_no_english(&window);
    let is_known = |app: &App| {
        let review = app.play().unwrap().review();
        review.is_some_and(|review| {
            review.nodes.iter().all(|&node| review.study.tree.get(node).is_done)
        })
    };
    while !is_known(window.state()) {
        window.run_steps(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    window.run_steps(2);
    has_no_english(&window);
    press(&mut window, Key::Home);
    has_no_english(&window);
}

#[test]
fn another_language_is_spoken_as_soon_as_it_is_chosen() {
    let folder = TempDir::new().unwrap();
    let mut window = open(Options::default(), asked(), folder.path());
    button(&mut window, say::settings(PSEUDO));
    let own_name = Language::English.own_name();
    let english = rules::title_and_value(PSEUDO, settings::language(PSEUDO), own_name);
    click(&mut window, Role::RadioButton, &english);
    assert!(texts(&window).iter().all(|text| !text.starts_with('[')), "{:?}", texts(&window));
    let list = window.query_by_role_and_label(Role::RadioButton, "Language: English");
    assert!(list.is_some(), "the settings are still open");
    assert_eq!(storage(folder.path()).settings.language, Tongue::English);
}
