//! Codes before a simulated camera.

#[path = "common/camera.rs"]
mod camera;

use camera::{Pose, Random, WIDTH, picture};
use qr_reader::{Scanner, read};

const TEXT: &str = "https://example.org/#club-night/result/1.7.3.1-0.k4";

fn straight(text: &str) -> Vec<u8> {
    let pose = Pose {
        middle: (320.0, 240.0),
        side: 300.0,
        turned: 0.0,
        tilt: 0.0,
        light: (255.0, 255.0),
        noise: 0.0,
    };
    picture(text, &pose, &mut Random(1))
}

#[test]
fn a_code_is_read_however_it_is_held() {
    let mut random = Random(40);
    let mut missed = 0;
    for _ in 0..20 {
        let pose = Pose::by_hand(&mut random);
        let texts = read(&picture(TEXT, &pose, &mut random), WIDTH);
        missed += usize::from(texts != [TEXT]);
    }
    assert!(missed <= 4, "{missed} of 20 pictures are not read");
}

#[test]
fn colours_count_by_their_brightness() {
    let mut pixels = straight(TEXT);
    // Dark modules become blue and light ones yellow.
    for pixel in pixels.chunks_exact_mut(4) {
        let color = if pixel[0] > 100 {
            [255, 255, 0]
        } else {
            [0, 0, 255]
        };
        pixel[..3].copy_from_slice(&color);
    }
    assert_eq!(read(&pixels, WIDTH), [TEXT]);
}

#[test]
fn no_picture_and_no_code_have_no_text() {
    assert!(read(&[], 0).is_empty());
    assert!(read(&[], WIDTH).is_empty());
    assert!(read(&vec![255; 4 * WIDTH * 100], WIDTH).is_empty());
    // Rows that were cut short.
    let pixels = straight(TEXT);
    assert!(read(&pixels[..4 * WIDTH * 200 + 7], WIDTH).is_empty());
}

#[test]
fn a_code_is_told_once_until_it_was_out_of_sight() {
    let (first, second) = (straight("first"), straight("second"));
    let mut scanner = Scanner::default();
    assert_eq!(scanner.scan(&first, WIDTH, 0), ["first"]);
    assert!(scanner.scan(&first, WIDTH, 2_900).is_empty());
    assert!(
        scanner.scan(&first, WIDTH, 5_800).is_empty(),
        "it is in sight"
    );
    assert_eq!(scanner.scan(&second, WIDTH, 5_900), ["second"]);
    assert_eq!(scanner.scan(&first, WIDTH, 8_800), ["first"]);
}
