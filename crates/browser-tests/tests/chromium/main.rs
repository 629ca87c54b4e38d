//! What only Chromium's developer tools can show or bring about.

mod hands;
mod hidden;
mod looks;
mod page;
mod robot;
mod saved;
mod screens;
mod touch;
mod tree;
mod worker;
