//! The board of a game: what the context knows, as the values that a board takes; what is done there, as intents of the table.

use crate::page::GameContext;
use ::screens::{board_look, moving};
use board::{BoardConfig, Drawn, Highlights, Input, Key, Look, Placement};
use chess::{Bitboard, Destinations, Square};
use leptos::prelude::*;
use narration::Narrator;
use narration::command::Command;
use platform::preferences::{Blindfold, Preferences};
use std::collections::BTreeMap;
use table::{Intent, Movable, Question, Table};

/// The configuration of the board.
pub fn config(context: GameContext) -> BoardConfig {
    config_by(context, context.page.preferences.into())
}

/// The configuration of a board by other preferences than the player's own.
pub fn config_by(context: GameContext, chosen: Signal<Preferences>) -> BoardConfig {
    let table = context.live.table;
    let movable = Memo::new(move |_| table.with(Table::movable));
    let strictness = Memo::new(move |_| context.live.strictness());
    let silent = move || table.with(Table::is_silent);
    let shown = Memo::new(move |_| table.with(Table::board));
    // A game that is over is looked at with open eyes.
    let preferences = Memo::new(move |_| {
        let preferences = chosen.get();
        if context.live.game.with(|game| game.outcome().is_some()) {
            Preferences {
                blindfold: Blindfold::Off,
                ..preferences
            }
        } else {
            preferences
        }
    });
    let own = Memo::new(move |_| {
        let color = movable.get().color();
        shown.with(|shown| color.map_or(Bitboard::EMPTY, |color| shown.by_color(color)))
    });
    let destinations = Memo::new(move |_| {
        let game = context.page.chunk.game();
        let mut all = game.map_or_else(BTreeMap::new, |game| table.with(game.destinations));
        // The destinations of a piece tell by its captures where the others stand.
        if preferences.get().blindfold == Blindfold::Hidden {
            for destinations in all.values_mut() {
                destinations.captures = Bitboard::EMPTY;
            }
        }
        all
    });
    let highlights = Memo::new(move |_| {
        if preferences.get().blindfold == Blindfold::Nothing {
            return Highlights::default();
        }
        let game = context.page.chunk.game();
        game.map_or_else(Highlights::default, |game| table.with(game.highlights))
    });
    let advice = Memo::new(move |_| {
        let game = context.page.chunk.game();
        game.map_or_else(Vec::new, |game| table.with(game.advice))
    });
    let words = context.page.words;
    BoardConfig {
        name: Signal::derive(words.say("board")),
        placement: Memo::new(move |_| Placement::from(&*shown.read())).into(),
        bottom: context.live.bottom.into(),
        movable: own.into(),
        destinations: destinations.into(),
        released: Memo::new(move |_| table.with(Table::released)).into(),
        highlights: highlights.into(),
        advice: advice.into(),
        annotations: Signal::stored(Vec::new()),
        drawings: context.live.drawings,
        pencil: context.live.pencil,
        look: Memo::new(move |_| {
            let look = preferences.with(board_look);
            Look {
                destinations: look.destinations && !silent(),
                ..look
            }
        })
        .into(),
        input: Memo::new(move |_| Input {
            moving: preferences.with(moving),
            // Drawings help to calculate (FIDE 11.3).
            draw: !strictness.get().competition,
            // A blindfold would see nothing of the pieces.
            seek: preferences.get().blindfold == Blindfold::Off,
            premoves: context.live.premoves.with(|queue| !queue.is_empty()),
        })
        .into(),
        label: Callback::new(move |square| {
            let piece = shown.with(|shown| shown.piece_at(square));
            let Preferences {
                spelling,
                blindfold,
                ..
            } = preferences.get();
            Narrator::new(&words.now(), spelling).cell(square, piece, blindfold)
        }),
        tray: None,
        intend: Callback::new(move |intent| intend(context, intent)),
        on_key: Callback::new(move |key: Key| press_key(context, &key)),
    }
}

/// The destinations of the pieces that may be moved, by their squares; in the chunk of games, as what follows.
pub fn destinations(table: &Table) -> BTreeMap<Square, Destinations> {
    table.destinations()
}

/// The marked squares of the board.
pub fn highlights(table: &Table) -> Highlights {
    let pair = |from, to| Bitboard::of(from).with(to);
    let last = table.last_move().map(|(from, to)| pair(from, to));
    let queue = match table.movable() {
        Movable::Premove(_) => table.premoves(),
        _ => &[],
    };
    let position = table.position();
    let check = position.is_check().then(|| position.king(position.turn()));
    Highlights {
        last: last.unwrap_or_default(),
        check: check.filter(|_| !table.is_silent()),
        touched: table.touched(),
        ahead: queue
            .iter()
            .fold(Bitboard::EMPTY, |all, next| all | pair(next.from, next.to)),
        verdict: None,
    }
}

/// The arrow of the hint.
pub fn advice(table: &Table) -> Vec<(Square, Square)> {
    let arrow = table
        .hint()
        .and_then(|hint| hint.arrow(table.game().position()));
    arrow.into_iter().collect()
}

/// Carries out what has been done at the board.
fn intend(context: GameContext, intent: board::Intent) {
    use board::Intent as Done;
    match intent {
        Done::Drop { from, to, choice } => context.act(Intent::Drop { from, to, choice }),
        Done::Miss { from, to, by_key } => context.act(Intent::Miss { from, to, by_key }),
        Done::Touch(square) => context.act(Intent::Touch(square)),
        // Where a premove may go depends on the opponent's move; and in silence nothing helps (FIDE 11.3).
        Done::TakenUp(square) => {
            let is_turn = |table: &Table| matches!(table.movable(), Movable::Now(_));
            if context.live.table.with_untracked(is_turn) && !context.live.is_silent() {
                // Its chunk may arrive late: then what has been told since, such as the refusal of a move, stays the last word.
                let before = context.live.newest();
                context.page.with_chunk(move |chunk| {
                    if context.live.newest() == before {
                        (chunk.perform)(context, Command::Moves(square.into()));
                    }
                });
            }
        }
        Done::CancelPremoves => context.act(Intent::CancelPremoves),
        Done::Ask(square) => perform(context, Command::Square(square.into())),
        Done::BeganArrow(square) => {
            context.live.announce(
                context
                    .live
                    .narrate(|narrator| narrator.arrow_begun(square)),
            );
        }
        Done::Drew(_, Drawn::Removed) => {
            context
                .live
                .announce(context.page.words.once().get("drawing-removed"));
        }
        Done::Drew(drawing, Drawn::New) => {
            context
                .live
                .announce(context.live.narrate(|narrator| narrator.drawn(drawing)));
        }
        Done::Brush(brush) => context
            .live
            .announce(context.live.narrate(|narrator| narrator.brush(brush))),
        // Pieces leave the board by moves only.
        Done::Off(_) | Done::Tap(_) => {}
    }
}

/// Carries out a command, and announces the answer.
fn perform(context: GameContext, command: Command) {
    context
        .page
        .with_chunk(move |chunk| (chunk.perform)(context, command));
}

/// A key that the board has no use for itself; false if it has none here either.
fn press_key(context: GameContext, key: &Key) -> bool {
    if key.name == "Escape" {
        context.act(Intent::CancelPremoves);
        if context.live.question.get_untracked() == Some(Question::ClaimWith) {
            context.act(Intent::Answer(false));
        } else {
            context.live.wipe();
        }
        return true;
    }
    let command = Command::of_key(&key.name, key.shift, key.square);
    if let Some(command) = command {
        perform(context, command);
    }
    command.is_some()
}
