//! Help dialog: what works on the screen below it, by touch and mouse, by keys where there is a keyboard, and in words, with
//! a filter.

mod topics;

use crate::WiredContext;
use crate::board_commands::follows;
use crate::registry::{Place, Screen};
use crate::route::href;
use i18n::{Words, case};
use leptos::prelude::*;
use narration::command::Command;
use std::convert::Infallible;
use topics::{BY_POINTER, ON_BOARD, ON_SCREEN, Topic, sentence};
use widgets::dialog_frame::DialogFrame;
use widgets::field::{Switch, switch};
use widgets::search_field::SearchField;

/// Input of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpInput {
    /// The place below the dialog.
    pub place: Place,
    /// True if the player wants a field for typed moves.
    pub entry: bool,
}

/// Filter of the help: a text and whether other screens count. A handle.
#[derive(Clone, Copy)]
struct Filter {
    words: Words,
    input: Signal<HelpInput>,
    /// The text that is looked for.
    wanted: RwSignal<String>,
    /// True if what works elsewhere is shown too.
    all: RwSignal<bool>,
}

impl Filter {
    /// True for what works here, or anywhere if all is wanted, and has the text that is looked for.
    fn takes(self, works: bool, texts: &[&str]) -> bool {
        let wanted = self.wanted.with(|wanted| case::lower(wanted.trim()));
        let has = |text: &&str| case::lower(text).contains(&wanted);
        (works || self.all.get()) && texts.iter().any(has)
    }

    /// The topics to be shown, each with its text in the page's language.
    fn topics(self, topics: &'static [Topic]) -> Vec<(&'static Topic, String)> {
        let (words, place) = (self.words.now(), self.input.get().place);
        let told = topics.iter().map(|topic| (topic, words.get(topic.text)));
        told.filter(|(topic, text)| {
            let texts: Vec<&str> = topic.keys.iter().copied().chain([text.as_str()]).collect();
            self.takes((topic.works)(place), &texts)
        })
        .collect()
    }

    /// The commands to be shown, each with its word and its sentence.
    fn commands(self) -> Vec<(String, String)> {
        let (words, place) = (self.words.now(), self.input.get().place);
        let line = |&(name, _): &(&'static str, Command)| {
            let said = words.list(&format!("command-{name}")).into_iter().next()?;
            let does = words.get(&sentence(place, name));
            let is_shown = self.takes(follows(place, name), &[&said, &does]);
            is_shown.then_some((said, does))
        };
        Command::NAMED.iter().filter_map(line).collect()
    }
}

/// The help dialog.
pub fn help(context: WiredContext<HelpInput, Infallible>) -> AnyView {
    let words = context.words;
    let filter = Filter {
        words,
        input: context.input,
        wanted: RwSignal::new(String::new()),
        all: RwSignal::new(false),
    };
    let by_pointer = Memo::new(move |_| filter.topics(BY_POINTER));
    let on_screen = Memo::new(move |_| filter.topics(ON_SCREEN));
    let on_board = Memo::new(move |_| filter.topics(ON_BOARD));
    let commands = Memo::new(move |_| filter.commands());
    let pointer = move || {
        let lines = by_pointer.get().into_iter().map(|(topic, text)| {
            let class = topic.mouse.then_some("for-keyboard");
            view! { <p class=class data-topic=topic.text>{text}</p> }
        });
        section(words, "help-pointer", lines.collect_view().into_any())
    };
    let keys = move || {
        let content = view! { {table("help-everywhere", on_screen, words)} {table("help-on-board", on_board, words)} };
        view! { <div class="for-keyboard">{section(words, "help-keys", content.into_any())}</div> }
    };
    let has_keys =
        move || on_screen.with(|all| !all.is_empty()) || on_board.with(|all| !all.is_empty());
    let said = move || {
        let lines = commands.get().into_iter().map(|(said, does)| {
            view! { <div><dt>{said}</dt><dd>{does}</dd></div> }
        });
        let off = (!context.input.get().entry).then(|| {
            view! {
                <p>
                    {words.say("help-words-off")} " "
                    <a href=href(Screen::Settings, "")>{words.say("help-words-on")}</a>
                </p>
            }
        });
        let content = view! {
            <p>{words.say("help-words-why")}</p>
            {off}
            <dl class="keys said">{lines.collect_view()}</dl>
        };
        section(words, "help-words", content.into_any())
    };
    let none = move || {
        let is_empty =
            by_pointer.with(Vec::is_empty) && !has_keys() && commands.with(Vec::is_empty);
        is_empty.then(|| words.say("help-none"))
    };
    let all = switch(Switch {
        name: "help-all".to_owned(),
        label: view! { <span>{words.say("help-all")}</span> }.into_any(),
        about: Signal::stored(None),
        able: Signal::stored(true),
        on: filter.all.into(),
        set: Callback::new(move |on| filter.all.set(on)),
    });
    let content = view! {
        <section class="help-filter">
            <SearchField label="help-search" wanted=filter.wanted words/>
            {all}
            <p class="help-none" role="status">{none}</p>
        </section>
        {move || by_pointer.with(|all| !all.is_empty()).then(pointer)}
        {move || has_keys().then(keys)}
        {move || commands.with(|all| !all.is_empty()).then(said)}
        <section>
            <p><a href="#/laws" data-action="read-laws">{words.say("read-laws")}</a></p>
        </section>
    }
    .into_any();
    view! { <DialogFrame frame=context.frame content/> }.into_any()
}

/// A part with its heading.
fn section(words: Words, title: &'static str, content: AnyView) -> AnyView {
    view! { <section data-help=title><h3>{words.say(title)}</h3>{content}</section> }.into_any()
}

/// A table of keys; nothing without any.
fn table(
    title: &'static str,
    topics: Memo<Vec<(&'static Topic, String)>>,
    words: Words,
) -> impl IntoView {
    let line = |(topic, does): (&'static Topic, String)| {
        let caps = topic.keys.iter().map(|&key| match key {
            "…" => view! { <span>"…"</span> }.into_any(),
            key => view! { <kbd>{key}</kbd> }.into_any(),
        });
        view! { <div><dt>{caps.collect_view()}</dt><dd>{does}</dd></div> }
    };
    let topics = topics.get();
    (!topics.is_empty()).then(|| {
        view! {
            <h4>{words.say(title)}</h4>
            <dl class="keys">{topics.into_iter().map(line).collect_view()}</dl>
        }
    })
}
