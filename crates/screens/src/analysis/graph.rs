//! Evaluation graph: White's winning chances after every move of the main line, as a curve with a slider.

use super::annotate::{Point, points};
use super::eval_format::percent;
use super::study::Study;
use chess::Color;
use game::judgement::Verdict;
use game::tree::NodeId;
use i18n::{Lexicon, args};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use std::fmt::Write;

/// Pixels that a finger goes sideways before it steps through the game.
const THRESHOLD: i32 = 10;

/// The curve. It is there once there is something to show.
#[component]
pub fn Graph(
    /// The study.
    study: Study,
) -> impl IntoView {
    let words = study.words;
    let points = Memo::new(move |_| study.tree.with(points));
    let known = Memo::new(move |_| {
        points.with(|points| {
            points
                .iter()
                .filter(|point| point.chances.is_some())
                .count()
                > 1
        })
    });
    // The place on the main line that is shown, or where what is shown left it.
    let ply = Memo::new(move |_| {
        let mut at = study.here.get();
        study.tree.with(|tree| {
            while !tree.is_main(at) {
                at = tree.parent(at).unwrap_or(NodeId::ROOT);
            }
            tree[at].depth() as usize
        })
    });
    let frame = NodeRef::<Div>::new();
    let go = move |ply: usize| {
        let id = points.with_untracked(|points| points.get(ply).map(|point| point.id));
        if let Some(id) = id {
            study.go(id);
        }
    };
    let last = move || points.with(Vec::len).saturating_sub(1);
    let point_at = move |event: &PointerEvent| {
        let Some(frame) = frame.get_untracked() else {
            return;
        };
        let frame = frame.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0);
        go((share.clamp(0.0, 1.0) * untrack(last) as f64).round() as usize);
    };
    // Where a finger has come down that may be about to scroll the page.
    let came_down = StoredValue::new(None::<(i32, i32)>);
    let press = move |event: PointerEvent| {
        if event.button() != 0 {
            return;
        }
        if event.pointer_type() == "touch" {
            return came_down.set_value(Some((event.client_x(), event.client_y())));
        }
        if let Some(frame) = frame.get_untracked() {
            // The pen is followed beyond the frame; without that it is not.
            let _ = frame.set_pointer_capture(event.pointer_id());
        }
        point_at(&event);
    };
    let drag = move |event: PointerEvent| {
        if event.buttons() & 1 != 1 {
            return;
        }
        match came_down.get_value() {
            Some((x, _)) if (event.client_x() - x).abs() < THRESHOLD => {}
            _ => {
                came_down.set_value(None);
                point_at(&event);
            }
        }
    };
    // A tap is a finger that has not moved; one that scrolls is cancelled by the browser.
    let lift = move |event: PointerEvent| {
        let at = came_down.try_update_value(Option::take).flatten();
        if at.is_some_and(|(_, y)| (event.client_y() - y).abs() < THRESHOLD) {
            point_at(&event);
        }
    };
    let key = move |event: KeyboardEvent| {
        let (now, last) = (ply.get_untracked(), untrack(last));
        let next = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => now.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => (now + 1).min(last),
            "PageDown" => now.saturating_sub(10),
            "PageUp" => (now + 10).min(last),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        // The study has these keys too.
        event.stop_propagation();
        go(next);
    };
    let told = move || {
        points.with(|points| {
            points
                .get(ply.get())
                .map(|point| tell(study, point, &words.now()))
        })
    };
    let x = move |ply: usize| format!("{:.3}%", 100.0 * ply as f64 / last().max(1) as f64);
    let marks = move || {
        points.with(|points| {
            let blamed = study.blamed(points);
            points
                .iter()
                .enumerate()
                .filter(|(_, point)| blamed.contains(&point.id))
                .filter_map(|(ply, point)| {
                    Some((ply, point.verdict?, point.chances.unwrap_or(0.5)))
                })
                .map(|(ply, verdict, chances)| mark(x(ply), chances, verdict))
                .collect_view()
        })
    };
    let here = move || {
        let chances = points.with(|points| points.get(ply.get()).and_then(|point| point.chances));
        let at = x(ply.get());
        view! {
            <line class="graph-here" x1=at.clone() x2=at.clone() y1="0" y2="100%"></line>
            {chances.map(|chances| view! { <circle class="graph-dot" cx=at cy=height(chances) r="5"></circle> })}
        }
    };
    view! {
        <Show when=move || known.get()>
            <div
                node_ref=frame
                class="graph"
                data-part="graph"
                role="slider"
                tabindex="0"
                aria-label=words.say("graph")
                aria-valuemin="0"
                aria-valuemax=move || last().to_string()
                aria-valuenow=move || ply.get().to_string()
                aria-valuetext=told
                on:pointerdown=press
                on:pointermove=drag
                on:pointerup=lift
                on:pointercancel=move |_| came_down.set_value(None)
                on:keydown=key
            >
                <svg class="graph-plot" aria-hidden="true">
                    <svg
                        width="100%"
                        height="100%"
                        viewBox=move || format!("0 0 {} 1", last().max(1))
                        preserveAspectRatio="none"
                    >
                        <path class="graph-black" d=move || points.with(|points| ground(points))></path>
                        <path class="graph-white" d=move || points.with(|points| area(points))></path>
                        <path class="graph-curve" d=move || points.with(|points| curve(points))></path>
                    </svg>
                    <line class="graph-half" x1="0" x2="100%" y1="50%" y2="50%"></line>
                    {here}
                    {marks}
                </svg>
            </div>
        </Show>
    }
}

