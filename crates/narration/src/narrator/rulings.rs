//! The arbiter's words: rulings with their penalties, and reasons why something cannot be done.

use super::Narrator;
use chess::{Color, Square};
use game::{Game, Moved, OffersAgain, Refusal, Ruling, WrongClaim};
use i18n::args;

impl Narrator<'_> {
    /// A ruling with its penalty: `The claim of White was wrong. Black gets 2 minutes.`
    pub fn ruling(&self, ruling: Ruling) -> String {
        let (what, gains, loses) = match ruling {
            Ruling::Illegal { side, count, bonus } => {
                let told = args!["side" => self.side(side), "count" => count];
                let what = self.words.with("ruling-illegal", &told);
                return match self.gains(!side, bonus) {
                    Some(gain) => {
                        let told = args!["what" => what, "gain" => gain];
                        self.words.with("ruling-with-gain", &told)
                    }
                    None => self.sentence(&what),
                };
            }
            Ruling::MayClaimIllegal(side) => {
                let told = args!["side" => self.side(side)];
                (self.words.with("ruling-may-claim", &told), None, None)
            }
            Ruling::WrongClaim {
                side,
                opponent_gains,
                claimant_loses,
            } => {
                let told = args!["side" => self.side(side)];
                let what = self.words.with("ruling-wrong-claim", &told);
                let loses = (claimant_loses > 0).then(|| {
                    let told =
                        args!["side" => self.side(side), "time" => self.span(claimant_loses)];
                    self.words.with("loses-time", &told)
                });
                (what, self.gains(!side, opponent_gains), loses)
            }
            Ruling::NewPeriod => (self.words.get("ruling-new-period"), None, None),
            Ruling::Rejected(0) => (self.words.get("ruling-refused"), None, None),
            Ruling::Postponed(bonus) => {
                let told = args!["time" => self.span(bonus)];
                (self.words.with("ruling-postponed", &told), None, None)
            }
            Ruling::Increment(increment) => {
                let told = args!["time" => self.span(increment)];
                (self.words.with("ruling-increment", &told), None, None)
            }
            Ruling::Rejected(bonus) => {
                let told = args!["time" => self.span(bonus)];
                (self.words.with("ruling-rejected", &told), None, None)
            }
        };
        let told: Vec<String> = [Some(what), gains, loses].into_iter().flatten().collect();
        told.join(" ")
    }

    fn gains(&self, side: Color, time: u64) -> Option<String> {
        let told = args!["side" => self.side(side), "time" => self.span(time)];
        (time > 0).then(|| self.words.with("gains-time", &told))
    }

    /// The penalty for a wrong claim, if there is one.
    pub fn cost_of_claim(&self, game: &Game) -> Option<String> {
        game.config().time.as_ref()?;
        let WrongClaim {
            opponent_gains,
            claimant_loses,
        } = game.cost_of_wrong_claim();
        let told = |name: &str, time: u64| {
            let told = args!["time" => self.span(time)];
            (time > 0).then(|| self.words.with(name, &told))
        };
        told("wrong-claim-gives", opponent_gains)
            .or_else(|| told("wrong-claim-takes", claimant_loses))
    }

    /// `White asks for time for each move.`
    pub fn asks_increment(&self, by: Color) -> String {
        self.words
            .with("asks-increment", &args!["side" => self.side(by)])
    }

    /// `White claims that nothing is left to be won: somebody must decide.`
    pub fn claims_quickplay(&self, by: Color) -> String {
        self.words
            .with("claims-quickplay", &args!["side" => self.side(by)])
    }

    /// A touch of an opponent's piece, which is rare and easily overlooked.
    pub(super) fn touched(&self, game: &Game, square: Square) -> Option<String> {
        let piece = game.position().piece_at(square)?;
        (piece.color != game.turn()).then(|| {
            let told = args!["square" => self.square(square), "piece" => self.piece(piece)];
            self.sentence(&self.words.with("touched", &told))
        })
    }

    /// The reason of a refusal; `None` where the page shows it anyway.
    pub fn refusal(&self, game: &Game, refusal: Refusal) -> Option<String> {
        Some(match refusal {
            Refusal::FlagFallen(_) | Refusal::Over => return None,
            // A player who may find out alone is not told the reason.
            Refusal::IllegalMove(_, why) if !self.quiet => self.illegal(game.position(), why),
            Refusal::Touched(square) => self
                .words
                .with("refusal-touched", &args!["square" => self.square(square)]),
            Refusal::Released(square) => self
                .words
                .with("refusal-released", &args!["square" => self.square(square)]),
            Refusal::CastlingBegun(_) => self.words.get("refusal-castling-begun"),
            Refusal::Announced(mv) => {
                let moved = Moved::of(game.position(), mv).map(|moved| self.moved(&moved, false));
                let told = args!["move" => moved.unwrap_or_default()];
                self.words.with("refusal-announced", &told)
            }
            Refusal::OfferedAlready => self.words.get(match game.config().rules.offers_again {
                _ if game.offer().is_some() => "offer-stands",
                OffersAgain::AfterMove => "refusal-offer-after-move",
                OffersAgain::AfterOpponent => "refusal-offer-after-opponent",
            }),
            Refusal::TooEarly(number) => self
                .words
                .with("refusal-too-early", &args!["number" => number]),
            Refusal::ClaimLapsed => self.words.get("refusal-lapsed"),
            Refusal::NotPressed(_) => self.words.get("refusal-press"),
            Refusal::KingCanBeTaken => self.words.get("refusal-king"),
            Refusal::Elsewhere(_) => self.words.get("refusal-elsewhere"),
            Refusal::PlayedHere(_) => self.words.get("refusal-played-here"),
            Refusal::NothingNew => self.words.get("refusal-nothing-new"),
            Refusal::OtherGame => self.words.get("refusal-other-game"),
            _ => self.words.get("entry-cannot"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Lexicon;

    #[test]
    fn an_illegal_move_is_explained_unless_it_is_to_be_found_out() {
        let words = Lexicon::english();
        let game = Game::new(game::Config::default());
        let (from, to) = (chess::Square::E2, chess::Square::E5);
        let why = game.position().why_illegal(from, to).expect("illegal");
        let refusal = Refusal::IllegalMove(chess::Move::new(from, to, None), why);
        let told = |narrator: Narrator<'_>| narrator.refusal(&game, refusal).expect("told");
        let explained = told(Narrator::new(&words, false));
        assert_eq!(
            explained,
            Narrator::new(&words, false).illegal(game.position(), why)
        );
        let quiet = told(Narrator::new(&words, false).quiet(true));
        assert_eq!(quiet, words.get("entry-cannot"));
    }

    #[test]
    fn rulings_say_what_they_cost() {
        let words = Lexicon::english();
        let narrator = Narrator::new(&words, false);
        for (ruling, told) in [
            (
                Ruling::Illegal {
                    side: Color::White,
                    count: 1,
                    bonus: 120_000,
                },
                "White’s first illegal move: Black gets 2 minutes.",
            ),
            (
                Ruling::Illegal {
                    side: Color::Black,
                    count: 2,
                    bonus: 0,
                },
                "Black’s second illegal move.",
            ),
            (
                Ruling::WrongClaim {
                    side: Color::White,
                    opponent_gains: 0,
                    claimant_loses: 300_000,
                },
                "The claim of White was wrong. White loses 5 minutes.",
            ),
        ] {
            assert_eq!(narrator.ruling(ruling), told);
        }
    }
}
