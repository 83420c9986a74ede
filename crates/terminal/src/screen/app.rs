//! The whole screen as a state: inputs go in, effects come out, and it draws itself into a buffer.
//! It never waits, so it can be tested step by step.

use super::board_scene::Strip;
use super::canvas::{Canvas, Hit, Target, hit_at};
use super::detect::{Ask, Detected};
use super::form::FormPage;
use super::game::GamePage;
use super::help::HelpPage;
use super::house::{Effect, House, Page, Step};
use super::how_to::HowToPage;
use super::keys::{Deed, Key};
use super::menu::MenuPage;
use super::online::{Going, OnlinePage};
use super::settings_page::SettingsPage;
use super::skin::Surroundings;
use super::study::StudyPage;
use crate::console::Leave;
use crossterm::event::{Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use fourline_app::keeping::Farewell;
use fourline_app::settings::{Graphics as Pictures, Mouse};
use fourline_app::study::Study;
use fourline_app::thinking::Ticket;
use fourline_app::{News, Options, Session};
use fourline_game::Game;
use fourline_native::storage::Storage;
use fourline_online::NetNews;
use fourline_players::Books;
use fourline_words::catalogue::screen as say;
use fourline_words::{Language, Say};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::time::Duration;

/// The least window that a screen fits in; wide boards may need more.
const LEAST: (u16, u16) = (40, 20);

/// Something that comes in.
#[derive(Clone, Debug)]
pub enum Input {
    /// From the terminal.
    Terminal(Event),
    /// From the thread that thinks.
    News(News),
    /// From the network.
    Net(NetNews),
    /// It is time.
    Tick,
    /// A signal to stop, or the terminal went away.
    Stop,
}

/// What the screen starts with.
#[derive(Debug)]
pub enum Start {
    /// The menu; what was said by flags stands in the form for a new game, or starts it.
    Menu(Box<Options>),
    /// Studying a game, at its end.
    Study(Box<Game>),
    /// A study that was begun elsewhere.
    OpenStudy(Box<Study>),
    /// Resuming a game.
    Resume(Box<Session>),
    /// Going through a game from its beginning.
    Replay(Box<Game>),
    /// On the way to a game on a server.
    Online(Box<Going>),
}

/// The screen.
pub struct App {
    house: House,
    /// The page on top is shown.
    pages: Vec<Box<dyn Page>>,
    hits: Vec<Hit>,
    /// What was drawn last as pictures.
    pictures: Vec<Strip>,
    /// Where the window was too small at the last drawing.
    too_small: bool,
}

impl App {
    /// A screen that shows the menu, or what it is to start with.
    pub fn new(storage: Storage, around: Surroundings, start: Start) -> App {
        let mut house = House::new(storage, around);
        let mut pages: Vec<Box<dyn Page>> = vec![Box::new(MenuPage::new(&house))];
        match start {
            Start::Menu(options) => {
                house.options = *options;
                pages.extend(asked_for(&mut house));
            }
            Start::Study(game) => pages.push(Box::new(StudyPage::of_game(&game, &mut house))),
            Start::OpenStudy(study) => pages.push(Box::new(StudyPage::new(*study, &mut house))),
            Start::Resume(session) => pages.push(Box::new(GamePage::new(*session, &mut house))),
            Start::Replay(game) => pages.push(Box::new(StudyPage::replay(&game, &mut house))),
            Start::Online(going) => pages.push(Box::new(OnlinePage::going(*going, &mut house))),
        }
        App { house, pages, hits: Vec::new(), pictures: Vec::new(), too_small: false }
    }

    /// Says something more at the start.
    pub fn with_notice(mut self, notice: &str) -> App {
        let said = format!("{} {notice}", self.house.notice());
        self.house.announce(said.trim().to_string());
        self
    }

    /// The session that is played, if one is.
    pub fn session(&self) -> Option<&Session> {
        self.pages.iter().rev().find_map(|page| page.session())
    }

    /// Where computers, hints and studies find opening books.
    pub fn books(&self) -> Books {
        self.house.storage.books.clone()
    }

    /// Is the mouse to be listened to?
    pub fn wants_mouse(&self) -> bool {
        self.house.settings().terminal.mouse == Mouse::On
    }

    /// What the terminal is to be asked; nothing that the settings leave no use for.
    pub fn asks(&self) -> Ask {
        let ask = self.house.around.ask;
        let has_pictures = self.house.settings().terminal.graphics == Pictures::Auto;
        Ask { graphics: ask.graphics && has_pictures, ..ask }
    }

    /// What is known of the terminal itself.
    pub fn detected(&self) -> Detected {
        self.house.around.detected()
    }

    /// Takes in what the terminal said about itself.
    pub fn learn(&mut self, detected: Detected) {
        self.house.learn(detected);
    }

    /// The questions that wait for an answer.
    pub fn open_tickets(&self) -> Vec<Ticket> {
        self.pages.iter().flat_map(|page| page.open_tickets()).collect()
    }

    /// Takes something in, at this time since the start.
    pub fn input(&mut self, input: Input, now: Duration) {
        self.house.now = now;
        match input {
            Input::Stop => self.house.effects.push(Effect::Leave(Leave::Interrupted)),
            Input::News(news) => {
                // A page below may have asked; its answer is not to be lost.
                for page in &mut self.pages {
                    page.news(&news, &mut self.house);
                }
            }
            Input::Net(news) => {
                for page in &mut self.pages {
                    page.net(&news, &mut self.house);
                }
            }
            Input::Tick => {}
            Input::Terminal(event) => self.event(event),
        }
        self.tick_all();
        if let Some(page) = self.on_top(|page, house| page.turns_into(house)) {
            self.pages.pop();
            self.pages.push(page);
        }
    }

    fn event(&mut self, event: Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(Key::of(key)),
            Event::Mouse(mouse) if self.wants_mouse() => self.mouse(mouse),
            Event::Paste(text) => {
                let step = self.on_top(|page, house| page.paste(&text, house));
                self.go(step);
            }
            _ => {}
        }
    }

    fn key(&mut self, key: Key) {
        if key.is_ctrl('c') {
            self.house.effects.push(Effect::Leave(Leave::Interrupted));
        } else if key.is_ctrl('z') {
            self.house.effects.push(Effect::Suspend);
        } else if !self.too_small {
            let step = match self.on_top(|page, house| page.key(key, house)) {
                Some(step) => step,
                None => self.meaning(key),
            };
            self.go(step);
        }
    }

    fn meaning(&mut self, key: Key) -> Step {
        if let Some(digit) = key.digit() {
            return self.on_top(|page, house| page.digit(digit, house));
        }
        let place = self.on_top(|page, _| page.place());
        match self.house.keys.deed(key, place) {
            None => Step::Stay,
            Some(deed) => self.deed(deed),
        }
    }

    fn deed(&mut self, deed: Deed) -> Step {
        match deed {
            Deed::Help if !self.top_is_help() => Step::Open(Box::new(HelpPage::default())),
            Deed::Rules if !self.pages.last().is_some_and(|page| page.is_how_to()) => {
                let rules = self.pages.iter().rev().find_map(|page| page.rules(&self.house));
                let rules = rules.unwrap_or(self.house.storage.state.last.rules);
                Step::Open(Box::new(HowToPage::new(&rules)))
            }
            Deed::Settings if self.pages.len() < 6 => Step::Open(Box::new(SettingsPage::default())),
            Deed::Mouse => {
                let mut settings = self.house.settings().clone();
                let mouse = &mut settings.terminal.mouse;
                *mouse = if *mouse == Mouse::On { Mouse::Off } else { Mouse::On };
                self.house.change_settings(&settings);
                Step::Stay
            }
            deed => self.on_top(|page, house| page.deed(deed, house)),
        }
    }

    fn top_is_help(&self) -> bool {
        self.pages.last().is_some_and(|page| page.is_help())
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let target = hit_at(&self.hits, mouse.column, mouse.row);
        let step = match (mouse.kind, target) {
            (MouseEventKind::Moved | MouseEventKind::Drag(_), target) => {
                self.on_top(|page, house| page.hover(target, house));
                Step::Stay
            }
            (MouseEventKind::Down(MouseButton::Left), Some(Target::Deed(deed))) => self.deed(deed),
            (MouseEventKind::Down(MouseButton::Left), Some(target)) => {
                self.on_top(|page, house| page.click(target, house))
            }
            (MouseEventKind::ScrollUp, _) => self.on_top(|page, house| page.scroll(true, house)),
            (MouseEventKind::ScrollDown, _) => self.on_top(|page, house| page.scroll(false, house)),
            _ => Step::Stay,
        };
        self.go(step);
    }

    fn on_top<T>(&mut self, act: impl FnOnce(&mut dyn Page, &mut House) -> T) -> T {
        let page = self.pages.last_mut().expect("there is always a page");
        act(page.as_mut(), &mut self.house)
    }

    fn go(&mut self, step: Step) {
        match step {
            Step::Stay => {}
            Step::Open(page) => self.pages.push(page),
            Step::Quit => self.house.effects.push(Effect::Leave(Leave::Quit)),
            Step::Close | Step::Replace(_) => {
                let farewell = self.on_top(|page, house| page.leave(house));
                if let Farewell::NotKept { error, .. } = &farewell {
                    // What can't be left without loss stays, and says why.
                    let (save, stop) =
                        (self.house.key(Deed::Save), self.house.key_name(Key::ctrl('c')));
                    let language = self.house.language();
                    let told = say::not_kept(language, error.say(language), save, stop);
                    return self.house.say(told);
                }
                match self.house.speaker().farewell(&farewell, true) {
                    said if !said.is_empty() => self.house.announce(said),
                    _ if matches!(step, Step::Close) => self.house.hush(),
                    _ => {}
                }
                self.pages.pop();
                if let Step::Replace(page) = step {
                    self.pages.push(page);
                }
                self.on_top(|page, house| page.uncovered(house));
            }
        }
    }

    /// Clocks and computers go on below help, settings and studies too.
    fn tick_all(&mut self) {
        self.pages.iter_mut().for_each(|page| page.tick(&mut self.house));
    }

    /// When it wants an [`Input::Tick`] at the latest; `None` if nothing is pending.
    pub fn wakes_at(&self) -> Option<Duration> {
        let pages = self.pages.iter().filter_map(|page| page.wakes_at(&self.house));
        pages.chain(self.house.notice_ends()).min()
    }

    /// What is to be done outside, in order.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.house.effects)
    }

    /// Is there something to be done outside?
    pub fn has_effects(&self) -> bool {
        !self.house.effects.is_empty()
    }

    /// Leaves every page, so that nothing is lost, and gives what is to be said about it.
    pub fn leave(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        while let Some(mut page) = self.pages.pop() {
            let farewell = page.leave(&mut self.house);
            said.push(self.house.speaker().farewell(&farewell, true));
        }
        said.retain(|text| !text.is_empty());
        said
    }

    /// What was drawn last as pictures; the characters below them say the same.
    pub(crate) fn take_pictures(&mut self) -> Vec<Strip> {
        std::mem::take(&mut self.pictures)
    }

    /// Draws everything.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        let mut hits = Vec::new();
        let skin = self.house.skin;
        let area = buffer.area;
        self.pictures.clear();
        let pictures = &mut self.pictures;
        let mut canvas = Canvas { buffer, skin: &skin, hits: &mut hits, pictures };
        canvas.fill(area, skin.text());
        let page = self.pages.last().expect("there is always a page");
        let (width, height) = page.least(&self.house);
        let (width, height) = (width.max(LEAST.0), height.max(LEAST.1));
        self.too_small = area.width < width || area.height < height;
        if self.too_small {
            too_small(&mut canvas, area, width, height, self.house.language());
        } else {
            page.draw(&mut canvas, area, &self.house);
        }
        self.hits = hits;
    }
}

/// The game that flags describe, or its form where they leave the rules open.
fn asked_for(house: &mut House) -> Option<Box<dyn Page>> {
    let options = &house.options;
    if options.opponent.is_none() && options.player.is_none() {
        return None;
    }
    let is_settled = options.is_settled();
    let mut form = FormPage::of_options(house);
    if is_settled && let Some(game) = form.game(house) {
        return Some(Box::new(game));
    }
    Some(Box::new(form))
}

fn too_small(canvas: &mut Canvas<'_>, area: Rect, width: u16, height: u16, language: Language) {
    let text = say::too_small(language, area.width, width, height, area.height);
    let style = canvas.skin.text();
    canvas.paragraph(area, &text, style);
}
