//! Ledger: list of all events with copy and export.

use super::ArbiterContext;
use crate::event_text::{self, LedgerLine};
use crate::law_link::law_link;
use crate::times::hms;
use i18n::Lexicon;
use leptos::prelude::*;
use platform::files::save_as;
use widgets::button::button;
use widgets::disclosure::disclosure_when;

/// The ledger; its lines are made only while it is open.
pub fn ledger(arbiter: ArbiterContext) -> impl IntoView {
    let words = arbiter.words;
    let open = RwSignal::new(false);
    let lines = Memo::new(move |_| {
        if open.get() {
            event_text::ledger(&arbiter.game(), &words.now())
        } else {
            Vec::new()
        }
    });
    let timed = arbiter.game_once().config().time.is_some();
    let rows = move || {
        let row = |line: LedgerLine| {
            let clocks = line.left.map(|left| {
                left.map(|left| view! { <td class="hms">{hms(left)}</td> })
                    .collect_view()
            });
            view! {
                <tr>
                    <td class="hms">{hms(line.at.0)}</td>
                    <td>{line.who}</td>
                    <td>{line.what} {line.law.map(|number| law_link(words, number))}</td>
                    {clocks}
                </tr>
            }
        };
        lines.get().into_iter().map(row).collect_view()
    };
    let head = move |name: &'static str| view! { <th scope="col">{words.say(name)}</th> };
    let take = move |csv: bool| {
        let lexicon = words.once();
        let lines = event_text::ledger(&arbiter.game_once(), &lexicon);
        if csv {
            save_as("sessa-ledger", "csv", "text/csv", &as_csv(&lines, &lexicon));
        } else {
            save_as("sessa-ledger", "txt", "text/plain", &as_text(&lines));
        }
    };
    disclosure_when(
        words,
        "ledger",
        "arbiter-ledger",
        open,
        view! {
            <div class="ledger" tabindex="0" role="region" aria-label=words.say("arbiter-ledger")>
                <table>
                    <thead>
                        <tr>
                            {head("ledger-time")} {head("ledger-who")} {head("ledger-what")}
                            {timed.then(|| view! { {head("white")} {head("black")} })}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            <div class="deeds">
                {button(words, "ledger-text", "save-as-text", move || take(false))}
                {button(words, "ledger-csv", "save-as-table", move || take(true))}
            </div>
        }
        .into_any(),
    )
}

/// The lines as text in columns.
fn as_text(lines: &[LedgerLine]) -> String {
    let cells = lines.iter().map(cells);
    let line = |[at, white, black, who, what]: [String; 5]| {
        let who = if who.is_empty() {
            who
        } else {
            format!("{who}: ")
        };
        format!("{at:>8}  {white:>8}  {black:>8}  {who}{what}\n")
    };
    cells.map(line).collect()
}

/// The lines as CSV (RFC 4180).
fn as_csv(lines: &[LedgerLine], words: &Lexicon) -> String {
    let head = ["ledger-time", "white", "black", "ledger-who", "ledger-what"];
    let rows = [head.map(|name| words.get(name))]
        .into_iter()
        .chain(lines.iter().map(cells));
    let row = |row: [String; 5]| {
        row.map(|cell| format!("\"{}\"", cell.replace('"', "\"\"")))
            .join(",")
            + "\r\n"
    };
    rows.map(row).collect()
}

fn cells(line: &LedgerLine) -> [String; 5] {
    let [white, black] = line
        .left
        .map_or_else(Default::default, |left| left.map(hms));
    [
        hms(line.at.0),
        white,
        black,
        line.who.clone(),
        line.what.clone(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Color;
    use game::{Config, Correction, Event, Game, Irregularity, Penalty, TimeControl, Timestamp};

    fn lexicon() -> Lexicon {
        Lexicon::english().and(i18n::Language::English, crate::ENGLISH)
    }

    /// A game in which one thing happens after the other, a second between.
    fn game_of(config: Config, events: impl IntoIterator<Item = Event>) -> Game {
        let mut game = Game::new(config);
        for event in [Event::Start].into_iter().chain(events) {
            let at = game.last_at().plus(1000);
            game.apply(event, at).expect("accepted");
        }
        game
    }

    fn mv(text: &str) -> Event {
        let start = game::Config::default().start;
        Event::Move(start.parse_uci(text).expect("legal at the start"))
    }

    #[test]
    fn e7_every_event_is_in_the_ledger_in_words() {
        let config = Config {
            time: Some(TimeControl::sudden_death(300_000, 0)),
            rules: game::RuleSet::fide_2009(),
            ..Config::default()
        };
        let game = game_of(
            config,
            [
                mv("e2e4"),
                Event::OfferDraw(Color::White),
                Event::DeclineDraw(Color::Black),
                Event::Pause,
                Event::SetClock(Color::Black, 240_000),
                Event::Penalize(Color::White, Penalty::OpponentGains(120_000)),
                Event::Correction(Irregularity::Displaced, Correction::Back(0)),
                Event::Resume,
                Event::Resign(Color::White),
            ],
        );
        let told: Vec<_> = event_text::ledger(&game, &lexicon())
            .iter()
            .map(|line| cells(line)[1..].join("|"))
            .collect();
        assert_eq!(
            told,
            [
                "0:05:00|0:05:00||The game begins.",
                "0:04:59|0:05:00|White|1. e4",
                "0:04:59|0:04:59|White|Offers a draw.",
                "0:04:59|0:04:58|Black|Declines the draw.",
                "0:04:59|0:04:57||The clocks are stopped.",
                "0:04:59|0:04:00|Arbiter|The clock of Black is set to 0:04:00.",
                "0:04:59|0:06:00|Arbiter|Black gets 0:02:00 more.",
                "0:05:00|0:05:00|Arbiter|Displaced pieces: Back to: First position, with the clocks of that moment.",
                "0:05:00|0:05:00||The clocks are started.",
                "0:04:59|0:05:00|White|Resigns. 0-1 White resigned.",
            ]
        );
    }

    #[test]
    fn e7_the_arbiters_rulings_stand_beside_what_was_done() {
        let config = Config {
            time: Some(TimeControl::sudden_death(5_400_000, 0)),
            ..Config::default()
        };
        let game = game_of(
            config,
            [Event::ClaimDraw(Color::White, game::Claim::FiftyMoves)],
        );
        let lines = event_text::ledger(&game, &lexicon());
        assert_eq!(
            lines[1].what,
            "Claims a draw: Fifty moves without capture or pawn move. The claim of White was wrong. Black gets 0:02:00 more."
        );
    }

    #[test]
    fn e7_the_ledger_as_table_and_text() {
        let line = LedgerLine {
            at: Timestamp(61_000),
            who: "White".into(),
            what: "says “x”, \"y\"".into(),
            law: None,
            left: Some([1000, 2000]),
        };
        let csv = as_csv(std::slice::from_ref(&line), &lexicon());
        let rows: Vec<_> = csv.split("\r\n").collect();
        assert_eq!(
            rows,
            [
                "\"Time\",\"White\",\"Black\",\"Who\",\"What\"",
                "\"0:01:01\",\"0:00:01\",\"0:00:02\",\"White\",\"says “x”, \"\"y\"\"\"",
                ""
            ]
        );
        assert_eq!(
            as_text(&[line]),
            " 0:01:01   0:00:01   0:00:02  White: says “x”, \"y\"\n"
        );
    }
}
