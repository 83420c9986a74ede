//! Playing by a link as it is shown: inviting, open invitations, waiting, being invited, and what a table
//! on the server has besides a game.

use super::Wish;
use super::board::BoardView;
use super::dialogs::{FieldView, Setting};
use super::kept::computer_title;
use super::play::ActionView;
use super::rules::{RuleSetView, small_board};
use super::settings::{ChoiceView, ListView};
use crate::address::Page;
use crate::form::FIRSTS;
use crate::site::{Do, Site, Visit, Whom};
use fast_qr::{ECL, QRBuilder};
use fourline_app::rule_sets;
use fourline_app::{First as Starts, Line, Reaction, Request, SessionView};
use fourline_game::Seat;
use fourline_online::Trouble;
use fourline_online::wire::{First, Next, Phase, State, Terms};
use fourline_players::Computer;
use fourline_words::catalogue::{invite as say, online, setup, web};
use fourline_words::{Language, Say};

/// Inviting, and open invitations.
#[derive(Clone, Debug, PartialEq)]
pub struct OnlineView {
    /// Whom to play with: title, a sentence, is it chosen?
    pub whom: Vec<(Whom, String, String, bool)>,
    /// The computers to choose from, and a sentence about the one that is chosen.
    pub computer: Option<(ListView, String)>,
    /// Rule sets to choose from.
    pub rules: Vec<RuleSetView>,
    /// The field for the name.
    pub name: FieldView,
    /// What is under "More".
    pub lists: Vec<(Setting, ListView)>,
    /// Serious play.
    pub serious: bool,
    /// Why nothing came of it; empty for nothing.
    pub problem: String,
    /// Is the game being made?
    pub is_busy: bool,
    /// Open invitations.
    pub lobby: LobbyView,
}

/// Open invitations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyView {
    /// Why there are none, or no newer ones; empty if all is well.
    pub note: String,
    /// The invitations.
    pub entries: Vec<InvitedView>,
}

/// An open invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitedView {
    /// Who invites.
    pub name: String,
    /// To what.
    pub about: String,
    /// The table.
    pub page: Page,
    /// The name of its link, for those who hear the page.
    pub label: String,
}

/// A fact about a game that is to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactView {
    /// What it is about.
    pub label: String,
    /// What is so.
    pub value: String,
    /// A sentence about it; empty for none.
    pub about: String,
    /// Where more is said about it.
    pub link: Option<(String, Page)>,
}

/// Waiting for the one who was invited.
#[derive(Clone, Debug, PartialEq)]
pub struct WaitingView {
    /// The state of the connection.
    pub line: LineView,
    /// The link of the invitation.
    pub link: String,
    /// The same as a picture: how many squares it is wide, and its dark ones as a path.
    pub qr: Option<(usize, String)>,
    /// What the button says that copies it: for a while, that it is copied.
    pub copy: String,
    /// Can the browser hand it to other programs?
    pub can_share: bool,
    /// That it is listed; empty if it is not.
    pub listed: String,
    /// What is played.
    pub facts: Vec<FactView>,
}

/// Being invited.
#[derive(Clone, Debug, PartialEq)]
pub struct InvitationView {
    /// The state of the connection.
    pub line: LineView,
    /// Who invites.
    pub headline: String,
    /// What is played.
    pub facts: Vec<FactView>,
    /// The empty board.
    pub board: Option<BoardView>,
    /// The field for the name.
    pub name: FieldView,
    /// Why the seat could not be taken; empty for nothing.
    pub problem: String,
    /// Is it being taken?
    pub is_busy: bool,
}

/// A table that is not there yet, or never will be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrivingView {
    /// What is going on.
    pub headline: String,
    /// Is it tried again by itself?
    pub is_trying: bool,
}

/// The state of the connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineView {
    /// In a few words.
    pub text: String,
    /// Does it stand?
    pub is_up: bool,
}

/// What a table on the server has besides a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableView {
    /// The state of the connection, and what became of the last move.
    pub line: LineView,
    /// What is most important about the table now; empty for nothing.
    pub news: String,
    /// What can be said to the other player.
    pub reactions: Vec<ActionView>,
    /// Is that shown?
    pub is_talking: bool,
    /// The game that followed.
    pub next: Option<(String, Page)>,
}

impl Site {
    pub(super) fn online_view(&self) -> OnlineView {
        let (speaker, language, online) = (self.speaker(), self.language(), &self.online);
        let game = &online.form.game;
        let whom = [
            (Whom::Friend, say::friend_by_link(language), say::about_friend(language)),
            (Whom::All, say::open_invitation(language), say::about_open(language)),
            (Whom::Computer, say::computer(language), say::about_computer(language)),
        ];
        let computer = game.seats.iter().find_map(|seat| seat.who.computer());
        let mut lists = self.form_lists(&online.form, &speaker);
        for (setting, list) in &mut lists {
            if *setting == Setting::First {
                name_starters(list, language);
            }
        }
        OnlineView {
            whom: whom
                .map(|(whom, title, about)| (whom, title, about, online.whom == whom))
                .to_vec(),
            computer: computer.map(|computer| computers(computer, language)),
            rules: self.rule_sets(&game.rules, true),
            name: self.name_field(),
            lists,
            serious: game.serious,
            problem: online.problem.clone().unwrap_or_default(),
            is_busy: online.is_busy,
            lobby: self.lobby_view(),
        }
    }

