//! What is known about the position: a card below each column, the graph, and ways through the game.

use crate::board_ui::{Placed, outlook};
use crate::graph_ui;
use crate::paint::colour;
use crate::panel_ui::{Wish, with_key};
use crate::play::Shown;
use crate::style::{self, bold, plain, tokens};
use crate::widgets::{Push, capital, card, grid, muted, text};
use eframe::egui::{
    Align, Color32, CornerRadius, Label, Rect, RichText, Stroke, StrokeKind, Ui, pos2, vec2,
};
use fourline_app::insight::{Outlook, Standing, standing};
use fourline_app::{Prompt, Request};
use fourline_words::catalogue::window as say;

/// How high the cards below the columns are.
pub const CARDS: f32 = 62.0;

/// The cards below the columns: a number and words. The best are framed and have a sign, so that no
/// colour is needed to find them.
pub fn cards(ui: &Ui, shown: Shown, placed: &Placed, top: f32) {
    for column in shown.view.game.shape().all_columns() {
        let (left, right) = placed.column(column);
        let gap = ((right - left) * 0.06).min(4.0);
        let rect = Rect::from_min_max(pos2(left + gap, top), pos2(right - gap, top + CARDS - 6.0));
        show_card(ui, shown, outlook(shown, column), rect);
    }
}

fn show_card(ui: &Ui, shown: Shown, outlook: Option<&Outlook>, rect: Rect) {
    let tokens = tokens(ui);
    let round = CornerRadius::same(8);
    let is_best = outlook.is_some_and(|outlook| outlook.hint.is_best);
    let edge = match is_best {
        true => Stroke::new(2.5, colour(tokens.good)),
        false => Stroke::new(1.0, colour(tokens.edge)),
    };
    ui.painter().rect(rect, round, colour(tokens.card), edge, StrokeKind::Inside);
    let Some(outlook) = outlook else { return };
    if is_best {
        let (x, y) = (rect.center().x, rect.min.y);
        let points = vec![pos2(x - 7.0, y + 1.0), pos2(x + 7.0, y + 1.0), pos2(x, y - 6.0)];
        let fill = colour(tokens.good);
        ui.painter().add(eframe::egui::Shape::convex_polygon(points, fill, Stroke::NONE));
    }
    let ink = match standing(outlook.hint.prospect) {
        Standing::Won => tokens.good,
        Standing::Lost => tokens.bad,
        Standing::Drawn | Standing::Open => tokens.ink,
    };
    let (number, words) = shown.speaker.card(outlook);
    let inner = rect.width() - 6.0;
    let number = fitting(ui, &number, 17.0, inner, true, colour(ink));
    // In one line if it fits, else in two, else smaller.
    let flat = words.replace('\n', " ");
    let one = text(ui, &flat, plain(12.5), colour(tokens.ink), f32::INFINITY, 1);
    let lines: Vec<&str> =
        if one.size().x <= inner { vec![&flat] } else { words.lines().collect() };
    let lines: Vec<_> = lines
        .into_iter()
        .map(|line| fitting(ui, line, 12.5, inner, false, colour(tokens.ink)))
        .collect();
    let high = number.size().y + lines.iter().map(|line| line.size().y - 1.0).sum::<f32>();
    let mut y = rect.center().y - high / 2.0;
    for galley in [number].into_iter().chain(lines) {
        let x = rect.center().x - galley.size().x / 2.0;
        let step = galley.size().y - 1.0;
        ui.painter().galley(pos2(x, y), galley, Color32::PLACEHOLDER);
        y += step;
    }
}

/// A line of text, smaller if it is too wide.
fn fitting(
    ui: &Ui,
    line: &str,
    size: f32,
    width: f32,
    is_bold: bool,
    ink: Color32,
) -> std::sync::Arc<eframe::egui::epaint::Galley> {
    let font = |size| if is_bold { bold(size) } else { plain(size) };
    let galley = text(ui, line, font(size), ink, f32::INFINITY, 1);
    match galley.size().x <= width {
        true => galley,
        false => {
            let size = (size * width / galley.size().x).max(6.0);
            text(ui, line, font(size), ink, f32::INFINITY, 1)
        }
    }
}

