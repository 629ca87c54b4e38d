//! Fields of the long endings: those in which a claim needs more moves.

use crate::rules::fields::{Label, choice, entry};
use crate::rules::form::Form;
use crate::typed::{self, Fault};
use game::LongEnding;
use leptos::html::Button;
use leptos::prelude::*;
use std::sync::Arc;
use table::game_settings::GameSettings;

/// The endings in which a claim needs more moves, one after the other.
pub(super) fn long_endings(form: Form) -> AnyView {
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
        <p class="row"><span>{words.say("rule-long-endings")} <small>"Chess Code"</small></span></p>
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
