//! Browser session over `WebDriver`: opening pages, looking, pressing, waiting.

use crate::engine::Engine;
use crate::environment::setting;
use crate::host::origin_of;
use crate::view::View;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};
use thirtyfour::{By, WebDriver, WindowHandle};

/// A point of the page in CSS pixels.
pub type Place = (i64, i64);

/// Time that a test waits for something that must come.
const PATIENCE: Duration = Duration::from_secs(60);
/// Between two looks.
const LOOK: Duration = Duration::from_millis(25);
/// Looks at a window until which it must have taken its size.
const SETTLING: u32 = 30;

/// A browser with a page. Its methods panic with the reason when the page does not do as asked.
pub struct Browser {
    pub(crate) driver: WebDriver,
    pub(crate) engine: Engine,
    pub(crate) view: Cell<View>,
    /// What Chromium has been told to show in this tab.
    emulated: Cell<Option<View>>,
    /// When and where a finger has tapped last.
    pub(crate) last_tap: Cell<Option<(Instant, Place)>>,
    /// Address of the page.
    pub(crate) url: String,
    pub(crate) console: RefCell<Vec<String>>,
    pub(crate) requests: RefCell<Vec<String>>,
}

impl Browser {
    /// A browser whose tab is empty, for the page at this address.
    pub(crate) async fn new(driver: WebDriver, url: &str, view: View) -> Self {
        let browser = Self {
            driver,
            engine: Engine::chosen(),
            view: Cell::new(view),
            emulated: Cell::new(None),
            last_tap: Cell::new(None),
            url: url.to_owned(),
            console: RefCell::default(),
            requests: RefCell::default(),
        };
        browser.show_on(view).await;
        browser
    }

    /// Makes the page look as on another device; answers with what could be had. Only Chromium shows every width and
    /// changes colours and motion while it runs: the windows of the others have a least width, and `WebKit` no fingers.
    pub async fn show_on(&self, view: View) -> View {
        let shown = match self.engine {
            Engine::Chromium => self.emulate(view).await,
            Engine::Firefox | Engine::WebKit => self.resize(view).await,
        };
        self.view.set(shown);
        shown
    }

    async fn emulate(&self, view: View) -> View {
        // Each command is a layout: what is so already is not told again.
        let before = self.emulated.replace(Some(view)).map(emulation);
        for (index, command) in emulation(view).into_iter().enumerate() {
            if before
                .as_ref()
                .is_none_or(|before| before[index] != command)
            {
                self.devtools(command.0, command.1).await;
            }
        }
        view
    }

    /// Sizes the window so that the page in it has the wanted size, or the least that the window allows.
    async fn resize(&self, view: View) -> View {
        let inner = async || {
            let size = self.evaluate("return [innerWidth, innerHeight]", []).await;
            pair(&size).expect("a window has a size")
        };
        // Windows take their size when they take it, and a size that is too small never.
        let settled = async || {
            let mut size = inner().await;
            for _ in 0..SETTLING {
                if size == (view.width.into(), view.height.into()) {
                    break;
                }
                tokio::time::sleep(LOOK).await;
                size = inner().await;
            }
            size
        };
        let outer = self.driver.get_window_rect().await;
        let outer = outer.expect("a window has a place");
        let (width, height) = inner().await;
        let frame = (outer.width - width, outer.height - height);
        let wanted = (
            i64::from(view.width) + frame.0,
            i64::from(view.height) + frame.1,
        );
        self.driver
            .set_window_rect(0, 0, wanted.0 as u32, wanted.1 as u32)
            .await
            .expect("a window has a size");
        let (width, height) = settled().await;
        View {
            width: width as u32,
            height: height as u32,
            // The driver of WebKit has no fingers.
            touch: view.touch && self.engine != Engine::WebKit,
            ..view
        }
    }

    /// Opens the page and waits until it can be used.
    pub async fn open(&self) {
        self.visit("").await;
        self.wait_ready().await;
    }

