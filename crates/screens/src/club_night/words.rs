//! Words of a club night: actions, results, refusals, codes, reasons for pairs.

use chess::Color;
use club_night::{
    Action, BoardResult, CodeError, Night, Received, Refusal, ResultCode, ResultWord, ResultWords,
    State,
};
use i18n::{Lexicon, args};
use tournament::event;
use tournament::pairing::Impossible;
use tournament::swiss::{ColorRule, Reason, Way};
use tournament::tournament::Bye;

/// Name of the night, system and number of players.
pub fn heading(words: &Lexicon, night: &Night) -> String {
    let tournament = night.state().tournament();
    let count = words.with(
        "night-count",
        &args!["count" => tournament.players.len() as u32],
    );
    let name = match tournament.name.as_str() {
        "" => words.get("club-night"),
        name => name.to_owned(),
    };
    format!("{name} · {count} · {}", night.id())
}

/// A result in words.
pub fn result(words: &Lexicon, result: BoardResult) -> String {
    words.get(match result {
        BoardResult::WhiteWins => "night-white-wins",
        BoardResult::Draw => "night-draw",
        BoardResult::BlackWins => "night-black-wins",
        BoardResult::WhiteByForfeit => "night-black-absent",
        BoardResult::BlackByForfeit => "night-white-absent",
        BoardResult::BothAbsent => "night-both-absent",
        BoardResult::BothLose => "night-both-lose",
        BoardResult::HalfToWhite => "night-half-to-white",
        BoardResult::HalfToBlack => "night-half-to-black",
    })
}

/// A board with its players and its result: `Board 3, Ann – Bob: White wins`.
pub fn board(words: &Lexicon, state: &State, round: usize, board: usize) -> String {
    let Some(at) = state.board(round, board) else {
        return String::new();
    };
    let name = |player: usize| state.tournament().players[player].name.clone();
    let black = at.black.map_or_else(|| words.get("night-bye"), name);
    let given = match (at.black, state.result(round, board)) {
        (None, _) => return format!("{board}. {}, {black}", name(at.white)),
        (_, Some(given)) => result(words, given),
        (_, None) => words.get("night-open"),
    };
    let args = args![
        "board" => board as u32,
        "white" => name(at.white),
        "black" => black,
        "result" => given,
    ];
    words.with("night-row", &args)
}

/// An action, as it is taken back.
pub fn action(words: &Lexicon, action: &Action) -> String {
    match action {
        Action::Terms(_) => words.get("night-did-terms"),
        Action::Open(_) | Action::Enter(_) => words.get("night-did-enter"),
        Action::Remove(_) => words.get("night-remove"),
        Action::Withdraw(_) => words.get("night-withdraw"),
        Action::Return(_) => words.get("night-return"),
        Action::Bye { round, half, .. } => {
            let name = if *half {
                "night-half-bye"
            } else {
                "night-absent"
            };
            words.with(name, &args!["round" => *round as u32])
        }
        Action::Forbid(..) | Action::Allow(..) => words.get("night-did-forbid"),
        Action::TieBreaks(_) => words.get("night-did-tie-breaks"),
        Action::Pair { .. } | Action::PairAnew(_) => words.get("night-did-pair"),
        Action::Result { round, board, .. } => words.with(
            "night-did-result",
            &args!["round" => *round as u32, "board" => *board as u32],
        ),
        Action::Seat { .. } => words.get("night-did-seat"),
    }
}

/// The absence of a player in the next round.
pub fn absence(words: &Lexicon, withdrawn: bool, bye: Option<Bye>, round: usize) -> Option<String> {
    let round = args!["round" => round as u32];
    match bye {
        _ if withdrawn => Some(words.get("night-gone")),
        Some(Bye::Half) => Some(words.with("night-half-bye", &round)),
        Some(_) => Some(words.with("night-absent", &round)),
        None => None,
    }
}

/// The reason why an action was refused.
pub fn refusal(words: &Lexicon, refusal: &Refusal) -> String {
    let name = match refusal {
        Refusal::Tournament(event::Refusal::Entered(name)) => {
            return words.with("night-refused-entered", &args!["name" => name.clone()]);
        }
        Refusal::ResultsMissing(round) | Refusal::Impossible(Impossible::Pending(round)) => {
            return words.with("night-pair-waits", &args!["round" => *round as u32]);
        }
        Refusal::NoBoard { board, .. } => {
            return words.with("night-refused-board", &args!["board" => *board as u32]);
        }
        Refusal::NoOpponent => "night-refused-bye",
        Refusal::Tournament(event::Refusal::Over) | Refusal::Impossible(Impossible::Over) => {
            "night-over"
        }
        Refusal::Tournament(event::Refusal::Started | event::Refusal::NumbersFinal) => {
            "night-refused-started"
        }
        Refusal::Tournament(event::Refusal::PlayedOn) => "night-refused-played-on",
        Refusal::Impossible(Impossible::TooFewPlayers) => "night-refused-few",
        Refusal::Impossible(Impossible::Format) => "night-refused-format",
        Refusal::Impossible(Impossible::Absolute(stands)) if stands.forbidden => {
            "night-refused-forbidden"
        }
        Refusal::Impossible(_) => "night-refused-impossible",
        Refusal::Rounds(_) => "night-refused-rounds",
        Refusal::NoName => "night-refused-name",
        Refusal::TooMany => "night-refused-many",
        Refusal::SystemStays => "night-refused-system",
        Refusal::Begun => "night-refused-begun",
        Refusal::NoReport => "night-list-empty",
        Refusal::NotEmpty | Refusal::Robot | Refusal::TieBreak(_) | Refusal::Tournament(_) => {
            "night-refused"
        }
    };
    words.get(name)
}

