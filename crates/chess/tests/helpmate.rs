//! Who can ever mate: verdicts by hand, in every mirror, and against a search without any cleverness.

use chess::{Bitboard, Color, File, Helpmate, Piece, Position, Rank, Role, Setup, Square};

const BUDGET: u32 = 200_000;

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// `WB`, `W-`, `-B` or `--`, with `?` for what is not decided.
fn verdict(position: &Position) -> String {
    [(Color::White, 'W'), (Color::Black, 'B')]
        .map(|(color, letter)| match position.helpmate(color, BUDGET).0 {
            Helpmate::Exists => letter,
            Helpmate::Impossible => '-',
            Helpmate::Undecided => '?',
        })
        .iter()
        .collect()
}

/// The setup with every man moved by `place`, and with the colours exchanged if `exchanged`.
fn mirrored(setup: &Setup, place: impl Fn(Square) -> Square, exchanged: bool) -> Setup {
    let color = |color: Color| if exchanged { !color } else { color };
    let mut mirror = Setup::empty();
    for square in Square::all() {
        if let Some(Piece { color: of, role }) = setup.piece_at(square) {
            mirror.set(place(square), Some(role.of(color(of))));
        }
    }
    mirror.turn = color(setup.turn);
    mirror.ep_square = setup.ep_square.map(place);
    for of in Color::ALL {
        mirror.castling[color(of).index()] = setup.castling[of.index()];
    }
    mirror
}

fn other_side(square: Square) -> Square {
    Square::new(square.file(), square.rank().mirrored())
}

fn other_wing(square: Square) -> Square {
    let file = File::from_index(7 - square.file().index()).expect("0 to 7");
    Square::new(file, square.rank())
}

#[test]
fn law_c2_verdicts() {
    for (fen, expected) in [
        // The men alone.
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "--"),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "--"),
        ("7k/8/8/8/8/8/8/KB1B4 w - - 0 1", "--"),
        ("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", "--"),
        ("7k/8/8/8/8/5q2/8/K5N1 w - - 0 1", "-B"),
        // A minor piece mates a king that its own men hem in.
        ("7k/7p/8/8/8/8/8/K5N1 b - - 0 1", "WB"),
        ("7k/8/8/8/8/5r2/8/K5N1 b - - 0 1", "WB"),
        ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "WB"),
        ("4k1n1/8/8/8/8/8/8/2B1K3 w - - 0 1", "WB"),
        ("4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", "WB"),
        ("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", "W-"),
        ("7k/8/8/8/8/8/8/KBB5 w - - 0 1", "W-"),
        // Walls of pawns, and who stands behind them.
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "--"),
        ("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1", "--"),
        ("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", "--"),
        ("kb6/p1p5/P1P5/8/8/8/8/K7 w - - 0 1", "--"),
        ("kb6/p1p5/P1P5/8/8/8/8/KB6 w - - 0 1", "--"),
        // A way through: for a bishop, a knight, a rook that is given up, a king, a pawn.
        ("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/2B1K3 w - - 0 1", "WB"),
        ("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KN2 w - - 0 1", "WB"),
        ("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/R3K3 w - - 0 1", "WB"),
        ("3bk3/8/8/1p1p1p1p/1P1P1P1P/8/8/3BK3 w - - 0 1", "WB"),
        ("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", "WB"),
        ("4k3/8/8/p1p1p1p1/P1PpPpPp/1P1P1P1P/8/4K3 w - - 0 1", "WB"),
        // Only capturing en passant opens the wall.
        ("4k3/8/4p3/1p1pPp1p/1P1P1P1P/8/8/4K3 w - d6 0 1", "WB"),
        ("4k3/8/4p3/1p1pPp1p/1P1P1P1P/8/8/4K3 w - - 0 1", "--"),
        ("4k3/8/4p3/1p1pPp1p/1P1P1P1P/8/8/4K3 b - - 0 1", "--"),
        // The only move leaves too little, or it does not.
        ("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "--"),
        ("4k3/8/8/8/8/8/4q3/4K2R w - - 0 1", "W-"),
        ("4k3/8/8/8/8/8/3q4/4K3 w - - 0 1", "-B"),
        ("8/8/8/8/8/1k6/1n6/K7 w - - 0 1", "--"),
        // Mate and stalemate on the board, and one move before.
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "W-"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--"),
        ("8/8/8/8/8/5k2/5p2/5K2 w - - 0 1", "--"),
        ("8/8/8/8/8/5k2/5p2/5K2 b - - 0 1", "-B"),
        ("7k/7P/6K1/8/8/8/8/8 b - - 0 1", "--"),
        ("1k6/1P6/1K6/8/8/8/8/8 w - - 0 1", "W-"),
        // Kings that have to move, behind walls that bishops on one colour do not open.
        ("8/8/p7/P1p5/K1p5/1pP2b2/1P3k2/6b1 b - - 0 1", "WB"),
        ("6b1/5k2/p5b1/P1p5/K1p5/1pP5/1P6/8 w - - 0 1", "--"),
        // Castling, and boards that no game reaches.
        ("r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1", "-B"),
        ("QQQQQQQQ/QQQQQQQQ/8/8/8/8/8/k1K5 b - - 0 1", "W-"),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "WB",
        ),
    ] {
        let original = position(fen);
        assert_eq!(verdict(&original), expected, "{fen}");
        let turned = Position::from_setup(&mirrored(&original.to_setup(), other_side, true));
        let exchanged: String = expected
            .chars()
            .rev()
            .map(|letter| match letter {
                'W' => 'B',
                'B' => 'W',
                other => other,
            })
            .collect();
        assert_eq!(
            verdict(&turned.expect(fen)),
            exchanged,
            "{fen}, colours exchanged"
        );
        let castling = original.to_setup().castling != [[None; 2]; 2];
        if !castling {
            let flipped = mirrored(&original.to_setup(), other_wing, false);
            let flipped = Position::from_setup(&flipped).expect(fen);
            assert_eq!(verdict(&flipped), expected, "{fen}, wings exchanged");
        }
    }
}

