//! Helpmate solver: can a side ever mate (C2), and what does a flag cost (C3)?

use std::collections::HashSet;

use chess::{Color, File, Helpmate, Position, Rank, Role, Setup, Square};

#[path = "common/random.rs"]
mod random;
use random::Random;

#[path = "common/helpmate_nodes.rs"]
mod helpmate_nodes;

/// Enough for every position of the tables.
const BUDGET: u32 = 200_000;

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

/// `W` and `B` for the sides that can mate, `-` for those that cannot, `?` if it is not known.
fn verdict(position: &Position, budget: u32) -> String {
    let letter = |color: Color| match position.helpmate(color, budget).0 {
        Helpmate::Exists => color.fold('W', 'B'),
        Helpmate::Impossible => '-',
        Helpmate::Undecided => '?',
    };
    Color::ALL.map(letter).iter().collect()
}

/// The board with other squares and, if `exchanged`, White and Black changed over.
fn image(setup: &Setup, exchanged: bool, place: impl Fn(Square) -> Square) -> Setup {
    let mut other = setup.clone();
    for square in Square::all() {
        let piece = setup.piece_at(square).map(|piece| {
            let color = if exchanged { !piece.color } else { piece.color };
            piece.role.of(color)
        });
        other.set(place(square), piece);
    }
    if exchanged {
        other.turn = !setup.turn;
        other.castling.swap(0, 1);
    }
    other.ep_square = setup.ep_square.map(place);
    other
}

/// The position and all that are the same but for left and right or the colours, with the verdict
/// that follows for each.
fn images(position: &Position, verdict: &str) -> Vec<(Position, String)> {
    let setup = position.to_setup();
    let swapped = verdict
        .chars()
        .rev()
        .map(|letter| match letter {
            'W' => 'B',
            'B' => 'W',
            other => other,
        })
        .collect();
    let mut images = vec![
        (setup.clone(), verdict.to_owned()),
        (
            image(&setup, true, |square| {
                Square::new(square.file(), square.rank().mirrored())
            }),
            swapped,
        ),
    ];
    // Castling is not the same on both wings.
    if setup.castling.iter().flatten().all(Option::is_none) {
        for i in 0..images.len() {
            let (setup, verdict) = images[i].clone();
            let mirrored = image(&setup, false, |square| {
                let file = File::ALL[7 - square.file().index()];
                Square::new(file, square.rank())
            });
            images.push((mirrored, verdict));
        }
    }
    images
        .into_iter()
        .map(|(setup, verdict)| {
            let position = Position::from_setup(&setup);
            (position.expect("as legal as the original"), verdict)
        })
        .collect()
}

