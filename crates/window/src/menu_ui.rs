//! The form before a game, drawn.

use crate::menu::{Menu, Trouble};
use crate::panel_ui::{big, looks, named_combo};
use crate::rule_form::{BadColumnRule, RuleForm, UndoRule};
use crate::settings::Settings;
use eframe::egui::{DragValue, RichText, TextEdit, Ui};
use fourline_game::Seat;
use fourline_players::{Computer, First, Table};
use fourline_rules::{Discs, Opening, Rules, Symbols, WhoStarts};

/// What was chosen.
pub enum Chosen {
    /// Play at this table.
    Start(Box<Table>),
    /// Open the record named in the form.
    Open,
    /// Go on with the unfinished game.
    GoOn,
}

/// Shows the form; `unfinished` says whether there is a game to go on with.
pub fn show(
    ui: &mut Ui,
    menu: &mut Menu,
    settings: &mut Settings,
    unfinished: bool,
) -> Option<Chosen> {
    let table = menu.table();
    let troubles = table.as_ref().err().cloned().unwrap_or_default();
    let mut chosen = None;
    ui.heading("Fourline: four in a row");
    ui.add_space(8.0);
    for seat in Seat::BOTH {
        seat_form(ui, menu, seat, &troubles);
    }
    ui.separator();
    rules(ui, menu, &troubles);
    ui.separator();
    first_and_symbols(ui, menu, &troubles);
    ui.separator();
    looks(ui, settings);
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        if ui.add_enabled(table.is_ok(), big("Start")).clicked()
            && let Ok(table) = table
        {
            chosen = Some(Chosen::Start(Box::new(table)));
        }
        if !troubles.is_empty() {
            ui.label("Something above is missing.");
        }
        if unfinished && ui.add(big("Go on with the unfinished game")).clicked() {
            chosen = Some(Chosen::GoOn);
        }
    });
    ui.horizontal_wrapped(|ui| {
        let label = ui.label("A record to open (or drop the file here)");
        ui.add(TextEdit::singleline(&mut menu.file).desired_width(200.0)).labelled_by(label.id);
        if ui.add_enabled(!menu.file.trim().is_empty(), big("Open")).clicked() {
            chosen = Some(Chosen::Open);
        }
    });
    if let Some(trouble) = &menu.trouble {
        ui.label(RichText::new(trouble).strong());
    }
    chosen
}

fn seat_form(ui: &mut Ui, menu: &mut Menu, seat: Seat, troubles: &[Trouble]) {
    let number = seat.number();
    let form = &mut menu.seats[seat.index()];
    let title = |computer: Option<Computer>| match computer {
        None => "person: somebody at this window".to_string(),
        Some(Computer::Level(level)) => {
            format!("level {}, {}: {}", level.number(), level.name(), level.summary())
        }
        Some(computer) => format!("{}: {}", computer.id(), computer.summary()),
    };
    let short = |text: String| text.split(':').next().unwrap_or_default().to_string();
    named_combo(ui, &format!("Seat {number}"), &short(title(form.computer)), |ui| {
        for computer in std::iter::once(None).chain(Computer::all().map(Some)) {
            ui.selectable_value(&mut form.computer, computer, title(computer));
        }
    });
    if let Some(computer) = form.computer {
        ui.label(format!("{}.", computer.about()));
    }
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(format!("Name {number}"));
        let hint = form.computer.map_or("", Computer::default_name);
        let field = TextEdit::singleline(&mut form.name).hint_text(hint).desired_width(190.0);
        ui.add(field).labelled_by(label.id);
        for trouble in troubles {
            if let Trouble::Name(whose, why) = trouble
                && *whose == seat
            {
                ui.label(why);
            }
        }
    });
}

