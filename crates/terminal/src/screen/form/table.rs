//! From the form to the table: the game that was described, and what is remembered of it.

use super::{FormPage, Kind};
use crate::screen::house::House;
use fourline_game::{Name, Player, Seat, Setup};
use fourline_players::{First, Table, draw_starter};
use fourline_rules::WhoStarts;

impl FormPage {
    /// The names as they will stand at the table; a computer gives way to a person of its name.
    pub(super) fn names_at_table(&self) -> [String; 2] {
        let of = |seat: Seat| self.computers[seat.index()].default_name().to_string();
        let [one, two] = match self.kind {
            Kind::Friend => self.names.clone().map(|name| name.to_string()),
            Kind::Computer => [self.names[0].to_string(), of(Seat::Two)],
            Kind::Watch => Seat::BOTH.map(of),
        };
        let two = if one == two { format!("{two} 2") } else { two };
        [one, two]
    }

    /// The table as the form describes it; what was chosen is remembered.
    pub fn table(&self, house: &mut House) -> Result<Table, String> {
        let names = self.names_at_table();
        let player = |seat: Seat| -> Result<Player, String> {
            let name = &names[seat.index()];
            let is_computer = match self.kind {
                Kind::Friend => false,
                Kind::Computer => seat == Seat::Two,
                Kind::Watch => true,
            };
            let made = match is_computer {
                true => self.computers[seat.index()].player(name),
                false => Name::new(name).map(Player::human),
            };
            made.map_err(|error| error.to_string())
        };
        let players = [player(Seat::One)?, player(Seat::Two)?];
        let mut setup = Setup::new(self.rules, players).map_err(|error| error.to_string())?;
        setup.seed = house.seed();
        setup.symbols = self.symbols.unwrap_or(setup.symbols);
        let usual = match self.rules.who_starts {
            WhoStarts::Drawn => First::Lot,
            WhoStarts::SeatOne => First::Seat(Seat::One),
        };
        let first = self.first.unwrap_or(usual);
        setup.starter = match first {
            First::Seat(seat) => seat,
            First::Lot => draw_starter(setup.seed),
        };
        self.remember(house);
        let table = Table::new(setup).map_err(|unknown| unknown.to_string())?;
        Ok(table.with_first(first))
    }

    fn remember(&self, house: &mut House) {
        let last = &mut house.settings.last;
        last.rules = self.rules;
        last.symbols = self.symbols;
        let own =
            |name: &Name| Some(name.clone()).filter(|name| !name.as_str().starts_with("Player "));
        match self.kind {
            Kind::Computer => {
                last.opponent = self.computers[1];
                last.name = own(&self.names[0]);
            }
            Kind::Friend => [last.name, last.friend] = self.names.each_ref().map(own),
            Kind::Watch => last.watched = self.computers,
        }
        house.settings_changed();
    }
}
