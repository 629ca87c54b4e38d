//! Board in play of a simultaneous display: large, with its players, its moves and controls, and all boards beside it. The
//! next board comes by itself after a move, by the key W, by a swipe and by its button.

use crate::board_config;
use crate::focus::TableFocus;
use crate::keys;
use crate::page::{GameContext, Page};
use crate::player_bar::PlayerBar;
use ::screens::{
    ScreenContext, SimulBoardList, SimulInput, Told, board_heading, next_text, opponent_name,
};
use ::simul::Standing;
use board::Board;
use leptos::context::Provider;
use leptos::ev::{self, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use platform::preferences::{Blindfold, Preferences};
use play::{Announcement, LiveSimul, Seat};
use std::time::Duration;
use widgets::icon::{Icon, Sign};
use widgets::swipe::Swipe;

/// Pause before the next board comes by itself: the move is seen on the one before.
const SEEN: Duration = Duration::from_millis(450);

/// The key of the next board. Space makes moves where a square has the focus.
const NEXT: &str = "w";

/// The board of the address, and its way to the next one.
#[component]
pub fn SimulBoardView(
    page: Page,
    context: ScreenContext,
    /// The display.
    simul: LiveSimul,
    /// The display as it is shown.
    input: SimulInput,
) -> impl IntoView {
    let focus = TableFocus::new();
    let seat = Memo::new(move |_| simul.current());
    let go_to = move |number: usize| {
        context.readdress(number.to_string());
        focus.to_board();
    };
    let next = move || {
        if let Some(number) = input.next.get_untracked() {
            go_to(number);
        }
    };
    follow_key(next);
    // The board that a move was made on, until the next one is gone to: the first that waits, should none do so yet. An end
    // without a move, such as a decision of the arbiter, stays in sight.
    let moved_on = RwSignal::new(None::<Seat>);
    Effect::new(move |last: Option<Option<(Seat, Standing, usize)>>| {
        let plies = |seat: Seat| seat.live.game.with(|game| game.plies().len());
        let now = seat.get();
        let now = now.map(|seat| (seat, seat.standing.get(), plies(seat)));
        if let (Some(Some((before, was, had))), Some((seat, _, has))) = (last, now)
            && before == seat
            && is_to_move(was)
            && had < has
        {
            let note = move || {
                // The screen may be closed by now.
                let _ = moved_on.try_set(Some(seat));
            };
            set_timeout(note, SEEN);
        }
        now
    });
    Effect::new(move |_| {
        let Some((moved, number)) = moved_on.get().zip(input.next.get()) else {
            return;
        };
        moved_on.set(None);
        // It may have been left by hand meanwhile.
        if seat.get_untracked() == Some(moved) {
            go_to(number);
        }
    });
    Effect::new(move |_| {
        if let Some(seat) = seat.get() {
            context.frame.entry.set(board_heading(
                &page.words.now(),
                input.current.get(),
                &opponent(page, seat),
            ));
        }
    });
    let swipe = Swipe::new();
    let swiped = move |event: PointerEvent| {
        if swipe.ends(&event) {
            next();
        }
    };
    let element = NodeRef::<Div>::new();
    element.on_load(move |element| focus.set_root(element.into()));
    let answered = RwSignal::new(Told::default());
    let game_at = move |seat: Seat| GameContext {
        page,
        live: seat.live,
        focus,
        answered,
        number: seat.live.number + 1,
    };
    // The first board comes in a task of its own, after the screen, and each panel in another, after its board.
    let has_room = RwSignal::new(false);
    let with_panel = RwSignal::new(None::<Seat>);
    let table = move |seat: Seat| {
        let game = game_at(seat);
        answered.set(Told::default());
        let keys = window_event_listener(ev::keydown, move |event| {
            if !keys::is_taken(&event) && !is_covered() && event.key() != NEXT {
                keys::in_game(game, &event);
            }
        });
        on_cleanup(move || keys.remove());
        set_soon(with_panel, Some(seat));
        view! { <TableInPlay game input/> }
    };
    let panel = move |seat: Seat| {
        let game = game_at(seat);
        let panel = move || page.chunk.game().map(|chunk| (chunk.panel)(game));
        view! { <Provider value=game><aside class="panel">{panel}</aside></Provider> }
    };
    set_soon(has_room, true);
    let on_board = move || has_room.get().then(|| seat.get()).flatten();
    let next_button = move || {
        let number = input.next.get();
        let label = move || next_text(&page.words.now(), number);
        view! {
            <button
                type="button"
                class="primary simul-next"
                data-action="next-board"
                aria-disabled=number.is_none().to_string()
                on:click=move |_| next()
            >
                <span>{label}</span>
                <Icon sign=Sign::Right/>
            </button>
        }
    };
    let plies = move || {
        let live = seat.get()?.live;
        Some(live.game.with(|game| game.plies().len()))
    };
    view! {
        <div
            class="table simul-table-in-play"
            data-plies=plies
            data-key=move || seat.get().map(|seat| seat.live.key())
            node_ref=element
            on:pointerdown=move |event| swipe.begins(&event)
            on:pointerup=swiped
        >
            <For each=on_board key=|seat| seat.live.number let:seat>{table(seat)}</For>
            <div class="sidebar">
                <SimulBoardList context input class="simul-strip"/>
                <For each=move || with_panel.get() key=|seat| seat.live.number let:seat>{panel(seat)}</For>
                {next_button}
            </div>
        </div>
    }
}

/// Sets a signal in the next task, unless the screen is closed by then.
pub fn set_soon<T: Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    let set = move || {
        let _ = signal.try_set(value);
    };
    set_timeout(set, Duration::ZERO);
}

