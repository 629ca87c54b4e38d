//! Puzzles in PGN: games that begin with a position (`FEN`), whose moves are the solution.
//!
//! Variations of the solver's moves are equal alternatives, unless they are marked as mistakes (`?`, `??`, `?!`). Of the
//! opponent's moves the main one is the answer. What a PGN has no tag for we write in tags of our own (`PuzzleRating`, …).

use crate::file_fault::{FileFault, FileFaultKind, Place};
use crate::options::{Convention, Options, Sink, filtered};
use crate::puzzle::add_theme;
use crate::{MOST_HALF_MOVES, Puzzle, Rating, RightMove, Solution};
use game::pgn::{self, Import, Imported, Problem, ProblemKind};
use game::tree::{NodeId, Tree};
use std::cell::RefCell;
use std::rc::Rc;

/// Bytes that are fed at once, so that few games wait.
const PIECE: usize = 1 << 14;
/// Our tag for who moves first, `opponent` or `solver`.
const FIRST_MOVE: &str = "PuzzleFirstMove";
/// Annotations that say a move is wrong (PGN 10): `?`, `??`, `?!`.
const MISTAKES: [u8; 3] = [2, 4, 6];

/// A reader of games.
pub(crate) struct PgnReader {
    /// `None` after its end.
    import: Option<Box<Import<'static>>>,
    /// The games that have been read and not been looked at.
    games: Rc<RefCell<Vec<Imported>>>,
    count: u64,
}

impl std::fmt::Debug for PgnReader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PgnReader").finish_non_exhaustive()
    }
}

impl PgnReader {
    pub(crate) fn new() -> PgnReader {
        let games = Rc::new(RefCell::new(Vec::new()));
        let read = Rc::clone(&games);
        let take = move |game| read.borrow_mut().push(game);
        PgnReader {
            import: Some(Box::new(Import::new(take))),
            games,
            count: 0,
        }
    }

    pub(crate) fn feed(&mut self, bytes: &[u8], options: &Options, sink: &mut Sink<'_>) {
        for piece in bytes.chunks(PIECE) {
            if let Some(import) = &mut self.import {
                import.feed(piece);
            }
            if !self.hand_over(options, sink) {
                return;
            }
        }
    }

    pub(crate) fn finish(&mut self, options: &Options, sink: &mut Sink<'_>) {
        let rest = self
            .import
            .take()
            .map(|import| import.finish())
            .unwrap_or_default();
        if !self.hand_over(options, sink) {
            return;
        }
        let mut take = filtered(options, sink);
        for problem in rest {
            take(Err(fault(&problem)));
        }
    }

    pub(crate) fn place(&self) -> Place {
        Place::Puzzle(self.count + 1)
    }

    /// Makes puzzles of the games that have been read; whether more is wanted.
    fn hand_over(&mut self, options: &Options, sink: &mut Sink<'_>) -> bool {
        let mut take = filtered(options, sink);
        for game in self.games.take() {
            self.count += 1;
            let place = Place::Puzzle(self.count);
            let found = puzzle(&game, options.convention);
            if !take(found.map_err(|error| error.at(place))) {
                return false;
            }
        }
        true
    }
}

/// A fault of a game, with its place if that is known.
enum Wrong<'a> {
    Problem(&'a Problem),
    Kind(FileFaultKind),
}

impl Wrong<'_> {
    fn at(self, place: Place) -> FileFault {
        match self {
            Wrong::Problem(problem) => fault(problem),
            Wrong::Kind(kind) => FileFault { place, kind },
        }
    }
}

fn fault(problem: &Problem) -> FileFault {
    FileFault {
        place: Place::Text {
            line: problem.place.line as u64,
            column: problem.place.column as u64,
        },
        kind: FileFaultKind::Pgn(problem.kind.clone()),
    }
}