/// What is known of the position, the graph, and the buttons that go through the game.
pub fn panel(ui: &mut Ui, shown: Shown) -> Option<Wish> {
    let Shown { view, speaker, .. } = shown;
    let review = shown.play.review()?;
    let study = &review.study;
    let mut wish = None;
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let (ink, bad) = (colour(tokens(ui).ink), colour(tokens(ui).bad));
        let strong = |ui: &mut Ui, text: String, ink| {
            if !text.is_empty() {
                let text = RichText::new(text).font(bold(style::TEXT)).color(ink);
                ui.add(Label::new(text).wrap());
            }
        };
        // The status card says these two itself.
        if !matches!(view.prompt, Prompt::Over(_) | Prompt::LookingBack { .. }) {
            strong(ui, speaker.standing(study), ink);
        }
        strong(ui, speaker.mistake(study), bad);
        let node = study.tree.node();
        let best = node.insight.as_ref().and_then(|i| speaker.best_line(i, &node.game));
        for line in best.into_iter().chain([speaker.study_progress(study)]) {
            if !line.is_empty() {
                muted(ui, line);
            }
        }
        let (space, _) =
            ui.allocate_exact_size(vec2(ui.available_width(), 92.0), eframe::egui::Sense::hover());
        wish = graph_ui::show(ui, review, view, &speaker, space).map(Wish::Ask);
        ui.add_space(4.0);
        wish = steps(ui, shown).or(wish);
    });
    wish
}

/// Back, forward, to the next mistake, and on from here.
fn steps(ui: &mut Ui, shown: Shown) -> Option<Wish> {
    let Shown { view, speaker, .. } = shown;
    let language = speaker.language;
    let (step, last) = (view.step, view.last_step);
    let mistake = shown.play.review().and_then(|review| review.next_mistake(step));
    let look = |label: String, key: String, to: Option<usize>, why: String| {
        let push = with_key(label, key, language);
        let push = Push { why: to.is_none().then_some(why), ..push };
        (push, Wish::Ask(Request::LookAt(to.unwrap_or(step))))
    };
    let (back, on) = (step.checked_sub(1), (step < last).then_some(step + 1));
    let (at_first, at_last) = (say::at_first_move(language), say::at_last_move(language));
    let mut buttons = vec![
        look(say::back(language), ",".into(), back, at_first),
        look(say::forward(language), ".".into(), on, at_last),
        look(say::next_mistake(language), "n".into(), mistake, say::no_mistake(language)),
    ];
    // While an earlier move is looked at, taking back leads there.
    let take_back = view.offers.iter().find(|offer| offer.request == Request::TakeBack);
    if let Some(offer) = take_back.filter(|_| step < last) {
        let push = with_key(say::play_from_here(language), "z".to_string(), language).primary();
        let why = offer.may.err().map(|why| speaker.reason(why, shown.play.session().game()));
        buttons.push((Push { why, ..push }, Wish::Ask(Request::TakeBack)));
    }
    let (pushes, wishes): (Vec<Push>, Vec<Wish>) = buttons.into_iter().unzip();
    grid(ui, &pushes, 2).map(|index| wishes[index])
}

/// What each move leads to, as it was asked for.
pub fn advice(ui: &mut Ui, shown: Shown) {
    let Some(advice) = &shown.view.advice else { return };
    let speaker = shown.speaker;
    ui.add_space(2.0);
    let mut lines = speaker.advice(advice, &shown.view.shown);
    lines.push((false, speaker.progress(&advice.progress)));
    ui.with_layout(eframe::egui::Layout::top_down(Align::LEFT), |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let tokens = tokens(ui);
        for (is_best, line) in lines.into_iter().filter(|(_, line)| !line.is_empty()) {
            let text = RichText::new(capital(&line));
            let text = match is_best {
                true => text.font(bold(style::TEXT)).color(colour(tokens.ink)),
                false => text.font(plain(style::SMALL + 0.5)).color(colour(tokens.muted)),
            };
            ui.add(Label::new(text).wrap());
        }
    });
}
