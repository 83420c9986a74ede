//! A game as programs play it: by texts such as `drop d`, with seats as the numbers 1 and 2.

use crate::names::event_name;
use crate::{Problem, read_rules, reason_name};
use fourline_game::{
    Action, Clock, Command, Event, Game, GameView, Name, Offer, Player, Seat, Setup, SymbolPair,
    Verdict, Words, record,
};
use fourline_players::{Computer, draw_starter};
use fourline_rules::{Column, Rules, WhoStarts};
use fourline_words::Language;
use fourline_words::catalogue::players;

/// A game and what can be asked of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    game: Game,
}

/// What a game starts from.
#[derive(Clone, Debug)]
pub struct TableOptions {
    /// The rules.
    pub rules: Rules,
    /// The names on seat 1 and 2; `None` for the usual ones.
    pub names: [Option<String>; 2],
    /// Who sits there: `human`, or a computer player as [`computer`] reads it.
    pub kinds: [String; 2],
    /// Two symbols, such as `XO`; `None` for those of the rules.
    pub symbols: Option<String>,
    /// The seat that starts; `None` for what the rules say, drawn from the seed if they say so.
    pub starter: Option<u8>,
    /// The seed of computer players and lots.
    pub seed: u64,
    /// A clock such as `5m+3s`.
    pub clock: Option<String>,
    /// Does the game count?
    pub serious: bool,
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions {
            rules: Rules::CLASSIC,
            names: [None, None],
            kinds: ["human", "human"].map(str::to_string),
            symbols: None,
            starter: None,
            seed: 0,
            clock: None,
            serious: false,
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Its name, such as `dropped`.
    pub kind: &'static str,
    /// Whose doing it is.
    pub seat: Option<u8>,
    /// Row from the top and column, both from 0, if it happened in one cell.
    pub cell: Option<(u8, u8)>,
    /// A sentence about it in English; empty where there is nothing to tell.
    pub text: String,
}

/// The seat with this number.
pub fn seat(number: u8) -> Result<Seat, Problem> {
    Seat::from_number(number)
        .ok_or_else(|| Problem::value(format!("a seat is 1 or 2, not {number}")))
}

/// A computer player: a level by its number or name, `robot` or `random`.
pub fn computer(name: &str) -> Result<Computer, Problem> {
    name.parse().map_err(|error: fourline_players::UnknownPlayer| Problem::said(error))
}

fn words() -> Words {
    Words::default()
}

impl Table {
    /// A game at its beginning.
    pub fn new(options: &TableOptions) -> Result<Table, Problem> {
        let usual =
            [players::name_first(Language::English), players::name_second(Language::English)];
        let player = |index: usize| -> Result<Player, Problem> {
            let kind = options.kinds[index].as_str();
            let computer = if kind == "human" { None } else { Some(computer(kind)?) };
            let given = options.names[index].clone();
            let name = given.unwrap_or_else(|| usual[index].clone());
            match computer {
                None => Ok(Player::human(Name::new(&name).map_err(Problem::said)?)),
                Some(computer) => computer.player(&name).map_err(Problem::said),
            }
        };
        let seats = [player(0)?, player(1)?];
        let mut setup = Setup::new(options.rules, seats).map_err(Problem::said)?;
        if let Some(symbols) = &options.symbols {
            setup.symbols = symbols.parse::<SymbolPair>().map_err(Problem::said)?;
        }
        setup.starter = match options.starter {
            Some(number) => seat(number)?,
            None if options.rules.who_starts == WhoStarts::Drawn => draw_starter(options.seed),
            None => Seat::One,
        };
        setup.seed = options.seed;
        if let Some(clock) = &options.clock {
            setup.clock = Some(clock.parse::<Clock>().map_err(Problem::said)?);
        }
        setup.serious = options.serious;
        Ok(Table { game: Game::new(setup) })
    }

    /// A game under rules given by name or as text.
    pub fn under(rules: &str) -> Result<Table, Problem> {
        Table::new(&TableOptions { rules: read_rules(rules)?, ..TableOptions::default() })
    }

