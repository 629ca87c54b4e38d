//! The page around a board: events go to it, commands come from it.

use i18n::Words;
use js_sys::Function;
use leptos::prelude::*;
use platform::preferences::Preferences;
use protocol::embed::{Command, ErrorCode, Event};
use screens::{BoardController, IllegalMove, Told};
use wasm_bindgen::JsValue;
use widgets::verdict_bar::VerdictText;

/// The page around a board. A handle.
#[derive(Clone, Copy)]
pub struct Host {
    /// The language.
    pub words: Words,
    /// The last announcement for screen readers.
    pub said: RwSignal<String>,
    /// Tells of what is done at the board. The page hears of illegal moves.
    pub controller: BoardController,
    send: StoredValue<Function, LocalStorage>,
    /// The mode's own commands.
    on_command: StoredValue<Option<Callback<Command>>>,
}

impl Host {
    /// A page that hears events by `send`, as JSON; `send` answers `false` to prevent what an event announces.
    pub fn new(words: Words, send: Function) -> Host {
        let host = Host {
            words,
            said: RwSignal::new(String::new()),
            controller: BoardController::new(words, Signal::stored(Preferences::default())),
            send: StoredValue::new_local(send),
            on_command: StoredValue::new(None),
        };
        Host {
            controller: BoardController {
                speak: Callback::new(move |told: Told| {
                    host.say(told.announcement(&words.once()));
                }),
                refused: Callback::new(move |refused| host.tell_refused(refused)),
                ..host.controller
            },
            ..host
        }
    }

    /// Sends an event; false if the page prevents what it announces.
    pub fn tell(self, event: &Event) -> bool {
        let text = serde_json::to_string(event).expect("texts and numbers");
        let send = self.send.try_with_value(Clone::clone);
        let answer = send.and_then(|send| send.call1(&JsValue::NULL, &text.into()).ok());
        answer.is_none_or(|answer| answer != JsValue::FALSE)
    }

    /// Tells of an illegal move.
    pub fn tell_refused(self, IllegalMove { from, to, reason }: IllegalMove) {
        self.tell(&Event::Illegal {
            from: from.to_string(),
            to: to.to_string(),
            reason,
        });
    }

    /// The refusal of the move that was tried last, in sight. Its law is named, as the page around it has none to lead to.
    pub fn refusal(self) -> AnyView {
        let told = move || {
            let told = self.controller.refusal()?;
            let announcement = told.announcement(&self.words.now());
            Some(
                view! { <p class="hint" part="message" data-told=told.kind.name()>{announcement}</p> },
            )
        };
        view! { {told} }.into_any()
    }

    /// Tells of an error.
    pub fn fail(self, code: ErrorCode, message: String) {
        self.tell(&Event::Error { code, message });
    }

    /// Announces something to screen readers.
    pub fn say(self, told: String) {
        self.said.set(told);
    }

    /// Announces verdicts, where no verdict bar is shown: that announces its own.
    pub fn say_verdicts(self, verdict: impl Into<Signal<Option<VerdictText>>>) {
        let verdict = verdict.into();
        Effect::new(move |_| {
            if let Some(told) = verdict.get() {
                self.say(format!("{} {}", told.word, told.reason));
            }
        });
    }

    /// Has commands carried out by the mode.
    pub fn on_command(self, run: impl Fn(Command) + Send + Sync + 'static) {
        self.on_command.set_value(Some(Callback::new(run)));
    }

    /// Carries out a command; one that the mode does not know has no effect.
    pub fn run(self, command: Command) {
        let run = self.on_command.try_get_value().flatten();
        // The mode may have gone since, where what was described next cannot be read.
        let _ = run.and_then(|run| run.try_run(command));
    }
}
