//! The laws to read: contents and search beside, an article with its clauses in the middle, a diagram to play on.
//!
//! `#laws/9.2.3` opens a clause. The English laws (`www/laws/en.laws`) and, in another language, their translation are
//! fetched and read by `laws::Laws`; a clause that is not translated is shown in English, and says so. `article.rs`
//! shows a clause with all in it, `diagram.rs` its diagram to play on, `differences.rs` what other editions have
//! instead, from the `RuleSet` values that the arbiter uses. `laws::articles` names the clause of every result, ruling,
//! refusal and irregularity, to which the page links.

mod article;
mod contents;
mod diagram;
mod diagram_board;
mod diagram_state;
mod differences;

use crate::ScreenContext;
use crate::fetched::Fetched;
use crate::learn_segments::learn_segments;
use crate::registry::Screen;
use ::laws::{Clause, Laws};
use diagram_state::DiagramState;
use i18n::{Language, Words};
use leptos::html::H2;
use leptos::prelude::*;
use widgets::page_frame::PageFrame;

/// The folder of the texts on the site.
const FOLDER: &str = "./laws";

/// The state of the screen. A handle.
#[derive(Clone, Copy)]
struct Reader {
    context: ScreenContext,
    words: Words,
    texts: Fetched<Laws>,
    /// Number of the clause that is read, as the laws write it; `None` for the contents or where there is no such clause.
    number: Memo<Option<String>>,
    /// Index of the edition that is compared, in `RuleSet::editions()`; the first is that of the text.
    edition: RwSignal<usize>,
    /// The words that are searched for.
    wanted: RwSignal<String>,
    /// Clause whose diagram was asked for, where the page has several.
    chosen: RwSignal<Option<String>>,
    /// Title of the article on the page, which has the focus after a link.
    title: NodeRef<H2>,
}

impl Reader {
    /// The clause that is read; without one the introduction.
    fn clause(self) -> Option<Clause> {
        let number = self.number.get();
        let number = number.as_deref().unwrap_or("introduction");
        self.texts
            .with(|laws| laws.clause(number).cloned())
            .flatten()
    }

    /// Fetches the texts in the page's language.
    fn fetch(self) {
        let language = self.words.once().language();
        // Another language may be chosen before they come.
        let wanted = move || self.words.once().language() == language;
        self.texts.fetch(read(language), wanted);
    }
}

/// The laws in a language; clauses that are not translated are in English.
async fn read(language: Language) -> Result<Laws, String> {
    let text = i18n::fetch_text(&format!("{FOLDER}/en.laws")).await?;
    let laws = Laws::read(&text).map_err(|fault| fault.to_string())?;
    if language == Language::English {
        return Ok(laws);
    }
    let address = format!("{FOLDER}/{}.laws", language.tag());
    // What is not translated is in English, and says so.
    let text = i18n::fetch_text(&address).await.unwrap_or_default();
    laws.translated(&text).map_err(|fault| fault.to_string())
}

/// Address of a clause, written as routes are (`#/`): a checker takes `#laws` for a place on this page, which is not there.
fn address(number: &str) -> String {
    format!("#/laws/{number}")
}

/// The laws, a page.
pub fn laws(context: ScreenContext) -> AnyView {
    let words = context.words;
    let texts = Fetched::new();
    let asked = Memo::new(move |_| context.input.with(|input| input.query.clone()));
    let number = Memo::new(move |_| {
        let number = |laws: &Laws| laws.clause(&asked.get()).map(|it| it.number.clone());
        texts.with(number).flatten()
    });
    let reader = Reader {
        context,
        words,
        texts,
        number,
        edition: RwSignal::new(0),
        wanted: RwSignal::new(String::new()),
        chosen: RwSignal::new(None),
        title: NodeRef::new(),
    };
    let language = Memo::new(move |_| words.now().language());
    Effect::new(move |_| {
        language.track();
        reader.fetch();
    });
    // A link that is followed is read from its top; what was searched for has been found.
    Effect::new(move |before: Option<String>| {
        let asked = asked.get();
        if before.is_some_and(|before| before != asked) {
            reader.wanted.set(String::new());
            reader.chosen.set(None);
            // The title is there when the article has been drawn.
            request_animation_frame(move || {
                if let Some(title) = reader.title.try_get_untracked().flatten() {
                    let _ = title.focus();
                    if let Ok(Some(screen)) = title.closest("section.screen") {
                        screen.set_scroll_top(0);
                    }
                }
            });
        }
        asked
    });
    context.frame.follow_entry(move || number.get());
    let diagram = DiagramState::new(reader);
    let unknown = move || {
        let asked = asked.get();
        let unknown = !asked.is_empty() && number.with(Option::is_none);
        let is_here = reader.texts.with(|_| ()).is_some();
        (unknown && is_here).then(|| {
            let told = words
                .now()
                .with("laws-unknown", &i18n::args!["number" => asked]);
            view! { <p class="laws-note" role="status">{told}</p> }
        })
    };
    let segments = move || {
        asked
            .with(String::is_empty)
            .then(|| learn_segments(words, Screen::Laws))
    };
    let content = view! {
        <div class="laws" class:laws-contents-only=move || asked.with(String::is_empty)>
            {segments}
            {contents::contents(reader)}
            <div class="laws-main">
                {texts.note(words, move || reader.fetch())}
                {unknown}
                {article::article(reader, diagram)}
            </div>
            {diagram::beside(diagram)}
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}
