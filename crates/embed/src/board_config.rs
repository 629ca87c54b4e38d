//! The board of every mode: its values as far as they are the same in all of them.

use crate::host::Host;
use crate::settings::Settings;
use board::{BoardConfig, Highlights, Input, Intent, Look, Moving, Placement};
use chess::{Bitboard, Color, Move, Position, Setup, Square};
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Blindfold;
use protocol::embed::{By, MoveMade};

/// The ways to use a board: all of moving, and drawing.
pub const INPUT: Input = Input {
    moving: Moving::Both,
    draw: true,
    seek: true,
    premoves: false,
};

/// The look of a board.
pub fn look(settings: &Settings) -> Look {
    Look {
        theme: settings.theme,
        pieces: settings.pieces,
        blindfold: None,
        coordinates: settings.coordinates,
        destinations: true,
    }
}

/// A board that shows pieces, with kings or without, and on which nothing can be moved.
pub fn shown(
    host: Host,
    settings: &Settings,
    pieces: Signal<Setup>,
    bottom: Signal<Color>,
    last: Signal<Option<(Square, Square)>>,
) -> BoardConfig {
    let words = host.words;
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
        look: Signal::stored(look(settings)),
        input: Signal::stored(INPUT),
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
    let controller = host.controller;
    match intent {
        Intent::Ask(square) => {
            let piece = pieces.with_untracked(|pieces| pieces.piece_at(square));
            controller.say(controller.narrate(|narrator| narrator.what_is_on(square, piece)));
        }
        // Where a premove may go depends on the opponent's move.
        Intent::TakenUp(square) => {
            let position = pieces.with_untracked(|pieces| Position::from_setup(pieces).ok());
            let own = |position: &Position| position.by_color(position.turn()).contains(square);
            if let Some(position) = position.filter(own) {
                controller.take(intent, &position);
            }
        }
        intent => controller.tell_drawing(&intent),
    }
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
