//! The texts of the site are whole: every clause of the laws is there once, and everything in them leads somewhere.

use chess::{Bitboard, CastlingBar, CastlingSide, Color, Illegal, Position, Role, Square};
use game::{Irregularity, Reason, Refusal, RuleSet, Ruling, Timestamp};
use laws::{Laws, Quantity, Rule, articles};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Numbers of the clauses of the FIDE Laws in force from 1 January 2023: article by article how many there are on each level.
const SKELETON: &str = "
introduction preface
1 1.1 1.2 1.3 1.4 1.4.1 1.4.2 1.5
2 2.1 2.2 2.3 2.4
3 3.1 3.1.1 3.1.2 3.1.3 3.2 3.3 3.4 3.5 3.6
3.7 3.7.1 3.7.2 3.7.3 3.7.3.1 3.7.3.2 3.7.3.3 3.7.3.4 3.7.3.5
3.8 3.8.1 3.8.2 3.8.2.1 3.8.2.2 3.9 3.9.1 3.9.2 3.10 3.10.1 3.10.2 3.10.3
4 4.1 4.2 4.2.1 4.2.2 4.3 4.3.1 4.3.2 4.3.3 4.4 4.4.1 4.4.2 4.4.3 4.4.4 4.5
4.6 4.6.1 4.6.2 4.6.3 4.7 4.7.1 4.7.2 4.7.3 4.8 4.9
5 5.1 5.1.1 5.1.2 5.2 5.2.1 5.2.2 5.2.3
6 6.1 6.2 6.2.1 6.2.1.1 6.2.1.2 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.3 6.3.1 6.3.2 6.4 6.5 6.6
6.7 6.7.1 6.7.2 6.8 6.9 6.10 6.10.1 6.10.2 6.11 6.11.1 6.11.2 6.11.3 6.11.4 6.12 6.12.1 6.12.2
7 7.1 7.2 7.2.1 7.2.2 7.3 7.4 7.4.1 7.4.2 7.4.3 7.5 7.5.1 7.5.2 7.5.3 7.5.4 7.5.5 7.6
8 8.1 8.1.1 8.1.1.1 8.1.1.2 8.1.2 8.1.3 8.1.4 8.1.5 8.1.6 8.2 8.3 8.4 8.5 8.5.1 8.5.2 8.5.3 8.6 8.7
9 9.1 9.1.1 9.1.2 9.1.2.1 9.1.2.2 9.1.2.3 9.2 9.2.1 9.2.2 9.2.3 9.2.3.1 9.2.3.2
9.3 9.3.1 9.3.2 9.4 9.5 9.5.1 9.5.2 9.5.3 9.6 9.6.1 9.6.2
10 10.1 10.2
11 11.1 11.2 11.2.1 11.2.2 11.2.3 11.2.3.1 11.2.3.2 11.2.3.3 11.2.4
11.3 11.3.1 11.3.2 11.3.2.1 11.3.2.2 11.3.3 11.3.4
11.4 11.5 11.6 11.7 11.8 11.9 11.10 11.11 11.12
12 12.1 12.2 12.2.1 12.2.2 12.2.3 12.2.4 12.2.5 12.2.6 12.2.7 12.3 12.4 12.5 12.6 12.7 12.8
12.9 12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 12.9.9
A A.1 A.2 A.3 A.4 A.4.1 A.4.2 A.4.3 A.5 A.5.1 A.5.1.1 A.5.1.2 A.5.2 A.5.3 A.5.4 A.5.5 A.6
B B.1 B.2 B.2.1 B.2.2 B.2.3 B.3 B.4
C C.1 C.2 C.3 C.4 C.5 C.6 C.7 C.8 C.9 C.9.1 C.9.2 C.9.3
C.10 C.10.1 C.10.1.1 C.10.1.2 C.10.1.3 C.10.2 C.10.2.1 C.10.2.2 C.10.2.3
C.10.3 C.10.3.1 C.10.3.2 C.10.3.3 C.10.3.4 C.11 C.12
C.13 C.13.1 C.13.2 C.13.3 C.13.4 C.13.5 C.13.6
D D.1 D.1.1 D.1.2 D.1.3 D.1.4 D.1.4.1 D.1.4.2 D.2 D.2.1 D.2.2 D.2.3 D.2.3.1 D.2.3.2 D.2.3.3
D.2.4 D.2.5 D.2.6 D.2.6.1 D.2.6.2 D.2.7 D.2.8 D.2.9
D.2.10 D.2.10.1 D.2.10.2 D.2.10.3 D.2.10.4 D.2.10.5 D.2.10.6 D.2.11
I I.1 I.1.1 I.1.2 I.2 I.2.1 I.2.2 I.2.3 I.2.4 I.2.5 I.2.6 I.2.7 I.3 I.4 I.5 I.6 I.7
I.8 I.8.1 I.8.2 I.8.3 I.9 I.9.1 I.9.2 I.9.3 I.10 I.11 I.12 I.12.1 I.12.2 I.13 I.14
II II.1 II.2 II.2.1 II.2.2 II.2.3
II.3 II.3.1 II.3.2 II.3.2.1 II.3.2.2 II.3.2.3 II.3.2.4 II.3.2.5 II.3.2.6 II.3.2.7
III III.1 III.2 III.2.1 III.2.2 III.3 III.3.1 III.3.1.1 III.3.1.2 III.4 III.5 III.5.1 III.5.2 III.5.3
III.6 III.6.1 III.6.1.1 III.6.1.2 III.6.2
";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/laws")
}

