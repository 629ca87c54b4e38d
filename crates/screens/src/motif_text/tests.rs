//! Texts of lines and blunders: a table in English, and the same for all lines in every language.

use super::*;
use chess::{Move, Position};
use i18n::Language;
use motif::{EngineView, blunder_reasons};

/// The words of a language.
fn words(language: Language) -> Lexicon {
    let text = |folder: &str| {
        let crates = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
        let path = format!("{crates}/{folder}/{}.ftl", language.tag());
        std::fs::read_to_string(path).expect("every language has its files")
    };
    let own = text("../www/strings");
    let lexicon = match language {
        Language::English => Lexicon::english(),
        _ => Lexicon::new(language, &own),
    };
    lexicon.and(language, &text("screens/src/motif_text"))
}

/// The position of a FEN and the moves in UCI that follow.
fn played(fen: &str, moves: &str) -> (Position, Vec<Move>) {
    let start = Position::from_fen(fen).expect(fen);
    let mut position = start.clone();
    let read = |text: &str| {
        let played = position.parse_uci(text).expect(text);
        position.play(played);
        played
    };
    (start, moves.split_whitespace().map(read).collect())
}

/// The line of a FEN and moves in UCI; after `...` the first is the opponent's.
fn line(fen: &str, moves: &str) -> Line {
    let line = if let Some(moves) = moves.strip_prefix("...") {
        let (start, moves) = played(fen, moves);
        Line::after_move(start, &moves)
    } else {
        let (start, moves) = played(fen, moves);
        Line::new(start, &moves)
    };
    line.expect("a line")
}

/// The lines of the table of themes.
fn lines() -> Vec<(&'static str, &'static str)> {
    let cases = include_str!("../../../motif/tests/themes.txt").lines();
    let cases = cases.filter(|case| !case.is_empty() && !case.starts_with('#'));
    let fields = cases.map(|case| {
        let mut fields = case.split('|').map(str::trim);
        let mut next = || fields.next().expect("a position and moves");
        (next(), next())
    });
    fields.collect()
}

fn explain(fen: &str, moves: &str, words: &Lexicon) -> String {
    let line = line(fen, moves);
    let themes = line.themes(EngineView::default());
    explanation(&line, &line.motifs(), themes, words)
}

