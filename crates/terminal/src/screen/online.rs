//! On the way to a game on a server: which one, its open invitations, and the first connection. Then the
//! page turns into the game.

use super::canvas::{Canvas, Target};
use super::field::{Field, Typed};
use super::game::GamePage;
use super::house::{Effect, House, Page, Step};
use super::keys::{Deed, Key};
use super::list::{Cursor, Row};
use super::list_page::ListPage;
use crate::lines::invitation;
use crossterm::event::KeyCode;
use fourline_app::{AwayNews, Line, Session};
use fourline_online::wire::{Invitation, Lobby, NewTable, Terms};
use fourline_online::{
    Answer, Arrival, Arriving, Call, Channel, Key as TableKey, Link, NetNews, NetOrder, Origin,
    Out, Place, Trouble,
};
use fourline_words::Say;
use fourline_words::catalogue::{online as say, screen};
use ratatui::layout::Rect;
use std::time::Duration;

/// So long after an answer the open invitations are looked for again.
const LOOK_MS: u64 = 10_000;

/// Where someone goes.
#[derive(Clone, Debug)]
pub enum Going {
    /// To a table.
    To(Box<Arrival>),
    /// To a server, to look at its open invitations.
    Server(Origin),
}

/// The page.
pub(crate) struct OnlinePage {
    channel: Channel,
    stage: Stage,
    cursor: Cursor,
    tries: u32,
    /// When the next try is made.
    again_ms: Option<u64>,
    next: Option<Box<GamePage>>,
}

enum Stage {
    /// A server or a link is typed.
    Asking(Field),
    /// The open invitations of a server are fetched.
    Looking(Origin),
    /// They are shown.
    Choosing(Origin, Lobby),
    Arriving(Box<Arrival>),
    Connecting(Box<Link>),
}

impl OnlinePage {
    /// Asks where to play.
    pub fn asking(house: &mut House) -> OnlinePage {
        let server = house.storage.state.last.server.clone().unwrap_or_default();
        OnlinePage::new(Stage::Asking(Field::new(&server)), house)
    }

    /// Goes there at once.
    pub fn going(going: Going, house: &mut House) -> OnlinePage {
        let stage = match going {
            Going::To(arrival) => Stage::Arriving(arrival),
            Going::Server(origin) => Stage::Looking(origin),
        };
        let mut page = OnlinePage::new(stage, house);
        page.call(house);
        page
    }

    fn new(stage: Stage, house: &mut House) -> OnlinePage {
        let (cursor, channel) = (Cursor::default(), house.channel());
        OnlinePage { channel, stage, cursor, tries: 0, again_ms: None, next: None }
    }

    /// Makes the call that the stage needs.
    fn call(&mut self, house: &mut House) {
        let (origin, call) = match &self.stage {
            Stage::Looking(origin) | Stage::Choosing(origin, _) => (origin.clone(), Call::lobby()),
            Stage::Arriving(arrival) => (arrival.origin().clone(), arrival.call()),
            _ => return,
        };
        self.again_ms = None;
        remember(&origin, house);
        house.effects.push(Effect::Net(NetOrder::Call(self.channel, origin, call)));
    }

    fn go(&mut self, stage: Stage, house: &mut House) {
        (self.stage, self.tries, self.cursor) = (stage, 0, Cursor::default());
        // An answer that is still on its way to the stage before is not heard.
        (self.channel, self.again_ms) = (house.channel(), None);
        house.hush();
        match self.stage {
            Stage::Choosing(..) => self.again_ms = Some(house.now_ms() + LOOK_MS),
            _ => self.call(house),
        }
    }

    /// The open invitations, once more. The cursor stays on the one that it was on.
    fn renew(&mut self, answer: Result<Answer, Trouble>, house: &mut House) {
        let Stage::Choosing(_, lobby) = &mut self.stage else { return };
        self.again_ms = Some(house.now_ms() + LOOK_MS);
        match answer {
            Ok(Answer::Lobby(new)) => {
                let at = self.cursor.at.checked_sub(2).and_then(|at| lobby.games.get(at));
                if let Some(on) = at {
                    let now = new.games.iter().position(|game| game.id == on.id);
                    self.cursor.at =
                        now.map_or(self.cursor.at.min(new.games.len() + 1), |at| at + 2);
                }
                (*lobby, self.tries) = (new, 0);
            }
            Ok(_) => {}
            // It is said once; the list stays.
            Err(trouble) if self.tries == 0 => {
                self.tries = 1;
                house.announce(trouble.say(house.language()));
            }
            Err(_) => {}
        }
    }

