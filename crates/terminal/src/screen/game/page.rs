//! What keys, clicks, news and the passing of time do to a game on the screen.

use super::{GamePage, layout, view};
use crate::screen::canvas::{Canvas, Target};
use crate::screen::field::{Field, Typed};
use crate::screen::house::{Effect, House, Page, Step};
use crate::screen::keys::{Deed, Key, Place};
use crate::screen::study::StudyPage;
use crossterm::event::KeyCode;
use fourline_app::keeping::{self, Farewell};
use fourline_app::settings::Confirm;
use fourline_app::thinking::Ticket;
use fourline_app::{News, Prompt, Reason, Request, Session};
use fourline_online::NetNews;
use fourline_rules::{Cell, Column};
use fourline_words::catalogue::online;
use ratatui::layout::Rect;
use std::time::Duration;

impl GamePage {
    /// Is there a question that takes all keys until it is answered?
    pub(super) fn is_asked_back(&self) -> bool {
        self.replacing.is_some() || matches!(self.prompt(), Prompt::Confirm(..))
    }

    /// Esc: out of whatever is open, one thing at a time.
    fn back(&mut self, house: &mut House) -> Step {
        match self.prompt() {
            _ if self.digits.take().is_some() => {}
            Prompt::RemoveWhich(_) => self.ask(Request::ChooseDisc, house),
            Prompt::LookingBack { last, .. } => self.ask(Request::LookAt(last), house),
            _ if self.session.view(house.now_ms()).advice.is_some() => {
                self.ask(Request::Hint, house);
            }
            Prompt::Over(_) => return Step::Close,
            _ if self.session.is_watched() => return Step::Close,
            Prompt::Thinking(_) => self.hurry(house),
            _ => {}
        }
        Step::Stay
    }

    /// Players at a table elsewhere get no help while they play.
    pub(super) fn may_study(&self) -> bool {
        let plays = self.online.is_some() && self.session.person().is_some();
        !plays || self.session.game().ending().is_some()
    }

    /// When the clock on the screen shows something else.
    fn clock_changes(&self, house: &House) -> Option<Duration> {
        let clocks = self.session.view(house.now_ms()).clocks?;
        let left_ms = clocks.iter().find(|clock| clock.runs)?.left_ms;
        let ms = match left_ms {
            0 => return None,
            1..10_000 => left_ms % 100 + 1,
            _ => (left_ms - 1) % 1000 + 1,
        };
        Some(house.now + Duration::from_millis(ms))
    }
}

impl Page for GamePage {
    fn session(&self) -> Option<&Session> {
        Some(&self.session)
    }

    fn place(&self) -> Place {
        Place::Game
    }

    fn key(&mut self, key: Key, house: &mut House) -> Option<Step> {
        if let Some(mut field) = self.saving.take() {
            match field.key(key) {
                Typed::Going => self.saving = Some(field),
                Typed::Done if !field.text().trim().is_empty() => {
                    self.save(field.text().trim(), false, house);
                }
                Typed::Done | Typed::Dropped => house.hush(),
            }
            return Some(Step::Stay);
        }
        if std::mem::take(&mut self.saying) {
            if let Some(number) = key.digit() {
                self.say_reaction(number, house);
            }
            return Some(Step::Stay);
        }
        let is_offered = matches!(self.prompt(), Prompt::Offered { .. });
        if self.is_asked_back() || is_offered {
            match key.code() {
                KeyCode::Char('y' | 'Y') => self.answer(true, house),
                KeyCode::Char('n' | 'N') => self.answer(false, house),
                // An offer may also be left open, or answered by a move.
                _ if is_offered => return None,
                KeyCode::Char('q') | KeyCode::Esc => self.answer(false, house),
                _ => {}
            }
            return Some(Step::Stay);
        }
        let picks = matches!(self.prompt(), Prompt::Pick(_));
        if let Some(c) = key.character().filter(|_| picks)
            && let Some(symbol) = self.session.game().setup().symbols.named(&c.to_string())
        {
            self.ask(Request::Pick(symbol), house);
            return Some(Step::Stay);
        }
        None
    }

