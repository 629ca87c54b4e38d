//! Fuzz targets of puzzle files: any text, any pack, anything compressed, any log of reviews.

use arbitrary::{Result, Unstructured};
use puzzle::review_log::{from_csv, from_json, to_csv, to_json};
use puzzle::set_link::{read_set_link, write_set_link};
use puzzle::{
    FileFault, Filter, MOST_HALF_MOVES, Options, Pack, PackOptions, PackWriter, Puzzle, Reader,
    write_csv, write_epd, write_pgn,
};

use crate::encoding::encoded;
use crate::text::text;

/// Letters that mean something in a file of puzzles, and some that do not.
const LETTERS: &str = "KQRBNPkqrbnp12345678/w-abcdefgh ,\"\n\r;[]{}()#.*?=é\0";

/// Files of each kind.
const FILES: [&str; 5] = [
    "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n\
     a,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2b2 e1e8,1500,80,-90,5,mate backRankMate own,https://example.org/x#1,\"A, B\"\n",
    "7,b,r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 17,e1g1 e8c8,1500.5,80\n8,c,4k3/P7/8/8/8/8/8/4K3 b - - 0 1,e8d7 a7a8n\n",
    "6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - bm Re8+ Kf1; dm 1; pv Re8; id \"x\";\n4k3/8/8/8/8/8/8/4K2R w K - dm 3;\n",
    "[FEN \"6k1/5ppp/8/8/8/8/1r3PPP/1R2R1K1 w - - 0 1\"]\n[PuzzleRating \"1500\"]\n\n1. Re8# (1. Rxb2 h6 2. Rb8+) (1. h3? Rxb1) *\n",
    "[FEN \"6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1\"]\n[PuzzleFirstMove \"opponent\"]\n[PuzzleThemes \"mate a b\"]\n\n1... Rb2 2. Re8# *\n",
];

/// Logs of each kind.
const LOGS: [&str; 2] = [
    "{\"format\":\"Sessa puzzle reviews\",\"version\":1,\"methods\":{\"rating\":\"a\",\"repetition\":\"b\"},\"reviews\":[{\"at\":1,\
     \"set\":\"s\",\"puzzle\":\"p\",\"mode\":\"rated\",\"solved\":true,\"helped\":false,\"millis\":5,\"grade\":\"good\"}]}",
    "at,set,puzzle,mode,solved,helped,millis,puzzle_rating,puzzle_deviation,rating,deviation,volatility,grade,rating_method,repetition_method\n\
     1,s,\"p, q\",rated,true,false,5,1500,80,1510,90.5,0.09,good,a,b\n",
];

/// Everything in a file that comes in pieces of this size.
fn read(bytes: &[u8], piece: usize) -> Vec<std::result::Result<Puzzle, FileFault>> {
    let mut found = Vec::new();
    let mut take = |one| found.push(one);
    let mut reader = Reader::new(Options::default());
    for piece in bytes.chunks(piece) {
        reader.feed(piece, &mut take);
    }
    reader.finish(&mut take);
    found
}

/// Any text: the same in any pieces, a fault is a sentence, every solution is legal, and what is packed is read.
pub fn puzzle_text(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &FILES, LETTERS)?;
    let found = read(text.as_bytes(), usize::MAX);
    let piece = input.int_in_range(1..=50)?;
    assert_eq!(read(text.as_bytes(), piece), found, "{text:?}");
    let mut writer = PackWriter::new(PackOptions::default());
    let mut packed = Vec::new();
    let mut puzzles = Vec::new();
    for found in found {
        match found {
            Ok(puzzle) => {
                let mut position = puzzle.position();
                let line = puzzle.solution.main_line();
                assert!(line.len() < MOST_HALF_MOVES + 8);
                for played in line {
                    assert!(position.is_legal(played), "{text:?}");
                    position.play(played);
                }
                let mut written = String::new();
                write_csv(&puzzle, true, &mut written);
                write_epd(&puzzle, &mut written);
                write_pgn(&puzzle, &mut written);
                if writer.push(&puzzle, &mut packed).is_ok() {
                    puzzles.push(puzzle);
                }
            }
            Err(fault) => {
                let sentence = fault.to_string();
                assert!(sentence.len() < 700, "{sentence}");
            }
        }
    }
    writer.finish(&mut packed);
    let unpacked = read(&packed, 1000)
        .into_iter()
        .map(|found| found.expect("it was packed"));
    assert_eq!(unpacked.count(), puzzles.len());
    Ok(())
}

