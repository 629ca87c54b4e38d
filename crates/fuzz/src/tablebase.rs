//! Fuzz target of the tables of endings that a device keeps: any bytes.

use std::sync::LazyLock;

use arbitrary::{Result, Unstructured};
use chess::{Color, Position};
use tablebase::{FileError, PawnSquares, Start, Table, Tablebase, Wanted};

/// A small table, as it is kept.
static KEPT: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut tablebase = Tablebase::new();
    let material = "KQK".parse().expect("it names an ending");
    tablebase.make(material);
    let table = tablebase.table(material).expect("it was just made");
    table.to_bytes()
});

/// The bytes of the checksum in it.
const CHECKSUM: std::ops::Range<usize> = 15..23;

/// A table with some bytes wrong, or with too few: it is refused, unless the checksum was made to fit; then it is nonsense,
/// but one that can be asked.
pub fn tablebase_file(input: &mut Unstructured<'_>) -> Result<()> {
    let mut bytes = if input.ratio(1, 8)? {
        input.arbitrary::<Vec<u8>>()?
    } else {
        KEPT.clone()
    };
    for _ in 0..input.int_in_range(0..=3)? {
        if bytes.is_empty() {
            break;
        }
        // The header is short, and most is decided there.
        let length = if input.arbitrary()? {
            bytes.len()
        } else {
            bytes.len().min(30)
        };
        let at = input.choose_index(length)?;
        bytes[at] = input.arbitrary()?;
    }
    if input.ratio(1, 4)? {
        bytes.truncate(input.int_in_range(0..=bytes.len())?);
    }
    let mut found = Table::from_bytes(&bytes);
    if found.as_ref().err() == Some(&FileError::Checksum) && input.arbitrary()? {
        let sum = checksum(&bytes);
        bytes[CHECKSUM].copy_from_slice(&sum.to_le_bytes());
        found = Table::from_bytes(&bytes);
    }
    match found {
        Ok(table) => {
            assert_eq!(table.to_bytes(), bytes);
            ask(table);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    Ok(())
}

/// Whatever a table says, asking it does not fail.
fn ask(table: Table) {
    let material = table.material();
    for turn in Color::ALL {
        let (counts, longest) = (table.counts(turn), table.longest(turn));
        assert!(longest.win.is_some() || counts.wins == 0);
        for wanted in [
            Wanted::Win(0..=u32::MAX),
            Wanted::Draw,
            Wanted::Loss(0..=u32::MAX),
        ] {
            let start = Start {
                strong: Color::White,
                turn,
                wanted,
                pawn: PawnSquares::Any,
            };
            table.draw(&start, 1);
        }
    }
    let mut tablebase = Tablebase::new();
    tablebase.insert(table);
    let position = Position::from_fen("7k/8/8/5K2/6Q1/8/8/8 w - - 0 1").expect("it is legal");
    let moves = tablebase.moves(&position);
    assert_eq!(moves.is_ok(), material.to_string() == "KQK");
    for rated in moves.unwrap_or_default() {
        let refuted = tablebase.refutation(&position, rated.played);
        assert!(refuted.is_ok());
    }
}

/// The checksum that would be right: FNV-1a of eight bytes at once, of the name, the two bytes of planes, and the planes of
/// either side.
fn checksum(bytes: &[u8]) -> u64 {
    let planes = &bytes[CHECKSUM.end..];
    let each = 462 * 8 * bytes[13].count_ones() as usize;
    let mut sum = 0xCBF2_9CE4_8422_2325_u64;
    let mut add = |number: u64| sum = (sum ^ number).wrapping_mul(0x0000_0100_0000_01B3);
    for part in [
        &bytes[10..13],
        &bytes[13..15],
        &planes[..each],
        &planes[each..],
    ] {
        let (words, rest) = part.as_chunks::<8>();
        for &word in words {
            add(u64::from_le_bytes(word));
        }
        for &byte in rest {
            add(u64::from(byte));
        }
    }
    sum
}
