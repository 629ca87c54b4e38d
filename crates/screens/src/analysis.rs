//! Analysis board: study of a position or a game.
//!
//! The screen is a view of a `Study` (`study.rs`): a `game::tree::Tree`, the node shown, and the trees before the last
//! edits. Every change of the tree goes through `Study::edit` and can be undone; `storage.rs` saves the PGN after each.
//! The page gives a `Subject`; `import.rs` makes trees of texts and files, and `move_blocks.rs` lays the tree out as rows
//! and indented lines. A study may have several chapters (`chapters.rs`), of which the tree is the one shown. The board is `crates/board`,
//! configured by `board_panel.rs`; the position editor (`crates/screens/src/position_editor.rs`) takes the place of all of it
//! while it is open.

mod annotate;
mod attempt;
mod board_panel;
mod chapter_list;
mod chapters;
mod claims;
mod comment_field;
mod engine;
mod eval_format;
mod exact;
mod finders;
mod game_menu;
mod games;
mod graph;
mod import;
mod import_notice;
mod live_analysis;
mod move_blocks;
mod move_menu;
mod moves;
mod nags;
mod opening;
mod panel_mode;
mod players;
mod puzzle_of;
mod review;
mod storage;
mod study;
mod study_chapters;

use crate::ScreenContext;
use crate::position_editor::{EditorLayout, PositionEditor};
use crate::subject::{self, Subject};
use board::Board;
use board_panel::{Branches, Controls};
use chapter_list::ChapterList;
use chapters::Chapters;
use chess::{Color, Position};
use comment_field::CommentField;
use engine::{EnginePanel, EvalBar};
use game::tree::{NodeId, Tree};
use game_menu::GameMenu;
use games::{Open, Tags};
use i18n::args;
use i18n::names::color_name;
use import::Import;
use import_notice::ImportNotice;
use leptos::ev::{DragEvent, KeyboardEvent};
use leptos::html::H2;
use leptos::prelude::*;
use live_analysis::LiveAnalysis;
use move_menu::MoveMenu;
use moves::Moves;
use panel_mode::PanelMode;
use platform::tab_claim::{Held, TabClaim};
use players::Player;
use review::{Actions, Review, Reviewer};
use study::{SavedStudy, Source, Study};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use widgets::board_layout::BoardLayout;
use widgets::icon::{Icon, IconButton, Sign};
use widgets::page_frame::PageFrame;
use widgets::status_line::StatusLine;
use widgets::wheel::stepper;

