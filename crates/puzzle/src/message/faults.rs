//! Faults of files as messages carry them: by name, so that they can be told in any language.

use crate::file_fault::{FileFault, FileFaultKind, Place};
use crate::review_log::LogError;
use crate::{LONGEST_LINE, MOST_HALF_MOVES};
use chess::{EpdError, NotationError, SanError, UciError, excerpt};
use game::pgn::ProblemKind;
use protocol::puzzle as message;

/// Names of all faults: each has a message.
pub const FAULTS: [&str; 34] = [
    "encoding",
    "long-line",
    "quote",
    "columns",
    "header",
    "fen",
    "move",
    "illegal-move",
    "no-moves",
    "many-moves",
    "solver-first",
    "opponent-first",
    "number",
    "epd",
    "epd-opcode",
    "epd-quote",
    "epd-counter",
    "san",
    "illegal-san",
    "ambiguous-san",
    "no-solution",
    "mate-in",
    "pgn",
    "no-fen",
    "zstd-truncated",
    "zstd",
    "pack-version",
    "pack-truncated",
    "pack",
    "no-place",
    "review-json",
    "review-format",
    "review-header",
    "review-value",
];

/// The most characters of a position that are carried: none that can be read has more.
const MOST_OF_POSITION: usize = 200;

impl FileFaultKind {
    /// Its name, by which its message is found; one of [`FAULTS`].
    pub fn name(&self) -> &'static str {
        match self {
            Self::Encoding(_) => "encoding",
            Self::LongLine => "long-line",
            Self::Quote => "quote",
            Self::Columns(..) => "columns",
            Self::Header(_) => "header",
            Self::Fen(..) => "fen",
            Self::Move(_, UciError::Syntax(..)) => "move",
            Self::Move(_, UciError::Illegal(..)) => "illegal-move",
            Self::NoMoves => "no-moves",
            Self::ManyMoves => "many-moves",
            Self::SolverFirst => "solver-first",
            Self::OpponentFirst => "opponent-first",
            Self::Number(..) => "number",
            Self::Epd(EpdError::Fen(_)) => "epd",
            Self::Epd(EpdError::Opcode(_)) => "epd-opcode",
            Self::Epd(EpdError::Quote(_)) => "epd-quote",
            Self::Epd(EpdError::Counter(_)) => "epd-counter",
            Self::San(SanError::Syntax(_)) => "san",
            Self::San(SanError::Illegal(..)) => "illegal-san",
            Self::San(SanError::Ambiguous(..)) => "ambiguous-san",
            Self::NoSolution => "no-solution",
            Self::MateIn(_) => "mate-in",
            Self::Pgn(_) => "pgn",
            Self::NoFen => "no-fen",
            Self::ZstdTruncated => "zstd-truncated",
            Self::Zstd(_) => "zstd",
            Self::PackVersion(_) => "pack-version",
            Self::PackTruncated => "pack-truncated",
            Self::Pack(_) => "pack",
        }
    }

    /// The column, or the name of the problem of a PGN.
    fn about(&self) -> &'static str {
        match self {
            Self::Columns(_, field) | Self::Header(field) | Self::Number(field, _) => field.name(),
            Self::Pgn(problem) => problem.name(),
            _ => "",
        }
    }

    fn words(&self) -> String {
        match self {
            Self::Fen(text, _) => text.chars().take(MOST_OF_POSITION).collect(),
            Self::Move(_, UciError::Illegal(mv, _)) => mv.to_string(),
            Self::Epd(EpdError::Counter(opcode)) => (*opcode).to_owned(),
            Self::Move(_, UciError::Syntax(text, _))
            | Self::Number(_, text)
            | Self::MateIn(text)
            | Self::Epd(EpdError::Opcode(text) | EpdError::Quote(text))
            | Self::San(
                SanError::Syntax(text) | SanError::Illegal(text, _) | SanError::Ambiguous(text, _),
            )
            | Self::Pgn(ProblemKind::Move(
                NotationError::Syntax(text, _)
                | NotationError::Illegal(text, _)
                | NotationError::Ambiguous(text, _),
                _,
            )) => excerpt(text),
            _ => String::new(),
        }
    }

    fn number(&self) -> Option<u32> {
        let number = match self {
            Self::Encoding(letters) => return u32::try_from(*letters).ok(),
            Self::LongLine => LONGEST_LINE,
            Self::ManyMoves => MOST_HALF_MOVES,
            Self::Columns(number, _) | Self::Move(number, _) => *number,
            Self::PackVersion(version) => usize::from(*version),
            _ => return None,
        };
        u32::try_from(number).ok()
    }
}

