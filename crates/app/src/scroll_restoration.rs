//! Scroll restoration: Back finds a page scrolled as it was left, with the focus on what it was left by.
//!
//! Browsers do this for documents. Here a page that is left is gone, and what it lists may be there only later: each entry
//! of the history has a [`ReturnPoint`], which is come to as soon as the page reaches that far.

use leptos::prelude::*;
use platform::events::capture_on_window;
use screens::registry::Place;
use std::ops::RangeInclusive;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// Frames for which a page is waited for, about four seconds.
const PATIENCE: u32 = 240;

/// Frames for which a page that has come as far is held there, half a second: what comes above it later would move it.
const SETTLING: u32 = 30;

/// Characters by which an element is known again.
const KNOWN_BY: usize = 60;

/// An element of a page, by the place of each element among its siblings on the way to it.
type Path = Vec<u32>;

/// The state in which a page was left.
#[derive(Clone, Default)]
struct ReturnPoint {
    /// Name of the screen; empty for Play and the game.
    screen: String,
    /// The elements that were scrolled.
    scrolled: Vec<Scrolled>,
    /// The focused element, and how its text begins.
    focused: Option<(Path, String)>,
    /// Frames for which the page has been held where it was scrolled to.
    held: u32,
}

/// The place to which an element was scrolled.
#[derive(Clone)]
struct Scrolled {
    path: Path,
    top: i32,
    /// Height of its contents when it was last scrolled there, zero before: what comes in above later moves it.
    height: i32,
}

/// The return points of the history's entries: the index is how many entries lie beneath. A handle.
#[derive(Clone, Copy)]
pub struct ReturnPoints {
    points: StoredValue<Vec<ReturnPoint>>,
    /// The one that is waited for, and for how many frames more.
    awaited: StoredValue<Option<(ReturnPoint, u32)>>,
    /// The state of the page whose place has changed, until the history has followed: by then the page may be gone.
    left: StoredValue<Option<ReturnPoint>>,
}

impl ReturnPoints {
    /// No point is known, or the player has scrolled or pressed something meanwhile.
    pub fn new() -> ReturnPoints {
        let points = ReturnPoints {
            points: StoredValue::new(Vec::new()),
            awaited: StoredValue::new(None),
            left: StoredValue::new(None),
        };
        for event in ["pointerdown", "wheel", "keydown"] {
            capture_on_window(event, move |_: web_sys::Event| {
                points.awaited.set_value(None);
            });
        }
        points
    }

    /// The page is about to show another place.
    pub fn place_changes(self) {
        self.left
            .set_value(root().map(|root| ReturnPoint::of(&root)));
    }

    /// The history has followed the page.
    pub fn has_followed(self) {
        self.left.set_value(None);
    }

    /// The page of these entries, its own and those of what is open over it, is about to be left.
    pub fn leave(self, entries: RangeInclusive<usize>) {
        self.awaited.set_value(None);
        let left = self.left.try_update_value(Option::take).flatten();
        let point = left
            .or_else(|| root().map(|root| ReturnPoint::of(&root)))
            .unwrap_or_default();
        self.points.update_value(|points| {
            points.resize(points.len().max(entries.end() + 1), ReturnPoint::default());
            points[entries].fill(point);
        });
    }

    /// Another page takes the place of an entry.
    pub fn forget(self, entry: usize) {
        self.points.update_value(|points| points.truncate(entry));
    }

    /// The browser has come back to an entry, whose page is to be seen soon; `with_focus` if nothing else is to have it.
    pub fn come(self, entry: usize, place: Place, with_focus: bool) {
        let point = self.points.with_value(|points| points.get(entry).cloned());
        let screen = match place {
            Place::Screen(screen) => screen.name(),
            Place::Play | Place::Game => "",
        };
        let point = point.map(|point| ReturnPoint {
            // Play and the game are not gone meanwhile: they give it back by themselves.
            focused: point.focused.filter(|_| with_focus && !screen.is_empty()),
            ..point
        });
        let point = point.filter(|point| point.screen == screen && !point.is_top());
        let waits = point.is_some();
        self.awaited.set_value(point.map(|point| (point, PATIENCE)));
        if waits {
            self.look();
        }
    }

