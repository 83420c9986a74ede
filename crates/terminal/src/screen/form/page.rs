//! What keys and clicks do to the form for a new game, and how it looks.

use super::FormPage;
use super::picking::{Picking, What};
use crate::screen::canvas::{Canvas, Target};
use crate::screen::field::Typed;
use crate::screen::games::game_view;
use crate::screen::house::{House, Page, Step};
use crate::screen::key_bar::WITH_NEXT;
use crate::screen::keys::{Deed, Key};
use crate::screen::list::Row;
use crate::screen::list_page::ListPage;
use crossterm::event::KeyCode;
use fourline_app::how_to;
use fourline_rules::Rules;
use fourline_words::catalogue::{pages, screen as say, setup};
use ratatui::layout::Rect;

impl FormPage {
    /// What a key does in the list that is open.
    fn deed_in_list(&mut self, deed: Deed, house: &mut House) {
        let Some(picking) = &mut self.picking else { return };
        if std::mem::take(&mut picking.deleting) {
            // A click on one of the keys below; typed keys do not come here.
            return;
        }
        match deed {
            Deed::Choose | Deed::Right => self.take_picked(house),
            Deed::Back | Deed::Quit | Deed::Left => self.picking = None,
            Deed::Remove => match picking.own(house) {
                Some(_) => picking.deleting = true,
                None if picking.what == What::Rules => {
                    house.say(pages::only_own_rules_are_deleted(house.language()));
                }
                None => {}
            },
            deed => {
                let rows = picking.rows(house).len();
                picking.cursor.go(rows, deed);
            }
        }
    }

    fn list_page<'a>(&self, picking: &'a Picking, house: &House) -> ListPage<'a> {
        let language = house.language();
        let own = picking.own(house);
        let mut keys = vec![(Deed::Choose, say::key_choose(language))];
        let title = match picking.what {
            What::Foe => say::opponent(language),
            What::Rules => {
                keys.push((Deed::Rules, pages::key_how_to_play(language)));
                if own.is_some() {
                    keys.push((Deed::Remove, say::key_delete(language)));
                }
                setup::rules(language)
            }
        };
        keys.push((Deed::Help, say::key_keys(language)));
        keys.push((Deed::Quit, say::key_back(language)));
        let question = own.filter(|_| picking.deleting);
        ListPage {
            title,
            rows: picking.rows(house),
            cursor: &picking.cursor,
            typing: None,
            asking: None,
            boards: Vec::new(),
            needs_board: false,
            question: question.map(|name| pages::delete_rules_question(language, name)),
            keys,
        }
    }

    fn form_page(&self, house: &House) -> ListPage<'_> {
        let language = house.language();
        let keys = match self.typing {
            Some(_) => vec![
                (Deed::Choose, say::key_accept(language)),
                (Deed::Back, say::key_cancel(language)),
            ],
            None => vec![
                (Deed::Left, WITH_NEXT.to_string()),
                (Deed::Right, say::key_change(language)),
                (Deed::Choose, say::key_choose(language)),
                (Deed::Rules, pages::key_how_to_play(language)),
                (Deed::Help, say::key_keys(language)),
                (Deed::Quit, say::key_back(language)),
            ],
        };
        // A line on the board of these rules, while there is room for it.
        let words = house.speaker().words();
        let boards = match self.is_open {
            true => Vec::new(),
            false => how_to::goal(&self.game.rules, &words).iter().map(game_view).collect(),
        };
        let rows: Vec<Row> = self.lines().into_iter().map(|line| self.row(line, house)).collect();
        ListPage {
            title: pages::new_game(language),
            rows,
            cursor: &self.cursor,
            typing: self.typing.as_ref(),
            asking: None,
            boards,
            needs_board: false,
            question: None,
            keys,
        }
    }
}

