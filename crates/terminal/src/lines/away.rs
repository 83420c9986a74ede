//! Lines at a table elsewhere: getting there, hearing what happens, waiting, and another game.

use super::{GLANCE, Lines, PATIENCE};
use crate::console::{Answer, Console, Leave};
use fourline_app::help;
use fourline_app::state::State;
use fourline_app::typed::{Word, yes_or_no};
use fourline_app::words::Speaker;
use fourline_app::{
    Away, Effect, Line, News, Prompt, Reaction, Request, Session, ToTable, rule_sets,
};
use fourline_online::wire::{Invitation, Lobby};
use fourline_online::{Arrival, Arriving, Channel, Link, NetNews, NetOrder, Out, Place, Trouble};
use fourline_words::catalogue::{help as say_help, lines as say, online};
use fourline_words::{Language, Say};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

/// The one connection that lines have.
const CHANNEL: Channel = Channel(1);

/// After so many tries it is said again that there is no connection.
const REMINDERS: [u32; 6] = [3, 10, 30, 100, 300, 1000];

/// The longest wait between two tries to get to a table.
const LONGEST_WAIT: Duration = Duration::from_secs(8);

/// A connection for a session by lines.
pub struct Online {
    link: Link,
    obey: Box<dyn FnMut(NetOrder)>,
    news: Receiver<NetNews>,
    /// Why it has ended.
    ended: Option<Trouble>,
    /// How many of the reminders were given.
    reminded: usize,
}

impl Online {
    /// A connection by this link. Orders for the network are obeyed by the function, and its news come
    /// through the channel.
    pub fn new(link: Link, obey: Box<dyn FnMut(NetOrder)>, news: Receiver<NetNews>) -> Online {
        Online { link, obey, news, ended: None, reminded: 0 }
    }

    /// Waits for the table's first state, and begins a session with it. `Ok(Err)` says why there is none.
    pub fn begin(
        &mut self,
        console: &mut Console,
        start: Instant,
    ) -> Result<Result<Session, Trouble>, Leave> {
        let mut is_shown = false;
        loop {
            let now_ms = start.elapsed().as_millis() as u64;
            for out in self.take_in(now_ms) {
                match out {
                    Out::News(fourline_app::AwayNews::State(state)) => {
                        if is_shown {
                            console.progress("")?;
                        }
                        return Ok(Ok(Session::away(*state, now_ms)));
                    }
                    Out::Ended(trouble) => return Ok(Err(trouble)),
                    _ => {}
                }
            }
            if let Line::Lost { tries, .. } = self.link.line() {
                is_shown = true;
                console.progress(&online::trying(console.language(), tries))?;
            }
            console.check_interrupt()?;
            self.sleep();
        }
    }

    /// The link for the other player, once it is known.
    pub fn invitation(&self) -> Option<String> {
        self.link.invitation().map(|place| place.to_string())
    }

    /// The link for those who watch, once it is known.
    pub fn watching(&self) -> Option<String> {
        self.link.watching().map(|place| place.to_string())
    }

    /// Sends what the session wants.
    pub(super) fn tell(&mut self, what: ToTable, now_ms: u64) {
        self.link.tell(what, now_ms);
        self.do_orders();
    }

    /// Takes in what came, and gives what is not for the network.
    fn take_in(&mut self, now_ms: u64) -> Vec<Out> {
        while let Ok(news) = self.news.try_recv() {
            self.link.take_in_news(&news, now_ms);
        }
        self.link.tick(now_ms);
        self.do_orders()
    }

    fn do_orders(&mut self) -> Vec<Out> {
        let (orders, outs) = self.link.orders(CHANNEL);
        orders.into_iter().for_each(&mut self.obey);
        outs
    }

    /// Takes in what came, tells the session, and gives what it wants done otherwise.
    pub(super) fn pump(&mut self, session: &mut Session, now_ms: u64) -> Vec<Effect> {
        let mut effects = Vec::new();
        let mut outs = self.take_in(now_ms);
        while !outs.is_empty() {
            for out in std::mem::take(&mut outs) {
                match out {
                    Out::News(news) => {
                        for effect in session.news(News::Away(news), now_ms) {
                            match effect {
                                Effect::Away(what) => self.link.tell(what, now_ms),
                                other => effects.push(other),
                            }
                        }
                    }
                    Out::Ended(trouble) => self.ended = Some(trouble),
                    _ => {}
                }
            }
            outs = self.do_orders();
        }
        effects
    }

    pub(super) fn wakes_at_ms(&self) -> Option<u64> {
        self.link.wakes_at_ms()
    }

    /// Has it ended, or has it been tried so often that it is worth a word?
    pub(super) fn has_something_to_say(&mut self) -> bool {
        match self.link.line() {
            Line::Connected => self.reminded = 0,
            Line::Lost { tries, .. } => {
                let due = REMINDERS.iter().filter(|&&reminder| reminder <= tries).count();
                return self.ended.is_some() || due > self.reminded;
            }
        }
        self.ended.is_some()
    }

