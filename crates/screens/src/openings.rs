//! The openings by name: a board from the first move, and the named openings that each move leads to.
//!
//! The line on the board is the address (`#/openings/e2e4-c7c5`), so that every position can be linked and Back takes a move back.

mod line;

use self::line::Line;
use crate::ScreenContext;
use crate::board_controller::BoardController;
use crate::board_preferences::open_eyes;
use crate::fetched::Fetched;
use crate::move_entry::Answer;
use crate::openings_file::{self, opening_name};
use crate::player_row::player_row;
use crate::position_board::{PositionBoard, last_played};
use crate::registry::Screen;
use crate::subject::Subject;
use crate::typed_moves::TypedMoves;
use board::{Board, BoardConfig};
use chess::{Color, Move, Position};
use game::{FamilyNames, Opening, Openings};
use i18n::names::color_name;
use i18n::{Words, args};
use leptos::prelude::*;
use narration::command::Command;
use narration::written_text;

use widgets::board_layout::BoardLayout;
use widgets::icon::{IconButton, Sign};
use widgets::page_frame::PageFrame;
use widgets::search_field::SearchField;
use widgets::status_line::StatusLine;

/// The most results of a search that are shown.
const MOST_FOUND: usize = 60;

/// The state of the screen. A handle.
#[derive(Clone, Copy)]
struct Explorer {
    context: ScreenContext,
    words: Words,
    table: Fetched<Openings>,
    families: ReadSignal<FamilyNames>,
    line: Memo<Line>,
    bottom: RwSignal<Color>,
    /// The words that are searched for.
    wanted: RwSignal<String>,
    /// Tells of moves and of what is illegal.
    controller: BoardController,
}

impl Explorer {
    fn fetch(self) {
        self.table.fetch(openings_file::fetch(), || true);
    }

    /// A move with its number.
    fn written(self, before: &Position, mv: Move) -> String {
        let notation = self.context.input.with(|input| input.preferences.notation);
        let written = written_text(before.to_san(mv), notation, &self.words.now());
        let dots = before.turn().fold(".", "…");
        format!("{}{dots} {written}", before.fullmove_number())
    }

    /// Plays a move on the board.
    fn play(self, mv: Move) {
        let (line, before) = self
            .line
            .with_untracked(|line| (line.with(mv), line.position().clone()));
        self.controller.tell_move(&before, mv);
        self.context.follow(Screen::Openings, &line.address());
    }

    fn flip(self) {
        self.bottom.update(|bottom| *bottom = !*bottom);
    }

    /// The board, on which every move leads on along a line.
    fn board(self) -> PositionBoard {
        PositionBoard {
            controller: self.controller,
            position: Signal::derive(move || self.line.with(|line| Some(line.position().clone()))),
            takes_moves: true.into(),
            last: Signal::derive(move || {
                self.line
                    .with(|line| last_played(&Position::default(), line.moves()))
            }),
            play: Callback::new(move |mv| self.play(mv)),
        }
    }

    /// The board as the field for typed moves knows it.
    fn typed_moves(self) -> TypedMoves {
        let input = self.context.input;
        TypedMoves {
            screen: Screen::Openings,
            board: self.board(),
            heard: Signal::derive(move || input.with(|input| input.heard.clone())),
            follow: Callback::new(move |command| self.follow(command)),
        }
    }

    /// Carries out a command, as far as it means something here.
    fn follow(self, command: Command) -> Option<Answer> {
        match command {
            Command::Back | Command::TakeBack => {
                let before = self.line.with_untracked(Line::before)?;
                self.context.follow(Screen::Openings, &before.address());
            }
            Command::Flip => self.flip(),
            Command::Help => self.context.go(Screen::Help, ""),
            _ => return None,
        }
        Some(Ok(None))
    }
}

