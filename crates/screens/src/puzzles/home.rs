//! The place of the puzzles: the next one, the ways to solve, and how it went.

use super::mode::Mode;
use super::options::Options;
use super::progress::{Progress, Shown, Span};
use super::series::Series;
use super::solver::today;
use super::task_text;
use super::trouble::trouble_text;
use crate::ScreenContext;
use crate::board_preferences::board_look;
use crate::registry::Screen;
use crate::route::href;
use board::{Diagram, Placement};
use i18n::args;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::device_clock;
use platform::puzzle_client::PuzzleClient;
use protocol::puzzle::{
    Ask, Card, Choose, Failure, GetStanding, OWN_SET, SetInfo, Sets, Standing, StartRating, Task,
};
use widgets::icon::{Icon, Sign};
use widgets::keeps_nothing::KeepsNothing;
use widgets::page_frame::PageFrame;

/// Levels on offer to a new solver.
const LEVELS: [(u16, &str); 4] = [
    (800, "puzzles-level-new"),
    (1_200, "puzzles-level-some"),
    (1_500, "puzzles-level-club"),
    (1_800, "puzzles-level-strong"),
];

/// The state of the place. A handle.
#[derive(Clone, Copy)]
struct Home {
    context: ScreenContext,
    standing: RwSignal<Option<Standing>>,
    shown: RwSignal<Shown>,
    sets: RwSignal<Vec<SetInfo>>,
    next: RwSignal<Option<Card>>,
    trouble: RwSignal<Option<Failure>>,
    client: StoredValue<PuzzleClient, LocalStorage>,
}

impl Home {
    fn ask<A: Ask<Task = Task>>(self, ask: A, done: impl FnOnce(A::Answer) + 'static) {
        let client = self.client.try_with_value(Clone::clone);
        let Some(client) = client else { return };
        client.ask(ask, move |answer| {
            if self.client.try_with_value(|_| ()).is_none() {
                return;
            }
            match answer {
                Ok(answer) => done(answer),
                Err(failure) => self.trouble.set(Some(failure)),
            }
        });
    }

    /// Shows the progress of a span.
    fn show(self, span: Span) {
        let today = today();
        self.ask(span.request(today), move |history| {
            self.shown.set(Shown {
                span,
                today,
                history,
            });
        });
    }

    /// Asks for everything that is shown.
    fn refresh(self) {
        let now = device_clock::date() as u64;
        self.show(self.shown.with_untracked(|shown| shown.span));
        self.ask(GetStanding { now }, move |standing| {
            self.standing.set(Some(standing));
            let near = standing.rating.map_or(1_200.0, |rating| rating.rating);
            let next = Choose {
                near: Some(near),
                seed: today() as u64,
                count: 1,
                now,
                ..Choose::default()
            };
            self.ask(next, move |cards| {
                self.next.set(cards.into_iter().next());
                // The set of our own has been fetched for it.
                self.ask(Sets {}, move |sets| self.sets.set(sets));
            });
        });
    }
}

