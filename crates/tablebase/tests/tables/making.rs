//! Making tables step by step, and keeping them as bytes.

use tablebase::{Builder, FILE_VERSION, FileError, Material, Table, Tablebase};

use crate::{TABLES, material, table};

#[test]
fn small_steps_make_the_same_table() {
    for (name, words) in [
        ("KRK", 1),
        ("KPK", 1000),
        ("KBNK", 30_000),
        ("KRKP", 500_000),
    ] {
        let mut builder = Builder::new(material(name), &TABLES).expect("all tables are there");
        assert_eq!(builder.material(), material(name));
        let mut steps = 0;
        let mut before = builder.progress();
        assert!(!before.done && before.decided == 0 && before.plies == 0);
        loop {
            let progress = builder.step(words);
            steps += 1;
            assert!(progress.decided >= before.decided);
            assert!(progress.done || progress.plies >= before.plies);
            assert_eq!(progress, builder.progress());
            before = progress;
            if progress.done {
                break;
            }
        }
        assert!(steps > 20, "{name}: {steps}");
        assert_eq!(builder.step(words), before);
        assert!(builder.finish() == *table(name), "{name}");
    }
}

#[test]
fn a_table_needs_those_it_depends_on() {
    let mut tablebase = Tablebase::new();
    let missing = |tablebase: &Tablebase| Builder::new(material("KQKR"), tablebase).err();
    assert_eq!(missing(&tablebase), Some(material("KRK")));
    tablebase.make(material("KRK"));
    assert_eq!(missing(&tablebase), Some(material("KQK")));
    tablebase.make(material("KQK"));
    assert_eq!(missing(&tablebase), None);
    tablebase.make(material("KQKR"));
    let made: Vec<_> = tablebase
        .tables()
        .map(|table| table.material().to_string())
        .collect();
    assert_eq!(made.len(), 3);
    assert!(tablebase.missing(material("KQKR")).is_empty());
}

/// Four men without pawns stay below 5 MB.
#[test]
fn tables_are_small() {
    for table in TABLES.tables() {
        let material = table.material();
        let most = match (material.count(), material.has_pawn()) {
            (3, _) => 120_000,
            (_, false) => 3_400_000,
            (_, true) => 9_800_000,
        };
        assert!(table.size() <= most, "{material}: {}", table.size());
        assert!(table.to_bytes().len() < table.size() + 32);
    }
}

#[test]
fn tables_are_read_as_they_were_written() {
    for material in Material::all() {
        let table = TABLES.table(material).expect("all are there");
        let read = Table::from_bytes(&table.to_bytes());
        assert!(read.as_ref() == Ok(table), "{material}");
    }
}

#[test]
fn what_is_wrong_with_bytes_is_said() {
    let bytes = table("KPK").to_bytes();
    let length = bytes.len();
    let changed = |at: usize, to: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = to;
        Table::from_bytes(&bytes).err()
    };
    assert_eq!(Table::from_bytes(&[]).err(), Some(FileError::NoTable));
    assert_eq!(changed(0, b's'), Some(FileError::NoTable));
    let version = FILE_VERSION + 1;
    assert_eq!(changed(8, version), Some(FileError::Version(version)));
    assert_eq!(changed(9, 200), Some(FileError::Material));
    assert_eq!(changed(10, b'Q'), Some(FileError::Material));
    assert_eq!(changed(11, b'p'), Some(FileError::Material));
    assert_eq!(changed(10, 0xFF), Some(FileError::Material));
    // Another material has another length.
    assert!(matches!(changed(11, b'Q'), Some(FileError::Length { found, .. }) if found == length));
    for at in [15, 22, 23, 1000, length - 1] {
        assert_eq!(changed(at, !bytes[at]), Some(FileError::Checksum), "{at}");
    }
    // More or fewer planes than there are bytes of.
    assert!(matches!(changed(13, 0), Some(FileError::Length { .. })));
    assert!(matches!(changed(14, 0xFF), Some(FileError::Length { .. })));
    for cut in [8, 9, 10, 12, 13, 14, 15, 22, 23, 1000, length - 1] {
        let error = Table::from_bytes(&bytes[..cut]).err();
        assert!(error.is_some(), "{cut}");
        assert!(
            cut < 13 || matches!(error, Some(FileError::Length { found, .. }) if found == cut),
            "{cut} {error:?}"
        );
    }
    let longer: Vec<_> = bytes.iter().copied().chain([0]).collect();
    let expected = FileError::Length {
        expected: length,
        found: length + 1,
    };
    assert_eq!(Table::from_bytes(&longer).err(), Some(expected));
    for error in [
        FileError::NoTable,
        FileError::Version(7),
        FileError::Material,
        expected,
        FileError::Checksum,
    ] {
        assert!(error.to_string().starts_with("this "), "{error}");
    }
}
