//! Sixth step: relations between the pieces, the bishop's question, other people's values, files.

use super::choices::Choices;
use super::plots::told;
use super::state::LabState;
use crate::share::Share;
use i18n::args;
use leptos::prelude::*;
use protocol::lab::{Claim, Finding, Save};
use widgets::button::button;

/// True if a claim says that both sides are worth the same, by its name in `lab::RELATIONS`.
fn says_equal(name: &str) -> bool {
    ["-is-", "-are-"].iter().any(|verb| name.contains(verb))
}

/// The claims that the article of 2015 sets as conditions, by their names in `lab::RELATIONS`; the others are Capablanca's.
const CONDITIONS: [&str; 5] = [
    "bishop-over-knight",
    "bishop-over-three-pawns",
    "knight-over-three-pawns",
    "two-minors-are-rook-and-pawn-and-a-half",
    "queen-and-pawn-are-two-rooks",
];

/// The margin within which both sides are called equal, in pawns.
fn margin(state: LabState) -> String {
    let chosen = |choices: &Choices| choices.value_of("tolerance").map(str::to_owned);
    state
        .choices
        .with(chosen)
        .unwrap_or_else(|| "0.5".to_owned())
}

/// Relations between the pieces, the bishop's question, other people's values, files.
pub fn meaning(state: LabState) -> AnyView {
    let words = state.words;
    let relations = move |conditions: bool| {
        let words = words.now();
        let claims = state.outcome.with(|outcome| {
            outcome
                .as_ref()
                .map(|outcome| outcome.relations.clone())
                .unwrap_or_default()
        });
        let asked = move |claim: &Claim| CONDITIONS.contains(&claim.name.as_str()) == conditions;
        let row = |claim: Claim| {
            let finding = match claim.finding {
                Finding::Holds => "holds",
                Finding::DoesNotHold => "does-not",
                Finding::CannotTell => "cannot-tell",
            };
            // What is said to be equal may differ by the margin.
            let margin = says_equal(&claim.name).then(|| format!(" (± {})", margin(state)));
            view! {
                <tr data-finding=finding>
                    <th scope="row">{words.get(&format!("lab-{}", claim.name))}</th>
                    <td>{words.get(&format!("lab-{finding}"))}{margin}</td>
                    <td>{told(claim.estimate, 2)}</td>
                </tr>
            }
        };
        claims.into_iter().filter(asked).map(row).collect_view()
    };
    let table = move |name: &'static str, conditions: bool| {
        view! {
            <table data-claims=name>
                <caption>{words.say(name)}</caption>
                <thead><tr><th scope="col">{words.say("lab-claim")}</th><th scope="col">{words.say("lab-verdict")}</th><th scope="col">{words.say("lab-in-pawns")}</th></tr></thead>
                <tbody>{move || relations(conditions)}</tbody>
            </table>
        }
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
            <h3>{words.say("lab-relations")}</h3>
            <div class="lab-relations">
                {table("lab-conditions", true)}
                {table("lab-capablanca", false)}
            </div>
            <p class="lab-how">{words.say("lab-capablanca-how")}</p>
            <p class="lab-how">{move || words.now().with("lab-margin", &args!["margin" => margin(state)])}</p>
        </section>
        <div class="lab-column">
        <section class="lab-card"><h3>{words.say("lab-bishop-question")}</h3>{bishop}</section>
        <section class="lab-card"><h3>{words.say("lab-why-others")}</h3><p>{words.say("lab-others")}</p><p>{words.say("lab-people")}</p><p>{words.say("lab-thinks")}</p><p>{words.say("lab-foretells")}</p></section>
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn that_a_knight_beats_three_pawns_is_not_said_to_be_capablanca_s() {
        assert!(CONDITIONS.contains(&"knight-over-three-pawns"));
        assert!(!CONDITIONS.contains(&"rook-is-knight-and-two-pawns"));
        // The conditions are the first five relations of the laboratory, by the same names.
        let names = ::lab::RELATIONS.map(|relation| relation.name);
        assert_eq!(names[..5], CONDITIONS);
    }

    #[test]
    fn claims_of_equality_are_known_by_their_names() {
        for (name, equal) in [
            ("bishop-over-knight", false),
            ("three-minors-over-queen", false),
            ("rook-is-bishop-and-two-pawns", true),
            ("queen-and-pawn-are-two-rooks", true),
        ] {
            assert_eq!(says_equal(name), equal, "{name}");
        }
    }
}
