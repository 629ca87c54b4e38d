//! Icons of the page, drawn in one line weight on a 24 by 24 grid.

use i18n::Words;
use leptos::prelude::*;

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Turn the board around.
    Flip,
    /// Resign.
    Flag,
    /// A draw.
    Handshake,
    /// A hint.
    Hint,
    /// More, in a menu.
    More,
    /// Sound is on.
    SoundOn,
    /// Sound is off.
    SoundOff,
    /// Fill the screen.
    FullScreen,
    /// To the first position.
    First,
    /// One move back.
    Previous,
    /// One move on.
    Next,
    /// To the last position.
    Last,
    /// A new game.
    Plus,
    /// Close.
    Close,
    /// Help.
    Help,
    /// Settings.
    Settings,
    /// Draw on the board.
    Pencil,
    /// Change sides.
    Swap,
    /// Clear the drawings.
    Wipe,
    /// The arbiter.
    Scales,
    /// Take a move back.
    TakeBack,
    /// Adjust a piece on its square.
    Adjust,
    /// A chess clock.
    Clock,
    /// Learning: a graduate's cap.
    Cap,
    /// A star.
    Star,
    /// Start the clock.
    Start,
    /// Pause the clock.
    Pause,
    /// Reset.
    Reset,
    /// Warning.
    Warning,
    /// The library.
    Book,
    /// Evaluation graph.
    Graph,
    /// A sheet of paper.
    Page,
    /// One place up.
    Up,
    /// To the top.
    Top,
    /// Delete.
    Bin,
    /// A comment.
    Comment,
    /// One level up.
    Left,
    /// The menu.
    Menu,
    /// Play.
    Pawn,
    /// The library, as a place.
    Books,
    /// Two players.
    Persons,
    /// A piece of a jigsaw puzzle.
    Puzzle,
    /// Again: two arrows in a circle.
    Repeat,
    /// A square, a circle and a triangle: kinds of things.
    Themes,
    /// A flash.
    Flash,
    /// A heart.
    Heart,
    /// A calendar.
    Calendar,
    /// A folder.
    Folder,
    /// A printer.
    Printer,
    /// An eye.
    Eye,
    /// To the right: there is more behind it.
    Right,
    /// Two links of a chain: an address.
    Link,
}

