//! Links to sets of puzzles: a small set as text that can stand in an address, read anywhere without a server.
//!
//! `1~2~1f2e3d4c~Rook%20endings~PUZZLE~PUZZLE`: the version, the number of puzzles, a checksum of what follows it (FNV-1a, as
//! eight hexadecimal digits), the name, the puzzles. A puzzle is a FEN with `_` for its spaces, then parts behind dots: the
//! opponent's move before it, which may be empty, and the lines of the solution, each of moves in UCI with `-` between them, or
//! `#3` for a mate in three. Positions, solutions and the name are all that is sent; themes are found again.

use crate::file_fault::{FileFault, Place};
use crate::message::from_message;
use crate::percent::{escape, unescape};
use protocol::puzzle::Puzzle;
use std::fmt;

/// The most characters of a link that is written: programs for messages cut longer ones.
pub const LONGEST_SET_LINK: usize = 8_000;

/// The most bytes of a link that is read.
const MOST_BYTES: usize = 64 * 1024;

/// The version that is written and read.
const VERSION: &str = "1";

/// A set as a link holds it.
#[derive(Clone, PartialEq, Debug)]
pub struct SetLink {
    /// The name of the set.
    pub name: String,
    /// Number of puzzles that were sent.
    pub count: usize,
    /// True if nothing was cut off or changed on the way.
    pub is_intact: bool,
    /// The puzzles that can be read; each has a legal solution.
    pub puzzles: Vec<Puzzle>,
    /// The puzzles that cannot be read, by their number.
    pub faults: Vec<FileFault>,
}

/// Reason why a link holds no set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetLinkError {
    /// It is longer than any that is made.
    TooLong,
    /// It is of another version.
    Version,
    /// It ends before the first puzzle, or is something else.
    NoSet,
}

impl fmt::Display for SetLinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SetLinkError::TooLong => "the link is too long",
            SetLinkError::Version => "the link is of another version",
            SetLinkError::NoSet => "the link holds no set, or only its beginning",
        })
    }
}

impl std::error::Error for SetLinkError {}

/// The text of a link to these puzzles. It may be longer than [`LONGEST_SET_LINK`].
pub fn write_set_link(name: &str, puzzles: &[Puzzle]) -> String {
    // A name with the sign that separates would be two.
    let mut rest = escape(&name.replace('~', "-"));
    for puzzle in puzzles {
        rest.push('~');
        rest.push_str(&puzzle_text(puzzle));
    }
    let check = checksum(&unescape(&rest));
    format!("{VERSION}~{}~{check}~{rest}", puzzles.len())
}

/// Reads the text of a link, whatever signs were escaped on its way.
///
/// # Errors
/// It is no set at all. What is damaged later is told by [`SetLink`].
pub fn read_set_link(text: &str) -> Result<SetLink, SetLinkError> {
    if text.len() > MOST_BYTES {
        return Err(SetLinkError::TooLong);
    }
    let text = unescape(text);
    let (version, rest) = text.split_once('~').ok_or(SetLinkError::NoSet)?;
    if version != VERSION {
        let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
        return Err(if is_number {
            SetLinkError::Version
        } else {
            SetLinkError::NoSet
        });
    }
    let (count, rest) = rest.split_once('~').ok_or(SetLinkError::NoSet)?;
    let count = count.parse().map_err(|_| SetLinkError::NoSet)?;
    let (check, rest) = rest.split_once('~').ok_or(SetLinkError::NoSet)?;
    let (name, puzzles) = rest.split_once('~').ok_or(SetLinkError::NoSet)?;
    let mut link = SetLink {
        name: name.to_owned(),
        count,
        is_intact: check == checksum(rest),
        puzzles: Vec::new(),
        faults: Vec::new(),
    };
    for (number, text) in (1..).zip(puzzles.split('~')) {
        let puzzle = puzzle_of(text);
        match from_message(&puzzle) {
            Ok(_) => link.puzzles.push(puzzle),
            Err(kind) => {
                let place = Place::Puzzle(number);
                link.faults.push(FileFault { place, kind });
            }
        }
    }
    Ok(link)
}

/// A puzzle as text: its position, the opponent's move before it, and its solutions, of which there may be none.
pub fn puzzle_text(puzzle: &Puzzle) -> String {
    let before = puzzle.before.as_deref().unwrap_or_default();
    let mut text = format!("{}.{before}", puzzle.fen.replace(' ', "_"));
    for line in &puzzle.lines {
        text.push('.');
        text.push_str(&line.join("-"));
    }
    if let Some(moves) = puzzle.mate_in {
        text.push_str(".%23");
        text.push_str(&moves.to_string());
    }
    text
}

