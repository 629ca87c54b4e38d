//! A module that hands on what another imports, so that several modules with the same imports can be merged into one that has each of
//! them once: wasm-merge joins an import to the export of that name in a module beside it, but not to another import.

use crate::wasm::{EXPORT_SECTION, IMPORT_SECTION, Reader, write_block, write_number};

/// The module from which the tables, memories and globals come that are handed on. As long as [`SPLIT`].
const OUTER: &[u8] = b"__wasm_outer";
/// The module from which the parts of a program that was split have them.
const SPLIT: &[u8] = b"__wasm_split";

/// The module that hands on all that this one imports. `None` if this is no module that can be read, or if it imports from elsewhere, or
/// functions, which have types of their own.
pub fn reexport_imports(module: &[u8]) -> Option<Vec<u8>> {
    let mut reader = Reader::new(module);
    let imports = loop {
        let (id, content) = reader.section()?;
        if id == IMPORT_SECTION {
            break reader.imports()?;
        }
        reader.at = content.end;
    };
    let (mut imported, mut exported) = (Vec::new(), Vec::new());
    write_number(&mut imported, imports.len());
    write_number(&mut exported, imports.len());
    // Tables, memories and globals are counted each by themselves.
    let mut counts = [0; 5];
    for import in &imports {
        let is_split = import.module == SPLIT && !import.is_function();
        let kind = *import.of.first().filter(|_| is_split)?;
        write_block(&mut imported, OUTER);
        write_block(&mut imported, import.name);
        imported.extend(import.of);
        write_block(&mut exported, import.name);
        exported.push(kind);
        let count = counts.get_mut(usize::from(kind))?;
        write_number(&mut exported, *count);
        *count += 1;
    }
    let mut handing = b"\0asm\x01\0\0\0".to_vec();
    for (id, content) in [(IMPORT_SECTION, imported), (EXPORT_SECTION, exported)] {
        handing.push(id);
        write_block(&mut handing, &content);
    }
    Some(handing)
}

/// Has a module that was merged with one of [`reexport_imports`] import from where the others did.
pub fn import_directly(module: &mut [u8]) {
    let places: Vec<_> = module
        .windows(OUTER.len())
        .enumerate()
        .filter_map(|(at, bytes)| (bytes == OUTER).then_some(at))
        .collect();
    for at in places {
        module[at..at + SPLIT.len()].copy_from_slice(SPLIT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with one section, of these imports.
    fn module(imports: &[(&[u8], &[u8])]) -> Vec<u8> {
        let mut content = Vec::new();
        write_number(&mut content, imports.len());
        for (name, of) in imports {
            write_block(&mut content, SPLIT);
            write_block(&mut content, name);
            content.extend(*of);
        }
        let mut module = b"\0asm\x01\0\0\0".to_vec();
        module.push(IMPORT_SECTION);
        write_block(&mut module, &content);
        module
    }

    #[test]
    fn all_imports_are_handed_on_by_their_kinds() {
        let imports: [(&[u8], &[u8]); 3] = [
            (b"memory", &[2, 0, 70]),
            (b"stack", &[3, 0x7F, 1]),
            (b"other", &[3, 0x7F, 0]),
        ];
        let mut handing = reexport_imports(&module(&imports)).expect("it can be read");
        let mut reader = Reader::new(&handing);
        let (id, _) = reader.section().expect("its imports");
        assert_eq!(id, IMPORT_SECTION);
        let read = reader.imports().expect("they can be read");
        let read: Vec<_> = read.iter().map(|it| (it.module, it.name, it.of)).collect();
        let wanted = imports.map(|(name, of)| (OUTER, name, of));
        assert_eq!(read, wanted);
        let (id, content) = reader.section().expect("its exports");
        assert_eq!(id, EXPORT_SECTION);
        let wanted = b"\x03\x06memory\x02\0\x05stack\x03\0\x05other\x03\x01";
        assert_eq!(&handing[content], wanted);

        import_directly(&mut handing);
        let mut reader = Reader::new(&handing);
        reader.section().expect("its imports");
        let read = reader.imports().expect("they can be read");
        assert!(read.iter().all(|it| it.module == SPLIT));
    }

    #[test]
    fn what_imports_functions_or_is_no_module_is_refused() {
        assert_eq!(reexport_imports(&module(&[(b"f", &[0, 0])])), None);
        let mut elsewhere = module(&[(b"memory", &[2, 0, 70])]);
        elsewhere
            .iter_mut()
            .filter(|byte| **byte == b'w')
            .for_each(|byte| *byte = b'v');
        assert_eq!(reexport_imports(&elsewhere), None);
        assert_eq!(reexport_imports(b"\0asm\x01\0\0\0"), None);
    }
}
