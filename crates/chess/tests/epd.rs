//! EPD in and out (F4, PGN standard 16.2).

use chess::{Epd, EpdError, FenError, Operand, SanError};

fn epd(line: &str) -> Epd {
    line.parse()
        .unwrap_or_else(|error| panic!("{line}: {error}"))
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

/// EPDs as they are read, and as they are written again.
#[test]
fn law_f4_epd_read_and_written() {
    let cases = [
        ("", ""),
        (";;  ;", ""),
        ("bm e4;", ""),
        ("bm e4 d4; am g4; id \"one; two\";", ""),
        ("ce -12; c0 \"\"; noop;", ""),
        // The last semicolon is missing; spaces anywhere.
        ("  bm\te4 ;id\"x\"\n", "bm e4; id \"x\";"),
        ("; bm Qd1 + ; id BK.01 ", "bm Qd1 +; id BK.01;"),
        // The counters of a FEN.
        ("3 17", "hmvc 3; fmvn 17;"),
        ("3 17 bm e4", "hmvc 3; fmvn 17; bm e4;"),
        ("hmvc 3; fmvn 17;", ""),
        // Other scripts are text like any other.
        ("c1 \"सिसिलियन\";", ""),
    ];
    for (said, written) in cases {
        let expected = if written.is_empty() && !said.starts_with(';') {
            said
        } else {
            written
        };
        let line = format!("{START} {said}");
        let first = epd(&line);
        let again = first.to_string();
        assert_eq!(again, format!("{START} {expected}").trim_end(), "{line}");
        assert_eq!(epd(&again), first, "{line}");
    }
}

#[test]
fn law_f4_epd_counters_are_those_of_the_position() {
    for said in ["99 120", "hmvc 99; fmvn 120;", "fmvn 120; bm Kd2; hmvc 99"] {
        let line = format!("4k3/8/8/8/8/8/4P3/4K3 w - - {said}");
        assert_eq!(
            epd(&line).position.to_fen(),
            "4k3/8/8/8/8/8/4P3/4K3 w - - 99 120",
            "{line}"
        );
    }
    // Moves are counted from 1.
    assert_eq!(
        epd(&format!("{START} fmvn 0;")).position.fullmove_number(),
        1
    );
}

#[test]
fn law_f4_epd_operands() {
    let line = "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - ; bm Qd1 + ; am a6 Qd1; id BK.01 ";
    let epd = epd(line);
    let best = epd.moves("bm").expect("it is a move and a sign");
    let [best] = best[..] else {
        panic!("{best:?}");
    };
    assert_eq!(epd.position.to_san(best).to_string(), "Qd1+");
    assert_eq!(epd.moves("am").map(|moves| moves.len()), Ok(2));
    assert_eq!(epd.moves("pv"), Ok(vec![]));
    assert_eq!(epd.text("id"), Some("BK.01"));
    assert_eq!(epd.operands("bm").map(<[Operand]>::len), Some(2));
    assert_eq!(epd.operands("ce"), None);
}

/// Every fault is told in words that show its place.
#[test]
fn law_f4_epd_every_reason() {
    let reason = |line: &str| line.parse::<Epd>().expect_err(line).to_string();
    let after = |said: &str| reason(&format!("{START} {said}"));
    assert_eq!(
        "".parse::<Epd>(),
        Err(EpdError::Fen(FenError::FieldCount(0)))
    );
    assert!(reason("8/8/8/8 w -").ends_with("this one has 3"));
    assert!(reason("8/8 w - - bm e4;").starts_with("field 1 (pieces): 2 ranks"));
    assert!(reason("8/8/8/8/8/8/8/8 w - - bm e4;").starts_with("White has no king"));
    assert!(after("bm e4; 12 a;").starts_with("`12` is no opcode"));
    assert!(after("bm e4; \"a\" b;").starts_with("`\"a\" b;` is no opcode"));
    assert!(after("é 1;").starts_with("`é` is no opcode"));
    assert_eq!(
        after("id \"without end; bm e4;"),
        "a quote after `id` is not closed"
    );
    for said in ["hmvc;", "hmvc x;", "hmvc -1;", "hmvc 4294967296;"] {
        assert!(after(said).starts_with("`hmvc` is followed by a number"));
    }
    let moves = epd(&format!("{START} bm e4 Qh5;")).moves("bm");
    assert!(
        matches!(&moves, Err(SanError::Illegal(word, _)) if word == "Qh5"),
        "{moves:?}"
    );
}
