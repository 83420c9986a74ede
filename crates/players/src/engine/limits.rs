//! How much may be spent on a decision, as plain data.

/// How much may be spent on a decision: positions, turns, time.
///
/// Positions are counted the same on every machine, so what a player decides within them repeats;
/// time is a limit for people's sake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions looked at in all.
    pub nodes: u64,
    /// Turns looked ahead.
    pub turns: u32,
    /// Milliseconds from the moment the work begins; `None` for as long as it takes. Only with a limit
    /// of time is a clock looked at.
    pub time_ms: Option<u64>,
}

impl Limits {
    /// So many positions, however deep and however long.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes, turns: 127, time_ms: None }
    }

    /// The same, but looking at most that many turns ahead.
    pub const fn and_turns(self, turns: u32) -> Limits {
        Limits { turns, ..self }
    }

    /// The same, but within so many milliseconds, if there is such a limit.
    pub const fn and_time_ms(self, time_ms: Option<u64>) -> Limits {
        Limits { time_ms, ..self }
    }
}
