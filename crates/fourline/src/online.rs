//! `fourline online`: a game on a server, where this build has a network.

use crate::online_args::OnlineArgs;
use anyhow::Result;
use std::process::ExitCode;

/// Without the feature there is no network, only the way to one.
#[cfg(not(feature = "online"))]
pub fn run(_: &OnlineArgs) -> Result<ExitCode> {
    anyhow::bail!(fourline_words::catalogue::commands::no_online(crate::voice::language()))
}

#[cfg(feature = "online")]
pub use real::run;

#[cfg(feature = "online")]
mod real {
    use super::*;
    use crate::args::{LineArgs, ThinkArgs};
    use crate::failure::SystemFailure;
    use crate::online_args::HostArg;
    use crate::voice::{language, speaker};
    use crate::{Lines, Played, goodbye, screen, settings};
    use anyhow::{anyhow, bail};
    use fourline_app::{Prompt, Session, Who};
    use fourline_native::folders::data_folder;
    use fourline_native::online::Net;
    use fourline_native::storage::Storage;
    use fourline_online::wire::{First, NewTable, Terms};
    use fourline_online::{
        Answer, Arrival, Call, Channel, Key, Link, NetNews, NetOrder, Origin, Place, Trouble,
    };
    use fourline_players::Books;
    use fourline_rules::{Numbering, Rules};
    use fourline_terminal::screen::Going;
    use fourline_terminal::{Heard, Leave, Online, arrive, choose_invitation, qr};
    use fourline_words::Say;
    use fourline_words::catalogue::online as say;
    use std::sync::mpsc::{Receiver, channel};
    use std::time::Duration;

    /// Plays on the full screen, or line by line.
    pub fn run(args: &OnlineArgs) -> Result<ExitCode> {
        let mut storage = Storage::usual(Books::none(), None);
        let going = going(args, &storage)?;
        let origin = match &going {
            Going::To(arrival) => arrival.origin(),
            Going::Server(origin) => origin,
        };
        storage.state.last.server = Some(origin.to_string());
        storage.state.last.name = args.name.clone().or(storage.state.last.name);
        // It is only a convenience.
        let _ = storage.write_state();
        match screen::fits(&args.look) {
            true => screen::online(going, &args.look),
            false => by_lines(going, args),
        }
    }

    /// Where the flags lead.
    fn going(args: &OnlineArgs, storage: &Storage) -> Result<Going> {
        let last = &storage.state.last;
        let name = args.name.as_ref().or(last.name.as_ref());
        let seed = storage.any_seed();
        let plain = |error: fourline_online::PlaceError| anyhow!(error.say(language()));
        if let Some(link) = &args.link {
            return match (link.parse::<Place>(), link.parse::<Origin>()) {
                (Ok(place), _) => Ok(Going::To(Box::new(Arrival::to(place, name, seed)))),
                // A server alone is fine; a path that leads nowhere is not.
                (Err(error), Ok(_)) if leads_somewhere(link) => Err(plain(error)),
                (_, Ok(origin)) => Ok(Going::Server(origin)),
                (_, Err(error)) => Err(plain(error)),
            };
        }
        let origin: Origin = match args.server.as_ref().or(last.server.as_ref()) {
            Some(server) => server.parse().map_err(plain)?,
            None => bail!(say::where_to(language())),
        };
        if !args.new {
            return Ok(Going::Server(origin));
        }
        let mut terms = Terms::new(settings::rules(&args.rules)?.unwrap_or(Rules::CLASSIC));
        (terms.clock, terms.serious, terms.symbols) = (args.clock, args.serious, args.symbols);
        terms.first = match args.first {
            None => terms.first,
            Some(HostArg::Host) => First::Host,
            Some(HostArg::Guest) => First::Guest,
            Some(HostArg::Random) => First::Lot,
        };
        let opponent = match args.opponent {
            None | Some(Who::Person) => None,
            Some(Who::Computer(computer)) => Some(computer.id().to_string()),
        };
        let table = NewTable { terms, name: String::new(), opponent, listed: args.listed };
        Ok(Going::To(Box::new(Arrival::create(origin, table, name, seed))))
    }

    /// Is there more than a server in a link?
    fn leads_somewhere(link: &str) -> bool {
        let path = link.split_once("://").map_or(link, |(_, rest)| rest).split_once('/');
        path.is_some_and(|(_, path)| !matches!(path.trim_end_matches('/'), "" | "online"))
    }

