//! Fuzz targets of PGN: any text as games, any tree as text.

use arbitrary::{Result, Unstructured};
use chess::{Color, Move, Position};
use game::pgn::{self, Imported, Problem, ProblemKind, Reader, Visit, Visitor};
use game::tree::{NodeId, Tree};

use crate::positions::{SAMPLES, played};
use crate::text::text;

/// Texts with something of everything.
const GAMES: [&str; 9] = [
    "[Event \"A \\\"b\\\" \\\\\"]\n[Result \"1/2-1/2\"]\n[White \"M\u{fc}ller\"]\n\n{first} 1. e4 {[%clk 0:05:00] well} \
     (1. d4 $5 d5 ({or} 1... Nf6 ; so } \n ) 2. c4) e5 (=) 2. Nf3! {[%eval 0.17,20] [%csl Ga1][%cal Rb2b4]} Nc6 ½-½",
    "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"1rk3r1/8/8/8/8/8/8/1RK3R1 w GBgb - 0 1\"]\n\n1. O-O-O O-O 2. Rxb8 * {after}",
    "[FEN \"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1\"]\n1.Kh1 bxa1=Q?! (1... b1(N) 2. Qxb1) 2. Qxa1 0-0 1-0",
    "1 e2-e4 e7e5 2. ♘f3 Nb8-c6 3 Bb5 -- 4. Z0 1/2 1. c4 (1. c4 (1. c4 (1. c4))) * % \n% 1. d4 \n; e5 {\n1. d4 0–1",
    "[Event \"one\"]\n\n1. e4 {never ended\n\n[Event \"two\"]\n\n1. d4 ((( d5 \n\n[Event \"three\"]\n\n1. f3 e5 2. g4 Qh4# 0-1",
    "\u{feff}[Result \"0-0\"]\r\n\r\n1.e4\re5\u{a0}2…Nf3 +- N {(=) [%emt 12.3] [%x y]} exd6 e.p. $7 $300 <x> [%clk 1] *\0*",
    "[white \"A\"]\n[RESULT \"0.5-0.5\"]\n\n[White \"B\"]\n\n1. e4 e5 1. d4 0000 2. c4 0.5-0.5 * 1-0 1. e4 <> 2. d4 draw",
    "1-0 1. e4 {[%eval -57,17] [%timestamp 12] word} e5 3. Nf3 2... Nc6 1 d4 2 d5 [x] 1. e4 1. e5 2. Nf3 2. Nc6 \u{201e}\u{e9}",
    "[FEN \"1k6/4P3/8/8/8/8/8/4K3 w - - 0 1\"]\n\ne8=N+− Kb7±∓ mate\u{202f}Nd6+= Kc7\u{a0}5548 * 5254+- 5755 *",
];

/// Letters that mean something in a PGN, and some that do not.
const LETTERS: &str =
    "KQRBNabcdefgh12345678x-+#=!?.()[]{}<>;$%*\"\\ \n\r\t/O0:é♘…–½±−\u{a0}\u{202f}\u{200e}\0";

/// Pieces of text that might become something else when they are written and read again.
const WORDS: [&str; 24] = [
    "word",
    "",
    " ",
    "}",
    "{",
    ";",
    "%",
    "[Event \"x\"]",
    "[%clk 0:00:01]",
    "[%clk",
    "0:00:02]",
    "[%cl",
    "k",
    "]",
    "(=)",
    "\\",
    "\"",
    "\n",
    "\r\n",
    "\r",
    "1. e4",
    "1-0",
    "é♘\0\u{85}\u{2028}",
    "averyveryveryveryveryveryveryveryveryveryveryveryveryveryverylongwordindeed",
];

