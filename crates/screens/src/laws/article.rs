//! The clause that is read, with all clauses in it.

use super::diagram;
use super::diagram_state::DiagramState;
use super::differences::{differences, editions};
use super::{Reader, address};
use ::laws::{Clause, Laws, ancestors};
use i18n::Language;
use leptos::prelude::*;
use platform::clipboard;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use widgets::icon::{Icon, Sign};

/// The article.
pub(super) fn article(reader: Reader, diagram: DiagramState) -> impl IntoView {
    move || {
        let clause = reader.clause()?;
        reader
            .texts
            .with(|laws| view(reader, diagram, laws, &clause))
    }
}

fn view(
    reader: Reader,
    diagram: DiagramState,
    laws: &Laws,
    clause: &Clause,
) -> impl IntoView + use<> {
    let words = reader.words;
    let number = clause.number.clone();
    let path: Vec<_> = ancestors(&number)
        .into_iter()
        .filter_map(|above| laws.clause(above))
        .map(|above| {
            let text = format!("{} · {}", above.number, above.title);
            view! { <li><a href=address(&above.number)>{text}</a></li> }
        })
        .collect();
    let section: Vec<&Clause> = laws.section(&number).collect();
    let language = words.now().language();
    let partly = language != Language::English && section.iter().any(|it| !it.translated);
    let within: Vec<_> = section
        .iter()
        .skip(1)
        .map(|it| within(reader, diagram, language, it))
        .collect();
    let title = clause.title.clone();
    let shown = has_number(clause).then(|| number.clone());
    let lang = text_language(language, clause);
    view! {
        <article class="laws-article" data-law=number.clone()>
            <nav aria-label=words.say("laws-path")><ol class="laws-path">{path}</ol></nav>
            <h2 node_ref=reader.title tabindex="-1" lang=lang>
                {shown.map(|number| view! { <span class="laws-number">{number}</span> " " })}
                {title}
            </h2>
            {editions(reader)}
            {partly.then(|| view! { <p class="laws-note" data-not-translated>{words.say("laws-not-translated")}</p> })}
            <div class="laws-text" lang=lang>{paragraphs(clause)}</div>
            {diagram::within(diagram, number.clone(), || ())}
            {within}
            {differences(reader, number.clone())}
            {see_also(reader, laws, clause)}
            {tools(reader, number.clone())}
            {steps(reader, laws, &number)}
        </article>
    }
}

/// True if a clause is known by a number; introduction and preface are not.
fn has_number(clause: &Clause) -> bool {
    !clause.number.chars().all(char::is_lowercase)
}

/// The language of a clause's text, where it is not the page's.
fn text_language(language: Language, clause: &Clause) -> Option<&'static str> {
    let other = language != Language::English && !clause.translated;
    other.then(|| Language::English.tag())
}

fn paragraphs(clause: &Clause) -> Vec<impl IntoView + use<>> {
    let text = clause.text.iter().cloned();
    text.map(|paragraph| view! { <p>{paragraph}</p> }).collect()
}

/// A clause within the one that is read.
fn within(
    reader: Reader,
    diagram: DiagramState,
    language: Language,
    clause: &Clause,
) -> impl IntoView + use<> {
    let number = clause.number.clone();
    let words = reader.words;
    let chosen = StoredValue::new(number.clone());
    let choose = move |_| {
        reader.chosen.set(Some(chosen.get_value()));
        // It is there, at the clause or beside the text, when the page has been drawn.
        request_animation_frame(|| {
            let diagram = document().query_selector(".laws-diagram").ok().flatten();
            if let Some(diagram) = diagram.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
                diagram.scroll_into_view_with_bool(false);
                // In its place the button is gone. Without the focus it is seen all the same.
                let _ = diagram.focus();
            }
        });
    };
    let button = move || {
        view! {
            <button
                type="button"
                class="quiet"
                data-action="laws-diagram"
                on:click=choose
            >
                {words.say("laws-show-diagram")}
            </button>
        }
    };
    let has_diagram = clause.diagram.is_some();
    let show = has_diagram.then(|| diagram::within(diagram, number.clone(), button));
    let depth = number.matches('.').count().to_string();
    view! {
        <section class="laws-clause" data-clause=number.clone() data-depth=depth lang=text_language(language, clause)>
            <h3>
                <a href=address(&number)>{number.clone()}</a>
                " "
                {clause.title.clone()}
            </h3>
            {paragraphs(clause)}
            {show}
        </section>
    }
}

/// Copy link, print.
fn tools(reader: Reader, number: String) -> impl IntoView {
    let words = reader.words;
    // What copying has come to: the name of a message.
    let said = RwSignal::new("laws-copy");
    let copy = move |_| {
        let location = window().location();
        let page = location.href().unwrap_or_default();
        let page = page.split('#').next().unwrap_or_default();
        let link = format!("{page}#laws/{number}");
        clipboard::copy(&link, move |done| {
            said.try_set(if done {
                "laws-copied"
            } else {
                "laws-not-copied"
            });
        });
    };
    let print = move |_| {
        // A browser that cannot print does nothing.
        let _ = window().print();
    };
    view! {
        <div class="laws-tools">
            <button type="button" data-action="laws-copy" aria-live="polite" on:click=copy>
                <Icon sign=Sign::Link/>
                <span>{move || words.now().get(said.get())}</span>
            </button>
            <button type="button" data-action="laws-print" on:click=print>
                <Icon sign=Sign::Printer/>
                <span>{words.say("laws-print")}</span>
            </button>
        </div>
    }
}

/// References of the clause and to it.
fn see_also(reader: Reader, laws: &Laws, clause: &Clause) -> impl IntoView + use<> {
    let from_here = clause.see.iter().filter_map(|see| laws.clause(see));
    let mut seen: Vec<&Clause> = from_here.collect();
    for other in laws.seen_from(&clause.number) {
        if !seen.iter().any(|it| it.number == other.number) {
            seen.push(other);
        }
    }
    let link = |clause: &&Clause| {
        let text = if has_number(clause) {
            format!("{} {}", clause.number, clause.title)
        } else {
            clause.title.clone()
        };
        view! { <li><a class="chip" href=address(&clause.number)>{text}</a></li> }
    };
    let links: Vec<_> = seen.iter().map(link).collect();
    (!links.is_empty()).then(|| {
        view! {
            <section class="laws-see">
                <h3>{reader.words.say("laws-see-also")}</h3>
                <ul>{links}</ul>
            </section>
        }
    })
}

/// Links to the clauses before and after, and on a phone to the contents.
fn steps(reader: Reader, laws: &Laws, number: &str) -> impl IntoView + use<> {
    let words = reader.words;
    let text = |clause: &Clause| {
        if has_number(clause) {
            format!("{} {}", clause.number, clause.title)
        } else {
            clause.title.clone()
        }
    };
    let before = laws.previous(number).map(|clause| {
        view! {
            <a class="laws-before" rel="prev" href=address(&clause.number) data-action="laws-previous">
                <Icon sign=Sign::Left/>
                <span>{text(clause)}</span>
            </a>
        }
    });
    let after = laws.next(number).map(|clause| {
        view! {
            <a class="laws-after" rel="next" href=address(&clause.number) data-action="laws-next">
                <span>{text(clause)}</span>
                <Icon sign=Sign::Right/>
            </a>
        }
    });
    view! {
        <nav class="laws-steps" aria-label=words.say("laws-steps")>
            {before}
            <a class="laws-to-contents" href="#/laws" data-action="laws-contents">{words.say("laws-contents")}</a>
            {after}
        </nav>
    }
}
