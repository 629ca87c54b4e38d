//! Fuzz target of move generation: the invariants of every position that play can reach.

use std::collections::BTreeSet;

use arbitrary::{Result, Unstructured};
use chess::{Color, Move, MoveList, Position, Setup, Square, perft};

use crate::positions::played;

/// Any moves from any position.
pub fn play(input: &mut Unstructured<'_>) -> Result<()> {
    if let Some(position) = played(input)? {
        every_move_leads_to_a_position(&position);
        every_move_has_a_name(&position);
        colours_are_alike(&position);
        // All moves that there could be take as long as everything else on eight inputs.
        if input.ratio(1, 8)? {
            no_other_move_is_legal(&position);
        }
    }
    Ok(())
}

/// The state after a move (key, checks, pins, rights) equals that of the same position set up anew.
fn every_move_leads_to_a_position(position: &Position) {
    let moves = position.legal_moves();
    let mut counted = 0;
    for &m in &moves {
        let next = position.after(m);
        let anew = Position::from_setup(&next.to_setup());
        assert_eq!(anew.as_ref(), Ok(&next), "{m:?} in {position}");
        assert_eq!(next.turn(), !position.turn());
        counted += next.count_legal_moves() as u64;
    }
    // Of more moves than any game has, the list holds only the first.
    if position.count_legal_moves() <= MoveList::CAPACITY {
        assert_eq!(counted, perft(position, 2), "{position}");
    }
}

/// Each move can be read by what it is called, and no two are called the same.
fn every_move_has_a_name(position: &Position) {
    let mut names = BTreeSet::new();
    for &m in &position.legal_moves() {
        let san = position.to_san(m).to_string();
        let unmarked = san.trim_end_matches(['+', '#']);
        assert_eq!(position.parse_san(&san), Ok(m), "{position}");
        let usual = position.parse_san_fast(san.as_bytes());
        assert_eq!(usual, Some(m), "{san} in {position}");
        assert_eq!(position.parse_san(unmarked), Ok(m), "{position}");
        let uci = position.to_uci(m).to_string();
        assert_eq!(position.parse_uci(&uci), Ok(m), "{position}");
        assert_eq!(position.parse_uci(&format!("{m:?}")), Ok(m), "{position}");
        assert!(names.insert(san), "two moves have one name in {position}");
    }
}

fn no_other_move_is_legal(position: &Position) {
    if position.count_legal_moves() > MoveList::CAPACITY {
        return;
    }
    let legal: BTreeSet<Move> = position.legal_moves().into_iter().collect();
    let accepted: BTreeSet<Move> = (0..=u16::MAX)
        .map(Move::from_raw)
        .filter(|&m| position.is_legal(m))
        .collect();
    assert_eq!(accepted, legal, "{position}");
}

/// With White and Black exchanged, everything else is the same.
fn colours_are_alike(position: &Position) {
    let exchanged = Position::from_setup(&exchanged(&position.to_setup()));
    let exchanged = exchanged.expect("what one side may do, the other may");
    assert_eq!(perft(&exchanged, 2), perft(position, 2), "{position}");
    assert_eq!(exchanged.is_checkmate(), position.is_checkmate());
    for color in Color::ALL {
        assert_eq!(
            exchanged.can_mate_by_material(!color),
            position.can_mate_by_material(color),
            "{position}"
        );
    }
}

fn exchanged(setup: &Setup) -> Setup {
    let opposite = |square: Square| Square::new(square.file(), square.rank().mirrored());
    let mut other = setup.clone();
    for square in Square::all() {
        let piece = setup.piece_at(square);
        other.set(
            opposite(square),
            piece.map(|piece| piece.role.of(!piece.color)),
        );
    }
    other.turn = !setup.turn;
    other.castling.swap(0, 1);
    other.ep_square = setup.ep_square.map(opposite);
    other
}