/// Composed positions and who can mate in them.
const VERDICTS: [(&str, &str); 99] = [
    // Material: bare kings, one minor piece, minor pieces against others.
    ("4k3/8/8/8/8/8/8/4K3 w - -", "--"),
    ("4k3/8/8/8/8/8/8/4KN2 w - -", "--"),
    ("7k/7p/8/8/8/8/8/K5N1 b - -", "WB"),
    ("7k/8/8/8/8/5q2/8/K5N1 w - -", "-B"),
    ("7k/8/8/8/8/5r2/8/K5N1 b - -", "WB"),
    ("7k/8/8/8/8/5qr1/8/K6N b - -", "WB"),
    ("k7/8/8/8/8/8/5K1p/7N w - -", "WB"),
    ("4kb2/8/8/8/8/8/8/2B1K3 w - -", "--"),
    ("2b1k3/8/8/8/8/8/8/2B1K3 w - -", "WB"),
    ("4k1n1/8/8/8/8/8/8/2B1K3 w - -", "WB"),
    ("4k1n1/8/8/8/8/8/8/4K1N1 w - -", "WB"),
    ("4k3/8/8/8/8/8/8/4KNN1 w - -", "W-"),
    ("7k/8/8/8/8/8/8/KBB5 w - -", "W-"),
    ("7k/8/8/8/8/8/8/KB1B4 w - -", "--"),
    // Walls: nobody gets through, and a bishop attacks nothing that counts.
    ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -", "--"),
    ("4k3/8/4p3/1p1pPp1p/1P1P1P1P/8/8/4K3 b - -", "--"),
    ("3k4/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/3K1B2 w - -", "--"),
    ("3k1b2/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/3K1B2 w - -", "--"),
    ("4k1b1/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -", "--"),
    // Pawns behind a wall come up to it and no further.
    ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/2P1P3/4K3 w - -", "--"),
    ("4k3/8/8/p1p1p1p1/P1P1P1P1/P7/2P1P1P1/4K3 w - -", "--"),
    ("4k3/8/8/p1p1p1p1/P1P1P1P1/P1P1P3/8/4KB2 w - -", "--"),
    ("4k3/4p3/2p5/p1p1p1p1/P1P1P1P1/P5P1/2P5/4K3 b - -", "--"),
    // Walls with a hole: a way round, a pawn too few, a bishop that takes it, a knight over it.
    ("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - -", "WB"),
    ("4k3/8/8/p1p1p1p1/P1PpPpPp/1P1P1P1P/8/4K3 w - -", "WB"),
    ("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/2B1K3 w - -", "WB"),
    ("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KBB1 w - -", "WB"),
    ("3kb3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/3K1B2 w - -", "WB"),
    ("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KN2 w - -", "WB"),
    ("4kn2/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - -", "WB"),
    ("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/R3K3 w - -", "WB"),
    ("4k3/8/8/p1p1p1p1/P1P1P1P1/P1P1P3/8/2B1K3 w - -", "WB"),
    ("3bk3/8/8/1p1p1p1p/1P1P1P1P/8/8/3BK3 w - -", "WB"),
    ("4k3/8/8/p1p1p1p1/2P1P1P1/P7/8/4K3 w - -", "WB"),
    ("4k3/8/p7/2p1p1p1/P1P1P1P1/8/8/4K3 w - -", "WB"),
    ("4k3/2p5/2p5/p3p1p1/P1P1P1P1/8/2P5/4K3 w - -", "WB"),
    // A wall that may close, or be opened instead.
    ("3k4/8/8/p1p1p1pp/PpPpPpP1/1P1P1P1P/8/3K1B2 b - -", "WB"),
    // En passant opens a wall; it is the only move, or the lack of it mate.
    ("4k3/8/4p3/1p1pPp1p/1P1P1P1P/8/8/4K3 w - d6", "WB"),
    ("4k3/8/4p3/1p1pPp1p/1P1P1P1P/8/8/4K3 w - -", "--"),
    ("8/8/5K2/7k/6Pp/5P2/3B4/8 b - g3", "WB"),
    ("8/8/5K2/7k/6Pp/5P2/3B4/8 b - -", "W-"),
    // The only move takes: what is left then is what counts.
    ("4k3/8/8/8/8/8/4q3/4K3 w - -", "--"),
    ("4k3/8/8/8/8/8/4q3/4K2R w - -", "W-"),
    ("4k3/8/8/8/8/8/3q4/4K3 w - -", "-B"),
    ("k7/1q6/K7/8/8/8/8/8 w - -", "-B"),
    ("8/8/8/8/8/2k5/1p6/1K6 w - -", "-B"),
    ("4k3/8/8/8/8/8/p7/Kb6 w - -", "-B"),
    ("8/8/8/8/k7/8/PK6/8 w - -", "W-"),
    // The only move mates: whatever White has comes too late.
    ("8/8/8/8/R7/6pk/5p2/5N1K b - -", "-B"),
    // Tempo: White's king goes to and fro. Black's takes the pawn when it leaves it, and then it
    // is stalemate, unless White has another move.
    ("8/8/p7/P1p5/K1p5/1pP5/1P3k2/8 b - -", "--"),
    ("8/8/p7/P1p5/K1p5/1pP2b2/1P3k2/5b2 b - -", "--"),
    ("8/8/p7/P1p5/K1p5/1pP2b2/1P3k2/1b1b1b2 b - -", "--"),
    ("6b1/5k2/p5b1/P1p5/K1p5/1pP5/1P6/8 w - -", "--"),
    ("8/8/p7/P1p5/K1p5/1pP2b2/1P3k2/6b1 b - -", "WB"),
    ("8/8/p7/P1p5/K1p5/1pP3b1/1P3k2/4b3 b - -", "WB"),
    ("8/8/p7/P1p5/K1p5/1pP3b1/1P3k2/4b1n1 b - -", "WB"),
    ("8/8/p7/P1p5/K1p5/1pP2b2/1P3k2/3n1b2 b - -", "WB"),
    ("8/8/p7/P1p5/K1p5/1pP2b2/1P3k2/3b1b1B b - -", "WB"),
    ("8/8/p7/P1p5/K1p5/1pP2b2/1P3k2/3b1bB1 b - -", "WB"),
    ("8/8/p7/P1p5/K1p5/1pP2b2/1P3k1P/3b1b2 b - -", "WB"),
    ("8/7P/p7/P1p5/K1p5/1pP2b2/1P3k2/3b1b2 b - -", "WB"),
    ("8/8/p7/P1p5/K1p5/1pP5/1P3k1p/8 b - -", "WB"),
    ("8/8/p7/P1p5/K1p4p/1pP4P/1P6/1k1b1b1b b - -", "WB"),
    ("8/8/p6p/Pkp5/2p5/KpP5/1P6/8 b - -", "WB"),
    ("8/8/pb6/Pkp5/2p5/KpP5/1P6/8 w - -", "WB"),
    ("8/1p1b4/1Pp5/K1P5/8/1k2B3/8/8 w - -", "WB"),
    // A corner that only the pawns' owner can leave, or nobody.
    ("kb6/p1p5/P1P5/8/8/8/8/K7 w - -", "--"),
    ("kb6/p1p5/P1P5/8/8/8/8/KB6 w - -", "--"),
    ("kb6/p1p5/P1P5/8/8/8/7P/K7 w - -", "--"),
    ("8/8/8/8/8/p7/P1k5/K7 w - -", "--"),
    ("8/8/8/8/8/p1k5/P7/K7 w - -", "WB"),
    // Promotion, and pawns that never get there.
    ("7k/7P/7K/8/8/8/8/8 w - -", "W-"),
    ("7k/7P/6K1/8/8/8/8/8 b - -", "--"),
    ("1k6/1P6/1K6/8/8/8/8/8 w - -", "W-"),
    ("4k3/4P3/4K3/8/8/8/8/8 w - -", "W-"),
    ("5k2/8/8/8/8/8/7p/5K1N w - -", "WB"),
    ("8/8/8/8/8/k7/p7/K1N5 w - -", "WB"),
    ("8/8/8/8/8/1k6/p7/K7 b - -", "-B"),
    ("6k1/8/8/8/8/8/1pp5/1bK5 w - -", "-B"),
    // Rights to castle, in the usual and in another shape.
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", "WB"),
    ("r3k2r/8/8/8/8/8/8/4K3 w kq -", "-B"),
    ("4k3/8/8/8/8/8/8/R3K2R b KQ -", "W-"),
    ("r3k3/8/8/8/8/8/8/4K3 b q -", "-B"),
    ("4k3/8/8/8/8/8/8/5KR1 w K -", "W-"),
    ("5k2/4p3/4P3/8/8/4p3/4P3/R3K3 w Q -", "WB"),
    // Boards that no game leads to.
    ("1b1b1b1k/b1b1b1b1/8/8/8/8/8/K7 w - -", "--"),
    ("bb1b1b1k/b1b1b1b1/8/8/8/8/8/K7 w - -", "-B"),
    ("QQQQQQQQ/QQQQQQQQ/8/8/8/8/8/k1K5 b - -", "W-"),
    // Mate on the board: who has mated could, who is mated cannot.
    ("7k/6Q1/6K1/8/8/8/8/8 b - -", "W-"),
    ("6rk/5Npp/8/8/8/8/8/K7 b - -", "W-"),
    ("6rk/6pp/7N/8/8/8/8/K7 w - -", "WB"),
    // Stalemate on the board, and one move before it.
    ("7k/5Q2/6K1/8/8/8/8/8 b - -", "--"),
    ("8/8/8/8/8/5k2/5p2/5K2 w - -", "--"),
    ("8/8/8/8/8/5k2/5p2/5K2 b - -", "-B"),
    ("4k3/4P3/4K3/8/8/8/8/8 b - -", "--"),
    ("8/8/8/8/8/1k6/p7/K7 w - -", "--"),
    // In check, and nothing to be done but to move.
    ("8/8/8/8/8/1k6/1n6/K7 w - -", "--"),
    ("8/8/8/8/8/1kn5/8/K1b5 w - -", "--"),
    ("4k3/8/8/8/8/1b6/p7/K7 w - -", "-B"),
];

