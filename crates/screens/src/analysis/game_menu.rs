//! Game menu of the analysis board: all that can be done with the study as a whole, in three groups: save, use, open.
//!
//! An entry is one line: [`GameMenu`]'s `entry` with the action's name, its message and what it does.

use super::chapters::{Chapters, tree_from};
use super::import::Import;
use super::panel_mode::PanelMode;
use super::puzzle_of;
use super::study::Study;
use crate::ScreenContext;
use crate::board_description;
use crate::position_editor::PositionEditor;
use crate::registry::Screen;
use crate::route::href;
use crate::share::{Shared, share};
use chess::Position;
use game::pgn;
use leptos::prelude::*;
use platform::address;
use platform::clients::Clients;
use platform::clipboard::copy;
use platform::files::save_as;
use platform::library_client;
use protocol::library::Keep;
use widgets::file_button::FileButton;
use widgets::more_menu::MoreMenu;

/// The menu, behind ⋯.
#[component]
pub fn GameMenu(
    /// The import.
    import: Import,
    /// The position editor.
    editor: PositionEditor,
    /// The context of the screen.
    context: ScreenContext,
    /// The panel that is shown.
    mode: RwSignal<PanelMode>,
) -> impl IntoView {
    let study = import.study;
    let words = study.words;
    let open = RwSignal::new(false);
    let entry = move |action: &'static str, label: &'static str, act: Box<dyn Fn()>| {
        let press = move |_| {
            open.set(false);
            act();
        };
        view! { <button type="button" class="row" data-action=action on:click=press>{words.say(label)}</button> }
            .into_any()
    };
    let link = move |action: &'static str, label: &'static str, screen: Screen| {
        view! { <a class="row" href=href(screen, "") data-action=action>{words.say(label)}</a> }
            .into_any()
    };
    let group = move |title: &'static str, entries: Vec<AnyView>| {
        view! {
            <fieldset>
                <legend>{words.say(title)}</legend>
                {entries}
            </fieldset>
        }
    };
    let pgn = move || untrack(|| study.to_pgn());
    let fen = move || study.position.with_untracked(Position::to_fen);
    let copy_text = move |text: String, name: &'static str| {
        let by_hand = text.clone();
        copy(&text, move |copied| {
            if copied {
                study.tell(words.once().get(name));
            } else {
                study.by_hand.try_set(Some(by_hand));
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
        let number = study.number.get_untracked();
        let kept = move |kept: Result<String, _>| {
            let words = words.once();
            study.tell(match kept {
                Ok(key) => {
                    // Another game is another record.
                    if is_single && study.number.try_get_untracked() == Some(number) {
                        study.source.update(|source| source.record = Some(key));
                    }
                    words.get("analysis-saved")
                }
                Err(failure) => library_client::failure_text(&failure, &words),
            });
        };
        librarian.with_value(|librarian| librarian.ask(keep, kept));
    };
    let download = move || {
        save_as("sessa-analysis", "pgn", "application/x-chess-pgn", &pgn());
    };
    let share_link = move || {
        let Some(hash) = study.to_link() else {
            return study.tell(words.once().get("link-too-long"));
        };
        let link = format!("{}#{hash}", address::without_hash());
        share(link.clone(), move |shared| match shared {
            Shared::Handed => {}
            Shared::Copied => study.tell(words.once().get("share-copied")),
            Shared::Refused => {
                study.by_hand.try_set(Some(link));
            }
        });
    };
    let read_file = move |file| {
        open.set(false);
        import.read_file(file);
    };
    let save = vec![
        entry("analysis-save", "analysis-save", Box::new(keep)),
        entry("download-pgn", "analysis-download", Box::new(download)),
        entry(
            "copy-pgn",
            "analysis-copy-pgn",
            Box::new(move || copy_text(pgn(), "analysis-pgn-copied")),
        ),
        entry(
            "copy-fen",
            "analysis-copy-fen",
            Box::new(move || copy_text(fen(), "analysis-fen-copied")),
        ),
        entry(
            "tags",
            "analysis-tags",
            Box::new(move || mode.set(PanelMode::Tags)),
        ),
    ];
    let make_use = vec![
        entry(
            "play-from-here",
            "play-from-here",
            Box::new(move || context.offer_game(study.position.get_untracked())),
        ),
        entry(
            "add-to-set",
            "analysis-add-to-set",
            Box::new(move || context.go(Screen::PuzzleCompose, puzzle_of::query(study))),
        ),
        entry("share", "share", Box::new(share_link)),
        entry(
            "embed",
            "embedding",
            Box::new(move || context.go(Screen::Embedding, embedding_query(study))),
        ),
        link("lab", "lab", Screen::Lab),
    ];
    let open_another = vec![
        entry(
            "set-up",
            "editor-open",
            Box::new(move || study.set_up(editor)),
        ),
        entry(
            "add-chapter",
            "chapter-add",
            Box::new(move || study.add_chapter(tree_from(Position::default()))),
        ),
        entry(
            "paste",
            "analysis-paste",
            Box::new(move || mode.set(PanelMode::Open)),
        ),
        view! {
            <FileButton
                label="analysis-open-file"
                action="open-file"
                name="file"
                accept=".pgn,.txt,text/plain,application/x-chess-pgn"
                on_file=read_file
            />
        }
        .into_any(),
        link("library", "library", Screen::Library),
        entry(
            "start-afresh",
            "analysis-new",
            Box::new(move || import.clear()),
        ),
    ];
    view! {
        <MoreMenu open label=Signal::derive(words.say("analysis-menu")) action="game-menu">
            <div class="an-menu">
                {group("analysis-menu-save", save)}
                {group("analysis-menu-use", make_use)}
                {group("analysis-menu-open", open_another)}
            </div>
        </MoreMenu>
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
