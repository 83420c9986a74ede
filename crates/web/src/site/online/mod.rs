//! Playing by a link: tables on a server. Inviting and being invited are in `inviting`, the table that is
//! visited in `visiting`; the connection itself is [`fourline_online::Link`].

mod inviting;
mod visiting;

pub(crate) use visiting::Visit;

use super::{Effect, Net, Site, Whom};
use crate::address::Page;
use crate::form::{Change, Form};
use fourline_app::state::LastGame;
use fourline_app::{Kind, Reason};
use fourline_online::wire::Lobby;
use fourline_online::{Answer, Call, Method, Trouble};
use fourline_words::Language;
use fourline_words::catalogue::invite as say;

/// So long after an answer the open invitations are looked for again, while they are seen.
const LOOK_MS: u64 = 10_000;

/// Everything about playing by a link.
pub(crate) struct Online {
    /// What is chosen for an invitation; its first name is that of the person here.
    pub form: Form,
    /// Whom to play with.
    pub whom: Whom,
    /// Open invitations, as far as they are known.
    pub lobby: Option<Lobby>,
    /// Why there is no newer list of them.
    pub lobby_trouble: Option<Trouble>,
    /// When they are looked for again; `None` while that is done.
    look_at_ms: Option<u64>,
    /// Is the page looked at?
    is_seen: bool,
    /// The table that is visited.
    pub visit: Option<Visit>,
    /// Is a table being made, or a seat being taken?
    pub is_busy: bool,
    /// Why that came to nothing.
    pub problem: Option<String>,
    /// Has the device no network, as far as it knows?
    pub is_offline: bool,
    /// Was the name typed here? Until then the usual one stands there.
    pub is_named: bool,
    /// Are the things that can be said to the other player shown?
    pub is_talking: bool,
    /// Where the site is.
    pub origin: String,
    /// Can the browser hand links to other programs?
    pub can_share: bool,
    /// Which of the usual names is ours.
    name: u64,
    /// Rules that an invitation is to be made for at once.
    asked: Option<String>,
    /// Is the invitation withdrawn to make another?
    is_changed: bool,
    /// Was something copied without being asked for, so that it does not matter if it failed?
    is_copied_unasked: bool,
    visits: u64,
    calls: u64,
    /// What was asked and not answered.
    open: Vec<(u64, Call)>,
}

impl Online {
    pub fn new(around: &super::Surroundings, last: &LastGame) -> Online {
        let mut form = Form::new(last);
        form.change(Change::Kind(Kind::Friend), last);
        form.names[1].clear();
        Online {
            form,
            whom: Whom::default(),
            lobby: None,
            lobby_trouble: None,
            look_at_ms: None,
            is_seen: true,
            visit: None,
            is_busy: false,
            problem: None,
            is_offline: false,
            is_named: false,
            is_talking: false,
            origin: around.origin.clone(),
            can_share: around.can_share,
            name: around.seed,
            asked: around.invite.clone(),
            is_changed: false,
            is_copied_unasked: false,
            visits: 0,
            calls: 0,
            open: Vec::new(),
        }
    }

    /// The name for those who type none: friendly, and not that of the other player.
    pub fn usual_name(&self, language: Language) -> String {
        let names = [
            say::guest_name_1,
            say::guest_name_2,
            say::guest_name_3,
            say::guest_name_4,
            say::guest_name_5,
            say::guest_name_6,
            say::guest_name_7,
            say::guest_name_8,
        ];
        let state = self.visit.as_ref().and_then(|visit| visit.link.state());
        let is_taken = |name: &str| {
            let players = state.into_iter().flat_map(|state| state.players.iter());
            players.flatten().any(|player| player.name.as_str() == name)
        };
        let count = names.len();
        let ours = (self.name % count as u64) as usize;
        let all = (0..count).map(|next| names[(ours + next) % count](language));
        all.into_iter().find(|name| !is_taken(name)).unwrap_or_default()
    }
}

impl Site {
    /// Shows a page about playing by a link.
    pub(in crate::site) fn show_online(&mut self, page: &Page) {
        self.online.problem = None;
        match page {
            Page::Online => {
                self.look_around();
                if let Some(rules) = self.online.asked.take() {
                    self.invite_at_once(&rules);
                }
            }
            page => self.visit(page.clone()),
        }
    }

