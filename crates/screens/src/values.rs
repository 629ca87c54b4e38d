//! What the pieces are worth: the values of several sources side by side, what each of them says of an exchange, and the
//! pieces with their pictures, signs and letters.

mod exchange;

use self::exchange::{Exchange, Pieces, USUAL, signed};
use crate::ScreenContext;
use crate::piece_values;
use crate::registry::Screen;
use crate::route::href;
use i18n::args;
use leptos::prelude::*;
use widgets::page_frame::PageFrame;

/// Message names of the pieces.
const PIECES: [&str; 5] = ["pawn", "knight", "bishop", "rook", "queen"];

/// Figurines of the pieces, of the side that gives and the one that gets. The last sign of each keeps text text.
const WHITE: [&str; 5] = [
    "♙\u{fe0e}",
    "♘\u{fe0e}",
    "♗\u{fe0e}",
    "♖\u{fe0e}",
    "♕\u{fe0e}",
];
const BLACK: [&str; 5] = [
    "♟\u{fe0e}",
    "♞\u{fe0e}",
    "♝\u{fe0e}",
    "♜\u{fe0e}",
    "♛\u{fe0e}",
];

/// The pieces from the king down: name in style sheets, message, signs of White and Black, worth by the school's count.
const MEN: [(&str, &str, &str, &str); 6] = [
    ("king", "values-king", "♔\u{fe0e} ♚\u{fe0e}", "– (200)"),
    ("queen", "lab-queen", "♕\u{fe0e} ♛\u{fe0e}", "9"),
    ("rook", "lab-rook", "♖\u{fe0e} ♜\u{fe0e}", "5"),
    ("bishop", "lab-bishop", "♗\u{fe0e} ♝\u{fe0e}", "3"),
    ("knight", "lab-knight", "♘\u{fe0e} ♞\u{fe0e}", "3"),
    ("pawn", "lab-pawn", "♙\u{fe0e} ♟\u{fe0e}", "1"),
];

/// The sources by their messages, with the values of the pieces in hundredths of a pawn.
const SOURCES: [(&str, [Option<f64>; 5]); 8] = [
    ("values-school", with_pawn(piece_values::TEXTBOOK)),
    (
        "values-primer",
        [Some(100.0), Some(300.0), None, Some(500.0), Some(800.0)],
    ),
    ("values-programs", with_pawn(piece_values::CLASSICAL)),
    ("values-greko", with_pawn(piece_values::GREKO)),
    ("values-greko-c", with_pawn(piece_values::MAJOR)),
    ("values-learned", with_pawn(piece_values::LEARNED)),
    ("values-kaufman", with_pawn(piece_values::KAUFMAN)),
    ("values-alphazero", with_pawn(piece_values::ALPHAZERO)),
];

const fn with_pawn([knight, bishop, rook, queen]: [f64; 4]) -> [Option<f64>; 5] {
    [
        Some(100.0),
        Some(knight),
        Some(bishop),
        Some(rook),
        Some(queen),
    ]
}

