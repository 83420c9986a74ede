//! How the game has gone, as a line: up is good for seat 1. A click looks at that step.

use eframe::egui::{Align2, FontId, Id, Pos2, Role, Sense, Stroke, Ui, WidgetInfo, pos2};
use fourline_app::study::Review;
use fourline_app::words::Speaker;
use fourline_app::{Request, SessionView};
use fourline_game::Seat;
use fourline_words::catalogue::window as say;

/// Shows the graph in the space that is left.
pub fn show(
    ui: &mut Ui,
    review: &Review,
    view: &SessionView,
    speaker: &Speaker,
) -> Option<Request> {
    let tree = &review.study.tree;
    let space = ui.available_rect_before_wrap().shrink2([8.0, 6.0].into());
    let visuals = ui.visuals().clone();
    let painter = ui.painter_at(space.expand(6.0));
    painter.rect_filled(space, 4.0, visuals.extreme_bg_color);
    let plot = space.shrink2([12.0, 6.0].into());
    let middle = plot.center().y;
    let faint = Stroke::new(1.0, visuals.weak_text_color());
    painter.hline(plot.x_range(), middle, faint);
    let last = view.last_step;
    let x = |step: usize| plot.left() + plot.width() * step as f32 / last.max(1) as f32;
    let y = |value: f32| middle - value * plot.height() / 2.0;
    let point = |(step, &node): (usize, &usize)| Some(pos2(x(step), y(tree.worth(node)?)));
    let points: Vec<Option<Pos2>> = review.nodes.iter().enumerate().map(point).collect();
    let ink = Stroke::new(2.0, visuals.strong_text_color());
    for pair in points.windows(2) {
        if let [Some(from), Some(to)] = pair {
            painter.line_segment([*from, *to], ink);
        }
    }
    for (step, point) in points.iter().enumerate() {
        let Some(point) = point else { continue };
        if step == view.step {
            painter.circle(*point, 6.0, visuals.extreme_bg_color, ink);
        } else {
            painter.circle_filled(*point, 3.0, ink.color);
        }
    }
    let font = FontId::proportional(13.0);
    let name = |seat| speaker.who(&view.shown, seat);
    let dim = visuals.text_color();
    painter.text(plot.left_top(), Align2::LEFT_TOP, name(Seat::One), font.clone(), dim);
    painter.text(plot.left_bottom(), Align2::LEFT_BOTTOM, name(Seat::Two), font, dim);
    let (title, words) = (say::graph(speaker.language), speaker.standing(&review.study));
    let response = ui.interact(space, Id::unique("graph"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &title));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words.as_str()));
    let pointer = response.interact_pointer_pos().filter(|_| response.clicked());
    ui.advance_cursor_after_rect(space);
    pointer.map(|at| {
        let part = (at.x - plot.left()) / plot.width().max(1.0);
        Request::LookAt((part.clamp(0.0, 1.0) * last as f32).round() as usize)
    })
}
