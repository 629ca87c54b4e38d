//! Differences of other editions, from the values by which games are judged.

use super::Reader;
use ::laws::{Quantity, Rule};
use game::{BothFlags, ClaimedIllegal, FlagDraw, OffersAgain, ReversedColours, RuleSet};
use i18n::clock_words::face;
use i18n::settings_words::rules_in_words;
use i18n::{Lexicon, args};
use leptos::prelude::*;

/// The choice of the edition that is compared: the first is that of the text, with which all others are.
pub(super) fn editions(reader: Reader) -> impl IntoView {
    let words = reader.words;
    let editions = RuleSet::editions();
    let chip = |(index, edition): (usize, &RuleSet)| {
        let id = edition.id.clone();
        view! {
            <button
                type="button"
                class="chip"
                data-edition=edition.id.clone()
                aria-pressed=move || (reader.edition.get() == index).to_string()
                on:click=move |_| reader.edition.set(index)
            >
                {move || rules_in_words(&words.now(), &id)}
            </button>
        }
    };
    view! {
        <div class="laws-editions" role="group" aria-label=words.say("laws-editions")>
            {editions.iter().enumerate().map(chip).collect_view()}
        </div>
    }
}

/// In what the clause differs in other editions, or in the one that was chosen.
pub(super) fn differences(reader: Reader, number: String) -> impl IntoView {
    let words = reader.words;
    move || {
        let lexicon = words.now();
        let chosen = reader.edition.get();
        let usual = RuleSet::fide_2023();
        let editions = RuleSet::editions();
        let compared = editions.iter().enumerate().skip(1);
        let compared = compared.filter(|(index, _)| chosen == 0 || *index == chosen);
        let rows: Vec<_> = compared
            .filter_map(|(_, edition)| {
                let rules = Rule::differing(&number, edition);
                let lines: Vec<_> = rules
                    .into_iter()
                    .map(|rule| {
                        let told = args![
                            "rule" => label(rule, &lexicon),
                            "value" => value(rule.value(edition), &lexicon),
                            "usual" => value(rule.value(&usual), &lexicon),
                        ];
                        view! { <dd>{lexicon.with("laws-differs", &told)}</dd> }
                    })
                    .collect();
                let title = rules_in_words(&lexicon, &edition.id);
                (!lines.is_empty()).then(|| {
                    view! { <div data-differs=edition.id.clone()><dt>{title}</dt>{lines}</div> }
                })
            })
            .collect();
        if rows.is_empty() {
            return (chosen != 0).then(|| {
                let told = args!["edition" => rules_in_words(&lexicon, &editions[chosen].id)];
                let told = lexicon.with("laws-same", &told);
                view! { <p class="laws-note" data-same>{told}</p> }.into_any()
            });
        }
        Some(
            view! {
                <section class="laws-differences">
                    <h3>{words.say("laws-other-editions")}</h3>
                    <dl>{rows}</dl>
                </section>
            }
            .into_any(),
        )
    }
}

/// A rule in words.
fn label(rule: Rule, words: &Lexicon) -> String {
    let name = match rule {
        Rule::RookFirstCastling => "rule-rook-first",
        Rule::TakeBack => "rule-take-back",
        Rule::ResignationDraw => "rule-resignation-draw",
        Rule::MovesBeforeAgreement => "rule-agreement-from",
        Rule::Lateness => "rule-lateness",
        Rule::FlagDraw => "rule-flag-draw",
        Rule::StoppingResigns => "rule-stopping-resigns",
        Rule::ReversedColours => "rule-reversed",
        Rule::IllegalHorizon => "rule-illegal-horizon",
        Rule::BecomesQueen => "rule-becomes-queen",
        Rule::FormalFaults => "rule-formal-faults",
        Rule::IllegalLosesAt => "rule-illegal-loses-at",
        Rule::IllegalBonus => "rule-illegal-bonus",
        Rule::OffersAgain => "rule-offers-again",
        Rule::RepetitionsToClaim => "rule-repetitions-to-claim",
        Rule::MovesToClaim => "rule-moves-to-claim",
        Rule::LongEndings => "rule-long-endings",
        Rule::WrongClaimGain => "rule-wrong-claim-gain",
        Rule::WrongClaimLoss => "rule-wrong-claim-loss",
        Rule::Appeals => "rule-appeals",
        Rule::RepetitionsToEnd => "rule-repetitions-to-end",
        Rule::MovesToEnd => "rule-moves-to-end",
        Rule::StandardFrom => "rule-class-classical",
        Rule::BlitzUpTo => "laws-class-blitz",
        Rule::RapidWrongClaimGain => {
            return of_class("class-rapid", "rule-wrong-claim-gain", words);
        }
        Rule::RapidIllegalBonus => return of_class("class-rapid", "rule-illegal-bonus", words),
        Rule::RapidSupervision => return of_class("class-rapid", "rule-supervision", words),
        Rule::BlitzWrongClaimGain => {
            return of_class("class-blitz", "rule-wrong-claim-gain", words);
        }
        Rule::BlitzIllegalBonus => return of_class("class-blitz", "rule-illegal-bonus", words),
        Rule::BlitzSupervision => return of_class("class-blitz", "rule-supervision", words),
        Rule::BothFlags => "rule-both-flags",
        Rule::QuickplayIncrement => "rule-quickplay-increment",
        Rule::QuickplayBelow => "rule-quickplay-below",
    };
    words.get(name)
}

/// A rule of one class of play.
fn of_class(class: &str, rule: &str, words: &Lexicon) -> String {
    format!("{} · {}", words.get(class), words.get(rule))
}

/// A value in words.
fn value(quantity: Quantity, words: &Lexicon) -> String {
    let name = match quantity {
        Quantity::Count(count) => return words.number(count),
        Quantity::Time(time) => return face(time),
        Quantity::AtMost(time) => {
            return words.with("laws-at-most", &args!["time" => face(time)]);
        }
        Quantity::Below(time) => {
            return words.with("laws-less-than", &args!["time" => face(time)]);
        }
        Quantity::NotLookedUp => "laws-not-looked-up",
        Quantity::ReversedColours(ReversedColours::Moves(moves)) => {
            return format!("{} ({})", words.get("reversed-moves"), words.number(moves));
        }
        Quantity::None => "laws-none",
        Quantity::Holds(true) => "laws-yes",
        Quantity::Holds(false) => "laws-no",
        Quantity::OffersAgain(OffersAgain::AfterMove) => "offers-after-move",
        Quantity::OffersAgain(OffersAgain::AfterOpponent) => "offers-after-opponent",
        Quantity::FlagDraw(FlagDraw::CannotMate) => "flag-draw-cannot-mate",
        Quantity::FlagDraw(FlagDraw::Material) => "flag-draw-material",
        Quantity::FlagDraw(FlagDraw::LoneKing) => "flag-draw-lone-king",
        Quantity::BothFlags(BothFlags::PlayOnUnlessLast) => "both-flags-unless-last",
        Quantity::BothFlags(BothFlags::PlayOn) => "both-flags-play-on",
        Quantity::BothFlags(BothFlags::Draw) => "both-flags-draw",
        Quantity::ReversedColours(ReversedColours::QuarterOfTime) => "reversed-quarter",
        Quantity::ReversedColours(ReversedColours::ArbiterDecides) => "reversed-arbiter",
        Quantity::Unsupervised(None) => "supervision-adequate",
        Quantity::Unsupervised(Some(rules)) => match rules.claimed {
            ClaimedIllegal::Penalty => "supervision-claimed",
            ClaimedIllegal::Loses => "supervision-loses",
        },
    };
    words.get(name)
}
