//! Typed and spoken moves in a lesson, by the same words as at a table.

use super::player::LessonPlayer;
use crate::board_commands::follows;
use crate::lazy_entry::{EntryInput, LazyEntry};
use crate::move_entry::{Answer, BoardEntry, MoveReader};
use crate::registry::{Place, Screen};
use chess::{Illegal, Position, Role};
use learn::Input;
use leptos::prelude::*;
use narration::command::Command;
use narration::entry::{Reading, Vocabulary, read};

/// The field for typed moves, where the player wants one and the step asks for moves.
#[component]
pub fn Entry(
    /// State of the screen.
    player: LessonPlayer,
) -> impl IntoView {
    let input = player.context.input;
    let wanted = Memo::new(move |_| {
        input.with(|input| input.preferences.entry) && position(player).is_some()
    });
    view! {
        <LazyEntry
            words=player.context.words
            state=player
            wanted
            heard=Signal::derive(move || input.with(|input| input.heard.clone()))
        />
    }
}

/// The position in which moves are read, where the step asks for them.
fn position(player: LessonPlayer) -> Option<Position> {
    let is_over = player.stars.with(Option::is_some);
    player.attempt.with(|attempt| {
        let attempt = attempt.as_ref().filter(|_| !is_over)?;
        attempt
            .asks_for_moves()
            .then_some(attempt.position().readable())
            .flatten()
    })
}

/// The field itself.
pub fn field(player: LessonPlayer, input: EntryInput) -> AnyView {
    let position = Memo::new(move |_| position(player));
    let respond = move |(text, vocabulary): (String, Memo<Vocabulary>)| {
        vocabulary.with_untracked(|vocabulary| {
            position
                .with_untracked(|position| respond(player, &text, position.as_ref(), vocabulary))
        })
    };
    let offers = move |mv| {
        player.attempt.with(|attempt| {
            let attempt = attempt.as_ref();
            attempt.is_some_and(|attempt| attempt.position().moves().contains(&mv))
        })
    };
    view! {
        <BoardEntry
            words=player.context.words
            suffix="-lesson"
            input
            position=Signal::derive(move || position.get().unwrap_or_default())
            offers=Callback::new(offers)
            respond=Callback::new(respond)
            announce=Callback::new(move |told| player.controller.say(told))
        />
    }
    .into_any()
}

/// Makes the move or follows the command that a text gives. What is no legal move is no answer to the task. Without a
/// position there is no move to be made.
fn respond(
    player: LessonPlayer,
    text: &str,
    position: Option<&Position>,
    vocabulary: &Vocabulary,
) -> Answer {
    let attempt = player.attempt.get_untracked();
    let attempt = attempt.filter(|attempt| attempt.takes_moves() && position.is_some());
    let position = &position.cloned().unwrap_or_default();
    let words = player.context.words.once();
    let can_go_on = untrack(|| player.is_done());
    let reading = match read(text, position, vocabulary) {
        Reading::Empty if can_go_on => return follow(player, Command::Forward, position),
        Reading::Command(command) => return follow(player, command, position),
        reading => reading,
    };
    let preferences = player.context.input.with_untracked(|it| it.preferences);
    let reader = MoveReader::new(position, &words, &preferences);
    if matches!(reading, Reading::Empty | Reading::Unknown) {
        return reader.move_of(reading, text).map(|_| None);
    }
    let Some(attempt) = attempt else {
        return Err(words.get("entry-not-now").into());
    };
    // A king that stands there only so that the move can be read is not there for the learner.
    let king = position.king(position.turn());
    let no_king = (attempt.position().board().piece_at(king).is_none())
        .then(|| Illegal::NoSuchPiece(Role::King.of(position.turn())));
    let mv = match (reading, no_king) {
        (Reading::Illegal(why), Some(no_king)) if is_of_king(why) => Err(reader.illegal(no_king)),
        (Reading::Move(mv), Some(no_king)) if mv.from() == king => Err(reader.illegal(no_king)),
        (reading, _) => reader.move_of(reading, text),
    }?;
    player.act(&Input::Move(mv), Some(position.destination(mv)));
    Ok(None)
}

/// True if the attempt was one of a king.
fn is_of_king(why: Illegal) -> bool {
    match why {
        Illegal::NoSuchMovement { role, .. } | Illegal::NoneReaches(role, _) => role == Role::King,
        Illegal::KingsTouch(_)
        | Illegal::KingAttacked(..)
        | Illegal::Castling(..)
        | Illegal::CastlingVertical(_) => true,
        _ => false,
    }
}

/// Carries out a command, as far as it means something here.
fn follow(player: LessonPlayer, command: Command, position: &Position) -> Answer {
    let words = player.context.words.once();
    let cannot = || words.get("entry-cannot");
    match command {
        command if !follows(Place::Screen(Screen::Lesson), command.name()) => {
            return Err(cannot().into());
        }
        Command::TakeBack if untrack(|| player.has_let_go()) => player.again(),
        Command::Again => player.again(),
        Command::Forward if untrack(|| player.is_done()) => player.go_on(),
        Command::Back if player.step.get_untracked() > 0 => player.back(),
        Command::Hint if !untrack(|| player.is_done()) => player.hint(),
        Command::Help => player.context.go(Screen::Help, ""),
        question => {
            let is_whole = player.attempt.with_untracked(|attempt| {
                let board = attempt.as_ref().map(|attempt| attempt.position().board());
                board == Some(position.board())
            });
            let answer = is_whole
                .then(|| {
                    player
                        .controller
                        .narrate(|narrator| narrator.answer(position, question))
                })
                .flatten();
            return Ok(Some(answer.unwrap_or_else(|| Err(cannot()))?));
        }
    }
    Ok(None)
}
