//! Plays in the real window: starts the program, clicks and types, takes screenshots, and compares
//! the records it saves with what was to be played. `cargo xtask window` runs it under a virtual
//! display: `drive PROGRAM FOLDER [GAME]`.
//!
//! Where to click is asked from a mirror: the same window in egui's test harness, which is given the
//! same clicks and keys and knows every button by role and name.

#[cfg(target_os = "linux")]
mod screen;

#[cfg(target_os = "linux")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    script::run()
}

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("This needs an X server, so it runs on Linux only.");
}

#[cfg(target_os = "linux")]
mod script {
    use super::screen::Screen;
    use eframe::egui::accesskit::Role;
    use eframe::egui::{Key, Modifiers, Pos2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;
    use fourline_app::settings::{Choice, Motion, Settings, Spoken, WindowTheme};
    use fourline_app::words::Speaker;
    use fourline_app::{Options, Session, Who};
    use fourline_game::{Name, Stage, record};
    use fourline_native::storage::Storage;
    use fourline_players::Books;
    use fourline_rules::Rules;
    use fourline_window::{App, Interrupt, Opening, SIZE, Start};
    use fourline_words::Language;
    use fourline_words::catalogue::{setup, window as say};
    use std::error::Error;
    use std::path::{Path, PathBuf};
    use std::process::{Child, Command};

    type Done = Result<(), Box<dyn Error>>;

    /// A game to be played: its folder, its rules (empty: from the menu), and how.
    type Script = (&'static str, &'static str, fn(&mut Play) -> Done);

    /// The real window and its mirror.
    struct Play<'a> {
        mirror: Harness<'a, App>,
        screen: Screen,
        program: Child,
        folder: PathBuf,
        language: Language,
        shots: usize,
    }

    pub fn run() -> Done {
        let only = std::env::args().nth(3);
        let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
        let (Some(program), Some(folder)) = (arguments.next(), arguments.next()) else {
            return Err("two arguments are needed: the program and a folder".into());
        };
        let (program, folder) = (program.canonicalize()?, std::path::absolute(folder)?);
        let games: [Script; 9] = [
            ("classic-win-from-the-menu", "", classic_win),
            ("classic-draw-in-squares", "classic", classic_draw),
            ("second-chance-win", "second-chance", second_chance_win),
            ("second-chance-fourth-error", "second-chance", second_chance_errors),
            ("strict-fourth-undo", "strict", strict_undo),
            ("strict-third-mistake", "strict", strict_mistakes),
            ("power-win", "power", power_win),
            ("classic-study-and-resign", "classic", study),
            ("pseudo-language", "", pseudo_language),
        ];
        for (name, rules, play) in games {
            if only.as_ref().is_some_and(|only| only != name) {
                continue;
            }
            let mut window = Play::open(&program, &folder.join(name), rules)?;
            let result = play(&mut window).and_then(|()| window.finish());
            if let Err(error) = result {
                let _ = window.program.kill();
                return Err(format!("{name}: {error}").into());
            }
            println!("{name}: played, saved and compared");
        }
        Ok(())
    }

    fn classic_win(play: &mut Play) -> Done {
        play.click(Role::RadioButton, "With a friend")?;
        play.click(Role::TextInput, "Name 1")?;
        play.text("Ann")?;
        play.click(Role::TextInput, "Name 2")?;
        play.text("Bob")?;
        play.shot()?;
        play.button("Start")?;
        for column in [1, 2, 1, 2, 1, 2, 1] {
            play.turn(column)?;
        }
        play.ends("Ann (X) wins: four in column 1")
    }

    fn classic_draw(play: &mut Play) -> Done {
        for digit in "121212212121343434434343565656656565777777".chars() {
            play.key(digit)?;
        }
        play.ends("Draw: the board is full")
    }

    fn second_chance_win(play: &mut Play) -> Done {
        play.button("Take X (1)")?;
        play.button("Column 7")?;
        play.key('u')?;
        for column in [1, 2, 1, 2, 1, 2, 1] {
            play.turn(column)?;
        }
        play.ends("with 4 discs.")
    }

    fn second_chance_errors(play: &mut Play) -> Done {
        play.key('2')?;
        play.turn(4)?;
        for _ in 0..4 {
            play.key('8')?;
        }
        play.ends("made one violation too many")
    }

    fn strict_undo(play: &mut Play) -> Done {
        play.key('1')?;
        for _ in 0..3 {
            play.button("Column 4")?;
            play.key('u')?;
        }
        play.button("Column 4")?;
        play.key('u')?;
        play.shot()?;
        play.button("Yes (y)")?;
        play.ends("asked for one undo too many")
    }

    fn strict_mistakes(play: &mut Play) -> Done {
        play.button("Take R (2)")?;
        for _ in 0..6 {
            play.turn(1)?;
        }
        for _ in 0..3 {
            play.button("Column 1")?;
        }
        play.ends("made one violation too many")
    }

    fn power_win(play: &mut Play) -> Done {
        play.button("Column 1")?;
        play.turn(4)?;
        play.turn(4)?;
        play.button("Column 1")?;
        play.shot()?;
        play.button("Block (b)")?;
        play.turn(2)?;
        play.key('x')?;
        play.shot()?;
        play.button("Remove the disc at row 6 column 2")?;
        play.key('e')?;
        play.turn(2)?;
        play.turn(7)?;
        play.button("Column 3")?;
        play.ends("with 4 discs.")
    }

