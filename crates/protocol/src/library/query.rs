//! Query of the library: the words, filters and order by which its list is asked for.

use super::row::{Kind, Row};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A query: filters and order of the list of games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Query {
    /// Words that all have to be found in a game's names, event, date, result or opening. Upper and lower case are the same,
    /// and so are letters with and without an accent.
    pub words: String,
    /// The English names of families of openings that each of the words stands for in the language of the page.
    #[serde(default)]
    pub openings: BTreeMap<String, Vec<String>>,
    /// The words for “you” in every language: in files of games they are the name of the person at this device.
    #[serde(default)]
    pub you: Vec<String>,
    /// The games of the bin instead of those of the list.
    #[serde(default)]
    pub bin: bool,
    /// Only games of this group.
    pub only: Option<Group>,
    /// Only games that fit these.
    #[serde(default)]
    pub filters: Filters,
    /// The order.
    pub sort: Sort,
    /// True for the reverse order.
    pub reversed: bool,
}

/// Filters of the list; each that is left empty lets every game pass.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Filters {
    /// The result, as in [`Row::result`].
    pub result: Option<String>,
    /// Games in which the player wanted is on this side: the one whose name has all the words that are searched for or, where
    /// neither name has, the person at this device ([`Row::is_you`]). `true` is White.
    pub white: Option<bool>,
    /// The code of the opening (Encyclopaedia of Chess Openings), its beginning, or a range: `B90`, `B9`, `B20-B99`.
    pub eco: String,
    /// The least Elo rating that both players have.
    pub elo: Option<u16>,
    /// The first and the last day, month or year of the game: `2025`, `2025-05`, `2025.05.01`.
    pub dates: [String; 2],
}

/// Sort keys of the list. Games that are equal in one stand in the order of [`Sort::Changed`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// Time of the last change or import, the newest first.
    #[default]
    Changed,
    /// The day they were played, the newest first.
    Date,
    /// White's name.
    White,
    /// White's Elo rating, the highest first.
    WhiteElo,
    /// Black's name.
    Black,
    /// Black's Elo rating, the highest first.
    BlackElo,
    /// The opening, by its code.
    Opening,
    /// The result: White's wins, draws, Black's wins, the rest.
    Result,
    /// The number of half-moves, the longest first.
    Length,
}

/// A group of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Games of the person at this device ([`Row::is_you`]).
    Mine,
    /// Games that were begun here and can be played on.
    Unfinished,
    /// Those of [`Kind::Robot`].
    Robot,
    /// Those of [`Kind::Persons`].
    Persons,
    /// Those of [`Kind::Imported`].
    Imported,
    /// Those of [`Kind::Study`].
    Study,
}

impl Group {
    /// All groups.
    pub const ALL: [Group; 6] = [
        Group::Mine,
        Group::Unfinished,
        Group::Robot,
        Group::Persons,
        Group::Imported,
        Group::Study,
    ];

    /// True if a game is in the group. `own` are the names of the person at this device.
    pub fn has(self, row: &Row, own: &[String]) -> bool {
        match self {
            Group::Mine => row.your_side(own).is_some(),
            Group::Unfinished => row.can_go_on(),
            Group::Robot => row.kind == Kind::Robot,
            Group::Persons => row.kind == Kind::Persons,
            Group::Imported => row.kind == Kind::Imported,
            Group::Study => row.kind == Kind::Study,
        }
    }
}
