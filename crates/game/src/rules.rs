//! Rule sets: everything in which editions of the laws differ, as data and never as an `if` in the code.

mod editions;
mod legacy;

use crate::control::TimeControl;
use crate::time::Millis;
use chess::{Bitboard, Color, Position, Rank, Role};
use serde::{Deserialize, Serialize};

/// Everything in which editions of the laws differ. A field that is missing in a saved game has the value of
/// [`fide_2023`](RuleSet::fide_2023).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, remote = "Self")]
#[allow(clippy::struct_excessive_bools)] // questions that are answered apart
pub struct RuleSet {
    /// Stable name of the edition, kept in saved games.
    pub id: String,
    /// Occurrences of a position that allow the player on the move to claim a draw (FIDE 9.2).
    pub repetitions_to_claim: u32,
    /// Moves by each side without capture or pawn move that allow the claim (FIDE 9.3).
    pub moves_to_claim: u32,
    /// Endings in which the claim needs more moves (FIDE until 1992; the Chess Code's table of drawn games).
    pub long_endings: Vec<LongEnding>,
    /// Occurrences of a position at which the game ends by itself (FIDE 9.6.1, since 2014).
    pub repetitions_to_end: Option<u32>,
    /// Moves by each side without capture or pawn move at which the game ends by itself (FIDE 9.6.2, since 2014).
    pub moves_to_end: Option<u32>,
    /// Moves that each side must have made before the players may agree on a draw (FIDE 5.2.3, 9.1.1).
    pub moves_before_agreement: u32,
    /// Condition on which a side that has offered a draw may do so again: by FIDE 11.5 not without reason, which is read as
    /// not before a move of its own; by the Chess Code on conduct not before the opponent has offered.
    pub offers_again: OffersAgain,
    /// Condition on which a fallen flag is a draw and not a loss (FIDE 6.9).
    pub flag_draw: FlagDraw,
    /// Resigning against an opponent who could never mate is a draw (FIDE 5.1.2, since 2023).
    pub resignation_draw: bool,
    /// Consequence of both flags having fallen (FIDE III.3.1).
    pub both_flags: BothFlags,
    /// Illegal moves, as all classes of play have them (FIDE 7.5).
    pub illegal: IllegalMoves,
    /// Costs of faults and supervision, by class of play (FIDE, appendices A and B).
    pub by_class: ByClass,
    /// A wrong claim may be appealed against on the claimant's own time, and loses if it is wrong again (the Chess Code on
    /// claims).
    pub appeals: bool,
    /// Time within which a game begun with colours reversed is begun anew (FIDE 7.3).
    pub reversed_colours: ReversedColours,
    /// A player who stops the clocks on his own resigns by it (the Chess Code's table of finished games).
    pub stopping_resigns: bool,
    /// Default time in milliseconds: who comes later loses; `None` if nobody loses by absence (FIDE 6.7.1).
    pub lateness: Option<Millis>,
    /// The rook may be touched first when castling (USCF 10I2; not FIDE 4.4.2).
    pub rook_first_castling: bool,
    /// Moves may be taken back.
    pub take_back: bool,
    /// Clocks while the tab is closed or the device asleep.
    pub away: Away,
    /// Limits between blitz, rapid and standard chess (FIDE, appendices A and B).
    pub classes: Classes,
    /// The claim that the other side cannot or does not try to win, at the end of the last period (FIDE 2009, article 10
    /// and appendix D).
    pub quickplay_finish: Option<QuickplayFinish>,
}

/// An ending in which a draw can be claimed only after more moves than usual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LongEnding {
    /// The pieces of the stronger side, king first: `KRB`.
    pub stronger: String,
    /// The pieces of the weaker side: `KR`.
    pub weaker: String,
    /// The stronger side's pawn must stand before its promotion square.
    pub pawn_on_seventh: bool,
    /// The moves it takes.
    pub moves: u32,
}

/// Cost of a wrong claim, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongClaim {
    /// Gain of the opponent.
    pub opponent_gains: Millis,
    /// Loss of the claimant; it may be all the claimant has.
    pub claimant_loses: Millis,
}

/// Condition on which a draw may be offered once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OffersAgain {
    /// After a move of one's own.
    AfterMove,
    /// After the opponent has offered one (the Chess Code).
    AfterOpponent,
}

