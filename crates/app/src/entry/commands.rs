//! Execution of commands: draw, resign, questions, navigation.

use crate::page::GameContext;
use chess::Color;
use game::{Claim, Event, Moved, Phase, Player, Refusal};
use laws::articles;
use leptos::prelude::*;
use narration::command::Command;
use screens::Answer;
use screens::Told;
use screens::registry::Screen;
use table::{Choice, Intent, Question, Table};

/// Carries out a command, and announces the answer.
pub fn perform(context: GameContext, command: Command) {
    let reply = Told::from(follow(context, command));
    if !reply.words.is_empty() {
        context.live.announce(reply.words);
    }
}

/// Carries out a command.
pub fn follow(context: GameContext, command: Command) -> Answer {
    let position = untrack(|| context.live.position());
    let cannot = || context.page.words.once().get("entry-cannot");
    let refused = |refusal: Refusal| {
        let told = context
            .live
            .game
            .with_untracked(|game| context.live.narrate(|told| told.refusal(game, refusal)));
        let law = articles::of_refusal(&refusal);
        told.map_or_else(Told::default, |words| Told {
            law,
            ..words.into()
        })
    };
    let sent = |event: Option<Event>| -> Answer {
        let event = event.ok_or_else(cannot)?;
        context.live.apply(event).map_err(refused)?;
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
    if helps && context.live.is_silent() {
        return Err(Told {
            law: Some(articles::NO_ADVICE),
            ..cannot().into()
        });
    }
    let answer = match command {
        Command::Draw => {
            return sent(Some(Event::OfferDraw(
                context.live.table.with_untracked(Table::speaker_side),
            )));
        }
        Command::Accept => return sent(offered_to(context).map(Event::AcceptDraw)),
        Command::Decline => return sent(offered_to(context).map(Event::DeclineDraw)),
        // A claim that is not right is made as one of repetition, and costs what a wrong claim costs.
        Command::Claim => {
            let right = context.live.table.with_untracked(Table::claimable);
            let mover = context.live.game.with_untracked(|game| game.mover());
            let claim = right.unwrap_or(Claim::Repetition);
            return sent(Some(Event::ClaimDraw(mover, claim)));
        }
        Command::ClaimWith => {
            context.act(Intent::Choose(Choice::ClaimWith));
            return Ok(None);
        }
        Command::TakeBack if context.live.pending.with_untracked(Option::is_some) => {
            context.act(Intent::Confirm(false));
            return Ok(None);
        }
        // The other of two persons is asked.
        Command::TakeBack
            if context.live.table.with_untracked(|table| {
                table.game().config().between_persons() && table.may_take_back().is_some()
            }) =>
        {
            context.act(Intent::TakeBack);
            return Ok(None);
        }
        Command::TakeBack => {
            return sent(
                context
                    .live
                    .table
                    .with_untracked(Table::may_take_back)
                    .map(Event::TakeBack),
            );
        }
        Command::Hint if context.live.table.with_untracked(Table::may_hint) => {
            context.act(Intent::Hint);
            return Ok(None);
        }
        Command::Adjust => {
            context.act(Intent::Adjust);
            return Ok(None);
        }
        Command::Press => {
            let side = context.live.game.with_untracked(|game| game.to_act());
            return sent(Some(Event::Press(side)));
        }
        Command::Resume => return sent(Some(Event::Resume)),
        Command::Resign | Command::New | Command::Again | Command::Yes | Command::No => {
            let done = decide(context, command).then_some(None);
            return Ok(done.ok_or_else(cannot)?);
        }
        Command::Back | Command::Forward => {
            let by = if command == Command::Back { -1 } else { 1 };
            return Ok(Some(replay(context, by).ok_or_else(cannot)?));
        }
        Command::Flip => {
            context.act(Intent::Flip);
            return Ok(None);
        }
        Command::Board => {
            context.focus.to_board();
            return Ok(None);
        }
        Command::Settings => {
            context.page.screen.set(Some(Screen::Settings));
            return Ok(None);
        }
        Command::Help => {
            context.page.screen.set(Some(Screen::Help));
            return Ok(None);
        }
        Command::Clock => {
            let reading = context
                .live
                .game
                .with_untracked(|game| game.clock(context.live.now()));
            context.live.narrate(|narrator| narrator.clocks(reading))
        }
        Command::Last => context
            .live
            .game
            .with_untracked(|game| context.live.narrate(|narrator| narrator.last_move(game))),
        question => {
            let answer = context
                .live
                .narrate(|narrator| narrator.answer(&position, question));
            return Ok(Some(answer.unwrap_or_else(|| Err(cannot()))?));
        }
    };
    Ok(Some(answer))
}

/// The person to whom a draw is offered.
fn offered_to(context: GameContext) -> Option<Color> {
    context.live.game.with_untracked(|game| {
        let to = !game.offer()?;
        (game.config().player(to) == Player::Person).then_some(to)
    })
}

/// Commands that begin or end a game, or answer a question. True if it was carried out.
fn decide(context: GameContext, command: Command) -> bool {
    let phase = context.live.game.with_untracked(|game| game.phase());
    let over = matches!(phase, Phase::Over(_));
    match command {
        Command::Resign if phase == Phase::Running => {
            context.act(Intent::AskInPlace {
                question: Question::Resign,
                typed: context.focus.is_in_entry(),
            });
        }
        Command::New if phase == Phase::Ready => context.act(Intent::Clear),
        Command::New => context.act(Intent::Leave),
        Command::Again if over => context.page.play_again(),
        Command::Yes | Command::No if context.live.pending.with_untracked(Option::is_some) => {
            context.act(Intent::Confirm(command == Command::Yes));
        }
        Command::Yes | Command::No if context.live.question.with_untracked(Option::is_some) => {
            context.act(Intent::Answer(command == Command::Yes));
        }
        _ => return false,
    }
    true
}

/// Steps through the game; answers with the move that led to the position shown then, if it is another.
fn replay(context: GameContext, by: isize) -> Option<String> {
    let before = context.live.shown.get_untracked();
    context.step(by);
    let shown = context.live.shown.get_untracked();
    if shown == before {
        return None;
    }
    let moved = context.live.game.with_untracked(|game| {
        let ply = shown.checked_sub(1)?;
        Moved::of(game.position_after(ply)?, game.plies().get(ply)?.mv)
    });
    let position = untrack(|| context.live.position());
    Some(context.live.narrate(|narrator| match moved {
        Some(moved) => narrator.moved(&moved, position.is_checkmate()),
        None => narrator.status(&position),
    }))
}
