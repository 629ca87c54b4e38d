//! Tables as bytes, to be kept on a device: what they are of, a checksum, and the bit planes.
//!
//! | bytes | content |
//! |---|---|
//! | 8 | `SessaEnd` |
//! | 1 | version |
//! | 1 + n | length of the material's name, and the name |
//! | 2 | the bit planes there are, with White to move and with Black |
//! | 8 | FNV-1a checksum of the name, these two and the planes, lowest byte first |
//! | … | the planes with White to move, then those with Black |

use std::fmt;

use crate::layout::Layout;
use crate::table::{Planes, row_bytes};
use crate::{Material, Table};

/// The version of the files that are written and read.
pub const FILE_VERSION: u8 = 1;

/// The first bytes of a file.
const MAGIC: &[u8; 8] = b"SessaEnd";

/// A reason why bytes are no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileError {
    /// They do not begin as a table does.
    NoTable,
    /// They are of another version, this one.
    Version(u8),
    /// They are not of the men that tables are made of.
    Material,
    /// There are more or fewer of them than there should be.
    Length {
        /// Bytes that there should be.
        expected: usize,
        /// Bytes that there are.
        found: usize,
    },
    /// Some of them are wrong.
    Checksum,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTable => f.write_str("this is no table of an ending"),
            Self::Version(found) => {
                write!(
                    f,
                    "this table is of version {found}; version {FILE_VERSION} is read"
                )
            }
            Self::Material => f.write_str("this table is not of men that tables are made of"),
            Self::Length { expected, found } => {
                write!(f, "this table has {found} bytes and not {expected}")
            }
            Self::Checksum => f.write_str("this table is damaged"),
        }
    }
}

impl std::error::Error for FileError {}

impl Table {
    /// The table as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let name = self.material().to_string();
        let [white, black] = self.sides();
        let present = [white.present, black.present];
        let parts = [name.as_bytes(), &present, &white.bytes, &black.bytes];
        let mut bytes = Vec::with_capacity(self.size() + 32);
        bytes.extend_from_slice(MAGIC);
        bytes.push(FILE_VERSION);
        bytes.push(name.len() as u8);
        bytes.extend_from_slice(name.as_bytes());
        bytes.extend_from_slice(&present);
        bytes.extend_from_slice(&checksum(&parts).to_le_bytes());
        bytes.extend_from_slice(&white.bytes);
        bytes.extend_from_slice(&black.bytes);
        bytes
    }

    /// Reads a table.
    ///
    /// ```
    /// use tablebase::{FileError, Table, Tablebase};
    ///
    /// let mut tablebase = Tablebase::new();
    /// let material = "KQK".parse()?;
    /// tablebase.make(material);
    /// let table = tablebase.table(material).expect("it was just made");
    /// let mut bytes = table.to_bytes();
    /// assert!(Table::from_bytes(&bytes).as_ref() == Ok(table));
    /// bytes[100] ^= 1;
    /// assert_eq!(Table::from_bytes(&bytes).err(), Some(FileError::Checksum));
    /// # Ok::<(), tablebase::MaterialError>(())
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Table, FileError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(FileError::NoTable)?;
        let (&version, rest) = rest.split_first().ok_or(FileError::NoTable)?;
        if version != FILE_VERSION {
            return Err(FileError::Version(version));
        }
        let short = |expected| FileError::Length {
            expected,
            found: bytes.len(),
        };
        // The shortest name is `KQK`.
        let (&length, rest) = rest.split_first().ok_or(short(23))?;
        let (name, rest) =
            (rest.split_at_checked(usize::from(length))).ok_or(FileError::Material)?;
        let material = str::from_utf8(name).ok().and_then(|name| {
            let material: Material = name.parse().ok()?;
            (material.to_string() == name).then_some(material)
        });
        let material = material.ok_or(FileError::Material)?;
        let layout = Layout::of(material);
        let header = bytes.len() - rest.len() + 10;
        let (&[white, black], rest) = rest.split_first_chunk().ok_or(short(header))?;
        let (sum, planes) = rest.split_first_chunk().ok_or(short(header))?;
        let plane = layout.words() * row_bytes(&layout);
        let [at_white, at_black] =
            [white, black].map(|present| present.count_ones() as usize * plane);
        if planes.len() != at_white + at_black {
            return Err(short(header + at_white + at_black));
        }
        let (first, second) = planes.split_at(at_white);
        let parts = [name, &[white, black], first, second];
        // No distance in these endings has an eighth bit.
        if checksum(&parts) != u64::from_le_bytes(*sum) || (white | black) & 0x80 != 0 {
            return Err(FileError::Checksum);
        }
        let sides = [(white, first), (black, second)].map(|(present, bytes)| Planes {
            present,
            bytes: bytes.to_vec(),
        });
        Ok(Table::new(material, sides))
    }
}

/// FNV-1a (Fowler, Noll, Vo), eight bytes at once where there are so many.
fn checksum(parts: &[&[u8]]) -> u64 {
    let mut sum = 0xCBF2_9CE4_8422_2325_u64;
    let mut add = |number: u64| sum = (sum ^ number).wrapping_mul(0x0000_0100_0000_01B3);
    for part in parts {
        let (words, rest) = part.as_chunks::<8>();
        for &word in words {
            add(u64::from_le_bytes(word));
        }
        for &byte in rest {
            add(u64::from(byte));
        }
    }
    sum
}
