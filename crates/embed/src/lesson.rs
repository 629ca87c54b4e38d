//! The mode `lesson`: a lesson of the course, or one of a teacher's own, with what is done of it told to the page.

use crate::board_config::{look, made};
use crate::full_screen::FullScreenButton;
use crate::host::Host;
use crate::result_line::{ResultLine, Score};
use crate::settings::{Content, Settings};
use chess::{Position, Setup as Pieces};
use embed_setup::SetupError;
use learn::{Attempt as StepAttempt, LessonRead};
use leptos::prelude::*;
use platform::device_clock;
use protocol::embed::{Attempt, By, Command, ErrorCode, Event, Setup};
use screens::{
    LessonParts, LessonPlayer, LessonProgress, PageActions, ScreenContext, ScreenInput,
    lesson_parts,
};
use std::sync::Arc;
use widgets::frame::Frame;
use widgets::icon::{Icon, Sign};
use widgets::verdict_bar::VerdictBar;

/// Reads a lesson.
///
/// # Errors
///
/// There is no lesson in the text.
pub fn read(setup: &Setup) -> Result<Content, SetupError> {
    let read = embed_setup::lesson::read(setup)?;
    Ok(Arc::new(move |host, settings| {
        lesson(host, settings, read.clone())
    }))
}

/// A lesson to play through.
fn lesson(host: Host, settings: &Settings, read: LessonRead) -> AnyView {
    let began = device_clock::now() as u64;
    // Nothing here can be closed.
    let frame = Frame::new("lesson", || {});
    let context = ScreenContext {
        words: host.words,
        frame,
        input: Signal::stored(ScreenInput::default()),
        subject: RwSignal::default(),
        page: PageActions::none(),
    };
    for fault in &read.faults {
        host.fail(ErrorCode::Lesson, format!("lesson: {fault}"));
    }
    let mut player = LessonPlayer::of(context, read);
    player.controller = host.controller;
    player.bottom.set(settings.orientation);
    let score = RwSignal::new(Score::default());
    Effect::watch(
        move || player.progress.get(),
        move |progress, _, _| {
            let Some(progress) = progress else { return };
            score.set(Score {
                done: progress.done,
                solved: progress.clean,
                total: progress.tasks,
            });
            tell(host, progress, device_clock::now() as u64 - began);
        },
        false,
    );
    host.on_command(move |command| run(host, player, &command));
    tell_moves(host, player);
    Effect::new(move |_| {
        if player.trouble.get().is_some() {
            let why = "the robot does not answer".to_owned();
            host.fail(ErrorCode::Engine, why);
        }
    });
    let LessonParts {
        board,
        answer,
        text,
    } = lesson_parts(player, Signal::stored(look(settings)));
    // What is to be done is said when it changes.
    Effect::new(move |_| host.say(format!("{}. {}", player.number(), player.task())));
    if !settings.controls {
        host.say_verdicts(player.verdict);
    }
    let trouble = move || {
        let name = player.trouble.get()?;
        Some(view! { <p class="problem" role="alert">{host.words.say(name)}</p> })
    };
    let result = settings.result;
    let controls = settings.controls.then(|| {
        view! {
            <section class="side">
                <div class="task" part="message">
                    <p>{move || player.number()}</p>
                    <h2>{move || player.task()}</h2>
                </div>
                {answer}
                {host.refusal()}
                <VerdictBar text=player.verdict/>
                {trouble}
                {text}
                <Controls host player/>
                {result.then(|| view! { <ResultLine words=host.words score/> })}
            </section>
        }
    });
    view! { <div class="stage lesson-board">{board}</div> {controls} }.into_any()
}

/// Help, another try, back and on.
#[component]
fn Controls(host: Host, player: LessonPlayer) -> impl IntoView {
    let words = host.words;
    let is_over = Memo::new(move |_| player.stars.with(Option::is_some));
    let is_done = Memo::new(move |_| player.is_done());
    let is_first = Memo::new(move |_| player.step.get() == 0);
    let has_let_go = Memo::new(move |_| player.has_let_go());
    let again = move || {
        if has_let_go.get() {
            "solve-cancel"
        } else {
            "lesson-again"
        }
    };
    let quiet =
        move |sign, id: &'static str, name: Signal<&'static str>, press: fn(LessonPlayer)| {
            view! {
                <button type="button" class="quiet" data-action=id on:click=move |_| press(player)>
                    <Icon sign/>
                    {move || words.now().get(name.get())}
                </button>
            }
        };
    view! {
        <div class="controls" part="controls">
            {move || (is_done.get() && !is_over.get()).then(|| view! {
                <button type="button" class="primary" data-action="next" on:click=move |_| player.go_on()>
                    {words.say("lesson-next")}
                </button>
            })}
            {move || (!is_done.get()).then(|| view! {
                {quiet(Sign::Hint, "hint", Signal::stored("solve-hint"), LessonPlayer::hint)}
                {quiet(Sign::Reset, "again", Signal::derive(again), LessonPlayer::again)}
            })}
            {move || (!is_first.get()).then(|| {
                quiet(Sign::Previous, "back", Signal::stored("lesson-back"), LessonPlayer::back)
            })}
            <FullScreenButton/>
        </div>
    }
}

fn run(host: Host, player: LessonPlayer, command: &Command) {
    match command {
        Command::Flip => player.turn_board(),
        Command::State => {
            let state = player
                .attempt
                .with_untracked(|attempt| attempt.as_ref().map(state));
            if let Some(state) = state {
                host.tell(&state);
            }
        }
        Command::Hint => player.hint(),
        Command::Reset => player.again(),
        Command::Next => player.go_on(),
        _ => {}
    }
}

/// The state of a step.
fn state(attempt: &StepAttempt) -> Event {
    let pieces = Pieces {
        board: attempt.board().clone(),
        ..attempt.position().setup().clone()
    };
    Event::State {
        fen: pieces.to_string(),
        pgn: None,
        ply: attempt.played().len() as u32,
    }
}

/// Tells the page of moves by the laws. Where a piece moves alone on the board there is no game.
fn tell_moves(host: Host, player: LessonPlayer) {
    let legal = |attempt: &StepAttempt| attempt.position().legal().cloned();
    Effect::new(move |before: Option<(usize, usize)>| {
        let step = player.step.get();
        let played = player.attempt.with(|attempt| {
            let attempt = attempt.as_ref()?;
            let board = &attempt.step().board;
            let start = legal(attempt).and_then(|_| Position::from_setup(board).ok())?;
            Some((start, attempt.played().to_vec()))
        });
        let Some((mut position, played)) = played else {
            return (step, 0);
        };
        // Moves that were taken back are told of again.
        let told = before.filter(|before| before.0 == step);
        let told = told.map_or(0, |told| told.1.min(played.len()));
        let own = position.turn();
        for (ply, mv) in played.iter().enumerate() {
            let by = if position.turn() == own {
                By::Person
            } else {
                By::Robot
            };
            if ply >= told {
                host.tell(&Event::Move(made(&position, *mv, ply + 1, by)));
            }
            position.play(*mv);
        }
        (step, played.len())
    });
}

/// Tells the page what has been done.
fn tell(host: Host, progress: &LessonProgress, ms: u64) {
    if progress.is_over {
        host.tell(&Event::Solved(Attempt {
            puzzle: progress.id.clone(),
            attempts: 1 + progress.wrong,
            helped: progress.hints > 0,
            ms,
        }));
    } else {
        host.tell(&Event::Progress {
            done: progress.done,
            solved: progress.clean,
            total: progress.tasks,
        });
    }
}
