//! Time and size of all tables: `tablebase_speed`, by `cargo xtask bench tablebase`.

use std::time::{Duration, Instant};

use tablebase::{Builder, Material, Tablebase};

/// Each table is made so many times.
const TIMES: usize = 5;
/// Words of a step, as a worker does between two looks at its messages.
const STEP: usize = 100_000;

fn main() {
    println!("table   median   begun   longest step       kept");
    for material in Material::all() {
        // No more than it depends on: Node's WASI fails at its end if memory has grown much.
        let mut tablebase = Tablebase::new();
        for dependency in material.dependencies() {
            tablebase.make(dependency);
        }
        let mut runs: Vec<_> = (0..TIMES).map(|_| make(material, &tablebase)).collect();
        runs.sort();
        let (all, begun, step) = runs[TIMES / 2];
        tablebase.make(material);
        let table = tablebase.table(material).expect("it was just made");
        println!(
            "{material:5} {:6.1} ms {:4.1} ms {:11.2} ms {:8} B",
            millis(all),
            millis(begun),
            millis(step),
            table.to_bytes().len()
        );
    }
}

/// Makes a table; the time for it all, for its beginning, and for the longest step.
fn make(material: Material, tablebase: &Tablebase) -> (Duration, Duration, Duration) {
    let started = Instant::now();
    let builder = Builder::new(material, tablebase);
    let mut builder = builder.expect("tables come after those they depend on");
    let begun = started.elapsed();
    let mut longest = Duration::ZERO;
    loop {
        let step = Instant::now();
        let done = builder.step(STEP).done;
        longest = longest.max(step.elapsed());
        if done {
            break;
        }
    }
    builder.finish();
    (started.elapsed(), begun, longest)
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
