//! Rule set editor: every field with the article of the laws it comes from.

mod long_endings;
mod value_fields;

use super::fields::{choice, entry};
use super::form::Form;
use crate::typed;
use game::{
    Away, BothFlags, Class, ClassRules, FlagDraw, Millis, OffersAgain, QuickplayFinish,
    ReversedColours, Unsupervised,
};
use i18n::clock_words::face;
use leptos::prelude::*;
use long_endings::long_endings;
use std::sync::Arc;
use table::game_settings::GameSettings;
use value_fields::{
    count, duration, label, maybe_count, maybe_duration, maybe_told, one_of, plain_switch,
    unless_empty,
};

/// The fields, by subject.
pub fn fields(form: Form) -> AnyView {
    let section = |title, rows: Vec<AnyView>| {
        view! {
            <fieldset class="group">
                <legend>{form.words().say(title)}</legend>
                {rows}
            </fieldset>
        }
    };
    view! {
        {section("rules-of-draws", draws(form))}
        {section("rules-of-time", time(form))}
        {section("rules-of-illegal-moves", illegal_moves(form))}
        {section("class-classical", by_class(form, Class::Standard, "", ["FIDE 9.5.3", "FIDE 7.5.5", ""]))}
        {section("class-rapid", by_class(form, Class::Rapid, "-rapid", ["FIDE A.3", "FIDE A.3", "FIDE A.4, A.5"]))}
        {section("class-blitz", by_class(form, Class::Blitz, "-blitz", ["FIDE A.3, B.3", "FIDE A.3, B.3", "FIDE B.2, B.3"]))}
        {section("rules-of-moving", moving(form))}
    }
    .into_any()
}

fn draws(form: Form) -> Vec<AnyView> {
    vec![
        count(
            form,
            "repetitions-to-claim",
            "rule-repetitions-to-claim",
            "FIDE 9.2",
            |rules| Some(&mut rules.repetitions_to_claim),
        ),
        count(
            form,
            "moves-to-claim",
            "rule-moves-to-claim",
            "FIDE 9.3",
            |rules| Some(&mut rules.moves_to_claim),
        ),
        maybe_count(
            form,
            "repetitions-to-end",
            "rule-repetitions-to-end",
            "FIDE 9.6.1",
            |rules| Some(&mut rules.repetitions_to_end),
        ),
        maybe_count(
            form,
            "moves-to-end",
            "rule-moves-to-end",
            "FIDE 9.6.2",
            |rules| Some(&mut rules.moves_to_end),
        ),
        count(
            form,
            "agreement-from",
            "rule-agreement-from",
            "FIDE 5.2.3, 9.1.1",
            |rules| Some(&mut rules.moves_before_agreement),
        ),
        one_of(
            form,
            &label(
                "offers-again",
                "rule-offers-again",
                "FIDE 11.5, Chess Code",
                "",
            ),
            &[
                ("own", "offers-after-move"),
                ("other", "offers-after-opponent"),
            ],
            |rules| match rules.offers_again {
                OffersAgain::AfterMove => 0,
                OffersAgain::AfterOpponent => 1,
            },
            |rules, member| {
                rules.offers_again = [OffersAgain::AfterMove, OffersAgain::AfterOpponent][member];
            },
        ),
        long_endings(form),
    ]
}

