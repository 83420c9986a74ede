//! Buttons with a word, its key, and the reason why they can't be used.

use crate::paint::colour;
use crate::style::{self, bold, plain, tokens};
use crate::widgets::{aligned, focus_ring, text};
use eframe::egui::epaint::Galley;
use eframe::egui::{
    Align, Color32, CornerRadius, CursorIcon, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

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

    fn paint_text(&self, ui: &Ui, rect: Rect) {
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

/// Buttons side by side, two in a row or more if there is room; the number of the one that is pressed.
pub fn grid(ui: &mut Ui, pushes: &[Push], per_row: usize) -> Option<usize> {
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap * (per_row as f32 - 1.0)) / per_row as f32;
    let mut pressed = None;
    for (row, pushes) in pushes.chunks(per_row).enumerate() {
        // A button that is alone in its row has all of it.
        let width = if pushes.len() == 1 { ui.available_width() } else { width };
        let height = pushes.iter().map(|push| push.height(ui, width)).fold(0.0, f32::max);
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
