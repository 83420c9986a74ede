//! The board on the screen: painted like a picture, with a button for each column, or for each disc
//! that can be removed. Buttons have names and roles for screen readers.

use crate::paint::{Place, colour};
use crate::round::Round;
use crate::settings::Settings;
use eframe::egui::{
    Color32, CursorIcon, EventFilter, Id, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};
use fourline_game::{GameView, Refusal, Stage};
use fourline_picture::{Layout, Look, has_first_symbol};
use fourline_rules::{Cell, Column};

/// Shows the board and hears what is done with it.
pub fn show(ui: &mut Ui, round: &mut Round, settings: &Settings, now: f64) {
    let view = round.view();
    let look = look(round, settings, &view);
    let layout = look.layout(&view);
    let space = ui.available_rect_before_wrap();
    let place = Place::fit(layout.width(), layout.height(), space.shrink(4.0));
    paint(ui, round, &view, &look, &layout, place, now);
    describe(ui, round, &view, place.rect((0.0, 0.0), (layout.width(), layout.height())));
    if round.removing {
        discs(ui, round, &view, &layout, place, now);
    } else {
        columns(ui, round, &view, &look, &layout, place, now);
    }
    ui.advance_cursor_after_rect(space);
}

/// The name by which a column's button is known to egui.
pub fn column_id(column: Column) -> Id {
    Id::unique(("column", column.index()))
}

fn look(round: &Round, settings: &Settings, view: &GameView) -> Look {
    let mut notes = Vec::new();
    if settings.study {
        notes = round.study().map_or(Vec::new(), |study| study.notes(round.shown()));
        // Room for what is not known yet, so that the board stays where it is.
        notes.resize(view.shape().columns().into(), None);
    }
    Look {
        theme: settings.theme,
        coordinates: settings.coordinates,
        numbering: settings.numbering,
        last: true,
        line: true,
        notes,
    }
}

fn paint(
    ui: &Ui,
    round: &Round,
    view: &GameView,
    look: &Look,
    layout: &Layout,
    place: Place,
    now: f64,
) {
    let painter = ui.painter();
    let board = place.rect((0.0, 0.0), (layout.width(), layout.height()));
    painter.rect_filled(board, 6.0, colour(look.theme.palette().frame));
    // Discs that still fall are left out first and painted where they are.
    let mut resting = view.clone();
    let mut falling = Vec::new();
    for (index, cell) in view.shape().all_cells().enumerate() {
        if let Some((seat, rows)) = view.at(cell).zip(round.rows_above(cell, now)) {
            resting.cells[index] = None;
            resting.last = None;
            falling.push((cell, seat, rows));
        }
    }
    if !falling.is_empty() {
        resting.winning.clear();
    }
    for mark in look.scene(&resting).marks {
        place.paint(painter, &mark, 1.0);
    }
    for (cell, seat, rows) in falling {
        let (x, y) = layout.centre(cell);
        let centre = (x, y - rows * Layout::PITCH);
        for mark in look.theme.disc(has_first_symbol(view, seat), centre) {
            place.paint(&painter.with_clip_rect(board), &mark, 1.0);
        }
    }
}

/// The board in words for those who can't see it.
fn describe(ui: &mut Ui, round: &Round, view: &GameView, rect: Rect) {
    let response = ui.interact(rect, Id::unique("board"), Sense::hover());
    let text = round.words().board(view);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, "Board"));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(text.trim_end()));
}

fn columns(
    ui: &mut Ui,
    round: &mut Round,
    view: &GameView,
    look: &Look,
    layout: &Layout,
    place: Place,
    now: f64,
) {
    let is_asked = view.turn.is_some() && round.looks_at.is_none() && round.person().is_some();
    let mut chosen = None;
    for column in view.shape().all_columns() {
        let x = layout.column_middle(column) - Layout::PITCH / 2.0;
        let rect = place.rect((x, 0.0), (Layout::PITCH, layout.height()));
        let response = ui.interact(rect, column_id(column), Sense::click());
        let landing = view.actions.drops[column.index()];
        name(ui, round, view, look, column, landing, &response, is_asked);
        move_focus(ui, view, column, &response);
        if is_asked && (response.hovered() || response.has_focus()) {
            point(ui, view, look, layout, place, landing, &response);
        }
        if response.has_focus() {
            let stroke = Stroke::new(3.0, Color32::WHITE);
            ui.painter().rect_stroke(rect.shrink(2.0), 4.0, stroke, StrokeKind::Inside);
            let stroke = Stroke::new(1.0, Color32::BLACK);
            ui.painter().rect_stroke(rect.shrink(5.0), 4.0, stroke, StrokeKind::Inside);
        }
        if response.clicked() {
            chosen = Some(column);
        }
    }
    if let Some(column) = chosen {
        round.choose_column(Some(column), now);
    }
}

