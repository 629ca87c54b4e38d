//! What a player may do besides moving.

use crate::board::{Brush, Palette};
use crate::focus;
use crate::icon::{Icon, IconButton, Sign};
use crate::narrator::Narrator;
use crate::session::{Asked, Choice, Session, Sheet, claim_name};
use crate::words::{FluentArgs, args};
use chess::Color;
use game::{Claim, Event, Game, Phase, Player};
use leptos::html::Button;
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
            (true, _, _) => view! { <Confirm/> }.into_any(),
            (_, Some(Asked::Draw), _) => view! { <Draw/> }.into_any(),
            (_, Some(Asked::ClaimWith), _) => view! { <Announce/> }.into_any(),
            (_, Some(Asked::Evidence(_)), _) => view! { <Evidence/> }.into_any(),
            (_, Some(asked), _) => view! { <Sure asked/> }.into_any(),
            (_, None, Some(by)) => view! { <Offer by/> }.into_any(),
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
            <ArbiterButton/>
        </div>
    }
}

/// To everything an arbiter sees and may do.
#[component]
fn ArbiterButton() -> impl IntoView {
    let session = expect_context::<Session>();
    let open = move || session.sheet.set(Some(Sheet::Arbiter));
    view! { <IconButton sign=Sign::Scales name="arbiter" action="arbiter" on_press=open/> }
}

/// Asks back. The answer that changes nothing has the focus.
#[component]
fn Sure(asked: Asked) -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let (question, yes) = match asked {
        Asked::Resign => ("resign-sure", "resign"),
        Asked::Stop => ("stop-sure", "resign"),
        _ => ("leave-sure", "give-up"),
    };
    let cancel = NodeRef::<Button>::new();
    // Whoever types goes on typing: there words answer, and the question is said.
    if focus::is_in_entry() {
        session.announce(words.once().get(question));
    } else {
        focus::when_there(cancel);
    }
    view! {
        <div
            class="ask"
            role="alertdialog"
            aria-label=words.say(question)
            on:keydown=move |event| {
                if event.key() == "Escape" {
                    session.settle(false);
                }
            }
        >
            <p>{words.say(question)}</p>
            <button type="button" class="danger" data-action="confirm" on:click=move |_| session.settle(true)>{words.say(yes)}</button>
            <button node_ref=cancel type="button" data-action="cancel" on:click=move |_| session.settle(false)>
                {words.say("play-on")}
            </button>
        </div>
    }
}

/// What whoever wants a draw can do, and what a wrong claim would cost.
#[component]
fn Draw() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let first = NodeRef::<Button>::new();
    if !focus::is_in_entry() {
        focus::when_there(first);
    }
    let choices = Memo::new(move |_| session.choices());
    let off = move || {
        let side = session.speaker_side();
        session
            .game
            .with(|game| (!game.may_offer(side)).to_string())
    };
    let cost = move || {
        session
            .game
            .with(|game| Narrator::new(&words.now(), false).cost_of_claim(game))
    };
    let button = move |choice: Choice| {
        let (action, name) = match choice {
            Choice::Offer => {
                return view! {
                    <button
                        node_ref=first
                        type="button"
                        data-action="offer-draw"
                        aria-disabled=off
                        on:click=move |_| session.choose(choice)
                    >
                        {words.say("offer-draw")}
                    </button>
                }
                .into_any();
            }
            Choice::Claim(Claim::Repetition) => ("claim-repetition", "claim-three-times"),
            Choice::Claim(Claim::FiftyMoves) => ("claim-fifty-moves", "claim-no-progress"),
            Choice::ClaimWith => ("claim-with", "claim-with"),
            Choice::Quickplay => ("claim-quickplay", "claim-quickplay"),
            Choice::Evidence(_) => ("evidence", "show-evidence"),
            Choice::Stop => ("stop-clocks", "stop-clocks"),
        };
        view! {
            <button type="button" data-action=action on:click=move |_| session.choose(choice)>
                {words.say(name)}
            </button>
        }
        .into_any()
    };
    view! {
        <div
            class="ask many"
            role="dialog"
            aria-label=words.say("draw-choices")
            on:keydown=move |event| {
                if event.key() == "Escape" {
                    session.settle(false);
                }
            }
        >
            <div class="head">
                <p>{cost}</p>
                <IconButton sign=Sign::Close name="close" action="cancel" on_press=move || session.settle(false)/>
            </div>
            {move || choices.get().into_iter().map(button).collect_view()}
        </div>
    }
}

