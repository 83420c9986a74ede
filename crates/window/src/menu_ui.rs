//! The menu before a game, drawn.

use crate::menu::{CLOCKS, Menu};
use crate::panel_ui::{big, field, looks, named_combo, section};
use eframe::egui::{RichText, Ui};
use fourline_app::settings::Settings;
use fourline_app::shelf::Entry;
use fourline_app::state::State;
use fourline_app::words::Speaker;
use fourline_app::{First, Kind, NewGame, RuleField, Who};
use fourline_game::{Game, Seat, Setup};
use fourline_native::shelf::day;
use fourline_players::Computer;
use fourline_rules::Rules;
use fourline_words::catalogue::{common, session, setup, window as say};
use fourline_words::{Language, Say};
use std::path::PathBuf;

/// What was chosen.
pub enum Chosen {
    /// Play this game.
    Start(Box<Setup>),
    /// Open the record named in the form.
    Open,
    /// Continue this game of the shelf.
    GoOn(PathBuf),
    /// Look at this finished game.
    LookAt(Box<Game>),
    /// Delete this game of the shelf.
    Delete(PathBuf),
}

/// Shows the menu. The seed is for random choices.
pub fn show(
    ui: &mut Ui,
    menu: &mut Menu,
    settings: &mut Settings,
    state: &State,
    seed: u64,
    speaker: &Speaker,
    wants_focus: &mut bool,
) -> Option<Chosen> {
    let mut chosen = None;
    let language = speaker.language;
    ui.heading(say::heading(language));
    ui.add_space(8.0);
    seats(ui, menu, state, language);
    ui.separator();
    rules(ui, menu, state, language);
    section(say::more(language), "more").show(ui, |ui| more(ui, menu, speaker));
    ui.separator();
    let setup = menu.setup(seed, speaker);
    ui.horizontal_wrapped(|ui| {
        let start = ui.add_enabled(setup.is_ok(), big(&say::start(language)));
        if std::mem::take(wants_focus) {
            start.request_focus();
        }
        match setup {
            Ok(setup) if start.clicked() => chosen = Some(Chosen::Start(Box::new(setup))),
            Ok(_) => {}
            Err(why) => drop(ui.label(why)),
        }
        if let Some(newest) = menu.listing.unfinished.first() {
            if ui.add(big(&session::continue_(language))).clicked() {
                chosen = Some(Chosen::GoOn(newest.path.clone()));
            }
            ui.label(speaker.summary(&newest.game));
        }
    });
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(say::record_to_open(language));
        ui.add(field(&mut menu.file, 200.0)).labelled_by(label.id);
        if ui.add_enabled(!menu.file.trim().is_empty(), big(&say::open(language))).clicked() {
            chosen = Some(Chosen::Open);
        }
    });
    chosen = shelf(ui, menu, speaker).or(chosen);
    section(say::settings(language), "settings").show(ui, |ui| looks(ui, settings, language));
    chosen
}

fn seats(ui: &mut Ui, menu: &mut Menu, state: &State, language: Language) {
    ui.horizontal_wrapped(|ui| {
        for kind in Kind::ALL {
            let radio = ui.radio(menu.game.kind() == kind, kind.title(language));
            if radio.on_hover_text(kind.about(language)).clicked() {
                menu.choose_kind(kind, &state.last);
            }
        }
    });
    for seat in Seat::BOTH {
        let (index, number) = (seat.index(), seat.number());
        let (name, about) = who(menu.game.seats[index].who, language);
        named_combo(ui, &say::seat(language, number), &name, |ui| {
            let computers = Computer::all().map(Who::Computer);
            for choice in std::iter::once(Who::Person).chain(computers) {
                let (name, about) = who(choice, language);
                let text = say::choice(language, about, name);
                ui.selectable_value(&mut menu.game.seats[index].who, choice, text);
            }
        });
        if menu.game.seats[index].who == Who::Person {
            let usual = menu.usual_name(index, language);
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(setup::name_number(language, number));
                let field = field(&mut menu.names[index], 190.0).hint_text(usual);
                ui.add(field).labelled_by(label.id);
            });
        } else {
            ui.label(about);
        }
    }
}

/// A player's name in a list, and a few words about it.
fn who(who: Who, language: Language) -> (String, String) {
    match who {
        Who::Person => (say::person(language), say::about_person(language)),
        Who::Computer(Computer::Level(level)) => {
            let name = say::level(language, level.name(), level.number());
            (name, Computer::Level(level).about(language))
        }
        Who::Computer(computer) => (computer.id(), computer.about(language)),
    }
}

