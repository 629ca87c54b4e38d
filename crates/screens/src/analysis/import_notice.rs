//! Notice of an import: what could not be read of the games that were opened, by chapter, line and column.

use super::import::{Import, Opened, ParsedGames};
use crate::pgn_errors;
use crate::registry::Screen;
use crate::route::href;
use game::pgn::Problem;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use widgets::icon::{IconButton, Sign};

/// Most problems that are told one by one.
const MOST_TOLD: usize = 50;

/// The notice; nothing where all was read.
#[component]
pub fn ImportNotice(import: Import) -> impl IntoView {
    let words = import.study.words;
    let told = move || {
        let words = words.now();
        let told = match import.opened.get()? {
            Opened::Games(report) => report_view(&report, &words)?,
            Opened::NoGame(why) => fault(words.with("open-foreign", &args!["why" => why])),
            Opened::UnderWay => fault(words.get("analysis-by-link")),
            Opened::NoFile(why) => fault(words.with("analysis-no-file", &args!["why" => why])),
        };
        Some(view! {
            <div class="an-import" role="alert">
                <div>{told}</div>
                <IconButton
                    sign=Sign::Close
                    name="library-dismiss"
                    action="dismiss-import"
                    on_press=move || import.opened.set(None)
                />
            </div>
        })
    };
    view! { {told} }
}

fn fault(told: String) -> AnyView {
    view! { <p class="an-fault">{told}</p> }.into_any()
}

/// The report on a text of games; `None` if there is nothing to say.
fn report_view(report: &ParsedGames, words: &Lexicon) -> Option<AnyView> {
    let ParsedGames {
        count,
        problems,
        more,
    } = report;
    if *count == 0 && problems.is_empty() {
        return Some(fault(words.get("analysis-found-none")));
    }
    if problems.is_empty() && !more {
        return None;
    }
    let line = |problem: &Problem| {
        let told = args![
            "chapter" => problem.game,
            "line" => problem.place.line,
            "column" => problem.place.column,
        ];
        let token =
            (!problem.token.is_empty()).then(|| view! { <code>{problem.token.clone()}</code> });
        view! {
            <li>
                {words.with("chapter-problem", &told)} " " {pgn_errors::fault(words, &problem.kind)} " " {token}
            </li>
        }
    };
    let faults = (!problems.is_empty()).then(|| {
        let lines = problems.iter().take(MOST_TOLD).map(line).collect_view();
        view! {
            <p class="an-fault">{words.get("chapter-problems")}</p>
            <ul class="an-problems">{lines}</ul>
        }
    });
    let more = more.then(|| {
        let told = words.with("chapter-more", &args!["count" => *count]);
        view! {
            <p>{told} " " <a href=href(Screen::Library, "")>{words.get("library")}</a></p>
        }
    });
    Some(view! { {faults} {more} }.into_any())
}