/// The values, a page.
pub fn values(context: ScreenContext) -> AnyView {
    let words = context.words;
    let exchange = RwSignal::new(USUAL[0].1);
    let row = move |(name, values): (&'static str, [Option<f64>; 5])| {
        let cell = |value: Option<f64>| {
            let told = value.map_or_else(|| "–".to_owned(), in_pawns);
            view! { <td>{told}</td> }
        };
        let gain = Memo::new(move |_| exchange.with(|exchange| exchange.gain(&values)));
        let verdict = move || match gain.get() {
            Some(1..) => "gain",
            Some(0) | None => "even",
            Some(_) => "loss",
        };
        view! {
            <tr>
                <th scope="row">{words.say(name)}</th>
                {values.map(cell).collect_view()}
                <td class="values-gain" data-verdict=verdict>
                    {move || gain.get().map_or_else(|| "–".to_owned(), signed)}
                </td>
            </tr>
        }
    };
    // On a phone there is room for a sign, but not for a name.
    let head = move |name: Signal<String>, sign: &'static str| {
        view! {
            <th scope="col">
                <span class="values-long">{move || name.get()}</span>
                <span class="values-short" aria-hidden="true">{sign}</span>
            </th>
        }
    };
    let heads = PIECES.iter().zip(BLACK).map(|(piece, sign)| {
        let name = Signal::derive(move || words.now().get(&format!("lab-{piece}")));
        head(name, sign)
    });
    let usual = move |(name, of): (&'static str, Exchange)| {
        let chosen = move || exchange.with(|exchange| *exchange == of).to_string();
        let label = move || words.now().get(&format!("values-{name}"));
        let signs = format!("{} → {}", signs(of.given, &WHITE), signs(of.got, &BLACK));
        view! {
            <button
                type="button"
                class="chip"
                data-exchange=name
                aria-label=label
                title=label
                aria-pressed=chosen
                on:click=move |_| exchange.set(of)
            >
                {signs}
            </button>
        }
    };
    let content = view! {
        <div class="values">
            <p class="values-how">{words.say("values-how")}</p>
            <section class="values-exchange" aria-labelledby="values-exchange">
                <h2 id="values-exchange">{words.say("values-exchange")}</h2>
                <div class="values-usual">{USUAL.map(usual).collect_view()}</div>
                <div class="values-sides">
                    <Side context exchange is_given=true/>
                    <Side context exchange is_given=false/>
                </div>
                <button
                    type="button"
                    data-action="values-clear"
                    aria-disabled=move || exchange.with(Exchange::is_empty).then_some("true")
                    on:click=move |_| exchange.set(Exchange::default())
                >
                    {words.say("values-clear")}
                </button>
            </section>
            <div class="values-scroll" tabindex="0" role="region" aria-labelledby="values-table">
                <table>
                    <caption id="values-table">{words.say("values-table")}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{words.say("values-source")}</th>
                            {heads.collect_view()}
                            {head(Signal::derive(words.say("values-gain")), "±")}
                        </tr>
                    </thead>
                    <tbody>{SOURCES.map(row).collect_view()}</tbody>
                </table>
            </div>
            <p class="values-note">{words.say("values-note")}</p>
            <p class="values-note">{words.say("values-trial")}</p>
            {men(words)}
            <p class="values-note">{words.say("values-men-note")}</p>
            <div class="values-more">
                <a class="button" href=href(Screen::Lesson, "values") data-action="values-lesson">
                    {words.say("values-lesson")}
                </a>
                <a class="button" href=href(Screen::Lab, "") data-action="values-lab">
                    {words.say("values-lab")}
                </a>
            </div>
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}

