//! Result code: the result of a board as a text that travels as a QR code or is typed in.
//!
//! Ten symbols hold the identification of the night (15 bits), the round (6), the board (10), the confirmation by both
//! players (1) and the result (3), and a check ([`code_symbols`](crate::code_symbols)). In a QR code `SESSA:` stands before them, and after a dot the game may follow as
//! the link of a correspondence game, which has a check of its own.

use crate::board_result::BoardResult;
use crate::code_symbols::{self, CHECKS};
use correspondence::Letter;
use game::{Config, Event, Game, Timestamp};
use std::fmt;

/// Beginning of a result in a QR code.
const PREFIX: &str = "SESSA:";

/// Results that a code can tell: the first ones of [`BoardResult::ALL`]. The others only an arbiter gives.
const TOLD: usize = 7;

/// Symbols of a result before its check.
const SYMBOLS: usize = 7;

/// Symbols of the identification of a night.
const ID_SYMBOLS: usize = 3;

/// Identification of a night: a number of 15 bits by lot, as three symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventId(u16);

impl EventId {
    /// The identification of a lot.
    pub fn of(lot: u32) -> EventId {
        EventId((lot & 0x7fff) as u16)
    }

    /// Reads three symbols.
    pub fn parse(text: &str) -> Option<EventId> {
        let values: Vec<u8> = text
            .trim()
            .chars()
            .map(code_symbols::value)
            .collect::<Option<_>>()?;
        (values.len() == ID_SYMBOLS).then(|| EventId(code_symbols::number(&values) as u16))
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&code_symbols::plain(self.0.into(), ID_SYMBOLS))
    }
}

/// Address of a board: its night, round and number, as `7KQ-2-5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardAddress {
    /// The night.
    pub event: EventId,
    /// The round, 1 to 63.
    pub round: usize,
    /// The board, 1 to 1023.
    pub board: usize,
}

impl BoardAddress {
    /// An address, if a code can hold it.
    pub fn new(event: EventId, round: usize, board: usize) -> Option<BoardAddress> {
        let fits = (1..64).contains(&round) && (1..1024).contains(&board);
        fits.then_some(BoardAddress {
            event,
            round,
            board,
        })
    }

    /// Reads `7KQ-2-5`.
    pub fn parse(text: &str) -> Option<BoardAddress> {
        let mut parts = text.trim().split('-');
        let event = EventId::parse(parts.next()?)?;
        let mut number = || parts.next()?.trim().parse().ok();
        let address = BoardAddress::new(event, number()?, number()?)?;
        parts.next().is_none().then_some(address)
    }
}

impl fmt::Display for BoardAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.event, self.round, self.board)
    }
}

/// The result of a board, as its players tell it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultCode {
    /// The board.
    pub address: BoardAddress,
    /// The result.
    pub result: BoardResult,
    /// True if both players have confirmed it.
    pub is_confirmed: bool,
    /// The game, as the link of a correspondence game.
    pub game: Option<String>,
}

/// The reason why a text is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// A sign that no code has, by its place from 1.
    Sign(usize),
    /// Too few or too many symbols: their number.
    Length(usize),
    /// The check fails: the code was mistyped or damaged.
    Check,
    /// The check holds, and the code says what no code of this version says.
    Newer,
    /// The game that travels with it is damaged.
    Game,
    /// The game that travels with it has another result.
    OtherResult,
}

impl ResultCode {
    /// The result of a board as a code, confirmed by both players or not; `None` of a result that only an arbiter gives.
    pub fn new(
        address: BoardAddress,
        result: BoardResult,
        is_confirmed: bool,
    ) -> Option<ResultCode> {
        let code = ResultCode {
            address,
            result,
            is_confirmed,
            game: None,
        };
        code.number_of_result().map(|_| code)
    }

    /// The code of a finished game, with the game, if that can travel.
    pub fn of_game(address: BoardAddress, game: &Game, is_confirmed: bool) -> Option<ResultCode> {
        let result = result_of(game)?;
        Some(ResultCode {
            game: link_of(game),
            ..ResultCode::new(address, result, is_confirmed)?
        })
    }

