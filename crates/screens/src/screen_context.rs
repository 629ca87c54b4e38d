//! Context of a screen: what it is given by the page, and its way back to it.

use i18n::Words;
use leptos::prelude::*;
use widgets::frame::Frame;

/// Context of a screen's views: its input and its way to the page. A handle.
pub struct ScreenContext<Input: Send + Sync + 'static, Command: 'static> {
    /// The language.
    pub words: Words,
    /// The frame.
    pub frame: Frame,
    /// The input; it changes with the page.
    pub input: Signal<Input>,
    commands: Callback<Command>,
}

impl<Input: Send + Sync, Command> Clone for ScreenContext<Input, Command> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Input: Send + Sync, Command> Copy for ScreenContext<Input, Command> {}

impl<Input: Send + Sync, Command> ScreenContext<Input, Command> {
    /// The context of a screen that is shown in `frame`, and whose commands are carried out by `command`.
    pub fn new(
        words: Words,
        frame: Frame,
        input: impl Into<Signal<Input>>,
        command: impl Fn(Command) + Send + Sync + 'static,
    ) -> Self {
        ScreenContext {
            words,
            frame,
            input: input.into(),
            commands: Callback::new(command),
        }
    }

    /// Has the page carry out a command at once, unless the screen has been closed.
    pub fn send(self, command: Command) {
        // As above.
        untrack(|| self.commands.try_run(command));
    }
}
