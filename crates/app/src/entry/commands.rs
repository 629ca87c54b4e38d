//! Execution of commands: draw, resign, questions, navigation.

use crate::registry::Screen;
use crate::session::{Choice, Question, Session};
use chess::Color;
use game::{Claim, Event, Game, Moved, Phase, Player, Refusal};
use laws::articles;
use leptos::prelude::*;
use narration::command::Command;
use screens::{Answer, Reply};
use table::{Intent, Table};

/// Carries out a command, and announces the answer.
pub fn perform(session: Session, command: Command) {
    let reply = Reply::from(follow(session, command));
    if !reply.words.is_empty() {
        session.announce(reply.words);
    }
}

/// Carries out a command.
pub fn follow(session: Session, command: Command) -> Answer {
    let position = untrack(|| session.position());
    let cannot = || session.words.once().get("entry-cannot");
    let refused = |refusal: Refusal| {
        let told = session
            .game
            .with_untracked(|game| session.narrate(|told| told.refusal(game, refusal)));
        let law = articles::of_refusal(&refusal);
        told.map_or_else(Reply::default, |words| Reply { words, law })
    };
    let sent = |event: Option<Event>| -> Answer {
        let event = event.ok_or_else(cannot)?;
        session.send(event).map_err(refused)?;
        Ok(None)
    };
    // What could help is not answered where nothing may (FIDE 11.3).
    let helps = matches!(
        command,
        Command::Hint
            | Command::Moves(_)
            | Command::Captures(_)
            | Command::Attackers(_)
            | Command::Material
    );
    if helps && session.is_silent() {
        return Err(Reply {
            words: cannot(),
            law: Some(articles::NO_ADVICE),
        });
    }
    let answer = match command {
        Command::Draw => {
            return sent(Some(Event::OfferDraw(
                session.table.with_untracked(Table::speaker_side),
            )));
        }
        Command::Accept => return sent(offered_to(session).map(Event::AcceptDraw)),
        Command::Decline => return sent(offered_to(session).map(Event::DeclineDraw)),
        // A claim that is not right is made as one of repetition, and costs what a wrong claim costs.
        Command::Claim => {
            let right = session.table.with_untracked(Table::claimable);
            let mover = session.game.with_untracked(Game::mover);
            let claim = right.unwrap_or(Claim::Repetition);
            return sent(Some(Event::ClaimDraw(mover, claim)));
        }
        Command::ClaimWith => {
            session.act(Intent::Choose(Choice::ClaimWith));
            return Ok(None);
        }
        Command::TakeBack if session.pending.with_untracked(Option::is_some) => {
            session.act(Intent::Confirm(false));
            return Ok(None);
        }
        Command::TakeBack => {
            return sent(
                session
                    .table
                    .with_untracked(Table::may_take_back)
                    .map(Event::TakeBack),
            );
        }
        Command::Hint if session.table.with_untracked(Table::may_hint) => {
            session.act(Intent::Hint);
            return Ok(None);
        }
        Command::Adjust => {
            session.act(Intent::Adjust);
            return Ok(None);
        }
        Command::Press => {
            let side = session.game.with_untracked(Game::to_act);
            return sent(Some(Event::Press(side)));
        }
        Command::Resume => return sent(Some(Event::Resume)),
        Command::Resign | Command::New | Command::Again | Command::Yes | Command::No => {
            let done = decide(session, command).then_some(None);
            return Ok(done.ok_or_else(cannot)?);
        }
        Command::Back | Command::Forward => {
            let by = if command == Command::Back { -1 } else { 1 };
            return Ok(Some(replay(session, by).ok_or_else(cannot)?));
        }
        Command::Flip => {
            session.act(Intent::Flip);
            return Ok(None);
        }
        Command::Board => {
            session.focus.to_board();
            return Ok(None);
        }
        Command::Settings => {
            session.screen.set(Some(Screen::Settings));
            return Ok(None);
        }
        Command::Help => {
            session.screen.set(Some(Screen::Help));
            return Ok(None);
        }
        Command::Clock => {
            let reading = session
                .game
                .with_untracked(|game| game.clock(session.now()));
            session.narrate(|narrator| narrator.clocks(reading))
        }
        Command::Last => session
            .game
            .with_untracked(|game| session.narrate(|narrator| narrator.last_move(game))),
        question => {
            let answer = session.narrate(|narrator| narrator.answer(&position, question));
            return Ok(Some(answer.unwrap_or_else(|| Err(cannot()))?));
        }
    };
    Ok(Some(answer))
}

/// The person to whom a draw is offered.
fn offered_to(session: Session) -> Option<Color> {
    session.game.with_untracked(|game| {
        let to = !game.offer()?;
        (game.config().player(to) == Player::Person).then_some(to)
    })
}

/// Commands that begin or end a game, or answer a question. True if it was carried out.
fn decide(session: Session, command: Command) -> bool {
    let phase = session.game.with_untracked(Game::phase);
    let over = matches!(phase, Phase::Over(_));
    match command {
        Command::Resign if phase == Phase::Running => {
            session.act(Intent::AskInPlace {
                question: Question::Resign,
                typed: session.focus.is_in_entry(),
            });
        }
        Command::New if phase == Phase::Ready => session.act(Intent::Clear),
        Command::New => session.act(Intent::Leave),
        Command::Again if over => session.play_again(),
        Command::Yes | Command::No if session.pending.with_untracked(Option::is_some) => {
            session.act(Intent::Confirm(command == Command::Yes));
        }
        Command::Yes | Command::No if session.question.with_untracked(Option::is_some) => {
            session.act(Intent::Answer(command == Command::Yes));
        }
        _ => return false,
    }
    true
}

/// Steps through the game; answers with the move that led to the position shown then, if it is another.
fn replay(session: Session, by: isize) -> Option<String> {
    let before = session.shown.get_untracked();
    session.step(by);
    let shown = session.shown.get_untracked();
    if shown == before {
        return None;
    }
    let moved = session.game.with_untracked(|game| {
        let ply = shown.checked_sub(1)?;
        Moved::of(game.position_after(ply)?, game.plies().get(ply)?.mv)
    });
    let position = untrack(|| session.position());
    Some(session.narrate(|narrator| match moved {
        Some(moved) => narrator.moved(&moved, position.is_checkmate()),
        None => narrator.status(&position),
    }))
}
