//! The editions of the laws on offer, as values of [`RuleSet`].

use super::{
    Away, BothFlags, ByClass, ClaimedIllegal, ClassRules, Classes, FlagDraw, IllegalMoves,
    ImpossiblePosition, LongEnding, OffersAgain, QuickplayFinish, ReversedColours, RuleSet,
    Unsupervised, WrongClaim,
};
use crate::time::Millis;

const MINUTE: Millis = 60_000;

impl ClassRules {
    /// Under an arbiter's eyes: what the opponent gets for a wrong claim and for an illegal move.
    const fn gives(wrong_claim: Millis, illegal_bonus: Millis) -> ClassRules {
        ClassRules {
            wrong_claim: WrongClaim {
                opponent_gains: wrong_claim,
                claimant_loses: 0,
            },
            illegal_bonus,
            unsupervised: None,
        }
    }

    const fn without(self, unsupervised: Unsupervised) -> ClassRules {
        ClassRules {
            unsupervised: Some(unsupervised),
            ..self
        }
    }
}

impl Unsupervised {
    /// FIDE A.5 and, in blitz, B.3.
    pub const FIDE_2023: Unsupervised = Unsupervised {
        setup_until: Some(10),
        claimed: ClaimedIllegal::Penalty,
        impossible: ImpossiblePosition::Drawn,
    };
    /// Rapid chess by FIDE 2009, A4.
    pub const FIDE_2009_RAPID: Unsupervised = Unsupervised {
        setup_until: Some(3),
        claimed: ClaimedIllegal::Penalty,
        impossible: ImpossiblePosition::Corrected,
    };
    /// Blitz by FIDE 2009, B3.
    pub const FIDE_2009_BLITZ: Unsupervised = Unsupervised {
        claimed: ClaimedIllegal::Loses,
        ..Unsupervised::FIDE_2009_RAPID
    };
    /// The blitz rules of the US Chess Federation.
    pub const USCF_BLITZ: Unsupervised = Unsupervised {
        setup_until: None,
        ..Unsupervised::FIDE_2009_BLITZ
    };
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
            moves_before_agreement: 1,
            offers_again: OffersAgain::AfterMove,
            flag_draw: FlagDraw::CannotMate,
            resignation_draw: true,
            both_flags: BothFlags::PlayOnUnlessLast,
            illegal: IllegalMoves {
                loses_at: Some(2),
                horizon: None,
                formal_faults: true,
                becomes_queen: true,
            },
            by_class: ByClass {
                standard: ClassRules::gives(2 * MINUTE, 2 * MINUTE),
                rapid: ClassRules::gives(MINUTE, MINUTE),
                blitz: ClassRules::gives(MINUTE, MINUTE),
            },
            appeals: false,
            reversed_colours: ReversedColours::Moves(10),
            stopping_resigns: false,
            lateness: Some(0),
            rook_first_castling: false,
            take_back: false,
            away: Away::Waits,
            classes: Classes {
                blitz: 10 * MINUTE,
                standard: 60 * MINUTE,
            },
            quickplay_finish: None,
        }
    }

    /// The FIDE Laws of 2009: a wrong claim costs three minutes, the third illegal move loses, and the last period may be
    /// a quickplay finish.
    pub fn fide_2009() -> RuleSet {
        let supervised = ClassRules::gives(3 * MINUTE, 2 * MINUTE);
        RuleSet {
            id: "fide-2009".into(),
            repetitions_to_end: None,
            moves_to_end: None,
            moves_before_agreement: 0,
            resignation_draw: false,
            illegal: IllegalMoves {
                loses_at: Some(3),
                horizon: None,
                formal_faults: false,
                becomes_queen: false,
            },
            by_class: ByClass {
                blitz: supervised.without(Unsupervised::FIDE_2009_BLITZ),
                ..ByClass::same(supervised)
            },
            reversed_colours: ReversedColours::ArbiterDecides,
            classes: Classes {
                blitz: 15 * MINUTE - 1,
                standard: 60 * MINUTE,
            },
            quickplay_finish: Some(QuickplayFinish {
                below: 2 * MINUTE,
                rejected: 2 * MINUTE,
                in_blitz: false,
                increment: None,
            }),
            ..RuleSet::fide_2023()
        }
    }

    /// The rules of the US Chess Federation, as far as they were looked up; the other values are FIDE's, and
    /// `laws::Rule::value` names those that stand for rules of the federation's own.
    pub fn uscf() -> RuleSet {
        let supervised = ClassRules::gives(2 * MINUTE, 2 * MINUTE);
        RuleSet {
            id: "uscf".into(),
            moves_before_agreement: 0,
            flag_draw: FlagDraw::Material,
            resignation_draw: false,
            illegal: IllegalMoves {
                loses_at: None,
                horizon: Some(10),
                formal_faults: false,
                becomes_queen: false,
            },
            by_class: ByClass {
                blitz: supervised.without(Unsupervised::USCF_BLITZ),
                ..ByClass::same(supervised)
            },
            lateness: Some(60 * MINUTE),
            rook_first_castling: true,
            ..RuleSet::fide_2023()
        }
    }

    /// An older Chess Code, of about 1988 as its contents suggest: 75 moves in some endings, five minutes for a wrong claim,
    /// an hour for latecomers, one offer of a draw until the opponent makes one, and stopping the clock resigns.
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
            moves_before_agreement: 0,
            offers_again: OffersAgain::AfterOpponent,
            flag_draw: FlagDraw::LoneKing,
            resignation_draw: false,
            both_flags: BothFlags::PlayOn,
            illegal: IllegalMoves {
                loses_at: None,
                horizon: None,
                formal_faults: false,
                becomes_queen: false,
            },
            by_class: ByClass::same(ClassRules {
                wrong_claim,
                ..ClassRules::default()
            }),
            appeals: true,
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
            illegal: IllegalMoves {
                loses_at: None,
                ..RuleSet::fide_2023().illegal
            },
            by_class: ByClass::same(ClassRules::default()),
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
}
