//! Skill: how well the player plays, as the one question of a first visit asks for it.

use crate::ladder::Step;

/// Answers to the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// New to chess.
    New,
    /// Knows the moves.
    KnowsTheMoves,
    /// Plays well.
    PlaysWell,
}

impl Skill {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Skill; 3] = [Skill::New, Skill::KnowsTheMoves, Skill::PlaysWell];

    /// The answer of a name.
    pub fn of_name(name: &str) -> Option<Skill> {
        let all = Skill::ALL.into_iter();
        all.into_iter().find(|skill| skill.name() == name)
    }

    /// Name in the document; also the message name of the answer.
    pub fn name(self) -> &'static str {
        match self {
            Skill::New => "skill-new",
            Skill::KnowsTheMoves => "skill-moves",
            Skill::PlaysWell => "skill-well",
        }
    }

    /// The step of the robot's ladder; the clock, and whether there are hints, go with it.
    pub fn step(self) -> Step {
        Step::nearest(match self {
            Skill::New => 600,
            Skill::KnowsTheMoves => 800,
            Skill::PlaysWell => 1_800,
        })
    }
}
