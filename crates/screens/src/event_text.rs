//! Events of a game as text, line by line.

use crate::times::hms;
use chess::{Color, Move, Position};
use game::{
    Changes, Claim, Correction, Entry, Event, Game, Irregularity, Millis, Outcome, Penalty,
    Refusal, Ruling, SealFault, Timestamp,
};
use i18n::names::reason_name;
use i18n::{Lexicon, args};
use laws::articles;
use narration::sentence;

/// A line of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerLine {
    /// Time of the event.
    pub at: Timestamp,
    /// The actor: a side, the arbiter, or nobody.
    pub who: String,
    /// The event, and the arbiter's ruling on it.
    pub what: String,
    /// Clause of the ruling, or of the result.
    pub law: Option<&'static str>,
    /// White's and Black's time after it.
    pub left: Option<[Millis; 2]>,
}

/// The ledger of a game, the oldest line first.
pub fn ledger(game: &Game, words: &Lexicon) -> Vec<LedgerLine> {
    let mut replayed = Game::new(game.config().clone());
    let line = |Entry { at, event, left }: Entry<'_>| {
        let told = EventText {
            words,
            before: replayed.clone(),
        };
        let changes = replayed.apply(event.clone(), at);
        let law = changes.as_ref().ok().and_then(clause);
        let after = changes.ok().map(|changes| told.after(&changes));
        let what = [Some(told.event(event)), after.flatten()];
        LedgerLine {
            at,
            who: told.who(event),
            what: what.into_iter().flatten().collect::<Vec<_>>().join(" "),
            law,
            left,
        }
    };
    game.ledger().map(line).collect()
}

/// Clause of the laws behind what an event has brought about.
fn clause(changes: &Changes) -> Option<&'static str> {
    let ended = changes
        .outcome
        .map(|ended| articles::of_reason(ended.reason));
    ended.or_else(|| changes.ruling.as_ref().map(articles::of_ruling))
}

/// A side in words.
pub fn side(words: &Lexicon, side: Color) -> String {
    words.get(match side {
        Color::White => "white",
        Color::Black => "black",
    })
}

/// The result and its reason.
pub fn outcome(words: &Lexicon, outcome: Outcome) -> String {
    let loser = outcome.winner().map(|winner| side(words, !winner));
    let reason = words.with(
        &format!("reason-{}", reason_name(outcome.reason)),
        &args!["side" => loser.unwrap_or_default(), "who" => "side"],
    );
    format!("{} {reason}", outcome.as_pgn())
}

/// The half-moves of a game as a list names them: `12. Nf3`, `12… Nf6`. The first is the start.
pub fn places(game: &Game, words: &Lexicon) -> Vec<String> {
    let start = [words.get("first")];
    let plies = game.plies().iter().enumerate().map(|(made, ply)| {
        let before = game.position_after(made).unwrap_or(game.position());
        numbered(before, &ply.san.to_string())
    });
    start.into_iter().chain(plies).collect()
}

fn numbered(before: &Position, san: &str) -> String {
    let dots = match before.turn() {
        Color::White => ".",
        Color::Black => "…",
    };
    format!("{}{dots} {san}", before.fullmove_number())
}

/// Message name of an irregularity.
pub fn irregularity(what: Irregularity) -> &'static str {
    match what {
        Irregularity::WrongStart => "wrong-start",
        Irregularity::ColoursReversed => "colours-reversed",
        Irregularity::BoardTurned => "board-turned",
        Irregularity::IllegalMove => "illegal-move",
        Irregularity::Displaced => "displaced",
        Irregularity::Impossible => "impossible",
        Irregularity::WrongClock => "wrong-clock",
    }
}

/// The reason why the game refuses an order of the arbiter.
pub fn refusal(words: &Lexicon, refusal: Refusal) -> String {
    let plain = match refusal {
        Refusal::NotStarted => "refused-not-started",
        Refusal::Over => "refused-over",
        Refusal::Paused => "refused-paused",
        Refusal::NotPaused => "refused-not-paused",
        Refusal::NotPressed(_) => "refusal-press",
        Refusal::Elsewhere(_) => "refusal-elsewhere",
        Refusal::TooLate => "refused-too-late",
        Refusal::NotInForce => "refused-not-in-force",
        Refusal::Untimed => "clock-none",
        Refusal::TooMuchTime(_) => "refused-too-much-time",
        Refusal::ToBeDecided => "refused-to-be-decided",
        Refusal::OfferedAlready => "refused-offered-already",
        Refusal::TooEarly(number) => {
            return words.with("refusal-too-early", &args!["number" => number]);
        }
        Refusal::TimeLeft(color) => {
            return words.with("refused-time-left", &args!["side" => side(words, color)]);
        }
        Refusal::FlagFallen(color) => {
            return words.with("log-flag", &args!["side" => side(words, color)]);
        }
        _ => "entry-cannot",
    };
    words.get(plain)
}

