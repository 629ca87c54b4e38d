//! Warnings about setups (B7) are proofs: no game, played at random, ever meets one. And they are no
//! fewer than a peer's.

use chess::{
    Bitboard, Color, File, Move, Position, Rank, Role, Setup, SetupWarning, Square, Starts,
};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, PositionErrorKinds};

#[path = "common/random.rs"]
mod random;
use random::Random;

/// The setup after a move; after a double step also as programs write it that always give the en
/// passant square.
fn setups_after(before: &Position, m: Move) -> Vec<Setup> {
    let setup = before.after(m).to_setup();
    let (from, to) = (m.from().index(), m.to().index());
    let passed = Square::from_index(from.midpoint(to));
    if before.role_at(m.from()) != Some(Role::Pawn) || from.abs_diff(to) != 16 {
        return vec![setup];
    }
    let always = Setup {
        ep_square: passed,
        ..setup.clone()
    };
    vec![setup, always]
}

/// Plays at random, but pawns and captures often, so that much is promoted and few pieces remain.
fn play_games(starts: impl Iterator<Item = Setup>, which: Starts, random: &mut Random) {
    let (mut promotions, mut castlings) = (0, 0);
    for start in starts {
        let mut position = Position::from_setup(&start).expect("playable");
        assert_eq!(start.warnings(which), [], "{position}");
        let keen = random.below(4);
        for _ in 0..250 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let wanted: Vec<Move> = moves
                .iter()
                .copied()
                .filter(|&m| match random.below(4) {
                    0 => position.castling_side(m).is_some(),
                    1 => position.is_capture(m),
                    2 => m.promotion().is_some(),
                    _ => position.role_at(m.from()) == Some(Role::Pawn),
                })
                .collect();
            let m = if wanted.is_empty() || random.below(4) >= keen {
                moves[random.below(moves.len())]
            } else {
                wanted[random.below(wanted.len())]
            };
            promotions += usize::from(m.promotion().is_some());
            castlings += usize::from(position.castling_side(m).is_some());
            for setup in setups_after(&position, m) {
                assert_eq!(setup.warnings(which), [], "{setup} after {m:?}");
            }
            position.play(m);
        }
    }
    assert!(
        promotions > 300 && castlings > 30,
        "only {promotions} promotions, {castlings} castlings"
    );
}

#[test]
fn law_b7_no_warning_in_a_game() {
    let mut random = Random(7);
    let starts = (0..300).map(|_| Setup::default());
    play_games(starts, Starts::Usual, &mut random);
}

#[test]
fn law_b7_no_warning_in_a_game_of_chess960() {
    let mut random = Random(960);
    let starts = (0..960)
        .step_by(3)
        .map(|number| Setup::chess960(number).expect("a number below 960"));
    play_games(starts, Starts::Chess960, &mut random);
}

/// A move that was made can have been made, with any pieces.
#[test]
fn law_b7_every_move_can_be_the_last() {
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1",
        "k2rB3/2P5/8/8/8/8/2p5/K2Rb3 w - - 0 1",
        "7k/8/8/r2QK2r/8/4B3/8/b3r2b w - - 0 1",
        "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        "4k3/8/8/2pPp3/8/8/6B1/B3R1K1 w - c6 0 1",
        "1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w GCgc - 0 1",
        "1k4r1/8/8/8/8/8/8/RK5R w HA - 0 1",
        "5k2/5p2/8/8/8/8/8/4KR2 w F - 0 1",
        "2k5/2p5/8/8/8/8/8/1RK5 w B - 0 1",
        "1k6/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        "4k3/8/8/8/K1pP3r/8/8/8 b - d3 0 1",
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 9",
    ] {
        every_move(&Position::from_fen(fen).expect(fen), 3);
    }
}

fn every_move(position: &Position, depth: u32) {
    for &m in &position.legal_moves() {
        for setup in setups_after(position, m) {
            // Once nobody can castle the rest of the board no longer tells where the rooks started.
            for warning in setup.warnings(Starts::Chess960) {
                let is_wrong = matches!(
                    warning,
                    SetupWarning::NoLastMove(_)
                        | SetupWarning::ImpossibleCheck(_)
                        | SetupWarning::EnPassantCheck(_)
                        | SetupWarning::EnPassantMissing(_)
                        | SetupWarning::ClockRunning(_)
                );
                assert!(!is_wrong, "{setup} after {m:?}: {warning}");
            }
        }
        if depth > 1 && m.from().index() % depth as usize == 0 {
            every_move(&position.after(m), depth - 1);
        }
    }
}

/// Random boards: nothing panics, and where a peer finds too many pieces or
/// an impossible check, so do we.
#[test]
fn law_b7_no_less_than_a_peer() {
    const ROLES: [Role; 5] = [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
    ];
    let mut random = Random(64);
    let mut theirs = 0;
    for i in 0..20_000 {
        let mut setup = Setup::empty();
        let pieces = if i % 10 == 0 { 60 } else { 14 };
        for _ in 0..random.below(pieces) {
            let role = ROLES[random.below(5)];
            let piece = role.of(Color::ALL[random.below(2)]);
            let square = Square::ALL[random.below(64)];
            if role != Role::Pawn || !Bitboard::BACK_RANKS.contains(square) {
                setup.set(square, Some(piece));
            }
        }
        let (white, black) = (random.below(64), random.below(64));
        setup.set(Square::ALL[white], Some(Role::King.of(Color::White)));
        setup.set(Square::ALL[black], Some(Role::King.of(Color::Black)));
        setup.turn = Color::ALL[random.below(2)];
        if random.below(2) == 0 {
            let rank = setup.turn.rank(Rank::Sixth);
            let file = File::ALL[random.below(8)];
            setup.ep_square = Some(Square::new(file, rank));
            if setup.validate().is_err() {
                setup.ep_square = None;
            }
        }
        let ours = setup.warnings(Starts::Usual);
        for warning in &ours {
            assert!(!warning.to_string().is_empty());
        }
        if setup.validate().is_err() {
            assert_eq!(ours, []);
            continue;
        }
        let fen: Fen = setup.to_string().parse().expect("a FEN");
        let unlikely = PositionErrorKinds::IMPOSSIBLE_CHECK | PositionErrorKinds::TOO_MUCH_MATERIAL;
        let position = fen.into_position::<Chess>(CastlingMode::Standard);
        if position.is_err_and(|error| error.kinds().intersects(unlikely)) {
            theirs += 1;
            assert_ne!(ours, [], "{setup}");
        }
    }
    assert!(theirs > 300, "only {theirs} boards that a peer finds wrong");
}