    fn name_field(&self) -> FieldView {
        let language = self.language();
        FieldView {
            seat: Some(0),
            label: say::your_name(language),
            text: match self.online.form.names[0].as_str() {
                "" if !self.online.is_named => self.online.usual_name(language),
                typed => typed.to_string(),
            },
            usual: self.online.usual_name(language),
        }
    }

    fn lobby_view(&self) -> LobbyView {
        let language = self.language();
        let games = self.online.lobby.as_ref().map(|lobby| &lobby.games[..]);
        let note = match (&self.online.lobby_trouble, games) {
            (Some(Trouble::Strange), _) => say::no_server(language),
            (Some(trouble), _) => trouble.say(language),
            (None, None) => say::looking(language),
            (None, Some([])) => say::no_invitations(language),
            (None, Some(_)) => String::new(),
        };
        let entries = games.unwrap_or_default().iter().map(|invitation| InvitedView {
            name: invitation.name.to_string(),
            about: self.in_short(&invitation.terms),
            page: Page::Table(invitation.id.to_string()),
            label: say::view_of(language, &invitation.name),
        });
        LobbyView { note, entries: entries.collect() }
    }

    /// What is played, in a few words.
    fn in_short(&self, terms: &Terms) -> String {
        let language = self.language();
        let shape = terms.rules.shape;
        let rules = rule_sets::title(&terms.rules, &self.device.state, language);
        let rules = web::rules_and_size(language, shape.columns(), shape.rows(), rules);
        let clock = terms.clock.map(|clock| clock.to_string());
        let kind = terms.serious.then(|| say::serious(language));
        let all = [Some(rules), clock, kind];
        all.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// What is played, fact by fact, as the guest or the host reads it.
    fn facts(&self, state: &State, you: Option<Seat>) -> Vec<FactView> {
        let (language, terms) = (self.language(), &state.terms);
        let shape = terms.rules.shape;
        let rules = rule_sets::title(&terms.rules, &self.device.state, language);
        let how_to = web::how_to_this(language, &rules);
        let plain = |label: String, value: String| FactView {
            label,
            value,
            about: String::new(),
            link: None,
        };
        let host = Seat::BOTH.into_iter().find_map(|seat| {
            let player = state.players[seat.index()].as_ref()?;
            Some((seat, player.name.to_string()))
        });
        let is_host = host.as_ref().is_some_and(|(seat, _)| you == Some(*seat));
        let host = host.map_or(String::new(), |(_, name)| name);
        let starter = match (terms.first, is_host) {
            (First::Lot, _) => say::drawn(language),
            (First::Host, true) | (First::Guest, false) => say::guest_starts(language),
            (First::Host, false) => say::you_follow(language, host),
            (First::Guest, true) => say::opponent_starts(language),
        };
        let clock =
            terms.clock.map_or_else(|| setup::no_clock(language), |clock| clock.to_string());
        let kind = match terms.serious {
            true => (say::serious(language), say::about_serious(language)),
            false => (say::casual(language), say::about_casual(language)),
        };
        vec![
            FactView {
                about: rule_sets::about(&terms.rules, language),
                link: Some((how_to, Page::HowTo(terms.rules))),
                ..plain(
                    setup::rules(language),
                    web::rules_and_size(language, shape.columns(), shape.rows(), rules),
                )
            },
            plain(setup::clock(language), clock),
            plain(setup::who_starts(language), starter),
            FactView { about: kind.1, ..plain(say::kind(language), kind.0) },
        ]
    }

    /// The page of a table before there is a game to show; `None` if there is one.
    pub(super) fn table_body(&self) -> Option<super::Body> {
        use super::Body;
        let visit = self.online.visit.as_ref();
        let arriving = |headline: String, is_trying: bool| {
            Some(Body::Arriving(Box::new(ArrivingView { headline, is_trying })))
        };
        let language = self.language();
        let Some(visit) = visit else {
            return arriving(say::connecting(language), true);
        };
        match (visit.link.state(), &visit.ended) {
            (None, Some(Trouble::Strange)) => arriving(say::no_server(language), false),
            (_, Some(trouble)) => arriving(trouble.say(language), false),
            (None, None) if self.online.is_offline => arriving(say::offline(language), true),
            (None, None) => arriving(say::connecting(language), true),
            (Some(state), None) if visit.is_invitation() => {
                Some(Body::Invitation(Box::new(self.invitation_view(visit, state))))
            }
            (Some(state), None) if visit.is_waiting() => {
                Some(Body::Waiting(Box::new(self.waiting_view(visit, state))))
            }
            _ => None,
        }
    }

    fn invitation_view(&self, visit: &Visit, state: &State) -> InvitationView {
        let language = self.language();
        let host = state.players.iter().flatten().next();
        let host = host.map_or(String::new(), |player| player.name.to_string());
        InvitationView {
            line: self.line_view(visit),
            headline: say::invites(language, host),
            facts: self.facts(state, visit.link.you()),
            board: visit.board.as_ref().map(|game| small_board(game, &self.speaker())),
            name: self.name_field(),
            problem: self.online.problem.clone().unwrap_or_default(),
            is_busy: self.online.is_busy,
        }
    }

    fn waiting_view(&self, visit: &Visit, state: &State) -> WaitingView {
        let language = self.language();
        let link = format!("{}{}", self.online.origin, visit.page().path());
        WaitingView {
            line: self.line_view(visit),
            qr: qr(&link),
            link,
            copy: match &self.notice {
                Some(notice) if !notice.is_problem => notice.text.clone(),
                _ => say::copy(language),
            },
            can_share: self.online.can_share,
            listed: match state.listed {
                true => say::is_listed(language, say::online(language)),
                false => String::new(),
            },
            facts: self.facts(state, visit.link.you()),
        }
    }

    fn line_view(&self, visit: &Visit) -> LineView {
        let language = self.language();
        let is_up = visit.link.is_up();
        let text = match (is_up, self.online.is_offline) {
            (true, _) => online::connected(language),
            (false, true) => say::offline(language),
            (false, false) => say::reconnecting(language),
        };
        LineView { text, is_up }
    }

    /// What the table on the server has besides the game.
    pub(super) fn table_view(&self, view: &SessionView) -> Option<TableView> {
        let (speaker, language) = (self.speaker(), self.language());
        let visit = self.online.visit.as_ref()?;
        let away = view.away.as_ref()?;
        let mut line = self.line_view(visit);
        if let Some(mark) = speaker.delivery(view).filter(|_| line.is_up) {
            line.text = say::connected_mark(language, line.text, mark);
        }
        let is_lost = matches!(away.line, Line::Lost { .. });
        let news = speaker.away(view, self.now_ms).unwrap_or_default();
        let may_react = away.seat().is_some() && !away.is_open;
        let reactions = Reaction::ALL.iter().filter(|_| may_react).map(|&reaction| {
            let request = Request::React(reaction);
            let mut action = ActionView::new(Wish::Ask(request), speaker.reaction(reaction), "");
            if is_lost {
                action.reason = speaker.reason(fourline_app::Reason::CutOff, &view.shown);
            }
            action
        });
        let next = visit.link.state().filter(|state| state.phase == Phase::Over);
        let next = next.and_then(|state| state.next.as_ref()).map(|Next { id, watch }| match id {
            Some(id) if away.seat().is_some() => Page::Table(id.to_string()),
            _ => Page::Watch(watch.to_string()),
        });
        Some(TableView {
            line,
            news,
            reactions: reactions.collect(),
            is_talking: self.online.is_talking,
            next: next
                .map(|page| (speaker.label(Request::NewGame, &view.shown, false, false), page)),
        })
    }

    /// The buttons after the end of a game on the server.
    pub(super) fn online_endings(&self, view: &SessionView) -> Vec<ActionView> {
        let (speaker, language) = (self.speaker(), self.language());
        let mut answers = Vec::new();
        if let Some(offer) = view.offers.iter().find(|offer| offer.request == Request::NewGame) {
            let label = speaker.label(Request::NewGame, &view.shown, false, false);
            let rematch = ActionView::new(Wish::Ask(Request::NewGame), label, "r");
            answers.push(match offer.may {
                Ok(()) => rematch.primary(),
                Err(reason) => {
                    ActionView { reason: speaker.reason(reason, &view.shown), ..rematch }
                }
            });
        }
        answers.push(ActionView::new(Wish::Do(Do::Study), web::review(language), "s"));
        answers.push(ActionView::new(Wish::Open(Page::Online), say::more_online(language), ""));
        answers
    }
}

/// Who starts, in the words of the one who invites.
fn name_starters(list: &mut ListView, language: Language) {
    for (choice, first) in list.choices.iter_mut().zip(FIRSTS) {
        match first {
            Some(Starts::Seat(Seat::One)) => choice.text = say::you_start(language),
            Some(Starts::Seat(Seat::Two)) => choice.text = say::opponent_starts(language),
            _ => {}
        }
    }
}

fn computers(computer: Computer, language: Language) -> (ListView, String) {
    let choice = |other: Computer| ChoiceView {
        value: other.id(),
        text: computer_title(other, language),
        is_chosen: other == computer,
    };
    let list = ListView {
        label: web::opponent(language),
        about: String::new(),
        choices: Computer::all().map(choice).collect(),
    };
    (list, computer.about(language))
}

/// A link as a picture for cameras: how many squares it is wide, and its dark ones as a path.
fn qr(link: &str) -> Option<(usize, String)> {
    let code = QRBuilder::new(link).ecl(ECL::M).build().ok()?;
    let mut path = String::new();
    for row in 0..code.size {
        let mut column = 0;
        while column < code.size {
            let dark = (column..code.size).take_while(|&at| code[row][at].value()).count();
            if dark > 0 {
                path += &format!("M{column} {row}h{dark}v1h-{dark}z");
            }
            column += dark.max(1);
        }
    }
    Some((code.size, path))
}
