//! Hints: by the same button first an idea, then the piece, then the move.

use super::{Session, robot};
use crate::notice::Notice;
use crate::words::{Lexicon, args};
use chess::{Move, Position, Role, Square};
use game::{Moved, Phase, Player};
use leptos::prelude::*;
use narration::Narrator;
use protocol::{Request, Time};

/// Positions the engine looks at for a hint.
const NODES: u64 = 60_000;

/// Steps of a hint: each tells more of the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// The idea: what kind of move to look for.
    Idea,
    /// The piece that moves.
    Piece,
    /// The move.
    Move,
}

impl HintStep {
    /// 1 to 3.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    fn next(self) -> HintStep {
        match self {
            HintStep::Idea => HintStep::Piece,
            HintStep::Piece | HintStep::Move => HintStep::Move,
        }
    }
}

/// A hint, as far as it has been told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move that the engine would play.
    pub mv: Move,
    /// The step of the hint.
    pub step: HintStep,
}

impl Hint {
    /// Arrow of the hint on the board: none, the piece's square alone, or the whole move.
    pub fn arrow(self, position: &Position) -> Option<(Square, Square)> {
        let from = self.mv.from();
        match self.step {
            HintStep::Idea => None,
            HintStep::Piece => Some((from, from)),
            HintStep::Move => Some((from, position.destination(self.mv))),
        }
    }

    /// In words.
    pub fn told(self, position: &Position, words: &Lexicon) -> String {
        let narrator = Narrator::new(words, false);
        let piece = position
            .piece_at(self.mv.from())
            .map_or_else(String::new, |piece| narrator.role(piece.role));
        let from = narrator.square(self.mv.from());
        match self.step {
            HintStep::Idea => words.get(idea(position, self.mv)),
            HintStep::Piece => words.with("hint-piece", &args!["piece" => piece, "from" => from]),
            HintStep::Move => Moved::of(position, self.mv)
                .map_or_else(String::new, |moved| narrator.moved(&moved, false)),
        }
    }
}

/// The name of the message that tells what is good about a move without naming it.
fn idea(position: &Position, mv: Move) -> &'static str {
    let mut after = position.clone();
    after.play(mv);
    let from = mv.from();
    let role = position.piece_at(from).map(|piece| piece.role);
    let attackers = position.attackers_to(from, position.occupied());
    let attacked = !(attackers & position.by_color(!position.turn())).is_empty();
    if after.is_checkmate() {
        "hint-mate"
    } else if mv.promotion().is_some() {
        "hint-promotion"
    } else if position.is_check() {
        "hint-in-check"
    } else if position.is_capture(mv) {
        "hint-capture"
    } else if after.is_check() {
        "hint-check"
    } else if position.castling_side(mv).is_some() {
        "hint-castle"
    } else if role != Some(Role::Pawn) && attacked {
        "hint-danger"
    } else if role == Some(Role::Pawn) {
        "hint-pawn"
    } else {
        "hint-better-square"
    }
}

impl Session {
    /// True where hints are given: in friendly games against the robot, where moves can be taken back as well.
    pub fn gives_hints(self) -> bool {
        self.game
            .with(|game| game.may_take_back() && !game.config().between_persons())
    }

    /// True if a hint can be asked for now: the person has the move, and sees the position of the game.
    pub fn may_hint(self) -> bool {
        let here = self.shown.get();
        let free = self.pending.with(Option::is_none) && self.question.with(Option::is_none);
        free && self.gives_hints()
            && self.game.with(|game| {
                game.phase() == Phase::Running
                    && here == game.plies().len()
                    && game.config().player(game.to_act()) == Player::Person
            })
    }

    /// Gives a hint, or tells more of the one that was given.
    pub fn take_hint(self) {
        if !untrack(|| self.may_hint()) || self.seeks_hint.get_untracked() {
            return;
        }
        if let Some(hint) = self.hint.get_untracked() {
            return self.give_hint(Hint {
                step: hint.step.next(),
                ..hint
            });
        }
        let request = self.game.with_untracked(|game| Request {
            id: 0,
            line: robot::line(game),
            level: None,
            seed: game.config().seed,
            lines: 1,
            time: Time::Nodes(NODES),
        });
        self.seeks_hint.set(true);
        let asked = self.inner.with_value(|inner| inner.robot_turn);
        let backend = self.inner.with_value(|inner| inner.backend.clone());
        backend.search(
            request,
            |_| (),
            move |result| {
                if self.inner.with_value(|inner| inner.robot_turn) != asked {
                    return;
                }
                self.seeks_hint.set(false);
                let best = result.and_then(|done| done.best.ok_or_else(|| "no move".to_owned()));
                let mv = best.and_then(|text| {
                    self.game
                        .with_untracked(|game| game.position().parse_uci(&text))
                        .map_err(|error| error.to_string())
                });
                match mv {
                    Ok(mv) => self.give_hint(Hint {
                        mv,
                        step: HintStep::Idea,
                    }),
                    Err(why) => self.notice.set(Some(Notice::EngineFailed(why))),
                }
            },
        );
    }

    fn give_hint(self, hint: Hint) {
        let words = self.words.once();
        self.announce(
            self.game
                .with_untracked(|game| hint.told(game.position(), &words)),
        );
        self.hint.set(Some(hint));
    }

    /// Something has happened: the hint was about another position.
    pub(super) fn forget_hint(self) {
        if self.seeks_hint.get_untracked() {
            self.forget_robot();
        }
        self.seeks_hint.set(false);
        self.hint.set(None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hint(fen: &str, uci: &str) -> (Position, Hint) {
        let position = Position::from_fen(fen).expect("legal");
        let mv = position.parse_uci(uci).expect("legal");
        let step = HintStep::Idea;
        (position, Hint { mv, step })
    }

    #[test]
    fn ideas_tell_what_is_good_about_a_move() {
        for (fen, uci, told) in [
            ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "hint-mate"),
            ("8/P5k1/8/8/8/8/8/K7 w - - 0 1", "a7a8q", "hint-promotion"),
            ("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2", "hint-in-check"),
            ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "hint-capture"),
            ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "hint-check"),
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "hint-castle"),
            ("4k3/8/8/2p5/3N4/8/8/4K3 w - - 0 1", "d4b3", "hint-danger"),
            ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", "hint-pawn"),
            (
                "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1",
                "b1c3",
                "hint-better-square",
            ),
        ] {
            let (position, hint) = hint(fen, uci);
            assert_eq!(idea(&position, hint.mv), told, "{fen}, {uci}");
        }
    }

    #[test]
    fn each_step_tells_more_than_the_last() {
        let (position, idea) = hint("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", "b1c3");
        let piece = Hint {
            step: idea.step.next(),
            ..idea
        };
        let mv = Hint {
            step: piece.step.next(),
            ..piece
        };
        assert_eq!(mv.step.next(), HintStep::Move);
        let words = Lexicon::english();
        let told = [idea, piece, mv].map(|hint| hint.told(&position, &words));
        assert!(!told[0].contains("knight"), "{}", told[0]);
        assert!(told[1].contains("knight") && told[1].contains("b1") && !told[1].contains("c3"));
        assert!(told[2].contains("c3"), "{}", told[2]);
        assert_eq!(idea.arrow(&position), None);
        assert_eq!(piece.arrow(&position), Some((Square::B1, Square::B1)));
        assert_eq!(mv.arrow(&position), Some((Square::B1, Square::C3)));
    }
}
