//! Every fault of a lesson file is named with its line and step, and costs no more than its step.

use learn::{
    Answer, Attempt, Goal, Input, LessonRead, Mistake, Task, read_lesson, read_translated,
};

fn told(text: &str) -> Vec<String> {
    let faults = read_lesson(text).faults;
    faults.iter().map(ToString::to_string).collect()
}

/// A lesson with this step after one that is good.
fn with_step(step: &str) -> String {
    format!("lesson a\ntitle A\ntell\n  text Words.\n{step}")
}

#[test]
fn every_fault_is_named_by_line_and_step() {
    for (step, fault) in [
        ("mvoe\n  task T\n", "line 5, step 2: `mvoe` begins no step"),
        ("mvoe\n  task T\n", "is `move` meant?"),
        (
            "move\n  board start\n  answer e4\n",
            "line 5, step 2: `task` is missing",
        ),
        (
            "move\n  board start\n  task T\n",
            "line 5, step 2: `answer` is missing",
        ),
        (
            "move\n  board start\n  task T\n  answer e5\n",
            "line 8, step 2: `e5` is not a legal move",
        ),
        (
            "move\n  board start\n  task T\n  answer e4 ; e4\n",
            "line 8, step 2: `e4` is not a legal move",
        ),
        (
            "move\n  board start\n  task T\n  answer e4\n  wrong Ke3 No.\n",
            "line 9, step 2: `Ke3`",
        ),
        (
            "move\n  board start\n  task T\n  answer e4\n  hnit No.\n",
            "line 9, step 2: a step of this kind has no `hnit`; is `hint` meant?",
        ),
        (
            "move\n  board 9/8 w\n  task T\n  answer e4\n",
            "line 6, step 2: board: field 1",
        ),
        (
            "tell\n  text T\n  show e9\n",
            "line 7, step 2: `e9` is neither a square",
        ),
        (
            "tell\n  text T\n  show pink:e4\n",
            "line 7, step 2: `pink:e4`",
        ),
        ("tell\n  text T\n  label a9=1\n", "line 7, step 2: `a9=1`"),
        (
            "tell\n  text T\n  label a1=1234567\n",
            "line 7, step 2: `a1=1234567`",
        ),
        (
            "tell\n  text T\n  text T\n",
            "line 7, step 2: `text` is there twice",
        ),
        (
            "reach\n  board 8/8/8/8/8/8/8/B7 w\n  task T\n  stars a8\n",
            "line 5, step 2: this cannot be done",
        ),
        (
            "reach\n  board 8/8/8/8/8/8/8/R7 w\n  task T\n  stars b8\n  par 1\n",
            "line 9, step 2: the fewest moves are 2",
        ),
        (
            "reach\n  board 8/8/8/8/8/8/8/R7 w\n  task T\n  stars b8\n  guarded yse\n",
            "is `yes` meant?",
        ),
        (
            "reach\n  board 8/8/8/8/8/8/8/R7 w\n  task T\n",
            "line 5, step 2: `stars` is missing",
        ),
        (
            "take\n  board 8/8/8/8/8/8/8/R7 w\n  task T\n",
            "line 5, step 2: this cannot be done",
        ),
        (
            "find\n  board start\n  task T\n",
            "line 5, step 2: `of` is missing",
        ),
        (
            "find chekcs\n  board start\n  task T\n",
            "is `checks` meant?",
        ),
        (
            "find checks\n  board start\n  task T\n",
            "line 5, step 2: this cannot be done",
        ),
        (
            "setup\n  board start\n  from start\n  task T\n",
            "line 5, step 2: this cannot be done",
        ),
        (
            "choose\n  task T\n  option A\n  option B\n",
            "line 5, step 2: a question has at least two",
        ),
        (
            "play\n  board 8/8/8/8/8/8/8/R7 w\n  task T\n  goal mate\n",
            "line 5, step 2: this step needs a position of the laws: ",
        ),
        (
            "play\n  board start\n  task T\n  goal maet\n",
            "is `mate` meant?",
        ),
        (
            "play\n  board start\n  task T\n  goal win:x\n",
            "line 8, step 2: `x` is not a number",
        ),
        (
            "play\n  board start\n  task T\n  goal mate\n  judged yess\n",
            "is `yes` meant?",
        ),
        (
            "move\n  board start\n  task T\n  answer e4\n  listen yse\n",
            "line 9, step 2: `yse` is not known here; is `yes` meant?",
        ),
        (
            "find checks\n  board 8/8/8/8/8/8/8/R3k3 w\n  task T\n  listen yes\n",
            "line 8, step 2: a step of this kind has no `listen`",
        ),
        (
            "play\n  board start\n  task T\n  goal mate\n  level 13\n",
            "line 9, step 2: `13` is not a number",
        ),
        (
            "play\n  board start\n  task T\n",
            "line 5, step 2: `goal` is missing",
        ),
    ] {
        let text = with_step(step);
        let all = told(&text);
        assert!(all.iter().any(|told| told.contains(fault)), "{step}{all:?}");
        let lesson = read_lesson(&text).lesson.expect("its first step is good");
        assert!((1..=2).contains(&lesson.steps.len()), "{step}");
    }
    for (text, fault) in [
        ("", "line 1: a lesson begins with"),
        ("title A\ntell\n  text T\n", "line 1: a lesson begins with"),
        (
            "lesson A b\ntitle A\ntell\n  text T\n",
            "line 1: `A b` is no id",
        ),
        (
            "lesson a\ntell\n  text T\n",
            "line 1: the lesson has no `title`",
        ),
        ("lesson a\ntitle A\n", "line 1: the lesson has no step"),
        (
            "lesson a\ntitle A\ntitle B\ntell\n  text T\n",
            "line 3: `title` is there twice",
        ),
    ] {
        let all = told(text);
        assert!(
            all.iter().any(|told| told.starts_with(fault)),
            "{text}{all:?}"
        );
    }
    assert_eq!(
        told(&"#".repeat(70_000)),
        ["line 1: the text is too long for a lesson; split it"]
    );
}

