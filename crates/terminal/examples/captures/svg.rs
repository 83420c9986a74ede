//! A screen as an SVG picture. Block characters are drawn as shapes, so that the picture does not
//! depend on a font.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;

/// The size of a character, in pixels.
const SIZE: (u32, u32) = (10, 20);

/// The whole screen.
pub fn draw(buffer: &Buffer) -> String {
    let (width, height) = (u32::from(buffer.area.width), u32::from(buffer.area.height));
    let (pixels_x, pixels_y) = (width * SIZE.0, height * SIZE.1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{pixels_x}\" height=\"{pixels_y}\" \
         viewBox=\"0 0 {pixels_x} {pixels_y}\" font-family=\"monospace\" font-size=\"16\">\n"
    );
    let ground = colours(&buffer[(0, 0)]).1;
    let _ = writeln!(svg, "<rect width=\"100%\" height=\"100%\" fill=\"{ground}\"/>");
    for y in 0..buffer.area.height {
        let mut x = 0;
        while x < buffer.area.width {
            let run = run_length(buffer, x, y);
            draw_run(&mut svg, buffer, (x, y), run, &ground);
            x += run;
        }
    }
    svg + "</svg>\n"
}

/// How many cells from here on look the same.
fn run_length(buffer: &Buffer, x: u16, y: u16) -> u16 {
    let look = |x: u16| (colours(&buffer[(x, y)]), buffer[(x, y)].modifier);
    let first = look(x);
    (x..buffer.area.width).take_while(|&x| look(x) == first).count() as u16
}

fn draw_run(svg: &mut String, buffer: &Buffer, (x, y): (u16, u16), run: u16, ground: &str) {
    let (front, back) = colours(&buffer[(x, y)]);
    let (left, top) = (u32::from(x) * SIZE.0, u32::from(y) * SIZE.1);
    if back != ground {
        let width = u32::from(run) * SIZE.0;
        let _ = writeln!(
            svg,
            "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{}\" fill=\"{back}\"/>",
            SIZE.1
        );
    }
    let bold = buffer[(x, y)].modifier.contains(Modifier::BOLD);
    let weight = if bold { " font-weight=\"bold\"" } else { "" };
    for x in x..x + run {
        let symbol = buffer[(x, y)].symbol();
        let left = u32::from(x) * SIZE.0;
        let half = SIZE.1 / 2;
        let block = match symbol {
            "█" => Some((top, SIZE.1)),
            "▀" => Some((top, half)),
            "▄" => Some((top + half, half)),
            _ => None,
        };
        if let Some((top, height)) = block {
            let _ = writeln!(
                svg,
                "<rect x=\"{left}\" y=\"{top}\" width=\"{}\" height=\"{height}\" fill=\"{front}\"/>",
                SIZE.0
            );
        } else if !symbol.trim().is_empty() {
            let base = top + 15;
            let symbol = symbol.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            let _ = writeln!(
                svg,
                "<text x=\"{left}\" y=\"{base}\" fill=\"{front}\"{weight}>{symbol}</text>"
            );
        }
    }
}

/// What is written and what is behind it.
fn colours(cell: &Cell) -> (String, String) {
    let (front, back) = (rgb(cell.fg, "#d0d0d0"), rgb(cell.bg, "#101010"));
    if cell.modifier.contains(Modifier::REVERSED) { (back, front) } else { (front, back) }
}

/// The colours of the 256 that the themes use: a cube of six steps, then greys.
fn rgb(colour: Color, usual: &str) -> String {
    let Color::Indexed(index) = colour else { return usual.to_string() };
    let step = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
    let [red, green, blue] = match index {
        232.. => [8 + 10 * (index - 232); 3],
        16.. => {
            let cube = index - 16;
            [step(cube / 36), step(cube / 6 % 6), step(cube % 6)]
        }
        _ => return usual.to_string(),
    };
    format!("#{red:02x}{green:02x}{blue:02x}")
}
