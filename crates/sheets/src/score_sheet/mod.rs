//! The score sheet: the record of a game on paper, or written by the player himself (FIDE 8).

mod by_hand;
mod exercise;
mod kept;
mod paper;
mod record;

use crate::Desk;
use crate::screen::Screen;
use chess::Letters;
use game::{Config, Game, Player, Score};
use kept::{Choice, Damaged, Kept, Sheet, Style};
use leptos::html::Dialog;
use leptos::portal::Portal;
use leptos::prelude::*;
use record::{Half, Plan, halves};
use std::sync::Arc;
use ui::door::{self, Sheet as _};
use ui::words::{Words, args};

/// The score sheet, a dialog by itself.
pub fn score_sheet(desk: Desk<door::ScoreSheet>, dialog: NodeRef<Dialog>) -> AnyView {
    let book = Book::open(desk);
    let words = desk.words;
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
        <Screen name=door::ScoreSheet::NAME dialog page=desk.page tools content/>
        // Paper has no scroll bars and more than one page: it is printed from a place of its own.
        <Portal>{paper::printed(book, by_hand)}</Portal>
    }
    .into_any()
}

/// The game and what is kept of its sheet. A handle.
#[derive(Clone, Copy)]
struct Book {
    words: Words,
    game: Memo<Arc<Game>>,
    /// By which its sheet is kept.
    name: Memo<String>,
    kept: RwSignal<Kept>,
    /// The letters of the page's language.
    page: Memo<Letters>,
    /// How the moves are to be written.
    choice: Memo<Choice>,
    /// Whose letters the moves have.
    letters: Memo<Letters>,
    /// The moves as they are written.
    halves: Memo<Vec<Half>>,
    plan: Memo<Plan>,
    /// The half-move of which something is said.
    at: RwSignal<Option<usize>>,
    /// The half-move whose field the player came to last.
    here: RwSignal<Option<usize>>,
    trouble: RwSignal<Option<Trouble>>,
}

/// Why not everything is kept.
#[derive(Clone, PartialEq, Eq)]
enum Trouble {
    Damaged(Damaged),
    NotKept,
}

impl Trouble {
    fn told(&self, words: Words) -> String {
        let words = words.now();
        match self {
            Trouble::NotKept => words.get("score-not-kept"),
            Trouble::Damaged(Damaged { why, place }) => words.with(
                "score-damaged",
                &args!["why" => why.as_str(), "place" => place.as_str()],
            ),
        }
    }
}

impl Book {
    fn open(desk: Desk<door::ScoreSheet>) -> Book {
        let words = desk.words;
        // The page writes its own game; of a text that is none there is nothing to see.
        let read = move || {
            let game = desk.input.with(|record| game::from_json(&record.game));
            Arc::new(game.unwrap_or_else(|_| Game::new(Config::default())))
        };
        let game = Memo::new_with_compare(move |_| read(), |_, _| true);
        let (kept, damaged) = kept::load();
        let kept = RwSignal::new(kept);
        let page = Memo::new(move |_| words.now().language().letters());
        let name = Memo::new(move |_| game.with(|game| kept::name(game)));
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

    /// What is filled in on the sheet of this game.
    fn sheet<T>(self, look: impl FnOnce(&Sheet) -> T) -> T {
        let name = self.name.get();
        self.kept.with(|kept| match kept.sheet(&name) {
            Some(sheet) => look(sheet),
            None => look(&Sheet::default()),
        })
    }

    /// Changes what is kept, at once and for the next visit.
    fn change(self, change: impl FnOnce(&mut Kept)) {
        self.kept.update(change);
        if !self.kept.with_untracked(kept::keep) {
            self.trouble.set(Some(Trouble::NotKept));
        }
    }

    /// Fills something in on the sheet of this game.
    fn fill_in(self, fill: impl FnOnce(&mut Sheet)) {
        let (name, page) = (self.name.get_untracked(), self.page.get_untracked());
        self.change(|kept| fill(kept.fill_in(&name, page)));
    }

    /// Chooses how the moves of this game are written.
    fn choose(self, change: impl FnOnce(&mut Choice)) {
        let (name, page) = (self.name.get_untracked(), self.page.get_untracked());
        self.change(|kept| kept.choose(&name, page, change));
    }

    /// What stands in a field of the head: what the player has written there, or else what the game knows.
    fn field(self, name: &'static str) -> String {
        let filled = self.sheet(|sheet| sheet.field(name).map(str::to_owned));
        filled.unwrap_or_else(|| self.known(name))
    }

    fn known(self, name: &str) -> String {
        let words = self.words.now();
        let player = |game: &Game, side: usize| {
            let config = game.config();
            match (config.players[side], config.names[side].as_str()) {
                (_, given) if !given.is_empty() => given.to_owned(),
                (Player::Person, _) => String::new(),
                (Player::Robot { level }, _) => {
                    let level = words.with("level-of", &args!["level" => level]);
                    format!("{} · {level}", words.get("robot"))
                }
            }
        };
        self.game.with(|game| match name {
            "white" => player(game, 0),
            "black" => player(game, 1),
            "date" if game.config().began > 0 => words.date(game.config().began),
            _ => String::new(),
        })
    }

    /// The result as it is written on the sheet; nothing while the game is in play.
    fn result(self) -> &'static str {
        let outcome = self.game.with(|game| game.outcome());
        outcome.map_or("", |outcome| match outcome.score {
            Score::Won(chess::Color::White) => "1 – 0",
            Score::Won(chess::Color::Black) => "0 – 1",
            Score::Draw => "½ – ½",
            Score::BothLost => "0 – 0",
        })
    }
}

/// How the moves are written, and by whom.
fn ways(book: Book, by_hand: Memo<bool>) -> impl IntoView {
    let words = book.words;
    let alphabets = || Letters::ALL.map(|letters| (letters.tag().to_owned(), alphabet(letters)));
    let styles = move || {
        let words = words.now();
        let style = |(place, name): (usize, &str)| (place.to_string(), words.get(name));
        let names = ["score-standard", "score-long", "score-figurine"];
        names.into_iter().enumerate().map(style).collect()
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

/// One of several, with its label above it.
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