impl Page for FormPage {
    fn key(&mut self, key: Key, house: &mut House) -> Option<Step> {
        if let Some(picking) = self.picking.as_mut().filter(|picking| picking.deleting) {
            match key.code() {
                KeyCode::Char('y' | 'Y') => picking.answer(true, house),
                KeyCode::Char('n' | 'N' | 'q') | KeyCode::Esc => picking.answer(false, house),
                _ => {}
            }
            return Some(Step::Stay);
        }
        let mut field = self.typing.take()?;
        match field.key(key) {
            Typed::Going => self.typing = Some(field),
            Typed::Dropped => house.hush(),
            Typed::Done => {
                house.hush();
                if let Err(problem) = self.take(field.text(), house) {
                    house.say(problem);
                    self.typing = Some(field);
                }
            }
        }
        Some(Step::Stay)
    }

    fn paste(&mut self, text: &str, _: &mut House) -> Step {
        if let Some(field) = &mut self.typing {
            field.insert(text.lines().next().unwrap_or(""));
        }
        Step::Stay
    }

    fn deed(&mut self, deed: Deed, house: &mut House) -> Step {
        if self.typing.is_some() {
            // A click on one of the two keys below the form.
            let code = if deed == Deed::Choose { KeyCode::Enter } else { KeyCode::Esc };
            return self.key(Key::plain(code), house).unwrap_or(Step::Stay);
        }
        house.hush();
        if self.picking.is_some() {
            self.deed_in_list(deed, house);
            return Step::Stay;
        }
        match deed {
            Deed::Back | Deed::Quit => return Step::Close,
            Deed::Choose => return self.choose(house),
            Deed::Left | Deed::Right => self.turn(self.line(), deed == Deed::Right, house),
            deed => {
                let lines = self.lines().len();
                self.cursor.go(lines, deed);
            }
        }
        Step::Stay
    }

    /// In the list of opponents a digit is a level; 0 stands for the tenth.
    fn digit(&mut self, digit: usize, house: &mut House) -> Step {
        let level = if digit == 0 { 10 } else { digit };
        if let Some(picking) = &mut self.picking
            && let Some(at) = picking.level(level)
        {
            picking.cursor.at = at;
            self.take_picked(house);
        }
        Step::Stay
    }

    fn click(&mut self, target: Target, house: &mut House) -> Step {
        if let Some(picking) = &mut self.picking {
            match target {
                Target::Answer(yes) => picking.answer(yes, house),
                Target::Row(row) if !picking.deleting => {
                    picking.cursor.at = row;
                    self.take_picked(house);
                }
                _ => {}
            }
            return Step::Stay;
        }
        self.typing = None;
        house.hush();
        match target {
            Target::Row(row) => {
                self.cursor.at = row;
                return self.choose(house);
            }
            Target::Less(row) | Target::More(row) => {
                self.cursor.at = row;
                self.turn(self.line(), matches!(target, Target::More(_)), house);
            }
            _ => {}
        }
        Step::Stay
    }

    fn hover(&mut self, target: Option<Target>, _: &mut House) {
        let Some(Target::Row(row) | Target::Less(row) | Target::More(row)) = target else {
            return;
        };
        match &mut self.picking {
            Some(picking) if picking.deleting => {}
            Some(picking) => picking.cursor.at = row,
            None if self.typing.is_some() => {}
            None => self.cursor.at = row,
        }
    }

    fn scroll(&mut self, up: bool, house: &mut House) -> Step {
        let lines = self.lines().len();
        match &mut self.picking {
            Some(picking) if picking.deleting => {}
            Some(picking) => {
                let rows = picking.rows(house).len();
                picking.cursor.wheel(rows, up);
            }
            None if self.typing.is_some() => {}
            None => self.cursor.wheel(lines, up),
        }
        Step::Stay
    }

    /// The rules that "How to play" is about: those of the chosen line, or of the form.
    fn rules(&self, house: &House) -> Option<Rules> {
        let picked = self.picking.as_ref().and_then(|picking| picking.rule_set(house));
        Some(picked.map_or(self.game.rules, |set| set.rules))
    }

    fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
        let page = match &self.picking {
            Some(picking) => self.list_page(picking, house),
            None => self.form_page(house),
        };
        page.draw(canvas, area, house);
    }
}