/// The game of a board. It is seen and heard while it is there.
#[component]
fn TableInPlay(game: GameContext, input: SimulInput) -> impl IntoView {
    let GameContext { page, live, .. } = game;
    let words = page.words;
    live.set_focus_mover(move |asked| game.move_focus(asked));
    live.is_shown.set(true);
    on_cleanup(move || {
        live.is_shown.try_set(false);
    });
    // The giver of a blindfold display sees no pieces, whatever he prefers elsewhere.
    let preferences = Signal::derive(move || {
        let chosen = page.preferences.get();
        let blindfold = match (input.is_blindfold.get(), chosen.blindfold) {
            (true, Blindfold::Off) => Blindfold::Hidden,
            (_, chosen) => chosen,
        };
        Preferences {
            blindfold,
            ..chosen
        }
    });
    let config = board_config::config_by(game, preferences);
    let newest = move |number: u32| {
        live.announced
            .with(|lines| lines.last().is_some_and(|last| last.number == number))
    };
    view! {
        <Provider value=game>
            <PlayerBar top=true/>
            <div class="stage" on:keydown:capture=move |event| keys::at_board(game, &event, false)>
                <Board config/>
            </div>
            <PlayerBar top=false/>
        </Provider>
        <div class="log" role="log" aria-live="assertive" aria-label=words.say("announcements")>
            <For each=move || live.announced.get() key=|said| said.number let:said>
                {
                    let Announcement { number, words: told, law, .. } = said;
                    let told = Told { law, ..told.into() }.announcement(&words.once());
                    view! { <p class="hidden-visually" data-announce=move || newest(number).then_some("")>{told}</p> }
                }
            </For>
        </div>
    }
}

/// Has the key of the next board lead there.
pub fn follow_key(next: impl Fn() + 'static) {
    // A link is followed by Enter alone.
    let key = window_event_listener(ev::keydown, move |event| {
        let is_next = event.key() == NEXT && !keys::is_taken(&event);
        if is_next && !is_covered() {
            event.prevent_default();
            next();
        }
    });
    on_cleanup(move || key.remove());
}

/// True while a dialog lies over the boards.
fn is_covered() -> bool {
    matches!(document().query_selector("dialog[open]"), Ok(Some(_)))
}

/// Name of the opponent at a board.
pub fn opponent(page: Page, seat: Seat) -> String {
    let (words, side) = (page.words.now(), !seat.giver);
    seat.live.game.with(|game| {
        let name = game.names()[side.index()];
        opponent_name(&words, game.config().player(side), name)
    })
}

/// True while a person at this device is to move at a board.
fn is_to_move(standing: Standing) -> bool {
    matches!(
        standing,
        Standing::Giver | Standing::Opponent { is_here: true }
    )
}