    /// What was typed: a link, or a server.
    fn typed(&mut self, text: &str, house: &mut House) {
        let seed = house.storage.any_seed();
        let name = house.storage.state.last.name.clone();
        match (text.parse::<Place>(), text.parse::<Origin>()) {
            (Ok(place), _) => {
                let arrival = Arrival::to(place, name.as_ref(), seed);
                self.go(Stage::Arriving(Box::new(arrival)), house);
            }
            (_, Ok(origin)) => self.go(Stage::Looking(origin), house),
            (_, Err(problem)) => house.say(problem.say(house.language())),
        }
    }

    fn lobby(&self) -> &[Invitation] {
        match &self.stage {
            Stage::Choosing(_, lobby) => &lobby.games,
            _ => &[],
        }
    }

    /// A line of the list: invite with a link, invite in the lobby, or accept an invitation.
    fn choose(&mut self, house: &mut House) {
        let Stage::Choosing(origin, lobby) = &self.stage else { return };
        let seed = house.storage.any_seed();
        let last = &house.storage.state.last;
        let arrival = match self.cursor.at.checked_sub(2) {
            None => {
                let mut terms = Terms::new(last.rules);
                terms.clock = last.clock.as_ref().and_then(|clock| clock.parse().ok());
                (terms.serious, terms.symbols) = (last.serious, last.symbols);
                let listed = self.cursor.at == 1;
                let table = NewTable { terms, name: String::new(), opponent: None, listed };
                Arrival::create(origin.clone(), table, last.name.as_ref(), seed)
            }
            Some(at) => {
                let Some(game) = lobby.games.get(at) else { return };
                let key = TableKey::Table(game.id.clone());
                let place = Place { origin: origin.clone(), key };
                Arrival::to(place, last.name.as_ref(), seed)
            }
        };
        self.go(Stage::Arriving(Box::new(arrival)), house);
    }

    fn answered(&mut self, answer: Result<Answer, Trouble>, house: &mut House) {
        match &mut self.stage {
            Stage::Choosing(..) => self.renew(answer, house),
            Stage::Looking(origin) => match answer {
                Ok(Answer::Lobby(lobby)) => {
                    let origin = origin.clone();
                    self.go(Stage::Choosing(origin, lobby), house);
                }
                Ok(_) => self.failed(Trouble::Strange, house),
                Err(trouble) => self.failed(trouble, house),
            },
            Stage::Arriving(arrival) => match arrival.answered(answer) {
                Arriving::Call(_) => self.call(house),
                Arriving::There(place, note) => {
                    let link = Link::new(place, house.storage.any_seed(), true);
                    self.go(Stage::Connecting(Box::new(link)), house);
                    if let Some(note) = note {
                        house.announce(note.say(house.language()));
                    }
                }
                Arriving::Failed(trouble) => self.failed(trouble, house),
            },
            _ => {}
        }
    }

    /// What passes is tried again; else it is asked again where to play.
    fn failed(&mut self, trouble: Trouble, house: &mut House) {
        house.announce(trouble.say(house.language()));
        if trouble.is_passing() {
            self.tries += 1;
            let wait_ms = (250 << self.tries.min(5)).min(8_000);
            self.again_ms = Some(house.now_ms() + wait_ms);
        } else {
            let server = house.storage.state.last.server.clone().unwrap_or_default();
            self.stage = Stage::Asking(Field::new(&server));
        }
    }

    fn talk(&mut self, house: &mut House) {
        let Stage::Connecting(link) = &mut self.stage else { return };
        let (orders, outs) = link.orders(self.channel);
        house.effects.extend(orders.into_iter().map(Effect::Net));
        for out in outs {
            match out {
                Out::News(AwayNews::State(state)) => {
                    let session = Session::away(*state, house.now_ms());
                    let asking = Stage::Asking(Field::default());
                    let Stage::Connecting(link) = std::mem::replace(&mut self.stage, asking) else {
                        return;
                    };
                    let game = GamePage::online(session, *link, self.channel, house);
                    self.next = Some(Box::new(game));
                    return;
                }
                Out::Ended(trouble) => return self.failed(trouble, house),
                _ => {}
            }
        }
    }

    fn rows(&self, house: &House) -> Vec<Row> {
        let language = house.language();
        let plain = |label: String| Row { label, dimmed: true, ..Row::default() };
        match &self.stage {
            Stage::Asking(_) => vec![plain(say::about_play_online(language))],
            Stage::Looking(_) | Stage::Arriving(_) => vec![plain(match self.tries {
                0 => say::connecting(language),
                tries => say::trying(language, tries),
            })],
            Stage::Connecting(link) => vec![plain(match link.line() {
                Line::Lost { tries, .. } => say::trying(language, tries),
                Line::Connected => say::connecting(language),
            })],
            Stage::Choosing(_, lobby) => {
                let state = &house.storage.state;
                let own = |label: String, about: String| Row { label, about, ..Row::default() };
                let mut rows = vec![
                    own(say::invite_by_link(language), say::about_invite_by_link(language)),
                    own(say::invite_in_lobby(language), say::about_invite_in_lobby(language)),
                ];
                rows.extend(lobby.games.iter().map(|game| Row {
                    label: invitation(game, state, language),
                    about: say::about_invitation(language),
                    ..Row::default()
                }));
                rows
            }
        }
    }
}

