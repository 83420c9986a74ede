//! What is going on, in large type, and what just happened below it; refusals appear here whatever else
//! is open. Questions are answered here too.

use crate::paint::colour;
use crate::panel_ui::{Wish, push};
use crate::play::Shown;
use crate::style::{self, bold, plain, tokens};
use crate::widgets::{Kind, Push, card, grid};
use eframe::egui::{Label, RichText, Role, Ui, accesskit};
use fourline_app::{Prompt, Request};

/// Shows the card.
pub fn show(ui: &mut Ui, shown: Shown, typed: Option<usize>, notice: &str) -> Option<Wish> {
    let mut wish = None;
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        headline(ui, shown);
        if let Some(number) = typed {
            ui.label(RichText::new(format!("{number}_")).font(bold(style::LARGE)));
        }
        happened(ui, shown);
        if !notice.is_empty() {
            let ink = colour(tokens(ui).ink);
            line(ui, RichText::new(notice).font(plain(style::SMALL + 0.5)).color(ink));
        }
        if let Prompt::Confirm(..) = shown.view.prompt {
            let answers = [Request::Answer(true), Request::Answer(false)];
            let kind = |request| match request {
                Request::Answer(true) => Kind::Primary,
                _ => Kind::Plain,
            };
            let pushes =
                answers.map(|request| Push { kind: kind(request), ..push(shown, request) });
            ui.add_space(4.0);
            wish = grid(ui, &pushes, 2).map(|index| Wish::Ask(answers[index]));
        }
    });
    wish
}

/// Whose turn it is, what is asked, who won. It is spoken as soon as it changes.
fn headline(ui: &mut Ui, shown: Shown) {
    let Shown { view, speaker, .. } = shown;
    let text = speaker.headline(view);
    let ink = colour(tokens(ui).ink);
    let size = if matches!(view.prompt, Prompt::Over(_)) { 22.0 } else { style::LARGE };
    let label = ui.add(Label::new(RichText::new(&text).font(bold(size)).color(ink)).wrap());
    let cells = view.shown.ending().filter(|_| matches!(view.prompt, Prompt::Over(_)));
    let cells = cells.and_then(|ending| speaker.words().winning_cells(ending, &view.shown));
    ui.ctx().accesskit_node_builder(label.id, |node| {
        node.set_role(Role::Heading);
        node.set_label(text);
        node.set_live(accesskit::Live::Polite);
        if let Some(cells) = cells {
            node.set_description(cells);
        }
    });
}

/// What was refused, or else what happened last.
fn happened(ui: &mut Ui, shown: Shown) {
    let (session, tokens) = (shown.play.session(), tokens(ui));
    let sentence = |said| shown.speaker.said(said, session.game());
    let refused = shown.play.refused(shown.now_ms).and_then(sentence);
    let (text, ink, font) = match refused {
        Some(refused) => (refused, tokens.bad, bold(style::TEXT)),
        None => {
            let latest = session.latest().and_then(sentence).unwrap_or_default();
            (latest, tokens.muted, plain(style::TEXT))
        }
    };
    line(ui, RichText::new(text).font(font).color(colour(ink)));
}

/// A line that is spoken as soon as it changes. Where nothing is said it keeps its place.
fn line(ui: &mut Ui, text: RichText) {
    let label = ui.add(Label::new(text).wrap());
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(accesskit::Live::Polite));
}
