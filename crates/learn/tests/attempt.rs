//! What an attempt tells of itself, kind by kind: what the page shows of it.

use chess::{Bitboard, Move, Role, Square};
use learn::{Answer, Attempt, Input, Mistake, WhyNot, read_lesson};

fn attempt(step: &str) -> Attempt {
    let read = read_lesson(&format!("lesson t\ntitle T\n{step}"));
    assert!(read.faults.is_empty(), "{:?}", read.faults);
    Attempt::new(&read.lesson.expect("it is whole").steps[0])
}

fn mv(attempt: &Attempt, text: &str) -> Move {
    attempt.position().read_move(text).expect("a move")
}

fn play(attempt: &mut Attempt, text: &str) -> Answer {
    let mv = mv(attempt, text);
    attempt.take(&Input::Move(mv))
}

fn squares(text: &str) -> Bitboard {
    let square = |text: &str| text.parse::<Square>().expect("a square");
    text.split(' ').map(square).collect()
}

#[test]
fn stars_are_collected() {
    let mut way = attempt("reach\n  board 8/8/8/8/8/8/8/R7 w\n  task T\n  stars a6 f6\n");
    assert!(way.takes_moves() && !way.is_done());
    assert_eq!((way.left(), way.moves()), (squares("a6 f6"), 0));
    assert_eq!(way.last_move(), None);
    let first = mv(&way, "Ra6");
    assert_eq!(way.take(&Input::Move(first)), Answer::Right);
    assert_eq!((way.left(), way.moves()), (squares("f6"), 1));
    assert_eq!(way.last_move(), Some((Square::A1, Square::A6)));
    assert_eq!(
        way.board().piece_at(Square::A6).map(|it| it.role),
        Some(Role::Rook)
    );
    // Two moves more than the fewest.
    for text in ["Ra5", "Rf5"] {
        assert_eq!(play(&mut way, text), Answer::Right);
    }
    assert_eq!(play(&mut way, "Rf6"), Answer::Done);
    assert_eq!((way.moves(), way.left()), (4, Bitboard::EMPTY));
    assert!(way.is_done() && !way.takes_moves());
    assert_eq!(way.stars(), 1);
    assert_eq!(play(&mut way, "Rf7"), Answer::Ignored);
}

#[test]
fn one_needless_move_costs_one_star() {
    let mut way = attempt("reach\n  board 8/8/8/8/8/8/8/R7 w\n  task T\n  stars a6 f6\n");
    for (text, answer) in [
        ("Ra5", Answer::Right),
        ("Ra6", Answer::Right),
        ("Rf6", Answer::Done),
    ] {
        assert_eq!(play(&mut way, text), answer);
    }
    assert_eq!((way.moves(), way.stars()), (3, 2));
}

#[test]
fn pieces_are_taken_while_the_other_side_stands_still() {
    let mut take = attempt("take\n  board 8/8/8/3p4/8/8/8/R2r4 w\n  task T\n  guarded no\n");
    assert_eq!(take.left(), squares("d1 d5"));
    let turn = take.position().turn();
    assert_eq!(play(&mut take, "Rxd1"), Answer::Right);
    assert_eq!(take.position().turn(), turn, "only the learner moves");
    assert_eq!(take.left(), squares("d5"));
    assert_eq!(play(&mut take, "Rxd5"), Answer::Done);
    assert_eq!((take.moves(), take.stars()), (2, 3));
    // The same where both kings stand.
    let mut take = attempt("take\n  board 4k3/8/8/3p4/8/8/8/R3K3 w\n  task T\n");
    assert_eq!(play(&mut take, "Ra5"), Answer::Right);
    assert_eq!((take.position().turn(), take.left()), (turn, squares("d5")));
    assert_eq!(play(&mut take, "Rxd5"), Answer::Done);
}

#[test]
fn a_guarded_square_names_its_guard() {
    let mut way =
        attempt("reach\n  board 8/8/8/8/8/2b5/8/Rn6 w\n  task T\n  stars a8\n  guarded yes\n");
    // The bishop on c3 attacks a5; the knight on b1 does not.
    let guard = "c3".parse().expect("a square");
    assert_eq!(
        play(&mut way, "Ra5"),
        Answer::Wrong(Mistake::Attacked(guard))
    );
    assert_eq!((way.moves(), way.mistakes()), (0, 1));
    assert_eq!(play(&mut way, "Ra8"), Answer::Done);
    assert_eq!(way.stars(), 2);
}

