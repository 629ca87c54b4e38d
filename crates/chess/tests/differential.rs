//! Random games, move for move against two independent implementations of the laws.

use std::collections::{BTreeSet, HashMap};

use chess::{
    Board, CastlingSide, Color, File, Move, Piece, Position, Rank, Role, Setup, Square, perft,
};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

#[path = "common/random.rs"]
mod random;
use random::Random;

/// One game in three programs.
struct Game {
    ours: Position,
    shakmaty: Chess,
    cozy: cozy_chess::Board,
}

impl Game {
    fn new(fen: &str) -> Self {
        let ours = Position::from_fen(fen).expect(fen);
        let setup: Fen = fen.parse().expect(fen);
        let shakmaty = setup.into_position(CastlingMode::Chess960).expect(fen);
        let cozy =
            cozy_chess::Board::from_fen(&ours.to_setup().shredder().to_string(), true).expect(fen);
        Self {
            ours,
            shakmaty,
            cozy,
        }
    }

    fn play(&mut self, m: Move) {
        let shak = in_shakmaty(&self.shakmaty, m);
        self.ours.play(m);
        self.shakmaty.play_unchecked(shak);
        self.cozy.play(in_cozy(m));
    }

    /// Everything the three programs can be asked alike.
    fn compare(&self) {
        let fen = self.ours.to_fen();
        let moves = self.ours.legal_moves();

        let set: BTreeSet<String> = moves.iter().map(|m| format!("{m:?}")).collect();
        let mut cozy = BTreeSet::new();
        self.cozy.generate_moves(|group| {
            cozy.extend(group.into_iter().map(|m| m.to_string()));
            false
        });
        assert_eq!(set, cozy, "{fen}");
        let shakmaty: BTreeSet<String> = self
            .shakmaty
            .legal_moves()
            .into_iter()
            .map(|m| m.to_uci(CastlingMode::Chess960).to_string())
            .collect();
        assert_eq!(set, shakmaty, "{fen}");

        let theirs = Fen::from_position(&self.shakmaty, EnPassantMode::Legal);
        assert_eq!(fen, theirs.to_string());
        assert_eq!(rook_files(&self.ours), self.cozy_rook_files(), "{fen}");

        assert_eq!(self.ours.checkers().0, self.shakmaty.checkers().0, "{fen}");
        assert_eq!(
            self.ours.is_checkmate(),
            self.shakmaty.is_checkmate(),
            "{fen}"
        );
        assert_eq!(
            self.ours.is_stalemate(),
            self.shakmaty.is_stalemate(),
            "{fen}"
        );
        assert_eq!(
            self.ours.is_dead_by_material(),
            self.shakmaty.is_insufficient_material()
        );
        for color in Color::ALL {
            let theirs = self.shakmaty.has_insufficient_material(their_color(color));
            assert_eq!(
                self.ours.can_mate_by_material(color),
                !theirs,
                "{color:?} in {fen}"
            );
        }
        assert_eq!(
            self.ours.pinned().0,
            self.cozy.pinned().0 & self.ours.by_color(self.ours.turn()).0,
            "{fen}"
        );
    }

    fn cozy_rook_files(&self) -> String {
        format!("{:#}", self.cozy)
            .split(' ')
            .nth(2)
            .expect("six fields")
            .to_owned()
    }

    /// Notation both ways, for one move.
    fn compare_notation(&self, m: Move) {
        let fen = self.ours.to_fen();
        let theirs = in_shakmaty(&self.shakmaty, m);
        let san = self.ours.to_san(m).to_string();
        let expected = SanPlus::from_move(self.shakmaty.clone(), theirs).to_string();
        assert_eq!(san, expected, "{fen}");
        assert_eq!(self.ours.parse_san(&expected), Ok(m), "{fen}");
        assert_eq!(
            self.ours.parse_san(expected.trim_end_matches(['+', '#'])),
            Ok(m),
            "{fen}"
        );
        let read: SanPlus = san.parse().expect("algebraic notation");
        assert_eq!(read.san.to_move(&self.shakmaty).expect(&san), theirs);

        let uci = self.ours.to_uci(m).to_string();
        assert_eq!(self.ours.parse_uci(&uci), Ok(m), "{fen}");
        assert_eq!(self.ours.parse_uci(&format!("{m:?}")), Ok(m), "{fen}");
    }
}

fn their_color(color: Color) -> shakmaty::Color {
    color.fold(shakmaty::Color::White, shakmaty::Color::Black)
}