    fn paste(&mut self, text: &str, _: &mut House) -> Step {
        if let Some(field) = &mut self.saving {
            field.insert(text.lines().next().unwrap_or(""));
        }
        Step::Stay
    }

    fn digit(&mut self, digit: usize, house: &mut House) -> Step {
        let (shape, numbering) = (self.shape(), house.numbering());
        match self.picked {
            Some(cell) => {
                let column = numbering.column(digit, shape);
                self.picked = Some(Cell { column: column.unwrap_or(cell.column), ..cell });
            }
            None => {
                if let Some(number) = self.digits.push(digit, shape, numbering) {
                    self.drop_number(number, house);
                }
            }
        }
        Step::Stay
    }

    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        if self.saving.is_some() || self.is_asked_back() {
            // A click on one of the keys below; typed keys do not come here.
            let code = if deed == Deed::Choose { KeyCode::Enter } else { KeyCode::Esc };
            return self.key(Key::plain(code), house).unwrap_or(Step::Stay);
        }
        if !matches!(deed, Deed::Choose | Deed::Back) {
            self.digits.take();
        }
        match (deed, self.picked) {
            (Deed::Left | Deed::Right | Deed::Up | Deed::Down, Some(cell)) => {
                self.move_picked(cell, deed);
            }
            (Deed::Left | Deed::Right, None) if matches!(self.prompt(), Prompt::Pick(_)) => {
                self.second_symbol = !self.second_symbol;
            }
            (Deed::Left, None) => self.move_column(-1),
            (Deed::Right, None) => self.move_column(1),
            (Deed::First, None) => self.column = Column::new(0),
            (Deed::Last, None) => self.column = Column::new(self.shape().columns() - 1),
            (Deed::Down, None) if matches!(self.prompt(), Prompt::Move { .. }) => {
                self.ask(Request::Drop(self.column), house);
            }
            (Deed::Choose, _) => self.choose(house),
            (Deed::Back, _) => return self.back(house),
            (Deed::Earlier, _) => self.look(false, house),
            (Deed::Later, _) => self.look(true, house),
            (Deed::Say, _) if self.online.is_some() => self.saying = true,
            (Deed::Copy, _) if self.online.is_some() => {
                let view = self.session.view(house.now_ms());
                if let Some(link) = self.invitation(&view) {
                    house.effects.push(Effect::Copy(link));
                    house.say(online::link_copied(house.language()));
                }
            }
            (Deed::Study, _) if !self.may_study() => {
                let text = house.speaker().reason(Reason::Unfair, self.session.game());
                house.say(text);
            }
            (Deed::Study, _) => {
                return Step::Open(Box::new(StudyPage::of_game(self.session.game(), house)));
            }
            (Deed::Save, _) => self.saving = Some(Field::new("game.fourline")),
            (Deed::Quit, _) => return Step::Close,
            (deed, _) => {
                // What has hardly begun online need not be lost.
                let aborts = deed == Deed::Resign && self.session.may(Request::Abort).is_ok();
                if aborts {
                    self.ask(Request::Abort, house);
                } else if let Some(request) = request(deed) {
                    self.ask(request, house);
                }
            }
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        if let (true, Target::Row(number)) = (self.saying, target) {
            self.say_reaction(number, house);
            return Step::Stay;
        }
        if let Target::Answer(yes) = target {
            self.answer(yes, house);
            return Step::Stay;
        }
        if self.is_asked_back() || self.saving.is_some() {
            return Step::Stay;
        }
        let confirms = house.settings().confirm == Confirm::On;
        match (target, self.prompt()) {
            (Target::Ply(step), _) => self.ask(Request::LookAt(step), house),
            (Target::Symbol(second), Prompt::Pick(_)) => {
                self.second_symbol = second;
                self.choose(house);
            }
            (Target::Cell(cell), Prompt::RemoveWhich(_)) => {
                let again = self.picked == Some(cell) || !confirms;
                self.picked = Some(cell);
                if again {
                    self.ask(Request::Remove(cell), house);
                }
            }
            (
                Target::Column(column),
                Prompt::Move { .. } | Prompt::Thinking(_) | Prompt::Offered { .. },
            ) => {
                let again = self.column == column || !confirms;
                self.column = column;
                if again {
                    self.ask(Request::Drop(column), house);
                }
            }
            _ => {}
        }
        Step::Stay
    }

