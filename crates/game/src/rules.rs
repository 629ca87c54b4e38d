//! Which edition of the laws governs a game: data, never an `if` in the code.

use crate::control::TimeControl;
use crate::time::Millis;
use chess::{Bitboard, Color, Position, Rank, Role};
use serde::{Deserialize, Serialize};

const MINUTE: Millis = 60_000;

/// Everything in which editions of the laws differ. A field that is missing in a saved game has the value of
/// [`fide_2023`](RuleSet::fide_2023).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct RuleSet {
    /// Stable name of the edition, kept in saved games.
    pub id: String,
    /// How often a position must have occurred for the player on the move to claim a draw (FIDE 9.2).
    pub repetitions_to_claim: u32,
    /// How many moves by each side without capture or pawn move allow the claim (FIDE 9.3).
    pub moves_to_claim: u32,
    /// Endings in which the claim needs more moves (FIDE until 1992; the Chess Code's table of drawn games).
    pub long_endings: Vec<LongEnding>,
    /// Occurrences of a position at which the game ends by itself (FIDE 9.6.1, since 2014).
    pub repetitions_to_end: Option<u32>,
    /// Moves by each side without capture or pawn move at which the game ends by itself (FIDE 9.6.2, since 2014).
    pub moves_to_end: Option<u32>,
    /// What a wrong claim costs (FIDE 9.5.3).
    pub wrong_claim: WrongClaim,
    /// What it costs in blitz (FIDE B.2).
    pub wrong_claim_in_blitz: WrongClaim,
    /// The number of the move from which on the players may agree on a draw; 0 allows it always (FIDE 9.1.1).
    pub agreement_from: u32,
    /// When a side that has offered a draw may do so again (FIDE 11.5; the Chess Code on conduct).
    pub offers_again: OffersAgain,
    /// When a fallen flag is a draw and not a loss (FIDE 6.9).
    pub flag_draw: FlagDraw,
    /// What happens if both flags have fallen (FIDE III.3.1).
    pub both_flags: BothFlags,
    /// What illegal moves cost (FIDE 7.5).
    pub illegal: IllegalMoves,
    /// How long a game begun with colours reversed may be begun anew (FIDE 7.3).
    pub reversed_colours: ReversedColours,
    /// Whether a player who stops the clocks on his own resigns by it (the Chess Code's table of finished games).
    pub stopping_resigns: bool,
    /// How late a player may come, in milliseconds; `None` if nobody loses by absence (FIDE 6.7.1).
    pub lateness: Option<Millis>,
    /// Whether the rook may be touched first when castling (USCF 10I2; not FIDE 4.4.2).
    pub rook_first_castling: bool,
    /// Whether moves may be taken back.
    pub take_back: bool,
    /// What the clocks do while the tab is closed or the device asleep.
    pub away: Away,
    /// Where blitz ends and classical chess begins (FIDE, appendices A and B).
    pub classes: Classes,
    /// The claim that the other side cannot or does not try to win, at the end of the last period (FIDE 2009, article 10
    /// and appendix D).
    pub quickplay_finish: Option<QuickplayFinish>,
}

/// An ending in which a draw can be claimed only after more moves than usual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LongEnding {
    /// The men of the stronger side, king first: `KRB`.
    pub stronger: String,
    /// The men of the weaker side: `KR`.
    pub weaker: String,
    /// Whether the stronger side's pawn must stand before its promotion square.
    pub pawn_on_seventh: bool,
    /// The moves it takes.
    pub moves: u32,
}

/// What a wrong claim costs, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongClaim {
    /// What the opponent gets.
    pub opponent_gains: Millis,
    /// What is taken from the claimant; it may be all the claimant has.
    pub claimant_loses: Millis,
}

/// When a draw may be offered once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OffersAgain {
    /// After a move of one's own.
    AfterMove,
    /// After the opponent has offered one.
    AfterOpponent,
}

/// When a fallen flag is a draw.
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

/// What happens if both flags have fallen and nobody has claimed.
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

/// What completed illegal moves cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IllegalMoves {
    /// What the opponent gets in classical and rapid chess, in milliseconds.
    pub bonus: Millis,
    /// What is done in blitz.
    pub blitz: BlitzIllegal,
    /// The illegal move that loses the game: the second, the third; `None` if none does.
    pub loses_at: Option<u32>,
    /// How many moves back an illegal move is still corrected; `None` until the game ends (USCF 11A).
    pub horizon: Option<u32>,
}

