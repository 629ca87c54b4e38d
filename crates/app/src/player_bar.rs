//! One player: name, what they have taken, and their clock.

use crate::captured::{lead, taken_by};
use crate::names::{color_name, role_name};
use crate::narrator::Narrator;
use crate::session::Session;
use crate::sound::Sound;
use crate::words::{Lexicon, args};
use chess::{Color, Role};
use game::{Game, Millis, Phase, Player};
use leptos::prelude::*;
use std::time::Duration;

/// Below this a clock shows tenths of a second.
const TENTHS: Millis = 20_000;
/// Between two looks at the clock. It is drawn from the game's time, not counted.
const LOOK: Duration = Duration::from_millis(100);

/// The bar above or below the board.
#[component]
pub fn PlayerBar(
    /// Above the board: the side opposite.
    top: bool,
) -> impl IntoView {
    let session = expect_context::<Session>();
    let side = Memo::new(move |_| {
        if top {
            !session.bottom.get()
        } else {
            session.bottom.get()
        }
    });
    let taken = Memo::new(move |_| {
        let position = session.position();
        (taken_by(side.get(), &position), lead(side.get(), &position))
    });
    view! {
        <section class="bar" class:top=top class:bottom=!top>
            <p class="player" data-side=move || color_name(side.get())>
                {move || name(session, side.get())}
            </p>
            <div class="captured" data-captured=move || color_name(side.get())>
                {move || taken.with(|(taken, lead)| tray(&session.words.now(), side.get(), taken, *lead))}
            </div>
            <Show when=move || session.game.with(|game| game.config().time.is_some() && game.phase() != Phase::Ready)>
                <ClockFace side/>
            </Show>
        </section>
    }
}

fn name(session: Session, side: Color) -> impl IntoView {
    let words = session.words.now();
    let (ready, players) = session
        .game
        .with(|game| (game.phase() == Phase::Ready, game.config().players));
    let thinks = session.thinking.get() && session.game.with(Game::turn) == side;
    let (name, level) = match (players[side.index()], players[(!side).index()]) {
        _ if ready => (own_name(&words, side), String::new()),
        (Player::Robot { level }, _) => (
            words.get("robot"),
            words.with("level-of", &args!["level" => level]),
        ),
        (Player::Person, Player::Robot { .. }) => (words.get("you"), String::new()),
        (Player::Person, Player::Person) => (own_name(&words, side), String::new()),
    };
    // Both texts take their room, so that nothing beside them moves when they change.
    let detail = (!level.is_empty()).then(|| {
        view! {
            <span class="level stack">
                <span class:absent=thinks>{level}</span>
                <span class:absent=!thinks>{words.get("thinking")}</span>
            </span>
        }
    });
    view! {
        {name}
        {detail}
    }
}

fn own_name(words: &Lexicon, side: Color) -> String {
    Narrator::new(words, false).side(side)
}

/// The pieces `side` has taken, and its lead.
fn tray(words: &Lexicon, side: Color, taken: &[Role], lead: i32) -> impl IntoView + use<> {
    let label = taken_in_words(words, side, taken);
    let mut before = None;
    let pieces = taken
        .iter()
        .map(|&role| {
            let apart = before.replace(role).is_some_and(|before| before != role);
            view! { <i class:apart=apart data-color=color_name(!side) data-role=role_name(role)></i> }
        })
        .collect_view();
    let lead = (lead > 0).then(|| words.with("lead", &args!["points" => lead]));
    view! {
        <span class="hidden-visually">{label}</span>
        {pieces}
        {lead.map(|lead| view! { <span class="lead">{lead}</span> })}
    }
}

/// What has been taken, for those who do not see it.
fn taken_in_words(words: &Lexicon, side: Color, taken: &[Role]) -> Option<String> {
    let narrator = Narrator::new(words, false);
    let pieces: Vec<String> = taken.iter().map(|&role| narrator.role(role)).collect();
    let told = args!["side" => narrator.side(side), "pieces" => pieces.join(", ")];
    (!taken.is_empty()).then(|| words.with("captured-by", &told))
}

#[component]
fn ClockFace(
    /// Whose.
    side: Memo<Color>,
) -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let label = move || {
        let words = words.now();
        format!("{}, {}", words.get("clock"), own_name(&words, side.get()))
    };
    let look = RwSignal::new(());
    let ticker = set_interval_with_handle(move || look.set(()), LOOK);
    on_cleanup(move || {
        if let Ok(ticker) = ticker {
            ticker.clear();
        }
    });
    let reading = Memo::new(move |_| {
        look.track();
        session.game.with(|game| game.clock(session.now()))
    });
    let left = Memo::new(move |_| reading.get().map_or(0, |reading| reading.of(side.get())));
    let running = Memo::new(move |_| {
        reading
            .get()
            .is_some_and(|reading| reading.running == Some(side.get()))
    });
    let low = Memo::new(move |_| {
        let main = session.game.with(|game| {
            let time = game.config().time.as_ref()?;
            Some(time.sides[side.get().index()].first())
        });
        left.get() < low_below(main.unwrap_or(0))
    });
    Effect::watch(
        move || low.get() && running.get(),
        move |&low, before, _| {
            if low && before == Some(&false) {
                session.sound(Sound::LowTime);
            }
        },
        false,
    );
    view! {
        <span
            class="clock"
            role="timer"
            aria-label=label
            data-clock=move || color_name(side.get())
            data-running=move || running.get().to_string()
            data-low=move || low.get().to_string()
        >
            {move || face(left.get())}
        </span>
    }
}

/// The time left below which a clock that began with `main` is low: an eighth of it, between ten seconds and a minute.
fn low_below(main: Millis) -> Millis {
    (main / 8).clamp(10_000, 60_000)
}

/// A clock face: `1:02:03`, `4:59`, `0:09.5`. What is shown is never more than what is left.
fn face(left: Millis) -> String {
    let seconds = left / 1000;
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    } else if left < TENTHS {
        format!("{minutes}:{:02}.{}", seconds % 60, left % 1000 / 100)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces() {
        for (left, shown) in [
            (0, "0:00.0"),
            (99, "0:00.0"),
            (9_540, "0:09.5"),
            (19_999, "0:19.9"),
            (20_000, "0:20"),
            (299_999, "4:59"),
            (300_000, "5:00"),
            (3_723_000, "1:02:03"),
        ] {
            assert_eq!(face(left), shown);
        }
    }
}