    /// The game that a record tells.
    pub fn from_record(text: &str) -> Result<Table, Problem> {
        record::read(text).map(Table::of).map_err(Problem::said)
    }

    /// A game that is there already.
    pub fn of(game: Game) -> Table {
        Table { game }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The record of the game.
    pub fn record(&self) -> String {
        record::write(&self.game)
    }

    /// Carries an action out, such as `drop d` or `remove d6`, for a seat or for the one whose business it is, at
    /// a time in milliseconds or at that of the last command.
    pub fn act(
        &mut self,
        action: &str,
        seat: Option<u8>,
        at_ms: Option<u64>,
    ) -> Result<Vec<Told>, Problem> {
        let action = Action::parse(action, self.game.rules().shape).map_err(Problem::said)?;
        self.play(action, seat, at_ms)
    }

    /// Drops a disc into the column with this index. One that the board does not have is tried too: the rules may
    /// count that.
    pub fn drop(
        &mut self,
        column: i64,
        seat: Option<u8>,
        at_ms: Option<u64>,
    ) -> Result<Vec<Told>, Problem> {
        let shape = self.game.rules().shape;
        let on_board = u8::try_from(column).ok().map(Column::new).filter(|&c| shape.has_column(c));
        self.play(on_board.map_or(Action::DropNowhere, Action::Drop), seat, at_ms)
    }

    fn play(
        &mut self,
        action: Action,
        by: Option<u8>,
        at_ms: Option<u64>,
    ) -> Result<Vec<Told>, Problem> {
        let by = by.map(seat).transpose()?.unwrap_or_else(|| self.usual_seat(action));
        let at_ms = at_ms.unwrap_or_else(|| self.game.time_ms());
        let command = Command { seat: by, action, at_ms };
        let events = self.game.decide(command).map_err(|refusal| Problem {
            code: reason_name(&refusal),
            text: words().refusal(refusal, &self.game),
        })?;
        for event in &events {
            self.game.apply(event, at_ms);
        }
        Ok(events.iter().map(|event| self.tell(event)).collect())
    }

    fn tell(&self, event: &Event) -> Told {
        let game = &self.game;
        let (kind, seat) = event_name(event);
        let cell = match *event {
            Event::Dropped { cell, .. }
            | Event::Undone { cell, .. }
            | Event::Removed { cell, .. } => {
                Some((game.rules().shape.rows() - 1 - cell.row, cell.column.index() as u8))
            }
            _ => None,
        };
        let text = words().event(event, game).unwrap_or_default();
        Told { kind, seat: seat.map(Seat::number), cell, text }
    }

    /// The seat that an action is for if none is named: the one to move, and for an answer the one that was asked.
    fn usual_seat(&self, action: Action) -> Seat {
        match (action, self.game.offer()) {
            (Action::Accept | Action::Decline, Some((by, _))) => by.other(),
            _ => self.game.turn().unwrap_or(self.game.setup().starter),
        }
    }

    /// All that a seat can do now, as texts: drops first. What may be done at any time, such as resigning or
    /// offering a draw, only with `all`.
    pub fn actions(&self, number: Option<u8>, all: bool) -> Result<Vec<String>, Problem> {
        let seat = match number {
            Some(number) => seat(number)?,
            None => match self.game.turn() {
                Some(seat) => seat,
                None => return Ok(Vec::new()),
            },
        };
        let (shape, symbols) = (self.game.rules().shape, self.game.setup().symbols);
        let view = GameView::of(&self.game, seat).actions;
        let mut actions = Vec::new();
        if view.pick_symbol.is_ok() {
            actions.extend([symbols.first(), symbols.second()].map(Action::PickSymbol));
        }
        let landings = view.drops.iter().flatten();
        actions.extend(landings.map(|cell| Action::Drop(cell.column)));
        actions.extend(view.remove.iter().flatten().map(|&cell| Action::Remove(cell)));
        let turn = [(&view.undo, Action::Undo), (&view.block, Action::Block)];
        let end = [(&view.end_turn, Action::EndTurn)];
        let any = [
            (&view.keep, Action::Keep),
            (&view.offer_draw, Action::Offer(Offer::Draw)),
            (&view.offer_take_back, Action::Offer(Offer::TakeBack)),
            (&view.accept, Action::Accept),
            (&view.decline, Action::Decline),
            (&view.resign, Action::Resign),
            (&view.abort, Action::Abort),
        ];
        let any = any.into_iter().filter(|_| all);
        let rest = turn.into_iter().chain(end).chain(any);
        actions.extend(rest.filter(|(may, _)| may.is_ok()).map(|(_, action)| action));
        Ok(actions.iter().map(|action| action.text(shape)).collect())
    }

    /// The seat that won, if the game is over and is not a draw.
    pub fn winner(&self) -> Option<u8> {
        match self.game.ending()?.verdict() {
            Verdict::Won(seat) => Some(seat.number()),
            Verdict::Draw | Verdict::Void => None,
        }
    }

    /// `won`, `draw` or `void`, once it is over.
    pub fn result(&self) -> Option<&'static str> {
        Some(match self.game.ending()?.verdict() {
            Verdict::Won(_) => "won",
            Verdict::Draw => "draw",
            Verdict::Void => "void",
        })
    }

