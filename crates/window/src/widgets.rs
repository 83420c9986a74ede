//! The pieces that pages are made of: cards, buttons with their key and reason, pills to choose from.

use crate::paint::colour;
use crate::style::{self, bold, plain, tokens};
use eframe::egui::epaint::Galley;
use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    self, Align, Align2, Color32, ComboBox, CornerRadius, CursorIcon, FontId, Frame, Label, Margin,
    Response, RichText, Role, Sense, Stroke, StrokeKind, TextEdit, TextWrapMode, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

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

/// What kind of button it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    #[default]
    Plain,
    /// The one main button.
    Primary,
    /// Something that is switched on.
    On,
}

/// A button with a word, its key, and why it can't be used.
#[derive(Clone, Debug, Default)]
pub struct Push {
    pub label: String,
    /// What it is called with its key; the label if empty.
    pub name: String,
    pub key: String,
    pub why: Option<String>,
    pub kind: Kind,
}

/// The text of a button, laid out.
struct Laid {
    label: Arc<Galley>,
    key: Option<Arc<Galley>>,
    why: Option<Arc<Galley>>,
}

const PAD: Vec2 = vec2(10.0, 9.0);

impl Push {
    /// A button without a key.
    pub fn new(label: impl Into<String>) -> Push {
        Push { label: label.into(), ..Push::default() }
    }

    /// The same as the main button.
    pub fn primary(self) -> Push {
        Push { kind: Kind::Primary, ..self }
    }

    fn lay(&self, ui: &Ui, width: f32) -> Laid {
        let tokens = tokens(ui);
        let (ink, dim) = match (self.kind, &self.why) {
            (_, Some(_)) => (colour(tokens.muted), colour(tokens.muted)),
            (Kind::Plain | Kind::On, None) => (colour(tokens.ink), colour(tokens.muted)),
            (Kind::Primary, None) => (colour(tokens.on_accent), colour(tokens.on_accent)),
        };
        let inner = width - 2.0 * PAD.x;
        let key = (!self.key.is_empty())
            .then(|| text(ui, &self.key, plain(style::SMALL), dim, f32::INFINITY, 1));
        let beside = key.as_ref().map_or(0.0, |key| key.size().x + 8.0);
        let label = text(ui, &self.label, bold(style::TEXT), ink, inner - beside, 3);
        let why = self.why.as_ref().map(|why| {
            let lay = |size, rows| aligned(ui, why, plain(size), dim, inner, rows, Align::Center);
            let galley = lay(12.0, 2);
            if galley.elided { lay(11.5, 3) } else { galley }
        });
        Laid { label, key, why }
    }

    /// How high it is.
    pub fn height(&self, ui: &Ui, width: f32) -> f32 {
        let laid = self.lay(ui, width);
        let why = laid.why.map_or(0.0, |why| why.size().y + 1.0);
        (laid.label.size().y + why + 2.0 * PAD.y).max(40.0)
    }

    /// As wide as its words.
    pub fn natural(&self, ui: &Ui) -> Vec2 {
        let laid = self.lay(ui, 10_000.0);
        let key = laid.key.map_or(0.0, |key| key.size().x + 8.0);
        vec2(laid.label.size().x + key + 2.0 * PAD.x + 6.0, laid.label.size().y + 2.0 * PAD.y)
    }

    /// Shows it as wide as its words, or as the space.
    pub fn small(&self, ui: &mut Ui) -> bool {
        let size = self.natural(ui);
        let width = size.x.min(ui.available_width().max(60.0));
        let height = self.height(ui, width).max(36.0);
        self.show(ui, vec2(width, height)).clicked()
    }

    /// Shows it in this size.
    pub fn show(&self, ui: &mut Ui, size: Vec2) -> Response {
        let enabled = self.why.is_none() && ui.is_enabled();
        let sense = if enabled { Sense::click() } else { Sense::hover() };
        let (rect, mut response) = ui.allocate_exact_size(size, sense);
        let name = if self.name.is_empty() { &self.label } else { &self.name };
        response.widget_info(|| match self.kind {
            Kind::On => WidgetInfo::selected(Role::Button, enabled, true, name),
            _ => WidgetInfo::labeled(Role::Button, enabled, name),
        });
        if let Some(why) = &self.why {
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_description(why.as_str());
            });
            response = response.on_hover_text(why);
        }
        let tokens = tokens(ui);
        let mut fill = match self.kind {
            _ if self.why.is_some() => tokens.card,
            Kind::Plain => tokens.card,
            Kind::On => tokens.accent.over(tokens.card, 0.18),
            Kind::Primary => tokens.accent,
        };
        let mut around = Stroke::new(1.0, colour(tokens.edge));
        if enabled && response.hovered() {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            fill = tokens.ink.over(fill, 0.1);
        }
        let painter = ui.painter();
        let round = CornerRadius::same(style::ROUND);
        if self.why.is_none() {
            around = match self.kind {
                Kind::Plain => around,
                Kind::Primary => Stroke::NONE,
                Kind::On => Stroke::new(2.0, colour(tokens.accent)),
            };
        }
        painter.rect(rect, round, colour(fill), around, StrokeKind::Inside);
        if response.has_focus() {
            focus_ring(ui, rect, style::ROUND);
        }
        self.paint_text(ui, rect);
        response
    }

    fn paint_text(&self, ui: &Ui, rect: egui::Rect) {
        let laid = self.lay(ui, rect.width());
        let painter = ui.painter();
        let below = laid.why.as_ref().map_or(0.0, |why| why.size().y + 1.0);
        let beside = laid.key.as_ref().map_or(0.0, |key| key.size().x + 8.0);
        let size = laid.label.size();
        let top = rect.center().y - (size.y + below) / 2.0;
        let left = rect.center().x - (size.x + beside) / 2.0;
        painter.galley(pos2(left, top), laid.label.clone(), Color32::PLACEHOLDER);
        if let Some(key) = laid.key {
            let at = pos2(left + size.x + 8.0, top + (size.y - key.size().y) / 2.0);
            painter.galley(at, key, Color32::PLACEHOLDER);
        }
        if let Some(why) = laid.why {
            let at = pos2(rect.center().x, top + size.y + 1.0);
            painter.galley(at, why, Color32::PLACEHOLDER);
        }
    }
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
fn aligned(
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

/// Buttons side by side, two in a row or more if there is room; the number of the one that is pressed.
pub fn grid(ui: &mut Ui, pushes: &[Push], per_row: usize) -> Option<usize> {
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap * (per_row as f32 - 1.0)) / per_row as f32;
    let mut pressed = None;
    for (row, pushes) in pushes.chunks(per_row).enumerate() {
        let height = pushes.iter().map(|push| push.height(ui, width)).fold(0.0, f32::max);
        // A button that is alone in its row has all of it.
        let width = if pushes.len() == 1 { ui.available_width() } else { width };
        ui.horizontal(|ui| {
            for (index, push) in pushes.iter().enumerate() {
                if push.show(ui, vec2(width, height)).clicked() {
                    pressed = Some(row * per_row + index);
                }
            }
        });
    }
    pressed
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

/// One of several things to choose from; `name` is what it is called for those who hear it.
pub fn pill(ui: &mut Ui, label: &str, name: &str, chosen: bool) -> Response {
    let tokens = tokens(ui);
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
