//! The front of a board: a plate with round holes through which the discs behind it are seen. egui has
//! no shapes with holes, so the plate is cut into triangles around each hole.

use eframe::egui::{Color32, Mesh, Painter, Rect, Shape, vec2};

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
        self.add_rim(&mut mesh, colour);
        painter.add(Shape::mesh(mesh));
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
        ring(mesh, first, PARTS);
    }

    /// What is around the holes, up to the round corners. The outer edge fades over a pixel too.
    fn add_rim(&self, mesh: &mut Mesh, colour: Color32) {
        let (wide, high) = self.holes;
        let side = self.cell.width();
        let inner = Rect::from_min_size(self.cell.min, vec2(wide as f32, high as f32) * side);
        let first = mesh.vertices.len() as u32;
        let centres = self.plate.shrink(self.round);
        let mut count = 0;
        for (corner, centre) in
            [centres.right_bottom(), centres.left_bottom(), centres.left_top(), centres.right_top()]
                .into_iter()
                .enumerate()
        {
            for part in 0..=PARTS / 4 {
                let quarter = corner as f32 + part as f32 / (PARTS / 4) as f32;
                let angle = quarter * std::f32::consts::FRAC_PI_2;
                let direction = vec2(angle.cos(), angle.sin());
                let at = |radius: f32| centre + direction * radius;
                mesh.colored_vertex(inner.clamp(at(self.round)), colour);
                mesh.colored_vertex(at(self.round - 0.5), colour);
                mesh.colored_vertex(at(self.round + 0.5), Color32::TRANSPARENT);
                count += 1;
            }
        }
        ring(mesh, first, count);
    }
}

/// Triangles between three closed rings of so many points each, stored point by point.
fn ring(mesh: &mut Mesh, first: u32, count: usize) {
    let at = |part: usize, ring: u32| first + 3 * (part % count) as u32 + ring;
    for part in 0..count {
        for ring in 0..2 {
            mesh.add_triangle(at(part, ring), at(part + 1, ring), at(part, ring + 1));
            mesh.add_triangle(at(part + 1, ring), at(part + 1, ring + 1), at(part, ring + 1));
        }
    }
}
