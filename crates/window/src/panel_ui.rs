//! Everything beside the board: what is wanted, who plays, the buttons, and what was said.

use crate::keys::key_of;
use crate::paint::Place;
use crate::play::Shown;
use eframe::egui::{
    self, Align, Button, CollapsingHeader, ComboBox, Key, Layout, RichText, ScrollArea, TextEdit,
    TextWrapMode, Ui, WidgetInfo, accesskit, vec2,
};
use fourline_app::settings::{Section, Settings, Study, WindowTheme};
use fourline_app::{Prompt, Request, Said};
use fourline_game::Seat;
use fourline_picture::{Theme, has_first_symbol};
use fourline_rules::Column;
use fourline_words::Language;
use fourline_words::catalogue::window as say;

/// What the panel and the keys ask the window to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Something at the table.
    Ask(Request),
    /// The keyboard to this column.
    Point(Column),
    /// Study on or off.
    Study,
    /// The keyboard to the field for a file.
    NameFile,
    /// Save the game under the name in the field, replacing a file only if that was asked for.
    Save { over: bool },
    /// Back to the menu.
    Menu,
}

/// What the panel remembers.
#[derive(Clone, Debug, Default)]
pub struct Panel {
    /// Where a game is saved.
    pub file: String,
    /// Is there such a file, which may be replaced?
    pub replaces: bool,
    /// Does the field for the file have the keyboard?
    pub is_typing: bool,
    /// Should it have it?
    pub wants_file: bool,
}

impl Panel {
    /// Shows what scrolls: everything below the head.
    pub fn show(&mut self, ui: &mut Ui, shown: Shown, settings: &mut Settings) -> Option<Wish> {
        players(ui, shown, settings);
        ui.separator();
        let mut wish = buttons(ui, shown);
        ui.separator();
        wish = study(ui, shown, settings).or(wish);
        ui.separator();
        let language = shown.speaker.language;
        wish = self.files(ui, language).or(wish);
        section(say::settings(language), "settings").show(ui, |ui| looks(ui, settings, language));
        section(say::what_happened(language), "log").show(ui, |ui| log(ui, shown));
        wish
    }

    fn files(&mut self, ui: &mut Ui, language: Language) -> Option<Wish> {
        let mut wish = None;
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(say::with_key(language, "w", say::file(language)));
            let field = ui.add(field(&mut self.file, 130.0));
            let field = field.labelled_by(label.id);
            if std::mem::take(&mut self.wants_file) {
                field.request_focus();
            }
            self.is_typing = field.has_focus();
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if field.changed() {
                self.replaces = false;
            }
            if ui.add(big(&say::save(language))).clicked() || entered {
                wish = Some(Wish::Save { over: false });
            }
            if self.replaces && ui.add(big(&say::replace(language))).clicked() {
                wish = Some(Wish::Save { over: true });
            }
            if ui.add(big(&say::with_key(language, "m", say::menu(language)))).clicked() {
                wish = Some(Wish::Menu);
            }
        });
        wish
    }
}

/// What is wanted and what was just said, which stays in sight whatever is open. Both are spoken as
/// soon as they change.
pub fn head(ui: &mut Ui, shown: Shown, typed: Option<usize>, notice: &str) -> Option<Wish> {
    let Shown { play, view, speaker, .. } = shown;
    let game = play.session().game();
    let mut wish = None;
    let prompt = speaker.prompt(&view.prompt, game);
    live(ui, RichText::new(&prompt).size(20.0).strong());
    if let Some(number) = typed {
        ui.label(format!("{number}_"));
    }
    if let Prompt::Confirm(..) = view.prompt {
        ui.horizontal(|ui| {
            for request in [Request::Answer(true), Request::Answer(false)] {
                if ui.add(big(&label(shown, request))).clicked() {
                    wish = Some(Wish::Ask(request));
                }
            }
        });
    }
    let said = play.session().fresh().iter().filter_map(|said| speaker.said(said, game));
    let said = said.filter(|sentence| *sentence != prompt);
    let said: Vec<String> = said.chain([notice.to_string()]).filter(|s| !s.is_empty()).collect();
    live(ui, RichText::new(said.join(" ")));
    wish
}

