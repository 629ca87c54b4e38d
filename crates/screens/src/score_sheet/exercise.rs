//! Score sheet exercise: the player's entries are judged against the game.

use super::record::may_stay_empty;
use super::storage::Entry;
use chess::{Illegal, Letters, NotationError};
use game::Game;

/// Verdicts on a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing is written.
    Empty,
    /// The move that was played.
    Right,
    /// A legal move, but another one was played.
    Wrong,
    /// Any of these moves, by their names in the letters of the sheet.
    Ambiguous(Vec<String>),
    /// A move that is not legal, and why.
    Illegal(Illegal),
    /// No move in the letters of the sheet.
    Unreadable,
}

impl Verdict {
    /// True if the entry is not the move played.
    pub fn is_fault(&self) -> bool {
        !matches!(self, Verdict::Empty | Verdict::Right)
    }
}

/// Judges the entry for a half-move, the first being 0. An illegal move that stood is filled in already.
pub fn judge(game: &Game, ply: usize, text: &str, letters: Letters) -> Verdict {
    let text = text.trim();
    if text.is_empty() {
        return Verdict::Empty;
    }
    let (Some(before), Some(played)) = (game.position_after(ply), game.plies().get(ply)) else {
        return Verdict::Empty;
    };
    match before.read(text, letters) {
        Ok(mv) if mv == played.mv => Verdict::Right,
        Ok(_) => Verdict::Wrong,
        Err(NotationError::Ambiguous(_, moves)) => {
            Verdict::Ambiguous(moves.into_iter().map(|(_, name)| name).collect())
        }
        Err(NotationError::Illegal(_, why)) => Verdict::Illegal(why),
        Err(NotationError::Syntax(..)) => Verdict::Unreadable,
    }
}

/// Progress of the sheet: counts of entries by verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EntryCounts {
    /// Moves written right without having been shown.
    pub right: u32,
    /// Moves that were asked for.
    pub shown: u32,
    /// Moves written, but not as they were played.
    pub wrong: u32,
    /// Moves not written.
    pub open: u32,
    /// Moves not written that need not be (FIDE 8.4).
    pub free: u32,
}

/// Counts what is written of a game; `entries` may be shorter than the game.
pub fn tally(game: &Game, entries: &[Entry], letters: Letters) -> EntryCounts {
    let mut tally = EntryCounts::default();
    for (place, ply) in game.plies().iter().enumerate() {
        if ply.irregular {
            continue;
        }
        let entry = entries.get(place);
        let verdict = entry.map_or(Verdict::Empty, |entry| {
            judge(game, place, &entry.text, letters)
        });
        let count = match verdict {
            _ if entry.is_some_and(|entry| entry.shown) => &mut tally.shown,
            Verdict::Right => &mut tally.right,
            Verdict::Empty if may_stay_empty(game, place) => &mut tally.free,
            Verdict::Empty => &mut tally.open,
            _ => &mut tally.wrong,
        };
        *count += 1;
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::{Position, Role};
    use game::{Config, Event, Timestamp};

    fn game(fen: &str, moves: &[&str]) -> Game {
        let mut game = Game::new(Config {
            start: Position::from_fen(fen).expect("legal"),
            ..Config::default()
        });
        game.apply(Event::Start, Timestamp(0)).expect("ready");
        for san in moves {
            let mv = game.position().parse_san(san).expect(san);
            game.apply(Event::Move(mv), Timestamp(0)).expect(san);
        }
        game
    }

    #[test]
    fn f5_what_is_written_is_held_against_what_was_played() {
        let game = game(
            "4k3/8/8/8/8/2N3N1/8/4K2R w K - 0 1",
            &["Nge4", "Kf8", "O-O+"],
        );
        let told = |ply, text, letters| judge(&game, ply, text, letters);
        for text in ["Nge4", "nge4", "Ng3-e4", "12. Nge4!", "g3e4", "♘ge4"] {
            assert_eq!(told(0, text, Letters::English), Verdict::Right, "{text}");
        }
        assert_eq!(told(0, "Кge4", Letters::Russian), Verdict::Right);
        assert_eq!(told(0, "Nge4", Letters::Russian), Verdict::Unreadable);
        assert_eq!(told(0, "Nce4", Letters::English), Verdict::Wrong);
        assert_eq!(
            told(0, "Se4", Letters::German),
            Verdict::Ambiguous(vec!["Sce4".into(), "Sge4".into()])
        );
        assert_eq!(
            told(0, "Qd4", Letters::English),
            Verdict::Illegal(Illegal::NoSuchPiece(Role::Queen.of(chess::Color::White)))
        );
        assert_eq!(
            told(1, "Ke7+", Letters::English),
            Verdict::Wrong,
            "a sign too many does not matter"
        );
        assert_eq!(told(2, "0-0", Letters::Tamil), Verdict::Right);
        assert_eq!(told(2, "  ", Letters::Tamil), Verdict::Empty);
        assert_eq!(
            told(3, "Kg7", Letters::English),
            Verdict::Empty,
            "not played yet"
        );
    }

    #[test]
    fn f5_the_tally_counts_every_move_once() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let game = game(start, &["e4", "e5", "Nf3", "Nc6", "Bb5"]);
        let entry = |text: &str, shown| Entry {
            text: text.into(),
            shown,
        };
        let entries = [
            entry("e4", false),
            entry("e6", false),
            entry("Nf3", true),
            entry("", true),
        ];
        let tally = tally(&game, &entries, Letters::English);
        assert_eq!(
            tally,
            EntryCounts {
                right: 1,
                shown: 2,
                wrong: 1,
                open: 1,
                free: 0,
            }
        );
    }
}