#[test]
fn squares_are_found_one_by_one() {
    let mut find = attempt("find\n  board 8/8/8/8/3N4/8/8/8 w\n  task T\n  of d4\n");
    assert!(!find.takes_moves(), "squares are touched");
    assert_eq!(find.found(), Some((0, 8)));
    let e6 = "e6".parse().expect("a square");
    assert_eq!(find.take(&Input::Tap(e6)), Answer::Right);
    assert_eq!(find.take(&Input::Tap(e6)), Answer::Ignored);
    assert_eq!(
        (find.found(), find.found_squares()),
        (Some((1, 8)), squares("e6"))
    );
    assert!(matches!(
        find.take(&Input::Tap(Square::A1)),
        Answer::Wrong(_)
    ));
    assert_eq!((find.found(), find.mistakes()), (Some((1, 8)), 1));
    while let Some(input) = find.solution() {
        find.take(&input);
    }
    assert!(find.is_done());
    assert_eq!(find.found(), Some((8, 8)));
    assert_eq!(find.solution(), None);
}

#[test]
fn moves_are_found_one_by_one() {
    let mut find =
        attempt("find\n  board 6k1/5ppp/8/8/8/8/5PPP/R3R1K1 w\n  task T\n  what mates\n");
    assert!(find.takes_moves() && find.found_moves().is_empty());
    assert_eq!(find.found(), Some((0, 2)));
    let first = mv(&find, "Ra8#");
    assert_eq!(find.take(&Input::Move(first)), Answer::Right);
    assert_eq!(find.take(&Input::Move(first)), Answer::Ignored);
    assert_eq!(
        (find.found_moves(), find.found()),
        (&[first][..], Some((1, 2)))
    );
    assert!(matches!(play(&mut find, "Ra7"), Answer::Wrong(_)));
    assert_eq!(play(&mut find, "Re8#"), Answer::Done);
    assert!(!find.takes_moves());
}

#[test]
fn a_board_is_set_up_from_what_stands() {
    let mut setup =
        attempt("setup\n  board 4k3/8/8/8/8/8/8/4K2R w\n  from 4k3/8/8/8/8/8/8/8\n  task T\n");
    assert!(!setup.takes_moves());
    assert_eq!(setup.board().piece_at(Square::E1), None);
    assert!(
        setup.board().piece_at(Square::E8).is_some(),
        "it stands already"
    );
    let king = setup.position().board().piece_at(Square::E1);
    let wrong = setup.take(&Input::Place(Square::D1, king));
    assert!(matches!(wrong, Answer::Wrong(_)));
    assert_eq!(setup.take(&Input::Place(Square::E1, king)), Answer::Right);
    assert_eq!(setup.board().piece_at(Square::E1), king);
    assert_eq!(setup.take(&Input::Place(Square::E1, king)), Answer::Ignored);
    setup.restart();
    assert_eq!(setup.board().piece_at(Square::E1), None);
    assert_eq!(setup.mistakes(), 1, "mistakes stay counted");
    while let Some(input) = setup.solution() {
        setup.take(&input);
    }
    assert!(setup.is_done());
}

#[test]
fn options_that_are_wrong_stay_chosen() {
    let mut choose = attempt(
        "choose\n  task T\n  option A | Not this.\n  option B\n  option! C\n  wrong * Think again.\n",
    );
    assert!(!choose.takes_moves() && choose.chosen().is_empty());
    let told = |text: &str| Answer::Wrong(Mistake::Words(text.to_owned()));
    assert_eq!(choose.take(&Input::Choose(0)), told("Not this."));
    assert_eq!(choose.take(&Input::Choose(0)), Answer::Ignored);
    assert_eq!(choose.take(&Input::Choose(1)), told("Think again."));
    assert_eq!(choose.take(&Input::Choose(7)), Answer::Ignored);
    assert_eq!((choose.chosen(), choose.mistakes()), (&[0, 1][..], 2));
    assert_eq!(choose.solution(), Some(Input::Choose(2)));
    assert_eq!(choose.take(&Input::Choose(2)), Answer::Done);
    assert_eq!(choose.stars(), 1);
}