#[test]
fn law_c2_verdicts() {
    for (fen, expected) in VERDICTS {
        for (position, expected) in images(&position(fen), expected) {
            let found = verdict(&position, BUDGET);
            assert_eq!(found, expected, "{position}, an image of {fen}");
            assert_eq!(position.is_dead(), expected == "--", "{position}");
        }
    }
}

/// Proofs that need no search: walls, and tempo behind them. The same with something that spoils
/// them must not be proved.
#[test]
fn law_c2_proofs_without_search() {
    for (fen, expected) in [
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -", "--"),
        ("8/8/p7/P1p5/K1p5/1pP2b2/1P3k2/5b2 b - -", "--"),
        ("8/8/p7/P1p5/K1p5/1pP2b2/1P3k2/1b1b1b2 b - -", "--"),
        ("8/8/p7/P1p5/K1p5/1pP2b2/1P3k1P/3b1b2 b - -", "WB"),
        ("8/7P/p7/P1p5/K1p5/1pP2b2/1P3k2/3b1b2 b - -", "WB"),
        ("8/8/p7/P1p5/K1p5/1pP2b2/1P3k2/3b1b1B b - -", "WB"),
        ("8/8/p7/P1p5/K1p5/1pP5/1P3k1p/8 b - -", "WB"),
        ("8/8/p7/P1p5/K1p4p/1pP4P/1P6/1k1b1b1b b - -", "WB"),
        ("8/8/p6p/Pkp5/2p5/KpP5/1P6/8 b - -", "WB"),
        ("8/8/pb6/Pkp5/2p5/KpP5/1P6/8 w - -", "WB"),
        ("8/1p1b4/1Pp5/K1P5/8/1k2B3/8/8 w - -", "WB"),
    ] {
        for (position, expected) in images(&position(fen), expected) {
            let found = verdict(&position, 1);
            for (found, expected) in found.chars().zip(expected.chars()) {
                let agrees = found == expected || found == '?' && expected != '-';
                assert!(
                    agrees,
                    "{position}, an image of {fen}: {found} for {expected}"
                );
            }
        }
    }
}

