//! Everything beside the board: whose turn it is, what is left, the buttons, and what was said.

use crate::board_ui::column_id;
use crate::motion::Speed;
use crate::paint::Place;
use crate::round::Round;
use crate::settings::Settings;
use eframe::egui::{
    self, Align, Button, ComboBox, Key, Layout, RichText, ScrollArea, TextEdit, Ui, WidgetInfo,
    accesskit, vec2,
};
use fourline_game::Seat;
use fourline_picture::{Theme, has_first_symbol};
use fourline_players::hint::Hint;
use fourline_rules::{Column, Numbering};

/// What the panel asks the window to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Back to the menu.
    Menu,
    /// Save the game under the name in the field, replacing a file only if that was asked for.
    Save { over: bool },
}

/// What the panel remembers.
#[derive(Clone, Debug, Default)]
pub struct Panel {
    /// Where a game is saved.
    pub file: String,
    /// The file that would be replaced.
    pub replaces: Option<String>,
    /// Does the field for the file have the keyboard?
    pub is_typing: bool,
    /// After how many commands a hint was asked for.
    pub hint_at: Option<usize>,
}

impl Panel {
    /// Shows the panel.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        round: &mut Round,
        settings: &mut Settings,
        now: f64,
    ) -> Option<Wish> {
        prompt(ui, round, now);
        players(ui, round, settings);
        ui.separator();
        buttons(ui, round, now);
        ui.separator();
        self.study(ui, round, settings);
        ui.separator();
        let wish = self.files(ui);
        egui::CollapsingHeader::new("Looks").show(ui, |ui| looks(ui, settings));
        ui.separator();
        said(ui, round);
        wish
    }

    fn study(&mut self, ui: &mut Ui, round: &mut Round, settings: &mut Settings) {
        ui.horizontal_wrapped(|ui| {
            ui.checkbox(&mut settings.study, "Study (S)");
            if ui.add(big("Hint (H)")).clicked() {
                self.hint_at = Some(round.game().commands().len());
            }
        });
        ui.horizontal_wrapped(|ui| {
            let (step, last) = (round.step(), round.steps().len() - 1);
            let mut go = |label: &str, to: usize| {
                if ui.add_enabled(to != step, big(label)).clicked() {
                    round.look_at(to);
                }
            };
            go("First", 0);
            go("Back (,)", step.saturating_sub(1));
            go("Forward (.)", (step + 1).min(last));
            go("Now", last);
        });
        if settings.study || self.hint_at == Some(round.game().commands().len()) {
            hints(ui, round);
        }
    }

    fn files(&mut self, ui: &mut Ui) -> Option<Wish> {
        let mut wish = None;
        ui.horizontal_wrapped(|ui| {
            let label = ui.label("File");
            let field = ui.add(TextEdit::singleline(&mut self.file).desired_width(130.0));
            let field = field.labelled_by(label.id);
            self.is_typing = field.has_focus();
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if field.changed() {
                self.replaces = None;
            }
            if ui.add(big("Save")).clicked() || entered {
                wish = Some(Wish::Save { over: false });
            }
            if self.replaces.is_some() && ui.add(big("Replace it")).clicked() {
                wish = Some(Wish::Save { over: true });
            }
            if ui.add(big("Menu")).clicked() {
                wish = Some(Wish::Menu);
            }
        });
        wish
    }
}

/// What is wanted; spoken as soon as it changes.
fn prompt(ui: &mut Ui, round: &mut Round, now: f64) {
    let text = round.prompt();
    let label = ui.label(RichText::new(&text).size(20.0).strong());
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(accesskit::Live::Polite));
    if round.question.is_some() {
        ui.horizontal(|ui| {
            for (label, yes) in [("Yes (Y)", true), ("No (N)", false)] {
                if ui.add(big(label)).clicked() {
                    round.answer(yes, now);
                }
            }
        });
    }
}

