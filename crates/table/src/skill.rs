//! Skill: how well the player plays, as the one question of a first visit asks for it.

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

    /// The robot's level; the clock, and whether there are hints, go with it.
    pub fn level(self) -> u8 {
        match self {
            Skill::New => 1,
            Skill::KnowsTheMoves => 3,
            Skill::PlaysWell => 8,
        }
    }
}
