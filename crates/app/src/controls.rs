//! What a player may do besides moving.

use crate::icon::{Icon, Sign};
use crate::session::Session;
use crate::text;
use game::{Event, Phase, Player};
use leptos::prelude::*;

/// Something that is asked back before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Resign,
    Leave,
}

/// The buttons under the record.
#[component]
pub fn Controls() -> impl IntoView {
    let session = expect_context::<Session>();
    let asked = RwSignal::new(None::<Asked>);
    // A question about a game that is over needs no answer.
    Effect::new(move |_| {
        if session.game.with(|game| game.outcome().is_some()) {
            asked.set(None);
        }
    });
    let incoming = Memo::new(move |_| {
        session.game.with(|game| {
            let by = game.offer()?;
            (game.config().player(!by) == Player::Person).then_some(by)
        })
    });
    view! {
        <Replay/>
        {move || match (asked.get(), incoming.get()) {
            (Some(asked_for), _) => view! { <Sure asked asked_for/> }.into_any(),
            (None, Some(by)) => view! { <Offer by/> }.into_any(),
            (None, None) => view! { <Actions asked/> }.into_any(),
        }}
    }
}

#[component]
fn Replay() -> impl IntoView {
    let session = expect_context::<Session>();
    let at_start = move || session.shown.get() == 0;
    let at_end = move || {
        session
            .game
            .with(|game| session.shown.get() == game.plies().len())
    };
    view! {
        <div class="controls spread">
            <ReplayButton sign=Sign::First label=text::FIRST off=Signal::derive(at_start) go=move || session.show(0)/>
            <ReplayButton sign=Sign::Previous label=text::PREVIOUS off=Signal::derive(at_start) go=move || session.step(-1)/>
            <ReplayButton sign=Sign::Next label=text::NEXT off=Signal::derive(at_end) go=move || session.step(1)/>
            <ReplayButton sign=Sign::Last label=text::LAST off=Signal::derive(at_end) go=move || session.show(usize::MAX)/>
            <button
                type="button"
                class="icon-button"
                data-action="flip"
                aria-label=text::FLIP
                title=text::FLIP
                on:click=move |_| session.bottom.update(|bottom| *bottom = !*bottom)
            >
                <Icon sign=Sign::Flip/>
            </button>
        </div>
    }
}

#[component]
fn ReplayButton(
    sign: Sign,
    label: &'static str,
    off: Signal<bool>,
    go: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="icon-button" aria-label=label title=label disabled=off on:click=move |_| go()>
            <Icon sign/>
        </button>
    }
}

#[component]
fn Actions(asked: RwSignal<Option<Asked>>) -> impl IntoView {
    let session = expect_context::<Session>();
    let over = move || session.game.with(|game| game.outcome().is_some());
    let running = move || session.game.with(|game| game.phase() == Phase::Running);
    let may_offer = move || {
        let side = session.speaker_side();
        session.game.with(|game| game.may_offer(side))
    };
    let offered = move || session.game.with(|game| game.offer().is_some());
    let offer = move |_| {
        session.notice.set(None);
        // The button is off where an offer would be refused.
        let _ = session.send(Event::OfferDraw(session.speaker_side()));
    };
    view! {
        <div class="controls spread">
            <Show when=move || !over()>
                {move || session.claimable().map(|claim| view! {
                    <button
                        type="button"
                        data-action="claim-draw"
                        title=text::claim(claim)
                        on:click=move |_| {
                            // The button is there only while the claim holds.
                            let _ = session.send(Event::ClaimDraw(claim));
                        }
                    >
                        {text::CLAIM_DRAW}
                    </button>
                })}
                <button
                    type="button"
                    class="labelled"
                    data-action="offer-draw"
                    title=text::OFFER_DRAW_LONG
                    disabled=move || !may_offer()
                    on:click=offer
                >
                    <Icon sign=Sign::Handshake/>
                    {move || if offered() { text::OFFER_STANDS } else { text::OFFER_DRAW }}
                </button>
                <button
                    type="button"
                    class="labelled"
                    data-action="resign"
                    disabled=move || !running()
                    on:click=move |_| asked.set(Some(Asked::Resign))
                >
                    <Icon sign=Sign::Flag/>
                    {text::RESIGN}
                </button>
            </Show>
            <Show when=over>
                <button type="button" class="labelled" data-action="play-again" on:click=move |_| session.play_again()>
                    {text::PLAY_AGAIN}
                </button>
            </Show>
            <button
                type="button"
                class="labelled"
                data-action="new-game"
                on:click=move |_| if over() { session.clear() } else { asked.set(Some(Asked::Leave)) }
            >
                <Icon sign=Sign::Plus/>
                {move || if over() { text::CHANGE_TERMS } else { text::NEW_GAME }}
            </button>
        </div>
    }
}

/// Asks back.
#[component]
fn Sure(asked: RwSignal<Option<Asked>>, asked_for: Asked) -> impl IntoView {
    let session = expect_context::<Session>();
    let (question, yes) = match asked_for {
        Asked::Resign => (text::RESIGN_SURE, text::RESIGN),
        Asked::Leave => (text::LEAVE_SURE, text::GIVE_UP),
    };
    let confirm = move |_| {
        asked.set(None);
        match asked_for {
            Asked::Resign => {
                let side = session.speaker_side();
                // Too late if the game has just ended by itself; the end card says so.
                let _ = session.send(Event::Resign(side));
            }
            Asked::Leave => session.clear(),
        }
    };
    view! {
        <div class="ask" role="alertdialog" aria-label=question>
            <p>{question}</p>
            <button type="button" class="danger" data-action="confirm" on:click=confirm>{yes}</button>
            <button type="button" data-action="cancel" on:click=move |_| asked.set(None)>{text::CANCEL}</button>
        </div>
    }
}

/// An offer to the person at this device.
#[component]
fn Offer(by: chess::Color) -> impl IntoView {
    let session = expect_context::<Session>();
    // Both can be too late if the game has just ended by itself; the end card says so.
    let accept = move |_| {
        let _ = session.send(Event::AcceptDraw(!by));
    };
    let decline = move |_| {
        let _ = session.send(Event::DeclineDraw(!by));
    };
    view! {
        <div class="ask" role="alertdialog" aria-label=text::offers_draw(by)>
            <p>{text::offers_draw(by)}</p>
            <button type="button" data-action="accept-draw" on:click=accept>{text::ACCEPT}</button>
            <button type="button" data-action="decline-draw" on:click=decline>{text::DECLINE}</button>
        </div>
    }
}
