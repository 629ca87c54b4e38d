//! Completion of typed moves and commands.

use super::vocabulary::Vocabulary;
use chess::{Move, Position, Role};
use i18n::case;

/// Most completions on offer.
const MOST: usize = 12;
/// Most completions that are commands, even where more moves would fit.
const COMMANDS: usize = 4;

/// Completions of `text`, best first: legal moves, then commands.
pub fn completions(text: &str, position: &Position, vocabulary: &Vocabulary) -> Vec<String> {
    let text = text.trim();
    if text.is_empty() {
        return Vec::new();
    }
    let small = case::lower(text);
    let mut commands: Vec<(&str, _)> = Vec::new();
    for (name, command) in vocabulary.commands() {
        let new = commands.iter().all(|(_, other)| other != command);
        if new && case::lower(name).starts_with(&small) && *name != text {
            commands.push((name, *command));
        }
    }
    let moves = moves(text, position, vocabulary);
    let room = MOST - commands.len().min(COMMANDS);
    moves
        .into_iter()
        .take(room)
        .chain(commands.iter().map(|(name, _)| (*name).to_owned()))
        .take(MOST)
        .collect()
}

/// The moves whose name begins so, as it would be written; those whose capitals fit come first, lesser promotions last.
fn moves(text: &str, position: &Position, vocabulary: &Vocabulary) -> Vec<String> {
    let alphabet = vocabulary.alphabet_of(text).unwrap_or_default();
    let begun = alphabet
        .iter()
        .find_map(|(letter, role)| Some(format!("{}{}", role.upper(), text.strip_prefix(letter)?)))
        .unwrap_or_else(|| text.to_owned());
    let begun = essence(&begun);
    let small = case::lower(&begun);
    let captures = text.contains('x');
    let mut found: Vec<(bool, bool, String)> = position
        .legal_moves()
        .iter()
        .filter_map(|&mv| {
            let name = essence(&position.to_san(mv).to_string());
            let others = [position.to_uci(mv).to_string(), numeric(position, mv)];
            let fits = case::lower(&name).starts_with(&small)
                || others.iter().any(|other| other.starts_with(&small));
            (fits && (!captures || position.is_capture(mv))).then(|| {
                let shown = position.to_san(mv).to_string();
                let lesser = mv.promotion().is_some_and(|role| role != Role::Queen);
                (
                    !name.starts_with(&begun),
                    lesser,
                    in_letters(shown, &alphabet),
                )
            })
        })
        .filter(|(.., shown)| shown != text)
        .collect();
    found.sort();
    found.into_iter().map(|(.., shown)| shown).collect()
}

/// A name of a move without the marks that people leave out.
fn essence(name: &str) -> String {
    name.chars().filter(|c| !"x-=+# ".contains(*c)).collect()
}

/// A move in the digits of correspondence chess.
fn numeric(position: &Position, mv: Move) -> String {
    let uci = position.to_uci(mv);
    let digits =
        [uci.from, uci.to].map(|square| format!("{}{}", square.file().index() + 1, square.rank()));
    let promotion = match mv.promotion() {
        None => "",
        Some(Role::Rook) => "2",
        Some(Role::Bishop) => "3",
        Some(Role::Knight) => "4",
        Some(_) => "1",
    };
    digits.concat() + promotion
}

/// A name of a move with the letters of its pieces in an alphabet.
fn in_letters(name: String, alphabet: &[(&str, Role)]) -> String {
    let letter = |c: char| {
        let known = alphabet.iter().find(|(_, role)| role.upper() == c);
        known.map_or(c.to_string(), |(letter, _)| (*letter).to_owned())
    };
    if alphabet.is_empty() {
        name
    } else {
        name.chars().map(letter).collect()
    }
}
