//! What must work in every browser: Chromium, Firefox and `WebKit`.

mod fits;
mod hands;
mod keyboard;
mod opera;
mod promotion;
mod reload;
mod robot;
