//! Who plays, and under "More" what is rarely changed.

use crate::home_ui::Chosen;
use crate::menu::{CLOCKS, Menu};
use crate::style;
use crate::widgets::{Push, capital, field, heading, muted, named_combo, pill};
use eframe::egui::Ui;
use fourline_app::state::State;
use fourline_app::words::Speaker;
use fourline_app::{First, Kind, NewGame, Who};
use fourline_game::Seat;
use fourline_players::Computer;
use fourline_words::Language;
use fourline_words::catalogue::{setup, window as say};

/// Against whom.
pub fn players(ui: &mut Ui, menu: &mut Menu, state: &State, language: Language) {
    heading(ui, say::opponent(language), style::LARGE);
    ui.horizontal_wrapped(|ui| {
        for kind in Kind::ALL {
            let title = kind.title(language);
            if pill(ui, &title, &title, menu.game.kind() == kind).clicked() {
                menu.choose_kind(kind, &state.last);
            }
        }
    });
    match menu.game.kind() {
        Kind::Computer => {
            for seat in Seat::BOTH {
                if menu.game.seats[seat.index()].who != Who::Person {
                    levels(ui, menu, seat, language);
                }
            }
        }
        Kind::Friend => {
            for seat in Seat::BOTH {
                name(ui, menu, seat, language);
            }
        }
        Kind::Watch => {
            for seat in Seat::BOTH {
                computer(ui, menu, seat, language);
            }
        }
    }
}

/// How strong the computer is.
fn levels(ui: &mut Ui, menu: &mut Menu, seat: Seat, language: Language) {
    let chosen = &mut menu.game.seats[seat.index()].who;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = eframe::egui::vec2(6.0, 6.0);
        let levels = Computer::all().filter(|computer| matches!(computer, Computer::Level(_)));
        let others = Computer::all().filter(|computer| !matches!(computer, Computer::Level(_)));
        for computer in levels.chain(others) {
            let label = match computer {
                Computer::Level(level) => level.number().to_string(),
                other => other.id(),
            };
            let (name, _) = who(Who::Computer(computer), language);
            if pill(ui, &label, &name, *chosen == Who::Computer(computer)).clicked() {
                *chosen = Who::Computer(computer);
            }
        }
    });
    let (name, about) = who(*chosen, language);
    muted(ui, capital(&say::choice(language, about, name)));
}

/// A list of computers.
fn computer(ui: &mut Ui, menu: &mut Menu, seat: Seat, language: Language) {
    let chosen = &mut menu.game.seats[seat.index()].who;
    let (name, about) = who(*chosen, language);
    named_combo(ui, &say::seat(language, seat.number()), &capital(&name), |ui| {
        for choice in Computer::all().map(Who::Computer) {
            let (name, about) = who(choice, language);
            ui.selectable_value(chosen, choice, capital(&say::choice(language, about, name)));
        }
    });
    muted(ui, about);
}

/// A field for a person's name.
fn name(ui: &mut Ui, menu: &mut Menu, seat: Seat, language: Language) {
    let usual = menu.usual_name(seat.index(), language);
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(setup::name_number(language, seat.number()));
        let width = ui.available_width().min(260.0);
        let field = field(&mut menu.names[seat.index()], width).hint_text(usual);
        ui.add(field).labelled_by(label.id);
    });
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

/// What is rarely changed.
pub fn more(ui: &mut Ui, menu: &mut Menu, speaker: &Speaker) -> Option<Chosen> {
    let language = speaker.language;
    if menu.game.kind() == Kind::Computer {
        for seat in Seat::BOTH {
            if menu.game.seats[seat.index()].who == Who::Person {
                name(ui, menu, seat, language);
            }
        }
    }
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
        let field = field(&mut menu.symbols, 80.0);
        ui.add(field.hint_text(say::usual_symbols(language))).labelled_by(label.id);
    });
    open(ui, menu, language)
}

/// A field for a record to open.
fn open(ui: &mut Ui, menu: &mut Menu, language: Language) -> Option<Chosen> {
    let label = ui.label(say::record_to_open(language));
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        let width = (ui.available_width() - 110.0).clamp(120.0, 320.0);
        ui.add(field(&mut menu.file, width)).labelled_by(label.id);
        let can = !menu.file.trim().is_empty();
        ui.add_enabled_ui(can, |ui| {
            if Push::new(say::open(language)).small(ui) {
                chosen = Some(Chosen::Open);
            }
        });
    });
    chosen
}
