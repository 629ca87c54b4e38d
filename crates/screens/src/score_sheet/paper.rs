//! View of the score sheet, on the screen and on paper.

use super::record::{Half, Plan, ROWS};
use super::{Book, by_hand};
use chess::{Color, Position};
use i18n::args;
use i18n::clock_words::brief;
use i18n::names::color_name;
use leptos::prelude::*;

/// The head of a sheet: fields by their names, each with the message that is its label.
const HEAD: [(&str, &str); 6] = [
    ("event", "score-event"),
    ("site", "score-site"),
    ("date", "score-date"),
    ("round", "score-round"),
    ("white", "white"),
    ("black", "black"),
];

/// The fewest blocks on paper: a page full.
const ON_A_PAGE: usize = 3;

/// The sheet on the screen.
pub fn on_screen(book: Book, by_hand: Memo<bool>) -> impl IntoView {
    let words = book.words;
    let field = move |(name, label): (&'static str, &'static str)| {
        view! {
            <label class="score-field" data-field=name>
                <span>{words.say(label)}</span>
                <input
                    type="text"
                    name=format!("score-{name}")
                    autocomplete="off"
                    prop:value=move || book.field(name)
                    on:change=move |event| {
                        let text = event_target_value(&event);
                        book.fill_in(|sheet| sheet.set_field(name, text));
                    }
                />
            </label>
        }
    };
    let blocks = move || {
        let cell = if by_hand.get() {
            by_hand::field
        } else {
            written
        };
        let block = move |number| block(book, number, cell);
        let count = Memo::new(move |_| count(book).max(ON_A_PAGE));
        view! { <For each=move || 0..count.get() key=|number| *number children=block/> }
    };
    view! {
        <article class="score-paper" data-by-hand=move || by_hand.get().to_string()>
            <div class="score-head">
                {HEAD.map(field).collect_view()}
                {facts(book)}
            </div>
            <div class="score-blocks">{blocks}</div>
        </article>
    }
}

/// The sheet on paper; on the screen it is not there.
pub fn printed(book: Book, by_hand: Memo<bool>) -> impl IntoView {
    let words = book.words;
    let field = move |(name, label): (&'static str, &'static str)| {
        view! {
            <p class="score-field" data-field=name>
                <span>{words.say(label)}</span>
                <b>{move || book.field(name)}</b>
            </p>
        }
    };
    let blocks = move || {
        let cell = if by_hand.get() {
            by_hand::as_written
        } else {
            written
        };
        let block = move |number| block(book, number, cell);
        // A page is filled even where the game ends before it.
        let count = count(book).div_ceil(ON_A_PAGE).max(1) * ON_A_PAGE;
        (0..count).map(block).collect_view()
    };
    let signature = move |side: Color| {
        let told = move || {
            let words = words.now();
            let side = words.get(color_name(side));
            words.with("score-signature", &args!["side" => side])
        };
        view! { <p class="score-signature">{told}</p> }
    };
    view! {
        <div class="score-print" lang=move || words.now().language().tag()>
            <h1>{words.say("score-sheet")}</h1>
            <div class="score-head">
                {HEAD.map(field).collect_view()}
                {facts(book)}
            </div>
            <div class="score-blocks">{blocks}</div>
            <div class="score-signatures">{Color::ALL.map(signature).collect_view()}</div>
        </div>
    }
}

/// Number of blocks the game needs.
fn count(book: Book) -> usize {
    let plies = book.halves.with(Vec::len);
    book.plan.get().blocks(plies)
}

/// Fixed facts: the result, the clock, and the start position if it is not the usual one.
fn facts(book: Book) -> impl IntoView {
    let words = book.words;
    let fact = move |name: &'static str, label: &'static str, told: String| {
        view! {
            <p class="score-field" data-field=name>
                <span>{words.say(label)}</span>
                <b>{told}</b>
            </p>
        }
    };
    move || {
        let lexicon = words.now();
        let (clock, start) = book.game.with(|game| {
            let config = game.config();
            let clock = config.time.as_ref().map(|time| brief(&lexicon, time));
            let start = (config.start != Position::default()).then(|| {
                let number = config.start.to_setup().chess960_number();
                number.map_or_else(
                    || config.start.to_fen(),
                    |number| lexicon.with("score-chess960", &args!["number" => number.to_string()]),
                )
            });
            (clock, start)
        });
        view! {
            {fact("result", "score-result", book.result().into())}
            {clock.map(|clock| fact("clock", "clock", clock))}
            {start.map(|start| fact("start", "score-start", start))}
        }
    }
}

/// A block of twenty moves; `cell` makes the view of a half-move.
fn block(book: Book, number: usize, cell: fn(Book, usize) -> AnyView) -> impl IntoView {
    let words = book.words;
    let rows = (0..ROWS).map(move |row| {
        let row = number * ROWS + row;
        let number = move || book.plan.get().number(row);
        let half = move |side| {
            move || match book.plan.get().ply(row, side) {
                Some(ply) => cell(book, ply),
                // Black begins.
                None => view! { <td class="score-half">"…"</td> }.into_any(),
            }
        };
        view! {
            <tr>
                <th scope="row">{number}</th>
                {half(Color::White)}
                {half(Color::Black)}
            </tr>
        }
    });
    let label = move || {
        let plan: Plan = book.plan.get();
        let [from, to] = [number * ROWS, (number + 1) * ROWS - 1].map(|row| plan.number(row));
        words
            .now()
            .with("score-moves", &args!["from" => from, "to" => to])
    };
    let is_empty = move || number > 0 && number >= count(book);
    view! {
        <table class="score-block" aria-label=label data-empty=move || is_empty().to_string()>
            <thead>
                <tr>
                    <th scope="col">{words.say("score-number")}</th>
                    <th scope="col">{words.say("white")}</th>
                    <th scope="col">{words.say("black")}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// A half-move as it was played.
fn written(book: Book, ply: usize) -> AnyView {
    let half = Memo::new(move |_| book.halves.with(|halves| halves.get(ply).cloned()));
    let parts = move || {
        half.get().map(|half: Half| {
            view! {
                <span class="score-move">{half.written}{half.offers.then_some(" (=)")}</span>
                {half.also.map(|also| view! { " "<span class="score-second">{also}</span> })}
                {half.left.map(|left| view! { " "<span class="score-time">{left}</span> })}
            }
        })
    };
    view! { <td class="score-half">{parts}</td> }.into_any()
}
