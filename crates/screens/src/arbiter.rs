//! Arbiter's panel: status, ledger, clocks, penalties, irregularities, adjournment, each in a section of its own.

mod adjournment;
mod clocks;
mod export;
mod irregularities;
mod ledger;
mod now;
mod penalties;

use crate::WiredContext;
use crate::event_text;
use crate::law_link::law_link;
use game::{Event, Game, Phase, Refusal, Timestamp};
use i18n::Words;
use laws::articles;
use leptos::prelude::*;
use platform::device_clock;
use std::sync::Arc;
use widgets::dialog_frame::DialogFrame;
use widgets::live_region::renewed;

/// Input of the arbiter's panel: the current game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArbiterInput {
    /// The game.
    pub game: Arc<Game>,
    /// The game's time when it became so.
    pub now: Timestamp,
}

/// Commands of the arbiter's panel.
#[derive(Debug, PartialEq, Eq)]
pub enum ArbiterCommand {
    /// To apply this event now.
    Apply(Event),
    /// To open another game.
    Open,
}

/// The arbiter's panel, a dialog.
pub fn arbiter(context: WiredContext<ArbiterInput, ArbiterCommand>) -> AnyView {
    let arbiter = ArbiterContext::new(context);
    // A part is made anew only when it comes or goes: what is open in it stays open.
    let when = |is: fn(Phase) -> bool| Memo::new(move |_| is(arbiter.phase()));
    let adjourned = when(|phase| phase == Phase::Adjourned);
    // A decision that is postponed can be made at any time.
    let claimed = Memo::new(move |_| {
        let game = arbiter.game();
        matches!(game.phase(), Phase::Claimed(_))
            || game.phase() == Phase::Running && game.postponed().is_some()
    });
    let running = when(|phase| phase == Phase::Running);
    let live = when(|phase| !matches!(phase, Phase::Over(_)));
    let content = view! {
        {move || adjourned.get().then(|| adjournment::opening(arbiter))}
        {move || claimed.get().then(|| now::claimed(arbiter))}
        {now::now(arbiter)}
        {move || live.get().then(|| view! {
            {clocks::clocks(arbiter)}
            {penalties::penalties(arbiter)}
            {irregularities::irregularities(arbiter)}
        })}
        {ledger::ledger(arbiter)}
        {move || running.get().then(|| adjournment::sealing(arbiter))}
        {export::export(arbiter)}
    }
    .into_any();
    view! { <DialogFrame frame=context.frame content/> }.into_any()
}

/// Context of the arbiter's panel: the game, and the way to the page. A handle.
#[derive(Clone, Copy)]
struct ArbiterContext {
    screen: WiredContext<ArbiterInput, ArbiterCommand>,
    /// The language.
    words: Words,
    /// The game, with the reading of this device's clock at which the game's time is 0.
    table: Memo<(Arc<Game>, f64)>,
}

impl ArbiterContext {
    fn new(screen: WiredContext<ArbiterInput, ArbiterCommand>) -> ArbiterContext {
        let read = move || {
            let ArbiterInput { game, now } = screen.input.get();
            (game, device_clock::now() - now.0 as f64)
        };
        ArbiterContext {
            screen,
            words: screen.words,
            table: Memo::new_with_compare(move |_| read(), |_, _| true),
        }
    }

    /// The game; a view that asks is updated after every event.
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
        Timestamp((device_clock::now() - zero).max(0.0) as u64).max(game.last_at())
    }

    /// Applies an event now, unless the game refuses it.
    fn order(self, event: Event) -> Result<(), Refusal> {
        let mut game = (*self.game_once()).clone();
        match game.apply(event.clone(), self.now()) {
            // That the flag has fallen meanwhile the page has to find out by itself.
            Ok(_) | Err(Refusal::FlagFallen(_)) => {
                self.screen.send(ArbiterCommand::Apply(event));
                Ok(())
            }
            Err(refusal) => Err(refusal),
        }
    }

    /// Gives an order of the arbiter, and shows why it is refused.
    fn try_order(self, event: Event, feedback: Feedback) -> bool {
        let result = self.order(event);
        feedback.0.set(result.err().map(FeedbackText::Refused));
        result.is_ok()
    }
}

/// Feedback beside the arbiter's last action. A handle.
#[derive(Clone, Copy)]
struct Feedback(RwSignal<Option<FeedbackText>>);

#[derive(Clone, Copy, PartialEq, Eq)]
enum FeedbackText {
    /// A refusal of the game.
    Refused(Refusal),
    /// The message of this name.
    Plain(&'static str),
}

impl Feedback {
    fn new() -> Feedback {
        Feedback(RwSignal::new(None))
    }

    fn say(self, message: &'static str) {
        self.0.set(Some(FeedbackText::Plain(message)));
    }

    fn view(self, arbiter: ArbiterContext) -> impl IntoView {
        let told = move || {
            let words = arbiter.words.now();
            self.0.get().map(|said| match said {
                FeedbackText::Refused(refusal) => event_text::refusal(&words, refusal),
                FeedbackText::Plain(name) => words.get(name),
            })
        };
        let law = move || match self.0.get() {
            Some(FeedbackText::Refused(refusal)) => articles::of_refusal(&refusal),
            _ => None,
        };
        let words = arbiter.words;
        view! { <p class="answer" role="alert">{renewed(told)} {move || law().map(|number| law_link(words, number))}</p> }
    }
}