    /// Goes to a path below the page's address, or to one on its host if it begins with a slash.
    pub async fn visit(&self, path: &str) {
        let address = match path.strip_prefix('/') {
            Some(_) => format!("{}{path}", self.origin()),
            None => format!("{}{path}", self.url),
        };
        self.driver
            .goto(address.as_str())
            .await
            .unwrap_or_else(|error| panic!("cannot go to {address}: {error}"));
    }

    /// Scrolls everything that scrolls to its end, as a reader does who wants to see the last line above the buttons.
    pub async fn scroll_to_end(&self) {
        let body = "
            for (const element of document.querySelectorAll('section.screen, section.screen *')) {
                element.scrollTop = element.scrollHeight;
            }";
        self.evaluate(body, []).await;
    }

    /// The second path at which the page is served.
    pub fn sub_path(&self) -> String {
        setting("SESSA_SUB_PATH")
    }

    /// Loads the page again, as a visitor does.
    pub async fn reload(&self) {
        self.evaluate("window.isFromBefore = true", []).await;
        let body = "return window.isFromBefore !== true";
        // Where a step in the history is still to be made, it may take the place of loading.
        self.wait_until("the page to be loaded anew", async || {
            self.driver.refresh().await.expect("a page can be reloaded");
            self.evaluate(body, []).await == true
        })
        .await;
        self.wait_ready().await;
    }

    /// Waits until the program has taken over from the static page.
    pub async fn wait_ready(&self) {
        self.wait_for("main#sessa[data-ready=true]").await;
    }

    /// Scheme, host and port of the page.
    pub(crate) fn origin(&self) -> &str {
        origin_of(&self.url)
    }

    /// Puts another tab in front of the page for so long; in Chromium with windows
    /// ([`with_browser_in_window`](crate::with_browser_in_window)), since without them no tab is ever hidden.
    pub async fn hide_for(&self, time: Duration) {
        let watch = "
            window.seen = [];
            const see = () => window.seen.push(document.visibilityState);
            document.addEventListener('visibilitychange', see);";
        self.evaluate(watch, []).await;
        let page = self.driver.window().await.expect("the page has a window");
        let other = self.driver.new_tab().await.expect("another tab opens");
        self.bring_to_front(other).await;
        tokio::time::sleep(time).await;
        self.bring_to_front(page).await;
        self.wait_until("the page to have been hidden", async || {
            self.evaluate("return window.seen.join(' ')", []).await == "hidden visible"
        })
        .await;
    }

    /// Opens another tab and goes there; answers with the one before.
    pub async fn another_tab(&self) -> WindowHandle {
        let before = self.driver.window().await.expect("the page has a window");
        let other = self.driver.new_tab().await.expect("another tab opens");
        self.bring_to_front(other).await;
        before
    }

    /// Goes to a tab; answers with the one before.
    pub async fn switch_to(&self, tab: WindowHandle) -> WindowHandle {
        let before = self.driver.window().await.expect("the page has a window");
        self.bring_to_front(tab).await;
        before
    }

    /// Does something in a frame of the page.
    pub async fn in_frame<T>(&self, selector: &str, work: impl AsyncFnOnce() -> T) -> T {
        let frame = self.driver.find(By::Css(selector)).await;
        let frame = frame.unwrap_or_else(|error| panic!("{selector}: {error}"));
        frame.enter_frame().await.expect("a frame can be entered");
        let done = work().await;
        self.driver
            .enter_default_frame()
            .await
            .expect("a frame can be left");
        done
    }

    async fn bring_to_front(&self, tab: WindowHandle) {
        let switched = self.driver.switch_to_window(tab).await;
        switched.unwrap_or_else(|error| panic!("cannot switch tabs: {error}"));
        // Each tab is told for itself.
        self.emulated.set(None);
        self.devtools("Page.bringToFront", json!({})).await;
    }

