//! Ten levels of strength. Each looks ahead with the same search, but errs like a person: the weaker,
//! the more it overlooks, and what lies further ahead is overlooked more easily. No level throws a
//! game away on purpose, and none plays the same game for ever.

use crate::Draw;
use crate::engine::{Budget, Candidate, Prospect, Wanted, judge};
use fourline_game::{Action, Game};

/// A level from 1 (a child wins) to 10 (the strongest there is).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// How a level thinks.
struct Skill {
    name: &'static str,
    summary: &'static str,
    /// Positions looked at for one decision.
    nodes: u64,
    /// Turns looked ahead.
    turns: u32,
    /// How often in a hundred cases it sees a win or loss that comes about this turn, with the next,
    /// and later.
    sees: [usize; 3],
    /// How far its feeling for a position is off: up to so much either way.
    vague: i32,
}

#[rustfmt::skip]
const SKILLS: [Skill; 10] = [
    Skill { name: "Pip", summary: "has just learnt the rules; a child wins",
            nodes: 2_000, turns: 1, sees: [45, 20, 0], vague: 40 },
    Skill { name: "Fern", summary: "often sees a win, and sometimes yours",
            nodes: 2_000, turns: 1, sees: [80, 50, 0], vague: 22 },
    Skill { name: "Otter", summary: "seldom misses four in a row, plans nothing",
            nodes: 6_000, turns: 2, sees: [97, 92, 20], vague: 12 },
    Skill { name: "Finch", summary: "stops most threats and likes the centre",
            nodes: 12_000, turns: 3, sees: [100, 98, 60], vague: 9 },
    Skill { name: "Badger", summary: "misses nothing close by, and sees some traps",
            nodes: 25_000, turns: 4, sees: [100, 100, 90], vague: 6 },
    Skill { name: "Heron", summary: "patient; sets traps two turns deep",
            nodes: 50_000, turns: 6, sees: [100, 100, 98], vague: 4 },
    Skill { name: "Lynx", summary: "looks far ahead and rarely slips",
            nodes: 90_000, turns: 8, sees: [100, 100, 100], vague: 3 },
    Skill { name: "Falcon", summary: "a strong club player",
            nodes: 160_000, turns: 10, sees: [100, 100, 100], vague: 2 },
    Skill { name: "Sage", summary: "looks as far as it can in a moment",
            nodes: 350_000, turns: 127, sees: [100, 100, 100], vague: 1 },
    Skill { name: "Oracle", summary: "the strongest: looks as far as it can in about a second",
            nodes: 1_000_000, turns: 127, sees: [100, 100, 100], vague: 0 },
];

impl Level {
    /// The weakest level.
    pub const LOWEST: Level = Level(1);

    /// The strongest level.
    pub const HIGHEST: Level = Level(10);

    /// The level with this number, 1 to 10.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 10 { Some(Level(number)) } else { None }
    }

    /// All levels, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// The number, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        self.skill().name
    }

    /// One line about it.
    pub const fn summary(self) -> &'static str {
        self.skill().summary
    }

    /// How much it spends on a decision.
    pub fn budget(self) -> Budget {
        Budget::nodes(self.skill().nodes).and_turns(self.skill().turns)
    }

    /// What it does now, in the turn of whoever is to move.
    pub fn choose(self, game: &Game, budget: &Budget, draw: &mut dyn Draw) -> Action {
        let skill = self.skill();
        let judgement = judge(game, budget, Wanted::All);
        let felt = |candidate: &Candidate, draw: &mut dyn Draw| match candidate.prospect {
            // What is seen clearly is not a matter of feeling: the sooner win, the later loss.
            Prospect::Wins(turns) | Prospect::Loses(turns) if sees(skill, turns, draw) => {
                candidate.score
            }
            Prospect::Wins(_) | Prospect::Loses(_) => candidate.sight + off(skill.vague, draw),
            Prospect::Draw | Prospect::Estimate(_) => candidate.score + off(skill.vague, draw),
        };
        let felt: Vec<i32> =
            judgement.candidates.iter().map(|candidate| felt(candidate, draw)).collect();
        let best = *felt.iter().max().expect("there is always something to do");
        let equals: Vec<usize> = (0..felt.len()).filter(|&index| felt[index] == best).collect();
        let chosen = equals[draw.below(equals.len())];
        judgement.candidates[chosen].actions[0]
    }

    const fn skill(self) -> &'static Skill {
        &SKILLS[self.0 as usize - 1]
    }
}

/// Does the player see an end of the game so many turns ahead? The further away, the less likely.
fn sees(skill: &Skill, turns: u32, draw: &mut dyn Draw) -> bool {
    let chance = skill.sees[(turns as usize - 1).min(2)];
    chance == 100 || draw.below(100) < chance
}

/// An error up to so much either way, small ones more likely than large ones.
fn off(vague: i32, draw: &mut dyn Draw) -> i32 {
    if vague == 0 {
        return 0;
    }
    let mut part = || draw.below(vague as usize + 1) as i32;
    part() - part()
}
