//! QR codes in the pictures of a camera, one after the other.
//!
//! [`read`] finds the codes of one picture, [`Scanner`] tells each code once while it is held before the camera.
//! Pictures and times are arguments: the crate knows no camera and no clock.

use std::collections::HashMap;

/// Bytes of a pixel: red, green, blue, opacity.
const PIXEL: usize = 4;

/// Milliseconds for which a code has to be out of sight before it is told again.
const AWAY: u64 = 3_000;

/// The texts of the QR codes in a picture, in rows of `width` pixels of four bytes each: red, green, blue, opacity. A
/// code that cannot be read, or holds no text, is left out.
pub fn read(pixels: &[u8], width: usize) -> Vec<String> {
    if width == 0 {
        return Vec::new();
    }
    let height = pixels.len() / (PIXEL * width);
    let luma = |x: usize, y: usize| {
        let start = PIXEL * (y * width + x);
        let [red, green, blue] = [0, 1, 2].map(|i| u32::from(pixels[start + i]));
        // Shares of the colours in brightness, in 256ths (ITU-R BT.601).
        ((77 * red + 150 * green + 29 * blue) >> 8) as u8
    };
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(width, height, luma);
    let grids = picture.detect_grids();
    let texts = grids.iter().filter_map(|grid| grid.decode().ok());
    texts.map(|(_, text)| text).collect()
}

/// Continuous scanning: the codes that come before a camera, each told once until it was out of sight for a while.
#[derive(Debug, Default)]
pub struct Scanner {
    /// Time at which each text was in sight last, in milliseconds.
    seen: HashMap<String, u64>,
}

impl Scanner {
    /// The texts of a picture that come into sight with it, `now` in milliseconds of any clock that does not go back.
    pub fn scan(&mut self, pixels: &[u8], width: usize, now: u64) -> Vec<String> {
        let mut texts = read(pixels, width);
        texts.retain(|text| {
            let before = self.seen.insert(text.clone(), now);
            before.is_none_or(|before| now.saturating_sub(before) >= AWAY)
        });
        texts
    }
}
