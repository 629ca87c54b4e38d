//! Simultaneous display on the page: `#simul` shows the form or all boards, `#simul/3` the third board in play.
//!
//! The display lives as long as its screen is open, and is taken up from what is stored when that is opened again; the clocks
//! stand meanwhile.

use crate::notice::Notice;
use crate::page::Page;
use crate::simul_board::{SimulBoardView, follow_key, opponent, set_soon};
use ::screens::registry::Screen;
use ::screens::{
    ScreenContext, SetupForm, SimulBoard, SimulCommand, SimulInput, SimulOverview, WiredContext,
    simul_menu,
};
use ::simul::Simul;
use board::Placement;
use leptos::ev;
use leptos::prelude::*;
use platform::files::save_as;
use platform::random;
use platform::storage::Damaged;
use play::{LiveSimul, Seat};
use std::collections::BTreeMap;
use std::time::Duration;
use table::Intent;
use widgets::focus;
use widgets::page_frame::PageFrame;

/// Interval at which the giver's one clock is redrawn.
const LOOK: Duration = Duration::from_millis(250);

/// Opens it, once the page has the services of games.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let started = RwSignal::new(None::<LiveSimul>);
    let owner = Owner::current().expect("a screen is being mounted");
    // The games are told that the screen closes before they go with it.
    let last_words = owner.child();
    last_words.with(|| {
        on_cleanup(move || {
            if let Some(simul) = started.try_get_untracked().flatten() {
                simul.hold();
            }
        });
    });
    let _kept = StoredValue::new(last_words);
    page.with_game(move |_| {
        // The screen may have been closed meanwhile.
        if started.is_disposed() {
            return;
        }
        owner.with(|| {
            if let Some(services) = page.games.services() {
                let simul = LiveSimul::start(page.readings(), &services);
                follow(page, simul);
                started.set(Some(simul));
            }
        });
    });
    (move || started.get().map(|simul| view(page, context, simul))).into_any()
}

/// Keeps the display in step with the page around it: its clocks, what is seen, what the player prefers.
fn follow(page: Page, simul: LiveSimul) {
    Effect::new(move |_| {
        simul.standings();
        simul.is_held.track();
        untrack(|| simul.tick());
    });
    Effect::new(move |_| {
        if let Some(Damaged { why, place, at }) = simul.damaged().pop() {
            let notice = Notice::DamagedGame { why, place, at };
            page.notice.set(Some(notice));
        }
    });
    Effect::watch(
        move || page.preferences.track(),
        move |(), _, _| simul.prefer(),
        false,
    );
    let leave = window_event_listener(ev::pagehide, move |_| simul.hold());
    let seen = window_event_listener(ev::visibilitychange, move |_| {
        simul.tell_all(&Intent::Seen(!document().hidden()));
    });
    let focused = window_event_listener(ev::focus, move |_| simul.tell_all(&Intent::Look));
    on_cleanup(move || {
        leave.remove();
        seen.remove();
        focused.remove();
    });
}

