//! Game links: format 1, fixed for ever (`docs/correspondence.md`).
//!
//! The game is one number in mixed radix ([`radix`](crate::radix)): terms, number of the game, acts, conditional moves.
//! An act is the place of a move among the legal ones, from 1, or 0 and then its kind. So the end of the record is zeros,
//! which a number does not have at its upper end. The
//! [`envelope`](crate::envelope) makes text of it that tells by itself what happened to it on its way.

use crate::acts::{Kind, acts, order, ordered, place};
use crate::conditions::{Branch, Conditions, MOST_CONDITIONS};
use crate::days::{Dates, Day};
use crate::envelope;
use crate::error::{LinkError, WriteError};
use crate::letter::{Letter, NUMBERS, addressed, game_number};
use crate::radix::{Digits, Reader};
use crate::start;
use chess::{Move, Position};
use game::{Away, Config, CorrespondenceTerms, Event, Game, Replay, RuleSet, Timestamp};

/// Beginning of the fragment of an address that holds a game: `#by-link/1…`.
pub const FRAGMENT: &str = "by-link/";

/// The most letters of a link.
pub const LONGEST: usize = 16_384;

/// The most half-moves of a game in a link.
const MOST_PLIES: usize = 6_000;

/// The editions of the laws by their numbers in a link.
const RULES: [&str; 5] = ["fide-2023", "fide-2009", "uscf", "code-1988", "casual"];

/// Numbers of rules, with those that have no meaning yet.
const RULE_NUMBERS: usize = 8;

/// Lengths of a name in bytes are below this.
const NAME_LENGTHS: usize = 256;

/// Days for a move and of leave are below this.
const DAYS: usize = 367;

/// The first day of a date, 1 January 2020, and the number of days from it on.
const FIRST_DAY: u32 = 18_262;
const DATES: usize = 65_536;

/// The link of a letter: what follows [`FRAGMENT`].
///
/// # Errors
/// The game is none that can be played by correspondence.
pub fn write(letter: &Letter) -> Result<String, WriteError> {
    let mut digits = Digits::default();
    let game = &letter.game;
    let config = game.config();
    if config.time.is_some() {
        return Err(WriteError::Clock);
    }
    if game.plies().len() > MOST_PLIES {
        return Err(WriteError::TooLong);
    }
    let rules = number_of_rules(&config.rules)?;
    let terms = config.correspondence.unwrap_or_default();
    let conditions = standing(letter);
    let is_plain = rules == 0
        && config.start == Position::default()
        && config.names.iter().all(String::is_empty)
        && terms == CorrespondenceTerms::default()
        && conditions.is_empty();
    digits.push(usize::from(!is_plain), 2);
    if !is_plain {
        digits.push(rules, RULE_NUMBERS);
        start::write(&config.start, &mut digits);
        write_names(&config.names, &mut digits)?;
        digits.push(usize::from(terms.help), 2);
        write_days(terms, letter.dates, &mut digits)?;
        digits.push(usize::from(!conditions.is_empty()), 2);
    }
    digits.push(usize::from(game_number(game)), NUMBERS as usize);
    write_acts(game, &mut digits)?;
    if !conditions.is_empty() {
        write_branches(game.position(), conditions, &mut digits)
            .ok_or(WriteError::Event(game.plies().len()))?;
    }
    let link = envelope::seal(digits.number().to_sextets());
    if link.len() > LONGEST {
        return Err(WriteError::TooLong);
    }
    Ok(link)
}

/// The conditional moves, if they stand: they are those for the position on the board, and the game goes on.
fn standing(letter: &Letter) -> &[Branch] {
    let stand =
        letter.conditions.plies == letter.game.plies().len() && letter.game.outcome().is_none();
    if stand {
        letter.conditions.branches()
    } else {
        &[]
    }
}

fn number_of_rules(rules: &RuleSet) -> Result<usize, WriteError> {
    let is_edition = |edition: &RuleSet| {
        // Nothing waits or runs without a clock.
        *edition
            == RuleSet {
                away: Away::Waits,
                ..rules.clone()
            }
    };
    let number = RULES.iter().position(|id| *id == rules.id);
    number
        .filter(|_| RuleSet::editions().iter().any(is_edition))
        .ok_or_else(|| WriteError::Rules(rules.id.clone()))
}

