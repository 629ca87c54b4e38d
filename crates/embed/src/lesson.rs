//! The mode `lesson`: a lesson of the course, or one of a teacher's own, with what is done of it told to the page.

use crate::attribute::SetupError;
use crate::content;
use crate::full_screen::FullScreenButton;
use crate::host::Host;
use crate::settings::{Content, Settings};
use board::Look;
use chess::Position;
use learn::LessonRead;
use leptos::prelude::*;
use platform::device_clock;
use platform::preferences::Preferences;
use protocol::embed::{Attempt, Command, ErrorCode, Event, Setup};
use screens::{
    LearnCommand, LearnInput, LessonParts, LessonPlayer, LessonProgress, ScreenContext,
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
pub fn read(setup: &Setup, _: Position) -> Result<Content, SetupError> {
    let read = content::lesson::read(setup)?;
    Ok(Arc::new(move |host, settings| {
        lesson(host, settings, read.clone())
    }))
}

/// A lesson to play through.
fn lesson(host: Host, settings: &Settings, read: LessonRead) -> AnyView {
    let began = device_clock::now() as u64;
    let input = LearnInput {
        preferences: Preferences::default(),
        query: String::new(),
    };
    let hear = move |command| match command {
        LearnCommand::Progress(progress) => {
            tell(host, &progress, device_clock::now() as u64 - began);
        }
        LearnCommand::Speak(told) => host.say(told),
        _ => {}
    };
    // Nothing here can be closed.
    let frame = Frame::new("lesson", || {});
    let context = ScreenContext::new(host.words, frame, Signal::stored(input), hear);
    for fault in &read.faults {
        host.fail(ErrorCode::Lesson, format!("lesson: {fault}"));
    }
    let player = LessonPlayer::of(context, read);
    host.on_command(move |command| run(player, &command));
    let look = Look {
        theme: settings.theme,
        pieces: settings.pieces,
        blindfold: None,
        coordinates: settings.coordinates,
        destinations: true,
    };
    let LessonParts { board, answer } = lesson_parts(player, Signal::stored(look));
    // What was answered is said; what is to be done, too, when it changes.
    Effect::new(move |_| host.say(format!("{}. {}", player.number(), player.task())));
    Effect::new(move |_| {
        if let Some(told) = player.verdict.get() {
            host.say(format!("{} {}", told.word, told.reason));
        }
    });
    let controls = settings.controls.then(|| {
        view! {
            <section class="side">
                <div class="task" part="message">
                    <p>{move || player.number()}</p>
                    <h2>{move || player.task()}</h2>
                </div>
                <VerdictBar text=player.verdict/>
                {answer}
                <Controls host player/>
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

fn run(player: LessonPlayer, command: &Command) {
    match command {
        Command::Hint => player.hint(),
        Command::Reset => player.again(),
        Command::Next => player.go_on(),
        _ => {}
    }
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