fn view(page: Page, context: ScreenContext, simul: LiveSimul) -> AnyView {
    let input = input(page, simul);
    let board = move || input.current.get_untracked().saturating_sub(1);
    let command = move |command| match command {
        SimulCommand::Begin(display) => {
            // The form has told what is wrong with it.
            let _ = simul.begin(&display, random::number());
        }
        SimulCommand::GoOn => simul.go_on(),
        SimulCommand::Adjudicate(points) => simul.adjudicate(board(), points),
        SimulCommand::Restart => simul.restart(board(), random::number()),
        SimulCommand::Export => {
            let words = page.words.once();
            let games = simul.pgn(&words.get("simul"), &words.get("you"));
            save_as("simul", "pgn", "application/x-chess-pgn", &games);
        }
        SimulCommand::End => {
            simul.close();
            page.go_for(Screen::Simul, String::new());
        }
    };
    let wired = WiredContext::new(context, Signal::stored(()), command);
    let has_display = Memo::new(move |_| simul.record.with(Option::is_some));
    // The board of the address; a display that is not there has none.
    let wanted = Memo::new(move |_| {
        let number: usize = context.input.with(|input| input.query.parse().ok())?;
        let boards = simul
            .record
            .with(|record| record.as_ref().map_or(0, |simul| simul.boards().len()));
        (1..=boards).contains(&number).then(|| number - 1)
    });
    Effect::new(move |_| {
        if let Some(board) = wanted.get() {
            simul.go_to(board);
        }
    });
    let is_board = Memo::new(move |_| wanted.get().is_some());
    let content = move || {
        let tools = simul_menu(wired, input, is_board.get());
        if is_board.get() {
            focus::leave();
            // In a task of its own, after all boards have gone and the frame has come.
            let has_frame = RwSignal::new(false);
            set_soon(has_frame, true);
            let table = move || {
                let table = || view! { <SimulBoardView page context simul input/> };
                has_frame.get().then(table)
            };
            let content = table.into_any();
            view! { <PageFrame frame=context.frame tools content by_entry=true has_board=true/> }
                .into_any()
        } else if has_display.get() {
            context.frame.entry.set(String::new());
            follow_key(move || {
                if let Some(number) = input.here.get_untracked() {
                    context.follow(Screen::Simul, &number.to_string());
                }
            });
            let content = view! { <SimulOverview context wired input/> }.into_any();
            view! { <PageFrame frame=context.frame tools content/> }.into_any()
        } else {
            context.frame.entry.set(String::new());
            let content = view! { <SetupForm context wired/> }.into_any();
            view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
        }
    };
    content.into_any()
}

/// The display as the screen shows it.
fn input(page: Page, simul: LiveSimul) -> SimulInput {
    // A second has passed, perhaps, on the giver's clock.
    let look = RwSignal::new(());
    let ticker = set_interval_with_handle(
        move || {
            let runs = |record: &Option<Simul>| {
                let clock = record.as_ref().and_then(Simul::giver_clock);
                clock.is_some_and(::simul::GiverClock::is_running)
            };
            if simul.record.with_untracked(runs) {
                simul.tick();
                look.set(());
            }
        },
        LOOK,
    );
    on_cleanup(move || {
        if let Ok(ticker) = ticker {
            ticker.clear();
        }
    });
    // A card lives as long as the screen: what it shows must not go with a list that is drawn anew.
    let cards = StoredValue::new(BTreeMap::<u32, SimulBoard>::new());
    let owner = Owner::current().expect("a screen is being mounted");
    let boards = move || {
        let card = |(number, seat): (usize, Seat)| {
            let id = seat.live.number;
            let known = cards.with_value(|cards| cards.get(&id).copied());
            known.unwrap_or_else(|| {
                let card = owner.with(|| card(page, number, seat));
                cards.update_value(|cards| {
                    cards.insert(id, card);
                });
                card
            })
        };
        (1..).zip(simul.seats.get()).map(card).collect::<Vec<_>>()
    };
    SimulInput {
        boards: Signal::derive(boards),
        current: Memo::new(move |_| {
            simul
                .record
                .with(|record| record.as_ref().map_or(0, |simul| simul.current() + 1))
        })
        .into(),
        here: Memo::new(move |_| simul.here().map(|board| board + 1)).into(),
        next: Memo::new(move |_| simul.next().map(|board| board + 1)).into(),
        score: Memo::new(move |_| simul.score()).into(),
        time: Memo::new(move |_| {
            look.track();
            simul.giver_time()
        })
        .into(),
        is_held: simul.is_held.into(),
        is_over: Memo::new(move |_| simul.is_over()).into(),
        is_blindfold: Memo::new(move |_| {
            simul
                .record
                .with(|record| record.as_ref().is_some_and(Simul::is_blindfold))
        })
        .into(),
    }
}

/// A board at a glance.
fn card(page: Page, number: usize, seat: Seat) -> SimulBoard {
    let game = seat.live.game;
    SimulBoard {
        id: seat.live.number,
        number,
        opponent: Signal::derive(move || opponent(page, seat)),
        giver: seat.giver,
        standing: seat.standing.into(),
        placement: Signal::derive(move || {
            game.with(|game| Placement::from(&game.position().to_setup().board))
        }),
    }
}
