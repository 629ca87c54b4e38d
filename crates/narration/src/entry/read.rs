//! Reading what was typed or said: a move in any notation or in words, or a command.

use super::vocabulary::{Sense, Vocabulary};
use crate::command::{Aim, Command};
use chess::{
    Bitboard, CastlingSide, File, Illegal, Move, Position, Rank, Role, SanError, Square, UciMove,
};
use i18n::case;
use std::cell::Cell;

/// The meaning of a typed or spoken text in a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Reading {
    /// A legal move.
    Move(Move),
    /// Any of these legal moves.
    Ambiguous(Vec<Move>),
    /// A move that is not legal, and why.
    Illegal(Illegal),
    /// A command.
    Command(Command),
    /// Neither.
    Unknown,
    /// An empty text.
    Empty,
}

/// Reads a text. If it is both a legal move and a command, it is the move.
pub fn read(text: &str, position: &Position, vocabulary: &Vocabulary) -> Reading {
    let text = without_number(text.trim());
    if text.is_empty() {
        return Reading::Empty;
    }
    let senses = vocabulary.understand(text);
    let reader = Reader {
        position,
        refused: Cell::new(None),
    };
    let moves = reader.moves(&senses, text.contains('?'));
    match moves.as_deref() {
        Some([mv]) => return Reading::Move(*mv),
        Some([_, ..]) => return Reading::Ambiguous(moves.unwrap_or_default()),
        _ => {}
    }
    match (command(&senses), reader.refused.get()) {
        (Some(command), _) => Reading::Command(command),
        (None, Some(why)) => Reading::Illegal(why),
        (None, None) => Reading::Unknown,
    }
}

/// The text without a move number before it: `12 Rhd1`, `3...Nf6`. Digits alone may be numeric notation.
fn without_number(text: &str) -> &str {
    let after = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = after.trim_start_matches(|c: char| c == '.' || c == '…' || c.is_whitespace());
    let dotted = after.starts_with(['.', '…']);
    let parted = rest.len() < after.len() && !rest.starts_with(|c: char| c.is_ascii_digit());
    if after.len() < text.len() && !rest.is_empty() && (dotted || parted) {
        rest
    } else {
        text
    }
}

// ---- Moves ---------------------------------------------------------------------------------------------------------

/// Most readings of a text: no sensible text has more.
const MOST_READINGS: usize = 512;

/// A text written in English notation.
#[derive(Clone, Default)]
struct Written {
    text: String,
    head: Head,
    /// Number of phrases that were skipped.
    passed: usize,
    /// True if one of the skipped words has no meaning of its own.
    idle: bool,
}

/// The kind of thing the first letter of a move is.
#[derive(Clone, Copy, Default, PartialEq)]
enum Head {
    /// Written notation: a file or a piece, in small letters.
    #[default]
    Written,
    /// A piece, named in words.
    Piece,
    /// A file, named in words.
    File,
}

/// Reads moves in a position.
struct Reader<'a> {
    position: &'a Position,
    /// The likeliest reason why a move that was read is not legal.
    refused: Cell<Option<Illegal>>,
}

