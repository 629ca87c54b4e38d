//! Typed and spoken moves on the solving screen, by the same words as at a table.

use super::solver::Solver;
use super::{PuzzlesCommand, board_panel, task_text};
use crate::move_entry::{Answer, MoveEntry, Reply};
use chess::{Move, Position};
use i18n::args;
use laws::articles;
use leptos::prelude::*;
use narration::command::Command;
use narration::entry::{Reading, Vocabulary, clearest, meant, names, read};
use puzzle::solving::{Intent, Phase, Solving};

/// The field for typed moves, where the player wants one; what is heard is taken like what is typed.
#[component]
pub fn Entry(solver: Solver) -> impl IntoView {
    let words = solver.words;
    let input = solver.context.input;
    let wanted = Memo::new(move |_| solver.options.with(|options| options.entry));
    let vocabulary = Memo::new(move |_| Vocabulary::new(&words.now()));
    let position = Memo::new(move |_| {
        let last = |solving: &Solving| solving.positions().last().cloned();
        solver
            .solving
            .with(|solving| solving.as_ref().and_then(last).unwrap_or_default())
    });
    let answered = RwSignal::new(Reply::default());
    let respond = move |text: String| {
        vocabulary.with_untracked(|vocabulary| {
            position.with_untracked(|position| respond(solver, &text, position, vocabulary))
        })
    };
    let heard = Memo::new(move |_| input.with(|input| input.heard.clone()));
    Effect::watch(
        move || heard.get(),
        move |heard, _, _| {
            let chosen = vocabulary.with_untracked(|vocabulary| {
                let of = |position: &Position| clearest(&heard.alternatives, position, vocabulary);
                position.with_untracked(of)
            });
            let Some(text) = heard.alternatives.get(chosen) else {
                return;
            };
            let reply = Reply::from(respond(text.clone()));
            let heard = words.once().with("heard", &args!["text" => text.as_str()]);
            answered.set(reply.after(&heard));
            if !reply.words.is_empty() {
                solver.say(reply.words);
            }
        },
        false,
    );
    let field = move || {
        view! {
            <MoveEntry
                words
                suffix="-puzzle"
                vocabulary
                position=position.into()
                answered
                respond=Callback::new(respond)
                announce=Callback::new(move |told| solver.say(told))
            />
        }
    };
    view! { {move || wanted.get().then(field)} }
}

/// Plays the move or follows the command that a text gives. What is no legal move is no attempt.
fn respond(solver: Solver, text: &str, position: &Position, vocabulary: &Vocabulary) -> Answer {
    let words = solver.words.once();
    let moves = match read(text, position, vocabulary) {
        Reading::Empty if untrack(|| solver.waits_for_confirmation()) => {
            return follow(solver, Command::Yes);
        }
        Reading::Empty => return Err(words.get("entry-empty").into()),
        Reading::Unknown => {
            return Err(words.with("entry-unknown", &args!["text" => text]).into());
        }
        Reading::Command(command) => return follow(solver, command),
        Reading::Illegal(why) => Err(why),
        Reading::Move(mv) => Ok(vec![mv]),
        Reading::Ambiguous(moves) => Ok(moves),
    };
    if untrack(|| solver.waits_for_confirmation()) {
        return Err(words.get("confirm-move").into());
    }
    if !is_in(solver, |phase| *phase == Phase::Solver) {
        return Err(words.get("entry-not-now").into());
    }
    let moves = moves.map_err(|why| Reply {
        words: solver.narrate(|narrator| narrator.illegal(position, why)),
        law: Some(articles::of_illegal(&why)),
    })?;
    let queens = solver
        .context
        .input
        .with_untracked(|input| input.preferences.auto_queen);
    let Some(mv) = meant(&moves, queens) else {
        let moves = names(&moves, position, vocabulary);
        let told = args!["text" => text, "moves" => moves];
        return Err(words.with("entry-ambiguous", &told).into());
    };
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
        Command::Yes if waits => Intent::Confirm,
        Command::No | Command::TakeBack if waits => Intent::Cancel,
        Command::TakeBack | Command::Again if is_in(solver, retries) => Intent::Retry,
        Command::Help => {
            solver.context.send(PuzzlesCommand::Help);
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
            let answer = board_panel::answer(solver, question);
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
