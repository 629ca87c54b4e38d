//! The mode `free`: pieces are put where one likes, and the page is told of every position.

use crate::attribute::SetupError;
use crate::board_config;
use crate::full_screen::FullScreenButton;
use crate::host::Host;
use crate::settings::{Content, Settings};
use board::{Board, Intent, Piece, Placement, Tray};
use chess::{Bitboard, Color, Destinations, Position, Role, Setup, Square};
use i18n::names::color_name;
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Blindfold;
use protocol::embed::{Command, Event, Setup as Description};
use std::sync::Arc;
use widgets::icon::{IconButton, Sign};

/// The state of a board for setting up. A handle.
#[derive(Clone, Copy)]
struct Free {
    host: Host,
    start: StoredValue<Setup>,
    setup: RwSignal<Setup>,
    bottom: RwSignal<Color>,
}

impl Free {
    fn put(self, square: Square, piece: Option<chess::Piece>) {
        self.setup.update(|setup| setup.set(square, piece));
        self.tell();
        let words = self.host.words.once();
        let told = Narrator::new(&words, false).cell(square, piece, Blindfold::Off);
        self.host.say(told);
    }

    fn tell(self) {
        let fen = self.setup.with_untracked(Setup::to_string);
        self.host.tell(&Event::State {
            fen,
            pgn: None,
            ply: 0,
        });
    }

    fn run(self, command: &Command) {
        match command {
            Command::Reset => {
                self.setup.set(self.start.get_value());
                self.tell();
            }
            Command::Flip => self.bottom.update(|side| *side = !*side),
            Command::State => self.tell(),
            _ => {}
        }
    }

    fn intend(self, intent: Intent, shown: Signal<Position>) {
        match intent {
            Intent::Drop { from, to, .. } => {
                let piece = self
                    .setup
                    .with_untracked(|setup| setup.board.piece_at(from));
                if piece.is_some() && from != to {
                    self.setup.update(|setup| setup.set(from, None));
                    self.put(to, piece);
                }
            }
            Intent::Off(square) => self.put(square, None),
            intent => board_config::told(self.host, shown, intent),
        }
    }
}

/// Reads a position that may be changed at will.
///
/// # Errors
///
/// None.
#[allow(clippy::unnecessary_wraps)]
pub fn read(_: &Description, position: Position) -> Result<Content, SetupError> {
    Ok(Arc::new(move |host, settings| {
        free(host, settings, position.clone())
    }))
}

/// A board on which everything may be put anywhere.
fn free(host: Host, settings: &Settings, position: Position) -> AnyView {
    let setup = position.to_setup();
    let free = Free {
        host,
        start: StoredValue::new(setup.clone()),
        setup: RwSignal::new(setup),
        bottom: RwSignal::new(settings.orientation.unwrap_or(Color::White)),
    };
    host.on_command(move |command| free.run(&command));
    let bottom = free.bottom;
    let setup = free.setup;
    let tray = Tray::new(
        bottom.into(),
        Callback::new(move |(piece, square): (Piece, Square)| {
            free.put(square, known(piece));
        }),
    );
    let shown = Signal::stored(position);
    let last = Signal::stored(None);
    let mut config = board_config::shown(host, settings, shown, bottom.into(), last);
    config.placement = Memo::new(move |_| setup.with(|setup| Placement::from(&setup.board))).into();
    config.highlights = Signal::stored(board::Highlights::default());
    let occupied = Memo::new(move |_| setup.with(|setup| setup.board.occupied()));
    config.movable = occupied.into();
    config.destinations = Memo::new(move |_| {
        let anywhere = |from: Square| {
            let drops = !Bitboard::of(from);
            (
                from,
                Destinations {
                    drops,
                    ..Destinations::default()
                },
            )
        };
        occupied.get().into_iter().map(anywhere).collect()
    })
    .into();
    let words = host.words;
    config.label = Callback::new(move |square| {
        let piece = setup.with(|setup| setup.board.piece_at(square));
        Narrator::new(&words.now(), false).cell(square, piece, Blindfold::Off)
    });
    config.tray = Some(tray);
    config.intend = Callback::new(move |intent| free.intend(intent, shown));
    let controls = settings.controls.then(|| {
        let row = |color: Color| {
            let pieces = Role::ALL.map(|role| {
                let piece = chess::Piece { color, role };
                let name = move || Narrator::new(&words.now(), false).piece(piece);
                let held = Piece::from(piece);
                view! {
                    <div
                        class="tray-piece"
                        role="img"
                        aria-label=name
                        data-color=color_name(color)
                        data-role=held.kind
                        on:pointerdown=move |event| tray.press(&event, held)
                        on:pointermove=move |event| tray.carry(&event)
                        on:pointerup=move |event| tray.lift(&event)
                        on:pointercancel=move |_| tray.cancel()
                    ></div>
                }
            });
            view! { <div class="tray">{pieces.collect_view()}</div> }
        };
        view! {
            <section class="side">
                {row(Color::White)}
                {row(Color::Black)}
                <div class="controls" part="controls">
                    <IconButton sign=Sign::Reset name="solve-again" action="again" on_press=move || free.run(&Command::Reset)/>
                    <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || free.run(&Command::Flip)/>
                    <FullScreenButton/>
                </div>
            </section>
        }
    });
    view! { <div class="stage"><Board config/></div> {controls} }.into_any()
}

/// The piece of the tray as the laws know it.
fn known(piece: Piece) -> Option<chess::Piece> {
    let role = Role::ALL
        .into_iter()
        .find(|&role| i18n::names::role_name(role) == piece.kind)?;
    Some(chess::Piece {
        color: piece.color,
        role,
    })
}