/// Condition on which a fallen flag is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagDraw {
    /// If the opponent cannot mate by any possible series of legal moves (FIDE 6.9).
    CannotMate,
    /// Also if the opponent has a lone king, king and bishop, king and knight, or king and two knights against no pawns,
    /// and no forced win (USCF 14E).
    Material,
    /// If the opponent has a lone king (the Chess Code).
    LoneKing,
}

/// Consequence of both flags having fallen before anybody has claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BothFlags {
    /// The game goes on with a new count; in the last period it is drawn (FIDE III.3.1).
    PlayOnUnlessLast,
    /// The game goes on with a new count (the Chess Code).
    PlayOn,
    /// It is drawn (USCF 14G; FIDE 2009 A6).
    Draw,
}

/// Illegal moves, as all classes of play have them (FIDE 7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IllegalMoves {
    /// The illegal move that loses the game: the second, the third; `None` if none does.
    pub loses_at: Option<u32>,
    /// Moves back within which an illegal move is still corrected; `None` until the game ends (USCF 11A).
    pub horizon: Option<u32>,
    /// Pressing the clock without a move, or moving with two hands, counts as an illegal move (FIDE 7.5.3, 7.5.4, since
    /// 2017).
    pub formal_faults: bool,
    /// A pawn left on its last rank when the clock is pressed becomes a queen (FIDE 7.5.2, since 2014); else the position
    /// before is restored.
    pub becomes_queen: bool,
}

/// The rules that differ by class of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByClass {
    /// With time to think.
    pub standard: ClassRules,
    /// Between blitz and standard chess (FIDE, appendix A).
    pub rapid: ClassRules,
    /// The fastest (FIDE, appendix B).
    pub blitz: ClassRules,
}

/// Costs of faults and supervision in one class of play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassRules {
    /// Cost of a wrong claim (FIDE 9.5.3, A.3, B.3).
    pub wrong_claim: WrongClaim,
    /// Gain of the opponent by a completed illegal move, in milliseconds (FIDE 7.5.5, A.3, B.3).
    pub illegal_bonus: Millis,
    /// The law where supervision is not adequate; `None` where the competition rules apply (FIDE A.4, B.2).
    pub unsupervised: Option<Unsupervised>,
}

/// Play without adequate supervision (FIDE A.5, B.3; FIDE 2009 A4, B3): nobody but the opponent sees an illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unsupervised {
    /// Moves by each side after which the set-up, the orientation of the board and the setting of the clock stand; `None`
    /// if they can always be corrected.
    pub setup_until: Option<u32>,
    /// Consequence of an illegal move that is claimed before the reply.
    pub claimed: ClaimedIllegal,
    /// Consequence of both kings in check, or of a pawn on its last rank.
    pub impossible: ImpossiblePosition,
}

/// Consequence of an illegal move that the opponent claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimedIllegal {
    /// As if an arbiter had seen it (FIDE A.5.2; FIDE 2009 A4c).
    Penalty,
    /// It loses (FIDE 2009 B3; USCF blitz rules).
    Loses,
}

/// Consequence of a position in which both kings are in check, or a pawn stands on its last rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ImpossiblePosition {
    /// The arbiter intervenes at once (FIDE 2009 A4c).
    Corrected,
    /// A draw, if the reply leaves an illegal position (FIDE A.5.4).
    Drawn,
}

/// Time within which a game begun with colours reversed is begun anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReversedColours {
    /// Until both sides have made so many moves (FIDE 7.3).
    Moves(u32),
    /// As long as the arbiter thinks fit (FIDE 2009, 7.2).
    ArbiterDecides,
    /// Until a quarter of the time before the first control has been used (the Chess Code).
    QuarterOfTime,
}

/// Clocks while nobody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Away {
    /// The game waits, paused, for its players.
    Waits,
    /// The time runs on.
    Runs,
}

/// The limits between classes of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Classes {
    /// The longest blitz, in milliseconds of main time and sixty increments.
    pub blitz: Millis,
    /// The shortest standard game.
    #[serde(alias = "classical")]
    pub standard: Millis,
}

/// A class of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// The fastest.
    Blitz,
    /// Between blitz and standard chess.
    Rapid,
    /// With time to think.
    Standard,
}

/// The quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuickplayFinish {
    /// The claim needs less than this on the claimant's clock, in milliseconds.
    pub below: Millis,
    /// Gain of the opponent if it is rejected, in milliseconds.
    pub rejected: Millis,
    /// Blitz knows the claim too (not so by FIDE III.2.2 and FIDE 2009 B3).
    #[serde(default = "yes")]
    pub in_blitz: bool,
    /// The increment, in milliseconds, that a player may ask for instead (FIDE III.4); `None` if there is no such request.
    #[serde(default)]
    pub increment: Option<Millis>,
}

