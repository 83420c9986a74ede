//! The table on the server that is visited: the connection to it, and the session that shows it.

use super::super::{Effect, Site};
use crate::address::Page;
use fourline_app::{AwayNews, Line, News, Session, ToTable};
use fourline_game::Game;
use fourline_online::wire::{Phase, Refused};
use fourline_online::{Call, Key, Link, Out, Place, Socket, Trouble};

/// A table that is visited.
pub(crate) struct Visit {
    /// The connection.
    pub link: Link,
    /// Why it is no use to go on.
    pub ended: Option<Trouble>,
    /// The board of a game that one is invited to.
    pub board: Option<Game>,
    /// Which visit it is: sockets of others are not listened to.
    number: u64,
    /// Is its session at the table of this page?
    is_seated: bool,
    /// Was the server asked why there is no connection, since something was heard?
    is_looked_for: bool,
}

impl Visit {
    /// The page of the table that it leads to now.
    pub fn page(&self) -> Page {
        page_of(&self.link.place().key)
    }

    /// Is a seat free?
    fn is_open(&self) -> bool {
        self.link.state().is_some_and(|state| state.phase == Phase::Open)
    }

    /// Is a seat free, and are we not the one who invites?
    pub fn is_invitation(&self) -> bool {
        let is_table = matches!(self.link.place().key, Key::Table(_));
        is_table && self.is_open() && self.link.you().is_none()
    }

    /// Do we wait for the one whom we have invited?
    pub fn is_waiting(&self) -> bool {
        self.is_open() && self.link.you().is_some()
    }

    /// The page for those who watch.
    pub fn watching(&self) -> Option<Page> {
        self.link.watching().map(|place| page_of(&place.key))
    }

    /// The number of a socket for the browser: it tells visits apart, too.
    fn wire(&self, socket: Socket) -> u64 {
        self.number << 32 | u64::from(socket.0)
    }

    /// The socket of this visit with that number.
    fn socket(&self, number: u64) -> Option<Socket> {
        (number >> 32 == self.number).then_some(Socket(number as u32))
    }
}

fn page_of(key: &Key) -> Page {
    match key {
        Key::Table(id) => Page::Table(id.to_string()),
        Key::Watch(id) => Page::Watch(id.to_string()),
    }
}

impl Site {
    /// Visits a table, unless it is visited already.
    pub(super) fn visit(&mut self, page: Page) {
        let is_there = |visit: &Visit| visit.page() == page && visit.ended.is_none();
        if self.online.visit.as_ref().is_some_and(is_there) {
            return;
        }
        self.end_visit();
        let link = format!("{}{}", self.online.origin, page.path());
        let Ok(place) = link.parse::<Place>() else { return };
        self.online.visits += 1;
        let seed = self.next_seed() ^ self.now_ms << 20;
        let visit = Visit {
            link: Link::new(place, seed, false),
            ended: None,
            board: None,
            number: self.online.visits,
            is_seated: false,
            is_looked_for: false,
        };
        self.online.visit = Some(visit);
        self.pump();
    }

    /// Visits the same table with a new connection: the device has got a seat, or it may work now.
    pub(in crate::site) fn visit_again(&mut self) {
        let now_ms = self.now_ms;
        match &mut self.online.visit {
            Some(visit) if visit.ended.is_none() => visit.link.reopen(now_ms),
            _ => self.visit(self.page.clone()),
        }
        self.pump();
    }

    /// Leaves the table. A seat there stays.
    pub(in crate::site) fn end_visit(&mut self) {
        if let Some(visit) = &mut self.online.visit {
            visit.link.leave();
        }
        self.pump();
        self.online.visit = None;
    }

    pub(super) fn heard(&mut self, number: u64, text: &str) {
        let now_ms = self.now_ms;
        let Some(visit) = &mut self.online.visit else { return };
        let Some(socket) = visit.socket(number) else { return };
        visit.is_looked_for = false;
        visit.link.heard(socket, text, now_ms);
    }

    pub(super) fn closed(&mut self, number: u64) {
        let now_ms = self.now_ms;
        let Some(visit) = &mut self.online.visit else { return };
        let Some(socket) = visit.socket(number) else { return };
        visit.link.closed(socket, now_ms);
        // A browser does not say why a socket can't be opened; the server does.
        if !std::mem::replace(&mut visit.is_looked_for, true) {
            let look = Call::look(visit.link.place().key.id());
            self.call(look);
        }
    }

