//! Everything the page shows, as plain data with all sentences in it. What paints it decides nothing.

mod board;
mod dialogs;
mod kept;
#[cfg(feature = "online")]
mod online;
mod play;
mod rules;
mod settings;
mod study;

pub use board::{BoardView, ColumnView, DiscView, NoteView, RemovableView, Tone};
pub use dialogs::{DialogView, FieldView, HelpView, NewGameView, Setting};
pub use kept::{EntryView, GamesView, StatisticsView};
#[cfg(feature = "online")]
pub use online::{
    ArrivingView, FactView, InvitationView, InvitedView, LineView, LobbyView, OnlineView,
    TableView, WaitingView,
};
pub use play::{ActionView, MoveView, PlayView, PlayerView, RowView, StatusView};
pub use rules::{ExampleView, HowToView, PartView, RuleSetView};
pub use settings::{AnswersView, ChoiceView, ListView, SettingsView};
pub use study::{GraphView, StudyView};

pub(crate) use board::column_holds;

use crate::Go;
use crate::address::Page;
#[cfg(feature = "online")]
use crate::site::Visit;
use crate::site::{Do, Site};
use fourline_app::Request;
use fourline_app::settings::{DiscSigns, WebTheme};
use fourline_words::Language;
use fourline_words::catalogue::{invite, web as say};

/// The page as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// What is around every page.
    pub shell: Shell,
    /// What is on it.
    pub body: Body,
    /// What is open above it.
    pub dialog: Option<DialogView>,
}

/// What is around every page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shell {
    /// The title of the browser's tab.
    pub title: String,
    /// The language, for the texts of the page itself.
    pub language: Language,
    /// The theme's name; empty if the system decides.
    pub theme: &'static str,
    /// Does nothing move?
    pub is_still: bool,
    /// Are there signs on the discs?
    pub signs: bool,
    /// Links to pages: what they are called, where they lead, is it this page?
    pub links: Vec<(String, Page, bool)>,
    /// Something that is to be seen on every page; on a board it stands in the status.
    pub notice: String,
    /// Does it say what is wrong?
    pub has_problem: bool,
    /// Why nothing is kept, as long as that is so.
    pub not_kept: String,
    /// What is said to those who hear the page; the number changes with every saying.
    pub aloud: (u64, String),
    /// Is there a new version?
    pub is_updated: bool,
}

/// What is on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Body {
    /// A game.
    Play(Box<PlayView>),
    /// A study.
    Study(Box<StudyView>),
    /// How a rule set is played.
    HowTo(Box<HowToView>),
    /// The games on this device.
    Games(Box<GamesView>),
    /// Wins and losses.
    Statistics(Box<StatisticsView>),
    /// What can be set.
    Settings(Box<SettingsView>),
    /// An address that can't be shown, and why.
    Broken(String),
    /// Inviting, and open invitations.
    #[cfg(feature = "online")]
    Online(Box<OnlineView>),
    /// Waiting for the one who was invited.
    #[cfg(feature = "online")]
    Waiting(Box<WaitingView>),
    /// Being invited.
    #[cfg(feature = "online")]
    Invitation(Box<InvitationView>),
    /// A table that is not there yet, or never will be.
    #[cfg(feature = "online")]
    Arriving(Box<ArrivingView>),
}

/// What a button asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Something at the table, or in the study.
    Ask(Request),
    /// Something of the page.
    Do(Do),
    /// Another place in the study.
    Go(Go),
    /// Another page.
    Open(Page),
}

impl Site {
    /// Everything there is to show.
    pub fn view(&self) -> View {
        View { shell: self.shell(), body: self.body(), dialog: self.dialog_view() }
    }

