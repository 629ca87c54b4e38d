//! The result of a game, in the panel: who won and why above the record, what can be done next below it.

use crate::focus;
use crate::law_link::LawLink;
use crate::match_text::match_text;
use crate::page::GameContext;
use crate::step_proposal;
use chess::Color;
use game::{Outcome, Points, Reason};
use i18n::names::reason_name;
use laws::articles;
use leptos::html::Section;
use leptos::prelude::*;
use narration::Narrator;
use screens::registry::Screen;
use screens::{club_night_way, route};
use table::{Intent, Question};
use widgets::icon::{Icon, Sign};

/// The result of the game and its reason.
#[component]
pub fn GameResult() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let section = NodeRef::<Section>::new();
    // The result has the focus, not a button: an Enter that was on its way must not begin another game.
    if !context.focus.is_in_entry() {
        focus::when_there(section);
    }
    let words = context.page.words;
    let shown = move || {
        let lexicon = words.now();
        let narrator = Narrator::new(&lexicon, false);
        let (headline, reason, outcome, mate) = context.live.game.with(|game| {
            let outcome = game.outcome()?;
            let is_mate = outcome.reason == Reason::Checkmate;
            let mate = is_mate.then(|| narrator.mate(game.position()));
            let (headline, reason) = (
                narrator.headline(game, outcome),
                narrator.reason(game, outcome),
            );
            Some((headline, reason, outcome, mate.unwrap_or_default()))
        })?;
        let title = headline.clone();
        // One game is no match.
        let (score, proposal, claimed) = context.live.table.with_untracked(|table| {
            let score = table.score().filter(|score| score.games > 1);
            let proposal = score.and_then(|score| step_proposal::view(context, score));
            let score = score.map(|score| match_text(score, table.game().config(), &lexicon));
            (score, proposal, table.claimed())
        });
        Some(view! {
            <section
                class="outcome"
                node_ref=section
                tabindex="-1"
                role="group"
                aria-label=headline
                data-end
                data-reason=reason_name(outcome.reason)
            >
                <h2>{title}</h2>
                <p class="result" data-result>{score_text(outcome)}</p>
                <p class="reason">{reason} " " <LawLink number=articles::of_reason(outcome.reason)/></p>
                {(!mate.is_empty()).then(|| view! {
                    <details class="reason" data-why-mate>
                        <summary>{words.say("why-mate")}</summary>
                        <ul>{mate.into_iter().map(|told| view! { <li>{told}</li> }).collect_view()}</ul>
                    </details>
                })}
                {score.map(|score| view! { <p class="reason" data-match>{score}</p> })}
                {proposal}
                {claimed.map(|claim| view! {
                    <button
                        type="button"
                        class="quiet"
                        data-action="evidence"
                        on:click=move |_| context.act(Intent::Ask(Question::Evidence(claim)))
                    >
                        {words.say("show-evidence")}
                    </button>
                })}
            </section>
        })
    };
    view! { {shown} }
}

/// The buttons of a game that is over.
#[component]
pub fn NextSteps() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let words = context.page.words;
    let key = untrack(|| context.live.key());
    view! {
        <div class="next-steps">
            <button class="primary" type="button" data-action="analyse" on:click=move |_| context.page.study_game()>
                <Icon sign=Sign::Graph/>
                {words.say("review-game")}
            </button>
            <button type="button" data-action="play-again" on:click=move |_| context.page.play_again()>
                {words.say("play-again")}
            </button>
            <button type="button" data-action="new-game" on:click=move |_| context.act(Intent::Clear)>
                {words.say("new-game")}
            </button>
            <button
                type="button"
                class="quiet"
                data-action="swap-sides"
                title=words.say("swap-sides")
                on:click=move |_| context.page.swap_sides()
            >
                <Icon sign=Sign::Swap/>
                <span>{words.say("swap-sides")}</span>
            </button>
            <button
                type="button"
                class="quiet"
                data-action="score-sheet"
                title=words.say("score-sheet")
                on:click=move |_| context.page.screen.set(Some(Screen::ScoreSheet))
            >
                <Icon sign=Sign::Page/>
                <span>{words.say("score-sheet")}</span>
            </button>
            {club_night_way(&key.unwrap_or_default()).map(|(screen, query)| {
                let name = screen.name();
                view! {
                    <a class="button quiet" href=route::href(screen, query) data-action=name title=words.say(name)>
                        <Icon sign=Sign::Right/>
                        <span>{words.say(name)}</span>
                    </a>
                }
            })}
        </div>
    }
}

/// The score as it is written: `1–0`.
pub fn score_text(outcome: Outcome) -> &'static str {
    match outcome.points {
        Points::Won(Color::White) => "1–0",
        Points::Won(Color::Black) => "0–1",
        Points::Draw => "½–½",
        Points::BothLost => "0–0",
        Points::Half(Color::White) => "½–0",
        Points::Half(Color::Black) => "0–½",
    }
}
