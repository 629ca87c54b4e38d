//! Order of a wasm module's functions for compression: gzip looks back 32 KB, so functions made of one generic function, and others
//! that are alike, are to lie next to each other.
//!
//! The functions are chained greedily: the next is the one that shares most with the last few. Likeness is the number of *shingles*
//! (runs of so many bytes; Broder, On the resemblance and containment of documents, 1997) that two bodies have in common.

use crate::wasm::{
    CODE_SECTION, CUSTOM_SECTION, FUNCTION_NAMES, IMPORT_SECTION, Reader, write_block, write_number,
};
use std::collections::HashMap;

/// Bytes in a shingle.
const SHINGLE: usize = 6;
/// Functions at the end of the chain that the next one is compared with.
const LAST: usize = 3;
/// A shingle that more functions have than this says nothing of likeness.
const COMMON: usize = 200;
/// Added to a function's shingles when the share of those in common is taken, lest tiny functions always come first.
const WEIGHT: usize = 20;

/// Names every function of a module by its place in the order in which the module compresses best, for a tool that sorts functions
/// by name. `None` if this is no module that can be read.
pub fn name_functions_in_order(module: &[u8]) -> Option<Vec<u8>> {
    let mut reader = Reader::new(module);
    let (mut imported, mut bodies) = (0, Vec::new());
    while reader.at < module.len() {
        let (id, content) = reader.section()?;
        match id {
            IMPORT_SECTION => {
                let imports = reader.imports()?;
                imported = imports.iter().filter(|import| import.is_function()).count();
            }
            CODE_SECTION => bodies = reader.bodies()?,
            _ => {}
        }
        reader.at = content.end;
    }
    let mut places = vec![0; bodies.len()];
    for (place, function) in chain(&bodies).into_iter().enumerate() {
        places[function] = place;
    }
    let mut names = Vec::new();
    write_number(&mut names, places.len());
    for (function, place) in places.into_iter().enumerate() {
        write_number(&mut names, imported + function);
        // Sorted as text, so all have the same length.
        write_block(&mut names, format!("{place:08}").as_bytes());
    }
    let mut section = Vec::new();
    write_block(&mut section, b"name");
    section.push(FUNCTION_NAMES);
    write_block(&mut section, &names);
    let mut named = module.to_vec();
    named.push(CUSTOM_SECTION);
    write_block(&mut named, &section);
    Some(named)
}

/// The bodies, as indices, in an order in which what is alike lies together.
fn chain(bodies: &[&[u8]]) -> Vec<usize> {
    let mut numbers = HashMap::new();
    let mut owners: Vec<Vec<usize>> = Vec::new();
    let mut shingles: Vec<Vec<usize>> = Vec::new();
    for (function, body) in bodies.iter().enumerate() {
        let mut own = Vec::new();
        for shingle in body.windows(SHINGLE) {
            let number = *numbers.entry(shingle).or_insert(owners.len());
            if number == owners.len() {
                owners.push(Vec::new());
            }
            if owners[number].last() != Some(&function) {
                owners[number].push(function);
                own.push(number);
            }
        }
        shingles.push(own);
    }
    let mut chain: Vec<usize> = Vec::with_capacity(bodies.len());
    let mut chained = vec![false; bodies.len()];
    let mut common = vec![0; bodies.len()];
    let mut first_left = 0;
    while chain.len() < bodies.len() {
        let mut alike = Vec::new();
        let last = chain.iter().rev().take(LAST);
        let of_last = last.flat_map(|&function| &shingles[function]);
        let telling = of_last
            .map(|&shingle| &owners[shingle])
            .filter(|of| of.len() <= COMMON);
        for &function in telling.flatten() {
            if !chained[function] {
                if common[function] == 0 {
                    alike.push(function);
                }
                common[function] += 1;
            }
        }
        let share = |&function: &usize| {
            common[function] as f64 / (shingles[function].len() + WEIGHT) as f64
        };
        let next = alike
            .iter()
            .copied()
            .max_by(|a, b| share(a).total_cmp(&share(b)));
        let next = next.unwrap_or_else(|| {
            while chained[first_left] {
                first_left += 1;
            }
            first_left
        });
        for function in alike {
            common[function] = 0;
        }
        chained[next] = true;
        chain.push(next);
    }
    chain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_alike_lies_together() {
        let bodies: [&[u8]; 4] = [
            b"the quick brown fox jumps",
            b"0123456789 0123456789",
            b"the quick brown fox stops",
            b"0123456789 and 0123456789",
        ];
        assert_eq!(chain(&bodies), [0, 2, 1, 3]);
        assert_eq!(chain(&[]), [0; 0]);
    }

    /// A module with one imported and two own functions, and sections that are passed over.
    fn module() -> Vec<u8> {
        let mut module = b"\0asm\x01\0\0\0".to_vec();
        let sections: [(u8, &[u8]); 4] = [
            (1, b"\x01\x60\0\0"),
            (IMPORT_SECTION, b"\x02\x01m\x01f\0\0\x01m\x01g\x03\x7F\x01"),
            (3, b"\x02\0\0"),
            (CODE_SECTION, b"\x02\x02\0\x0B\x03\0\x01\x0B"),
        ];
        for (id, content) in sections {
            module.push(id);
            write_block(&mut module, content);
        }
        module
    }

    #[test]
    fn functions_are_named_by_their_places() {
        let module = module();
        let named = name_functions_in_order(&module).expect("it is a module");
        let (before, names) = named.split_at(module.len());
        assert_eq!(before, module);
        assert_eq!(
            names,
            b"\0\x1C\x04name\x01\x15\x02\x01\x0800000000\x02\x0800000001"
        );
    }

    #[test]
    fn what_is_cut_short_is_no_module() {
        let module = module();
        assert_eq!(name_functions_in_order(&module[..module.len() - 2]), None);
        assert_eq!(name_functions_in_order(&module[..20]), None);
    }
}
