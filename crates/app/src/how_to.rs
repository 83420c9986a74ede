//! "How to play" for any rule set: short parts with a heading, a text and boards to look at. The boards
//! are played by the game's own rules, so what they show is true.

use crate::rule_sets;
use crate::state::State;
use fourline_game::{Action, Game, Name, Player, Refusal, Seat, Setup, Words};
use fourline_rules::{BadInput, Cell, Column, Opening, Rules, Symbols, Undo, WhoStarts};
use fourline_words::catalogue::{common, help, howto as say};

/// How a rule set is played.
#[derive(Clone, Debug)]
pub struct HowTo {
    /// What the rule set is called.
    pub title: String,
    /// One sentence about it.
    pub about: String,
    /// What there is to know, the most important first.
    pub parts: Vec<Part>,
}

/// A part of the page.
#[derive(Clone, Debug)]
pub struct Part {
    /// What it is about.
    pub heading: String,
    /// The rule, in some sentences.
    pub text: String,
    /// What it looks like. A board with a picked disc is followed by the one after that disc is gone.
    pub examples: Vec<Example>,
}

/// A board to look at.
#[derive(Clone, Debug)]
pub struct Example {
    /// The game.
    pub game: Game,
    /// The disc it is about.
    pub picked: Option<Cell>,
    /// What there is to see.
    pub caption: String,
}

impl HowTo {
    /// The page about these rules.
    pub fn of(rules: &Rules, state: &State, words: &Words) -> HowTo {
        HowTo {
            title: rule_sets::title(rules, state, words.language),
            about: rule_sets::about(rules, words.language),
            parts: parts(rules, words),
        }
    }
}

/// Everything that a rule set decides.
pub fn parts(rules: &Rules, words: &Words) -> Vec<Part> {
    let (language, shape) = (words.language, rules.shape);
    let mut parts = vec![Part {
        heading: say::goal(language),
        text: help::rules_board(language, shape.columns(), shape.connect(), shape.rows()),
        examples: line(rules, words).into_iter().collect(),
    }];
    if rules.opening == Opening::Centre {
        parts.push(Part {
            heading: say::opening(language),
            text: help::rules_opening(language, words.centre(shape)),
            examples: opening(rules, words).into_iter().collect(),
        });
    }
    let undo = |count: u8| help::rules_undo(language, count);
    match rules.undo {
        Undo::Never => {}
        Undo::Offered(count) => parts.push(Part::new(say::undo(language), undo(count.get()))),
        Undo::Strict(count) => {
            let texts = [undo(count), help::rules_undo_strict(language)];
            parts.push(Part::new(say::undo(language), texts.join(" ")));
        }
    }
    if rules.removes > 0 {
        let examples = [remove(rules, words), tie(rules, words)];
        parts.push(Part {
            heading: say::remove(language),
            text: help::rules_remove(language, rules.removes),
            examples: examples.into_iter().flatten().flatten().collect(),
        });
    }
    if rules.blocks > 0 {
        let run = rules.run_that_refuses_a_block();
        parts.push(Part {
            heading: say::block(language),
            text: help::rules_block(language, rules.blocks, run),
            examples: block(rules, words).into_iter().collect(),
        });
    }
    let counted = |violations: String| [violations, help::rules_what_counts(language)].join(" ");
    let text = match rules.bad_input {
        BadInput::AskAgain => help::rules_asked_again(language),
        BadInput::LosesPerMove(limit) => counted(help::rules_violations_in_move(language, limit)),
        BadInput::LosesPerGame(limit) => counted(help::rules_violations_in_game(language, limit)),
    };
    parts.push(Part::new(say::bad_columns(language), text));
    let starts = match rules.who_starts {
        WhoStarts::SeatOne => help::rules_seat_one_starts(language),
        WhoStarts::Drawn => help::rules_drawn(language),
    };
    let symbols = match rules.symbols {
        Symbols::BySeat => help::rules_symbols_by_seat(language),
        Symbols::StarterPicks => help::rules_starter_picks(language),
        Symbols::StarterFirst => help::rules_starter_first(language),
    };
    parts.push(Part::new(say::start(language), [starts, symbols].join(" ")));
    parts
}

