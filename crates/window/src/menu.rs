//! What is chosen before a game: the same choices as the questions of the terminal, as one form.
//! How it is drawn is in `menu_ui`.

use crate::rule_form::RuleForm;
use fourline_game::{Name, Player, Seat, Setup, SymbolPair};
use fourline_players::{Computer, First, Table, draw_starter};
use fourline_rules::{Rules, WhoStarts};
use fourline_terminal::{Opponent, Wishes};

/// The form before a game.
#[derive(Clone, Debug)]
pub struct Menu {
    /// Who sits where.
    pub seats: [SeatForm; 2],
    /// The rules.
    pub rules: RuleForm,
    /// Who starts; `None` is as the rules say.
    pub first: Option<First>,
    /// Two symbols; empty for those usual under the rules.
    pub symbols: String,
    /// A record to open.
    pub file: String,
    /// What lots are drawn from.
    pub seed: u64,
    /// What was wrong with a record that was to be opened.
    pub trouble: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatForm {
    /// A computer, or `None` for a person.
    pub computer: Option<Computer>,
    /// The name; for a computer, empty is its own.
    pub name: String,
}

/// Something in the form that won't do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The name of this seat.
    Name(Seat, String),
    /// The symbols.
    Symbols(String),
    /// The board's size or line length.
    Rules(String),
}

impl Menu {
    /// The form as these wishes fill it.
    pub fn new(wishes: &Wishes) -> Menu {
        let computer = match wishes.opponent {
            Some(Opponent::Friend) => None,
            Some(Opponent::Computer(computer)) => Some(computer),
            None => Some(Computer::Robot),
        };
        let name = |seat: usize| wishes.names.get(seat).map_or(String::new(), Name::to_string);
        Menu {
            seats: [
                SeatForm { computer: wishes.player, name: name(0) },
                SeatForm { computer, name: name(1) },
            ],
            rules: RuleForm::new(&wishes.rules.unwrap_or(Rules::CLASSIC)),
            first: wishes.first,
            symbols: wishes.symbols.map_or(String::new(), |symbols| symbols.to_string()),
            file: String::new(),
            seed: wishes.seed,
            trouble: None,
        }
    }

    /// Was everything said beforehand that is asked for?
    pub fn is_complete(wishes: &Wishes) -> bool {
        let is_named = |seat: usize, is_person: bool| !is_person || wishes.names.len() > seat;
        wishes.opponent.is_some()
            && wishes.rules.is_some()
            && is_named(0, wishes.player.is_none())
            && is_named(1, wishes.opponent == Some(Opponent::Friend))
    }

    /// The table as the form describes it, or all that won't do.
    pub fn table(&self) -> Result<Table, Vec<Trouble>> {
        let mut troubles = Vec::new();
        let rules = self.rules.rules();
        if let Err(problem) = &rules {
            troubles.push(Trouble::Rules(problem.clone()));
        }
        let symbols = match self.symbols.trim() {
            "" => None,
            text => match text.parse::<SymbolPair>() {
                Ok(symbols) => Some(symbols),
                Err(error) => {
                    troubles.push(Trouble::Symbols(format!("That won't do: {error}.")));
                    None
                }
            },
        };
        let one = self.player(Seat::One, None, &mut troubles);
        let two = self.player(Seat::Two, one.as_ref(), &mut troubles);
        let (Ok(rules), Some(one), Some(two), true) = (rules, one, two, troubles.is_empty()) else {
            return Err(troubles);
        };
        let mut setup = Setup::new(rules, [one, two])
            .map_err(|same| vec![Trouble::Name(Seat::Two, same.to_string())])?;
        setup.seed = self.seed;
        setup.symbols = symbols.unwrap_or(setup.symbols);
        let first = self.first.unwrap_or(match rules.who_starts {
            WhoStarts::Drawn => First::Lot,
            WhoStarts::SeatOne => First::Seat(Seat::One),
        });
        setup.starter = match first {
            First::Seat(seat) => seat,
            First::Lot => draw_starter(self.seed),
        };
        let table = Table::new(setup).expect("players were chosen from those that are known");
        Ok(table.with_first(first))
    }