fn in_shakmaty(position: &Chess, m: Move) -> shakmaty::Move {
    let uci: UciMove = format!("{m:?}").parse().expect("a move");
    uci.to_move(position).expect("a legal move")
}

fn in_cozy(m: Move) -> cozy_chess::Move {
    format!("{m:?}").parse().expect("a move")
}

/// The castling rights of a position as the files of the rooks.
fn rook_files(position: &Position) -> String {
    let mut files = String::new();
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            if let Some(rook) = position.castling_rook(color, side) {
                let letter = rook.file().to_char();
                files.push(color.fold(letter.to_ascii_uppercase(), letter));
            }
        }
    }
    if files.is_empty() {
        "-".to_owned()
    } else {
        files
    }
}

/// Our own answers agree with each other.
fn check_consistency(position: &Position) {
    let moves = position.legal_moves();
    let all: BTreeSet<Move> = moves.iter().copied().collect();
    assert_eq!(all.len(), moves.len(), "a move twice in {position}");
    assert_eq!(position.count_legal_moves(), moves.len(), "{position}");
    assert_eq!(position.has_legal_move(), !moves.is_empty(), "{position}");
    assert_eq!(position.is_check(), position.checkers().any());

    let by_square: BTreeSet<Move> = Square::all()
        .flat_map(|square| position.legal_moves_from(square))
        .collect();
    assert_eq!(by_square, all, "{position}");

    let noisy = |m: &Move| match m.promotion() {
        None => position.is_capture(*m),
        Some(role) => role == Role::Queen,
    };
    let captures: BTreeSet<Move> = position.captures().into_iter().collect();
    assert_eq!(
        captures.len(),
        position.captures().len(),
        "a capture twice in {position}"
    );
    assert_eq!(
        captures,
        all.iter().copied().filter(noisy).collect(),
        "{position}"
    );
    // And all others, each once.
    let mut others = Vec::new();
    position.each_quiet(|m| others.push(m));
    assert_eq!(others.len(), all.len() - captures.len(), "{position}");
    others.extend(captures);
    assert_eq!(
        others.into_iter().collect::<BTreeSet<_>>(),
        all,
        "{position}"
    );

    for &m in &moves {
        assert!(position.is_legal(m), "{m:?} in {position}");
        assert_eq!(
            position.captured(m).is_some(),
            position.is_capture(m),
            "{m:?} in {position}"
        );
    }

    let again = Position::from_fen(&position.to_fen()).expect("what we write, we read");
    assert_eq!(&again, position, "{position}");
    assert_eq!(again.key(), position.key(), "{position}");
    assert_eq!(
        Position::from_setup(&position.to_setup()).as_ref(),
        Ok(position)
    );

    if let Some(passed) = position.play_null() {
        let mut setup = position.to_setup();
        setup.turn = !setup.turn;
        setup.ep_square = None;
        let expected = Position::from_setup(&setup).expect("nobody is in check");
        assert_eq!(passed.key(), expected.key());
        assert_eq!(passed.pinned(), expected.pinned());
    } else {
        assert!(position.is_check());
    }
}