/// What an illegal move in blitz costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BlitzIllegal {
    /// The opponent gets so many milliseconds (FIDE B.2).
    Bonus(Millis),
    /// The opponent may claim the game before moving, by taking the king for instance; else the move stands (FIDE 2009
    /// B3; USCF blitz rules).
    ClaimWins,
}

/// How long a game begun with colours reversed may be begun anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReversedColours {
    /// Until both sides have made so many moves (FIDE 7.3).
    Moves(u32),
    /// Until a quarter of the time before the first control has been used (the Chess Code).
    QuarterOfTime,
}

/// What the clocks do while nobody is there.
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
    /// The shortest classical game.
    pub classical: Millis,
}

/// A class of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// The fastest.
    Blitz,
    /// Between blitz and classical.
    Rapid,
    /// With time to think.
    Classical,
}

/// The quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuickplayFinish {
    /// The claim needs less than this on the claimant's clock, in milliseconds.
    pub below: Millis,
    /// What the opponent gets if it is rejected.
    pub rejected: Millis,
}

impl RuleSet {
    /// The FIDE Laws of Chess taking effect from 1 January 2023.
    pub fn fide_2023() -> RuleSet {
        RuleSet {
            id: "fide-2023".into(),
            repetitions_to_claim: 3,
            moves_to_claim: 50,
            long_endings: Vec::new(),
            repetitions_to_end: Some(5),
            moves_to_end: Some(75),
            wrong_claim: WrongClaim {
                opponent_gains: 2 * MINUTE,
                claimant_loses: 0,
            },
            wrong_claim_in_blitz: WrongClaim {
                opponent_gains: MINUTE,
                claimant_loses: 0,
            },
            agreement_from: 0,
            offers_again: OffersAgain::AfterOpponent,
            flag_draw: FlagDraw::CannotMate,
            both_flags: BothFlags::PlayOnUnlessLast,
            illegal: IllegalMoves {
                bonus: 2 * MINUTE,
                blitz: BlitzIllegal::Bonus(MINUTE),
                loses_at: Some(2),
                horizon: None,
            },
            reversed_colours: ReversedColours::Moves(10),
            stopping_resigns: false,
            lateness: Some(0),
            rook_first_castling: false,
            take_back: false,
            away: Away::Waits,
            classes: Classes {
                blitz: 10 * MINUTE,
                classical: 60 * MINUTE,
            },
            quickplay_finish: None,
        }
    }

    /// The FIDE Laws of 2009: a wrong claim costs three minutes, the third illegal move loses, and the last period may be
    /// a quickplay finish.
    pub fn fide_2009() -> RuleSet {
        let wrong_claim = WrongClaim {
            opponent_gains: 3 * MINUTE,
            claimant_loses: 0,
        };
        RuleSet {
            id: "fide-2009".into(),
            repetitions_to_end: None,
            moves_to_end: None,
            wrong_claim,
            wrong_claim_in_blitz: wrong_claim,
            illegal: IllegalMoves {
                bonus: 2 * MINUTE,
                blitz: BlitzIllegal::ClaimWins,
                loses_at: Some(3),
                horizon: None,
            },
            classes: Classes {
                blitz: 15 * MINUTE - 1,
                classical: 60 * MINUTE,
            },
            quickplay_finish: Some(QuickplayFinish {
                below: 2 * MINUTE,
                rejected: 2 * MINUTE,
            }),
            ..RuleSet::fide_2023()
        }
    }

    /// The rules of the US Chess Federation, as far as they differ.
    pub fn uscf() -> RuleSet {
        RuleSet {
            id: "uscf".into(),
            wrong_claim_in_blitz: RuleSet::fide_2023().wrong_claim,
            offers_again: OffersAgain::AfterMove,
            flag_draw: FlagDraw::Material,
            both_flags: BothFlags::Draw,
            illegal: IllegalMoves {
                bonus: 2 * MINUTE,
                blitz: BlitzIllegal::ClaimWins,
                loses_at: None,
                horizon: Some(10),
            },
            lateness: Some(60 * MINUTE),
            rook_first_castling: true,
            ..RuleSet::fide_2023()
        }
    }

