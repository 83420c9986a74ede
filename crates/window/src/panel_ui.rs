//! Everything beside the board: status, study, moves, buttons, the score and the rules.

use crate::keys::key_of;
use crate::paint::colour;
use crate::play::Shown;
use crate::style::{self, bold, plain, tokens};
use crate::widgets::{Kind, Push, card, field, grid};
use crate::{moves_ui, status_ui, study_ui};
use eframe::egui::{Key, Label, RichText, Ui};
use fourline_app::rule_sets;
use fourline_app::settings::{Settings, Study};
use fourline_app::state::State;
use fourline_app::{Prompt, Request};
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
    /// To the next mistake of the game.
    NextMistake,
    /// The field for a file, open or closed.
    NameFile,
    /// Save the game under the name in the field, replacing a file only if that was asked for.
    Save { over: bool },
    /// How the rules of this game are played.
    HowTo,
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
    /// Is the field for the file open?
    pub is_saving: bool,
    /// Does the field for the file have the keyboard?
    pub is_typing: bool,
    /// Should it have it?
    pub wants_file: bool,
}

/// What is shown besides the game.
#[derive(Clone, Copy)]
pub struct Around<'a> {
    pub settings: &'a Settings,
    pub state: &'a State,
    /// The number that is being typed.
    pub typed: Option<usize>,
    /// Something about files that is to be seen.
    pub notice: &'a str,
}

impl Panel {
    /// Shows everything. `rows` is how many moves are seen at once. Below the board there is little room in
    /// sight, so the buttons come before the moves there.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        shown: Shown,
        around: Around,
        rows: usize,
        is_below: bool,
    ) -> Option<Wish> {
        let mut wish = status_ui::show(ui, shown, around);
        if self.is_saving {
            wish = card(ui, |ui| self.files(ui, shown.speaker.language)).or(wish);
        }
        if shown.play.review().is_some() {
            wish = study_ui::panel(ui, shown).or(wish);
        }
        if is_below {
            wish = buttons(ui, shown, around.settings).or(wish);
        }
        wish = moves_ui::show(ui, shown, rows).map(Wish::Ask).or(wish);
        if !is_below {
            wish = buttons(ui, shown, around.settings).or(wish);
        }
        score_and_rules(ui, shown, around.state).or(wish)
    }

    fn files(&mut self, ui: &mut Ui, language: Language) -> Option<Wish> {
        let mut wish = None;
        let label = ui.label(say::with_key(language, "w", say::file(language)));
        let field = ui.add(field(&mut self.file, f32::INFINITY)).labelled_by(label.id);
        if std::mem::take(&mut self.wants_file) {
            field.request_focus();
        }
        self.is_typing = field.has_focus();
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if field.changed() {
            self.replaces = false;
        }
        if entered {
            wish = Some(Wish::Save { over: false });
        }
        let mut pushes = vec![Push::new(say::save(language))];
        let mut wishes = vec![Wish::Save { over: false }];
        if self.replaces {
            pushes.push(Push::new(say::replace(language)));
            wishes.push(Wish::Save { over: true });
        }
        pushes.push(Push::new(say::cancel(language)));
        wishes.push(Wish::NameFile);
        grid(ui, &pushes, pushes.len()).map(|index| wishes[index]).or(wish)
    }
}

/// A button for a request.
pub fn push(shown: Shown, request: Request) -> Push {
    let session = shown.play.session();
    let (speaker, language) = (shown.speaker, shown.speaker.language);
    let (removing, paused) = (shown.view.removing, session.is_paused());
    let label = speaker.label(request, session.game(), removing, paused);
    let key = key_of(request, shown.view, language);
    with_key(label, key, language)
}

/// A button with a key.
pub fn with_key(label: String, key: String, language: Language) -> Push {
    let name = match key.is_empty() {
        true => label.clone(),
        false => say::with_key(language, &key, &label),
    };
    Push { label, key, name, ..Push::default() }
}

/// The button that turns the study on or off.
pub fn study_push(settings: &Settings, language: Language) -> Push {
    let push = with_key(say::study(language), "s".to_string(), language);
    let kind = match settings.window.study {
        Study::On => Kind::On,
        Study::Off => Kind::Plain,
    };
    Push { kind, ..push }
}

/// The buttons; each that can't be used says why. What is answered in the status card is not repeated.
fn buttons(ui: &mut Ui, shown: Shown, settings: &Settings) -> Option<Wish> {
    let (view, language) = (shown.view, shown.speaker.language);
    let answered = status_ui::answers(shown);
    let mut pushes = Vec::new();
    // In a study, an earlier move is played from instead.
    let plays_from = shown.play.review().is_some() && view.step < view.last_step;
    let is_shown = |request: Request| {
        let is_repeated = plays_from && request == Request::TakeBack;
        !is_repeated && !answered.contains(&request)
    };
    for offer in view.offers.iter().filter(|offer| is_shown(offer.request)) {
        let mut push = push(shown, offer.request);
        let reason = |why| shown.speaker.reason(why, shown.play.session().game());
        push.why = offer.may.err().map(reason);
        if offer.request == Request::ChooseDisc && view.removing
            || offer.request == Request::Hint && view.advice.is_some()
        {
            push.kind = Kind::On;
        }
        pushes.push((push, Wish::Ask(offer.request)));
    }
    if !matches!(view.prompt, Prompt::Over(_)) {
        pushes.push((study_push(settings, language), Wish::Study));
        pushes.push((with_key(say::menu(language), "m".to_string(), language), Wish::Menu));
    }
    let save = with_key(say::save_game(language), "w".to_string(), language);
    pushes.push((save, Wish::NameFile));
    let (pushes, wishes): (Vec<Push>, Vec<Wish>) = pushes.into_iter().unzip();
    grid(ui, &pushes, 2).map(|index| wishes[index])
}

/// The score of the series, and which rules are played.
fn score_and_rules(ui: &mut Ui, shown: Shown, state: &State) -> Option<Wish> {
    let Shown { view, speaker, .. } = shown;
    let language = speaker.language;
    let mut wish = None;
    card(ui, |ui| {
        let tokens = tokens(ui);
        if !view.series.is_empty() {
            let score = speaker.series(shown.play.series(shown.now_ms), &view.shown);
            let text = RichText::new(score).font(bold(17.0)).color(colour(tokens.ink));
            ui.add(Label::new(text).wrap());
        }
        let rules = &view.game.rules;
        let title = rule_sets::title(rules, state, language);
        let (columns, rows) = (rules.shape.columns(), rules.shape.rows());
        let title = say::rules_and_size(language, columns, rows, title);
        let text = RichText::new(title).font(plain(style::TEXT)).color(colour(tokens.muted));
        ui.add(Label::new(text).wrap());
        let how_to = with_key(say::how_to_play(language), "h".to_string(), language);
        if how_to.small(ui) {
            wish = Some(Wish::HowTo);
        }
    });
    wish
}
