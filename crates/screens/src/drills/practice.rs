//! The screen of a drill: the task above the board, the verdict below it, and everything to be pressed at the foot.

use super::attempt::{Attempt, Phase};
use super::board_panel;
use super::choice::DIFFICULTIES;
use super::distance_plot::DistancePlot;
use super::run::Run;
use crate::ScreenContext;
use crate::player_row::player_row;
use crate::registry::Screen;
use crate::subject::Subject;
use board::Board;
use i18n::args;
use leptos::html::H1;
use leptos::prelude::*;
use platform::library_client::failure_text;
use tablebase::{Difficulty, Task};
use widgets::board_layout::BoardLayout;
use widgets::focus;
use widgets::icon::{Icon, Sign};
use widgets::more_menu::MoreMenu;
use widgets::progress::Progress;
use widgets::status_line::StatusLine;
use widgets::up_link::UpLink;

/// The screen of a drill, a page.
pub fn practice(context: ScreenContext) -> AnyView {
    let run = Run::open(context);
    let words = context.words;
    let config = board_panel::config(run);
    let title = NodeRef::<H1>::new();
    focus::when_there(title);
    let phase = Memo::new(move |_| {
        run.attempt
            .with(|attempt| attempt.as_ref().map(|attempt| phase_name(attempt.phase())))
    });
    let name = move || {
        let drill = run.drill.get()?;
        Some(words.now().get(&format!("drill-{}", drill.key)))
    };
    context.frame.follow_entry(name);
    let task = Memo::new(move |_| run.task());
    let verdict = Memo::new(move |_| run.verdict());
    // Moves made of those that pass, once it has begun.
    let count = Memo::new(move |_| {
        run.attempt.with(|attempt| {
            let attempt = attempt.as_ref()?;
            Some((attempt.moves_made(), attempt.most_moves()?))
        })
    });
    let count = move || {
        let (made, most) = count.get()?;
        let told = words
            .now()
            .with("drill-of", &args!["made" => made, "most" => most]);
        Some(view! { <p class="drill-count">{told}</p> })
    };
    let trouble = move || {
        let failure = run.trouble.get()?;
        let told = failure_text(&failure, &words.now());
        Some(view! { <p class="solve-trouble" role="alert">{told}</p> })
    };
    let top = view! {
        <div class="solve-task">
            <div class="solve-what">
                <h2>{move || task.with(|task| task.0.clone())}</h2>
                <p>{move || task.with(|task| task.1.clone())}</p>
            </div>
        </div>
    }
    .into_any();
    let bottom = player_row(words, config.bottom);
    let turn = Signal::derive(move || {
        words.now().get(match phase.get() {
            Some("learner") => "your-move",
            Some("opponent") => "robot-thinks",
            _ => return String::new(),
        })
    });
    let status =
        view! { <StatusLine text=verdict turn>{run.controller.refusal_view()}</StatusLine> }
            .into_any();
    let panel = view! {
        <div class="solve-answer">
            {trouble}
            <Making run/>
            {board_panel::typed_moves(run).view(true.into())}
            <DistancePlot run/>
            <Tiles run/>
        </div>
    }
    .into_any();
    let actions = view! { <Actions run/> }.into_any();
    view! {
        <section
            class="screen solve drill board-layout"
            data-screen="drill"
            data-phase=move || phase.get()
            aria-labelledby="screen-drill"
            lang=move || words.now().language().tag()
        >
            <header class="solve-head">
                <UpLink class="solve-up" label="drills" hash="drills" go=Some(Callback::new(move |()| context.go(Screen::Drills, "")))/>
                <h1 id="screen-drill" tabindex="-1" node_ref=title>{name}</h1>
                {count}
                <Menu run/>
            </header>
            <BoardLayout top board=view! { <Board config/> }.into_any() bottom status panel actions/>
            {run.controller.said.view()}
        </section>
    }
    .into_any()
}

/// Name of a phase in style sheets and tests.
fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Probing => "probing",
        Phase::Learner => "learner",
        Phase::Opponent => "opponent",
        Phase::LetGo => "let-go",
        Phase::Over(_) => "over",
    }
}

/// Tables that are being made, or were not; nothing once they are there.
#[component]
fn Making(run: Run) -> impl IntoView {
    let words = run.words;
    let text = Signal::derive(move || {
        let words = words.now();
        let making = run.making.get().unwrap_or_default();
        let (table, of) = (making.done as u32 + 1, making.of as u32);
        let known = words.number(making.count);
        let args = args!["table" => table, "of" => of, "known" => known.as_str()];
        words.with("drill-making", &args)
    });
    let share = Signal::derive(move || {
        let making = run.making.get()?;
        (making.of > 0).then(|| making.done as f64 / making.of as f64)
    });
    let going = Memo::new(move |_| run.making.with(Option::is_some));
    view! {
        <Show when=move || going.get()>
            <Progress label="drill-tables" text share on_stop=move || run.stop()/>
        </Show>
        <Show when=move || run.stopped.get()>
            <p class="drill-note" role="status">{words.say("drill-stopped")}</p>
            <button type="button" class="primary" data-action="go-on" on:click=move |_| run.prepare()>
                {words.say("drill-go-on")}
            </button>
        </Show>
        <Show when=move || run.unkept.get()>
            <p class="drill-note" role="status">{words.say("drill-unkept")}</p>
        </Show>
    }
}