    fn study(play: &mut Play) -> Done {
        for column in [4, 4, 3, 4, 5, 2, 2] {
            play.turn(column)?;
        }
        play.key('s')?;
        // It finds out more and more; the picture is for people to look at.
        for _ in 0..10 {
            play.screen.settle(None)?;
        }
        play.shot()?;
        play.key('s')?;
        play.key('R')?;
        play.key('y')?;
        play.ends("resigned.")
    }

    /// Longer words than those of English, for people to look at: is anything cut off?
    fn pseudo_language(play: &mut Play) -> Done {
        let language = play.language;
        play.shot()?;
        for title in [say::more(language), say::settings(language)] {
            play.label(&title)?;
            play.shot()?;
            play.label(&title)?;
        }
        play.click(Role::RadioButton, &setup::with_friend(language))?;
        let name = "power";
        let about = Rules::preset_about(name, language).unwrap_or_default();
        play.click(Role::RadioButton, &say::choice(language, about, name))?;
        play.button(&say::start(language))?;
        for column in [4, 4, 3, 3] {
            play.turn(column)?;
        }
        play.key('x')?;
        play.shot()?;
        play.key('x')?;
        play.key('s')?;
        for _ in 0..10 {
            play.screen.settle(None)?;
        }
        play.shot()?;
        play.key('s')?;
        play.key('R')?;
        play.shot()?;
        play.key('y')
    }

    impl Play<'_> {
        fn open(program: &Path, folder: &Path, rules: &str) -> Result<Self, Box<dyn Error>> {
            let _ = std::fs::remove_dir_all(folder);
            // What the mirror saves must not be mixed up with what the real window saves.
            std::fs::create_dir_all(folder.join("mirror"))?;
            std::env::set_current_dir(folder.join("mirror"))?;
            let theme =
                if folder.ends_with("classic-draw-in-squares") { "squares" } else { "discs" };
            let language = if folder.ends_with("pseudo-language") {
                Language::Pseudo
            } else {
                Language::English
            };
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
            let screen = Screen::find("Fourline", &mut program)?;
            let mut settings = Settings { motion: Motion::Reduced, ..Settings::default() };
            settings.window.theme = WindowTheme::named(theme).ok_or("no such theme")?;
            let mirror = folder.join("mirror");
            let app = App::new(Opening {
                options,
                start: Start::Menu,
                settings,
                spoken: Spoken { asked: Some(language), ..Spoken::default() },
                storage: Storage::in_folders(&mirror, &mirror, Books::default(), Some(1000)),
                say: Box::new(|_| {}),
                interrupt: Interrupt::default(),
            });
            let builder = Harness::builder().with_size([SIZE.0, SIZE.1]);
            let mirror = builder.build_eframe(|_| app);
            let folder = folder.to_path_buf();
            let mut play = Play { mirror, screen, program, folder, language, shots: 0 };
            play.mirror.run_steps(5);
            play.screen.settle(None)?;
            Ok(play)
        }

        fn session(&self) -> Result<&Session, Box<dyn Error>> {
            Ok(self.mirror.state().play().ok_or("no game")?.session())
        }

        fn button(&mut self, label: &str) -> Done {
            self.click(Role::Button, label)
        }

        fn click(&mut self, role: Role, label: &str) -> Done {
            let node = self.mirror.get_by_role_and_label(role, label);
            let at = node.rect().center();
            node.click();
            self.clicked(at)
        }

        /// Clicks what has this label, whatever it is.
        fn label(&mut self, label: &str) -> Done {
            let node = self.mirror.get_by_label(label);
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

        fn key(&mut self, key: char) -> Done {
            let name = key.to_uppercase().to_string();
            let modifiers = if key.is_uppercase() { Modifiers::SHIFT } else { Modifiers::NONE };
            let name = Key::from_name(&name).ok_or("no such key")?;
            self.mirror.key_press_modifiers(modifiers, name);
            self.mirror.run_steps(5);
            let before = self.screen.image()?;
            self.screen.key(key)?;
            self.screen.settle(Some(&before))
        }

        /// Types into the field that has the keyboard.
        fn text(&mut self, text: &str) -> Done {
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
        fn turn(&mut self, column: usize) -> Done {
            self.button(&say::column(self.language, column))?;
            let stage = self.session()?.game().stage();
            if matches!(stage, Stage::Dropped(_)) { self.key('e') } else { Ok(()) }
        }

        fn ends(&mut self, how: &str) -> Done {
            let session = self.session()?;
            let sentence = |said| Speaker::default().said(said, session.game());
            let last = session.log().iter().rev().find_map(sentence);
            let last = last.ok_or("nothing was said")?;
            if last.contains(how) {
                Ok(())
            } else {
                Err(format!("it ended otherwise: {last}").into())
            }
        }

        fn shot(&mut self) -> Done {
            self.shots += 1;
            let name = format!("{}.png", self.shots);
            self.screen.save(&self.folder.join(name))
        }

        /// Saves the game by typing a file name, and holds the file against the mirror's game.
        fn finish(&mut self) -> Done {
            self.shot()?;
            let language = self.language;
            self.click(Role::TextInput, &say::with_key(language, "w", say::file(language)))?;
            self.text("game.fourline")?;
            self.button(&say::save(language))?;
            let saved = std::fs::read_to_string(self.folder.join("game.fourline"))?;
            let expected = record::write(self.session()?.game());
            if saved != expected {
                return Err(format!("played:\n{saved}\nexpected:\n{expected}").into());
            }
            Command::new("kill").args(["-TERM", &self.program.id().to_string()]).status()?;
            let code = self.program.wait()?.code();
            if code == Some(130) { Ok(()) } else { Err(format!("it ended with {code:?}").into()) }
        }
    }
}
