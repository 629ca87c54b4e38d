//! Files compressed by Zstandard.

use crate::{BACK_RANK, LINE, read};
use puzzle::{FileFaultKind, Place};

/// A frame of Zstandard with these blocks, not compressed or one byte many times.
fn frame(blocks: &[(&[u8], usize)], checksum: bool) -> Vec<u8> {
    let mut out = vec![0x28, 0xB5, 0x2F, 0xFD, if checksum { 4 } else { 0 }, 0x40];
    for (n, (bytes, times)) in blocks.iter().enumerate() {
        let last = usize::from(n + 1 == blocks.len());
        let kind = usize::from(*times > 1);
        let size = if *times > 1 { *times } else { bytes.len() };
        let header = last | kind << 1 | size << 3;
        out.extend_from_slice(&header.to_le_bytes()[..3]);
        out.extend_from_slice(bytes);
    }
    out
}

#[test]
fn compressed_files_are_read_in_any_pieces_and_as_far_as_they_go() {
    let line = format!("x,{BACK_RANK},{LINE}\n");
    let (half, rest) = line.as_bytes().split_at(20);
    // A frame of somebody else, then two of ours; spaces of one byte many times.
    let mut file = vec![0x5A, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 9, 9, 9];
    file.extend(frame(&[(line.as_bytes(), 1), (half, 1)], false));
    file.extend(frame(
        &[(rest, 1), (b"\n", 3), (line.as_bytes(), 1), (b"", 1)],
        false,
    ));
    assert_eq!(read(&file).iter().flatten().count(), 3);
    let counts = |bytes: &[u8]| {
        let found = read(bytes);
        let faults: Vec<_> = found
            .iter()
            .filter_map(|found| found.clone().err())
            .collect();
        (found.len() - faults.len(), faults)
    };
    // Cut in the last block: what is before it is read, and the place is told.
    let (kept, faults) = counts(&file[..file.len() - 5]);
    assert_eq!(kept, 2);
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].kind, FileFaultKind::ZstdTruncated);
    assert_eq!(faults[0].place, Place::Text { line: 6, column: 1 });
    // Cut within a line.
    let first = 11 + 6 + 3 + line.len();
    let (kept, faults) = counts(&file[..first + 3 + 20 + 6 + 3 + 5]);
    assert_eq!((kept, faults.len()), (1, 1), "{faults:?}");
    // A block of a kind that there is not.
    let mut damaged = file.clone();
    let at = 11 + 6 + 3 + line.len();
    damaged[at] |= 6;
    let (kept, faults) = counts(&damaged);
    assert_eq!(kept, 1);
    assert!(
        matches!(&faults[0].kind, FileFaultKind::Zstd(_)),
        "{faults:?}"
    );
    assert_eq!(faults.len(), 1);
    // A checksum that is another.
    let mut wrong = frame(&[(line.as_bytes(), 1)], true);
    wrong.extend([1, 2, 3, 4]);
    let (kept, faults) = counts(&wrong);
    assert_eq!(kept, 1);
    assert!(faults[0].to_string().contains("checksum"), "{faults:?}");
}
