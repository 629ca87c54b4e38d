//! Short names for what wasm-bindgen imports: its own hold a hash of sixteen digits each, which does not compress, and stand in the
//! module and in its script.

use crate::wasm::{IMPORT_SECTION, Reader, write_block, write_number};
use std::collections::{HashMap, HashSet};

/// The beginning of the names that are shortened.
const PREFIX: &str = "__wb";

/// A module and its script with short names instead of wasm-bindgen's. `None` if this is no module that can be read.
pub fn shorten_import_names(module: &[u8], script: &str) -> Option<(Vec<u8>, String)> {
    let mut reader = Reader::new(module);
    let (start, content, imports) = loop {
        let start = reader.at;
        let (id, content) = reader.section()?;
        if id == IMPORT_SECTION {
            break (start, content, reader.imports()?);
        }
        reader.at = content.end;
    };
    let names = imports
        .iter()
        .filter_map(|import| str::from_utf8(import.name).ok());
    let names: HashSet<&str> = names.filter(|name| name.starts_with(PREFIX)).collect();
    let mut short: HashMap<&str, String> = HashMap::new();
    let mut shorter = String::new();
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    for word in script.split_inclusive(|letter| !is_part(letter)) {
        let name = word.trim_end_matches(|letter| !is_part(letter));
        if names.contains(name) {
            let next = format!("i{}", short.len());
            shorter += short.entry(name).or_insert(next);
            shorter += &word[name.len()..];
        } else {
            shorter += word;
        }
    }
    let mut section = Vec::new();
    write_number(&mut section, imports.len());
    for import in &imports {
        let name = str::from_utf8(import.name).ok();
        let name = name.and_then(|name| short.get(name));
        write_block(&mut section, import.module);
        write_block(
            &mut section,
            name.map_or(import.name, |name| name.as_bytes()),
        );
        section.extend(import.of);
    }
    let mut renamed = module[..start].to_vec();
    renamed.push(IMPORT_SECTION);
    write_block(&mut renamed, &section);
    renamed.extend(&module[content.end..]);
    Some((renamed, shorter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn module_and_script_say_the_same() {
        let import = |name: &str| {
            let mut import = b"\x01m".to_vec();
            write_block(&mut import, name.as_bytes());
            import.extend(b"\0\0");
            import
        };
        let module = |names: [&str; 3]| {
            let mut module = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0".to_vec();
            let section = [vec![3], names.map(import).concat()].concat();
            module.push(IMPORT_SECTION);
            write_block(&mut module, &section);
            module.extend(b"\x0A\x01\0");
            module
        };
        let script = "{ __wbg_then_0123456789abcdef: (a) => a.then, __wbg_set: 1, now: __wbg_then_0123456789abcdef }";
        let long = module([
            "now",
            "__wbg_then_0123456789abcdef",
            "__wbg_get_0123456789abcdef",
        ]);
        let (renamed, shorter) = shorten_import_names(&long, script).expect("it is a module");
        assert_eq!(shorter, "{ i0: (a) => a.then, __wbg_set: 1, now: i0 }");
        // An import that the script does not name keeps its name.
        assert_eq!(renamed, module(["now", "i0", "__wbg_get_0123456789abcdef"]));
        assert_eq!(shorten_import_names(&long[..9], script), None);
    }
}