    fn shell(&self) -> Shell {
        let language = self.language();
        let settings = self.settings();
        let theme = match settings.web.theme {
            WebTheme::Auto => "",
            WebTheme::Light => "light",
            WebTheme::Dark => "dark",
            WebTheme::HighContrast => "contrast",
            WebTheme::ColourBlind => "blind",
        };
        let signs = match settings.web.signs {
            DiscSigns::On => true,
            DiscSigns::Off => false,
            DiscSigns::Auto => {
                matches!(settings.web.theme, WebTheme::HighContrast | WebTheme::ColourBlind)
            }
        };
        let is_play = matches!(self.page, Page::Play | Page::Position(_) | Page::Kept { .. });
        let is_study = matches!(self.page, Page::Study { .. });
        let whole = self.broken.is_none();
        let is_online = self.page.is_online();
        let links = vec![
            (say::play(language), self.table_page(), is_play && whole),
            (invite::online(language), Page::Online, is_online && whole),
            (say::study(language), Page::Study { of: None, ply: None }, is_study && whole),
            (say::games(language), Page::Games, self.page == Page::Games),
            (say::settings(language), Page::Settings, self.page == Page::Settings),
        ];
        Shell {
            title: say::title(language, self.page_title()),
            language,
            theme,
            is_still: self.is_still(),
            signs,
            links,
            notice: match &self.notice {
                Some(notice) if notice.is_problem || !self.is_waiting() => notice.text.clone(),
                _ => String::new(),
            },
            has_problem: self.has_problem(),
            not_kept: self
                .shelf
                .problem()
                .map_or(String::new(), |problem| self.not_kept_text(problem)),
            aloud: self.spoken_aloud.clone(),
            is_updated: self.is_updated,
        }
    }

    /// Is it the page of an invitation of ours? Its button says that the link was copied.
    fn is_waiting(&self) -> bool {
        #[cfg(feature = "online")]
        let is_waiting = matches!(self.page, Page::Table(_))
            && self.online.visit.as_ref().is_some_and(Visit::is_waiting);
        #[cfg(not(feature = "online"))]
        let is_waiting = false;
        is_waiting
    }

    /// Does a notice say what is wrong?
    fn has_problem(&self) -> bool {
        self.notice.as_ref().is_some_and(|notice| notice.is_problem)
    }

    fn page_title(&self) -> String {
        let language = self.language();
        match &self.page {
            _ if self.broken.is_some() => say::no_such_page(language),
            Page::Play | Page::Position(_) | Page::Kept { .. } => {
                self.speaker().headline(&self.table.session.view(self.now_ms))
            }
            Page::Study { .. } => say::study(language),
            Page::HowTo(_) => say::how_to(language),
            Page::Games => say::games(language),
            Page::Statistics => say::statistics(language),
            Page::Settings => say::settings(language),
            Page::Online => invite::play_online(language),
            Page::Table(_) | Page::Watch(_) => match self.body() {
                #[cfg(feature = "online")]
                Body::Invitation(view) => view.headline,
                #[cfg(feature = "online")]
                Body::Arriving(view) => view.headline,
                _ => self.speaker().headline(&self.table.session.view(self.now_ms)),
            },
        }
    }

    /// Where the game is that is played: here, or on the server.
    fn table_page(&self) -> Page {
        #[cfg(feature = "online")]
        if self.is_unfair()
            && let Some(visit) = &self.online.visit
        {
            return visit.page();
        }
        Page::Play
    }

    fn body(&self) -> Body {
        if let Some(problem) = &self.broken {
            return Body::Broken(problem.clone());
        }
        match &self.page {
            Page::Play | Page::Position(_) | Page::Kept { .. } => {
                Body::Play(Box::new(self.play_view()))
            }
            Page::Study { .. } => match &self.desk {
                Some(desk) => Body::Study(Box::new(self.study_view(desk))),
                None => Body::Broken(say::no_such_page(self.language())),
            },
            Page::HowTo(rules) => Body::HowTo(Box::new(self.how_to_view(rules))),
            Page::Games => Body::Games(Box::new(self.games_view())),
            Page::Statistics => Body::Statistics(Box::new(self.statistics_view())),
            Page::Settings => Body::Settings(Box::new(self.settings_view())),
            #[cfg(feature = "online")]
            Page::Online => Body::Online(Box::new(self.online_view())),
            #[cfg(feature = "online")]
            Page::Table(_) | Page::Watch(_) => match self.table_body() {
                Some(body) => body,
                None => Body::Play(Box::new(self.play_view())),
            },
            // Another module shows them, and is about to.
            #[cfg(not(feature = "online"))]
            Page::Online | Page::Table(_) | Page::Watch(_) => Body::Broken(String::new()),
        }
    }
}