    /// Looks for open invitations. Those that are known stay until there is an answer.
    fn look_around(&mut self) {
        let is_asked = self.online.open.iter().any(|(_, call)| *call == Call::lobby());
        self.online.look_at_ms = None;
        if !is_asked {
            self.call(Call::lobby());
        }
    }

    /// Looks for open invitations again when it is time, as long as the page is seen.
    pub(in crate::site) fn keep_looking(&mut self) {
        if self.looks_at_ms().is_some_and(|at_ms| at_ms <= self.now_ms) {
            self.look_around();
        }
    }

    /// When open invitations are looked for again.
    pub(super) fn looks_at_ms(&self) -> Option<u64> {
        let is_seen = self.page == Page::Online && self.online.is_seen;
        self.online.look_at_ms.filter(|_| is_seen)
    }

    /// Asks the server something.
    fn call(&mut self, call: Call) {
        self.online.calls += 1;
        let number = self.online.calls;
        self.effects.push(Effect::Call {
            number,
            method: match call.method {
                Method::Get => "GET",
                Method::Post => "POST",
                Method::Delete => "DELETE",
            },
            path: call.path.clone(),
            body: call.body.clone(),
        });
        self.online.open.push((number, call));
    }

    /// Something came from the network.
    pub(in crate::site) fn net(&mut self, net: Net) {
        match net {
            Net::Heard(number, text) => self.heard(number, &text),
            Net::Closed(number) => self.closed(number),
            Net::Answered(number, status, text) => self.answered(number, status, &text),
            Net::Unseen => self.online.is_seen = false,
            Net::Back | Net::Gone => {
                self.online.is_offline = net == Net::Gone;
                self.online.is_seen |= net == Net::Back;
                // What the device believes is only a reason to find out: a server may be on the same machine.
                if let Some(visit) = &mut self.online.visit {
                    visit.link.network_is_back(self.now_ms);
                }
                if self.page == Page::Online {
                    self.look_around();
                }
            }
        }
        self.pump();
    }

    fn answered(&mut self, number: u64, status: u16, text: &str) {
        let at = self.online.open.iter().position(|(known, _)| *known == number);
        let Some((_, call)) = at.map(|at| self.online.open.swap_remove(at)) else { return };
        let answer = match status {
            0 => Err(Trouble::Unreachable),
            status => call.read(status, text),
        };
        match answer {
            Ok(Answer::Created(created)) => self.created(&created),
            Ok(Answer::Joined(_)) => {
                self.online.is_busy = false;
                self.visit_again();
            }
            Ok(Answer::Lobby(lobby)) => {
                (self.online.lobby, self.online.lobby_trouble) = (Some(lobby), None);
                self.online.look_at_ms = Some(self.now_ms + LOOK_MS);
            }
            Ok(Answer::Cancelled) => self.withdrawn(),
            Ok(Answer::Summary(_) | Answer::Record(_)) => {}
            Err(trouble) => self.troubled(&call, trouble),
        }
    }

    /// A call came to nothing.
    fn troubled(&mut self, call: &Call, trouble: Trouble) {
        if *call == Call::lobby() {
            // A site without a server gets none.
            let is_passing = trouble.is_passing();
            self.online.look_at_ms = is_passing.then_some(self.now_ms + LOOK_MS);
            self.online.lobby_trouble = Some(trouble);
        } else if call.method == Method::Get {
            self.not_there(trouble);
        } else {
            self.refused(trouble);
        }
    }

    /// Would help be unfair? It is, while one plays another person.
    pub(crate) fn is_unfair(&self) -> bool {
        let session = &self.table.session;
        let has_seat = session.elsewhere().is_some_and(|away| away.seat().is_some());
        has_seat && session.game().ending().is_none()
    }

    /// Says that help would be unfair, if it is.
    pub(in crate::site) fn refuses_help(&mut self) -> bool {
        let is_unfair = self.is_unfair();
        if is_unfair {
            self.notice(self.speaker().reason(Reason::Unfair, self.table.session.game()));
        }
        is_unfair
    }
}
