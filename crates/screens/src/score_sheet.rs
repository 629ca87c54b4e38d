//! Score sheet: the record of a game on paper, or written by the player himself (FIDE 8).
//!
//! The game comes as a signal. `record.rs` writes its moves in the chosen letters; `paper.rs` renders them twice, in
//! the dialog and, hidden on the screen, at the end of the page for printing. Where players write themselves,
//! `exercise.rs` reads each field with `Position::read` and compares it with the move that was played. `storage.rs`
//! saves the entries by game under `sessa.score-sheet`, with the letters they are written in.

mod by_hand;
mod exercise;
mod paper;
mod record;
mod storage;

use crate::WiredContext;
use chess::{Color, Letters};
use game::{Game, Points};
use i18n::players::player_name;
use i18n::{Words, args};
use leptos::portal::Portal;
use leptos::prelude::*;
use platform::storage::Damaged;
use record::{Half, Plan, halves};
use std::convert::Infallible;
use std::sync::Arc;
use storage::{NotationChoice, SavedSheets, Style, WrittenSheet};
use widgets::screen_frame::ScreenFrame;

/// The score sheet of a game, a full-screen dialog. It gives no commands.
pub fn score_sheet(context: WiredContext<Arc<Game>, Infallible>) -> AnyView {
    let book = Book::open(context);
    let words = context.words;
    // What cannot be printed need not stop the sheet from being read.
    let print = move |_| drop(window().print());
    let tools = view! {
        <button type="button" class="sure" data-action="print" on:click=print>{words.say("score-print")}</button>
    }
    .into_any();
    let by_hand = Memo::new(move |_| book.sheet(|sheet| sheet.by_hand));
    let content = view! {
        <div class="score-sheet">
            {ways(book, by_hand)}
            {move || book.trouble.get().map(|trouble| view! {
                <p class="score-trouble" role="alert">{trouble.told(words)}</p>
            })}
            {move || by_hand.get().then(|| by_hand::terms(book))}
            {paper::on_screen(book, by_hand)}
            {move || by_hand.get().then(|| by_hand::said(book))}
        </div>
    }
    .into_any();
    view! {
        <ScreenFrame frame=context.frame tools content/>
        // Paper has no scroll bars and more than one page: it is printed from a place of its own.
        <Portal>{paper::printed(book, by_hand)}</Portal>
    }
    .into_any()
}

/// The game and the entries on its sheet. A handle.
#[derive(Clone, Copy)]
struct Book {
    words: Words,
    game: Signal<Arc<Game>>,
    /// Name under which its sheet is saved.
    name: Memo<String>,
    kept: RwSignal<SavedSheets>,
    /// The letters of the page's language.
    page: Memo<Letters>,
    /// Notation of the moves.
    choice: Memo<NotationChoice>,
    /// Letters of the pieces in the moves.
    letters: Memo<Letters>,
    /// The moves as they are written.
    halves: Memo<Vec<Half>>,
    plan: Memo<Plan>,
    /// The half-move that the feedback is about.
    at: RwSignal<Option<usize>>,
    /// The half-move whose field the player came to last.
    here: RwSignal<Option<usize>>,
    trouble: RwSignal<Option<Trouble>>,
}

/// Reasons why not everything is saved.
#[derive(Clone, PartialEq, Eq)]
enum Trouble {
    Damaged(Damaged),
    NotKept,
}

impl Trouble {
    fn told(&self, words: Words) -> String {
        let words = words.now();
        match self {
            Trouble::NotKept => words.get("score-not-saved"),
            Trouble::Damaged(Damaged { why, place, .. }) => words.with(
                "score-damaged",
                &args!["why" => why.as_str(), "place" => place.as_str()],
            ),
        }
    }
}

impl Book {
    fn open(context: WiredContext<Arc<Game>, Infallible>) -> Book {
        let words = context.words;
        let game = context.input;
        let (kept, damaged) = storage::load();
        let kept = RwSignal::new(kept);
        let page = Memo::new(move |_| words.now().language().letters());
        let name = Memo::new(move |_| game.with(|game| storage::name(game)));
        let choice = Memo::new(move |_| {
            let name = name.get();
            kept.with(|kept| kept.choice(&name).clone())
        });
        let ways = Memo::new(move |_| choice.with(|choice| choice.ways(page.get())));
        Book {
            words,
            game,
            name,
            kept,
            page,
            choice,
            letters: Memo::new(move |_| choice.with(|choice| choice.letters(page.get()))),
            halves: Memo::new(move |_| game.with(|game| halves(game, ways.get()))),
            plan: Memo::new(move |_| game.with(|game| Plan::of(game))),
            at: RwSignal::new(None),
            here: RwSignal::new(None),
            trouble: RwSignal::new(damaged.map(Trouble::Damaged)),
        }
    }

    /// Reads the entries on the sheet of this game.
    fn sheet<T>(self, look: impl FnOnce(&WrittenSheet) -> T) -> T {
        let name = self.name.get();
        self.kept.with(|kept| match kept.sheet(&name) {
            Some(sheet) => look(sheet),
            None => look(&storage::WrittenSheet::default()),
        })
    }