fn rules(ui: &mut Ui, menu: &mut Menu, troubles: &[Trouble]) {
    ui.label(RichText::new("Which rules?").strong());
    let preset = menu.rules.preset();
    for (name, rules) in Rules::PRESETS {
        let text = format!("{name}: {}", Rules::preset_summary(name).unwrap_or_default());
        if ui.radio(preset == Some(name), text).clicked() {
            menu.rules = RuleForm::new(&rules);
        }
    }
    let title = if preset.is_some() { "Own rules" } else { "Own rules (chosen)" };
    eframe::egui::CollapsingHeader::new(title).id_salt("own rules").show(ui, |ui| {
        own_rules(ui, &mut menu.rules);
    });
    for trouble in troubles {
        if let Trouble::Rules(why) = trouble {
            ui.label(why);
        }
    }
}

fn own_rules(ui: &mut Ui, form: &mut RuleForm) {
    number(ui, "Columns", &mut form.columns, 4..=16);
    number(ui, "Rows", &mut form.rows, 4..=16);
    number(ui, "Discs in a line", &mut form.connect, 3..=16);
    choice(
        ui,
        "A bad column",
        &mut form.bad_column,
        &[
            (BadColumnRule::AskAgain, "is asked again"),
            (BadColumnRule::PerMove, "counts in one move"),
            (BadColumnRule::PerGame, "counts in the game"),
        ],
    );
    if form.bad_column != BadColumnRule::AskAgain {
        number(ui, "Which one loses", &mut form.bad_columns, 1..=99);
    }
    choice(
        ui,
        "Undo",
        &mut form.undo,
        &[
            (UndoRule::Never, "never"),
            (UndoRule::Offered, "so many times"),
            (UndoRule::Strict, "one more loses"),
        ],
    );
    if form.undo != UndoRule::Never {
        number(ui, "Undos", &mut form.undos, 0..=99);
    }
    number(ui, "Removes", &mut form.removes, 0..=99);
    number(ui, "Blocks", &mut form.blocks, 0..=99);
    choice(
        ui,
        "First discs",
        &mut form.opening,
        &[(Opening::Free, "anywhere"), (Opening::Centre, "to the centre")],
    );
    choice(
        ui,
        "First move",
        &mut form.who_starts,
        &[(WhoStarts::SeatOne, "seat 1"), (WhoStarts::Drawn, "drawn by lot")],
    );
    choice(
        ui,
        "Who gets which symbol",
        &mut form.symbols,
        &[
            (Symbols::BySeat, "by seat"),
            (Symbols::StarterPicks, "the starter picks"),
            (Symbols::StarterFirst, "the starter has the first"),
        ],
    );
    choice(ui, "Discs", &mut form.discs, &[(Discs::XO, "X and O"), (Discs::YR, "Y and R")]);
}

fn first_and_symbols(ui: &mut Ui, menu: &mut Menu, troubles: &[Trouble]) {
    choice(
        ui,
        "Who starts?",
        &mut menu.first,
        &[
            (None, "as the rules say"),
            (Some(First::Seat(Seat::One)), "seat 1"),
            (Some(First::Seat(Seat::Two)), "seat 2"),
            (Some(First::Lot), "lot"),
        ],
    );
    ui.horizontal_wrapped(|ui| {
        let label = ui.label("Two symbols for the discs");
        let field = TextEdit::singleline(&mut menu.symbols).desired_width(70.0);
        ui.add(field.hint_text("usual")).labelled_by(label.id);
        for trouble in troubles {
            if let Trouble::Symbols(why) = trouble {
                ui.label(why);
            }
        }
    });
}

fn choice<T: Copy + PartialEq>(ui: &mut Ui, name: &str, value: &mut T, list: &[(T, &str)]) {
    let current = list.iter().find(|(known, _)| known == value).map_or("", |(_, text)| *text);
    named_combo(ui, name, current, |ui| {
        for (known, text) in list {
            ui.selectable_value(value, *known, *text);
        }
    });
}

fn number<T: eframe::egui::emath::Numeric>(
    ui: &mut Ui,
    name: &str,
    value: &mut T,
    range: std::ops::RangeInclusive<T>,
) {
    ui.horizontal(|ui| {
        let label = ui.label(name);
        ui.add(DragValue::new(value).range(range).speed(0.1)).labelled_by(label.id);
    });
}
