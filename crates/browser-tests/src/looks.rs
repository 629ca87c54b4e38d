//! What the screens look like, compared with pictures that were looked at and kept.

use crate::browser::setting;
use crate::picture::{Area, Difference, Picture};
use crate::{Browser, View};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The pictures kept are smaller than the screen by this factor.
const SHRUNK: usize = 4;

/// How long a screen may take to look as it should: fonts and pictures come when they come.
const PATIENCE: Duration = Duration::from_secs(2);

/// A phone, a tablet and a laptop.
const SIZES: [(u32, u32, bool); 3] = [(360, 740, true), (768, 1024, true), (1440, 900, false)];

/// Hides what changes by itself: the caret, and the digits of a running clock.
const STILL: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { caret-color: transparent !important }
        [data-clock][data-running=true] { color: transparent !important }`);
    const usual = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...usual, sheet];
    window.stirAgain = () => { document.adoptedStyleSheets = usual; };";

/// Waits for fonts and animations and two frames more.
const SETTLED: &str = "
    for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    const frame = () => new Promise(requestAnimationFrame);
    return document.fonts.ready.then(frame).then(frame).then(() => null);";

/// A page as it looks, made small.
#[derive(Clone, Debug)]
pub struct Look {
    picture: Picture,
    board: Option<Area>,
}

impl Look {
    /// Whether somebody would see a difference that comes from more than another machine's fonts.
    pub fn differs_from(&self, other: &Self) -> bool {
        self.difference(&other.picture).is_some()
    }

    fn difference(&self, reference: &Picture) -> Option<Difference> {
        self.picture.difference(reference, self.board)
    }
}

impl Browser {
    /// The screen looks as in the pictures kept of it, on a phone, a tablet and a laptop, in light and dark; in
    /// Chromium. `cargo xtask test chromium --renew-screens` keeps new pictures instead.
    pub async fn assert_looks(&self, screen: &str) {
        let usual = self.view.get();
        self.evaluate(STILL, []).await;
        let mut failures = Vec::new();
        for (width, height, touch) in SIZES {
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
                failures.extend(self.compare(&name).await.err());
            }
        }
        self.evaluate("stirAgain()", []).await;
        self.show_on(usual).await;
        assert!(
            failures.is_empty(),
            "{screen} looks different:\n{}\nIf it should, look at it and run \
             `cargo xtask test chromium --renew-screens`.",
            failures.join("\n")
        );
    }

    /// The page as it looks now.
    pub async fn look(&self) -> Look {
        self.look_in_full().await.0
    }

    /// The page as it looks now, and the picture before it was made small.
    async fn look_in_full(&self) -> (Look, Vec<u8>) {
        self.evaluate(SETTLED, []).await;
        let whole = json!({ "captureBeyondViewport": true, "optimizeForSpeed": true });
        let shot = self.devtools("Page.captureScreenshot", whole).await;
        let png = BASE64_STANDARD
            .decode(shot["data"].as_str().unwrap_or_default())
            .expect("it was made for transport");
        let body = "
            const board = document.querySelector('.board')?.getBoundingClientRect();
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
        let look = Look {
            picture: picture.shrunk(SHRUNK),
            board: area(),
        };
        (look, png)
    }

    async fn compare(&self, name: &str) -> Result<(), String> {
        let kept = Path::new(&setting("CARGO_MANIFEST_DIR")).join("screens");
        let path = kept.join(format!("{name}.png"));
        if env::var_os("SESSA_RENEW_SCREENS").is_some() {
            return write(&path, &self.at_rest().await.picture.encode());
        }
        let reference =
            fs::read(&path).map_err(|error| format!("  {}: {error}", path.display()))?;
        let reference =
            Picture::decode(&reference).map_err(|e| format!("  {}: {e}", path.display()))?;
        let begun = Instant::now();
        loop {
            let (look, full) = self.look_in_full().await;
            let Some(difference) = look.difference(&reference) else {
                return Ok(());
            };
            if begun.elapsed() < PATIENCE {
                continue;
            }
            let folder = PathBuf::from(setting("SESSA_PICTURES"));
            let (now, where_) = (
                folder.join(format!("{name}.png")),
                folder.join(format!("{name}-difference.png")),
            );
            write(&now, &full)?;
            write(&where_, &difference.shown_on(&look.picture).encode())?;
            return Err(format!(
                "  {name}: {difference}: see {} and {}",
                now.display(),
                where_.display()
            ));
        }
    }

    /// The page as it looks once it has stopped changing.
    async fn at_rest(&self) -> Look {
        let begun = Instant::now();
        let mut last = self.look().await;
        loop {
            let now = self.look().await;
            if now.picture == last.picture || begun.elapsed() > PATIENCE {
                return now;
            }
            last = now;
        }
    }
}

fn write(path: &Path, content: &[u8]) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, content))
        .map_err(|error| format!("  {}: {error}", path.display()))
}
