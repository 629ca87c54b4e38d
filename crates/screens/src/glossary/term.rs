//! One term: its names, its definition, a board, and where to read on.

use super::Reader;
use crate::board_preferences::board_look;
use crate::glossary_file::address;
use crate::registry::Screen;
use crate::route::href;
use board::{Board, BoardConfig, Placement};
use i18n::Language;
use learn::Term;
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Blindfold;
use widgets::focus;

/// The term that is read.
pub(super) fn view(reader: Reader, term: &Term) -> AnyView {
    let words = reader.words;
    let language = words.now().language().tag();
    let title = NodeRef::new();
    focus::when_there(title);
    let name = term.name(language).to_owned();
    let also = names_beside(term, language);
    let definition = term.definition.clone();
    let board = term.board.is_some().then(|| board(reader, term));
    let law = term.law.clone().map(|number| {
        let told = words
            .now()
            .with("law-link", &i18n::args!["number" => number.as_str()]);
        view! { <a class="chip" href=format!("#/laws/{number}") data-law=number.clone()>{told}</a> }
    });
    let lesson = term.lesson.clone().map(|lesson| {
        view! { <a class="chip" href=href(Screen::Lesson, &lesson) data-action="glossary-lesson">{words.say("lesson")}</a> }
    });
    let see: Vec<_> = term
        .see
        .iter()
        .filter_map(|id| {
            let name = reader
                .glossary
                .with(|glossary| Some(glossary.term(id)?.name(language).to_owned()));
            let name = name.flatten()?;
            Some(view! { <a class="chip" href=address(id)>{name}</a> })
        })
        .collect();
    let names = term.names.iter().filter(|(other, _)| other != language);
    let names = names.map(|(other, names)| {
        view! { <div><dt>{own_name(other)}</dt><dd lang=other.clone()>{names.join(" · ")}</dd></div> }
    });
    view! {
        <article class="glossary-term" data-shown=term.id.clone()>
            <h2 node_ref=title tabindex="-1">{name}</h2>
            {also.map(|also| view! { <p class="glossary-also">{also}</p> })}
            <p class="glossary-text">{definition}</p>
            {board}
            <div class="glossary-links">{law}{lesson}{see}</div>
            <dl class="glossary-names">{names.collect_view()}</dl>
            <a class="glossary-back" href="#/glossary" data-action="glossary-list">{words.say("glossary-all")}</a>
        </article>
    }
    .into_any()
}

/// The other names in the page's language.
fn names_beside(term: &Term, language: &str) -> Option<String> {
    let others = term.names_in(language).get(1..)?;
    (!others.is_empty()).then(|| others.join(" · "))
}

/// A language's name in that language.
fn own_name(tag: &str) -> &'static str {
    let language = Language::ALL
        .into_iter()
        .find(|language| language.tag() == tag);
    language.map_or("", Language::own_name)
}

/// The board that shows the term.
fn board(reader: Reader, term: &Term) -> AnyView {
    let words = reader.words;
    let Some(setup) = term.board.clone() else {
        return ().into_any();
    };
    let placement = Signal::stored(Placement::from(&setup.board));
    let preferences = Memo::new(move |_| reader.context.input.with(|input| input.preferences));
    let config = BoardConfig {
        annotations: Signal::stored(term.drawings.clone()),
        look: Memo::new(move |_| preferences.with(board_look)).into(),
        label: Callback::new(move |square| {
            let piece = setup.board.piece_at(square);
            Narrator::new(&words.now(), false).cell(square, piece, Blindfold::Off)
        }),
        ..BoardConfig::new(Signal::derive(words.say("board")), placement)
    };
    view! { <div class="glossary-board board-square"><Board config/></div> }.into_any()
}
