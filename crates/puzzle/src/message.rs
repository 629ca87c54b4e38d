//! Puzzles, filters and faults as messages carry them: texts to be parsed by whoever takes them, and values back.

mod faults;

use crate::file_fault::FileFaultKind;
use crate::puzzle::add_theme;
use crate::{
    Convention, Filter, MOST_HALF_MOVES, Options, Puzzle, Rating, Solution, Source, Theme, Themes,
};
use chess::{Move, Position};
pub use faults::{FAULTS, fault, fault_of, log_fault, no_place};
use motif::{EngineView, Line};
use protocol::puzzle as message;

impl Puzzle {
    /// The puzzle as a message; it is in no set.
    pub fn to_message(&self) -> message::Puzzle {
        let position = self.position();
        let written = |line| protocol::Line::new(&position, line).moves;
        let themes = self.themes.iter().map(Theme::key).map(str::to_owned);
        let others = self.other_themes.split_whitespace().map(str::to_owned);
        message::Puzzle {
            key: message::PuzzleKey {
                set: String::new(),
                id: self.id.clone(),
            },
            fen: self.start.to_fen(),
            before: self.before.map(|mv| self.start.to_uci(mv).to_string()),
            lines: self.solution.lines().into_iter().map(written).collect(),
            mate_in: self.mate_in,
            themes: themes.chain(others).collect(),
            rating: self.rating.map(|rating| rating.rating),
            deviation: self.rating.map(|rating| rating.deviation),
            popularity: self.popularity,
            plays: self.plays,
            source: message::PuzzleSource {
                game: self.source.game.clone(),
                ply: self.source.ply,
                nodes: self.source.nodes,
                opening: self.source.opening.clone(),
            },
        }
    }
}

/// The puzzle of a message. A line that has another reply to the same move than an earlier one is left out from there.
///
/// # Errors
/// Its position or a move cannot be read, or there is nothing to be found.
pub fn from_message(puzzle: &message::Puzzle) -> Result<Puzzle, FileFaultKind> {
    let start = Position::from_fen(&puzzle.fen)
        .map_err(|error| FileFaultKind::Fen(puzzle.fen.clone(), error))?;
    let mut position = start.clone();
    let read = |position: &mut Position, text: &str, number: usize| {
        let played = position
            .parse_uci(text)
            .map_err(|error| FileFaultKind::Move(number, error))?;
        position.play(played);
        Ok(played)
    };
    let before = match &puzzle.before {
        None => None,
        Some(before) => Some(read(&mut position, before, 1)?),
    };
    let mut lines = Vec::new();
    for line in &puzzle.lines {
        if line.len() > MOST_HALF_MOVES {
            return Err(FileFaultKind::ManyMoves);
        }
        let mut position = position.clone();
        let first = 1 + usize::from(before.is_some());
        let moves: Result<Vec<Move>, _> = line
            .iter()
            .enumerate()
            .map(|(n, text)| read(&mut position, text, first + n))
            .collect();
        lines.push(moves?);
    }
    let solution = Solution::from_lines(&lines);
    if solution.is_end() && puzzle.mate_in.is_none() {
        return Err(FileFaultKind::NoMoves);
    }
    let (mut themes, mut other_themes) = (Themes::EMPTY, String::new());
    for theme in puzzle.themes.iter().flat_map(|key| key.split_whitespace()) {
        add_theme(theme, &mut themes, &mut other_themes);
    }
    Ok(Puzzle {
        id: puzzle.key.id.clone(),
        start,
        before,
        solution,
        mate_in: puzzle.mate_in,
        themes,
        other_themes,
        rating: puzzle.rating.map(|rating| Rating {
            rating,
            deviation: puzzle.deviation.unwrap_or(crate::rating::MOST_DEVIATION),
        }),
        popularity: puzzle.popularity,
        plays: puzzle.plays,
        source: Source {
            game: puzzle.source.game.clone(),
            ply: puzzle.source.ply,
            nodes: puzzle.source.nodes,
            opening: puzzle.source.opening.clone(),
        },
    })
}

/// Gives a puzzle that is to be in a set what it lacks: a name, by its position, and if it has no themes those of its main
/// line.
pub fn complete(puzzle: &mut Puzzle) {
    let position = puzzle.position();
    if puzzle.id.trim().is_empty() {
        puzzle.id = format!("{:016x}", position.key());
    }
    if puzzle.themes.is_empty() {
        let line = puzzle.solution.main_line();
        if let Some(line) = Line::new(position, &line) {
            puzzle.themes = line.themes(EngineView::default());
        }
    }
}

/// The themes of those keys that are known; no puzzle has another.
fn known_themes(keys: &[String]) -> Themes {
    keys.iter().filter_map(|key| Theme::from_key(key)).collect()
}

