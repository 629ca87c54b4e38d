//! Random walks over the page: Back leads step by step to where one was, with what was selected, open and scrolled to.
//!
//! The way back is remembered here by what was done: a link, a menu and a form lead further, a place of the bar that one
//! has come by is returned to, and what changes on a page, such as the selected game, is as it was when the page was left.

use browser_tests::{Browser, View, with_browser};
use serde_json::{Value, json};
use std::cell::RefCell;

const STEPS: usize = 12;

/// Pixels by which the scroll positions of the page and of the library's list may be another. The list brings the selected game
/// into sight, perhaps a row further than it was.
const TOLERANCE: [i64; 2] = [4, 56];

/// Present place: everything that Back is to find again. `null` until it is there.
const WHEREABOUTS: &str = "
    const root = document.documentElement;
    const screen = document.querySelector('section.screen');
    const place = root.dataset.place;
    const isTable = place === 'play' || place === 'game';
    if (history.state === null || (isTable ? screen : screen?.dataset.screen !== place)) return null;
    if (place.startsWith('library') && !screen.querySelector('[data-row], .library-no-match')) return null;
    if (place === 'solve' && !/solver|solved|wrong/.test(screen.dataset.phase ?? '')) return null;
    const open = document.querySelectorAll('.more-menu[open], [data-action=more][aria-expanded=true], [name=opponent]');
    const named = [...open].map((element) => element.className || element.name);
    const squares = screen?.querySelectorAll('.board .square') ?? [];
    const pieces = place === 'solve' ? [...squares].map((square) => square.getAttribute('aria-label')) : [];
    return {
        hash: location.hash,
        place,
        dialog: document.querySelector('dialog[open]')?.dataset.screen ?? '',
        open: [...new Set(named)].join(),
        selected: screen?.querySelector('[data-row][aria-selected=true]')?.dataset.row ?? '',
        fields: [...screen?.querySelectorAll('[name=search], [name=sort]') ?? []].map((field) => field.value).join(),
        group: screen?.querySelector('[data-group][aria-pressed=true]')?.dataset.group ?? '',
        heading: screen?.querySelector('h1')?.textContent ?? '',
        pieces: pieces.join(),
        scroll: [screen, document.querySelector('.library-list')].map((it) => Math.round(it?.scrollTop ?? 0)),
    };";

/// Marks one of the elements that can be pressed, of a kind that is drawn, and tells which kind and which element; the two
/// arguments after the selectors are drawn.
const MARK: &str = "
    const [selectors, kind, which] = arguments;
    const place = document.documentElement.dataset.place;
    const canBePressed = (element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false;
        if (element.disabled || element.getAttribute('aria-disabled') === 'true') return false;
        return !element.matches('.place') || ![place, `to-${place}`].includes(element.dataset.action);
    };
    const scope = document.querySelector('dialog[open]') ?? document;
    const found = selectors.map((selector) => [...scope.querySelectorAll(selector)].filter(canBePressed));
    const kinds = found.flatMap((elements, kind) => elements.length ? [kind] : []);
    const chosen = kinds[kind % kinds.length];
    const number = which % found[chosen].length;
    document.querySelector('[data-walk]')?.removeAttribute('data-walk');
    found[chosen][number].dataset.walk = found[chosen][number].dataset.row ?? '';
    found[chosen][number].scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return [chosen, number];";

/// Effect of a press on the way back.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Means {
    /// One is further on.
    Further,
    /// One is where one was before, if the place is one that one has come by; else further on.
    Bar,
    /// One is on the page that this one was opened from, if there is one; else further on.
    Up,
    /// The layer or dialog that was opened last is closed.
    Close,
    /// The page is another, at the place where one is.
    Change,
}

/// All that is pressed, with what it means.
const PRESSED: [(&str, Means); 29] = [
    (".places [data-action=to-play]", Means::Bar),
    (".places [data-action=puzzles]", Means::Bar),
    (".places [data-action=learn]", Means::Bar),
    (".places [data-action=library]", Means::Bar),
    (".places [data-action=analysis]", Means::Bar),
    ("[data-action=up]", Means::Up),
    ("dialog [data-action=close]", Means::Close),
    ("[data-action=more-options]", Means::Further),
    (".more-button:not([aria-expanded=true])", Means::Further),
    (".more-button[aria-expanded=true]", Means::Close),
    (".tools:not(.open) [data-action=settings]", Means::Further),
    (".tools.open [data-action=help]", Means::Further),
    ("[data-lesson]", Means::Further),
    ("[data-action=laws]", Means::Further),
    ("[data-action=lab]", Means::Further),
    (".lab-contents button:not([aria-current])", Means::Further),
    ("section.screen a[href*='laws/']", Means::Further),
    ("[data-action=themes]", Means::Further),
    ("[data-action=history]", Means::Further),
    ("[data-theme]", Means::Further),
    ("[data-mode=rated]", Means::Further),
    (".more-menu:not([open]) summary", Means::Further),
    (".more-menu[open] summary", Means::Close),
    ("[data-action=next-puzzle]", Means::Change),
    ("[data-action=bin]", Means::Further),
    ("[data-row]", Means::Change),
    ("[data-sort]", Means::Change),
    ("[data-group][aria-pressed=false]", Means::Change),
    ("[data-action=reverse]", Means::Change),
];

