//! Typed and spoken moves on the solving screen, by the same words as at a table.

use super::solver::Solver;
use super::{board_panel, task_text};
use crate::board_commands::follows;
use crate::lazy_entry::{EntryInput, LazyEntry};
use crate::move_entry::{Answer, BoardEntry, MoveReader};
use crate::registry::{Place, Screen};
use chess::{Move, Position};
use i18n::args;
use leptos::prelude::*;
use narration::command::Command;
use narration::entry::{Reading, Vocabulary, read};
use puzzle::solving::{Intent, Phase, Solving};

/// The field for typed moves, where the player wants one.
#[component]
pub fn Entry(
    /// State of the screen.
    solver: Solver,
) -> impl IntoView {
    let input = solver.context.input;
    view! {
        <LazyEntry
            words=solver.words
            state=solver
            wanted=Signal::derive(move || solver.has_entry())
            heard=Signal::derive(move || input.with(|input| input.heard.clone()))
        />
    }
}

/// The field itself.
pub fn field(solver: Solver, input: EntryInput) -> AnyView {
    let position = Memo::new(move |_| {
        let last = |solving: &Solving| solving.positions().last().cloned();
        solver
            .solving
            .with(|solving| solving.as_ref().and_then(last).unwrap_or_default())
    });
    let respond = move |(text, vocabulary): (String, Memo<Vocabulary>)| {
        vocabulary.with_untracked(|vocabulary| {
            position.with_untracked(|position| respond(solver, &text, position, vocabulary))
        })
    };
    view! {
        <BoardEntry
            words=solver.words
            suffix="-puzzle"
            input
            position
            respond=Callback::new(respond)
            announce=Callback::new(move |told| solver.controller.say(told))
        />
    }
    .into_any()
}

/// Plays the move or follows the command that a text gives. What is no legal move is no attempt.
fn respond(solver: Solver, text: &str, position: &Position, vocabulary: &Vocabulary) -> Answer {
    let words = solver.words.once();
    let reading = match read(text, position, vocabulary) {
        Reading::Empty if untrack(|| solver.waits_for_confirmation()) => {
            return follow(solver, Command::Yes);
        }
        Reading::Command(command) => return follow(solver, command),
        reading => reading,
    };
    if !matches!(reading, Reading::Empty | Reading::Unknown) {
        if untrack(|| solver.waits_for_confirmation()) {
            return Err(words.get("confirm-move").into());
        }
        if !is_in(solver, |phase| *phase == Phase::Solver) {
            return Err(words.get("entry-not-now").into());
        }
    }
    let preferences = solver
        .context
        .input
        .with_untracked(|input| input.preferences);
    let reader = MoveReader::new(position, &words, &preferences);
    let mv = reader.move_of(reading, text)?;
    play(solver, position, mv)
}

/// Plays a move in the position of the task, whichever is looked at.
fn play(solver: Solver, position: &Position, mv: Move) -> Answer {
    solver.act(Intent::Step(i32::MAX));
    solver.act(Intent::Move(mv));
    let words = solver.words.once();
    if is_in(solver, |phase| *phase == Phase::Solver) {
        // The puzzle is too new: it is deaf.
        return Err(words.get("entry-not-now").into());
    }
    if !untrack(|| solver.waits_for_confirmation()) {
        return Ok(None);
    }
    let notation = solver
        .context
        .input
        .with_untracked(|input| input.preferences.notation);
    let played = task_text::numbered(position, mv, notation, &words);
    let told = words.with("entry-confirm", &args!["move" => format!("{played}.")]);
    Ok(Some(told))
}

/// Carries out a command, as far as it means something here.
fn follow(solver: Solver, command: Command) -> Answer {
    let waits = untrack(|| solver.waits_for_confirmation());
    let retries = |phase: &Phase| matches!(phase, Phase::Wrong { .. } | Phase::Slower { .. });
    let intent = match command {
        command if !follows(Place::Screen(Screen::Solve), command.name()) => {
            return Err(solver.words.once().get("entry-cannot").into());
        }
        Command::Yes if waits => Intent::Confirm,
        Command::No | Command::TakeBack if waits => Intent::Cancel,
        Command::TakeBack | Command::Again if is_in(solver, retries) => Intent::Retry,
        Command::Hint if is_in(solver, |phase| *phase == Phase::Solver) => {
            Intent::Hint(untrack(|| solver.decoy()))
        }
        Command::Help => {
            solver.context.go(Screen::Help, "");
            return Ok(None);
        }
        Command::New => {
            solver.next();
            return Ok(None);
        }
        Command::Forward if is_in(solver, |phase| matches!(phase, Phase::Done { .. })) => {
            solver.next();
            return Ok(None);
        }
        Command::Back => Intent::Step(-1),
        Command::Forward => Intent::Step(1),
        question => {
            let answer = solver.solving.with_untracked(|solving| {
                let solving = solving.as_ref()?;
                let last = board_panel::last_move(solving);
                solver.controller.answer(question, solving.position(), last)
            });
            let cannot = || Err(solver.words.once().get("entry-cannot"));
            return Ok(Some(answer.unwrap_or_else(cannot)?));
        }
    };
    solver.act(intent);
    Ok(None)
}

fn is_in(solver: Solver, what: impl FnOnce(&Phase) -> bool) -> bool {
    solver.solving.with_untracked(|solving| {
        solving
            .as_ref()
            .is_some_and(|solving| what(solving.phase()))
    })
}