/// `SplitMix64`: the same boards on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % end as u64) as usize
    }
}

/// Every position that can be reached, one after the other: whether one is mate by `winner`, if no
/// more than `most` have to be looked at.
fn by_exhaustion(root: &Position, winner: Color, most: usize) -> Option<bool> {
    let mut seen = std::collections::HashSet::from([root.key()]);
    let mut waiting = std::collections::VecDeque::from([root.clone()]);
    while let Some(position) = waiting.pop_front() {
        if position.is_checkmate() && position.turn() != winner {
            return Some(true);
        }
        for &m in &position.legal_moves() {
            let next = position.after(m);
            if seen.insert(next.key()) {
                waiting.push_back(next);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}

/// A wall of pawns across the board, sometimes with a gap, a king on either side, and at times a
/// bishop or a knight.
fn walled(random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    let gap = random.below(16);
    for file in File::ALL {
        if file.index() != gap {
            let pawn = Square::new(file, Rank::ALL[2 + random.below(3)]);
            let ahead = pawn.offset(0, 1).expect("not beyond the sixth rank");
            setup.set(pawn, Some(Role::Pawn.of(Color::White)));
            setup.set(ahead, Some(Role::Pawn.of(Color::Black)));
        }
    }
    if random.below(2) == 0 {
        let role = [Role::Bishop, Role::Bishop, Role::Knight][random.below(3)];
        let piece = role.of(Color::ALL[random.below(2)]);
        setup.set(Square::ALL[random.below(64)], Some(piece));
    }
    let kings = [random.below(16), 48 + random.below(16)];
    for (color, square) in Color::ALL.into_iter().zip(kings) {
        setup.set(Square::ALL[square], Some(Role::King.of(color)));
    }
    setup.turn = Color::ALL[random.below(2)];
    setup
}

/// One or two men beside the kings.
fn sparse(random: &mut Random) -> Setup {
    let mut setup = Setup::empty();
    for _ in 0..=random.below(2) {
        let piece = Role::ALL[random.below(5)].of(Color::ALL[random.below(2)]);
        setup.set(Square::ALL[random.below(64)], Some(piece));
    }
    for color in Color::ALL {
        setup.set(Square::ALL[random.below(64)], Some(Role::King.of(color)));
    }
    setup.turn = Color::ALL[random.below(2)];
    setup
}

#[test]
fn law_c2_as_found_by_exhaustion() {
    let mut random = Random(2026);
    let mut decided = [0; 2];
    for (make, most) in [
        (walled as fn(&mut Random) -> Setup, 10_000),
        (sparse, 4_000),
    ] {
        for _ in 0..1000 {
            let Ok(position) = Position::from_setup(&make(&mut random)) else {
                continue;
            };
            for winner in Color::ALL {
                // The men alone are another test's matter.
                let bare = position.by_color(winner) == Bitboard::of(position.king(winner));
                let Some(can) = (!bare)
                    .then(|| by_exhaustion(&position, winner, most))
                    .flatten()
                else {
                    continue;
                };
                let expected = [Helpmate::Impossible, Helpmate::Exists][usize::from(can)];
                let (found, _) = position.helpmate(winner, BUDGET);
                assert_eq!(found, expected, "{winner:?} in {position}");
                decided[usize::from(can)] += 1;
            }
        }
    }
    assert!(decided.iter().all(|&count| count >= 20), "{decided:?}");
}

#[test]
fn law_c2_undecided_counts_as_can_mate() {
    // A knight and its king have to find a corner: no try at random finds that in ten positions.
    let position = position("4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1");
    let (found, nodes) = position.helpmate(Color::White, 10);
    assert_eq!(found, Helpmate::Undecided);
    assert_eq!(
        position.helpmate(Color::White, 10),
        (found, nodes),
        "a replay finds the same"
    );
    assert!(position.can_mate(Color::White) && !position.is_dead());
}