/// The puzzle of a game.
fn puzzle(game: &Imported, convention: Option<Convention>) -> Result<Puzzle, Wrong<'_>> {
    let tree = &game.tree;
    let is_fatal = |problem: &&Problem| {
        !matches!(
            problem.kind,
            ProblemKind::OtherResult
                | ProblemKind::NoResult
                | ProblemKind::Tag
                | ProblemKind::Nag
                | ProblemKind::Unexpected
                | ProblemKind::OpenComment
                | ProblemKind::Stray
                | ProblemKind::StrayResult
                | ProblemKind::Number
                | ProblemKind::Encoding(_)
        )
    };
    if let Some(problem) = game.problems.iter().find(is_fatal) {
        return Err(Wrong::Problem(problem));
    }
    let tag = |name| {
        let mut tags = tree.tags.iter();
        let tag = tags.find(|tag| tag.0.eq_ignore_ascii_case(name));
        tag.map(|tag| tag.1)
            .filter(|value| !matches!(*value, "" | "?"))
    };
    if *tree.start() == chess::Position::default() && tag("FEN").or(tag(FIRST_MOVE)).is_none() {
        return Err(Wrong::Kind(FileFaultKind::NoFen));
    }
    let opponent_first = match convention {
        Some(convention) => convention == Convention::OpponentFirst,
        None => tag(FIRST_MOVE).is_some_and(|first| first.eq_ignore_ascii_case("opponent")),
    };
    let (before, root) = match (opponent_first, tree.next(NodeId::ROOT)) {
        (false, _) => (None, NodeId::ROOT),
        (true, Some(node)) => (tree[node].mv(), node),
        (true, None) => return Err(Wrong::Kind(FileFaultKind::NoMoves)),
    };
    let solution = solution(tree, root, 0).map_err(Wrong::Kind)?;
    let number = |name| decimal(tag(name)?).filter(|n| (0.0..=1e5).contains(n));
    let mate_in = tag("PuzzleMateIn").and_then(|text| text.parse().ok());
    if solution.is_end() && mate_in.is_none() {
        return Err(Wrong::Kind(FileFaultKind::NoMoves));
    }
    let mut puzzle = Puzzle::new(tree.start().clone(), before, solution);
    puzzle.mate_in = mate_in;
    let text = |name| tag(name).unwrap_or_default().to_owned();
    puzzle.id = text("PuzzleId");
    for key in tag("PuzzleThemes")
        .unwrap_or_default()
        .split_ascii_whitespace()
    {
        add_theme(key, &mut puzzle.themes, &mut puzzle.other_themes);
    }
    puzzle.rating = number("PuzzleRating").map(|rating| Rating {
        rating,
        deviation: number("PuzzleRatingDeviation").unwrap_or(crate::rating::MOST_DEVIATION),
    });
    puzzle.popularity = tag("PuzzlePopularity").and_then(|text| text.parse().ok());
    puzzle.plays = tag("PuzzlePlays").and_then(|text| text.parse().ok());
    puzzle.source.game = match tag("PuzzleGame") {
        Some(game) => game.to_owned(),
        None => named(tree),
    };
    puzzle.source.ply = tag("PuzzlePly").and_then(|text| text.parse().ok());
    puzzle.source.nodes = tag("PuzzleNodes").and_then(|text| text.parse().ok());
    puzzle.source.opening = text("PuzzleOpening");
    Ok(puzzle)
}

/// A game by its players, event and date, as far as it has them.
fn named(tree: &Tree) -> String {
    let tag = |name| {
        let value = tree.tags.get(name).unwrap_or_default();
        Some(value).filter(|value| !value.is_empty() && !value.starts_with('?'))
    };
    let players = match (tag("White"), tag("Black")) {
        (Some(white), Some(black)) => Some(format!("{white} – {black}")),
        (one, other) => one.or(other).map(ToOwned::to_owned),
    };
    let rest = [tag("Event"), tag("Date")].into_iter().flatten();
    let parts: Vec<_> = players
        .into_iter()
        .chain(rest.map(ToOwned::to_owned))
        .collect();
    parts.join(", ")
}

