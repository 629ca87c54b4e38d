//! Draw of colours in sight of the players: the pawn in the hand, or a coin.
//!
//! The lot is drawn before the choice and not shown: the colour of the pawn in the left hand, or the side on which the coin
//! will lie, heads for White. Either choice is right as often.

use chess::Color;

/// Choice of who draws: one of two hands, or the call of a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawChoice {
    /// The left hand, or heads.
    First,
    /// The right hand, or tails.
    Second,
}

impl DrawChoice {
    /// Both.
    pub const ALL: [DrawChoice; 2] = [DrawChoice::First, DrawChoice::Second];
}

/// A draw of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColourDraw {
    lot: Color,
    choice: Option<DrawChoice>,
}

impl ColourDraw {
    /// A draw whose lot is this colour.
    pub const fn new(lot: Color) -> ColourDraw {
        ColourDraw { lot, choice: None }
    }

    /// Makes the choice, which cannot be changed.
    pub fn choose(&mut self, choice: DrawChoice) {
        self.choice.get_or_insert(choice);
    }

    /// The choice, once it is made.
    pub fn choice(self) -> Option<DrawChoice> {
        self.choice
    }

    /// The colour of the pawn in a hand, once one has been chosen. Of a coin: that of the side it shows, heads for White, as
    /// the left hand's.
    pub fn shown(self, hand: DrawChoice) -> Option<Color> {
        self.choice?;
        Some(match hand {
            DrawChoice::First => self.lot,
            DrawChoice::Second => !self.lot,
        })
    }

    /// The colour of the player who chose: that of the pawn in the hand; White if the coin was called rightly.
    pub fn color(self) -> Option<Color> {
        self.shown(self.choice?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hand_holds_what_was_in_it_before_the_choice() {
        for lot in Color::ALL {
            for (choice, other) in [
                (DrawChoice::First, DrawChoice::Second),
                (DrawChoice::Second, DrawChoice::First),
            ] {
                let mut draw = ColourDraw::new(lot);
                assert_eq!((draw.color(), draw.shown(choice)), (None, None));
                draw.choose(choice);
                assert_eq!(draw.shown(DrawChoice::First), Some(lot));
                assert_eq!(draw.color(), draw.shown(choice));
                assert_eq!(draw.shown(other), draw.color().map(|color| !color));
                draw.choose(other);
                assert_eq!(draw.choice(), Some(choice), "it is made once");
            }
        }
    }

    #[test]
    fn who_calls_the_coin_rightly_has_white() {
        let called = |lot, choice| {
            let mut draw = ColourDraw::new(lot);
            draw.choose(choice);
            draw.color()
        };
        // White stands for heads.
        assert_eq!(called(Color::White, DrawChoice::First), Some(Color::White));
        assert_eq!(called(Color::White, DrawChoice::Second), Some(Color::Black));
        assert_eq!(called(Color::Black, DrawChoice::First), Some(Color::Black));
        assert_eq!(called(Color::Black, DrawChoice::Second), Some(Color::White));
    }
}
