//! The place of the puzzles: the next one, the ways to solve, and how it went.

mod next_puzzle;

use super::mode::Mode;
use super::options::Options;
use super::progress::{Progress, Shown, Span};
use super::series::Series;
use super::solver::today;
use super::trouble::trouble_text;
use crate::ScreenContext;
use crate::registry::Screen;
use crate::route::href;
use i18n::args;
use leptos::prelude::*;
use next_puzzle::{NextPuzzle, Rated, StartLevel};
use platform::clients::Clients;
use platform::device_clock;
use platform::puzzle_client::PuzzleClient;
use protocol::puzzle::{
    Ask, Failure, GetStanding, OWN_SET, SetInfo, Sets, Standing, StartRating, Task,
};
use puzzle::rating::level_of_player;
use widgets::icon::{Icon, Sign};
use widgets::keeps_nothing::KeepsNothing;
use widgets::page_frame::PageFrame;

/// The state of the place. A handle.
#[derive(Clone, Copy)]
struct Home {
    context: ScreenContext,
    standing: RwSignal<Option<Standing>>,
    shown: RwSignal<Shown>,
    sets: RwSignal<Vec<SetInfo>>,
    next: RwSignal<Option<NextPuzzle>>,
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
    fn show_progress(self, span: Span) {
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
        self.show_progress(self.shown.with_untracked(|shown| shown.span));
        let now = device_clock::date() as u64;
        self.ask(GetStanding { now }, move |standing| {
            let level = self.context.input.with_untracked(|input| input.level);
            let is_new = self.standing.with_untracked(Option::is_none);
            self.standing.set(Some(standing));
            if let Some(level) = level.filter(|_| standing.rating.is_none() && is_new) {
                // The level has been asked on Play.
                let rating = level_of_player(level);
                self.ask(StartRating { rating }, move |()| self.refresh());
            } else {
                self.fetch_next(standing.rating.map(|rating| rating.rating));
            }
        });
    }

    fn list_sets(self) {
        self.ask(Sets {}, move |sets| self.sets.set(sets));
    }

    /// True if it has to be asked how well the solver plays; none as long as that is not known.
    fn asks_level(self) -> Option<bool> {
        let level = self.context.input.with(|input| input.level);
        self.standing
            .with(|standing| Some(standing.as_ref()?.rating.is_none() && level.is_none()))
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
    let asks_level = Memo::new(move |_| home.asks_level());
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
        {next_puzzle::board(home)}
        <div class="sidebar puzzles">
            {trouble}
            <KeepsNothing words/>
            <div class="puzzles-main" class:pending=move || pending.get()>
                {move || if asks_level.get() == Some(true) {
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
            <Progress context standing=home.standing.into() shown=home.shown.into() choose=Callback::new(move |span| home.show_progress(span))/>
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content has_board=true/> }.into_any()
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
