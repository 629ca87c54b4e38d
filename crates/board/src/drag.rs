//! Drag and tap: a state machine of picking up, carrying and dropping a piece, or tapping one square, then another.

use chess::Square;

/// Drag threshold: distance in CSS pixels before pressing a piece becomes carrying it.
pub const CARRY_FROM: f64 = 4.0;

/// Ways to move pieces by pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Moving {
    /// Either of the next two.
    #[default]
    Both,
    /// By carrying them.
    Drag,
    /// By tapping two squares.
    Tap,
    /// By carrying them; a tap on any square is told instead of picking a piece up, by keyboard as well.
    TellTaps,
}

/// The thing under a pressed pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grip {
    /// A piece that may be moved. Letting go where it stands deselects it if it had been selected before.
    Piece { selected_before: bool },
    /// A square the selected piece may go to: it goes there when the pointer is lifted, not before, so that a finger
    /// can still slide to the right one. `own`: a piece that may be moved stands there too.
    Dest { own: bool },
    /// A square without a piece that may be moved, whose tap is told.
    Square,
}

/// A pointer that is down on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// Square of the pointer's press.
    pub square: Square,
    /// Id of the pointer.
    pub pointer: i32,
    /// Point of the press, in CSS pixels of the window.
    start: (f64, f64),
    /// True once the pointer has moved far enough to carry a piece.
    pub carried: bool,
    grip: Grip,
}

/// State of a drag or of a selection.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Drag {
    /// The square picked by a tap or a press.
    pub selected: Option<Square>,
    /// The pointer that is down.
    pub held: Option<Held>,
}

/// A drop: origin and destination of a piece. The owner of the board decides whether it is a move.
pub type Dropped = (Square, Square);

/// Results of a pointer that goes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lifted {
    /// A piece was dropped.
    Drop(Dropped),
    /// The piece of this square was carried off the board.
    Off(Square),
    /// This square was tapped.
    Tap(Square),
    /// Nothing that concerns anybody else.
    Nothing,
}

impl Drag {
    /// A pointer goes down on `square` at `point`. `own`: a piece that may be moved stands there; `dest`: the
    /// selected piece may go there.
    pub fn press(
        &mut self,
        square: Square,
        pointer: i32,
        point: (f64, f64),
        (own, dest): (bool, bool),
        moving: Moving,
    ) {
        if self.held.is_some() {
            // A second finger: put the piece back.
            self.let_go();
            return;
        }
        let grip = if self.selected.is_some() && dest && moving != Moving::TellTaps {
            Grip::Dest { own }
        } else if own {
            let selected_before = self.selected == Some(square);
            self.selected = Some(square);
            Grip::Piece { selected_before }
        } else if moving == Moving::TellTaps {
            Grip::Square
        } else {
            self.selected = None;
            return;
        };
        self.held = Some(Held {
            square,
            pointer,
            start: point,
            carried: false,
            grip,
        });
    }

    /// The pointer moves to `point`.
    pub fn carry(&mut self, pointer: i32, point: (f64, f64), moving: Moving) {
        let Some(held) = self.held.as_mut().filter(|held| held.pointer == pointer) else {
            return;
        };
        let (dx, dy) = (point.0 - held.start.0, point.1 - held.start.1);
        if dx.hypot(dy) < CARRY_FROM || moving == Moving::Tap {
            return;
        }
        match held.grip {
            Grip::Piece { .. } => held.carried = true,
            // It is this piece that is meant to move, not the selected one.
            Grip::Dest { own: true } => {
                held.grip = Grip::Piece {
                    selected_before: false,
                };
                held.carried = true;
                self.selected = Some(held.square);
            }
            Grip::Dest { own: false } | Grip::Square => {}
        }
    }

    /// The square from which a piece moves if the pointer is lifted now.
    pub fn from(&self) -> Option<Square> {
        let held = self.held?;
        match held.grip {
            Grip::Piece { .. } if held.carried => Some(held.square),
            Grip::Piece { .. } | Grip::Square => None,
            Grip::Dest { .. } => self.selected,
        }
    }

    /// The square of the piece that is carried.
    pub fn carried(&self) -> Option<Square> {
        self.held
            .filter(|held| held.carried)
            .map(|held| held.square)
    }

    /// The pointer goes up; `to` is the square it leaves the piece on, `None` off the board.
    pub fn lift(&mut self, pointer: i32, to: Option<Square>, moving: Moving) -> Lifted {
        let from = self.from();
        let Some(held) = self.held.take_if(|held| held.pointer == pointer) else {
            return Lifted::Nothing;
        };
        match (held.grip, from, to) {
            (_, Some(from), Some(to)) if from != to => {
                self.selected = None;
                Lifted::Drop((from, to))
            }
            (Grip::Piece { .. }, Some(from), None) => {
                self.selected = None;
                Lifted::Off(from)
            }
            (Grip::Piece { .. } | Grip::Square, None, Some(to))
                if moving == Moving::TellTaps && to == held.square =>
            {
                self.selected = None;
                Lifted::Tap(to)
            }
            // Carried home again it stays selected; so does a piece pressed for the first time.
            (Grip::Piece { selected_before }, _, Some(to)) if to == held.square => {
                let done = moving == Moving::Drag || (selected_before && !held.carried);
                self.selected = self.selected.filter(|_| !done);
                Lifted::Nothing
            }
            _ => {
                self.selected = None;
                Lifted::Nothing
            }
        }
    }