    /// Waits for the network a moment.
    fn sleep(&mut self) {
        if let Ok(news) = self.news.recv_timeout(GLANCE) {
            // The time is taken when it is looked at.
            self.link.take_in_news(&news, 0);
        }
    }
}

impl Drop for Online {
    /// The table sees at once that the player has left.
    fn drop(&mut self) {
        self.link.leave();
        self.do_orders();
    }
}

impl Lines<'_> {
    fn away(&self) -> Option<Away> {
        self.session.view(self.now_ms()).away
    }

    /// Has the connection ended for good?
    pub(super) fn is_ended(&self) -> bool {
        self.online.as_ref().is_some_and(|online| online.ended.is_some())
    }

    /// The help of a prompt, with the words that work only online.
    pub(super) fn with_online_words(&self, help: &str) -> String {
        match self.online {
            None => help.to_string(),
            Some(_) => help.to_string() + &help::online(self.language()),
        }
    }

    /// Says that the connection has ended for good, or that it is still tried.
    pub(super) fn say_connection(&mut self) -> Result<(), Leave> {
        let (language, now_ms) = (self.language(), self.now_ms());
        let sentence = self.speaker.away(&self.session.view(now_ms), now_ms);
        let Some(online) = &mut self.online else { return Ok(()) };
        if let Some(trouble) = &online.ended {
            return self.console.say(&trouble.say(language));
        }
        if online.has_something_to_say()
            && let (Line::Lost { tries, .. }, Some(sentence)) = (online.link.line(), sentence)
        {
            online.reminded = REMINDERS.iter().filter(|&&reminder| reminder <= tries).count();
            self.console.say(&sentence)?;
        }
        Ok(())
    }

    /// Waits until something is wanted here. Someone who types can do so meanwhile; what was written
    /// beforehand waits for its prompt.
    pub(super) fn wait_for_table(&mut self) -> Result<(), Leave> {
        let before = self.session.prompt();
        // An answer usually comes at once.
        let is_quiet = before == Prompt::Sent || !self.console.is_typed();
        let began = Instant::now();
        loop {
            let is_long = self.console.is_typed() && began.elapsed() >= PATIENCE;
            if !is_quiet || is_long {
                break;
            }
            let now_ms = self.now_ms();
            let Lines { session, online, told, .. } = &mut *self;
            let Some(online) = online else { break };
            let mut effects = session.tick(now_ms);
            effects.extend(online.pump(session, now_ms));
            let is_told = session.log().len() > *told || online.has_something_to_say();
            if is_told || !effects.is_empty() || session.prompt() != before {
                self.do_all(effects)?;
                return self.say_connection();
            }
            self.console.check_interrupt()?;
            if let Some(online) = &mut self.online {
                online.sleep();
            }
        }
        let prompt = self.prompt();
        let about = say_help::waiting(self.language());
        let help = help::in_game(about, self.language());
        match self.answer(&prompt, &help, |_| false)? {
            None => Ok(()),
            Some(Answer::Word(word, rest)) => self.obey(word, &rest),
            Some(Answer::Text(text)) if text.is_empty() => Ok(()),
            Some(Answer::Text(_)) => {
                let help = self.word(Word::Help);
                self.console.say(&online::not_now(self.language(), help))
            }
        }
    }

    /// After the end: another game? Both have to want it.
    pub(super) fn ask_again_away(&mut self) -> Result<bool, Leave> {
        let language = self.language();
        if self.told_left.take().is_some() && !self.session.series().is_empty() {
            let score = self.speaker.series(self.session.series(), self.session.game());
            self.console.say(&say::score(language, score))?;
        }
        let away = self.away();
        let me = away.as_ref().and_then(Away::seat);
        let is_wanted = |away: &Away| me.is_some_and(|me| away.rematch[me.index()]);
        if me.is_none() || away.as_ref().is_some_and(is_wanted) {
            if !self.console.is_typed() && me.is_none() {
                return Ok(false);
            }
            return self.wait_for_rematch(me.is_some());
        }
        let [yes, no, save] = [Word::Yes, Word::No, Word::Save].map(|word| self.word(word));
        let help = help::in_game(say_help::play_again(language, save, &yes), language);
        let prompt = say::yes_or_no(language, &no, say::play_again(language), &yes);
        let read = |text: &str| yes_or_no(text, true, language);
        match self.answer(&prompt, &help, |text| read(text).is_some())? {
            None => Ok(!self.is_ended()),
            Some(Answer::Word(Word::Quit | Word::Menu, _)) => Ok(false),
            Some(Answer::Word(word, rest)) => self.obey(word, &rest).map(|()| true),
            Some(Answer::Text(text)) => match read(&text) {
                Some(true) => self.ask(Request::NewGame).map(|()| true),
                Some(false) => Ok(false),
                None => self.please_answer([yes, no]).map(|()| true),
            },
        }
    }

    /// Waits until the next game begins.
    fn wait_for_rematch(&mut self, is_player: bool) -> Result<bool, Leave> {
        let language = self.language();
        let prompt = match is_player {
            true => online::rematch_waiting(language),
            false => online::watching(language),
        };
        if !self.console.is_typed() {
            self.console.say(&prompt)?;
            while matches!(self.session.prompt(), Prompt::Over(_)) && !self.is_ended() {
                let now_ms = self.now_ms();
                let Lines { session, online, .. } = &mut *self;
                let Some(online) = online else { break };
                let effects = online.pump(session, now_ms);
                self.do_all(effects)?;
                self.console.check_interrupt()?;
                if let Some(online) = &mut self.online {
                    online.sleep();
                }
            }
            return Ok(!self.is_ended());
        }
        let help = help::in_game(say_help::waiting(language), language);
        match self.answer(&prompt, &help, |_| false)? {
            Some(Answer::Word(Word::Quit | Word::Menu, _)) => Ok(false),
            Some(Answer::Word(word, rest)) => self.obey(word, &rest).map(|()| true),
            Some(Answer::Text(_)) => Ok(true),
            None => Ok(!self.is_ended()),
        }
    }

    /// Shows a reaction to the other player; which ones there are, if none is named.
    pub(super) fn react(&mut self, which: &str) -> Result<(), Leave> {
        let number = which.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match number.and_then(|number| Reaction::ALL.get(number)) {
            Some(reaction) => self.ask(Request::React(*reaction)),
            None => {
                let word = self.word(Word::Say);
                for (reaction, number) in Reaction::ALL.into_iter().zip(1..) {
                    let sentence = self.speaker.reaction(reaction);
                    self.console.say(&format!("  {word} {number}: {sentence}"))?;
                }
                Ok(())
            }
        }
    }
}

