//! The glossary: the words of chess with their names in every language, searched by any of them.

mod term;

use crate::ScreenContext;
use crate::fetched::Fetched;
use crate::glossary_file::{self, address};
use i18n::Words;
use learn::{Glossary, Term};
use leptos::prelude::*;
use widgets::page_frame::PageFrame;
use widgets::search_field::SearchField;

/// The state of the screen. A handle.
#[derive(Clone, Copy)]
struct Reader {
    context: ScreenContext,
    words: Words,
    glossary: Fetched<Glossary>,
    /// The words that are searched for.
    wanted: RwSignal<String>,
}

impl Reader {
    /// Fetches the words with their definitions in the page's language.
    fn fetch(self) {
        let language = self.words.once().language();
        // Another language may be chosen before they come.
        let wanted = move || self.words.once().language() == language;
        self.glossary
            .fetch(glossary_file::fetch_defined(language), wanted);
    }
}

/// The glossary, a page.
pub fn glossary(context: ScreenContext) -> AnyView {
    let words = context.words;
    let reader = Reader {
        context,
        words,
        glossary: Fetched::new(),
        wanted: RwSignal::new(String::new()),
    };
    let language = Memo::new(move |_| words.now().language());
    Effect::new(move |_| {
        language.track();
        reader.fetch();
    });
    let asked = Memo::new(move |_| context.input.with(|input| input.query.clone()));
    // What was searched for has been found.
    Effect::new(move |before: Option<String>| {
        let asked = asked.get();
        if before.is_some_and(|before| before != asked) {
            reader.wanted.set(String::new());
        }
        asked
    });
    let term = Memo::new(move |_| {
        let asked = asked.get();
        reader
            .glossary
            .with(|glossary| glossary.term(&asked).cloned())
            .flatten()
    });
    context.frame.follow_entry(move || {
        let language = words.now().language().tag();
        term.with(|term| Some(term.as_ref()?.name(language).to_owned()))
    });
    let unknown = move || {
        let is_here = reader.glossary.with(|_| ()).is_some();
        let unknown = is_here && !asked.with(String::is_empty) && term.with(Option::is_none);
        unknown.then(
            || view! { <p class="glossary-note" role="status">{words.say("glossary-unknown")}</p> },
        )
    };
    let content = view! {
        <div class="glossary" class:glossary-list-only=move || asked.with(String::is_empty)>
            {side(reader, asked)}
            <div class="glossary-main">
                {reader.glossary.note(words, move || reader.fetch())}
                {unknown}
                {move || term.get().map(|shown| term::view(reader, &shown))}
            </div>
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}

/// Search field and list.
fn side(reader: Reader, asked: Memo<String>) -> impl IntoView {
    let words = reader.words;
    let row = move |term: &Term| {
        let language = words.now().language().tag();
        let (name, english) = (term.name(language).to_owned(), term.name("en").to_owned());
        let also = (name != english).then(|| view! { <small lang="en">{english}</small> });
        let id = term.id.clone();
        let is_here = move || asked.with(|asked| *asked == id).then_some("page");
        view! {
            <li>
                <a href=address(&term.id) data-term=term.id.clone() aria-current=is_here>
                    <span>{name}</span>
                    {also}
                </a>
            </li>
        }
    };
    let found = move || {
        reader.glossary.with(|glossary| {
            let found = glossary.search(&reader.wanted.get());
            let count = words
                .now()
                .with("glossary-found", &i18n::args!["count" => found.len()]);
            let rows = found.into_iter().map(row).collect_view();
            view! {
                <p class="glossary-count" role="status">{count}</p>
                <ul>{rows}</ul>
            }
        })
    };
    let searching = move || reader.wanted.with(|wanted| !wanted.trim().is_empty());
    view! {
        <div class="glossary-side" class:glossary-searching=searching>
            <SearchField label="glossary-search" wanted=reader.wanted words/>
            <nav class="glossary-list" aria-label=words.say("glossary")>{found}</nav>
        </div>
    }
}