    fn number_of_result(&self) -> Option<u64> {
        let mut told = BoardResult::ALL[..TOLD].iter();
        told.position(|it| *it == self.result).map(|at| at as u64)
    }

    /// The short form for typing: ten symbols with a dash in the middle.
    pub fn typed(&self) -> String {
        let BoardAddress {
            event,
            round,
            board,
        } = self.address;
        let fields = [
            (u64::from(event.0), 15),
            (round as u64, 6),
            (board as u64, 10),
            (u64::from(self.is_confirmed), 1),
            (self.number_of_result().unwrap_or_default(), 3),
        ];
        let number = fields
            .into_iter()
            .fold(0, |number, (field, bits)| number << bits | field);
        let mut code = code_symbols::checked(number, SYMBOLS);
        code.insert(5, '-');
        code
    }

    /// The text of a QR code.
    pub fn qr_text(&self) -> String {
        let code = self.typed().replace('-', "");
        match &self.game {
            Some(game) => format!("{PREFIX}{code}.{game}"),
            None => format!("{PREFIX}{code}"),
        }
    }

    /// Reads a code that was typed or scanned. Spaces and dashes do not matter in the short form.
    ///
    /// # Errors
    /// The reason why it is none.
    pub fn parse(text: &str) -> Result<ResultCode, CodeError> {
        let text = text.trim();
        let body = match text.split_at_checked(PREFIX.len()) {
            Some((prefix, body)) if prefix.eq_ignore_ascii_case(PREFIX) => body,
            _ => text,
        };
        let (symbols, game) = match body.split_once('.') {
            Some((symbols, game)) => (symbols, Some(game.to_owned())),
            None => (body, None),
        };
        let mut values = Vec::new();
        for (place, sign) in (1..).zip(symbols.chars()) {
            if !matches!(sign, '-' | '–' | ' ') {
                values.push(code_symbols::value(sign).ok_or(CodeError::Sign(place))?);
            }
        }
        if values.len() != SYMBOLS + CHECKS {
            return Err(CodeError::Length(values.len()));
        }
        let mut number = code_symbols::verified(&values).ok_or(CodeError::Check)?;
        let mut take = |bits: u32| {
            let field = number & ((1 << bits) - 1);
            number >>= bits;
            field as usize
        };
        let (result, confirmed, board, round, event) =
            (take(3), take(1), take(10), take(6), take(15));
        let result = BoardResult::ALL[..TOLD].get(result);
        let address = BoardAddress::new(EventId(event as u16), round, board);
        let (result, address) = result.copied().zip(address).ok_or(CodeError::Newer)?;
        if let Some(game) = &game {
            let letter = correspondence::read(game).map_err(|_| CodeError::Game)?;
            if result_of(&letter.game) != Some(result) {
                return Err(CodeError::OtherResult);
            }
        }
        Ok(ResultCode {
            address,
            result,
            is_confirmed: confirmed == 1,
            game,
        })
    }
}

/// The result of a finished game.
fn result_of(game: &Game) -> Option<BoardResult> {
    game.outcome()
        .map(|outcome| BoardResult::of_points(outcome.points))
}

/// The moves of a finished game and its result as the link of a correspondence game, which has no clock; `None` if the game
/// cannot travel.
fn link_of(game: &Game) -> Option<String> {
    let moment = Timestamp(0);
    let mut copy = Game::new(Config {
        start: game.config().start.clone(),
        rules: game.config().rules.clone(),
        ..Config::default()
    });
    let mut tell = |event| copy.apply(event, moment).map(drop).ok();
    tell(Event::Start)?;
    for ply in game.plies() {
        tell(Event::Move(ply.mv))?;
    }
    let points = game.outcome()?.points;
    if copy.outcome().is_none() {
        copy.apply(Event::Declare(points), moment).ok()?;
    }
    correspondence::write(&Letter::of(copy)).ok()
}
