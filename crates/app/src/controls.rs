//! What a player may do besides moving.

use crate::icon::{Icon, IconButton, Sign};
use crate::question;
use crate::session::{Asked, Session, Sheet, claim_name};
use board::{Brush, Palette};
use game::{Claim, Event, Game, Phase, Player};
use leptos::prelude::*;

/// The buttons under the record.
#[component]
pub fn Controls() -> impl IntoView {
    let session = expect_context::<Session>();
    let incoming = Memo::new(move |_| {
        session.game.with(|game| {
            let by = game.offer()?;
            (game.config().player(!by) == Player::Person).then_some(by)
        })
    });
    let drawing = Memo::new(move |_| session.pencil.get().is_some());
    let pending = Memo::new(move |_| session.pending.get().is_some());
    // A question takes exactly the room of the two rows, so that nothing jumps.
    view! {
        {move || match (pending.get(), session.asked.get(), incoming.get()) {
            (true, _, _) => question::confirm(session),
            (_, Some(Asked::Draw), _) => question::draw(session),
            (_, Some(Asked::ClaimWith), _) => question::announce(session),
            (_, Some(Asked::Evidence(_)), _) => question::evidence(session),
            (_, Some(asked), _) => question::sure(session, asked),
            (_, None, Some(by)) => question::offer(session, by),
            _ => view! {
                <Replay/>
                <Show when=move || drawing.get() fallback=Actions>
                    <Palette
                        pencil=session.pencil
                        drawings=session.drawings.into()
                        on_wipe=Callback::new(move |()| session.wipe())
                    />
                </Show>
            }.into_any(),
        }}
    }
}

#[component]
fn Replay() -> impl IntoView {
    let session = expect_context::<Session>();
    let at_start = Memo::new(move |_| session.shown.get() == 0);
    let at_end = Memo::new(move |_| {
        session
            .game
            .with(|game| session.shown.get() == game.plies().len())
    });
    let drawing = Memo::new(move |_| session.pencil.get().is_some());
    let no_drawing = Memo::new(move |_| session.conduct().competition);
    let toggle_pencil = move || {
        if no_drawing.get_untracked() {
            return;
        }
        session.pencil.update(|pencil| {
            *pencil = match pencil {
                Some(_) => None,
                None => Some(Brush::default()),
            }
        });
    };
    view! {
        <div class="controls spread">
            <IconButton sign=Sign::First name="first" off=at_start on_press=move || session.show(0)/>
            <IconButton sign=Sign::Previous name="previous" off=at_start on_press=move || session.step(-1)/>
            <IconButton sign=Sign::Next name="next" off=at_end on_press=move || session.step(1)/>
            <IconButton sign=Sign::Last name="last" off=at_end on_press=move || session.show(usize::MAX)/>
            <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || session.flip()/>
            <IconButton sign=Sign::Pencil name="draw-on-board" action="draw" pressed=drawing off=no_drawing on_press=toggle_pencil/>
        </div>
    }
}

#[component]
fn Actions() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let over = Memo::new(move |_| session.game.with(|game| game.outcome().is_some()));
    let running = move || session.game.with(|game| game.phase() == Phase::Running);
    let offered = move || session.game.with(|game| game.offer().is_some());
    let choose = move |_| session.asked.set(Some(Asked::Draw));
    let may_claim_illegal = Memo::new(move |_| session.game.with(Game::may_claim_illegal));
    let claim_illegal = move |_| {
        let side = session.game.with_untracked(Game::to_act);
        session.send_or_tell(Event::ClaimIllegal(side));
    };
    let takes_back = Memo::new(move |_| session.game.with(Game::may_take_back));
    let cannot_take_back = Memo::new(move |_| session.may_take_back().is_none());
    let touch_move = Memo::new(move |_| session.conduct().touch_move);
    let claim = move |claim: Claim| {
        let why = claim_name(claim);
        view! {
            <button
                type="button"
                class="labelled"
                data-action="claim-draw"
                title=words.say(why)
                on:click=move |_| {
                    // The button is there only while the claim holds.
                    let _ = session.send(Event::ClaimDraw(claim));
                }
            >
                {words.say("claim-draw")}
            </button>
        }
    };
    let offer_button = move || {
        view! {
            <button
                type="button"
                class="labelled"
                data-action="draw-choices"
                title=words.say("draw-choices")
                aria-haspopup="dialog"
                disabled=move || !running()
                on:click=choose
            >
                <Icon sign=Sign::Handshake/>
                {move || words.now().get(if offered() { "offer-stands" } else { "draw" })}
            </button>
        }
    };
    view! {
        <div class="controls spread">
            <Show when=move || !over.get()>
                // A claim takes the place of an offer: a draw that can be had need not be asked for.
                {move || match session.claimable() {
                    Some(claimable) => view! {
                        {claim(claimable)}
                        <IconButton
                            sign=Sign::Handshake
                            name="draw-choices"
                            action="draw-choices"
                            on_press=move || session.asked.set(Some(Asked::Draw))
                        />
                    }.into_any(),
                    None => offer_button().into_any(),
                }}
                <Show when=move || may_claim_illegal.get()>
                    <button type="button" class="danger" data-action="claim-illegal" on:click=claim_illegal>
                        {words.say("claim-illegal")}
                    </button>
                </Show>
                <button
                    type="button"
                    class="labelled"
                    data-action="resign"
                    disabled=move || !running()
                    on:click=move |_| session.asked.set(Some(Asked::Resign))
                >
                    <Icon sign=Sign::Flag/>
                    {words.say("resign")}
                </button>
            </Show>
            <Show when=move || over.get()>
                <button type="button" class="labelled" data-action="play-again" on:click=move |_| session.play_again()>
                    {words.say("play-again")}
                </button>
            </Show>
            <button
                type="button"
                class="labelled"
                data-action="new-game"
                on:click=move |_| session.leave()
            >
                <Icon sign=Sign::Plus/>
                {words.say("new-game")}
            </button>
            <div class="tools">
                <Show when=move || !over.get() && takes_back.get()>
                    <IconButton
                        sign=Sign::TakeBack
                        name="take-back"
                        action="take-back"
                        off=cannot_take_back
                        on_press=move || session.take_back()
                    />
                </Show>
                <Show when=move || touch_move.get()>
                    <IconButton
                        sign=Sign::Adjust
                        name="adjust"
                        action="adjust"
                        pressed=session.adjusting
                        on_press=move || session.adjust()
                    />
                </Show>
                <Show when=move || over.get()>
                    <IconButton sign=Sign::Graph name="analyse" action="analyse" on_press=move || session.study_game()/>
                </Show>
                <IconButton
                    sign=Sign::Page
                    name="score-sheet"
                    action="score-sheet"
                    on_press=move || session.sheet.set(Some(Sheet::Record))
                />
                <ArbiterButton/>
            </div>
        </div>
    }
}

/// To everything an arbiter sees and may do.
#[component]
pub fn ArbiterButton() -> impl IntoView {
    let session = expect_context::<Session>();
    let open = move || session.sheet.set(Some(Sheet::Arbiter));
    view! { <IconButton sign=Sign::Scales name="arbiter" action="arbiter" on_press=open/> }
}
