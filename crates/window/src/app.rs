//! The window as a whole: which page is shown, what is kept, leaving. What they show is in `home`, `game` and `pages`.

mod game;
mod home;
mod pages;

use crate::fonts::Fonts;
use crate::menu::Menu;
use crate::panel_ui::Panel;
use crate::play::Play;
use crate::{Interrupt, Opening, Start, Tell, open, style};
use eframe::egui::{CentralPanel, Context, Frame, Margin, Ui, ViewportCommand};
use fourline_app::digits::Digits;
use fourline_app::keeping::{self, Farewell};
use fourline_app::settings::{ENTRIES, Settings, Spoken};
use fourline_app::words::Speaker;
use fourline_app::{Options, Session};
use fourline_game::{Seat, Setup};
use fourline_native::storage::Storage;
use fourline_players::UnknownPlayer;
use fourline_rules::Rules;
use fourline_words::catalogue::{settings, window as say};
use fourline_words::{Language, Say};

/// The window.
pub struct App {
    menu: Menu,
    play: Option<Play>,
    /// A page in front of the menu or the game.
    page: Option<Page>,
    panel: Panel,
    digits: Digits,
    settings: Settings,
    spoken: Spoken,
    storage: Storage,
    options: Options,
    /// The next random seed.
    seed: u64,
    /// What it begins with, until there is a first frame.
    start: Option<Start>,
    /// Something about files that is to be seen.
    notice: String,
    say: Tell,
    interrupt: Interrupt,
    fonts: Fonts,
    is_ready: bool,
    /// Does the board, or in the menu the button to start, want the keyboard?
    wants_focus: bool,
}

/// A page that is opened from the menu or from a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    /// How these rules are played.
    HowTo(Rules),
    Settings,
}

impl App {
    /// The window as it opens: with a game if one is given or the options say all that is needed, else
    /// with the menu.
    pub fn new(opening: Opening) -> App {
        let Opening { options, start, settings, spoken, storage, say, interrupt } = opening;
        let language = spoken.language(&settings);
        let troubles = storage.troubles.iter();
        let notices: Vec<String> =
            troubles.map(|wrong| say::problem(language, wrong.say(language))).collect();
        App {
            menu: Menu::new(&options, &storage.state.last),
            play: None,
            page: None,
            panel: Panel::default(),
            digits: Digits::default(),
            settings,
            spoken,
            seed: options.seed.unwrap_or_else(|| storage.any_seed()),
            options,
            start: Some(start),
            notice: notices.join(" "),
            storage,
            say,
            interrupt,
            fonts: Fonts::default(),
            is_ready: false,
            wants_focus: true,
        }
    }

