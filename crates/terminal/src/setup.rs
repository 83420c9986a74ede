//! The questions before a game. Only what was not said beforehand is asked, and every question has an
//! answer that Enter gives.

use crate::console::{Answer, Console, Leave};
use fourline_app::help;
use fourline_app::safe::shown;
use fourline_app::typed::Word;
use fourline_app::words::Speaker;
use fourline_app::{First, NewGame, Options, SeatChoice, Trouble, Who};
use fourline_game::{Name, Seat, SymbolPair};
use fourline_players::{Computer, Level};
use fourline_rules::{Discs, Rules, WhoStarts};
use fourline_words::catalogue::{help as say_help, lines as say, session, setup};
use fourline_words::{Language, Say};

/// A question was left to begin with the first one again.
enum Detour {
    Again,
    Leave(Leave),
}

impl From<Leave> for Detour {
    fn from(leave: Leave) -> Detour {
        Detour::Leave(leave)
    }
}

/// Someone who speaks the console's language, before columns are counted.
fn speaker(console: &Console) -> Speaker {
    Speaker { language: console.language(), ..Speaker::default() }
}

/// Asks what is missing.
pub fn ask_setup(console: &mut Console, options: &Options) -> Result<NewGame, Leave> {
    loop {
        match ask_all(console, options) {
            Ok(game) => return Ok(game),
            Err(Detour::Again) => console.say(&say::from_the_start(console.language()))?,
            Err(Detour::Leave(leave)) => return Err(leave),
        }
    }
}

fn ask_all(console: &mut Console, options: &Options) -> Result<NewGame, Detour> {
    let opponent = match options.opponent {
        Some(opponent) => opponent,
        None => ask_opponent(console)?,
    };
    let rules = match options.rules {
        Some(rules) => rules,
        None => ask_rules(console)?,
    };
    let mut game = NewGame { rules, ..NewGame::default() };
    game.seats = [options.player.unwrap_or(Who::Person), opponent].map(SeatChoice::unnamed);
    game = game.with(options);
    ask_names(console, &mut game)?;
    if options.rules.is_none() {
        if options.first.is_none() && rules.who_starts != WhoStarts::Drawn {
            game.first = Some(ask_first(console, &game.names(console.language()))?);
        }
        if options.symbols.is_none() {
            game.symbols = ask_symbols(console, rules.discs)?;
        }
    }
    Ok(game)
}

fn ask_symbols(console: &mut Console, discs: Discs) -> Result<Option<SymbolPair>, Detour> {
    let usual = match discs {
        Discs::XO => SymbolPair::XO,
        Discs::YR => SymbolPair::YR,
    };
    let language = console.language();
    let prompt = say::symbols(language, usual);
    let help = help::before_game(say_help::symbols(language), language);
    loop {
        let text = answer(console, &prompt, &help, |_| false)?;
        match text.parse::<SymbolPair>() {
            _ if text.is_empty() => return Ok(None),
            Ok(symbols) => return Ok(Some(symbols)),
            Err(error) => console.say(&say::bad_symbols(language, error.say(language)))?,
        }
    }
}

fn ask_opponent(console: &mut Console) -> Result<Who, Detour> {
    let language = console.language();
    let choices = [
        Choice::word(Word::Robot, language).about(Computer::Robot.summary(language)),
        Choice::word(Word::Random, language).about(Computer::Random.summary(language)),
        Choice::word(Word::Friend, language).about(setup::about_friend(language)),
        Choice::word(Word::Level, language).about(setup::about_computer(language)),
    ];
    Ok(match choose(console, &say::opponent(language), &choices)? {
        0 => Who::Computer(Computer::Robot),
        1 => Who::Computer(Computer::Random),
        2 => Who::Person,
        _ => Who::Computer(Computer::Level(ask_level(console)?)),
    })
}

fn ask_level(console: &mut Console) -> Result<Level, Detour> {
    let levels: Vec<Level> = Level::all().collect();
    let language = console.language();
    let about =
        |&level: &Level| Choice::named(level.name()).about(Computer::Level(level).about(language));
    let choices: Vec<Choice> = levels.iter().map(about).collect();
    let chosen = choose(console, &say::level(language), &choices)?;
    Ok(levels[chosen])
}

fn ask_rules(console: &mut Console) -> Result<Rules, Detour> {
    let language = console.language();
    let about =
        |name| Choice::named(name).about(Rules::preset_about(name, language).unwrap_or_default());
    let choices = Rules::PRESETS.map(|(name, _)| about(name));
    let chosen = choose(console, &say::rules(language), &choices)?;
    Ok(Rules::PRESETS[chosen].1)
}

