//! Share or embed: a board for somebody else's page, as its readers will see it, with the HTML, the link and the picture to be copied.

mod lesson_board;
mod picture;
mod preview;

use crate::ScreenContext;
use crate::board_description::Description;
use chess::{Color, Drawing, Position};
use i18n::Language;
use leptos::html::Span;
use leptos::prelude::*;
use lesson_board::first_board;
use picture::Colors;
use platform::address;
use platform::clipboard::copy;
use platform::files::{save_as, save_file};
use preview::Preview;
use protocol::embed::Mode;
use widgets::live_region::renewed;
use widgets::page_frame::PageFrame;
use widgets::tabs::{Tab, Tabs};

/// The forms in which it is handed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Element,
    Frame,
    Link,
    Picture,
}

const FORMS: &[Tab<Form>] = &[
    Tab {
        value: Form::Element,
        name: "element",
        label: "embed-element",
    },
    Tab {
        value: Form::Frame,
        name: "frame",
        label: "embed-frame",
    },
    Tab {
        value: Form::Link,
        name: "link",
        label: "link",
    },
    Tab {
        value: Form::Picture,
        name: "picture",
        label: "embed-picture",
    },
];

/// Colours of the board, with their names.
const THEMES: &[(&str, &str)] = &[
    ("", "embed-bottom-usual"),
    ("walnut", "board-walnut"),
    ("green", "board-green"),
    ("blue", "board-blue"),
    ("slate", "board-slate"),
    ("sand", "board-sand"),
    ("plum", "board-plum"),
    ("contrast", "board-contrast"),
];

/// Sets of pieces, with their names.
const PIECES: &[(&str, &str)] = &[
    ("", "embed-bottom-usual"),
    ("staunton", "pieces-staunton"),
    ("modern", "pieces-modern"),
    ("clear", "pieces-clear"),
];

/// The state of the screen. A handle.
#[derive(Clone, Copy)]
struct Embedding {
    context: ScreenContext,
    description: Memo<Description>,
}

impl Embedding {
    fn change(self, name: &'static str, value: &str) {
        let mut description = self.description.get_untracked();
        description.set(name, value);
        self.context.readdress(description.query());
    }

    fn value(self, name: &'static str) -> String {
        self.description
            .with(|description| description.value(name).to_owned())
    }

    fn language(self) -> &'static str {
        self.context.words.now().language().tag()
    }
}

/// The screen.
pub fn embedding(context: ScreenContext) -> AnyView {
    let words = context.words;
    let input = context.input;
    let state = Embedding {
        context,
        description: Memo::new(move |_| input.with(|input| Description::parse(&input.query))),
    };
    let fragment = Memo::new(move |_| {
        let language = state.language();
        state.description.with(|board| board.fragment(language))
    });
    let content = view! {
        <div class="embedding">
            <div class="embedding-choice">
                <Modes state/>
                <Options state/>
            </div>
            <Preview words fragment/>
            <Handing state/>
        </div>
    };
    view! { <PageFrame frame=context.frame tools=().into_any() content=content.into_any()/> }
        .into_any()
}

/// The choice of what the reader does.
#[component]
fn Modes(state: Embedding) -> impl IntoView {
    let words = state.context.words;
    let chosen = Memo::new(move |_| state.description.with(Description::mode));
    let mode = |mode: Mode| {
        let name = mode.name();
        let (label, about) = match mode {
            Mode::Diagram => ("embed-diagram", "embed-diagram-about"),
            Mode::Game => ("embed-game", "embed-game-about"),
            Mode::Puzzle => ("embed-puzzle", "embed-puzzle-about"),
            Mode::Play => ("embed-play", "embed-play-about"),
            Mode::Free => ("embed-free", "embed-free-about"),
            Mode::Lesson => ("embed-lesson", "embed-lesson-about"),
        };
        let offered = move || state.description.with(|board| board.allows(mode));
        view! {
            <Show when=offered>
                <label>
                    <input
                        type="radio"
                        name="mode"
                        value=name
                        prop:checked=move || chosen.get() == mode
                        on:change=move |_| state.change("mode", name)
                    />
                    <span>
                        <b>{words.say(label)}</b>
                        <small>{words.say(about)}</small>
                    </span>
                </label>
            </Show>
        }
    };
    view! {
        <fieldset class="embedding-modes">
            <legend>{words.say("embed-mode")}</legend>
            <div>{Mode::ALL.map(mode).into_iter().collect_view()}</div>
        </fieldset>
    }
}