    /// The game that is played, if one is.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// How it looks and moves.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    fn language(&self) -> Language {
        self.spoken.language(&self.settings)
    }

    fn speaker(&self) -> Speaker {
        Speaker { language: self.language(), numbering: self.settings.numbering(), me: None }
    }

    /// A sentence about something that went wrong.
    fn told(&self, sentence: fn(Language, String) -> String, wrong: &impl Say) -> String {
        sentence(self.language(), wrong.say(self.language()))
    }

    /// Begins what the window was opened for. There is no time before the first frame.
    fn begin(&mut self, now_ms: u64) {
        match self.start.take() {
            Some(Start::Menu) if self.options.is_settled() => {
                let speaker = self.speaker();
                match self.menu.setup(self.seed, &speaker) {
                    Ok(setup) => self.start_game(setup, now_ms),
                    Err(why) => self.notice = why,
                }
            }
            Some(start) => self.go_on(start, now_ms),
            None => {}
        }
        if self.play.is_none() {
            self.enter_menu();
        }
    }

    fn start_game(&mut self, setup: Setup, now_ms: u64) {
        let game = &self.menu.game;
        // What flags say counts for one start only; a seed they give, for all.
        let options = std::mem::take(&mut self.options);
        self.options.seed = options.seed;
        if options.is_empty() {
            game.remember(&mut self.storage.state.last);
            self.write_state();
        }
        self.seed = match self.options.seed {
            Some(_) => self.seed.wrapping_add(1),
            None => self.storage.any_seed(),
        };
        self.sit_down(Session::new(setup, self.menu.game.first(), now_ms));
    }

    fn write_state(&mut self) {
        self.notice = match self.storage.write_state() {
            Ok(()) => String::new(),
            Err(error) => self.told(say::choices_not_saved, &error),
        };
    }

    fn go_on(&mut self, start: Start, now_ms: u64) {
        match start {
            Start::Menu => {}
            Start::Game(game) => self.sit_down(Session::resume(*game, None, now_ms)),
            Start::Kept(opened) => self.sit_down(keeping::resume(*opened, now_ms)),
        }
    }

    fn sit_down(&mut self, session: Result<Session, UnknownPlayer>) {
        match session {
            Err(unknown) => self.notice = self.told(say::could_not_continue, &unknown),
            Ok(session) => {
                let interrupt = self.interrupt.clone();
                let wake = move || interrupt.wake();
                self.play = Some(Play::new(session, &self.storage.books, wake));
                self.panel = Panel::default();
                self.digits = Digits::default();
                self.page = None;
                self.wants_focus = true;
            }
        }
    }

    /// Draws everything and does what is asked for.
    fn show(&mut self, ui: &mut Ui) {
        let context = &ui.ctx().clone();
        let now_ms = context.input(|input| (input.time * 1000.0) as u64);
        if !std::mem::replace(&mut self.is_ready, true) {
            // Fonts are there from the next frame on.
            self.fonts.install(context);
            style::install(context);
            style::follow(context, self.settings.window.appearance);
            self.interrupt.wakes(context);
            self.begin(now_ms);
            return context.request_repaint();
        }
        if self.interrupt.was_sent() {
            context.send_viewport_cmd(ViewportCommand::Close);
        }
        let before = self.settings.clone();
        self.take_dropped_file(context, now_ms);
        self.need_fonts(context);
        if let Some(play) = &mut self.play {
            play.tick(&self.settings, &mut self.storage, now_ms);
        }
        let frame = Frame::new().fill(ui.visuals().panel_fill).inner_margin(Margin::same(12));
        CentralPanel::default().frame(frame).show(ui, |ui| match self.page {
            Some(page) => self.page(ui, page),
            None if self.play.is_some() => self.game_page(ui, now_ms),
            None => self.home_page(ui, now_ms),
        });
        self.write_settings(&before, context);
    }

    /// Writes what was changed in the window, and nothing that only flags have changed.
    fn write_settings(&mut self, before: &Settings, context: &Context) {
        if self.settings == *before {
            return;
        }
        style::follow(context, self.settings.window.appearance);
        // A language that is chosen here counts at once, also where a flag asked for another one.
        if self.settings.language != before.language {
            self.spoken.asked = None;
        }
        let mut written = self.storage.settings.clone();
        for entry in &ENTRIES {
            let value = (entry.value)(&self.settings);
            if value != (entry.value)(before) {
                (entry.set)(&mut written, value);
            }
        }
        if let Err(error) = self.storage.write_settings(&written) {
            self.notice = self.told(settings::could_not_save, &error);
        }
    }

    fn need_fonts(&mut self, context: &Context) {
        let Menu { names, symbols, file, rules_name, .. } = &self.menu;
        let mut texts = vec![symbols, file, rules_name, &self.panel.file, &self.notice];
        texts.extend(names);
        texts.extend(self.storage.state.own_rules.iter().map(|(name, _)| name));
        let mut texts: Vec<&str> = texts.into_iter().map(String::as_str).collect();
        let listing = &self.menu.listing;
        let kept = listing.unfinished.iter().chain(&listing.finished).map(|entry| &entry.game);
        let played = self.play.iter().map(|play| play.session().game());
        let mut symbols = String::new();
        for game in kept.chain(played) {
            let setup = game.setup();
            symbols += &setup.symbols.to_string();
            texts.extend(Seat::BOTH.map(|seat| setup.player(seat).name.as_str()));
        }
        texts.push(&symbols);
        self.fonts.need(context, texts);
    }

    fn take_dropped_file(&mut self, context: &Context, now_ms: u64) {
        let dropped = context.input(|input| input.raw.dropped_files.first().cloned());
        if let Some(file) = dropped {
            self.open(&file.path().to_string_lossy(), now_ms);
        }
    }

    /// Opens a record to go on with it, or to look at it. A game in play is kept first.
    fn open(&mut self, file: &str, now_ms: u64) {
        match self.storage.read(file) {
            Err(error) => self.notice = self.told(say::could_not_open, &error),
            Ok(game) if self.leave_game() => {
                let start = open(&mut self.storage, file, game);
                self.go_on(start, now_ms);
            }
            Ok(_) => {}
        }
    }

    /// Leaves the game, if there is one. One that can't be kept stays; false then.
    fn leave_game(&mut self) -> bool {
        let Some(play) = &mut self.play else { return true };
        let farewell = play.leave(&mut self.storage);
        self.notice = self.speaker().farewell(&farewell, true);
        let is_left = !matches!(farewell, Farewell::NotKept { .. });
        if is_left {
            self.play = None;
        }
        is_left
    }

    /// The window is gone: the game is kept, and it is said where.
    pub fn close(&mut self) {
        if self.play.is_some() {
            self.leave_game();
            if !self.notice.is_empty() {
                (self.say)(&self.notice);
            }
        }
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.close();
    }
}
