//! A rule set as a form: every rule with its choices. A preset is only a way to fill it in.

use fourline_rules::{
    BadInput, Discs, Opening, Rules, RulesDraft, Shape, Symbols, Undo, WhoStarts,
};
use std::num::NonZeroU8;

/// Every rule, as it is chosen. Only size and line length can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleForm {
    /// Columns.
    pub columns: u32,
    /// Rows.
    pub rows: u32,
    /// Discs in a winning line.
    pub connect: u32,
    /// What a bad column does.
    pub bad_column: BadColumnRule,
    /// Which one loses.
    pub bad_columns: u8,
    /// What an undo does.
    pub undo: UndoRule,
    /// How many there are.
    pub undos: u8,
    /// Removes per player.
    pub removes: u8,
    /// Blocks per player.
    pub blocks: u8,
    /// Where the first discs go.
    pub opening: Opening,
    /// Who starts.
    pub who_starts: WhoStarts,
    /// Who gets which symbol.
    pub symbols: Symbols,
    /// What the discs are usually called.
    pub discs: Discs,
}

/// What a bad column does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadColumnRule {
    /// Asked again.
    AskAgain,
    /// So many in one move lose.
    PerMove,
    /// So many in the game lose.
    PerGame,
}

/// What happens with undos.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRule {
    /// None.
    Never,
    /// So many.
    Offered,
    /// So many, and one more loses.
    Strict,
}

impl RuleForm {
    /// The form filled in with these rules.
    pub fn new(rules: &Rules) -> RuleForm {
        let (bad_column, bad_columns) = match rules.bad_input {
            BadInput::AskAgain => (BadColumnRule::AskAgain, 3),
            BadInput::LosesPerMove(n) => (BadColumnRule::PerMove, n.get()),
            BadInput::LosesPerGame(n) => (BadColumnRule::PerGame, n.get()),
        };
        let (undo, undos) = match rules.undo {
            Undo::Never => (UndoRule::Never, 3),
            Undo::Offered(n) => (UndoRule::Offered, n.get()),
            Undo::Strict(n) => (UndoRule::Strict, n),
        };
        RuleForm {
            columns: rules.shape.columns().into(),
            rows: rules.shape.rows().into(),
            connect: rules.shape.connect().into(),
            bad_column,
            bad_columns,
            undo,
            undos,
            removes: rules.removes,
            blocks: rules.blocks,
            opening: rules.opening,
            who_starts: rules.who_starts,
            symbols: rules.symbols,
            discs: rules.discs,
        }
    }

    /// The rules, or what is wrong with size and line length.
    pub fn rules(&self) -> Result<Rules, String> {
        let at_least_one = |n: u8| NonZeroU8::new(n).unwrap_or(NonZeroU8::MIN);
        let rules = Rules {
            shape: Shape::CLASSIC,
            bad_input: match self.bad_column {
                BadColumnRule::AskAgain => BadInput::AskAgain,
                BadColumnRule::PerMove => BadInput::LosesPerMove(at_least_one(self.bad_columns)),
                BadColumnRule::PerGame => BadInput::LosesPerGame(at_least_one(self.bad_columns)),
            },
            undo: match self.undo {
                UndoRule::Never => Undo::Never,
                UndoRule::Offered => Undo::Offered(at_least_one(self.undos)),
                UndoRule::Strict => Undo::Strict(self.undos),
            },
            opening: self.opening,
            removes: self.removes,
            blocks: self.blocks,
            who_starts: self.who_starts,
            symbols: self.symbols,
            discs: self.discs,
        };
        let mut draft = RulesDraft::new(rules);
        (draft.size, draft.connect) = ((self.columns, self.rows), self.connect);
        draft.finish().map_err(|error| error.to_string())
    }

    /// The name of the preset that the form shows, if it is one.
    pub fn preset(&self) -> Option<&'static str> {
        self.rules().ok()?.preset_name()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_and_own_rules_go_through_the_form_unchanged() {
        for (name, rules) in Rules::PRESETS {
            let form = RuleForm::new(&rules);
            assert_eq!(form.rules(), Ok(rules));
            assert_eq!(form.preset(), Some(name));
        }
        let own: Rules = "size=9x7 connect=5 undo=2/strict remove=4 block=2".parse().unwrap();
        assert_eq!(RuleForm::new(&own).rules(), Ok(own));
        assert_eq!(RuleForm::new(&own).preset(), None);
    }

    #[test]
    fn a_board_that_can_not_be_is_explained() {
        let form = RuleForm { columns: 17, ..RuleForm::new(&Rules::CLASSIC) };
        assert!(form.rules().unwrap_err().contains("4 to 16"));
    }
}
