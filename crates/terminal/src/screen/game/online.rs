//! A game on a server: its connection, the link to send, and what players can say to each other.

use super::GamePage;
use crate::qr::qr;
use crate::screen::canvas::{Canvas, Target, wrap};
use crate::screen::house::{Effect, House};
use fourline_app::{News, Reaction, Request, Session, SessionView};
use fourline_online::{Channel, Link, NetNews, Out};
use fourline_words::Say;
use fourline_words::catalogue::online as say;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use std::time::Duration;

/// The connection of a game.
pub(super) struct Online {
    pub link: Link,
    pub channel: Channel,
}

impl GamePage {
    /// A game at a table elsewhere, with its connection.
    pub fn online(session: Session, link: Link, channel: Channel, house: &mut House) -> GamePage {
        let mut page = GamePage::new(session, house);
        page.online = Some(Online { link, channel });
        house.me = page.session.person();
        page
    }

    /// Does what the connection wants done, and tells the session what came.
    pub(super) fn talk(&mut self, house: &mut House) {
        while let Some(online) = &mut self.online {
            let (orders, outs) = online.link.orders(online.channel);
            house.effects.extend(orders.into_iter().map(Effect::Net));
            if outs.is_empty() {
                return;
            }
            for out in outs {
                match out {
                    Out::News(news) => {
                        let effects = self.session.news(News::Away(news), house.now_ms());
                        self.follow(effects, house);
                    }
                    Out::Ended(trouble) => house.announce(trouble.say(house.language())),
                    _ => {}
                }
            }
        }
    }

    pub(super) fn hear_network(&mut self, news: &NetNews, house: &mut House) {
        if let Some(online) = &mut self.online
            && news.channel() == online.channel
        {
            online.link.take_in_news(news, house.now_ms());
            self.talk(house);
        }
    }

    pub(super) fn tick_network(&mut self, house: &mut House) {
        if let Some(online) = &mut self.online {
            house.me = self.session.person();
            online.link.tick(house.now_ms());
            self.talk(house);
        }
    }

    /// When the connection wants to be looked at, or a time on the screen changes.
    pub(super) fn network_wakes(&self, house: &House) -> Option<Duration> {
        let online = self.online.as_ref()?;
        let view = self.session.view(house.now_ms());
        let away = view.away.as_ref()?;
        let is_counting = away.is_cut_off()
            || away.presence.iter().any(|presence| presence.away_since_ms.is_some());
        let second = is_counting.then(|| house.now_ms() / 1000 * 1000 + 1000);
        let wakes = [online.link.wakes_at_ms(), second].into_iter().flatten().min();
        wakes.map(Duration::from_millis)
    }

    /// Leaves the table; the seat stays. One who is not there wants no rematch.
    pub(super) fn leave_table(&mut self, house: &mut House) {
        let away = self.session.view(house.now_ms()).away;
        if let (Some(online), Some(away)) = (&mut self.online, away) {
            if away.seat().is_some_and(|seat| away.rematch[seat.index()]) {
                online.link.tell(fourline_app::ToTable::Rematch(false), house.now_ms());
            }
            online.link.leave();
            house.me = None;
            let (orders, _) = online.link.orders(online.channel);
            house.effects.extend(orders.into_iter().map(Effect::Net));
        }
    }

    /// The reaction of a number, while one is chosen.
    pub(super) fn say_reaction(&mut self, number: usize, house: &mut House) {
        self.saying = false;
        if let Some(reaction) = number.checked_sub(1).and_then(|at| Reaction::ALL.get(at)) {
            self.ask(Request::React(*reaction), house);
        }
    }

    /// The link for the other player, while one is awaited.
    pub(super) fn invitation(&self, view: &SessionView) -> Option<String> {
        let is_open = view.away.as_ref().is_some_and(|away| away.is_open && away.seat().is_some());
        let online = self.online.as_ref().filter(|_| is_open)?;
        online.link.invitation().map(|place| place.to_string())
    }
}

/// Draws the link that is to be sent, and as a code where there is room; gives the lines used.
pub(super) fn draw_invitation(
    canvas: &mut Canvas<'_>,
    area: Rect,
    link: &str,
    house: &House,
) -> u16 {
    let skin = canvas.skin;
    let mut used = canvas.paragraph(area, &say::send_this_link(house.language()), skin.text());
    let mut rest = Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area };
    // A link is cut anywhere, so that nothing is added to it.
    let letters: Vec<char> = link.chars().collect();
    for line in letters.chunks(area.width.max(1) as usize) {
        if rest.height == 0 {
            return used;
        }
        let line: String = line.iter().collect();
        canvas.line(rest.x, rest.y, rest.width, &line, skin.accent());
        (rest.y, rest.height, used) = (rest.y + 1, rest.height - 1, used + 1);
    }
    let code = qr(link, !skin.has_colours()).filter(|_| skin.unicode).unwrap_or_default();
    let width = code.first().map_or(0, |line| line.chars().count() as u16);
    let fits = (code.len() as u16) < rest.height && width <= rest.width;
    if fits && width > 0 {
        let style = match skin.has_colours() {
            true => Style::new().fg(Color::Black).bg(Color::White),
            false => skin.text(),
        };
        for (line, y) in code.iter().zip(rest.y + 1..) {
            canvas.line(rest.x, y, width, line, style);
        }
        used += code.len() as u16 + 1;
    }
    used
}

/// Draws the reactions to choose from.
pub(super) fn draw_reactions(page: &GamePage, canvas: &mut Canvas<'_>, area: Rect, house: &House) {
    if !page.saying {
        return;
    }
    let language = house.language();
    let width = area.width.saturating_sub(6).min(36);
    let inner = canvas.window(area, width, Reaction::ALL.len() as u16, &say::say_what(language));
    for ((reaction, number), y) in Reaction::ALL.into_iter().zip(1..).zip(inner.y..inner.bottom()) {
        let text = format!("{number}  {}", house.speaker().reaction(reaction));
        let text = wrap(&text, inner.width as usize).swap_remove(0);
        let used = canvas.line(inner.x, y, inner.width, &text, canvas.skin.text());
        canvas.hit(Rect::new(inner.x, y, used, 1), Target::Row(number));
    }
}