    fn hover(&mut self, target: Option<Target>, house: &mut House) {
        match target {
            // With confirmed moves a click chooses, and merely passing over must not.
            Some(Target::Column(column)) if house.settings().confirm == Confirm::Off => {
                self.column = column;
            }
            Some(Target::Cell(cell)) if self.picked.is_some() => self.picked = Some(cell),
            _ => {}
        }
    }

    /// A wheel must not drop a disc.
    fn scroll(&mut self, _: bool, _: &mut House) -> Step {
        Step::Stay
    }

    fn news(&mut self, news: &News, house: &mut House) {
        let own = match news {
            News::Thought(ticket, thought) => {
                self.asker.own(*ticket).map(|ticket| News::Thought(ticket, thought.clone()))
            }
            News::Progress(ticket, progress) => {
                self.asker.own(*ticket).map(|ticket| News::Progress(ticket, *progress))
            }
            News::Away(_) => None,
        };
        if let Some(news) = own {
            let effects = self.session.news(news, house.now_ms());
            self.follow(effects, house);
        }
    }

    fn net(&mut self, news: &NetNews, house: &mut House) {
        self.hear_network(news, house);
    }

    fn open_tickets(&self) -> Vec<Ticket> {
        let open = self.session.open_tickets().into_iter();
        open.map(|ticket| self.asker.outside(ticket)).collect()
    }

    fn tick(&mut self, house: &mut House) {
        if self.fall.is_some_and(|fall| fall.part(house.now) >= 1.0) {
            self.fall = None;
        }
        self.lights.take_if(|lights| house.now >= lights.ends());
        self.session.set_pace(house.pace());
        let effects = self.session.tick(house.now_ms());
        self.follow(effects, house);
        self.tick_network(house);
    }

    fn wakes_at(&self, house: &House) -> Option<Duration> {
        let is_moving = self.fall.is_some() || self.lights.is_some();
        let frame = is_moving.then(|| house.now + Duration::from_millis(25));
        let is_asking = !self.session.open_tickets().is_empty();
        let progress = is_asking.then(|| house.now + Duration::from_millis(250));
        let due = self.session.wakes_at_ms().map(Duration::from_millis);
        let network = self.network_wakes(house);
        [frame, progress, due, self.clock_changes(house), network].into_iter().flatten().min()
    }

    fn leave(&mut self, house: &mut House) -> Farewell {
        let farewell = keeping::leave(&mut self.session, &mut *house.storage.shelf);
        if !matches!(farewell, Farewell::NotKept { .. }) {
            house.effects.extend(self.open_tickets().into_iter().map(Effect::Stop));
            self.leave_table(house);
        }
        farewell
    }

    fn least(&self, _: &House) -> (u16, u16) {
        layout::least(self.shape())
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        view::draw(self, canvas, area, house);
    }
}

/// What a key asks of the session, whatever the game stands at.
pub(super) const fn request(deed: Deed) -> Option<Request> {
    Some(match deed {
        Deed::Undo => Request::Undo,
        Deed::TakeBack => Request::TakeBack,
        Deed::Redo => Request::Redo,
        Deed::Remove => Request::ChooseDisc,
        Deed::Block => Request::Block,
        Deed::EndTurn => Request::EndTurn,
        Deed::Hint => Request::Hint,
        Deed::Pause => Request::Pause,
        Deed::OfferDraw => Request::OfferDraw,
        Deed::Resign => Request::Resign,
        Deed::Restart => Request::NewGame,
        Deed::Claim => Request::Claim,
        _ => return None,
    })
}