/// The openings, a page.
pub fn openings(context: ScreenContext) -> AnyView {
    let words = context.words;
    let explorer = Explorer {
        context,
        words,
        table: Fetched::new(),
        families: openings_file::family_names(words),
        line: Memo::new(move |_| context.input.with(|input| Line::read(&input.query))),
        bottom: RwSignal::new(Color::White),
        wanted: RwSignal::new(String::new()),
        controller: BoardController {
            preferences: Signal::derive(move || {
                context.input.with(|input| open_eyes(&input.preferences))
            }),
            ..BoardController::of(context)
        },
    };
    explorer.fetch();
    // What was searched for has been found.
    Effect::new(move |before: Option<Line>| {
        let line = explorer.line.get();
        if before.is_some_and(|before| before != line) {
            explorer.wanted.set(String::new());
        }
        line
    });
    let config = BoardConfig {
        bottom: explorer.bottom.into(),
        ..explorer.board().config()
    };
    let side = |top: bool| {
        let bottom = explorer.bottom;
        Signal::derive(move || if top { !bottom.get() } else { bottom.get() })
    };
    let top = player_row(words, side(true));
    let bottom = player_row(words, side(false));
    let board = view! { <Board config/> }.into_any();
    let turn = Signal::derive(move || {
        let words = words.now();
        let side = explorer.line.with(|line| line.position().turn());
        words.with("turn-of", &args!["player" => words.get(color_name(side))])
    });
    let status = view! { <StatusLine text=Signal::stored(None) turn>{explorer.controller.refusal_view()}</StatusLine> }.into_any();
    let panel = view! {
        <div class="openings-panel">
            <SearchField label="openings-search" wanted=explorer.wanted words=explorer.words/>
            {explorer.typed_moves().view(true.into())}
            <Name explorer/>
            {explorer.table.note(words, move || explorer.fetch())}
            {move || {
                let searches = explorer.wanted.with(|wanted| !wanted.trim().is_empty());
                if searches {
                    view! { <Found explorer/> }.into_any()
                } else {
                    view! { <Continuations explorer/> }.into_any()
                }
            }}
        </div>
    }
    .into_any();
    let actions = view! { <Actions explorer/> }.into_any();
    let content = view! {
        <div class="openings">
            <BoardLayout top board bottom status panel actions/>
            {explorer.controller.said.view()}
        </div>
    }
    .into_any();
    let tools = view! {
        <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || explorer.flip()/>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools content has_board=true/> }.into_any()
}

/// The opening on the board and its moves, each of which leads back to it.
#[component]
fn Name(explorer: Explorer) -> impl IntoView {
    let words = explorer.words;
    let name = Memo::new(move |_| {
        explorer.line.with(|line| {
            let found = explorer.table.with(|table| {
                let opening = table.last_of(&Position::default(), line.moves().iter().copied());
                opening.map(|opening| (opening.eco.clone(), opening.name.clone()))
            });
            found.flatten()
        })
    });
    explorer.context.frame.follow_entry(move || {
        let (_, name) = name.get()?;
        Some(explorer.families.with(|families| families.written(&name)))
    });
    let title = move || match name.get() {
        Some((eco, name)) => {
            let name = explorer
                .families
                .with(|families| opening_name(&name, families));
            view! {
                <h2 class="openings-name">{name} " " <small>{eco}</small></h2>
            }
            .into_any()
        }
        None => view! {
            <h2 class="openings-name">{words.say("openings-start")}</h2>
        }
        .into_any(),
    };
    let moves = move || {
        explorer.line.with(|line| {
            let steps = line.steps().map(|(before, mv, so_far)| {
                let written = explorer.written(&before, mv);
                // After a move of White the number need not be said again.
                let short = match before.turn() {
                    Color::White => written.clone(),
                    Color::Black => written.split(' ').next_back().unwrap_or_default().to_owned(),
                };
                let is_last = (so_far == *line).then_some("step");
                view! {
                    <li><a href=address(&so_far) aria-label=written aria-current=is_last>{short}</a></li>
                }
            });
            view! {
                <nav class="openings-line" aria-label=words.say("openings-line")>
                    <ol>{steps.collect_view()}</ol>
                </nav>
            }
        })
    };
    let cut = move || {
        let is_cut = explorer.line.with(Line::is_cut);
        is_cut.then(|| {
            view! { <p class="openings-note" role="alert">{words.say("openings-cut")}</p> }
        })
    };
    view! { <div role="status">{title}</div> {cut} {moves} }
}

