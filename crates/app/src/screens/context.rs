//! Context of a screen on the page.

use crate::new_game;
use crate::page::Page;
use crate::storage;
use ::screens::registry::{Place, Screen};
use ::screens::{PageActions, ScreenContext, ScreenInput};
use leptos::prelude::*;
use play::sound_of;
use table::game_settings::Opponent;
use widgets::frame::Frame;

/// The context of a screen in its frame.
pub fn of(page: Page, screen: Screen, frame: Frame) -> ScreenContext {
    let query = page.query_at(screen);
    ScreenContext {
        words: page.words,
        frame,
        input: Memo::new(move |_| ScreenInput {
            preferences: page.preferences.get(),
            query: query.get(),
            heard: page.voice.heard.get(),
            has_voice: page.can_say(),
            level: robot_level(page),
        })
        .into(),
        subject: page.subject,
        page: PageActions {
            go: Callback::new(move |(to, query): (Screen, String)| {
                if query.is_empty() {
                    page.go(Place::Screen(to));
                } else {
                    page.go_for(to, query);
                }
            }),
            readdress: Callback::new(move |query| page.has_moved(screen, query)),
            study: Callback::new(move |subject| page.study(subject)),
            play: Callback::new(move |start| {
                page.screen.set(None);
                page.play_from(start);
            }),
            offer_game: Callback::new(move |start| page.offer_game_from(start)),
            play_against: Callback::new(move |values| {
                page.game_settings.update(|settings| {
                    settings.choose_values(Some(values));
                });
                page.game_settings
                    .with_untracked(storage::save_game_settings);
                page.go(Place::Play);
            }),
            sound: Callback::new(move |sound| page.sound(sound_of(sound))),
            answer_skill: Callback::new(move |skill| {
                new_game::answer(page, skill);
                page.first_visit.set(false);
            }),
            speak: Callback::new(move |told: String| page.speak(&told)),
            say: Callback::new(move |told: String| page.say(&told)),
        },
    }
}

/// Level of the robot that the player has chosen as an opponent, once any settings have been kept.
fn robot_level(page: Page) -> Option<u8> {
    let chosen = page.game_settings.with(|settings| {
        let is_robot = settings.opponent == Opponent::Robot;
        is_robot.then_some(settings.robot.level)
    });
    chosen.filter(|_| storage::has_game_settings())
}
