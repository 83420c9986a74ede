//! A scene as SVG text. Whatever came from outside, names above all, is escaped here.

use crate::lettering::number;
#[cfg(feature = "font")]
use crate::lettering::outline;
use crate::{Form, Mark, Pen, Scene, Size};
use std::fmt::Write as _;

/// The scene as an SVG document of that size.
pub fn write(scene: &Scene, size: Size) -> String {
    let (width, height) = size.pixels(scene);
    let scale = (width as f32 / scene.width).min(height as f32 / scene.height);
    // What is left over is ground, the drawing stands in the middle of it.
    let (wide, high) = (width as f32 / scale, height as f32 / scale);
    let (left, top) = ((scene.width - wide) / 2.0, (scene.height - high) / 2.0);
    let [x, y, w, h] = [left, top, wide, high].map(number);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"{x} {y} {w} {h}\" role=\"img\" aria-labelledby=\"title description\">\n\
         <title id=\"title\">{}</title>\n<desc id=\"description\">{}</desc>\n\
         <rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"{}\"/>\n",
        escaped(&scene.title),
        escaped(scene.description.trim_end()),
        scene.ground
    );
    for mark in &scene.marks {
        element(&mut text, mark);
    }
    text += "</svg>\n";
    text
}

fn element(text: &mut String, Mark { form, colour, pen }: &Mark) {
    let points = |points: &[(f32, f32)]| {
        let pairs = points.iter().map(|&(x, y)| format!("{},{}", number(x), number(y)));
        pairs.collect::<Vec<_>>().join(" ")
    };
    let element = match form {
        Form::Rect { x, y, width, height, round } => {
            let corners = match *round {
                0.0 => String::new(),
                round => format!(" rx=\"{}\"", number(round)),
            };
            let [x, y, width, height] = [*x, *y, *width, *height].map(number);
            format!("rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{corners}")
        }
        Form::Circle { x, y, r } => {
            let [x, y, r] = [*x, *y, *r].map(number);
            format!("circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"")
        }
        Form::Polygon(corners) => format!("polygon points=\"{}\"", points(corners)),
        Form::Path(path) => format!("polyline points=\"{}\"", points(path)),
        Form::Line(from, to) => {
            let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(number);
            format!("line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"")
        }
        #[cfg(feature = "font")]
        Form::Text { x, y, size, text } => {
            format!("path d=\"{}\"", outline(text, (*x, *y), *size))
        }
        #[cfg(not(feature = "font"))]
        Form::Text { x, y, size, text: words } => {
            let [x, y, size] = [*x, *y + *size * 0.36, *size].map(number);
            let _ = writeln!(
                text,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-family=\"sans-serif\" \
                 text-anchor=\"middle\" fill=\"{colour}\">{}</text>",
                escaped(words)
            );
            return;
        }
    };
    let _ = match pen {
        Pen::Fill => writeln!(text, "<{element} fill=\"{colour}\"/>"),
        Pen::Stroke(width) => {
            let width = number(*width);
            let ends =
                if matches!(form, Form::Line(..)) { " stroke-linecap=\"round\"" } else { "" };
            writeln!(
                text,
                "<{element} fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"{ends}/>"
            )
        }
    };
}

/// Text that can stand anywhere in XML: markup is escaped, and what XML forbids is left out.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            '\n' | '\t' => safe.push(c),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_from_outside_becomes_markup() {
        assert_eq!(
            escaped("</title><script>alert('1')</script> & \"\u{1b}\u{0}"),
            "&lt;/title&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;"
        );
    }
}