/// Remembers the server for the next time.
fn remember(origin: &Origin, house: &mut House) {
    let server = Some(origin.to_string());
    if house.storage.state.last.server != server {
        house.storage.state.last.server = server;
        // It is only a convenience.
        let _ = house.storage.write_state();
    }
}

impl Page for OnlinePage {
    fn key(&mut self, key: Key, house: &mut House) -> Option<Step> {
        let Stage::Asking(field) = &mut self.stage else { return None };
        match field.key(key) {
            Typed::Going => {}
            Typed::Dropped => return Some(Step::Close),
            Typed::Done => {
                house.hush();
                let text = field.text().trim().to_string();
                if !text.is_empty() {
                    self.typed(&text, house);
                }
            }
        }
        Some(Step::Stay)
    }

    fn paste(&mut self, text: &str, _: &mut House) -> Step {
        if let Stage::Asking(field) = &mut self.stage {
            field.insert(text.lines().next().unwrap_or(""));
        }
        Step::Stay
    }

    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        if let Stage::Asking(_) = self.stage {
            // A click on one of the keys below; typed keys do not come here.
            let code = if deed == Deed::Choose { KeyCode::Enter } else { KeyCode::Esc };
            return self.key(Key::plain(code), house).unwrap_or(Step::Stay);
        }
        match deed {
            Deed::Back | Deed::Quit | Deed::Left => return Step::Close,
            Deed::Choose | Deed::Right => self.choose(house),
            Deed::Restart => {
                if let Stage::Choosing(origin, _) = &self.stage {
                    let origin = origin.clone();
                    self.go(Stage::Looking(origin), house);
                }
            }
            deed => self.cursor.go(self.lobby().len() + 2, deed),
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        if let (Target::Row(row), Stage::Choosing(..)) = (target, &self.stage) {
            self.cursor.at = row;
            self.choose(house);
        }
        Step::Stay
    }

    fn net(&mut self, news: &NetNews, house: &mut House) {
        if news.channel() != self.channel {
            return;
        }
        match (&mut self.stage, news) {
            (_, NetNews::Answered(_, answer)) => self.answered(answer.clone(), house),
            (Stage::Connecting(link), news) => {
                link.take_in_news(news, house.now_ms());
                self.talk(house);
            }
            _ => {}
        }
    }

    fn tick(&mut self, house: &mut House) {
        let now_ms = house.now_ms();
        if self.again_ms.is_some_and(|at_ms| at_ms <= now_ms) {
            self.call(house);
        }
        if let Stage::Connecting(link) = &mut self.stage {
            link.tick(now_ms);
            self.talk(house);
        }
    }

    fn wakes_at(&self, _: &House) -> Option<Duration> {
        let link = match &self.stage {
            Stage::Connecting(link) => link.wakes_at_ms(),
            _ => None,
        };
        [link, self.again_ms].into_iter().flatten().min().map(Duration::from_millis)
    }

    fn turns_into(&mut self, _: &mut House) -> Option<Box<dyn Page>> {
        self.next.take().map(|page| page as Box<dyn Page>)
    }

    fn leave(&mut self, house: &mut House) -> fourline_app::keeping::Farewell {
        if let Stage::Connecting(link) = &mut self.stage {
            link.leave();
            let (orders, _) = link.orders(self.channel);
            house.effects.extend(orders.into_iter().map(Effect::Net));
        }
        fourline_app::keeping::Farewell::Nothing
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let language = house.language();
        let asking = match &self.stage {
            Stage::Asking(field) => Some((say::which_server(language), field)),
            _ => None,
        };
        let keys = match &self.stage {
            Stage::Asking(_) => vec![
                (Deed::Choose, screen::key_choose(language)),
                (Deed::Back, screen::key_back(language)),
            ],
            Stage::Choosing(..) => vec![
                (Deed::Choose, screen::key_choose(language)),
                (Deed::Restart, say::key_look_again(language)),
                (Deed::Help, screen::key_keys(language)),
                (Deed::Quit, screen::key_back(language)),
            ],
            _ => vec![
                (Deed::Help, screen::key_keys(language)),
                (Deed::Quit, screen::key_back(language)),
            ],
        };
        let title = match &self.stage {
            Stage::Choosing(origin, _) | Stage::Looking(origin) => origin.to_string(),
            _ => say::play_online(language),
        };
        let page = ListPage {
            title,
            rows: self.rows(house),
            cursor: &self.cursor,
            typing: None,
            asking,
            boards: Vec::new(),
            needs_board: false,
            question: None,
            keys,
        };
        page.draw(canvas, area, house);
    }
}
