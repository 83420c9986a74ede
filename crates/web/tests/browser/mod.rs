//! A browser that is not there: its clock, its workers and its address bar.

use fourline_app::thinking::{Thinker, Thought, Topic, message};
use fourline_app::{Kind, Prompt};
use fourline_players::{Books, Stop};
use fourline_rules::Rules;
use fourline_web::storage::Memory;
use fourline_web::view::{Body, PlayView};
use fourline_web::{Change, Do, Effect, Input, Key, Site, Surroundings};
use std::collections::VecDeque;
use std::sync::Arc;

/// A page with everything around it.
pub struct Browser {
    pub site: Site,
    pub address: String,
    /// Everything that was to be done outside since this was emptied.
    pub outside: Vec<Effect>,
    now_ms: u64,
    thinker: Thinker,
}

const START_MS: u64 = 1_700_000_000_000;

impl Browser {
    pub fn new(storage: &Memory) -> Browser {
        Browser::opened(storage, "tab", "/")
    }

    pub fn named(storage: &Memory, name: &str) -> Browser {
        Browser::opened(storage, name, "/")
    }

    pub fn at(storage: &Memory, address: &str) -> Browser {
        Browser::opened(storage, "tab", address)
    }

    /// A page with a game between two people.
    pub fn friends(storage: &Memory) -> Browser {
        let mut browser = Browser::new(storage);
        browser.friend_game();
        browser
    }

    fn opened(storage: &Memory, name: &str, address: &str) -> Browser {
        let around = Surroundings {
            name: name.to_string(),
            languages: vec!["en".to_string()],
            reduced_motion: false,
            seed: 7,
            address: address.to_string(),
            origin: "https://fourline.example".to_string(),
            ..Surroundings::default()
        };
        let mut browser = Browser {
            site: Site::new(Arc::new(storage.clone()), around, START_MS),
            address: address.to_string(),
            outside: Vec::new(),
            now_ms: START_MS,
            thinker: Thinker::new(Books::none()),
        };
        browser.send(Input::Tick);
        browser
    }

    pub fn friend_game(&mut self) {
        self.send(Input::Do(Do::NewGame));
        self.send(Input::Change(Change::Kind(Kind::Friend)));
        self.send(Input::Do(Do::Start));
    }

    /// The same players under other rules.
    pub fn rules(&mut self, rules: Rules) {
        self.send(Input::Do(Do::NewGameBy(Box::new(rules))));
        self.send(Input::Change(Change::Kind(Kind::Friend)));
        self.send(Input::Do(Do::Start));
    }

    /// Takes something in; nothing that follows later happens yet.
    pub fn send_only(&mut self, input: Input) -> Vec<Effect> {
        self.now_ms += 1;
        let effects = self.site.input(input, self.now_ms);
        for effect in &effects {
            if let Effect::Push(path) | Effect::Replace(path) = effect {
                self.address = path.clone();
            }
        }
        self.outside.extend(effects.iter().cloned());
        effects
    }

    /// Takes something in, and lets workers answer and computers move until people are asked.
    pub fn send(&mut self, input: Input) -> Vec<Effect> {
        let effects = self.send_only(input);
        self.answer(effects.clone());
        effects
    }

    /// Lets workers answer, and computers move.
    pub fn answer(&mut self, effects: Vec<Effect>) {
        let mut open: VecDeque<Effect> = effects.into();
        for _ in 0..10_000 {
            while let Some(effect) = open.pop_front() {
                let Effect::Think(role, text) = effect else { continue };
                let mut question = message::read_question(&text).expect("a question");
                if let Topic::Move { computer, limits } = &mut question.topic {
                    // The same on every machine.
                    *limits = computer.limits(None);
                }
                // Positions with few discs would take minutes without a book.
                let is_early = question.game.position().occupied().len() < 16;
                let (mut answers, stop) = (Vec::new(), Stop::default());
                self.thinker.answer(&question, &stop, &mut |mut thought| {
                    if let Thought::Insight { is_last, .. } = &mut thought {
                        *is_last |= is_early;
                        if is_early {
                            stop.cancel();
                        }
                    }
                    answers.push(message::write_answer(&question, &thought));
                });
                for answer in answers {
                    open.extend(self.send_only(Input::Heard(role, answer)));
                }
            }
            if !matches!(self.site.session().prompt(), Prompt::Thinking(_)) {
                return;
            }
            let Some(at_ms) = self.site.wakes_at_ms() else { return };
            self.now_ms = self.now_ms.max(at_ms);
            open.extend(self.send_only(Input::Tick));
        }
        panic!("it does not come to rest");
    }

    /// Lets time pass.
    pub fn wait(&mut self, ms: u64) {
        let until = self.now_ms + ms;
        while let Some(at_ms) = self.site.wakes_at_ms().filter(|at_ms| *at_ms < until) {
            self.now_ms = self.now_ms.max(at_ms);
            self.send(Input::Tick);
        }
        self.now_ms = until;
        self.send(Input::Tick);
    }

    pub fn key(&mut self, name: &str) -> Vec<Effect> {
        self.send(Input::Key(Key::plain(name)))
    }

    /// Types letters, one after the other.
    pub fn keys(&mut self, names: &str) {
        names.chars().for_each(|name| drop(self.key(&name.to_string())));
    }

    pub fn play(&self) -> PlayView {
        match self.site.view().body {
            Body::Play(play) => *play,
            other => panic!("no game is shown: {other:?}"),
        }
    }

    pub fn aloud(&self) -> String {
        self.site.view().shell.aloud.1
    }
}
