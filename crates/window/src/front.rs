//! The front of a board: a plate with round holes through which the discs behind it are seen. egui has
//! no shapes with holes, so the plate is cut into triangles around each hole.

use eframe::egui::{Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Shape, pos2, vec2};

/// Into how many parts a circle is cut. A multiple of 8, so that the corners of a square are met.
const PARTS: usize = 64;

/// A plate with holes.
pub struct Front {
    /// The whole plate.
    pub plate: Rect,
    /// The square around the first hole, the upper left one.
    pub cell: Rect,
    /// How many holes lie side by side, and how many above each other.
    pub holes: (usize, usize),
    /// The radius of a hole.
    pub radius: f32,
    /// The radius of the plate's corners.
    pub round: f32,
}

impl Front {
    /// Paints the plate; what was painted before is seen through the holes.
    pub fn paint(&self, painter: &Painter, colour: Color32) {
        let (wide, high) = self.holes;
        let (side, corner) = (self.cell.width(), self.cell.min);
        let mut mesh = Mesh::default();
        for column in 0..wide {
            for row in 0..high {
                let from = corner + vec2(column as f32, row as f32) * side;
                self.cut(&mut mesh, Rect::from_min_size(from, vec2(side, side)), colour);
            }
        }
        painter.add(Shape::mesh(mesh));
        self.paint_rim(painter, colour);
    }

    /// The square around a hole. The edge of the hole fades over a pixel, so that it looks smooth.
    fn cut(&self, mesh: &mut Mesh, square: Rect, colour: Color32) {
        let first = mesh.vertices.len() as u32;
        for part in 0..PARTS {
            let angle = part as f32 / PARTS as f32 * std::f32::consts::TAU;
            let direction = vec2(angle.cos(), angle.sin());
            let centre = square.center();
            let out = square.width() / 2.0 / direction.x.abs().max(direction.y.abs());
            for (length, colour) in [
                (out, colour),
                (self.radius + 0.5, colour),
                (self.radius - 0.5, Color32::TRANSPARENT),
            ] {
                mesh.colored_vertex(centre + direction * length, colour);
            }
        }
        let at = |part: usize, ring: u32| first + 3 * (part % PARTS) as u32 + ring;
        for part in 0..PARTS {
            for ring in 0..2 {
                mesh.add_triangle(at(part, ring), at(part + 1, ring), at(part, ring + 1));
                mesh.add_triangle(at(part + 1, ring), at(part + 1, ring + 1), at(part, ring + 1));
            }
        }
    }

    /// What is around the holes. It reaches a little over their squares, so that no seam is seen.
    fn paint_rim(&self, painter: &Painter, colour: Color32) {
        let (wide, high) = self.holes;
        let side = self.cell.width();
        let inner = Rect::from_min_size(self.cell.min, vec2(wide as f32, high as f32) * side);
        let inner = inner.shrink(1.0);
        let strip = |from: Pos2, to: Pos2, round: CornerRadius| {
            painter.rect_filled(Rect::from_min_max(from, to), round, colour);
        };
        let Rect { min, max } = self.plate;
        let round = self.round.min(inner.min.y - min.y).clamp(0.0, 255.0) as u8;
        let upper = CornerRadius { nw: round, ne: round, ..CornerRadius::ZERO };
        let lower = CornerRadius { sw: round, se: round, ..CornerRadius::ZERO };
        strip(min, pos2(max.x, inner.min.y), upper);
        strip(pos2(min.x, inner.max.y), max, lower);
        let (top, bottom) = (inner.min.y - 1.0, inner.max.y + 1.0);
        strip(pos2(min.x, top), pos2(inner.min.x, bottom), CornerRadius::ZERO);
        strip(pos2(inner.max.x, top), pos2(max.x, bottom), CornerRadius::ZERO);
    }
}