/// Any text, in any pieces: the visitor is told the same, a problem is a sentence, and what has been imported and written
/// is imported as the same.
pub fn pgn_text(input: &mut Unstructured<'_>) -> Result<()> {
    let mut bytes = text(input, &GAMES, LETTERS)?.into_bytes();
    if input.ratio(1, 4)? && !bytes.is_empty() {
        // Not UTF-8.
        let at = input.choose_index(bytes.len())?;
        bytes[at] = input.arbitrary()?;
    }
    let told = told(&[&bytes]);
    for most in [1, 2, 7] {
        let mut pieces = Vec::new();
        let mut rest = &bytes[..];
        while !rest.is_empty() {
            let length = input.int_in_range(1..=most)?.min(rest.len());
            let (piece, others) = rest.split_at(length);
            pieces.push(piece);
            rest = others;
        }
        assert_eq!(self::told(&pieces), told, "{bytes:?}");
    }
    for game in pgn::read(&bytes) {
        for problem in &game.problems {
            let sentence = problem.to_string();
            assert!(sentence.len() < 600, "{sentence}");
        }
        reads_back(&game.tree);
    }
    Ok(())
}

/// Any game with variations.
pub fn pgn_tree(input: &mut Unstructured<'_>) -> Result<()> {
    let mut tree = Tree::new(played(input)?.unwrap_or_default());
    tree.chess960 = input.arbitrary()?;
    for _ in 0..input.int_in_range(0..=4)? {
        let names = ["Event", "White", "Result", "ECO", "Variant", "FEN", "SetUp"];
        let name = *input.choose(&names)?;
        let value = if input.arbitrary()? {
            (*input.choose(&SAMPLES)?).to_owned()
        } else {
            words(input)?
        };
        tree.tags.set(name, value);
    }
    let mut nodes = vec![NodeId::ROOT];
    for _ in 0..input.int_in_range(0..=30)? {
        // Mostly on from the last.
        let at = if input.ratio(3, 4)? {
            *nodes.last().expect("the root")
        } else {
            *input.choose(&nodes)?
        };
        let moves = tree.position(at).legal_moves();
        if moves.is_empty() {
            continue;
        }
        let id = tree.add(at, *input.choose(&moves)?);
        nodes.push(id);
        if input.ratio(1, 2)? {
            let node = &mut tree[id];
            node.comment = words(input)?;
            node.before = words(input)?;
            node.nags = input.arbitrary()?;
            node.clock = input.arbitrary::<Option<u32>>()?.map(u64::from);
            node.offers_draw = input.arbitrary()?;
        }
    }
    // What is written of a tree is not always the tree: a comment before a move of the main line is one after the move
    // before it. What is read of that is.
    let games = pgn::read(pgn::write(&tree).as_bytes());
    assert_eq!(games.len(), 1);
    reads_back(&games[0].tree);
    Ok(())
}

/// Ends of games, with a result or without.
const ENDS: [&str; 7] = [
    "1-0",
    "0-1\n\n",
    "*\n",
    "\u{bd}-\u{bd}",
    "0.5-0.5",
    "",
    "\n\n",
];
/// Null moves in every spelling.
const NULLS: [&str; 8] = [
    "--",
    "Z0",
    "0000",
    "@@@@",
    "null",
    "<>",
    "\u{2013}\u{2013}",
    "NULL",
];

/// Games one after the other, some with a null move: each has its own moves, made by the right side, up to the null move, and
/// that is told.
pub fn pgn_games(input: &mut Unstructured<'_>) -> Result<()> {
    let mut text = String::new();
    let mut expected: Vec<(Vec<Move>, bool)> = Vec::new();
    for _ in 0..input.int_in_range(1..=4)? {
        let mut position = Position::default();
        let length = input.int_in_range(2..=9)?;
        let null = input.int_in_range(0..=2 * length)?;
        let mut moves = Vec::new();
        for ply in 0..length {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let dots = match position.turn() {
                Color::White => ". ",
                Color::Black if input.ratio(1, 4)? => "... ",
                Color::Black => "",
            };
            if !dots.is_empty() {
                text.push_str(&position.fullmove_number().to_string());
                text.push_str(dots);
            }
            let mv = *input.choose(&legal)?;
            if ply == null {
                text.push_str(input.choose(&NULLS)?);
            } else {
                text.push_str(&position.to_san(mv).to_string());
            }
            if ply < null {
                moves.push(mv);
            }
            position.play(mv);
            text.push(' ');
        }
        text.push_str(input.choose(&ENDS)?);
        text.push(' ');
        expected.push((moves, null < length));
    }
    let games = pgn::read(text.as_bytes());
    assert_eq!(games.len(), expected.len(), "{text}");
    for (game, (moves, has_null)) in games.iter().zip(expected) {
        let read = game.tree.main_line().filter_map(|id| game.tree[id].mv());
        assert!(read.eq(moves), "{text}");
        let mut problems = game.problems.iter();
        let told = problems.any(|problem| problem.kind == ProblemKind::NullMove);
        assert_eq!(told, has_null, "{text}");
    }
    Ok(())
}

