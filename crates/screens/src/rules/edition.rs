//! Rule set editor: every field with the article of the laws it comes from.

use super::fields::{Label, choice, entry, switch};
use super::form::Form;
use crate::typed::{self, Fault};
use game::{
    Away, BothFlags, Class, ClassRules, FlagDraw, LongEnding, Millis, OffersAgain, QuickplayFinish,
    ReversedColours, RuleSet, Unsupervised,
};
use i18n::clock_words::face;
use leptos::html::Button;
use leptos::prelude::*;
use std::sync::Arc;
use table::game_settings::GameSettings;

/// Accessor of an optional field of a rule set.
type Place<T> = fn(&mut RuleSet) -> Option<&mut T>;

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
        {section("class-blitz", by_class(form, Class::Blitz, "-blitz", ["FIDE B.2", "FIDE B.2", "FIDE B.3, B.4"]))}
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
            &label("offers-again", "rule-offers-again", "FIDE 11.5", ""),
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
        plain_switch(
            form,
            "stopping-resigns",
            "rule-stopping-resigns",
            "Code 1988",
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
            "Code 1988",
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

/// The endings in which a claim needs more moves, one after the other.
fn long_endings(form: Form) -> AnyView {
    let words = form.words();
    let add = NodeRef::<Button>::new();
    let number = Memo::new(move |_| form.terms(|terms| terms.rules.long_endings.len()));
    let change = move |change: &dyn Fn(&mut Vec<LongEnding>)| {
        // An ending is a table entry, with which anybody can play.
        let _ = form.change(|terms| {
            change(&mut terms.rules.long_endings);
            Ok(())
        });
        form.forget_typed();
        if let Some(add) = add.get_untracked() {
            let _ = add.focus();
        }
    };
    let endings = move || {
        let ending = |at| {
            let remove = move |_| change(&|endings| drop(endings.remove(at)));
            view! {
                <fieldset class="part">
                    <legend>{move || words.now().with("ending-of", &i18n::args!["number" => at + 1])}</legend>
                    {ending(form, at)}
                    <button type="button" on:click=remove>{words.say("remove")}</button>
                </fieldset>
            }
        };
        (0..number.get()).map(ending).collect_view()
    };
    let another = move |_| {
        change(&|endings| {
            endings.push(LongEnding {
                stronger: "KRB".into(),
                weaker: "KR".into(),
                pawn_on_seventh: false,
                moves: 75,
            });
        });
    };
    view! {
        <p class="row"><span>{words.say("rule-long-endings")} <small>"Code 1988"</small></span></p>
        {endings}
        <button node_ref=add type="button" class="add" data-action="add-ending" on:click=another>
            {words.say("add-ending")}
        </button>
    }
    .into_any()
}

/// The fields of one of them.
fn ending(form: Form, at: usize) -> Vec<AnyView> {
    let named = |name: &str, what, unit| Label {
        name: format!("ending-{at}-{name}"),
        what,
        article: "",
        unit,
    };
    let pieces = |name, what, place: fn(&mut LongEnding) -> &mut String| {
        let get = move |terms: &GameSettings| {
            let mut ending = terms.rules.long_endings.get(at)?.clone();
            Some(place(&mut ending).clone())
        };
        let set = move |terms: &mut GameSettings, text: &str| {
            let pieces = typed::pieces(text)?;
            if let Some(ending) = terms.rules.long_endings.get_mut(at) {
                *place(ending) = pieces;
            }
            Ok(())
        };
        entry(form, &named(name, what, ""), Arc::new(get), Arc::new(set))
    };
    let seventh = choice(
        form,
        &named("seventh", "ending-pawn", ""),
        &[
            ("any", "ending-pawn-anywhere"),
            ("seventh", "ending-pawn-seventh"),
        ],
        Arc::new(move |terms| {
            let ending = terms.rules.long_endings.get(at)?;
            Some(
                if ending.pawn_on_seventh {
                    "seventh"
                } else {
                    "any"
                }
                .to_owned(),
            )
        }),
        Arc::new(move |terms, text| {
            if let Some(ending) = terms.rules.long_endings.get_mut(at) {
                ending.pawn_on_seventh = text == "seventh";
            }
            Ok(())
        }),
    );
    let moves = entry(
        form,
        &named("moves", "ending-moves", ""),
        Arc::new(move |terms| Some(terms.rules.long_endings.get(at)?.moves.to_string())),
        Arc::new(move |terms, text| {
            let moves = typed::count(text)?;
            if let Some(ending) = terms.rules.long_endings.get_mut(at) {
                ending.moves = moves;
            }
            if moves == 0 {
                Err(Fault::Least(1))
            } else {
                Ok(())
            }
        }),
    );
    vec![
        pieces("stronger", "ending-stronger", |ending| &mut ending.stronger),
        pieces("weaker", "ending-weaker", |ending| &mut ending.weaker),
        seventh,
        moves,
    ]
}

// ---- Fields by the type of what lies there ---------------------------------------------------------------------------

fn label(name: &str, what: &'static str, article: &'static str, unit: &'static str) -> Label {
    Label {
        name: name.to_owned(),
        what,
        article,
        unit,
    }
}

/// A field for the value at a place.
fn at<T: Clone + 'static>(
    form: Form,
    label: &Label,
    place: Place<T>,
    told: fn(T) -> String,
    read: fn(&str) -> Result<T, Fault>,
) -> AnyView {
    entry(
        form,
        label,
        Arc::new(move |terms| place(&mut terms.rules.clone()).cloned().map(told)),
        Arc::new(move |terms, text| {
            let value = read(text)?;
            if let Some(place) = place(&mut terms.rules) {
                *place = value;
            }
            Ok(())
        }),
    )
}

