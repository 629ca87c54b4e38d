//! Configuration of the board of a game: what the session knows, as the values that a board takes.

use crate::session::Session;
use board::{BoardConfig, Destinations, Highlights, Input, Key, Look, Moving, Placement};
use chess::Bitboard;
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::{self, Blindfold, Preferences};
use table::{Dests, Movable, MoveConstraints};

/// The board of a game.
pub fn config(session: Session) -> BoardConfig {
    let movable = Memo::new(move |_| session.movable());
    let constraints = Memo::new(move |_| session.constraints());
    let position = Memo::new(move |_| session.position());
    let shown = Memo::new(move |_| session.shown_board());
    // A game that is over is looked at with open eyes.
    let preferences = Memo::new(move |_| {
        let preferences = session.preferences.get();
        if session.game.with(|game| game.outcome().is_some()) {
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
        let (movable, own, preferences) = (movable.get(), own.get(), preferences.get());
        let ahead = matches!(movable, Movable::Premove(_));
        constraints.with(|constraints| {
            let all = position.with(|position| {
                shown.with(|shown| table::dests(position, shown, movable, constraints))
            });
            let told = |dests| destinations(dests, own, ahead, &preferences, constraints);
            all.into_iter()
                .map(|(from, dests)| (from, told(dests)))
                .collect()
        })
    });
    let highlights = Memo::new(move |_| {
        if preferences.get().blindfold == Blindfold::Nothing {
            return Highlights::default();
        }
        let pair = |from, to| Bitboard::of(from).with(to);
        let last = session.last_move().map(|last| pair(last.from(), last.to()));
        let queue = match movable.get() {
            Movable::Premove(_) => session.premoves.get(),
            _ => Vec::new(),
        };
        let check =
            position.with(|position| position.is_check().then(|| position.king(position.turn())));
        constraints.with(|constraints| Highlights {
            last: last.unwrap_or_default(),
            check: check.filter(|_| !constraints.silent()),
            touched: constraints.touched,
            ahead: queue
                .iter()
                .fold(Bitboard::EMPTY, |all, next| all | pair(next.from, next.to)),
        })
    });
    let advice = Memo::new(move |_| {
        let hint = session.hint.get();
        let arrow = hint.and_then(|hint| session.game.with(|game| hint.arrow(game.position())));
        arrow.into_iter().collect::<Vec<_>>()
    });
    let words = session.words;
    BoardConfig {
        name: Signal::derive(words.say("board")),
        placement: Memo::new(move |_| Placement::from(&*shown.read())).into(),
        bottom: session.bottom.into(),
        movable: own.into(),
        destinations: destinations.into(),
        released: Memo::new(move |_| {
            let released = constraints.with(|constraints| constraints.released);
            released.map(|mv| (mv.from(), mv.to()))
        })
        .into(),
        highlights: highlights.into(),
        advice: advice.into(),
        drawings: session.drawings,
        pencil: session.pencil,
        look: Memo::new(move |_| look(&preferences.get())).into(),
        input: Memo::new(move |_| Input {
            moving: moving(preferences.get().moving),
            // Drawings help to calculate (FIDE 11.3).
            draw: constraints.with(|constraints| !constraints.strictness.competition),
            // A blindfold would see nothing of the pieces.
            seek: preferences.get().blindfold == Blindfold::Off,
            premoves: session.premoves.with(|queue| !queue.is_empty()),
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
        intend: Callback::new(move |intent| session.intend(intent)),
        on_key: Callback::new(move |key: Key| session.board_key(&key)),
    }
}

/// The destinations of a piece, marked as far as the player wants that and may be told.
fn destinations(
    dests: Dests,
    own: Bitboard,
    ahead: bool,
    preferences: &Preferences,
    constraints: &MoveConstraints,
) -> Destinations {
    let marks = preferences.destinations
        && preferences.blindfold != Blindfold::Nothing
        && !constraints.silent();
    let marked = match (marks, ahead) {
        (false, _) => Bitboard::EMPTY,
        (true, false) => dests.targets,
        // A piece may be sent to guard one of its own; to mark them all would be noise.
        (true, true) => dests.targets & !own,
    };
    let seen = preferences.blindfold != Blindfold::Hidden;
    // With touch-move the pawn is put down for good first (FIDE 4.6).
    let asks = !preferences.auto_queen && (ahead || !constraints.strictness.touch_move);
    let when = |asked: bool, squares| if asked { squares } else { Bitboard::EMPTY };
    Destinations {
        drops: dests.drops,
        near: dests.targets,
        marked,
        captures: when(seen, dests.captures & marked),
        promotions: when(asks, dests.promotions),
    }
}

fn look(preferences: &Preferences) -> Look {
    Look {
        theme: Some(preferences.board.name()),
        pieces: Some(preferences.pieces.name()),
        blindfold: Some(preferences.blindfold.name()),
        coordinates: preferences.coordinates,
    }
}

fn moving(moving: preferences::Moving) -> Moving {
    match moving {
        preferences::Moving::Both => Moving::Both,
        preferences::Moving::Drag => Moving::Drag,
        preferences::Moving::Tap => Moving::Tap,
    }
}
