//! The devices that the tests see the page on.

/// The device a page is seen on.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// Width of the page in CSS pixels.
    pub width: u32,
    /// Height of the page in CSS pixels.
    pub height: u32,
    /// Fingers instead of a mouse.
    pub touch: bool,
    /// The visitor prefers dark pages (`prefers-color-scheme`).
    pub dark: bool,
    /// The visitor prefers pages that keep still (`prefers-reduced-motion`).
    pub reduced_motion: bool,
}

impl View {
    /// A usual laptop.
    pub const LAPTOP: Self = Self {
        width: 1280,
        height: 800,
        touch: false,
        dark: false,
        reduced_motion: false,
    };
    /// A small phone.
    pub const PHONE: Self = Self {
        width: 360,
        height: 740,
        touch: true,
        dark: false,
        reduced_motion: false,
    };
}
