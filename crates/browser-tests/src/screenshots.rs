//! Visual regression tests: screenshots of the screens, compared with reference pictures that were looked at.
//!
//! The browser sees fonts of the tests alone (`xtask/src/browser/fonts.rs`), so that the machine's own make no difference.

use crate::Place;
use crate::environment::setting;
use crate::picture::{Area, Difference, Picture};
use crate::{Browser, View};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The reference pictures are smaller than the screen by this factor.
const SHRUNK: usize = 4;

/// Time that a screen may take to look as it should: fonts and pictures come when they come.
const PATIENCE: Duration = Duration::from_secs(2);

/// Tells the folder for screenshots that differ from their reference pictures.
const DIFFERENCES: &str = "SESSA_PICTURES";

/// A phone, a tablet and a laptop.
const SIZES: [(u32, u32, bool); 3] = [(360, 740, true), (768, 1024, true), (1440, 900, false)];

/// Hides whatever is another at every run: the caret, and the digits of the clocks.
const STILL: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { caret-color: transparent !important }
        [data-clock] { color: transparent !important }`);
    const usual = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...usual, sheet];
    window.stirAgain = () => { document.adoptedStyleSheets = usual; };";

/// Waits for fonts and animations and two frames more.
const SETTLED: &str = "
    for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
        else { animation.pause(); animation.currentTime = 0; }
    }
    const frame = () => new Promise(requestAnimationFrame);
    return document.fonts.ready.then(frame).then(frame).then(() => null);";

/// A screenshot of the whole page, made small.
#[derive(Clone, Debug)]
pub struct Screenshot {
    picture: Picture,
    board: Option<Area>,
}

impl Screenshot {
    /// True if somebody would see a difference that comes from more than another version of the browser.
    pub fn differs_from(&self, other: &Self) -> bool {
        self.difference(&other.picture).is_some()
    }

    fn difference(&self, reference: &Picture) -> Option<Difference> {
        self.picture.difference(reference, self.board)
    }
}

impl Browser {
    /// The screen looks as in its reference pictures, on a phone, a tablet and a laptop, in light and dark; in Chromium.
    /// `cargo xtask test chromium --renew-screens` takes new pictures instead.
    ///
    /// Where browsers do not take their fonts from the tests nothing is compared; `cargo xtask test` says so.
    pub async fn assert_matches_reference(&self, screen: &str) {
        self.assert_matches_reference_at(screen, &SIZES).await;
    }

    /// The same at sizes of the page's own: width, height, and whether it is touched.
    pub async fn assert_matches_reference_at(&self, screen: &str, sizes: &[(u32, u32, bool)]) {
        let Some(folder) = env::var_os(DIFFERENCES).map(PathBuf::from) else {
            return;
        };
        let usual = self.view.get();
        self.evaluate(STILL, []).await;
        let mut failures = Vec::new();
        for &(width, height, touch) in sizes {
            for dark in [false, true] {
                let reduced_motion = true;
                self.show_on(View {
                    width,
                    height,
                    touch,
                    dark,
                    reduced_motion,
                })
                .await;
                let scheme = if dark { "dark" } else { "light" };
                let name = format!("{screen}-{width}-{scheme}");
                failures.extend(self.compare(&name, &folder).await.err());
            }
        }
        self.evaluate("stirAgain()", []).await;
        self.show_on(usual).await;
        // Whoever presses something now must find it where it stays.
        self.evaluate(SETTLED, []).await;
        assert!(
            failures.is_empty(),
            "{screen} looks different:\n{}\nIf it should, look at it and run \
             `cargo xtask test chromium --renew-screens`.",
            failures.join("\n")
        );
    }

    /// The families in which the system draws the texts of these elements; nothing where browsers do not take their fonts
    /// from the tests.
    pub async fn fonts_of(&self, selector: &str) -> BTreeSet<String> {
        let mut families = BTreeSet::new();
        if env::var_os(DIFFERENCES).is_none() {
            return families;
        }
        self.devtools("DOM.enable", json!({})).await;
        self.devtools("CSS.enable", json!({})).await;
        let page = self
            .devtools("DOM.getDocument", json!({ "depth": 0 }))
            .await;
        let wanted = json!({ "nodeId": page["root"]["nodeId"], "selector": selector });
        let elements = self.devtools("DOM.querySelectorAll", wanted).await;
        for element in elements["nodeIds"].as_array().into_iter().flatten() {
            let element = json!({ "nodeId": element });
            let drawn = self.devtools("CSS.getPlatformFontsForNode", element).await;
            let fonts = drawn["fonts"].as_array().into_iter().flatten();
            families.extend(fonts.filter_map(|font| Some(font["familyName"].as_str()?.to_owned())));
        }
        families
    }

    /// Red, green and blue of the pixels at these places of the window, as the screen shows them.
    pub async fn colors_at(&self, places: &[Place]) -> Vec<[u8; 3]> {
        let shot = self.devtools("Page.captureScreenshot", json!({})).await;
        let png = BASE64_STANDARD.decode(shot["data"].as_str().unwrap_or_default());
        let picture = Picture::decode(&png.expect("it was made for transport"));
        let picture = picture.expect("a browser's pictures are whole");
        let color = |&(x, y): &Place| picture.pixel(x as usize, y as usize);
        places.iter().map(color).collect()
    }

    /// The page as it looks now.
    pub async fn screenshot(&self) -> Screenshot {
        self.screenshot_in_full().await.0
    }

    /// The page as it looks now, and the PNG before it was made small.
    async fn screenshot_in_full(&self) -> (Screenshot, Vec<u8>) {
        // The field for moves stands there empty until the chunk has come.
        self.wait_until("the chunk", async || {
            self.count(".entry > input:disabled").await == 0
        })
        .await;
        self.evaluate(SETTLED, []).await;
        let whole = json!({ "captureBeyondViewport": true, "optimizeForSpeed": true });
        let shot = self.devtools("Page.captureScreenshot", whole).await;
        let png = BASE64_STANDARD
            .decode(shot["data"].as_str().unwrap_or_default())
            .expect("it was made for transport");
        let body = "
            const board = (document.querySelector(':is(dialog[open], section.screen) .board') ?? document.querySelector('.board'))?.getBoundingClientRect();
            return board && [board.left + scrollX, board.top + scrollY, board.right + scrollX, board.bottom + scrollY];";
        let board = self.evaluate(body, []).await;
        let side = |index: usize| Some(board.get(index)?.as_f64()?.max(0.0) as usize / SHRUNK);
        let area = || {
            Some(Area {
                left: side(0)?,
                top: side(1)?,
                right: side(2)?,
                bottom: side(3)?,
            })
        };
        let picture = Picture::decode(&png).expect("a browser's pictures are whole");
        let screenshot = Screenshot {
            picture: picture.shrunk(SHRUNK),
            board: area(),
        };
        (screenshot, png)
    }

    /// Compares with a reference picture; where they differ both are left in the folder.
    async fn compare(&self, name: &str, folder: &Path) -> Result<(), String> {
        let path = reference_of(name);
        if env::var_os("SESSA_RENEW_SCREENS").is_some() {
            return write(&path, &self.at_rest().await.picture.encode());
        }
        let reference =
            fs::read(&path).map_err(|error| format!("  {}: {error}", path.display()))?;
        let reference =
            Picture::decode(&reference).map_err(|e| format!("  {}: {e}", path.display()))?;
        let begun = Instant::now();
        loop {
            let (screenshot, full) = self.screenshot_in_full().await;
            let Some(difference) = screenshot.difference(&reference) else {
                return Ok(());
            };
            if begun.elapsed() < PATIENCE {
                continue;
            }
            let (now, where_) = (
                folder.join(format!("{name}.png")),
                folder.join(format!("{name}-difference.png")),
            );
            write(&now, &full)?;
            write(&where_, &difference.shown_on(&screenshot.picture).encode())?;
            return Err(format!(
                "  {name}: {difference}: see {} and {}",
                now.display(),
                where_.display()
            ));
        }
    }

    /// The page as it looks once it has stopped changing.
    async fn at_rest(&self) -> Screenshot {
        let begun = Instant::now();
        let mut last = self.screenshot().await;
        loop {
            let now = self.screenshot().await;
            if now.picture == last.picture || begun.elapsed() > PATIENCE {
                return now;
            }
            last = now;
        }
    }
}

/// The reference picture of this name: a screen keeps its own in its folder, those of the page lie beside these tests.
fn reference_of(name: &str) -> PathBuf {
    let here = PathBuf::from(setting("CARGO_MANIFEST_DIR"));
    let screen: Vec<_> = name
        .split('-')
        .take_while(|word| word.parse::<u32>().is_err())
        .collect();
    // The first words name the screen, the others its state.
    let pictures = (1..=screen.len()).rev().find_map(|words| {
        let folder = format!("../screens/src/{}/pictures", screen[..words].join("_"));
        Some(here.join(folder)).filter(|folder| folder.is_dir())
    });
    let folder = pictures.unwrap_or_else(|| here.join("screens"));
    folder.join(format!("{name}.png"))
}

fn write(path: &Path, content: &[u8]) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, content))
        .map_err(|error| format!("  {}: {error}", path.display()))
}
