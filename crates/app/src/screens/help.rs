//! The help dialog on the page.

use crate::session::Session;
use ::screens::ScreenContext;
use leptos::prelude::*;
use narration::command::Command;
use std::convert::Infallible;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| {
        let words = session.words.now();
        let said = |&(name, _): &(&'static str, Command)| {
            let names = words.list(&format!("command-{name}"));
            Some((name, names.into_iter().next()?))
        };
        Command::NAMED.iter().filter_map(said).collect::<Vec<_>>()
    });
    let none = |never: Infallible| match never {};
    ::screens::help(ScreenContext::new(session.words, frame, input, none))
}
