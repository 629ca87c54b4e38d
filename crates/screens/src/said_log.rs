//! Log for the screen reader: the last announcements of a screen.

use leptos::prelude::*;

/// Number of announcements that stay to be read again.
const SAID: usize = 5;

/// The last announcements, each with its number: several can come in one moment. A handle.
#[derive(Clone, Copy, Debug, Default)]
pub struct SaidLog(RwSignal<Vec<(u32, String)>>);

impl SaidLog {
    /// Announces a text, unless the screen has been closed.
    pub fn say(self, told: String) {
        self.0.try_update(|said| {
            let number = said.last().map_or(0, |last| last.0 + 1);
            said.push((number, told));
            if said.len() > SAID {
                said.remove(0);
            }
        });
    }

    /// The announcements, the newest last.
    #[cfg(test)]
    pub fn lines(self) -> Vec<String> {
        let lines = self.0.get_untracked();
        lines.into_iter().map(|(_, told)| told).collect()
    }

    /// The log: nothing to be seen.
    pub fn view(self) -> impl IntoView {
        view! {
            <div class="hidden-visually" role="log" data-said>
                <For each=move || self.0.get() key=|said| said.0 let:said>
                    <p>{said.1}</p>
                </For>
            </div>
        }
    }
}