/// The analysis board, a page.
pub fn analysis(context: ScreenContext) -> AnyView {
    let words = context.words;
    let preferences = Memo::new(move |_| context.input.with(|input| input.preferences));
    let fresh = || SavedStudy {
        chapters: Chapters::default(),
        tree: Tree::new(Position::default()),
        here: NodeId::ROOT,
        bottom: Color::White,
        source: Source::default(),
    };
    let (damaged, saved) = match storage::last() {
        Ok(saved) => (None, saved.unwrap_or_else(fresh)),
        Err(place) => (Some(place), fresh()),
    };
    let study = Study::new(saved, preferences.into(), words);
    let unkept = RwSignal::new(false);
    let mode = RwSignal::new(PanelMode::Moves);
    let editor = PositionEditor::new(
        study.controller,
        Callback::new(move |position| study.take_position(position)),
    );
    let import = Import::new(
        study,
        mode,
        Callback::new(move |fen: String| {
            study.set_up(editor);
            editor.type_fen(&fen);
        }),
    );
    let reviews = RwSignal::new(false);
    let is_shown = move |origin: &str| study.source.with_untracked(|last| last.origin == origin);
    // What the page brings takes the place of what was studied before. A game comes with what has been made of it.
    let bring = move |subject: &Subject| {
        let mut source = Source {
            origin: subject.origin(),
            record: match subject {
                Subject::Kept { key, .. } => Some(key.clone()),
                _ => None,
            },
            edited: false,
        };
        let saved = storage::draft(&source.origin);
        match subject {
            Subject::Last => return,
            Subject::Game { .. } | Subject::Kept { .. } if is_shown(&source.origin) => {}
            Subject::Game { .. } | Subject::Kept { .. } if saved.is_some() => {
                if let Some(saved) = saved {
                    study.open(saved);
                }
                mode.set(PanelMode::Moves);
            }
            _ => {
                // A link wins over what was made of it, which stays.
                if saved.is_some_and(|saved| saved.source.edited) {
                    source.origin = storage::new_origin();
                }
                import.open(subject, source);
            }
        }
        if let Subject::Game { shown, review, .. } = *subject {
            let node = study
                .tree
                .with_untracked(|tree| tree.main_line().nth(shown.wrapping_sub(1)));
            if let Some(node) = node {
                study.go(node);
            }
            reviews.set(review);
        }
        context.subject.set(Subject::Last);
    };
    // Back and links lead to a study by its address.
    let visit = move |address: &str| {
        let named = subject::origin(address).filter(|origin| !is_shown(origin));
        if let Some(saved) = named.and_then(storage::draft) {
            study.open(saved);
            study.earlier.set(None);
        }
    };
    let subject = context.subject;
    let address = Memo::new(move |_| context.input.with(|input| input.query.clone()));
    visit(&address.get_untracked());
    bring(&subject.get_untracked());
    Effect::watch(
        move || address.get(),
        move |address, _, _| visit(address),
        false,
    );
    Effect::watch(
        move || subject.get(),
        move |subject, _, _| bring(subject),
        false,
    );
    let shows = Memo::new(move |_| study.source.with(|source| subject::address(&source.origin)));
    Effect::new(move |_| context.readdress(shows.get()));
    let claim = TabClaim::new();
    storage::keep_saved(study, claims::follow(study, claim), unkept);
    let elsewhere = Memo::new(move |_| claim.held() == Held::Elsewhere);
    board_panel::tell_moves(study);

    opening::fetch(study);
    let live = LiveAnalysis::new(study);
    let reviewer = Reviewer::new(live);
    // A game that is over is reviewed at once.
    Effect::new(move |_| {
        if reviews.get() {
            reviews.set(false);
            mode.set(PanelMode::Review);
            reviewer.begin();
        }
    });
    let pencil = RwSignal::new(None);
    let menu = MoveMenu::new(study);
    let reviewing = Memo::new(move |_| mode.get() == PanelMode::Review);
    let config = board_panel::config(live, pencil, reviewing);
    let editing = editor.is_open;
    let takes_moves = Signal::derive(move || !editing.get() && !elsewhere.get());
    let typed_moves = board_panel::typed_moves(study, context, takes_moves);
    let pressed = window_event_listener(leptos::ev::keydown, move |event| {
        if !editing.get_untracked() {
            board_panel::pressed(study, &event);
        }
    });
    on_cleanup(move || pressed.remove());
    // After a press of mouse or finger the arrows step even where the board or a tab has the focus, until another key says
    // that somebody is there by keyboard.
    let by_pointer = StoredValue::new(false);
    let pressed_first = move |event: KeyboardEvent| {
        if !board_panel::is_step(&event.key()) {
            by_pointer.set_value(false);
        } else if by_pointer.get_value() && !editing.get_untracked() {
            board_panel::pressed_after_pointer(study, &event);
        }
    };
    let steps = move || !editing.get_untracked();
    let turned = stepper(steps, move |notches| {
        for _ in 0..notches.abs() {
            if notches > 0 {
                study.forward();
            } else {
                study.back();
            }
        }
    });
    let over = move |event: DragEvent| event.prevent_default();
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        let data = event.data_transfer();
        if let Some(file) = data
            .and_then(|data| data.files())
            .and_then(|files| files.get(0))
        {
            import.read_file(file);
        }
    };
    let notice = move || {
        let words = words.now();
        let damaged = damaged
            .as_ref()
            .map(|place| words.with("analysis-damaged", &args!["place" => place.as_str()]));
        damaged.or_else(|| unkept.get().then(|| words.get("analysis-not-saved")))
    };
    let top = view! { <Player study top=true/> }.into_any();
    let bottom = view! { <Player study top=false/> }.into_any();
    let board = view! {
        <div class="an-board" inert=elsewhere on:wheel=turned>
            <Board config/>
        </div>
        <EvalBar live/>
    }
    .into_any();
    let turn = Signal::derive(move || {
        let words = words.now();
        let ahead = study.preview.with(|preview| {
            let (before, mv) = preview.as_ref()?;
            Some(engine::numbered_move(study, before, *mv, &words))
        });
        if let Some(ahead) = ahead {
            return words.with("engine-preview", &args!["move" => ahead]);
        }
        let side = study.position.with(Position::turn);
        let side = words.get(color_name(side));
        words.with("turn-of", &args!["player" => side])
    });
    // What was done last, with the way back, and what it came to.
    let done = move || {
        study.told.get().map(|name| {
            view! {
                <p class="hint">
                    <span>{words.say(name)}</span>
                    <button type="button" data-action="undo-told" on:click=move |_| study.undo()>
                        {words.say("analysis-undo")}
                    </button>
                </p>
            }
        })
    };
    let outcome = move || {
        study
            .outcome
            .get()
            .map(|told| view! { <p class="hint" data-outcome>{told}</p> })
    };
    let status = view! {
        <StatusLine text=review::status(reviewer, reviewing) turn>{study.controller.refusal_view()} {done} {outcome}</StatusLine>
    }
    .into_any();
    // A form that the game menu leads to takes the place of the moves.
    let form = move |name: &'static str,
                     title: &'static str,
                     close: &'static str,
                     content: AnyView| {
        let heading = NodeRef::<H2>::new();
        Effect::watch(
            move || mode.get().name() == name,
            move |&shown, _, _| {
                if shown {
                    request_animation_frame(move || {
                        if let Some(Some(heading)) = heading.try_get_untracked() {
                            // A text is pasted at once; without the focus the form can still be read.
                            let field = heading.closest("section.an-panel").ok().flatten();
                            let field =
                                field.and_then(|form| form.query_selector("textarea").ok()?);
                            let field =
                                field.and_then(|field| field.dyn_into::<HtmlElement>().ok());
                            let _ = field.as_ref().unwrap_or(&heading).focus();
                            // On a phone the form lies under what fits in the window.
                            if let Ok(Some(form)) = heading.closest("section.an-panel") {
                                form.scroll_into_view_with_bool(false);
                            }
                        }
                    });
                }
            },
            false,
        );
        view! {
            <section class="an-panel" inert=elsewhere id=format!("an-panel-{name}") aria-labelledby=format!("an-{name}")>
                <header class="an-form-head">
                    <h2 id=format!("an-{name}") tabindex="-1" node_ref=heading>{words.say(title)}</h2>
                    <IconButton sign=Sign::Close name="close" action=close on_press=move || mode.set(PanelMode::Moves)/>
                </header>
                {content}
            </section>
        }
        .into_any()
    };
    let panel = view! {
        <div class="an-notices">
            <p class="an-notice" role="alert">{notice}</p>
            <ImportNotice import/>
            // Where the browser does not let a text be copied, it is shown to be copied by hand.
            {move || study.by_hand.get().map(|text| view! {
                <div class="an-earlier" role="status" data-by-hand>
                    <p>{words.say("analysis-by-hand")}</p>
                    <IconButton sign=Sign::Close name="close" action="dismiss-text" on_press=move || study.by_hand.set(None)/>
                    <textarea class="an-text" readonly rows="3" aria-label=words.say("analysis-by-hand")>{text}</textarea>
                </div>
            })}
            {move || elsewhere.get().then(|| view! {
                <div class="an-earlier" role="status" data-elsewhere>
                    <p>{words.say("analysis-elsewhere")}</p>
                    <button type="button" data-action="continue-here" on:click=move |_| claims::take(study, claim)>
                        {words.say("continue-here")}
                    </button>
                </div>
            })}
            {move || study.earlier.get().map(|_| view! {
                <div class="an-earlier" role="status">
                    <p>{words.say("analysis-replaced")}</p>
                    <button type="button" data-action="restore-earlier" on:click=move |_| study.restore()>
                        {words.say("analysis-restore")}
                    </button>
                    <IconButton
                        sign=Sign::Close
                        name="library-dismiss"
                        action="dismiss-earlier"
                        on_press=move || study.earlier.set(None)
                    />
                </div>
            })}
        </div>
        <div class="an-engine" inert=elsewhere><EnginePanel live/></div>
        <section class="an-panel" inert=elsewhere id="an-panel-moves" aria-label=words.say("moves")>
            <ChapterList study/>
            <Branches study/>
            <Moves study mode menu/>
            <Show when=move || study.commenting.get()><CommentField study/></Show>
        </section>
        <div class="an-panel" inert=elsewhere id="an-panel-review">
            <Review reviewer/>
        </div>
        {form("open", "analysis-open", "close-open", view! { <Open import/> }.into_any())}
        {form("tags", "analysis-tags", "close-tags", view! { <Tags study/> }.into_any())}
        {typed_moves.view(takes_moves)}
    }
    .into_any();
    let actions = view! {
        <Show when=move || reviewing.get() fallback=move || view! { <Controls study pencil menu/> }>
            <Actions reviewer/>
        </Show>
    }
    .into_any();
    let content = view! {
        <Show when=move || editing.get()>
            <EditorLayout editor/>
        </Show>
        <div
            class="an-layout"
            hidden=editing
            data-mode=move || mode.get().name()
            data-retry=move || study.retry.get().map(|_| "")
            on:pointerdown:capture=move |_| by_pointer.set_value(true)
            on:keydown:capture=pressed_first
            on:dragover=over
            on:drop=dropped
        >
            <BoardLayout top board bottom status panel actions/>
            {study.controller.said.view()}
            {menu.view()}
        </div>
    };
    // The review takes the place of the tabs, and gives it back.
    let review = move |_| {
        if reviewing.get_untracked() {
            mode.set(PanelMode::Moves);
        } else {
            mode.set(PanelMode::Review);
            reviewer.begin();
        }
    };
    let tools = view! {
        <Names study/>
        <GameMenu import editor context mode/>
        <button
            type="button"
            class="an-review"
            data-action="open-review"
            aria-pressed=move || reviewing.get().to_string()
            on:click=review
        >
            <Icon sign=Sign::Graph/>
            <span>{words.say("review")}</span>
        </button>
    }
    .into_any();
    view! {
        <PageFrame frame=context.frame tools content=content.into_any() has_board=true/>
    }
    .into_any()
}

/// The players' names and the result.
#[component]
fn Names(study: Study) -> impl IntoView {
    let words = study.words;
    let told = move || {
        study.tree.with(|tree| {
            let names = ["White", "Black"].map(|tag| players::told(tree, tag));
            let result = Some(tree.result()).filter(|&result| result != "*");
            (names != [None; 2]).then(|| {
                let words = words.now();
                let sides = ["white", "black"].map(|side| words.get(side));
                let [white, black] = [0, 1].map(|side| names[side].unwrap_or(&sides[side]));
                [
                    Some(format!("{white} – {black}")),
                    result.map(str::to_owned),
                ]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" · ")
            })
        })
    };
    view! { <p class="an-names">{told}</p> }
}
