//! Games panel: import and export of games.

use super::chapters::{Chapters, tree_from};
use super::import::Import;
use super::puzzle_of;
use super::study::Study;
use crate::ScreenContext;
use crate::board_description;
use crate::position_editor::PositionEditor;
use crate::registry::Screen;
use crate::route::href;
use crate::share::Share;
use chess::Position;
use game::pgn;
use leptos::ev::Event;
use leptos::html::Textarea;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::clipboard::copy;
use platform::files::save_as;
use platform::library_client;
use protocol::library::Keep;
use web_sys::HtmlInputElement;
use widgets::button::button;
use widgets::file_button::FileButton;
use widgets::live_region::renewed;

/// The panel.
#[component]
pub fn Games(
    /// The import.
    import: Import,
    /// The position editor.
    editor: PositionEditor,
    /// The context of the screen.
    context: ScreenContext,
) -> impl IntoView {
    view! {
        <Take import context/>
        <Tags study=import.study/>
        <Open import editor/>
    }
}

/// Export of the study: copy, download, share, save.
#[component]
fn Take(import: Import, context: ScreenContext) -> impl IntoView {
    let study = import.study;
    let words = study.words;
    let told = RwSignal::new(None::<String>);
    let pgn = move || untrack(|| study.to_pgn());
    let fen = move || study.position.with_untracked(Position::to_fen);
    // Where the browser does not let it be copied, it is shown to be copied by hand.
    let by_hand = RwSignal::new(None::<String>);
    let copy_text = move |text: String, name: &'static str| {
        by_hand.set(None);
        copy(&text.clone(), move |copied| {
            if copied {
                told.try_set(Some(words.once().get(name)));
            } else {
                told.try_set(Some(words.once().get("analysis-by-hand")));
                by_hand.try_set(Some(text));
            }
        });
    };
    let librarian = StoredValue::new_local(expect_context::<Clients>().library());
    let keep = move || {
        // A record is one game: of several chapters, the one on the board.
        let is_single = study.chapters.with_untracked(Chapters::is_single);
        let record = study.source.with_untracked(|source| source.record.clone());
        let keep = Keep {
            key: record.filter(|_| is_single),
            pgn: study.tree.with_untracked(pgn::write),
        };
        let number = study.number.get_value();
        let kept = move |kept: Result<String, _>| {
            let words = words.once();
            let answer = match kept {
                Ok(key) => {
                    // Another game is another record.
                    if is_single && study.number.try_get_value() == Some(number) {
                        study.source.update(|source| source.record = Some(key));
                    }
                    words.get("analysis-saved")
                }
                Err(failure) => library_client::failure_text(&failure, &words),
            };
            told.try_set(Some(answer));
        };
        librarian.with_value(|librarian| librarian.ask(keep, kept));
    };
    let end = Callback::new(move |()| study.to_link());
    view! {
        <div class="an-take">
            {button(words, "copy-pgn", "analysis-copy-pgn", move || copy_text(pgn(), "analysis-pgn-copied"))}
            {button(words, "copy-fen", "analysis-copy-fen", move || copy_text(fen(), "analysis-fen-copied"))}
            {button(words, "download-pgn", "analysis-download", move || save_as("sessa-analysis", "pgn", "application/x-chess-pgn", &pgn()))}
            {button(words, "analysis-save", "analysis-save", keep)}
            {button(words, "play-from-here", "analysis-play", move || context.offer_game(study.position.get_untracked()))}
            {button(words, "add-to-set", "analysis-add-to-set", move || context.go(Screen::PuzzleCompose, puzzle_of::query(study)))}
            <Share words end/>
            {button(words, "embed", "embedding", move || context.go(Screen::Embedding, embedding_query(study)))}
            <a class="button" href=href(Screen::Lab, "") data-action="lab">{words.say("lab")}</a>
        </div>
        <p class="an-about" role="status" data-told>{renewed(move || told.get())}</p>
        {move || by_hand.get().map(|text| view! {
            <textarea class="an-text" readonly rows="4" aria-label=words.say("analysis-by-hand")>{text}</textarea>
        })}
    }
}

/// Most half-moves that are proposed as the solution of a puzzle.
const LONGEST_SOLUTION: usize = 12;