#[test]
fn a_question_whose_options_are_squares_is_answered_on_the_board() {
    const OPTIONS: &str =
        "  task T\n  option a1 | On the left.\n  option! h1 | Yes.\n  wrong * Look again.\n";
    let mut choose = attempt(&format!("choose\n  board empty\n{OPTIONS}"));
    let told = |text: &str| Answer::Wrong(Mistake::Words(text.to_owned()));
    let tap = |attempt: &mut Attempt, square| attempt.take(&Input::Tap(square));
    assert_eq!(tap(&mut choose, Square::A1), told("On the left."));
    assert_eq!(tap(&mut choose, Square::A1), Answer::Ignored);
    assert_eq!(tap(&mut choose, Square::E4), told("Look again."));
    assert_eq!((choose.chosen(), choose.mistakes()), (&[0][..], 2));
    assert_eq!(choose.solution(), Some(Input::Tap(Square::H1)));
    assert_eq!(tap(&mut choose, Square::H1), Answer::Done);
    assert_eq!(choose.found_squares(), squares("h1"));
    // The square that is marked is asked for by its name.
    for shown in ["h1", "red:a1"] {
        let mut named = attempt(&format!("choose\n  board empty\n  show {shown}\n{OPTIONS}"));
        assert_eq!(named.solution(), Some(Input::Choose(1)));
        assert_eq!(tap(&mut named, Square::H1), Answer::Ignored);
    }
    // An arrow marks no square, and one option that is none makes it a question of words.
    let arrow = attempt(&format!("choose\n  board empty\n  show a1h1\n{OPTIONS}"));
    assert_eq!(arrow.solution(), Some(Input::Tap(Square::H1)));
    let mixed = attempt(&format!("choose\n  board empty\n{OPTIONS}  option None\n"));
    assert_eq!(mixed.solution(), Some(Input::Choose(1)));
}

#[test]
fn hints_end_with_the_move_itself() {
    let mut line = attempt(
        "move\n  board start\n  task T\n  answer e4\n  wrong d4 Not this pawn.\n  wrong a4\n  wrong * Another.\n  hint A pawn.\n",
    );
    let e4 = mv(&line, "e4");
    assert_eq!(line.hints(), 0);
    assert_eq!(line.hint(), (Some("A pawn.".to_owned()), None));
    assert_eq!(
        line.hint(),
        (Some("A pawn.".to_owned()), Some(Input::Move(e4)))
    );
    assert_eq!(line.hints(), 2);
    let told = |text: &str| Answer::Wrong(Mistake::Words(text.to_owned()));
    assert_eq!(play(&mut line, "d4"), told("Not this pawn."));
    assert_eq!(play(&mut line, "a4"), told("Another."));
    assert_eq!(play(&mut line, "h4"), told("Another."));
    assert_eq!(line.found(), None);
    assert_eq!(play(&mut line, "e4"), Answer::Done);
    assert_eq!((line.stars(), line.setup().turn), (1, chess::Color::Black));
    // One hint alone costs one star.
    let mut line = attempt("move\n  board start\n  task T\n  answer e4\n  hint A pawn.\n");
    line.hint();
    let mut slipped = line.clone();
    assert_eq!(play(&mut line, "e4"), Answer::Done);
    assert_eq!(line.stars(), 2);
    // A mistake beside it costs another.
    assert!(matches!(play(&mut slipped, "d4"), Answer::Wrong(_)));
    assert_eq!(play(&mut slipped, "e4"), Answer::Done);
    assert_eq!(slipped.stars(), 1);
}

#[test]
fn material_is_won_when_it_cannot_be_taken_back() {
    let step = "play\n  board 3qk3/8/8/8/8/8/8/3QK3 w\n  task T\n  goal win:3\n";
    let mut game = attempt(step);
    // The queens are exchanged: nothing is won.
    assert_eq!(play(&mut game, "Qxd8+"), Answer::Reply);
    let taken = mv(&game, "Kxd8");
    assert_eq!(game.reply(taken), Answer::Failed, "bare kings are a draw");
    let step = "play\n  board 3qk3/8/8/8/8/8/8/3RK2R b\n  task T\n  goal win:5\n";
    let mut game = attempt(step);
    assert_eq!(play(&mut game, "Qxd1+"), Answer::Reply);
    let taken = mv(&game, "Kxd1");
    assert_eq!(game.reply(taken), Answer::Right, "a queen for a rook");
    let step = "play\n  board 3rk3/8/8/8/8/8/8/3RK2R b\n  task T\n  goal win:5\n";
    let mut game = attempt(step);
    assert_eq!(play(&mut game, "Rxd1+"), Answer::Reply);
    assert!(!game.takes_moves());
    let taken = mv(&game, "Kxd1");
    assert_eq!(game.reply(taken), Answer::Right);
}