impl Reader<'_> {
    /// The legal moves a text can mean: `None` if it is no move at all. Readings that skip less come first. A question
    /// is a move only without any other word (`Nf3?`).
    fn moves(&self, senses: &[Vec<Sense>], asks: bool) -> Option<Vec<Move>> {
        let mut found = None;
        let mut written = written(senses);
        written.retain(|written| !(asks && written.idle));
        written.sort_by_key(|written| written.passed);
        for tier in written.chunk_by(|a, b| a.passed == b.passed) {
            let moves = tier.iter().filter_map(|written| written.moves(self));
            if let Some(moves) = union(moves) {
                if !moves.is_empty() {
                    return Some(moves);
                }
                found = Some(moves);
            }
        }
        found
    }

    /// The legal moves with this name in standard notation; `None` if it is no such name.
    fn standard(&self, text: &str) -> Option<Vec<Move>> {
        let position = self.position;
        match position.parse_san(text) {
            Ok(mv) => Some(vec![mv]),
            Err(SanError::Syntax(_)) => None,
            Err(SanError::Ambiguous(_, names)) => {
                let named = names.iter().map(|san| position.parse_san(&san.to_string()));
                Some(named.filter_map(Result::ok).collect())
            }
            // The king may castle by going where castling takes it.
            Err(SanError::Illegal(_, why)) => {
                let king = position.king(position.turn()).to_string();
                let goal = text.strip_prefix('K').map(|rest| rest.replace('-', ""));
                let castling = goal.and_then(|goal| {
                    let goal = goal.strip_prefix(&king).unwrap_or(&goal);
                    position.parse_uci(&format!("{king}{goal}")).ok()
                });
                if castling.is_none() {
                    self.refuse(why);
                }
                Some(castling.into_iter().collect())
            }
        }
    }

    /// The legal moves from a square to a square, in letters (`e2e4`) or in the digits of correspondence chess (`5254`);
    /// `None` if the text is something else.
    fn coordinates(&self, text: &str) -> Option<Vec<Move>> {
        let signs: Vec<char> = text.chars().filter(|c| !"-x:=()/".contains(*c)).collect();
        let numeric = signs.iter().all(char::is_ascii_digit);
        let square = |file: char, rank: char| {
            let file = if numeric {
                File::from_index(Rank::from_char(file)?.index())?
            } else {
                File::from_char(file)?
            };
            Some(Square::new(file, Rank::from_char(rank)?))
        };
        let [a, b, c, d, ref rest @ ..] = signs[..] else {
            return None;
        };
        let (from, to) = (square(a, b)?, square(c, d)?);
        let promotion = match rest {
            [] => None,
            ['1'] => Some(Role::Queen),
            ['2'] => Some(Role::Rook),
            ['3'] => Some(Role::Bishop),
            ['4'] => Some(Role::Knight),
            [letter] => Some(Role::from_char(*letter)?),
            _ => return None,
        };
        let position = self.position;
        let mut exact = format!("{from}{to}");
        exact.extend(promotion.map(Role::to_char));
        if let Ok(mv) = position.parse_uci(&exact) {
            return Some(vec![mv]);
        }
        let moves = position.moves_by_drop(from, to).into_iter();
        let moves: Vec<_> = moves
            .filter(|mv| promotion.is_none() || mv.promotion() == promotion)
            .collect();
        if moves.is_empty() {
            let attempt = UciMove {
                from,
                to,
                promotion,
            };
            if let Some(why) = position.why_illegal_uci(attempt) {
                self.refuse(why);
            }
        }
        Some(moves)
    }

    /// Notes that a move was read which is not legal.
    fn refuse(&self, why: Illegal) {
        let before = self.refused.get();
        self.refused
            .set(Some(before.map_or(why, |before| before.or_closer(why))));
    }
}

/// All that is in any of the lists, once; `None` if there is no list.
fn union(lists: impl IntoIterator<Item = Vec<Move>>) -> Option<Vec<Move>> {
    lists.into_iter().reduce(|mut all, list| {
        let new: Vec<Move> = list.into_iter().filter(|mv| !all.contains(mv)).collect();
        all.extend(new);
        all
    })
}

/// Every way to write the phrases down as notation.
fn written(senses: &[Vec<Sense>]) -> Vec<Written> {
    let captures = [Sense::Takes, Sense::Notation("x".into())];
    let takes = senses
        .iter()
        .flatten()
        .any(|sense| captures.contains(sense));
    let mut written = vec![Written::default()];
    for senses in senses {
        written = written
            .iter()
            .flat_map(|before| {
                senses
                    .iter()
                    .flat_map(move |sense| [before.then(sense), before.past(sense, takes)])
            })
            .flatten()
            .collect();
        if written.len() > MOST_READINGS {
            return Vec::new();
        }
    }
    written
}

