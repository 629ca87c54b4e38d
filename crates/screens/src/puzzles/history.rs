//! The history: every puzzle that was tried, the newest first, by day; each can be opened again.

use super::address::LINKED;
use super::mode::Mode;
use super::progress::{noon, signed};
use super::segment::Segment;
use super::solve::is_told;
use super::solver::forget;
use super::trouble::trouble_text;
use crate::ScreenContext;
use crate::board_preferences::board_look;
use crate::link::parameter;
use crate::motif_text;
use crate::registry::Screen;
use crate::route::href;
use board::{Diagram, Look, Placement};
use chess::Position;
use i18n::date::Date;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use motif::Theme;
use platform::clients::Clients;
use platform::device_clock;
use platform::puzzle_client::PuzzleClient;
use protocol::puzzle::{Failure, GetAttempts, PastAttempt, PastAttempts, PuzzleKey};
use puzzle::message::from_message;
use puzzle::set_link::{puzzle_of, write_set_link};
use widgets::empty_state::EmptyState;
use widgets::icon::Sign;
use widgets::page_frame::PageFrame;

/// Attempts that are shown at once.
const AT_ONCE: u32 = 50;

/// Query of the address where only what was missed is shown.
const MISSED: &str = "missed=1";

/// The state of the page. A handle.
#[derive(Clone, Copy)]
struct Past {
    context: ScreenContext,
    missed: Memo<bool>,
    attempts: RwSignal<Option<PastAttempts>>,
    trouble: RwSignal<Option<Failure>>,
    client: StoredValue<PuzzleClient, LocalStorage>,
}

impl Past {
    /// Asks for so many attempts that are older than so many.
    fn ask(self, from: u32, count: u32) {
        let missed = self.missed.get_untracked();
        let get = GetAttempts {
            missed,
            from,
            count,
        };
        let Some(client) = self.client.try_with_value(Clone::clone) else {
            return;
        };
        client.ask(get, move |page| {
            // The page may have been closed since, or show others.
            if self.missed.try_get_untracked() != Some(missed) {
                return;
            }
            match page {
                Ok(page) => self.attempts.update(|past| match past {
                    Some(past) if from > 0 => {
                        past.attempts.extend(page.attempts);
                        past.more = page.more;
                    }
                    past => *past = Some(page),
                }),
                Err(failure) => self.trouble.set(Some(failure)),
            }
        });
    }

    /// Number of attempts that are shown.
    fn count(self) -> u32 {
        let count = |past: &Option<PastAttempts>| {
            past.as_ref().map_or(0, |past| past.attempts.len() as u32)
        };
        self.attempts.try_with_untracked(count).unwrap_or(0)
    }
}

