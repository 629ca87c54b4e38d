//! The whole page: board, players, panel.

use crate::board::Board;
use crate::end_card::EndCard;
use crate::keys;
use crate::masthead::Masthead;
use crate::panel::Panel;
use crate::player_bar::PlayerBar;
use crate::session::Session;
use crate::text;
use game::{Event, Phase};
use leptos::ev;
use leptos::prelude::*;

/// Everything inside the page's root.
#[component]
pub fn Screen() -> impl IntoView {
    let session = expect_context::<Session>();
    let window_keys =
        window_event_listener(ev::keydown, move |event| keys::pressed(session, &event));
    // Sound may begin only with a gesture, and any gesture will do.
    let gesture = window_event_listener(ev::pointerdown, move |_| session.unlock_sound());
    // A page that goes away stops its clocks; the players resume them by consent.
    let leave = window_event_listener(ev::pagehide, move |_| {
        let timed = session
            .game
            .with_untracked(|game| game.config().time.is_some());
        if timed {
            // A game that is not running has nothing to stop.
            let _ = session.send(Event::Pause);
        }
    });
    on_cleanup(move || {
        window_keys.remove();
        gesture.remove();
        leave.remove();
    });
    // The engine is fetched once the page stands and has nothing else to do.
    set_timeout(
        move || session.warm_up(),
        std::time::Duration::from_millis(1500),
    );

    let paused = move || session.game.with(|game| game.phase() == Phase::Paused);
    view! {
        <Masthead/>
        <PlayerBar top=true/>
        <div class="stage">
            <Board
                position=Memo::new(move |_| session.position()).into()
                last_move=Memo::new(move |_| session.last_move()).into()
                bottom=session.bottom.into()
                movable=Memo::new(move |_| session.hand_may_move()).into()
                on_move=Callback::new(move |mv| {
                    // The board offers legal moves only; a flag that has fallen is shown by the end card.
                    let _ = session.send(Event::Move(mv));
                })
            />
            <Show when=paused>
                <PausedCard/>
            </Show>
            <Show when=move || session.end_card.get()>
                <EndCard/>
            </Show>
        </div>
        <PlayerBar top=false/>
        <Panel/>
        <p class="hidden-visually" aria-live="assertive" data-announce>{session.announced}</p>
    }
}

#[component]
fn PausedCard() -> impl IntoView {
    let session = expect_context::<Session>();
    view! {
        <div class="veil dim">
            <section class="card" role="dialog" aria-label=text::PAUSED data-paused>
                <h2>{text::PAUSED}</h2>
                <p class="reason">{text::PAUSED_WHY}</p>
                <button
                    class="primary"
                    type="button"
                    data-action="resume"
                    on:click=move |_| session.send(Event::Resume).map_or((), |_| session.notice.set(None))
                >
                    {text::RESUME}
                </button>
            </section>
        </div>
    }
}
