//! Games in play beside each other, for developers: `#dev/tables?n=8&side=black&level=1&time=blitz-5-0`.
//!
//! They are the games of a page of their own, stored under keys with `sessa.dev`, and share the services of this one.

use crate::focus::TableFocus;
use crate::mini_table::MiniTable;
use crate::page::GameContext;
use crate::page::Page;
use ::screens::ScreenContext;
use ::screens::Told;
use chess::Color;
use game::{Config, Millis, Player, Robot, TimeControl};
use leptos::prelude::*;
use platform::device_clock;
use play::{Games, LiveGame};
use std::time::Duration;

/// Most games that are begun.
const MOST: usize = 200;

/// Opens it, once the page has the services of games.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let query = context.input.with_untracked(|input| input.query.clone());
    let is_started = RwSignal::new(false);
    page.with_game(move |_| is_started.set(true));
    let tables = move || {
        let query = query.clone();
        is_started
            .get()
            .then(|| untrack(move || tables(page, &query)))
    };
    ::screens::tables(context.frame, view! { {tables} }.into_any())
}

/// The games that were played there last, and as many new ones as are wanted.
fn tables(page: Page, query: &str) -> AnyView {
    let wanted = |name: &str| {
        let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
    };
    let count = wanted("n").and_then(|count| count.parse().ok());
    let count: usize = count.unwrap_or(2).min(MOST);
    let level = wanted("level").and_then(|level| level.parse().ok());
    let person = match wanted("side") {
        Some("black") => Color::Black,
        _ => Color::White,
    };
    let mut controls = TimeControl::presets().into_iter();
    let time = controls.find(|(name, _)| Some(*name) == wanted("time"));
    let games = Games::new(page.readings(), "sessa.dev");
    let Some(services) = page.games.services() else {
        return ().into_any();
    };
    games.start(&services);
    let kept = games.list();
    let begin = move |seed: usize| {
        let live = games.add();
        let mut players = [Player::Person; 2];
        players[(!person).index()] = Player::Robot(Robot::at_level(level.unwrap_or(1)));
        let config = Config {
            time: time.clone().map(|(_, time)| time),
            players,
            began: device_clock::date() as Millis,
            seed: seed as u32,
            ..Config::default()
        };
        live.begin(config, person);
        live
    };
    let count = count.max(kept.len());
    let open = RwSignal::new(Vec::new());
    // One in a task of its own: all at once would hold the page up.
    let ticker = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(ticker) = ticker.try_update_value(Option::take).flatten() {
            ticker.clear();
        }
    };
    let ticking = set_interval_with_handle(
        move || {
            let at = open.with_untracked(Vec::len);
            if at < count {
                let live = kept.get(at).copied().unwrap_or_else(|| begin(at));
                open.update(|open| open.push(live));
            } else {
                stop();
            }
        },
        Duration::ZERO,
    );
    ticker.set_value(ticking.ok());
    on_cleanup(stop);
    view! {
        <For each=move || open.get() key=|live| live.number let:live>
            {view(page, live)}
        </For>
    }
    .into_any()
}

fn view(page: Page, live: LiveGame) -> impl IntoView {
    let context = GameContext {
        page,
        live,
        focus: TableFocus::new(),
        answered: RwSignal::new(Told::default()),
        number: live.number + 1,
    };
    view! { <MiniTable context/> }
}
