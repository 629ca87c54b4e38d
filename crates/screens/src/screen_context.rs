//! Context of a screen: what it is given by the page, and its way back to it.

use crate::Utterance;
use crate::registry::Screen;
use crate::route;
use crate::subject::Subject;
use chess::Position;
use game::{Moved, PieceValues};
use i18n::Words;
use leptos::prelude::*;
use platform::preferences::Preferences;
use table::Sound;
use table::skill::Skill;
use widgets::frame::Frame;

/// Input of a screen, which changes with the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScreenInput {
    /// The player's preferences.
    pub preferences: Preferences,
    /// Query of the screen's address.
    pub query: String,
    /// The last utterance that was meant for the screen.
    pub heard: Utterance,
    /// True if what is to be heard can be heard: sound is on, and the device has a voice for the language.
    pub has_voice: bool,
    /// Level of the robot that the player has chosen to play against; none as long as nothing tells how well he plays.
    pub level: Option<u8>,
}

/// Actions of the page for a screen. Going somewhere is a link ([`route::href`]); `go` is for what is decided only when it is pressed.
#[derive(Clone, Copy)]
pub struct PageActions {
    /// Goes to a screen with a query.
    pub go: Callback<(Screen, String)>,
    /// Shows the screen with another query, which is its address from now on: filters, options and the next round have no
    /// entry of their own in the browser's history.
    pub readdress: Callback<String>,
    /// Opens something on the analysis board.
    pub study: Callback<Subject>,
    /// Begins a game from a position; the person has the move.
    pub play: Callback<Position>,
    /// Asks for the terms of a game from a position.
    pub offer_game: Callback<Position>,
    /// Has the robot of the next game judge by these values.
    pub play_against: Callback<PieceValues>,
    /// Takes over how well the player plays.
    pub answer_skill: Callback<Skill>,
    /// Plays a sound, if sound is on.
    pub sound: Callback<Sound>,
    /// Says a text aloud, if the page speaks.
    pub speak: Callback<String>,
    /// Says a text aloud, as the player has just asked for it.
    pub say: Callback<String>,
}

impl PageActions {
    /// Actions that do nothing, for a board on another page.
    pub fn none() -> PageActions {
        PageActions {
            go: Callback::new(|_| ()),
            readdress: Callback::new(|_| ()),
            study: Callback::new(|_| ()),
            play: Callback::new(|_| ()),
            offer_game: Callback::new(|_| ()),
            play_against: Callback::new(|_| ()),
            answer_skill: Callback::new(|_| ()),
            sound: Callback::new(|_| ()),
            speak: Callback::new(|_| ()),
            say: Callback::new(|_| ()),
        }
    }
}

/// Context of a screen's views. A handle.
#[derive(Clone, Copy)]
pub struct ScreenContext {
    /// The language.
    pub words: Words,
    /// The frame.
    pub frame: Frame,
    /// The input; it changes with the page.
    pub input: Signal<ScreenInput>,
    /// The position or game that the analysis board is asked to show.
    pub subject: RwSignal<Subject>,
    /// Actions of the page. A screen that has been closed asks in vain.
    pub page: PageActions,
}

impl ScreenContext {
    /// Goes to a screen with a query.
    pub fn go(self, screen: Screen, query: impl Into<String>) {
        run(self.page.go, (screen, query.into()));
    }

    /// Follows a link to a screen: the query has an entry of its own in the browser's history.
    pub fn follow(self, screen: Screen, query: &str) {
        // A frame without a history stays where it is.
        let _ = window().location().set_hash(&route::href(screen, query));
    }

    /// Shows the screen with another query, without an entry in the browser's history.
    pub fn readdress(self, query: String) {
        run(self.page.readdress, query);
    }

    /// Opens something on the analysis board.
    pub fn study(self, subject: Subject) {
        run(self.page.study, subject);
    }

    /// Begins a game from a position; the person has the move.
    pub fn play(self, start: Position) {
        run(self.page.play, start);
    }

    /// Asks for the terms of a game from a position.
    pub fn offer_game(self, start: Position) {
        run(self.page.offer_game, start);
    }

    /// Has the robot of the next game judge by these values.
    pub fn play_against(self, values: PieceValues) {
        run(self.page.play_against, values);
    }

    /// Has the page know how well the player plays.
    pub fn answer_skill(self, skill: Skill) {
        run(self.page.answer_skill, skill);
    }

    /// Makes a move heard.
    pub fn moved(self, moved: &Moved) {
        self.sound(Sound::of_move(moved, false));
    }

    /// Plays a sound, if sound is on.
    pub fn sound(self, sound: Sound) {
        run(self.page.sound, sound);
    }

    /// Says a text aloud, if the page speaks.
    pub fn speak(self, told: String) {
        run(self.page.speak, told);
    }

    /// Says a text aloud, as the player has just asked for it.
    pub fn say(self, told: String) {
        run(self.page.say, told);
    }
}

/// Runs an action at once, unless the screen has been closed.
fn run<In: 'static>(action: Callback<In>, argument: In) {
    // A view of the screen does not follow what the page looks at for this.
    untrack(|| action.try_run(argument));
}

/// Context of a screen that also shows and changes the game or the page's settings: its module in `crates/app/src/screens/`
/// gives it these as an input, and carries out its commands. A handle.
pub struct WiredContext<Input: Send + Sync + 'static, Command: 'static> {
    /// The language.
    pub words: Words,
    /// The frame.
    pub frame: Frame,
    /// The input; it changes with the page.
    pub input: Signal<Input>,
    commands: Callback<Command>,
}

impl<Input: Send + Sync, Command> Clone for WiredContext<Input, Command> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Input: Send + Sync, Command> Copy for WiredContext<Input, Command> {}

impl<Input: Send + Sync, Command> WiredContext<Input, Command> {
    /// The context of a screen whose commands are carried out by `command`.
    pub fn new(
        screen: ScreenContext,
        input: impl Into<Signal<Input>>,
        command: impl Fn(Command) + Send + Sync + 'static,
    ) -> Self {
        WiredContext {
            words: screen.words,
            frame: screen.frame,
            input: input.into(),
            commands: Callback::new(command),
        }
    }

    /// Has the page carry out a command at once, unless the screen has been closed.
    pub fn send(self, command: Command) {
        run(self.commands, command);
    }
}
