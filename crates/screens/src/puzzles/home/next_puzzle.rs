//! The next rated puzzle on the place of the puzzles: on a board where there is room for one, else in the card. A move on the
//! board begins with it, and the solving screen goes on.

use super::Home;
use crate::board_controller::BoardController;
use crate::board_preferences::board_look;
use crate::player_row::player_row;
use crate::position_board::PositionBoard;
use crate::puzzles::address;
use crate::puzzles::board_panel::last_move;
use crate::puzzles::mode::Mode;
use crate::puzzles::options::{Confirm, Options};
use crate::puzzles::solver::{Kept, START_RATING};
use crate::puzzles::task_text;
use crate::registry::Screen;
use crate::route::href;
use board::{Board, BoardConfig, Diagram, Look, Placement};
use chess::{Color, Move};
use i18n::names::color_name;
use leptos::prelude::*;
use platform::device_clock;
use protocol::puzzle::{Card, Choose, GetPuzzle, PuzzleKey, StartRating};
use puzzle::message::from_message;
use puzzle::rating::level_of_player;
use puzzle::solving::{Intent, Phase, Solving, SolvingOptions};
use table::skill::Skill;

/// Milliseconds of thought that count at most: a page that has stood open tells nothing of it.
const MOST_THOUGHT: u64 = 60_000;

/// The next puzzle, as far as it has been solved.
#[derive(Clone)]
pub struct NextPuzzle {
    key: PuzzleKey,
    solving: Solving,
    /// Time on the solver's clock when it was shown, and on the device's.
    shown: (u64, u64),
}

impl NextPuzzle {
    /// The puzzle of a card, with what was kept of it. The opponent's move has been made.
    fn new(card: &Card, kept: Option<&Kept>) -> Option<NextPuzzle> {
        let puzzle = from_message(&card.puzzle).ok()?;
        let now = device_clock::now() as u64;
        let options = SolvingOptions::default();
        let resumed = kept.and_then(|kept| {
            let (solving, _) = Solving::resume(puzzle.clone(), &[], options, &kept.journal())?;
            Some((solving, kept.at))
        });
        let begun = || (Solving::new(puzzle.clone(), &[], options, now).0, now);
        let (mut solving, at) = resumed.unwrap_or_else(begun);
        if matches!(solving.phase(), Phase::Opponent(_)) {
            solving.act(Intent::Alarm, at);
        }
        Some(NextPuzzle {
            key: card.puzzle.key.clone(),
            solving,
            shown: (at, now),
        })
    }

    /// Query of the solving screen.
    fn query(&self) -> String {
        address::query(&Mode::Rated, &self.key)
    }
}

impl Home {
    /// Fetches the next rated puzzle: the one that was left, or one near this rating.
    pub(super) fn fetch_next(self, rating: Option<f64>) {
        if let Some(kept) = Kept::of(&Mode::Rated).filter(|kept| !kept.tried) {
            let key = kept.key.clone();
            return self.ask(GetPuzzle { key }, move |card| self.show(&card, Some(&kept)));
        }
        let near = rating.unwrap_or(START_RATING) + f64::from(Options::load().difficulty);
        let next = Choose {
            near: Some(near),
            seed: super::today() as u64,
            count: 1,
            now: device_clock::date() as u64,
            mixed: true,
            ..Choose::default()
        };
        self.ask(next, move |cards| {
            if let Some(card) = cards.first() {
                self.show(card, None);
            }
        });
    }

    /// Shows the next puzzle. The set of our own has been fetched for it.
    fn show(self, card: &Card, kept: Option<&Kept>) {
        self.next.set(NextPuzzle::new(card, kept));
        self.list_sets();
    }

    /// Begins with a move on the board; the solving screen goes on.
    fn begin(self, mv: Move) {
        let Some(mut next) = self.next.get_untracked() else {
            return;
        };
        let (shown, device) = next.shown;
        let thought = (device_clock::now() as u64).saturating_sub(device);
        let now = shown + thought.min(MOST_THOUGHT);
        next.solving.act(Intent::Move(mv), now);
        let mode = Mode::Rated;
        Kept::begun(&mode, next.key.clone(), &next.solving, now).save(&mode);
        self.context.go(Screen::Solve, next.query());
    }
}

