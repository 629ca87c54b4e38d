//! The mode `diagram`: a position with drawings, to look at.

use crate::board_config;
use crate::host::Host;
use crate::settings::Settings;
use board::Board;
use chess::{Color, Position};
use leptos::prelude::*;
use protocol::embed::{Command, Event};

/// A diagram.
pub fn diagram(host: Host, settings: &Settings, position: Position) -> AnyView {
    let bottom = RwSignal::new(settings.orientation.unwrap_or(Color::White));
    let fen = position.to_fen();
    host.on_command(move |command| match command {
        Command::Flip => bottom.update(|side| *side = !*side),
        Command::State => {
            let (fen, pgn, ply) = (fen.clone(), None, 0);
            host.tell(&Event::State { fen, pgn, ply });
        }
        _ => {}
    });
    let position = Signal::stored(position);
    let last = Signal::stored(None);
    let config = board_config::shown(host, settings, position, bottom.into(), last);
    view! { <div class="stage"><Board config/></div> }.into_any()
}
