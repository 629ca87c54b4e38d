//! Every word the page says, in one place, so that another language is another table.

use chess::{CastlingSide, Color, Role};
use game::{Changes, Claim, Event, Game, Moved, Outcome, Player, Reason};

pub const TITLE: &str = "Sessa";
pub const PLAY: &str = "Play";
pub const NEW_GAME: &str = "New game";
pub const OPPONENT: &str = "Opponent";
pub const ROBOT: &str = "Robot";
pub const PERSON: &str = "Beside you";
pub const LEVEL: &str = "Level";
pub const YOUR_SIDE: &str = "You play";
pub const WHITE: &str = "White";
pub const BLACK: &str = "Black";
pub const RANDOM: &str = "Random";
pub const TIME: &str = "Clock";
pub const NO_CLOCK: &str = "No clock";
pub const YOU: &str = "You";
pub const THINKING: &str = "thinking …";
pub const FLIP: &str = "Flip the board";
pub const SOUND: &str = "Sound";
pub const FULL_SCREEN: &str = "Full screen";
pub const OFFER_DRAW: &str = "Draw";
pub const OFFER_DRAW_LONG: &str = "Offer a draw";
pub const RESIGN: &str = "Resign";
pub const CLAIM_DRAW: &str = "Claim draw";
pub const ACCEPT: &str = "Accept";
pub const DECLINE: &str = "Decline";
pub const CANCEL: &str = "Play on";
pub const CLOSE: &str = "Close";
pub const RESUME: &str = "Resume";
pub const PAUSED: &str = "Paused";
pub const PAUSED_WHY: &str = "Your game is as you left it. The clocks stand still.";
pub const PLAY_AGAIN: &str = "Play again";
pub const CHANGE_TERMS: &str = "New settings";
pub const FIRST: &str = "First position";
pub const PREVIOUS: &str = "Previous move";
pub const NEXT: &str = "Next move";
pub const LAST: &str = "Last position";
pub const MOVES: &str = "Moves";
pub const NO_MOVES: &str = "No moves yet";
pub const BOARD: &str = "Chess board";
pub const PROMOTE: &str = "Promote to";
pub const RESIGN_SURE: &str = "Resign this game?";
pub const LEAVE_SURE: &str = "Give up this game for a new one?";
pub const GIVE_UP: &str = "Give up";
pub const ROBOT_DECLINES: &str = "The robot declines the draw.";
pub const OFFER_STANDS: &str = "Draw offered.";
pub const NOT_SAVED: &str = "This browser does not let Sessa save the game (storage full or switched off). You can play on, but a reload loses it.";

pub fn side(color: Color) -> &'static str {
    match color {
        Color::White => WHITE,
        Color::Black => BLACK,
    }
}

pub fn role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// A time control for the form: minutes and seconds, and the class it belongs to (main time + 60 increments).
pub fn time(time: game::TimeControl) -> String {
    let (minutes, increment) = (time.main / 60_000, time.increment / 1_000);
    let class = match time.main + 60 * time.increment {
        0..=179_999 => "bullet",
        180_000..=600_000 => "blitz",
        600_001..=3_599_999 => "rapid",
        _ => "classical",
    };
    format!("{minutes} + {increment} · {class}")
}

pub fn level(level: u8) -> String {
    format!("{LEVEL} {level}")
}

pub fn offers_draw(by: Color) -> String {
    format!("{} offers a draw.", side(by))
}

pub fn damaged_game(why: &str, kept_as: &str) -> String {
    format!(
        "The game saved here could not be read ({why}). Nothing was thrown away: its text is kept in this browser's storage as “{kept_as}”."
    )
}

pub fn engine_failed(why: &str) -> String {
    format!("The robot could not move ({why}). The game is paused; resume to let it try again.")
}

/// The score as people write it.
pub fn result(outcome: Outcome) -> &'static str {
    match outcome.winner {
        Some(Color::White) => "1–0",
        Some(Color::Black) => "0–1",
        None => "½–½",
    }
}

/// The headline of the end card.
pub fn headline(game: &Game, outcome: Outcome) -> String {
    let robots = game
        .config()
        .players
        .map(|player| matches!(player, Player::Robot { .. }));
    match (outcome.winner, robots) {
        (None, _) => "A draw".into(),
        (Some(winner), [false, false]) => format!("{} wins", side(winner)),
        (Some(winner), robots) if robots[winner.index()] => "The robot wins".into(),
        _ => "You win".into(),
    }
}

/// Why the game is over, in a sentence.
pub fn reason(outcome: Outcome) -> String {
    let loser = outcome
        .winner
        .map(|winner| side(!winner))
        .unwrap_or_default();
    match outcome.reason {
        Reason::Checkmate => format!("{loser} is checkmated."),
        Reason::Stalemate => "Stalemate: no legal move, and no check.".into(),
        Reason::DeadPosition => "Neither side can mate any more.".into(),
        Reason::Resignation => format!("{loser} resigned."),
        Reason::Agreement => "Agreed by both players.".into(),
        Reason::Repetition => "Claimed: the same position for the third time.".into(),
        Reason::FiftyMoves => "Claimed: fifty moves without capture or pawn move.".into(),
        Reason::FivefoldRepetition => "The same position for the fifth time.".into(),
        Reason::SeventyFiveMoves => "Seventy-five moves without capture or pawn move.".into(),
        Reason::Flag => format!("{loser} ran out of time."),
        Reason::FlagCannotMate => "Time ran out, but the other side could never mate.".into(),
    }
}

/// What the claim button says about itself.
pub fn claim(claim: Claim) -> &'static str {
    match claim {
        Claim::Repetition => "The position has occurred three times",
        Claim::FiftyMoves => "Fifty moves without capture or pawn move",
    }
}

/// What a screen reader says when something has happened.
pub fn announcement(game: &Game, event: Event, changes: &Changes) -> Option<String> {
    let mut words = match event {
        Event::Move(_) => move_in_words(changes.moved?),
        Event::OfferDraw(by) => offers_draw(by),
        Event::Pause => PAUSED.into(),
        _ => String::new(),
    };
    if let Some(outcome) = changes.outcome {
        words = format!("{words} {}. {}", headline(game, outcome), reason(outcome));
    }
    (!words.is_empty()).then_some(words)
}

fn move_in_words(moved: Moved) -> String {
    let mover = side(moved.piece.color);
    let (piece, from, to) = (role(moved.piece.role), moved.mv.from(), moved.mv.to());
    let what = match (moved.castling, moved.captured) {
        (Some(CastlingSide::KingSide), _) => "castles king-side".into(),
        (Some(CastlingSide::QueenSide), _) => "castles queen-side".into(),
        (None, Some(captured)) => format!("{piece} {from} takes {} {to}", role(captured.role)),
        (None, None) => format!("{piece} {from} to {to}"),
    };
    let promotion = moved
        .mv
        .promotion()
        .map(|piece| format!(", promotes to {}", role(piece)));
    let check = if moved.check { ", check" } else { "" };
    format!("{mover} {what}{}{check}.", promotion.unwrap_or_default())
}

/// What a square is called: `e4, white pawn`.
pub fn square(square: chess::Square, piece: Option<chess::Piece>) -> String {
    match piece {
        Some(piece) => format!(
            "{square}, {} {}",
            side(piece.color).to_lowercase(),
            role(piece.role)
        ),
        None => square.to_string(),
    }
}