/// The place, a page.
pub fn home(context: ScreenContext) -> AnyView {
    let words = context.words;
    let home = Home {
        context,
        standing: RwSignal::new(None),
        shown: RwSignal::new(Shown::default()),
        sets: RwSignal::new(Vec::new()),
        next: RwSignal::new(None),
        trouble: RwSignal::new(None),
        client: StoredValue::new_local(expect_context::<Clients>().puzzles()),
    };
    home.refresh();
    let changed = home.client.with_value(Clone::clone);
    changed.on_change(move || home.refresh());
    let online = window_event_listener_untyped("online", move |_| {
        home.trouble.set(None);
        home.refresh();
    });
    on_cleanup(move || online.remove());
    let trouble = move || {
        let failure = home.trouble.get()?;
        let told = trouble_text(&failure, &words.now());
        Some(view! { <p class="puzzles-trouble" role="alert">{told}</p> })
    };
    let asks_level = Memo::new(move |_| {
        home.standing
            .with(|standing| standing.is_some_and(|standing| standing.rating.is_none()))
    });
    // Nothing moves under a finger: the place is seen once it is known what stands there.
    let pending = Memo::new(move |_| {
        home.standing.with(Option::is_none) && home.trouble.with(Option::is_none)
    });
    let options = Options::load();
    let best = move |count: u32, name: &'static str| {
        move || {
            let words = words.now();
            if count == 0 {
                words.get(name)
            } else {
                let best = words.with("puzzles-best", &args!["count" => count]);
                format!("{} · {best}", words.get(name))
            }
        }
    };
    let due = Memo::new(move |_| {
        home.standing
            .with(|standing| standing.map_or(0, |standing| standing.due))
    });
    let due_mark = move || {
        (due.get() > 0).then(|| {
            let text = words
                .now()
                .with("puzzles-due", &args!["count" => due.get()]);
            view! { <span class="puzzles-due">{text}</span> }
        })
    };
    let daily = move || {
        let words = words.now();
        let (done, days) = home.standing.with(|standing| {
            standing.map_or((false, 0), |standing| {
                (standing.daily_done, standing.daily_streak)
            })
        });
        let done = done.then(|| words.get("puzzles-daily-done"));
        let row = (days > 0).then(|| words.with("puzzles-streak", &args!["count" => days]));
        let told: Vec<_> = [done, row].into_iter().flatten().collect();
        if told.is_empty() {
            words.get("puzzles-daily-how")
        } else {
            told.join(" · ")
        }
    };
    let own_sets = move || {
        let words = words.now();
        home.sets.with(|sets| {
            let own = sets.iter().filter(|set| set.key != OWN_SET);
            let (count, puzzles) = own.fold((0, 0), |sum, set| (sum.0 + 1, sum.1 + set.count));
            if count == 0 {
                return words.get("puzzles-sets-how");
            }
            words.with(
                "puzzles-sets",
                &args!["count" => count, "puzzles" => puzzles],
            )
        })
    };
    let offline = move || {
        home.sets.with(|sets| {
            let own = sets.iter().find(|set| set.key == OWN_SET && set.fetched)?;
            let words = words.now();
            let count = words.number(own.count);
            Some(words.with(
                "puzzles-offline",
                &args!["count" => own.count, "number" => count.as_str()],
            ))
        })
    };
    let content = view! {
        <div class="puzzles">
            {trouble}
            <KeepsNothing words/>
            <div class="puzzles-main" class:pending=move || pending.get()>
                {move || if asks_level.get() {
                    view! { <StartLevel home/> }.into_any()
                } else {
                    view! { <Rated home/> }.into_any()
                }}
                <div class="puzzles-modes">
                    <ModeCard home sign=Sign::Repeat name="solve-mode-repeat" text=Signal::derive(words.say("puzzles-repeat-how")) mode=Mode::Repeat>
                        {due_mark}
                    </ModeCard>
                    <a class="link-card puzzles-mode" href=href(Screen::PuzzleThemes, "") data-action="themes">
                        <b><Icon sign=Sign::Themes/><span>{words.say("puzzle-themes")}</span></b>
                        <span>{words.say("puzzles-themes-how")}</span>
                    </a>
                    <ModeCard home sign=Sign::Flash name="solve-mode-storm" text=Signal::derive(best(options.best_storm, "puzzles-storm-how")) mode=Mode::Storm(Series::All)/>
                    <ModeCard home sign=Sign::Heart name="solve-mode-survival" text=Signal::derive(best(options.best_survival, "puzzles-survival-how")) mode=Mode::Survival/>
                </div>
                <div class="puzzles-list">
                    <a class="link-card puzzles-row" href=href(Screen::Solve, &Mode::Daily.query()) data-mode="daily">
                        <Icon sign=Sign::Calendar/>
                        <span><b>{words.say("solve-mode-daily")}</b><span>{daily}</span></span>
                        <Icon sign=Sign::Right/>
                    </a>
                    <a class="link-card puzzles-row" href=href(Screen::PuzzleMining, "") data-action="mining">
                        <Icon sign=Sign::Graph/>
                        <span><b>{words.say("puzzle-mining")}</b><span>{words.say("mining-about")}</span></span>
                        <Icon sign=Sign::Right/>
                    </a>
                    <a class="link-card puzzles-row" href=href(Screen::PuzzleSets, "") data-action="sets">
                        <Icon sign=Sign::Folder/>
                        <span><b>{words.say("puzzle-sets")}</b><span>{own_sets}</span></span>
                        <Icon sign=Sign::Right/>
                    </a>
                    <a class="link-card puzzles-row" href=href(Screen::Drills, "") data-action="drills">
                        <Icon sign=Sign::Pawn/>
                        <span><b>{words.say("drills")}</b><span>{words.say("puzzles-drills-how")}</span></span>
                        <Icon sign=Sign::Right/>
                    </a>
                </div>
                <p class="puzzles-about">{offline}</p>
            </div>
            <Progress context standing=home.standing.into() shown=home.shown.into() choose=Callback::new(move |span| home.show(span))/>
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}