#[test]
fn words_go_on_in_deeper_lines_and_boards_stay() {
    let text = "# A comment\nlesson a\ntitle A\nsummary One\n  two\ntell\n  text One,\n    two.\n  board 8/8/8/8/8/8/8/R7\n\nmove\n  task T\n  answer a1a8\n";
    let LessonRead { lesson, faults } = read_lesson(text);
    assert!(faults.is_empty(), "{faults:?}");
    let lesson = lesson.expect("it is whole");
    assert_eq!(lesson.summary, "One two");
    assert_eq!(lesson.steps[0].words.text, "One, two.");
    assert_eq!(lesson.steps[0].board, lesson.steps[1].board);
}

#[test]
fn a_translation_replaces_words_and_only_words() {
    let text = with_step(
        "move\n  board start\n  task T\n  answer e4\n  wrong d4 No.\n  hint One\n  hint Two\nchoose\n  task T\n  option A | a\n  option! B\nfind\n  what checks\n  board 4k3/8/8/8/8/8/8/R3K3 w\n  task T\n  wrong Not that.\n",
    );
    let translation = "lesson a\ntitle Ä\ntell\n  text Wörter.\nmove\n  task Z\n  wrong d4 Nein.\n  hint Eins\nchoose\n  option C | c\nfind\n  task Z\n  wrong Das nicht.\n";
    let read = read_translated(&text, translation).remove(0);
    assert!(read.faults.is_empty(), "{:?}", read.faults);
    let lesson = read.lesson.expect("it is whole");
    assert_eq!(
        (lesson.title.as_str(), lesson.steps[0].words.text.as_str()),
        ("Ä", "Wörter.")
    );
    assert_eq!(lesson.steps[1].words.hints, ["Eins", "Two"]);
    let Task::Choose(choices) = &lesson.steps[2].task else {
        panic!("it is a question")
    };
    assert_eq!(
        (choices[0].option.as_str(), choices[1].option.as_str()),
        ("C", "B")
    );
    assert_eq!(lesson.steps[3].words.wrong, "Das nicht.");
    let other = "lesson a\ntell\n  board start\nfind\n  task X\n";
    let faults = read_translated(&text, other).remove(0).faults;
    let told: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(
        told[0].contains("has no `board`") && told[1].contains("a step `move`"),
        "{told:?}"
    );
}

