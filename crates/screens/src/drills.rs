//! Drills of endings: the list, and the board where one is practised against perfect play.

mod attempt;
mod board_panel;
mod choice;
mod distance_plot;
mod list;
mod practice;
mod progress;
mod run;
mod verdict_text;

use crate::ScreenContext;
use crate::subject::Subject;
use game::Moved;
use leptos::prelude::*;
use platform::preferences::Preferences;

/// Input of the drills' screens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrillsInput {
    /// The present preferences.
    pub preferences: Preferences,
    /// Query of the address: the drill, and what is wanted of it.
    pub query: String,
}

/// Commands of the drills' screens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrillsCommand {
    /// To go to the list.
    List,
    /// To practise what this query asks for.
    Practise(String),
    /// To open the lesson of this id.
    Lesson(String),
    /// To study this on the analysis board.
    Study(Subject),
    /// To make this move heard.
    Moved(Moved),
    /// To say this aloud, where the player wants that.
    Speak(String),
}

/// The context of these screens.
type Drills = ScreenContext<DrillsInput, DrillsCommand>;

/// The list of drills, a page.
pub fn drills(context: Drills) -> AnyView {
    list::list(context)
}

/// Practice of one drill, a page without the bar.
pub fn drill(context: Drills) -> AnyView {
    practice::practice(context)
}
