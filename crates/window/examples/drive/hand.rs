//! A hand at the real window, and at its mirror.

use crate::screen::Screen;
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fourline_app::settings::{Appearance, Choice, Motion, Settings, Spoken, WindowTheme};
use fourline_app::words::Speaker;
use fourline_app::{Options, Session, Who};
use fourline_game::{Name, Stage, record};
use fourline_native::storage::Storage;
use fourline_players::Books;
use fourline_rules::Rules;
use fourline_window::{App, Interrupt, Opening, Start};
use fourline_words::Language;
use fourline_words::catalogue::window as say;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

pub type Done = Result<(), Box<dyn Error>>;

/// How the window is opened.
#[derive(Clone, Copy)]
pub struct Opened<'a> {
    /// Where its files lie.
    pub folder: &'a Path,
    /// Empty: it opens with the menu.
    pub rules: &'a str,
    pub size: (f32, f32),
    pub theme: &'a str,
    pub appearance: &'a str,
    pub language: Language,
}

/// The real window and its mirror.
pub struct Hand<'a> {
    mirror: Harness<'a, App>,
    pub screen: Screen,
    program: Child,
    folder: PathBuf,
    pub language: Language,
    shots: usize,
}

impl Hand<'_> {
    pub fn open(program: &Path, opened: Opened) -> Result<Self, Box<dyn Error>> {
        let Opened { folder, rules, size, theme, appearance, language } = opened;
        // What the mirror saves must not be mixed up with what the real window saves.
        let mirror = folder.join("mirror");
        std::fs::create_dir_all(&mirror)?;
        std::env::set_current_dir(&mirror)?;
        let config = folder.join("config/fourline");
        std::fs::create_dir_all(&config)?;
        let text = format!("[window]\nappearance = \"{appearance}\"\n");
        std::fs::write(config.join("settings.toml"), text)?;
        let mut command = Command::new(program);
        command.args(["window", "--language", language.tag()]);
        command.args(["--seed", "7", "--falling", "off", "--theme", theme]);
        let mut options = Options { seed: Some(7), ..Options::default() };
        if !rules.is_empty() {
            command.args(["--opponent", "human", "--rules", rules]);
            command.args(["--name", "Ann", "--name", "Bob"]);
            options.opponent = Some(Who::Person);
            options.rules = Rules::preset(rules);
            options.names = vec![Name::new("Ann")?, Name::new("Bob")?];
        }
        let mut program = command
            .current_dir(folder)
            .env("XDG_DATA_HOME", folder.join("data"))
            .env("XDG_CONFIG_HOME", folder.join("config"))
            .env("WINIT_X11_SCALE_FACTOR", "1")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env_remove("WAYLAND_DISPLAY")
            .spawn()?;
        let screen = Screen::find("Fourline", &mut program, (size.0 as u16, size.1 as u16))?;
        let mut settings = Settings { motion: Motion::Reduced, ..Settings::default() };
        settings.window.theme = WindowTheme::named(theme).ok_or("no such theme")?;
        settings.window.appearance = Appearance::named(appearance).ok_or("no such appearance")?;
        let app = App::new(Opening {
            options,
            start: Start::Menu,
            settings,
            spoken: Spoken { asked: Some(language), ..Spoken::default() },
            storage: Storage::in_folders(&mirror, &mirror, Books::default(), Some(1000)),
            say: Box::new(|_| {}),
            interrupt: Interrupt::default(),
        });
        let builder = Harness::builder().with_size([size.0, size.1]);
        let mirror = builder.build_eframe(|_| app);
        let folder = folder.to_path_buf();
        let mut hand = Hand { mirror, screen, program, folder, language, shots: 0 };
        hand.mirror.run_steps(5);
        hand.screen.settle(None)?;
        Ok(hand)
    }

    /// Ends the program at once.
    pub fn kill(&mut self) {
        // It may have ended already.
        let _ = self.program.kill().and_then(|()| self.program.wait());
    }

    /// Closes the window as a person at the keyboard of the system would; the game is kept.
    pub fn close(&mut self) -> Done {
        Command::new("kill").args(["-TERM", &self.program.id().to_string()]).status()?;
        let code = self.program.wait()?.code();
        self.mirror.state_mut().close();
        if code == Some(130) { Ok(()) } else { Err(format!("it ended with {code:?}").into()) }
    }

    pub fn session(&self) -> Result<&Session, Box<dyn Error>> {
        Ok(self.mirror.state().play().ok_or("no game")?.session())
    }

    pub fn button(&mut self, label: &str) -> Done {
        self.click(Role::Button, label)
    }

    pub fn click(&mut self, role: Role, label: &str) -> Done {
        let node = self.mirror.get_by_role_and_label(role, label);
        let at = node.rect().center();
        node.click();
        self.clicked(at)
    }

    fn clicked(&mut self, at: Pos2) -> Done {
        self.mirror.run_steps(30);
        let before = self.screen.image()?;
        self.screen.click(at.x as i16, at.y as i16)?;
        self.screen.settle(Some(&before))
    }

    pub fn key(&mut self, key: char) -> Done {
        self.press(key)?;
        let before = self.screen.image()?;
        self.screen.key(key)?;
        self.screen.settle(Some(&before))
    }

    /// The same key in the mirror.
    fn press(&mut self, key: char) -> Done {
        let name = key.to_uppercase().to_string();
        let modifiers = if key.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
        let name = Key::from_name(&name).ok_or("no such key")?;
        self.mirror.key_press_modifiers(modifiers, name);
        self.mirror.run_steps(5);
        Ok(())
    }

    /// A key whose effect may be out of sight.
    pub fn tap(&mut self, key: char) -> Done {
        self.press(key)?;
        self.screen.key(key)?;
        // Nothing says whether something will change, so it gets some time for that.
        std::thread::sleep(std::time::Duration::from_millis(400));
        self.screen.settle(None)
    }

    /// Types into the field that has the keyboard.
    pub fn text(&mut self, text: &str) -> Done {
        for c in text.chars() {
            self.mirror.event(eframe::egui::Event::Text(c.to_string()));
            self.mirror.run_steps(3);
            let before = self.screen.image()?;
            self.screen.key(c)?;
            self.screen.settle(Some(&before))?;
        }
        Ok(())
    }

    /// A drop, and the end of the turn where it does not end by itself.
    pub fn turn(&mut self, column: usize) -> Done {
        self.button(&say::column(self.language, column))?;
        let stage = self.session()?.game().stage();
        if matches!(stage, Stage::Dropped(_)) { self.key('e') } else { Ok(()) }
    }

    pub fn ends(&mut self, how: &str) -> Done {
        let session = self.session()?;
        let sentence = |said| Speaker::default().said(said, session.game());
        let last = session.log().iter().rev().find_map(sentence);
        let last = last.ok_or("nothing was said")?;
        if last.contains(how) { Ok(()) } else { Err(format!("it ended otherwise: {last}").into()) }
    }

    /// Takes a photograph under this name.
    pub fn photo(&mut self, path: &Path) -> Done {
        self.screen.settle(None)?;
        self.screen.save(path)
    }

    pub fn shot(&mut self) -> Done {
        self.shots += 1;
        let name = format!("{}.png", self.shots);
        self.screen.save(&self.folder.join(name))
    }

    /// Saves the game by typing a file name, and holds the file against the mirror's game.
    pub fn finish(&mut self) -> Done {
        self.shot()?;
        let language = self.language;
        self.key('w')?;
        self.text("game.fourline")?;
        self.button(&say::save(language))?;
        let saved = std::fs::read_to_string(self.folder.join("game.fourline"))?;
        let expected = record::write(self.session()?.game());
        if saved != expected {
            return Err(format!("played:\n{saved}\nexpected:\n{expected}").into());
        }
        self.close()
    }
}
