//! Controller of a board on which moves of chess are played by hand: the move that a drop means, the refusal of an illegal
//! one, moves in words, and the log of what is announced. Every screen with a board of its own has one, and so have the
//! boards on other people's pages.

use crate::ScreenContext;
use crate::said_log::SaidLog;
use crate::told::{Told, ToldKind};
use board::{Drawn, Intent};
use chess::{Illegal, Move, Position, Role, Square};
use game::Moved;
use i18n::Words;
use leptos::prelude::*;
use narration::Narrator;
use narration::command::Command;
use platform::preferences::Preferences;

/// Controller of a board. A handle. The screen or page around it hears by the callbacks, which do nothing unless they
/// are given.
#[derive(Clone, Copy)]
pub struct BoardController {
    /// The language.
    pub words: Words,
    /// The player's preferences for the board.
    pub preferences: Signal<Preferences>,
    /// The last announcements for the screen reader.
    pub said: SaidLog,
    /// The last status message; none once something has changed without words.
    pub told: RwSignal<Option<Told>>,
    /// Says a message aloud, where the player wants that.
    pub speak: Callback<Told>,
    /// Plays the sound of a move.
    pub moved: Callback<Moved>,
    /// Hears of an illegal move that was tried on the board.
    pub refused: Callback<IllegalMove>,
}

/// An illegal move that was tried on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The square of the piece.
    pub from: Square,
    /// The square where it cannot go.
    pub to: Square,
    /// The reason in a sentence.
    pub reason: String,
}

impl BoardController {
    /// A controller that neither speaks nor plays a sound.
    pub fn new(words: Words, preferences: impl Into<Signal<Preferences>>) -> BoardController {
        BoardController {
            words,
            preferences: preferences.into(),
            said: SaidLog::default(),
            told: RwSignal::new(None),
            speak: Callback::new(|_| ()),
            moved: Callback::new(|_| ()),
            refused: Callback::new(|_| ()),
        }
    }

    /// The controller of a screen's board, which is heard on the page.
    pub fn of(screen: ScreenContext) -> BoardController {
        let preferences = Signal::derive(move || screen.input.with(|input| input.preferences));
        BoardController {
            speak: Callback::new(move |told: Told| screen.speak(told.words)),
            moved: Callback::new(move |moved| screen.moved(&moved)),
            ..BoardController::new(screen.words, preferences)
        }
    }

    /// Calls `tell` with a narrator in the page's language, for a text that is needed once.
    pub fn narrate<T>(self, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let spelling = self.preferences.with_untracked(|chosen| chosen.spelling);
        tell(&Narrator::new(&self.words.once(), spelling))
    }

    /// Announces the answer to what was typed, which stands at its field: not in the status line too.
    pub fn announce(self, words: String) {
        untrack(|| self.speak.try_run(words.clone().into()));
        self.said.say(words);
    }

    /// Announces a text to the screen reader, and aloud where the player wants it.
    pub fn say(self, words: String) {
        self.tell(words.into());
    }

    /// Announces a status message, unless the screen has been closed.
    pub fn tell(self, told: Told) {
        untrack(|| self.speak.try_run(told.clone()));
        self.said.say(told.announcement(&self.words.once()));
        self.told.try_set(Some(told));
    }

    /// Takes the status message away.
    pub fn forget(self) {
        if self.told.try_with_untracked(Option::is_some) == Some(true) {
            self.told.set(None);
        }
    }

    /// Takes a refusal away that is out of date.
    pub fn forget_refusal(self) {
        let is_refusal = |told: &Option<Told>| {
            let kind = told.as_ref().map(|told| told.kind);
            kind == Some(ToldKind::Refusal)
        };
        if self.told.try_with_untracked(is_refusal) == Some(true) {
            self.told.set(None);
        }
    }

    /// The refusal that the status line is to show, if an illegal move was tried last.
    pub fn refusal(self) -> Option<Told> {
        let told = self.told.get();
        told.filter(|told| told.kind == ToldKind::Refusal)
    }

    /// Makes a move heard: its sound, and its words.
    pub fn tell_move(self, before: &Position, mv: Move) {
        if let Some(moved) = Moved::of(before, mv) {
            let mate = before.after(mv).is_checkmate();
            untrack(|| self.moved.try_run(moved));
            self.say(self.narrate(|narrator| narrator.moved(&moved, mate)));
        }
    }

