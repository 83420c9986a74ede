//! The questions before a game. Only what was not said beforehand is asked.

use crate::console::{Answer, Console, Leave, Word};
use crate::help;
use fourline_app::safe::shown;
use fourline_game::{Name, Player, Seat, Setup, SymbolPair};
use fourline_players::{Computer, First, Level, Table, UnknownPlayer, draw_starter};
use fourline_rules::{Rules, WhoStarts};

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

/// Asks what is missing and sets up the table.
pub fn ask_setup(console: &mut Console, wishes: &Wishes) -> Result<Table, Leave> {
    loop {
        match ask_all(console, wishes) {
            Ok(table) => return Ok(table),
            Err(Detour::Again) => console.say("From the beginning, then.")?,
            Err(Detour::Leave(leave)) => return Err(leave),
        }
    }
}

fn ask_all(console: &mut Console, wishes: &Wishes) -> Result<Table, Detour> {
    let opponent = match wishes.opponent {
        Some(opponent) => opponent,
        None => ask_opponent(console)?,
    };
    let rules = match wishes.rules {
        Some(rules) => rules,
        None => ask_rules(console)?,
    };
    let players = ask_players(console, wishes, opponent)?;
    let names = players.clone().map(|player| player.name);
    let mut setup = Setup::new(rules, players).expect("names were checked to differ");
    setup.seed = wishes.seed;
    let first = match wishes.first {
        Some(first) => first,
        None if rules.who_starts == WhoStarts::Drawn => First::Lot,
        None if wishes.rules.is_some() => First::Seat(Seat::One),
        None => ask_first(console, &names)?,
    };
    setup.symbols = match wishes.symbols {
        Some(symbols) => symbols,
        None if wishes.rules.is_some() => setup.symbols,
        None => ask_symbols(console, setup.symbols)?,
    };
    setup.starter = match first {
        First::Seat(seat) => seat,
        First::Lot => {
            let seat = draw_starter(wishes.seed);
            console.say(&format!("Lots are drawn: {} starts.", names[seat.index()]))?;
            seat
        }
    };
    let table = Table::new(setup);
    let known = |_: UnknownPlayer| unreachable!("players were chosen from those that are known");
    Ok(table.unwrap_or_else(known).with_first(first))
}

fn ask_symbols(console: &mut Console, usual: SymbolPair) -> Result<SymbolPair, Detour> {
    let prompt = format!("Two symbols for the discs (Enter for {usual})");
    let help = help::before_game("Type two different characters, such as XO, YR or @*.");
    loop {
        let text = answer(console, &prompt, &help)?;
        match text.parse() {
            _ if text.is_empty() => return Ok(usual),
            Ok(symbols) => return Ok(symbols),
            Err(error) => console.say(&format!("That won't do: {error}."))?,
        }
    }
}

fn ask_opponent(console: &mut Console) -> Result<Opponent, Detour> {
    let options = [
        ("robot", Computer::Robot.summary()),
        ("random", Computer::Random.summary()),
        ("friend", "a second person at this keyboard"),
        ("level", "one of ten levels of strength, for beginners and for experts"),
    ];
    let chosen = choose(console, "Who do you play against?", "Opponent", &options)?;
    Ok(match chosen {
        0 => Opponent::Computer(Computer::Robot),
        1 => Opponent::Computer(Computer::Random),
        2 => Opponent::Friend,
        _ => Opponent::Computer(Computer::Level(ask_level(console)?)),
    })
}

fn ask_level(console: &mut Console) -> Result<Level, Detour> {
    let levels: Vec<Level> = Level::all().collect();
    let about: Vec<String> = levels.iter().map(|&level| Computer::Level(level).about()).collect();
    let options: Vec<(&str, &str)> =
        levels.iter().zip(&about).map(|(level, about)| (level.name(), about.as_str())).collect();
    let chosen = choose(console, "Which level?", "Level", &options)?;
    Ok(levels[chosen])
}

fn ask_rules(console: &mut Console) -> Result<Rules, Detour> {
    let options: Vec<(&str, &str)> = Rules::PRESETS
        .map(|(name, _)| (name, Rules::preset_summary(name).unwrap_or_default()))
        .to_vec();
    let chosen = choose(console, "Which rules?", "Rules", &options)?;
    Ok(Rules::PRESETS[chosen].1)
}

