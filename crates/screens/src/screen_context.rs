//! Context of a screen: what it is given by the page, and its way back to it.

use leptos::html::Dialog;
use leptos::prelude::*;
use ui::words::Words;

/// The frame of a screen: its name, its element, and the way out of it. A handle.
#[derive(Clone, Copy)]
pub struct Frame {
    /// Name in style sheets and tests; also the message name of its title.
    pub name: &'static str,
    /// The dialog's element, once mounted.
    pub dialog: NodeRef<Dialog>,
    /// Takes the screen away.
    close: Callback<()>,
}

impl Frame {
    /// The frame of the screen of this name; the page hears by `close` that the player has closed it.
    pub fn new(name: &'static str, close: impl Fn() + Send + Sync + 'static) -> Frame {
        Frame {
            name,
            dialog: NodeRef::new(),
            close: Callback::new(move |()| close()),
        }
    }

    /// The same frame, but closed by `close`.
    #[must_use]
    pub fn closed_by(self, close: impl Fn() + Send + Sync + 'static) -> Frame {
        let close = Callback::new(move |()| close());
        Frame { close, ..self }
    }

    /// Closes the screen, unless it is closed already.
    pub fn close(self) {
        // Nothing that the page looks at for this may be followed by a view of the screen.
        untrack(|| self.close.try_run(()));
    }
}

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