fn rules(ui: &mut Ui, menu: &mut Menu, state: &State, language: Language) {
    ui.label(RichText::new(setup::rules(language)).strong());
    let now = &mut menu.game.rules;
    for (name, rules) in Rules::PRESETS {
        let about = Rules::preset_about(name, language).unwrap_or_default();
        ui.radio_value(now, rules, say::choice(language, about, name));
    }
    for (name, rules) in &state.own_rules {
        ui.radio_value(now, *rules, name);
    }
    let title = match now.preset_name() {
        Some(_) => say::own_rules(language),
        None => say::own_rules_chosen(language),
    };
    section(title, "own-rules").show(ui, |ui| {
        for field in RuleField::ALL {
            named_combo(ui, &field.title(language), &field.shown(now, language), |ui| {
                for value in field.values(now) {
                    let Ok(rules) = field.set(now, &value) else { continue };
                    let text = field.shown(&rules, language);
                    if ui.selectable_label(field.value(now) == value, text).clicked() {
                        *now = rules;
                    }
                }
            });
            ui.label(RichText::new(field.about(language)).small());
        }
    });
}

fn more(ui: &mut Ui, menu: &mut Menu, speaker: &Speaker) {
    let language = speaker.language;
    let firsts =
        [None, Some(First::Seat(Seat::One)), Some(First::Seat(Seat::Two)), Some(First::Lot)];
    let text = |game: &NewGame, first| speaker.first(&NewGame { first, ..game.clone() });
    let game = &mut menu.game;
    named_combo(ui, &setup::who_starts(language), &text(game, game.first), |ui| {
        for first in firsts {
            let text = text(game, first);
            ui.selectable_value(&mut game.first, first, text);
        }
    });
    let text = |clock: Option<fourline_game::Clock>| match clock {
        None => setup::no_clock(language),
        Some(clock) => clock.to_string(),
    };
    named_combo(ui, &setup::clock(language), &text(game.clock), |ui| {
        for clock in std::iter::once(None).chain(CLOCKS.map(Some)) {
            ui.selectable_value(&mut game.clock, clock, text(clock));
        }
    });
    ui.checkbox(&mut game.serious, say::serious(language));
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(say::symbols(language));
        let field = field(&mut menu.symbols, 70.0);
        ui.add(field.hint_text(say::usual_symbols(language))).labelled_by(label.id);
    });
}

/// The games that are kept.
fn shelf(ui: &mut Ui, menu: &mut Menu, speaker: &Speaker) -> Option<Chosen> {
    let (mut chosen, language) = (None, speaker.language);
    let listing = &menu.listing;
    let (unfinished, finished) = (listing.unfinished.len(), listing.finished.len());
    for (title, id, entries) in [
        (say::unfinished_games(language, unfinished), "unfinished", &listing.unfinished),
        (say::finished_games(language, finished), "finished", &listing.finished),
    ] {
        section(title, id).show(ui, |ui| {
            for entry in entries {
                let row = row(ui, entry, &mut menu.deletes, speaker);
                chosen = row.or(chosen.take());
            }
        });
    }
    if !listing.unreadable.is_empty() {
        let title = say::unreadable_files(language, listing.unreadable.len());
        section(title, "unreadable").show(ui, |ui| {
            for file in &listing.unreadable {
                ui.label(say::problem(language, file.say(language)));
            }
        });
    }
    chosen
}

fn row(
    ui: &mut Ui,
    entry: &Entry,
    deletes: &mut Option<PathBuf>,
    speaker: &Speaker,
) -> Option<Chosen> {
    let (mut chosen, language) = (None, speaker.language);
    ui.horizontal_wrapped(|ui| {
        let mut title = speaker.summary(&entry.game);
        if let Some(played_s) = entry.played_s {
            title = say::dated_game(language, day(played_s), title);
        }
        if ui.add(big(&title)).clicked() {
            chosen = Some(match entry.game.ending() {
                None => Chosen::GoOn(entry.path.clone()),
                Some(_) => Chosen::LookAt(Box::new(entry.game.clone())),
            });
        }
        if deletes.as_ref() != Some(&entry.path) {
            if ui.add(big(&say::delete(language))).clicked() {
                *deletes = Some(entry.path.clone());
            }
            return;
        }
        ui.label(setup::delete_question(language));
        if ui.add(big(&common::yes(language))).clicked() {
            chosen = deletes.take().map(Chosen::Delete);
        } else if ui.add(big(&common::no(language))).clicked() {
            *deletes = None;
        }
    });
    chosen
}
