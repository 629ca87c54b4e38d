//! State of the game: moves, the robot's search in slices, wishes for the next game, what is announced.

use super::record::{Opponent, Played, Record, Side, Wishes};
use super::wording;
use crate::ScreenContext;
use crate::board_controller::BoardController;
use crate::board_preferences::open_eyes;
use chess::{Bitboard, Color, Square};
use gloo_timers::future::TimeoutFuture;
use i18n::Words;
use leptos::prelude::*;
use platform::random;
use shatranj::{Game, Move, Position, Search};
use table::Sound;

/// Pause in milliseconds before the robot's search, so that its move is seen as one of its own.
const PAUSE: u32 = 400;

/// Positions that are searched without a pause: a few milliseconds, on a slow phone too.
const SLICE: u32 = 1_000;

/// Parts of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The cards.
    Lesson,
    /// The game.
    Game,
}

/// The state of the game. A handle.
#[derive(Clone, Copy)]
pub struct Play {
    /// The context of the screen.
    pub context: ScreenContext,
    /// The language.
    pub words: Words,
    /// The game; none before the first.
    pub played: RwSignal<Option<Played>>,
    /// The wishes for the next one.
    pub wishes: RwSignal<Wishes>,
    /// True while the robot searches.
    pub thinks: RwSignal<bool>,
    /// Tells of moves.
    pub controller: BoardController,
    /// Number of searches begun or given up, so that a late move is known as late.
    search: StoredValue<u32>,
}

impl Play {
    /// The game that was kept.
    pub fn open(context: ScreenContext) -> Play {
        let record = Record::load();
        let play = Play {
            context,
            words: context.words,
            played: RwSignal::new(record.played()),
            wishes: RwSignal::new(record.wishes),
            thinks: RwSignal::new(false),
            controller: BoardController {
                preferences: Signal::derive(move || {
                    context.input.with(|input| open_eyes(&input.preferences))
                }),
                ..BoardController::of(context)
            },
            search: StoredValue::new(0),
        };
        play.think();
        play
    }

    /// Begins a game from the array as it is wished for.
    pub fn start(self) {
        let wishes = self.wishes.get_untracked();
        let chance = seed().is_multiple_of(2);
        let own = match wishes.side {
            Side::White => Color::White,
            Side::Random if chance => Color::White,
            Side::Random | Side::Black => Color::Black,
        };
        let robot = (wishes.opponent == Opponent::Robot).then_some(!own);
        self.begin(Position::default(), robot);
    }

    /// Begins a game from a position, unless the game at hand began there. The player is on the move.
    pub fn start_from(self, start: Position) {
        let is_it = |played: &Option<Played>| {
            let played = played.as_ref();
            played.is_some_and(|played| *played.game.start() == start)
        };
        if !self.played.with_untracked(is_it) {
            let by_robot = self.wishes.get_untracked().opponent == Opponent::Robot;
            let robot = by_robot.then_some(!start.turn());
            self.begin(start, robot);
        }
    }

    fn begin(self, start: Position, robot: Option<Color>) {
        self.give_up();
        let level = self.wishes.get_untracked().level;
        let game = Game::new(start);
        let told = self.told_of(&game);
        self.played.set(Some(Played { game, robot, level }));
        self.save();
        self.controller.say(told);
        self.think();
    }

    /// Plays the move that putting a piece down means, if there is one.
    pub fn put_down(self, from: Square, to: Square) {
        let mv = self.played.with_untracked(|played| {
            let moves = played.as_ref()?.game.position().legal_moves_from(from);
            moves.into_iter().find(|mv| mv.to() == to)
        });
        if let Some(mv) = mv {
            self.play(mv);
        }
    }

    /// Takes the last move back, and before it what the robot had answered.
    pub fn take_back(self) {
        self.give_up();
        self.played.update(|played| {
            let Some(Played { game, robot, .. }) = played else {
                return;
            };
            while game.take_back().is_some() && *robot == Some(game.position().turn()) {}
        });
        self.save();
        self.controller.say(self.status().unwrap_or_default());
        self.think();
    }

    /// True if a person is on the move.
    pub fn takes_moves(self) -> bool {
        self.played.with_untracked(|played| {
            played.as_ref().is_some_and(|played| {
                let turn = played.game.position().turn();
                played.robot != Some(turn) && played.game.outcome().is_none()
            })
        })
    }

    /// True if there is a move to take back.
    pub fn can_take_back(self) -> bool {
        self.played.with_untracked(|played| {
            let played = played.as_ref();
            played.is_some_and(|played| !played.game.moves().is_empty())
        })
    }