impl Written {
    /// With this after it, if it can be written.
    fn then(&self, sense: &Sense) -> Option<Written> {
        let mut after = self.clone();
        match sense {
            Sense::Filler => {}
            Sense::Piece(role) => {
                // A piece that is not the first is what a pawn becomes.
                if !self.text.is_empty() && !self.text.ends_with('=') {
                    after.text.push('=');
                }
                after.text.push(role.upper());
            }
            Sense::Takes => after.text.push('x'),
            Sense::Promotes => after.text.push('='),
            Sense::Castles(CastlingSide::KingSide) => after.text += "O-O",
            Sense::Castles(CastlingSide::QueenSide) => after.text += "O-O-O",
            Sense::File(file) => after.text.push(file.to_char()),
            Sense::Rank(rank) => after.text.push(rank.to_char()),
            Sense::Notation(text) => after.text += text,
            Sense::Ignored | Sense::Command(_) => return None,
        }
        if self.text.is_empty() {
            after.head = match sense {
                Sense::Piece(_) => Head::Piece,
                Sense::File(_) => Head::File,
                _ => Head::Written,
            };
        }
        Some(after)
    }

    /// The same, if this can be skipped: a word without meaning, or the captured piece.
    fn past(&self, sense: &Sense, takes: bool) -> Option<Written> {
        let taken = matches!(sense, Sense::Piece(_))
            && (self.text.ends_with('x')
                || takes && self.text.starts_with(|c: char| c.is_ascii_uppercase()));
        let idle = *sense == Sense::Ignored;
        (taken || idle).then(|| Written {
            passed: self.passed + 1,
            idle: self.idle || idle,
            ..self.clone()
        })
    }

    /// The legal moves that are written so; `None` if this is no notation.
    fn moves(&self, reader: &Reader<'_>) -> Option<Vec<Move>> {
        // In some languages what a pawn becomes is said before that it becomes it.
        let text = self.text.trim_end_matches('=');
        // `what is on e4` asks, and plays nothing.
        if self.idle && text.trim_start_matches('x').len() <= 2 {
            return None;
        }
        if let Some(castling) = castling(text) {
            return reader.standard(castling);
        }
        let small = with_promotion(case::lower(text));
        let as_piece = capitalised(&small);
        match self.head {
            Head::Piece => reader.standard(&as_piece),
            Head::File => reader
                .coordinates(&small)
                .or_else(|| reader.standard(&small)),
            Head::Written => {
                if text.starts_with(|c: char| c.is_ascii_uppercase()) {
                    let exact = reader.standard(text);
                    let from_to = || reader.coordinates(&small).filter(|moves| !moves.is_empty());
                    match exact {
                        Some(moves) if moves.is_empty() => return from_to().or(Some(moves)),
                        Some(moves) => return Some(moves),
                        // All in capitals, which tell nothing.
                        None => {}
                    }
                }
                reader.coordinates(&small).or_else(|| {
                    // A pawn that does not capture stays on its file without saying so.
                    let pawn = (!small.starts_with("bb"))
                        .then(|| reader.standard(&small))
                        .flatten();
                    // As it is written `bxc4` is the pawn's in standard notation; `bc4` and `BXC4` tell nothing.
                    let exact = text.starts_with("bx");
                    let bishop = || reader.standard(&as_piece);
                    match pawn {
                        Some(moves) if exact && !moves.is_empty() => Some(moves),
                        pawn => union(pawn.into_iter().chain(bishop())),
                    }
                })
            }
        }
    }
}

/// Castling, however it is written.
fn castling(text: &str) -> Option<&'static str> {
    let signs = case::lower(&text.replace('-', ""));
    match signs.as_str() {
        "oo" | "00" => Some("O-O"),
        "ooo" | "000" => Some("O-O-O"),
        _ => None,
    }
}

