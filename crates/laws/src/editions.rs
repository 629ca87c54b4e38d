//! In which clauses editions differ: the fields of a [`RuleSet`], by which games are judged, as values to be compared and shown.

use crate::is_within;
use game::{
    BothFlags, ClassRules, FlagDraw, Millis, OffersAgain, ReversedColours, RuleSet, Unsupervised,
};

/// A field of a [`RuleSet`] in which editions differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // they are documented as the fields of a rule set
pub enum Rule {
    RookFirstCastling,
    TakeBack,
    ResignationDraw,
    MovesBeforeAgreement,
    Lateness,
    FlagDraw,
    StoppingResigns,
    ReversedColours,
    IllegalHorizon,
    BecomesQueen,
    FormalFaults,
    IllegalLosesAt,
    IllegalBonus,
    OffersAgain,
    RepetitionsToClaim,
    MovesToClaim,
    LongEndings,
    WrongClaimGain,
    WrongClaimLoss,
    Appeals,
    RepetitionsToEnd,
    MovesToEnd,
    StandardFrom,
    RapidWrongClaimGain,
    RapidIllegalBonus,
    RapidSupervision,
    BlitzUpTo,
    BlitzWrongClaimGain,
    BlitzIllegalBonus,
    BlitzSupervision,
    BothFlags,
    QuickplayIncrement,
    QuickplayBelow,
}

/// By the names of editions, the rules that were not looked up in their text.
const NOT_LOOKED_UP: &[(&str, &[Rule])] = &[(
    "uscf",
    &[
        Rule::ReversedColours,
        Rule::RepetitionsToEnd,
        Rule::MovesToEnd,
        Rule::StandardFrom,
        Rule::BlitzUpTo,
        Rule::QuickplayBelow,
    ],
)];

/// Value of a rule in an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// The edition does not have it: never, nobody, nothing.
    None,
    /// The rule was not looked up in the edition; games are judged as by FIDE 2023.
    NotLookedUp,
    /// It holds, or does not.
    Holds(bool),
    /// A number of moves or occurrences.
    Count(u32),
    /// A time.
    Time(Millis),
    /// At most a time.
    AtMost(Millis),
    /// Less than a time.
    Below(Millis),
    /// Condition on which a draw may be offered again.
    OffersAgain(OffersAgain),
    /// Condition on which a fallen flag is a draw.
    FlagDraw(FlagDraw),
    /// Consequence of both flags having fallen.
    BothFlags(BothFlags),
    /// Time within which a game begun with colours reversed is begun anew.
    ReversedColours(ReversedColours),
    /// The law without adequate supervision; `None` where an arbiter is taken to see everything.
    Unsupervised(Option<Unsupervised>),
}

impl Quantity {
    fn count(count: Option<u32>) -> Quantity {
        count.map_or(Quantity::None, Quantity::Count)
    }

    fn time(time: Option<Millis>) -> Quantity {
        time.map_or(Quantity::None, Quantity::Time)
    }

    /// A greatest time. One that lacks a millisecond to whole minutes is what excludes these minutes.
    fn at_most(time: Millis) -> Quantity {
        const MINUTE: Millis = 60_000;
        if time % MINUTE == MINUTE - 1 {
            Quantity::Below(time + 1)
        } else {
            Quantity::AtMost(time)
        }
    }

    /// A time of which nothing is none.
    fn cost(time: Millis) -> Quantity {
        Quantity::time((time > 0).then_some(time))
    }
}

impl Rule {
    /// All of them, in the order of their clauses.
    pub const ALL: [Rule; 33] = [
        Rule::RookFirstCastling,
        Rule::TakeBack,
        Rule::ResignationDraw,
        Rule::MovesBeforeAgreement,
        Rule::Lateness,
        Rule::FlagDraw,
        Rule::StoppingResigns,
        Rule::ReversedColours,
        Rule::IllegalHorizon,
        Rule::BecomesQueen,
        Rule::FormalFaults,
        Rule::IllegalLosesAt,
        Rule::IllegalBonus,
        Rule::OffersAgain,
        Rule::RepetitionsToClaim,
        Rule::MovesToClaim,
        Rule::LongEndings,
        Rule::WrongClaimGain,
        Rule::WrongClaimLoss,
        Rule::Appeals,
        Rule::RepetitionsToEnd,
        Rule::MovesToEnd,
        Rule::StandardFrom,
        Rule::RapidWrongClaimGain,
        Rule::RapidIllegalBonus,
        Rule::RapidSupervision,
        Rule::BlitzUpTo,
        Rule::BlitzWrongClaimGain,
        Rule::BlitzIllegalBonus,
        Rule::BlitzSupervision,
        Rule::BothFlags,
        Rule::QuickplayIncrement,
        Rule::QuickplayBelow,
    ];

    /// The rules of a clause and of those within it.
    pub fn within(number: &str) -> impl Iterator<Item = Rule> {
        let is = |rule: &Rule| {
            rule.clauses()
                .iter()
                .any(|clause| is_within(clause, number))
        };
        Rule::ALL.into_iter().filter(is)
    }

