//! The arbiter's panel: what an arbiter has to see and may do, one fold for each duty.

mod adjournment;
mod clocks;
mod irregularities;
mod keeping;
mod ledger;
mod now;
mod penalties;
mod told;

pub use told::{outcome, side};

use crate::Desk;
use crate::parts::clock_now;
use game::{Event, Game, Phase, Refusal, Timestamp};
use leptos::prelude::*;
use std::sync::Arc;
use ui::door::{self, Order};
use ui::words::Words;

/// What is on the arbiter's sheet.
pub fn arbiter(desk: Desk<door::Arbiter>) -> AnyView {
    let bench = Bench::new(desk);
    // A part is made anew only when it comes or goes: what is open in it stays open.
    let when = |is: fn(Phase) -> bool| Memo::new(move |_| is(bench.phase()));
    let adjourned = when(|phase| phase == Phase::Adjourned);
    let claimed = when(|phase| matches!(phase, Phase::Claimed(_)));
    let running = when(|phase| phase == Phase::Running);
    let live = when(|phase| !matches!(phase, Phase::Over(_)));
    view! {
        {move || adjourned.get().then(|| adjournment::opening(bench))}
        {move || claimed.get().then(|| now::claimed(bench))}
        {now::now(bench)}
        {move || live.get().then(|| view! {
            {clocks::clocks(bench)}
            {penalties::penalties(bench)}
            {irregularities::irregularities(bench)}
        })}
        {ledger::ledger(bench)}
        {move || running.get().then(|| adjournment::sealing(bench))}
        {keeping::keeping(bench)}
    }
    .into_any()
}

/// The game as the arbiter has it, and the way to the page. A handle.
#[derive(Clone, Copy)]
struct Bench {
    desk: Desk<door::Arbiter>,
    /// The language.
    words: Words,
    /// The game, and where 0 of its time lies on this device's clock.
    table: Memo<(Arc<Game>, f64)>,
}

impl Bench {
    fn new(desk: Desk<door::Arbiter>) -> Bench {
        let read = move || {
            let door::Table { game, now } = desk.input.get();
            // The page writes its own game; of a text that is none there is nothing to see.
            let game =
                game::from_json(&game).unwrap_or_else(|_| Game::new(game::Config::default()));
            (Arc::new(game), clock_now() - now.0 as f64)
        };
        Bench {
            desk,
            words: desk.words,
            table: Memo::new_with_compare(move |_| read(), |_, _| true),
        }
    }

    /// The game; whoever asks in a view is asked again when something has happened.
    fn game(self) -> Arc<Game> {
        self.table.get().0
    }

    /// The game, for something that is done once.
    fn game_once(self) -> Arc<Game> {
        self.table.get_untracked().0
    }

    fn phase(self) -> Phase {
        self.table.with(|(game, _)| game.phase())
    }

    /// The game's time now.
    fn now(self) -> Timestamp {
        let (game, zero) = self.table.get_untracked();
        Timestamp((clock_now() - zero).max(0.0) as u64).max(game.last_at())
    }

    /// Has it happen now, unless the game refuses it; why it does.
    fn order(self, event: Event) -> Result<(), Refusal> {
        let mut game = (*self.game_once()).clone();
        match game.apply(event.clone(), self.now()) {
            // That the flag has fallen meanwhile the page has to find out by itself.
            Ok(_) | Err(Refusal::FlagFallen(_)) => {
                self.desk.say(Order::Apply(event));
                Ok(())
            }
            Err(refusal) => Err(refusal),
        }
    }

    /// The same; what is refused is told.
    fn try_order(self, event: Event, answer: Answer) -> bool {
        let result = self.order(event);
        answer.0.set(result.err().map(Said::Refused));
        result.is_ok()
    }
}

/// What is said to the arbiter beside what he did last. A handle.
#[derive(Clone, Copy)]
struct Answer(RwSignal<Option<Said>>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Said {
    /// The game does not take it.
    Refused(Refusal),
    /// The message of this name.
    Plain(&'static str),
}

impl Answer {
    fn new() -> Answer {
        Answer(RwSignal::new(None))
    }

    fn say(self, message: &'static str) {
        self.0.set(Some(Said::Plain(message)));
    }

    fn view(self, bench: Bench) -> impl IntoView {
        let told = move || {
            let words = bench.words.now();
            self.0.get().map(|said| match said {
                Said::Refused(refusal) => told::refusal(&words, refusal),
                Said::Plain(name) => words.get(name),
            })
        };
        view! { <p class="answer" role="alert">{told}</p> }
    }
}
