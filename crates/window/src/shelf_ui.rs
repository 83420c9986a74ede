//! The games that are kept, as small boards: those to continue, and those to look at again.

use crate::board_paint::Board;
use crate::home_ui::{Chosen, Home};
use crate::paint::colour;
use crate::style::{self, bold, scheme, theme, tokens};
use crate::widgets::{Push, card, heading, muted, section};
use eframe::egui::{Align, Label, Layout, RichText, Sense, Ui, vec2};
use fourline_app::rule_sets;
use fourline_app::shelf::Entry;
use fourline_game::{GameView, Seat};
use fourline_native::shelf::day;
use fourline_words::Say;
use fourline_words::catalogue::{common, session, setup, window as say};
use std::path::PathBuf;

/// How many games of a kind are seen before all are asked for.
const FEW: usize = 3;

/// Shows the games.
pub fn show(ui: &mut Ui, home: &mut Home) -> Option<Chosen> {
    let language = home.speaker.language;
    let listing = home.menu.listing.clone();
    let (unfinished, finished) = (listing.unfinished.len(), listing.finished.len());
    let mut chosen = None;
    if unfinished + finished == 0 {
        card(ui, |ui| muted(ui, say::no_games_yet(language)));
    }
    for (list, title, entries) in [
        (0, say::unfinished_games(language, unfinished), &listing.unfinished),
        (1, say::finished_games(language, finished), &listing.finished),
    ] {
        if entries.is_empty() {
            continue;
        }
        card(ui, |ui| {
            heading(ui, title, style::LARGE);
            let few = if home.menu.lists_all[list] { entries.len() } else { FEW };
            for (index, entry) in entries.iter().take(few).enumerate() {
                if index > 0 {
                    ui.separator();
                }
                // The newest game that can be continued has a button that says just that.
                let is_newest = list == 0 && index == 0;
                chosen = game(ui, home, entry, is_newest).or(chosen.take());
            }
            if entries.len() > few && Push::new(say::all_games(language)).small(ui) {
                home.menu.lists_all[list] = true;
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

fn game(ui: &mut Ui, home: &mut Home, entry: &Entry, is_newest: bool) -> Option<Chosen> {
    let mut chosen = None;
    ui.horizontal_top(|ui| {
        let (space, _) = ui.allocate_exact_size(vec2(84.0, 74.0), Sense::hover());
        let view = GameView::of(&entry.game, Seat::One);
        let board = Board { view: &view, theme: theme(home.settings), scheme: scheme(ui) };
        board.paint_small(ui.painter(), space);
        let layout = Layout::top_down(Align::LEFT);
        let room = vec2(ui.available_width(), 0.0);
        ui.allocate_ui_with_layout(room, layout, |ui| {
            ui.set_width(room.x);
            ui.spacing_mut().item_spacing.y = 3.0;
            about(ui, home, entry);
            ui.add_space(3.0);
            chosen = buttons(ui, home, entry, is_newest);
        });
    });
    chosen
}

/// Who played whom, how it stands or ended, under which rules, and when.
fn about(ui: &mut Ui, home: &Home, entry: &Entry) {
    let (game, speaker) = (&entry.game, home.speaker);
    let (words, language) = (speaker.words(), speaker.language);
    let [one, two] = Seat::BOTH.map(|seat| words.name(game, seat));
    let ink = colour(tokens(ui).ink);
    let title = RichText::new(say::pairing(language, one, two)).font(bold(style::TEXT)).color(ink);
    ui.add(Label::new(title).wrap());
    let state = match (game.ending(), game.turn()) {
        (Some(ending), _) => speaker.result(ending.verdict(), game),
        (None, Some(seat)) => session::to_move(language, &words.person(game, seat)),
        (None, None) => String::new(),
    };
    let rules = rule_sets::title(game.rules(), home.state, language);
    let rules = match entry.played_s {
        Some(played_s) => say::rules_and_day(language, day(played_s), rules),
        None => rules,
    };
    muted(ui, fourline_words::list(language, [state, rules]));
}

fn buttons(ui: &mut Ui, home: &mut Home, entry: &Entry, is_newest: bool) -> Option<Chosen> {
    let (mut chosen, language) = (None, home.speaker.language);
    let mut title = home.speaker.summary(&entry.game);
    if let Some(played_s) = entry.played_s {
        title = say::dated_game(language, day(played_s), title);
    }
    ui.horizontal_wrapped(|ui| {
        let named = |label: String| Push {
            name: if is_newest { String::new() } else { say::choice(language, &title, &label) },
            ..Push::new(label)
        };
        if entry.game.ending().is_none() {
            if named(session::continue_(language)).small(ui) {
                chosen = Some(Chosen::GoOn(entry.path.clone()));
            }
        } else {
            if named(session::look(language)).small(ui) {
                chosen = Some(Chosen::LookAt(Box::new(entry.game.clone())));
            }
            if named(say::study(language)).small(ui) {
                chosen = Some(Chosen::Study(Box::new(entry.game.clone())));
            }
        }
        chosen = delete(ui, home, &entry.path, &title).or(chosen.take());
    });
    chosen
}

fn delete(ui: &mut Ui, home: &mut Home, path: &PathBuf, title: &str) -> Option<Chosen> {
    let language = home.speaker.language;
    let deletes = &mut home.menu.deletes;
    if deletes.as_ref() != Some(path) {
        let push = Push::new(say::delete(language));
        let push = Push { name: say::choice(language, title, &push.label), ..push };
        if push.small(ui) {
            *deletes = Some(path.clone());
        }
        return None;
    }
    ui.label(setup::delete_question(language));
    if Push::new(common::yes(language)).small(ui) {
        return deletes.take().map(Chosen::Delete);
    }
    if Push::new(common::no(language)).small(ui) {
        *deletes = None;
    }
    None
}