/// The four things that make positions the same (FIDE 9.2.3), as text.
fn identity(position: &Position) -> String {
    let fen = position.to_fen();
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

/// The pieces of one back rank of Chess960: the king between the rooks, bishops of both colours.
fn back_rank(random: &mut Random) -> [Role; 8] {
    let (bishop, knight, rook) = (Role::Bishop, Role::Knight, Role::Rook);
    let mut pieces = [
        rook,
        Role::King,
        rook,
        knight,
        knight,
        Role::Queen,
        bishop,
        bishop,
    ];
    loop {
        for i in 0..8 {
            pieces.swap(i, random.below(8));
        }
        let places = |role| (0..8).filter(move |&i| pieces[i] == role);
        let between = places(rook).zip([1, -1]).map(|(rook, side)| {
            let king = places(Role::King).next().expect("one king");
            (king as i32 - rook as i32) * side > 0
        });
        let bishops: usize = places(bishop).sum();
        if between.into_iter().all(|right| right) && bishops % 2 == 1 {
            return pieces;
        }
    }
}

/// A start of Chess960, each side with its own order, so that castling is met in every shape.
fn shuffled_start(random: &mut Random) -> String {
    let mut setup = Setup::default();
    for color in Color::ALL {
        let pieces = back_rank(random);
        for (file, role) in File::ALL.into_iter().zip(pieces) {
            let square = Square::new(file, color.rank(Rank::First));
            setup.set(square, Some(Piece { color, role }));
        }
        let mut rooks = File::ALL
            .into_iter()
            .filter(|file| pieces[file.index()] == Role::Rook);
        let queen_side = rooks.next();
        setup.castling[color.index()] = [rooks.next(), queen_side];
    }
    setup.to_string()
}

fn play_games(starts: impl Iterator<Item = String>, random: &mut Random, plies: usize) {
    let mut keys: HashMap<String, u64> = HashMap::new();
    let mut identities: HashMap<u64, String> = HashMap::new();
    for start in starts {
        let mut game = Game::new(&start);
        for _ in 0..plies {
            game.compare();
            check_consistency(&game.ours);
            let (identity, key) = (identity(&game.ours), game.ours.key());
            assert_eq!(*keys.entry(identity.clone()).or_insert(key), key);
            assert_eq!(*identities.entry(key).or_insert(identity.clone()), identity);

            let moves = game.ours.legal_moves();
            if moves.is_empty() {
                break;
            }
            let m = moves[random.below(moves.len())];
            game.compare_notation(m);
            // Rare moves are the interesting ones.
            for &other in &moves {
                let rare = other.promotion().is_some()
                    || game.ours.castling_side(other).is_some()
                    || game.ours.is_en_passant(other);
                if rare {
                    game.compare_notation(other);
                }
            }
            game.play(m);
        }
    }
}

#[test]
fn law_b1_random_games_agree() {
    let mut random = Random(1);
    let starts = (0..100).map(|_| Position::default().to_fen());
    play_games(starts, &mut random, 160);
}

#[test]
fn law_b6_shuffled_games_agree() {
    let mut random = Random(960);
    let starts: Vec<_> = (0..120).map(|_| shuffled_start(&mut random)).collect();
    play_games(starts.into_iter(), &mut random, 60);
}

/// Few pieces on random squares, where every line is open: checks, pins, en passant and promotion come
/// up far more often than in games.
#[test]
fn law_b1_sparse_boards_agree() {
    let mut random = Random(32);
    let mut starts = Vec::new();
    while starts.len() < 600 {
        let mut board = Board::EMPTY;
        let pieces = 4 + random.below(12);
        for i in 0..pieces {
            let role = match i {
                0 | 1 => Role::King,
                _ => [
                    Role::Pawn,
                    Role::Pawn,
                    Role::Knight,
                    Role::Bishop,
                    Role::Rook,
                    Role::Queen,
                ][random.below(6)],
            };
            let square = Square::ALL[random.below(64)];
            if board.piece_at(square).is_none() {
                board.set(square, Some(role.of(Color::ALL[i % 2])));
            }
        }
        let mut setup = Setup::empty();
        setup.board = board;
        setup.turn = Color::ALL[random.below(2)];
        let fen = setup.to_string();
        let theirs: Fen = fen.parse().expect("a FEN");
        // Both refuse kings missing or in check; theirs also refuses what is merely unreachable.
        if Position::from_fen(&fen).is_ok()
            && theirs
                .into_position::<Chess>(CastlingMode::Chess960)
                .is_ok()
            && cozy_chess::Board::from_fen(&fen, false).is_ok()
        {
            starts.push(fen);
        }
    }
    play_games(starts.into_iter(), &mut random, 12);
}

/// `is_legal` over every move there could be, against the list.
#[test]
fn law_b1_is_legal_is_exact() {
    let mut random = Random(7);
    for _ in 0..3 {
        let mut position = Position::from_fen(&shuffled_start(&mut random)).expect("a start");
        for _ in 0..30 {
            let legal: BTreeSet<Move> = position.legal_moves().into_iter().collect();
            for raw in 0..=u16::MAX {
                let m = Move::from_raw(raw);
                assert_eq!(
                    position.is_legal(m),
                    legal.contains(&m),
                    "{m:?} in {position}"
                );
            }
            let Some(&m) = legal.iter().nth(random.below(legal.len().max(1))) else {
                break;
            };
            position.play(m);
        }
    }
}

/// Counts from random middle-game positions.
#[test]
fn law_b1_perft_agrees_with_shakmaty() {
    let mut random = Random(3);
    for _ in 0..6 {
        let mut game = Game::new(&shuffled_start(&mut random));
        for _ in 0..30 {
            let moves = game.ours.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(moves[random.below(moves.len())]);
        }
        assert_eq!(
            perft(&game.ours, 3),
            shakmaty::perft(&game.shakmaty, 3),
            "{}",
            game.ours
        );
    }
}
