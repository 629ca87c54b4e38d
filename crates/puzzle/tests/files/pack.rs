//! Packs: read, found in, damaged, made smaller.

use crate::dice::Dice;
use crate::{one, read, read_in};
use chess::Move;
use puzzle::{
    BLOCK, FileFaultKind, Filter, Options, PACK_VERSION, Pack, PackOptions, PackWriter, Place,
    Puzzle, Solution, Source, Theme, Themes,
};

fn packed(count: usize) -> (Vec<u8>, Vec<Puzzle>) {
    let mut dice = Dice(11);
    let puzzles: Vec<_> = (0..100).map(|_| dice.puzzle(2)).collect();
    let puzzles: Vec<_> = (0..count).map(|n| puzzles[n % 100].clone()).collect();
    let mut bytes = Vec::new();
    let mut writer = PackWriter::new(PackOptions::default());
    for puzzle in &puzzles {
        writer.push(puzzle, &mut bytes).expect("it is legal");
    }
    writer.finish(&mut bytes);
    (bytes, puzzles)
}

#[test]
fn a_pack_is_found_in_without_being_decoded() {
    let (bytes, puzzles) = packed(BLOCK + 777);
    let pack = Pack::open(&bytes).expect("it was written so");
    assert_eq!(pack.count() as usize, puzzles.len());
    assert_eq!(
        pack.puzzle(BLOCK as u32 + 5).as_ref(),
        Ok(&puzzles[BLOCK + 5])
    );
    let index = pack.index();
    assert!(index.len() * 2 < bytes.len());
    let index = Pack::open(&index).expect("an index is a pack");
    assert!(index.puzzle(0).is_err(), "it has no positions");
    let all = |themes: &[Theme]| themes.iter().copied().collect::<Themes>();
    let mut dice = Dice(3);
    let mut hits = 0;
    for _ in 0..200 {
        let mut theme = || Theme::ALL[dice.roll(Theme::ALL.len())];
        let (one, two, three) = (theme(), theme(), theme());
        let from = dice.roll(3000) as u16;
        let filter = Filter {
            rating: (dice.roll(2) > 0).then_some(from..=from + 1000),
            popularity: (dice.roll(3) == 0).then(|| dice.roll(100) as i8),
            plays: (dice.roll(3) == 0).then(|| dice.roll(1 << 30) as u32),
            all: if dice.roll(3) == 0 {
                all(&[one])
            } else {
                Themes::EMPTY
            },
            any: if dice.roll(2) == 0 {
                all(&[two, three])
            } else {
                Themes::EMPTY
            },
            none: if dice.roll(3) == 0 {
                all(&[three])
            } else {
                Themes::EMPTY
            },
        };
        let expected: Vec<_> = (0..puzzles.len() as u32)
            .filter(|&n| filter.accepts(&puzzles[n as usize]))
            .collect();
        hits += usize::from(!expected.is_empty());
        assert_eq!(pack.find(&filter), expected, "{filter:?}");
        assert_eq!(index.find(&filter), expected, "{filter:?}");
    }
    assert!(hits > 50, "{hits}");
}

#[test]
fn a_pack_that_is_not_whole_or_of_another_version_says_so() {
    let (bytes, _) = packed(BLOCK + 100);
    let said = |bytes: &[u8]| match Pack::open(bytes) {
        Ok(_) => panic!("it is read"),
        Err(fault) => {
            let streamed: Vec<_> = read(bytes).into_iter().filter_map(Result::err).collect();
            assert_eq!(&streamed[..], std::slice::from_ref(&fault));
            fault
        }
    };
    let mut other = bytes.clone();
    other[8] = PACK_VERSION + 1;
    assert_eq!(
        said(&other).kind,
        FileFaultKind::PackVersion(PACK_VERSION + 1)
    );
    assert!(
        said(&other)
            .to_string()
            .starts_with("puzzle 1: this pack is of version 2, and version 1 is read here")
    );

    let cut = &bytes[..bytes.len() - 1];
    let fault = said(cut);
    assert_eq!(fault.kind, FileFaultKind::PackTruncated);
    assert_eq!(fault.place, Place::Puzzle(BLOCK as u64 + 1));
    assert_eq!(
        read(cut).iter().flatten().count(),
        BLOCK,
        "the block before it is kept"
    );
    assert_eq!(said(&bytes[..5]).kind, FileFaultKind::PackTruncated);
    assert!(Pack::open(b"no pack").is_err());

    // Any byte may be another: something is read or said, and nothing panics.
    let (small, _) = packed(40);
    for at in (0..small.len()).step_by(11) {
        let mut damaged = small.clone();
        damaged[at] ^= 0x55;
        let found = read_in(&damaged, &Options::default(), 1 << 16);
        assert!(
            found.len() <= 40 || found.iter().any(Result::is_err),
            "at {at}: {}",
            found.len()
        );
        if let Ok(pack) = Pack::open(&damaged) {
            let _ = pack.find(&Filter {
                popularity: Some(0),
                rating: Some(0..=1),
                ..Filter::default()
            });
            let _ = pack.puzzle(0);
        }
    }
}

#[test]
fn a_pack_leaves_out_what_is_said_and_takes_no_illegal_move() {
    let mut dice = Dice(2);
    let puzzle = loop {
        let puzzle = dice.puzzle(1);
        if !puzzle.id.is_empty() {
            break puzzle;
        }
    };
    let mut bytes = Vec::new();
    let mut writer = PackWriter::new(PackOptions {
        without_source: true,
        without_opening: true,
        without_plays: true,
    });
    writer.push(&puzzle, &mut bytes).expect("it is legal");
    let mut wrong = puzzle.clone();
    wrong.solution = Solution::line(&[Move::from_raw(0)]);
    let error = writer
        .push(&wrong, &mut bytes)
        .expect_err("a1a1 is no move");
    assert_eq!(
        error.to_string(),
        "the puzzle has no place in a pack: a move is not legal"
    );
    writer.finish(&mut bytes);
    let mut expected = puzzle.clone();
    expected.source = Source::default();
    expected.plays = None;
    assert_eq!(one(&bytes), expected);
}
