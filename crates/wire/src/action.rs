//! Actions and commands as text, in the words of a record.

use fourline_game::{Action, ActionProblem, Command, Seat};
use fourline_rules::Shape;

/// Reads the action of a command from a client. A column that the board does not have is one that
/// the player named: the rules say what that costs. What only the server may do is `None`, like
/// what is no action.
///
/// ```
/// use fourline_game::Action;
/// use fourline_rules::Shape;
/// use fourline_wire::read_action;
///
/// assert_eq!(read_action("drop 1e9", Shape::CLASSIC), Some(Action::DropNowhere));
/// assert_eq!(read_action("abandon", Shape::CLASSIC), None);
/// ```
pub fn read_action(text: &str, shape: Shape) -> Option<Action> {
    match Action::parse(text, shape) {
        Ok(Action::Abandon) => None,
        Ok(action) => Some(action),
        Err(error) if error.problem == ActionProblem::Column => {
            let mut words = text.split_whitespace();
            let names_one = words.next() == Some("drop") && words.count() == 1;
            names_one.then_some(Action::DropNowhere)
        }
        Err(_) => None,
    }
}

/// A command in one line: `1 drop d`. The time goes beside it.
pub fn command_text(command: Command, shape: Shape) -> String {
    format!("{} {}", command.seat.number(), command.action.text(shape))
}

/// Reads what [`command_text`] writes.
pub fn read_command(text: &str, at_ms: u64, shape: Shape) -> Option<Command> {
    let (seat, action) = text.split_once(' ')?;
    let seat = Seat::from_number(seat.parse().ok()?)?;
    Some(seat.does(Action::parse(action, shape).ok()?).at(at_ms))
}
