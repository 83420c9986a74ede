//! The board as text: a grid, a framed grid, or sentences for the ear.

use anstyle::{AnsiColor, Effects, Style};
use fourline_game::{Game, GameView, LastKind, Words};
use fourline_rules::{Cell, Column, Numbering};
use fourline_words::Language;
use std::fmt::Write as _;

/// How the board is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardStyle {
    /// Rows of marks with row and column numbers.
    #[default]
    Grid,
    /// The same with a frame and the column numbers below.
    Frame,
    /// Sentences, column by column: for screen readers.
    Words,
}

/// How things are shown: the board's style, colour or not, and how columns are counted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look {
    /// The board's style.
    pub board: BoardStyle,
    /// May colours be used?
    pub colour: bool,
    /// How columns are counted.
    pub numbering: Numbering,
    /// The language.
    pub language: Language,
}

impl Look {
    /// The sentences about a game.
    pub fn words(&self) -> Words {
        Words { language: self.language, numbering: self.numbering, me: None }
    }

    /// The board of this view, ending with a line break. The last disc stands in round brackets,
    /// winning discs in square ones.
    pub fn board(&self, view: &GameView) -> String {
        match self.board {
            BoardStyle::Grid => self.grid(view),
            BoardStyle::Frame => self.frame(view),
            BoardStyle::Words => self.words().board(view),
        }
    }

    /// Which cells won, where the board is read aloud; elsewhere it shows them.
    pub(crate) fn winning_cells(&self, game: &Game) -> Option<String> {
        let ending = game.ending().filter(|_| self.board == BoardStyle::Words)?;
        self.words().winning_cells(ending, game)
    }

    fn grid(&self, view: &GameView) -> String {
        let mut text = String::from("   ");
        for column in view.shape().all_columns() {
            let _ = write!(text, "{:^3}", self.numbering.number(column));
        }
        let mut text = text.trim_end().to_string() + "\n";
        for row in (0..view.shape().rows()).rev() {
            let mut line =
                format!("{:>2} ", Cell::new(Column::new(0), row).row_number(view.shape().rows()));
            for column in view.shape().all_columns() {
                line += &self.mark(view, Cell::new(column, row));
            }
            text += line.trim_end();
            text += "\n";
        }
        text
    }

    fn frame(&self, view: &GameView) -> String {
        let mut text = String::new();
        for row in (0..view.shape().rows()).rev() {
            let _ = write!(text, "{:>2} |", view.shape().rows() - row);
            for column in view.shape().all_columns() {
                text += &self.mark(view, Cell::new(column, row));
                text += "|";
            }
            text += "\n";
        }
        text += "   +";
        text += &"---+".repeat(view.shape().columns() as usize);
        text += "\n    ";
        for column in view.shape().all_columns() {
            let _ = write!(text, "{:^3} ", self.numbering.number(column));
        }
        text.trim_end().to_string() + "\n"
    }

    /// Three characters for a cell.
    fn mark(&self, view: &GameView, cell: Cell) -> String {
        let Some(seat) = view.at(cell) else { return " . ".to_string() };
        let symbol = view.seat(seat).symbol.map_or('?', |symbol| symbol.as_char());
        let wins = view.winning.contains(&cell);
        let is_last =
            view.last.is_some_and(|last| last.cell == cell && last.kind == LastKind::Dropped);
        let (mark, padding) = match (wins, is_last) {
            (true, _) => (format!("[{symbol}]"), ""),
            (false, true) => (format!("({symbol})"), ""),
            (false, false) => (symbol.to_string(), " "),
        };
        if !self.colour {
            return format!("{padding}{mark}{padding}");
        }
        let is_first = view.seat(seat).symbol == Some(view.symbols.first());
        let style = style_of(is_first, wins);
        format!("{padding}{style}{mark}{style:#}{padding}")
    }
}

/// Yellow for the game's first symbol and red for its second, so that Y and R are what they say.
/// Both letter and ground are set: readable on light and dark terminals alike.
fn style_of(is_first: bool, wins: bool) -> Style {
    let style = if is_first {
        AnsiColor::Black.on(AnsiColor::Yellow)
    } else {
        AnsiColor::White.on(AnsiColor::Red)
    };
    if wins { style.effects(Effects::BOLD | Effects::UNDERLINE) } else { style }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::{Action, Name, Player, Seat, Setup};
    use fourline_rules::Rules;

    fn view(moves: &str) -> GameView {
        let player = |name| Player::human(Name::new(name).unwrap());
        let mut game =
            Game::new(Setup::new(Rules::CLASSIC, [player("Ann"), player("Bob")]).unwrap());
        for letter in moves.chars() {
            let column = Column::from_letter(letter).unwrap();
            game.play(game.turn().unwrap().does(Action::Drop(column))).unwrap();
        }
        GameView::of(&game, Seat::One)
    }

    #[test]
    fn a_grid_marks_the_last_disc_and_the_winning_ones() {
        let look = Look::default();
        assert_eq!(
            look.board(&view("ddec")),
            "    1  2  3  4  5  6  7\n \
             1  .  .  .  .  .  .  .\n \
             2  .  .  .  .  .  .  .\n \
             3  .  .  .  .  .  .  .\n \
             4  .  .  .  .  .  .  .\n \
             5  .  .  .  O  .  .  .\n \
             6  .  . (O) X  X  .  .\n"
        );
        assert!(look.board(&view("agbgcgd")).ends_with("6 [X][X][X][X] .  .  O\n"));
    }

    #[test]
    fn a_frame_has_the_numbers_below() {
        let look =
            Look { board: BoardStyle::Frame, numbering: Numbering::FromZero, ..Look::default() };
        assert!(look.board(&view("a")).ends_with(
            " 6 |(X)| . | . | . | . | . | . |\n   \
             +---+---+---+---+---+---+---+\n     \
             0   1   2   3   4   5   6\n"
        ));
    }

    #[test]
    fn words_can_be_read_aloud() {
        let look = Look { board: BoardStyle::Words, ..Look::default() };
        assert_eq!(look.board(&view("")), "The board is empty.\n");
        assert_eq!(
            look.board(&view("ddec")),
            "Column 3 from the bottom: O.\nColumn 4 from the bottom: X O.\n\
             Column 5 from the bottom: X.\nColumns 1, 2, 6, 7 are empty.\n"
        );
        assert!(
            look.board(&view("aaaaaa"))
                .starts_with("Column 1 from the bottom: X O X O X O, full.\n")
        );
    }

    #[test]
    fn colour_changes_no_character() {
        let plain = Look::default().board(&view("agbgcgd"));
        let colourful = Look { colour: true, ..Look::default() }.board(&view("agbgcgd"));
        assert!(colourful.contains("\u{1b}["));
        let mut stripped = String::new();
        let mut in_escape = false;
        for c in colourful.chars() {
            match c {
                '\u{1b}' => in_escape = true,
                'm' if in_escape => in_escape = false,
                _ if in_escape => {}
                _ => stripped.push(c),
            }
        }
        assert_eq!(stripped, plain);
    }
}