#[test]
fn lines_are_explained() {
    #[rustfmt::skip]
    let cases = [
        // Forks, pins and what sliders do
        ("q3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7 e8d7 c7a8", "The knight on c7 forks king and queen. Wins a queen."),
        ("2b3k1/8/8/n7/8/8/8/2R3K1 w - - 0 1", "c1c5 g8f8 c5a5", "The rook on c5 forks knight and bishop. Wins a knight."),
        ("7k/8/8/8/1K6/n1n5/8/8 w - - 0 1", "b4b3 c3d5 b3a3", "The king on b3 forks the knight on a3 and the knight on c3. Wins a knight."),
        ("4k3/8/4n3/8/8/8/8/R5K1 w - - 0 1", "a1e1 e8d8 e1e6", "The rook on e1 pins the knight on e6 to the king on e8. Wins a knight."),
        ("3q3k/8/5n2/8/8/8/8/2B3K1 w - - 0 1", "c1g5 h8g8 g5f6", "The bishop on g5 pins the knight on f6 to the queen on d8."),
        ("q3k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1h8 e8d7 h8a8", "The rook on h8 skewers the king on e8 and the queen on a8 behind it. Wins a queen."),
        ("1q2k3/8/8/4b3/8/8/8/4K2R w - - 0 1", "h1h8 e8d7 h8b8 e5b8 e1e2", "The rook on h8 skewers the king on e8 and the queen on b8 behind it. Wins a queen for a rook."),
        ("R3r1bk/8/5N2/8/8/8/8/6K1 w - - 0 1", "f6g8 e8g8 a8g8", "The rook on a8 guards g8 through the rook on e8."),
        // Pieces that make way
        ("6k1/8/8/8/8/2N5/8/B6K w - - 0 1", "c3d5 g8f8 a1e5", "The knight on c3 makes way, and the bishop on a1 goes to e5."),
        ("q5k1/8/8/3N4/8/8/6B1/6K1 w - - 0 1", "d5e7 g8f8 g2a8", "The knight on d5 moves away, and the bishop on g2 attacks the queen on a8. Wins material worth 6 pawns."),
        ("4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1", "e4c5 e8d8 c5b7", "The knight on e4 moves away, and the rook on e1 gives check."),
        ("4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1", "e4f6 e8d8 e1e8", "The rook on e1 and the knight on f6 give check at once, so the king must move."),
        // Drawn here and away
        ("6k1/8/8/8/8/7R/8/3Q2K1 w - - 0 1", "h3h8 g8h8 d1d8", "The rook on h8 is bait: the king on g8 takes it and is attacked there."),
        ("R3r1bk/8/5N2/8/8/8/8/6K1 w - - 0 1", "f6g8 h8g8 a8e8", "The knight on g8 is bait: the king on h8 takes it and is attacked there. Wins material worth 5 pawns."),
        ("1q5k/8/8/3N4/8/8/8/R5K1 w - - 0 1", "a1a8 b8a8 d5c7 h8g8 c7a8", "The rook on a8 is bait: the queen on b8 takes it and is attacked there. The rook on a8 pins the queen on b8 to the king on h8."),
        ("6k1/5r2/8/8/8/5R2/8/3R2K1 w - - 0 1", "d1d8 g8h7 f3f7", "The rook on d8 draws the king on g8 away from guarding the rook on f7. Wins a rook."),
        ("4r2k/P7/8/8/8/6K1/8/1R6 w - - 0 1", "b1e1 e8e1 a7a8q", "The rook on e1 draws the rook on e8 away from guarding a8. A pawn promotes to a queen on a8."),
        ("6k1/1n2r3/8/8/4n3/8/8/1R2R1K1 w - - 0 1", "e1e4 e7e4 b1b7", "The rook on e7 cannot guard both e4 and the knight on b7. Wins material worth a pawn."),
        // Guards
        ("6k1/8/2n5/b7/8/5B2/8/R5K1 w - - 0 1", "f3c6 g8f8 a1a5", "The knight on c6 guarded the bishop on a5 and is captured first. Wins material worth 6 pawns."),
        ("6k1/p4ppp/5b2/8/8/5R2/8/3R2K1 w - - 0 1", "f3f6 a7a6 d1d8", "The bishop on f6 guarded against mate and is captured first. Checkmate: the rook on d8 gives check, and the king’s own pieces stand in its way."),
        ("3r2k1/8/8/8/1N6/2B5/3n4/6K1 w - - 0 1", "b4d5 g8f8 c3d2", "The knight on d5 comes between, so the rook on d8 no longer guards the knight on d2."),
        ("3q2k1/8/8/8/3B4/2P5/8/R6K b - - 0 1", "... d8d4 a1a8 g8g7 c3d4", "Before taking the queen on d4 there is an in-between move by the rook on a8. Wins a queen."),
        // Lost pieces
        ("6k1/8/8/3r4/8/8/6B1/6K1 w - - 0 1", "g2d5", "The rook on d5 is unprotected, and the bishop on g2 takes it."),
        ("6k1/8/2n5/q7/8/5B2/8/R5K1 w - - 0 1", "f3c6 g8f8 a1a5", "The knight on c6 is unprotected, and the bishop on f3 takes it. Wins material worth 12 pawns."),
        ("6k1/8/8/8/8/1P6/b1P5/2K5 w - - 0 1", "c1b2 g8f8 b2a2", "The bishop on a2 is trapped: it has no safe square. Wins a bishop."),
        ("6k1/8/4p3/3r4/8/8/6B1/6K1 w - - 0 1", "g2d5 e6d5 g1f2", "Wins a rook for a bishop."),
        ("q7/6k1/8/3N4/8/8/6B1/6K1 w - - 0 1", "d5e7 a8g2 g1g2", "The knight on e7 makes a quiet move, without check or capture. Wins a queen for a bishop."),
        ("2b3k1/8/1p6/n7/8/8/8/2R3K1 w - - 0 1", "c1c5 b6c5 g1f1", "The rook on c5 is sacrificed."),
        ("3q3k/8/5n2/8/7p/8/8/2B3K1 w - - 0 1", "c1g5 h8g8 g5h4", "Wins a pawn."),
        // Moves without force, kings, special moves
        ("4r1k1/8/8/8/8/8/8/4K2R w - - 0 1", "e1f2", "The king on f2 defends."),
        ("1k1r1b1r/ppp2ppp/2nq1n2/8/Q7/2N1B3/PPP2PPP/R4RK1 w - - 0 1", "a4a7", "The attack is aimed at the king on b8."),
        ("4k3/5p2/8/2b5/8/5q2/5P2/4K3 b - - 0 1", "f3f2", "The queen on f2 breaks in on the weak square beside the king. Wins a pawn."),
        ("6k1/8/8/P7/8/8/8/6K1 w - - 0 1", "a5a6 g8f8 a6a7", "The pawn on a7 is close to promotion."),
        ("8/P5k1/8/8/8/8/8/6K1 w - - 0 1", "a7a8q", "A pawn promotes to a queen on a8."),
        ("8/P5k1/8/8/8/8/8/6K1 w - - 0 1", "a7a8n", "A pawn promotes on a8 to a knight, not to a queen."),
        ("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "... d7d5 e5d6", "A pawn captures en passant on d6. Wins a pawn."),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "Castling takes the king to g1."),
        ("6k1/8/8/r7/8/8/8/R5K1 w - - 0 1", "a1a3", "The rook on a3 stays on the line of the rook on a5 without taking it."),
        ("6k1/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "The best there is in this position."),
        // Mates
        ("6k1/8/8/8/8/8/1R6/R5K1 w - - 0 1", "a1a7 g8f8 b2b8", "The rook on a7 makes a quiet move, without check or capture. Checkmate: the rook on b8 gives check, and every square beside the king is attacked."),
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "Back-rank mate: the rook on a8 gives check, and the king’s own pieces bar its way out."),
        ("6rk/6pp/8/4N3/8/8/8/6K1 w - - 0 1", "e5f7", "Smothered mate: the knight on f7 gives check, and the king’s own pieces leave it no square."),
        ("8/4N1pk/8/8/8/R7/6K1/8 w - - 0 1", "a3h3", "Anastasia’s mate: the rook on h3 gives check, and the pawn on g7 stands in the king’s way."),
        ("7k/R7/5N2/8/8/8/8/6K1 w - - 0 1", "a7h7", "Arabian mate: the rook on h7 gives check beside the king, and the knight on f6 guards it."),
        ("7k/P7/6K1/8/8/8/8/8 w - - 0 1", "a7a8r", "A pawn promotes to a rook on a8. Checkmate: the rook on a8 gives check, and every square beside the king is attacked."),
        ("4k3/5p2/8/6B1/8/8/8/3R2K1 w - - 0 1", "d1d8", "Opera mate: the rook on d8 gives check beside the king, and the bishop on g5 guards it."),
        ("3rkr2/3p1p2/8/8/4N3/8/8/4R1K1 w - - 0 1", "e4f6", "Checkmate: the rook on e1 and the knight on f6 give check at once, and the king has no square."),
        ("7k/8/6Q1/8/8/8/3B4/6K1 w - - 0 1", "d2c3", "Balestra mate: the bishop on c3 gives check, and every square beside the king is attacked."),
    ];
    assert!(cases.len() >= 40);
    let english = words(Language::English);
    let wrong: Vec<String> = cases
        .iter()
        .filter_map(|&(fen, moves, said)| {
            let found = explain(fen, moves, &english);
            (found != said).then(|| format!("{fen} {moves}: {found}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn where_a_line_shows_nothing_its_themes_speak() {
    let english = words(Language::English);
    let line = line("6k1/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8");
    for (theme, said) in [
        (Theme::Crushing, "Decides the game."),
        (Theme::Advantage, "Leads to a clear advantage."),
        (Theme::Equality, "Saves the game: the position is level."),
        (
            Theme::Zugzwang,
            "Zugzwang: whatever the opponent plays makes things worse.",
        ),
    ] {
        let themes = Themes::from_iter([theme]);
        assert_eq!(explanation(&line, &[], themes, &english), said);
    }
    let stalemate = self::line("7k/8/8/6Q1/8/8/8/6K1 w - - 0 1", "g5g6");
    assert_eq!(
        explanation(&stalemate, &[], Themes::EMPTY, &english),
        "Forces stalemate, which is a draw."
    );
}

/// The motif of a hint for the moves; after `...` the first is the opponent's.
fn hinted(fen: &str, moves: &str, words: &Lexicon) -> Option<String> {
    let (last, moves) = match moves.strip_prefix("...") {
        Some(moves) => {
            let (before, moves) = played(fen, moves);
            (Some((before, moves[0])), moves[1..].to_vec())
        }
        None => (None, played(fen, moves).1),
    };
    let start = Position::from_fen(fen).expect(fen);
    let position = match &last {
        Some((before, played)) => before.after(*played),
        None => start,
    };
    let last = last.as_ref().map(|(before, played)| (before, *played));
    hint_motif(last, &position, &moves, words)
}

/// Lines and the motifs that a hint for their first move names.
#[rustfmt::skip]
const HINTS: [(&str, &str, Option<&str>); 24] = [
    ("q3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7 e8d7 c7a8", Some("Fork. A piece attacks two or more pieces at once.")),
    ("7k/8/8/8/1K6/n1n5/8/8 w - - 0 1", "b4b3 c3d5 b3a3", Some("Fork by the king. The king attacks two or more pieces at once.")),
    ("4k3/8/4n3/8/8/8/8/R5K1 w - - 0 1", "a1e1 e8d8 e1e6", Some("Pin to the king. A piece cannot leave a line because its king stands behind it.")),
    ("q3k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1h8 e8d7 h8a8", Some("Skewer. A piece has to leave a line, and the one behind it is lost.")),
    ("q5k1/8/8/3N4/8/8/6B1/6K1 w - - 0 1", "d5e7 g8f8 g2a8", Some("Discovered attack. A piece moves out of a line, and the piece behind it attacks.")),
    ("1q5k/8/8/3N4/8/8/8/R5K1 w - - 0 1", "a1a8 b8a8 d5c7 h8g8 c7a8", Some("Attraction. A piece is lured to a square where it is attacked.")),
    ("6k1/5r2/8/8/8/5R2/8/3R2K1 w - - 0 1", "d1d8 g8h7 f3f7", Some("Deflection. A piece is drawn away from what it guards.")),
    ("6k1/1n2r3/8/8/4n3/8/8/1R2R1K1 w - - 0 1", "e1e4 e7e4 b1b7", Some("Overloaded guard. A guard of two things can keep only one of them.")),
    ("3r2k1/8/8/8/1NP5/2B5/3n4/6K1 w - - 0 1", "b4d5 g8f8 c3d2", Some("Interference. A piece comes between an enemy piece and what it guards.")),
    ("6k1/8/2n5/b7/8/5B2/8/R5K1 w - - 0 1", "f3c6 g8f8 a1a5", Some("Capturing the defender. The guard is captured first, and then what it guarded is lost.")),
    ("3q2k1/8/8/8/3B4/2P5/8/R6K b - - 0 1", "... d8d4 a1a8 g8g7 c3d4", Some("In-between move. A threat comes before the recapture that was expected.")),
    ("6k1/8/8/8/8/1P6/b1P5/2K5 w - - 0 1", "c1b2 g8f8 b2a2", Some("Trapped piece. A piece is attacked and has no safe square.")),
    ("6k1/8/8/3r4/8/8/6B1/6K1 w - - 0 1", "g2d5", Some("Hanging piece. A piece without protection can be taken.")),
    ("6k1/8/1P6/8/8/8/8/6K1 w - - 0 1", "b6b7 g8f8 b7b8q", Some("Promotion. A pawn promotes.")),
    ("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "... d7d5 e5d6", Some("En passant. A pawn captures en passant.")),
    // Mates, by their pattern or their length; of a mate in one it is said that it is one.
    ("6k1/8/8/8/8/8/1R6/R5K1 w - - 0 1", "a1a7 g8f8 b2b8", Some("Mate in 2. Give checkmate in two moves.")),
    ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", None),
    // Nothing is won, or no motif of the first move wins it.
    ("6k1/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", None),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", None),
    ("4r1k1/8/8/8/8/8/8/4K2R w - - 0 1", "e1f2", None),
    ("6k1/8/4p3/3r4/8/8/6B1/6K1 w - - 0 1", "g2d5 e6d5 g1f2", None),
    ("q3k3/8/8/1N6/8/8/8/K7 w - - 0 1", "a1b1 a8a7 b5a7", None),
    // What was taken is taken back.
    ("3q2k1/8/8/8/3B4/2P5/8/R6K b - - 0 1", "... d8d4 c3d4", None),
    ("8/8/8/8/8/8/8/K1k5 w - - 0 1", "", None),
];

#[test]
fn hints_name_the_motif_of_the_first_move() {
    let english = words(Language::English);
    let wrong: Vec<String> = HINTS
        .iter()
        .filter_map(|&(fen, moves, said)| {
            let found = hinted(fen, moves, &english);
            (found.as_deref() != said).then(|| format!("{fen} {moves}: {found:?}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn hints_do_not_tell_the_move_in_any_language() {
    for language in Language::ALL {
        let words = words(language);
        for (fen, moves, said) in HINTS {
            let Some(told) = hinted(fen, moves, &words) else {
                assert_eq!(said, None, "{fen} {moves}");
                continue;
            };
            assert_sentences(&told, 2);
            let squares = |uci: &str| [uci[..2].to_owned(), uci[2..4].to_owned()];
            let moves = moves.trim_start_matches("...").split_whitespace();
            for square in moves.flat_map(squares) {
                assert!(!told.contains(&square), "{told}");
            }
        }
    }
}

/// The sentence about a blunder, the first of the moves, refuted by the others.
fn blunder(fen: &str, moves: &str, words: &Lexicon) -> Option<String> {
    let (before, moves) = played(fen, moves);
    let reply = before.after(moves[0]).to_san(moves[1]).to_string();
    let reasons = blunder_reasons(&before, moves[0], &moves[1..]);
    Some(blunder_sentence(reasons.first()?, &reply, words))
}

/// Blunders and the sentences about them.
#[rustfmt::skip]
const BLUNDERS: [(&str, &str, &str); 8] = [
    ("6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1", "g8h8 a1a8", "Allows mate in 1: Ra8#."),
    ("7k/8/8/8/8/8/1R6/R5K1 b - - 0 1", "h8g8 a1a7 g8f8 b2b8", "Allows mate in 2: Ra7."),
    ("6k1/8/8/8/5n2/8/6B1/6K1 b - - 0 1", "f4d5 g2d5", "Loses the knight: Bxd5+."),
    ("r2q2k1/8/8/8/8/8/8/R5K1 b - - 0 1", "d8h4 a1a8", "Leaves the rook on a8 unprotected: Rxa8+."),
    ("6k1/8/8/3n4/8/8/6B1/6K1 b - - 0 1", "g8f8 g2d5", "Does not save the knight on d5: Bxd5."),
    ("q7/4k3/8/1N6/8/8/8/4K3 b - - 0 1", "e7e8 b5c7 e8d7 c7a8", "Allows Nc7+: the knight on c7 forks king and queen."),
    ("r2q2k1/8/8/8/8/8/8/R5K1 b - - 0 1", "d8e8 a1a8 e8a8", "Allows Rxa8: the rook on a8 pins the queen on e8 to the king on g8."),
    ("q2k4/8/8/8/8/8/8/4K2R b - - 0 1", "d8e8 h1h8 e8d7 h8a8", "Allows Rh8+: the rook on h8 skewers the king on e8 and the queen on a8 behind it."),
];

#[test]
fn blunders_are_explained() {
    let english = words(Language::English);
    for (fen, moves, said) in BLUNDERS {
        assert_eq!(blunder(fen, moves, &english).as_deref(), Some(said));
    }
}

/// A text is one or two sentences, without anything of a message's syntax or name in it.
fn assert_sentences(text: &str, most: usize) {
    let stops = text.matches('.').count();
    assert!(
        (1..=most).contains(&stops) && text.ends_with('.') && !text.starts_with('.'),
        "{text}"
    );
    assert!(
        !text.contains(['{', '}', '$', '\u{2068}', '\u{2069}', '\n'])
            && !["explain-", "motif-", "theme-", "blunder-", "  "]
                .iter()
                .any(|it| text.contains(it)),
        "{text}"
    );
}

#[test]
fn every_line_is_explained_in_every_language() {
    for language in Language::ALL {
        let words = words(language);
        for (fen, moves) in lines() {
            assert_sentences(&explain(fen, moves, &words), 2);
            // And each of its motifs, chosen or not.
            for found in line(fen, moves).motifs() {
                assert_sentences(&sentence(&clause(&found.motif, &words), &words), 1);
            }
        }
        for (fen, moves, _) in BLUNDERS {
            let said = blunder(fen, moves, &words).expect("a reason");
            assert_sentences(&said, 1);
        }
    }
}

#[test]
fn every_theme_has_a_name_and_a_definition_in_every_language() {
    for language in Language::ALL {
        let words = words(language);
        let mut names = std::collections::BTreeSet::new();
        for &theme in Theme::ALL {
            let name = theme_name(theme, &words);
            assert!(
                !name.contains(['{', '.']) && !name.contains("theme-"),
                "{name}"
            );
            assert!(names.insert(name), "two themes have the name of {theme}");
            assert_sentences(&theme_definition(theme, &words), 1);
        }
        for group in motif::ThemeGroup::ALL {
            let name = theme_group_name(group, &words);
            assert!(!name.is_empty() && !name.contains("theme-"), "{name}");
        }
    }
}
