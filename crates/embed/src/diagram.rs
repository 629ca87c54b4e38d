//! The mode `diagram`: a position with drawings, to look at.

use crate::board_config;
use crate::host::Host;
use crate::settings::{Content, Settings};
use board::Board;
use chess::{Color, Setup as Pieces};
use embed_setup::SetupError;
use leptos::prelude::*;
use protocol::embed::{Command, Event, Setup};
use std::sync::Arc;

/// Reads a diagram, whatever stands on it.
///
/// # Errors
///
/// There are no pieces in the text.
pub fn read(description: &Setup) -> Result<Content, SetupError> {
    let pieces = embed_setup::setup(description)?;
    Ok(Arc::new(move |host, settings| {
        diagram(host, settings, pieces.clone())
    }))
}

fn diagram(host: Host, settings: &Settings, pieces: Pieces) -> AnyView {
    let bottom = RwSignal::new(settings.orientation.unwrap_or(Color::White));
    let fen = pieces.to_string();
    host.on_command(move |command| match command {
        Command::Flip => bottom.update(|side| *side = !*side),
        Command::State => {
            let (fen, pgn, ply) = (fen.clone(), None, 0);
            host.tell(&Event::State { fen, pgn, ply });
        }
        _ => {}
    });
    let pieces = Signal::stored(pieces);
    let last = Signal::stored(None);
    let config = board_config::shown(host, settings, pieces, bottom.into(), last);
    view! { <div class="stage"><Board config/></div> }.into_any()
}