/// The page.
pub fn history(context: ScreenContext) -> AnyView {
    let words = context.words;
    let state = Past {
        context,
        missed: Memo::new(move |_| {
            context
                .input
                .with(|input| parameter(&input.query, "missed").is_some())
        }),
        attempts: RwSignal::new(None),
        trouble: RwSignal::new(None),
        client: StoredValue::new_local(expect_context::<Clients>().puzzles()),
    };
    Effect::new(move |_| {
        state.missed.track();
        state.ask(0, AT_ONCE);
    });
    state.client.with_value(|client| {
        client.on_change(move || state.ask(0, state.count().max(AT_ONCE)));
    });
    let trouble = move || {
        let failure = state.trouble.get()?;
        let told = trouble_text(&failure, &words.now());
        Some(view! { <p class="puzzles-trouble" role="alert">{told}</p> })
    };
    let filter = move |missed: bool| {
        let (value, label) = if missed {
            ("missed", "run-missed")
        } else {
            ("all", "choice-all")
        };
        let chosen = Signal::derive(move || state.missed.get() == missed);
        let choose = move || {
            let query = if missed { MISSED } else { "" };
            context.readdress(query.to_owned());
        };
        view! { <Segment group="past" value label=words.say(label) chosen choose/> }
    };
    let days = move || {
        state.attempts.with(|past| {
            past.as_ref()
                .map_or_else(Vec::new, |past| by_day(&past.attempts))
        })
    };
    let more = Memo::new(move |_| {
        state
            .attempts
            .with(|past| past.as_ref().is_some_and(|past| past.more))
    });
    let none = Memo::new(move |_| {
        state
            .attempts
            .with(|past| past.as_ref().is_some_and(|past| past.attempts.is_empty()))
    });
    let content = view! {
        <div class="puzzles history">
            {trouble}
            <div class="choices" role="radiogroup" aria-label=words.say("choice")>{filter(false)}{filter(true)}</div>
            <Show when=move || none.get()>
                <EmptyState sign=Sign::Calendar title="history-none" text="history-empty"/>
            </Show>
            // A day is drawn anew only when it has more.
            <For each=days key=|day| (day[0].day, day[0].at, day.len()) let:attempts>
                <Attempts state attempts/>
            </For>
            <Show when=move || more.get()>
                <button type="button" data-action="more-attempts" on:click=move |_| state.ask(state.count(), AT_ONCE)>{words.say("set-more")}</button>
            </Show>
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}

/// The attempts of each day.
fn by_day(attempts: &[PastAttempt]) -> Vec<Vec<PastAttempt>> {
    let days = attempts.chunk_by(|one, other| one.day == other.day);
    days.map(<[PastAttempt]>::to_vec).collect()
}

/// The attempts of a day under its date.
#[component]
fn Attempts(state: Past, attempts: Vec<PastAttempt>) -> impl IntoView {
    let words = state.context.words;
    let date = noon(attempts[0].day);
    let rows = attempts.into_iter().map(|past| view! { <Row state past/> });
    let rows = rows.collect_view();
    let heading = move || {
        let today = Date::at(device_clock::date() as u64);
        widgets::date::date(Date::at(date), today, &words.now())
    };
    view! {
        <section class="history-day">
            <h2>{heading}</h2>
            <ul class="puzzles-list">{rows}</ul>
        </section>
    }
}

/// An attempt in a line, with the board of its puzzle, to which it leads.
#[component]
fn Row(state: Past, past: PastAttempt) -> impl IntoView {
    let words = state.context.words;
    let mode = mode(&past.key);
    let address = href(Screen::Solve, &mode.query());
    let look = state.context.input.with_untracked(|input| Look {
        coordinates: false,
        blindfold: None,
        ..board_look(&input.preferences)
    });
    let board = position(&past).map(|position| {
        let placement = Signal::stored(Placement::from(position.board()));
        view! { <Diagram placement bottom=position.turn() look/> }
    });
    let past = StoredValue::new(past);
    let outcome = past.with_value(Outcome::of);
    let (name, mark) = (outcome.name(), outcome.mark());
    let change = move || {
        let change = past.with_value(|past| past.change)?.round() as i64;
        let sign = change.signum().to_string();
        (change != 0).then(|| {
            view! { <span class="solve-change" data-change=sign>{signed(change)}</span> }
        })
    };
    view! {
        <li>
            <a class="link-card puzzles-row" href=address data-result=name on:click=move |_| forget(&mode)>
                <span class="history-board">{board}</span>
                <span class="history-mark" aria-hidden="true">{mark}</span>
                <span class="hidden-visually">{words.say(outcome.message())}</span>
                <b>{move || past.with_value(|past| facts(past, &words.now()))}</b>
                {change}
            </a>
        </li>
    }
}

/// The position that was to be solved, where its puzzle is at hand.
fn position(past: &PastAttempt) -> Option<Position> {
    if past.key.set == LINKED {
        let puzzle = from_message(&puzzle_of(&past.key.id)).ok()?;
        return Some(puzzle.position());
    }
    Position::from_fen(past.fen.as_deref()?).ok()
}

/// Outcomes of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Solved,
    Helped,
    Missed,
}

impl Outcome {
    fn of(past: &PastAttempt) -> Outcome {
        match (past.solved, past.helped) {
            (true, false) => Outcome::Solved,
            (true, true) => Outcome::Helped,
            (false, _) => Outcome::Missed,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Outcome::Solved => "solved",
            Outcome::Helped => "helped",
            Outcome::Missed => "missed",
        }
    }

    /// Message name of the outcome in words.
    fn message(self) -> &'static str {
        match self {
            Outcome::Solved => "history-solved",
            Outcome::Helped => "history-helped",
            Outcome::Missed => "history-missed",
        }
    }

    /// Its sign, as those of verdicts.
    fn mark(self) -> &'static str {
        match self {
            Outcome::Solved => "✓",
            Outcome::Helped => "≈",
            Outcome::Missed => "✕",
        }
    }
}