/// Lines that may stand before the puzzles of a file.
const HEADS: [&str; 6] = [
    "",
    "% a note",
    "# one, two, three",
    ";; a // b",
    "Puzzles, of mine",
    "  ",
];

/// Whatever stands before its puzzles, and in whatever encoding, a file is known by what is in it.
pub fn puzzle_file_kind(input: &mut Unstructured<'_>) -> Result<()> {
    let file = *input.choose(&FILES)?;
    let mut text = String::new();
    for _ in 0..input.int_in_range(0..=4)? {
        text.push_str(input.choose(&HEADS)?);
        text.push('\n');
    }
    text.push_str(file);
    let bytes = encoded(input, &text)?;
    let puzzles = |bytes: &[u8], piece| {
        let found = read(bytes, piece).into_iter();
        found.flatten().collect::<Vec<Puzzle>>()
    };
    let expected = puzzles(file.as_bytes(), usize::MAX);
    assert_eq!(
        puzzles(&bytes, input.int_in_range(1..=50)?),
        expected,
        "{text}"
    );
    Ok(())
}

/// A pack, or a compressed file, with some bytes wrong: what can be read is read.
pub fn puzzle_pack(input: &mut Unstructured<'_>) -> Result<()> {
    let file = input.choose(&FILES)?;
    let mut bytes = Vec::new();
    if input.arbitrary()? {
        let mut writer = PackWriter::new(PackOptions::default());
        for puzzle in read(file.as_bytes(), usize::MAX).into_iter().flatten() {
            writer
                .push(&puzzle, &mut bytes)
                .expect("the files are good");
        }
        writer.finish(&mut bytes);
    } else {
        // A frame of one block that is not compressed (RFC 8878, 3.1.1).
        bytes.extend([0x28, 0xB5, 0x2F, 0xFD, 0, 0x40]);
        let header = 1 | file.len() << 3;
        bytes.extend_from_slice(&header.to_le_bytes()[..3]);
        bytes.extend_from_slice(file.as_bytes());
    }
    for _ in 0..input.int_in_range(0..=4)? {
        let at = input.choose_index(bytes.len())?;
        bytes[at] = input.arbitrary()?;
    }
    bytes.truncate(bytes.len() - input.int_in_range(0..=bytes.len())? / 2);
    let found = read(&bytes, usize::MAX);
    assert_eq!(read(&bytes, input.int_in_range(1..=50)?), found);
    if let Ok(pack) = Pack::open(&bytes) {
        let filter = Filter {
            rating: Some(1000..=2000),
            ..Filter::default()
        };
        for number in pack.find(&filter).into_iter().take(50) {
            let _ = pack.puzzle(number);
        }
    }
    Ok(())
}

/// Any text as a log of reviews: what has been read is written and read as the same.
pub fn review_log(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &LOGS, LETTERS)?;
    if let Ok(log) = from_json(&text) {
        assert_eq!(from_json(&to_json(&log.0, &log.1)).as_ref(), Ok(&log));
    }
    if let Ok((reviews, errors)) = from_csv(&text) {
        assert!(errors.iter().all(|error| !error.to_string().is_empty()));
        // A line is a review: the ends of lines in a text are spaces when it is written.
        let written = to_csv(&reviews);
        let (again, errors) = from_csv(&written).expect("it has the header");
        assert!(errors.is_empty(), "{errors:?}");
        assert_eq!(to_csv(&again), written);
    }
    Ok(())
}

/// Links to sets, one with everything that a puzzle may have.
const SET_LINKS: [&str; 2] = [
    "1~1~00000000~Set%20one~6k1/5ppp/8/8/8/8/r4PPP/4R1K1_b_-_-_0_1.a2b2.e1e8.e1e7-b2b1-e7e1",
    "1~2~00000000~~k7/8/1K6/8/8/8/8/6RR_w_-_-_0_1..%231~r3k2r/1P6/8/8/8/8/8/R3K2R_w_KQkq_-_3_17..e1g1-e8e7-g1g2.b7a8q",
];

/// Any text as a link to a set: what has been read is written, and read as the same and intact.
pub fn set_link(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &SET_LINKS, "%23~._-#/abcdefgh12345678kqrbnpKQRBNP é")?;
    if let Ok(read) = read_set_link(&text) {
        for fault in &read.faults {
            assert!(fault.to_string().len() < 700, "{fault}");
        }
        if !read.puzzles.is_empty() {
            let written = write_set_link(&read.name, &read.puzzles);
            let again = read_set_link(&written).expect("it was written");
            assert!(again.is_intact && again.faults.is_empty(), "{written}");
            assert_eq!(again.puzzles, read.puzzles, "{written}");
        }
    }
    Ok(())
}
