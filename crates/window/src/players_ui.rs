//! A player beside the board: disc, name, what is left, clock.

use crate::paint::{Place, colour};
use crate::play::Shown;
use crate::style::{bold, plain, theme, tokens};
use crate::widgets::{chip, text};
use eframe::egui::{
    self, Align2, Color32, CornerRadius, FontId, Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind,
    Ui, WidgetInfo, pos2, vec2,
};
use fourline_app::settings::Settings;
use fourline_game::Seat;
use fourline_picture::has_first_symbol;
use fourline_players::Computer;
use fourline_words::catalogue::window as say;

/// The disc beside the name.
const DISC: f32 = 36.0;
const CLOCK: f32 = 92.0;

/// Who sits below the board: the person who plays a computer, else the first player.
pub fn below(shown: Shown) -> Seat {
    let session = shown.play.session();
    match session.computer(Seat::One).is_some() && session.computer(Seat::Two).is_none() {
        true => Seat::Two,
        false => Seat::One,
    }
}

/// How high a player's place is in this width.
pub fn height(ui: &Ui, shown: Shown, seat: Seat, width: f32) -> f32 {
    let rows = chip_rows(ui, shown, seat, width).last().map_or(0, |&(_, row)| row + 1);
    (22.0 + 24.0 * rows as f32).max(42.0)
}

/// The small labels with the row each is in.
fn chip_rows(ui: &Ui, shown: Shown, seat: Seat, width: f32) -> Vec<(String, usize)> {
    let clock = if shown.view.clocks.is_some() { CLOCK } else { 0.0 };
    let room = width - DISC - 14.0 - clock;
    let (mut used, mut row) = (0.0, 0);
    let mut chips = Vec::new();
    for label in shown.speaker.words().each_left(&shown.view.shown, seat) {
        let size = text(ui, &label, plain(12.5), Color32::PLACEHOLDER, f32::INFINITY, 1).size();
        let wide = size.x + 22.0;
        if used > 0.0 && used + wide > room {
            (used, row) = (0.0, row + 1);
        }
        used += wide;
        chips.push((label, row));
    }
    chips
}

/// Shows a player in this space.
pub fn show(ui: &mut Ui, shown: Shown, settings: &Settings, seat: Seat, space: Rect) {
    let Shown { view, speaker, .. } = shown;
    let tokens = tokens(ui);
    let is_turn = view.shown.turn() == Some(seat);
    disc(ui, shown, settings, seat, space.min + vec2(DISC / 2.0, 21.0), is_turn);
    let left = space.min.x + DISC + 12.0;
    let chips = chip_rows(ui, shown, seat, space.width());
    let name = speaker.words().name(&view.shown, seat);
    let room = space.right() - left - if view.clocks.is_some() { CLOCK } else { 0.0 };
    let name = text(ui, &name, bold(17.0), colour(tokens.ink), room, 1);
    let level = shown.play.session().computer(seat).and_then(|computer| match computer {
        Computer::Level(level) => Some(say::player_level(speaker.language, level.number())),
        _ => None,
    });
    let name_y = if chips.is_empty() { space.min.y + 11.0 } else { space.min.y };
    ui.painter().galley(pos2(left, name_y), name.clone(), Color32::PLACEHOLDER);
    if let Some(level) = level {
        let level = text(ui, &level, plain(13.5), colour(tokens.muted), f32::INFINITY, 1);
        let at = pos2(left + name.size().x + 10.0, name_y + 3.0);
        if at.x + level.size().x <= left + room {
            ui.painter().galley(at, level, Color32::PLACEHOLDER);
        }
    }
    let (mut x, mut last_row) = (left, 0);
    for (label, row) in chips {
        if row != last_row {
            (x, last_row) = (left, row);
        }
        x += chip(ui, pos2(x, space.min.y + 23.0 + 24.0 * row as f32), &label).x + 6.0;
    }
    clock(ui, shown, seat, space);
    describe(ui, shown, seat, space);
}

fn disc(ui: &Ui, shown: Shown, settings: &Settings, seat: Seat, centre: Pos2, is_turn: bool) {
    let (view, tokens, theme) = (&shown.view.game, tokens(ui), theme(settings));
    let radius = DISC / 2.0;
    if view.seat(seat).symbol.is_some() {
        let palette = theme.palette(crate::style::scheme(ui));
        if theme != fourline_picture::Theme::Discs {
            let rect = Rect::from_center_size(centre, vec2(DISC, DISC));
            ui.painter().rect_filled(rect, 6.0, colour(palette.frame));
        }
        let scale = if theme == fourline_picture::Theme::Discs { 0.54 } else { 0.46 };
        let place = Place { origin: centre, scale };
        for mark in theme.disc(has_first_symbol(view, seat), (0.0, 0.0)) {
            place.paint(ui.painter(), &mark, 1.0);
        }
    } else {
        // No symbol is picked yet.
        let stroke = Stroke::new(2.0, colour(tokens.muted));
        ui.painter().circle_stroke(centre, radius - 4.0, stroke);
    }
    if is_turn {
        let stroke = Stroke::new(2.5, colour(tokens.accent));
        ui.painter().circle_stroke(centre, radius + 2.5, stroke);
    }
}

fn clock(ui: &Ui, shown: Shown, seat: Seat, space: Rect) {
    let Some(clocks) = shown.view.clocks else { return };
    let (clock, tokens) = (clocks[seat.index()], tokens(ui));
    let rect = Rect::from_min_size(
        pos2(space.right() - CLOCK + 8.0, space.min.y + 2.0),
        vec2(CLOCK - 8.0, 38.0),
    );
    let (fill, ink) = match clock.runs {
        true => (tokens.ink, tokens.page),
        false => (tokens.card, tokens.ink),
    };
    let stroke = Stroke::new(1.0, colour(tokens.edge));
    let round = CornerRadius::same(8);
    ui.painter().rect(rect, round, colour(fill), stroke, StrokeKind::Inside);
    let time = shown.speaker.clock(clock.left_ms);
    let font: FontId = bold(20.0);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, time, font, colour(ink));
}

/// All of it in words, for those who hear the window.
fn describe(ui: &mut Ui, shown: Shown, seat: Seat, space: Rect) {
    let Shown { view, speaker, .. } = shown;
    let response = ui.interact(space, Id::unique(("player", seat.index())), Sense::hover());
    let left = speaker.words().left(&view.shown, seat);
    let clock = view.clocks.map(|clocks| speaker.clock(clocks[seat.index()].left_ms));
    let parts = [Some(speaker.who(&view.shown, seat)), Some(left), clock];
    let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
    let name = fourline_words::list(speaker.language, parts);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_role(egui::Role::Label));
}