fn count(
    form: Form,
    name: &str,
    what: &'static str,
    article: &'static str,
    place: Place<u32>,
) -> AnyView {
    let label = label(name, what, article, "");
    at(form, &label, place, |count| count.to_string(), typed::count)
}

fn maybe_count(
    form: Form,
    name: &str,
    what: &'static str,
    article: &'static str,
    place: Place<Option<u32>>,
) -> AnyView {
    let label = label(name, what, article, "unit-empty-never");
    at(form, &label, place, maybe_told, |text| {
        unless_empty(text, typed::count)
    })
}

fn duration(
    form: Form,
    name: &str,
    what: &'static str,
    article: &'static str,
    place: Place<Millis>,
) -> AnyView {
    at(
        form,
        &label(name, what, article, "unit-time"),
        place,
        face,
        typed::time,
    )
}

fn maybe_duration(
    form: Form,
    name: &str,
    what: &'static str,
    article: &'static str,
    unit: &'static str,
    place: Place<Option<Millis>>,
) -> AnyView {
    at(
        form,
        &label(name, what, article, unit),
        place,
        |time| time.map(face).unwrap_or_default(),
        |text| unless_empty(text, typed::time),
    )
}

fn maybe_told(count: Option<u32>) -> String {
    count.map(|count| count.to_string()).unwrap_or_default()
}

fn unless_empty<T>(text: &str, read: fn(&str) -> Result<T, Fault>) -> Result<Option<T>, Fault> {
    match text.trim() {
        "" => Ok(None),
        text => read(text).map(Some),
    }
}

/// One of several options, by its index.
fn one_of(
    form: Form,
    label: &Label,
    members: &'static [(&'static str, &'static str)],
    get: fn(&RuleSet) -> usize,
    set: fn(&mut RuleSet, usize),
) -> AnyView {
    choice(
        form,
        label,
        members,
        Arc::new(move |terms| Some(members[get(&terms.rules)].0.to_owned())),
        Arc::new(move |terms, value| {
            if let Some(member) = members.iter().position(|(name, _)| *name == value) {
                set(&mut terms.rules, member);
            }
            Ok(())
        }),
    )
}

fn plain_switch(
    form: Form,
    name: &str,
    what: &'static str,
    article: &'static str,
    place: fn(&mut GameSettings) -> &mut bool,
) -> AnyView {
    switch(
        form,
        &label(name, what, article, ""),
        |_| None,
        |_| true,
        place,
    )
}
