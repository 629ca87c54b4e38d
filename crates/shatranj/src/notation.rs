//! Moves as text: as in UCI, and as people write them, in any letters for the pieces.

use crate::{Move, Position, Role};

/// The letters of the pieces in written moves; a pawn has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letters<'a> {
    /// King.
    pub king: &'a str,
    /// Rook.
    pub rook: &'a str,
    /// Knight.
    pub knight: &'a str,
    /// Ferz.
    pub ferz: &'a str,
    /// Alfil.
    pub alfil: &'a str,
}

/// The letters in English.
pub const LETTERS: Letters<'static> = Letters {
    king: "K",
    rook: "R",
    knight: "N",
    ferz: "F",
    alfil: "A",
};

impl<'a> Letters<'a> {
    /// The letter of a kind of piece.
    pub fn of(&self, role: Role) -> &'a str {
        match role {
            Role::Pawn => "",
            Role::Alfil => self.alfil,
            Role::Ferz => self.ferz,
            Role::Knight => self.knight,
            Role::Rook => self.rook,
            Role::King => self.king,
        }
    }
}

impl Position {
    /// The legal move of a text as in UCI. The letter of a promotion may be left out.
    pub fn parse_move(&self, text: &str) -> Option<Move> {
        let named = |mv: &Move| {
            let name = mv.to_string();
            name == text || name.strip_suffix('q') == Some(text)
        };
        self.legal_moves().into_iter().find(named)
    }

    /// The legal moves that a typed text can mean: as in UCI, or in standard algebraic notation with these letters or the
    /// English ones. Marks of captures, checks and promotions may be left out, and so may the origin, which makes the text
    /// ambiguous. Capitals count only where the text means several moves without them.
    pub fn moves_named(&self, text: &str, letters: Letters<'_>) -> Vec<Move> {
        let text = essence(text);
        let named = |is_name: &dyn Fn(&str) -> bool| -> Vec<Move> {
            let moves = self.legal_moves().into_iter();
            moves
                .filter(|mv| self.names(*mv, letters).iter().any(|name| is_name(name)))
                .collect()
        };
        let exact = named(&|name| name == text);
        if exact.is_empty() {
            named(&|name| name.to_lowercase() == text.to_lowercase())
        } else {
            exact
        }
    }

    /// The legal moves whose name begins so, as they would be written in these letters; the shortest first.
    pub fn completions(&self, text: &str, letters: Letters<'_>) -> Vec<String> {
        let begun = essence(text).to_lowercase();
        let begins = |mv: &Move| {
            let names = self.names(*mv, letters);
            let mut names = names.iter().map(|name| name.to_lowercase());
            names.any(|name| name.starts_with(&begun))
        };
        let moves = self.legal_moves().into_iter().filter(begins);
        let mut found: Vec<String> = moves.map(|mv| self.san(mv, letters)).collect();
        found.retain(|name| !begun.is_empty() && name != text);
        found.sort_by_key(|name| (name.chars().count(), name.clone()));
        found
    }

    /// The names of a legal move without the marks that people leave out.
    fn names(&self, mv: Move, letters: Letters<'_>) -> Vec<String> {
        let role = self.role_at(mv.from()).unwrap_or(Role::Pawn);
        let uci = mv.to_string();
        let mut names = vec![
            uci.trim_end_matches('q').to_owned(),
            essence(&self.san(mv, LETTERS)),
            essence(&self.san(mv, letters)),
            uci,
        ];
        if role != Role::Pawn {
            let short = |letters: &Letters<'_>| format!("{}{}", letters.of(role), mv.to());
            names.extend([short(&LETTERS), short(&letters)]);
        }
        if mv.is_promotion() {
            let ferz = [LETTERS.ferz, letters.ferz];
            let plain = |name: &String| {
                let mut letters = ferz.iter();
                letters.find_map(|ferz| Some(name.strip_suffix(ferz)?.to_owned()))
            };
            let plain: Vec<String> = names.iter().filter_map(plain).collect();
            names.extend(plain);
        }
        names
    }

    /// A legal move in standard algebraic notation (FIDE appendix C), with `#` for a move that leaves no answer to a check.
    pub fn san(&self, mv: Move, letters: Letters<'_>) -> String {
        let role = self.role_at(mv.from()).unwrap_or(Role::Pawn);
        let takes = if self.is_capture(mv) { "x" } else { "" };
        let origin = match role {
            Role::Pawn if self.is_capture(mv) => mv.from().file().to_string(),
            Role::Pawn => String::new(),
            _ => self.disambiguation(mv, role),
        };
        let becomes = if mv.is_promotion() {
            format!("={}", letters.ferz)
        } else {
            String::new()
        };
        let next = self.after(mv);
        let check = match (next.is_check(), next.has_legal_move()) {
            (true, true) => "+",
            (true, false) => "#",
            (false, _) => "",
        };
        let letter = letters.of(role);
        format!("{letter}{origin}{takes}{}{becomes}{check}", mv.to())
    }

    /// File, rank or both of the origin, if another piece of the kind could go to the same square.
    fn disambiguation(&self, mv: Move, role: Role) -> String {
        let (from, mut rival, mut on_file, mut on_rank) = (mv.from(), false, false, false);
        let others = self.by_piece(self.turn, role).without(from);
        for other in others {
            let goes = |rival: &Move| rival.to() == mv.to();
            if self.legal_moves_from(other).iter().any(goes) {
                rival = true;
                on_file |= other.file() == from.file();
                on_rank |= other.rank() == from.rank();
            }
        }
        match (rival, on_file, on_rank) {
            (false, ..) => String::new(),
            (true, false, _) => from.file().to_string(),
            (true, true, false) => from.rank().to_string(),
            (true, true, true) => from.to_string(),
        }
    }
}

/// A name of a move without the marks that people leave out.
fn essence(name: &str) -> String {
    name.chars().filter(|c| !"x-=+# ".contains(*c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_moves_are_found_by_each_of_their_names() {
        let tamil = Letters {
            alfil: "யா",
            ..LETTERS
        };
        // Two knights that reach d2, an alfil and a pawn that take on b3, a pawn about to become a ferz.
        let position: Position = "7k/4P3/8/8/8/1p6/P7/KN1B1N2 w - - 0 1"
            .parse()
            .expect("a position");
        for (text, found) in [
            ("e8", &["e7e8q"][..]),
            ("e8=F", &["e7e8q"]),
            ("e7-e8", &["e7e8q"]),
            ("nbd2", &["b1d2"]),
            ("Nd2", &["b1d2", "f1d2"]),
            ("axb3", &["a2b3"]),
            ("Ab3", &["d1b3"]),
            ("யாb3", &["d1b3"]),
            ("Axb3", &["d1b3"]),
            ("b4", &[]),
            ("", &[]),
        ] {
            let mut moves: Vec<String> = position
                .moves_named(text, tamil)
                .iter()
                .map(ToString::to_string)
                .collect();
            moves.sort();
            assert_eq!(moves, found, "{text}");
        }
        let knights = ["Na3", "Nc3", "Ne3", "Ng3", "Nh2", "Nbd2", "Nfd2"];
        assert_eq!(position.completions("n", LETTERS), knights);
        assert_eq!(position.completions("யா", tamil), ["யாf3", "யாxb3"]);
        assert!(position.completions(" ", LETTERS).is_empty());
    }
}