/// The card of a way to solve.
#[component]
fn ModeCard(
    home: Home,
    sign: Sign,
    name: &'static str,
    text: Signal<String>,
    mode: Mode,
    /// A mark behind the name.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <a class="link-card puzzles-mode" href=href(Screen::Solve, &mode.query()) data-mode=mode.name()>
            <b><Icon sign/><span>{home.context.words.say(name)}</span>{children.map(|children| children())}</b>
            <span>{text}</span>
        </a>
    }
}

/// The question for the level, asked once.
#[component]
fn StartLevel(home: Home) -> impl IntoView {
    let words = home.context.words;
    let level = move |(rating, name): (u16, &'static str)| {
        let choose = move |_| {
            home.ask(StartRating { rating }, move |()| {
                let query = Mode::Rated.query();
                home.context.go(Screen::Solve, query);
            });
        };
        view! {
            <button type="button" data-level=rating.to_string() on:click=choose>
                <b>{words.say(name)}</b>
                <span>{rating}</span>
            </button>
        }
    };
    view! {
        <section class="puzzles-card puzzles-level" aria-labelledby="puzzles-level">
            <h2 id="puzzles-level">{words.say("puzzles-level")}</h2>
            <p>{words.say("puzzles-level-how")}</p>
            <div>{LEVELS.map(level).into_iter().collect_view()}</div>
        </section>
    }
}

/// The next rated puzzle.
#[component]
fn Rated(home: Home) -> impl IntoView {
    let words = home.context.words;
    let look = home
        .context
        .input
        .with_untracked(|input| board_look(&input.preferences));
    let diagram = move || {
        let card = home.next.get();
        let puzzle = card.and_then(|card| puzzle::message::from_message(&card.puzzle).ok());
        let (placement, bottom) = match &puzzle {
            Some(puzzle) => {
                let position = puzzle.position();
                (Placement::from(position.board()), position.turn())
            }
            None => (Placement::default(), chess::Color::White),
        };
        let look = board::Look {
            coordinates: false,
            ..look
        };
        let side = puzzle.map(|puzzle| task_text::side(puzzle.position().turn(), &words.now()));
        (
            view! { <Diagram placement=Signal::stored(placement) bottom look/> },
            side,
        )
    };
    let rating = move || {
        home.standing.with(|standing| {
            let rating = (*standing)?.rating?;
            Some((rating.rating.round(), (2.0 * rating.deviation).round()))
        })
    };
    view! {
        <section class="puzzles-card puzzles-rated" aria-label=words.say("solve-mode-rated")>
            {move || {
                let (diagram, side) = diagram();
                let deviation = rating().map(|rating| {
                    let band = format!("± {}", rating.1);
                    let end = if side.is_some() { " · " } else { "" };
                    view! { <abbr title=words.say("rating-band")>{band}</abbr> {end} }
                });
                view! {
                    <div class="puzzles-diagram">{diagram}</div>
                    <div class="puzzles-rating">
                        <h2>{words.say("puzzles-rated")}</h2>
                        <p class="puzzles-number">{rating().map(|rating| rating.0.to_string())}</p>
                        <p>{deviation} {side}</p>
                        <a class="button primary" href=href(Screen::Solve, &Mode::Rated.query()) data-mode="rated">{words.say("puzzles-solve")}</a>
                    </div>
                }
            }}
        </section>
    }
}
