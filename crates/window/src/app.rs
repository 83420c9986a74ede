//! The window as a whole: menu or game, files, leaving.

use crate::board_ui::{self, column_id, is_free_for_board};
use crate::fonts::Fonts;
use crate::menu::Menu;
use crate::menu_ui::{self, Chosen};
use crate::panel_ui::{self, Panel, Wish};
use crate::play::{Play, Shown};
use crate::{Interrupt, Opening, Start, Tell, graph_ui, keys, open};
use eframe::egui::{
    self, CentralPanel, Context, Key, Panel as Pane, ScrollArea, Ui, ViewportCommand,
};
use fourline_app::digits::Digits;
use fourline_app::keeping::{self, Farewell};
use fourline_app::settings::{ENTRIES, Settings, Spoken, Study};
use fourline_app::words::Speaker;
use fourline_app::{Options, Prompt, Request, Said, Session};
use fourline_game::{Seat, Setup};
use fourline_native::storage::{SaveError, Storage};
use fourline_players::UnknownPlayer;
use fourline_rules::Column;
use fourline_words::catalogue::{settings, window as say};
use fourline_words::{Language, Say};
use std::time::Duration;

/// The window.
pub struct App {
    menu: Menu,
    play: Option<Play>,
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
        Speaker { language: self.language(), numbering: self.settings.numbering() }
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
            self.notice = match self.storage.write_state() {
                Ok(()) => String::new(),
                Err(error) => self.told(say::choices_not_saved, &error),
            };
        }
        self.seed = match self.options.seed {
            Some(_) => self.seed.wrapping_add(1),
            None => self.storage.any_seed(),
        };
        self.sit_down(Session::new(setup, self.menu.game.first(), now_ms));
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
            style(context);
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
        if self.play.is_some() {
            self.game_screen(ui, now_ms);
        } else {
            self.menu_screen(ui, now_ms);
        }
        self.write_settings(&before);
    }

    /// Writes what was changed in the window, and nothing that only flags have changed.
    fn write_settings(&mut self, before: &Settings) {
        if self.settings == *before {
            return;
        }
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
        let Menu { names, symbols, file, .. } = &self.menu;
        let mut texts = vec![symbols, file, &self.panel.file, &self.notice];
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

    fn enter_menu(&mut self) {
        self.menu.listing = self.storage.shelf.list();
        self.wants_focus = true;
    }

    fn menu_screen(&mut self, ui: &mut Ui, now_ms: u64) {
        let context = &ui.ctx().clone();
        let speaker = self.speaker();
        let App { menu, settings, storage, notice, seed, wants_focus, .. } = self;
        let mut chosen = None;
        CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical().show(ui, |ui| {
                if !notice.is_empty() {
                    ui.label(egui::RichText::new(notice.as_str()).strong());
                }
                chosen =
                    menu_ui::show(ui, menu, settings, &storage.state, *seed, &speaker, wants_focus);
            });
        });
        let Some(chosen) = chosen else { return };
        self.notice.clear();
        match chosen {
            Chosen::Start(setup) => self.start_game(*setup, now_ms),
            Chosen::Open => {
                let file = self.menu.file.trim().to_string();
                self.open(&file, now_ms);
            }
            Chosen::GoOn(path) => match self.storage.shelf.open(&path) {
                Ok(opened) => self.go_on(Start::Kept(Box::new(opened)), now_ms),
                Err(error) => self.notice = self.told(say::could_not_open, &error),
            },
            Chosen::LookAt(game) => self.go_on(Start::Game(game), now_ms),
            Chosen::Delete(path) => {
                if let Err(error) = self.storage.shelf.delete(&path) {
                    self.notice = self.told(say::could_not_delete, &error);
                }
                self.menu.listing = self.storage.shelf.list();
            }
        }
        context.request_repaint();
    }

    fn game_screen(&mut self, ui: &mut Ui, now_ms: u64) {
        let context = &ui.ctx().clone();
        let speaker = self.speaker();
        let App { play: Some(play), panel, settings, storage, digits, notice, .. } = self else {
            return;
        };
        play.tick(settings, storage, now_ms);
        let is_lost = |said: &&Said| matches!(said, Said::NotKept(_));
        if let Some(said) = play.session().log().iter().find(is_lost).filter(|_| notice.is_empty())
        {
            *notice = speaker.said(said, play.session().game()).unwrap_or_default();
        }
        let view = &play.view(now_ms);
        let shown = Shown { play, view, speaker, now_ms };
        let mut wishes = Vec::new();
        if !panel.is_typing {
            wishes = keys::pressed(context, view, digits, settings);
        }
        let size = context.content_rect().size();
        let side = |ui: &mut Ui| {
            wishes.extend(panel_ui::head(ui, shown, digits.waiting(), notice));
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                wishes.extend(panel.show(ui, shown, settings));
            });
        };
        if size.x >= 760.0 {
            Pane::right("panel").exact_size(360.0).resizable(false).show(ui, side);
        } else {
            let height = size.y * 0.45;
            Pane::bottom("panel").exact_size(height).show(ui, side);
        }
        if let Some(review) = play.review() {
            let graph = Pane::bottom("evaluation").exact_size(110.0);
            let asked = graph.show(ui, |ui| graph_ui::show(ui, review, view, &speaker));
            wishes.extend(asked.inner.map(Wish::Ask));
        }
        let board = CentralPanel::default();
        let asked = board.show(ui, |ui| board_ui::show(ui, shown, settings)).inner;
        wishes.extend(asked.map(Wish::Ask));
        if let Some(ms) = play.wakes_in_ms(view, now_ms) {
            context.request_repaint_after(Duration::from_millis(ms));
        }
        self.take_focus(context);
        for wish in wishes {
            self.obey(wish, context, now_ms);
        }
    }

    /// Gives the keyboard to the board where it is wanted, or where an arrow asks for it.
    fn take_focus(&mut self, context: &Context) {
        let arrow = context
            .input(|input| input.key_pressed(Key::ArrowLeft) || input.key_pressed(Key::ArrowRight));
        let is_free = context.memory(|memory| memory.focused().is_none());
        if std::mem::take(&mut self.wants_focus) || (arrow && is_free) {
            self.point_at_centre(context);
        }
    }

    fn point_at_centre(&self, context: &Context) {
        let Some(play) = &self.play else { return };
        let centre = Column::new(play.session().game().rules().shape.columns() / 2);
        context.memory_mut(|memory| memory.request_focus(column_id(centre)));
    }

    fn obey(&mut self, wish: Wish, context: &Context, now_ms: u64) {
        context.request_repaint();
        match wish {
            Wish::Ask(request) => self.ask(request, context, now_ms),
            Wish::Point(column) => {
                context.memory_mut(|memory| memory.request_focus(column_id(column)));
            }
            Wish::Study => {
                let study = &mut self.settings.window.study;
                *study = if *study == Study::On { Study::Off } else { Study::On };
            }
            Wish::NameFile => self.panel.wants_file = true,
            Wish::Save { over } => self.save(over),
            Wish::Menu if self.leave_game() => self.enter_menu(),
            Wish::Menu => {}
        }
    }

    fn ask(&mut self, request: Request, context: &Context, now_ms: u64) {
        let Some(play) = &mut self.play else { return };
        self.notice.clear();
        self.digits = Digits::default();
        play.ask(request, &self.settings, &mut self.storage, now_ms);
        // Back to the board after a button, so that the keyboard continues where it was.
        let stays = matches!(request, Request::LookAt(_) | Request::ChooseDisc)
            || matches!(play.session().prompt(), Prompt::Confirm(..));
        if !stays && !is_free_for_board(context, play.session().game().rules().shape) {
            self.point_at_centre(context);
        }
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

    fn save(&mut self, over: bool) {
        let Some(play) = &self.play else { return };
        let file = self.panel.file.trim();
        if file.is_empty() {
            self.notice = say::save_where(self.language());
            return;
        }
        self.panel.replaces = false;
        let speaker = self.speaker();
        self.notice = match self.storage.save(file, play.session().game(), over) {
            Ok(path) => speaker.saved(&path, play.session().game()),
            Err(SaveError::Exists(path)) => {
                self.panel.replaces = true;
                speaker.replaces(&path)
            }
            Err(SaveError::Failed(path, why)) => speaker.not_saved(&path, &why),
        };
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

fn style(context: &Context) {
    context.all_styles_mut(|style| {
        for (kind, font) in &mut style.text_styles {
            font.size = match kind {
                egui::TextStyle::Heading => 24.0,
                egui::TextStyle::Small => 14.0,
                _ => 16.0,
            };
        }
        // Text stands out clearly, fields have borders, and what can't be used can still be read.
        let visuals = &mut style.visuals;
        let (ink, edge) = if visuals.dark_mode { (225, 110) } else { (20, 130) };
        visuals.widgets.noninteractive.fg_stroke.color = egui::Color32::from_gray(ink);
        visuals.widgets.inactive.fg_stroke.color = egui::Color32::from_gray(ink);
        visuals.widgets.inactive.bg_stroke = egui::Stroke::new(1.0, egui::Color32::from_gray(edge));
        visuals.disabled_alpha = 0.65;
        style.spacing.interact_size.y = 28.0;
        style.spacing.item_spacing = egui::vec2(8.0, 6.0);
    });
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.close();
    }
}
