//! Pseudo-random numbers that are the same on every machine.

/// `SplitMix64` (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
#[derive(Clone, Debug)]
pub struct Random(u64);

/// Weyl increment of the generator: the golden ratio.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

impl Random {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// One of many streams of a seed. They begin at places of the cycle that have nothing to do with each other.
    pub fn stream(seed: u64, number: u64) -> Random {
        Random(mix(seed) ^ mix(number.wrapping_add(1).wrapping_mul(GOLDEN)))
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN);
        mix(self.0)
    }

    /// A number below `end`, each as likely as the others but for one part in 2³² (multiplication in place of division, after Lemire).
    pub fn below(&mut self, end: u32) -> u32 {
        (((self.number() >> 32) * u64::from(end)) >> 32) as u32
    }

    /// A number from 0 up to 1, which is not reached.
    pub fn unit(&mut self) -> f64 {
        (self.number() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// The finaliser of `SplitMix64`: every bit of the result hangs from every bit of the number.
fn mix(number: u64) -> u64 {
    let mut z = number;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_reference() {
        // The first outputs of the public reference implementation for the seed 1234567.
        let mut random = Random::new(1_234_567);
        for expected in [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ] {
            assert_eq!(random.number(), expected);
        }
    }

    #[test]
    fn numbers_fall_evenly() {
        let mut random = Random::stream(1, 0);
        let mut counts = [0; 7];
        let mut sum = 0.0;
        for _ in 0..70_000 {
            counts[random.below(7) as usize] += 1;
            let unit = random.unit();
            assert!((0.0..1.0).contains(&unit));
            sum += unit;
        }
        assert!(
            counts.iter().all(|&n| (9_600..10_400).contains(&n)),
            "{counts:?}"
        );
        assert!((sum / 70_000.0 - 0.5).abs() < 0.01, "{sum}");
    }

    #[test]
    fn streams_differ() {
        let first = |seed, number| Random::stream(seed, number).number();
        let mut all: Vec<u64> = (0..100)
            .flat_map(|seed| (0..100).map(move |number| first(seed, number)))
            .collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 10_000);
        assert_eq!(first(3, 4), first(3, 4));
    }
}
