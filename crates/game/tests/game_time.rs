//! D5: a game's time from two clocks, whatever the page and the device do meanwhile.

use game::{GameTime, Look, Timestamp};

#[path = "../../chess/tests/common/random.rs"]
mod random;
use random::Random;

const HOUR: f64 = 3_600_000.0;

/// A device with its two clocks, and a game begun on it at 5 s of its own time.
struct Device {
    monotonic: f64,
    wall: f64,
    line: GameTime,
}

impl Device {
    fn new() -> Device {
        let (monotonic, wall) = (1_234.5, 1.7e12);
        Device {
            monotonic,
            wall,
            line: GameTime::new(Timestamp(5_000), monotonic, wall),
        }
    }

    /// Both clocks go on; the wall clock goes `rate` as fast.
    fn pass(&mut self, span: f64, rate: f64) {
        self.monotonic += span;
        self.wall += span * rate;
    }

    fn look(&mut self) -> Look {
        self.line.look(self.monotonic, self.wall)
    }
}

fn awake(now: u64) -> Look {
    Look {
        now: Timestamp(now),
        slept: None,
    }
}

#[test]
fn d5_hidden_and_throttled_tabs_are_exact() {
    // Looks each frame, each second, each minute, and one after a day.
    for (interval, looks) in [
        (16.0, 10_000),
        (1_000.0, 3_600),
        (60_000.0, 600),
        (24.0 * HOUR, 1),
    ] {
        let mut device = Device::new();
        assert_eq!(device.look(), awake(5_000));
        for number in 1..=looks {
            device.pass(interval, 1.0);
            assert_eq!(
                device.look(),
                awake(5_000 + number * interval as u64),
                "{interval}"
            );
        }
    }
}

#[test]
fn d5_sleep_is_reported_and_not_counted() {
    let mut device = Device::new();
    device.pass(10_000.0, 1.0);
    device.wall += 8.0 * HOUR;
    let look = device.look();
    assert_eq!(
        look,
        Look {
            now: Timestamp(15_000),
            slept: Some(28_800_000)
        }
    );
    assert_eq!(device.look(), awake(15_000), "once");
    device.pass(1_000.0, 1.0);
    assert_eq!(device.look(), awake(16_000));
}

#[test]
fn d5_sleep_counts_if_so_decided() {
    let mut device = Device::new();
    device.wall += 8.0 * HOUR;
    let slept = device.look().slept.expect("eight hours");
    device.line.count(slept);
    device.pass(1_000.0, 1.0);
    assert_eq!(device.look(), awake(5_000 + 28_800_000 + 1_000));
}

#[test]
fn d5_a_clock_set_back_is_ignored_and_one_set_forward_looks_like_sleep() {
    let mut device = Device::new();
    device.pass(1_000.0, 1.0);
    device.wall -= HOUR;
    assert_eq!(device.look(), awake(6_000));
    device.pass(1_000.0, 1.0);
    device.wall += HOUR;
    assert_eq!(
        device.look(),
        Look {
            now: Timestamp(7_000),
            slept: Some(3_600_000)
        }
    );
}

#[test]
fn d5_two_seconds_are_no_sleep() {
    for (ahead, slept) in [(1_999.0, None), (2_000.0, None), (2_001.0, Some(2_001))] {
        let mut device = Device::new();
        device.wall += ahead;
        assert_eq!(device.look().slept, slept, "{ahead}");
    }
}

#[test]
fn d5_drift_never_adds_up() {
    for rate in [1.0 + 50e-6, 1.0 - 50e-6] {
        let mut device = Device::new();
        for number in 1..=6_000 {
            device.pass(60_000.0, rate);
            assert_eq!(device.look(), awake(5_000 + number * 60_000), "{rate}");
        }
        // Ten hours without a look.
        device.pass(10.0 * HOUR, rate);
        assert_eq!(
            device.look(),
            awake(5_000 + 360_000_000 + 36_000_000),
            "{rate}"
        );
    }
}

#[test]
fn d5_time_never_goes_back() {
    let mut device = Device::new();
    device.pass(1_000.0, 1.0);
    assert_eq!(device.look(), awake(6_000));
    device.monotonic -= 500.0;
    assert_eq!(device.look().now, Timestamp(6_000));
}

#[test]
fn d5_whatever_happens_time_is_what_passed_awake() {
    let mut random = Random(5);
    for _ in 0..200 {
        let mut device = Device::new();
        // What both clocks count, in whole milliseconds: passed awake and, if so decided, asleep.
        let mut expected = 5_000;
        for _ in 0..200 {
            let mut asleep = 0;
            match random.below(6) {
                0 => {
                    asleep = 2_001 + random.below(100_000_000) as u64;
                    device.wall += asleep as f64;
                }
                1 => device.wall -= random.below(100_000_000) as f64,
                2 => device.wall += random.below(2_001) as f64,
                _ => {}
            }
            let awake = random.below(100_000);
            device.pass(awake as f64, 1.0);
            expected += awake as u64;
            let look = device.look();
            assert_eq!(look.now, Timestamp(expected));
            assert_eq!(look.slept, (asleep > 0).then_some(asleep));
            if asleep > 0 && random.below(2) == 0 {
                device.line.count(asleep);
                expected += asleep;
            }
        }
    }
}