fn write_names(names: &[String; 2], digits: &mut Digits) -> Result<(), WriteError> {
    let named = names.iter().any(|name| !name.is_empty());
    digits.push(usize::from(named), 2);
    for name in names.iter().filter(|_| named) {
        if name.len() >= NAME_LENGTHS {
            return Err(WriteError::Name);
        }
        digits.push(name.len(), NAME_LENGTHS);
        for byte in name.bytes() {
            digits.push(usize::from(byte), 256);
        }
    }
    Ok(())
}

fn write_days(
    terms: CorrespondenceTerms,
    dates: Option<Dates>,
    digits: &mut Digits,
) -> Result<(), WriteError> {
    let (days, leave) = (terms.days_per_move, usize::from(terms.leave_days));
    let Some(days) = days.map(usize::from) else {
        digits.push(0, 2);
        return if leave == 0 {
            Ok(())
        } else {
            Err(WriteError::Days)
        };
    };
    if days == 0 || days >= DAYS || leave >= DAYS {
        return Err(WriteError::Days);
    }
    let dates = dates.ok_or(WriteError::Date)?;
    let sent = dates.sent.since(Day(FIRST_DAY));
    let sent = usize::try_from(sent)
        .ok()
        .filter(|sent| *sent < DATES)
        .ok_or(WriteError::Date)?;
    digits.push(1, 2);
    digits.push(days, DAYS);
    digits.push(leave, DAYS);
    digits.push(sent, DATES);
    for taken in dates.leave_taken {
        digits.push(usize::from(taken).min(leave), leave + 1);
    }
    Ok(())
}

fn write_acts(game: &Game, digits: &mut Digits) -> Result<(), WriteError> {
    let mut plies = 0;
    let mut position = &game.config().start;
    for act in acts(game) {
        let refused = || WriteError::Event(plies);
        let moves = position.legal_moves();
        if let Event::Move(mv) = act {
            digits.push(place(&moves, *mv).ok_or_else(refused)? + 1, moves.len() + 1);
            plies += 1;
            position = game.position_after(plies).ok_or(WriteError::Event(plies))?;
        } else {
            // Without a clock that would have to be pressed, the side on the move has to act.
            let (kind, announced) = Kind::of(act, position.turn()).ok_or_else(refused)?;
            digits.push(0, moves.len() + 1);
            digits.push(kind as usize, Kind::ALL.len());
            if let Some(mv) = announced {
                digits.push(place(&moves, mv).ok_or_else(refused)?, moves.len());
            }
        }
    }
    if game.outcome().is_none() {
        digits.push(0, position.legal_moves().len() + 1);
        digits.push(Kind::End as usize, Kind::ALL.len());
    }
    Ok(())
}

/// Branches in their order, each with the reply and what follows, then 0. `None` if a move is not legal there.
fn write_branches(position: &Position, branches: &[Branch], digits: &mut Digits) -> Option<()> {
    let moves = position.legal_moves();
    for branch in branches {
        let condition = place(&moves, branch.condition)?;
        digits.push(condition + 1, moves.len() + 1);
        let position = position.after(branch.condition);
        let replies = position.legal_moves();
        let reply = place(&replies, branch.reply)?;
        digits.push(reply, replies.len());
        write_branches(&position.after(branch.reply), &branch.then, digits)?;
    }
    digits.push(0, moves.len() + 1);
    Some(())
}

/// Reads a link: what follows [`FRAGMENT`]. The game is as its receiver has it, with the sender elsewhere.
///
/// # Errors
/// It is no such link, or not as it was written.
pub fn read(link: &str) -> Result<Letter, LinkError> {
    if link.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    let body = envelope::open(link)?;
    let mut digits = Reader::of(&body);
    let letter = read_letter(&mut digits).filter(|_| digits.is_at_end());
    // A letter has one link only: what could be written otherwise was not written by this format.
    letter
        .filter(|letter| write(letter).is_ok_and(|written| written == link))
        .ok_or(LinkError::Damaged)
}

/// Reads the link in a text that was pasted: an address with [`FRAGMENT`], a message with such an address, or the link
/// alone; in lines, where a program for mail has broken it.
///
/// # Errors
/// There is none, or it is not as it was written.
pub fn in_text(text: &str) -> Result<Letter, LinkError> {
    let text = text
        .split_once(FRAGMENT)
        .map_or(text.trim(), |(_, link)| link);
    let mut words = text.split_ascii_whitespace().map(|word| {
        let end = word
            .bytes()
            .position(|byte| envelope::value(byte).is_none());
        // Signs in the middle of a word are no end of a sentence.
        let is_end = |end: usize| {
            !word[end..]
                .bytes()
                .any(|byte| envelope::value(byte).is_some())
        };
        end.filter(|&end| end > 0 && is_end(end))
            .map_or(word, |end| &word[..end])
    });
    let mut link = words.next().unwrap_or_default().to_owned();
    loop {
        match read(&link) {
            Err(cut @ LinkError::Cut { .. }) => match words.next() {
                Some(word) => link.push_str(word),
                None => return Err(cut),
            },
            read => return read,
        }
    }
}

