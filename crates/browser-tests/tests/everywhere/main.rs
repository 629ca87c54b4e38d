//! Tests that run in every browser: Chromium, Firefox and `WebKit`.

mod embed;
mod embed_modes;
mod fits;
mod focus;
mod frame_messages;
mod frames;
mod illegal_moves;
mod keyboard;
mod offline;
mod opera_game;
mod pointer;
mod promotion;
mod puzzle;
mod reload;
mod robot;
mod shadow_root;
mod tables;
