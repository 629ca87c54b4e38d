//! Figures of a measurement in a browser, each beside its budget.

use crate::sizes::Size;
use std::path::Path;

/// A figure, by the name that the example gives it.
pub struct Figure {
    pub name: &'static str,
    title: &'static str,
    unit: &'static str,
    /// The budget, if there is one.
    most: Option<f64>,
}

/// A figure with its budget.
pub const fn figure(
    name: &'static str,
    title: &'static str,
    unit: &'static str,
    most: Option<f64>,
) -> Figure {
    Figure {
        name,
        title,
        unit,
        most,
    }
}

/// Figures by name.
pub struct Figures(Vec<(String, f64)>);

impl Figures {
    /// Reads the lines `name value`.
    pub fn read(output: &str) -> Self {
        let lines = output.lines().filter_map(|line| {
            let (name, value) = line.trim().split_once(' ')?;
            Some((name.to_owned(), value.parse().ok()?))
        });
        Self(lines.collect())
    }

    /// Adds a figure.
    pub fn add(&mut self, name: &str, value: f64) {
        self.0.push((name.to_owned(), value));
    }

    /// The value of a figure.
    pub fn get(&self, name: &str) -> Option<f64> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| *value)
    }

    /// Prints a figure and its budget; answers with its title if it is over it, or was not measured.
    pub fn print(&self, figure: &Figure) -> Option<&'static str> {
        let Figure {
            name,
            title,
            unit,
            most,
        } = figure;
        let Some(value) = self.get(name) else {
            println!("{:>10} {unit:2}  {title}", "?");
            return Some(title);
        };
        let missed = most.is_some_and(|most| value > most);
        let budget = most.map_or(String::new(), |most| {
            format!(", at most {most}{}", if missed { ": MISSED" } else { "" })
        });
        println!("{value:10.1} {unit:2}  {title}{budget}");
        missed.then_some(title)
    }
}

/// Prints figures, and at the end the budgets that are missed.
pub fn print_all<'a>(figures: &Figures, all: impl Iterator<Item = &'a Figure>) {
    let missed: Vec<_> = all.filter_map(|figure| figures.print(figure)).collect();
    match missed.as_slice() {
        [] => println!("every budget is kept"),
        missed => println!("missed: {}", missed.join("; ")),
    }
}

/// The size of some files of a folder, compressed by gzip.
pub fn kilobytes<'a>(dist: &Path, names: impl Iterator<Item = &'a str>) -> f64 {
    let size: Size = names.map(|name| Size::of(&dist.join(name))).sum();
    size.gzip as f64 / 1000.0
}