    /// A command of the developer tools' protocol, which is Chromium's alone.
    pub async fn devtools(&self, method: &str, parameters: Value) -> Value {
        assert_eq!(self.engine, Engine::Chromium, "{method}");
        let answer = self.driver.cdp().send_raw(method, parameters).await;
        answer.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Runs a function body in the page; a promise is awaited.
    pub async fn evaluate(&self, body: &str, arguments: impl Into<Vec<Value>>) -> Value {
        let answer = self.driver.execute(body, arguments.into()).await;
        answer
            .unwrap_or_else(|error| panic!("{error}\nin: {body}"))
            .json()
            .clone()
    }

    /// Runs a function body in a page that may be loading itself anew, and does not answer then.
    pub async fn try_evaluate(&self, body: &str) -> Option<Value> {
        let answer = self.driver.execute(body, Vec::new()).await;
        answer.ok().map(|answer| answer.json().clone())
    }

    /// Runs a function body that answers with a word, a number or a truth; anything else is an empty text.
    pub async fn ask(&self, body: &str, arguments: impl Into<Vec<Value>>) -> String {
        match self.evaluate(body, arguments).await {
            Value::String(text) => text,
            Value::Null => String::new(),
            other => other.to_string(),
        }
    }

    /// Waits until `condition` holds; `what` names it should it never do so.
    pub async fn wait_until(&self, what: &str, condition: impl AsyncFn() -> bool) {
        self.wait_at_most(PATIENCE, what, condition).await;
    }

    /// Waits as long as this for what takes its time.
    pub async fn wait_at_most(
        &self,
        patience: Duration,
        what: &str,
        condition: impl AsyncFn() -> bool,
    ) {
        let begun = Instant::now();
        while !condition().await {
            assert!(begun.elapsed() < patience, "waited in vain for {what}");
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Watches for so long that `condition` holds, as `what` says, and fails as soon as it does not: for what must not happen.
    pub async fn stays_for(&self, time: Duration, what: &str, condition: impl AsyncFn() -> bool) {
        let begun = Instant::now();
        loop {
            // The last look comes after the time.
            let is_last = begun.elapsed() >= time;
            assert!(
                condition().await,
                "no longer after {:?}: {what}",
                begun.elapsed()
            );
            if is_last {
                break;
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Waits until an element is there.
    pub async fn wait_for(&self, selector: &str) {
        self.wait_until(selector, async || self.is_there(selector).await)
            .await;
    }

    /// True if an element is there.
    pub async fn is_there(&self, selector: &str) -> bool {
        self.count(selector).await > 0
    }

    /// Number of such elements.
    pub async fn count(&self, selector: &str) -> u64 {
        let count = self
            .evaluate(
                "return document.querySelectorAll(arguments[0]).length",
                [json!(selector)],
            )
            .await;
        count.as_u64().expect("a length is a number")
    }

    /// The text of the first such element; empty if there is none.
    pub async fn text(&self, selector: &str) -> String {
        self.ask(
            "return document.querySelector(arguments[0])?.textContent?.trim()",
            [json!(selector)],
        )
        .await
    }

    /// An attribute of the first such element; empty if there is none.
    pub async fn attribute(&self, selector: &str, name: &str) -> String {
        let body = "return document.querySelector(arguments[0])?.getAttribute(arguments[1])";
        self.ask(body, [json!(selector), json!(name)]).await
    }

    /// An attribute of the element that has the focus; empty if none has it. Unlike `:focus` this holds in a window
    /// that the system does not bring to the front.
    pub async fn focused(&self, name: &str) -> String {
        self.ask(
            "return document.activeElement?.getAttribute(arguments[0])",
            [json!(name)],
        )
        .await
    }

    /// Waits until the element that has the focus has this attribute of this value.
    pub async fn wait_for_focus(&self, name: &str, value: &str) {
        self.wait_until(&format!("the focus on {name}={value}"), async || {
            self.focused(name).await == value
        })
        .await;
    }

    /// Gives an element the focus, as a visitor does with the Tab key, once it takes it.
    pub async fn focus(&self, selector: &str) {
        let body = "const element = document.querySelector(arguments[0]); element?.focus();
            return element !== null && document.activeElement === element;";
        self.wait_until(&format!("{selector} to take the focus"), async || {
            self.evaluate(body, [json!(selector)]).await == true
        })
        .await;
    }

    /// Presses an element, by mouse or finger as the view has it, once it lies open to the pointer. A finger that has just tapped
    /// there looks at what has appeared before it taps again.
    pub async fn press(&self, selector: &str) {
        let mut place = self.place_of(selector).await;
        if self.view.get().touch {
            while self.wait_to_tap_at(place).await {
                // It may have moved meanwhile.
                place = self.place_of(selector).await;
            }
            self.tap_at(place).await;
        } else {
            self.click_at(place).await;
        }
    }

    /// The middle of an element, once it keeps still and lies open to the pointer.
    pub async fn place_of(&self, selector: &str) -> Place {
        let body = "
            const element = document.querySelector(arguments[0]);
            if (!element || element.disabled) return null;
            element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const { left, top, width, height } = element.getBoundingClientRect();
            const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
            const hit = document.elementFromPoint(x, y);
            return element.contains(hit) || hit?.closest('label')?.contains(element) ? [x, y] : null;";
        let place = Cell::new(None);
        self.wait_until(&format!("{selector} to lie open"), async || {
            let answer = self.evaluate(body, [json!(selector)]).await;
            let before = place.replace(pair(&answer));
            before.is_some() && before == place.get()
        })
        .await;
        place.into_inner().expect("it was waited for")
    }

    /// Presses the button of an action. Tools that lie in a menu have that opened first; a game is left for the places, and
    /// on a first visit there is more behind a button.
    pub async fn action(&self, name: &str) {
        let body = "
            const [name] = arguments;
            const find = (name) => document.querySelector(`[data-action=${name}]`);
            const shows = (name) => find(name)?.checkVisibility({ visibilityProperty: true });
            if (shows(name)) return '';
            if (shows('more') && find(name)?.closest('.tools')) return 'more';
            if (shows('up') && find(name)?.closest('.places')) return 'up';
            return shows('more-options') && !find(name) ? 'more-options' : '';";
        let first = self.ask(body, [name.into()]).await;
        if !first.is_empty() {
            self.press(&format!("[data-action={first}]")).await;
        }
        self.press(&format!("[data-action={name}]")).await;
    }

    /// Goes back in the browser's history, once the page has brought it in step with what it shows: a step that it has asked for
    /// before may take a while.
    pub async fn back(&self) {
        let body = "return [history.length, history.state, location.href]";
        let entry = RefCell::new(Value::Null);
        self.wait_until("the history to rest", async || {
            let now = self.evaluate(body, []).await;
            let before = entry.replace(now.clone());
            before == now
        })
        .await;
        self.evaluate("history.back()", []).await;
    }

    /// Leaves a page by the bar, for Play.
    pub async fn leave_page(&self) {
        self.press("[data-action=to-play]").await;
        self.wait_until("the page to close", async || {
            !self.is_there("section.screen").await
        })
        .await;
    }
}

/// The commands by which Chromium shows a page as on a device.
fn emulation(view: View) -> [(&'static str, Value); 3] {
    let View {
        width,
        height,
        touch,
        dark,
        reduced_motion,
    } = view;
    let scheme = if dark { "dark" } else { "light" };
    let motion = if reduced_motion {
        "reduce"
    } else {
        "no-preference"
    };
    [
        (
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch }),
        ),
        (
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": touch, "maxTouchPoints": 5 }),
        ),
        (
            "Emulation.setEmulatedMedia",
            json!({ "features": [
                { "name": "prefers-color-scheme", "value": scheme },
                { "name": "prefers-reduced-motion", "value": motion },
            ] }),
        ),
    ]
}

/// Two numbers, as a script returns them.
fn pair(value: &Value) -> Option<Place> {
    Some((value.get(0)?.as_i64()?, value.get(1)?.as_i64()?))
}