struct EventText<'a> {
    words: &'a Lexicon,
    /// The game as it was before.
    before: Game,
}

impl EventText<'_> {
    fn side(&self, color: Color) -> String {
        side(self.words, color)
    }

    fn who(&self, event: &Event) -> String {
        match event {
            Event::Touch(_)
            | Event::Adjust
            | Event::Release(_)
            | Event::Move(_)
            | Event::Displace(_)
            | Event::Seal(_) => self.side(self.before.mover()),
            Event::Press(side)
            | Event::OfferDraw(side)
            | Event::AcceptDraw(side)
            | Event::DeclineDraw(side)
            | Event::ClaimDraw(side, _)
            | Event::ClaimDrawWith(side, ..)
            | Event::Appeal(side)
            | Event::ClaimQuickplay(side)
            | Event::RequestIncrement(side)
            | Event::Resign(side)
            | Event::ClaimFlag(side)
            | Event::ClaimIllegal(side)
            | Event::StopClocks(side) => self.side(*side),
            Event::Adjudicate(_)
            | Event::Postpone
            | Event::UnsealVoid(_)
            | Event::Flag(_)
            | Event::SetClock(..)
            | Event::Penalize(..)
            | Event::Absent(_)
            | Event::Correction(..)
            | Event::Declare(_)
            | Event::Unseal(_) => self.words.get("arbiter"),
            Event::Start
            | Event::Pause
            | Event::Resume
            | Event::TakeBack(_)
            | Event::Leave
            | Event::Return
            | Event::Slept(..) => String::new(),
        }
    }

    fn event(&self, event: &Event) -> String {
        let words = self.words;
        let of_side = |name: &str, side: Color| words.with(name, &args!["side" => self.side(side)]);
        let of_time = |name: &str, side: Color, time: Millis| {
            words.with(name, &args!["side" => self.side(side), "time" => hms(time)])
        };
        let plain = match event {
            Event::Start => "log-start",
            Event::Touch(square) => {
                return words.with("log-touch", &args!["square" => square.to_string()]);
            }
            Event::Adjust => "log-adjust",
            Event::Release(mv) => {
                return words.with("log-release", &args!["square" => mv.to().to_string()]);
            }
            Event::Move(mv) => return self.mv(*mv),
            Event::Displace(mv) => {
                let told = format!("{}–{}", mv.from(), mv.to());
                return words.with("log-displace", &args!["move" => told]);
            }
            Event::Press(_) => "log-press",
            Event::OfferDraw(_) => "log-offer",
            Event::AcceptDraw(_) => "log-accept",
            Event::DeclineDraw(_) => "log-decline",
            Event::ClaimDraw(_, claim) => {
                return words.with("log-claim", &args!["why" => self.claim(*claim)]);
            }
            Event::ClaimDrawWith(_, claim, mv) => {
                let told = args!["why" => self.claim(*claim), "move" => self.mv(*mv)];
                return words.with("log-claim-with", &told);
            }
            Event::Appeal(_) => "log-appeal",
            Event::ClaimQuickplay(_) => "log-quickplay",
            Event::RequestIncrement(_) => "log-increment",
            Event::Postpone => "log-postponed",
            Event::UnsealVoid(SealFault::Ambiguous) => "log-ambiguous",
            Event::UnsealVoid(SealFault::Unreadable) => "log-unreadable",
            Event::Adjudicate(true) => "log-granted",
            Event::Adjudicate(false) => "log-rejected",
            Event::Resign(_) => "log-resign",
            Event::Flag(side) => return of_side("log-flag", *side),
            Event::ClaimFlag(side) => return of_side("log-flag", !*side),
            Event::ClaimIllegal(_) => "log-claim-illegal",
            Event::Pause | Event::StopClocks(_) => "log-pause",
            Event::Resume => "log-resume",
            Event::SetClock(side, time) => return of_time("log-set", *side, *time),
            Event::Penalize(side, penalty) => {
                return match penalty {
                    Penalty::Warning => of_side("log-warning", *side),
                    Penalty::OpponentGains(time) => of_time("log-gains", !*side, *time),
                    Penalty::Loses(time) => of_time("log-loses", *side, *time),
                    Penalty::AsIllegal => of_side("log-as-illegal", *side),
                    Penalty::Forfeit => of_side("log-forfeit", *side),
                };
            }
            Event::Absent(side) => return of_side("reason-absence", *side),
            Event::Correction(what, how) => {
                let what = words.get(&format!("irregularity-{}", irregularity(*what)));
                return format!("{what}: {}", self.mend(*how));
            }
            Event::Declare(_) => "log-declare",
            Event::TakeBack(count) => {
                return words.with("log-take-back", &args!["count" => *count]);
            }
            Event::Seal(_) => "log-seal",
            Event::Unseal(mv) => {
                return words.with("log-unseal", &args!["move" => self.mv(*mv)]);
            }
            Event::Leave => "log-leave",
            Event::Return => "log-return",
            Event::Slept(time, counted) => {
                let name = if *counted {
                    "log-slept-counted"
                } else {
                    "log-slept"
                };
                return words.with(name, &args!["time" => hms(*time)]);
            }
        };
        words.get(plain)
    }

    /// The arbiter's ruling on it, and the result if it brought one.
    fn after(&self, changes: &Changes) -> Option<String> {
        let words = self.words;
        let gains = |side: Color, time: Millis| {
            let told = args!["side" => self.side(side), "time" => hms(time)];
            (time > 0).then(|| words.with("log-gains", &told))
        };
        let ruled = match changes.ruling {
            None => Vec::new(),
            Some(Ruling::Illegal { side, count, bonus }) => {
                let told = args!["side" => self.side(side), "count" => count];
                vec![
                    Some(sentence(&words.with("ruling-illegal", &told), words)),
                    gains(!side, bonus),
                ]
            }
            Some(Ruling::MayClaimIllegal(side)) => {
                vec![Some(
                    words.with("ruling-may-claim", &args!["side" => self.side(side)]),
                )]
            }
            Some(Ruling::WrongClaim {
                side,
                opponent_gains,
                claimant_loses,
            }) => {
                let told = args!["side" => self.side(side), "time" => hms(claimant_loses)];
                let loses = (claimant_loses > 0).then(|| words.with("log-loses", &told));
                vec![
                    Some(words.with("ruling-wrong-claim", &args!["side" => self.side(side)])),
                    gains(!side, opponent_gains),
                    loses,
                ]
            }
            Some(Ruling::NewPeriod) => vec![Some(words.get("ruling-new-period"))],
            Some(Ruling::Rejected(time) | Ruling::Postponed(time)) => {
                vec![gains(!self.claimant(), time)]
            }
            Some(Ruling::Increment(time)) => {
                let told = words.with("ruling-increment", &args!["time" => hms(time)]);
                let finish = self.before.config().rules.quickplay_finish;
                let bonus = finish.map_or(0, |finish| finish.rejected);
                vec![Some(told), gains(!self.claimant(), bonus)]
            }
        };
        let ended = changes.outcome.map(|ended| outcome(words, ended));
        let told: Vec<String> = ruled.into_iter().flatten().chain(ended).collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    /// The side whose claim waited for a decision.
    fn claimant(&self) -> Color {
        match self.before.phase() {
            game::Phase::Claimed(side) => side,
            _ => self.before.mover(),
        }
    }

    fn mv(&self, mv: Move) -> String {
        let position = self.before.position();
        if position.is_legal(mv) {
            numbered(position, &position.to_san(mv).to_string())
        } else {
            format!("{}–{}", mv.from(), mv.to())
        }
    }

    fn claim(&self, claim: Claim) -> String {
        self.words.get(match claim {
            Claim::Repetition => "claim-repetition",
            Claim::FiftyMoves => "claim-fifty-moves",
        })
    }

    fn mend(&self, how: Correction) -> String {
        let back = |name: &str, ply: u32| {
            let places = places(&self.before, self.words);
            let place = places.get(ply as usize).cloned().unwrap_or_default();
            self.words.with(name, &args!["place" => place])
        };
        match how {
            Correction::Note => self.words.get("corrected-note"),
            Correction::Restart => self.words.get("corrected-restart"),
            Correction::Back(ply) => back("corrected-back", ply),
            Correction::BackInProportion(ply) => back("corrected-in-proportion", ply),
        }
    }
}
