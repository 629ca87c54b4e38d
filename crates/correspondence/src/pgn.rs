//! A letter as a PGN game and back: moves and result as every program reads them, terms in tags of their own.
//!
//! `TimeControl "1/259200"` is three days for a move. `Rules`, `LeaveDays`, `LeaveTaken`, `Help`, `GameNumber` and
//! `SentDate` are tags of this program. Conditional moves are a comment; the kind of an agreed end and refused offers
//! are not told.

use crate::days::{Dates, Day};
use crate::envelope;
use crate::letter::{Letter, NUMBERS, addressed, game_number};
use crate::message;
use chess::{Color, Notation};
use game::tree::{NodeId, Tree};
use game::{Config, CorrespondenceTerms, Event, Game, Points, Refusal, RuleSet, Timestamp};
use std::fmt;

const SECONDS_OF_A_DAY: u64 = 24 * 60 * 60;

/// Reason for which a game of a file is none by correspondence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// No edition of the laws has this name.
    Rules(String),
    /// The laws of the game do not allow the move after this number of half-moves, or the game was over by them.
    Move(usize, Refusal),
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImportError::Rules(id) => write!(f, "no edition of the laws is called `{id}`"),
            ImportError::Move(plies, refusal) => write!(f, "after {plies} half-moves: {refusal}"),
        }
    }
}

impl std::error::Error for ImportError {}

/// The game of a letter with its terms in tags.
pub fn to_tree(letter: &Letter) -> Tree {
    let game = &letter.game;
    let mut tree = game::pgn::of_game(game);
    let terms = game.config().correspondence.unwrap_or_default();
    let tags = &mut tree.tags;
    tags.set("Rules", game.config().rules.id.clone());
    tags.set("GameNumber", game_number(game).to_string());
    if terms.days_per_move.is_some() {
        tags.set("LeaveDays", terms.leave_days.to_string());
    }
    if let Some(dates) = letter.dates {
        tags.set("SentDate", dates.sent.iso().replace('-', "."));
        let [white, black] = dates.leave_taken;
        tags.set("LeaveTaken", format!("{white} {black}"));
    }
    if terms.help {
        tags.set("Help", "yes");
    }
    let lines = letter.conditions.lines();
    if letter.conditions.plies == game.plies().len() && !lines.is_empty() {
        let line = |moves: &Vec<_>| message::line(game.position(), moves, Notation::default());
        let lines: Vec<String> = lines.iter().map(line).collect();
        let last = tree.end_of_line(NodeId::ROOT);
        tree[last].comment = format!("Conditional: {}", lines.join("; "));
    }
    tree
}

/// The letter of a game: its main line and result, by the edition of the laws that its tag or `rules` names, sent on the
/// day that its tag names or `today`. A result that the board does not show is resignation if the loser has the move and
/// the tag `Termination` says nothing else, and agreed on if not.
///
/// # Errors
/// The laws of the edition do not allow it.
pub fn from_tree(tree: &Tree, rules: Option<&str>, today: Day) -> Result<Letter, ImportError> {
    let tag = |name| tree.tags.get(name);
    let rules = match rules.or(tag("Rules")) {
        None => RuleSet::default(),
        Some(id) => {
            let found = RuleSet::editions().into_iter().find(|rules| rules.id == id);
            found.ok_or_else(|| ImportError::Rules(chess::excerpt(id)))?
        }
    };
    let (terms, dates) = terms(tree, today);
    let config = Config {
        start: tree.start().clone(),
        rules,
        names: ["White", "Black"].map(|name| {
            tag(name)
                .filter(|name| *name != "?")
                .unwrap_or_default()
                .to_owned()
        }),
        seed: number(tree),
        correspondence: Some(terms),
        ..Config::default()
    };
    let mut game = Game::new(config);
    apply(&mut game, Event::Start)?;
    for id in tree.main_line() {
        let node = &tree[id];
        if node.offers_draw {
            // A mark in the record; an offer that the laws do not know is none.
            let offer = Event::OfferDraw(game.turn());
            let _ = apply(&mut game, offer);
        }
        if let Some(mv) = node.mv() {
            apply(&mut game, Event::Move(mv))?;
        }
    }
    if game.outcome().is_none()
        && let Some(end) = end(tree, game.turn())
    {
        apply(&mut game, end)?;
    }
    Ok(Letter {
        dates,
        ..Letter::of(addressed(&game))
    })
}

fn apply(game: &mut Game, event: Event) -> Result<(), ImportError> {
    let applied = game.apply(event, Timestamp(0)).map(drop);
    applied.map_err(|refusal| ImportError::Move(game.plies().len(), refusal))
}

/// The act by which a game ended whose result the board does not show.
fn end(tree: &Tree, turn: Color) -> Option<Event> {
    let points = match tree.result() {
        "1-0" => Points::Won(Color::White),
        "0-1" => Points::Won(Color::Black),
        "1/2-1/2" => Points::Draw,
        _ => return None,
    };
    let termination = tree.tags.get("Termination").unwrap_or_default();
    let is_usual = termination.is_empty() || termination.eq_ignore_ascii_case("normal");
    Some(if is_usual && points == Points::Won(!turn) {
        Event::Resign(turn)
    } else {
        Event::Declare(points)
    })
}

fn terms(tree: &Tree, today: Day) -> (CorrespondenceTerms, Option<Dates>) {
    let tag = |name| tree.tags.get(name);
    let seconds = tag("TimeControl").and_then(|control| control.strip_prefix("1/")?.parse().ok());
    let days = seconds
        .map(|seconds: u64| seconds / SECONDS_OF_A_DAY)
        .filter(|days| (1..=366).contains(days));
    let mut terms = CorrespondenceTerms {
        days_per_move: days.map(|days| days as u16),
        leave_days: 0,
        help: tag("Help") == Some("yes"),
    };
    if days.is_none() {
        return (terms, None);
    }
    let leave = tag("LeaveDays")
        .and_then(|days| days.parse().ok())
        .unwrap_or(0);
    terms.leave_days = u16::min(leave, 366);
    let taken = |at: usize| {
        let days = tag("LeaveTaken").and_then(|days| days.split(' ').nth(at)?.parse().ok());
        days.unwrap_or(0).min(terms.leave_days)
    };
    let dates = Dates {
        sent: tag("SentDate").and_then(Day::parse).unwrap_or(today),
        leave_taken: [taken(0), taken(1)],
    };
    (terms, Some(dates))
}

/// The number of the game: that of its tag, or one that its other tags give it, so that it stays the same while the game
/// grows.
fn number(tree: &Tree) -> u32 {
    let told = tree
        .tags
        .get("GameNumber")
        .and_then(|number| number.parse().ok());
    told.filter(|number| *number < NUMBERS).unwrap_or_else(|| {
        let tags = ["Event", "Site", "Date", "Round", "White", "Black"];
        let told = tags
            .iter()
            .flat_map(|name| tree.tags.get(name).unwrap_or_default().bytes().chain([0]));
        envelope::check(told.flat_map(|byte| [byte >> 4, byte & 15])) % NUMBERS
    })
}