/// The language's words in results that are typed or said.
pub fn result_words(words: &Lexicon) -> ResultWords {
    let meanings = [
        ("night-say-white", ResultWord::Side(Color::White)),
        ("night-say-black", ResultWord::Side(Color::Black)),
        ("night-say-wins", ResultWord::Wins),
        ("night-say-loses", ResultWord::Loses),
        ("night-say-draw", ResultWord::Draw),
        ("night-say-absent", ResultWord::Absent),
        ("night-say-both", ResultWord::Both),
        ("night-say-board", ResultWord::Filler),
    ];
    let mut known = ResultWords::new();
    for (name, meaning) in meanings {
        known.extend(words.list(name).into_iter().map(|word| (word, meaning)));
    }
    for (number, synonyms) in (1..).zip(words.list("night-say-numbers")) {
        let synonyms = synonyms.split(',').map(|word| word.trim().to_owned());
        known.extend(synonyms.map(|word| (word, ResultWord::Number(number))));
    }
    known
}

/// The reason why a text is no result code.
pub fn code_error(words: &Lexicon, error: CodeError) -> String {
    let name = match error {
        CodeError::Sign(place) => {
            return words.with("night-code-sign", &args!["place" => place as u32]);
        }
        CodeError::Length(count) => {
            return words.with("night-code-length", &args!["count" => count as u32]);
        }
        CodeError::Check => "night-code-check",
        CodeError::Newer => "night-code-newer",
        CodeError::Game => "night-code-game",
        CodeError::OtherResult => "night-code-other-result",
    };
    words.get(name)
}

/// A result that has come in, compared with what was known.
pub fn received(words: &Lexicon, code: &ResultCode, received: &Received) -> String {
    let mut args = args![
        "round" => code.address.round as u32,
        "board" => code.address.board as u32,
        "result" => result(words, code.result),
    ];
    let name = match received {
        Received::New(_) => "night-came",
        Received::Unconfirmed(_) => "night-came-unconfirmed",
        Received::Twice => "night-came-twice",
        Received::Contradicts(known, _) => {
            args = args![
                "round" => code.address.round as u32,
                "board" => code.address.board as u32,
                "result" => result(words, code.result),
                "known" => result(words, *known),
            ];
            "night-came-contradicting"
        }
        Received::OtherEvent(_) => "night-came-from-elsewhere",
        Received::RoundNotPaired => "night-came-early",
        Received::NoBoard => "night-came-without-board",
        Received::EarlierRound(_) => "night-came-late",
    };
    words.with(name, &args)
}

/// “Why this pairing?” in words.
pub fn why(words: &Lexicon, state: &State, round: usize, board: usize) -> String {
    if state.tournament().format != tournament::Format::Swiss {
        return words.get("night-why-table");
    }
    let Some(Reason {
        bracket,
        scores,
        way,
        unmet,
        color,
        ..
    }) = state.why(round, board)
    else {
        return words.get("night-why-changed");
    };
    let (high, low) = scores;
    let scores = match low {
        Some(low) if low != high => words.with(
            "night-why-scores",
            &args!["high" => high.to_string(), "low" => low.to_string()],
        ),
        Some(_) => words.with("night-why-score", &args!["score" => bracket.to_string()]),
        None => String::new(),
    };
    let way = words.get(match way {
        Way::Straight => "night-why-straight",
        Way::Transposition => "night-why-transposition",
        Way::Exchange => "night-why-exchange",
        Way::MovedDown => "night-why-moved-down",
        Way::Bye => "night-why-bye",
    });
    let color = color.map(|rule| {
        words.get(match rule {
            ColorRule::Granted => "night-why-granted",
            ColorRule::Stronger => "night-why-stronger",
            ColorRule::Alternation => "night-why-alternation",
            ColorRule::HigherRanked => "night-why-higher",
            ColorRule::Lot => "night-why-lot",
        })
    });
    let unmet = (!unmet.is_empty()).then(|| {
        let list: Vec<String> = unmet.iter().map(|it| format!("{it:?}")).collect();
        words.with("night-why-unmet", &args!["list" => list.join(", ")])
    });
    let parts = [Some(scores), Some(way), color, unmet];
    let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}