impl Sign {
    fn path(self) -> &'static str {
        match self {
            Sign::Flip => "M7 20V5M3.5 8.5 7 5l3.5 3.5M17 4v15M13.5 15.5 17 19l3.5-3.5",
            Sign::Flag => "M6 21V4M6 5h11l-2.5 4L17 13H6",
            Sign::Handshake => "M5 9h14M5 15h14",
            Sign::Hint => {
                "M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.6.5-.9 1-.9 1.7H9.4c0-.7-.3-1.2-.9-1.7Z"
            }
            Sign::More => "M5 12h.1M12 12h.1M19 12h.1",
            Sign::SoundOn => "M4 10v4h3l5 4V6L7 10ZM15.5 9.5a4 4 0 0 1 0 5M18 7a8 8 0 0 1 0 10",
            Sign::SoundOff => "M4 10v4h3l5 4V6L7 10ZM16 10l5 5M21 10l-5 5",
            Sign::FullScreen => "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
            Sign::First => "M6 5v14M18 5l-8 7 8 7Z",
            Sign::Previous => "M15 5l-8 7 8 7Z",
            Sign::Next => "M9 5l8 7-8 7Z",
            Sign::Last => "M18 5v14M6 5l8 7-8 7Z",
            Sign::Plus => "M12 5v14M5 12h14",
            Sign::Close => "M6 6l12 12M18 6 6 18",
            Sign::Help => "M8.6 9.2a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.8 1.4-1.8 2.6M12 18.4v.1",
            Sign::Settings => "M4 7h9M17 7h3M15 4.8v4.4M4 17h3M11 17h9M9 14.8v4.4",
            Sign::Pencil => {
                "M5 19l1-4L16.2 4.8a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L9 18ZM14.4 6.6l3 3"
            }
            Sign::Swap => "M4 9h15M15.5 5.5 19 9l-3.5 3.5M20 15H5M8.5 11.5 5 15l3.5 3.5",
            Sign::Scales => "M12 4v16M8.5 20h7M5 6.5h14M5 6.5 2.2 14h5.6ZM19 6.5 16.2 14h5.6Z",
            Sign::TakeBack => "M9 14 4 9l5-5M4 9h9.5a5.5 5.5 0 0 1 0 11H8",
            Sign::Adjust => {
                "M12 3v18M3 12h18M8.5 6.5 12 3l3.5 3.5M8.5 17.5 12 21l3.5-3.5M6.5 8.5 3 12l3.5 3.5M17.5 8.5 21 12l-3.5 3.5"
            }
            Sign::Clock => {
                "M3 7h18v12H3ZM5 13a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M14 13a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M7.5 7V4.5M16.5 7V5.5"
            }
            Sign::Start => "M8 5l11 7-11 7Z",
            Sign::Pause => "M8 5v14M16 5v14",
            Sign::Reset => "M5 5v5h5M5.6 10a7.5 7.5 0 1 1-.9 5",
            Sign::Book => {
                "M12 6.5C9.8 5 7 4.6 3.5 4.8v13C7 17.6 9.8 18 12 19.5M12 6.5C14.2 5 17 4.6 20.5 4.8v13C17 17.6 14.2 18 12 19.5M12 6.5v13"
            }
            Sign::Graph => "M4 4v16h16M7 15.5l4-5 3.5 3L20 6.5",
            Sign::Up => "M12 20V7M6.5 12.5 12 7l5.5 5.5",
            Sign::Top => "M5 4.5h14M12 20.5V9M6.5 14.5 12 9l5.5 5.5",
            Sign::Comment => "M4 5h16v11H10l-4 4v-4H4ZM8 9h8M8 12.2h5",
            Sign::Bin => "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6",
            Sign::Left => "M15 5l-7 7 7 7",
            Sign::Menu => "M4 7h16M4 12h16M4 17h16",
            Sign::Pawn => {
                "M9.3 9.5a3.4 3.4 0 1 1 5.4 0M8.5 9.5h7M10.3 9.5c0 3-.8 5-2.8 7h9c-2-2-2.8-4-2.8-7M6.5 20.5h11v-4h-11Z"
            }
            Sign::Books => "M4 4.5h4v15H4ZM8 7h4v12.5H8ZM12.6 7.6l3.8-1 3.4 12.3-3.8 1Z",
            Sign::Persons => {
                "M5.8 8.5a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0M3 19.5v-1a5 5 0 0 1 5-5h2a5 5 0 0 1 5 5v1M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14a5 5 0 0 1 3.5 4.6v.9"
            }
            Sign::Puzzle => {
                "M5 8h4.2a2.6 2.6 0 1 1 4.6 0H18v4.2a2.6 2.6 0 1 1 0 4.6V21H5v-4.6a2.3 2.3 0 1 0 0-4.2Z"
            }
            Sign::Repeat => {
                "M20 5v4.5h-4.5M4 19v-4.5h4.5M4.6 10a7.8 7.8 0 0 1 14-2.6L20 9.5M19.4 14a7.8 7.8 0 0 1-14 2.6L4 14.5"
            }
            Sign::Themes => {
                "M4 4h6.5v6.5H4ZM13.8 7.2a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0M7.2 13.5 11 20H3.5ZM13.5 13.5H20V20h-6.5Z"
            }
            Sign::Flash => "M13 3 5 13.5h6L10 21l8-10.5h-6Z",
            Sign::Heart => {
                "M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 8 1.8C20 15 12 20 12 20Z"
            }
            Sign::Calendar => "M4.5 6h15v14h-15ZM4.5 10h15M8.5 3.5V8M15.5 3.5V8",
            Sign::Folder => "M4 19.5v-14h6l2 2.5h8v11.5Z",
            Sign::Printer => "M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 13.5h10v7H7Z",
            Sign::Eye => {
                "M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM9.4 12a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0"
            }
            Sign::Cap => {
                "M2.5 9.5 12 5l9.5 4.5L12 14ZM6.5 11.5V16c3 2.6 8 2.6 11 0v-4.5M21.5 9.5V15"
            }
            Sign::Star => {
                "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8Z"
            }
            Sign::Right => "M9 5l7 7-7 7",
            Sign::Link => {
                "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2"
            }
            Sign::Page => "M6 3.5h12v17H6ZM9 8h6M9 12h6M9 16h3",
            Sign::Warning => "M12 4 2.8 20h18.4ZM12 10v5M12 17.4v.1",
            Sign::Wipe => "M4 20h16M6.5 16.5 15 5.5l5 4-6.5 8.3H8ZM10.6 11.2l5 4",
        }
    }
}

/// An icon beside a word or inside a button that has a label; hidden from screen readers.
#[component]
pub fn Icon(
    /// The icon.
    sign: Sign,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=sign.path()></path>
        </svg>
    }
}

/// An icon button with an accessible name.
#[component]
pub fn IconButton(
    /// The icon.
    #[prop(into)]
    sign: Signal<Sign>,
    /// Message name of its label.
    name: &'static str,
    /// Action name, for tests.
    #[prop(optional)]
    action: Option<&'static str>,
    /// State of a toggle button; `None` for other buttons.
    #[prop(optional, into)]
    pressed: Option<Signal<bool>>,
    /// True if it is disabled. It keeps the focus all the same: whoever steps through a game by keyboard is not thrown
    /// out at its end.
    #[prop(optional, into)]
    off: Option<Signal<bool>>,
    /// Action.
    on_press: impl Fn() + 'static,
) -> impl IntoView {
    // One view for all: what is generic is but this call.
    icon_button(sign, name, action, pressed, off, Box::new(on_press))
}

fn icon_button(
    sign: Signal<Sign>,
    name: &'static str,
    action: Option<&'static str>,
    pressed: Option<Signal<bool>>,
    off: Option<Signal<bool>>,
    on_press: Box<dyn Fn()>,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let told = |is: Option<Signal<bool>>| move || is.map(|is| is.get().to_string());
    view! {
        <button
            type="button"
            class="icon-button"
            data-action=action
            aria-label=words.say(name)
            title=words.say(name)
            aria-pressed=told(pressed)
            aria-disabled=told(off)
            on:click=move |_| on_press()
        >
            {move || view! { <Icon sign=sign.get()/> }}
        </button>
    }
}