/// Options of the board.
#[component]
fn Options(state: Embedding) -> impl IntoView {
    let words = state.context.words;
    let select = move |name: &'static str,
                       label: &'static str,
                       values: &'static [(&'static str, &'static str)]| {
        let option = move |&(value, label): &(&'static str, &'static str)| {
            let chosen = move || state.value(name) == value;
            view! { <option value=value selected=chosen>{words.say(label)}</option> }
        };
        view! {
            <label class="row">
                <span>{words.say(label)}</span>
                <select name=name on:change:target=move |event| state.change(name, &event.target().value())>
                    {values.iter().map(option).collect_view()}
                </select>
            </label>
        }
    };
    // A switch that is on, or off, unless it is said.
    let switch = move |name: &'static str, label: &'static str, usual: bool| {
        let on = move || match state.value(name).as_str() {
            "" => usual,
            value => value == "true",
        };
        view! {
            <label class="row">
                <span>{words.say(label)}</span>
                <input
                    type="checkbox"
                    role="switch"
                    name=name
                    prop:checked=on
                    on:change:target=move |event| {
                        let on = event.target().checked();
                        state.change(name, if on == usual { "" } else if on { "true" } else { "false" });
                    }
                />
            </label>
        }
    };
    let levels = move || {
        let level = |level: u8| {
            let chosen = move || state.value("level") == level.to_string();
            view! { <option value=level.to_string() selected=chosen>{level}</option> }
        };
        (1..=12).map(level).collect_view()
    };
    let mode = Memo::new(move |_| state.description.with(Description::mode));
    let is = move |one: Mode| mode.get() == one;
    view! {
        <div class="embedding-options">
            <Show when=move || is(Mode::Play)>
                <label class="row">
                    <span>{words.say("level")}</span>
                    <select name="level" on:change:target=move |event| state.change("level", &event.target().value())>
                        {levels}
                    </select>
                </label>
                {select("side", "embed-side", &[("", "embed-side-to-move"), ("white", "white"), ("black", "black"), ("both", "embed-side-both")])}
                {select("clock", "clock", &[("", "embed-no-clock"), ("5+3", "embed-clock-5-3"), ("10+5", "embed-clock-10-5"), ("15+10", "embed-clock-15-10")])}
            </Show>
            {select("scheme", "embed-scheme", &[("", "embed-scheme-page"), ("light", "embed-scheme-light"), ("dark", "embed-scheme-dark")])}
            {select("orientation", "embed-bottom", &[("", "embed-bottom-usual"), ("white", "white"), ("black", "black")])}
            {select("theme", "board-theme", THEMES)}
            {select("pieces", "piece-set", PIECES)}
            {switch("coordinates", "coordinates", true)}
            {switch("controls", "embed-controls", true)}
            <Show when=move || is(Mode::Puzzle) || is(Mode::Lesson)>{switch("result", "embed-result-line", false)}</Show>
        </div>
    }
}

