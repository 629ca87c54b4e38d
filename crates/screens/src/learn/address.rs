//! The lesson of an address: one of the course by its id, a round of an exercise, tasks that were missed, the test of a stage, or a
//! text that is the link itself.

use super::drawn::{Drawn, StageTest};
use super::exercise::Round;
use super::missed;
use super::player::{LessonPlayer, Next};
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
                if let Some(drawn) = drawn.filter(|drawn| !drawn.lesson.steps.is_empty()) {
                    return player.take_drawn(drawn, query);
                }
                let test = StageTest::of_query(query);
                player.own.set(false);
                let id = query.clone();
                leptos::task::spawn_local(async move {
                    let Ok(course) = course_file::fetch(language).await else {
                        player.trouble.try_set(Some("learn-failed"));
                        return;
                    };
                    if let Some(test) = test {
                        // The screen may have been closed meanwhile.
                        if player.lesson.try_with_untracked(|_| ()).is_some() {
                            player.take_drawn(test.tasks(&course, &words.once()), &id);
                        }
                        return;
                    }
                    let all = outlines(&course);
                    let mut after = all.into_iter().skip_while(|lesson| lesson.id != id);
                    let next = after.nth(1).map(Next::Lesson);
                    // The screen may have been closed meanwhile.
                    match read_one(&course, &id) {
                        _ if player.lesson.try_with_untracked(|_| ()).is_none() => {}
                        Some(read) => {
                            player.next.set(next);
                            player.trouble.set(None);
                            player.take(read, &id);
                        }
                        None => player.trouble.set(Some("lesson-unknown")),
                    }
                });
            });
        });
        player
    }
}