fn words(input: &mut Unstructured<'_>) -> Result<String> {
    let mut out = String::new();
    for _ in 0..input.int_in_range(0..=12)? {
        out.push_str(input.choose(&WORDS)?);
        if input.arbitrary()? {
            out.push(' ');
        }
    }
    Ok(out)
}

/// Export and import are the identity on what has been imported.
fn reads_back(tree: &Tree) {
    let written = pgn::write(tree);
    let games = pgn::read(written.as_bytes());
    let [again] = &games[..] else {
        panic!("{} games of\n{written}", games.len());
    };
    assert_eq!(&again.tree, tree, "{written}");
    assert_eq!(pgn::write(&again.tree), written);
    only_tags_are_wrong(again, &written);
}

/// A game that was written has no faults but those of its own tags.
fn only_tags_are_wrong(game: &Imported, written: &str) {
    for problem in &game.problems {
        assert!(
            matches!(problem.kind, ProblemKind::Start(_) | ProblemKind::Variant),
            "{problem} in\n{written}"
        );
    }
}

/// Everything that a visitor hears of a text in these pieces.
fn told(pieces: &[&[u8]]) -> Vec<String> {
    let mut reader = Reader::new();
    let mut diary = Diary(Vec::new());
    for piece in pieces {
        reader.feed(piece, &mut diary);
    }
    reader.finish(&mut diary);
    diary.0
}

/// A visitor that writes down what it hears, and refuses some of it.
struct Diary(Vec<String>);

impl Diary {
    fn note(&mut self, what: &str, bytes: &[u8]) {
        self.0.push(format!("{what} {}", pgn::text(bytes)));
    }
}

impl Visitor for Diary {
    fn begin_game(&mut self) {
        self.note("game", &[]);
    }

    fn tag(&mut self, name: &[u8], value: &[u8]) -> std::result::Result<(), ProblemKind> {
        self.note("tag", name);
        self.note("is", value);
        Ok(())
    }

    fn begin_moves(&mut self) -> Visit {
        self.note("moves", &[]);
        Visit::Enter
    }

    fn san(&mut self, word: &[u8]) -> std::result::Result<(), ProblemKind> {
        self.note("san", word);
        Position::default()
            .parse_san_fast(word)
            .map(|_| ())
            .ok_or(ProblemKind::NullMove)
    }

    fn nag(&mut self, nag: u8) {
        self.note("nag", &[nag]);
    }

    fn comment(&mut self, piece: &[u8], end: bool) -> std::result::Result<(), ProblemKind> {
        self.note(if end { "comment" } else { "piece" }, piece);
        Ok(())
    }

    fn begin_variation(&mut self) -> std::result::Result<Visit, ProblemKind> {
        self.note("(", &[]);
        match self.0.len() % 5 {
            0 => Ok(Visit::Skip),
            1 => Err(ProblemKind::TooDeep),
            _ => Ok(Visit::Enter),
        }
    }

    fn end_variation(&mut self) {
        self.note(")", &[]);
    }

    fn result(&mut self, result: &'static str) -> std::result::Result<(), ProblemKind> {
        self.note("result", result.as_bytes());
        Ok(())
    }

    fn problem(&mut self, problem: Problem) {
        self.note("problem", problem.to_string().as_bytes());
    }

    fn end_game(&mut self) {
        self.note("end", &[]);
    }
}
