//! Choice of a drill, as the address of its screen says it: `krk`, or `krk?difficulty=hard&seed=7`.

use tablebase::{DRILLS, Difficulty, Drill};

/// Names of the difficulties in addresses, messages and tests, the easiest first.
pub const DIFFICULTIES: [&str; 3] = ["easy", "medium", "hard"];

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The drill.
    pub drill: Drill,
    /// The difficulty, if it is said.
    pub difficulty: Option<Difficulty>,
    /// The seed by which the start position is drawn, if it is said: the same for all who follow the link.
    pub seed: Option<u64>,
}

impl Choice {
    /// Reads a query; `None` if there is no such drill.
    pub fn parse(query: &str) -> Option<Choice> {
        let (key, wishes) = query.split_once('?').unwrap_or((query, ""));
        let drill = DRILLS
            .iter()
            .find(|drill| drill.key.eq_ignore_ascii_case(key))?;
        let wish = |name: &str| {
            let mut wishes = wishes.split('&').filter_map(|wish| wish.split_once('='));
            wishes.find(|wish| wish.0 == name).map(|wish| wish.1)
        };
        let difficulty = wish("difficulty")
            .and_then(|wanted| DIFFICULTIES.iter().position(|name| *name == wanted))
            .map(|at| Difficulty::ALL[at]);
        Some(Choice {
            drill: *drill,
            difficulty,
            seed: wish("seed").and_then(|seed| seed.parse().ok()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let read = |query| {
            let choice = Choice::parse(query)?;
            Some((choice.drill.key, choice.difficulty, choice.seed))
        };
        assert_eq!(read("krk"), Some(("krk", None, None)));
        assert_eq!(read("KPK-hold?"), Some(("kpk-hold", None, None)));
        let hard = Some(("kbnk", Some(Difficulty::Hard), Some(7)));
        assert_eq!(read("KBNK?seed=7&difficulty=hard"), hard);
        assert_eq!(
            read("kqk?seed=-1&difficulty=none&x"),
            Some(("kqk", None, None))
        );
        assert_eq!(read("kkk"), None);
        assert_eq!(read(""), None);
    }
}