fn attempt(step: &str) -> Attempt {
    let LessonRead { lesson, faults } = read_lesson(&with_step(step));
    assert!(faults.is_empty(), "{faults:?}");
    Attempt::new(&lesson.expect("it is whole").steps[1])
}

fn play(attempt: &mut Attempt, san: &str) -> Answer {
    let mv = attempt.position().read_move(san).expect("a move");
    attempt.take(&Input::Move(mv))
}

#[test]
fn a_line_is_answered_and_stars_count_slips() {
    let step = "move\n  board start\n  task T\n  answer e4 ; e5 ; Nf3\n  wrong d4 Queen's pawn.\n  wrong * Another.\n  hint First\n";
    let mut line = attempt(step);
    assert_eq!(
        play(&mut line, "d4"),
        Answer::Wrong(Mistake::Words("Queen's pawn.".into()))
    );
    assert_eq!(
        play(&mut line, "c4"),
        Answer::Wrong(Mistake::Words("Another.".into()))
    );
    assert_eq!(play(&mut line, "e4"), Answer::Right);
    assert_eq!(line.position().turn(), chess::Color::White);
    assert_eq!(line.hint(), (Some("First".into()), None));
    let knight = line.position().read_move("Nf3").map(Input::Move);
    assert_eq!(line.hint(), (Some("First".into()), knight));
    assert_eq!(play(&mut line, "Nf3"), Answer::Done);
    assert_eq!(line.stars(), 1);
    let mut line = attempt(step);
    assert_eq!(
        (
            play(&mut line, "d4"),
            play(&mut line, "e4"),
            play(&mut line, "Nf3")
        )
            .2,
        Answer::Done
    );
    assert_eq!(line.stars(), 2);
}

#[test]
fn a_guarded_square_may_not_be_entered() {
    let step = "reach\n  board 8/8/8/3b4/8/8/8/R7 w\n  task T\n  stars h8\n  guarded yes\n";
    let mut way = attempt(step);
    assert_eq!(
        play(&mut way, "Ra8"),
        Answer::Wrong(Mistake::Attacked(chess::Square::D5))
    );
    assert_eq!(
        play(&mut way, "Rh1"),
        Answer::Wrong(Mistake::Attacked(chess::Square::D5))
    );
    while let Some(input) = way.solution() {
        assert!(!matches!(
            way.take(&input),
            Answer::Wrong(_) | Answer::Ignored
        ));
    }
    assert!(way.is_done());
}

#[test]
fn games_against_the_robot_reach_their_goals() {
    let mut mate =
        attempt("play\n  board 6k1/5ppp/8/8/8/8/8/4R1K1 w\n  task T\n  goal mate within 2 moves\n");
    assert_eq!(play(&mut mate, "Re7"), Answer::Reply);
    let reply = mate.position().read_move("g6").expect("a move");
    assert_eq!(mate.reply(reply), Answer::Right);
    assert_eq!(play(&mut mate, "Re8+"), Answer::Reply);
    let reply = mate.position().read_move("Kg7").expect("a move");
    assert_eq!(mate.reply(reply), Answer::Failed, "two moves are over");
    mate.restart();
    assert_eq!(play(&mut mate, "Re8#"), Answer::Done);
    assert_eq!(mate.stars(), 2);

    let mut pawn = attempt("play\n  board 8/P6k/8/8/8/8/8/K7 w\n  task T\n  goal promote\n");
    assert_eq!(play(&mut pawn, "a8=Q"), Answer::Done);

    let mut draw =
        attempt("play\n  board 8/8/8/8/8/1k6/7r/K7 w\n  task T\n  goal draw within 1 moves\n");
    assert!(matches!(
        draw.step().task,
        Task::Play {
            goal: Goal::Draw,
            within: Some(1),
            ..
        }
    ));
    assert_eq!(play(&mut draw, "Kb1"), Answer::Reply);
    let reply = draw.position().read_move("Rg2").expect("a move");
    assert_eq!(
        draw.reply(reply),
        Answer::Done,
        "the move is over, and nothing is lost"
    );
}