#[expect(clippy::too_many_arguments, reason = "all of it is said about the column")]
fn name(
    ui: &Ui,
    round: &Round,
    view: &GameView,
    look: &Look,
    column: Column,
    landing: Result<Cell, Refusal>,
    response: &Response,
    is_asked: bool,
) {
    let number = round.words().numbering.number(column);
    response
        .widget_info(|| WidgetInfo::labeled(Role::Button, is_asked, format!("Column {number}")));
    let mut text = match landing {
        Ok(cell) => format!("Lands in row {}.", cell.row_number(view.shape().rows())),
        Err(refusal) => round.words().refusal(refusal, round.game()),
    };
    if let Some(Some(note)) = look.notes.get(column.index()) {
        text += &format!(" {}{}.", note.in_words(), if note.is_best() { ", the best" } else { "" });
    }
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(text));
}

/// Arrows go from column to column; egui would take them to the nearest button of any kind.
fn move_focus(ui: &Ui, view: &GameView, column: Column, response: &Response) {
    if !response.has_focus() {
        return;
    }
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let last = view.shape().columns() as usize - 1;
    let index = column.index();
    let target = ui.input(|input| {
        if input.key_pressed(Key::ArrowLeft) {
            Some(index.saturating_sub(1))
        } else if input.key_pressed(Key::ArrowRight) {
            Some((index + 1).min(last))
        } else if input.key_pressed(Key::Home) {
            Some(0)
        } else if input.key_pressed(Key::End) {
            Some(last)
        } else {
            None
        }
    });
    if let Some(target) = target.filter(|&target| target != index) {
        ui.memory_mut(|memory| memory.request_focus(column_id(Column::new(target as u8))));
    }
}

/// Shows where a disc would land; nothing lights up where none can.
fn point(
    ui: &Ui,
    view: &GameView,
    look: &Look,
    layout: &Layout,
    place: Place,
    landing: Result<Cell, Refusal>,
    response: &Response,
) {
    let (Ok(cell), Some(seat)) = (landing, view.turn) else {
        if response.hovered() && view.stage == Stage::Move {
            ui.ctx().set_cursor_icon(CursorIcon::NotAllowed);
        }
        return;
    };
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    for mark in look.theme.disc(has_first_symbol(view, seat), layout.centre(cell)) {
        place.paint(ui.painter(), &mark, 0.45);
    }
}

fn discs(ui: &mut Ui, round: &mut Round, view: &GameView, layout: &Layout, place: Place, now: f64) {
    let mut chosen = None;
    for &cell in view.actions.remove.as_deref().unwrap_or_default() {
        let rect = place.rect(layout.corner(cell), (Layout::CELL, Layout::CELL));
        let response = ui.interact(rect, Id::unique(("disc", cell)), Sense::click());
        let label = format!("Remove the disc at {}", round.words().cell(cell, view.shape()));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        let is_meant = response.hovered() || response.has_focus();
        let width = if is_meant { 5.0 } else { 2.0 };
        let painter = ui.painter();
        let around = rect.expand2(vec2(4.0, 4.0) * place.scale);
        let stroke = Stroke::new(width, Color32::WHITE);
        painter.rect_stroke(around, 4.0, stroke, StrokeKind::Middle);
        painter.line_segment([rect.left_top(), rect.right_bottom()], stroke);
        if response.clicked() {
            chosen = Some(cell);
        }
    }
    if let Some(cell) = chosen {
        round.choose_disc(cell, now);
    }
}