    /// The clauses that it belongs to, by their numbers in the edition of 2023.
    pub fn clauses(self) -> &'static [&'static str] {
        match self {
            Rule::RookFirstCastling => &["3.8.2", "4.4.2"],
            Rule::TakeBack => &["4.7"],
            Rule::ResignationDraw => &["5.1.2"],
            Rule::MovesBeforeAgreement => &["5.2.3", "9.1.1"],
            Rule::Lateness => &["6.7.1"],
            Rule::FlagDraw => &["6.9"],
            Rule::StoppingResigns => &["5.1.2", "6.11.2"],
            Rule::ReversedColours => &["7.3"],
            Rule::IllegalHorizon => &["7.5.1"],
            Rule::BecomesQueen => &["7.5.2"],
            Rule::FormalFaults => &["7.5.3", "7.5.4"],
            Rule::IllegalLosesAt | Rule::IllegalBonus => &["7.5.5"],
            Rule::OffersAgain => &["9.1.2.1", "11.5"],
            Rule::RepetitionsToClaim => &["9.2"],
            Rule::MovesToClaim | Rule::LongEndings => &["9.3"],
            Rule::WrongClaimGain | Rule::WrongClaimLoss => &["9.5.3"],
            Rule::Appeals => &["9.5.3", "11.10"],
            Rule::RepetitionsToEnd => &["9.6.1"],
            Rule::MovesToEnd => &["9.6.2"],
            Rule::StandardFrom => &["A.1"],
            Rule::RapidWrongClaimGain | Rule::RapidIllegalBonus => &["A.3"],
            Rule::RapidSupervision => &["A.5.2"],
            Rule::BlitzUpTo => &["B.1"],
            Rule::BlitzWrongClaimGain | Rule::BlitzIllegalBonus => &["A.3", "B.3"],
            Rule::BlitzSupervision => &["A.5.2", "B.3"],
            Rule::BothFlags => &["III.3.1"],
            Rule::QuickplayIncrement => &["III.4"],
            Rule::QuickplayBelow => &["III.5"],
        }
    }

    /// Its value in an edition.
    pub fn value(self, rules: &RuleSet) -> Quantity {
        let ClassRules {
            wrong_claim,
            illegal_bonus,
            ..
        } = rules.by_class.standard;
        let (rapid, blitz) = (&rules.by_class.rapid, &rules.by_class.blitz);
        let quickplay = rules.quickplay_finish;
        if self.is_not_looked_up(rules) {
            return Quantity::NotLookedUp;
        }
        match self {
            Rule::RookFirstCastling => Quantity::Holds(rules.rook_first_castling),
            Rule::TakeBack => Quantity::Holds(rules.take_back),
            Rule::ResignationDraw => Quantity::Holds(rules.resignation_draw),
            Rule::MovesBeforeAgreement => Quantity::Count(rules.moves_before_agreement),
            Rule::Lateness => Quantity::time(rules.lateness),
            Rule::FlagDraw => Quantity::FlagDraw(rules.flag_draw),
            Rule::StoppingResigns => Quantity::Holds(rules.stopping_resigns),
            Rule::ReversedColours => Quantity::ReversedColours(rules.reversed_colours),
            Rule::IllegalHorizon => Quantity::count(rules.illegal.horizon),
            Rule::BecomesQueen => Quantity::Holds(rules.illegal.becomes_queen),
            Rule::FormalFaults => Quantity::Holds(rules.illegal.formal_faults),
            Rule::IllegalLosesAt => Quantity::count(rules.illegal.loses_at),
            Rule::IllegalBonus => Quantity::cost(illegal_bonus),
            Rule::OffersAgain => Quantity::OffersAgain(rules.offers_again),
            Rule::RepetitionsToClaim => Quantity::Count(rules.repetitions_to_claim),
            Rule::MovesToClaim => Quantity::Count(rules.moves_to_claim),
            Rule::LongEndings => {
                Quantity::count(rules.long_endings.iter().map(|ending| ending.moves).max())
            }
            Rule::WrongClaimGain => Quantity::cost(wrong_claim.opponent_gains),
            Rule::WrongClaimLoss => Quantity::cost(wrong_claim.claimant_loses),
            Rule::Appeals => Quantity::Holds(rules.appeals),
            Rule::RepetitionsToEnd => Quantity::count(rules.repetitions_to_end),
            Rule::MovesToEnd => Quantity::count(rules.moves_to_end),
            Rule::StandardFrom => Quantity::Time(rules.classes.standard),
            Rule::RapidWrongClaimGain => Quantity::cost(rapid.wrong_claim.opponent_gains),
            Rule::RapidIllegalBonus => Quantity::cost(rapid.illegal_bonus),
            Rule::RapidSupervision => Quantity::Unsupervised(rapid.unsupervised),
            Rule::BlitzUpTo => Quantity::at_most(rules.classes.blitz),
            Rule::BlitzWrongClaimGain => Quantity::cost(blitz.wrong_claim.opponent_gains),
            Rule::BlitzIllegalBonus => Quantity::cost(blitz.illegal_bonus),
            Rule::BlitzSupervision => Quantity::Unsupervised(blitz.unsupervised),
            Rule::BothFlags => Quantity::BothFlags(rules.both_flags),
            Rule::QuickplayIncrement => {
                Quantity::time(quickplay.and_then(|finish| finish.increment))
            }
            Rule::QuickplayBelow => Quantity::time(quickplay.map(|finish| finish.below)),
        }
    }

    /// True if the edition is known to have a rule of its own here, or may have one, which was not looked up: the value in
    /// the rule set is then FIDE's, and it is not shown as the edition's.
    fn is_not_looked_up(self, rules: &RuleSet) -> bool {
        NOT_LOOKED_UP
            .iter()
            .any(|(id, not)| rules.id == *id && not.contains(&self))
    }

    /// The rules of a clause, and of those within it, whose value in an edition is another than by the laws of 2023, or was
    /// not looked up.
    pub fn differing(number: &str, edition: &RuleSet) -> Vec<Rule> {
        let usual = RuleSet::fide_2023();
        let differs = |rule: &Rule| rule.value(edition) != rule.value(&usual);
        Rule::within(number).filter(differs).collect()
    }
}
