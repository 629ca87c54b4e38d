//! The clock for a real board on the page.

use crate::page::Page;
use crate::storage;
use ::screens::registry::Screen;
use ::screens::{ClockCommand, ClockInput, ClockSound, ScreenContext, WiredContext, own_clocks};
use game::TimeControl;
use i18n::clock_words::preset;
use leptos::prelude::*;
use platform::sound::Sound;
use table::game_settings::GameSettings;

/// Opens it.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let input = Memo::new(move |_| input(page));
    let command = move |command| match command {
        ClockCommand::Choose(control) => {
            page.game_settings
                .update(|terms| terms.time = Some(control));
            page.game_settings
                .with_untracked(storage::save_game_settings);
        }
        ClockCommand::Build => page.screen.set(Some(Screen::Rules)),
        ClockCommand::Sound(sound) => {
            page.prefer(|preferences| preferences.sound = sound);
            page.unlock_sound();
        }
        ClockCommand::Hear(heard) => page.sound(match heard {
            ClockSound::Press => Sound::Move,
            ClockSound::LowTime => Sound::LowTime,
            ClockSound::Flag => Sound::End,
        }),
    };
    ::screens::clock(WiredContext::new(context, input, command))
}

/// The time controls on offer: the usual ones, and the player's own.
fn input(page: Page) -> ClockInput {
    let words = page.words.now();
    let terms = page.game_settings.get();
    let presets = TimeControl::presets();
    let presets = presets
        .into_iter()
        .map(|(name, control)| (preset(&words, &terms.rules, name, &control), control));
    ClockInput {
        offered: presets.chain(own_clocks()).collect(),
        chosen: terms
            .time
            .or(GameSettings::default().time)
            .expect("the usual game is timed"),
        sound: page.preferences.with(|chosen| chosen.sound),
    }
}