/// Options of reading a file, by what the message says.
pub fn options(add: &message::AddSet) -> Options {
    let wanted = &add.filter;
    Options {
        convention: add.convention.map(|convention| match convention {
            message::Convention::OpponentFirst => Convention::OpponentFirst,
            message::Convention::SolverFirst => Convention::SolverFirst,
        }),
        filter: Filter {
            rating: wanted.ratings.map(|(least, most)| least..=most),
            popularity: wanted.popularity,
            plays: wanted.plays,
            all: known_themes(&wanted.all),
            any: known_themes(&wanted.any),
            none: known_themes(&wanted.none),
        },
        distinct: true,
        at_most: wanted.at_most,
    }
}

/// The mates in so many moves, from one on; those in more are none of these.
const MATES: [Theme; 3] = [Theme::MateIn1, Theme::MateIn2, Theme::MateIn3];

/// The filter of a selection; `None` if it wants a theme that is not known, which no puzzle has.
pub fn filter(selection: &message::Selection) -> Option<Filter> {
    let mut filter = Filter {
        rating: selection.ratings.map(|(least, most)| least..=most),
        any: known_themes(&selection.any),
        none: known_themes(&selection.none),
        ..Filter::default()
    };
    if filter.any.is_empty() && !selection.any.is_empty() {
        return None;
    }
    if let Some(moves) = selection.mate_in {
        if let Some(&mate) = MATES.get(usize::from(moves.max(1)) - 1) {
            filter.all.insert(mate);
        } else {
            filter.all.insert(Theme::Mate);
            filter.none.extend(MATES);
        }
    }
    // The lengths as the public database has them: one, two, three moves, and more.
    let lengths = [Theme::Short, Theme::Long, Theme::VeryLong];
    if let Some(most) = selection.most_moves {
        let too_long = lengths.into_iter().skip(usize::from(most.max(1)) - 1);
        filter.none.extend(too_long);
    }
    Some(filter)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEN: &str = "6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1";

    fn puzzle() -> message::Puzzle {
        let line = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        message::Puzzle {
            key: message::PuzzleKey {
                set: String::new(),
                id: "a".into(),
            },
            fen: FEN.into(),
            before: Some("a2b2".into()),
            lines: vec![line("e1e8"), line("e1e7 b2b1 e7e1"), line("e1d1")],
            mate_in: Some(1),
            themes: vec!["fork".into(), "mine".into()],
            rating: Some(1500.0),
            deviation: Some(80.0),
            popularity: Some(-3),
            plays: Some(7),
            source: message::PuzzleSource {
                game: "g".into(),
                ply: Some(3),
                nodes: Some(9),
                opening: "o".into(),
            },
        }
    }

    #[test]
    fn a_puzzle_survives_the_journey() {
        let read = from_message(&puzzle()).expect("it is one");
        assert_eq!(read.to_message(), puzzle());
        assert_eq!(read.solution.moves.len(), 3);
        assert_eq!(read.solution.moves[1].then.moves.len(), 1);
        assert!(read.themes.contains(Theme::Fork));
        assert_eq!(read.other_themes, "mine");
        let unknown = message::Puzzle {
            deviation: None,
            ..puzzle()
        };
        let rating = from_message(&unknown).expect("it is one").rating;
        assert_eq!(rating.map(|rating| rating.deviation), Some(500.0));
    }

    #[test]
    fn castling_is_written_as_users_write_it() {
        let castling = message::Puzzle {
            fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1".into(),
            before: None,
            lines: vec![vec!["e1g1".into()]],
            ..puzzle()
        };
        let read = from_message(&castling).expect("it is legal");
        assert_eq!(read.to_message().lines, castling.lines);
    }

    #[test]
    fn faults_say_what_and_where() {
        let bad = |change: &dyn Fn(&mut message::Puzzle)| {
            let mut puzzle = puzzle();
            change(&mut puzzle);
            from_message(&puzzle).expect_err("it is none")
        };
        let fen = bad(&|puzzle| puzzle.fen.push('x'));
        assert_eq!(fen.name(), "fen");
        let before = bad(&|puzzle| puzzle.before = Some("e1e8".into()));
        assert!(matches!(before, FileFaultKind::Move(1, _)), "{before:?}");
        let later = bad(&|puzzle| puzzle.lines[1][1] = "b2b9".into());
        assert!(matches!(later, FileFaultKind::Move(3, _)), "{later:?}");
        let first = bad(&|puzzle| {
            puzzle.fen = puzzle.fen.replace(" b ", " w ");
            puzzle.before = None;
            puzzle.lines = vec![vec!["e1e9".into()]];
        });
        assert!(matches!(first, FileFaultKind::Move(1, _)), "{first:?}");
        let none = bad(&|puzzle| {
            puzzle.lines.clear();
            puzzle.mate_in = None;
        });
        assert_eq!(none, FileFaultKind::NoMoves);
        let long = bad(&|puzzle| puzzle.lines[0] = vec!["e1e8".into(); MOST_HALF_MOVES + 1]);
        assert_eq!(long, FileFaultKind::ManyMoves);
        let mut only_mate = puzzle();
        only_mate.lines.clear();
        let read = from_message(&only_mate).expect("a mate in so many is enough");
        assert_eq!(read.to_message(), only_mate);
    }

    #[test]
    fn a_line_with_another_reply_is_left_out_from_there() {
        let mut two = puzzle();
        two.lines = vec![
            vec!["e1e7".into(), "b2b1".into(), "e7e1".into()],
            vec!["e1e7".into(), "b2a2".into(), "e7a7".into()],
        ];
        let read = from_message(&two).expect("it is one");
        assert_eq!(read.to_message().lines, two.lines[..1]);
    }

    #[test]
    fn what_is_missing_is_found() {
        let mut bare = from_message(&message::Puzzle {
            key: message::PuzzleKey::default(),
            themes: vec!["mine".into()],
            ..puzzle()
        })
        .expect("it is one");
        complete(&mut bare);
        assert_eq!(bare.id, format!("{:016x}", bare.position().key()));
        assert!(bare.themes.contains(Theme::MateIn1) && bare.themes.contains(Theme::OneMove));
        assert_eq!(bare.other_themes, "mine");
        let mut full = from_message(&puzzle()).expect("it is one");
        complete(&mut full);
        assert_eq!(full.to_message(), puzzle());
    }

    #[test]
    fn a_selection_is_a_filter() {
        let set = |themes: &[Theme]| themes.iter().copied().collect::<Themes>();
        let selection = message::Selection {
            any: vec!["fork".into(), "nonsense".into()],
            none: vec!["pin".into(), "nonsense".into()],
            ratings: Some((1000, 1200)),
            mate_in: Some(2),
            most_moves: Some(2),
            ..message::Selection::default()
        };
        let expected = Filter {
            rating: Some(1000..=1200),
            all: set(&[Theme::MateIn2]),
            any: set(&[Theme::Fork]),
            none: set(&[Theme::Pin, Theme::Long, Theme::VeryLong]),
            ..Filter::default()
        };
        assert_eq!(filter(&selection), Some(expected));
        let with = |change: &dyn Fn(&mut message::Selection)| {
            let mut selection = message::Selection::default();
            change(&mut selection);
            filter(&selection)
        };
        assert_eq!(with(&|_| ()), Some(Filter::default()));
        assert_eq!(with(&|all| all.any = vec!["nonsense".into()]), None);
        let lengths = |most| with(&|all| all.most_moves = Some(most)).map(|filter| filter.none);
        let one = set(&[Theme::Short, Theme::Long, Theme::VeryLong]);
        assert_eq!(lengths(0), Some(one));
        assert_eq!(lengths(1), Some(one));
        assert_eq!(lengths(3), Some(set(&[Theme::VeryLong])));
        assert_eq!(lengths(4), Some(Themes::EMPTY));
        let mates = |moves| with(&|all| all.mate_in = Some(moves)).map(|filter| filter.all);
        assert_eq!(mates(0), Some(set(&[Theme::MateIn1])));
        assert_eq!(mates(3), Some(set(&[Theme::MateIn3])));
        let longer = with(&|all| all.mate_in = Some(4)).expect("there is such a theme");
        assert_eq!(longer.all, set(&[Theme::Mate]));
        let shorter = [Theme::MateIn1, Theme::MateIn2, Theme::MateIn3];
        assert_eq!(longer.none, set(&shorter));
    }

    #[test]
    fn a_file_is_read_as_the_message_says() {
        let add = message::AddSet {
            name: "n".into(),
            convention: Some(message::Convention::SolverFirst),
            filter: message::SetFilter {
                ratings: Some((1, 2)),
                popularity: Some(3),
                plays: Some(4),
                all: vec!["fork".into()],
                any: vec!["pin".into()],
                none: vec!["short".into()],
                at_most: Some(5),
            },
        };
        let expected = Options {
            convention: Some(Convention::SolverFirst),
            filter: Filter {
                rating: Some(1..=2),
                popularity: Some(3),
                plays: Some(4),
                all: [Theme::Fork].into_iter().collect(),
                any: [Theme::Pin].into_iter().collect(),
                none: [Theme::Short].into_iter().collect(),
            },
            distinct: true,
            at_most: Some(5),
        };
        assert_eq!(options(&add), expected);
        let all = Options {
            distinct: true,
            ..Options::default()
        };
        assert_eq!(options(&message::AddSet::default()), all);
    }
}