    /// Changes the saved sheets, and saves them.
    fn change(self, change: impl FnOnce(&mut SavedSheets)) {
        self.kept.update(change);
        if !self.kept.with_untracked(storage::save) {
            self.trouble.set(Some(Trouble::NotKept));
        }
    }

    /// Fills something in on the sheet of this game.
    fn fill_in(self, fill: impl FnOnce(&mut WrittenSheet)) {
        let (name, page) = (self.name.get_untracked(), self.page.get_untracked());
        self.change(|kept| fill(kept.fill_in(&name, page)));
    }

    /// Chooses the notation of this game's moves.
    fn choose(self, change: impl FnOnce(&mut NotationChoice)) {
        let (name, page) = (self.name.get_untracked(), self.page.get_untracked());
        self.change(|kept| kept.choose(&name, page, change));
    }

    /// Text of a field of the head: the player's entry, or else what the game knows.
    fn field(self, name: &'static str) -> String {
        let filled = self.sheet(|sheet| sheet.field(name).map(str::to_owned));
        filled.unwrap_or_else(|| self.known(name))
    }

    fn known(self, name: &str) -> String {
        let words = self.words.now();
        // Two persons write their names themselves.
        let player = |game: &Game, side: Color| {
            let config = game.config();
            let is_told = !config.between_persons() || !game.names()[side.index()].is_empty();
            if is_told {
                player_name(&words, config, side)
            } else {
                String::new()
            }
        };
        self.game.with(|game| match name {
            "white" => player(game, Color::White),
            "black" => player(game, Color::Black),
            "date" if game.config().began > 0 => words.date(game.config().began),
            _ => String::new(),
        })
    }

    /// The result as it is written on the sheet; empty while the game is in play.
    fn result(self) -> &'static str {
        let outcome = self.game.with(|game| game.outcome());
        outcome.map_or("", |outcome| match outcome.points {
            Points::Won(Color::White) => "1 – 0",
            Points::Won(Color::Black) => "0 – 1",
            Points::Draw => "½ – ½",
            Points::BothLost => "0 – 0",
            Points::Half(Color::White) => "½ – 0",
            Points::Half(Color::Black) => "0 – ½",
        })
    }
}

/// Controls of the notation, and of writing by hand.
fn ways(book: Book, by_hand: Memo<bool>) -> impl IntoView {
    let words = book.words;
    let alphabets = || Letters::ALL.map(|letters| (letters.tag().to_owned(), alphabet(letters)));
    let styles = move || {
        let words = words.now();
        let style =
            |(place, style): (usize, Style)| (place.to_string(), words.get(style.message()));
        Style::ALL.into_iter().enumerate().map(style).collect()
    };
    let style = move || {
        let style = book.choice.with(|choice| choice.style);
        let place = Style::ALL.iter().position(|&known| known == style);
        place.unwrap_or_default().to_string()
    };
    let choose_style = move |place: String| {
        let style = place
            .parse()
            .ok()
            .and_then(|place: usize| Style::ALL.get(place));
        if let Some(&style) = style {
            book.choose(|choice| choice.style = style);
        }
    };
    let also = move || {
        let also = book.choice.with(|choice| choice.also(book.page.get()));
        also.map_or_else(String::new, |letters| letters.tag().to_owned())
    };
    let with_none = move || {
        let none = (String::new(), words.now().get("score-no-letters"));
        [none].into_iter().chain(alphabets()).collect()
    };
    view! {
        <div class="score-ways">
            {choice(words, "style", "score-style", style, styles, choose_style)}
            {choice(
                words,
                "letters",
                "score-letters",
                move || book.letters.get().tag().to_owned(),
                move || alphabets().into(),
                move |tag| book.choose(|choice| choice.letters = Some(tag)),
            )}
            {choice(
                words,
                "also",
                "score-also",
                also,
                with_none,
                move |tag| book.choose(|choice| choice.also = Some(tag)),
            )}
            <button
                type="button"
                data-action="by-hand"
                aria-pressed=move || by_hand.get().to_string()
                on:click=move |_| book.fill_in(|sheet| sheet.by_hand = !sheet.by_hand)
            >
                {words.say("score-by-hand")}
            </button>
        </div>
    }
}

/// One of several options, with its label above it.
fn choice(
    words: Words,
    name: &'static str,
    label: &'static str,
    chosen: impl Fn() -> String + Copy + Send + Sync + 'static,
    options: impl Fn() -> Vec<(String, String)> + Send + Sync + 'static,
    choose: impl Fn(String) + 'static,
) -> impl IntoView {
    let options = move || {
        let option = |(value, told): (String, String)| {
            let known = value.clone();
            view! { <option value=value prop:selected=move || chosen() == known>{told}</option> }
        };
        options().into_iter().map(option).collect_view()
    };
    view! {
        <label>
            <span>{words.say(label)}</span>
            <select name=name on:change=move |event| choose(event_target_value(&event))>{options}</select>
        </label>
    }
}

/// An alphabet as its readers know it: `Deutsch: K D T L S`.
fn alphabet(letters: Letters) -> String {
    format!("{}: {}", letters.own_name(), letters.pieces().join(" "))
}
