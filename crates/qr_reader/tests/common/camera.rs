//! Simulated camera: pictures of QR codes on paper, turned, tilted, badly lit and noisy.

use qrcodegen::{QrCode, QrCodeEcc};

/// Pixels of a picture.
pub const WIDTH: usize = 640;
pub const HEIGHT: usize = 480;

/// Light modules round a code.
const QUIET_ZONE: f64 = 4.0;

/// Random numbers by the generator `SplitMix64`.
pub struct Random(pub u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From `least` up to `most`.
    pub fn between(&mut self, least: f64, most: f64) -> f64 {
        least + (most - least) * (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// Pose of a code before the camera.
pub struct Pose {
    /// Its middle, in pixels.
    pub middle: (f64, f64),
    /// Its side with its quiet zone, in pixels.
    pub side: f64,
    /// Radians by which it is turned.
    pub turned: f64,
    /// Tilt: the nearness of its right side beyond that of its left one, as a share of its distance.
    pub tilt: f64,
    /// The brightness of paper on the left and on the right, 0 to 255.
    pub light: (f64, f64),
    /// The most that noise adds or takes.
    pub noise: f64,
}

impl Pose {
    /// By hand: near or far, turned and tilted; some cannot be read.
    pub fn by_hand(random: &mut Random) -> Pose {
        Pose {
            middle: (random.between(280.0, 360.0), random.between(210.0, 270.0)),
            side: random.between(120.0, 400.0),
            turned: random.between(-0.6, 0.6),
            tilt: random.between(-0.4, 0.4),
            light: (random.between(120.0, 250.0), random.between(120.0, 250.0)),
            noise: random.between(0.0, 60.0),
        }
    }
}

/// A picture of the code of a text: bytes of red, green, blue and opacity.
pub fn picture(text: &str, pose: &Pose, random: &mut Random) -> Vec<u8> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).expect("it is short");
    let modules = f64::from(code.size()) + 2.0 * QUIET_ZONE;
    let (sin, cos) = pose.turned.sin_cos();
    let mut pixels = Vec::with_capacity(4 * WIDTH * HEIGHT);
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            let (dx, dy) = (x as f64 - pose.middle.0, y as f64 - pose.middle.1);
            let (u, v) = (cos * dx + sin * dy, cos * dy - sin * dx);
            // Central projection: what is nearer is larger.
            let nearer = 1.0 + pose.tilt * u / pose.side;
            let [u, v] = [u, v].map(|w| (w / nearer / pose.side + 0.5) * modules - QUIET_ZONE);
            let is_paper = [u, v]
                .iter()
                .all(|w| (-QUIET_ZONE..modules - QUIET_ZONE).contains(w));
            let is_dark = code.get_module(u.floor() as i32, v.floor() as i32);
            let light = pose.light.0 + (pose.light.1 - pose.light.0) * x as f64 / WIDTH as f64;
            let brightness = match (is_paper, is_dark) {
                (true, false) => light,
                (true, true) => 0.2 * light,
                (false, _) => 0.5 * light,
            };
            let seen = brightness + random.between(-pose.noise, pose.noise);
            let seen = seen.clamp(0.0, 255.0) as u8;
            pixels.extend([seen, seen, seen, 255]);
        }
    }
    pixels
}
