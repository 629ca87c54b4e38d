//! Measures reading QR codes from a camera: the results of 40 boards, held up one after the other before a simulated one.
//! `cargo xtask bench qr` runs it natively and in wasm.
//!
//! By itself, natively: `cargo run --release -p qr_reader --example qr_speed`.

#[path = "../tests/common/camera.rs"]
mod camera;

use camera::{Pose, Random, WIDTH, picture};
use qr_reader::Scanner;
use std::time::Instant;

const CODES: usize = 40;

/// Pictures that the page looks at in a second.
const PICTURES_A_SECOND: f64 = 8.0;

/// Seconds from one code to the next, in which there is none to be seen.
const BETWEEN_CODES: f64 = 1.0;

fn main() {
    let mut random = Random(40);
    let mut scanner = Scanner::default();
    let (mut pictures, mut longest, mut working) = (0, 0, 0.0_f64);
    let mut slowest = 0.0_f64;
    for code in 0..CODES {
        let text = format!("https://example.org/#club-night/result/1.7.{code}.1-0.k4");
        for tried in 1.. {
            let picture = picture(&text, &Pose::by_hand(&mut random), &mut random);
            let begun = Instant::now();
            let texts = scanner.scan(&picture, WIDTH, 0);
            let took = begun.elapsed().as_secs_f64();
            working += took;
            slowest = slowest.max(took);
            pictures += 1;
            if texts == [text.as_str()] {
                longest = longest.max(tried);
                break;
            }
        }
    }
    let simulated = pictures as f64 / PICTURES_A_SECOND + CODES as f64 * BETWEEN_CODES;
    println!(
        "{CODES} codes in {pictures} pictures, {longest} at most for one: {simulated:.1} s at {PICTURES_A_SECOND} pictures a second"
    );
    println!(
        "a picture {:.1} ms, the slowest {:.1} ms",
        1e3 * working / f64::from(pictures),
        1e3 * slowest
    );
}
