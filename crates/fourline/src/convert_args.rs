//! The command line of `fourline convert`, as typed.

use crate::value;
use clap::Args;
use fourline_programs::notation::Form;

#[derive(Debug, Args)]
#[command(after_help = "\
Forms:
  digits: columns from 1 (4453)
  digits0: columns from 0 (3342)
  letters: columns as letters (ddec)
  uci: turns of the engine protocol (position startpos moves P@d1 P@d2)
  openspiel-moves: OpenSpiel's actions (3, 3, 4, 2)
  record: a record of Fourline, with names and house rules
  board: a drawn board of ., X and O
  openspiel: OpenSpiel's state, a board of ., x and o
  fen: a FEN of the variant cfour
  kaggle: Kaggle's flat list of 0, 1 and 2
  uci-data: a line of the UCI data set (b,x,o,...); who wins is added where the solver knows it

Without texts, the standard input is read: one text per line, or one record or drawn board. All texts \
have one form. If it is not said, it is found out; a text that could mean different things is refused, and the \
choices are named. Numbers from 1 and from 0 look alike, so they usually need --from.

Examples:
  fourline convert --from digits --to fen 4453
  fourline convert --from digits0 --to letters 3342 33
  fourline convert --to board '7/7/7/7/3p3/3P3 w - - 2 2'
  fourline convert --to uci < my-game.fourline

Exit codes:
  0: all texts were converted
  1: some could not be
  2: invalid flag")]
pub struct ConvertArgs {
    /// Games or positions [default: read from the standard input]
    pub texts: Vec<String>,

    /// Form to write
    #[arg(long, value_name = "FORM", value_parser = value::form)]
    pub to: Form,

    /// Form to read [default: found out, if only one is possible]
    #[arg(long, value_name = "FORM", value_parser = value::form)]
    pub from: Option<Form>,

    /// Rules for turns of the engine protocol: classic, second-chance, strict, power, or a TOML file
    #[arg(long, value_name = "NAME|FILE", default_value = "classic")]
    pub rules: String,

    /// Columns and rows of the board
    #[arg(long, value_name = "7x6", value_parser = value::size)]
    pub size: Option<(u32, u32)>,

    /// How many discs in a row win
    #[arg(long, value_name = "LENGTH", value_parser = value::number::<u32>)]
    pub connect: Option<u32>,

    /// Make up some order of moves for a position
    #[arg(long)]
    pub any_order: bool,
}
