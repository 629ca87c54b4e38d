//! A table to play at: terms, two players who move when told to, and a clock that stands between events.

use chess::{Color, Move, Position, Square};
use game::{
    Bonus, Budget, Changes, Config, Event, Game, Millis, Outcome, Reason, Refusal, RuleSet, Stage,
    TimeControl, Timestamp,
};

pub const SECOND: Millis = 1_000;
pub const MINUTE: Millis = 60 * SECOND;
pub const HOUR: Millis = 60 * MINUTE;
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// All moves in so many minutes.
pub fn minutes(minutes: Millis) -> TimeControl {
    TimeControl::sudden_death(minutes * MINUTE, 0)
}

/// So many moves in so many minutes, then as many minutes for the rest.
pub fn control(moves: u32, minutes: Millis) -> TimeControl {
    let stage = |moves| Stage {
        moves,
        time: minutes * MINUTE,
        bonus: Bonus::None,
    };
    TimeControl::same(Budget::Stages(vec![stage(Some(moves)), stage(None)]))
}

/// A move by its squares, `e7e8q`; castling is `e1h1`.
pub fn m(text: &str) -> Move {
    let (from, to) = (sq(&text[..2]), sq(&text[2..4]));
    let promotion = text.chars().nth(4).and_then(chess::Role::from_char);
    Move::new(from, to, promotion)
}

/// Refusal of a move that is not legal on the board, with its reason.
pub fn illegal(table: &Table, mv: Move) -> Refusal {
    let why = table.game.position().why_illegal_uci(mv.into());
    Refusal::IllegalMove(mv, why.expect("not legal"))
}

pub fn sq(text: &str) -> Square {
    text.parse().expect("a square")
}

/// Terms by these rules, untimed, from the usual start.
pub fn by(rules: RuleSet) -> Config {
    Config {
        rules,
        ..Config::default()
    }
}

pub trait Terms: Sized {
    fn fen(self, fen: &str) -> Self;
    fn time(self, time: TimeControl) -> Self;
    /// The players press.
    fn press(self) -> Self;
    /// Flags are claimed.
    fn flags(self) -> Self;
    /// Touched pieces move.
    fn touch(self) -> Self;
    /// Illegal moves can be made.
    fn allow_illegal_moves(self) -> Self;
    fn begin(self) -> Table;
}

impl Terms for Config {
    fn fen(self, fen: &str) -> Config {
        let start = Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        Config { start, ..self }
    }

    fn time(self, time: TimeControl) -> Config {
        let time = Some(time);
        Config { time, ..self }
    }

    fn press(mut self) -> Config {
        self.strictness.manual_press = true;
        self
    }

    fn flags(mut self) -> Config {
        self.strictness.flag_by_claim = true;
        self
    }

    fn touch(mut self) -> Config {
        self.strictness.touch_move = true;
        self
    }

    fn allow_illegal_moves(mut self) -> Config {
        self.strictness.allow_illegal_moves = true;
        self
    }

    fn begin(self) -> Table {
        let mut table = Table {
            game: Game::new(self),
            now: Timestamp(0),
        };
        table.ok(Event::Start);
        table
    }
}

#[derive(Clone)]
pub struct Table {
    pub game: Game,
    pub now: Timestamp,
}

impl Table {
    /// An event now; a refusal must leave no trace.
    pub fn event(&mut self, event: Event) -> Result<Changes, Refusal> {
        let before = self.game.clone();
        let result = self.game.apply(event, self.now);
        if result.is_err() {
            assert_eq!(self.game, before, "a refused event leaves no trace");
        }
        result
    }

    /// An event that must be accepted.
    pub fn ok(&mut self, event: Event) -> Changes {
        let name = format!("{event:?}");
        let result = self.event(event);
        result.unwrap_or_else(|refusal| panic!("{name}: {refusal}"))
    }

    /// Refusal of an event.
    pub fn no(&mut self, event: Event) -> Refusal {
        let accepted = format!("{event:?} is accepted");
        self.event(event).expect_err(&accepted)
    }

    pub fn wait(&mut self, time: Millis) -> &mut Table {
        self.now = self.now.plus(time);
        self
    }

    /// Moves in SAN, a second each, pressed where that is the players' business.
    pub fn play(&mut self, moves: &str) -> &mut Table {
        for text in moves.split_whitespace() {
            self.wait(SECOND).san(text);
            if self.game.must_press() {
                let mover = self.game.to_act();
                self.ok(Event::Press(mover));
            }
        }
        self
    }

    /// A move on the board, at once.
    pub fn san(&mut self, text: &str) -> Changes {
        let mv = self.game.position().parse_san(text);
        self.ok(Event::Move(
            mv.unwrap_or_else(|error| panic!("{text}: {error}")),
        ))
    }

    /// Both clocks' readings now.
    pub fn left(&self) -> [Millis; 2] {
        self.game.clock(self.now).expect("a clock").left()
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.game.clock(self.now).expect("a clock").running
    }

    /// The winner, if there is one, and why. The game must be over, for good.
    pub fn over(&mut self) -> (Option<Color>, Reason) {
        let outcome: Outcome = self.game.outcome().expect("the game is over");
        assert_eq!(self.no(Event::Pause), Refusal::Over);
        assert_eq!(self.game.flag_at(), None, "the clocks stand still");
        assert!(!self.game.must_press());
        (outcome.winner(), outcome.reason)
    }

    /// The squares that the side on the move may go to, from and to, in order.
    pub fn allowed(&self) -> String {
        let mut moves: Vec<String> = self
            .game
            .allowed_moves()
            .iter()
            .map(|mv| format!("{mv:?}"))
            .collect();
        moves.sort();
        moves.join(" ")
    }
}
