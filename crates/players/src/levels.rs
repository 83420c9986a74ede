//! Ten levels of strength. Each looks ahead with the same search, but errs like a person: the weaker,
//! the more it overlooks, and what lies further ahead is overlooked more easily. No level throws a
//! game away on purpose, and none plays the same game for ever.

use crate::Draw;
use crate::engine::{Budget, Candidate, Judgement, Limits, Prospect, Wanted, judge_for};
use crate::exact;
use fourline_game::{Action, Game};
use fourline_words::Language;
use fourline_words::catalogue::players as text;

/// A level from 1 (a child wins) to 10 (the strongest there is).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level decided, and what it makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// What it does.
    pub action: Action,
    /// What it leads to as far as was seen: proven, or an estimate.
    pub prospect: Prospect,
}

/// How a level thinks and errs.
struct Skill {
    name: &'static str,
    about: fn(Language) -> String,
    /// Positions looked at for one decision.
    nodes: u64,
    /// Turns looked ahead.
    turns: u32,
    /// How often in a hundred decisions it sees a win or loss that comes about with this turn, with
    /// the next, and so on; the last number stands for everything further away.
    sees: [usize; 8],
    /// How far its feeling for a position is off: up to so much either way.
    vague: i32,
}

#[rustfmt::skip]
const SKILLS: [Skill; 10] = [
    Skill { name: "Pip", about: text::about_level_1,
            nodes: 500, turns: 1, sees: [10, 0, 0, 0, 0, 0, 0, 0], vague: 65 },
    Skill { name: "Fern", about: text::about_level_2,
            nodes: 500, turns: 1, sees: [33, 12, 0, 0, 0, 0, 0, 0], vague: 52 },
    Skill { name: "Otter", about: text::about_level_3,
            nodes: 1_000, turns: 1, sees: [53, 28, 0, 0, 0, 0, 0, 0], vague: 44 },
    Skill { name: "Finch", about: text::about_level_4,
            nodes: 2_000, turns: 1, sees: [75, 50, 0, 0, 0, 0, 0, 0], vague: 34 },
    Skill { name: "Badger", about: text::about_level_5,
            nodes: 2_000, turns: 2, sees: [84, 66, 14, 0, 0, 0, 0, 0], vague: 27 },
    Skill { name: "Heron", about: text::about_level_6,
            nodes: 3_000, turns: 2, sees: [95, 84, 33, 18, 0, 0, 0, 0], vague: 19 },
    Skill { name: "Lynx", about: text::about_level_7,
            nodes: 5_000, turns: 3, sees: [99, 92, 49, 33, 19, 19, 19, 19], vague: 15 },
    Skill { name: "Falcon", about: text::about_level_8,
            nodes: 12_000, turns: 3, sees: [100, 99, 83, 66, 50, 37, 32, 32], vague: 8 },
    Skill { name: "Sage", about: text::about_level_9,
            nodes: 20_000, turns: 4, sees: [100, 100, 91, 76, 60, 45, 35, 35], vague: 5 },
    Skill { name: "Oracle", about: text::about_level_10,
            nodes: 400_000, turns: 127, sees: [100; 8], vague: 0 },
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

    /// Its name, the same in every language: people type it too.
    pub const fn name(self) -> &'static str {
        self.skill().name
    }

    /// One sentence about it.
    pub fn summary(self, language: Language) -> String {
        (self.skill().about)(language)
    }

    /// How much it spends on a decision: counted in positions, so that it decides the same on every
    /// machine. With a limit of time on top, people need not wait for a slow one.
    pub const fn limits(self) -> Limits {
        Limits::nodes(self.skill().nodes).and_turns(self.skill().turns)
    }

    /// Does it ask the exact solver where that knows the rules?
    pub const fn is_exact(self) -> bool {
        self.0 == Level::HIGHEST.0
    }

    /// Its next action, for the player to move.
    pub fn choose(self, game: &Game, budget: &Budget, draw: &mut dyn Draw) -> Action {
        self.think(game, budget, draw).action
    }

    /// The same, with what it makes of it.
    pub fn think(self, game: &Game, budget: &Budget, draw: &mut dyn Draw) -> Thought {
        let exact = if self.is_exact() { exact::judge_exactly(game, budget) } else { None };
        let skill = self.skill();
        let judgement = exact.unwrap_or_else(|| skill.judge(game, budget));
        skill.decide(&judgement, draw)
    }

    const fn skill(self) -> &'static Skill {
        &SKILLS[self.0 as usize - 1]
    }
}

impl Skill {
    fn judge(&self, game: &Game, budget: &Budget) -> Judgement {
        // Where nothing is overlooked, only what comes close to the best can be chosen, however vague
        // the feeling.
        let sees_all = self.sees.iter().all(|&chance| chance == 100);
        let wanted = if sees_all { Wanted::Within(2 * self.vague) } else { Wanted::All };
        judge_for(game, budget, wanted)
    }

    fn decide(&self, judgement: &Judgement, draw: &mut dyn Draw) -> Thought {
        // How attentive it is this time: seeing something far takes more than seeing something near.
        let attention = draw.below(100);
        let sees = |turns: u32| attention < self.sees[(turns as usize - 1).min(7)];
        let felt = |candidate: &Candidate, draw: &mut dyn Draw| match candidate.prospect {
            // What is seen clearly is not a matter of feeling: the sooner win, the later loss.
            Prospect::Wins(turns) | Prospect::Loses(turns) if sees(turns) => candidate.score,
            Prospect::Wins(_) | Prospect::Loses(_) => candidate.sight + off(self.vague, draw),
            Prospect::Draw | Prospect::Estimate(_) => candidate.score + off(self.vague, draw),
        };
        let felt: Vec<i32> =
            judgement.candidates.iter().map(|candidate| felt(candidate, draw)).collect();
        let best = *felt.iter().max().expect("there is always something to do");
        let equals: Vec<usize> = (0..felt.len()).filter(|&index| felt[index] == best).collect();
        let chosen = &judgement.candidates[equals[draw.below(equals.len())]];
        Thought { action: chosen.actions[0], prospect: chosen.prospect }
    }
}

/// An error up to so much either way, small ones more likely than large ones.
fn off(vague: i32, draw: &mut dyn Draw) -> i32 {
    if vague == 0 {
        return 0;
    }
    let mut part = || draw.below(vague as usize + 1) as i32;
    part() - part()
}
