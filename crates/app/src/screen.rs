//! The whole page: board, players, panel.

use crate::board::{Board, Table};
use crate::end_card::EndCard;
use crate::focus;
use crate::keys;
use crate::look;
use crate::masthead::Masthead;
use crate::panel::Panel;
use crate::player_bar::PlayerBar;
use crate::preferences::{Blindfold, Preferences};
use crate::resize::Resize;
use crate::session::{Said, Session};
use crate::sheets::{self, Sheets};
use crate::sound::on_gesture;
use crate::voice;
use game::{Event, Phase, Player};
use leptos::ev;
use leptos::html::Button;
use leptos::prelude::*;
use std::time::Duration;

/// Everything inside the page's root.
#[component]
pub fn Screen() -> impl IntoView {
    let session = expect_context::<Session>();
    let window_keys =
        window_event_listener(ev::keydown, move |event| keys::pressed(session, &event));
    on_gesture(move || session.unlock_sound());
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
        leave.remove();
    });
    // The engine is fetched once the page stands and has nothing else to do, and the sheets after it.
    set_timeout(move || session.warm_up(), Duration::from_millis(1500));
    set_timeout(Sheets::warm_up, Duration::from_secs(3));

    look::follow(session.preferences);
    name_the_tab(session);
    voice::follow(session);
    sheets::follow(session);
    let paused = move || session.game.with(|game| game.phase() == Phase::Paused);
    // A game that is over is looked at with open eyes.
    let preferences = Memo::new(move |_| {
        let preferences = session.preferences.get();
        if session.game.with(|game| game.outcome().is_some()) {
            Preferences {
                blindfold: Blindfold::Off,
                ..preferences
            }
        } else {
            preferences
        }
    });
    let table = Table {
        position: Memo::new(move |_| session.position()).into(),
        last_move: Memo::new(move |_| session.last_move()).into(),
        bottom: session.bottom.into(),
        mover: Memo::new(move |_| session.mover()).into(),
        pending: Signal::derive(move || session.pending.get().or(session.announced_move_shown())),
        premoves: session.premoves.into(),
        bonds: Memo::new(move |_| session.bonds()).into(),
        drawings: session.drawings,
        pencil: session.pencil,
        preferences: preferences.into(),
        intend: Callback::new(move |intent| session.intend(intent)),
    };
    let newest = move |number: u32| {
        session
            .announced
            .with(|lines| lines.last().is_some_and(|last| last.number == number))
    };
    view! {
        <Masthead/>
        <PlayerBar top=true/>
        <div class="stage">
            <Board table/>
            <Resize/>
            <Show when=paused>
                <PausedCard/>
            </Show>
            <Show when=move || session.end_card.get()>
                <EndCard/>
            </Show>
        </div>
        <PlayerBar top=false/>
        <Panel/>
        <div class="log" role="log" aria-live="assertive" aria-label=session.words.say("announcements")>
            <For each=move || session.announced.get() key=|said| said.number let:said>
                {
                    let Said { number, words, hint } = said;
                    let class = if hint { "hint" } else { "hidden-visually" };
                    view! { <p class=class data-announce=move || newest(number).then_some("")>{words}</p> }
                }
            </For>
        </div>
    }
}

/// Tells browser and screen reader which language the page is in, and in the tab's name that it is the player's move, for
/// whoever looks at another tab meanwhile.
fn name_the_tab(session: Session) {
    let words = session.words;
    Effect::new(move |_| {
        let mine = session.game.with(|game| {
            let [turn, other] = [game.turn(), !game.turn()].map(|side| game.config().player(side));
            game.phase() == Phase::Running && turn == Player::Person && other != Player::Person
        });
        let words = words.now();
        if let Some(html) = document().document_element() {
            // The name is a valid attribute name.
            let _ = html.set_attribute("lang", words.language().tag());
        }
        let title = words.get("title");
        document().set_title(&if mine {
            format!("{} · {title}", words.get("your-move"))
        } else {
            title
        });
    });
}

#[component]
fn PausedCard() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let button = NodeRef::<Button>::new();
    focus::when_there(button);
    let resume = move |_| {
        if session.send(Event::Resume).is_ok() {
            session.notice.set(None);
            focus::to_board();
        }
    };
    view! {
        <div class="veil dim">
            <section class="card" role="dialog" aria-label=words.say("paused") aria-describedby="paused-why" data-paused>
                <h2>{words.say("paused")}</h2>
                <p class="reason" id="paused-why">{words.say("paused-why")}</p>
                <button node_ref=button class="primary" type="button" data-action="resume" on:click=resume>
                    {words.say("resume")}
                </button>
            </section>
        </div>
    }
}
