//! What must work in every browser: Chromium, Firefox and `WebKit`.

mod fits;
mod focus;
mod hands;
mod keyboard;
mod offline;
mod opera;
mod pointer;
mod promotion;
mod reload;
mod robot;
mod why;
