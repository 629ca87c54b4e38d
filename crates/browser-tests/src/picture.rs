//! Image comparison: pictures are scaled down, and the mean colours of their cells compared.

use std::io::Cursor;

/// Side of the cells in which two pictures are compared, in pixels of the shrunk pictures.
const CELL: usize = 4;

/// From here on the mean colours of two cells differ clearly: by so much of 255 in one of red, green and blue.
const CLEARLY: u8 = 20;

/// Outside the board one cell of so many may differ clearly: other versions of a browser draw text a little otherwise.
const TEXT_SHARE: usize = 100;

/// A page may be longer or shorter by one part of so many.
const HEIGHT_SHARE: usize = 10;

/// A picture without transparency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<[u8; 3]>,
}

/// A part of a picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    pub(crate) left: usize,
    pub(crate) top: usize,
    pub(crate) right: usize,
    pub(crate) bottom: usize,
}

impl Area {
    fn holds(self, x: usize, y: usize) -> bool {
        (self.left..self.right).contains(&x) && (self.top..self.bottom).contains(&y)
    }

    /// The same part of a smaller picture.
    fn shrunk(self, by: usize) -> Self {
        Self {
            left: self.left / by,
            top: self.top / by,
            right: self.right.div_ceil(by),
            bottom: self.bottom.div_ceil(by),
        }
    }
}

impl Picture {
    /// Red, green and blue of a pixel.
    pub(crate) fn pixel(&self, x: usize, y: usize) -> [u8; 3] {
        self.pixels[y * self.width + x]
    }

    pub(crate) fn decode(png: &[u8]) -> Result<Self, png::DecodingError> {
        let mut reader = png::Decoder::new(Cursor::new(png)).read_info()?;
        let mut bytes = vec![0; reader.output_buffer_size().unwrap_or_default()];
        let info = reader.next_frame(&mut bytes)?;
        // Browsers give red, green and blue, some with an opacity that is always full.
        let pixels = bytes[..info.buffer_size()].chunks_exact(info.color_type.samples());
        Ok(Self {
            width: info.width as usize,
            height: info.height as usize,
            pixels: pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect(),
        })
    }

    pub(crate) fn encode(&self) -> Vec<u8> {
        let mut png = Vec::new();
        let mut encoder = png::Encoder::new(&mut png, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::High);
        encoder
            .write_header()
            .and_then(|mut writer| writer.write_image_data(self.pixels.as_flattened()))
            .expect("memory takes every picture");
        png
    }

    /// A picture smaller by a factor; each of its pixels is the mean of those it stands for.
    pub(crate) fn shrunk(&self, by: usize) -> Self {
        let (width, height) = (self.width.div_ceil(by), self.height.div_ceil(by));
        let mean = |x: usize, y: usize| {
            let (mut sum, mut count) = ([0; 3], 0);
            for y in y * by..self.height.min((y + 1) * by) {
                for x in x * by..self.width.min((x + 1) * by) {
                    let pixel = self.pixels[y * self.width + x];
                    sum = [0, 1, 2].map(|channel| sum[channel] + u32::from(pixel[channel]));
                    count += 1;
                }
            }
            sum.map(|sum| ((sum + count / 2) / count) as u8)
        };
        Self {
            width,
            height,
            pixels: (0..height)
                .flat_map(|y| (0..width).map(move |x| (x, y)))
                .map(|(x, y)| mean(x, y))
                .collect(),
        }
    }

    fn at(&self, x: usize, y: usize) -> [u8; 3] {
        self.pixels[y * self.width + x]
    }

    /// The difference of two pictures, if one is not the other as another version of the browser would draw it. On the board no
    /// cell may differ clearly: it holds no text to speak of. Elsewhere a few may, and a long page may be a little
    /// longer.
    pub(crate) fn difference(&self, other: &Self, board: Option<Area>) -> Option<Difference> {
        let (mine, theirs) = (self.shrunk(CELL), other.shrunk(CELL));
        let (width, height) = (mine.width.min(theirs.width), mine.height.min(theirs.height));
        let cells: Vec<_> = (0..height)
            .flat_map(|y| (0..width).map(move |x| (x, y)))
            .filter(|&(x, y)| differ_clearly(mine.at(x, y), theirs.at(x, y)))
            .collect();
        let board = board.map(|area| area.shrunk(CELL));
        let on_board = |&&(x, y): &&_| board.is_some_and(|board| board.holds(x, y));
        let on_board = cells.iter().filter(on_board).count();
        let elsewhere = cells.len() - on_board;
        let longer = mine.height.abs_diff(theirs.height);
        let other_size = mine.width != theirs.width || longer * HEIGHT_SHARE > height;
        (on_board > 0 || elsewhere * TEXT_SHARE > width * height || other_size).then_some(
            Difference {
                cells,
                on_board,
                of: width * height,
                other_size,
            },
        )
    }
}