#[test]
fn a_draw_is_held_by_repetition_or_by_its_moves() {
    let step = "play\n  board 7k/8/8/8/8/8/r7/7K w\n  task T\n  goal draw within 20 moves\n";
    let mut game = attempt(step);
    let mut last = Answer::Ignored;
    for (own, reply) in [
        ("Kg1", "Kg8"),
        ("Kh1", "Kh8"),
        ("Kg1", "Kg8"),
        ("Kh1", "Kh8"),
        ("Kg1", "Kg8"),
    ] {
        last = play(&mut game, own);
        if last == Answer::Done {
            break;
        }
        assert_eq!(last, Answer::Reply);
        let reply = mv(&game, reply);
        last = game.reply(reply);
        if last == Answer::Done {
            break;
        }
        assert_eq!(last, Answer::Right);
    }
    assert_eq!((last, game.is_done()), (Answer::Done, true));
    // The first position counts: it is on the board for the third time after eight half-moves.
    assert_eq!(game.moves(), 4);
}

#[test]
fn moves_out_of_turn_are_none() {
    let step = "play\n  board 4k3/8/8/8/8/8/4P3/4K3 w\n  task T\n  goal promote\n";
    let mut game = attempt(step);
    let own = mv(&game, "Kd2");
    assert_eq!(game.reply(own), Answer::Ignored, "the learner is to move");
    let elsewhere = Move::new(Square::A1, Square::A8, None);
    assert_eq!(game.take(&Input::Move(elsewhere)), Answer::Ignored);
    assert_eq!(game.take(&Input::Move(own)), Answer::Reply);
    assert_eq!(game.moves(), 1);
    let reply = mv(&game, "Kd7");
    assert_eq!(
        game.take(&Input::Move(reply)),
        Answer::Ignored,
        "the robot is to move"
    );
    assert_eq!(game.reply(elsewhere), Answer::Ignored);
    assert_eq!((game.moves(), game.played().len()), (1, 1));
    assert_eq!(game.reply(reply), Answer::Right);
    // Once it is done, nothing is heard.
    let mut mate = attempt("play\n  board 6k1/5ppp/8/8/8/8/8/4R1K1 w\n  task T\n  goal mate\n");
    assert_eq!(play(&mut mate, "Re8#"), Answer::Done);
    assert_eq!(mate.reply(elsewhere), Answer::Ignored);
    assert!(!mate.take_back(), "it is done");
}

#[test]
fn every_kind_of_draw_is_one() {
    // Stalemate, by the robot's move: the learner holds the draw, and one who wants mate has failed.
    for (goal, answer) in [("draw", Answer::Done), ("mate", Answer::Failed)] {
        let step = format!("play\n  board 7K/8/8/6k1/8/8/5q2/8 w\n  task T\n  goal {goal}\n");
        let mut game = attempt(&step);
        assert_eq!(play(&mut game, "Kg8"), Answer::Reply);
        let reply = mv(&game, "Kg6");
        assert_eq!(game.reply(reply), Answer::Right);
        assert_eq!(play(&mut game, "Kh8"), Answer::Reply);
        let reply = mv(&game, "Qf7");
        assert_eq!(game.reply(reply), answer, "{goal}");
    }
    // Fifty moves without a capture or a pawn's move.
    let step = "play\n  board 7k/8/8/8/8/8/r7/7K w - - 99 80\n  task T\n  goal draw\n";
    let mut game = attempt(step);
    assert_eq!(play(&mut game, "Kg1"), Answer::Done);
}

#[test]
fn a_slip_in_the_last_move_holds_nothing() {
    let step = "play\n  board 4k3/R7/3PK3/8/8/8/8/1r6 b\n  task T\n  goal draw within 1 moves\n  judged yes\n";
    let mut game = attempt(step);
    assert_eq!(play(&mut game, "Rb8"), Answer::Reply);
    let own = mv(&game, "Rh7");
    assert_eq!(
        game.refute(own),
        Answer::LetGo,
        "the moves are over, but it is lost"
    );
    assert!(!game.is_done());
    assert_eq!(game.refute(own), Answer::Ignored, "the robot has moved");
}

