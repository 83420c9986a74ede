//! What was agreed on at a table, as it is stored, and who sits there.

use crate::token::{SeatHash, Token};
use fourline_game::{Game, Name, Player, Seat, Setup, Tag};
use fourline_players::draw_starter;
use fourline_store::{NewTable, SeatRow, StoredTable};
use fourline_wire::{First, Json, Series, TableId, Terms, read_command};

/// The part of a table that does not change after its beginning, but for the guest who comes.
#[derive(Clone, Debug)]
pub(crate) struct Agreed {
    pub id: TableId,
    pub watch: TableId,
    pub terms: Terms,
    /// The first table of the series; the hashes of tokens are made with it.
    pub root: String,
    pub listed: bool,
    pub host: Seat,
    pub seats: [Option<SeatRow>; 2],
    pub seed: u64,
    pub series: Series,
}

/// Why a stored table can't be used. It should not happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable(pub &'static str);

/// The terms as a table stores them: with the first table of the series.
pub fn stored_terms(terms: &Terms, root: &str) -> String {
    let Json::Object(mut fields) = terms.to_json() else { unreachable!("terms are an object") };
    fields.push(("root".to_string(), Json::Text(root.to_string())));
    Json::Object(fields).write()
}

/// Reads stored terms.
pub fn read_terms(text: &str) -> Result<(Terms, String), Unreadable> {
    let value = Json::read(text).map_err(|_| Unreadable("terms"))?;
    let Json::Text(root) = value.get("root") else { return Err(Unreadable("root")) };
    let terms = Terms::of_json(&value).map_err(|_| Unreadable("terms"))?;
    Ok((terms, root.clone()))
}

/// An id of ours in the store's form.
pub fn store_id(id: &TableId) -> fourline_store::TableId {
    fourline_store::TableId::parse(id.as_str()).expect("our ids are letters and digits")
}

/// An id of the store in our form.
pub fn wire_id(id: &fourline_store::TableId) -> Result<TableId, Unreadable> {
    TableId::new(id.as_str()).ok_or(Unreadable("id"))
}

impl Agreed {
    pub fn read(table: &NewTable) -> Result<Agreed, Unreadable> {
        let (terms, root) = read_terms(&table.terms)?;
        let [one, two, draws] = table.series;
        Ok(Agreed {
            id: wire_id(&table.id)?,
            watch: wire_id(&table.watch)?,
            terms,
            root,
            listed: table.listed,
            host: Seat::from_number(table.host_seat).ok_or(Unreadable("host"))?,
            seats: table.seats.clone(),
            seed: table.seed,
            series: Series { wins: [one, two], draws },
        })
    }

    /// The seat of a device.
    pub fn seat_of(&self, hash: Option<SeatHash>) -> Option<Seat> {
        let hash = hash?;
        Seat::BOTH.into_iter().find(|seat| {
            let token = self.seats[seat.index()].as_ref().and_then(|row| row.token);
            token.is_some_and(|token| SeatHash(token) == hash)
        })
    }

    pub fn hash(&self, token: &Token) -> SeatHash {
        token.hash_for(&self.root)
    }

    /// Who starts.
    pub fn starter(&self) -> Seat {
        match self.terms.first {
            First::Host => self.host,
            First::Guest => self.host.other(),
            First::Lot => draw_starter(self.seed),
        }
    }

    /// A player by name and kind.
    pub fn player(&self, seat: Seat) -> Result<Option<Player>, Unreadable> {
        let Some(row) = &self.seats[seat.index()] else { return Ok(None) };
        let name = Name::new(&row.name).map_err(|_| Unreadable("name"))?;
        let tag = Tag::new(&row.kind).map_err(|_| Unreadable("kind"))?;
        Ok(Some(Player { name, tag }))
    }

    /// The game at its beginning, once both seats are taken.
    pub fn new_game(&self) -> Result<Option<Game>, Unreadable> {
        let (Some(one), Some(two)) = (self.player(Seat::One)?, self.player(Seat::Two)?) else {
            return Ok(None);
        };
        let mut setup =
            Setup::new(self.terms.rules, [one, two]).map_err(|_| Unreadable("names"))?;
        setup.symbols = self.terms.symbols.unwrap_or(setup.symbols);
        setup.starter = self.starter();
        setup.seed = self.seed;
        setup.clock = self.terms.clock;
        setup.serious = self.terms.serious;
        Ok(Some(Game::new(setup)))
    }

    /// Is a person on this seat?
    pub fn is_human(&self, seat: Seat) -> bool {
        self.seats[seat.index()].as_ref().is_some_and(|row| row.kind == "human")
    }
}

/// A stored table played to where it is; `None` while a seat is free.
pub fn replay(stored: &StoredTable) -> Result<Option<Game>, Unreadable> {
    let agreed = Agreed::read(&stored.table)?;
    let Some(mut game) = agreed.new_game()? else { return Ok(None) };
    let shape = agreed.terms.rules.shape;
    for command in &stored.commands {
        let command =
            read_command(&command.text, command.at_ms, shape).ok_or(Unreadable("command"))?;
        game.play(command).map_err(|_| Unreadable("game"))?;
    }
    Ok(Some(game))
}

/// The result of a game in the words of its record.
pub fn result_of(game: &Game) -> Option<String> {
    game.ending()?;
    let record = fourline_game::record::write(game);
    let last = record.lines().next_back()?;
    Some(last.strip_prefix("result: ")?.to_string())
}