    /// A square is chosen without a pointer, by keyboard.
    pub fn tap(&mut self, square: Square, own: bool, dest: bool) -> Option<Dropped> {
        match self.selected {
            Some(from) if dest => {
                *self = Drag::default();
                Some((from, square))
            }
            Some(from) if from == square => {
                *self = Drag::default();
                None
            }
            _ => {
                self.selected = own.then_some(square);
                None
            }
        }
    }

    /// Ends the drag and the selection.
    pub fn let_go(&mut self) {
        *self = Drag::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const E2: Square = Square::E2;
    const E4: Square = Square::E4;
    const BOTH: Moving = Moving::Both;

    fn pressed(square: Square, own: bool, dest: bool, mut hand: Drag) -> Drag {
        hand.press(square, 1, (10.0, 10.0), (own, dest), BOTH);
        hand
    }

    #[test]
    fn drag() {
        let mut hand = pressed(E2, true, false, Drag::default());
        hand.carry(1, (11.0, 11.0), BOTH);
        assert_eq!(hand.carried(), None, "a trembling finger does not carry");
        hand.carry(1, (60.0, 10.0), BOTH);
        assert_eq!(hand.carried(), Some(E2));
        assert_eq!(hand.lift(1, Some(E4), BOTH), Lifted::Drop((E2, E4)));
        assert_eq!(hand, Drag::default());
    }

    #[test]
    fn tap_and_tap_moves_when_the_finger_leaves() {
        let mut hand = pressed(E2, true, false, Drag::default());
        assert_eq!(hand.lift(1, Some(E2), BOTH), Lifted::Nothing);
        assert_eq!(hand.selected, Some(E2));
        let mut hand = pressed(Square::E3, false, true, hand);
        assert_eq!(hand.from(), Some(E2));
        hand.carry(1, (10.0, 60.0), BOTH);
        assert_eq!(hand.carried(), None);
        assert_eq!(hand.lift(1, Some(E4), BOTH), Lifted::Drop((E2, E4)));
        assert_eq!(hand, Drag::default());
    }

    #[test]
    fn a_goal_that_is_an_own_piece_can_be_tapped_or_carried_away() {
        let king = Drag {
            selected: Some(Square::E1),
            held: None,
        };
        let mut castling = pressed(Square::H1, true, true, king);
        assert_eq!(
            castling.lift(1, Some(Square::H1), BOTH),
            Lifted::Drop((Square::E1, Square::H1))
        );
        let mut rook = pressed(Square::H1, true, true, king);
        rook.carry(1, (60.0, 10.0), BOTH);
        assert_eq!(rook.carried(), Some(Square::H1));
        assert_eq!(
            rook.lift(1, Some(Square::G1), BOTH),
            Lifted::Drop((Square::H1, Square::G1))
        );
    }

    #[test]
    fn tapping_a_selected_piece_again_deselects_it() {
        let mut hand = Drag::default();
        for _ in 0..2 {
            hand = pressed(E2, true, false, hand);
            hand.lift(1, Some(E2), BOTH);
        }
        assert_eq!(hand, Drag::default());
    }

    #[test]
    fn carried_back_home_it_stays_selected() {
        let mut hand = pressed(E2, true, false, Drag::default());
        hand.carry(1, (60.0, 10.0), BOTH);
        hand.carry(1, (10.0, 10.0), BOTH);
        assert_eq!(hand.lift(1, Some(E2), BOTH), Lifted::Nothing);
        assert_eq!(hand.selected, Some(E2));
    }

    #[test]
    fn only_taps_or_only_carrying_where_the_player_wants_that() {
        let mut hand = pressed(E2, true, false, Drag::default());
        hand.carry(1, (60.0, 10.0), Moving::Tap);
        assert_eq!(hand.carried(), None);
        assert_eq!(hand.lift(1, Some(E4), Moving::Tap), Lifted::Nothing);
        let mut hand = pressed(E2, true, false, Drag::default());
        hand.lift(1, Some(E2), Moving::Drag);
        assert_eq!(hand.selected, None);
    }

    #[test]
    fn off_the_board_a_piece_is_told_of() {
        let mut hand = pressed(E2, true, false, Drag::default());
        hand.carry(1, (60.0, 10.0), BOTH);
        assert_eq!(hand.lift(1, None, BOTH), Lifted::Off(E2));
        assert_eq!(hand, Drag::default());
        let selected = Drag {
            selected: Some(E2),
            held: None,
        };
        let mut hand = pressed(E4, false, true, selected);
        assert_eq!(
            hand.lift(1, None, BOTH),
            Lifted::Nothing,
            "only a finger was taken off"
        );
    }

    #[test]
    fn where_taps_are_told_a_piece_can_still_be_carried() {
        let taps = Moving::TellTaps;
        for own in [false, true] {
            let mut hand = Drag::default();
            hand.press(E2, 1, (10.0, 10.0), (own, false), taps);
            assert_eq!(hand.lift(1, Some(E2), taps), Lifted::Tap(E2));
            assert_eq!(hand, Drag::default());
        }
        let mut hand = Drag::default();
        hand.press(E2, 1, (10.0, 10.0), (true, false), taps);
        hand.carry(1, (60.0, 10.0), taps);
        assert_eq!(hand.lift(1, Some(E4), taps), Lifted::Drop((E2, E4)));
    }

    #[test]
    fn a_second_finger_puts_the_piece_back() {
        let mut hand = pressed(E2, true, false, Drag::default());
        hand.carry(1, (60.0, 10.0), BOTH);
        hand.press(E4, 2, (0.0, 0.0), (false, true), BOTH);
        assert_eq!(hand.lift(1, Some(E4), BOTH), Lifted::Nothing);
    }
}