fn time(form: Form) -> Vec<AnyView> {
    const FLAG_DRAWS: [FlagDraw; 3] =
        [FlagDraw::CannotMate, FlagDraw::Material, FlagDraw::LoneKing];
    const BOTH_FLAGS: [BothFlags; 3] = [
        BothFlags::PlayOnUnlessLast,
        BothFlags::PlayOn,
        BothFlags::Draw,
    ];
    vec![
        one_of(
            form,
            &label("flag-draw", "rule-flag-draw", "FIDE 6.9, USCF 14E", ""),
            &[
                ("cannot-mate", "flag-draw-cannot-mate"),
                ("material", "flag-draw-material"),
                ("lone-king", "flag-draw-lone-king"),
            ],
            |rules| {
                FLAG_DRAWS
                    .iter()
                    .position(|it| *it == rules.flag_draw)
                    .unwrap_or(0)
            },
            |rules, member| rules.flag_draw = FLAG_DRAWS[member],
        ),
        plain_switch(
            form,
            "resignation-draw",
            "rule-resignation-draw",
            "FIDE 5.1.2",
            |terms| &mut terms.rules.resignation_draw,
        ),
        one_of(
            form,
            &label("both-flags", "rule-both-flags", "FIDE III.3.1", ""),
            &[
                ("unless-last", "both-flags-unless-last"),
                ("play-on", "both-flags-play-on"),
                ("draw", "both-flags-draw"),
            ],
            |rules| {
                BOTH_FLAGS
                    .iter()
                    .position(|it| *it == rules.both_flags)
                    .unwrap_or(0)
            },
            |rules, member| rules.both_flags = BOTH_FLAGS[member],
        ),
        one_of(
            form,
            &label("away", "rule-away", "", ""),
            &[("waits", "away-waits"), ("runs", "away-runs")],
            |rules| usize::from(rules.away == Away::Runs),
            |rules, member| rules.away = [Away::Waits, Away::Runs][member],
        ),
        maybe_duration(
            form,
            "lateness",
            "rule-lateness",
            "FIDE 6.7.1",
            "unit-empty-nobody",
            |rules| Some(&mut rules.lateness),
        ),
        entry(
            form,
            &label(
                "quickplay-below",
                "rule-quickplay-below",
                "FIDE 2009 10.2",
                "unit-time-never",
            ),
            Arc::new(|terms| {
                let finish = terms.rules.quickplay_finish;
                Some(finish.map(|finish| face(finish.below)).unwrap_or_default())
            }),
            Arc::new(|terms, text| {
                let below = unless_empty(text, typed::time)?;
                let before = terms.rules.quickplay_finish.unwrap_or(QuickplayFinish {
                    below: 0,
                    rejected: 2 * 60_000,
                    in_blitz: false,
                    increment: None,
                });
                terms.rules.quickplay_finish =
                    below.map(|below| QuickplayFinish { below, ..before });
                Ok(())
            }),
        ),
        duration(
            form,
            "quickplay-rejected",
            "rule-quickplay-rejected",
            "FIDE 2009 10.2",
            |rules| {
                rules
                    .quickplay_finish
                    .as_mut()
                    .map(|finish| &mut finish.rejected)
            },
        ),
        entry(
            form,
            &label(
                "quickplay-increment",
                "rule-quickplay-increment",
                "FIDE III.4",
                "unit-time-never",
            ),
            Arc::new(|terms| {
                let increment = terms.rules.quickplay_finish?.increment;
                Some(increment.map(face).unwrap_or_default())
            }),
            Arc::new(|terms, text| {
                let increment = unless_empty(text, typed::seconds)?;
                if let Some(finish) = &mut terms.rules.quickplay_finish {
                    finish.increment = increment;
                }
                Ok(())
            }),
        ),
        duration(
            form,
            "class-blitz",
            "rule-class-blitz",
            "FIDE B.1",
            |rules| Some(&mut rules.classes.blitz),
        ),
        duration(
            form,
            "class-classical",
            "rule-class-classical",
            "FIDE A.1",
            |rules| Some(&mut rules.classes.standard),
        ),
        plain_switch(form, "appeals", "rule-appeals", "Chess Code", |terms| {
            &mut terms.rules.appeals
        }),
        plain_switch(
            form,
            "stopping-resigns",
            "rule-stopping-resigns",
            "Chess Code",
            |terms| &mut terms.rules.stopping_resigns,
        ),
    ]
}

