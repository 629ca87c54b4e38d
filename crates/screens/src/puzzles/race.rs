//! Race of two on one device: two boards, one list of puzzles, one clock. On an upright device the players sit face to face, and
//! the board across is turned to its player; on a broad one the boards stand side by side.

mod seat;

use super::trouble::trouble_text;
use crate::ScreenContext;
use crate::board_controller::BoardController;
use gloo_timers::callback::Interval;
use i18n::args;
use leptos::html::H1;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::puzzle_client::PuzzleClient;
use platform::{device_clock, random};
use protocol::puzzle::{Card, Choose, Failure, Selection};
use puzzle::run::{Race, Seat};
use seat::{RaceSeat, RaceSeatView};
use widgets::focus;
use widgets::up_link::UpLink;

/// Minutes on offer.
const MINUTES: [u32; 3] = [1, 2, 3];

/// Ratings of the first puzzle on offer, with their message names.
const LEVELS: [(u16, &str); 3] = [
    (600, "race-easy"),
    (1_000, "race-middle"),
    (1_500, "race-hard"),
];

/// Number of puzzles fetched at a time.
const FETCHED: u32 = 6;

/// Number of puzzles that are there before the faster player needs them.
const AHEAD: usize = 3;

/// Milliseconds between two looks at the clock.
const TICK: u32 = 200;

/// The state of the screen. A handle.
#[derive(Clone, Copy)]
struct Racing {
    context: ScreenContext,
    /// The race that is on, or for which the players get ready.
    race: RwSignal<Race>,
    /// The last race that has ended.
    last: RwSignal<Option<Race>>,
    /// Races won since the screen was opened, by seat.
    wins: RwSignal<[u32; 2]>,
    minutes: RwSignal<u32>,
    level: RwSignal<u16>,
    /// The puzzles of the race, for both.
    cards: RwSignal<Vec<Card>>,
    trouble: RwSignal<Option<Failure>>,
    /// True if the players sit face to face.
    is_facing: RwSignal<bool>,
    /// Changes whenever the clock is looked at.
    tick: RwSignal<()>,
    controller: BoardController,
    seats: [RaceSeat; 2],
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    client: PuzzleClient,
    clock: Option<Interval>,
    /// The number of the list: answers for an earlier one are late.
    list: u32,
    is_fetching: bool,
}

fn now() -> u64 {
    device_clock::now() as u64
}

/// True for a window in which two boards have more room one above the other.
fn is_upright() -> bool {
    let side = |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|side| side.as_f64());
    side(window().inner_height()) > side(window().inner_width())
}

impl Racing {
    fn open(context: ScreenContext) -> Racing {
        let controller = BoardController::of(context);
        let racing = Racing {
            context,
            race: RwSignal::new(Race::new(120_000, LEVELS[0].0.into())),
            last: RwSignal::new(None),
            wins: RwSignal::new([0; 2]),
            minutes: RwSignal::new(2),
            level: RwSignal::new(LEVELS[0].0),
            cards: RwSignal::new(Vec::new()),
            trouble: RwSignal::new(None),
            is_facing: RwSignal::new(is_upright()),
            tick: RwSignal::new(()),
            controller,
            seats: Seat::BOTH.map(RaceSeat::new),
            inner: StoredValue::new_local(Inner {
                client: expect_context::<Clients>().puzzles(),
                clock: None,
                list: 0,
                is_fetching: false,
            }),
        };
        for seat in racing.seats {
            seat.connect(racing);
        }
        let resized = window_event_listener(leptos::ev::resize, move |_| {
            racing.is_facing.set(is_upright());
        });
        let online = window_event_listener_untyped("online", move |_| racing.fetch_ahead());
        on_cleanup(move || {
            resized.remove();
            online.remove();
        });
        racing.fetch_ahead();
        racing
    }

    /// A race before either player is ready, with a list of its own.
    fn renew(self) {
        let time = u64::from(self.minutes.get_untracked()) * 60_000;
        self.race
            .set(Race::new(time, self.level.get_untracked().into()));
        self.cards.set(Vec::new());
        self.inner.update_value(|inner| {
            inner.list += 1;
            inner.is_fetching = false;
        });
        self.fetch_ahead();
    }

