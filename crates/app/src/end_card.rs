//! The card at the end of a game: who won, and why.

use crate::focus;
use crate::icon::{Icon, Sign};
use crate::names::reason_name;
use crate::session::{Asked, Session, Sheet};
use crate::storage;
use board::Narrator;
use chess::Color;
use game::{Outcome, Score};
use leptos::html::Section;
use leptos::prelude::*;

/// The end card; it can be put aside to look at the board.
#[component]
pub fn EndCard() -> impl IntoView {
    let session = expect_context::<Session>();
    let card = NodeRef::<Section>::new();
    // The card has the focus, not a button on it: an Enter that was on its way must not begin another game.
    if !focus::is_in_entry() {
        focus::when_there(card);
    }
    let words = session.words;
    let shown = move || {
        let lexicon = words.now();
        let narrator = Narrator::new(&lexicon, false);
        let (headline, outcome) = session.game.with(|game| {
            let outcome = game.outcome()?;
            Some((narrator.headline(game, outcome), outcome))
        })?;
        let title = headline.clone();
        let reason = narrator.reason(outcome);
        // One game is no match.
        let score = storage::load_match()
            .filter(|score| score.games > 1)
            .map(|score| {
                session
                    .game
                    .with(|game| score.told(game.config(), &lexicon))
            });
        let claimed = session.claimed();
        Some(view! {
            <section
                class="card"
                node_ref=card
                tabindex="-1"
                role="dialog"
                aria-label=headline
                data-end
                data-reason=reason_name(outcome.reason)
            >
                <button
                    type="button"
                    class="icon-button close"
                    data-action="close"
                    aria-label=words.say("close")
                    on:click=move |_| session.put_end_card_aside()
                >
                    <Icon sign=Sign::Close/>
                </button>
                <h2>{title}</h2>
                <p class="result" data-result>{result(outcome)}</p>
                <p class="reason">{reason}</p>
                {score.map(|score| view! { <p class="reason" data-match>{score}</p> })}
                {claimed.map(|claim| view! {
                    <button type="button" data-action="evidence" on:click=move |_| {
                        session.end_card.set(false);
                        session.asked.set(Some(Asked::Evidence(claim)));
                    }>
                        {words.say("show-evidence")}
                    </button>
                })}
                <button
                    class="primary"
                    type="button"
                    data-action="play-again"
                    on:click=move |_| session.play_again()
                >
                    {words.say("play-again")}
                </button>
                <div class="controls spread">
                    <button type="button" class="labelled" data-action="analyse" on:click=move |_| session.study_game()>
                        <Icon sign=Sign::Graph/>
                        {words.say("analyse")}
                    </button>
                    <button
                        type="button"
                        class="labelled"
                        data-action="score-sheet"
                        on:click=move |_| session.sheet.set(Some(Sheet::Record))
                    >
                        <Icon sign=Sign::Page/>
                        {words.say("score-sheet")}
                    </button>
                </div>
                <div class="controls spread">
                    <button type="button" class="labelled" data-action="swap-sides" on:click=move |_| session.swap_sides()>
                        <Icon sign=Sign::Swap/>
                        {words.say("swap-sides")}
                    </button>
                    <button type="button" data-action="new-game" on:click=move |_| session.clear()>
                        {words.say("new-game")}
                    </button>
                </div>
            </section>
        })
    };
    view! { <div class="veil">{shown}</div> }
}

/// The score as people write it.
fn result(outcome: Outcome) -> &'static str {
    match outcome.score {
        Score::Won(Color::White) => "1–0",
        Score::Won(Color::Black) => "0–1",
        Score::Draw => "½–½",
        Score::BothLost => "0–0",
    }
}
