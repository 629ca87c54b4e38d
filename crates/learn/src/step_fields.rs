//! The fields of one step while it is understood, with the faults found in it.

use crate::fault::{Fault, FaultKind};
use crate::fields::Field;

/// Fields of a step, of which each is taken by its key; what is left is not known.
pub struct Fields<'a> {
    left: Vec<&'a Field>,
    /// The line of the step.
    pub line: usize,
    step: usize,
    /// All that could not be read.
    pub faults: Vec<Fault>,
}

impl<'a> Fields<'a> {
    /// The fields of a step that begins on this line.
    pub fn new(fields: &'a [Field], line: usize, step: usize) -> Fields<'a> {
        Fields {
            left: fields.iter().collect(),
            line,
            step,
            faults: Vec::new(),
        }
    }

    /// Fields that nobody has asked for.
    pub fn rest(&mut self) -> Vec<&'a Field> {
        std::mem::take(&mut self.left)
    }

    /// The fields of a key, which may be there several times.
    pub fn all(&mut self, key: &str) -> Vec<&'a Field> {
        let (taken, left) = self.left.iter().partition(|field| field.key == key);
        self.left = left;
        taken
    }

    /// The field of a key.
    pub fn one(&mut self, key: &str) -> Option<&'a Field> {
        let all = self.all(key);
        for twice in all.iter().skip(1) {
            self.fault(twice.line, FaultKind::Twice(key.to_owned()));
        }
        all.first().copied()
    }

    /// Names a fault.
    pub fn fault(&mut self, line: usize, kind: FaultKind) {
        self.faults.push(Fault {
            line,
            step: Some(self.step),
            kind,
        });
    }

    /// The value of a key, empty if there is none.
    pub fn words(&mut self, key: &str) -> String {
        self.one(key)
            .map_or_else(String::new, |field| field.value.clone())
    }
}
