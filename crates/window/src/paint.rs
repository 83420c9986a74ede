//! The marks of a picture, painted by egui: the window shows what `fourline picture` draws.

use eframe::egui::epaint::{CircleShape, PathShape, PathStroke, RectShape, StrokeKind};
use eframe::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use fourline_picture::{Colour, Form, Mark, Pen};

/// The colour for egui.
pub fn colour(Colour(r, g, b): Colour) -> Color32 {
    Color32::from_rgb(r, g, b)
}

/// Where on the screen a picture's units are.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The picture's upper left corner.
    pub origin: Pos2,
    /// Points a unit.
    pub scale: f32,
}

impl Place {
    /// As large as it fits into a space, in its middle.
    pub fn fit(width: f32, height: f32, space: Rect) -> Place {
        let scale = (space.width() / width).min(space.height() / height).max(0.05);
        let size = vec2(width * scale, height * scale);
        Place { origin: space.center() - size / 2.0, scale }
    }

    /// A point of the picture on the screen.
    pub fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.origin + vec2(x, y) * self.scale
    }

    /// A rectangle of the picture on the screen.
    pub fn rect(&self, (x, y): (f32, f32), (width, height): (f32, f32)) -> Rect {
        Rect::from_min_size(self.at((x, y)), vec2(width, height) * self.scale)
    }

    /// Paints a mark; `strength` below 1 lets through what is behind.
    pub fn paint(&self, painter: &Painter, mark: &Mark, strength: f32) {
        let Mark { form, colour: ink, pen } =
            mark.placed(self.scale, (self.origin.x, self.origin.y));
        let ink = colour(ink).gamma_multiply(strength);
        let (fill, stroke) = match pen {
            Pen::Fill => (ink, Stroke::NONE),
            Pen::Stroke(width) => (Color32::TRANSPARENT, Stroke::new(width, ink)),
        };
        let points = |points: &[(f32, f32)]| -> Vec<Pos2> {
            points.iter().map(|&(x, y)| pos2(x, y)).collect()
        };
        let shape: Shape = match form {
            Form::Rect { x, y, width, height, round } => {
                let rect = Rect::from_min_size(pos2(x, y), vec2(width, height));
                RectShape::new(rect, round, fill, stroke, StrokeKind::Middle).into()
            }
            Form::Line(from, to) => {
                let [from, to] = [from, to].map(|(x, y)| pos2(x, y));
                // Lines have no round ends of their own.
                for end in [from, to] {
                    painter.circle_filled(end, stroke.width / 2.0, ink);
                }
                Shape::line_segment([from, to], stroke)
            }
            Form::Circle { x, y, r } => {
                // egui draws the outline of a circle outside of it; ours is in the middle.
                let radius = r - stroke.width / 2.0;
                CircleShape { center: pos2(x, y), radius, fill, stroke }.into()
            }
            // egui fills convex forms only, so a form is cut into triangles around its centre.
            Form::Polygon(corners) => star(&points(&corners), fill),
            Form::Path(path) => {
                let stroke = PathStroke::from(stroke);
                PathShape { points: points(&path), closed: false, fill, stroke }.into()
            }
            Form::Text { x, y, size, text } => {
                painter.text(
                    pos2(x, y),
                    Align2::CENTER_CENTER,
                    text,
                    FontId::proportional(size),
                    ink,
                );
                return;
            }
        };
        painter.add(shape);
    }
}

/// A form that can be seen whole from its centre, filled.
fn star(corners: &[Pos2], fill: Color32) -> Shape {
    let sum = corners.iter().fold(vec2(0.0, 0.0), |sum, corner| sum + corner.to_vec2());
    let centre = (sum / corners.len() as f32).to_pos2();
    let mut mesh = eframe::egui::Mesh::default();
    mesh.colored_vertex(centre, fill);
    for &corner in corners {
        mesh.colored_vertex(corner, fill);
    }
    let count = corners.len() as u32;
    for index in 0..count {
        mesh.add_triangle(0, 1 + index, 1 + (index + 1) % count);
    }
    Shape::mesh(mesh)
}
