//! Names of the kinds of records and of the orders of the library: messages, and names in an address.

use protocol::library::{Kind, Sort};

/// The kinds of games with the messages that name them.
pub const KINDS: [(Option<Kind>, &str); 5] = [
    (None, "library-all"),
    (Some(Kind::Robot), "library-robot"),
    (Some(Kind::Persons), "library-persons"),
    (Some(Kind::Imported), "library-imported"),
    (Some(Kind::Study), "library-study"),
];

/// The orders with the messages that name them.
pub const SORTS: [(Sort, &str); 6] = [
    (Sort::Changed, "library-sort-changed"),
    (Sort::Date, "library-sort-date"),
    (Sort::White, "library-sort-white"),
    (Sort::Black, "library-sort-black"),
    (Sort::Result, "library-sort-result"),
    (Sort::Length, "library-sort-length"),
];

/// Message name of a kind.
pub fn kind_message(kind: Kind) -> &'static str {
    let named = KINDS.iter().find(|(known, _)| *known == Some(kind));
    named.map_or("library-all", |(_, name)| name)
}

/// Prefix of the message names of kinds; the rest is the name in an address.
const OF_LIBRARY: &str = "library-";

/// Name of a kind in an address.
pub fn kind_name(kind: Kind) -> &'static str {
    kind_message(kind).trim_start_matches(OF_LIBRARY)
}

/// The kind of a name in an address.
pub fn kind_named(name: &str) -> Option<Kind> {
    let mut kinds = KINDS.iter().filter_map(|(kind, _)| *kind);
    kinds.find(|kind| kind_name(*kind) == name)
}

/// Prefix of the message names of orders; the rest is the name in an address.
const OF_SORT: &str = "library-sort-";

/// Name of an order in an address.
pub fn sort_name(sort: Sort) -> &'static str {
    let named = SORTS.iter().find(|(known, _)| *known == sort);
    named.map_or("", |(_, message)| message.trim_start_matches(OF_SORT))
}

/// The order of a name in an address.
pub fn sort_named(name: &str) -> Option<Sort> {
    let mut orders = SORTS.iter().map(|(sort, _)| *sort);
    orders.find(|sort| sort_name(*sort) == name)
}
