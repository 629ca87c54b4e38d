//! Settings dialog: every preference, applied as soon as it is touched.

mod inputs;
mod offline;

use crate::WiredContext;
use i18n::{Language, args};
use inputs::{Members, Place, Setting, list, samples, slider, switch, switch_if};
use leptos::prelude::*;
use platform::preferences::{
    Blindfold, BoardTheme, Moving, Notation, PieceSet, Preferences, SMALLEST, Scheme,
};
use widgets::dialog_frame::DialogFrame;

/// The members of an enumeration of the preferences, and how the names of their messages are made.
macro_rules! members {
    ($choice:ident, $message:literal) => {
        Members {
            all: $choice::ALL,
            name: $choice::name,
            label: |member| format!($message, member.name()),
        }
    };
}

/// Input of the settings dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsInput {
    /// The present preferences.
    pub preferences: Preferences,
    /// True if this device has a voice for the page's language.
    pub has_voice: bool,
    /// State of speech recognition.
    pub hearing: Hearing,
    /// The terms of the last game in a line, once there was one.
    pub last_terms: Option<String>,
}

/// State of speech recognition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hearing {
    /// This browser does not recognise the page's language by itself.
    Cannot,
    /// It could listen.
    Off,
    /// It listens.
    On,
    /// It was to listen, and was refused; the reason in the browser's word.
    Refused(String),
}

/// Commands of the settings dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsCommand {
    /// To set these preferences.
    Prefer(Preferences),
    /// To speak this language; `None` as the browser prefers.
    Speak(Option<Language>),
    /// To hear a sample of the sound.
    Hear,
    /// To begin another game with the terms of the last one.
    PlayAgain,
}

/// The context of this dialog.
type Settings = WiredContext<SettingsInput, SettingsCommand>;

/// The settings dialog.
pub fn settings(context: Settings) -> AnyView {
    let restore = move |_| {
        let language = context
            .input
            .with_untracked(|facts| facts.preferences.language);
        let usual = Preferences::default();
        prefer(context, Preferences { language, ..usual });
    };
    let content = view! {
        {play_again(context)}
        {section(context, "section-appearance", look(context))}
        {section(context, "section-board", board(context))}
        {section(context, "section-moves", moving(context))}
        {section(context, "section-sound", sound(context))}
        {section(context, "section-accessibility", blind(context))}
        {section(context, "section-offline", offline::offline(context))}
        <button type="button" class="restore" data-action="reset-settings" on:click=restore>
            {context.words.say("reset-settings")}
        </button>
    }
    .into_any();
    view! { <DialogFrame frame=context.frame content/> }.into_any()
}

/// The button of another game, once there was one.
fn play_again(context: Settings) -> impl IntoView {
    let words = context.words;
    move || {
        let terms = context.input.with(|facts| facts.last_terms.clone())?;
        let press = move |_| context.send(SettingsCommand::PlayAgain);
        let rows = view! {
            <p class="about">{terms}</p>
            <div class="buttons">
                <button type="button" data-action="settings-play-again" on:click=press>{words.say("play-again")}</button>
            </div>
            <p class="about">{words.say("play-again-about")}</p>
        };
        Some(section(context, "section-game", rows))
    }
}

/// Sets the preferences.
fn prefer(context: Settings, chosen: Preferences) {
    context.send(SettingsCommand::Prefer(chosen));
}

fn section(context: Settings, title: &'static str, rows: impl IntoView) -> impl IntoView {
    view! {
        <section aria-labelledby=title>
            <h3 id=title>{context.words.say(title)}</h3>
            {rows}
        </section>
    }
}

fn look(context: Settings) -> impl IntoView {
    let scheme = Setting::new(context, "scheme", "scheme", |chosen| &mut chosen.scheme);
    let schemes = members!(Scheme, "scheme-{}");
    let contrast = Setting::new(context, "contrast", "contrast", |chosen| {
        &mut chosen.contrast
    });
    view! {
        {language(context)}
        {list(scheme, schemes)}
        {switch(contrast)}
    }
}

fn language(context: Settings) -> impl IntoView {
    let chosen = move |language| {
        context
            .input
            .with(|facts| facts.preferences.language == language)
    };
    let own_names = Language::ALL.map(|language| {
        view! {
            <option
                value=language.tag()
                lang=language.tag()
                prop:selected=move || chosen(Some(language))
            >
                {language.own_name()}
            </option>
        }
    });
    view! {
        <label class="row">
            <span>{context.words.say("language")}</span>
            <select
                name="language"
                on:change=move |event| {
                    context.send(SettingsCommand::Speak(Language::from_tag(&event_target_value(&event))));
                }
            >
                <option value="auto" prop:selected=move || chosen(None)>
                    {context.words.say("language-auto")}
                </option>
                {own_names.collect_view()}
            </select>
        </label>
    }
}