    /// Fetches the next puzzles of the list before they are wanted.
    fn fetch_ahead(self) {
        let there = self.cards.with_untracked(Vec::len);
        let (needed, near) = self.race.with_untracked(|race| {
            let place = Seat::BOTH.map(|seat| race.place(seat)).into_iter().max();
            (place.unwrap_or(0) + AHEAD, race.rating_at(there))
        });
        let asked = self.inner.try_update_value(|inner| {
            let is_asked = needed > there && !std::mem::replace(&mut inner.is_fetching, true);
            is_asked.then(|| (inner.client.clone(), inner.list))
        });
        let Some(Some((client, list))) = asked else {
            return;
        };
        let keys = |cards: &Vec<Card>| cards.iter().map(|card| card.puzzle.key.clone()).collect();
        let choose = Choose {
            from: Selection::default(),
            near: Some(near),
            seed: u64::from_le_bytes(random::bytes().unwrap_or_default()),
            count: FETCHED,
            not: self.cards.with_untracked(keys),
            mixed: true,
            now: device_clock::date() as u64,
            ..Choose::default()
        };
        client.ask(choose, move |answer| {
            let is_current = self.inner.try_update_value(|inner| {
                let is_current = inner.list == list;
                if is_current {
                    inner.is_fetching = false;
                }
                is_current
            });
            if is_current != Some(true) {
                return;
            }
            match answer {
                Ok(cards) => {
                    self.trouble.set(None);
                    self.cards.update(|known| known.extend(cards));
                    for seat in self.seats {
                        seat.show_awaited(self);
                    }
                }
                Err(failure) => self.trouble.set(Some(failure)),
            }
        });
    }

    /// The player of a seat is ready.
    fn ready(self, seat: Seat) {
        self.race.update(|race| race.ready(seat, now()));
        if !self.race.with_untracked(Race::is_begun) {
            return;
        }
        for seat in self.seats {
            seat.show(self);
        }
        let clock = Interval::new(TICK, move || {
            self.tick.set(());
            if self.race.with_untracked(|race| race.is_over(now())) {
                self.end();
            }
        });
        self.inner.update_value(|inner| inner.clock = Some(clock));
    }

    fn end(self) {
        self.inner.update_value(|inner| inner.clock = None);
        for seat in self.seats {
            seat.stop();
        }
        let race = self.race.get_untracked();
        if let Some(winner) = race.winner() {
            self.wins.update(|wins| wins[winner as usize] += 1);
        }
        let [near, across] = Seat::BOTH.map(|seat| race.solved(seat));
        let words = self.context.words.once();
        let told = words.with("race-over", &args!["near" => near, "across" => across]);
        self.last.set(Some(race));
        self.renew();
        self.controller.say(told);
    }
}

/// The race, a page.
pub fn race(context: ScreenContext) -> AnyView {
    let words = context.words;
    let racing = Racing::open(context);
    let title = NodeRef::<H1>::new();
    focus::when_there(title);
    let is_on = Memo::new(move |_| racing.race.with(Race::is_begun));
    let trouble = move || {
        let failure = racing.trouble.get()?;
        let told = trouble_text(&failure, &words.now());
        Some(view! { <p class="solve-trouble" role="alert">{told}</p> })
    };
    let [near, across] = racing.seats;
    view! {
        <section
            class="screen race"
            data-screen="puzzle-race"
            data-phase=move || if is_on.get() { "on" } else { "ready" }
            data-facing=move || racing.is_facing.get().then_some("")
            aria-labelledby="screen-puzzle-race"
            lang=move || words.now().language().tag()
        >
            <header class="race-head">
                <UpLink class="solve-up" label="puzzles" hash="puzzles"/>
                <h1 id="screen-puzzle-race" tabindex="-1" node_ref=title>{words.say("puzzle-race")}</h1>
                {trouble}
            </header>
            <RaceSeatView racing seat=near/>
            <RaceSeatView racing seat=across/>
            {racing.controller.said.view()}
        </section>
    }
    .into_any()
}
