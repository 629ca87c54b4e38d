//! The board of shatranj: a card of the lesson or the game as the values that a board takes.

use super::cards::Trial;
use super::lesson::Lesson;
use super::play::{Part, Play};
use super::record::Played;
use super::wording::{cell, figure};
use crate::board_preferences::{board_look, moving};
use board::{BoardConfig, Highlights, Input, Intent, Placement};
use chess::{Bitboard, Brush, Color, Destinations, Drawing, Square};
use leptos::prelude::*;
use shatranj::{Piece, Position};
use std::collections::BTreeMap;

/// The configuration of the board.
pub fn config(play: Play, lesson: Lesson, part: RwSignal<Part>) -> BoardConfig {
    let words = play.words;
    let preferences = play.controller.preferences;
    let is_game = Memo::new(move |_| part.get() == Part::Game);
    let men = Memo::new(move |_| {
        if is_game.get() {
            play.played.with(|played| men(played.as_ref()))
        } else {
            lesson.trial.with(|trial| trial.men().clone())
        }
    });
    let placement = Memo::new(move |_| men.with(placement));
    let destinations = Memo::new(move |_| {
        if is_game.get() {
            let thinks = play.thinks.get();
            return play.played.with(|played| match played {
                Some(played) if !thinks => destinations(played),
                _ => BTreeMap::new(),
            });
        }
        lesson.trial.with(|trial| {
            let targets = trial.targets();
            let captures = targets & trial.men().keys().copied().collect::<Bitboard>();
            let destinations = Destinations {
                drops: targets,
                targets,
                captures,
                promotions: Bitboard::EMPTY,
            };
            let piece = trial.piece.into_iter();
            piece.map(|square| (square, destinations)).collect()
        })
    });
    // On a card the destinations are marked from the start.
    let annotations = Memo::new(move |_| {
        let targets = if is_game.get() {
            Bitboard::EMPTY
        } else {
            lesson.trial.with(Trial::targets)
        };
        let circle = |square| Drawing {
            from: square,
            to: square,
            brush: Brush::Green,
        };
        targets.into_iter().map(circle).collect::<Vec<_>>()
    });
    BoardConfig {
        bottom: Memo::new(move |_| {
            let robot = play.played.with(|played| played.as_ref()?.robot);
            robot
                .filter(|_| is_game.get())
                .map_or(Color::White, |robot| !robot)
        })
        .into(),
        movable: Memo::new(move |_| {
            destinations.with(|all| all.keys().copied().collect::<Bitboard>())
        })
        .into(),
        destinations: destinations.into(),
        highlights: Memo::new(move |_| {
            play.played.with(|played| match played {
                Some(played) if is_game.get() => highlights(played),
                _ => Highlights::default(),
            })
        })
        .into(),
        annotations: annotations.into(),
        look: Memo::new(move |_| preferences.with(board_look)).into(),
        input: Memo::new(move |_| Input {
            moving: preferences.with(moving),
            seek: true,
            ..Input::default()
        })
        .into(),
        label: Callback::new(move |square| {
            let piece = men.with(|men| men.get(&square).copied());
            let spelling = preferences.with(|chosen| chosen.spelling);
            cell(square, piece, &words.now(), spelling)
        }),
        intend: Callback::new(move |intent| {
            if let Intent::Drop { from, to, .. } = intent {
                if is_game.get_untracked() {
                    play.put_down(from, to);
                } else {
                    lesson.put(to);
                }
            }
        }),
        ..BoardConfig::new(Signal::derive(words.say("board")), placement.into())
    }
}

/// The pieces of the game, or of the array before there is one.
fn men(played: Option<&Played>) -> BTreeMap<Square, Piece> {
    let of = |position: &Position| {
        let man = |square| Some((square, position.piece_at(square)?));
        position.occupied().into_iter().filter_map(man).collect()
    };
    played.map_or_else(
        || of(&Position::default()),
        |played| of(played.game.position()),
    )
}

fn placement(men: &BTreeMap<Square, Piece>) -> Placement {
    let mut placement = Placement::default();
    for (&square, piece) in men {
        let shown = board::Piece {
            color: piece.color,
            kind: figure(piece.role),
        };
        placement.set(square, Some(shown));
    }
    placement
}

/// The destinations of the side on the move; none if it is the robot's, or the game is over.
fn destinations(played: &Played) -> BTreeMap<Square, Destinations> {
    let position = played.game.position();
    if played.robot == Some(position.turn()) || played.game.outcome().is_some() {
        return BTreeMap::new();
    }
    let own = position.by_color(position.turn()).into_iter();
    own.map(|from| (from, position.destinations(from)))
        .collect()
}

fn highlights(played: &Played) -> Highlights {
    let position = played.game.position();
    let last = played.game.moves().last();
    Highlights {
        last: last.map_or(Bitboard::EMPTY, |last| {
            Bitboard::of(last.from()).with(last.to())
        }),
        check: position.is_check().then(|| position.king(position.turn())),
        ..Highlights::default()
    }
}
