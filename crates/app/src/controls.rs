//! Game controls beside the moves: draw, resignation, takeback, hint.

use crate::control_row::Row;
use crate::page::GameContext;
use crate::question;
use crate::result::NextSteps;
use crate::waiting::{Held, Paused};
use board::Palette;

use game::{Event, Phase};
use leptos::prelude::*;
use play::claim_name;
use table::{Choice, HintStep, Question};
use table::{Intent, Table};
use widgets::icon::{Icon, IconButton, Sign};

/// The buttons under the move list, or the answers to a question in their place.
#[component]
pub fn Controls() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let row = Memo::new(move |_| Row::of(context));
    view! {
        {move || match row.get() {
            Row::Paused => view! { <Paused/> }.into_any(),
            Row::Held(why) => view! { <Held why/> }.into_any(),
            Row::Confirm => question::confirm(context),
            Row::DrawChoices => question::draw(context),
            Row::ClaimWith => question::announce(context),
            Row::Evidence => question::evidence(context),
            Row::Sure(asked) => question::sure(context, asked),
            Row::TakeBack => question::take_back(context),
            Row::Offer(by) => question::offer(context, by),
            Row::Pencil => view! {
                <Palette
                    pencil=context.live.pencil
                    drawings=context.live.drawings.into()
                    on_wipe=Callback::new(move |()| context.live.wipe())
                />
            }.into_any(),
            Row::Actions => view! { <Actions/> }.into_any(),
            // A game beside others is followed by the next of them.
            Row::NextSteps if context.number > 0 => ().into_any(),
            Row::NextSteps => view! { <NextSteps/> }.into_any(),
        }}
    }
}

/// The buttons that step through the record.
#[component]
pub fn Replay() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let at_start = Memo::new(move |_| context.live.shown.get() == 0);
    let at_end = Memo::new(move |_| {
        context
            .live
            .game
            .with(|game| context.live.shown.get() == game.plies().len())
    });
    view! {
        <div class="replay">
            <IconButton sign=Sign::First name="first" action="first" off=at_start on_press=move || context.show(0)/>
            <IconButton sign=Sign::Previous name="previous" action="previous" off=at_start on_press=move || context.step(-1)/>
            <IconButton sign=Sign::Next name="next" action="next" off=at_end on_press=move || context.step(1)/>
            <IconButton sign=Sign::Last name="last" action="last" off=at_end on_press=move || context.show(usize::MAX)/>
        </div>
    }
}

#[component]
fn Actions() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let words = context.page.words;
    let running = Memo::new(move |_| {
        context
            .live
            .game
            .with(|game| game.phase() == Phase::Running)
    });
    let offered = Memo::new(move |_| context.live.game.with(|game| game.offer().is_some()));
    let nothing_to_choose = Memo::new(move |_| context.live.choices().is_empty());
    let may_claim_illegal =
        Memo::new(move |_| context.live.game.with(|game| game.may_claim_illegal()));
    let claim_illegal = move |_| {
        let side = context.live.game.with_untracked(|game| game.to_act());
        context.act(Intent::Event(Event::ClaimIllegal(side)));
    };
    let claimable = Memo::new(move |_| context.live.table.with(Table::claimable));
    let takes_back = Memo::new(move |_| context.live.game.with(|game| game.may_take_back()));
    let cannot_take_back =
        Memo::new(move |_| context.live.table.with(Table::may_take_back).is_none());
    let gives_hints = Memo::new(move |_| context.live.table.with(Table::gives_hints));
    let hint = move || {
        let hint = context.live.hint.get();
        let words = words.now();
        hint.map_or_else(
            || words.get("hint"),
            |hint| words.with("hint-step", &i18n::args!["step" => hint.step.number()]),
        )
    };
    let no_hint = Memo::new(move |_| {
        let told = context
            .live
            .hint
            .get()
            .is_some_and(|hint| hint.step == HintStep::Move);
        told || !context.live.table.with(Table::may_hint)
    });
    let touch_move = Memo::new(move |_| context.live.strictness().touch_move);
    let asks = move |question: Question| context.live.question.get() == Some(question);
    // The button that asks is the button that answers.
    let ask = move |question: Question| {
        if context.live.question.get_untracked() != Some(question) {
            context.act(Intent::AskInPlace {
                question,
                typed: context.focus.is_in_entry(),
            });
        } else if context.live.armed.get_untracked() {
            context.act(Intent::Answer(true));
        }
    };
    let draw = move |_| match untrack(|| context.live.choices())[..] {
        // The offer is refused, and the reason told.
        [] => context.act(Intent::Choose(Choice::Offer)),
        [Choice::Offer] => ask(Question::Draw),
        _ => context.act(Intent::Ask(Question::Draw)),
    };
    let draw_action = move || match (asks(Question::Draw), context.live.armed.get()) {
        (true, true) => "offer-draw",
        (true, false) => "asking-draw",
        _ => "draw-choices",
    };
    let resign_action = move || match (asks(Question::Resign), context.live.armed.get()) {
        (true, true) => "confirm",
        (true, false) => "asking-resign",
        _ => "resign",
    };
    view! {
        <div
            class="game-buttons"
            on:keydown=move |event| if event.key() == "Escape" && context.live.question.get_untracked().is_some() {
                context.act(Intent::Withdraw);
                event.stop_propagation();
            }
        >
            <Show when=move || takes_back.get()>
                <button
                    type="button"
                    data-action="take-back"
                    aria-disabled=move || cannot_take_back.get().to_string()
                    on:click=move |_| if !cannot_take_back.get_untracked() { context.act(Intent::TakeBack) }
                >
                    <Icon sign=Sign::TakeBack/>
                    <span>{words.say("take-back")}</span>
                </button>
            </Show>
            <Show when=move || gives_hints.get()>
                <button
                    type="button"
                    data-action="hint"
                    class:chosen=move || context.live.hint.get().is_some()
                    aria-disabled=move || no_hint.get().to_string()
                    aria-busy=move || context.live.seeks_hint.get().to_string()
                    on:click=move |_| context.act(Intent::Hint)
                >
                    <Icon sign=Sign::Hint/>
                    <span>{hint}</span>
                </button>
            </Show>
            <Show when=move || touch_move.get()>
                <button
                    type="button"
                    data-action="adjust"
                    aria-pressed=move || context.live.adjusting.get().to_string()
                    on:click=move |_| context.act(Intent::Adjust)
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
                        let mover = context.live.game.with_untracked(|game| game.mover());
                        let _ = context.live.apply(Event::ClaimDraw(mover, claim));
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