    /// Looks once a frame whether the page has come as far.
    fn look(self) {
        request_animation_frame(move || {
            let goes_on = self.awaited.try_update_value(|awaited| {
                let (point, frames) = awaited.as_mut()?;
                *frames -= 1;
                point.apply(*frames == 0);
                let is_there = point.held >= SETTLING && point.focused.is_none();
                let waits = *frames > 0 && !is_there;
                if !waits {
                    *awaited = None;
                }
                waits.then_some(())
            });
            if goes_on.flatten().is_some() {
                self.look();
            }
        });
    }
}

impl ReturnPoint {
    /// The state of the page that is shown.
    fn of(root: &Element) -> ReturnPoint {
        // Nothing scrolls in a board, and forty of them have two thousand elements.
        let all = root.query_selector_all("*:not(.board *)").ok();
        let all = all.into_iter().flat_map(|all| {
            (0..all.length()).filter_map(move |at| all.get(at)?.dyn_into::<Element>().ok())
        });
        let scrolled = std::iter::once(root.clone())
            .chain(all)
            .filter(|element| element.scroll_top() > 0)
            .filter_map(|element| {
                Some(Scrolled {
                    path: path(root, &element)?,
                    top: element.scroll_top(),
                    height: 0,
                })
            })
            .collect();
        let focused = document().active_element();
        let focused = focused.filter(|element| root.contains(Some(element)) && element != root);
        ReturnPoint {
            screen: root.get_attribute("data-screen").unwrap_or_default(),
            scrolled,
            focused: focused.and_then(|element| Some((path(root, &element)?, text(&element)))),
            held: 0,
        }
    }

    /// True if there is nothing to come back to.
    fn is_top(&self) -> bool {
        self.scrolled.is_empty() && self.focused.is_none()
    }

    /// Applies what the page has come to; all of it as far as possible if this is the `last` time.
    fn apply(&mut self, last: bool) {
        let Some(root) = root() else { return };
        if root.get_attribute("data-screen").unwrap_or_default() != self.screen {
            return;
        }
        if let Some((path, known_by)) = &self.focused
            && let Some(element) = find(&root, path)
            && text(&element) == *known_by
            && let Ok(element) = element.dyn_into::<HtmlElement>()
        {
            // The scroll position is that of the page, not that of the element. Without the focus it can still be used.
            let options = FocusOptions::new();
            options.set_prevent_scroll(!self.scrolled.is_empty());
            let _ = element.focus_with_options(&options);
            self.focused = None;
        }
        if self.held >= SETTLING {
            return;
        }
        let mut reached = true;
        for Scrolled { path, top, height } in &mut self.scrolled {
            let Some(element) = find(&root, path) else {
                reached = false;
                continue;
            };
            let reaches = element.scroll_height() - element.client_height() >= *top;
            if (reaches || last) && element.scroll_height() != *height {
                element.set_scroll_top(*top);
                *height = element.scroll_height();
            }
            reached &= reaches;
        }
        self.held += u32::from(reached);
    }
}

/// The element of the page that is shown: the screen, or all of the document.
fn root() -> Option<Element> {
    let screen = document().query_selector("section.screen").ok().flatten();
    screen.or_else(|| document().document_element())
}

/// The way to an element; `None` if it does not lie in `root`.
fn path(root: &Element, element: &Element) -> Option<Path> {
    let mut path = Path::new();
    let mut at = element.clone();
    while at != *root {
        let before = std::iter::successors(at.previous_element_sibling(), |element| {
            element.previous_element_sibling()
        });
        path.push(before.count() as u32);
        at = at.parent_element()?;
    }
    path.reverse();
    Some(path)
}

fn find(root: &Element, path: &[u32]) -> Option<Element> {
    path.iter().try_fold(root.clone(), |element, &place| {
        element.children().item(place)
    })
}

/// The beginning of an element's text.
fn text(element: &Element) -> String {
    let text = element.text_content().unwrap_or_default();
    text.chars().take(KNOWN_BY).collect()
}
