//! What is on the terminal now, and how it becomes what it should be: only characters that differ are
//! written, and pictures where there are some. Below a picture no characters are written, so that it
//! stays whole; where one vanishes, all of them are.

use super::app::App;
use super::board_scene::Strip;
use super::detect::Graphics;
use super::graphics::{Gallery, TAKE_ALL_AWAY};
use crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use crossterm::{execute, queue};
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use std::io::{self, Stdout, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// Were pictures shown that the terminal keeps until they are taken away?
static HAS_PICTURES: AtomicBool = AtomicBool::new(false);

/// A terminal with what it shows.
pub(crate) struct Display {
    backend: CrosstermBackend<Stdout>,
    shown: Buffer,
    gallery: Gallery,
}

impl Display {
    /// A terminal that shows nothing.
    pub fn new() -> Display {
        Display {
            backend: CrosstermBackend::new(io::stdout()),
            shown: Buffer::empty(Rect::ZERO),
            gallery: Gallery::default(),
        }
    }

    /// Shows the screen.
    pub fn draw(&mut self, app: &mut App) -> io::Result<()> {
        let size = self.backend.size()?;
        let area = Rect::new(0, 0, size.width, size.height);
        if area != self.shown.area {
            self.shown = Buffer::empty(area);
        }
        let mut next = Buffer::empty(area);
        app.draw(&mut next);
        let graphics = app.detected().graphics;
        let pictures = app.take_pictures();
        match graphics {
            Some(graphics) => {
                let keeps = graphics == Graphics::Kitty && !pictures.is_empty();
                HAS_PICTURES.fetch_or(keeps, Ordering::SeqCst);
                queue!(self.backend, BeginSynchronizedUpdate)?;
                for area in self.gallery.vacated(&pictures) {
                    forget(&mut self.shown, area);
                }
                self.gallery.take_away(&pictures, graphics, &mut self.backend)?;
                self.write(&next, &pictures)?;
                self.gallery.show(pictures, graphics, &mut self.backend)?;
                queue!(self.backend, EndSynchronizedUpdate)?;
            }
            None => self.write(&next, &[])?,
        }
        Backend::flush(&mut self.backend)?;
        self.shown = next;
        Ok(())
    }

    /// Writes what differs, except below pictures.
    fn write(&mut self, next: &Buffer, pictures: &[Strip]) -> io::Result<()> {
        let is_free =
            |x: u16, y: u16| !pictures.iter().any(|strip| strip.area.contains(Position::new(x, y)));
        let changes = self.shown.diff_iter(next).filter(|(x, y, _)| is_free(*x, *y));
        self.backend.draw(changes)
    }
}

/// What is shown there is not known any more.
fn forget(shown: &mut Buffer, area: Rect) {
    for position in area.intersection(shown.area).positions() {
        shown[position].set_symbol("");
    }
}

/// Takes away what a terminal would keep.
pub(crate) fn take_pictures_away() {
    if HAS_PICTURES.swap(false, Ordering::SeqCst) {
        // A terminal that is gone shows nothing either.
        let _ = io::stdout().write_all(TAKE_ALL_AWAY.as_bytes());
        let _ = execute!(io::stdout(), EndSynchronizedUpdate);
    }
}
