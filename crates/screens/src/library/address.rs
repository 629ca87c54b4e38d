//! Address of what the library shows: the query of its list and the selected game, so that the way back, a reload and a link
//! lead to that.

use super::names::{group_name, group_named, sort_name, sort_named};
use crate::link::parameter;
use protocol::library::{Filters, Query, Sort};
use puzzle::percent::{escape, unescape};

/// A place in the library.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Filters and order.
    pub query: Query,
    /// The key of the selected game.
    pub key: Option<String>,
}

impl Place {
    /// Reads the query of an address; `bin` if it is the bin's.
    pub fn parse(address: &str, bin: bool) -> Place {
        let value = |name| parameter(address, name).map(unescape);
        let text = |name| value(name).unwrap_or_default();
        let query = Query {
            words: text("words"),
            bin,
            only: value("kind").and_then(|name| group_named(&name)),
            filters: Filters {
                result: value("result"),
                white: value("colour").map(|colour| colour == "white"),
                eco: text("eco"),
                elo: value("elo").and_then(|elo| elo.parse().ok()),
                dates: ["since", "until"].map(text),
            },
            sort: value("sort")
                .and_then(|name| sort_named(&name))
                .unwrap_or_default(),
            reversed: value("reversed").is_some(),
            ..Query::default()
        };
        Place {
            query,
            key: value("game"),
        }
    }

    /// The query of its address; empty for the newest games.
    pub fn address(&self) -> String {
        let Query {
            words,
            only,
            filters,
            sort,
            reversed,
            ..
        } = &self.query;
        let [since, until] = &filters.dates;
        let text = |text: &str| (!text.is_empty()).then(|| escape(text));
        let pairs = [
            ("words", text(words)),
            ("kind", only.map(|group| group_name(group).to_owned())),
            ("result", filters.result.as_deref().and_then(text)),
            (
                "colour",
                filters
                    .white
                    .map(|white| if white { "white" } else { "black" }.to_owned()),
            ),
            ("eco", text(&filters.eco)),
            ("elo", filters.elo.map(|elo| elo.to_string())),
            ("since", text(since)),
            ("until", text(until)),
            (
                "sort",
                (*sort != Sort::default()).then(|| sort_name(*sort).to_owned()),
            ),
            ("reversed", reversed.then(|| "yes".to_owned())),
            ("game", self.key.as_deref().and_then(text)),
        ];
        let pairs = pairs
            .into_iter()
            .filter_map(|(name, value)| Some(format!("{name}={}", value?)));
        pairs.collect::<Vec<_>>().join("&")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::library::Group;

    #[test]
    fn an_address_reads_back() {
        let filtered = Place {
            query: Query {
                words: "Sébastien & 50 % = சீதா".into(),
                bin: false,
                only: Some(Group::Unfinished),
                filters: Filters {
                    result: Some("1/2-1/2".into()),
                    white: Some(false),
                    eco: "B20-B99".into(),
                    elo: Some(2400),
                    dates: ["2025-05".into(), "2026".into()],
                },
                sort: Sort::BlackElo,
                reversed: true,
                ..Query::default()
            },
            key: Some("1763751600000-0000beef".into()),
        };
        for place in [filtered, Place::default()] {
            for bin in [false, true] {
                let mut place = place.clone();
                place.query.bin = bin;
                assert_eq!(Place::parse(&place.address(), bin), place);
            }
        }
        assert_eq!(Place::default().address(), "");
    }

    #[test]
    fn what_is_not_known_is_left_out() {
        let odd = "kind=chess&sort=up&elo=many&from=-1&nothing&=&game";
        assert_eq!(Place::parse(odd, false), Place::default());
    }
}
