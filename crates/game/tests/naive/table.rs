//! What stands beside the turns: clocks, offers, takebacks, aborting. The state after every command
//! is kept whole, so going back is looking it up.

use super::turns::{Turns, index, opponent};
use fourline_game::{Action, Clock, Command, Offer, Seat, Setup};

pub struct Table {
    pub turns: Turns,
    /// `history[n]` is the state after the first `n` commands, and where its turn began.
    history: Vec<(Turns, usize)>,
    /// After how many commands the running turn began.
    turn_began: usize,
    pub log: Vec<Command>,
    pub offer: Option<(char, Offer)>,
    serious: bool,
    clock: Option<Clock>,
    pub time: u64,
    /// Time used in the game, time used in the latest turn, and turns passed, of both players.
    spent: [u64; 2],
    spent_in_turn: [u64; 2],
    turns_passed: [u64; 2],
}

fn player_of(seat: Seat) -> char {
    if seat == Seat::One { '1' } else { '2' }
}

pub fn seat_of(player: char) -> Seat {
    if player == '1' { Seat::One } else { Seat::Two }
}

fn won_by(player: char) -> Option<&'static str> {
    Some(if player == '1' { "1" } else { "2" })
}

impl Table {
    pub fn new(setup: &Setup) -> Table {
        let turns = Turns::new(setup.rules, setup.starter);
        Table {
            history: vec![(turns.clone(), 0)],
            turns,
            turn_began: 0,
            log: Vec::new(),
            offer: None,
            serious: setup.serious,
            clock: setup.clock,
            time: 0,
            spent: [0; 2],
            spent_in_turn: [0; 2],
            turns_passed: [0; 2],
        }
    }

    /// Does the command if it may be done; says whether anything happened.
    pub fn try_it(&mut self, command: Command) -> bool {
        if self.turns.result.is_some() {
            return false;
        }
        let mover = self.turns.player;
        let time = if command.at_ms > self.time { command.at_ms } else { self.time };
        let passed = time - self.time;
        let out = passed > 0 && self.left(mover, time) == Some(0);
        let (seat, action) =
            if out { (seat_of(mover), Action::Flag) } else { (command.seat, command.action) };
        let turns_before: i32 = self.turns.turns_taken.iter().sum();
        if out {
            self.turns.result = won_by(opponent(mover));
        } else if !self.do_it(player_of(seat), action) {
            return false;
        }
        self.time = time;
        self.spent[index(mover)] += passed;
        self.spent_in_turn[index(mover)] += passed;
        let noted = match action {
            Action::Drop(column) if column.index() >= self.turns.grid[0].len() => {
                Action::DropNowhere
            }
            other => other,
        };
        self.log.push(Command { seat, action: noted, at_ms: time });
        let turn_passed = self.turns.turns_taken.iter().sum::<i32>() == turns_before + 1;
        if turn_passed && self.turns.result.is_none() {
            self.turns_passed[index(mover)] += 1;
            self.turn_began = self.log.len();
        }
        if (turn_passed || action == Action::Accept) && self.turns.result.is_none() {
            self.spent_in_turn[index(self.turns.player)] = 0;
        }
        if matches!(action, Action::PickSymbol(_)) {
            self.turn_began = self.log.len();
        }
        if self.turns.result.is_some() {
            self.offer = None;
            self.turns.kept = false;
        }
        self.history.push((self.turns.clone(), self.turn_began));
        true
    }

    fn do_it(&mut self, player: char, action: Action) -> bool {
        match action {
            Action::Resign | Action::Abandon => self.turns.result = won_by(opponent(player)),
            Action::Abort => {
                let moved = |player: char| {
                    self.turns.turns_taken[index(player)] > 0
                        || self.turns.has_moved_in_turn(player)
                };
                if self.serious && moved('1') && moved('2') {
                    return false;
                }
                self.turns.result = Some("void");
            }
            Action::Flag => return false,
            Action::Offer(offer) => {
                let nothing = offer == Offer::TakeBack && self.goes_back_to(player).is_none();
                if self.offer.is_some() || nothing {
                    return false;
                }
                self.offer = Some((player, offer));
            }
            Action::Accept => match self.offer {
                Some((by, Offer::Draw)) if by != player => self.turns.result = Some("draw"),
                Some((by, Offer::TakeBack)) if by != player => {
                    let to = self.goes_back_to(by).expect("it could be offered");
                    (self.turns, self.turn_began) = self.history[to].clone();
                    self.offer = None;
                }
                _ => return false,
            },
            Action::Decline => return self.offer.take().is_some(),
            _ => {
                let grid = self.turns.grid.clone();
                if !self.turns.try_it(player, action) {
                    return false;
                }
                let own_draw = self.offer == Some((player, Offer::Draw));
                if self.turns.grid != grid && !own_draw {
                    self.offer = None;
                }
            }
        }
        true
    }

    /// After how many commands the latest turn began in which this player has made a move.
    fn goes_back_to(&self, player: char) -> Option<usize> {
        if self.turns.has_moved_in_turn(player) {
            return Some(self.turn_began);
        }
        let (mut turns, mut began) = (&self.turns, self.turn_began);
        while turns.turns_taken != [0, 0] {
            // Just before the command that let the turn pass.
            (turns, began) = (&self.history[began - 1].0, self.history[began - 1].1);
            if turns.player == player {
                return Some(began);
            }
        }
        None
    }

    /// What a player would have left on the clock at this time.
    pub fn left(&self, player: char, time: u64) -> Option<u64> {
        let who = index(player);
        let runs = player == self.turns.player && self.turns.result.is_none();
        let running = if runs && time > self.time { time - self.time } else { 0 };
        let (had, spent) = match self.clock? {
            Clock::Total { ms, increment_ms } => {
                (ms + increment_ms * self.turns_passed[who], self.spent[who])
            }
            Clock::PerMove { ms } => (ms, self.spent_in_turn[who]),
        };
        Some(had.saturating_sub(spent + running))
    }
}