struct Walk<'a> {
    browser: &'a Browser,
    touch: bool,
    seed: u64,
    random: u64,
    /// Places that one has been at, the present one last.
    trail: Vec<Value>,
    done: Vec<String>,
}

impl Walk<'_> {
    /// A number below `end` (xorshift).
    fn draw(&mut self, end: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random % end as u64) as usize
    }

    /// Present place, once nothing changes any more.
    async fn whereabouts(&self) -> Value {
        let last = RefCell::new((Value::Null, 0));
        let what = format!(
            "the page to keep still; seed {}: {:?}",
            self.seed, self.done
        );
        self.browser
            .wait_until(&what, async || {
                let now = self.browser.evaluate(WHEREABOUTS, []).await;
                let (before, times) = last.take();
                let times = if now == before && !now.is_null() {
                    times + 1
                } else {
                    0
                };
                last.replace((now, times));
                times >= 4
            })
            .await;
        last.take().0
    }

    /// Scrolls the page somewhere, and presses something.
    async fn step(&mut self) {
        let browser = self.browser;
        let part = self.draw(100) as f64 / 100.0;
        let body = "
            const screen = document.querySelector('section.screen');
            // The page under a dialog or a menu is not scrolled.
            if (screen && !document.querySelector('dialog[open], .more-button[aria-expanded=true], .more-menu[open]'))
                screen.scrollTop = (screen.scrollHeight - screen.clientHeight) * arguments[0];";
        browser.evaluate(body, [json!(part)]).await;
        let selectors = PRESSED.map(|(selector, _)| selector);
        let drawn = [self.draw(1 << 20), self.draw(1 << 20)];
        let arguments = [json!(selectors), json!(drawn[0]), json!(drawn[1])];
        let chosen = browser.evaluate(MARK, arguments).await;
        let kind = chosen[0].as_u64().expect("something can be pressed") as usize;
        let (selector, mut means) = PRESSED[kind];
        // As it is when it is left.
        let mut before = self.whereabouts().await;
        if selector == "[data-row]" && self.touch && before["place"] == "library" {
            // A tap selects the game and opens it.
            let key = browser.attribute("[data-walk]", "data-walk").await;
            let hash = before["hash"].as_str().unwrap_or_default();
            let list = hash
                .split(['?', '&'])
                .filter(|pair| !pair.starts_with("game="));
            let game = format!("game={key}");
            let parts: Vec<&str> = list.skip(1).chain([&*game]).collect();
            before["hash"] = json!(format!("#library?{}", parts.join("&")));
            before["selected"] = json!(key);
            means = Means::Further;
        }
        *self.trail.last_mut().expect("one is somewhere") = before.clone();
        self.done.push(format!("{selector} {}", chosen[1]));
        browser.press("[data-walk]").await;
        self.wait_for_change(&before, means, selector == "[data-row]")
            .await;
        let now = self.whereabouts().await;
        self.follow(means, now);
    }

    /// Waits until what was pressed has had its effect.
    async fn wait_for_change(&self, before: &Value, means: Means, is_row: bool) {
        // The order may be the same once more. A row that is tapped is selected before its game comes.
        if means != Means::Change {
            let what = format!("another place; seed {}: {:?}", self.seed, self.done);
            self.browser
                .wait_until(&what, async || {
                    let now = self.browser.evaluate(WHEREABOUTS, []).await;
                    let has_gone = !is_row || now["place"] != before["place"];
                    !now.is_null() && !is_same(&now, before) && has_gone
                })
                .await;
        }
    }

    /// Remembers where one is now.
    fn follow(&mut self, means: Means, now: Value) {
        let before = self.trail.last().cloned().expect("one is somewhere");
        // A menu is closed by whatever leads on.
        let in_menu = before["open"]
            .as_str()
            .is_some_and(|open| open.contains("more"));
        if in_menu && means != Means::Close {
            self.trail.pop();
            // Its entry was brought into sight: the page below it has perhaps been scrolled by that.
            if let Some(below) = self.trail.last_mut() {
                below["scroll"] = before["scroll"].clone();
            }
        }
        if means == Means::Change && now["place"] == before["place"] {
            *self.trail.last_mut().expect("one is somewhere") = now;
            return;
        }
        let been = &self.trail[..self.trail.len() - usize::from(!in_menu || means == Means::Close)];
        let found = match means {
            Means::Bar => been.iter().rposition(|was| was["place"] == now["place"]),
            Means::Up => {
                let from = been.iter().rfind(|was| was["place"] != before["place"]);
                let from = from.map(|from| from["place"].clone());
                been.iter()
                    .rposition(|was| Some(&was["place"]) == from.as_ref())
            }
            Means::Close => Some(been.len() - 1),
            Means::Further | Means::Change => None,
        };
        match found {
            Some(found) => {
                self.trail.truncate(found + 1);
                assert!(
                    is_same(&self.trail[found], &now),
                    "returned to {now:#}, not to {:#}; seed {}: {:#?}",
                    self.trail[found],
                    self.seed,
                    self.done
                );
            }
            None => self.trail.push(now),
        }
    }

    /// Back leads to each place that one has been at.
    async fn go_back(&mut self) {
        while self.trail.len() > 1 {
            self.trail.pop();
            let wanted = self.trail.last().expect("one was somewhere");
            self.browser.back().await;
            let found = RefCell::new(Value::Null);
            let what = RefCell::new(String::new());
            let begun = std::time::Instant::now();
            loop {
                found.replace(self.browser.evaluate(WHEREABOUTS, []).await);
                if is_same(&found.borrow(), wanted) {
                    break;
                }
                what.replace(format!("{:#}\ninstead of {wanted:#}", found.borrow()));
                let (seed, done) = (self.seed, &self.done);
                let patience = std::time::Duration::from_secs(10);
                assert!(
                    begun.elapsed() < patience,
                    "Back leads to {}; seed {seed}: {done:#?}",
                    what.borrow()
                );
            }
        }
    }
}

