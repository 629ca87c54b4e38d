//! Positions of every kind: set up at random, or reached by play.

use arbitrary::{Result, Unstructured};
use chess::{Board, CastlingSide, Color, File, Position, Rank, Role, Setup, Square};

/// FENs with something of everything: the usual start, castling in its usual and in other shapes, also where the rook
/// shields its king along the rank, pins, en passant, promotions, a check, the highest counters.
pub const SAMPLES: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "8/8/8/8/k2Pp2Q/8/8/4K3 b - d3 0 1",
    "nrkbqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBQBRN w KQkq - 0 1",
    "r2k3r/3p4/8/8/8/8/3P4/R2K3R b KQkq - 3 20",
    "4k1rq/8/8/8/8/8/8/qR2K1R1 w KQk - 0 1",
    "1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w GCgc - 4294967295 4294967295",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 99 50",
    "4k3/8/8/8/7b/3r4/5p2/R3K3 w Q - 5 40",
];

/// A board that nobody may ever have played to: any pieces anywhere, pawns on the last rank among them, any clock. Mostly
/// few pieces, where lines are open and a king is seldom in a check that nobody could have given.
pub fn placed(input: &mut Unstructured<'_>) -> Result<Setup> {
    let mut setup = Setup::empty();
    let roles = match input.int_in_range(0..=19)? {
        // More kings than one each are refused on the first look.
        0 => &Role::ALL[..],
        // More moves than a list holds.
        1 => &[Role::Queen],
        _ => &Role::ALL[..5],
    };
    let most = *input.choose(&[4, 8, 16, 64])?;
    for _ in 0..input.int_in_range(0..=most)? {
        let square = *input.choose(&Square::ALL)?;
        let role = *input.choose(roles)?;
        setup.set(square, Some(role.of(*input.choose(&Color::ALL)?)));
    }
    let at_home = input.arbitrary()?;
    for color in Color::ALL {
        let rank = color.rank(Rank::First);
        let king = if at_home {
            Square::new(*input.choose(&File::ALL)?, rank)
        } else {
            *input.choose(&Square::ALL)?
        };
        setup.set(king, Some(Role::King.of(color)));
        if at_home {
            for _ in 0..input.int_in_range(0..=3)? {
                let square = Square::new(*input.choose(&File::ALL)?, rank);
                if square != king {
                    setup.set(square, Some(Role::Rook.of(color)));
                }
            }
        }
    }
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            let rooks = rooks(&setup.board, color, side);
            if !rooks.is_empty() && input.arbitrary()? {
                setup.castling[color.index()][side.index()] = Some(*input.choose(&rooks)?);
            }
        }
    }
    setup.turn = *input.choose(&Color::ALL)?;
    if input.ratio(1, 4)? {
        double_step(input, &mut setup)?;
    }
    setup.halfmoves = input.arbitrary()?;
    setup.fullmoves = input.arbitrary::<u32>()?.max(1);
    Ok(setup)
}

/// As if the opponent had just moved a pawn two squares, to beside one of ours.
fn double_step(input: &mut Unstructured<'_>, setup: &mut Setup) -> Result<()> {
    let us = setup.turn;
    let file = *input.choose(&File::ALL)?;
    let on = |file, rank| Square::new(file, us.rank(rank));
    setup.ep_square = Some(on(file, Rank::Sixth));
    setup.set(on(file, Rank::Sixth), None);
    setup.set(on(file, Rank::Seventh), None);
    setup.set(on(file, Rank::Fifth), Some(Role::Pawn.of(!us)));
    let beside = File::ALL[file.index() ^ 1];
    setup.set(on(beside, Rank::Fifth), Some(Role::Pawn.of(us)));
    Ok(())
}

/// The files of the rooks on one side of their king, all on their first rank.
fn rooks(board: &Board, color: Color, side: CastlingSide) -> Vec<File> {
    let on = |file, role: Role| {
        let square = Square::new(file, color.rank(Rank::First));
        board.piece_at(square) == Some(role.of(color))
    };
    let Some(king) = File::ALL.into_iter().find(|&file| on(file, Role::King)) else {
        return Vec::new();
    };
    let beyond = |file: &File| match side {
        CastlingSide::KingSide => *file > king,
        CastlingSide::QueenSide => *file < king,
    };
    File::ALL
        .into_iter()
        .filter(beyond)
        .filter(|&file| on(file, Role::Rook))
        .collect()
}

/// Positions reached by some moves from a sample or a random setup; `None` if there is no play from there. Often the
/// moves are few, so that something of the start is left.
pub fn played(input: &mut Unstructured<'_>) -> Result<Option<Position>> {
    let start = if input.ratio(1, 3)? {
        Position::from_setup(&placed(input)?).ok()
    } else {
        Position::from_fen(input.choose(&SAMPLES)?).ok()
    };
    let Some(mut position) = start else {
        return Ok(None);
    };
    let most = *input.choose(&[0, 4, 20, 60])?;
    for _ in 0..input.int_in_range(0..=most)? {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play(*input.choose(&moves)?);
    }
    Ok(Some(position))
}
