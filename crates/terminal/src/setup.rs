//! The questions before a game. Only what was not said beforehand is asked, and every question has an
//! answer that Enter gives.

use crate::console::{Answer, Console, Leave, Word};
use fourline_app::help;
use fourline_app::safe::shown;
use fourline_app::words::Speaker;
use fourline_app::{First, NewGame, Options, SeatChoice, Trouble, Who};
use fourline_game::{Name, Seat, SymbolPair};
use fourline_players::{Computer, Level};
use fourline_rules::{Discs, Rules, WhoStarts};

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
            Err(Detour::Again) => console.say("From the beginning, then.")?,
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
    let prompt = format!("Two symbols for the discs (Enter for {usual})");
    let help = help::before_game("Type two different characters, such as XO, YR or @*.");
    loop {
        let text = answer(console, &prompt, &help, |_| false)?;
        match text.parse() {
            _ if text.is_empty() => return Ok(None),
            Ok(symbols) => return Ok(Some(symbols)),
            Err(error) => console.say(&format!("That won't do: {error}."))?,
        }
    }
}

fn ask_opponent(console: &mut Console) -> Result<Who, Detour> {
    let [robot, random] =
        [Computer::Robot, Computer::Random].map(|computer| computer.summary(console.language()));
    let options = [
        ("robot", robot.as_str()),
        ("random", random.as_str()),
        ("friend", "a second person at this keyboard"),
        ("level", "one of ten levels of strength, for beginners and for experts"),
    ];
    // The letters that go with the two oldest choices: robot, or a second person.
    let letters = [("r", 0), ("p", 2), ("person", 2)];
    let chosen = choose(console, "Who do you play against?", "Opponent", &options, &letters)?;
    Ok(match chosen {
        0 => Who::Computer(Computer::Robot),
        1 => Who::Computer(Computer::Random),
        2 => Who::Person,
        _ => Who::Computer(Computer::Level(ask_level(console)?)),
    })
}

fn ask_level(console: &mut Console) -> Result<Level, Detour> {
    let levels: Vec<Level> = Level::all().collect();
    let language = console.language();
    let about: Vec<String> =
        levels.iter().map(|&level| Computer::Level(level).about(language)).collect();
    let options: Vec<(&str, &str)> =
        levels.iter().zip(&about).map(|(level, about)| (level.name(), about.as_str())).collect();
    let chosen = choose(console, "Which level?", "Level", &options, &[])?;
    Ok(levels[chosen])
}

fn ask_rules(console: &mut Console) -> Result<Rules, Detour> {
    let language = console.language();
    let about =
        Rules::PRESETS.map(|(name, _)| Rules::preset_about(name, language).unwrap_or_default());
    let options: Vec<(&str, &str)> = Rules::PRESETS
        .iter()
        .zip(&about)
        .map(|((name, _), about)| (*name, about.as_str()))
        .collect();
    let chosen = choose(console, "Which rules?", "Rules", &options, &[])?;
    Ok(Rules::PRESETS[chosen].1)
}

fn ask_first(console: &mut Console, names: &[Name; 2]) -> Result<First, Detour> {
    let [one, two] = names.each_ref().map(Name::as_str);
    let options =
        [(one, "has the first move"), (two, "has the first move"), ("lot", "drawn at random")];
    let chosen = choose(console, "Who starts?", "First", &options, &[])?;
    Ok([First::Seat(Seat::One), First::Seat(Seat::Two), First::Lot][chosen])
}

/// Asks people for names that were not given. Enter takes the usual one.
fn ask_names(console: &mut Console, game: &mut NewGame) -> Result<(), Detour> {
    let people = game.seats.iter().filter(|seat| seat.who == Who::Person).count();
    for seat in Seat::BOTH {
        let index = seat.index();
        if game.seats[index].who == Who::Person && game.seats[index].name.is_none() {
            let prompt = match people {
                1 => "Your name".to_string(),
                _ => format!("Name of player {}", seat.number()),
            };
            ask_name(console, game, seat, &prompt)?;
        }
    }
    Ok(())
}

fn ask_name(
    console: &mut Console,
    game: &mut NewGame,
    seat: Seat,
    prompt: &str,
) -> Result<(), Detour> {
    let usual = game.names(console.language())[seat.index()].clone();
    let prompt = format!("{prompt} (Enter for {usual})");
    let help = help::before_game(
        "A name has 1 to 30 visible characters. To use one of the words below as a name, put it in \
         double quotes.",
    );
    loop {
        let text = answer(console, &prompt, &help, |_| false)?;
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
            Err(error) => console.say(&error.to_string())?,
        }
    }
}

/// Shows a numbered list and gives the index of what was chosen, by number, by name or by one of the
/// other words for it. An empty line takes the first.
fn choose(
    console: &mut Console,
    title: &str,
    prompt: &str,
    options: &[(&str, &str)],
    others: &[(&str, usize)],
) -> Result<usize, Detour> {
    console.say(title)?;
    for (index, (name, about)) in options.iter().enumerate() {
        console.say(&format!("  {} {name}: {about}", index + 1))?;
    }
    let count = options.len();
    let prompt = format!("{prompt}, 1 to {count} (Enter for 1)");
    let help = help::before_game("Type the number or the name of one of the lines above.");
    let other = |text: &str| {
        others.iter().find(|(word, _)| word.eq_ignore_ascii_case(text)).map(|(_, index)| *index)
    };
    loop {
        let text = answer(console, &prompt, &help, |text| other(text).is_some())?;
        let by_number = text.parse::<usize>().ok().filter(|n| (1..=count).contains(n));
        let by_name = options.iter().position(|(name, _)| name.eq_ignore_ascii_case(&text));
        match by_number.map(|n| n - 1).or(by_name).or_else(|| other(&text)) {
            Some(index) => return Ok(index),
            None if text.is_empty() => return Ok(0),
            None => {
                let message = format!("\"{}\" is none of these; type 1 to {count}.", shown(&text));
                console.say(&message)?;
            }
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
            Answer::Word(Word::Restart | Word::Menu) => return Err(Detour::Again),
            Answer::Word(Word::Quit) => return Err(Leave::Quit.into()),
            Answer::Word(_) => console.say("There is no game yet.")?,
        }
    }
}
