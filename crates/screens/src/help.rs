//! Help dialog: fingers and mouse first, then keys where there is a keyboard, then words.

use crate::ScreenContext;
use i18n::Words;
use leptos::prelude::*;
use narration::command::Command;
use widgets::dialog_frame::DialogFrame;

/// Keyboard shortcuts of the board, each with its action.
const ON_BOARD: &[(&[&str], &str)] = &[
    (&["←", "→", "↑", "↓"], "key-arrows"),
    (&["Enter"], "key-enter"),
    (&["Esc"], "key-escape"),
    (&["K", "Q", "R", "B", "N", "P"], "key-piece"),
    (&["1", "…", "8"], "key-rank"),
    (&["O"], "key-read"),
    (&["M"], "key-moves"),
    (&["X"], "key-attackers"),
    (&["L"], "key-last"),
    (&["T"], "key-time"),
    (&["S"], "key-status"),
    (&["V"], "key-material"),
    (&["D"], "key-draw"),
    (&["C"], "key-colour"),
];

/// Keyboard shortcuts that work wherever nothing is being typed.
const EVERYWHERE: &[(&[&str], &str)] = &[
    (&["/", "I"], "key-entry"),
    (&["G"], "key-board"),
    (&["←", "→"], "key-replay"),
    (&["Home", "End"], "key-ends"),
    (&["F"], "key-flip"),
    (&[","], "key-settings"),
    (&["?"], "key-help"),
];

/// The help dialog. Its input are the commands that can be typed or said: their names, each with its word in the page's
/// language. It gives none.
pub fn help(context: ScreenContext) -> AnyView {
    let words = context.words;
    let commands = move || {
        let words = words.now();
        let line = |&(name, _): &(&str, Command)| {
            let said = words.list(&format!("command-{name}")).into_iter().next()?;
            let does = words.get(&format!("said-{name}"));
            Some(view! { <div><dt>{said}</dt><dd>{does}</dd></div> })
        };
        Command::NAMED.iter().filter_map(line).collect_view()
    };
    let by_pointer = [
        "help-tap",
        "help-drag",
        "help-premove",
        "help-draw",
        "help-swipe",
        "help-menu",
    ];
    let content = view! {
        <section>
            <h3>{words.say("help-pointer")}</h3>
            {by_pointer.map(|name| view! { <p>{words.say(name)}</p> }).into_iter().collect_view()}
            <p class="for-keyboard">{words.say("help-mouse")}</p>
        </section>
        <section class="for-keyboard">
            <h3>{words.say("help-keys")}</h3>
            <Keys title="help-everywhere" keys=EVERYWHERE/>
            <Keys title="help-on-board" keys=ON_BOARD/>
        </section>
        <section>
            <h3>{words.say("help-words")}</h3>
            <p>{words.say("help-words-why")}</p>
            <dl class="keys said">{commands}</dl>
        </section>
        <section>
            <p><a href="#/laws" data-action="read-laws">{words.say("read-laws")}</a></p>
        </section>
    }
    .into_any();
    view! { <DialogFrame frame=context.frame content/> }.into_any()
}

/// A table of keys.
#[component]
fn Keys(
    /// Context in which the keys work.
    title: &'static str,
    /// The keys, and the message name of their action.
    keys: &'static [(&'static [&'static str], &'static str)],
) -> impl IntoView {
    let words = expect_context::<Words>();
    let lines = keys.iter().map(|&(keys, does)| {
        let caps = keys.iter().map(|&key| match key {
            "…" => view! { <span>"…"</span> }.into_any(),
            key => view! { <kbd>{key}</kbd> }.into_any(),
        });
        view! {
            <div>
                <dt>{caps.collect_view()}</dt>
                <dd>{words.say(does)}</dd>
            </div>
        }
    });
    view! {
        <h4>{words.say(title)}</h4>
        <dl class="keys">{lines.collect_view()}</dl>
    }
}