/// The right moves after a node.
fn solution(tree: &Tree, node: NodeId, half_moves: usize) -> Result<Solution, FileFaultKind> {
    if half_moves > MOST_HALF_MOVES {
        return Err(FileFaultKind::ManyMoves);
    }
    let mut moves: Vec<RightMove> = Vec::new();
    for (n, &child) in tree.children(node).iter().enumerate() {
        let is_mistake = tree[child].nags.iter().any(|nag| MISTAKES.contains(nag));
        let Some(played) = tree[child].mv().filter(|_| n == 0 || !is_mistake) else {
            continue;
        };
        if moves.iter().any(|right| right.played == played) {
            continue;
        }
        let answer = tree.next(child);
        let then = match answer {
            Some(answer) => solution(tree, answer, half_moves + 2)?,
            None => Solution::default(),
        };
        let reply = answer.and_then(|answer| tree[answer].mv());
        moves.push(RightMove {
            played,
            reply: reply.filter(|_| !then.is_end()),
            then,
        });
    }
    Ok(Solution { moves })
}

/// A puzzle as a game in PGN, with all that is known of it.
pub(crate) fn write_game(puzzle: &Puzzle) -> String {
    let mut tree = Tree::new(puzzle.start.clone());
    let tags = &mut tree.tags;
    let mut tag = |name: &str, value: Option<String>| {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            tags.set(name, value);
        }
    };
    let text = |text: &str| Some(text.to_owned());
    tag("PuzzleId", text(&puzzle.id));
    let first = if puzzle.before.is_some() {
        "opponent"
    } else {
        "solver"
    };
    tag(FIRST_MOVE, text(first));
    tag("PuzzleMateIn", puzzle.mate_in.map(|n| n.to_string()));
    tag(
        "PuzzleRating",
        puzzle.rating.map(|rating| rating.rating.to_string()),
    );
    tag(
        "PuzzleRatingDeviation",
        puzzle.rating.map(|rating| rating.deviation.to_string()),
    );
    let themes = [puzzle.themes.to_string(), puzzle.other_themes.clone()].join(" ");
    tag("PuzzleThemes", text(themes.trim()));
    tag("PuzzlePopularity", puzzle.popularity.map(|n| n.to_string()));
    tag("PuzzlePlays", puzzle.plays.map(|n| n.to_string()));
    tag("PuzzleGame", text(&puzzle.source.game));
    tag("PuzzlePly", puzzle.source.ply.map(|n| n.to_string()));
    tag("PuzzleNodes", puzzle.source.nodes.map(|n| n.to_string()));
    tag("PuzzleOpening", text(&puzzle.source.opening));
    let root = match puzzle.before {
        Some(before) => tree.play(NodeId::ROOT, before),
        None => NodeId::ROOT,
    };
    add(&mut tree, root, &puzzle.solution);
    pgn::write(&tree)
}

fn add(tree: &mut Tree, node: NodeId, solution: &Solution) {
    for right in &solution.moves {
        let mut at = tree.play(node, right.played);
        if let Some(reply) = right.reply {
            at = tree.play(at, reply);
            add(tree, at, &right.then);
        }
    }
}

/// A number such as `1234.5`. The standard library's way, which knows every number there is, brings a table of 10 KB.
fn decimal(text: &str) -> Option<f64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = whole.len() + fraction.len();
    // Up to fifteen digits both numbers are exact, so that their quotient is right to the last bit (IEEE 754).
    if !(1..=15).contains(&digits)
        || !text
            .bytes()
            .all(|sign| sign.is_ascii_digit() || sign == b'.')
    {
        return None;
    }
    let number: u64 = format!("{whole}{fraction}").parse().ok()?;
    Some(number as f64 / 10_u64.pow(fraction.len() as u32) as f64)
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn decimals_are_read_as_the_standard_library_does() {
        for text in [
            "0",
            "7",
            "1500",
            "1234.5",
            "0.1",
            "99999.999",
            "123456789.012345",
            ".5",
            "5.",
        ] {
            assert_eq!(decimal(text), text.parse().ok(), "{text}");
        }
        for text in [
            "",
            ".",
            "-1",
            "1e3",
            "nan",
            "1.2.3",
            "+4",
            "1234567890.123456",
        ] {
            assert_eq!(decimal(text), None, "{text}");
        }
    }
}