fn board(context: Settings) -> impl IntoView {
    let theme = Setting::new(context, "board", "board-theme", |chosen| &mut chosen.board);
    let themes = members!(BoardTheme, "board-{}");
    let set = Setting::new(context, "pieces", "piece-set", |chosen| &mut chosen.pieces);
    let sets = members!(PieceSet, "pieces-{}");
    let size = Setting::new(context, "size", "board-size", |chosen| &mut chosen.size);
    let coordinates = Setting::new(context, "coordinates", "coordinates", |chosen| {
        &mut chosen.coordinates
    });
    let notation = Setting::new(context, "notation", "notation", |chosen| {
        &mut chosen.notation
    });
    let notations = members!(Notation, "notation-{}");
    view! {
        {samples(theme, themes, |theme| view! { <i class="preview" data-board=theme.name()></i> }.into_any())}
        {samples(set, sets, |set| view! { <i class="preview" data-pieces=set.name()></i> }.into_any())}
        {slider(size, SMALLEST)}
        {switch(coordinates)}
        {list(notation, notations)}
    }
}

fn moving(context: Settings) -> impl IntoView {
    let moving = Setting::new(context, "moving", "moving-by", |chosen| &mut chosen.moving);
    let ways = members!(Moving, "moving-{}");
    let switches: [(&str, &str, Place<bool>); 6] = [
        ("destinations", "destinations", |chosen| {
            &mut chosen.destinations
        }),
        ("premoves", "premoves", |chosen| &mut chosen.premoves),
        ("auto-queen", "auto-queen", |chosen| &mut chosen.auto_queen),
        ("confirm", "confirm-moves", |chosen| &mut chosen.confirm),
        ("motion", "motion", |chosen| &mut chosen.motion),
        ("vibration", "vibration", |chosen| &mut chosen.vibration),
    ];
    let switches =
        switches.map(|(name, label, place)| switch(Setting::new(context, name, label, place)));
    view! {
        {list(moving, ways)}
        {switches.collect_view()}
    }
}

fn sound(context: Settings) -> impl IntoView {
    let words = context.words;
    let on = Setting::new(context, "sound", "sound", |chosen| &mut chosen.sound);
    let volume = Setting::new(context, "volume", "volume", |chosen| &mut chosen.volume);
    let speak = Setting::new(context, "speak", "speak-moves", |chosen| &mut chosen.speak);
    let listen = Setting::new(context, "listen", "listen", |chosen| &mut chosen.listen);
    let has_voice = move || context.input.with(|facts| facts.has_voice);
    let can_listen = move || context.input.with(|facts| facts.hearing != Hearing::Cannot);
    let about_voice = move || {
        let words = words.now();
        let language = words.language().own_name();
        (!has_voice()).then(|| words.with("no-voice", &args!["language" => language]))
    };
    let about_ear = move || {
        let words = words.now();
        let language = words.language().own_name();
        Some(match context.input.get().hearing {
            Hearing::Cannot => words.with("listen-cannot", &args!["language" => language]),
            Hearing::Off => words.get("listen-here"),
            Hearing::On => words.get("listening"),
            Hearing::Refused(why) => words.with("listen-refused", &args!["why" => why]),
        })
    };
    // A change of either is heard.
    let sample = move |_| context.send(SettingsCommand::Hear);
    view! {
        <div on:change=sample>{switch(on)} {slider(volume, 0)}</div>
        {switch_if(speak, has_voice, about_voice)}
        {switch_if(listen, can_listen, about_ear)}
    }
}

fn blind(context: Settings) -> impl IntoView {
    let blindfold = Setting::new(context, "blindfold", "blindfold", |chosen| {
        &mut chosen.blindfold
    });
    let blindfolds = members!(Blindfold, "blindfold-{}");
    let spelling = Setting::new(context, "spelling", "spelling", |chosen| {
        &mut chosen.spelling
    });
    let entry = Setting::new(context, "entry", "show-entry", |chosen| &mut chosen.entry);
    view! {
        {list(blindfold, blindfolds)}
        {switch(spelling)}
        {switch(entry)}
    }
}