/// The board with the task above it.
pub fn board(home: Home) -> AnyView {
    let words = home.context.words;
    let next = home.next;
    let side = move || next.with(|next| next.as_ref().map(|next| next.solving.solver()));
    let bottom: Signal<Color> = Signal::derive(move || side().unwrap_or(Color::White));
    // A move that is to be confirmed is made on the solving screen.
    let confirms = Options::load().confirm != Confirm::Off;
    let position_board = PositionBoard {
        controller: BoardController::of(home.context),
        position: Memo::new(move |_| {
            next.with(|next| next.as_ref().map(|next| next.solving.position().clone()))
        })
        .into(),
        takes_moves: Signal::derive(move || {
            let can = next.with(|next| next.as_ref().is_some_and(|next| next.solving.can_move()));
            can && !confirms && home.asks_level() == Some(false)
        }),
        last: Signal::derive(move || next.with(|next| last_move(&next.as_ref()?.solving))),
        play: Callback::new(move |mv| home.begin(mv)),
    };
    let config = BoardConfig {
        bottom,
        ..position_board.config()
    };
    let notation = move || home.context.input.with(|input| input.preferences.notation);
    let task = move || {
        let words = words.now();
        next.with(|next| {
            let puzzle = next.as_ref()?.solving.puzzle();
            Some(task_text::task(puzzle, notation(), &words))
        })
    };
    let title = move || Some(task_text::side(side()?, &words.now()));
    let disc = move || {
        let name = color_name(side()?);
        Some(view! { <span class="solve-disc" data-side=name aria-hidden="true"></span> })
    };
    view! {
        <div class="bar top">
            <div class="solve-task">
                {disc}
                <div class="solve-what">
                    <h2>{title}</h2>
                    <p>{task}</p>
                </div>
            </div>
        </div>
        <div class="stage"><Board config/></div>
        <div class="bar bottom">{player_row(words, bottom)}</div>
        {position_board.controller.said.view()}
    }
    .into_any()
}

/// The card of rated solving: the solver's rating, and the puzzle where no board has room for it.
#[component]
pub fn Rated(home: Home) -> impl IntoView {
    let words = home.context.words;
    let look = home.context.input.with_untracked(|input| Look {
        coordinates: false,
        ..board_look(&input.preferences)
    });
    let diagram = move || {
        home.next.with(|next| {
            let solving = next.as_ref().map(|next| &next.solving);
            let placement = solving.map(|solving| Placement::from(solving.position().board()));
            let placement = Signal::stored(placement.unwrap_or_default());
            let bottom = solving.map_or(Color::White, Solving::solver);
            view! { <Diagram placement bottom look/> }
        })
    };
    let side = move || {
        let side = home
            .next
            .with(|next| Some(next.as_ref()?.solving.solver()))?;
        let told = task_text::side(side, &words.now());
        Some(view! { <span class="puzzles-side">{format!("· {told}")}</span> })
    };
    let rating = move || {
        home.standing.with(|standing| {
            let rating = (*standing)?.rating?;
            Some((rating.rating.round(), (2.0 * rating.deviation).round()))
        })
    };
    let band = move || {
        let band = format!("± {}", rating()?.1);
        Some(view! { <abbr title=words.say("rating-band")>{band}</abbr> })
    };
    let solve = move || {
        let query = home.next.with(|next| next.as_ref().map(NextPuzzle::query));
        href(Screen::Solve, &query.unwrap_or_else(|| Mode::Rated.query()))
    };
    view! {
        <section class="puzzles-card puzzles-rated" aria-label=words.say("solve-mode-rated")>
            <div class="puzzles-diagram">{diagram}</div>
            <div class="puzzles-rating">
                <h2>{words.say("puzzles-rated")}</h2>
                <p class="puzzles-number">{move || rating().map(|rating| rating.0.to_string())}</p>
                <p>{band} " " {side}</p>
                <a class="button primary" href=solve data-mode="rated">{words.say("puzzles-solve")}</a>
            </div>
        </section>
    }
}

/// The question how well the solver plays, where Play has not asked it. It is the same question.
#[component]
pub fn StartLevel(home: Home) -> impl IntoView {
    let words = home.context.words;
    let answer = move |skill: Skill| {
        let choose = move |_| {
            let rating = level_of_player(skill.step().robot().level);
            home.ask(StartRating { rating }, move |()| {
                home.context.answer_skill(skill);
                home.context.go(Screen::Solve, Mode::Rated.query());
            });
        };
        let name = skill.name();
        view! { <button type="button" data-skill=name on:click=choose>{words.say(name)}</button> }
    };
    view! {
        <section class="puzzles-card puzzles-level" aria-labelledby="puzzles-level">
            <h2 id="puzzles-level">{words.say("skill-question")}</h2>
            <p>{words.say("puzzles-level-how")}</p>
            <div>{Skill::ALL.map(answer).into_iter().collect_view()}</div>
        </section>
    }
}