/// True if both are the same place, scrolled as far.
fn is_same(found: &Value, wanted: &Value) -> bool {
    let [mut found, mut wanted] = [found, wanted].map(Value::clone);
    if found.is_null() || wanted.is_null() {
        return found == wanted;
    }
    let [near, far] = [&mut found, &mut wanted].map(|it| it["scroll"].take());
    let near = (0..2).all(|at| {
        let [near, far] = [&near[at], &far[at]].map(|side| side.as_i64().unwrap_or_default());
        (near - far).abs() <= TOLERANCE[at]
    });
    near && found == wanted
}

/// Thirty games, of which one is in the bin.
async fn fill_library(browser: &Browser) {
    let game = |number: usize| {
        format!(
            "[White \"White {number}\"]\n[Black \"Black\"]\n[Result \"*\"]\n\n1. e4 e5 {{{number}}} *\n\n"
        )
    };
    let games: String = (1..=30).map(game).collect();
    browser.visit("#library").await;
    browser
        .wait_for("section[data-screen=library] [data-empty]")
        .await;
    browser
        .upload_games("return arguments[0]", [json!(games)])
        .await;
    browser.wait_for_games(30).await;
    browser.focus("[data-list]").await;
    browser.keys("Delete").await;
    browser.wait_for(".library-bin [data-action=bin]").await;
    browser.action("dismiss").await;
}

async fn walk(browser: &Browser, view: View, seed: u64) {
    browser.open().await;
    let mut walk = Walk {
        browser,
        touch: view.touch,
        seed,
        random: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15),
        trail: Vec::new(),
        done: Vec::new(),
    };
    let home = walk.whereabouts().await;
    fill_library(browser).await;
    let library = walk.whereabouts().await;
    walk.trail.extend([home, library]);
    for _ in 0..STEPS {
        walk.step().await;
    }
    walk.go_back().await;
}

#[test]
fn back_leads_to_where_one_was_on_a_desktop() {
    let view = View {
        width: 1440,
        height: 900,
        ..View::LAPTOP
    };
    for seed in [3, 14] {
        with_browser(view, async |browser| walk(browser, view, seed).await);
    }
}

#[test]
fn back_leads_to_where_one_was_on_a_phone() {
    let view = View::PHONE;
    for seed in [1, 10] {
        with_browser(view, async |browser| walk(browser, view, seed).await);
    }
}
