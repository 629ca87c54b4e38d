//! Contents of the laws and the search in them.

use super::{Reader, address};
use ::laws::{Clause, Laws, is_within};
use leptos::prelude::*;
use widgets::search_field::SearchField;

/// The column beside the text: search field, then what was found, or the contents.
pub(super) fn contents(reader: Reader) -> impl IntoView {
    let words = reader.words;
    let searching = move || reader.wanted.with(|wanted| !wanted.trim().is_empty());
    let list = move || {
        if searching() {
            found(reader).into_any()
        } else {
            reader.texts.with(|laws| parts(reader, laws)).into_any()
        }
    };
    view! {
        <div class="laws-side" class:laws-searching=searching>
            <SearchField label="laws-search" wanted=reader.wanted words/>
            <nav class="laws-list" aria-label=words.say("laws-contents")>{list}</nav>
        </div>
    }
}

/// The clauses that were found.
fn found(reader: Reader) -> impl IntoView {
    let words = reader.words;
    reader.texts.with(|laws| {
        let found = laws.search(&reader.wanted.get());
        let count = words
            .now()
            .with("laws-found", &i18n::args!["count" => found.len()]);
        let row = |clause: &&Clause| {
            view! {
                <li>
                    <a href=address(&clause.number) data-law=clause.number.clone()>
                        <b>{clause.number.clone()}</b>
                        <span>
                            {clause.title.clone()}
                            <small>{clause.text.first().cloned()}</small>
                        </span>
                    </a>
                </li>
            }
        };
        view! {
            <p class="laws-count" role="status">{count}</p>
            <ul class="laws-results">{found.iter().map(row).collect_view()}</ul>
        }
    })
}

/// The articles by parts; of the one that is read its clauses too.
fn parts(reader: Reader, laws: &Laws) -> impl IntoView + use<> {
    let part = |index: usize| {
        let articles = laws.articles().filter(|it| it.part == index);
        let articles: Vec<_> = articles
            .map(|article| entry(reader, laws, article))
            .collect();
        let title = laws.parts[index].title.clone();
        view! { <section><h2>{title}</h2><ul>{articles}</ul></section> }
    };
    (0..laws.parts.len()).map(part).collect_view()
}

/// A line of the contents, with the clauses in it where the one that is read is among them.
fn entry(reader: Reader, laws: &Laws, clause: &Clause) -> AnyView {
    let here = reader.number.get();
    let is_open = here
        .as_deref()
        .is_some_and(|here| is_within(here, &clause.number));
    let within: Vec<_> = if is_open {
        laws.children(&clause.number)
            .map(|child| entry(reader, laws, child))
            .collect()
    } else {
        Vec::new()
    };
    let is_here = here.as_deref() == Some(clause.number.as_str());
    let named = !clause.number.chars().all(char::is_lowercase);
    view! {
        <li>
            <a href=address(&clause.number) aria-current=is_here.then_some("page")>
                {named.then(|| view! { <b>{clause.number.clone()}</b> })}
                <span>{clause.title.clone()}</span>
            </a>
            {(!within.is_empty()).then(|| view! { <ul>{within}</ul> })}
        </li>
    }
    .into_any()
}