fn differ_clearly(one: [u8; 3], other: [u8; 3]) -> bool {
    std::iter::zip(one, other).any(|(one, other)| one.abs_diff(other) >= CLEARLY)
}

/// The cells in which two pictures differ clearly.
#[derive(Debug)]
pub(crate) struct Difference {
    cells: Vec<(usize, usize)>,
    on_board: usize,
    of: usize,
    other_size: bool,
}

impl Difference {
    /// The picture, pale, with the places that differ in red.
    pub(crate) fn shown_on(&self, picture: &Picture) -> Picture {
        let mut shown = picture.clone();
        for pixel in &mut shown.pixels {
            *pixel = pixel.map(|channel| 192 + channel / 4);
        }
        for &(x, y) in &self.cells {
            for y in y * CELL..shown.height.min((y + 1) * CELL) {
                for x in x * CELL..shown.width.min((x + 1) * CELL) {
                    let pixel = &mut shown.pixels[y * shown.width + x];
                    *pixel = [220, pixel[1] / 2, pixel[2] / 2];
                }
            }
        }
        shown
    }
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            cells,
            on_board,
            of,
            other_size,
        } = self;
        let size = if *other_size { "another size, " } else { "" };
        let count = cells.len();
        write!(
            f,
            "{size}{count} of {of} places differ, {on_board} of them on the board"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(width: usize, height: usize, color: [u8; 3]) -> Picture {
        Picture {
            width,
            height,
            pixels: vec![color; width * height],
        }
    }

    /// A picture with a square of another colour.
    fn with_square(side: usize, (left, top): (usize, usize)) -> Picture {
        let mut picture = plain(80, 80, [200; 3]);
        for y in top..top + side {
            picture.pixels[y * 80 + left..][..side].fill([80; 3]);
        }
        picture
    }

    const BOARD: Option<Area> = Some(Area {
        left: 0,
        top: 40,
        right: 80,
        bottom: 80,
    });

    #[test]
    fn a_picture_survives_its_file() {
        let picture = with_square(7, (3, 5));
        let again = Picture::decode(&picture.encode()).expect("it was just written");
        assert_eq!(again, picture);
        assert!(Picture::decode(b"no picture").is_err());
    }

    #[test]
    fn a_smaller_picture_has_the_mean_colours() {
        let mut picture = plain(3, 2, [10, 20, 30]);
        picture.pixels[0] = [50, 20, 30];
        let small = picture.shrunk(2);
        assert_eq!((small.width, small.height), (2, 1));
        assert_eq!(small.pixels, [[20, 20, 30], [10, 20, 30]]);
    }

    #[test]
    fn on_the_board_every_place_counts_elsewhere_a_share() {
        let usual = plain(80, 80, [200; 3]);
        assert!(usual.difference(&usual, BOARD).is_none());
        // One cell of four hundred.
        let beside = with_square(4, (8, 8));
        assert!(beside.difference(&usual, BOARD).is_none());
        let on_it = with_square(4, (8, 48));
        let difference = on_it.difference(&usual, BOARD).expect("a piece more");
        assert_eq!(
            difference.to_string(),
            "1 of 400 places differ, 1 of them on the board"
        );
        assert!(on_it.difference(&usual, None).is_none());
        // Nine cells.
        let large = with_square(12, (8, 8));
        assert!(large.difference(&usual, BOARD).is_some());
    }

    #[test]
    fn a_page_that_has_grown_much_is_different() {
        let usual = plain(80, 80, [200; 3]);
        for (width, height, different) in [(80, 88, false), (80, 96, true), (84, 80, true)] {
            let grown = plain(width, height, [200; 3]);
            assert_eq!(grown.difference(&usual, BOARD).is_some(), different);
            assert_eq!(usual.difference(&grown, BOARD).is_some(), different);
        }
    }

    #[test]
    fn a_difference_is_shown_in_red() {
        let (usual, now) = (plain(80, 80, [200; 3]), with_square(4, (8, 48)));
        let difference = now.difference(&usual, BOARD).expect("a piece more");
        let shown = difference.shown_on(&now);
        let red = |x, y| shown.at(x, y)[0] > shown.at(x, y)[1];
        assert!(red(8, 48) && red(11, 51) && !red(7, 48) && !red(12, 51));
    }
}
