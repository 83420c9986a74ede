//! The way to a table: by its link, or by making one. A link is looked at first. Where a seat is free, it is
//! taken; where none is, the game is watched.

use crate::call::{Answer, Call};
use crate::place::{Key, Origin, Place};
use crate::reason::Trouble;
use fourline_game::Name;
use fourline_players::{Dice, Draw};
use fourline_wire::{NewTable, Phase, Refused, TableId};

/// Someone on the way to a table.
#[derive(Clone, Debug)]
pub struct Arrival {
    origin: Origin,
    stage: Stage,
    name: String,
    /// Seeds for other names, if the person gave none.
    spare: Vec<u64>,
}

#[derive(Clone, Debug)]
enum Stage {
    Looking(Key),
    Joining(TableId),
    Creating(NewTable),
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arriving {
    /// This call has to be made.
    Call(Call),
    /// The way ends here: the table can be connected to. The seat may have been taken by someone else.
    There(Place, Option<Trouble>),
    /// It ends nowhere. If the trouble passes, [`Arrival::call`] may be made again.
    Failed(Trouble),
}

impl Arrival {
    /// To the table of this link. Without a name, the person gets one by chance.
    pub fn to(place: Place, name: Option<&Name>, seed: u64) -> Arrival {
        let (name, spare) = named(name, seed);
        Arrival { origin: place.origin, stage: Stage::Looking(place.key), name, spare }
    }

    /// To a new table.
    pub fn create(origin: Origin, mut table: NewTable, name: Option<&Name>, seed: u64) -> Arrival {
        let (name, spare) = named(name, seed);
        table.name.clone_from(&name);
        Arrival { origin, stage: Stage::Creating(table), name, spare }
    }

    /// The server.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The call to be made now.
    pub fn call(&self) -> Call {
        match &self.stage {
            Stage::Looking(key) => Call::look(key.id()),
            Stage::Joining(id) => Call::join(id, &self.name),
            Stage::Creating(table) => Call::create(table),
        }
    }

    /// The call was answered.
    pub fn answered(&mut self, answer: Result<Answer, Trouble>) -> Arriving {
        let there = |key: Key, note: Option<Trouble>| {
            Arriving::There(Place { origin: self.origin.clone(), key }, note)
        };
        match (&self.stage, answer) {
            (Stage::Looking(Key::Table(id)), Ok(Answer::Summary(table))) => {
                if table.you.is_some() {
                    return there(Key::Table(id.clone()), None);
                }
                if table.phase != Phase::Open {
                    let taken = Trouble::Refused(Refused::Taken);
                    return there(Key::Table(id.clone()), Some(taken));
                }
                self.stage = Stage::Joining(id.clone());
                Arriving::Call(self.call())
            }
            (Stage::Looking(key @ Key::Watch(_)), Ok(Answer::Summary(_))) => {
                there(key.clone(), None)
            }
            (Stage::Joining(id), Ok(Answer::Joined(_))) => there(Key::Table(id.clone()), None),
            // Someone else was faster, or the seat is ours already.
            (Stage::Joining(id), Err(taken @ Trouble::Refused(Refused::Taken))) => {
                there(Key::Table(id.clone()), Some(taken))
            }
            (Stage::Joining(id), Err(Trouble::Refused(Refused::OwnInvitation))) => {
                there(Key::Table(id.clone()), None)
            }
            (Stage::Joining(_), Err(Trouble::Refused(Refused::SameName)))
                if !self.spare.is_empty() =>
            {
                self.name = guest_name(self.spare.remove(0)).as_str().to_string();
                Arriving::Call(self.call())
            }
            (Stage::Creating(_), Ok(Answer::Created(table))) => there(Key::Table(table.id), None),
            (_, Err(trouble)) => Arriving::Failed(trouble),
            (_, Ok(_)) => Arriving::Failed(Trouble::Strange),
        }
    }
}

fn named(name: Option<&Name>, seed: u64) -> (String, Vec<u64>) {
    match name {
        Some(name) => (name.as_str().to_string(), Vec::new()),
        None => (guest_name(seed).as_str().to_string(), (1..4).map(|more| seed ^ more).collect()),
    }
}

const FIRST: [&str; 16] = [
    "Amber", "Blue", "Brave", "Bright", "Calm", "Clever", "Gentle", "Golden", "Green", "Happy",
    "Lucky", "Quick", "Quiet", "Silver", "Sunny", "Swift",
];
const SECOND: [&str; 16] = [
    "Badger", "Beaver", "Crane", "Deer", "Dolphin", "Falcon", "Finch", "Hare", "Hedgehog", "Heron",
    "Lark", "Lynx", "Raven", "Seal", "Swan", "Turtle",
];

/// A friendly name for someone who gave none.
pub fn guest_name(seed: u64) -> Name {
    let mut dice = Dice::new(seed);
    let (first, second) = (FIRST[dice.below(16)], SECOND[dice.below(16)]);
    Name::new(&format!("{first} {second}")).expect("these are names")
}

#[cfg(test)]
mod tests {
    use super::*;
    use fourline_game::Seat;
    use fourline_rules::Rules;
    use fourline_wire::{Created, Joined, Series, Summary, Terms};

