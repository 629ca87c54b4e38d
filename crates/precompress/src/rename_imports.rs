//! Other names for what a wasm module imports.

use crate::wasm::{IMPORT_SECTION, Reader, write_block, write_number};

/// A module in which each import has the name that `rename` gives it. `None` if this is no module that can be read, or if `rename` knows no
/// name for an import.
pub fn rename_imports(module: &[u8], rename: impl Fn(&str) -> Option<String>) -> Option<Vec<u8>> {
    let mut reader = Reader::new(module);
    let (start, end, imports) = loop {
        let start = reader.at;
        let (id, content) = reader.section()?;
        if id == IMPORT_SECTION {
            break (start, content.end, reader.imports()?);
        }
        reader.at = content.end;
    };
    let mut section = Vec::new();
    write_number(&mut section, imports.len());
    for import in &imports {
        let name = rename(str::from_utf8(import.name).ok()?)?;
        write_block(&mut section, import.module);
        write_block(&mut section, name.as_bytes());
        section.extend(import.of);
    }
    let mut renamed = module[..start].to_vec();
    renamed.push(IMPORT_SECTION);
    write_block(&mut renamed, &section);
    renamed.extend(&module[end..]);
    Some(renamed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_have_other_names_and_all_else_stays() {
        let module = |name: &str| {
            let mut section = b"\x02\x01m".to_vec();
            write_block(&mut section, name.as_bytes());
            section.extend(b"\0\0\x01m\x06memory\x02\0\x01");
            let mut module = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0".to_vec();
            module.push(IMPORT_SECTION);
            write_block(&mut module, &section);
            module.extend(b"\x0A\x01\0");
            module
        };
        let rename = |name: &str| match name {
            "long" => Some("a".to_owned()),
            "memory" => Some(name.to_owned()),
            _ => None,
        };
        assert_eq!(rename_imports(&module("long"), rename), Some(module("a")));
        assert_eq!(rename_imports(&module("unknown"), rename), None);
        assert_eq!(rename_imports(&module("long")[..9], rename), None);
    }
}
