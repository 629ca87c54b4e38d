//! Entry point of libFuzzer.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = fuzz::any(bytes);
});