/// A game that was won by a line, on the board of these rules.
pub fn goal(rules: &Rules, words: &Words) -> Option<Game> {
    line(rules, words).map(|example| example.game)
}

impl Part {
    fn new(heading: String, text: String) -> Part {
        Part { heading, text, examples: Vec::new() }
    }
}

/// A game for an example: the rules on the same board without what is not being shown.
fn example_game(rules: &Rules, words: &Words, opening: Opening, removes: u8, blocks: u8) -> Game {
    let plain = Rules {
        bad_input: BadInput::AskAgain,
        undo: Undo::Never,
        opening,
        removes,
        blocks,
        who_starts: WhoStarts::SeatOne,
        symbols: Symbols::BySeat,
        ..*rules
    };
    let people = Seat::BOTH.map(|seat| {
        let name = common::player_name(words.language, seat.number());
        Player::human(Name::new(&name).expect("a usual name is a name"))
    });
    Game::new(Setup::new(plain, people).expect("the names differ"))
}

/// Drops into these columns, counted from 0, turn by turn. A turn that waits for a block is ended.
fn drops(game: &mut Game, columns: impl IntoIterator<Item = u8>) -> Option<()> {
    for column in columns {
        act(game, Action::Drop(Column::new(column)))?;
    }
    Some(())
}

fn act(game: &mut Game, action: Action) -> Option<()> {
    let seat = game.turn()?;
    game.play(seat.does(action)).ok()?;
    if game.turn() == Some(seat) && game.stage() != fourline_game::Stage::Move {
        game.play(seat.does(Action::EndTurn)).ok()?;
    }
    Some(())
}

/// A finished line: across where the board is wide enough, else up.
fn line(rules: &Rules, words: &Words) -> Option<Example> {
    let mut game = example_game(rules, words, Opening::Free, 0, 0);
    let shape = rules.shape;
    let length = shape.connect();
    let from = shape.columns().saturating_sub(length) / 2;
    match length <= shape.columns() {
        true => {
            drops(&mut game, (0..length - 1).flat_map(|i| [from + i, from + i]))?;
            drops(&mut game, [from + length - 1])?;
        }
        false => drops(&mut game, (0..2 * length - 1).map(|i| i % 2))?,
    }
    let caption = words.headline(game.ending()?, &game);
    Some(Example { game, picked: None, caption })
}

/// The two first discs.
fn opening(rules: &Rules, words: &Words) -> Option<Example> {
    let mut game = example_game(rules, words, Opening::Centre, 0, 0);
    let centre = rules.shape.all_columns().find(|&column| rules.shape.is_centre(column))?;
    drops(&mut game, [centre.index() as u8; 2])?;
    Some(Example { game, picked: None, caption: say::opening_example(words.language) })
}

/// A disc that is removed, and the one above it that falls.
fn remove(rules: &Rules, words: &Words) -> Option<Vec<Example>> {
    let mut game = example_game(rules, words, Opening::Free, 1, 0);
    let middle = rules.shape.columns() / 2;
    drops(&mut game, [middle, middle, middle, middle + 1])?;
    let cell = Cell::new(Column::new(middle), 1);
    before_and_after(game, cell, words, say::remove_after(words.language))
}

/// A remove after which both have a line.
fn tie(rules: &Rules, words: &Words) -> Option<Vec<Example>> {
    let mut game = example_game(rules, words, Opening::Free, 1, 0);
    let (shape, length) = (rules.shape, rules.shape.connect());
    if length > shape.columns() {
        return None;
    }
    let from = (shape.columns() - length) / 2;
    let (before, last) = (from + length - 2, from + length - 1);
    drops(&mut game, (0..length - 2).flat_map(|i| [from + i, from + i]))?;
    drops(&mut game, [before, last, last, before, from, last])?;
    before_and_after(game, Cell::new(Column::new(last), 0), words, say::tie_after(words.language))
}

fn before_and_after(game: Game, cell: Cell, words: &Words, after: String) -> Option<Vec<Example>> {
    let mut then = game.clone();
    act(&mut then, Action::Remove(cell))?;
    let before = say::remove_before(
        words.language,
        words.numbering.number(cell.column),
        cell.row_number(game.rules().shape.rows()),
    );
    Some(vec![
        Example { game, picked: Some(cell), caption: before },
        Example { game: then, picked: None, caption: after },
    ])
}