impl Random {
    /// Puts a piece on an empty square of the given ranks.
    fn put(&mut self, setup: &mut Setup, color: Color, role: Role, ranks: core::ops::Range<usize>) {
        loop {
            let rank = Rank::ALL[ranks.start + self.below(ranks.len())];
            let square = Square::new(File::ALL[self.below(8)], rank);
            if setup.piece_at(square).is_none() {
                setup.set(square, Some(role.of(color)));
                return;
            }
        }
    }

    /// Pawns that block each other, seldom with a gap, kings behind them, and up to two bishops.
    fn wall(&mut self) -> Setup {
        let mut setup = Setup::empty();
        let zigzag = self.below(2);
        let step = 2 - zigzag;
        for file in (self.below(step)..8).step_by(step) {
            let rank = 2 + zigzag * (file % 2) + usize::from(self.below(12) == 0);
            let gap = usize::from(self.below(12) == 0);
            for (color, rank) in [(Color::White, rank), (Color::Black, rank + 1 + gap)] {
                if self.below(30) > 0 {
                    let square = Square::new(File::ALL[file], Rank::ALL[rank]);
                    setup.set(square, Some(Role::Pawn.of(color)));
                }
            }
        }
        self.put(&mut setup, Color::White, Role::King, 0..2);
        self.put(&mut setup, Color::Black, Role::King, 6..8);
        for _ in 0..self.below(3) {
            let color = Color::ALL[self.below(2)];
            let ranks = color.fold(0..2, 6..8);
            self.put(&mut setup, color, Role::Bishop, ranks);
        }
        setup
    }

    /// Three or four pieces close together, so that some are taken at once and some have no move.
    fn few(&mut self) -> Setup {
        const ROLES: [Role; 5] = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ];
        let mut setup = Setup::empty();
        for color in Color::ALL {
            self.put(&mut setup, color, Role::King, 0..3);
        }
        for _ in 0..=self.below(2) {
            let color = Color::ALL[self.below(2)];
            let role = ROLES[self.below(5)];
            self.put(&mut setup, color, role, 1..3);
        }
        setup
    }
}

/// For each colour whether it can mate, by looking at every position that can be reached and
/// nothing else; not known if there are too many. The latest come first, but by lot: mates are deep.
fn reference(root: &Position, most: usize) -> [Option<bool>; 2] {
    let mut can = [None; 2];
    let mut seen = HashSet::from([root.key()]);
    let mut waiting = vec![root.clone()];
    let mut random = Random(1);
    while let Some(last) = waiting.len().checked_sub(1) {
        let position = waiting.swap_remove(last - random.below(waiting.len().min(40)));
        if position.is_checkmate() {
            can[(!position.turn()).index()] = Some(true);
        }
        if can == [Some(true); 2] || seen.len() > most {
            return can;
        }
        for &m in &position.legal_moves() {
            let next = position.after(m);
            if seen.insert(next.key()) {
                waiting.push(next);
            }
        }
    }
    can.map(|can| can.or(Some(false)))
}

