//! Questions and answers as text, for a thinker that shares no memory with the session: a worker in a
//! browser, another process. Each message is a few lines:
//!
//! ```text
//! question 7                         answer 7 7 6 4         ticket; columns, rows, connect
//! move level-3 1000 1 500            move 2 0 drop d        seat, time, action
//! fourline record 2                  prospect wins 5
//! ...
//!                                    answer 8 7 6 4
//! question 8                         insight last exact     either word may be missing
//! insight                            option wins 5          begins a move
//! fourline record 2                  best                   what is known of it, each line optional
//! ...                                score 17
//!                                    why leaves-line d
//! progress 7 12000 9 -2 3            does drop d            its actions, in order
//!                                    line drop d            the best line, an action each
//! failed 7
//! ```
//! The numbers of a move are its limits: positions, turns, and milliseconds or `-`. Progress has
//! positions and turns, then the bounds of the score if there are any. Nothing that is read here is
//! believed: what does not fit is an error, never a panic.

use super::{Progress, Question, Thought, Ticket, Topic};
use crate::News;
use crate::insight::{Insight, Outlook};
use fourline_game::{Action, Command, Seat, record};
use fourline_players::hint::{Hint, Why};
use fourline_players::{Limits, Prospect};
use fourline_rules::{Column, Shape};
use fourline_solver::Score;
use std::fmt::{self, Write as _};
use std::str::{FromStr, Lines};

/// A text is not such a message. It is not shown to people: the reader takes it as a thinker that
/// has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageError {
    /// The line that is wrong, counted from 1; the one after the last if something is missing.
    pub line: usize,
}

/// More turns than any game has.
const MOST_TURNS: u32 = 127;

/// No score and no estimate is further from 0.
const FURTHEST: i32 = 1_000_000;

/// Writes a question.
pub fn write_question(question: &Question) -> String {
    let mut text = format!("question {}\n", question.ticket.0);
    match question.topic {
        Topic::Move { computer, limits: Limits { nodes, turns, time_ms } } => {
            let time = time_ms.map_or("-".to_string(), |ms| ms.to_string());
            put(&mut text, format_args!("move {} {nodes} {turns} {time}", computer.id()));
        }
        Topic::Insight => put(&mut text, format_args!("insight")),
    }
    text + &record::write(&question.game)
}

/// Reads a question. One about a move has a game in progress.
pub fn read_question(text: &str) -> Result<Question, MessageError> {
    let mut reader = Reader::of(text);
    let ticket = reader.line(|words| {
        words.is("question")?;
        words.ticket()
    })?;
    let topic = reader.line(|words| match words.next()? {
        "move" => {
            let computer = words.read()?;
            let (nodes, turns) = (words.read()?, words.turns()?);
            let time_ms = match words.next()? {
                "-" => None,
                ms => Some(ms.parse().ok()?),
            };
            Some(Topic::Move { computer, limits: Limits { nodes, turns, time_ms } })
        }
        "insight" => Some(Topic::Insight),
        _ => None,
    })?;
    let rest = reader.rest();
    let game = record::read(rest).map_err(|error| MessageError { line: error.line + 2 })?;
    if matches!(topic, Topic::Move { .. }) && game.turn().is_none() {
        return Err(MessageError { line: 2 });
    }
    Ok(Question { ticket, game: Box::new(game), topic })
}

