//! Which games of the list are wanted, and in what order.

use protocol::library::{Page, Query, Row, Sort};
use std::cmp::Ordering;

/// Takes the rows of the library one by one and keeps only as many as are wanted.
pub struct Search<'a> {
    query: &'a Query,
    /// Makes one of what shall be found by each other.
    fold: fn(&str) -> String,
    words: Vec<String>,
    from: usize,
    count: usize,
    /// The best so far, a few more than are wanted, in no order.
    best: Vec<Row>,
    found: u32,
    all: u32,
}

/// How many rows are held beyond those that are wanted before the rest is let go.
const SLACK: usize = 1000;

impl<'a> Search<'a> {
    /// For `count` rows, after the first `from` of them. Texts that `fold` makes the same are the same.
    pub fn new(query: &'a Query, from: u32, count: u32, fold: fn(&str) -> String) -> Search<'a> {
        Search {
            query,
            fold,
            words: fold(&query.words)
                .split_whitespace()
                .map(str::to_owned)
                .collect(),
            from: from as usize,
            count: count as usize,
            best: Vec::new(),
            found: 0,
            all: 0,
        }
    }

    /// One more row.
    pub fn take(&mut self, row: Row) {
        self.all += 1;
        if !self.wants(&row) {
            return;
        }
        self.found += 1;
        self.best.push(row);
        let most = self.from + self.count;
        if self.best.len() >= most.saturating_mul(2).saturating_add(SLACK) {
            let query = self.query;
            self.best
                .select_nth_unstable_by(most, |one, other| compare(query, one, other));
            self.best.truncate(most);
        }
    }

    /// The rows that were wanted.
    pub fn page(mut self) -> Page {
        self.best
            .sort_unstable_by(|one, other| compare(self.query, one, other));
        Page {
            rows: self
                .best
                .into_iter()
                .skip(self.from)
                .take(self.count)
                .collect(),
            found: self.found,
            all: self.all,
        }
    }

    fn wants(&self, row: &Row) -> bool {
        if self.query.only.is_some_and(|kind| kind != row.kind) {
            return false;
        }
        if self.words.is_empty() {
            return true;
        }
        let [white, black] = &row.names;
        let said: [&str; 7] = [
            white,
            black,
            &row.event,
            &row.date,
            &row.result,
            &row.opening,
            &row.moves,
        ];
        // No word reaches beyond its line.
        let said = (self.fold)(&said.join("\n"));
        self.words.iter().all(|word| said.contains(&**word))
    }
}

/// The order of two rows. No two are equal: the key decides last, so that pages fit together.
fn compare(query: &Query, one: &Row, other: &Row) -> Ordering {
    let by = match query.sort {
        Sort::Changed => Ordering::Equal,
        Sort::Date => day(other).cmp(&day(one)),
        Sort::White => name(one, 0).cmp(&name(other, 0)),
        Sort::Black => name(one, 1).cmp(&name(other, 1)),
        Sort::Result => place(one).cmp(&place(other)),
        Sort::Length => other.plies.cmp(&one.plies),
    };
    let order = by
        .then_with(|| other.changed.cmp(&one.changed))
        .then_with(|| one.key.cmp(&other.key));
    if query.reversed {
        order.reverse()
    } else {
        order
    }
}

/// A day, what is unknown of it being before everything known.
fn day(row: &Row) -> String {
    row.date.replace('?', " ")
}

/// A name to sort by, those that nobody gave last.
fn name(row: &Row, side: usize) -> (bool, String) {
    let name = row.names[side].to_lowercase();
    (name.is_empty(), name)
}

/// A result's place in order.
fn place(row: &Row) -> u8 {
    match &*row.result {
        "1-0" => 0,
        "1/2-1/2" => 1,
        "0-1" => 2,
        "0-0" => 3,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::library::Kind;

    fn row(number: u32, names: [&str; 2], date: &str, result: &str, plies: u32) -> Row {
        Row {
            key: format!("{number:04}"),
            kind: if number.is_multiple_of(2) {
                Kind::Imported
            } else {
                Kind::Robot
            },
            names: names.map(str::to_owned),
            levels: [None; 2],
            event: "Kōḻikkōṭu Open".into(),
            date: date.into(),
            result: result.into(),
            plies,
            moves: "1.e4 c5 2.Nf3".into(),
            opening: "B20 Sicilian Defence".into(),
            men: String::new(),
            changed: u64::from(number),
        }
    }

    fn rows() -> [Row; 5] {
        [
            row(0, ["Anand", "Carlsen"], "2013.11.09", "1/2-1/2", 32),
            row(1, ["carlsen", "Anand"], "2013.11.10", "1-0", 96),
            row(2, ["Sultan Khan", "Capablanca"], "1930.??.??", "1-0", 130),
            row(3, ["", "Ábel"], "????.??.??", "*", 5),
            row(4, ["Ábel", ""], "2013.??.??", "0-1", 5),
        ]
    }

    fn found(query: &Query) -> Vec<u64> {
        // As the browser would, for what is in the rows.
        let fold = |text: &str| {
            let plain = text.to_lowercase();
            plain.replace('á', "a").replace('ō', "o").replace('ḻ', "l")
        };
        let mut search = Search::new(query, 0, 10, fold);
        for row in rows() {
            search.take(row);
        }
        let page = search.page();
        assert_eq!((page.rows.len(), page.all), (page.found as usize, 5));
        page.rows.into_iter().map(|row| row.changed).collect()
    }

    #[test]
    fn law_f6_every_word_must_be_found_somewhere() {
        for (words, expected) in [
            ("", vec![4, 3, 2, 1, 0]),
            ("anand", vec![1, 0]),
            ("CARLSEN 11.10", vec![1]),
            ("ábel", vec![4, 3]),
            ("abel", vec![4, 3]),
            ("Kolikk", vec![4, 3, 2, 1, 0]),
            ("kōḻik sicil capa", vec![2]),
            ("1.e4 c5", vec![4, 3, 2, 1, 0]),
            ("1/2-1/2", vec![0]),
            ("nobody", vec![]),
        ] {
            let words = words.to_owned();
            assert_eq!(
                found(&Query {
                    words: words.clone(),
                    ..Query::default()
                }),
                expected,
                "{words}"
            );
        }
        let only = Query {
            only: Some(Kind::Imported),
            ..Query::default()
        };
        assert_eq!(found(&only), [4, 2, 0]);
    }

    #[test]
    fn law_f6_every_order_and_its_reverse() {
        for (sort, expected) in [
            (Sort::Changed, [4, 3, 2, 1, 0]),
            (Sort::Date, [1, 0, 4, 2, 3]),
            (Sort::White, [0, 1, 2, 4, 3]),
            (Sort::Black, [1, 2, 0, 3, 4]),
            (Sort::Result, [2, 1, 0, 4, 3]),
            (Sort::Length, [2, 1, 0, 4, 3]),
        ] {
            let query = |reversed| Query {
                sort,
                reversed,
                ..Query::default()
            };
            assert_eq!(found(&query(false)), expected, "{sort:?}");
            let mut reversed = expected;
            reversed.reverse();
            assert_eq!(found(&query(true)), reversed, "{sort:?}");
        }
    }

    #[test]
    fn pages_fit_together_whatever_is_let_go() {
        let query = Query::default();
        let all = 5000;
        let mut seen = Vec::new();
        for from in (0..all).step_by(700) {
            let mut search = Search::new(&query, from, 700, str::to_lowercase);
            for number in 0..all {
                // In an order of its own.
                search.take(row(number * 7 % all, ["", ""], "", "*", 1));
                assert!(search.best.len() < 2 * (from as usize + 700) + SLACK);
            }
            seen.extend(search.page().rows.into_iter().map(|row| row.changed));
        }
        let expected: Vec<_> = (0..u64::from(all)).rev().collect();
        assert_eq!(seen, expected);
    }
}