fn live(ui: &mut Ui, text: RichText) {
    let label = ui.add(egui::Label::new(text).wrap());
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(accesskit::Live::Polite));
}

/// What stands on a button.
fn label(shown: Shown, request: Request) -> String {
    let session = shown.play.session();
    let (removing, paused) = (shown.view.removing, session.is_paused());
    let (speaker, language) = (shown.speaker, shown.speaker.language);
    let label = speaker.label(request, session.game(), removing, paused);
    match key_of(request, shown.view, language) {
        key if key.is_empty() => label,
        key => say::with_key(language, key, label),
    }
}

/// Both players with their discs, clocks and what they have left, and the score of the series.
fn players(ui: &mut Ui, shown: Shown, settings: &Settings) {
    let Shown { view, speaker, .. } = shown;
    let theme = theme(settings);
    for seat in Seat::BOTH {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(30.0, 30.0), egui::Sense::hover());
            if view.game.seat(seat).symbol.is_some() {
                let place = Place { origin: rect.center(), scale: 0.42 };
                ui.painter().rect_filled(rect, 4.0, crate::paint::colour(theme.palette().frame));
                for mark in theme.disc(has_first_symbol(&view.game, seat), (0.0, 0.0)) {
                    place.paint(ui.painter(), &mark, 1.0);
                }
            }
            if let Some(clocks) = view.clocks {
                let clock = clocks[seat.index()];
                let text = RichText::new(speaker.clock(clock.left_ms)).size(20.0);
                ui.label(if clock.runs { text.strong() } else { text });
            }
            let mut text = speaker.who(&view.shown, seat);
            let left = speaker.words().left(&view.shown, seat);
            if !left.is_empty() {
                text = say::player_and_left(speaker.language, left, text);
            }
            let is_turn = view.shown.turn() == Some(seat);
            let text = if is_turn {
                RichText::new(text).strong().underline()
            } else {
                RichText::new(text)
            };
            ui.add(egui::Label::new(text).wrap());
        });
    }
    if !view.series.is_empty() {
        ui.label(RichText::new(speaker.series(view.series, &view.shown)).strong());
    }
}

/// The buttons; beside each that can't be used stands why.
fn buttons(ui: &mut Ui, shown: Shown) -> Option<Wish> {
    let mut asked = None;
    for offer in &shown.view.offers {
        let mut why = None;
        ui.horizontal(|ui| {
            let label = label(shown, offer.request);
            let response =
                ui.add_enabled(offer.may.is_ok(), big(&label).min_size(vec2(150.0, 30.0)));
            if let Err(reason) = offer.may {
                let text = shown.speaker.reason(reason, shown.play.session().game());
                let response = response.on_disabled_hover_text(&text);
                let id = response.id;
                ui.ctx().accesskit_node_builder(id, |node| node.set_description(text.as_str()));
                why = Some(egui::Label::new(RichText::new(text).small()).wrap());
            } else if response.clicked() {
                asked = Some(Wish::Ask(offer.request));
            }
            if ui.available_width() >= 120.0 {
                why.take().map(|why| ui.add(why));
            }
        });
        // Below a long button.
        why.map(|why| ui.add(why));
    }
    asked
}