fn yes() -> bool {
    true
}

impl ByClass {
    /// The same rules in all classes.
    pub const fn same(rules: ClassRules) -> ByClass {
        ByClass {
            standard: rules,
            rapid: rules,
            blitz: rules,
        }
    }

    /// The rules of a class.
    pub fn of(&self, class: Class) -> &ClassRules {
        match class {
            Class::Standard => &self.standard,
            Class::Rapid => &self.rapid,
            Class::Blitz => &self.blitz,
        }
    }

    /// The rules of a class, to be changed.
    pub fn of_mut(&mut self, class: Class) -> &mut ClassRules {
        match class {
            Class::Standard => &mut self.standard,
            Class::Rapid => &mut self.rapid,
            Class::Blitz => &mut self.blitz,
        }
    }
}

impl RuleSet {
    /// The class of a game at this control: the longer of the two sides' times counts, main time and sixty increments
    /// (FIDE, appendices A.1 and B.1).
    pub fn class(&self, control: &TimeControl) -> Class {
        let time = Color::ALL.map(|side| control.estimate(side));
        match time[0].max(time[1]) {
            time if time <= self.classes.blitz => Class::Blitz,
            time if time < self.classes.standard => Class::Rapid,
            _ => Class::Standard,
        }
    }

    /// Moves by each side without capture or pawn move that allow a claim in this position.
    pub fn moves_to_claim_in(&self, position: &Position) -> u32 {
        self.long_endings
            .iter()
            .filter(|ending| Color::ALL.iter().any(|&side| ending.is(position, side)))
            .map(|ending| ending.moves)
            .max()
            .unwrap_or(self.moves_to_claim)
    }

    /// Checks that a game can be played by these rules.
    ///
    /// # Errors
    /// The name of the first field by which nobody could play.
    pub fn check(&self) -> Result<(), &'static str> {
        let classes = [Class::Standard, Class::Rapid, Class::Blitz].map(|it| self.by_class.of(it));
        let longest = |of: fn(&ClassRules) -> Millis| classes.into_iter().map(of).max();
        let possible = |time: Option<Millis>| time <= Some(TimeControl::LONGEST);
        let sound = [
            ("repetitions_to_claim", self.repetitions_to_claim >= 2),
            ("moves_to_claim", self.moves_to_claim >= 1),
            ("repetitions_to_end", self.repetitions_to_end != Some(0)),
            ("moves_to_end", self.moves_to_end != Some(0)),
            ("illegal", self.illegal.loses_at != Some(0)),
            (
                "wrong_claim",
                possible(longest(|it| {
                    it.wrong_claim
                        .opponent_gains
                        .max(it.wrong_claim.claimant_loses)
                })),
            ),
            ("illegal_bonus", possible(longest(|it| it.illegal_bonus))),
            (
                "quickplay_finish",
                self.quickplay_finish.is_none_or(|finish| {
                    possible(Some(finish.rejected))
                        && possible(finish.increment)
                        && finish.increment != Some(0)
                }),
            ),
            ("classes", self.classes.blitz < self.classes.standard),
        ];
        match sound.iter().find(|(_, sound)| !sound) {
            Some((field, _)) => Err(field),
            None => Ok(()),
        }
    }
}

impl Default for RuleSet {
    fn default() -> RuleSet {
        RuleSet::fide_2023()
    }
}

impl LongEnding {
    /// True if this is the ending on the board, with `side` the stronger one.
    fn is(&self, position: &Position, side: Color) -> bool {
        let seventh = Bitboard::rank(if side == Color::White {
            Rank::Seventh
        } else {
            Rank::Second
        });
        let pawns = position.pieces(side, Role::Pawn);
        pieces(position, side) == self.stronger
            && pieces(position, !side) == self.weaker
            && (!self.pawn_on_seventh || (pawns & seventh).any())
    }
}

/// A side's pieces, king first, then by value: `KQRBNP`.
fn pieces(position: &Position, side: Color) -> String {
    Role::ALL
        .iter()
        .rev()
        .flat_map(|&role| {
            let count = position.pieces(side, role).count();
            core::iter::repeat_n(role.upper(), count as usize)
        })
        .collect()
}
