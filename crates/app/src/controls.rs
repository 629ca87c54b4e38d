//! Game controls beside the moves: draw, resignation, takeback, hint.

use crate::question;
use crate::result::NextSteps;
use crate::session::{Choice, HintStep, Question, Session, claim_name};
use crate::waiting::{Held, Paused};
use board::Palette;
use chess::Color;
use game::{Event, Game, Phase, Player};
use leptos::prelude::*;
use table::{Intent, Table};
use widgets::icon::{Icon, IconButton, Sign};

/// The row under the move list: buttons, or a question in their place.
#[derive(Clone, Copy, PartialEq)]
enum Row {
    Paused,
    /// The reason why.
    Held(&'static str),
    Confirm,
    DrawChoices,
    ClaimWith,
    Evidence,
    Sure(Question),
    Offer(Color),
    Pencil,
    Actions,
    NextSteps,
}

impl Row {
    /// The row for the state of the game.
    fn of(session: Session) -> Row {
        let (phase, incoming, over) = session.game.with(|game| {
            let by = game.offer();
            let by = by.filter(|&by| game.config().player(!by) == Player::Person);
            (game.phase(), by, game.outcome().is_some())
        });
        if session.pending.get().is_some() {
            return Row::Confirm;
        }
        match session.question.get() {
            Some(Question::Draw) if session.choices() != [Choice::Offer] => Row::DrawChoices,
            Some(Question::ClaimWith) => Row::ClaimWith,
            Some(Question::Evidence(_)) => Row::Evidence,
            Some(asked @ (Question::Leave | Question::Stop)) => Row::Sure(asked),
            _ if phase == Phase::Paused => Row::Paused,
            _ if phase == Phase::Adjourned => Row::Held("held-adjourned"),
            _ if matches!(phase, Phase::Claimed(_)) => Row::Held("held-claimed"),
            None if incoming.is_some() => incoming.map_or(Row::Actions, Row::Offer),
            _ if session.pencil.get().is_some() => Row::Pencil,
            _ if over && session.end_shown.get() => Row::NextSteps,
            // The questions that are left are asked on their own buttons.
            Some(Question::Draw | Question::Resign) | None => Row::Actions,
        }
    }
}

/// The buttons under the move list, or the question that takes their place.
#[component]
pub fn Controls() -> impl IntoView {
    let session = expect_context::<Session>();
    let row = Memo::new(move |_| Row::of(session));
    view! {
        {move || match row.get() {
            Row::Paused => view! { <Paused/> }.into_any(),
            Row::Held(why) => view! { <Held why/> }.into_any(),
            Row::Confirm => question::confirm(session),
            Row::DrawChoices => question::draw(session),
            Row::ClaimWith => question::announce(session),
            Row::Evidence => question::evidence(session),
            Row::Sure(asked) => question::sure(session, asked),
            Row::Offer(by) => question::offer(session, by),
            Row::Pencil => view! {
                <Palette
                    pencil=session.pencil
                    drawings=session.drawings.into()
                    on_wipe=Callback::new(move |()| session.wipe())
                />
            }.into_any(),
            Row::Actions => view! { <Actions/> }.into_any(),
            Row::NextSteps => view! { <NextSteps/> }.into_any(),
        }}
    }
}

/// The buttons that step through the record.
#[component]
pub fn Replay() -> impl IntoView {
    let session = expect_context::<Session>();
    let at_start = Memo::new(move |_| session.shown.get() == 0);
    let at_end = Memo::new(move |_| {
        session
            .game
            .with(|game| session.shown.get() == game.plies().len())
    });
    view! {
        <div class="replay">
            <IconButton sign=Sign::First name="first" action="first" off=at_start on_press=move || session.show(0)/>
            <IconButton sign=Sign::Previous name="previous" action="previous" off=at_start on_press=move || session.step(-1)/>
            <IconButton sign=Sign::Next name="next" action="next" off=at_end on_press=move || session.step(1)/>
            <IconButton sign=Sign::Last name="last" action="last" off=at_end on_press=move || session.show(usize::MAX)/>
        </div>
    }
}

#[component]
fn Actions() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let running = Memo::new(move |_| session.game.with(|game| game.phase() == Phase::Running));
    let offered = Memo::new(move |_| session.game.with(|game| game.offer().is_some()));
    let nothing_to_choose = Memo::new(move |_| session.choices().is_empty());
    let may_claim_illegal = Memo::new(move |_| session.game.with(Game::may_claim_illegal));
    let claim_illegal = move |_| {
        let side = session.game.with_untracked(Game::to_act);
        session.act(Intent::Event(Event::ClaimIllegal(side)));
    };
    let claimable = Memo::new(move |_| session.table.with(Table::claimable));
    let takes_back = Memo::new(move |_| session.game.with(Game::may_take_back));
    let cannot_take_back = Memo::new(move |_| session.table.with(Table::may_take_back).is_none());
    let gives_hints = Memo::new(move |_| session.table.with(Table::gives_hints));
    let hint = move || {
        let hint = session.hint.get();
        let words = words.now();
        hint.map_or_else(
            || words.get("hint"),
            |hint| words.with("hint-step", &i18n::args!["step" => hint.step.number()]),
        )
    };
    let no_hint = Memo::new(move |_| {
        let told = session
            .hint
            .get()
            .is_some_and(|hint| hint.step == HintStep::Move);
        told || !session.table.with(Table::may_hint)
    });
    let touch_move = Memo::new(move |_| session.strictness().touch_move);
    let asks = move |question: Question| session.question.get() == Some(question);
    // The button that asks is the button that answers.
    let ask = move |question: Question| {
        if session.question.get_untracked() != Some(question) {
            session.act(Intent::AskInPlace {
                question,
                typed: session.focus.is_in_entry(),
            });
        } else if session.armed.get_untracked() {
            session.act(Intent::Answer(true));
        }
    };
    let draw = move |_| match untrack(|| session.choices())[..] {
        // The offer is refused, and the reason told.
        [] => session.act(Intent::Choose(Choice::Offer)),
        [Choice::Offer] => ask(Question::Draw),
        _ => session.act(Intent::Ask(Question::Draw)),
    };
    let draw_action = move || match (asks(Question::Draw), session.armed.get()) {
        (true, true) => "offer-draw",
        (true, false) => "asking-draw",
        _ => "draw-choices",
    };
    let resign_action = move || match (asks(Question::Resign), session.armed.get()) {
        (true, true) => "confirm",
        (true, false) => "asking-resign",
        _ => "resign",
    };
    view! {
        <div
            class="game-buttons"
            on:keydown=move |event| if event.key() == "Escape" && session.question.get_untracked().is_some() {
                session.act(Intent::Withdraw);
                event.stop_propagation();
            }
        >
            <Show when=move || takes_back.get()>
                <button
                    type="button"
                    data-action="take-back"
                    aria-disabled=move || cannot_take_back.get().to_string()
                    on:click=move |_| if !cannot_take_back.get_untracked() { session.act(Intent::TakeBack) }
                >
                    <Icon sign=Sign::TakeBack/>
                    <span>{words.say("take-back")}</span>
                </button>
            </Show>
            <Show when=move || gives_hints.get()>
                <button
                    type="button"
                    data-action="hint"
                    class:chosen=move || session.hint.get().is_some()
                    aria-disabled=move || no_hint.get().to_string()
                    aria-busy=move || session.seeks_hint.get().to_string()
                    on:click=move |_| session.act(Intent::Hint)
                >
                    <Icon sign=Sign::Hint/>
                    <span>{hint}</span>
                </button>
            </Show>
            <Show when=move || touch_move.get()>
                <button
                    type="button"
                    data-action="adjust"
                    aria-pressed=move || session.adjusting.get().to_string()
                    on:click=move |_| session.act(Intent::Adjust)
                >
                    <Icon sign=Sign::Adjust/>
                    <span>{words.say("adjust")}</span>
                </button>
            </Show>
            <Show when=move || may_claim_illegal.get()>
                <button type="button" class="danger" data-action="claim-illegal" on:click=claim_illegal>
                    <Icon sign=Sign::Warning/>
                    <span>{words.say("claim-illegal")}</span>
                </button>
            </Show>
            {move || claimable.get().map(|claim| view! {
                <button
                    type="button"
                    data-action="claim-draw"
                    title=words.say(claim_name(claim))
                    on:click=move |_| {
                        // The button is there only while the claim holds.
                        let mover = session.game.with_untracked(Game::mover);
                        let _ = session.send(Event::ClaimDraw(mover, claim));
                    }
                >
                    <Icon sign=Sign::Handshake/>
                    <span>{words.say("claim-draw")}</span>
                </button>
            })}
            <button
                type="button"
                class:sure=move || asks(Question::Draw)
                data-action=draw_action
                title=words.say("draw-choices")
                disabled=move || !running.get()
                aria-disabled=move || nothing_to_choose.get().to_string()
                on:click=draw
            >
                <Icon sign=Sign::Handshake/>
                <span>
                    {move || words.now().get(match (asks(Question::Draw), offered.get()) {
                        (true, _) => "offer-again",
                        (_, true) => "offer-stands",
                        _ => "draw",
                    })}
                </span>
            </button>
            <button
                type="button"
                class:danger=move || asks(Question::Resign)
                data-action=resign_action
                disabled=move || !running.get()
                on:click=move |_| ask(Question::Resign)
            >
                <Icon sign=Sign::Flag/>
                <span>{move || words.now().get(if asks(Question::Resign) { "resign-again" } else { "resign" })}</span>
            </button>
        </div>
    }
}