/// Vertical coordinate of a winning chance.
fn height(chances: f64) -> String {
    format!("{:.2}%", 100.0 - 100.0 * chances)
}

/// Runs of neighbouring points whose chances are known: half-move and distance from the top.
fn runs(points: &[Point]) -> Vec<Vec<(usize, f64)>> {
    let mut runs = vec![Vec::new()];
    for (ply, point) in points.iter().enumerate() {
        match (point.chances, runs.last_mut()) {
            (Some(chances), Some(run)) => run.push((ply, 1.0 - chances)),
            _ => runs.push(Vec::new()),
        }
    }
    runs
}

/// The curve.
fn curve(points: &[Point]) -> String {
    let mut path = String::new();
    for run in runs(points) {
        for (place, (ply, down)) in run.into_iter().enumerate() {
            let _ = write!(
                path,
                "{}{ply} {down:.4}",
                if place == 0 { 'M' } else { 'L' }
            );
        }
    }
    path
}

/// The evaluated stretch of the axis, as an SVG path.
fn ground(points: &[Point]) -> String {
    let mut path = String::new();
    for run in runs(points) {
        if let (Some((first, _)), Some((last, _))) = (run.first(), run.last()) {
            let _ = write!(path, "M{first} 0H{last}V1H{first}z");
        }
    }
    path
}

/// The area under the curve, White's share, as an SVG path.
fn area(points: &[Point]) -> String {
    let mut path = String::new();
    for run in runs(points) {
        let (Some(&(first, _)), Some(&(last, _))) = (run.first(), run.last()) else {
            continue;
        };
        let _ = write!(path, "M{first} 1");
        for (ply, down) in run {
            let _ = write!(path, "L{ply} {down:.4}");
        }
        let _ = write!(path, "L{last} 1z");
    }
    path
}

/// Marker of a move that gave something away: another shape for each verdict, and its glyph.
fn mark(x: String, chances: f64, verdict: Verdict) -> impl IntoView {
    let shape = match verdict {
        Verdict::Inaccuracy => "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
        Verdict::Mistake => "M0-6 6 5H-6z",
        Verdict::Blunder => "M-5-5H5V5H-5z",
    };
    // The glyph stands on the side of the middle, where there is room.
    let aside = if chances > 0.5 { "20" } else { "-10" };
    view! {
        <svg x=x y=height(chances) overflow="visible" class="graph-mark" data-verdict=verdict_name(verdict)>
            <path d=shape></path>
            <text y=aside text-anchor="middle">{verdict.glyph()}</text>
        </svg>
    }
}

/// Name of a verdict in style sheets and messages.
pub fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Inaccuracy => "inaccuracy",
        Verdict::Mistake => "mistake",
        Verdict::Blunder => "blunder",
    }
}

/// A move of the game in words: number, notation, verdict, and White's chances after it.
fn tell(study: Study, point: &Point, words: &Lexicon) -> String {
    let san = study.tree.with_untracked(|tree| {
        let mv = tree[point.id].mv()?;
        let dots = if point.before.turn() == Color::White {
            "."
        } else {
            "…"
        };
        let number = point.before.fullmove_number();
        let san = point.before.to_san(mv);
        let notation = study.preferences.with_untracked(|chosen| chosen.notation);
        let said = narration::spoken(san, notation, words).unwrap_or_else(|| san.to_string());
        Some(format!("{number}{dots} {said}"))
    });
    let verdict = point
        .verdict
        .map(|verdict| words.get(&format!("verdict-{}", verdict_name(verdict))));
    let chances = point.chances.map(|chances| {
        let percent = percent(chances, words);
        words.with("engine-chances", &args!["percent" => percent])
    });
    let start = || words.get("graph-start");
    [Some(san.unwrap_or_else(start)), verdict, chances]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(", ")
}