fn illegal_moves(form: Form) -> Vec<AnyView> {
    vec![
        maybe_count(
            form,
            "illegal-loses-at",
            "rule-illegal-loses-at",
            "FIDE 7.5.5",
            |rules| Some(&mut rules.illegal.loses_at),
        ),
        plain_switch(
            form,
            "formal-faults",
            "rule-formal-faults",
            "FIDE 7.5.3, 7.5.4",
            |terms| &mut terms.rules.illegal.formal_faults,
        ),
        plain_switch(
            form,
            "becomes-queen",
            "rule-becomes-queen",
            "FIDE 7.5.2",
            |terms| &mut terms.rules.illegal.becomes_queen,
        ),
        entry(
            form,
            &label(
                "illegal-horizon",
                "rule-illegal-horizon",
                "USCF 11A",
                "unit-empty-always",
            ),
            Arc::new(|terms| Some(maybe_told(terms.rules.illegal.horizon))),
            Arc::new(|terms, text| {
                terms.rules.illegal.horizon = unless_empty(text, typed::count)?;
                Ok(())
            }),
        ),
        one_of(
            form,
            &label("reversed", "rule-reversed", "FIDE 7.3", ""),
            &[
                ("moves", "reversed-moves"),
                ("quarter", "reversed-quarter"),
                ("arbiter", "reversed-arbiter"),
            ],
            |rules| match rules.reversed_colours {
                ReversedColours::Moves(_) => 0,
                ReversedColours::QuarterOfTime => 1,
                ReversedColours::ArbiterDecides => 2,
            },
            |rules, member| {
                rules.reversed_colours = [
                    ReversedColours::Moves(10),
                    ReversedColours::QuarterOfTime,
                    ReversedColours::ArbiterDecides,
                ][member];
            },
        ),
        count(
            form,
            "reversed-moves",
            "rule-reversed-moves",
            "FIDE 7.3",
            |rules| match &mut rules.reversed_colours {
                ReversedColours::Moves(moves) => Some(moves),
                ReversedColours::QuarterOfTime | ReversedColours::ArbiterDecides => None,
            },
        ),
    ]
}

/// Costs of faults and supervision in one class of play; `suffix` ends the names of its fields.
fn by_class(
    form: Form,
    class: Class,
    suffix: &'static str,
    article: [&'static str; 3],
) -> Vec<AnyView> {
    const UNSUPERVISED: [Option<Unsupervised>; 3] = [
        None,
        Some(Unsupervised::FIDE_2023),
        Some(Unsupervised::FIDE_2009_BLITZ),
    ];
    const SUPERVISION: [(&str, &str); 3] = [
        ("adequate", "supervision-adequate"),
        ("claimed", "supervision-claimed"),
        ("loses", "supervision-loses"),
    ];
    let [claim, illegal, supervision] = article;
    let time = |name: &str, what, article, place: fn(&mut ClassRules) -> &mut Millis| {
        let label = label(&format!("{name}{suffix}"), what, article, "unit-time");
        let get = move |terms: &GameSettings| {
            let mut rules = *terms.rules.by_class.of(class);
            Some(face(*place(&mut rules)))
        };
        let set = move |terms: &mut GameSettings, text: &str| {
            *place(terms.rules.by_class.of_mut(class)) = typed::time(text)?;
            Ok(())
        };
        entry(form, &label, Arc::new(get), Arc::new(set))
    };
    let mut fields = vec![
        time(
            "wrong-claim-gain",
            "rule-wrong-claim-gain",
            claim,
            |rules| &mut rules.wrong_claim.opponent_gains,
        ),
        time(
            "wrong-claim-loss",
            "rule-wrong-claim-loss",
            "Chess Code",
            |rules| &mut rules.wrong_claim.claimant_loses,
        ),
        time("illegal-bonus", "rule-illegal-bonus", illegal, |rules| {
            &mut rules.illegal_bonus
        }),
    ];
    if class != Class::Standard {
        let name = format!("supervision{suffix}");
        fields.push(choice(
            form,
            &label(&name, "rule-supervision", supervision, ""),
            &SUPERVISION,
            Arc::new(move |terms| {
                let unsupervised = terms.rules.by_class.of(class).unsupervised;
                let claimed = |rules: Unsupervised| 1 + rules.claimed as usize;
                Some(SUPERVISION[unsupervised.map_or(0, claimed)].0.to_owned())
            }),
            Arc::new(move |terms, value| {
                let member = SUPERVISION.iter().position(|(name, _)| *name == value);
                terms.rules.by_class.of_mut(class).unsupervised = UNSUPERVISED[member.unwrap_or(0)];
                Ok(())
            }),
        ));
    }
    fields
}

fn moving(form: Form) -> Vec<AnyView> {
    vec![
        plain_switch(form, "take-back", "rule-take-back", "", |terms| {
            &mut terms.rules.take_back
        }),
        plain_switch(
            form,
            "rook-first",
            "rule-rook-first",
            "USCF 10I2",
            |terms| &mut terms.rules.rook_first_castling,
        ),
    ]
}