/// Both players with their discs and what they have left.
fn players(ui: &mut Ui, round: &Round, settings: &Settings) {
    let view = round.view();
    for seat in Seat::BOTH {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(30.0, 30.0), egui::Sense::hover());
            if view.seat(seat).symbol.is_some() {
                let place = Place { origin: rect.center(), scale: 0.42 };
                ui.painter().rect_filled(
                    rect,
                    4.0,
                    crate::paint::colour(settings.theme.palette().frame),
                );
                for mark in settings.theme.disc(has_first_symbol(&view, seat), (0.0, 0.0)) {
                    place.paint(ui.painter(), &mark, 1.0);
                }
            }
            let mut text = round.words().who(round.shown(), seat);
            let left = round.words().left(round.shown(), seat);
            if !left.is_empty() {
                text += &format!(": {left}");
            }
            let is_turn = round.shown().turn() == Some(seat);
            let text = if is_turn {
                RichText::new(text).strong().underline()
            } else {
                RichText::new(text)
            };
            ui.add(egui::Label::new(text).wrap());
        });
    }
}

/// The buttons; under each that can't be used stands why.
fn buttons(ui: &mut Ui, round: &mut Round, now: f64) {
    let mut asked = None;
    for button in round.buttons() {
        ui.horizontal(|ui| {
            let label = format!("{} ({})", button.label, button.key);
            let response =
                ui.add_enabled(button.may.is_ok(), big(&label).min_size(vec2(150.0, 30.0)));
            if let Err(why) = &button.may {
                let response = response.on_disabled_hover_text(why);
                let id = response.id;
                ui.ctx().accesskit_node_builder(id, |node| node.set_description(why.as_str()));
                ui.add(egui::Label::new(RichText::new(why).small()).wrap());
            } else if response.clicked() {
                asked = Some(button.deed);
            }
        });
    }
    if let Some(deed) = asked {
        round.ask(deed, now);
        // Back to the board, so that the keyboard goes on where it was.
        if round.question.is_none() && !round.removing {
            let centre = round.game().rules().shape.columns() / 2;
            ui.memory_mut(|memory| memory.request_focus(column_id(Column::new(centre))));
        }
    }
}

/// What each move leads to, best first.
fn hints(ui: &mut Ui, round: &Round) {
    let game = round.shown();
    let known = round.study().and_then(|study| study.hints(game));
    let Some(hints) = known else {
        let text = if game.ending().is_some() { "The game is over." } else { "Looking ahead ..." };
        ui.label(text);
        return;
    };
    if hints.is_empty() {
        ui.label("Pick a symbol first; then there is something to say.");
    }
    for hint in hints.iter().take(10) {
        let sentence = Hint::in_words(hint, game, round.words());
        let text = if hint.is_best { format!("best: {sentence}") } else { sentence };
        ui.label(RichText::new(text).small());
    }
}

/// Theme, speed, numbers.
pub fn looks(ui: &mut Ui, settings: &mut Settings) {
    named_combo(ui, "Theme", settings.theme.name(), |ui| {
        for theme in Theme::ALL {
            let text = format!("{theme}: {}", theme.summary());
            ui.selectable_value(&mut settings.theme, theme, text);
        }
    });
    named_combo(ui, "Falling discs", settings.speed.name(), |ui| {
        for speed in Speed::ALL {
            ui.selectable_value(&mut settings.speed, speed, speed.name());
        }
    });
    let numbers = settings.numbering.first().to_string();
    named_combo(ui, "Columns from", &numbers, |ui| {
        ui.selectable_value(&mut settings.numbering, Numbering::FromOne, "1");
        ui.selectable_value(&mut settings.numbering, Numbering::FromZero, "0");
    });
    ui.checkbox(&mut settings.coordinates, "Numbers beside the board");
}

/// A list to choose from, known by its name.
pub fn named_combo(ui: &mut Ui, name: &str, chosen: &str, list: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.label(name);
        let combo = ComboBox::from_id_salt(("combo", name)).selected_text(chosen).width(190.0);
        let shown = combo.show_ui(ui, list);
        shown.response.widget_info(|| {
            let mut info = WidgetInfo::labeled(egui::Role::ComboBox, true, name);
            info.current_text_value = Some(chosen.to_string());
            info
        });
    });
}

/// What was said last.
fn said(ui: &mut Ui, round: &Round) {
    ScrollArea::vertical().id_salt("said").max_height(150.0).stick_to_bottom(true).show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
            let from = round.said.len().saturating_sub(50);
            for (index, sentence) in round.said.iter().enumerate().skip(from) {
                let label = ui.label(sentence);
                if index + 1 == round.said.len() {
                    let live = accesskit::Live::Polite;
                    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(live));
                }
            }
        });
    });
}

/// A button large enough for a finger.
pub fn big(label: &str) -> Button<'static> {
    Button::new(label.to_string()).min_size(vec2(44.0, 30.0))
}
