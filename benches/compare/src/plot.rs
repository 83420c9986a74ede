//! The comparison as a picture: bars on a logarithmic scale, one group per set. Plain SVG text.

use crate::Row;
use std::fmt::Write;

const WIDTH: f64 = 760.0;
const LEFT: f64 = 130.0;
const BAR: f64 = 13.0;
const GROUP: f64 = 58.0;
const TOP: f64 = 46.0;
/// The scale runs from 1 microsecond to 1000 seconds.
const DECADES: f64 = 9.0;

/// Draws the rows.
pub(crate) fn draw(rows: &[Row]) -> String {
    let height = TOP + GROUP * rows.len() as f64 + 30.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
    );
    for (i, (name, colour)) in SOLVERS.iter().enumerate() {
        let x = LEFT + 150.0 * i as f64;
        line(
            &mut svg,
            &format!("<rect x=\"{x}\" y=\"14\" width=\"12\" height=\"12\" fill=\"{colour}\"/>"),
        );
        text(&mut svg, x + 18.0, 24.0, "start", name);
    }
    for decade in 0..=DECADES as i32 {
        let x = position(10f64.powi(decade));
        let bottom = height - 26.0;
        line(
            &mut svg,
            &format!("<path d=\"M{x} {TOP}V{bottom}\" stroke=\"#d0d0d0\" fill=\"none\"/>"),
        );
        text(&mut svg, x, height - 10.0, "middle", &duration(10f64.powi(decade)));
    }
    for (i, row) in rows.iter().enumerate() {
        let y = TOP + GROUP * i as f64 + 8.0;
        text(&mut svg, LEFT - 10.0, y + 1.8 * BAR, "end", &row.set);
        let times = [Some(row.ours), Some(row.connect_four_ai), row.bitbully];
        for (k, ((_, colour), time)) in SOLVERS.iter().zip(times).enumerate() {
            let Some(time) = time else { continue };
            let (y, length) = (y + BAR * k as f64, position(time) - LEFT);
            line(
                &mut svg,
                &format!(
                    "<rect x=\"{LEFT}\" y=\"{y:.1}\" width=\"{length:.1}\" height=\"{:.1}\" \
                     fill=\"{colour}\"/>",
                    BAR - 1.0
                ),
            );
            text(&mut svg, LEFT + length + 4.0, y + BAR - 3.0, "start", &duration(time));
        }
    }
    svg.push_str("</svg>\n");
    svg
}

const SOLVERS: [(&str, &str); 3] =
    [("Fourline", "#c0392b"), ("connect-four-ai 1.0.0", "#2c6fbb"), ("BitBully", "#d4a017")];

/// Where a time in microseconds lies on the scale.
fn position(microseconds: f64) -> f64 {
    LEFT + (WIDTH - LEFT - 70.0) * microseconds.max(1.0).log10() / DECADES
}

/// A time in words, with two significant digits.
fn duration(microseconds: f64) -> String {
    let (value, unit) = match microseconds {
        us if us < 1e3 => (us, "us"),
        us if us < 1e6 => (us / 1e3, "ms"),
        us => (us / 1e6, "s"),
    };
    if value < 10.0 && value.fract() > 0.05 {
        format!("{value:.1} {unit}")
    } else {
        format!("{value:.0} {unit}")
    }
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, words: &str) {
    line(svg, &format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>"));
}

fn line(svg: &mut String, line: &str) {
    writeln!(svg, "{line}").expect("writing to a string cannot fail");
}