/// Going back and forward, and what is known about the step that is looked at.
fn study(ui: &mut Ui, shown: Shown, settings: &mut Settings) -> Option<Wish> {
    let Shown { view, speaker, .. } = shown;
    let (mut wish, language) = (None, speaker.language);
    let mut is_on = settings.window.study == Study::On;
    let title = say::with_key(language, "s", say::study(language));
    if ui.checkbox(&mut is_on, title).changed() {
        wish = Some(Wish::Study);
    }
    ui.horizontal_wrapped(|ui| {
        let (step, last) = (view.step, view.last_step);
        let mut go = |label: String, key: &str, to: usize| {
            let label = say::with_key(language, key, label);
            if ui.add_enabled(to != step, big(&label)).clicked() {
                wish = Some(Wish::Ask(Request::LookAt(to)));
            }
        };
        go(say::first(language), &say::key_home(language), 0);
        go(say::back(language), ",", step.saturating_sub(1));
        go(say::forward(language), ".", (step + 1).min(last));
        go(say::last(language), &say::key_end(language), last);
    });
    let mut lines = Vec::new();
    if let Some(advice) = &view.advice {
        lines.extend(speaker.advice(advice, &view.shown));
        lines.push((false, speaker.progress(&advice.progress)));
    } else if let Some(study) = shown.play.review().map(|review| &review.study) {
        let node = study.tree.node();
        lines.push((true, speaker.standing(study)));
        lines.push((true, speaker.mistake(study)));
        if let Some(insight) = &node.insight {
            let line = |outlook| speaker.outlook(outlook, &node.game);
            lines.extend(insight.moves.iter().take(10).map(|o| (o.hint.is_best, line(o))));
            lines.extend(speaker.best_line(insight, &node.game).map(|line| (false, line)));
        }
        lines.push((false, speaker.study_progress(study)));
    }
    for (is_best, line) in lines.into_iter().filter(|(_, line)| !line.is_empty()) {
        let text = RichText::new(line).small();
        ui.label(if is_best { text.strong() } else { text });
    }
    wish
}

/// Everything that can be set for the window.
pub fn looks(ui: &mut Ui, settings: &mut Settings, language: Language) {
    for entry in Section::Shared.entries().chain(Section::Window.entries()) {
        let now = (entry.value)(settings);
        let (title, about) = (entry.shown)(now, language);
        named_combo(ui, &(entry.title)(language), &title, |ui| {
            for name in (entry.names)() {
                let (title, _) = (entry.shown)(name, language);
                if ui.selectable_label(name == now, title).clicked() {
                    (entry.set)(settings, name);
                }
            }
        });
        ui.label(RichText::new(about).small());
    }
}

/// The picture's theme that is set for the window.
pub fn theme(settings: &Settings) -> Theme {
    match settings.window.theme {
        WindowTheme::Discs => Theme::Discs,
        WindowTheme::Squares => Theme::Squares,
        WindowTheme::Contrast => Theme::Contrast,
        WindowTheme::Shapes => Theme::Shapes,
    }
}

/// Something that can be opened and closed. What it is called may change while it is open.
pub fn section(title: String, id: &str) -> CollapsingHeader {
    CollapsingHeader::new(title).id_salt(id)
}

/// A list to choose from, known by its name.
pub fn named_combo(ui: &mut Ui, name: &str, chosen: &str, list: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        ui.label(name);
        let width = ui.available_width().min(190.0);
        let combo = ComboBox::from_id_salt(("combo", name)).selected_text(chosen).width(width);
        let widest = ui.ctx().content_rect().width() - 40.0;
        let shown = combo.show_ui(ui, |ui| {
            // Long lines are broken where the window ends.
            ui.set_max_width(widest);
            ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
            list(ui);
        });
        shown.response.widget_info(|| {
            let mut info = WidgetInfo::labeled(egui::Role::ComboBox, true, name);
            info.current_text_value = Some(chosen.to_string());
            info
        });
    });
}

/// What was said last.
fn log(ui: &mut Ui, shown: Shown) {
    let session = shown.play.session();
    ScrollArea::vertical().id_salt("said").max_height(150.0).stick_to_bottom(true).show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
            // Sentences about the game before this one would have this one's symbols.
            let is_start = |said: &Said| matches!(said, Said::Starts { .. });
            let from = session.log().iter().rposition(is_start).unwrap_or(0);
            for said in &session.log()[from..] {
                if let Some(sentence) = shown.speaker.said(said, session.game()) {
                    ui.label(sentence);
                }
            }
        });
    });
}

/// A field for a line of text.
pub fn field(text: &mut String, width: f32) -> TextEdit<'_> {
    TextEdit::singleline(text).desired_width(width).align(egui::Align2::LEFT_CENTER)
}

/// A button large enough for a finger.
pub fn big(label: &str) -> Button<'static> {
    Button::new(label.to_string()).wrap().min_size(vec2(44.0, 30.0))
}