    /// Tells why the piece on `from` cannot go to `to`. `position` is the one that the reason is about.
    pub fn refuse(self, position: &Position, (from, to): (Square, Square), why: Illegal) {
        let told = self.narrate(|narrator| Told::illegal(narrator, position, why));
        let reason = told.words.clone();
        untrack(|| self.refused.try_run(IllegalMove { from, to, reason }));
        self.tell(told);
    }

    /// The move that an intent means in a position. Why a move is illegal is told, and so is the answer to a question.
    pub fn take(self, intent: Intent, position: &Position) -> Option<Move> {
        match intent {
            Intent::Drop { from, to, choice } => return self.put_down(position, from, to, choice),
            Intent::Miss { from, to, by_key } => {
                let why = position.why_illegal(from, to);
                if let Some(why) = why.filter(|why| is_worth_telling(why, by_key)) {
                    self.refuse(position, (from, to), why);
                }
            }
            Intent::Ask(square) => self.tell_answer(position, Command::Square(square.into())),
            Intent::TakenUp(square) => self.tell_answer(position, Command::Moves(square.into())),
            intent => self.tell_drawing(&intent),
        }
        None
    }

    /// The move of a piece that was put down; what is illegal is refused.
    pub fn put_down(
        self,
        position: &Position,
        from: Square,
        to: Square,
        choice: Option<Role>,
    ) -> Option<Move> {
        let found = self.choose(&position.moves_by_drop(from, to), choice);
        if found.is_none()
            && let Some(why) = position.why_illegal(from, to)
        {
            self.refuse(position, (from, to), why);
        }
        found
    }

    /// The move that is meant of those of one drop, which differ in their promotions: that to the role of the `choice`, and
    /// without one to a queen if the player wants that always.
    pub fn choose(self, moves: &[Move], choice: Option<Role>) -> Option<Move> {
        let auto_queen = self.preferences.with_untracked(|chosen| chosen.auto_queen);
        let choice = choice.or(auto_queen.then_some(Role::Queen));
        let is_meant = |mv: &&Move| mv.promotion().is_none() || mv.promotion() == choice;
        let found = moves.iter().find(is_meant).copied();
        if found.is_some() {
            self.forget();
        }
        found
    }

    /// The answer to a question about a position or the move that led to it, or what is missing in the question; `None` for
    /// every other command.
    pub fn answer(
        self,
        command: Command,
        position: &Position,
        last: Option<(Position, Move)>,
    ) -> Option<Result<String, String>> {
        self.narrate(|narrator| {
            if command == Command::Last {
                let moved = last.and_then(|(before, mv)| Moved::of(&before, mv));
                return Some(Ok(narrator.moved_here(moved, position)));
            }
            narrator.answer(position, command)
        })
    }

    fn tell_answer(self, position: &Position, question: Command) {
        if let Some(Ok(told)) = self.answer(question, position, None) {
            self.say(told);
        }
    }

    /// Tells what the keyboard has drawn.
    pub fn tell_drawing(self, intent: &Intent) {
        let told = self.narrate(|narrator| match *intent {
            Intent::BeganArrow(square) => Some(narrator.arrow_begun(square)),
            Intent::Drew(_, Drawn::Removed) => Some(self.words.once().get("drawing-removed")),
            Intent::Drew(drawing, Drawn::New) => Some(narrator.drawn(drawing)),
            Intent::Brush(brush) => Some(narrator.brush(brush)),
            _ => None,
        });
        if let Some(told) = told {
            self.say(told);
        }
    }

    /// The place of the status message in sight: the refusal of the move that was tried last, with its law.
    pub fn refusal_view(self) -> AnyView {
        let words = self.words;
        let told = move || self.refusal().map(|told| told.view(words));
        view! { {told} }.into_any()
    }
}

/// True if the player is told that a square that was pressed is none to go to: how a piece moves is told to those only
/// who press keys, and perhaps see nothing of the board.
fn is_worth_telling(why: &Illegal, by_key: bool) -> bool {
    by_key || !matches!(why, Illegal::NoSuchMovement { .. })
}

#[cfg(test)]
mod tests;
