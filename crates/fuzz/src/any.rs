//! The program that libFuzzer drives.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = fuzz::any(bytes);
});
