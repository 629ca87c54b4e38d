//! Editions of FIDE's tie-break regulations (C.07), their differences as data.

/// The score of a dummy opponent (16.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DummyScore {
    /// The player's own score.
    Own,
    /// The player's own score, at most the scheduled opponent's adjusted score in forfeits (16.4.1), and a draw in each
    /// round otherwise (16.4.2).
    Bounded,
}

/// An edition of C.07.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The year by which it is asked for.
    pub year: u16,
    /// 16.4: the score of a dummy opponent.
    pub dummy: DummyScore,
    /// 15.2: with pre-determined pairings forfeits remain unplayed in tie-breaks by ratings, and lost ones in those
    /// of article 7.
    pub forfeits_remain_unplayed: bool,
    /// Article 8 permits Buchholz in round robins.
    pub buchholz_in_round_robins: bool,
    /// 7.7, 7.8, 8.2, 10.6: STD, TPN, RTNG and the average of Fore Buchholz exist.
    pub has_later_tie_breaks: bool,
}

impl Edition {
    /// In force from 1 August 2024 to 28 February 2026.
    pub const AUGUST_2024: Edition = Edition {
        year: 2024,
        dummy: DummyScore::Own,
        forfeits_remain_unplayed: false,
        buchholz_in_round_robins: true,
        has_later_tie_breaks: false,
    };

    /// In force since 1 March 2026.
    pub const MARCH_2026: Edition = Edition {
        year: 2026,
        dummy: DummyScore::Bounded,
        forfeits_remain_unplayed: true,
        buchholz_in_round_robins: false,
        has_later_tie_breaks: true,
    };

    /// All editions, oldest first.
    pub const ALL: [Edition; 2] = [Edition::AUGUST_2024, Edition::MARCH_2026];

    /// The edition of a year.
    pub fn of(year: u16) -> Option<Edition> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.year == year)
    }
}

/// The edition in force.
impl Default for Edition {
    fn default() -> Edition {
        Edition::MARCH_2026
    }
}
