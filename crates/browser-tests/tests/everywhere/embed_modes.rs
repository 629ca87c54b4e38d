//! Every mode of an embedded board on a page of another origin, by mouse and by keys.

use browser_tests::{Browser, Hand, View, every_mode, teaching_site, with_browser_at};

fn by_mouse_and_keys(steps: &impl AsyncFn(&Browser, Hand)) {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        for hand in [Hand::Mouse, Hand::Keys] {
            steps(browser, hand).await;
        }
    });
}

every_mode!(by_mouse_and_keys);
