//! Themes of lines by the table of cases in `themes.txt`, and who takes part in them.

use chess::{Move, Position, Role};
use motif::{
    BlunderReason, EngineView, Gain, Line, Motif, PieceAt, Theme, Themes, blunder_reasons,
    missed_capture,
};

/// The line of a FEN and moves in UCI; after `...` the first is the opponent's.
fn line(fen: &str, moves: &str) -> Result<Line, String> {
    let start = Position::from_fen(fen).map_err(|error| error.to_string())?;
    let (led, moves) = match moves.strip_prefix("...") {
        Some(moves) => (true, moves),
        None => (false, moves),
    };
    let mut position = start.clone();
    let read = |text: &str| {
        let played = position
            .parse_uci(text)
            .map_err(|error| error.to_string())?;
        position.play(played);
        Ok::<Move, String>(played)
    };
    let moves: Result<Vec<Move>, String> = moves.split_whitespace().map(read).collect();
    let line = if led {
        Line::after_move(start, &moves?)
    } else {
        Line::new(start, &moves?)
    };
    line.ok_or_else(|| "no line".to_owned())
}

#[test]
fn lines_show_what_the_table_says() {
    let mut wrong = Vec::new();
    let mut shown = Themes::EMPTY;
    for (number, case) in include_str!("themes.txt").lines().enumerate() {
        if case.is_empty() || case.starts_with('#') {
            continue;
        }
        let fields: Vec<&str> = case.split('|').map(str::trim).collect();
        let themes = match line(fields[0], fields[1]) {
            Ok(line) => line.themes(EngineView::default()),
            Err(error) => {
                wrong.push(format!("line {}: {error} in {case}", number + 1));
                continue;
            }
        };
        for expected in fields[2].split(' ') {
            let (sign, key) = expected.split_at(1);
            let theme = Theme::from_key(key).expect(key);
            if themes.contains(theme) != (sign == "+") {
                wrong.push(format!(
                    "line {}: {expected} in {case}: {themes}",
                    number + 1
                ));
            }
            if sign == "+" {
                shown.insert(theme);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Every theme that a line by itself can show is in the table.
    let beyond = |theme: Theme| {
        matches!(
            theme.key(),
            "advantage"
                | "checkFirst"
                | "crushing"
                | "equality"
                | "master"
                | "masterVsMaster"
                | "mateIn3"
                | "mateIn4"
                | "mateIn5"
                | "overloading"
                | "superGM"
                | "zugzwang"
        )
    };
    for &theme in Theme::ALL.iter().filter(|&&theme| !beyond(theme)) {
        assert!(shown.contains(theme), "{theme} has no case that shows it");
    }
}

#[test]
fn longer_mates_and_the_engines_view() {
    #[rustfmt::skip]
    let rows = [
        ("8/8/7k/R7/8/8/8/1R4K1 w - - 0 1", "b1b6"),
        ("8/8/7k/R7/8/8/8/1R4K1 w - - 0 1", "b1b6 h6g7 a5a7 g7f8 b6b8"),
        ("8/8/8/7k/R7/8/8/1R4K1 w - - 0 1", "b1b5 h5g6 a4a6 g6f7 b5b7 f7e8 a6a8"),
        ("8/8/8/8/7k/R7/8/1R4K1 w - - 0 1", "b1b4 h4g5 a3a5 g5f6 b4b6 f6e7 a5a7 e7f8 b6b8"),
    ];
    let expected = ["", "mateIn3", "mateIn4", "mateIn5"];
    for ((fen, moves), key) in rows.into_iter().zip(expected) {
        let line = line(fen, moves).expect(fen);
        let themes = line.themes(EngineView::default());
        assert_eq!(
            themes.contains(Theme::Mate),
            !key.is_empty(),
            "{fen} {moves}"
        );
        assert!(
            key.is_empty() || themes.to_string().contains(key),
            "{themes}"
        );
    }
    let line = line("6k1/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a2").expect("a line");
    for (centipawns, theme) in [
        (601, Theme::Crushing),
        (600, Theme::Advantage),
        (201, Theme::Advantage),
        (200, Theme::Equality),
    ] {
        let view = EngineView {
            centipawns: Some(centipawns),
            zugzwang: centipawns == 600,
        };
        let themes = line.themes(view);
        let all = [Theme::Crushing, Theme::Advantage, Theme::Equality];
        for other in all {
            assert_eq!(themes.contains(other), other == theme);
        }
        assert_eq!(themes.contains(Theme::Zugzwang), centipawns == 600);
    }
}

/// A piece as its FEN letter and square.
fn name(piece: PieceAt) -> String {
    format!("{}{}", piece.piece.to_char(), piece.square)
}

/// Text of the motif of a theme in a line.
fn say(fen: &str, moves: &str, theme: Theme) -> String {
    let line = line(fen, moves).expect(fen);
    let motifs = line.motifs();
    let found = motifs.iter().find(|found| found.motif.theme() == theme);
    let found = found.unwrap_or_else(|| panic!("no {theme} in {fen} {moves}"));
    let list = |pieces: &[PieceAt]| {
        let names: Vec<String> = pieces.iter().map(|&piece| name(piece)).collect();
        names.join(" ")
    };
    let text = match &found.motif {
        Motif::Fork { forker, targets } => format!("{} attacks {}", name(*forker), list(targets)),
        Motif::Pin {
            pinned,
            pinner,
            behind,
        } => list(&[*pinner, *pinned, *behind]),
        Motif::Skewer {
            attacker,
            front,
            behind,
        } => list(&[*attacker, *front, *behind]),
        Motif::DiscoveredAttack {
            opener,
            attacker,
            target,
        } => list(&[*opener, *attacker, *target]),
        Motif::DiscoveredCheck { opener, checker } => list(&[*opener, *checker]),
        Motif::DoubleCheck { checkers } => list(checkers),
        Motif::XRay {
            attacker,
            through,
            square,
        } => format!("{} {square}", list(&[*attacker, *through])),
        Motif::Attraction { bait, lured } => list(&[*bait, *lured]),
        Motif::Deflection {
            defender,
            by,
            guarded,
            lost,
        } => format!(
            "{} by {} from {guarded} {:?}",
            name(*defender),
            name(*by),
            lost.map(name)
        ),
        Motif::Overload {
            defender,
            kept,
            lost,
        } => format!("{} {kept} {}", name(*defender), name(*lost)),
        Motif::Interference {
            blocker,
            defender,
            lost,
        } => list(&[*blocker, *defender, *lost]),
        Motif::Intermezzo { between, target } => list(&[*between, *target]),
        Motif::Clearance {
            cleared,
            user,
            square,
        } => format!("{} {square}", list(&[*cleared, *user])),
        Motif::TrappedPiece { trapped } => name(*trapped),
        Motif::HangingPiece { hanging, capturer } => list(&[*capturer, *hanging]),
        Motif::CapturingDefender { defender, lost } => list(&[*defender, *lost]),
        Motif::Sacrifice { given } => format!("{:?}", given.map(name)),
        Motif::CollinearMove { mover, spared } => list(&[*mover, *spared]),
        Motif::Mate { by, king, .. } => list(&[*by, *king]),
        Motif::WingAttack { king: piece, .. }
        | Motif::ExposedKing { king: piece }
        | Motif::Castling { king: piece }
        | Motif::QuietMove { mover: piece }
        | Motif::DefensiveMove { mover: piece }
        | Motif::AttackingF2F7 { attacker: piece }
        | Motif::AdvancedPawn { pawn: piece }
        | Motif::EnPassant { pawn: piece }
        | Motif::Promotion { promoted: piece }
        | Motif::UnderPromotion { promoted: piece } => name(*piece),
    };
    format!("{}: {text}", found.at)
}

#[test]
fn motifs_say_who_does_what_to_whom() {
    #[rustfmt::skip]
    let cases = [
        ("q3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7 e8d7 c7a8", Theme::Fork, "0: Nc7 attacks ke8 qa8"),
        ("7k/8/8/8/1K6/n1n5/8/8 w - - 0 1", "b4b3 c3d5 b3a3", Theme::KingFork, "0: Kb3 attacks na3 nc3"),
        ("4k3/8/4n3/8/8/8/8/R5K1 w - - 0 1", "a1e1 e8d8 e1e6", Theme::Pin, "0: Re1 ne6 ke8"),
        ("3q3k/8/5n2/8/8/8/8/2B3K1 w - - 0 1", "c1g5 h8g8 g5f6", Theme::RelativePin, "0: Bg5 nf6 qd8"),
        ("q3k3/8/8/8/8/8/8/4K2R w - - 0 1", "h1h8 e8d7 h8a8", Theme::Skewer, "1: Rh8 ke8 qa8"),
        ("R3r1bk/8/5N2/8/8/8/8/6K1 w - - 0 1", "f6g8 e8g8 a8g8", Theme::XRayAttack, "1: Ra8 re8 g8"),
        ("6k1/8/8/8/8/2N5/8/B6K w - - 0 1", "c3d5 g8f8 a1e5", Theme::Clearance, "0: Nc3 Ba1 e5"),
        ("q5k1/8/8/3N4/8/8/6B1/6K1 w - - 0 1", "d5e7 g8f8 g2a8", Theme::DiscoveredAttack, "0: Nd5 Bg2 qa8"),
        ("4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1", "e4c5 e8d8 c5b7", Theme::DiscoveredCheck, "0: Ne4 Re1"),
        ("4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1", "e4f6 e8d8 e1e8", Theme::DoubleCheck, "0: Re1 Nf6"),
        ("6k1/8/8/8/8/7R/8/3Q2K1 w - - 0 1", "h3h8 g8h8 d1d8", Theme::Attraction, "0: Rh8 kg8"),
        ("6k1/8/8/8/8/7R/8/3Q2K1 w - - 0 1", "h3h8 g8h8 d1d8", Theme::Sacrifice, "0: Some(\"Rh8\")"),
        ("6k1/5r2/8/8/8/5R2/8/3R2K1 w - - 0 1", "d1d8 g8h7 f3f7", Theme::Deflection, "0: kg8 by Rd8 from f7 Some(\"rf7\")"),
        ("4r2k/P7/8/8/8/6K1/8/1R6 w - - 0 1", "b1e1 e8e1 a7a8q", Theme::Deflection, "0: re8 by Re1 from a8 None"),
        ("6k1/1n2r3/8/8/4n3/8/8/1R2R1K1 w - - 0 1", "e1e4 e7e4 b1b7", Theme::Overload, "0: re7 e4 nb7"),
        ("6k1/8/2n5/b7/8/5B2/8/R5K1 w - - 0 1", "f3c6 g8f8 a1a5", Theme::CapturingDefender, "0: nc6 ba5"),
        ("6k1/p4ppp/5b2/8/8/5R2/8/3R2K1 w - - 0 1", "f3f6 a7a6 d1d8", Theme::CapturingDefender, "0: bf6 kg8"),
        ("3r2k1/8/8/8/1N6/2B5/3n4/6K1 w - - 0 1", "b4d5 g8f8 c3d2", Theme::Interference, "0: Nd5 rd8 nd2"),
        ("3r2k1/8/4n3/8/8/2B5/3n4/6K1 w - - 0 1", "g1g2 e6d4 c3d2", Theme::Interference, "1: nd4 rd8 nd2"),
        ("3q2k1/8/8/8/3B4/2P5/8/R6K b - - 0 1", "... d8d4 a1a8 g8g7 c3d4", Theme::Intermezzo, "0: Ra8 qd4"),
        ("6k1/8/8/3r4/8/8/6B1/6K1 w - - 0 1", "g2d5", Theme::HangingPiece, "0: Bg2 rd5"),
        ("6k1/8/8/8/8/1P6/b1P5/2K5 w - - 0 1", "c1b2 g8f8 b2a2", Theme::TrappedPiece, "0: ba2"),
        ("6k1/8/8/8/8/1P6/b1P5/2K5 w - - 0 1", "c1b2 a2b3 c2b3", Theme::TrappedPiece, "0: ba2"),
        ("6k1/8/8/8/8/8/1R6/R5K1 w - - 0 1", "a1a7 g8f8 b2b8", Theme::QuietMove, "0: Ra7"),
        ("4r1k1/8/8/8/8/7p/8/4K2R w - - 0 1", "e1f2 e8a8 h1h3", Theme::DefensiveMove, "0: Kf2"),
        ("6k1/8/8/8/P7/8/8/6K1 w - - 0 1", "a4a5 g8f8 g1f1", Theme::DefensiveMove, "1: Kf1"),
        ("8/8/3k4/8/8/8/1R6/R5K1 w - - 0 1", "b2b5 d6e6 a1a6 e6f7 b5b7", Theme::ExposedKing, "1: kd6"),
        ("r1bq1rk1/pppn1ppp/3bp3/8/3P3Q/3B1N2/PPP2PPP/R1B1R1K1 w - - 0 1", "h4h7", Theme::KingsideAttack, "0: kg8"),
        ("5rk1/5ppp/8/8/7Q/3B4/5PPP/6K1 w - - 0 1", "h4h7", Theme::Mate, "0: Qh7 kg8"),
        ("7k/R7/5N2/8/8/8/8/6K1 w - - 0 1", "a7h7", Theme::ArabianMate, "0: Rh7 kh8"),
        ("4k3/5p2/8/2b5/8/5q2/5P2/4K3 b - - 0 1", "f3f2", Theme::AttackingF2F7, "0: qf2"),
        ("8/P5k1/8/8/8/8/8/6K1 w - - 0 1", "a7a8n", Theme::AdvancedPawn, "0: Pa8"),
        ("8/P5k1/8/8/8/8/8/6K1 w - - 0 1", "a7a8n", Theme::UnderPromotion, "0: Na8"),
        ("8/P5k1/8/8/8/8/8/6K1 w - - 0 1", "a7a8q", Theme::Promotion, "0: Qa8"),
        ("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "... d7d5 e5d6", Theme::EnPassant, "0: Pd6"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", Theme::Castling, "0: Kg1"),
        ("6k1/8/8/r7/8/8/8/R5K1 w - - 0 1", "a1a3", Theme::CollinearMove, "0: Ra3 ra5"),
    ];
    for (fen, moves, theme, said) in cases {
        assert_eq!(say(fen, moves, theme), said, "{theme} in {fen} {moves}");
    }
}

/// The reasons of a blunder, in short.
fn reason(fen: &str, moves: &str) -> Vec<String> {
    let before = Position::from_fen(fen).expect(fen);
    let mut position = before.clone();
    let read = |text: &str| {
        let played = position.parse_uci(text).expect(text);
        position.play(played);
        played
    };
    let moves: Vec<Move> = moves.split(' ').map(read).collect();
    let short = |reason: &BlunderReason| match reason {
        BlunderReason::AllowsMate { moves } => format!("mate in {moves}"),
        BlunderReason::PutsEnPrise { piece } => format!("puts {}", name(*piece)),
        BlunderReason::LeavesUnguarded { piece, guard } => {
            format!("unguards {} from {}", name(*piece), name(*guard))
        }
        BlunderReason::LeavesHanging { piece } => format!("leaves {}", name(*piece)),
        BlunderReason::Allows(found) => format!("allows {}", found.motif.theme()),
        BlunderReason::MissesCapture { piece } => format!("misses {}", name(*piece)),
    };
    let reasons = blunder_reasons(&before, moves[0], &moves[1..]);
    reasons.iter().map(short).collect()
}

#[test]
fn blunders_have_reasons() {
    #[rustfmt::skip]
    let cases: [(&str, &str, &[&str]); 11] = [
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1", "g8h8 a1a8", &["mate in 1"]),
        ("r2q2k1/8/8/8/8/8/8/R5K1 b - - 0 1", "d8e8 a1a8 e8a8", &["allows pin"]),
        ("r2q2k1/8/8/8/8/8/8/R5K1 b - - 0 1", "d8h4 a1a8", &["unguards ra8 from qd8"]),
        ("r5k1/p7/1P6/8/8/8/8/R5K1 b - - 0 1", "a7b6 a1a8", &["unguards ra8 from pa7"]),
        ("6k1/8/8/3n4/8/8/6B1/6K1 b - - 0 1", "g8f8 g2d5", &["leaves nd5"]),
        ("6k1/8/8/8/5n2/8/6B1/6K1 b - - 0 1", "f4d5 g2d5", &["puts nd5"]),
        ("6k1/8/4p3/8/5n2/8/6B1/6K1 b - - 0 1", "f4d5 g2d5 e6d5", &[]),
        ("6k1/8/8/3R4/8/3r4/6B1/6K1 b - - 0 1", "d3d5 g2d5", &[]),
        ("q7/4k3/8/1N6/8/8/8/4K3 b - - 0 1", "e7e8 b5c7 e8d7 c7a8", &["allows fork"]),
        ("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "e8e7 e2e4", &[]),
        ("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "e8e7", &[]),
    ];
    for (fen, moves, reasons) in cases {
        assert_eq!(reason(fen, moves), reasons, "{fen} {moves}");
    }
}

#[test]
fn a_capture_that_was_missed_is_named() {
    let missed = |fen: &str, played: &str, better: &str| {
        let before = Position::from_fen(fen).expect(fen);
        let read = |text: &str| before.parse_uci(text).expect(text);
        let missed = missed_capture(&before, read(played), read(better))?;
        let BlunderReason::MissesCapture { piece } = missed else {
            panic!("{missed:?}");
        };
        Some((name(piece), missed.worth()))
    };
    let queen = "6k1/5p2/4B3/8/8/6q1/5PPP/6K1 w - - 0 1";
    assert_eq!(
        missed(queen, "e6f7", "h2g3"),
        Some(("qg3".to_owned(), Some(9)))
    );
    // The queen is taken by the move played, only in another way.
    assert_eq!(missed(queen, "f2g3", "h2g3"), None);
    // The better move takes nothing, or nothing that was to be had: a guarded piece for one of its worth.
    assert_eq!(missed(queen, "e6f7", "g1f1"), None);
    let guarded = "6k1/8/4p3/3n4/8/8/6B1/6K1 w - - 0 1";
    assert_eq!(missed(guarded, "g1f1", "g2d5"), None);
}

#[test]
fn lines_win_material() {
    #[rustfmt::skip]
    let cases = [
        ("q3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7 e8d7 c7a8", Some(Gain::Piece(Role::Queen))),
        // The queen is taken again.
        ("1q2k3/8/8/4b3/8/8/8/4K2R w - - 0 1", "h1h8 e8d7 h8b8 e5b8 e1e2", Some(Gain::PieceFor(Role::Queen, Role::Rook))),
        ("1q2k3/8/8/4b3/8/8/8/4K2R w - - 0 1", "h1h8 e8d7 h8b8", Some(Gain::Points(4))),
        ("6k1/8/4p3/3r4/8/8/6B1/6K1 w - - 0 1", "g2d5", Some(Gain::Points(2))),
        // Taken for its worth, taken for less, nothing taken.
        ("3q3k/8/5n2/8/8/8/8/2B3K1 w - - 0 1", "c1g5 h8g8 g5f6", None),
        ("7k/8/4p3/3n4/8/8/6Q1/6K1 w - - 0 1", "g2d5", None),
        ("6k1/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a2", None),
        ("8/P5k1/8/8/8/8/8/6K1 w - - 0 1", "a7a8q", Some(Gain::Points(8))),
    ];
    for (fen, moves, gain) in cases {
        let line = line(fen, moves).expect(fen);
        assert_eq!(line.gain(), gain, "{fen} {moves}");
    }
}
