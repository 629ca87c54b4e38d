//! Summary of a reviewed game: both sides in figures, and the blamed moves as a list.

use super::super::annotate::{Point, tallies};
use super::super::eval_format::percent;
use super::super::study::Study;
use super::wording::{given, verdict_message};
use chess::Color;
use game::judgement::{Verdict, of_side};
use game::tree::NodeId;
use i18n::names::color_name;
use leptos::prelude::*;

/// Summary: both sides in figures, and the moves that gave something away.
#[component]
pub fn Summary(study: Study, points: Memo<Vec<Point>>) -> impl IntoView {
    let words = study.words;
    let sides = move || {
        let tallies = points.with(|points| tallies(points));
        Color::ALL
            .map(|side| {
                let tally = tallies[side.index()];
                let loss = tally.average_loss().map(|loss| percent(loss, &words.now()));
                view! {
                    <tr data-side=color_name(side)>
                        <th scope="row">{words.say(color_name(side))}</th>
                        {tally.verdicts.map(|count| view! { <td>{count.to_string()}</td> }).into_iter().collect_view()}
                        <td>{loss}</td>
                    </tr>
                }
            })
            .into_iter()
            .collect_view()
    };
    let heads = Verdict::ALL.map(|verdict| {
        let name = move || words.now().get(verdict_message(verdict));
        view! { <th scope="col"><abbr title=name aria-label=name>{verdict.glyph()}</abbr></th> }
    });
    let blamed = move || points.with(|points| study.blamed(points));
    let item = move |id: NodeId| {
        let shown = Memo::new(move |_| {
            points.with(|points| {
                let place = points.iter().position(|point| point.id == id)?;
                let before = points[place.checked_sub(1)?].chances;
                Some((before, points[place].clone()))
            })
        });
        let text = move || {
            let (before, point) = shown.get()?;
            let verdict = point.verdict?;
            let side = point.before.turn();
            let loss = before.zip(point.chances).map(|(before, after)| {
                given(
                    verdict,
                    of_side(before, side),
                    of_side(after, side),
                    &words.now(),
                )
            });
            Some(view! {
                <b>{study.numbered(point.id)}{verdict.glyph()}</b>
                <span>{loss}</span>
                <span>{study.best_was(point.id)}</span>
            })
        };
        view! {
            <li>
                <button
                    type="button"
                    aria-current=move || (study.here.get() == id).then_some("true")
                    on:click=move |_| study.go(id)
                >
                    {text}
                </button>
            </li>
        }
    };
    view! {
        <table class="review-table">
            <thead>
                <tr>
                    <td></td>
                    {heads.into_iter().collect_view()}
                    <th scope="col">{words.say("review-loss")}</th>
                </tr>
            </thead>
            <tbody>{sides}</tbody>
        </table>
        <ol class="review-counts" aria-label=words.say("review-counts")>
            <For each=blamed key=|id| *id let:id>{item(id)}</For>
        </ol>
    }
}