/// Three figures about the attempt; on a phone they have no room.
#[component]
fn Tiles(run: Run) -> impl IntoView {
    let words = run.words;
    let figures = Memo::new(move |_| {
        run.attempt.with(|attempt| {
            let attempt = attempt.as_ref()?;
            let fifty = attempt.position().halfmove_clock() / 2;
            Some((
                attempt.drill().task,
                attempt.moves_made(),
                attempt.lost(),
                fifty,
            ))
        })
    });
    let tiles = move || {
        let (task, made, lost, fifty) = figures.get()?;
        let tile = |name: &'static str, figure: u32| {
            view! { <div><dt>{words.say(name)}</dt><dd>{figure}</dd></div> }
        };
        Some(view! {
            <dl class="drill-tiles">
                {tile("drill-moves", made)}
                {(task == Task::Win).then(|| tile("drill-lost", lost))}
                {tile("drill-fifty", fifty)}
            </dl>
        })
    };
    view! { {tiles} }
}

/// The buttons at the foot; always the same, in the same place. One that is off tells the reason when it is pressed.
#[component]
fn Actions(run: Run) -> impl IntoView {
    let phase = Memo::new(move |_| {
        run.attempt
            .with(|attempt| attempt.as_ref().map(Attempt::phase))
    });
    let untouched = Memo::new(move |_| {
        run.attempt.with(|attempt| {
            let untouched = |attempt: &Attempt| attempt.moves_made() == 0;
            attempt
                .as_ref()
                .is_none_or(untouched)
                .then_some("drill-no-move")
        })
    });
    let waits = Memo::new(move |_| match phase.get() {
        Some(Phase::Learner) => None,
        Some(Phase::LetGo) => Some("drill-no-hint-let-go"),
        Some(Phase::Over(_)) => Some("drill-no-hint-over"),
        Some(Phase::Probing | Phase::Opponent) | None => Some("solve-loading"),
    });
    let none = Memo::new(move |_| phase.with(Option::is_none).then_some("solve-loading"));
    let main = Memo::new(move |_| match phase.get() {
        Some(Phase::LetGo) => "take-back",
        Some(Phase::Over(_)) => "another",
        _ => "",
    });
    let action = move |sign,
                       name: &'static str,
                       action: &'static str,
                       off: Memo<Option<&'static str>>,
                       press: fn(Run)| {
        view! {
            <button
                type="button"
                class="solve-action"
                class:main=move || main.get() == action
                data-action=action
                aria-disabled=move || off.get().map(|_| "true")
                on:click=move |_| match off.get_untracked() {
                    Some(why) => run.off.set(Some(why)),
                    None => press(run),
                }
            >
                <Icon sign/>
                <span>{run.words.say(name)}</span>
            </button>
        }
    };
    view! {
        <div class="solve-actions">
            {action(Sign::TakeBack, "solve-cancel", "take-back", untouched, Run::take_back)}
            {action(Sign::Hint, "solve-hint", "hint", waits, |run| run.assist(false))}
            {action(Sign::Eye, "drill-best", "best", waits, |run| run.assist(true))}
            {action(Sign::Repeat, "drill-new", "another", none, Run::another)}
        </div>
    }
}

/// Options behind ⋯.
#[component]
fn Menu(run: Run) -> impl IntoView {
    let words = run.words;
    let open = RwSignal::new(false);
    let difficulty = move |(difficulty, name): (Difficulty, &'static str)| {
        let text = move || words.now().get(&format!("drill-{name}"));
        view! {
            <label class="row">
                <span>{text}</span>
                <input
                    type="radio"
                    name="difficulty"
                    value=name
                    prop:checked=move || run.difficulty.get() == difficulty
                    on:change=move |_| {
                        run.choose(difficulty);
                        open.set(false);
                    }
                />
            </label>
        }
    };
    // A position that is to be held has no distance, and so no difficulty.
    let graded = move || run.drill.get().is_some_and(|drill| drill.task == Task::Win);
    let difficulties = move || {
        let all = Difficulty::ALL.into_iter().zip(DIFFICULTIES);
        view! {
            <fieldset>
                <legend>{words.say("drill-difficulty")}</legend>
                {all.map(difficulty).collect_view()}
            </fieldset>
        }
    };
    let again = move |_| {
        run.again();
        open.set(false);
    };
    view! {
        <MoreMenu open label=Signal::derive(words.say("more")) action="more">
            <div>
                <Show when=graded>{difficulties}</Show>
                <button type="button" class="row" data-action="again" on:click=again>
                    {words.say("drill-again")}
                </button>
                <button type="button" class="row" data-action="explore" on:click=move |_| explore(run)>
                    {words.say("solve-explore-long")}
                </button>
            </div>
        </MoreMenu>
    }
}

/// Opens the attempt on the analysis board.
fn explore(run: Run) {
    let pgn = run.attempt.with_untracked(|attempt| {
        let attempt = attempt.as_ref()?;
        let mut position = attempt.start().clone();
        let mut text = format!("[SetUp \"1\"]\n[FEN \"{}\"]\n\n", position.to_fen());
        for mv in attempt.moves() {
            text += &position.to_san(mv).to_string();
            text.push(' ');
            position.play(mv);
        }
        Some(text + "*\n")
    });
    if let Some(pgn) = pgn {
        run.context.study(Subject::Pgn(pgn));
    }
}