    fn place(letter: char) -> Place {
        let id = TableId::from_bytes([1; 10]);
        format!("http://localhost/{letter}/{id}").parse().unwrap()
    }

    fn summary(phase: Phase, you: Option<Seat>) -> Result<Answer, Trouble> {
        let id = TableId::from_bytes([1; 10]);
        Ok(Answer::Summary(Box::new(Summary {
            id: Some(id.clone()),
            watch: id,
            phase,
            terms: Terms::new(Rules::CLASSIC),
            players: [None, None],
            host: Seat::One,
            you,
            result: None,
            series: Series::default(),
            next: None,
        })))
    }

    fn refused(why: Refused) -> Trouble {
        Trouble::Refused(why)
    }

    #[test]
    fn a_free_seat_is_taken_and_a_taken_one_is_watched() {
        let (table, watch) = (place('t'), place('w'));
        let taken = Some(refused(Refused::Taken));
        let there =
            |place: &Place, note: &Option<Trouble>| Arriving::There(place.clone(), note.clone());
        let arrival = || Arrival::to(table.clone(), None, 5);
        let mut guest = arrival();
        let Arriving::Call(join) = guest.answered(summary(Phase::Open, None)) else { panic!() };
        assert!(join.path.ends_with("/join"));
        let joined = Joined { seat: Seat::Two, watch: watch.key.id().clone() };
        assert_eq!(guest.answered(Ok(Answer::Joined(joined))), there(&table, &None));
        let mut late = arrival();
        late.answered(summary(Phase::Open, None));
        assert_eq!(late.answered(Err(refused(Refused::Taken))), there(&table, &taken));
        assert_eq!(arrival().answered(summary(Phase::Playing, None)), there(&table, &taken));
        for phase in [Phase::Open, Phase::Playing, Phase::Over] {
            assert_eq!(arrival().answered(summary(phase, Some(Seat::One))), there(&table, &None));
            let mut watcher = Arrival::to(watch.clone(), None, 5);
            assert_eq!(watcher.answered(summary(phase, None)), there(&watch, &None));
        }
    }

    #[test]
    fn trouble_ends_the_way_and_a_common_name_does_not() {
        let ann = Name::new("Ann").unwrap();
        let mut gone = Arrival::to(place('t'), Some(&ann), 5);
        let trouble = refused(Refused::NoSuchGame);
        assert_eq!(gone.answered(Err(trouble.clone())), Arriving::Failed(trouble));
        let mut ann = Arrival::to(place('t'), Some(&ann), 5);
        ann.answered(summary(Phase::Open, None));
        let same = || Err(refused(Refused::SameName));
        assert!(matches!(ann.answered(same()), Arriving::Failed(_)));
        let mut unnamed = Arrival::to(place('t'), None, 5);
        unnamed.answered(summary(Phase::Open, None));
        let before = unnamed.call();
        let Arriving::Call(again) = unnamed.answered(same()) else { panic!() };
        assert_ne!(before, again);
        assert!((0..1_000).all(|seed| guest_name(seed).as_str().contains(' ')));
    }

    #[test]
    fn a_table_is_made_with_the_name_of_its_host() {
        let name = Name::new("Zoë").unwrap();
        let terms = Terms::new(Rules::POWER);
        let table = NewTable { terms, name: String::new(), opponent: None, listed: false };
        let origin = place('t').origin;
        let mut host = Arrival::create(origin, table, Some(&name), 1);
        let body = host.call().body.unwrap();
        assert_eq!(NewTable::read(&body).unwrap().name, "Zoë");
        let id = TableId::from_bytes([1; 10]);
        let created = Created { id: id.clone(), watch: id, seat: Seat::One };
        let arrived = host.answered(Ok(Answer::Created(created)));
        assert_eq!(arrived, Arriving::There(place('t'), None));
    }
}
