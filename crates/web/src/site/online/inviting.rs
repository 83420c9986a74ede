//! Inviting, joining, and withdrawing an invitation.

use super::super::{Effect, Site, Whom};
use crate::address::Page;
use crate::form::{Change, Form};
use fourline_app::{First, Kind};
use fourline_game::Seat;
use fourline_online::wire::{Created, First as FirstOnWire, NewTable, Refused, TableId, Terms};
use fourline_online::{Call, Trouble};
use fourline_rules::Rules;
use fourline_words::Say;
use fourline_words::catalogue::{invite as say, web};

impl Site {
    /// Whom to play with.
    pub(in crate::site) fn choose_whom(&mut self, whom: Whom) {
        let (online, last) = (&mut self.online, &self.device.state.last);
        online.whom = whom;
        let name = std::mem::take(&mut online.form.names[0]);
        let kind = match whom {
            Whom::Computer => Kind::Computer,
            Whom::Friend | Whom::All => Kind::Friend,
        };
        online.form.change(Change::Kind(kind), last);
        online.form.names = [name, String::new()];
    }

    /// Invites a friend at once, to a game by the rules on the board.
    pub(in crate::site) fn invite(&mut self) {
        let rules = self.table.session.game().rules().to_string();
        self.open(Page::Online);
        self.invite_at_once(&rules);
    }

    pub(super) fn invite_at_once(&mut self, rules: &str) {
        let rules = rules.parse().unwrap_or(Rules::CLASSIC);
        let mut form = Form::new(&self.device.state.last);
        form.change(Change::Kind(Kind::Friend), &self.device.state.last);
        form.names[1].clear();
        (form.game.rules, form.game.first) = (rules, Some(First::Lot));
        (form.game.clock, form.game.serious) = (None, false);
        (self.online.form, self.online.whom) = (form, Whom::Friend);
        self.create();
    }

    /// Makes the table that the form describes.
    pub(in crate::site) fn create(&mut self) {
        let Some(name) = self.online_name() else { return };
        let online = &self.online;
        let game = &online.form.game;
        let terms = Terms {
            rules: game.rules,
            clock: game.clock,
            first: match game.first {
                None => Terms::new(game.rules).first,
                Some(First::Seat(Seat::One)) => FirstOnWire::Host,
                Some(First::Seat(Seat::Two)) => FirstOnWire::Guest,
                Some(First::Lot) => FirstOnWire::Lot,
            },
            serious: game.serious,
            symbols: game.symbols,
        };
        let computer = game.seats.iter().find_map(|seat| seat.who.computer());
        let opponent = computer.filter(|_| online.whom == Whom::Computer);
        let table = NewTable {
            terms,
            name,
            opponent: opponent.map(|computer| computer.id()),
            listed: online.whom == Whom::All,
        };
        let last = &mut self.device.state.last;
        (last.rules, last.serious) = (game.rules, game.serious);
        last.clock = game.clock.map(|clock| clock.to_string());
        self.busy(Call::create(&table));
    }

    /// Takes the free seat at the table.
    pub(in crate::site) fn join(&mut self) {
        let id = match &self.page {
            Page::Table(id) => TableId::new(id),
            _ => None,
        };
        if let Some(id) = id
            && let Some(name) = self.online_name()
        {
            self.busy(Call::join(&id, &name));
        }
    }

    /// Asks for something that makes a table or takes a seat; once at a time.
    fn busy(&mut self, call: Call) {
        if !std::mem::replace(&mut self.online.is_busy, true) {
            self.call(call);
        }
        if let Err(problem) = self.device.write_state() {
            self.notice(self.not_kept_text(problem));
        }
    }

    /// The name that was typed, or the usual one; `None` if it is not a name, which is said.
    fn online_name(&mut self) -> Option<String> {
        let (speaker, form) = (self.speaker(), &mut self.online.form);
        if let Err(why) = form.setup(0, &speaker) {
            self.online.problem = Some(why.clone());
            self.say_aloud(why);
            return None;
        }
        self.online.problem = None;
        match self.online.form.game.seats[0].name.clone() {
            Some(name) => {
                self.device.state.last.name = Some(name.clone());
                Some(name.to_string())
            }
            None => Some(self.online.usual_name(speaker.language)),
        }
    }

    pub(super) fn created(&mut self, created: &Created) {
        self.online.is_busy = false;
        let page = Page::Table(created.id.to_string());
        if self.online.whom != Whom::Computer {
            self.online.is_copied_unasked = true;
            self.effects.push(Effect::Copy(page.path()));
        }
        self.open(page);
    }

    /// The table was not made, or the seat not taken.
    pub(super) fn refused(&mut self, trouble: Trouble) {
        self.online.is_busy = false;
        let language = self.language();
        let why = match &trouble {
            Trouble::Strange => say::no_server(language),
            trouble => trouble.say(language),
        };
        match trouble {
            // The table has changed meanwhile: it is looked at as it is now.
            Trouble::Refused(Refused::Taken | Refused::OwnInvitation | Refused::Begun) => {
                self.visit_again();
                self.notice(why);
            }
            _ => {
                self.online.problem = Some(why.clone());
                self.say_aloud(why);
            }
        }
    }

    /// Withdraws the invitation, perhaps to make another.
    pub(in crate::site) fn withdraw(&mut self, is_changed: bool) {
        self.online.is_changed = is_changed;
        if let Page::Table(id) = &self.page
            && let Some(id) = TableId::new(id)
        {
            self.busy(Call::cancel(&id));
            self.online.is_busy = false;
        }
    }

    /// The invitation is withdrawn. The form has the game as it was, for another one.
    pub(super) fn withdrawn(&mut self) {
        let language = self.language();
        let state = self.online.visit.as_ref().and_then(|visit| visit.link.state()).cloned();
        self.end_visit();
        if let Some(state) = state {
            self.choose_whom(if state.listed { Whom::All } else { Whom::Friend });
            let form = &mut self.online.form;
            let Terms { rules, clock, first, serious, symbols } = state.terms;
            let game = &mut form.game;
            (game.rules, game.clock, game.serious, game.symbols) = (rules, clock, serious, symbols);
            game.first = Some(match first {
                FirstOnWire::Host => First::Seat(Seat::One),
                FirstOnWire::Guest => First::Seat(Seat::Two),
                FirstOnWire::Lot => First::Lot,
            });
            form.symbols = symbols.map_or(String::new(), |symbols| symbols.to_string());
            let host = state.players.iter().flatten().next();
            let host = host.map_or(String::new(), |player| player.name.to_string());
            if host != self.online.usual_name(language) {
                self.online.form.names[0] = host;
            }
        }
        self.open(Page::Online);
        self.report(match self.online.is_changed {
            true => say::change_now(language),
            false => say::withdrawn(language),
        });
    }

    /// A link was copied, or could not be.
    pub(in crate::site) fn copied(&mut self, is_copied: bool) {
        let language = self.language();
        let unasked = std::mem::take(&mut self.online.is_copied_unasked);
        match is_copied {
            true => self.report(web::link_copied(language)),
            false if unasked => {}
            false => {
                let link = format!("{}{}", self.online.origin, self.link());
                self.notice(web::link_not_copied(language, link));
            }
        }
    }
}
