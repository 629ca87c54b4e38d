//! Sound effects, synthesized: short, distinct, nothing fetched, nothing before the first gesture.

use crate::events::capture_on_window;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

/// The sounds of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece is put down.
    Move,
    /// A piece is taken.
    Capture,
    /// The king is attacked.
    Check,
    /// A king and its rook.
    Castle,
    /// A pawn becomes a piece.
    Promotion,
    /// Little time is left.
    LowTime,
    /// The game is over.
    End,
    /// A star of a lesson.
    Star,
}

/// One stroke of sound.
struct Stroke {
    /// Seconds after the beginning.
    start: f64,
    /// Seconds until it has died away.
    length: f64,
    /// Pitch at the beginning and at the end, in hertz.
    pitch: (f32, f32),
    /// 0 to 1.
    loudness: f32,
    wave: OscillatorType,
}

/// The dull knock of felt on wood: a low pitch that falls fast.
const fn knock(start: f64, pitch: f32, loudness: f32) -> Stroke {
    Stroke {
        start,
        length: 0.09,
        pitch: (pitch, pitch * 0.42),
        loudness,
        wave: OscillatorType::Triangle,
    }
}

const fn tone(start: f64, length: f64, pitch: f32) -> Stroke {
    Stroke {
        start,
        length,
        pitch: (pitch, pitch),
        loudness: 0.16,
        wave: OscillatorType::Sine,
    }
}

impl Sound {
    fn strokes(self) -> &'static [Stroke] {
        match self {
            Sound::Move => const { &[knock(0.0, 320.0, 0.5)] },
            Sound::Capture => const { &[knock(0.0, 470.0, 0.55), knock(0.035, 240.0, 0.55)] },
            Sound::Check => const { &[knock(0.0, 320.0, 0.5), tone(0.03, 0.22, 880.0)] },
            Sound::Castle => const { &[knock(0.0, 320.0, 0.5), knock(0.13, 300.0, 0.45)] },
            Sound::Promotion => {
                const {
                    &[
                        knock(0.0, 320.0, 0.5),
                        tone(0.04, 0.14, 587.3),
                        tone(0.13, 0.24, 880.0),
                    ]
                }
            }
            Sound::LowTime => const { &[tone(0.0, 0.08, 988.0), tone(0.14, 0.08, 988.0)] },
            Sound::Star => const { &[tone(0.0, 0.12, 1046.5), tone(0.07, 0.26, 1568.0)] },
            Sound::End => {
                const {
                    &[
                        tone(0.0, 0.3, 523.3),
                        tone(0.12, 0.34, 659.3),
                        tone(0.24, 0.6, 784.0),
                    ]
                }
            }
        }
    }
}

/// Calls `act` at every gesture, before anything else hears of it, for as long as the current owner lives.
///
/// Sound may begin only with a gesture. A finger that goes down may yet scroll; that it goes up counts as one.
pub fn on_gesture(act: impl Fn() + Copy + 'static) {
    for kind in ["pointerup", "keydown"] {
        capture_on_window(kind, move |_: web_sys::Event| act());
    }
}

/// Time after the first gesture at which the loudspeaker is opened, in milliseconds: opening takes longer than a frame, and what the
/// gesture does is seen first. Browsers count a timer so short to the gesture that has set it.
const OPENING: u32 = 40;

/// The loudspeaker; it exists from the first gesture on, which browsers ask for. A handle.
#[derive(Clone, Default)]
pub struct Speaker(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    context: Option<AudioContext>,
    /// True from the first gesture until it is open.
    is_opening: bool,
    /// Sounds to play as soon as it is open, with their volumes.
    waiting: Vec<(Sound, f32)>,
}

impl Speaker {
    /// Called on a gesture: browsers let sound begin only then.
    pub fn unlock(&self) {
        let mut state = self.0.borrow_mut();
        if let Some(context) = &state.context {
            resume(context);
        } else if !state.is_opening {
            state.is_opening = true;
            let speaker = self.clone();
            Timeout::new(OPENING, move || speaker.open()).forget();
        }
    }

    fn open(&self) {
        let mut state = self.0.borrow_mut();
        state.context = AudioContext::new().inspect(resume).ok();
        state.is_opening = false;
        let waiting = std::mem::take(&mut state.waiting);
        drop(state);
        for (sound, volume) in waiting {
            self.play(sound, volume);
        }
    }

    /// Plays `sound` at a volume of 0 to 1, or nothing where there is no loudspeaker.
    pub fn play(&self, sound: Sound, volume: f32) {
        // Silence has no logarithm, along which a stroke swells and dies away.
        if volume <= 0.0 {
            return;
        }
        let mut state = self.0.borrow_mut();
        if state.is_opening {
            state.waiting.push((sound, volume));
        } else if let Some(context) = &state.context {
            for stroke in sound.strokes() {
                // A game goes on without sound.
                let _ = strike(context, stroke, volume);
            }
        }
    }
}

fn resume(context: &AudioContext) {
    if context.state() == AudioContextState::Suspended {
        // Sound is a nicety: a browser that refuses it stays silent.
        let _ = context.resume();
    }
}

fn strike(context: &AudioContext, stroke: &Stroke, volume: f32) -> Result<(), JsValue> {
    let from = context.current_time() + stroke.start;
    let to = from + stroke.length;
    let oscillator = context.create_oscillator()?;
    oscillator.set_type(stroke.wave);
    oscillator
        .frequency()
        .set_value_at_time(stroke.pitch.0, from)?;
    oscillator
        .frequency()
        .exponential_ramp_to_value_at_time(stroke.pitch.1, to)?;
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(0.0001, from)?;
    gain.gain()
        .exponential_ramp_to_value_at_time(stroke.loudness * volume, from + 0.004)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, to)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(from)?;
    oscillator.stop_with_when(to)
}
