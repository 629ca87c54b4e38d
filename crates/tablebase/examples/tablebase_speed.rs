//! Time and size of tables: `tablebase_speed [NAME…]`, by `cargo xtask bench tablebase`.

use std::time::Instant;

use chess::Color;
use tablebase::{Builder, Material, Tablebase};

fn main() {
    let mut tablebase = Tablebase::new();
    for material in Material::all() {
        let begun = Instant::now();
        let builder = Builder::new(material, &tablebase).expect("in order");
        let prep = begun.elapsed();
        let table = builder.finish();
        let took = begun.elapsed();
        println!("{material}: {:.3} s ({:.3}) {} bytes, {:?} {:?} {:?} {:?}", took.as_secs_f64(), prep.as_secs_f64(), table.size(),
          table.longest(Color::White), table.longest(Color::Black), table.counts(Color::White), table.counts(Color::Black));
        tablebase.insert(table);
    }
}