fn text(language: &str) -> String {
    let path = folder().join(format!("{language}.laws"));
    std::fs::read_to_string(path).expect("it is there")
}

/// The languages of the laws but English.
fn languages() -> Vec<String> {
    let entries = std::fs::read_dir(folder()).expect("it is there").flatten();
    let name = |entry: std::fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let language = |name: String| Some(name.strip_suffix(".laws")?.to_owned());
    let languages = entries.map(name).filter_map(language);
    let languages: Vec<_> = languages.filter(|language| language != "en").collect();
    assert!(!languages.is_empty(), "the laws are translated");
    languages
}

fn english() -> Laws {
    Laws::read(&text("en")).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn every_clause_is_there_once_in_its_order() {
    let laws = english();
    let found: Vec<&str> = laws.clauses.iter().map(|it| it.number.as_str()).collect();
    let wanted: Vec<&str> = SKELETON.split_whitespace().collect();
    assert_eq!(found, wanted);
}

#[test]
fn every_clause_says_something_or_holds_clauses_that_do() {
    let laws = english();
    for clause in &laws.clauses {
        let number = &clause.number;
        assert!(!clause.title.is_empty(), "{number}");
        assert!(
            !clause.text.is_empty() || laws.children(number).next().is_some(),
            "{number} says nothing"
        );
    }
}

#[test]
fn every_reference_leads_to_another_clause() {
    let laws = english();
    for clause in &laws.clauses {
        for see in &clause.see {
            assert!(laws.clause(see).is_some(), "{} → {see}", clause.number);
            assert_ne!(see, &clause.number);
        }
    }
}

#[test]
fn what_is_referred_to_refers_back() {
    let laws = english();
    for clause in &laws.clauses {
        for see in &clause.see {
            let back = laws.seen_from(see).any(|it| it.number == clause.number);
            let within = laws::is_within(&clause.number, see);
            assert!(back || within, "{} → {see}", clause.number);
        }
    }
}

#[test]
fn there_are_diagrams_enough_and_their_arrows_begin_somewhere() {
    let laws = english();
    let diagrams: Vec<_> = laws
        .clauses
        .iter()
        .filter_map(|it| Some((&it.number, it.diagram.as_ref()?)))
        .collect();
    let different: BTreeSet<String> = diagrams.iter().map(|it| it.1.start.to_fen()).collect();
    assert!(different.len() >= 40, "{}", different.len());
    for (number, diagram) in diagrams {
        assert!(
            diagram.start.occupied() != Bitboard::EMPTY,
            "{number}: {}",
            diagram.caption
        );
    }
}

/// Captions that claim mate, stalemate or repetition are checked against the positions.
#[test]
fn diagrams_show_what_they_say() {
    let laws = english();
    let start = |number: &str| {
        let clause = laws.clause(number).expect("it is there");
        clause.diagram.clone().expect("it has one").start
    };
    for mate in ["1.4.1", "5.1.1"] {
        assert!(start(mate).is_checkmate(), "{mate}");
    }
    assert!(start("5.2.1").is_stalemate());
    assert!(start("5.2.2").legal_moves().iter().all(|mv| {
        let mut after = start("5.2.2");
        after.play(*mv);
        !after.is_checkmate()
    }));
    for (number, mv) in [("1.4", "e1e8"), ("3.7.3.5", "a7a8q"), ("9.6.2", "a1a8")] {
        let mut position = start(number);
        let mv = position.parse_uci(mv).expect("it is legal");
        position.play(mv);
        assert!(position.is_checkmate(), "{number}");
    }
    let mut queen = start("3.7.3.4");
    queen.play(queen.parse_uci("f7f8q").expect("it is legal"));
    assert!(queen.is_stalemate());
    for check in ["3.1.3", "3.9.1", "3.9.2"] {
        assert!(start(check).is_check(), "{check}");
    }
    let repeats = |number: &str| {
        let clause = laws.clause(number).expect("it is there");
        let diagram = clause.diagram.as_ref().expect("it has one");
        let mut position = diagram.start.clone();
        let mut count = 1;
        for &mv in &diagram.line {
            position.play(mv);
            count += u32::from(position.key() == diagram.start.key());
        }
        count
    };
    assert_eq!(repeats("9.2"), 3);
    assert_eq!(repeats("9.6.1"), 5);
    assert_eq!(repeats("9.2.3"), 1);
    assert_eq!(repeats("9.2.3.1"), 1);
}

/// The three ways in which a game is written in C.13: with all signs, without those that may be left out, with the squares
/// of departure.
fn written(diagram: &laws::Diagram) -> [String; 3] {
    let mut position = diagram.start.clone();
    let mut ways = [const { Vec::new() }; 3];
    for (ply, &mv) in diagram.line.iter().enumerate() {
        let san = position.to_san(mv).to_string().replace('O', "0");
        let short = san.replace(['x', '+'], "");
        let letter = &san[..usize::from(san.starts_with(['K', 'Q', 'R', 'B', 'N']))];
        let takes = if san.contains('x') { "x" } else { "" };
        let check = if san.contains('+') { "+" } else { "" };
        let long = if san.starts_with('0') {
            san.clone()
        } else {
            format!("{letter}{}{takes}{}{check}", mv.from(), mv.to())
        };
        let passing = if position.is_en_passant(mv) {
            " e.p."
        } else {
            ""
        };
        let number = if ply % 2 == 0 {
            format!("{}.", ply / 2 + 1)
        } else {
            String::new()
        };
        ways[0].push(format!("{number}{san}{passing}"));
        ways[1].push(format!("{number}{short}"));
        ways[2].push(format!("{number}{long}{passing}"));
        position.play(mv);
    }
    ways.map(|moves| format!(" {} (=)", moves.join(" ")))
}

/// The game of C.13 is written in words as its diagram plays it, in every language.
#[test]
fn a_game_is_written_in_three_ways() {
    let english = english();
    let translated = |language: String| {
        let laws = english.translated(&text(&language));
        laws.unwrap_or_else(|fault| panic!("{language}: {fault}"))
    };
    for laws in languages()
        .into_iter()
        .map(translated)
        .chain([english.clone()])
    {
        let clause = laws.clause("C.13").expect("it is there");
        let written = written(clause.diagram.as_ref().expect("it has one"));
        assert_eq!(clause.text.len(), 4, "{}", clause.title);
        for (paragraph, moves) in clause.text[1..].iter().zip(written) {
            assert!(paragraph.ends_with(&moves), "{paragraph}\n{moves}");
        }
    }
}

#[test]
fn previous_and_next_pass_through_all_articles() {
    let laws = english();
    let mut at = "introduction";
    let mut seen = vec![at];
    while let Some(next) = laws.next(at) {
        at = &next.number;
        seen.push(at);
    }
    let articles: Vec<&str> = laws.articles().map(|it| it.number.as_str()).collect();
    assert_eq!(seen, articles);
    for (number, before, after) in [
        ("3.8.2", Some("3.8.1"), Some("3.9")),
        ("3.8.1", Some("3.8"), Some("3.8.2")),
        ("3", Some("2"), Some("4")),
        ("introduction", None, Some("preface")),
        ("III.6.2", Some("III.6.1"), None),
        ("I.14", Some("I.13"), Some("II")),
    ] {
        let told = |clause: Option<&laws::Clause>| clause.map(|it| it.number.clone());
        assert_eq!(told(laws.previous(number)).as_deref(), before, "{number}");
        assert_eq!(told(laws.next(number)).as_deref(), after, "{number}");
    }
}

/// One value of every variant of an enum, as a list. Where a variant is missing, the match does not compile.
macro_rules! every {
    ($kind:ident: $($variant:ident $(($($held:expr),+))? $({$($field:ident: $value:expr),+})?),+ $(,)?) => {{
        let _ = |it: &$kind| match it { $($kind::$variant { .. })|+ => () };
        [$($kind::$variant $(($($held),+))? $({$($field: $value),+})?),+]
    }};
}

#[test]
fn every_result_and_every_refusal_by_a_law_has_a_clause() {
    let laws = english();
    let exists = |number: &str| assert!(laws.clause(number).is_some(), "{number}");
    for reason in every!(Reason:
        Checkmate, Stalemate, DeadPosition, Resignation, ResignationCannotMate, StoppedClocks, Agreement, Repetition,
        FiftyMoves, FivefoldRepetition, SeventyFiveMoves, QuickplayFinish, Flag, FlagCannotMate, FlagMaterial, BothFlags,
        IllegalMoves, IllegalCannotMate, IllegalPosition, Absence, Forfeit, SealedMove, SealedCannotMate, Declared,
    ) {
        exists(articles::of_reason(reason));
    }
    for ruling in every!(Ruling:
        Illegal { side: Color::White, count: 1, bonus: 0 },
        MayClaimIllegal(Color::White),
        WrongClaim { side: Color::White, opponent_gains: 0, claimant_loses: 0 },
        NewPeriod, Rejected(0), Postponed(0), Increment(0),
    ) {
        exists(articles::of_ruling(&ruling));
    }
    for irregularity in every!(Irregularity:
        WrongStart, ColoursReversed, BoardTurned, IllegalMove, Displaced, Impossible, WrongClock,
    ) {
        exists(articles::of_irregularity(irregularity));
    }
    exists(articles::NO_ADVICE);
    let mv = Position::default().legal_moves()[0];
    let refusals = every!(Refusal:
        NotStarted, AlreadyStarted, Over, Paused, NotPaused, IllegalMove(mv, Illegal::NoPromotion), CastlingTakesRook(mv),
        LegalMove(mv), NothingThere(Square::E4), Touched(Square::E4), Released(Square::E4),
        CastlingBegun(CastlingSide::KingSide), Announced(mv), NotPressed(Color::White), NothingMoved,
        NotYourTurn(Color::White), KingCanBeTaken, NoIllegalMove, NothingToClaim, ClaimLapsed, OfferedAlready, TooEarly(1),
        NoOffer, FlagFallen(Color::White), TimeLeft(Color::White), ByClaimOnly, Untimed, NotInForce, TooLate, NoSuchPly(1),
        TooMuchTime(1), NotAdjourned, ToBeDecided, Elsewhere(Color::White), PlayedHere(Color::White), NothingNew, OtherGame,
        TimeWentBack(Timestamp(0)),
    );
    let lawless = refusals.into_iter().filter(|it| {
        let number = articles::of_refusal(it);
        number.into_iter().for_each(exists);
        number.is_none()
    });
    assert_eq!(
        lawless.collect::<Vec<_>>(),
        [
            Refusal::NotStarted,
            Refusal::AlreadyStarted,
            Refusal::Paused,
            Refusal::NotPaused,
            Refusal::CastlingTakesRook(mv),
            Refusal::LegalMove(mv),
            Refusal::NothingThere(Square::E4),
            Refusal::TimeLeft(Color::White),
            Refusal::Untimed,
            Refusal::NotInForce,
            Refusal::NoSuchPly(1),
            Refusal::TooMuchTime(1),
            Refusal::NotAdjourned,
            Refusal::ToBeDecided,
            Refusal::Elsewhere(Color::White),
            Refusal::PlayedHere(Color::White),
            Refusal::NothingNew,
            Refusal::OtherGame,
            Refusal::TimeWentBack(Timestamp(0)),
        ]
    );
}

/// Clauses of the reasons why moves are illegal, whether a diagram shows them or not.
#[test]
fn every_reason_why_a_move_is_illegal_has_a_clause() {
    let laws = english();
    let (square, squares) = (Square::E4, Bitboard::EMPTY);
    let piece = Role::Rook.of(Color::White);
    let bars = every!(CastlingBar:
        Lost, InCheck(squares), Blocked(squares), Passes(square, squares), Arrives(square, squares),
        Uncovers(Role::Rook, square),
    );
    let reasons = every!(Illegal:
        NoPiece(square), OpponentsPiece(piece, square), NoSuchPiece(piece), OwnPiece(piece, square),
        NoSuchMovement { role: Role::Rook, from: square, to: square },
        NoneReaches(Role::Rook, square), Blocked(piece, square), PawnAhead(square), PawnDiagonal(square),
        PawnDoubleStep(square), EnPassantLapsed(square), NothingToCapture(square), InCheck(Role::Rook, square),
        DoubleCheck(squares),
        Pinned { role: Role::Rook, on: square, by: Role::Rook, from: square },
        EnPassantUncovers(Role::Rook, square), KingsTouch(square), KingAttacked(square, squares),
        Castling(CastlingSide::KingSide, CastlingBar::Lost), CastlingVertical(square), PromotionMissing(square),
        PromotionTo(Role::King), NoPromotion,
    );
    let barred = bars.map(|bar| Illegal::Castling(CastlingSide::KingSide, bar));
    let roles = Role::ALL.map(|role| Illegal::NoneReaches(role, square));
    for why in reasons.into_iter().chain(barred).chain(roles) {
        let number = articles::of_illegal(&why);
        assert!(laws.clause(number).is_some(), "{why:?}: {number}");
    }
}

/// Every move that is illegal in one of the diagrams is so by a clause of article 1, 3 or the guidelines.
#[test]
fn every_illegal_move_has_a_clause() {
    let laws = english();
    let mut met = BTreeSet::new();
    for diagram in laws.clauses.iter().filter_map(|it| it.diagram.as_ref()) {
        for from in Square::all() {
            for to in Square::all() {
                if let Some(why) = diagram.start.why_illegal(from, to) {
                    let number = articles::of_illegal(&why);
                    assert!(laws.clause(number).is_some(), "{number}");
                    met.insert(number);
                }
            }
        }
    }
    for number in ["3.1", "3.5", "3.7.3", "3.8.2.1", "3.8.2.2", "3.9.2", "1.2"] {
        assert!(met.contains(number), "{number} is not met: {met:?}");
    }
}

/// The names of the editions of which something is true.
fn editions_where(is: impl FnMut(&&RuleSet) -> bool) -> Vec<String> {
    let editions = RuleSet::editions();
    let editions = editions.iter().filter(is);
    editions.map(|it| it.id.clone()).collect()
}

#[test]
fn rules_belong_to_clauses_and_every_edition_differs() {
    let laws = english();
    for rule in Rule::ALL {
        for number in rule.clauses() {
            assert!(laws.clause(number).is_some(), "{rule:?}: {number}");
        }
        let editions = RuleSet::editions();
        let values: Vec<_> = editions.iter().map(|it| rule.value(it)).collect();
        let differs = values.iter().any(|it| *it != values[0]);
        let same_everywhere = [
            Rule::RepetitionsToClaim,
            Rule::MovesToClaim,
            Rule::RapidSupervision,
            Rule::QuickplayIncrement,
        ];
        assert_eq!(differs, !same_everywhere.contains(&rule), "{rule:?}");
    }
    for edition in RuleSet::editions().iter().skip(1) {
        let number_of = |number: &str| Rule::differing(number, edition).len();
        let all: usize = laws.articles().map(|it| number_of(&it.number)).sum();
        assert!(all > 0, "{}", edition.id);
    }
    assert_eq!(
        Rule::differing("4.4", &RuleSet::uscf()),
        [Rule::RookFirstCastling]
    );
    assert_eq!(Rule::differing("9.6.1", &RuleSet::fide_2023()), []);
    // What was not looked up is no difference, and still not told to be alike.
    assert_eq!(
        Rule::differing("9.6", &RuleSet::uscf()),
        [Rule::RepetitionsToEnd, Rule::MovesToEnd]
    );
    assert_eq!(
        Rule::MovesToEnd.value(&RuleSet::uscf()),
        Quantity::NotLookedUp
    );
    // The Laws of 2009 have fifteen minutes excluded, those of today ten included.
    let blitz = |rules: &RuleSet| Rule::BlitzUpTo.value(rules);
    assert_eq!(
        [blitz(&RuleSet::fide_2009()), blitz(&RuleSet::fide_2023())],
        [Quantity::Below(900_000), Quantity::AtMost(600_000)]
    );
    // Only the Chess Code has draws offered in turn; no edition of FIDE does.
    let offers = |rules: &&RuleSet| !Rule::differing("11.5", rules).is_empty();
    assert_eq!(editions_where(offers), ["code-1988"]);
}

#[test]
fn search_finds_numbers_titles_and_other_words() {
    let laws = english();
    let best = |wanted: &str| laws.search(wanted).first().map(|it| it.number.as_str());
    for (wanted, number) in [
        ("9.2.3", "9.2.3"),
        ("castling", "3.8.2"),
        ("Rochade", "3.8.2"),
        ("threefold", "9.2"),
        ("stalemate", "5.2.1"),
        ("in passing", "3.7.3.1"),
        ("fifty moves", "9.3"),
        ("iii.5", "III.5"),
        ("adjourn", "I.1"),
    ] {
        assert_eq!(best(wanted), Some(number), "{wanted}");
    }
    assert!(laws.search("xyzzy").is_empty());
    assert!(laws.search("  ").is_empty());
    assert!(laws.search("e").len() <= 40);
}

#[test]
fn translations_are_of_these_laws() {
    let laws = english();
    for language in &languages() {
        let translated = laws.translated(&text(language));
        let translated = translated.unwrap_or_else(|fault| panic!("{language}: {fault}"));
        let missing = translated.clauses.iter().find(|it| !it.translated);
        assert_eq!(missing.map(|it| &it.number), None, "{language}");
        for (clause, english) in translated.clauses.iter().zip(&laws.clauses) {
            assert_eq!(clause.number, english.number);
            assert_eq!(clause.see, english.see);
            assert_eq!(
                clause.text.len(),
                english.text.len(),
                "{language} {}",
                clause.number
            );
            // A translated clause has its caption translated, too.
            let caption = |it: &laws::Clause| it.diagram.as_ref().map(|it| it.caption.clone());
            if clause.translated && caption(english).is_some_and(|it| !it.is_empty()) {
                assert_ne!(
                    caption(clause),
                    caption(english),
                    "{language} {}",
                    clause.number
                );
            }
        }
    }
}

/// The German names that players say (D.2.1), and the long form of moves (C.8), stand in the laws of each language.
#[test]
fn what_players_say_and_write_stands_in_every_language() {
    let said = "eins zwei drei vier fünf sechs sieben acht König Dame Turm Läufer Springer Bauer Lange Kurze Rochade";
    let english = english();
    for language in languages() {
        let laws = english.translated(&text(&language));
        let laws = laws.unwrap_or_else(|fault| panic!("{language}: {fault}"));
        for (number, words) in [("D.2.1", said), ("C.8", "Bc1g5 Nb1d2 Rf8e8 e2e4")] {
            let told = laws.clause(number).expect("it is there").text.join(" ");
            let missing = words.split(' ').find(|word| !told.contains(word));
            assert_eq!(missing, None, "{language} {number}");
        }
    }
}

/// A clause that English readers find by other words is found by words of their own in every language.
#[test]
fn every_language_has_words_to_search_by() {
    let english = english();
    let mut missing = Vec::new();
    for language in languages() {
        let laws = english.translated(&text(&language));
        let laws = laws.unwrap_or_else(|fault| panic!("{language}: {fault}"));
        for (clause, english) in laws.clauses.iter().zip(&english.clauses) {
            let new = |alias: &&String| !alias.is_empty() && !english.aliases.contains(alias);
            if !english.aliases.is_empty() && !clause.aliases.iter().any(|it| new(&it)) {
                missing.push(format!("{language} {}", clause.number));
            }
        }
    }
    assert!(missing.is_empty(), "no @alias: {}", missing.join(", "));
}

#[test]
fn g3_the_german_names_are_told_in_every_language() {
    let names = [
        "eins, zwei, drei, vier, fünf, sechs, sieben, acht",
        "König",
        "Dame",
        "Turm",
        "Läufer",
        "Springer",
        "Bauer",
        "Lange Rochade",
        "Kurze Rochade",
    ];
    for language in languages().into_iter().chain(["en".to_owned()]) {
        let text = text(&language);
        let clause = text
            .split("\nD.2.1: ")
            .nth(1)
            .and_then(|rest| rest.split("\n\n").next());
        let clause = clause.expect("the clause is there");
        for name in names {
            assert!(clause.contains(name), "{language}: {name}");
        }
    }
}
