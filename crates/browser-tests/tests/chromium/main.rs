//! What only Chromium's developer tools can show or bring about.

mod blindfold;
mod clock_screen;
mod drawing;
mod hands;
mod hidden;
mod languages;
mod looks;
mod mouse;
mod page;
mod premoves;
mod robot;
mod saved;
mod screens;
mod settings;
mod sound;
mod speech;
mod touch;
mod tree;
mod typed;
mod worker;