    fn player(
        &self,
        seat: Seat,
        other: Option<&Player>,
        troubles: &mut Vec<Trouble>,
    ) -> Option<Player> {
        let form = &self.seats[seat.index()];
        let own = form.computer.map_or("", Computer::default_name);
        let text = if form.name.trim().is_empty() { own } else { &form.name };
        let name = match Name::new(text) {
            Ok(name) => name,
            Err(error) => {
                troubles.push(Trouble::Name(seat, error.to_string()));
                return None;
            }
        };
        let is_taken = other.is_some_and(|player| player.name == name);
        match form.computer {
            // The computer gives way when somebody is called Robot.
            Some(computer) if is_taken => {
                let player = computer.player(&format!("{own} 2"));
                Some(player.expect("a computer's name is a name"))
            }
            Some(computer) => Some(computer.player(name.as_str()).expect("it was a name before")),
            None if is_taken => {
                let problem = format!("{name} is taken; both players can't have the same name.");
                troubles.push(Trouble::Name(seat, problem));
                None
            }
            None => Some(Player::human(name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu() -> Menu {
        let mut menu = Menu::new(&Wishes::default());
        menu.seats[0].name = "Ann".to_string();
        menu
    }

    #[test]
    fn the_form_makes_the_table_it_describes() {
        let mut menu = menu();
        let table = menu.table().unwrap();
        assert_eq!(table.game.setup().player(Seat::Two).name.as_str(), "Robot");
        assert_eq!(table.game.rules(), &Rules::CLASSIC);
        menu.rules = RuleForm::new(&Rules::STRICT);
        menu.symbols = "@*".to_string();
        menu.first = Some(First::Seat(Seat::Two));
        menu.seats[1] = SeatForm { computer: None, name: "Bob".to_string() };
        let game = menu.table().unwrap().game;
        assert_eq!(game.setup().starter, Seat::Two);
        assert_eq!(game.setup().symbols.to_string(), "@*");
        assert_eq!(game.rules(), &Rules::STRICT);
    }

    #[test]
    fn everything_that_will_not_do_is_said_at_its_place() {
        let mut menu = menu();
        menu.seats[0].name = " ".to_string();
        menu.seats[1] = SeatForm { computer: None, name: "x".repeat(31) };
        menu.symbols = "XX".to_string();
        menu.rules.columns = 3;
        let troubles = menu.table().unwrap_err();
        assert_eq!(troubles.len(), 4, "{troubles:?}");
        menu = self::menu();
        menu.seats[1] = SeatForm { computer: None, name: "Ann".to_string() };
        let taken = "Ann is taken; both players can't have the same name.".to_string();
        assert_eq!(menu.table().unwrap_err(), [Trouble::Name(Seat::Two, taken)]);
    }

    #[test]
    fn a_game_begins_at_once_when_all_people_have_names() {
        let robot = Computer::Robot;
        let ann = Name::new("Ann").unwrap();
        let mut wishes = Wishes { rules: Some(Rules::CLASSIC), ..Wishes::default() };
        wishes.opponent = Some(Opponent::Computer(robot));
        assert!(!Menu::is_complete(&wishes), "who plays?");
        wishes.player = Some(robot);
        assert!(Menu::is_complete(&wishes), "nobody is to be asked");
        assert_eq!(Menu::new(&wishes).seats[0].computer, Some(robot));
        wishes.opponent = Some(Opponent::Friend);
        wishes.names = vec![ann.clone()];
        assert!(!Menu::is_complete(&wishes), "the second person has no name");
        wishes.player = None;
        wishes.opponent = Some(Opponent::Computer(robot));
        assert!(Menu::is_complete(&wishes));
    }

    #[test]
    fn two_computers_of_a_kind_get_two_names() {
        let mut menu = menu();
        menu.seats[0] = SeatForm { computer: Some(Computer::Robot), name: String::new() };
        let game = menu.table().unwrap().game;
        let names = Seat::BOTH.map(|seat| game.setup().player(seat).name.to_string());
        assert_eq!(names, ["Robot", "Robot 2"]);
    }
}
