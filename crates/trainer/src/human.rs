//! Learning which moves people play, from their games.
//!
//! [`game`] is what is known of a game, [`selection`] draws positions so that all ratings have their share, [`gradient`] is
//! the backward pass of [`::human::forward`], [`course`] goes down it.

pub mod course;
pub mod game;
mod gradient;
pub mod selection;
