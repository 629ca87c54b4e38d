//! The mode `diagram`: a position with drawings, to look at.

use crate::attribute::SetupError;
use crate::board_config;
use crate::host::Host;
use crate::settings::{Content, Settings};
use board::Board;
use chess::{Color, Position};
use leptos::prelude::*;
use protocol::embed::{Command, Event, Setup};
use std::sync::Arc;

/// Reads a diagram.
///
/// # Errors
///
/// None.
#[allow(clippy::unnecessary_wraps)]
pub fn read(_: &Setup, position: Position) -> Result<Content, SetupError> {
    Ok(Arc::new(move |host, settings| {
        diagram(host, settings, position.clone())
    }))
}

fn diagram(host: Host, settings: &Settings, position: Position) -> AnyView {
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