/// A block that is refused, because the opponent is one disc short of a line.
fn block(rules: &Rules, words: &Words) -> Option<Example> {
    let mut game = example_game(rules, words, Opening::Free, 0, 1);
    let (shape, length) = (rules.shape, rules.shape.connect());
    match length <= shape.columns() {
        true => {
            drops(&mut game, (0..length - 2).flat_map(|i| [i, i]))?;
            drops(&mut game, [length - 2])?;
            game.play(game.turn()?.does(Action::Drop(Column::new(length - 1)))).ok()?;
        }
        false => {
            drops(&mut game, (0..2 * (length - 2)).map(|i| i % 2))?;
            drops(&mut game, [0])?;
            game.play(game.turn()?.does(Action::Drop(Column::new(0)))).ok()?;
        }
    }
    match game.decide(Seat::Two.does(Action::Block)) {
        Err(refusal @ Refusal::OpponentHasRun(_)) => {
            let caption = words.refusal(refusal, &game);
            Some(Example { game, picked: None, caption })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule_form::RuleField;
    use fourline_game::Ending;
    use fourline_rules::Shape;
    use fourline_words::Language;

    fn page(rules: &Rules) -> HowTo {
        HowTo::of(rules, &State::default(), &Words::default())
    }

    fn part<'a>(page: &'a HowTo, heading: &str) -> &'a Part {
        page.parts.iter().find(|part| part.heading == heading).expect(heading)
    }

    #[test]
    fn each_preset_has_a_page_with_what_it_has() {
        let headings = |rules| -> Vec<String> {
            page(rules).parts.into_iter().map(|part| part.heading).collect()
        };
        assert_eq!(
            headings(&Rules::CLASSIC),
            ["The goal", "Columns that can't be played", "Who starts"]
        );
        assert_eq!(headings(&Rules::STRICT)[1], "Undo");
        assert_eq!(
            headings(&Rules::POWER),
            [
                "The goal",
                "The opening",
                "Undo",
                "Remove a disc",
                "Block",
                "Columns that can't be played",
                "Who starts"
            ]
        );
        assert_eq!(page(&Rules::SECOND_CHANCE).title, "Second chance");
    }

    #[test]
    fn what_the_boards_show_is_true_on_every_size() {
        let mut seen = [0; 3];
        for columns in 4..=10 {
            for rows in 4..=8 {
                for connect in 3..=columns.max(rows) {
                    let Ok(shape) = Shape::new(columns, rows, connect) else { continue };
                    let page = page(&Rules { shape, ..Rules::POWER });
                    let goal = &part(&page, "The goal").examples[0];
                    assert!(matches!(goal.game.ending(), Some(Ending::Line { .. })), "{shape:?}");
                    let [before, after, tie @ ..] = &part(&page, "Remove a disc").examples[..]
                    else {
                        panic!("{shape:?}")
                    };
                    let cell = before.picked.unwrap();
                    let above = Cell { row: cell.row + 1, ..cell };
                    let at = |example: &Example, cell| example.game.position().at(cell);
                    assert_eq!(at(after, cell), at(before, above), "the disc above has fallen");
                    assert_eq!(at(after, above), None);
                    seen[0] += 1;
                    if connect <= columns {
                        assert!(
                            matches!(tie[1].game.ending(), Some(Ending::BothLines { .. })),
                            "{shape:?}"
                        );
                        assert_eq!(tie[0].game.ending(), None);
                        seen[1] += 1;
                    }
                    seen[2] += part(&page, "Block").examples.len();
                    assert_eq!(part(&page, "Block").examples.len(), 1, "{shape:?}");
                    assert_eq!(part(&page, "The opening").examples.len(), 1, "{shape:?}");
                }
            }
        }
        assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
    }

    #[test]
    fn own_rules_have_a_page_in_every_language() {
        let rules = RuleField::Discs.set(&Rules::POWER, "YR").unwrap();
        for language in Language::ALL {
            let words = Words { language, ..Words::default() };
            let page = HowTo::of(&rules, &State::default(), &words);
            assert!(!page.about.is_empty() && page.parts.len() == 7, "{language}");
            assert!(page.parts.iter().all(|part| !part.text.is_empty()));
        }
    }
}