    /// The server has said why the table can't be shown.
    pub(super) fn not_there(&mut self, trouble: Trouble) {
        let Some(visit) = &mut self.online.visit else { return };
        let is_gone = trouble == Trouble::Refused(Refused::NoSuchGame);
        // Something between here and the server may answer strangely; a table that was there is waited for.
        if is_gone || visit.link.state().is_none() && !trouble.is_passing() {
            visit.link.leave();
            visit.ended = Some(trouble);
        }
    }

    /// Something for the table.
    pub(in crate::site) fn tell_table(&mut self, what: ToTable) {
        let now_ms = self.now_ms;
        if let Some(visit) = &mut self.online.visit {
            visit.link.tell(what, now_ms);
        }
        self.pump();
    }

    /// Lets the connection do what it wants done.
    pub(in crate::site) fn pump(&mut self) {
        let now_ms = self.now_ms;
        while let Some(visit) = &mut self.online.visit {
            visit.link.tick(now_ms);
            let outs = visit.link.take();
            if outs.is_empty() {
                return;
            }
            for out in outs {
                self.put_out(out);
            }
        }
    }

    fn put_out(&mut self, out: Out) {
        let Some(visit) = &mut self.online.visit else { return };
        match out {
            Out::Open(socket, address) => {
                let number = visit.wire(socket);
                self.effects.push(Effect::Open(number, address));
            }
            Out::Send(socket, text) => {
                let number = visit.wire(socket);
                self.effects.push(Effect::Send(number, text));
            }
            Out::Close(socket) => {
                let number = visit.wire(socket);
                self.effects.push(Effect::Hang(number));
            }
            Out::Ended(trouble) => visit.ended = Some(trouble),
            // The state of that table is news of its own.
            Out::Moved(_) => {}
            Out::News(news) => self.take_away_news(news),
        }
    }

    fn take_away_news(&mut self, news: AwayNews) {
        let Some(visit) = &mut self.online.visit else { return };
        let page = visit.page();
        match news {
            // One who is invited is not at the table yet.
            AwayNews::State(state) if !visit.is_seated && visit.is_invitation() => {
                visit.board = Some(state.game);
            }
            AwayNews::State(state) if !visit.is_seated => {
                let line = visit.link.line();
                if !self.leave() {
                    return;
                }
                let mut session = Session::away(*state, self.now_ms);
                let _ = session.news(News::Away(AwayNews::Line(line)), self.now_ms);
                self.take_seat(session);
            }
            news => {
                let is_state = matches!(news, AwayNews::State(_));
                if visit.is_seated {
                    let was_open = self.is_table_open();
                    let effects = self.table.session.news(News::Away(news), self.now_ms);
                    self.follow(effects);
                    if was_open && !self.is_table_open() {
                        // What was said about the invitation is of no interest in the game.
                        self.notice = None;
                    }
                }
                if is_state {
                    self.follow_table(page);
                }
            }
        }
    }

    /// Is the session at a table where a seat is free?
    fn is_table_open(&self) -> bool {
        self.table.session.elsewhere().is_some_and(|away| away.is_open)
    }

    /// The address follows the table; a new game is shown whatever else is looked at.
    fn follow_table(&mut self, page: Page) {
        if self.page == page {
            return;
        }
        let is_new = matches!(self.page, Page::Table(_) | Page::Watch(_));
        let begins = self.table.session.game().commands().is_empty() && self.is_unfair();
        if is_new || begins {
            self.open(page);
        }
    }

    fn take_seat(&mut self, session: Session) {
        self.sit_down(session);
        if let Some(visit) = &mut self.online.visit {
            visit.is_seated = true;
        }
    }

    /// When something changes by itself.
    pub(in crate::site) fn online_wakes_at_ms(&self) -> Option<u64> {
        let link = self.online.visit.as_ref().and_then(|visit| visit.link.wakes_at_ms());
        let away = self.table.session.elsewhere();
        // Times that are shown count on.
        let counts = away.is_some_and(|away| {
            away.line != Line::Connected
                || away.presence.iter().any(|presence| presence.away_since_ms.is_some())
        });
        let second = counts.then_some(self.now_ms / 1000 * 1000 + 1000);
        [link, second, self.looks_at_ms()].into_iter().flatten().min()
    }
}
