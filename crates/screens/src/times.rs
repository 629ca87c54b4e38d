//! Times as arbiters write them.

use game::Millis;

/// A time as hours, minutes and seconds: `1:29:03`, `0:00:59`.
pub fn hms(left: Millis) -> String {
    let seconds = left / 1000;
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_as_arbiters_write_them() {
        for (left, written) in [
            (0, "0:00:00"),
            (5_369_999, "1:29:29"),
            (360_000_000, "100:00:00"),
        ] {
            assert_eq!(hms(left), written);
        }
    }
}