/// Goes the way to a table, as long as it takes: a server that can't be reached is tried again. `Ok(Err)`
/// says why it ends nowhere.
pub fn arrive(
    console: &mut Console,
    arrival: &mut Arrival,
    obey: &mut dyn FnMut(NetOrder),
    news: &Receiver<NetNews>,
) -> Result<Result<(Place, Option<Trouble>), Trouble>, Leave> {
    let language = console.language();
    let mut tries = 0;
    obey(NetOrder::Call(CHANNEL, arrival.origin().clone(), arrival.call()));
    loop {
        console.check_interrupt()?;
        let Ok(NetNews::Answered(_, answer)) = news.recv_timeout(GLANCE) else { continue };
        match arrival.answered(answer) {
            Arriving::Call(call) => {
                obey(NetOrder::Call(CHANNEL, arrival.origin().clone(), call));
            }
            Arriving::There(place, note) => {
                if tries > 0 {
                    console.progress("")?;
                }
                return Ok(Ok((place, note)));
            }
            Arriving::Failed(trouble) if trouble.is_passing() => {
                tries += 1;
                if tries == 1 {
                    console.say(&trouble.say(language))?;
                }
                console.progress(&online::trying(language, tries))?;
                let wait = Duration::from_millis(250 << tries.min(5)).min(LONGEST_WAIT);
                let until = Instant::now() + wait;
                while Instant::now() < until {
                    console.check_interrupt()?;
                    std::thread::sleep(GLANCE.min(until.saturating_duration_since(Instant::now())));
                }
                obey(NetOrder::Call(CHANNEL, arrival.origin().clone(), arrival.call()));
            }
            Arriving::Failed(trouble) => return Ok(Err(trouble)),
        }
    }
}

/// An invitation in one line: who, under which rules, with which clock.
pub(crate) fn invitation(invitation: &Invitation, state: &State, language: Language) -> String {
    let terms = &invitation.terms;
    let shape = terms.rules.shape;
    let size = format!("{}x{}", shape.columns(), shape.rows());
    let rules = rule_sets::title(&terms.rules, state, language);
    let mut parts = vec![invitation.name.as_str().to_string(), rules, size];
    parts.extend(terms.clock.map(|clock| clock.to_string()));
    parts.extend(terms.serious.then(|| online::serious(language)));
    fourline_words::list(language, parts)
}

/// Lists open invitations and asks which one to accept; `None` for none.
pub fn choose_invitation(
    console: &mut Console,
    lobby: &Lobby,
    state: &State,
    speaker: &Speaker,
) -> Result<Option<Invitation>, Leave> {
    let language = speaker.language;
    if lobby.games.is_empty() {
        console.say(&online::lobby_empty(language))?;
        return Ok(None);
    }
    console.say(&online::lobby(language))?;
    for (game, number) in lobby.games.iter().zip(1..) {
        console.say(&format!("  {number} {}", invitation(game, state, language)))?;
    }
    loop {
        let prompt = online::which_invitation(language, lobby.games.len());
        let help = help::before_game(say_help::choice(language), language);
        match console.ask(&prompt, &help, |_| false)? {
            Answer::Word(Word::Quit, _) => return Err(Leave::Quit),
            Answer::Word(..) => {}
            Answer::Text(text) if text.is_empty() => return Ok(None),
            Answer::Text(text) => {
                let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                if let Some(game) = number.and_then(|number| lobby.games.get(number)) {
                    return Ok(Some(game.clone()));
                }
            }
        }
    }
}
