//! All tables together: against published figures, against the rules, against plain search.

mod consistency;
mod drills;
mod engine_search;
mod golden;
mod making;
mod moves;
mod pawn_ending;
mod plain_search;
mod positions;

use std::sync::LazyLock;

use chess::Position;
use tablebase::{Material, Table, Tablebase};

/// All tables.
static TABLES: LazyLock<Tablebase> = LazyLock::new(|| {
    let mut tablebase = Tablebase::new();
    for material in Material::all() {
        tablebase.make(material);
    }
    tablebase
});

fn material(name: &str) -> Material {
    name.parse().expect("it names an ending")
}

fn table(name: &str) -> &'static Table {
    TABLES.table(material(name)).expect("all are there")
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("it can be played from")
}