fn ask_first(console: &mut Console, names: &[Name; 2]) -> Result<First, Detour> {
    let [one, two] = names.each_ref().map(Name::as_str);
    let options = [(one, "has the first move"), (two, "has the first move"), ("lot", "draw it")];
    let chosen = choose(console, "Who starts?", "First", &options)?;
    Ok([First::Seat(Seat::One), First::Seat(Seat::Two), First::Lot][chosen])
}

fn ask_players(
    console: &mut Console,
    wishes: &Wishes,
    opponent: Opponent,
) -> Result<[Player; 2], Detour> {
    let given = |index: usize| wishes.names.get(index).cloned();
    let alone = opponent != Opponent::Friend;
    let one = match (given(0), wishes.player) {
        (Some(name), _) => name,
        (None, Some(computer)) => {
            Name::new(computer.default_name()).expect("a computer's name is a name")
        }
        (None, None) => {
            ask_name(console, if alone { "Your name" } else { "Name of player 1" }, None)?
        }
    };
    let two = match (opponent, given(1)) {
        (Opponent::Computer(computer), name) => {
            let name = name.map_or(computer.default_name().to_string(), |name| name.to_string());
            // The computer gives way when somebody is called Robot.
            let name = if name == one.as_str() { format!("{name} 2") } else { name };
            computer.player(&name).expect("a computer's name is a name")
        }
        (Opponent::Friend, Some(name)) => Player::human(name),
        (Opponent::Friend, None) => {
            Player::human(ask_name(console, "Name of player 2", Some(&one))?)
        }
    };
    let one = match wishes.player {
        Some(computer) => computer.player(one.as_str()).expect("it is a name already"),
        None => Player::human(one),
    };
    Ok([one, two])
}

fn ask_name(console: &mut Console, prompt: &str, taken: Option<&Name>) -> Result<Name, Detour> {
    let help = help::before_game(
        "A name has 1 to 30 visible characters. To use one of the words below as a name, put it in \
         double quotes.",
    );
    loop {
        let text = answer(console, prompt, &help)?;
        let unquoted = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        match Name::new(unquoted.unwrap_or(&text)) {
            Ok(name) if Some(&name) == taken => {
                console.say(&format!("{name} is taken; both players can't have the same name."))?;
            }
            Ok(name) => return Ok(name),
            Err(error) => console.say(&error.to_string())?,
        }
    }
}

/// Shows a numbered list and gives the index of what was chosen, by number or by name. An empty
/// line takes the first.
fn choose(
    console: &mut Console,
    title: &str,
    prompt: &str,
    options: &[(&str, &str)],
) -> Result<usize, Detour> {
    console.say(title)?;
    for (index, (name, about)) in options.iter().enumerate() {
        console.say(&format!("  {} {name}: {about}", index + 1))?;
    }
    let count = options.len();
    let prompt = format!("{prompt}, 1 to {count} (Enter for 1)");
    let help = help::before_game("Type the number or the name of one of the lines above.");
    loop {
        let text = answer(console, &prompt, &help)?;
        let by_number = text.parse::<usize>().ok().filter(|n| (1..=count).contains(n));
        let by_name = options.iter().position(|(name, _)| name.eq_ignore_ascii_case(&text));
        match by_number.map(|n| n - 1).or(by_name) {
            Some(index) => return Ok(index),
            None if text.is_empty() => return Ok(0),
            None => {
                let message = format!("\"{}\" is none of these; type 1 to {count}.", shown(&text));
                console.say(&message)?;
            }
        }
    }
}

/// A text, or what a word leads to before there is a game.
fn answer(console: &mut Console, prompt: &str, help: &str) -> Result<String, Detour> {
    loop {
        match console.ask(prompt, help, |_| false)? {
            Answer::Text(text) => return Ok(text),
            Answer::Word(Word::Restart) => return Err(Detour::Again),
            Answer::Word(Word::Quit) => return Err(Leave::Quit.into()),
            Answer::Word(Word::Undo | Word::Hint | Word::Resign | Word::Save { .. }) => {
                console.say("There is no game yet.")?;
            }
        }
    }
}