/// While the move is awaited with which a draw is claimed.
#[component]
fn Announce() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    view! {
        <div class="ask" role="group" aria-label=words.say("announce-move")>
            <p>{words.say("announce-move")}</p>
            <button type="button" data-action="cancel" on:click=move |_| session.settle(false)>{words.say("cancel")}</button>
        </div>
    }
}

/// Goes through the positions that prove a claim, or show that it is wrong.
#[component]
fn Evidence() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let plies = Memo::new(move |_| session.evidence());
    let next = NodeRef::<Button>::new();
    focus::when_there(next);
    let place = move || {
        let shown = session.shown.get();
        plies.with(|plies| plies.iter().position(|&ply| ply == shown))
    };
    let go = move |at: usize| {
        let plies = plies.get_untracked();
        let at = at % plies.len().max(1);
        // The position after an announced move is one further than the record goes.
        if let Some(&ply) = plies.get(at) {
            session.shown.set(ply);
            session.announce(words.once().with("evidence-at", &told(at, &plies)));
        }
    };
    go(0);
    let text = move || {
        let at = place()?;
        Some(plies.with(|plies| words.now().with("evidence-at", &told(at, plies))))
    };
    view! {
        <div
            class="ask"
            role="group"
            aria-label=words.say("show-evidence")
            on:keydown=move |event| {
                if event.key() == "Escape" {
                    session.settle(false);
                }
            }
        >
            <p data-evidence-at=move || place().map(|at| (at + 1).to_string())>{text}</p>
            <button node_ref=next type="button" data-action="next-evidence" on:click=move |_| go(untrack(place).map_or(0, |at| at + 1))>{words.say("next-position")}</button>
            <button type="button" data-action="cancel" on:click=move |_| session.settle(false)>{words.say("close")}</button>
        </div>
    }
}

/// The number of a position that proves something, of how many, and how many moves had been made.
fn told(at: usize, plies: &[usize]) -> FluentArgs<'static> {
    args!["number" => at + 1, "count" => plies.len(), "moves" => plies[at].div_ceil(2)]
}

/// An offer to the person at this device.
#[component]
fn Offer(by: Color) -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let offers = move || Narrator::new(&words.now(), false).offers_draw(by);
    let refuse = NodeRef::<Button>::new();
    focus::when_lost(refuse);
    // Both can be too late if the game has just ended by itself; the end card says so.
    let accept = move |_| {
        let _ = session.send(Event::AcceptDraw(!by));
    };
    let decline = move |_| {
        let _ = session.send(Event::DeclineDraw(!by));
        focus::to_board();
    };
    view! {
        <div class="ask" role="alertdialog" aria-label=offers>
            <p>{offers}</p>
            <button type="button" data-action="accept-draw" on:click=accept>{words.say("accept")}</button>
            <button node_ref=refuse type="button" data-action="decline-draw" on:click=decline>{words.say("decline")}</button>
            <ArbiterButton/>
        </div>
    }
}

/// Asks whether a move is meant, before the clock is pressed.
#[component]
fn Confirm() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let yes = NodeRef::<Button>::new();
    // Whoever types goes on typing: there Enter and words answer.
    if !focus::is_in_entry() {
        focus::when_there(yes);
    }
    let answer = move |meant: bool| {
        session.confirm(meant);
        if !focus::is_in_entry() {
            focus::to_board();
        }
    };
    view! {
        <div
            class="ask"
            role="alertdialog"
            aria-label=words.say("confirm-move")
            on:keydown=move |event| {
                if event.key() == "Escape" {
                    answer(false);
                }
            }
        >
            <p>{words.say("confirm-move")}</p>
            <button node_ref=yes type="button" class="sure" data-action="confirm-move" on:click=move |_| answer(true)>
                {words.say("confirm")}
            </button>
            <button type="button" data-action="take-back-move" on:click=move |_| answer(false)>
                {words.say("take-it-back")}
            </button>
        </div>
    }
}
