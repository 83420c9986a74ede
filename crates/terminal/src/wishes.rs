//! Removed with the front ends that still use it.
use fourline_game::{Name, SymbolPair};
use fourline_players::{Computer, First};
use fourline_rules::Rules;

/// Who sits on seat 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A second person at the same keyboard.
    Friend,
    /// A computer player.
    Computer(Computer),
}
/// What was said beforehand; `None` and missing names are asked for.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// A computer player on seat 1, to watch it play; without one, a person sits there.
    pub player: Option<Computer>,
    /// Who sits on seat 2.
    pub opponent: Option<Opponent>,
    /// The rules.
    pub rules: Option<Rules>,
    /// The names, seat 1 first.
    pub names: Vec<Name>,
    /// The two symbols; without a wish, those usual for the rules.
    pub symbols: Option<SymbolPair>,
    /// Who starts. Without a wish, as the rules say.
    pub first: Option<First>,
    /// What lots are drawn from.
    pub seed: u64,
}
