//! Nothing a stranger sends makes the readers panic or take long.

use chess::{Position, Setup, perft};

/// `SplitMix64`: the same texts on every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}

/// Reads a text in every way; what can be read must survive being used.
fn read(text: &str, positions: &[Position]) {
    if let Ok(setup) = text.parse::<Setup>() {
        let written = setup.to_string();
        assert_eq!(written.parse::<Setup>().as_ref(), Ok(&setup), "{text}");
    }
    match Position::from_fen(text) {
        Ok(position) => {
            assert_eq!(
                Position::from_fen(&position.to_fen()).as_ref(),
                Ok(&position),
                "{text}"
            );
            perft(&position, 2);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    for position in positions {
        match position.parse_san(text) {
            Ok(m) => assert!(position.is_legal(m), "{text}"),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        match position.parse_uci(text) {
            Ok(m) => assert!(position.is_legal(m), "{text}"),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

fn positions() -> Vec<Position> {
    [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "1rr1k1rr/P7/8/8/8/8/8/1RR1K1RR w GCgc - 0 1",
    ]
    .map(|fen| Position::from_fen(fen).expect(fen))
    .to_vec()
}

const FENS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/8/8/8/k2Pp2Q/8/8/4K3 b - d3 0 1",
    "1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w GCgc - 4294967295 4294967295",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 99 50",
];

#[test]
fn random_bytes() {
    let mut random = Random(1);
    let positions = positions();
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..random.below(24)).map(|_| random.next() as u8).collect();
        read(&String::from_utf8_lossy(&bytes), &positions);
    }
}

/// Letters that have a meaning, in any order.
#[test]
fn random_letters() {
    const LETTERS: &[u8] = b"KQRBNPkqrbnpabcdefgh12345678x-+#=!?./O0 :()w\xC3\xA9";
    let mut random = Random(2);
    let positions = positions();
    for _ in 0..40_000 {
        let length = 1 + random.below(8);
        let bytes: Vec<u8> = (0..length)
            .map(|_| LETTERS[random.below(LETTERS.len())])
            .collect();
        read(&String::from_utf8_lossy(&bytes), &positions);
    }
}

/// Good FENs with a few letters changed, put in or taken out.
#[test]
fn damaged_fens() {
    const LETTERS: &[u8] = b"KQRBNPkqrbnpabcdefghAH12345678/w- 09";
    let mut random = Random(3);
    let mut playable = 0;
    for _ in 0..20_000 {
        let mut bytes = FENS[random.below(FENS.len())].as_bytes().to_vec();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len());
            let letter = LETTERS[random.below(LETTERS.len())];
            match random.below(4) {
                0 => bytes.insert(at, letter),
                1 => drop(bytes.remove(at)),
                _ => bytes[at] = letter,
            }
        }
        let text = String::from_utf8(bytes).expect("ASCII");
        playable += usize::from(Position::from_fen(&text).is_ok());
        read(&text, &[]);
    }
    assert!(
        playable > 500,
        "only {playable} of the damaged FENs can be played from"
    );
}

/// Boards of any men at all.
#[test]
fn crowded_boards() {
    const MEN: &[u8] = b"PNBRQpnbrqQQQ1111";
    let mut random = Random(4);
    for _ in 0..3_000 {
        let mut men: Vec<u8> = (0..64).map(|_| MEN[random.below(MEN.len())]).collect();
        men[random.below(32)] = b'k';
        men[32 + random.below(32)] = b'K';
        let ranks: Vec<_> = men
            .chunks(8)
            .map(|rank| String::from_utf8_lossy(rank).into_owned())
            .collect();
        for turn in ["w", "b"] {
            read(&format!("{} {turn} - - 0 1", ranks.join("/")), &[]);
        }
    }
}

/// A megabyte of anything is refused in one pass, and quoted in part only.
#[test]
fn long_texts() {
    let positions = positions();
    for part in [
        "8/", "k", "1 ", "1", "x", "+", " ep", "e.p.", "é", "/", "0-",
    ] {
        let text = part.repeat(1_000_000 / part.len());
        read(&text, &positions);
        let field = format!("8/8/8/8/8/8/8/8 w {text} - 0 1");
        read(&field, &[]);
        if let Err(error) = field.parse::<Setup>() {
            assert!(error.to_string().len() < 300);
        }
    }
}
