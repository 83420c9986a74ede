//! The pieces that pages are made of: cards, headings, pills to choose from, fields. Buttons are in `push`.

use crate::paint::colour;
use crate::style::{self, bold, plain, tokens};
use eframe::egui::epaint::Galley;
use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    self, Align, Align2, Color32, ComboBox, CornerRadius, CursorIcon, FontId, Frame, Label, Margin,
    Response, RichText, Role, Sense, Stroke, StrokeKind, TextEdit, TextWrapMode, Ui, Vec2,
    WidgetInfo, vec2,
};
use std::sync::Arc;

pub use crate::push::{Kind, Push, grid};

/// Things that belong together.
pub fn card<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let tokens = tokens(ui);
    let frame = Frame::new()
        .fill(colour(tokens.card))
        .stroke(Stroke::new(1.0, colour(tokens.edge)))
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::symmetric(14, 12));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui)
        })
        .inner
}

/// A headline, in bold.
pub fn heading(ui: &mut Ui, text: impl Into<String>, size: f32) -> Response {
    let (ink, text) = (colour(tokens(ui).ink), text.into());
    let response = ui.add(Label::new(RichText::new(&text).font(bold(size)).color(ink)).wrap());
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Heading);
        node.set_label(text);
    });
    response
}

/// Text that matters less.
pub fn muted(ui: &mut Ui, text: impl Into<String>) -> Response {
    let text = RichText::new(text).font(plain(style::SMALL + 0.5)).color(colour(tokens(ui).muted));
    ui.add(Label::new(text).wrap())
}

/// Text laid out in so many rows at most.
pub fn text(
    ui: &Ui,
    text: &str,
    font: FontId,
    colour: Color32,
    width: f32,
    rows: usize,
) -> Arc<Galley> {
    aligned(ui, text, font, colour, width, rows, Align::LEFT)
}

/// The same, with lines that begin, end or have their middle at the point where it is painted.
pub fn aligned(
    ui: &Ui,
    text: &str,
    font: FontId,
    colour: Color32,
    width: f32,
    rows: usize,
    align: Align,
) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_string(), font, colour, width);
    job.wrap = TextWrapping { max_width: width, max_rows: rows, ..TextWrapping::default() };
    job.halign = align;
    ui.painter().layout_job(job)
}

/// A ring around what has the keyboard.
pub fn focus_ring(ui: &Ui, rect: egui::Rect, round: u8) {
    let tokens = tokens(ui);
    let painter = ui.painter();
    // Two colours, so that one of them is seen on any ground.
    let rings = [(3.0, tokens.page, 3), (2.0, tokens.accent, 4)];
    for (width, ring, out) in rings {
        let stroke = Stroke::new(width, colour(ring));
        let rect = rect.expand(f32::from(out) - 2.0);
        painter.rect_stroke(rect, CornerRadius::same(round + out), stroke, StrokeKind::Middle);
    }
}

/// A text with a capital at its beginning, as labels have.
pub fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().into_iter().flat_map(char::to_uppercase).chain(rest).collect()
}

/// One of several things to choose from; `name` is what it is called for those who hear it.
pub fn pill(ui: &mut Ui, label: &str, name: &str, chosen: bool) -> Response {
    let (tokens, label) = (tokens(ui), &capital(label));
    let ink = if chosen { tokens.on_accent } else { tokens.ink };
    let font = if chosen { bold(style::TEXT) } else { plain(style::TEXT) };
    let width = ui.available_width().max(40.0);
    let galley = text(ui, label, font, colour(ink), width - 24.0, 3);
    let size = vec2(galley.size().x + 24.0, (galley.size().y + 14.0).max(34.0));
    let (rect, response) = ui.allocate_exact_size(vec2(size.x.max(38.0), size.y), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
    let mut fill = if chosen { tokens.accent } else { tokens.card };
    if response.hovered() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        fill = tokens.ink.over(fill, 0.08);
    }
    let edge = if chosen { tokens.accent } else { tokens.edge };
    let (round, stroke) = (CornerRadius::same(style::ROUND), Stroke::new(1.0, colour(edge)));
    ui.painter().rect(rect, round, colour(fill), stroke, StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect);
    ui.painter().galley(at.min, galley, Color32::PLACEHOLDER);
    if response.has_focus() {
        focus_ring(ui, rect, style::ROUND);
    }
    response
}

/// A small label with a border.
pub fn chip(ui: &Ui, at: egui::Pos2, text_shown: &str) -> Vec2 {
    let tokens = tokens(ui);
    let galley = text(ui, text_shown, plain(12.5), colour(tokens.muted), f32::INFINITY, 1);
    let size = galley.size() + vec2(16.0, 4.0);
    let rect = egui::Rect::from_min_size(at, size);
    let edge = Stroke::new(1.0, colour(tokens.edge));
    ui.painter().rect(rect, CornerRadius::same(10), colour(tokens.card), edge, StrokeKind::Inside);
    ui.painter().galley(at + vec2(8.0, 2.0), galley, Color32::PLACEHOLDER);
    size
}

/// A list to choose from, known by its name.
pub fn named_combo(ui: &mut Ui, name: &str, chosen: &str, list: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        ui.label(name);
        let width = ui.available_width().min(230.0);
        let combo = ComboBox::from_id_salt(("combo", name)).selected_text(chosen).width(width);
        let widest = ui.ctx().content_rect().width() - 40.0;
        let shown = combo.show_ui(ui, |ui| {
            // Long lines are broken where the window ends.
            ui.set_max_width(widest);
            ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
            list(ui);
        });
        shown.response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::ComboBox, true, name);
            info.current_text_value = Some(chosen.to_string());
            info
        });
    });
}

/// Something that can be opened and closed. What it is called may change while it is open.
pub fn section(title: String, id: &str) -> egui::CollapsingHeader {
    egui::CollapsingHeader::new(RichText::new(title).font(bold(style::TEXT))).id_salt(id)
}

/// A field for a line of text.
pub fn field(text: &mut String, width: f32) -> TextEdit<'_> {
    TextEdit::singleline(text)
        .desired_width(width)
        .margin(Margin::symmetric(10, 7))
        .align(Align2::LEFT_CENTER)
}
