//! The motifs of chess, as puzzles, reviewed games and lessons name them.
//!
//! A [`Line`] is a position and the moves from it. [`Line::motifs`] says who does what to whom, [`Line::themes`] the keys under which
//! the public puzzle database files it. The rules of the published themes are those of its tagger, written anew from what it does, so that
//! agreement can be measured (`sessa puzzle tags`, docs/puzzles.md); what it misses has keys of our own.

mod blunder;
mod board;
mod defender;
mod discovered;
mod find;
mod fork;
mod gain;
mod king_attack;
mod line;
mod lines;
mod lure;
mod mate;
mod mate_pattern;
mod motif;
mod phase;
mod pin;
mod quiet;
mod sacrifice;
mod special;
mod target;
mod theme;
mod theme_group;

pub use blunder::{BlunderReason, blunder_reasons, missed_capture};
pub use board::PieceAt;
pub use find::EngineView;
pub use gain::Gain;
pub use line::{Line, Ply};
pub use motif::{Found, Motif};
pub use theme::{Theme, Themes, UnknownTheme};
pub use theme_group::ThemeGroup;
