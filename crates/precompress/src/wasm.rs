//! The binary format of WebAssembly, as far as it is read and written here (WebAssembly core specification, 5).

use std::ops::Range;

/// Ids of sections.
pub const CUSTOM_SECTION: u8 = 0;
/// The imports.
pub const IMPORT_SECTION: u8 = 2;
/// The exports.
pub const EXPORT_SECTION: u8 = 7;
/// The bodies of the functions.
pub const CODE_SECTION: u8 = 10;
/// The part of the section of names that names functions.
pub const FUNCTION_NAMES: u8 = 1;

/// The bytes before the first section: the magic number and the version.
const HEADER: usize = 8;

/// A module that is read from a place on.
pub struct Reader<'a> {
    bytes: &'a [u8],
    /// The place of the next byte.
    pub at: usize,
}

/// An imported function, table, memory, global or exception.
pub struct Import<'a> {
    /// The name of the module it comes from.
    pub module: &'a [u8],
    /// Its own name.
    pub name: &'a [u8],
    /// Its kind and its type.
    pub of: &'a [u8],
}

impl Import<'_> {
    /// True of a function.
    pub fn is_function(&self) -> bool {
        self.of.first() == Some(&0)
    }
}

impl<'a> Reader<'a> {
    /// A module that is read from its first section on.
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, at: HEADER }
    }

    /// A byte.
    pub fn byte(&mut self) -> Option<u8> {
        let byte = self.bytes.get(self.at).copied();
        self.at += 1;
        byte
    }

    /// An unsigned number in LEB128.
    pub fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    /// The next section: its id, and where its content lies. The reader stands at its content.
    pub fn section(&mut self) -> Option<(u8, Range<usize>)> {
        let id = self.byte()?;
        let length = self.number()?;
        let content = self.at..self.at + length;
        (content.end <= self.bytes.len()).then_some((id, content))
    }

    /// Bytes that begin with their number.
    pub fn block(&mut self) -> Option<&'a [u8]> {
        let length = self.number()?;
        let block = self.bytes.get(self.at..self.at + length);
        self.at += length;
        block
    }

    /// The content of the code section.
    pub fn bodies(&mut self) -> Option<Vec<&'a [u8]>> {
        let count = self.number()?;
        (0..count).map(|_| self.block()).collect()
    }

    /// The content of the import section.
    pub fn imports(&mut self) -> Option<Vec<Import<'a>>> {
        let count = self.number()?;
        (0..count).map(|_| self.import()).collect()
    }

    fn import(&mut self) -> Option<Import<'a>> {
        let (module, name) = (self.block()?, self.block()?);
        let from = self.at;
        match self.byte()? {
            // A function, by its type.
            0 => {
                self.number()?;
            }
            // A table, a memory, a global, an exception.
            1 => {
                self.byte()?;
                self.limits()?;
            }
            2 => self.limits()?,
            3 | 4 => {
                self.byte()?;
                self.number()?;
            }
            _ => return None,
        }
        let of = self.bytes.get(from..self.at)?;
        Some(Import { module, name, of })
    }

    fn limits(&mut self) -> Option<()> {
        let has_most = self.byte()? & 1 == 1;
        self.number()?;
        if has_most {
            self.number()?;
        }
        Some(())
    }
}

/// Writes an unsigned number in LEB128.
pub fn write_number(to: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

/// Writes bytes after their number.
pub fn write_block(to: &mut Vec<u8>, block: &[u8]) {
    write_number(to, block.len());
    to.extend(block);
}