/// Output to copy or save: HTML, link or picture.
#[component]
fn Handing(state: Embedding) -> impl IntoView {
    let words = state.context.words;
    let form = RwSignal::new(Form::Element);
    let told = RwSignal::new(None::<&'static str>);
    // The address of this page is that of the files, too.
    let base = address::folder();
    let folder = format!("{base}embed/");
    let text = Memo::new(move |_| {
        let language = state.language();
        state.description.with(|board| match form.get() {
            Form::Element => Some(board.element(&folder, language)),
            Form::Frame => {
                let title = words.now().get("embed-title");
                Some(board.frame(&folder, language, &title))
            }
            Form::Link => board.link().map(|link| format!("{base}#{link}")),
            Form::Picture => None,
        })
    });
    // What was told is about what was there.
    Effect::new(move |_| {
        text.track();
        form.track();
        told.set(None);
    });
    let about = move || {
        words.now().get(match form.get() {
            Form::Element => "embed-element-about",
            Form::Frame => "embed-frame-about",
            Form::Link if text.with(Option::is_none) => "link-too-long",
            Form::Link => "embed-link-about",
            Form::Picture => "embed-picture-about",
        })
    };
    let copy_text = move |_| {
        let Some(text) = text.get_untracked() else {
            return;
        };
        copy(&text, move |copied| {
            let answer = if copied {
                "embed-copied"
            } else {
                "embed-by-hand"
            };
            // The screen may have been closed meanwhile.
            told.try_set(Some(answer));
        });
    };
    let panels = FORMS.iter().map(|tab| {
        let value = tab.value;
        let panel = move || match value {
            Form::Picture => view! { <Picture state told/> }.into_any(),
            _ => view! {
                <textarea
                    class="embedding-code"
                    readonly
                    spellcheck="false"
                    rows=if value == Form::Link { "4" } else { "12" }
                    aria-label=words.say(tab.label)
                    prop:value=move || text.get().unwrap_or_default()
                ></textarea>
                <button type="button" class="sure" data-action="copy" on:click=copy_text>{words.say("embed-copy")}</button>
            }
            .into_any(),
        };
        view! {
            <div
                role="tabpanel"
                id=format!("embed-panel-{}", tab.name)
                aria-labelledby=format!("embed-tab-{}", tab.name)
                hidden=move || form.get() != value
            >
                {move || (form.get() == value).then(panel)}
            </div>
        }
    });
    view! {
        <div class="embedding-handing">
            <Tabs id="embed" label="embed-form" tabs=FORMS chosen=form/>
            {panels.collect_view()}
            <p class="about" role="status">{renewed(move || told.get().map(|name| words.now().get(name)))}</p>
            <p class="about">{about}</p>
        </div>
    }
}

/// The board as a picture to be saved.
#[component]
fn Picture(state: Embedding, told: RwSignal<Option<&'static str>>) -> impl IntoView {
    let words = state.context.words;
    let theme = move || Some(state.value("theme")).filter(|theme| !theme.is_empty());
    // The colours of the board that was chosen here, or by the player, in their light form: a picture is for paper as well.
    let [light, dark] = [(); 2].map(|()| NodeRef::<Span>::new());
    let color = move |square: NodeRef<Span>| {
        square
            .get_untracked()
            .map_or_else(String::new, |square| picture::color_of(&square))
    };
    let make = move |done: fn(String, RwSignal<Option<&'static str>>)| {
        let board = state.description.get_untracked();
        let own = board.value("pieces").to_owned();
        let usual = state
            .context
            .input
            .with_untracked(|input| input.preferences.pieces.name());
        let pieces = if own.is_empty() {
            usual.to_owned()
        } else {
            own
        };
        let colors = Colors {
            light: color(light),
            dark: color(dark),
        };
        let language = words.once().language();
        leptos::task::spawn_local(async move {
            match draw(&board, &colors, &pieces, language).await {
                Some(svg) => done(svg, told),
                None => drop(told.try_set(Some("embed-picture-failed"))),
            }
        });
    };
    let save_svg = move |_| make(|svg, _| save_as("sessa-board", "svg", "image/svg+xml", &svg));
    let save_png = move |_| {
        make(|svg, told| {
            leptos::task::spawn_local(async move {
                match picture::png(&svg).await {
                    Ok(file) => save_file("sessa-board", "png", &file),
                    Err(_) => drop(told.try_set(Some("embed-picture-failed"))),
                }
            });
        });
    };
    view! {
        <div class="embedding-picture" data-board=theme>
            <span class="embedding-light" node_ref=light></span>
            <span class="embedding-dark" node_ref=dark></span>
            <button type="button" class="sure" data-action="save-svg" on:click=save_svg>{words.say("embed-save-svg")}</button>
            <button type="button" data-action="save-png" on:click=save_png>{words.say("embed-save-png")}</button>
        </div>
    }
}

/// The picture of a board, as SVG; none if its pieces cannot be had or its position cannot be read.
async fn draw(
    board: &Description,
    colors: &Colors,
    pieces: &str,
    language: Language,
) -> Option<String> {
    let (shown, turn) = if board.mode() == Mode::Lesson {
        (
            first_board(board.value("lesson"), language).await?,
            Color::White,
        )
    } else {
        let position = Position::from_fen(&board.fen()).ok()?;
        (position.board().clone(), position.turn())
    };
    let bottom = match board.value("orientation") {
        "white" => Color::White,
        "black" => Color::Black,
        _ if board.mode() == Mode::Puzzle => turn,
        _ => Color::White,
    };
    let drawings = board.value("drawings").split([',', ' ']);
    let drawings: Vec<Drawing> = drawings.filter_map(|text| text.parse().ok()).collect();
    let pieces = picture::fetch_pieces(pieces).await.ok()?;
    let coordinates = board.value("coordinates") != "false";
    Some(picture::svg(
        &shown,
        bottom,
        &drawings,
        coordinates,
        colors,
        &pieces,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use platform::preferences::{BoardTheme, PieceSet};

    #[test]
    fn every_look_of_a_board_is_offered() {
        let names = |offered: &[(&'static str, &'static str)]| -> Vec<_> {
            offered[1..].iter().map(|offer| offer.0).collect()
        };
        let themes: Vec<_> = BoardTheme::ALL.iter().map(|theme| theme.name()).collect();
        let sets: Vec<_> = PieceSet::ALL.iter().map(|set| set.name()).collect();
        assert_eq!(names(THEMES), themes);
        assert_eq!(names(PIECES), sets);
    }
}
