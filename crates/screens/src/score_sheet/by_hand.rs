//! Entry of the moves by the player: a field for each, feedback and progress.

use super::Book;
use super::exercise::{EntryCounts, Verdict, judge, tally};
use i18n::names::color_name;
use i18n::{Args, Lexicon, args};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use narration::Narrator;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use widgets::button::ask_first;

impl Book {
    /// The entry for a half-move.
    fn text(self, ply: usize) -> String {
        let text = |entry: &super::storage::Entry| entry.text.clone();
        self.sheet(|sheet| sheet.entries.get(ply).map(text).unwrap_or_default())
    }

    /// True if a half-move was revealed because the player asked.
    fn is_shown(self, ply: usize) -> bool {
        self.sheet(|sheet| sheet.entries.get(ply).is_some_and(|entry| entry.shown))
    }

    /// Verdict on the entry for a half-move.
    fn verdict(self, ply: usize) -> Verdict {
        let (text, letters) = (self.text(ply), self.letters.get());
        self.game.with(|game| judge(game, ply, &text, letters))
    }

    /// The place of a half-move in words: `Move 3, White`.
    fn place(self, words: &Lexicon, ply: usize) -> String {
        let plan = self.plan.get();
        let (row, side) = plan.place(ply);
        let side = words.get(color_name(side));
        words.with(
            "score-place",
            &args!["number" => plan.number(row), "side" => side],
        )
    }

    fn write(self, ply: usize, text: String) {
        self.fill_in(|sheet| sheet.entry(ply).text = text);
        self.at.set(Some(ply));
    }

    /// The player has come to a field: feedback on it, if it is wrong; else the last feedback stays.
    fn come_to(self, ply: usize) {
        self.here.set(Some(ply));
        if untrack(|| self.verdict(ply)).is_fault() {
            self.at.set(Some(ply));
        }
    }

    /// The half-move that would be revealed: the fault that the feedback is about, or else the field that is still
    /// empty.
    fn to_show(self) -> Option<usize> {
        let played = self.halves.with(Vec::len);
        let hidden = |ply: &usize| *ply < played && !self.is_shown(*ply);
        let fault = self.at.get().filter(|&ply| self.verdict(ply).is_fault());
        let here = self.here.get();
        let empty = here.filter(|&ply| self.verdict(ply) == Verdict::Empty);
        fault.or(empty).filter(hidden)
    }
}

/// Name of a verdict in style sheets and tests.
fn verdict_name(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Empty => "empty",
        Verdict::Right => "right",
        Verdict::Wrong => "wrong",
        Verdict::Ambiguous(_) => "ambiguous",
        Verdict::Illegal(_) => "illegal",
        Verdict::Unreadable => "unreadable",
    }
}

/// The field for a half-move.
pub fn field(book: Book, ply: usize) -> AnyView {
    let words = book.words;
    let verdict = Memo::new(move |_| book.verdict(ply));
    let played = Memo::new(move |_| book.halves.with(Vec::len) > ply);
    let stood = Memo::new(move |_| {
        book.halves.with(|halves| {
            let half = halves.get(ply).filter(|half| half.irregular)?;
            Some(half.written.clone())
        })
    });
    let input = move || {
        view! {
            <input
                type="text"
                data-written=ply.to_string()
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="next"
                aria-label=move || book.place(&words.now(), ply)
                aria-invalid=move || verdict.with(Verdict::is_fault).then_some("true")
                disabled=move || !played.get()
                prop:value=move || book.text(ply)
                on:change=move |event| book.write(ply, event_target_value(&event))
                on:focus=move |_| book.come_to(ply)
                on:keydown=move |event| entered(book, ply, &event)
            />
            <span class="score-mark" aria-hidden="true">
                {move || verdict.with(|verdict| match verdict {
                    Verdict::Empty => "",
                    Verdict::Right => "✓",
                    Verdict::Ambiguous(_) | Verdict::Unreadable => "?",
                    Verdict::Wrong | Verdict::Illegal(_) => "✗",
                })}
            </span>
        }
    };
    view! {
        <td class="score-half" data-verdict=move || verdict.with(verdict_name)>
            {move || match stood.get() {
                Some(written) => written.into_any(),
                None => input().into_any(),
            }}
        </td>
    }
    .into_any()
}

