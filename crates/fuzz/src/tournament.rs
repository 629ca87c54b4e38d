//! Fuzz targets of tournament report files and lists of players.

use arbitrary::{Result, Unstructured};
use tournament::event::History;
use tournament::roster;
use tournament::standings::standings;
use tournament::tie_break::{Edition as Rulebook, Pairings, Rules, TieBreak};
use tournament::trf::{self, Edition};

use crate::text::text;

/// Files with codes of both editions, byes, forfeits, a forbidden pair, acceleration.
const FILES: [&str; 4] = [
    "012 Club\n142 4\n152 W\n162  W 3.0    D 1.0\n240 Z   2    3\n250      1.0   1   2    1    2\n260   1   2    1    4\n\
     001    1 m GM Alpha, Ann                        2500 LAT    11600098 1990/01/02  3.0    1     2 w 1\n\
     001    2      Beta, Bob                         2400                             0.0    2     1 b 0\n\
     001    3      Gamma, Gil                                                         3.0    3  0000 - U\n",
    "XXR 3\r\nXXC white1 rank\r\nXXP 1 2\r\nXXA    1  1.0  0.5\r\nBBW  1.0\r\n\
     001    1      One                               2500                             1.0    1     2 w +  0000 - H\r\n\
     001    2      Two                               2400                             0.0    2     1 b -\r\n999 kept\r\n",
    "192 CUSTOM_KNOCKOUT\nXXK 1 2 A\n\
     001    1      One                               2500                             0.5    1     2 w =\n\
     001    2      Two                               2400                             0.5    2     1 b =\n",
    "192 BERGER_ROUNDROBIN_G2\n\
     001    1      One                               2500                             1.0    1     2 w 1\n\
     001    2      Two                               2400                             0.0    2     1 b 0\n",
];

/// Lists with and without a header, and text.
const ROSTERS: [&str; 4] = [
    "Name;Elo;Fed;FIDE ID;Title;Birth;Sex\nAlpha, Ann;2500;LAT;11600098;GM;1990/01/02;w\nBob;;;;;;\n",
    "1\tGM\tAlpha, Ann\tLAT\t2500\t1990\n2\t\tBeta, Bob\tEST\t2400\t1985\n",
    "Alpha,Ann,2500\n\"Beta, B\",Bob,2400\n",
    "1. GM Alpha, Ann LAT 2500 1990\n2) Beta, Bob (2400)\nZo\u{e9}\n",
];

/// Every tie-break, some with modifiers.
const TIE_BREAKS: &str = "WIN,WON,BPG,BWG,PS-C1,REP,STD,BH-M1,AOB-F,FB-C2,SB-C1-P,KS-L+1,ARO-M1,TPR,PTP,APRO,APPO,DE,DE-P,\
                          RTNG-R,TPN";

/// Any report file: faults are sentences with a place, every player has a place in the standings, what was read is
/// written and read as the same, and a file without faults can be paired or says why not.
pub fn tournament_file(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &FILES, "0123456789 wb-+=UHFZ*.\r\n\u{e9}X\0")?;
    let read = trf::read(&text);
    let lines = text.replace("\r\n", "\n").split(['\r', '\n']).count();
    for fault in &read.faults {
        assert!(fault.line <= lines, "{fault}");
        assert!(fault.to_string().len() < 2_000, "{fault}");
    }
    let list = TieBreak::list(TIE_BREAKS).expect("the codes exist");
    for edition in Rulebook::ALL {
        for pairings in [Pairings::Swiss, Pairings::Predetermined] {
            let rules = Rules {
                edition,
                pairings,
                unrated: Some(1400),
            };
            let rounds = read.tournament.paired_rounds();
            let standings = standings(&read.tournament, rounds, &list, &rules);
            assert_eq!(standings.places.len(), read.tournament.players.len());
        }
    }
    if !read.faults.is_empty() {
        return Ok(());
    }
    for edition in [Edition::Trf2016, Edition::Trf2026] {
        let written = trf::write(&read, edition);
        let again = trf::read(&written);
        assert_eq!(
            again.tournament.players.len(),
            read.tournament.players.len()
        );
        assert_eq!(again.faults, [], "{text:?}\n{written:?}");
    }
    if let Ok(pairs) = tournament::pair(&read.tournament) {
        let mut seen = vec![false; read.tournament.players.len()];
        for player in pairs
            .iter()
            .flat_map(|pair| [Some(pair.white), pair.black])
            .flatten()
        {
            assert!(!core::mem::replace(&mut seen[player], true), "{text:?}");
        }
    }
    Ok(())
}

/// Any list of players: faults are sentences with a place, every player has a name of their own and can enter.
pub fn player_list(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &ROSTERS, "0123456789 ,;\t\"./-()\r\n\u{e9}Xa\0")?;
    let roster = roster::read(&text);
    let lines = text.replace("\r\n", "\n").split(['\r', '\n']).count();
    for fault in &roster.faults {
        assert!(
            (1..=lines).contains(&fault.line) && fault.column > 0,
            "{fault}"
        );
        assert!(fault.to_string().len() < 3_000, "{fault}");
    }
    let mut history = History::default();
    for event in roster.events() {
        assert_eq!(history.apply(event), Ok(()), "{text:?}");
    }
    Ok(())
}
