//! The help dialog on the page.

use crate::page::Page;
use ::screens::ScreenContext;
use leptos::prelude::*;
use narration::command::Command;
use std::convert::Infallible;
use widgets::frame::Frame;

/// Opens it.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let input = Memo::new(move |_| {
        let words = page.words.now();
        let said = |&(name, _): &(&'static str, Command)| {
            let names = words.list(&format!("command-{name}"));
            Some((name, names.into_iter().next()?))
        };
        Command::NAMED.iter().filter_map(said).collect::<Vec<_>>()
    });
    let none = |never: Infallible| match never {};
    ::screens::help(ScreenContext::new(page.words, frame, input, none))
}