/// The mode that brings a puzzle of the log again.
fn mode(key: &PuzzleKey) -> Mode {
    if key.set == LINKED {
        // Its name in the log is all of it.
        return Mode::Link(write_set_link("", &[puzzle_of(&key.id)]));
    }
    Mode::One(key.set.clone(), key.id.clone())
}

/// The puzzle by its theme, its rating, and the time that it took: `Mate in 2 · 1527 · 2 s`.
fn facts(past: &PastAttempt, words: &Lexicon) -> String {
    let mut facts = vec![theme(past, words)];
    facts.extend(past.puzzle_rating.map(|rating| rating.round().to_string()));
    let seconds = (past.millis / 1_000).clamp(1, u32::MAX.into()) as u32;
    facts.push(words.with("history-seconds", &args!["count" => seconds]));
    facts.join(" · ")
}

/// The theme that says most of a puzzle: any rather than that it is a mate.
fn theme(past: &PastAttempt, words: &Lexicon) -> String {
    let known = past.themes.iter().filter_map(|key| Theme::from_key(key));
    let told: Vec<_> = known.filter(|theme| is_told(*theme)).collect();
    let most = told.iter().find(|theme| **theme != Theme::Mate);
    match most.or(told.first()) {
        Some(theme) => motif_text::theme_name(*theme, words),
        None => words.get("solve-mode-one"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn past(day: i32, solved: bool, helped: bool) -> PastAttempt {
        PastAttempt {
            at: 0,
            day,
            key: PuzzleKey {
                set: "a b".into(),
                id: "c".into(),
            },
            solved,
            helped,
            millis: 38_400,
            puzzle_rating: Some(1_356.6),
            change: None,
            themes: vec![
                "middlegame".into(),
                "fork".into(),
                "mine".into(),
                "pin".into(),
            ],
            fen: None,
        }
    }

    #[test]
    fn attempts_are_told_by_day_theme_and_result() {
        let words = Lexicon::english().and(i18n::Language::English, crate::ENGLISH);
        let all = [
            past(9, true, false),
            past(9, true, true),
            past(7, false, true),
        ];
        let days: Vec<_> = by_day(&all).iter().map(Vec::len).collect();
        assert_eq!(days, [2, 1]);
        let outcomes = all
            .each_ref()
            .map(|past| words.get(Outcome::of(past).message()));
        assert_eq!(outcomes, ["Solved", "Solved with help", "Missed"]);
        for past in &all {
            assert_eq!(facts(past, &words), "Fork · 1357 · 38 s");
        }
        let with = |themes: &[&str]| {
            let themes = themes.iter().map(|&key| key.to_owned()).collect();
            let past = PastAttempt {
                themes,
                puzzle_rating: None,
                ..past(9, true, false)
            };
            facts(&past, &words)
        };
        assert_eq!(with(&[]), "Puzzle · 38 s");
        assert_eq!(with(&["mate", "mateIn2", "short"]), "Mate in 2 · 38 s");
        assert_eq!(with(&["mate"]), "Checkmate · 38 s");
    }

    #[test]
    fn a_puzzle_of_a_link_is_brought_by_a_link() {
        let key = |set: &str, id: &str| PuzzleKey {
            set: set.into(),
            id: id.into(),
        };
        let one = mode(&key("a", "b"));
        assert_eq!(one, Mode::One("a".into(), "b".into()));
        let text = "6k1/5ppp/8/8/8/8/5PPP/1R4K1_w_-_-_0_1..b1b8";
        let Mode::Link(link) = mode(&key(LINKED, text)) else {
            panic!("it is in no set");
        };
        let read = puzzle::set_link::read_set_link(&link).expect("it was written");
        assert!(read.is_intact);
        assert_eq!(puzzle::set_link::puzzle_text(&read.puzzles[0]), text);
        let linked = PastAttempt {
            key: key(LINKED, text),
            ..past(9, true, false)
        };
        let shown = position(&linked).expect("its name has it").to_fen();
        assert_eq!(shown, "6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1");
        assert_eq!(position(&past(9, true, false)), None);
    }
}