    /// The older Chess Code of the sources: 75 moves in some endings, five minutes for a wrong claim, an hour for
    /// latecomers, and who stops the clock resigns.
    pub fn code_1988() -> RuleSet {
        let ending = |stronger: &str, weaker: &str, pawn_on_seventh| LongEnding {
            stronger: stronger.into(),
            weaker: weaker.into(),
            pawn_on_seventh,
            moves: 75,
        };
        let wrong_claim = WrongClaim {
            opponent_gains: 0,
            claimant_loses: 5 * MINUTE,
        };
        RuleSet {
            id: "code-1988".into(),
            long_endings: vec![
                ending("KRB", "KR", false),
                ending("KNN", "KP", false),
                ending("KQP", "KQ", true),
                ending("KQ", "KNN", false),
                ending("KQ", "KBB", false),
                ending("KBB", "KN", false),
            ],
            repetitions_to_end: None,
            moves_to_end: None,
            wrong_claim,
            wrong_claim_in_blitz: wrong_claim,
            flag_draw: FlagDraw::LoneKing,
            both_flags: BothFlags::PlayOn,
            illegal: IllegalMoves {
                bonus: 0,
                blitz: BlitzIllegal::Bonus(0),
                loses_at: None,
                horizon: None,
            },
            reversed_colours: ReversedColours::QuarterOfTime,
            stopping_resigns: true,
            lateness: Some(60 * MINUTE),
            ..RuleSet::fide_2023()
        }
    }

    /// For play without pressure: moves may be taken back, nothing costs time.
    pub fn casual() -> RuleSet {
        RuleSet {
            id: "casual".into(),
            wrong_claim: WrongClaim::default(),
            wrong_claim_in_blitz: WrongClaim::default(),
            offers_again: OffersAgain::AfterMove,
            illegal: IllegalMoves {
                bonus: 0,
                blitz: BlitzIllegal::Bonus(0),
                loses_at: None,
                horizon: None,
            },
            lateness: None,
            take_back: true,
            ..RuleSet::fide_2023()
        }
    }

    /// All editions, the usual one first.
    pub fn editions() -> [RuleSet; 5] {
        [
            RuleSet::fide_2023(),
            RuleSet::fide_2009(),
            RuleSet::uscf(),
            RuleSet::code_1988(),
            RuleSet::casual(),
        ]
    }

    /// The class of a game at this control: the longer of the two sides' times counts, main time and sixty increments
    /// (FIDE, appendices A.1 and B.1).
    pub fn class(&self, control: &TimeControl) -> Class {
        let time = Color::ALL.map(|side| control.estimate(side));
        match time[0].max(time[1]) {
            time if time <= self.classes.blitz => Class::Blitz,
            time if time < self.classes.classical => Class::Rapid,
            _ => Class::Classical,
        }
    }

    /// How many moves by each side without capture or pawn move allow a claim in this position.
    pub fn moves_to_claim_in(&self, position: &Position) -> u32 {
        self.long_endings
            .iter()
            .filter(|ending| Color::ALL.iter().any(|&side| ending.is(position, side)))
            .map(|ending| ending.moves)
            .max()
            .unwrap_or(self.moves_to_claim)
    }

    /// Why nobody could play by these rules: the name of the field.
    pub fn check(&self) -> Result<(), &'static str> {
        let possible = |claim: WrongClaim| {
            claim.opponent_gains.max(claim.claimant_loses) <= TimeControl::LONGEST
        };
        let blitz = match self.illegal.blitz {
            BlitzIllegal::Bonus(bonus) => bonus,
            BlitzIllegal::ClaimWins => 0,
        };
        let sound = [
            ("repetitions_to_claim", self.repetitions_to_claim >= 2),
            ("moves_to_claim", self.moves_to_claim >= 1),
            ("repetitions_to_end", self.repetitions_to_end != Some(0)),
            ("moves_to_end", self.moves_to_end != Some(0)),
            ("wrong_claim", possible(self.wrong_claim)),
            ("wrong_claim_in_blitz", possible(self.wrong_claim_in_blitz)),
            (
                "illegal",
                self.illegal.bonus.max(blitz) <= TimeControl::LONGEST
                    && self.illegal.loses_at != Some(0),
            ),
            (
                "quickplay_finish",
                self.quickplay_finish
                    .is_none_or(|finish| finish.rejected <= TimeControl::LONGEST),
            ),
            ("classes", self.classes.blitz < self.classes.classical),
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
    /// Whether this is the ending on the board, with `side` the stronger one.
    fn is(&self, position: &Position, side: Color) -> bool {
        let seventh = Bitboard::rank(if side == Color::White {
            Rank::Seventh
        } else {
            Rank::Second
        });
        let pawns = position.pieces(side, Role::Pawn);
        men(position, side) == self.stronger
            && men(position, !side) == self.weaker
            && (!self.pawn_on_seventh || (pawns & seventh).any())
    }
}

/// A side's men, king first, then by value: `KQRBNP`.
fn men(position: &Position, side: Color) -> String {
    Role::ALL
        .iter()
        .rev()
        .flat_map(|&role| {
            let count = position.pieces(side, role).count();
            core::iter::repeat_n(role.upper(), count as usize)
        })
        .collect()
}