/// Writes an answer to a question.
pub fn write_answer(question: &Question, thought: &Thought) -> String {
    let ticket = question.ticket.0;
    let shape = question.game.rules().shape;
    let (columns, rows, connect) = (shape.columns(), shape.rows(), shape.connect());
    let mut text = format!("answer {ticket} {columns} {rows} {connect}\n");
    match thought {
        Thought::Move(Command { seat, action, at_ms }, prospect) => {
            let (seat, action) = (seat.number(), action.text(shape));
            put(&mut text, format_args!("move {seat} {at_ms} {action}"));
            if let Some(prospect) = prospect {
                put(&mut text, format_args!("prospect {}", prospect_text(*prospect)));
            }
        }
        Thought::Insight { insight, is_last } => {
            let last = if *is_last { " last" } else { "" };
            let exact = if insight.is_exact { " exact" } else { "" };
            put(&mut text, format_args!("insight{last}{exact}"));
            for outlook in &insight.moves {
                write_outlook(&mut text, outlook, shape);
            }
            for action in &insight.line {
                put(&mut text, format_args!("line {}", action.text(shape)));
            }
        }
        Thought::Failed => return format!("failed {ticket}\n"),
    }
    text
}

fn write_outlook(text: &mut String, outlook: &Outlook, shape: Shape) {
    let Outlook { hint: Hint { actions, prospect, why, is_best }, score } = outlook;
    put(text, format_args!("option {}", prospect_text(*prospect)));
    if *is_best {
        put(text, format_args!("best"));
    }
    if let Some(score) = score {
        put(text, format_args!("score {}", score.value()));
    }
    if let Some(why) = why {
        put(text, format_args!("why {}", why_text(*why)));
    }
    for action in actions {
        put(text, format_args!("does {}", action.text(shape)));
    }
}

/// Writes how far the answer to a question has come.
pub fn write_progress(ticket: Ticket, progress: Progress) -> String {
    let Progress { positions, turns, bounds } = progress;
    let bounds = bounds.map_or(String::new(), |(low, high)| format!(" {low} {high}"));
    format!("progress {} {positions} {turns}{bounds}\n", ticket.0)
}

/// Reads an answer or how far it has come.
pub fn read_news(text: &str) -> Result<News, MessageError> {
    let mut reader = Reader::of(text);
    enum Head {
        Answer(Ticket, Shape),
        Whole(News),
    }
    let head = reader.line(|words| match words.next()? {
        "answer" => Some(Head::Answer(words.ticket()?, words.shape()?)),
        "failed" => Some(Head::Whole(News::Thought(words.ticket()?, Thought::Failed))),
        "progress" => Some(Head::Whole(News::Progress(words.ticket()?, words.progress()?))),
        _ => None,
    })?;
    let news = match head {
        Head::Whole(news) => news,
        Head::Answer(ticket, shape) => News::Thought(ticket, read_thought(&mut reader, shape)?),
    };
    if reader.peek().is_some() { Err(reader.error()) } else { Ok(news) }
}

fn read_thought(reader: &mut Reader<'_>, shape: Shape) -> Result<Thought, MessageError> {
    enum Kind {
        Move(Command),
        Insight { is_last: bool, is_exact: bool },
    }
    let kind = reader.line(|words| match words.next()? {
        "move" => {
            let seat = Seat::from_number(words.read()?)?;
            let at_ms = words.read()?;
            Some(Kind::Move(Command { seat, action: words.action(shape)?, at_ms }))
        }
        "insight" => {
            let is_last = words.take("last");
            Some(Kind::Insight { is_last, is_exact: words.take("exact") })
        }
        _ => None,
    })?;
    match kind {
        Kind::Move(command) => {
            let prospect = reader.optional("prospect", Words::prospect)?;
            Ok(Thought::Move(command, prospect))
        }
        Kind::Insight { is_last, is_exact } => {
            let mut moves = Vec::new();
            while let Some(outlook) = read_outlook(reader, shape)? {
                moves.push(outlook);
            }
            let line = reader.all("line", |words| words.action(shape))?;
            let insight = Box::new(Insight { moves, line, is_exact });
            Ok(Thought::Insight { insight, is_last })
        }
    }
}

fn read_outlook(reader: &mut Reader<'_>, shape: Shape) -> Result<Option<Outlook>, MessageError> {
    let Some(prospect) = reader.optional("option", Words::prospect)? else { return Ok(None) };
    let is_best = reader.optional("best", |_| Some(()))?.is_some();
    let score = reader.optional("score", |words| words.near().map(Score::new))?;
    let why = reader.optional("why", |words| words.why(shape))?;
    let actions = reader.all("does", |words| words.action(shape))?;
    if actions.is_empty() {
        return Err(reader.error());
    }
    Ok(Some(Outlook { hint: Hint { actions, prospect, why, is_best }, score }))
}

