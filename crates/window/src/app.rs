//! The window as a whole: menu or game, keys, files, leaving.

use crate::board_ui::{self, column_id};
use crate::fonts::Fonts;
use crate::menu::Menu;
use crate::menu_ui::{self, Chosen};
use crate::panel_ui::{Panel, Wish};
use crate::round::{Deed, Round};
use crate::settings::Settings;
use crate::thinker::Wake;
use crate::{Hooks, Interrupt, graph_ui};
use eframe::egui::{
    self, CentralPanel, Context, Key, Panel as Pane, ScrollArea, Ui, ViewportCommand,
};
use fourline_game::{Game, Seat, record};
use fourline_players::Table;
use fourline_rules::Column;
use fourline_terminal::{Wishes, harmless, read_record, write_new, write_over};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// The window.
pub struct App {
    menu: Menu,
    round: Option<Round>,
    panel: Panel,
    settings: Settings,
    kept_settings: Settings,
    hooks: Hooks,
    interrupt: Interrupt,
    fonts: Fonts,
    is_ready: bool,
    wake: Wake,
    unfinished: Option<Game>,
    wants_focus: bool,
}

impl App {
    /// The window as it opens: with a game if the wishes say all that is needed, else with the menu.
    pub fn new(
        wishes: &Wishes,
        game: Option<Game>,
        settings: Settings,
        mut hooks: Hooks,
        interrupt: Interrupt,
    ) -> App {
        let repaint = interrupt.clone();
        let wake: Wake = Arc::new(move || repaint.wake());
        let unfinished = (hooks.unfinished)();
        let mut app = App {
            menu: Menu::new(wishes),
            round: None,
            panel: Panel::default(),
            kept_settings: settings.clone(),
            settings,
            hooks,
            interrupt,
            fonts: Fonts::default(),
            is_ready: false,
            wake,
            unfinished,
            wants_focus: false,
        };
        if let Some(game) = game {
            app.sit_down(Table::with_game(game).expect("a record's players are known"));
        } else if Menu::is_complete(wishes)
            && let Ok(table) = app.menu.table()
        {
            app.sit_down(table);
        }
        app
    }

