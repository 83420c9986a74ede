//! What is going on, in large type, and what just happened below it; refusals appear here whatever else
//! is open. Hints are shown and questions answered here too.

use crate::paint::colour;
use crate::panel_ui::{Around, Wish, push, study_push, with_key};
use crate::play::Shown;
use crate::study_ui;
use crate::style::{self, bold, plain, tokens};
use crate::widgets::{Kind, Push, card, grid};
use eframe::egui::{Label, RichText, Role, Ui, accesskit};
use fourline_app::settings::Settings;
use fourline_app::{Prompt, Request};
use fourline_words::catalogue::window as say;

/// Shows the card.
pub fn show(ui: &mut Ui, shown: Shown, around: Around) -> Option<Wish> {
    let Around { settings, typed, notice, .. } = around;
    let mut wish = None;
    card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        headline(ui, shown);
        if let Some(number) = typed {
            ui.label(RichText::new(format!("{number}_")).font(bold(style::LARGE)));
        }
        happened(ui, shown);
        // The buttons stay where they are when a hint comes.
        let ways = ways(shown, settings);
        if !ways.is_empty() {
            ui.add_space(4.0);
            let (pushes, wishes): (Vec<Push>, Vec<Wish>) = ways.into_iter().unzip();
            wish = grid(ui, &pushes, pushes.len()).map(|index| wishes[index]);
        }
        study_ui::advice(ui, shown);
        if !notice.is_empty() {
            let ink = colour(tokens(ui).ink);
            line(ui, RichText::new(notice).font(plain(style::SMALL + 0.5)).color(ink));
        }
    });
    wish
}

/// The requests that are answered here and now, the main one first.
pub fn answers(shown: Shown) -> Vec<Request> {
    match shown.view.prompt {
        Prompt::Confirm(..) => vec![Request::Answer(true), Request::Answer(false)],
        Prompt::Offered { .. } => vec![Request::Accept, Request::Decline],
        Prompt::EndOfTurn { .. } => vec![Request::EndTurn],
        Prompt::Broken(_) => vec![Request::MoveNow],
        Prompt::Over(_) => vec![Request::NewGame],
        Prompt::Pick(_) => {
            let symbols = shown.view.game.symbols;
            vec![Request::Pick(symbols.first()), Request::Pick(symbols.second())]
        }
        _ => Vec::new(),
    }
}

/// Their buttons; after a game also the other ways on.
fn ways(shown: Shown, settings: &Settings) -> Vec<(Push, Wish)> {
    let prompt = shown.view.prompt;
    let mut ways: Vec<(Push, Wish)> = Vec::new();
    for request in answers(shown) {
        let mut push = push(shown, request);
        // Neither symbol is the better one.
        if ways.is_empty() && !matches!(prompt, Prompt::Pick(_)) {
            push.kind = Kind::Primary;
        }
        ways.push((push, Wish::Ask(request)));
    }
    if let Prompt::Over(_) = prompt {
        let language = shown.speaker.language;
        ways.push((study_push(settings, language), Wish::Study));
        ways.push((with_key(say::menu(language), "m".to_string(), language), Wish::Menu));
    }
    ways
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
            let latest = match (shown.view.prompt, shown.play.review()) {
                // What happened last is not what is looked at.
                (Prompt::LookingBack { .. }, Some(review)) => shown.speaker.standing(&review.study),
                (Prompt::LookingBack { .. }, None) => String::new(),
                _ => session.latest().and_then(sentence).unwrap_or_default(),
            };
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