/// The puzzle of a text that [`puzzle_text`] has written. It is split, not checked.
pub fn puzzle_of(text: &str) -> Puzzle {
    let text = text.replace("%23", "#");
    let mut parts = text.split('.');
    let mut puzzle = Puzzle {
        fen: parts.next().unwrap_or_default().replace('_', " "),
        before: parts
            .next()
            .filter(|before| !before.is_empty())
            .map(str::to_owned),
        ..Puzzle::default()
    };
    for part in parts {
        if let Some(moves) = part.strip_prefix('#') {
            puzzle.mate_in = moves.parse().ok();
        } else {
            puzzle
                .lines
                .push(part.split('-').map(str::to_owned).collect());
        }
    }
    puzzle
}

/// FNV-1a of 32 bits, in eight hexadecimal digits.
fn checksum(text: &str) -> String {
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    format!("{hash:08x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzles() -> Vec<Puzzle> {
        let line = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        vec![
            Puzzle {
                fen: "6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1".into(),
                before: Some("a2b2".into()),
                lines: vec![line("e1e8"), line("e1e7 b2b1 e7e1"), line("e1d1")],
                ..Puzzle::default()
            },
            Puzzle {
                fen: "k7/8/1K6/8/8/8/8/6RR w - - 0 1".into(),
                mate_in: Some(1),
                ..Puzzle::default()
            },
            Puzzle {
                fen: "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 3 17".into(),
                lines: vec![line("e1g1 e8e7 g1g2"), line("b7a8q")],
                ..Puzzle::default()
            },
        ]
    }

    #[test]
    fn what_is_written_reads_back() {
        for name in ["", "Rook endings", "50 % & more_or.less", "சதுரங்கம்"] {
            let text = write_set_link(name, &puzzles());
            assert!(
                text.is_ascii() && !text.contains([' ', '#', '&', '=']),
                "{text}"
            );
            let read = read_set_link(&text).expect("it is a set");
            assert_eq!((read.name.as_str(), read.count), (name, 3));
            assert!(read.is_intact && read.faults.is_empty(), "{read:?}");
            assert_eq!(read.puzzles, puzzles());
            // Browsers and programs for messages escape more signs than they need, and not always all.
            let escaped = escape(&unescape(&text));
            let read = read_set_link(&escaped).expect("it is a set");
            assert!(read.is_intact && read.puzzles == puzzles(), "{escaped}");
        }
        let read = read_set_link(&write_set_link("a~b", &puzzles()));
        assert_eq!(read.map(|read| read.name).as_deref(), Ok("a-b"));
        let empty = read_set_link(&write_set_link("none", &[]));
        assert_eq!(empty, Err(SetLinkError::NoSet));
    }

    #[test]
    fn what_was_cut_off_is_noticed_wherever() {
        let text = write_set_link("Set", &puzzles());
        for end in 0..text.len() {
            match read_set_link(&text[..end]) {
                Ok(read) => assert!(!read.is_intact, "{end}"),
                Err(error) => assert_eq!(error, SetLinkError::NoSet, "{end}"),
            }
        }
    }

    #[test]
    fn faults_name_the_puzzle_and_cost_it_only() {
        let text = write_set_link("Set", &puzzles());
        for (from, to, kind) in [
            ("r4PPP", "r4PP1", None),
            ("6k1/5ppp", "6x1/5ppp", Some("fen")),
            ("e1e7-b2b1", "e1e7-b2b9", Some("move")),
            (".a2b2.e1e8", ".e1e8.e1e8", Some("illegal-move")),
        ] {
            let read = read_set_link(&text.replace(from, to)).expect("it is a set");
            assert!(!read.is_intact);
            let found: Vec<_> = read.faults.iter().map(|fault| fault.kind.name()).collect();
            assert_eq!(found, kind.into_iter().collect::<Vec<_>>(), "{to}");
            assert_eq!(read.puzzles.len() + read.faults.len(), 3);
            assert!(
                read.faults
                    .iter()
                    .all(|fault| fault.place == Place::Puzzle(1))
            );
        }
    }

    #[test]
    fn what_is_no_set_is_told() {
        use SetLinkError::{NoSet, TooLong, Version};
        for (text, error) in [
            ("", NoSet),
            ("1", NoSet),
            ("abc~1~", NoSet),
            ("1~x~00000000~a~b", NoSet),
            ("1~-1~00000000~a~b", NoSet),
            ("2~1~00000000~a~b", Version),
            ("~~~~~~", NoSet),
        ] {
            assert_eq!(read_set_link(text), Err(error), "{text}");
            assert!(!error.to_string().is_empty());
        }
        assert_eq!(read_set_link(&"~".repeat(70_000)), Err(TooLong));
    }
}
