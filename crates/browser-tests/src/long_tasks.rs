//! Long tasks: how long the page does not answer its user.

use crate::Browser;

/// Notes the longest task from now on; a task of 60 ms first, which it has to have seen.
const WATCH: &str = "
    window.longest = 0;
    new PerformanceObserver((list) =>
        list.getEntries().forEach(({ duration }) => (window.longest = Math.max(window.longest, duration))),
    ).observe({ type: 'longtask' });
    return new Promise((done) => setTimeout(() => {
        const began = performance.now();
        while (performance.now() - began < 60);
        setTimeout(() => {
            done(window.longest);
            window.longest = 0;
        }, 500);
    }, 100));";

impl Browser {
    /// Watches the page for long tasks until it is loaded again.
    pub async fn watch_long_tasks(&self) {
        let seen = self.evaluate(WATCH, []).await;
        assert!(seen.as_f64() > Some(50.0), "no task is noted: {seen}");
    }

    /// The longest task since this was last asked, in milliseconds; 0 if none took more than 50.
    pub async fn longest_task(&self) -> f64 {
        let body = "
            const longest = window.longest;
            window.longest = 0;
            return longest;";
        let longest = self.evaluate(body, []).await;
        longest.as_f64().expect("the page is watched")
    }
}