/// Enter completes a move, and goes on to the next field if it is right.
fn entered(book: Book, ply: usize, event: &KeyboardEvent) {
    if event.key() != "Enter" || event.is_composing() {
        return;
    }
    event.prevent_default();
    book.write(ply, event_target_value(event));
    if untrack(|| book.verdict(ply)) != Verdict::Right {
        return;
    }
    let next = format!(".score-paper [data-written='{}']:not(:disabled)", ply + 1);
    let next = document().query_selector(&next).ok().flatten();
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        // Without the focus the field can still be used.
        let _ = next.focus();
    }
}

/// A half-move on paper, as the player has written it.
pub fn as_written(book: Book, ply: usize) -> AnyView {
    let text = move || {
        let stood = book.halves.with(|halves| {
            let half = halves.get(ply).filter(|half| half.irregular)?;
            Some(half.written.clone())
        });
        stood.unwrap_or_else(|| book.text(ply))
    };
    view! { <td class="score-half"><span class="score-move">{text}</span></td> }.into_any()
}

/// Explanation of the exercise, and the button to begin anew.
pub fn terms(book: Book) -> impl IntoView {
    let words = book.words;
    view! {
        <div class="score-about">
            <p>{words.say("score-about")}</p>
            {ask_first(
                words,
                "clear-sheet",
                "score-clear",
                move || untrack(|| book.sheet(|sheet| !sheet.entries.is_empty())),
                move || {
                    book.fill_in(|sheet| sheet.entries.clear());
                    book.at.set(None);
                },
            )}
        </div>
    }
}

/// Feedback on the move written last, and progress of the sheet.
pub fn said(book: Book) -> impl IntoView {
    let words = book.words;
    let told = move || {
        let lexicon = words.now();
        book.at.get().map(|ply| {
            let place = book.place(&lexicon, ply);
            format!("{place}: {}", sentence(book, &lexicon, ply))
        })
    };
    let show = move |_| {
        if let Some(ply) = untrack(|| book.to_show()) {
            book.fill_in(|sheet| sheet.entry(ply).shown = true);
            book.at.set(Some(ply));
        }
    };
    let count = Memo::new(move |_| {
        let letters = book.letters.get();
        let tally = |sheet: &super::storage::WrittenSheet| {
            let entries = &sheet.entries;
            book.game.with(|game| tally(game, entries, letters))
        };
        book.sheet(tally)
    });
    view! {
        <div class="score-said">
            <p role="status">{told}</p>
            <button
                type="button"
                data-action="show-move"
                hidden=move || book.to_show().is_none()
                on:click=show
            >
                {words.say("score-show")}
            </button>
            <p class="score-tally" data-tally>{move || tallied(&words.now(), count.get())}</p>
        </div>
    }
}

/// Feedback on a half-move.
fn sentence(book: Book, words: &Lexicon, ply: usize) -> String {
    let verdict = book.verdict(ply);
    if book.is_shown(ply) && verdict != Verdict::Right {
        let played = book.halves.with(|halves| {
            let half = halves.get(ply);
            half.map(|half| half.written.clone()).unwrap_or_default()
        });
        return words.with("score-shown", &args!["move" => played]);
    }
    match verdict {
        Verdict::Empty => words.get("score-empty"),
        Verdict::Right => words.get("score-right"),
        Verdict::Wrong => words.get("score-wrong"),
        Verdict::Unreadable => {
            let [king, queen, rook, bishop, knight] = book.letters.get().pieces();
            let letters = [king, queen, rook, bishop, knight].join(" ");
            words.with("score-unreadable", &args!["letters" => letters])
        }
        Verdict::Ambiguous(names) => {
            words.with("score-ambiguous", &args!["moves" => names.join(", ")])
        }
        Verdict::Illegal(why) => {
            let narrator = Narrator::new(words, false);
            let why = book.game.with(|game| {
                let before = game.position_after(ply);
                before.map(|before| narrator.illegal(before, why))
            });
            why.unwrap_or_default()
        }
    }
}

fn tallied(words: &Lexicon, tally: EntryCounts) -> String {
    let told: Args<'_> = args![
        "right" => tally.right,
        "shown" => tally.shown,
        "wrong" => tally.wrong,
        "open" => tally.open + tally.free
    ];
    let mut told = words.with("score-tally", &told);
    if tally.free > 0 {
        told.push(' ');
        told += &words.with("score-free", &args!["free" => tally.free]);
    }
    told
}
