//! Sounds.

use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// A short, quiet sound, lower at the end of a game.
pub fn play(is_end: bool) {
    thread_local! {
        static AUDIO: RefCell<Option<web_sys::AudioContext>> = const { RefCell::new(None) };
    }
    let context = AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            *audio = web_sys::AudioContext::new().ok();
        }
        audio.clone()
    });
    // A browser without sound stays silent.
    let Some(context) = context else { return };
    let play = || -> Result<(), JsValue> {
        let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
        let (now, lasts) = (context.current_time(), if is_end { 0.5 } else { 0.12 });
        tone.frequency().set_value(if is_end { 330.0 } else { 190.0 });
        volume.gain().set_value(0.06);
        volume.gain().exponential_ramp_to_value_at_time(0.001, now + lasts)?;
        tone.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&context.destination())?;
        tone.start()?;
        tone.stop_with_when(now + lasts)
    };
    let _ = play();
}
