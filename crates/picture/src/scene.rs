//! A drawing as a list of simple marks. The SVG writer and the window's painter draw the same list.

use crate::Colour;

/// A drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The width in units.
    pub width: f32,
    /// The height in units.
    pub height: f32,
    /// What everything is drawn on.
    pub ground: Colour,
    /// What is drawn, from back to front.
    pub marks: Vec<Mark>,
    /// What it shows, in a few words.
    pub title: String,
    /// What it shows, in full sentences, for those who can't see it.
    pub description: String,
}

/// One thing drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Its form.
    pub form: Form,
    /// Its colour.
    pub colour: Colour,
    /// How it is drawn.
    pub pen: Pen,
}

/// How a form is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pen {
    /// The whole form.
    Fill,
    /// Its outline, so wide.
    Stroke(f32),
}

/// A form, in units from the upper left corner of the drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A rectangle by its upper left corner, with round corners if `round` is not 0.
    Rect {
        /// Left.
        x: f32,
        /// Top.
        y: f32,
        /// Width.
        width: f32,
        /// Height.
        height: f32,
        /// The radius of its corners.
        round: f32,
    },
    /// A circle by its centre.
    Circle {
        /// The centre.
        x: f32,
        /// The centre.
        y: f32,
        /// The radius.
        r: f32,
    },
    /// A closed polygon.
    Polygon(Vec<(f32, f32)>),
    /// An open line from point to point.
    Path(Vec<(f32, f32)>),
    /// A straight line with round ends.
    Line((f32, f32), (f32, f32)),
    /// A line of our own words or numbers, centred around a point. Never text from outside.
    Text {
        /// The centre.
        x: f32,
        /// The centre of capital letters.
        y: f32,
        /// The height of the type.
        size: f32,
        /// What it says.
        text: String,
    },
}

impl Form {
    /// The square around a centre; `half` is half its side.
    pub fn square(x: f32, y: f32, half: f32) -> Form {
        Form::Rect { x: x - half, y: y - half, width: 2.0 * half, height: 2.0 * half, round: 0.0 }
    }

    /// The form, scaled and then moved.
    pub fn placed(&self, scale: f32, (dx, dy): (f32, f32)) -> Form {
        let at = |(x, y): (f32, f32)| (dx + x * scale, dy + y * scale);
        let all = |points: &[(f32, f32)]| points.iter().map(|&point| at(point)).collect();
        match self {
            Form::Rect { x, y, width, height, round } => {
                let (x, y) = at((*x, *y));
                let [width, height, round] = [width, height, round].map(|side| side * scale);
                Form::Rect { x, y, width, height, round }
            }
            Form::Circle { x, y, r } => {
                let (x, y) = at((*x, *y));
                Form::Circle { x, y, r: r * scale }
            }
            Form::Polygon(points) => Form::Polygon(all(points)),
            Form::Path(points) => Form::Path(all(points)),
            Form::Line(from, to) => Form::Line(at(*from), at(*to)),
            Form::Text { x, y, size, text } => {
                let (x, y) = at((*x, *y));
                Form::Text { x, y, size: size * scale, text: text.clone() }
            }
        }
    }
}

impl Mark {
    /// A filled form.
    pub fn filled(form: Form, colour: Colour) -> Mark {
        Mark { form, colour, pen: Pen::Fill }
    }

    /// The outline of a form.
    pub fn stroked(form: Form, colour: Colour, width: f32) -> Mark {
        Mark { form, colour, pen: Pen::Stroke(width) }
    }

    /// The mark, scaled and then moved.
    pub fn placed(&self, scale: f32, by: (f32, f32)) -> Mark {
        let pen = match self.pen {
            Pen::Fill => Pen::Fill,
            Pen::Stroke(width) => Pen::Stroke(width * scale),
        };
        Mark { form: self.form.placed(scale, by), colour: self.colour, pen }
    }
}
