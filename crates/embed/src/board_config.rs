//! The board of every mode: its values as far as they are the same in all of them.

use crate::host::Host;
use crate::settings::Settings;
use board::{BoardConfig, Drawn, Highlights, Input, Intent, Look, Placement};
use chess::{Bitboard, Color, Destinations, Move, Position, Role, Setup, Square};
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Blindfold;
use protocol::embed::{By, Event, MoveMade};
use std::collections::BTreeMap;

/// A board that shows pieces, with kings or without, and on which nothing can be moved.
pub fn shown(
    host: Host,
    settings: &Settings,
    pieces: Signal<Setup>,
    bottom: Signal<Color>,
    last: Signal<Option<(Square, Square)>>,
) -> BoardConfig {
    let words = host.words;
    let look = Look {
        theme: settings.theme,
        pieces: settings.pieces,
        blindfold: None,
        coordinates: settings.coordinates,
        destinations: true,
    };
    let highlights = Memo::new(move |_| {
        let last = last.get();
        let legal = pieces.with(|pieces| Position::from_setup(pieces).ok());
        let check = legal.filter(Position::is_check);
        Highlights {
            last: last.map_or(Bitboard::EMPTY, |(from, to)| Bitboard::of(from).with(to)),
            check: check.map(|position| position.king(position.turn())),
            ..Highlights::default()
        }
    });
    let placement = Memo::new(move |_| pieces.with(|pieces| Placement::from(&pieces.board)));
    BoardConfig {
        bottom,
        highlights: highlights.into(),
        annotations: Signal::stored(settings.drawings.clone()),
        look: Signal::stored(look),
        input: Signal::stored(Input {
            draw: true,
            seek: true,
            ..Input::default()
        }),
        label: Callback::new(move |square| {
            let piece = pieces.with(|pieces| pieces.piece_at(square));
            Narrator::new(&words.now(), false).cell(square, piece, Blindfold::Off)
        }),
        intend: Callback::new(move |intent| told(host, pieces, intent)),
        ..BoardConfig::new(Signal::derive(words.say("board")), placement.into())
    }
}

/// Answers to what is done at a board and moves nothing.
pub fn told(host: Host, pieces: Signal<Setup>, intent: Intent) {
    let words = host.words.once();
    let narrator = Narrator::new(&words, false);
    match intent {
        Intent::Ask(square) => {
            let piece = pieces.with_untracked(|pieces| pieces.piece_at(square));
            host.say(narrator.what_is_on(square, piece));
        }
        // Where a premove may go depends on the opponent's move.
        Intent::TakenUp(square) => {
            let position = pieces.with_untracked(|pieces| Position::from_setup(pieces).ok());
            let own = |position: &Position| position.by_color(position.turn()).contains(square);
            if let Some(position) = position.filter(own) {
                host.say(narrator.moves_of(&position, square, false));
            }
        }
        Intent::BeganArrow(square) => host.say(narrator.arrow_begun(square)),
        Intent::Drew(_, Drawn::Removed) => host.say(words.get("drawing-removed")),
        Intent::Drew(drawing, Drawn::New) => host.say(narrator.drawn(drawing)),
        Intent::Brush(brush) => host.say(narrator.brush(brush)),
        _ => {}
    }
}

/// The pieces of the side on the move, and where they may go.
pub fn legal(position: &Position) -> (Bitboard, BTreeMap<Square, Destinations>) {
    let own = position.by_color(position.turn());
    let destinations = own.into_iter();
    (
        own,
        destinations
            .map(|from| (from, position.destinations(from)))
            .collect(),
    )
}

/// The move of a piece that was put down, or the reason why there is none, which is told.
pub fn dropped(
    host: Host,
    position: &Position,
    from: Square,
    to: Square,
    choice: Option<Role>,
) -> Option<Move> {
    let moves = position.moves_by_drop(from, to);
    let found = moves
        .iter()
        .find(|mv| moves.len() == 1 || mv.promotion() == choice);
    if found.is_none() && moves.is_empty() {
        say_illegal(host, position, from, to);
    }
    found.copied()
}

/// Announces why a move is illegal, and tells the page.
pub fn say_illegal(host: Host, position: &Position, from: Square, to: Square) {
    if let Some(reason) = tell_illegal(host, position, from, to) {
        host.say(reason);
    }
}

/// Tells the page why a move is illegal; answers with the reason in words.
pub fn tell_illegal(host: Host, position: &Position, from: Square, to: Square) -> Option<String> {
    let why = position.why_illegal(from, to)?;
    let words = host.words.once();
    let reason = Narrator::new(&words, false).illegal(position, why);
    host.tell(&Event::Illegal {
        from: from.to_string(),
        to: to.to_string(),
        reason: reason.clone(),
    });
    Some(reason)
}

/// A move as the page is told of it.
pub fn made(before: &Position, mv: Move, ply: usize, by: By) -> MoveMade {
    MoveMade {
        uci: before.to_uci(mv).to_string(),
        san: before.to_san(mv).to_string(),
        fen: before.after(mv).to_fen(),
        ply: ply as u32,
        by,
    }
}