#[test]
fn without_words_the_first_hint_is_the_piece() {
    let mut mates = attempt("find\n  what mates\n  board 7k/8/6K1/8/8/8/8/R7 w\n  task T\n");
    let (a1, a8) = (Square::A1, Square::A8);
    assert_eq!(mates.hint(), (None, Some(Input::Tap(a1))));
    let mate = Input::Move(Move::new(a1, a8, None));
    for _ in 0..2 {
        assert_eq!(mates.hint(), (None, Some(mate.clone())));
        assert_eq!(mates.hints(), 2);
    }
}

#[test]
fn a_square_that_tells_why_comes_before_general_words() {
    let words = "  wrong Look again.\n";
    let why = |board: &str, words: &str, mv: &str| {
        let step = format!("find\n  what mates\n  board {board} w\n  task T\n{words}");
        let mut mates = attempt(&step);
        match play(&mut mates, mv) {
            Answer::Wrong(why) => why,
            other => panic!("{other:?}"),
        }
    };
    let board = "7k/8/6K1/8/8/8/8/R7";
    assert_eq!(why(board, "", "Rb1"), Mistake::WhyNot(WhyNot::NoCheck));
    assert_eq!(
        why(board, words, "Rb1"),
        Mistake::Words("Look again.".to_owned())
    );
    let board = "7k/8/5K2/8/8/8/6Q1/R7";
    assert_eq!(
        why(board, words, "Ra8+"),
        Mistake::WhyNot(WhyNot::Flight(Square::H7))
    );
}

#[test]
fn a_hint_that_was_given_costs_nothing_again() {
    let mut line = attempt(
        "move\n  board 8/8/8/4k3/8/7R/R7/6K1 w\n  task T\n  answer Ra5+ ; Kf4 ; Rb3\n  hint The rook.\n",
    );
    line.hint();
    let first = line.hint();
    assert_eq!(line.hints(), 2);
    assert_eq!(line.hint(), first);
    line.restart();
    assert_eq!(line.hint(), first);
    assert_eq!(line.hints(), 2, "the same again");
    assert_eq!(play(&mut line, "Ra5+"), Answer::Right);
    let second = line.hint();
    assert!(second.1.is_some() && second.1 != first.1);
    assert_eq!(line.hints(), 3, "another move");
}

#[test]
fn against_the_robot_a_search_is_asked_when_the_hints_are_told() {
    let mut game = attempt(
        "play\n  board 4k3/8/8/8/8/8/4P3/4K3 w\n  task T\n  goal promote\n  hint The king goes first.\n",
    );
    assert!(!game.wants_advice(), "there are words");
    let words = Some("The king goes first.".to_owned());
    assert_eq!(game.hint(), (words.clone(), None));
    assert!(game.wants_advice());
    assert_eq!(game.hint(), (words, None));
    assert_eq!(game.hints(), 1, "what was told is told again");
    let advice = Input::Move(mv(&game, "Kd2"));
    game.show(&advice);
    game.show(&advice);
    assert_eq!(game.hints(), 2);
    assert_eq!(game.take(&advice), Answer::Reply);
    assert!(!game.wants_advice(), "the robot is to move");
}

#[test]
fn a_step_goes_on_in_other_words() {
    let step = |task: &str, option: &str| {
        format!(
            "choose\n  board start\n  task {task}\n  option A | No.\n  option {option} | Nor this.\n  option! C\n"
        )
    };
    let mut choose = attempt(&step("T", "B"));
    choose.take(&Input::Choose(0));
    choose.reword(attempt(&step("U", "D")).step());
    assert_eq!(choose.step().words.task, "U");
    assert_eq!((choose.chosen(), choose.mistakes()), (&[0][..], 1));
    let told = Answer::Wrong(Mistake::Words("Nor this.".to_owned()));
    assert_eq!(choose.take(&Input::Choose(1)), told);
    assert_eq!(choose.take(&Input::Choose(2)), Answer::Done);
}

#[test]
fn castling_is_marked_where_the_king_goes() {
    let mut castles = attempt(
        "move\n  board 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n  task T\n  answer O-O\n  wrong * W\n",
    );
    assert_eq!(play(&mut castles, "O-O"), Answer::Done);
    assert_eq!(castles.last_move(), Some((Square::E1, Square::G1)));
}
