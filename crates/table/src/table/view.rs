//! What a view of the table shows, as values.

use super::Table;
use super::robot::Purpose;
use crate::effect::{Alarm, Notice};
use crate::hint::Hint;
use crate::match_score::Match;
use crate::premove::{Movable, Premove};
use crate::question::Question;
use chess::{Color, Move, Position, Square};
use game::{Claim, Game, Millis, Phase, Player, Strictness};

impl Table {
    /// The game; before Play one that has not begun.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The half-move whose position is shown; the last one unless somebody steps through the game.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// The side at the bottom of the board.
    pub fn bottom(&self) -> Color {
        self.bottom
    }

    /// True while the robot thinks, or seems to.
    pub fn thinking(&self) -> bool {
        let asked = self.asked.map(|asked| asked.purpose);
        asked == Some(Purpose::Robot) || self.waiting.is_some()
    }

    /// True once the result is shown: when the last move has come to rest on the board.
    pub fn result_shown(&self) -> bool {
        self.result_shown
    }

    /// The hint that the player has asked for in this position.
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// The open question.
    pub fn question(&self) -> Option<Question> {
        self.question
    }

    /// True once a question that is asked on its own button can be answered there: not by a double click.
    pub fn armed(&self) -> bool {
        self.armed
    }

    /// Queue of premoves, in order.
    pub fn premoves(&self) -> &[Premove] {
        &self.premoves
    }

    /// A move that waits for confirmation.
    pub fn pending(&self) -> Option<Move> {
        self.pending
    }

    /// True while pieces are only adjusted on their squares (FIDE 4.2), so that touching one does not bind.
    pub fn adjusting(&self) -> bool {
        self.adjusting
    }

    /// Length of the device's sleep in milliseconds, while the question whether it counts is open.
    pub fn slept(&self) -> Option<Millis> {
        self.slept
    }

    /// The notice that stands.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// The score of the match.
    pub fn score(&self) -> Option<&Match> {
        self.score.as_ref()
    }

    /// The alarms that are set.
    pub fn alarms(&self) -> impl Iterator<Item = Alarm> {
        self.alarms.iter().copied()
    }

    /// Number of the request that the engine has to answer.
    pub fn request(&self) -> Option<u32> {
        self.asked.map(|asked| asked.number)
    }

    /// The position shown.
    pub fn position(&self) -> &Position {
        let shown = self.game.position_after(self.shown);
        shown.unwrap_or(self.game.position())
    }

    /// Origin and destination of the move that led to it ([`Position::move_squares`]).
    pub fn last_move(&self) -> Option<(Square, Square)> {
        let before = self.shown.checked_sub(1)?;
        let ply = self.game.plies().get(before)?;
        Some(self.game.position_after(before)?.move_squares(ply.mv))
    }

    /// Whose pieces a hand at the board may move, and when they move.
    pub fn movable(&self) -> Movable {
        let game = &self.game;
        let here = game.phase() == Phase::Running
            && self.shown == game.plies().len()
            && (game.config().between_persons() || !game.must_press());
        if !here || self.pending.is_some() {
            return Movable::Nobody;
        }
        // One has the move before the opponent's is pressed (FIDE 1.3).
        let side = game.mover();
        let premoves = self.preferences.premoves && !self.strictness().competition;
        match [side, !side].map(|side| game.config().player(side)) {
            [Player::Person, _] => Movable::Now(side),
            [Player::Robot(_), Player::Person] if premoves => Movable::Premove(!side),
            _ => Movable::Nobody,
        }
    }

    /// Strictness in force; a finished game is looked at freely.
    pub fn strictness(&self) -> Strictness {
        let config = self.game.config();
        match self.game.outcome() {
            Some(_) => Strictness::default(),
            None => Strictness {
                allow_illegal_moves: config.strictness.allow_illegal_moves
                    && config.between_persons(),
                ..config.strictness
            },
        }
    }

    /// True if nobody points out what the players must see by themselves: checks, and why a move is illegal.
    pub fn is_silent(&self) -> bool {
        let strictness = self.strictness();
        strictness.competition || strictness.allow_illegal_moves
    }

    /// The side of the person, or White where both are persons.
    pub fn person(&self) -> Color {
        match self.game.config().player(Color::White) {
            Player::Person => Color::White,
            Player::Robot(_) | Player::Elsewhere => Color::Black,
        }
    }

    /// The side for which a person at this device may speak now: the one on the move where both are persons.
    pub fn speaker_side(&self) -> Color {
        match self.game.config().players {
            [Player::Person, Player::Person] => self.game.to_act(),
            [Player::Person, _] => Color::White,
            _ => Color::Black,
        }
    }

    /// The claim that a person at this device may make now.
    pub fn claimable(&self) -> Option<Claim> {
        match self.game.config().player(self.game.turn()) {
            Player::Person => self.game.claimable(),
            Player::Robot(_) | Player::Elsewhere => None,
        }
    }

    /// Shows the position after `ply` half-moves, or as near to it as there is one.
    pub(super) fn show(&mut self, ply: usize) {
        self.shown = ply.min(self.game.plies().len());
    }
}