/// Query of "Share or embed" for the study: its game, its position, and what follows it there.
fn embedding_query(study: Study) -> String {
    let (here, drawings) = (study.here.get_untracked(), study.drawings.get_untracked());
    study.tree.with_untracked(|tree| {
        let position = tree.position(here);
        let ply = tree[here].depth() as usize;
        let mut line: Vec<_> = tree
            .line_from(here)
            .filter_map(|id| tree[id].mv())
            .collect();
        // A line that is longer is the rest of a game, of which the next move can be asked for.
        if line.len() > LONGEST_SOLUTION {
            line.truncate(1);
        }
        let game = (!tree.is_empty()).then(|| (pgn::write(tree), ply));
        let game = game.as_ref().map(|(pgn, ply)| (pgn.as_str(), *ply));
        let following = protocol::Line::new(&position, line).moves;
        board_description::board_query(&position.to_fen(), &following, game, &drawings)
    })
}

/// PGN tags: players, place, date and result.
#[component]
fn Tags(study: Study) -> impl IntoView {
    let words = study.words;
    let field = move |tag: &'static str, label: &'static str| {
        let value = move || {
            study.tree.with(|tree| {
                tree.tags
                    .get(tag)
                    .filter(|&value| value != "?")
                    .unwrap_or_default()
                    .to_owned()
            })
        };
        view! {
            <label class="an-field">
                <span>{words.say(label)}</span>
                <input
                    type="text"
                    name=tag
                    autocomplete="off"
                    prop:value=value
                    on:change=move |event: Event| {
                        let value = event_target::<HtmlInputElement>(&event).value();
                        study.edit(|tree| tree.tags.set(tag, value.trim()));
                    }
                />
            </label>
        }
    };
    let result = move || study.tree.with(|tree| tree.result().to_owned());
    let option = move |value: &'static str| {
        view! { <option value=value prop:selected=move || result() == value>{value}</option> }
    };
    view! {
        <details class="an-disclosure" data-disclosure="tags">
            <summary>{words.say("analysis-tags")}</summary>
            {field("White", "white")}
            {field("Black", "black")}
            {field("Event", "analysis-event")}
            {field("Site", "analysis-site")}
            {field("Date", "analysis-date")}
            {field("Round", "analysis-round")}
            <label class="an-field">
                <span>{words.say("analysis-result")}</span>
                <select
                    name="Result"
                    on:change=move |event| {
                        let value = event_target_value(&event);
                        study.edit(|tree| tree.tags.set("Result", value));
                    }
                >
                    {["*", "1-0", "0-1", "1/2-1/2"].map(option).into_iter().collect_view()}
                </select>
            </label>
        </details>
    }
}

/// Import of games.
#[component]
fn Open(import: Import, editor: PositionEditor) -> impl IntoView {
    let study = import.study;
    let words = study.words;
    let text = NodeRef::<Textarea>::new();
    let read = move || {
        let text = text
            .get_untracked()
            .map(|field| field.value())
            .unwrap_or_default();
        if !text.trim().is_empty() {
            import.read_text(&text);
        }
    };
    view! {
        <h2>{words.say("analysis-open")}</h2>
        <label class="an-wide">
            <span class="an-about">{words.say("analysis-open-about")}</span>
            <textarea node_ref=text class="an-text" name="pgn" rows="4" spellcheck="false" placeholder="1. e4 e5 2. Nf3 …"></textarea>
        </label>
        <div class="an-deeds">
            {button(words, "open-pgn", "analysis-open-text", read)}
            <FileButton
                label="analysis-open-file"
                action="open-file"
                name="file"
                accept=".pgn,.txt,text/plain,application/x-chess-pgn"
                on_file=move |file| import.read_file(file)
            />
            <a class="button" href=href(Screen::Library, "") data-action="library">{words.say("library")}</a>
            {button(words, "start-afresh", "analysis-new", move || import.clear())}
            {button(words, "set-up", "editor-open", move || study.set_up(editor))}
            {button(words, "add-chapter", "chapter-add", move || study.add_chapter(tree_from(Position::default())))}
        </div>
        <div role="status">
            {move || import.reading.get().then(|| view! { <p class="an-about">{words.say("analysis-reading")}</p> })}
        </div>
    }
}
