//! What a hand does at the board: picks a piece up, carries it, puts it down; or taps one square, then another.

use chess::Square;

/// How far a pointer must travel, in CSS pixels, before holding a piece becomes carrying it.
const CARRY_FROM: f64 = 4.0;

/// A piece in the hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// Where it was picked up.
    pub from: Square,
    /// Which pointer holds it.
    pub pointer: i32,
    /// Where the pointer went down, in CSS pixels of the window.
    pub start: (f64, f64),
    /// Where the pointer is.
    pub now: (f64, f64),
    /// Whether it has been moved far enough to be carried.
    pub carried: bool,
    /// Whether its square had been selected before: letting go there then deselects it.
    selected_before: bool,
}

/// The hand's state.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Hand {
    /// The square picked by a tap or a press.
    pub selected: Option<Square>,
    /// The piece held.
    pub held: Option<Held>,
}

/// A piece is put down: the hand's whole intent. Whether it is a move, the game decides.
pub type Release = (Square, Square);

impl Hand {
    /// A pointer goes down on `square` at `point`. `own`: a piece that may be moved stands there; `target`: the
    /// selected piece may go there.
    pub fn press(
        &mut self,
        square: Square,
        pointer: i32,
        point: (f64, f64),
        own: bool,
        target: bool,
    ) -> Option<Release> {
        if self.held.is_some() {
            // A second finger: put the piece back.
            self.held = None;
            return None;
        }
        if let (Some(from), true) = (self.selected, target) {
            *self = Hand::default();
            return Some((from, square));
        }
        if own {
            let selected_before = self.selected == Some(square);
            self.selected = Some(square);
            self.held = Some(Held {
                from: square,
                pointer,
                start: point,
                now: point,
                carried: false,
                selected_before,
            });
        } else {
            self.selected = None;
        }
        None
    }

    /// The pointer moves to `point`.
    pub fn carry(&mut self, pointer: i32, point: (f64, f64)) {
        if let Some(held) = self.held.as_mut().filter(|held| held.pointer == pointer) {
            held.now = point;
            let (dx, dy) = (point.0 - held.start.0, point.1 - held.start.1);
            held.carried |= dx.hypot(dy) >= CARRY_FROM;
        }
    }

    /// The pointer goes up over `square`.
    pub fn lift(&mut self, pointer: i32, square: Option<Square>) -> Option<Release> {
        let held = self.held.take_if(|held| held.pointer == pointer)?;
        match square {
            Some(to) if to != held.from => {
                self.selected = None;
                Some((held.from, to))
            }
            Some(_) if held.selected_before && !held.carried => {
                self.selected = None;
                None
            }
            Some(_) => None,
            None => {
                self.selected = None;
                None
            }
        }
    }

    /// A square is chosen without a pointer, by keyboard.
    pub fn tap(&mut self, square: Square, own: bool, target: bool) -> Option<Release> {
        match self.selected {
            Some(from) if target => {
                *self = Hand::default();
                Some((from, square))
            }
            Some(from) if from == square => {
                *self = Hand::default();
                None
            }
            _ => {
                self.selected = own.then_some(square);
                None
            }
        }
    }

    /// Everything back where it was.
    pub fn let_go(&mut self) {
        *self = Hand::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const E2: Square = Square::E2;
    const E4: Square = Square::E4;

    #[test]
    fn drag() {
        let mut hand = Hand::default();
        assert_eq!(hand.press(E2, 1, (10.0, 10.0), true, false), None);
        hand.carry(1, (11.0, 11.0));
        assert!(
            !hand.held.expect("held").carried,
            "a trembling finger does not carry"
        );
        hand.carry(1, (60.0, 10.0));
        assert!(hand.held.expect("held").carried);
        assert_eq!(hand.lift(1, Some(E4)), Some((E2, E4)));
        assert_eq!(hand, Hand::default());
    }

    #[test]
    fn tap_and_tap() {
        let mut hand = Hand::default();
        hand.press(E2, 1, (0.0, 0.0), true, false);
        assert_eq!(hand.lift(1, Some(E2)), None);
        assert_eq!(hand.selected, Some(E2));
        assert_eq!(hand.press(E4, 2, (0.0, 0.0), false, true), Some((E2, E4)));
        assert_eq!(hand.selected, None);
    }

    #[test]
    fn tapping_a_selected_piece_again_deselects_it() {
        let mut hand = Hand::default();
        for _ in 0..2 {
            hand.press(E2, 1, (0.0, 0.0), true, false);
            hand.lift(1, Some(E2));
        }
        assert_eq!(hand, Hand::default());
    }

    #[test]
    fn carried_back_home_it_stays_selected() {
        let mut hand = Hand::default();
        hand.press(E2, 1, (0.0, 0.0), true, false);
        hand.carry(1, (50.0, 0.0));
        hand.carry(1, (0.0, 0.0));
        assert_eq!(hand.lift(1, Some(E2)), None);
        assert_eq!(hand.selected, Some(E2));
    }

    #[test]
    fn a_second_finger_puts_the_piece_back() {
        let mut hand = Hand::default();
        hand.press(E2, 1, (0.0, 0.0), true, false);
        hand.carry(1, (50.0, 0.0));
        assert_eq!(hand.press(E4, 2, (0.0, 0.0), false, true), None);
        assert_eq!(hand.lift(1, Some(E4)), None);
    }

    #[test]
    fn dropped_off_the_board_nothing_happens() {
        let mut hand = Hand::default();
        hand.press(E2, 1, (0.0, 0.0), true, false);
        hand.carry(1, (500.0, 0.0));
        assert_eq!(hand.lift(1, None), None);
        assert_eq!(hand, Hand::default());
    }
}