#[test]
fn moves_by_ear_are_those_of_the_first_answer() {
    let step = "move\n  board start\n  task T\n  answer e4 ; e5 ; Nf3 | d4\n  listen yes\n";
    let mut attempt = attempt(step);
    let to_hear = |attempt: &Attempt| Some(attempt.position().san(attempt.to_hear()?));
    assert_eq!(to_hear(&attempt).as_deref(), Some("e4"));
    assert!(matches!(play(&mut attempt, "c4"), Answer::Wrong(_)));
    assert_eq!(to_hear(&attempt).as_deref(), Some("e4"));
    assert_eq!(play(&mut attempt, "e4"), Answer::Right);
    assert_eq!(to_hear(&attempt).as_deref(), Some("Nf3"));
    assert_eq!(play(&mut attempt, "Nf3"), Answer::Done);
    assert_eq!(to_hear(&attempt), None);
    let read = read_lesson(&with_step(step)).lesson.expect("it is whole");
    let written = learn::write_lesson(&read);
    assert!(written.contains("\n  listen yes\n"), "{written}");
    assert_eq!(read_lesson(&written).lesson, Some(read));
}

#[test]
fn a_judged_game_goes_back_to_before_the_slip() {
    let step = "play\n  board 8/8/8/4k3/8/8/4P3/4K3 w\n  task T\n  goal promote\n  judged yes\n";
    let mut game = attempt(step);
    assert!(matches!(game.step().task, Task::Play { judged: true, .. }));
    assert!(!game.take_back(), "nothing has been played");
    assert_eq!(play(&mut game, "Kf2"), Answer::Reply);
    let reply = game.position().read_move("Kf4").expect("a move");
    assert_eq!(game.reply(reply), Answer::Right);
    let before = game.position().clone();
    assert_eq!(play(&mut game, "Kg2"), Answer::Reply);
    assert!(game.take_back(), "the reply has not come");
    assert_eq!((game.position(), game.moves()), (&before, 1));
    assert_eq!(play(&mut game, "Ke1"), Answer::Reply);
    let reply = game.position().read_move("Ke3").expect("a move");
    assert_eq!(game.refute(reply), Answer::LetGo);
    assert!(game.has_let_go() && !game.takes_moves());
    assert_eq!((game.played().len(), game.mistakes()), (4, 1));
    assert!(game.take_back());
    assert!(!game.has_let_go() && game.takes_moves());
    assert_eq!((game.position(), game.moves()), (&before, 1));
    assert_eq!(game.mistakes(), 1, "the slip stays counted");

    // The reply may end the game: here by stalemate.
    let step = "play\n  board 6K1/4k1P1/8/8/8/8/7r/5R2 w\n  task T\n  goal win:3\n  judged yes\n";
    let mut game = attempt(step);
    assert_eq!(play(&mut game, "Rh1"), Answer::Reply);
    let reply = game.position().read_move("Rxh1").expect("a move");
    assert_eq!(game.refute(reply), Answer::LetGo);
    assert_eq!(game.mistakes(), 1);
    assert!(game.take_back() && game.takes_moves());

    for (goal, score, reached) in [
        (Goal::Draw, -539, true),
        (Goal::Draw, -540, false),
        (Goal::Win(3), 250, true),
        (Goal::Mate, 249, false),
        (Goal::Promote, 30_000, true),
    ] {
        assert_eq!(goal.is_in_reach(score), reached, "{goal:?} {score}");
    }
}