/// Compares with the reference; how often that knew that a side can mate and that it cannot.
fn compare(setups: impl Iterator<Item = Setup>, most: usize) -> [usize; 2] {
    let mut known = [0; 2];
    for position in setups.filter_map(|setup| Position::from_setup(&setup).ok()) {
        let reference = reference(&position, most);
        for color in Color::ALL {
            if let Some(can) = reference[color.index()] {
                let expected = if can {
                    Helpmate::Exists
                } else {
                    Helpmate::Impossible
                };
                let (found, _) = position.helpmate(color, BUDGET);
                assert_eq!(found, expected, "{color:?} in {position}");
                known[usize::from(!can)] += usize::from(position.can_mate_by_material(color));
            }
        }
    }
    known
}

#[test]
fn law_c2_exhaustive() {
    let mut random = Random(2);
    let mut turned = |make: fn(&mut Random) -> Setup| {
        let mut setup = make(&mut random);
        setup.turn = Color::ALL[random.below(2)];
        setup
    };
    let walls = compare((0..300).map(|_| turned(Random::wall)), 40_000);
    let few = compare((0..20_000).map(|_| turned(Random::few)), 2_000);
    assert!(walls.into_iter().all(|known| known > 50), "{walls:?}");
    assert!(few.into_iter().all(|known| known > 50), "{few:?}");
}

/// White can mate only when Black has taken on h4, promoted, and let a white pawn take the new piece.
const HARD: &str = "8/8/p7/P1p4p/K1p4P/1pP5/1P6/1k1b1b1b b - -";

#[test]
fn law_c2_budget() {
    for (hard, _) in images(&position(HARD), "W?") {
        let winner = if hard.turn() == Color::White {
            Color::Black
        } else {
            Color::White
        };
        for budget in [1, 100, 1_000, Position::HELPMATE_BUDGET] {
            let (verdict, nodes) = hard.helpmate(winner, budget);
            assert_eq!(verdict, Helpmate::Undecided, "{hard}");
            // Two searches; what goes before and between them has its own bounds.
            let most = 2 * budget + 8_000;
            assert!(nodes > budget && nodes < most, "{nodes} nodes for {budget}");
            // A replayed game must come to the same end.
            assert_eq!(hard.helpmate(winner, budget), (verdict, nodes), "{hard}");
        }
        assert!(hard.can_mate(winner) && !hard.is_dead(), "{hard}");
    }
    let (verdict, _) = position(HARD).helpmate(Color::White, 2_000_000);
    assert_eq!(verdict, Helpmate::Exists);
}

#[test]
fn law_c2_the_same_everywhere() {
    helpmate_nodes::assert_the_same();
}

/// Material alone and the proof, of who can mate (FIDE 6.9).
#[test]
fn law_c3_flag_beyond_material() {
    let cases = [
        // The same.
        ("4k3/8/8/8/8/8/8/4KB2 w - -", "--", "--"),
        ("4k3/8/8/8/8/8/8/4KQ2 b - -", "W-", "W-"),
        ("7k/8/8/8/8/5q2/8/K5N1 w - -", "-B", "-B"),
        ("7k/7p/8/8/8/8/8/K5N1 b - -", "WB", "WB"),
        // Walls.
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -", "WB", "--"),
        ("4k1b1/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 b - -", "WB", "--"),
        // The only move takes the last piece, or the queen.
        ("4k3/8/8/8/8/8/4q3/4K3 w - -", "-B", "--"),
        ("4k3/8/8/8/8/8/4q3/4K2R w - -", "WB", "W-"),
        // Stalemate, or mate: nobody moves any more.
        ("7k/5Q2/6K1/8/8/8/8/8 b - -", "W-", "--"),
        ("6rk/5Npp/8/8/8/8/8/K7 b - -", "WB", "W-"),
    ];
    let letters = |can: [bool; 2]| -> String {
        let letter = |color: Color| {
            if can[color.index()] {
                color.fold('W', 'B')
            } else {
                '-'
            }
        };
        Color::ALL.map(letter).iter().collect()
    };
    for (fen, by_material, proved) in cases {
        let position = position(fen);
        let found = Color::ALL.map(|color| position.can_mate_by_material(color));
        assert_eq!(letters(found), by_material, "{fen}");
        let found = Color::ALL.map(|color| position.can_mate(color));
        assert_eq!(letters(found), proved, "{fen}");
    }
    // What the material alone rules out is impossible.
    for (fen, verdict) in VERDICTS {
        let position = position(fen);
        for color in Color::ALL {
            let can = verdict.contains(color.fold('W', 'B'));
            assert!(!can || position.can_mate_by_material(color), "{fen}");
        }
    }
}