    /// True if no game is going on.
    pub fn is_over(self) -> bool {
        self.played.with_untracked(|played| {
            let played = played.as_ref();
            played.is_none_or(|played| played.game.outcome().is_some())
        })
    }

    /// The side to move, or the result, in words; none before there is a game.
    pub fn status(self) -> Option<String> {
        self.played
            .with_untracked(|played| Some(self.told_of(&played.as_ref()?.game)))
    }

    /// The last move in words; none before there is one.
    pub fn last_move(self) -> Option<String> {
        let words = self.words.once();
        let spelling = self.controller.preferences.with_untracked(|it| it.spelling);
        self.played.with_untracked(|played| {
            let (before, mv) = played.as_ref()?.game.played().last()?;
            Some(wording::moved(before, mv, &words, spelling))
        })
    }

    /// Pieces on these squares, in words; none before there is a game.
    pub fn cells(self, squares: Bitboard) -> Option<String> {
        let words = self.words.once();
        let spelling = self.controller.preferences.with_untracked(|it| it.spelling);
        self.played.with_untracked(|played| {
            let position = played.as_ref()?.game.position();
            let cell = |square| wording::cell(square, position.piece_at(square), &words, spelling);
            let cells: Vec<String> = squares.into_iter().map(cell).collect();
            Some(format!("{}.", cells.join("; ")))
        })
    }

    /// Plays a move.
    pub fn play(self, mv: Move) {
        let preferences = self.controller.preferences;
        let spelling = preferences.with_untracked(|chosen| chosen.spelling);
        let words = self.words.once();
        let done = self.played.try_update(|played| {
            let game = &mut played.as_mut()?.game;
            let before = game.position().clone();
            if !game.play(mv) {
                return None;
            }
            let told = wording::moved(&before, mv, &words, spelling);
            Some((told, sound(game, &before, mv), game.outcome()))
        });
        let Some(Some((mut told, sound, outcome))) = done else {
            return;
        };
        if let Some(outcome) = outcome {
            let (result, reason) = wording::outcome(outcome, &words);
            told = format!("{told} {result}. {reason}");
        }
        self.context.sound(sound);
        self.controller.say(told);
        self.save();
        self.think();
    }

    /// Has the robot search, if it is on the move.
    fn think(self) {
        let search = self.played.with_untracked(|played| {
            let played = played.as_ref()?;
            let is_robot = played.robot == Some(played.game.position().turn());
            let wishes = Wishes {
                level: played.level,
                ..Wishes::default()
            };
            let search = Search::new(&played.game, wishes.level(), seed());
            search.filter(|_| is_robot)
        });
        let Some(mut search) = search else { return };
        let number = self.give_up();
        self.thinks.set(true);
        leptos::task::spawn_local(async move {
            let mut pause = PAUSE;
            let mv = loop {
                TimeoutFuture::new(pause).await;
                // The screen may have been closed meanwhile, or the game left.
                if self.search.try_get_value() != Some(number) {
                    return;
                }
                if let Some(mv) = search.step(SLICE) {
                    break mv;
                }
                pause = 0;
            };
            self.thinks.set(false);
            self.play(mv);
        });
    }

    /// Gives up the search that goes on; the number of the next one.
    fn give_up(self) -> u32 {
        self.thinks.set(false);
        self.search.update_value(|number| *number += 1);
        self.search.get_value()
    }

    fn save(self) {
        let wishes = self.wishes.get_untracked();
        let record = self
            .played
            .with_untracked(|played| Record::new(wishes, played.as_ref()));
        record.save();
    }

    /// Whose turn it is, or the result.
    fn told_of(self, game: &Game) -> String {
        let words = self.words.once();
        match game.outcome() {
            Some(outcome) => {
                let (result, reason) = wording::outcome(outcome, &words);
                format!("{result}. {reason}")
            }
            None => wording::to_move(game.position().turn(), &words),
        }
    }
}

/// The most telling sound for a move.
fn sound(game: &Game, before: &Position, mv: Move) -> Sound {
    if game.outcome().is_some() {
        Sound::End
    } else if game.position().is_check() {
        Sound::Check
    } else if mv.is_promotion() {
        Sound::Promotion
    } else if before.is_capture(mv) {
        Sound::Capture
    } else {
        Sound::Move
    }
}

fn seed() -> u64 {
    random::bytes().map_or(1, u64::from_le_bytes)
}
