//! The moves of the game in two columns; a click looks at the position after a move.

use crate::paint::colour;
use crate::play::Shown;
use crate::style::{self, bold, plain, tokens};
use crate::widgets::{card, focus_ring, muted};
use eframe::egui::{
    Align2, CornerRadius, CursorIcon, Id, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2,
};
use fourline_app::Request;
use fourline_app::moves::{self, Move, MoveRow};
use fourline_words::catalogue::window as say;

const ROW: f32 = 28.0;

/// Shows the list, so many rows high at most.
pub fn show(ui: &mut Ui, shown: Shown, most_rows: usize) -> Option<Request> {
    let game = shown.play.session().game();
    let rows = match shown.play.review() {
        Some(review) => moves::of_review(game, review),
        None => moves::of_game(game),
    };
    let mut chosen = None;
    card(ui, |ui| {
        if rows.is_empty() {
            muted(ui, say::no_moves(shown.speaker.language));
            return;
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let area = ScrollArea::vertical().id_salt("moves").max_height(most_rows as f32 * ROW);
        area.auto_shrink([false, true]).stick_to_bottom(true).show(ui, |ui| {
            for (index, row) in rows.iter().enumerate() {
                chosen = show_row(ui, shown, index + 1, row).or(chosen.take());
            }
        });
    });
    chosen
}

fn show_row(ui: &mut Ui, shown: Shown, number: usize, row: &MoveRow) -> Option<Request> {
    let (space, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    if !ui.is_rect_visible(space) {
        // Those who hear the window find it all the same.
        return turns(ui, shown, row, space, false);
    }
    let dim = colour(tokens(ui).muted);
    let at = pos2(space.min.x, space.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, number, plain(style::SMALL), dim);
    turns(ui, shown, row, space, true)
}

fn turns(
    ui: &mut Ui,
    shown: Shown,
    row: &MoveRow,
    space: Rect,
    is_visible: bool,
) -> Option<Request> {
    let mut chosen = None;
    let width = (space.width() - 34.0) / 2.0;
    for (side, moves) in row.turns.iter().enumerate() {
        let left = space.min.x + 34.0 + side as f32 * width;
        // A turn can be a drop and a block.
        let each = (width - 4.0) / moves.len().max(1) as f32;
        for (index, one) in moves.iter().enumerate() {
            let from = pos2(left + index as f32 * each, space.min.y + 1.0);
            let rect = Rect::from_min_size(from, vec2(each - 2.0, ROW - 2.0));
            if show_move(ui, shown, one, rect, is_visible) {
                chosen = Some(Request::LookAt(one.step));
            }
        }
    }
    chosen
}

fn show_move(ui: &mut Ui, shown: Shown, one: &Move, rect: Rect, is_visible: bool) -> bool {
    let (speaker, view) = (shown.speaker, shown.view);
    let text = one.short(view.game.shape(), speaker.numbering);
    let id = Id::unique(("move", one.step, one.seat.index(), &text));
    let response = ui.interact(rect, id, Sense::click());
    let is_shown = view.step == one.step;
    let name = say::move_at(speaker.language, &text, one.step);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_shown, &name));
    if is_visible {
        let tokens = tokens(ui);
        let mut ink = tokens.ink;
        if is_shown {
            ink = tokens.on_accent;
            ui.painter().rect_filled(rect, CornerRadius::same(6), colour(tokens.accent));
        } else if response.hovered() {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            let fill = tokens.ink.over(tokens.card, 0.1);
            ui.painter().rect_filled(rect, CornerRadius::same(6), colour(fill));
        }
        if response.has_focus() {
            focus_ring(ui, rect.shrink(2.0), 6);
        }
        let at = pos2(rect.min.x + 8.0, rect.center().y);
        ui.painter().text(at, Align2::LEFT_CENTER, text, bold(style::TEXT), colour(ink));
    }
    response.clicked()
}
