//! What only Chromium's developer tools can show or bring about.

mod blindfold;
mod claims;
mod clock_screen;
mod competition;
mod drawing;
mod flagged;
mod hands;
mod hidden;
mod languages;
mod looks;
mod mouse;
mod over_the_board;
mod page;
mod premoves;
mod robot;
mod saved;
mod screens;
mod settings;
mod sound;
mod speech;
mod touch;
mod touch_move;
mod tree;
mod typed;
mod worker;