fn put(text: &mut String, line: fmt::Arguments<'_>) {
    writeln!(text, "{line}").expect("writing to a string");
}

fn prospect_text(prospect: Prospect) -> String {
    match prospect {
        Prospect::Wins(turns) => format!("wins {turns}"),
        Prospect::Loses(turns) => format!("loses {turns}"),
        Prospect::Draw => "draw".to_string(),
        Prospect::Estimate(worth) => format!("estimate {worth}"),
    }
}

fn why_text(why: Why) -> String {
    let letter = |column: Column| column.letter().expect("a column of the board has a letter");
    match why {
        Why::CompletesLine => "completes-line".to_string(),
        Why::StopsLine => "stops-line".to_string(),
        Why::TwoThreats => "two-threats".to_string(),
        Why::GivesCellAbove => "gives-cell-above".to_string(),
        Why::LeavesLine(column) => format!("leaves-line {}", letter(column)),
        Why::BlocksAndWins(column) => format!("blocks-and-wins {}", letter(column)),
        Why::GivesLine => "gives-line".to_string(),
        Why::GivesBothLines => "gives-both-lines".to_string(),
        Why::OnlyMove => "only-move".to_string(),
    }
}

/// A message read line by line.
struct Reader<'a> {
    lines: Lines<'a>,
    /// The number of lines that were read.
    read: usize,
    /// What was not read yet.
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn of(text: &'a str) -> Reader<'a> {
        Reader { lines: text.lines(), read: 0, rest: text }
    }

    /// The next line is wrong.
    fn error(&self) -> MessageError {
        MessageError { line: self.read + 1 }
    }

    fn peek(&self) -> Option<&'a str> {
        self.lines.clone().next()
    }

    fn advance(&mut self) {
        self.lines.next();
        self.read += 1;
        self.rest = self.rest.split_once('\n').map_or("", |(_, rest)| rest);
    }

    fn rest(self) -> &'a str {
        self.rest
    }

    /// Reads the next line whole.
    fn line<T>(
        &mut self,
        read: impl FnOnce(&mut Words<'a>) -> Option<T>,
    ) -> Result<T, MessageError> {
        let line = self.peek().ok_or(self.error())?;
        let mut words = Words(line);
        let value = read(&mut words).filter(|_| words.0.is_empty()).ok_or(self.error())?;
        self.advance();
        Ok(value)
    }

    /// Reads the next line if it begins with this word.
    fn optional<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&mut Words<'a>) -> Option<T>,
    ) -> Result<Option<T>, MessageError> {
        if self.peek().is_none_or(|line| line.split(' ').next() != Some(key)) {
            return Ok(None);
        }
        let read = |words: &mut Words<'a>| {
            words.next()?;
            read(words)
        };
        self.line(read).map(Some)
    }

    /// Reads all next lines that begin with this word.
    fn all<T>(
        &mut self,
        key: &str,
        read: impl Fn(&mut Words<'a>) -> Option<T>,
    ) -> Result<Vec<T>, MessageError> {
        let mut found = Vec::new();
        while let Some(value) = self.optional(key, &read)? {
            found.push(value);
        }
        Ok(found)
    }
}

