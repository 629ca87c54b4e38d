//! The lesson of an address: one of the course by its id, a round of an exercise, tasks that were missed, the test of a stage, or a
//! text that is the link itself.

use super::course::first_open;
use super::drawn::{Drawn, StageTest};
use super::exercise::Round;
use super::missed;
use super::player::LessonPlayer;
use super::progress::Progress;
use crate::ScreenContext;
use crate::course_file;
use crate::link::parameter;
use learn::{outlines, read_lesson_link, read_one};
use leptos::prelude::*;
use puzzle::percent::unescape;

impl LessonPlayer {
    /// Opens the lesson of the address, and follows it.
    pub fn open(context: ScreenContext) -> LessonPlayer {
        let player = LessonPlayer::new(context);
        let query = Memo::new(move |_| context.input.with(|input| input.query.clone()));
        let words = context.words;
        Effect::new(move |_| {
            let language = words.now().language();
            player.text.set_value(None);
            player.names.set_value(Vec::new());
            player.test.set(None);
            player.another.set(None);
            query.with(|query| {
                if let Some(link) = parameter(query.trim_start_matches('?'), "link") {
                    player.own.set(true);
                    player.next.set(None);
                    match read_lesson_link(&unescape(link)) {
                        Ok(link) => {
                            let cut = (!link.is_intact).then_some("lesson-link-damaged");
                            player.trouble.set(cut);
                            player.text.set_value(Some(link.text));
                            player.take(link.read, query);
                        }
                        Err(_) => player.trouble.set(Some("lesson-link-none")),
                    }
                    return;
                }
                let lexicon = words.now();
                let round = Round::of_query(query).map(|round| Drawn::of_round(round, &lexicon));
                let missed = missed::of_query(query);
                let missed = missed.map(|names| Drawn::of_missed(&names, &lexicon));
                let drawn = round.or(missed);
                let drawn = drawn.filter(|drawn| !drawn.lesson.steps.is_empty());
                let is_drawn = drawn.is_some();
                if let Some(drawn) = drawn {
                    player.take_drawn(drawn, query);
                }
                let test = StageTest::of_query(query);
                player.own.set(is_drawn);
                let id = query.clone();
                leptos::task::spawn_local(async move {
                    let course = course_file::fetch(language).await;
                    // The screen may have been closed meanwhile, or leads elsewhere by now.
                    let here = player
                        .context
                        .input
                        .try_with_untracked(|input| input.query == id);
                    if here != Some(true) {
                        return;
                    }
                    let Ok(course) = course else {
                        // Tasks that were drawn need no course.
                        if !is_drawn {
                            player.trouble.set(Some("learn-failed"));
                        }
                        return;
                    };
                    let all = outlines(&course);
                    let open = first_open(&all, &Progress::load());
                    let open = open.map(|place| all[place].clone());
                    if is_drawn {
                        player.next.set(open);
                    } else if let Some(test) = test {
                        player.next.set(open);
                        player.take_drawn(test.tasks(&course, &words.once()), &id);
                    } else if let Some(read) = read_one(&course, &id) {
                        let mut after = all.into_iter().skip_while(|lesson| lesson.id != id);
                        player.next.set(after.nth(1));
                        player.trouble.set(None);
                        player.take(read, &id);
                    } else {
                        player.trouble.set(Some("lesson-unknown"));
                    }
                });
            });
        });
        player
    }
}
