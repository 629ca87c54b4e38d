//! Counts of the games of a given length from positions that are hard to get right.

use chess::{Position, perft};

/// Name, FEN, counts from depth 1 on.
type Case = (&'static str, &'static str, &'static [u64]);

fn check(cases: &[Case]) {
    for &(name, fen, counts) in cases {
        let position = Position::from_fen(fen).expect(fen);
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(
                perft(&position, depth),
                count,
                "{name}: {fen}, depth {depth}"
            );
        }
    }
}

/// The six positions everybody uses; the chess programming literature has their counts.
#[test]
fn law_b1_usual_positions() {
    check(&[
        (
            "start",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324],
        ),
        (
            "Kiwipete",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            &[48, 2_039, 97_862, 4_085_603, 193_690_690],
        ),
        (
            "position 3",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            &[14, 191, 2_812, 43_238, 674_624, 11_030_083],
        ),
        (
            "position 4",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            &[6, 264, 9_467, 422_333, 15_833_292],
        ),
        (
            "position 4 mirrored",
            "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
            &[6, 264, 9_467, 422_333, 15_833_292],
        ),
        (
            "position 5",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            &[44, 1_486, 62_379, 2_103_487, 89_941_194],
        ),
        (
            "position 6",
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            &[46, 2_079, 89_890, 3_894_594, 164_075_551],
        ),
    ]);
}

/// Pawns: blocked, pinned, at the edge.
#[test]
fn law_b1_pawn_moves() {
    check(&[
        (
            "pawn blocked double",
            "4k3/p7/P7/8/n7/8/PP6/4K3 w - - 0 1",
            &[8, 72, 626, 6_899, 61_655, 705_994],
        ),
        (
            "pawn pins",
            "3k4/8/8/b6q/8/2P1P1P1/3P1P2/r2K1N1r w - - 0 1",
            &[1, 41, 398, 16_757, 165_669, 7_112_775],
        ),
        (
            "wrap around",
            "4k3/7p/p6P/P7/7p/7P/P7/4K3 w - - 0 1",
            &[7, 35, 270, 1_728, 13_760, 86_383],
        ),
    ]);
}

/// En passant: pins along the rank, the file and the diagonals, checks.
#[test]
fn law_b2_en_passant() {
    check(&[
        (
            "rank pin",
            "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
            &[6, 96, 656, 11_689, 78_822, 1_457_872],
        ),
        (
            "rank pin black",
            "4K3/8/8/8/k2Pp2Q/8/8/8 b - d3 0 1",
            &[6, 138, 904, 22_289, 136_445, 3_447_230],
        ),
        (
            "two capturers one pinned",
            "7K/8/8/2PpP3/8/8/8/b3k3 w - d6 0 1",
            &[5, 49, 295, 3_617, 25_308, 336_597],
        ),
        (
            "diagonal pin along",
            "6k1/8/8/1Pp5/K7/8/8/4b3 w - c6 0 1",
            &[4, 51, 263, 3_525, 21_430, 291_679],
        ),
        (
            "bishop behind captured",
            "8/6k1/8/3pP3/2K5/8/8/q7 w - d6 0 1",
            &[7, 182, 919, 23_832, 127_678, 3_279_431],
        ),
        (
            "captures checker",
            "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
            &[9, 50, 379, 2_369, 17_879, 111_840],
        ),
        (
            "only move",
            "8/8/5K2/7k/6Pp/5P2/3B4/8 b - g3 0 1",
            &[1, 16, 41, 630, 2_878, 43_588],
        ),
        (
            "pinned on file",
            "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            &[6, 82, 574, 8_889, 61_205, 1_011_560],
        ),
        (
            "both neighbours",
            "4k3/8/8/8/pPp5/8/8/4K3 b - b3 0 1",
            &[9, 51, 410, 2_840, 24_677, 172_441],
        ),
    ]);
}

/// Promotion: with captures, discovered checks, lost castling rights.
#[test]
fn law_b3_promotion() {
    check(&[
        (
            "promotion race",
            "8/PPP4k/8/8/8/8/4Kppp/8 w - - 0 1",
            &[18, 290, 5_044, 89_363, 1_745_545],
        ),
        (
            "promote and capture",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
            &[24, 496, 9_483, 182_838, 3_605_103],
        ),
        (
            "promotion discovers",
            "k2rB3/2P5/8/8/8/8/2p5/K2Rb3 w - - 0 1",
            &[27, 502, 10_346, 206_853, 4_386_806],
        ),
        (
            "promotion rook rights",
            "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1",
            &[39, 1_007, 28_659, 764_007],
        ),
        (
            "pinned on rank",
            "3n3k/K1P3r1/8/8/8/8/8/8 w - - 0 1",
            &[4, 72, 710, 11_170, 109_295, 1_852_886],
        ),
        (
            "captures pinner",
            "3b3k/2P5/1K6/8/8/8/8/8 w - - 0 1",
            &[11, 66, 778, 6_739, 82_768, 763_017],
        ),
    ]);
}

