//! How the game has gone, as a line: up is good for seat 1. A click looks at that step.

use crate::paint::colour;
use crate::style::{plain, tokens};
use eframe::egui::{Align2, Id, Pos2, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2};
use fourline_app::study::Review;
use fourline_app::words::Speaker;
use fourline_app::{Request, SessionView};
use fourline_game::Seat;
use fourline_words::catalogue::window as say;

/// Shows the graph in this space. Mistakes are dots in another colour, and larger.
pub fn show(
    ui: &mut Ui,
    review: &Review,
    view: &SessionView,
    speaker: &Speaker,
    space: Rect,
) -> Option<Request> {
    let (tree, tokens) = (&review.study.tree, tokens(ui));
    let painter = ui.painter_at(space);
    let plot = space.shrink2([10.0, 16.0].into());
    let middle = plot.center().y;
    painter.hline(plot.x_range(), middle, Stroke::new(1.0, colour(tokens.edge)));
    let last = view.last_step;
    let x = |step: usize| plot.left() + plot.width() * step as f32 / last.max(1) as f32;
    let y = |value: f32| middle - value * plot.height() / 2.0;
    let point = |(step, &node): (usize, &usize)| Some(pos2(x(step), y(tree.worth(node)?)));
    let points: Vec<Option<Pos2>> = review.nodes.iter().enumerate().map(point).collect();
    let line = Stroke::new(2.5, colour(tokens.accent));
    for pair in points.windows(2) {
        if let [Some(from), Some(to)] = pair {
            painter.line_segment([*from, *to], line);
        }
    }
    for (step, point) in points.iter().enumerate() {
        let Some(point) = point else { continue };
        if review.is_mistake(step) {
            painter.circle_filled(*point, 5.5, colour(tokens.bad));
        }
        if step == view.step {
            let ring = Stroke::new(2.5, colour(tokens.ink));
            painter.circle(*point, 6.5, colour(tokens.card), ring);
            if review.is_mistake(step) {
                painter.circle_filled(*point, 4.0, colour(tokens.bad));
            }
        }
    }
    let name = |seat| speaker.words().name(&view.shown, seat);
    let (font, dim) = (plain(12.0), colour(tokens.muted));
    painter.text(space.left_top(), Align2::LEFT_TOP, name(Seat::One), font.clone(), dim);
    painter.text(space.left_bottom(), Align2::LEFT_BOTTOM, name(Seat::Two), font, dim);
    let (title, words) = (say::graph(speaker.language), speaker.standing(&review.study));
    let response = ui.interact(space, Id::unique("graph"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &title));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words.as_str()));
    if response.has_focus() {
        crate::widgets::focus_ring(ui, space, 6);
    }
    let pointer = response.interact_pointer_pos().filter(|_| response.clicked());
    pointer.map(|at| {
        let part = (at.x - plot.left()) / plot.width().max(1.0);
        Request::LookAt((part.clamp(0.0, 1.0) * last as f32).round() as usize)
    })
}
