//! Every mode of an embedded board on a page of another origin, by mouse and by keys.

use browser_tests::{Browser, Hand, View, embedded_modes, teaching_site, with_browser_at};

fn by_mouse_and_keys(steps: &impl AsyncFn(&Browser, Hand)) {
    with_browser_at(&teaching_site(), View::LAPTOP, async |browser| {
        for hand in [Hand::Mouse, Hand::Keys] {
            steps(browser, hand).await;
        }
    });
}

#[test]
fn a_diagram_on_another_page() {
    by_mouse_and_keys(&embedded_modes::diagram);
}

#[test]
fn a_game_on_another_page() {
    by_mouse_and_keys(&embedded_modes::game);
}

#[test]
fn a_puzzle_on_another_page() {
    by_mouse_and_keys(&embedded_modes::puzzle);
}

#[test]
fn a_game_in_play_on_another_page() {
    by_mouse_and_keys(&embedded_modes::play);
}

#[test]
fn a_position_set_up_on_another_page() {
    by_mouse_and_keys(&embedded_modes::free);
}

#[test]
fn a_lesson_on_another_page() {
    by_mouse_and_keys(&embedded_modes::lesson);
}