/// What is left of a line, to be read word by word; one space stands between two.
struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let (word, rest) = self.0.split_once(' ').unwrap_or((self.0, ""));
        self.0 = rest;
        (!word.is_empty()).then_some(word)
    }

    fn read<T: FromStr>(&mut self) -> Option<T> {
        self.next()?.parse().ok()
    }

    fn is(&mut self, word: &str) -> Option<()> {
        (self.next()? == word).then_some(())
    }

    /// Reads the word if it is the next one.
    fn take(&mut self, word: &str) -> bool {
        let mut ahead = Words(self.0);
        let is_next = ahead.is(word).is_some();
        if is_next {
            self.0 = ahead.0;
        }
        is_next
    }

    fn ticket(&mut self) -> Option<Ticket> {
        self.read().map(Ticket)
    }

    fn turns(&mut self) -> Option<u32> {
        self.read().filter(|&turns| turns <= MOST_TURNS)
    }

    /// A number that is not too far from 0.
    fn near(&mut self) -> Option<i32> {
        self.read().filter(|number| (-FURTHEST..=FURTHEST).contains(number))
    }

    fn shape(&mut self) -> Option<Shape> {
        Shape::new(self.read()?, self.read()?, self.read()?).ok()
    }

    fn progress(&mut self) -> Option<Progress> {
        let (positions, turns) = (self.read()?, self.turns()?);
        let bounds = if self.0.is_empty() { None } else { Some((self.near()?, self.near()?)) };
        Some(Progress { positions, turns, bounds })
    }

    fn prospect(&mut self) -> Option<Prospect> {
        match self.next()? {
            "wins" => self.read().map(Prospect::Wins),
            "loses" => self.read().map(Prospect::Loses),
            "draw" => Some(Prospect::Draw),
            "estimate" => self.near().map(Prospect::Estimate),
            _ => None,
        }
    }

    fn why(&mut self, shape: Shape) -> Option<Why> {
        match self.next()? {
            "completes-line" => Some(Why::CompletesLine),
            "stops-line" => Some(Why::StopsLine),
            "two-threats" => Some(Why::TwoThreats),
            "gives-cell-above" => Some(Why::GivesCellAbove),
            "leaves-line" => self.column(shape).map(Why::LeavesLine),
            "blocks-and-wins" => self.column(shape).map(Why::BlocksAndWins),
            "gives-line" => Some(Why::GivesLine),
            "gives-both-lines" => Some(Why::GivesBothLines),
            "only-move" => Some(Why::OnlyMove),
            _ => None,
        }
    }

    fn column(&mut self, shape: Shape) -> Option<Column> {
        let mut letters = self.next()?.chars();
        let column = Column::from_letter(letters.next()?)?;
        (letters.next().is_none() && shape.has_column(column)).then_some(column)
    }

    /// All that is left of the line, as an action.
    fn action(&mut self, shape: Shape) -> Option<Action> {
        Action::parse(std::mem::take(&mut self.0), shape).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::thinking::Thinker;
    use fourline_game::{Game, Name, Player, Setup, Symbol};
    use fourline_players::{Books, Computer, Dice, Draw, Stop};
    use fourline_rules::{Cell, Rules};

    /// A game of one of the presets, or on a large board, some turns old.
    fn random_game(dice: &mut Dice) -> Game {
        let mut rules = Rules::PRESETS[dice.below(Rules::PRESETS.len())].1;
        if dice.below(4) == 0 {
            rules.shape = Shape::new(9, 13, 5).unwrap();
        }
        let player = |name| Player::human(Name::new(name).unwrap());
        let mut setup = Setup::new(rules, [player("Ann"), player("B\"ob #2")]).unwrap();
        setup.seed = dice.below(1000) as u64;
        let mut game = Game::new(setup);
        for _ in 0..dice.below(30) {
            let Some(seat) = game.turn() else { break };
            let action = Computer::Robot.choose(&game, dice);
            let at_ms = game.time_ms() + dice.below(2000) as u64;
            game.play(seat.does(action).at(at_ms)).unwrap();
        }
        game
    }

    fn random_action(dice: &mut Dice, shape: Shape) -> Action {
        let column = Column::new(dice.below(shape.columns() as usize) as u8);
        match dice.below(6) {
            0 => Action::PickSymbol(Symbol::new('@').unwrap()),
            1 => Action::Remove(Cell::new(column, dice.below(shape.rows() as usize) as u8)),
            2 => Action::Block,
            3 => Action::EndTurn,
            _ => Action::Drop(column),
        }
    }

    fn random_prospect(dice: &mut Dice) -> Prospect {
        match dice.below(4) {
            0 => Prospect::Wins(dice.below(99) as u32),
            1 => Prospect::Loses(dice.below(99) as u32),
            2 => Prospect::Draw,
            _ => Prospect::Estimate(dice.below(2001) as i32 - 1000),
        }
    }

    fn random_why(dice: &mut Dice, shape: Shape) -> Option<Why> {
        let column = Column::new(dice.below(shape.columns() as usize) as u8);
        let all = [
            Why::CompletesLine,
            Why::StopsLine,
            Why::TwoThreats,
            Why::GivesCellAbove,
            Why::LeavesLine(column),
            Why::BlocksAndWins(column),
            Why::GivesLine,
            Why::GivesBothLines,
            Why::OnlyMove,
        ];
        all.get(dice.below(all.len() + 1)).copied()
    }

    fn random_thought(dice: &mut Dice, shape: Shape) -> Thought {
        let some = |dice: &mut Dice| dice.below(2) == 0;
        let actions = |dice: &mut Dice, least: usize| -> Vec<Action> {
            (0..least + dice.below(4)).map(|_| random_action(dice, shape)).collect()
        };
        match dice.below(4) {
            0 => Thought::Failed,
            1 => {
                let seat = Seat::BOTH[dice.below(2)];
                let at_ms = dice.below(10_000) as u64;
                let command = Command { seat, action: random_action(dice, shape), at_ms };
                Thought::Move(command, some(dice).then(|| random_prospect(dice)))
            }
            _ => {
                let outlook = |dice: &mut Dice| Outlook {
                    hint: Hint {
                        actions: actions(dice, 1),
                        prospect: random_prospect(dice),
                        why: random_why(dice, shape),
                        is_best: some(dice),
                    },
                    score: some(dice).then(|| Score::new(dice.below(43) as i32 - 21)),
                };
                let moves = (0..dice.below(9)).map(|_| outlook(dice)).collect();
                let (line, is_exact) = (actions(dice, 0), some(dice));
                let insight = Box::new(Insight { moves, line, is_exact });
                Thought::Insight { insight, is_last: some(dice) }
            }
        }
    }

    fn random_question(dice: &mut Dice) -> Question {
        let game = Box::new(random_game(dice));
        let computers: Vec<Computer> = Computer::all().collect();
        let computer = computers[dice.below(computers.len())];
        let time_ms = (dice.below(2) == 0).then_some(750);
        let topic = match game.turn() {
            Some(_) if dice.below(2) == 0 => {
                Topic::Move { computer, limits: computer.limits(time_ms) }
            }
            _ => Topic::Insight,
        };
        Question { ticket: Ticket(dice.below(1 << 30) as u64), game, topic }
    }

    fn thought(text: &str) -> (Ticket, Thought) {
        match read_news(text) {
            Ok(News::Thought(ticket, thought)) => (ticket, thought),
            other => panic!("{other:?}\n{text}"),
        }
    }

    #[test]
    fn questions_and_answers_read_back() {
        let mut dice = Dice::new(1);
        for _ in 0..1_000 {
            let question = random_question(&mut dice);
            assert_eq!(read_question(&write_question(&question)), Ok(question.clone()));
            for _ in 0..10 {
                let told = random_thought(&mut dice, question.game.rules().shape);
                let text = write_answer(&question, &told);
                assert_eq!(thought(&text), (question.ticket, told), "{text}");
            }
        }
    }

    #[test]
    fn progress_reads_back() {
        for bounds in [None, Some((-21, 21)), Some((3, 3))] {
            let progress = Progress { positions: u64::MAX, turns: 12, bounds };
            match read_news(&write_progress(Ticket(5), progress)) {
                Ok(News::Progress(ticket, read)) => {
                    assert_eq!((ticket, read), (Ticket(5), progress));
                }
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn a_thinker_behind_text_answers_as_one_beside() {
        let mut dice = Dice::new(2);
        let mut thinker = Thinker::new(Books::none());
        for _ in 0..40 {
            let mut question = random_question(&mut dice);
            if question.game.commands().len() < 12 {
                continue;
            }
            if let Topic::Move { limits, .. } = &mut question.topic {
                *limits = Limits::nodes(300);
            }
            let mut direct = Vec::new();
            thinker.answer(&question, &Stop::new(), &mut |thought| direct.push(thought));
            let asked = read_question(&write_question(&question)).unwrap();
            let mut told = Vec::new();
            thinker.answer(&asked, &Stop::new(), &mut |found| {
                told.push(thought(&write_answer(&asked, &found)).1);
            });
            assert_eq!(told, direct);
        }
    }

    #[test]
    fn a_move_in_a_finished_game_is_no_question() {
        let mut dice = Dice::new(3);
        let mut question = random_question(&mut dice);
        while question.game.turn().is_some() {
            question = random_question(&mut dice);
        }
        let computer = Computer::Robot;
        question.topic = Topic::Move { computer, limits: computer.limits(None) };
        assert_eq!(read_question(&write_question(&question)), Err(MessageError { line: 2 }));
    }

    #[test]
    fn what_is_wrong_is_found_on_its_line() {
        let line = |text: &str| read_news(text).map_err(|error| error.line).unwrap_err();
        assert_eq!(line(""), 1);
        assert_eq!(line("hello"), 1);
        assert_eq!(line("answer 7 7 6"), 1);
        assert_eq!(line("answer 7 7 6 4"), 2);
        assert_eq!(line("answer 7 99 6 4\nmove 1 0 drop a"), 1);
        assert_eq!(line("answer 7 7 6 4\nmove 1 0 drop h"), 2);
        assert_eq!(line("answer 7 7 6 4\nmove 3 0 drop a"), 2);
        assert_eq!(line("answer 7 7 6 4\nmove 1 0 drop a\nprospect wins"), 3);
        assert_eq!(line("answer 7 7 6 4\nmove 1 0 drop a\n\n"), 3);
        assert_eq!(line("answer 7 7 6 4\ninsight last\noption draw\nscore 1"), 5);
        assert_eq!(line("answer 7 7 6 4\ninsight last\noption draw\nscore 2000000000"), 4);
        assert_eq!(line("answer 7 7 6 4\ninsight exact last"), 2);
        assert_eq!(line("failed 7\nfailed 7"), 2);
        assert_eq!(line("progress 7 1 128"), 1);
        let line = |text: &str| read_question(text).map_err(|error| error.line).unwrap_err();
        assert_eq!(line("question x"), 1);
        assert_eq!(line("question 1\nmove level-11 1 1 -"), 2);
        assert_eq!(line("question 1\nmove level-1 1 128 -"), 2);
        assert_eq!(line("question 1\ninsight\nhello"), 3);
    }

    #[test]
    fn noise_never_panics() {
        let mut dice = Dice::new(4);
        for _ in 0..300 {
            let question = random_question(&mut dice);
            let told = random_thought(&mut dice, question.game.rules().shape);
            for text in [write_question(&question), write_answer(&question, &told)] {
                for _ in 0..20 {
                    let mut bytes = text.clone().into_bytes();
                    let at = dice.below(bytes.len());
                    match dice.below(4) {
                        0 => bytes.truncate(at),
                        1 => bytes[at] = b" \n09-xd\xff"[dice.below(8)],
                        2 => drop(bytes.remove(at)),
                        _ => bytes.insert(at, b" \n09-xd\xc3"[dice.below(8)]),
                    }
                    let noisy = String::from_utf8_lossy(&bytes);
                    let _ = (read_question(&noisy), read_news(&noisy));
                }
            }
        }
    }
}
