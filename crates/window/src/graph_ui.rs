//! How the game has gone, as a line: up is good for seat 1. A click looks at that step.

use crate::round::Round;
use eframe::egui::{Align2, FontId, Id, Pos2, Role, Sense, Stroke, Ui, WidgetInfo, pos2};
use fourline_game::Seat;

/// Shows the graph in the space that is left.
pub fn show(ui: &mut Ui, round: &mut Round) {
    let Some(study) = round.study() else { return };
    let space = ui.available_rect_before_wrap().shrink2([8.0, 6.0].into());
    let visuals = ui.visuals().clone();
    let painter = ui.painter_at(space.expand(6.0));
    painter.rect_filled(space, 4.0, visuals.extreme_bg_color);
    let plot = space.shrink2([12.0, 6.0].into());
    let middle = plot.center().y;
    let faint = Stroke::new(1.0, visuals.weak_text_color());
    painter.hline(plot.x_range(), middle, faint);
    let last = round.steps().len() - 1;
    let x = |step: usize| plot.left() + plot.width() * step as f32 / last.max(1) as f32;
    let y = |value: f32| middle - value * plot.height() / 2.0;
    let points: Vec<Option<Pos2>> = round
        .steps()
        .iter()
        .map(|step| study.value(&step.game).map(|value| pos2(x(step.number), y(value))))
        .collect();
    let ink = Stroke::new(2.0, visuals.strong_text_color());
    for pair in points.windows(2) {
        if let [Some(from), Some(to)] = pair {
            painter.line_segment([*from, *to], ink);
        }
    }
    for (step, point) in points.iter().enumerate() {
        let Some(point) = point else { continue };
        if step == round.step() {
            painter.circle(*point, 6.0, visuals.extreme_bg_color, ink);
        } else {
            painter.circle_filled(*point, 3.0, ink.color);
        }
    }
    let font = FontId::proportional(13.0);
    let name = |seat| format!("{} ahead", round.words().who(round.game(), seat));
    let dim = visuals.text_color();
    painter.text(plot.left_top(), Align2::LEFT_TOP, name(Seat::One), font.clone(), dim);
    painter.text(plot.left_bottom(), Align2::LEFT_BOTTOM, name(Seat::Two), font, dim);
    let words = study.in_words(round.shown(), round.words());
    let response = ui.interact(space, Id::unique("graph"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, "Evaluation graph"));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words.as_str()));
    let pointer = response.interact_pointer_pos().filter(|_| response.clicked());
    ui.advance_cursor_after_rect(space);
    if let Some(at) = pointer {
        let part = (at.x - plot.left()) / plot.width().max(1.0);
        round.look_at((part.clamp(0.0, 1.0) * last as f32).round() as usize);
    }
}