    /// How it ended, in a sentence.
    pub fn ending_text(&self) -> Option<String> {
        self.game.ending().map(|ending| words().ending(ending, &self.game))
    }

    /// The commands so far, as a record has them: `1 drop d`.
    pub fn commands(&self) -> Vec<String> {
        let shape = self.game.rules().shape;
        let text = |c: &Command| format!("{} {}", c.seat.number(), c.action.text(shape));
        self.game.commands().iter().map(text).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_action_is_carried_out() {
        for (name, _) in Rules::PRESETS {
            let mut table = Table::under(name).unwrap();
            let mut number = 7;
            while table.game().turn().is_some() {
                let actions = table.actions(None, false).unwrap();
                assert!(!actions.is_empty(), "{}", table.record());
                for action in table.actions(None, true).unwrap() {
                    table.clone().act(&action, None, None).expect(&action);
                }
                number = (number * 31 + 11) % 1_009;
                table.act(&actions[number % actions.len()], None, None).unwrap();
            }
            assert_eq!(Table::from_record(&table.record()), Ok(table.clone()));
            assert!(table.ending_text().is_some() && table.result().is_some());
        }
    }

    #[test]
    fn a_column_that_is_not_there_is_refused_or_counted() {
        let refused = Table::under("classic").unwrap().drop(-1, None, None).unwrap_err();
        assert_eq!(refused.code, "bad-column");
        let mut counting = Table::under("violations=3/game").unwrap();
        assert_eq!(counting.drop(99, None, None).unwrap()[0].kind, "violated");
    }

    #[test]
    fn an_offer_is_answered_by_the_other_seat() {
        let mut table = Table::under("classic").unwrap();
        table.act("offer draw", Some(1), None).unwrap();
        table.act("accept", None, None).unwrap();
        assert_eq!((table.result(), table.winner()), (Some("draw"), None));
    }

    #[test]
    fn bad_options_are_said() {
        let bad = |change: fn(&mut TableOptions)| {
            let mut options = TableOptions::default();
            change(&mut options);
            Table::new(&options).unwrap_err().text
        };
        assert!(bad(|o| o.starter = Some(3)).contains("1 or 2"));
        assert!(bad(|o| o.clock = Some("soon".into())).contains("5m+3s"));
        assert!(bad(|o| o.symbols = Some("XX".into())).len() > 10);
        assert!(bad(|o| o.kinds[0] = "hal".into()).contains("hal"));
        assert!(bad(|o| o.names = [Some("A".into()), Some("A".into())]).len() > 10);
    }
}