    /// Line by line.
    fn by_lines(going: Going, args: &OnlineArgs) -> Result<ExitCode> {
        let mut table = Lines::new(&args.look, &ThinkArgs::default(), &LineArgs::default())?;
        let (send, news) = channel();
        let nudge = table.nudge.clone();
        let tell = move |told: NetNews| {
            // The receiver is gone if the game was left. A full queue is looked at soon anyway.
            let _ = send.send(told);
            let _ = nudge.try_send(Heard::Nudged);
        };
        let mut net = Net::new(data_folder(), tell);
        let left = |table: &mut Lines, leave: &Leave| goodbye(&mut table.console, leave, "");
        let mut obey = move |order: NetOrder| net.obey(order);
        let mut arrival = match going {
            Going::To(arrival) => *arrival,
            Going::Server(origin) => match from_lobby(&mut table, origin, args, &mut obey, &news) {
                Ok(Some(arrival)) => arrival,
                Ok(None) => return Ok(ExitCode::SUCCESS),
                Err(Stop::Left(leave)) => return Ok(left(&mut table, &leave)),
                Err(Stop::Trouble(trouble)) => return Err(failed(&trouble)),
            },
        };
        let (place, note) = match arrive(&mut table.console, &mut arrival, &mut obey, &news) {
            Ok(Ok(arrived)) => arrived,
            Ok(Err(trouble)) => return Err(failed(&trouble)),
            Err(leave) => return Ok(left(&mut table, &leave)),
        };
        let seed = table.storage.any_seed() << 32 | table.storage.any_seed();
        let mut online = Online::new(Link::new(place, seed, true), Box::new(obey), news);
        let session = match online.begin(&mut table.console, table.start) {
            Ok(Ok(session)) => session,
            Ok(Err(trouble)) => return Err(failed(&trouble)),
            Err(leave) => return Ok(left(&mut table, &leave)),
        };
        if let Err(leave) = greet(&mut table, &session, &online, note, args) {
            return Ok(left(&mut table, &leave));
        }
        match table.play(session, Some(online)) {
            Played::Ended(code) => Ok(code),
            Played::Menu => Ok(ExitCode::SUCCESS),
        }
    }

    /// Says what the person should know before the game: that they watch, or which link to send.
    fn greet(
        table: &mut Lines,
        session: &Session,
        online: &Online,
        note: Option<Trouble>,
        args: &OnlineArgs,
    ) -> Result<(), Leave> {
        let console = &mut table.console;
        if let Some(note) = note {
            console.say(&note.say(language()))?;
        }
        let (Prompt::Open, Some(_)) = (session.prompt(), session.person()) else { return Ok(()) };
        if let Some(link) = online.invitation() {
            console.say(&say::send_this_link(language()))?;
            console.say(&link)?;
            if !args.no_qr && console.is_on_terminal() {
                let lines = qr(&link, !table.look.colour).unwrap_or_default();
                for line in lines {
                    console.say(&match table.look.colour {
                        true => format!("\x1b[30;107m{line}\x1b[0m"),
                        false => line,
                    })?;
                }
            }
        }
        if let Some(link) = online.watching() {
            console.say(&say::watch_link(language(), link))?;
        }
        Ok(())
    }

    /// How often it is looked whether to stop.
    const GLANCE: Duration = Duration::from_millis(40);

    enum Stop {
        Left(Leave),
        Trouble(Trouble),
    }

    /// Lists the open invitations of a server, and goes to the one that is chosen.
    fn from_lobby(
        table: &mut Lines,
        origin: Origin,
        args: &OnlineArgs,
        obey: &mut dyn FnMut(NetOrder),
        news: &Receiver<NetNews>,
    ) -> Result<Option<Arrival>, Stop> {
        obey(NetOrder::Call(Channel(1), origin.clone(), Call::lobby()));
        let answer = loop {
            table.console.check_interrupt().map_err(Stop::Left)?;
            if let Ok(NetNews::Answered(_, answer)) = news.recv_timeout(GLANCE) {
                break answer;
            }
        };
        let lobby = match answer {
            Ok(Answer::Lobby(lobby)) => lobby,
            Ok(_) => return Err(Stop::Trouble(Trouble::Strange)),
            Err(trouble) => return Err(Stop::Trouble(trouble)),
        };
        let state = table.storage.state.clone();
        let speaker = speaker(Numbering::default());
        let chosen = choose_invitation(&mut table.console, &lobby, &state, &speaker);
        let name = args.name.as_ref().or(state.last.name.as_ref());
        Ok(chosen.map_err(Stop::Left)?.map(|game| {
            let place = Place { origin, key: Key::Table(game.id) };
            Arrival::to(place, name, table.storage.any_seed())
        }))
    }

    fn failed(trouble: &Trouble) -> anyhow::Error {
        SystemFailure(trouble.say(language())).into()
    }
}