fn read_letter(digits: &mut Reader) -> Option<Letter> {
    let mut config = Config::default();
    let mut terms = CorrespondenceTerms::default();
    let (mut dates, mut has_conditions) = (None, false);
    if digits.take(2) == 1 {
        let id = RULES.get(digits.take(RULE_NUMBERS))?;
        config.rules = RuleSet::editions()
            .into_iter()
            .find(|rules| rules.id == *id)?;
        config.start = start::read(digits)?;
        config.names = read_names(digits)?;
        terms.help = digits.take(2) == 1;
        dates = read_days(digits, &mut terms);
        has_conditions = digits.take(2) == 1;
    }
    config.seed = digits.take(NUMBERS as usize) as u32;
    config.correspondence = Some(terms);
    let game = read_acts(digits, config)?;
    let mut branches = Vec::new();
    if has_conditions {
        branches = read_branches(digits, game.position(), &mut 0)?;
    }
    Some(Letter {
        conditions: Conditions::of_branches(game.plies().len(), branches),
        game: addressed(&game),
        dates,
    })
}

fn read_names(digits: &mut Reader) -> Option<[String; 2]> {
    let mut names = [String::new(), String::new()];
    if digits.take(2) == 1 {
        for name in &mut names {
            let length = digits.take(NAME_LENGTHS);
            let bytes = (0..length).map(|_| digits.take(256) as u8).collect();
            *name = String::from_utf8(bytes).ok()?;
        }
    }
    Some(names)
}

fn read_days(digits: &mut Reader, terms: &mut CorrespondenceTerms) -> Option<Dates> {
    if digits.take(2) == 0 {
        return None;
    }
    terms.days_per_move = Some(digits.take(DAYS) as u16);
    terms.leave_days = digits.take(DAYS) as u16;
    let sent = Day(FIRST_DAY).plus(digits.take(DATES) as u32);
    let leave_taken = [(); 2].map(|()| digits.take(usize::from(terms.leave_days) + 1) as u16);
    Some(Dates { sent, leave_taken })
}

/// Plays the acts; `None` if they are not possible.
fn read_acts(digits: &mut Reader, config: Config) -> Option<Game> {
    let mut replay = Replay::new(config);
    replay.apply(Event::Start, Timestamp(0)).ok()?;
    while replay.game().outcome().is_none() {
        let game = replay.game();
        let moves = ordered(game.position());
        let act = if let Some(mv) = nth(&moves, digits.take(moves.len() + 1)) {
            Event::Move(mv)
        } else {
            let kind = Kind::ALL[digits.take(Kind::ALL.len())];
            if kind == Kind::End {
                break;
            }
            let announced = kind.announces() && !moves.is_empty();
            let announced = announced.then(|| moves[digits.take(moves.len())]);
            kind.act(game.to_act(), announced)?
        };
        replay.apply(act, Timestamp(0)).ok()?;
        if replay.game().events().len() > 2 * MOST_PLIES {
            return None;
        }
    }
    replay.finish().ok()
}

/// The move of a place, counted from 1.
fn nth(moves: &[Move], place: usize) -> Option<Move> {
    moves.get(place.checked_sub(1)?).copied()
}

fn read_branches(
    digits: &mut Reader,
    position: &Position,
    count: &mut usize,
) -> Option<Vec<Branch>> {
    let moves = ordered(position);
    let mut branches = Vec::new();
    while let Some(condition) = nth(&moves, digits.take(moves.len() + 1)) {
        *count += 1;
        let position = position.after(condition);
        let replies = ordered(&position);
        if *count > MOST_CONDITIONS || replies.is_empty() {
            return None;
        }
        let reply = replies[digits.take(replies.len())];
        let then = read_branches(digits, &position.after(reply), count)?;
        branches.push(Branch {
            condition,
            reply,
            then,
        });
    }
    // In their order, each once: else there would be two links of one letter.
    branches
        .is_sorted_by(|a, b| order(a.condition) < order(b.condition))
        .then_some(branches)
}
