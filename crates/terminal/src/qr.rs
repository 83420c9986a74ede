//! A link as a code for the camera of a phone, drawn with half blocks.

use fast_qr::{ECL, QRBuilder};

/// Modules of free space around it.
const QUIET: usize = 2;

/// The code, line by line, dark where characters are: to be shown as black on white. `inverted` for where
/// the characters are light and the background dark. `None` if the text is too long.
pub fn qr(text: &str, inverted: bool) -> Option<Vec<String>> {
    let code = QRBuilder::new(text).ecl(ECL::L).build().ok()?;
    let (size, full) = (code.size, code.size + 2 * QUIET);
    let is_filled = |row: usize, column: usize| {
        let inside =
            (QUIET..QUIET + size).contains(&row) && (QUIET..QUIET + size).contains(&column);
        let is_dark = inside && code[row - QUIET][column - QUIET].value();
        // Half a line below the code belongs to nothing.
        is_dark != (inverted && row < full)
    };
    let line = |row: usize| {
        let sign = |column| match (is_filled(row, column), is_filled(row + 1, column)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        (0..full).map(sign).collect()
    };
    Some((0..full).step_by(2).map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_fits_into_a_panel_and_has_its_corners() {
        let link = "https://play.example.org/t/abcdefghijklmnop";
        let lines = qr(link, false).unwrap();
        let width = lines[0].chars().count();
        assert!(width <= 33 && lines.len() == width.div_ceil(2), "{width}");
        assert!(lines.iter().all(|line| line.chars().count() == width));
        // The finder pattern at the top left: a frame of seven modules.
        assert_eq!(lines[1].chars().skip(2).take(7).collect::<String>(), "█▀▀▀▀▀█");
        let inverted = qr(link, true).unwrap();
        assert_eq!(inverted[1].chars().skip(2).take(7).collect::<String>(), " ▄▄▄▄▄ ");
        assert_eq!(qr(&"x".repeat(5000), false), None);
    }
}
