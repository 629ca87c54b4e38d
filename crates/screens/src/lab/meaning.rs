//! Sixth step: Capablanca's relations, the bishop's question, other people's values, files.

use super::choices::Choices;
use super::plots::told;
use super::state::LabState;
use crate::share::Share;
use i18n::args;
use leptos::prelude::*;
use protocol::lab::{Claim, Finding, Save};
use widgets::button::button;

/// Capablanca's relations, the bishop's question, other people's values, files.
pub fn meaning(state: LabState) -> AnyView {
    let words = state.words;
    let relations = move || {
        let words = words.now();
        let claims = state.outcome.with(|outcome| {
            outcome
                .as_ref()
                .map(|outcome| outcome.relations.clone())
                .unwrap_or_default()
        });
        let row = |claim: Claim| {
            let finding = match claim.finding {
                Finding::Holds => "holds",
                Finding::DoesNotHold => "does-not",
                Finding::CannotTell => "cannot-tell",
            };
            view! {
                <tr data-finding=finding>
                    <th scope="row">{words.get(&format!("lab-{}", claim.name))}</th>
                    <td>{words.get(&format!("lab-{finding}"))}</td>
                    <td>{told(claim.estimate, 2)}</td>
                </tr>
            }
        };
        claims.into_iter().map(row).collect_view()
    };
    let bishop = move || {
        let words = words.now();
        state.outcome.with(|outcome| {
            let outcome = outcome.as_ref()?;
            let figures = args!["bishop" => told(outcome.bishop_less_knight, 2), "pair" => told(outcome.pair, 2)];
            Some(view! {
                <p><b>{words.get(&format!("lab-answer-{}", outcome.bishop_answer))}</b></p>
                <p>{words.with("lab-bishop-figures", &figures)}</p>
            })
        })
    };
    let link = Callback::new(move |()| {
        let settings = state.choices.with_untracked(Choices::to_link);
        Some(format!("lab?{settings}"))
    });
    view! {
        <section class="lab-card">
            <h3>{words.say("lab-capablanca")}</h3>
            <div class="lab-relations">
                <table>
                    <thead><tr><th scope="col">{words.say("lab-claim")}</th><th scope="col">{words.say("lab-verdict")}</th><th scope="col">{words.say("lab-in-pawns")}</th></tr></thead>
                    <tbody>{relations}</tbody>
                </table>
            </div>
        </section>
        <div class="lab-column">
        <section class="lab-card"><h3>{words.say("lab-bishop-question")}</h3>{bishop}</section>
        <section class="lab-card"><h3>{words.say("lab-why-others")}</h3><p>{words.say("lab-others")}</p></section>
        <section class="lab-card">
            <h3>{words.say("lab-files")}</h3>
            <div class="lab-files">
                {button(words, "lab-save-experiment", "lab-save-experiment", move || state.save(Save::Experiment))}
                {button(words, "lab-save-rows", "lab-save-rows", move || state.save(Save::Rows))}
                {button(words, "lab-save-log", "lab-save-log", move || state.save(Save::Log))}
                <Share words end=link/>
            </div>
            <p class="lab-how">{words.say("lab-files-how")}</p>
        </section>
        </div>
    }
    .into_any()
}
