//! File format of the network.
//!
//! | bytes | what |
//! |---|---|
//! | 0–9 | `sessahuman` |
//! | 10 | version of the format, 1 |
//! | 11–14 | check value: FNV-1a of 32 bits of all that follows, little-endian |
//! | then | a scale for each row of each matrix in the order of [`MATRICES`], two bytes, little-endian, in units of 2⁻¹⁸ |
//! | then | the parameters in their order, a signed byte each from −24 to 24, to be multiplied with the scale of their row |

use std::fmt;

use crate::layout::{MATRICES, PARAMETERS};

const MAGIC: &[u8; 10] = b"sessahuman";
const VERSION: u8 = 1;
const HEADER: usize = 15;

/// Largest number that stands for a parameter. Small numbers compress well.
const LARGEST: f32 = 24.0;

/// Scales are in parts of this.
const SCALE_ONE: f32 = 262_144.0;

/// Reason why bytes are no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// They are something else.
    NotANetwork,
    /// It is of another version of the format.
    Version(u8),
    /// It is shorter or longer than it should be.
    Size {
        /// Bytes there are.
        found: usize,
        /// Bytes there should be.
        expected: usize,
    },
    /// Its check value is wrong.
    Damaged,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::NotANetwork => write!(f, "this is no network of human moves"),
            FileError::Version(found) => write!(
                f,
                "the network is of version {found}; this program reads version {VERSION}"
            ),
            FileError::Size { found, expected } => {
                write!(f, "the network has {found} bytes instead of {expected}")
            }
            FileError::Damaged => write!(f, "the network is damaged: its check value is wrong"),
        }
    }
}

impl std::error::Error for FileError {}

fn rows() -> impl Iterator<Item = usize> {
    MATRICES
        .iter()
        .flat_map(|matrix| std::iter::repeat_n(matrix.width, matrix.rows))
}

/// Writes parameters as a file, quantised to 49 steps.
pub fn write(parameters: &[f32]) -> Vec<u8> {
    let (mut scales, mut numbers) = (Vec::new(), Vec::new());
    let mut rest = parameters;
    for width in rows() {
        let (row, after) = rest.split_at(width);
        rest = after;
        let largest = row.iter().fold(0.0, |a: f32, b| a.max(b.abs()));
        let scale = (largest / LARGEST * SCALE_ONE)
            .ceil()
            .min(f32::from(u16::MAX));
        scales.extend((scale as u16).to_le_bytes());
        let number = |&weight: &f32| {
            let number = weight * SCALE_ONE / scale.max(1.0);
            number.round().clamp(-LARGEST, LARGEST) as i8
        };
        numbers.extend(row.iter().map(number).map(|number| number as u8));
    }
    let body = [scales, numbers].concat();
    let mut file = MAGIC.to_vec();
    file.push(VERSION);
    file.extend(check(&body).to_le_bytes());
    file.extend(body);
    file
}

/// Reads the parameters of a file.
pub(crate) fn read(bytes: &[u8]) -> Result<Box<[f32]>, FileError> {
    if !bytes.starts_with(MAGIC) {
        return Err(FileError::NotANetwork);
    }
    match bytes.get(MAGIC.len()) {
        Some(&VERSION) => {}
        Some(&other) => return Err(FileError::Version(other)),
        None => return Err(FileError::NotANetwork),
    }
    let scales = 2 * rows().count();
    let expected = HEADER + scales + PARAMETERS;
    let found = bytes.len();
    if found != expected {
        return Err(FileError::Size { found, expected });
    }
    let (header, body) = bytes.split_at(HEADER);
    if header[11..] != check(body).to_le_bytes() {
        return Err(FileError::Damaged);
    }
    let (scales, mut numbers) = body.split_at(scales);
    let mut parameters = Vec::with_capacity(PARAMETERS);
    for (width, scale) in rows().zip(scales.as_chunks().0) {
        let scale = f32::from(u16::from_le_bytes(*scale)) / SCALE_ONE;
        let (row, rest) = numbers.split_at(width);
        numbers = rest;
        parameters.extend(row.iter().map(|&number| f32::from(number as i8) * scale));
    }
    Ok(parameters.into())
}

/// FNV-1a (Fowler, Noll, Vo) of 32 bits.
fn check(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Vec<f32> {
        (0..PARAMETERS)
            .map(|n| ((n * 2_654_435_761) % 2_001) as f32 / 1_000.0 - 1.0)
            .collect()
    }

    #[test]
    fn what_is_written_is_read_again() {
        let parameters = some();
        let file = write(&parameters);
        let back = read(&file).expect("just written");
        assert_eq!(write(&back), file);
        for (a, b) in parameters.iter().zip(&back) {
            assert!((a - b).abs() < 0.022, "{a} {b}");
        }
    }

    #[test]
    fn what_is_no_network_is_refused_with_a_reason() {
        let file = write(&some());
        assert_eq!(read(b"PNG"), Err(FileError::NotANetwork));
        assert_eq!(read(MAGIC), Err(FileError::NotANetwork));
        let mut old = file.clone();
        old[10] = 0;
        assert_eq!(read(&old), Err(FileError::Version(0)));
        let (found, expected) = (file.len() - 1, file.len());
        assert_eq!(
            read(&file[..found]),
            Err(FileError::Size { found, expected })
        );
        for place in [12, 20, expected - 1] {
            let mut damaged = file.clone();
            damaged[place] ^= 4;
            assert_eq!(read(&damaged), Err(FileError::Damaged), "byte {place}");
        }
        let told = FileError::Version(0).to_string();
        assert_eq!(
            told,
            "the network is of version 0; this program reads version 1"
        );
    }
}