/// Castling: every condition of FIDE 3.8.2.
#[test]
fn law_b4_castling() {
    check(&[
        (
            "castling all",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            &[26, 568, 13_744, 314_346],
        ),
        (
            "rook may pass attack",
            "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            &[16, 226, 3_602, 57_729, 953_159],
        ),
        (
            "king may not pass",
            "3rkr2/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            &[20, 418, 9_069, 202_171, 4_599_940],
        ),
        (
            "not out of check",
            "4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1",
            &[4, 68, 1_654, 26_787, 679_276],
        ),
        (
            "pawn guards",
            "4k3/8/8/8/8/8/2p4p/R3K2R w KQ - 0 1",
            &[17, 156, 2_583, 29_598, 577_506],
        ),
        (
            "pinned piece attacks",
            "3rk3/8/8/8/8/3n4/3R4/R3K2R w KQ - 0 1",
            &[4, 68, 2_189, 39_231, 1_263_447],
        ),
    ]);
}

/// Checks: double, through the king, crossed pins, and the ends of games.
#[test]
fn law_b5_check() {
    check(&[
        (
            "double check",
            "4k3/8/4r3/8/1b6/8/3N4/R3K2R w KQ - 0 1",
            &[3, 78, 2_169, 51_551, 1_433_831],
        ),
        (
            "double check knight",
            "4k3/8/4r3/8/8/3n4/8/R3K2R w KQ - 0 1",
            &[3, 78, 1_758, 39_534, 934_835],
        ),
        (
            "xray through king",
            "8/8/8/3rK3/8/8/8/k7 w - - 0 1",
            &[5, 71, 382, 6_062, 37_970, 639_297],
        ),
        ("stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", &[0]),
        ("smothered", "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", &[0]),
        (
            "cross pins",
            "7k/8/8/r2QK2r/8/4B3/8/b3r2b w - - 0 1",
            &[3, 112, 3_258, 120_769, 3_202_124],
        ),
    ]);
}

/// Chess960: kings and rooks that stay, swap, cross and shield.
#[test]
fn law_b6_chess960() {
    check(&[
        (
            "king stays",
            "4k3/8/8/8/8/8/8/1R4KR w HB - 0 1",
            &[25, 106, 2_911, 16_096, 466_652],
        ),
        (
            "swap",
            "4k3/8/8/8/8/8/8/5KR1 w G - 0 1",
            &[13, 58, 1_033, 5_689, 105_989, 601_693],
        ),
        (
            "rook stays",
            "3rk3/8/8/8/8/8/8/1K1R1R2 b d - 0 1",
            &[11, 196, 2_481, 56_260, 741_149],
        ),
        (
            "rook pinned on rank",
            "4k3/8/8/8/8/8/8/qRK5 w B - 0 1",
            &[4, 65, 876, 19_079, 256_258, 5_889_079],
        ),
        (
            "rook shields arrival",
            "4k3/8/8/8/8/8/8/1K3RRq w F - 0 1",
            &[23, 349, 7_564, 149_271, 3_295_805],
        ),
        (
            "inner rooks",
            "1rr1k1rr/8/8/8/8/8/8/1RR1K1RR w GCgc - 0 1",
            &[36, 1_105, 39_925, 1_351_591],
        ),
        (
            "far king",
            "1k4r1/8/8/8/8/8/8/RK5R w HA - 0 1",
            &[24, 340, 8_409, 125_469, 3_189_734],
        ),
        (
            "king on g",
            "r5kr/8/8/8/8/8/8/R5KR w HAha - 0 1",
            &[24, 479, 11_069, 242_097, 5_651_372],
        ),
        (
            "rooks on b and g",
            "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1",
            &[18, 324, 6_680, 136_992, 3_198_017],
        ),
        (
            "all in a corner",
            "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
            &[20, 400, 9_006, 201_143, 4_975_808],
        ),
    ]);
}