/// With the letter of the piece a pawn becomes as a capital, as in `e8=Q`.
fn with_promotion(text: String) -> String {
    let (body, close) = match text.strip_suffix(')') {
        Some(body) => (body, ")"),
        None => (text.as_str(), ""),
    };
    let promotes = match body.as_bytes() {
        [.., b'q' | b'r' | b'n'] => true,
        [.., before, b'b'] => b"18=(/".contains(before),
        _ => false,
    };
    if !promotes {
        return text;
    }
    let (before, letter) = body.split_at(body.len() - 1);
    format!("{before}{}{close}", letter.to_ascii_uppercase())
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

// ---- Commands ------------------------------------------------------------------------------------------------------

/// The command these phrases give, in any order.
fn command(senses: &[Vec<Sense>]) -> Option<Command> {
    let mut named = Vec::new();
    let mut roles = Vec::new();
    let mut squares = Bitboard::EMPTY;
    let (mut idle, mut moves) = (false, false);
    let mut rest = senses;
    while let [first, after @ ..] = rest {
        rest = after;
        if let Some(square) = first.iter().find_map(Sense::square) {
            squares = squares.with(square);
        } else if let Some((square, after)) = spelled(first, after) {
            squares = squares.with(square);
            rest = after;
        } else if let Some(command) = first.iter().find_map(|sense| match sense {
            Sense::Command(command) => Some(*command),
            _ => None,
        }) {
            if !named.contains(&command) {
                named.push(command);
            }
        } else if let Some(role) = first.iter().find_map(|sense| match sense {
            Sense::Piece(role) => Some(*role),
            _ => None,
        }) {
            roles.push(role);
        } else if first.contains(&Sense::Filler) {
            moves = true;
        } else if first.contains(&Sense::Ignored) {
            idle = true;
        } else {
            return None;
        }
    }
    let aim = match roles[..] {
        [] if squares.is_empty() => Aim::Nothing,
        [role] if squares.is_empty() => Aim::Pieces(role),
        [] | [_] => Aim::Squares(squares),
        _ => return None,
    };
    match (&foremost(named)[..], aim) {
        ([] | [Command::Where(_)], Aim::Pieces(role)) => Some(Command::Where(Some(role))),
        ([Command::Where(_) | Command::Square(_)], Aim::Squares(_)) => Some(Command::Square(aim)),
        // `what is on e4`; but `the bishop on c1 to e4` is no question.
        ([], Aim::Squares(squares)) if idle && !(moves && squares.is_many()) => {
            Some(Command::Square(aim))
        }
        ([Command::Moves(_)], _) => Some(Command::Moves(aim)),
        ([Command::Captures(_)], _) => Some(Command::Captures(aim)),
        ([Command::Attackers(_)], _) => Some(Command::Attackers(aim)),
        ([command], Aim::Nothing) => Some(*command),
        _ => None,
    }
}

/// The first square that a text names, in one word or in two.
pub fn square(text: &str, vocabulary: &Vocabulary) -> Option<Square> {
    let senses = vocabulary.understand(text);
    let named = |at: usize| {
        let whole = senses[at].iter().find_map(Sense::square);
        whole.or_else(|| Some(spelled(&senses[at], &senses[at + 1..])?.0))
    };
    (0..senses.len()).find_map(named)
}

/// A square that is said in two words, and what comes after it.
fn spelled<'a>(first: &[Sense], after: &'a [Vec<Sense>]) -> Option<(Square, &'a [Vec<Sense>])> {
    let file = first.iter().find_map(Sense::file)?;
    let [second, after @ ..] = after else {
        return None;
    };
    let rank = second.iter().find_map(Sense::rank)?;
    Some((Square::new(file, rank), after))
}

/// Of the commands named, those that are meant. Some are also what others are done to: `accept the draw`, `flip the
/// board`, `where are the pieces`.
fn foremost(mut named: Vec<Command>) -> Vec<Command> {
    if named.contains(&Command::Pieces) {
        named.retain(|command| !matches!(command, Command::Where(_)));
    }
    if named.len() > 1 {
        named.retain(|command| {
            !matches!(
                command,
                Command::Draw | Command::Board | Command::Pieces | Command::Moves(_)
            )
        });
    }
    named
}