    /// The game that is played, if one is.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// How it looks and moves.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    fn sit_down(&mut self, table: Table) {
        let Settings { numbering, speed, .. } = self.settings;
        let table = table.with_means(self.hooks.means.clone());
        self.round = Some(Round::new(table, numbering, speed, Arc::clone(&self.wake)));
        self.panel = Panel::default();
        self.menu.trouble = None;
        self.wants_focus = true;
    }

    /// Draws everything and does what is asked for.
    fn show(&mut self, ui: &mut Ui) {
        let context = &ui.ctx().clone();
        if !std::mem::replace(&mut self.is_ready, true) {
            // Fonts are there from the next frame on.
            self.fonts.install(context);
            style(context);
            self.interrupt.wakes(context);
            return context.request_repaint();
        }
        if self.interrupt.was_sent() {
            context.send_viewport_cmd(ViewportCommand::Close);
        }
        let now = context.input(|input| input.time);
        self.take_dropped_file(context);
        self.need_fonts(context);
        if self.round.is_some() {
            self.game_screen(ui, now);
        } else {
            self.menu_screen(ui);
        }
        if self.settings != self.kept_settings {
            self.kept_settings = self.settings.clone();
            (self.hooks.keep_settings)(&self.settings);
        }
    }

    fn need_fonts(&mut self, context: &Context) {
        let mut texts: Vec<&str> = self.menu.seats.iter().map(|seat| seat.name.as_str()).collect();
        texts.push(&self.menu.symbols);
        let mut symbols = String::new();
        if let Some(round) = &self.round {
            let setup = round.game().setup();
            symbols = setup.symbols.to_string();
            texts.extend(Seat::BOTH.map(|seat| setup.player(seat).name.as_str()));
        }
        texts.push(&symbols);
        self.fonts.need(context, texts);
    }

    fn menu_screen(&mut self, ui: &mut Ui) {
        let App { menu, settings, unfinished, .. } = self;
        let mut chosen = None;
        CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical().show(ui, |ui| {
                chosen = menu_ui::show(ui, menu, settings, unfinished.is_some());
            });
        });
        match chosen {
            None => {}
            Some(Chosen::Start(table)) => self.sit_down(*table),
            Some(Chosen::Open) => {
                let file = self.menu.file.trim().to_string();
                self.open(&file);
            }
            Some(Chosen::GoOn) => {
                if let Some(game) = self.unfinished.take() {
                    (self.hooks.took)();
                    self.sit_down(Table::with_game(game).expect("a record's players are known"));
                }
            }
        }
    }

    fn game_screen(&mut self, ui: &mut Ui, now: f64) {
        let context = &ui.ctx().clone();
        self.keys(context, now);
        let App { round: Some(round), panel, settings, .. } = self else { return };
        round.set(settings.numbering, settings.speed);
        let hint = panel.hint_at == Some(round.game().commands().len());
        let again = round.tick(now, settings.study || hint);
        let mut wish = None;
        let size = context.content_rect().size();
        let side = |ui: &mut Ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                wish = panel.show(ui, round, settings, now);
            });
        };
        if size.x >= 760.0 {
            Pane::right("panel").exact_size(360.0).resizable(false).show(ui, side);
        } else {
            let height = size.y * 0.45;
            Pane::bottom("panel").exact_size(height).show(ui, side);
        }
        if settings.study {
            let graph = Pane::bottom("evaluation").exact_size(110.0);
            graph.show(ui, |ui| graph_ui::show(ui, round));
        }
        CentralPanel::default().show(ui, |ui| board_ui::show(ui, round, settings, now));
        if std::mem::take(&mut self.wants_focus) {
            let centre = round.game().rules().shape.columns() / 2;
            context.memory_mut(|memory| memory.request_focus(column_id(Column::new(centre))));
        }
        for game in round.take_ended() {
            (self.hooks.ended)(&game);
        }
        if let Some(seconds) = again {
            context.request_repaint_after(Duration::from_secs_f64(seconds));
        }
        match wish {
            None => {}
            Some(Wish::Menu) => self.leave_game(),
            Some(Wish::Save { over }) => self.save(over),
        }
    }

    /// Keys that work wherever the keyboard is, except in a text field.
    fn keys(&mut self, context: &Context, now: f64) {
        let Some(round) = &mut self.round else { return };
        if self.panel.is_typing {
            return;
        }
        let pressed =
            |key: Key| context.input(|input| input.key_pressed(key) && input.modifiers.is_none());
        if round.question.is_some() {
            if pressed(Key::Y) {
                round.answer(true, now);
            } else if pressed(Key::N) || pressed(Key::Escape) {
                round.answer(false, now);
            }
            return;
        }
        if !round.typed.is_empty() {
            if context.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Enter)) {
                round.finish_typing(now);
            } else if pressed(Key::Escape) || pressed(Key::Backspace) {
                round.typed.clear();
            }
        }
        let picks: Vec<Deed> = round.buttons().iter().map(|button| button.deed).collect();
        for (index, key) in DIGITS.into_iter().enumerate() {
            if pressed(key) {
                match picks.get(index.wrapping_sub(1)) {
                    Some(&deed @ Deed::Pick(_)) => round.ask(deed, now),
                    _ => round.type_digit(index as u8, now),
                }
            }
        }
        for (key, deed) in LETTERS {
            if pressed(key) {
                round.ask(deed, now);
            }
        }
        if pressed(Key::Escape) {
            round.removing = false;
        }
        if pressed(Key::S) {
            self.settings.study = !self.settings.study;
        }
        if pressed(Key::H) {
            self.panel.hint_at = Some(round.game().commands().len());
        }
        if pressed(Key::Comma) || pressed(Key::PageUp) {
            round.look_at(round.step().saturating_sub(1));
        }
        if pressed(Key::Period) || pressed(Key::PageDown) {
            round.look_at(round.step() + 1);
        }
        let arrow = pressed(Key::ArrowLeft) || pressed(Key::ArrowRight);
        if arrow && context.memory(|memory| memory.focused().is_none()) {
            self.wants_focus = true;
        }
    }

    fn take_dropped_file(&mut self, context: &Context) {
        let dropped = context.input(|input| input.raw.dropped_files.first().cloned());
        if let Some(file) = dropped {
            self.open(&file.path().to_string_lossy());
        }
    }

    /// Opens a record to go on with it, or to look at it. A game in play is kept first.
    fn open(&mut self, file: &str) {
        match read_record(Path::new(file)) {
            Ok(game) => {
                self.leave_game();
                self.sit_down(Table::with_game(game).expect("players were checked"));
            }
            Err(error) => {
                let error = format!("Can't open it: {error}");
                match &mut self.round {
                    Some(round) => round.say(error),
                    None => self.menu.trouble = Some(error),
                }
            }
        }
    }

    fn save(&mut self, over: bool) {
        let Some(round) = &mut self.round else { return };
        let file = self.panel.file.trim().to_string();
        if file.is_empty() {
            return round.say("Save where? Type a file name into the field.".to_string());
        }
        let (target, shown) = (Path::new(&file), harmless(&file));
        let text = record::write(round.game());
        let written = if over { write_over(target, text) } else { write_new(target, text) };
        self.panel.replaces = None;
        round.say(match written {
            Ok(()) => {
                format!("Saved to {shown}. fourline replay shows it, fourline resume plays on.")
            }
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                self.panel.replaces = Some(file);
                format!("{shown} exists already; Replace it replaces it.")
            }
            Err(error) => format!("Can't save to {shown}: {error}."),
        });
    }

    /// Back to the menu; a game that is not over is kept.
    fn leave_game(&mut self) {
        self.menu.trouble = self.keep();
        self.menu.seed = self.menu.seed.wrapping_add(1);
        self.unfinished = (self.hooks.unfinished)();
    }

    /// Keeps the game that is left, and says where.
    fn keep(&mut self) -> Option<String> {
        let game = self.round.take()?.game().clone();
        let is_left = game.ending().is_none() && !game.commands().is_empty();
        is_left.then(|| (self.hooks.keep)(&game))
    }
}

const DIGITS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

const LETTERS: [(Key, Deed); 7] = [
    (Key::U, Deed::Undo),
    (Key::R, Deed::Remove),
    (Key::B, Deed::Block),
    (Key::E, Deed::EndTurn),
    (Key::G, Deed::Resign),
    (Key::N, Deed::NewGame),
    (Key::P, Deed::Pause),
];

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
        if let Some(farewell) = self.keep() {
            (self.hooks.say)(&farewell);
        }
    }
}
