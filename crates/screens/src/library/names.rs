//! Names of the groups of games and of the orders of the library: messages, and names in an address.

use protocol::library::{Group, Kind, Sort};

/// The groups of games with the messages that name them.
pub const GROUPS: [(Option<Group>, &str); 7] = [
    (None, "library-all"),
    (Some(Group::Mine), "library-mine"),
    (Some(Group::Unfinished), "library-unfinished"),
    (Some(Group::Robot), "library-robot"),
    (Some(Group::Persons), "library-persons"),
    (Some(Group::Imported), "library-imported"),
    (Some(Group::Study), "library-study"),
];

/// The orders with the messages that name them.
pub const SORTS: [(Sort, &str); 9] = [
    (Sort::Changed, "library-sort-changed"),
    (Sort::Date, "library-sort-date"),
    (Sort::White, "library-sort-white"),
    (Sort::WhiteElo, "library-sort-white-elo"),
    (Sort::Black, "library-sort-black"),
    (Sort::BlackElo, "library-sort-black-elo"),
    (Sort::Result, "library-sort-result"),
    (Sort::Opening, "library-sort-opening"),
    (Sort::Length, "library-sort-length"),
];

/// Message name of a kind.
pub const fn kind_message(kind: Kind) -> &'static str {
    match kind {
        Kind::Robot => "library-robot",
        Kind::Persons => "library-persons",
        Kind::Imported => "library-imported",
        Kind::Study => "library-study",
    }
}

/// Prefix of the message names of groups; the rest is the name in an address.
const OF_LIBRARY: &str = "library-";

/// Name of a group in an address.
pub fn group_name(group: Group) -> &'static str {
    let named = GROUPS.iter().find(|(known, _)| *known == Some(group));
    named.map_or("", |(_, message)| message.trim_start_matches(OF_LIBRARY))
}

/// The group of a name in an address.
pub fn group_named(name: &str) -> Option<Group> {
    let mut groups = GROUPS.iter().filter_map(|(group, _)| *group);
    groups.find(|group| group_name(*group) == name)
}

/// Prefix of the message names of orders; the rest is the name in an address.
const OF_SORT: &str = "library-sort-";

/// Message name of an order.
pub fn sort_message(sort: Sort) -> &'static str {
    let named = SORTS.iter().find(|(known, _)| *known == sort);
    named.map_or("", |(_, message)| message)
}

/// Name of an order in an address.
pub fn sort_name(sort: Sort) -> &'static str {
    sort_message(sort).trim_start_matches(OF_SORT)
}

/// The order of a name in an address.
pub fn sort_named(name: &str) -> Option<Sort> {
    let mut orders = SORTS.iter().map(|(sort, _)| *sort);
    orders.find(|sort| sort_name(*sort) == name)
}