/// The moves by which openings go on.
#[component]
fn Continuations(explorer: Explorer) -> impl IntoView {
    let words = explorer.words;
    let rows = move || {
        explorer.line.with(|line| {
            explorer.table.with(|table| {
                let position = line.position();
                let moves = line.moves().iter().copied();
                let here = table.last_of(&Position::default(), moves);
                let rows = table.continuations(position).into_iter().map(|next| {
                    let written = explorer.written(position, next.played);
                    let name = next.opening.map(|opening| beneath(&opening.name, here));
                    let uci = position.to_uci(next.played).to_string();
                    row(
                        explorer,
                        &line.with(next.played),
                        written,
                        name,
                        next.openings,
                        uci,
                    )
                });
                let rows: Vec<_> = rows.collect();
                if rows.is_empty() {
                    view! { <p class="openings-note">{words.say("openings-end")}</p> }.into_any()
                } else {
                    view! { <ul class="openings-list">{rows}</ul> }.into_any()
                }
            })
        })
    };
    view! { <nav class="openings-next" aria-label=words.say("openings-next")>{rows}</nav> }
}

/// A name without the name of the opening that it is a part of, where that stands above.
fn beneath(name: &str, above: Option<&Opening>) -> String {
    let rest = above.and_then(|above| name.strip_prefix(above.name.as_str()));
    let rest = rest.and_then(|rest| rest.strip_prefix(", "));
    rest.unwrap_or(name).to_owned()
}

/// A row of the list: a move, the opening it leads to, and the number of openings beneath.
fn row(
    explorer: Explorer,
    line: &Line,
    written: String,
    name: Option<String>,
    openings: u32,
    uci: String,
) -> AnyView {
    let count = explorer
        .words
        .now()
        .with("openings-count", &args!["count" => openings]);
    // The last of a line counts itself alone: nothing more is to be said.
    let count = (openings > 1).then(|| view! { <small>{count}</small> });
    let name = name.map_or_else(
        || view! { <span></span> }.into_any(),
        |name| {
            explorer
                .families
                .with(|families| opening_name(&name, families))
        },
    );
    view! {
        <li>
            <a href=address(line) data-move=uci>
                <b>{written}</b>
                {name}
                {count}
            </a>
        </li>
    }
    .into_any()
}

/// What a search has found.
#[component]
fn Found(explorer: Explorer) -> impl IntoView {
    let words = explorer.words;
    let rows = move || {
        explorer.families.with(|families| {
            explorer.table.with(|table| {
                let found = table.search(&explorer.wanted.get(), families);
                let count = words
                    .now()
                    .with("openings-count", &args!["count" => found.len()]);
                let row = |opening: &Opening| {
                    let line = Line::of(&opening.moves);
                    view! {
                        <li>
                            <a href=address(&line) data-eco=opening.eco.clone()>
                                <b>{opening.eco.clone()}</b>
                                {opening_name(&opening.name, families)}
                            </a>
                        </li>
                    }
                };
                let rows = found.into_iter().take(MOST_FOUND).map(row).collect_view();
                view! {
                    <p class="openings-note" role="status">{count}</p>
                    <ul class="openings-list">{rows}</ul>
                }
            })
        })
    };
    view! { <nav class="openings-next" aria-label=words.say("openings-search")>{rows}</nav> }
}

/// One move back, and where to go on from the position on the board.
#[component]
fn Actions(explorer: Explorer) -> impl IntoView {
    let words = explorer.words;
    let context = explorer.context;
    let study = move |_| {
        let pgn = explorer.line.with_untracked(Line::pgn);
        context.study(Subject::Pgn(pgn));
    };
    let play = move |_| {
        let position = explorer.line.with_untracked(|line| line.position().clone());
        context.play(position);
    };
    let back = move || {
        explorer.line.with(|line| {
            line.before().map(|before| {
                view! {
                    <a class="openings-back" href=address(&before) data-action="openings-back">
                        {words.say("openings-back")}
                    </a>
                }
            })
        })
    };
    view! {
        <div class="openings-actions">
            {back}
            <button type="button" data-action="openings-study" on:click=study>{words.say("openings-study")}</button>
            <button type="button" data-action="openings-play" on:click=play>{words.say("play-from-here")}</button>
        </div>
    }
}

/// The address of a line.
fn address(line: &Line) -> String {
    let line = line.address();
    if line.is_empty() {
        "#/openings".to_owned()
    } else {
        format!("#/openings/{line}")
    }
}
