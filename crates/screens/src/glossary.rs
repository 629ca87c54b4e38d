//! The glossary: the words of chess with their names in every language, searched by any of them.

mod term;

use crate::ScreenContext;
use crate::glossary_file::{self, address};
use i18n::Words;
use learn::{Glossary, Term};
use leptos::prelude::*;
use platform::preferences::Preferences;
use std::sync::Arc;
use widgets::page_frame::PageFrame;

/// Input of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct GlossaryInput {
    /// The preferences.
    pub preferences: Preferences,
    /// The id of the term that is read; empty for the list.
    pub query: String,
}

/// Commands of the glossary to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GlossaryCommand {
    /// To open the lesson of this id.
    Lesson(String),
}

/// Context of the screen.
type GlossaryContext = ScreenContext<GlossaryInput, GlossaryCommand>;

/// The glossary, as far as it has come.
#[derive(Clone)]
enum Text {
    /// It is on its way.
    Coming,
    /// It could not be had, and why.
    Failed(String),
    /// It is there.
    Here(Arc<Glossary>),
}

/// The state of the screen. A handle.
#[derive(Clone, Copy)]
struct Reader {
    context: GlossaryContext,
    words: Words,
    text: RwSignal<Text>,
    /// The words that are searched for.
    wanted: RwSignal<String>,
}

impl Reader {
    /// Asks the glossary something; `None` until it is there.
    fn with<T>(self, ask: impl FnOnce(&Glossary) -> T) -> Option<T> {
        self.text.with(|text| match text {
            Text::Here(glossary) => Some(ask(glossary)),
            Text::Coming | Text::Failed(_) => None,
        })
    }

    fn fetch(self) {
        leptos::task::spawn_local(async move {
            let read = glossary_file::fetch().await;
            // The screen may have been closed meanwhile.
            self.text.try_set(match read {
                Ok(glossary) => Text::Here(Arc::new(glossary)),
                Err(why) => Text::Failed(why),
            });
        });
    }
}

/// The glossary, a page.
pub fn glossary(context: GlossaryContext) -> AnyView {
    let words = context.words;
    let reader = Reader {
        context,
        words,
        text: RwSignal::new(Text::Coming),
        wanted: RwSignal::new(String::new()),
    };
    reader.fetch();
    let asked = Memo::new(move |_| context.input.with(|input| input.query.clone()));
    // What was searched for has been found.
    Effect::new(move |before: Option<String>| {
        let asked = asked.get();
        if before.is_some_and(|before| before != asked) {
            reader.wanted.set(String::new());
        }
        asked
    });
    let state = move || {
        reader.text.with(|text| match text {
            Text::Here(_) => None,
            Text::Coming => Some(
                view! { <p class="glossary-note" aria-busy="true">{words.say("glossary-coming")}</p> }
                    .into_any(),
            ),
            Text::Failed(why) => {
                let told = words
                    .now()
                    .with("glossary-failed", &i18n::args!["why" => why.as_str()]);
                let again = move |_| {
                    reader.text.set(Text::Coming);
                    reader.fetch();
                };
                Some(
                    view! {
                        <p class="glossary-note" role="alert">{told}</p>
                        <button type="button" data-action="glossary-again" on:click=again>{words.say("glossary-again")}</button>
                    }
                    .into_any(),
                )
            }
        })
    };
    let term = Memo::new(move |_| {
        let asked = asked.get();
        reader
            .with(|glossary| glossary.term(&asked).cloned())
            .flatten()
    });
    let unknown = move || {
        let is_here = reader.with(|_| ()).is_some();
        let unknown = is_here && !asked.with(String::is_empty) && term.with(Option::is_none);
        unknown.then(
            || view! { <p class="glossary-note" role="status">{words.say("glossary-unknown")}</p> },
        )
    };
    let content = view! {
        <div class="glossary" class:glossary-list-only=move || asked.with(String::is_empty)>
            {side(reader, asked)}
            <div class="glossary-main">
                {state}
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
        reader.with(|glossary| {
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
            <label class="glossary-search">
                <span class="hidden-visually">{words.say("glossary-search")}</span>
                <input
                    type="search"
                    data-field="glossary-search"
                    autocomplete="off"
                    placeholder=words.say("glossary-search")
                    prop:value=move || reader.wanted.get()
                    on:input=move |event| reader.wanted.set(event_target_value(&event))
                />
            </label>
            <nav class="glossary-list" aria-label=words.say("glossary")>{found}</nav>
        </div>
    }
}
