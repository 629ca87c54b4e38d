//! Leaves out what wasm-bindgen writes for a module and nobody uses: classes that a library exports, functions that are no longer
//! imported.

use crate::wasm::{EXPORT_SECTION, IMPORT_SECTION, Reader, write_block, write_number};
use std::collections::HashSet;

/// A module and its script without some classes, by their names in the script. What only they used can then be optimised away. `None` if
/// this is no module that can be read.
pub fn remove_classes(module: &[u8], script: &str, names: &[&str]) -> Option<(Vec<u8>, String)> {
    let prefixes: Vec<_> = names
        .iter()
        .map(|name| format!("{}_", name.to_lowercase()))
        .collect();
    let is_of_class = |export: &[u8]| {
        let export = str::from_utf8(export).unwrap_or_default();
        let export = export.strip_prefix("__wbg_").unwrap_or(export);
        prefixes.iter().any(|prefix| export.starts_with(prefix))
    };
    let (start, content, mut reader) = section(module, EXPORT_SECTION)?;
    let mut exports = reader.exports()?;
    exports.retain(|(name, _)| !is_of_class(name));
    let mut section = Vec::new();
    write_number(&mut section, exports.len());
    for (name, of) in exports {
        write_block(&mut section, name);
        section.extend(of);
    }
    let mut without = module[..start].to_vec();
    without.push(EXPORT_SECTION);
    write_block(&mut without, &section);
    without.extend(&module[content..]);
    Some((without, without_classes(script, names)))
}

fn without_classes(script: &str, names: &[&str]) -> String {
    let mut kept = String::new();
    // True of the line that ends what is being left out.
    let mut ends: Option<fn(&str) -> bool> = None;
    for line in script.lines() {
        let begins = |before: &str, after: &str| {
            let rest = line.strip_prefix(before);
            let mut rest = names.iter().filter_map(|name| rest?.strip_prefix(name));
            rest.any(|rest| rest.starts_with(after))
        };
        if begins("export class ", " {") {
            ends = Some(|line| line == "}");
        } else if begins("const ", "Finalization = ") || begins("if (Symbol.dispose) ", ".") {
            ends = Some(|line| line.ends_with(';'));
        }
        if let Some(is_end) = ends {
            ends = (!is_end(line)).then_some(is_end);
        } else {
            kept += line;
            kept.push('\n');
        }
    }
    kept
}

/// A script without the functions that its module does not import. `None` if this is no module that can be read.
pub fn remove_unused_imports(module: &[u8], script: &str) -> Option<String> {
    let (_, _, mut reader) = section(module, IMPORT_SECTION)?;
    let imports = reader.imports()?;
    let imported: HashSet<_> = imports.iter().map(|import| import.name).collect();
    let mut kept = String::new();
    let mut is_left_out = false;
    for line in script.lines() {
        // An entry of the imports: a property, indented twice.
        let entry = line.strip_prefix("        ").unwrap_or_default();
        if let Some((name, _)) = entry.split_once(": function(")
            && name.starts_with("__wb")
        {
            is_left_out = !imported.contains(name.as_bytes());
        }
        if !is_left_out {
            kept += line;
            kept.push('\n');
        }
        is_left_out &= !entry.starts_with('}');
    }
    Some(kept)
}

/// A section of a module: where it begins, where it ends, and a reader that stands at its content.
fn section(module: &[u8], wanted: u8) -> Option<(usize, usize, Reader<'_>)> {
    let mut reader = Reader::new(module);
    loop {
        let start = reader.at;
        let (id, content) = reader.section()?;
        if id == wanted {
            return Some((start, content.end, reader));
        }
        reader.at = content.end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with a section of imports or exports: of each its name, after what stands before that, with the type that follows.
    fn module(section: u8, before: &str, names: &[&str]) -> Vec<u8> {
        let mut content = vec![names.len() as u8];
        for name in names {
            if section == IMPORT_SECTION {
                write_block(&mut content, before.as_bytes());
            }
            write_block(&mut content, name.as_bytes());
            content.extend(b"\0\0");
        }
        let mut module = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0".to_vec();
        module.push(section);
        write_block(&mut module, &content);
        module.extend(b"\x0A\x01\0");
        module
    }

    #[test]
    fn classes_go_with_what_is_exported_for_them() {
        let script = "\
import * as other from \"./other.js\"
export class Source {
    free() {
        wasm.__wbg_source_free(this.ptr, 0);
    }
}
if (Symbol.dispose) Source.prototype[Symbol.dispose] = Source.prototype.free;

export class SourceOfMore {
}
export function source() {
}
const SourceFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_source_free(ptr, 1));
const SourceOfMoreFinalization = 1;
";
        let long = module(
            EXPORT_SECTION,
            "",
            &[
                "__wbg_source_free",
                "source_pull",
                "source",
                "sourceofmore_a",
            ],
        );
        let (short, shorter) = remove_classes(&long, script, &["Source"]).expect("a module");
        assert_eq!(
            short,
            module(EXPORT_SECTION, "", &["source", "sourceofmore_a"])
        );
        let expected = "\
import * as other from \"./other.js\"

export class SourceOfMore {
}
export function source() {
}
const SourceOfMoreFinalization = 1;
";
        assert_eq!(shorter, expected);
        assert_eq!(remove_classes(&long[..20], script, &["Source"]), None);
    }

    #[test]
    fn what_is_not_imported_is_not_there() {
        let script = "\
    const import0 = {
        __wbg_then_0123: function(arg0) {
            return arg0.then;
        },
        __wbg_read_0123: function() { return handleError(function (arg0) {
            return arg0.read();
        }, arguments); },
        __wbg_set_0123: function(arg0) {
            if (arg0) {
                return 1;
            }
        },
        memory: function(now) {
        },
    };
";
        let module = module(IMPORT_SECTION, "m", &["now", "__wbg_set_0123"]);
        let expected = "\
    const import0 = {
        __wbg_set_0123: function(arg0) {
            if (arg0) {
                return 1;
            }
        },
        memory: function(now) {
        },
    };
";
        let shorter = remove_unused_imports(&module, script);
        assert_eq!(shorter.as_deref(), Some(expected));
        assert_eq!(remove_unused_imports(&module[..9], script), None);
    }
}
