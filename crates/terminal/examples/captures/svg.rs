//! A screen as an SVG picture. Block characters are drawn as shapes, so that the picture does not depend
//! on a font; words are stretched to the width of their characters.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;
use unicode_width::UnicodeWidthStr;

/// The size of a character, in pixels: it can be divided by two and by three.
const SIZE: (u32, u32) = (10, 18);

/// The whole screen.
pub fn draw(buffer: &Buffer) -> String {
    let (width, height) = (u32::from(buffer.area.width), u32::from(buffer.area.height));
    let (pixels_x, pixels_y) = (width * SIZE.0, height * SIZE.1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{pixels_x}\" height=\"{pixels_y}\" \
         viewBox=\"0 0 {pixels_x} {pixels_y}\" font-family=\"DejaVu Sans Mono,Menlo,Consolas,monospace\" \
         font-size=\"16.6\" shape-rendering=\"crispEdges\">\n"
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
        rect(svg, left, top, u32::from(run) * SIZE.0, SIZE.1, &back);
    }
    let modifier = buffer[(x, y)].modifier;
    let mut text = String::new();
    // A wide character takes the next cell too.
    let mut skip = 0;
    for x in x..x + run {
        if skip > 0 {
            skip -= 1;
            continue;
        }
        let symbol = buffer[(x, y)].symbol();
        skip = symbol.width().saturating_sub(1);
        match dots(symbol) {
            Some(dots) => {
                draw_dots(svg, u32::from(x) * SIZE.0, top, dots, &front);
                text.push(' ');
            }
            None => text += symbol,
        }
    }
    if modifier.contains(Modifier::UNDERLINED) {
        rect(svg, left, top + SIZE.1 - 2, u32::from(run) * SIZE.0, 1, &front);
    }
    let words = text.trim_end();
    let start = words.trim_start();
    if !start.is_empty() {
        let left = left + words[..words.len() - start.len()].width() as u32 * SIZE.0;
        let weight = match modifier.contains(Modifier::BOLD) {
            true => " font-weight=\"bold\"",
            false => "",
        };
        let (base, length) = (top + 14, start.width() as u32 * SIZE.0);
        let start = start.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let _ = writeln!(
            svg,
            "<text x=\"{left}\" y=\"{base}\" textLength=\"{length}\" fill=\"{front}\"{weight} \
             xml:space=\"preserve\">{start}</text>"
        );
    }
}

fn rect(svg: &mut String, x: u32, y: u32, width: u32, height: u32, fill: &str) {
    let _ = writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>"
    );
}

/// The dots of a block character: how many across and down, and which are set.
fn dots(symbol: &str) -> Option<(u32, u32, u32)> {
    let mut characters = symbol.chars();
    let (Some(c), None) = (characters.next(), characters.next()) else { return None };
    let quadrants = |set| Some((2, 2, set));
    match c {
        '█' => Some((1, 1, 1)),
        '▀' => Some((1, 2, 1)),
        '▄' => Some((1, 2, 2)),
        '▌' => Some((2, 1, 1)),
        '▐' => Some((2, 1, 2)),
        '▘' => quadrants(1),
        '▝' => quadrants(2),
        '▖' => quadrants(4),
        '▗' => quadrants(8),
        '▞' => quadrants(6),
        '▚' => quadrants(9),
        '▛' => quadrants(7),
        '▜' => quadrants(11),
        '▙' => quadrants(13),
        '▟' => quadrants(14),
        '\u{1fb00}'..='\u{1fb3b}' => {
            let mut set = c as u32 - 0x1fb00 + 1;
            // Left and right halves have other places in Unicode.
            set += u32::from(set >= 0b010101);
            set += u32::from(set >= 0b101010);
            Some((2, 3, set))
        }
        _ => None,
    }
}

fn draw_dots(
    svg: &mut String,
    left: u32,
    top: u32,
    (across, down, set): (u32, u32, u32),
    fill: &str,
) {
    let (width, height) = (SIZE.0 / across, SIZE.1 / down);
    for dot in (0..across * down).filter(|dot| set >> dot & 1 == 1) {
        rect(svg, left + dot % across * width, top + dot / across * height, width, height, fill);
    }
}

/// What is written and what is behind it.
fn colours(cell: &Cell) -> (String, String) {
    let (front, back) = (rgb(cell.fg, "#d0d0d0"), rgb(cell.bg, "#101010"));
    if cell.modifier.contains(Modifier::REVERSED) { (back, front) } else { (front, back) }
}

/// A colour as SVG writes it; the sixteen basic ones as xterm shows them.
fn rgb(colour: Color, usual: &str) -> String {
    let [red, green, blue] = match colour {
        Color::Rgb(red, green, blue) => [red, green, blue],
        Color::Indexed(index @ 232..) => [8 + 10 * (index - 232); 3],
        Color::Indexed(index @ 16..) => {
            let step = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
            let cube = index - 16;
            [step(cube / 36), step(cube / 6 % 6), step(cube % 6)]
        }
        Color::Black => [0; 3],
        Color::Red => [205, 0, 0],
        Color::Blue => [0, 0, 238],
        Color::Gray => [229; 3],
        Color::DarkGray => [77; 3],
        Color::LightCyan => [0, 255, 255],
        Color::LightYellow => [255, 255, 0],
        Color::White => [255; 3],
        _ => return usual.to_string(),
    };
    format!("#{red:02x}{green:02x}{blue:02x}")
}
