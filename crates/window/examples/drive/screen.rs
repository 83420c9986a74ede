//! An X screen with one window on it: screenshots of it, and clicks and keys as if a person were
//! there.

use std::collections::HashMap;
use std::error::Error;
use std::fs::File;
use std::path::Path;
use std::process::Child;
use std::thread::sleep;
use std::time::{Duration, Instant};
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ConfigureWindowAux, ConnectionExt as _, ImageFormat,
    InputFocus, KEY_PRESS_EVENT, KEY_RELEASE_EVENT, MOTION_NOTIFY_EVENT, MapState, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// What waits for something gives up after this long: a person would have, too.
const PATIENCE: Duration = Duration::from_secs(120);

pub struct Screen {
    display: RustConnection,
    root: Window,
    size: (u16, u16),
    /// Keycode and whether Shift is needed, by character.
    keys: HashMap<u32, (u8, bool)>,
    shift: u8,
}

impl Screen {
    /// Waits for the window with this title, gives it this size and the keyboard.
    pub fn find(
        title: &str,
        program: &mut Child,
        size: (u16, u16),
    ) -> Result<Screen, Box<dyn Error>> {
        let (display, number) = x11rb::connect(None)?;
        let root = display.setup().roots[number].root;
        let since = Instant::now();
        let window = loop {
            if let Some(status) = program.try_wait()? {
                return Err(format!("the program ended with {status}").into());
            }
            if let Some(window) = window_called(&display, root, title)? {
                break window;
            }
            if since.elapsed() > PATIENCE {
                return Err("no window appears".into());
            }
            sleep(Duration::from_millis(50));
        };
        // There is no window manager, so it gets what it is given.
        let wanted = ConfigureWindowAux::new().x(0).y(0);
        let wanted = wanted.width(u32::from(size.0)).height(u32::from(size.1));
        display.configure_window(window, &wanted)?;
        display.set_input_focus(InputFocus::POINTER_ROOT, window, x11rb::CURRENT_TIME)?;
        display.flush()?;
        let (keys, shift) = keyboard(&display)?;
        Ok(Screen { display, root, size, keys, shift })
    }

    /// What is on the screen now: blue, green, red, nothing.
    pub fn image(&self) -> Result<Vec<u8>, Box<dyn Error>> {
        let (width, height) = self.size;
        let request =
            self.display.get_image(ImageFormat::Z_PIXMAP, self.root, 0, 0, width, height, !0)?;
        Ok(request.reply()?.data)
    }

    /// Waits until the screen differs from what it was and has come to rest.
    pub fn settle(&self, before: Option<&[u8]>) -> Result<(), Box<dyn Error>> {
        let since = Instant::now();
        let mut last = self.image()?;
        let mut same = 0;
        while same < 5 {
            if since.elapsed() > PATIENCE {
                return Err("the window does not answer".into());
            }
            sleep(Duration::from_millis(40));
            let now = self.image()?;
            let is_new = before.is_none_or(|before| before != now.as_slice());
            let is_drawn = now.chunks(4).any(|pixel| pixel[..3] != now[..3]);
            same = if now == last && is_new && is_drawn { same + 1 } else { 0 };
            last = now;
        }
        Ok(())
    }

    pub fn click(&self, x: i16, y: i16) -> Result<(), Box<dyn Error>> {
        self.fake(MOTION_NOTIFY_EVENT, 0, x, y)?;
        sleep(Duration::from_millis(60));
        self.fake(BUTTON_PRESS_EVENT, 1, x, y)?;
        sleep(Duration::from_millis(60));
        self.fake(BUTTON_RELEASE_EVENT, 1, x, y)
    }

    pub fn key(&self, character: char) -> Result<(), Box<dyn Error>> {
        let (code, shifted) =
            *self.keys.get(&u32::from(character)).ok_or("the keyboard lacks a character")?;
        if shifted {
            self.fake(KEY_PRESS_EVENT, self.shift, 0, 0)?;
        }
        self.fake(KEY_PRESS_EVENT, code, 0, 0)?;
        self.fake(KEY_RELEASE_EVENT, code, 0, 0)?;
        if shifted {
            self.fake(KEY_RELEASE_EVENT, self.shift, 0, 0)?;
        }
        Ok(())
    }

    fn fake(&self, kind: u8, detail: u8, x: i16, y: i16) -> Result<(), Box<dyn Error>> {
        self.display.xtest_fake_input(kind, detail, 0, self.root, x, y, 0)?.check()?;
        Ok(())
    }

    /// Saves a screenshot.
    pub fn save(&self, path: &Path) -> Result<(), Box<dyn Error>> {
        let image = self.image()?;
        let rgb: Vec<u8> = image.chunks(4).flat_map(|p| [p[2], p[1], p[0]]).collect();
        let (width, height) = self.size;
        let mut encoder = png::Encoder::new(File::create(path)?, width.into(), height.into());
        encoder.set_color(png::ColorType::Rgb);
        encoder.write_header()?.write_image_data(&rgb)?;
        Ok(())
    }
}

fn window_called(
    display: &RustConnection,
    root: Window,
    title: &str,
) -> Result<Option<Window>, Box<dyn Error>> {
    for window in display.query_tree(root)?.reply()?.children {
        use x11rb::protocol::xproto::AtomEnum;
        let (name, any) = (AtomEnum::WM_NAME, AtomEnum::ANY);
        // A window may vanish between two questions.
        let Ok(value) = display.get_property(false, window, name, any, 0, 64)?.reply() else {
            continue;
        };
        let Ok(attributes) = display.get_window_attributes(window)?.reply() else { continue };
        if value.value == title.as_bytes() && attributes.map_state == MapState::VIEWABLE {
            return Ok(Some(window));
        }
    }
    Ok(None)
}

type Keyboard = (HashMap<u32, (u8, bool)>, u8);

fn keyboard(display: &RustConnection) -> Result<Keyboard, Box<dyn Error>> {
    let (least, most) = (display.setup().min_keycode, display.setup().max_keycode);
    let mapping = display.get_keyboard_mapping(least, most - least + 1)?.reply()?;
    let mut keys = HashMap::new();
    let mut shift = 50;
    for (code, symbols) in
        (least..=most).zip(mapping.keysyms.chunks(mapping.keysyms_per_keycode.into()))
    {
        for (index, &symbol) in symbols.iter().take(2).enumerate() {
            keys.entry(symbol).or_insert((code, index == 1));
        }
        // The left Shift key.
        if symbols.first() == Some(&0xffe1) {
            shift = code;
        }
    }
    Ok((keys, shift))
}