fn ask_first(console: &mut Console, names: &[Name; 2]) -> Result<First, Detour> {
    let language = console.language();
    let [one, two] = names.each_ref().map(|name| Choice::named(name.as_str()));
    let drawn = Choice::word(Word::Drawn, language).about(session::first_drawn(language));
    let chosen = choose(console, &say::first(language), &[one, two, drawn])?;
    Ok([First::Seat(Seat::One), First::Seat(Seat::Two), First::Lot][chosen])
}

/// Asks people for names that were not given. Enter takes the usual one.
fn ask_names(console: &mut Console, game: &mut NewGame) -> Result<(), Detour> {
    let people = game.seats.iter().filter(|seat| seat.who == Who::Person).count();
    for seat in Seat::BOTH {
        let index = seat.index();
        if game.seats[index].who == Who::Person && game.seats[index].name.is_none() {
            ask_name(console, game, seat, people == 1)?;
        }
    }
    Ok(())
}

fn ask_name(
    console: &mut Console,
    game: &mut NewGame,
    seat: Seat,
    is_alone: bool,
) -> Result<(), Detour> {
    let language = console.language();
    let usual = game.names(language)[seat.index()].clone();
    let prompt = match is_alone {
        true => say::your_name(language, usual),
        false => say::player_name(language, seat.number(), usual),
    };
    let help = help::before_game(say_help::name(language, Name::MAX_LENGTH), language);
    // Words for a game mean nothing yet, and some are names: Hoa is one, and hòa is a draw.
    let is_name = |text: &str| {
        !matches!(
            Word::command(text, language),
            None | Some((Word::Help | Word::Restart | Word::Menu | Word::Quit, _))
        )
    };
    loop {
        let text = answer(console, &prompt, &help, is_name)?;
        if text.is_empty() {
            return Ok(());
        }
        let unquoted = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        match Name::new(unquoted.unwrap_or(&text)) {
            Ok(name) if game.seats[seat.other().index()].name.as_ref() == Some(&name) => {
                console.say(&speaker(console).trouble(&Trouble::SameName(name)))?;
            }
            Ok(name) => {
                game.seats[seat.index()].name = Some(name);
                return Ok(());
            }
            Err(error) => console.say(&error.say(language))?,
        }
    }
}

/// A line of a numbered list.
struct Choice {
    /// What is shown, and can be typed in either case.
    name: String,
    /// A word with more ways to type it, which counts before all commands.
    word: Option<Word>,
    about: String,
}

impl Choice {
    fn named(name: &str) -> Choice {
        Choice { name: name.to_string(), word: None, about: String::new() }
    }

    fn word(word: Word, language: Language) -> Choice {
        Choice { name: word.name(language), word: Some(word), about: String::new() }
    }

    fn about(self, about: impl Into<String>) -> Choice {
        Choice { about: about.into(), ..self }
    }
}

/// Shows a numbered list and gives the index of what was chosen, by number, by name or by a word for
/// it. An empty line takes the first.
fn choose(console: &mut Console, title: &str, choices: &[Choice]) -> Result<usize, Detour> {
    let (language, count) = (console.language(), choices.len());
    console.say(title)?;
    for (number, Choice { name, about, .. }) in (1..).zip(choices) {
        let colon = if about.is_empty() { "" } else { ": " };
        console.say(&format!("  {number} {name}{colon}{about}"))?;
    }
    let prompt = say::choice(language, count);
    let help = help::before_game(say_help::choice(language), language);
    let by_word = |text: &str| {
        choices.iter().position(|choice| choice.word.is_some_and(|word| word.is(text, language)))
    };
    let by_name = |text: &str| {
        let text = text.to_lowercase();
        choices.iter().position(|choice| choice.name.to_lowercase() == text)
    };
    let named = |text: &str| by_name(text).or_else(|| by_word(text));
    loop {
        let text = answer(console, &prompt, &help, |text| named(text).is_some())?;
        let by_number = text.parse::<usize>().ok().filter(|n| (1..=count).contains(n));
        match by_number.map(|n| n - 1).or_else(|| named(&text)) {
            Some(index) => return Ok(index),
            None if text.is_empty() => return Ok(0),
            None => console.say(&say::not_a_choice(language, count, shown(&text)))?,
        }
    }
}

/// A text, or what a word leads to before there is a game. A text that `is_answer` accepts is never
/// taken for a word.
fn answer(
    console: &mut Console,
    prompt: &str,
    help: &str,
    is_answer: impl Fn(&str) -> bool,
) -> Result<String, Detour> {
    loop {
        match console.ask(prompt, help, &is_answer)? {
            Answer::Text(text) => return Ok(text),
            Answer::Word(Word::Restart | Word::Menu, _) => return Err(Detour::Again),
            Answer::Word(Word::Quit, _) => return Err(Leave::Quit.into()),
            Answer::Word(..) => console.say(&say::no_game_yet(console.language()))?,
        }
    }
}