/// The pieces, a table: picture, name, signs, letter of a record, value.
fn men(words: i18n::Words) -> AnyView {
    let row = move |(at, (role, name, signs, worth)): (usize, (&'static str, _, _, _))| {
        let letter = move || {
            let words = words.now();
            letter(&words.get("letters"), at)
        };
        view! {
            <tr>
                <td><span class="values-picture" data-color="white" data-role=role></span></td>
                <th scope="row">{words.say(name)}</th>
                <td class="values-sign" aria-hidden="true">{signs}</td>
                <td>{letter}</td>
                <td>{worth}</td>
            </tr>
        }
    };
    let head = |name| view! { <th scope="col">{words.say(name)}</th> };
    view! {
        <div class="values-men">
            <table>
                <caption>{words.say("values-men")}</caption>
                <thead>
                    <tr>
                        <td></td>
                        {head("lab-piece")}
                        <td class="values-sign" aria-hidden="true">{words.say("values-sign")}</td>
                        {head("values-letter")}
                        {head("values-worth")}
                    </tr>
                </thead>
                <tbody>{MEN.into_iter().enumerate().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// The letter of the piece at a place of `MEN`, of letters as “K | Q | R | B | N”; a pawn has none, which a dash says. Letters
/// other than English ones are followed by the English one.
fn letter(letters: &str, at: usize) -> String {
    let english = ["K", "Q", "R", "B", "N"];
    let own = letters.split('|').map(str::trim).nth(at);
    match (own, english.get(at)) {
        (Some(own), Some(english)) if own != *english => format!("{own} · {english}"),
        (Some(own), Some(_)) => own.to_owned(),
        _ => "–".to_owned(),
    }
}

/// One side of the exchange: pieces to add, each with how many there are.
#[component]
fn Side(context: ScreenContext, exchange: RwSignal<Exchange>, is_given: bool) -> impl IntoView {
    let words = context.words;
    let name = if is_given {
        "values-given"
    } else {
        "values-got"
    };
    let pieces = move || {
        exchange.with(|exchange| {
            if is_given {
                exchange.given
            } else {
                exchange.got
            }
        })
    };
    let button = move |kind: usize| {
        let count = move || pieces()[kind];
        let label = move || {
            let words = words.now();
            let piece = words.get(PIECES[kind]);
            words.with(
                "values-add",
                &args!["piece" => piece, "count" => u32::from(count())],
            )
        };
        let shown = move || match count() {
            0 => String::new(),
            count => count.to_string(),
        };
        view! {
            <button
                type="button"
                class="values-piece"
                data-piece=PIECES[kind]
                data-color=if is_given { "white" } else { "black" }
                data-role=PIECES[kind]
                aria-label=label
                on:click=move |_| exchange.update(|exchange| exchange.add(is_given, kind))
            >
                <span aria-hidden="true">{shown}</span>
            </button>
        }
    };
    let kinds: [usize; 5] = [4, 3, 2, 1, 0];
    let told = move || told(pieces(), &words.now());
    view! {
        <div class="values-side" role="group" aria-label=words.say(name) data-side=if is_given { "given" } else { "got" }>
            <h3>{words.say(name)}</h3>
            <div class="values-pieces">{kinds.map(button).collect_view()}</div>
            <p role="status">{told}</p>
        </div>
    }
}

/// Pieces as figurines, the dearest first.
fn signs(pieces: Pieces, figurines: &[&str; 5]) -> String {
    let of = |kind: usize| figurines[kind].repeat(usize::from(pieces[kind]));
    (0..figurines.len()).rev().map(of).collect()
}

/// Pieces in words: “queen”, “rook × 2”.
fn told(pieces: Pieces, words: &i18n::Lexicon) -> String {
    let named = (0..PIECES.len()).rev().filter(|&kind| pieces[kind] > 0);
    let named = named.map(|kind| match pieces[kind] {
        1 => words.get(PIECES[kind]),
        count => format!("{} × {count}", words.get(PIECES[kind])),
    });
    let named: Vec<String> = named.collect();
    if named.is_empty() {
        words.get("values-nothing")
    } else {
        named.join(", ")
    }
}

/// Hundredths of a pawn in pawns, with as many digits as say something.
fn in_pawns(value: f64) -> String {
    let hundredths = value.round() as u32;
    match (hundredths / 100, hundredths % 100) {
        (whole, 0) => whole.to_string(),
        (whole, rest) if rest % 10 == 0 => format!("{whole}.{}", rest / 10),
        (whole, rest) => format!("{whole}.{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn j3_queen_two_rooks_and_three_minors_side_by_side() {
        let gain = |name: &str, source: usize| {
            let exchange = USUAL
                .iter()
                .find(|usual| usual.0 == name)
                .expect("it is there")
                .1;
            exchange.gain(&SOURCES[source].1)
        };
        assert_eq!(
            SOURCES[0].1.map(|value| value.map(in_pawns)),
            ["1", "3", "3", "5", "9"].map(|told| Some(told.to_owned()))
        );
        // By the school's count a queen is three minors, by the programs' less; two rooks are more by both.
        assert_eq!(gain("queen-for-minors", 0), Some(0));
        assert_eq!(gain("queen-for-minors", 2), Some(7));
        assert_eq!(gain("queen-for-rooks", 0), Some(10));
        // The old text: queen 8, rook 5, knight 3, and nothing about the bishop.
        assert_eq!(gain("queen-for-rooks", 1), Some(20));
        assert_eq!(gain("queen-for-minors", 1), None);
        // Learned from games, a queen is worth more than two rooks.
        assert_eq!(gain("queen-for-rooks", 5), Some(-12));
    }

    #[test]
    fn j3_pieces_have_letters_and_the_school_s_values() {
        let letters = |of: &str| [0, 3, 4, 5].map(|at| letter(of, at));
        assert_eq!(letters("K | Q | R | B | N"), ["K", "B", "N", "–"]);
        assert_eq!(
            letters("ரா | ணி | யா | ம | கு"),
            ["ரா · K", "ம · B", "கு · N", "–"]
        );
        // The table of the pieces and the first row of the sources say the same; the king has no value.
        for (piece, value) in PIECES.iter().zip(SOURCES[0].1) {
            let man = MEN.iter().find(|man| man.0 == *piece);
            assert_eq!(man.map(|man| man.3.to_owned()), value.map(in_pawns));
        }
        assert_eq!(MEN[0].3, "– (200)");
    }

    #[test]
    fn rows_of_greko_are_what_its_author_tried() {
        let values = |name: &str| SOURCES.iter().find(|source| source.0 == name);
        for (name, expected) in [
            ("values-school", [300.0, 300.0, 500.0, 900.0]),
            ("values-programs", [320.0, 330.0, 500.0, 900.0]),
            ("values-greko", [400.0, 400.0, 600.0, 1200.0]),
            ("values-greko-c", [325.0, 325.0, 550.0, 1100.0]),
        ] {
            assert_eq!(
                values(name).map(|source| source.1),
                Some(with_pawn(expected))
            );
        }
    }

    #[test]
    fn pawns_have_as_many_digits_as_say_something() {
        assert_eq!(
            [300.0, 288.478, 330.0, 1076.56].map(in_pawns),
            ["3", "2.88", "3.3", "10.77"]
        );
    }
}