/// A fault without its place.
pub fn fault_of(kind: &FileFaultKind) -> message::Fault {
    message::Fault {
        kind: kind.name().to_owned(),
        about: kind.about().to_owned(),
        words: kind.words(),
        number: kind.number(),
        ..message::Fault::default()
    }
}

/// A fault of a file.
pub fn fault(fault: &FileFault) -> message::Fault {
    let (line, column, puzzle) = match fault.place {
        Place::Text { line, column } => (Some(line), Some(column), None),
        Place::Puzzle(number) => (None, None, Some(number)),
    };
    message::Fault {
        line,
        column,
        puzzle,
        ..fault_of(&fault.kind)
    }
}

/// The fault of a puzzle, by its name, that has no place in a pack.
pub fn no_place(id: &str) -> message::Fault {
    message::Fault {
        kind: "no-place".to_owned(),
        words: excerpt(id),
        ..message::Fault::default()
    }
}

/// A fault of a file of reviews.
pub fn log_fault(error: &LogError) -> message::Fault {
    let (kind, line, column, about, words) = match error {
        LogError::Json(line, column, _) => ("review-json", *line, *column, "", ""),
        LogError::Format => ("review-format", 0, 0, "", ""),
        LogError::Header(about) => ("review-header", 1, 0, *about, ""),
        LogError::Value(line, about, words) => ("review-value", *line, 0, *about, words.as_str()),
    };
    let place = |number: usize| (number > 0).then_some(number as u64);
    message::Fault {
        line: place(line),
        column: place(column),
        kind: kind.to_owned(),
        about: about.to_owned(),
        words: words.to_owned(),
        ..message::Fault::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::from_message;
    use crate::{Options, Reader};
    use std::collections::BTreeSet;

    const BEFORE: &str = "6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1";
    const SOLVER: &str = "6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - -";

    /// The faults of a text.
    fn faults(text: &[u8], options: &Options) -> Vec<message::Fault> {
        let mut found = Vec::new();
        let mut take = |read: Result<crate::Puzzle, FileFault>| {
            found.extend(read.err().map(|error| fault(&error)));
        };
        let mut reader = Reader::new(options.clone());
        reader.feed(text, &mut take);
        reader.finish(&mut take);
        found
    }

    /// A file, and of its fault the name, what it is about, its words and its number.
    type Case<'a> = (Vec<u8>, &'a str, &'a str, &'a str, Option<u32>);

    #[test]
    fn every_fault_is_told_by_its_name_with_what_it_is_about() {
        let row = |moves: &str, rest: &str| format!("a,{BEFORE},{moves}{rest}");
        let epd = |rest: &str| format!("{SOLVER} {rest}");
        let many = ["e1e2", "b2b1"].repeat(MOST_HALF_MOVES).join(" ");
        let pgn = |moves: &str| format!("[FEN \"{SOLVER} 0 1\"]\n\n{moves} *\n");
        let cases: [Case<'_>; 27] = [
            (b"% \xFF".to_vec(), "encoding", "", "", Some(1)),
            (
                vec![b','; LONGEST_LINE + 1],
                "long-line",
                "",
                "",
                Some(LONGEST_LINE as u32),
            ),
            (b"a,\"b,c".to_vec(), "quote", "", "", None),
            (b"a,b".to_vec(), "columns", "Moves", "", Some(2)),
            (b"PuzzleId,FEN\n".to_vec(), "header", "Moves", "", None),
            (b"a,8/8 w,e2e4".to_vec(), "fen", "", "8/8 w", None),
            (row("a2b2 e1e9", "").into(), "move", "", "e1e9", Some(2)),
            (
                row("a2b2 e1f3", "").into(),
                "illegal-move",
                "",
                "e1f3",
                Some(2),
            ),
            (row("", "").into(), "no-moves", "", "", None),
            (row("a2b2", "").into(), "solver-first", "", "", None),
            (
                row("a2b2 e1e8", ",high").into(),
                "number",
                "Rating",
                "high",
                None,
            ),
            (b"8/8/8/8/8/8/8/8 w".to_vec(), "epd", "", "", None),
            (epd("?x y;").into(), "epd-opcode", "", "?x", None),
            (epd("id \"a").into(), "epd-quote", "", "id", None),
            (epd("hmvc many;").into(), "epd-counter", "", "hmvc", None),
            (epd("bm e9;").into(), "san", "", "e9", None),
            (epd("bm Qe8;").into(), "illegal-san", "", "Qe8", None),
            (
                b"6k1/5ppp/8/8/8/8/8/R3R1K1 w - - bm Rc1;".to_vec(),
                "ambiguous-san",
                "",
                "Rc1",
                None,
            ),
            (epd("id \"a\";").into(), "no-solution", "", "", None),
            (epd("dm soon;").into(), "mate-in", "", "soon", None),
            (
                b"8/8/8/8/8/8/8/8 w - - bm e4;".to_vec(),
                "fen",
                "",
                "8/8/8/8/8/8/8/8 w - -",
                None,
            ),
            (pgn("1. Qe8").into(), "pgn", "illegal", "Qe8", None),
            (
                b"[Event \"a\"]\n\n1. e4 *\n".to_vec(),
                "no-fen",
                "",
                "",
                None,
            ),
            (
                b"\x28\xB5\x2F\xFD\x04".to_vec(),
                "zstd-truncated",
                "",
                "",
                None,
            ),
            (b"SessaPuz\x07".to_vec(), "pack-version", "", "", Some(7)),
            (b"SessaPuz\x01".to_vec(), "pack-truncated", "", "", None),
            (
                [&b"\x28\xB5\x2F\xFD"[..], &[0xFF; 64]].concat(),
                "zstd",
                "",
                "",
                None,
            ),
        ];
        let mut seen = BTreeSet::new();
        for (text, kind, about, words, number) in cases {
            let told = faults(&text, &Options::default());
            let first = told
                .first()
                .unwrap_or_else(|| panic!("{kind} is not noticed"));
            let parts = (
                &*first.kind,
                &*first.about,
                &*first.words,
                first.number,
                first.line.is_some() || first.puzzle.is_some(),
            );
            assert_eq!(parts, (kind, about, words, number, true));
            seen.insert(kind);
        }
        let other = [
            (FileFaultKind::OpponentFirst, "opponent-first"),
            (FileFaultKind::Pack("x"), "pack"),
        ];
        for (error, kind) in other {
            assert_eq!(fault_of(&error).kind, kind);
            seen.insert(kind);
        }
        let puzzle = message::Puzzle {
            fen: SOLVER.to_owned(),
            lines: vec![many.split(' ').map(str::to_owned).collect()],
            ..message::Puzzle::default()
        };
        let long = fault_of(&from_message(&puzzle).expect_err("it is too long"));
        assert_eq!(
            (&*long.kind, long.number),
            ("many-moves", Some(MOST_HALF_MOVES as u32))
        );
        let logs = [
            LogError::Json(3, 4, "x".into()),
            LogError::Format,
            LogError::Header("at"),
            LogError::Value(7, "millis", "soon".into()),
        ];
        let logs = logs.map(|error| log_fault(&error));
        let places = logs.each_ref().map(|fault| (fault.line, fault.column));
        assert_eq!(
            places,
            [
                (Some(3), Some(4)),
                (None, None),
                (Some(1), None),
                (Some(7), None)
            ]
        );
        assert_eq!((&*logs[3].about, &*logs[3].words), ("millis", "soon"));
        seen.insert("many-moves");
        seen.insert("no-place");
        seen.extend(logs.iter().map(|fault| &*fault.kind));
        assert_eq!(seen, FAULTS.into_iter().collect());
        assert_eq!(no_place("a").words, "a");
    }
}
