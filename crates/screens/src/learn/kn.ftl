# ಕಲಿಕೆ: ಪಾಠಕ್ರಮದ ದಾರಿ ಮತ್ತು ಒಂದು ಪಾಠ.
learn = ಕಲಿಯಿರಿ
lesson = ಪಾಠ
learn-go-on = ಮುಂದುವರಿಸಿ
learn-begin = ಆರಂಭಿಸಿ
learn-lesson-number = ಪಾಠ { $number }
learn-step-of = ಹಂತ { $step } / { $steps }
learn-steps = { $count ->
    [one] { $count } ಹಂತ
   *[other] { $count } ಹಂತಗಳು
}
learn-stars = { $count ->
    [one] { $count } ನಕ್ಷತ್ರ
   *[other] { $count } ನಕ್ಷತ್ರಗಳು
}
learn-done-of = { $done ->
    [0] { $count ->
        [one] { $count } ಪಾಠ
       *[other] { $count } ಪಾಠಗಳು
    }
   *[other] { $count ->
        [one] { $count } ಪಾಠದಲ್ಲಿ
       *[other] { $count } ಪಾಠಗಳಲ್ಲಿ
    } { $done }
}
learn-all-done = ಎಲ್ಲ ಪಾಠಗಳನ್ನೂ ಮುಗಿಸಿದ್ದೀರಿ. ಯಾವ ಪಾಠವನ್ನಾದರೂ ಮತ್ತೆ ತೆರೆಯಬಹುದು.
learn-to-do-again = ಮೂರು ನಕ್ಷತ್ರಗಳಿಗಾಗಿ ಇನ್ನೊಮ್ಮೆ
learn-own = ನಿಮ್ಮ ಸ್ವಂತ ಪಾಠ
learn-own-how = ಪಾಠವೆಂದರೆ ಒಂದು ಪಠ್ಯ ಕಡತ: ಮಣೆಗಳು, ಕೆಲಸಗಳು, ಸುಳಿವುಗಳು. ಒಂದನ್ನು ತೆರೆದು ಕೊಂಡಿಯಾಗಿ ಹಂಚಿಕೊಳ್ಳಿ.
learn-open = ಪಾಠ ತೆರೆಯಿರಿ
learn-failed = ಪಾಠಗಳನ್ನು ತರಲಾಗಲಿಲ್ಲ. ನೆಟ್‌ವರ್ಕ್ ಇದ್ದಾಗ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.
learn-group-basics = ಮೊದಲ ಹೆಜ್ಜೆಗಳು
learn-group-pieces = ಕಾಯಿಗಳು
learn-group-attack = ದಾಳಿ ಮತ್ತು ರಕ್ಷಣೆ
learn-group-check = ಚೆಕ್ ಮತ್ತು ಚೆಕ್‌ಮೇಟ್
learn-group-special = ವಿಶೇಷ ನಡೆಗಳು
learn-group-draws = ಡ್ರಾಗಳು
learn-group-values = ಮೌಲ್ಯಗಳು
learn-group-notation = ನಡೆ ಬರೆಯುವುದು
learn-group-clock = ಗಡಿಯಾರ
learn-group-opening = ಓಪನಿಂಗ್
learn-group-mates = ಚೆಕ್‌ಮೇಟ್ ಮಾದರಿಗಳು
learn-group-tactics = ಮೊದಲ ತಂತ್ರಗಳು
learn-group-endings = ಕೊನೆಯಾಟಗಳು
learn-group-playing = ಪೂರ್ಣ ಆಟ ಆಡುವುದು
learn-group-history = ಚತುರಂಗದಿಂದ ಇಂದಿನವರೆಗೆ
learn-group-rules-of-thumb = ಅನುಭವದ ಸೂತ್ರಗಳು
learn-group-tournament = ಪಂದ್ಯಾವಳಿಗಳು
learn-group-misconceptions = ತಪ್ಪು ತಿಳಿವಳಿಕೆಗಳು
lesson-unknown = ಅಂತಹ ಪಾಠ ಇಲ್ಲ.
lesson-link-none = ಈ ಕೊಂಡಿಯಲ್ಲಿ ಪಾಠ ಇಲ್ಲ.
lesson-link-damaged = ಕೊಂಡಿಯ ಒಂದು ಭಾಗ ಇಲ್ಲ ಅಥವಾ ಬದಲಾಗಿದೆ; ಉಳಿದದ್ದನ್ನು ಆಡಬಹುದು.
lesson-no-robot = ರೋಬೋಟ್ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ಹಂತವನ್ನು ಮತ್ತೆ ಆರಂಭಿಸಿ.
lesson-read = ನೋಡಿ
lesson-next = ಮುಂದೆ
lesson-next-titled = ಮುಂದೆ: { $title }
lesson-to-path = ಪಾಠಗಳಿಗೆ
lesson-back = ಹಿಂದೆ
lesson-again = ಮತ್ತೆ ಆರಂಭ
lesson-right = ಸರಿ.
lesson-wrong = ಅದಲ್ಲ.
lesson-wrong-why = ಮತ್ತೆ ನೋಡಿ: ಏನು ಮಾಡಬೇಕಿದೆ?
lesson-attacked = { $square } ಚೌಕದಲ್ಲಿರುವ ಕಾಯಿ ಈ ಚೌಕದ ಮೇಲೆ ದಾಳಿ ಮಾಡುತ್ತದೆ.
why-no-capture = ಆ ನಡೆ ಏನನ್ನೂ ಹೊಡೆಯುವುದಿಲ್ಲ.
why-no-check = ಅದು ಚೆಕ್ ಅಲ್ಲ.
why-stalemate = ಚೆಕ್ ಇಲ್ಲ, ನಡೆಯೂ ಇಲ್ಲ: ಇದು ಸ್ಟೇಲ್‌ಮೇಟ್, ಡ್ರಾ.
why-flight = ಇದು ಚೆಕ್, ಆದರೆ ರಾಜ { $square }ಗೆ ಹೋಗಬಹುದು.
why-checker-taken = ಇದು ಚೆಕ್, ಆದರೆ { $square } ಚೌಕದ ಕಾಯಿ ಚೆಕ್ ಕೊಡುವ ಕಾಯಿಯನ್ನು ಹೊಡೆಯಬಹುದು.
why-interposed = ಇದು ಚೆಕ್, ಆದರೆ { $square } ಚೌಕದಲ್ಲಿ ಒಂದು ಕಾಯಿ ಅಡ್ಡ ಬರಬಹುದು.
why-not-theirs = ಎದುರಾಳಿಯ ಕಾಯಿಯನ್ನು ಹುಡುಕಿ.
why-not-own = ನಿಮ್ಮ ಕಾಯಿಗಳಲ್ಲಿ ಒಂದನ್ನು ಹುಡುಕಿ.
why-not-attacked = ಈ ಕಾಯಿಯ ಮೇಲೆ ಯಾವುದೂ ದಾಳಿ ಮಾಡುತ್ತಿಲ್ಲ.
why-out-of-reach = ನಿಮ್ಮ ಯಾವ ಕಾಯಿಯೂ ಇದನ್ನು ಹೊಡೆಯಲಾರದು.
why-protected = { $square } ಚೌಕದ ಕಾಯಿ ಇದನ್ನು ರಕ್ಷಿಸುತ್ತದೆ; ತಿರುಗಿ ಹೊಡೆಯುತ್ತದೆ.
why-right-captures = ಈ ಪ್ರತಿ ನಡೆಯೂ ಒಂದು ಕಾಯಿಯನ್ನು ಹೊಡೆಯುತ್ತದೆ.
why-right-checks = ಈ ಪ್ರತಿ ನಡೆಯೂ ರಾಜನ ಮೇಲೆ ದಾಳಿ ಮಾಡುತ್ತದೆ.
why-right-mates = ರಾಜನಿಗೆ ಹೋಗಲು ಜಾಗವಿಲ್ಲ, ಏನೂ ಅಡ್ಡ ಬರದು, ದಾಳಿಯ ಕಾಯಿಯನ್ನು ಹೊಡೆಯಲೂ ಆಗದು.
why-right-evasions = ಸರಿಯುವುದು, ಅಡ್ಡ ಬರುವುದು, ದಾಳಿಯ ಕಾಯಿಯನ್ನು ಹೊಡೆಯುವುದು: ಬೇರೆ ದಾರಿ ಇಲ್ಲ.
why-right-undefended = ಇವನ್ನು ಯಾವ ಕಾಯಿಯೂ ರಕ್ಷಿಸುತ್ತಿಲ್ಲ.
why-right-attacked = ಮುಂದಿನ ನಡೆಯಲ್ಲಿ ಇವನ್ನು ಹೊಡೆಯಬಹುದು.
why-right-hanging = ಇವನ್ನು ಹೊಡೆಯಬಹುದು; ಯಾವುದೂ ತಿರುಗಿ ಹೊಡೆಯದು.
lesson-not-reached = ಗುರಿ ತಲುಪಲಿಲ್ಲ. ಮತ್ತೆ ಆರಂಭಿಸಿ, ಬೇರೆ ದಾರಿ ನೋಡಿ.
lesson-let-go = { $move } ಬರುತ್ತದೆ. ನಿಮ್ಮ ನಡೆಯನ್ನು ಹಿಂಪಡೆದು ಬೇರೊಂದನ್ನು ಹುಡುಕಿ.
lesson-found = { $found ->
    [one] { $count }ರಲ್ಲಿ { $found } ಸಿಕ್ಕಿದೆ.
   *[other] { $count }ರಲ್ಲಿ { $found } ಸಿಕ್ಕಿವೆ.
}
lesson-hint-shown = ಮಣೆಯ ಮೇಲೆ ಗುರುತಿಸಲಾಗಿದೆ.
lesson-hint-none = ನಿಧಾನವಾಗಿ: ಯಾವ ನಡೆಗಳಿವೆ?
lesson-no-hint = ಇಲ್ಲಿ ಹುಡುಕಲು ಇನ್ನೇನೂ ಉಳಿದಿಲ್ಲ.
lesson-no-again = ಮತ್ತೆ ಆರಂಭಿಸಲು ಈ ಹಂತದಲ್ಲಿ ಕೆಲಸವಿಲ್ಲ.
lesson-no-back = ಇದು ಮೊದಲ ಹಂತ.
lesson-no-next = ಮೊದಲು ಕೆಲಸ ಮುಗಿಸಿ, ನಂತರ ಮುಂದೆ ಹೋಗಿ.
lesson-listen = ಕೇಳಿ
lesson-read-aloud = ಓದಿ ಹೇಳಿ
lesson-star = ನಕ್ಷತ್ರ
lesson-done = { $count ->
    [one] ಪಾಠ ಮುಗಿಯಿತು: { $count } ನಕ್ಷತ್ರ
   *[other] ಪಾಠ ಮುಗಿಯಿತು: { $count } ನಕ್ಷತ್ರಗಳು
}
lesson-praise-all = ಶಭಾಷ್! ಒಂದೂ ತಪ್ಪಿಲ್ಲ.
lesson-praise = ಶಭಾಷ್!
stage-praise = ಉತ್ತೀರ್ಣರಾದಿರಿ. ಶಭಾಷ್!
stage-try-again = ಇನ್ನೂ ಇಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ!
lesson-end = ತಪ್ಪು, ಸುಳಿವು, ಅನಗತ್ಯ ನಡೆ ಇಲ್ಲದ ಪಾಠಕ್ಕೆ ಮೂರು ನಕ್ಷತ್ರಗಳು. ಯಾವಾಗ ಬೇಕಾದರೂ ಮತ್ತೆ ಮಾಡಬಹುದು.
lesson-pieces = ಜೋಡಿಸುವ ಕಾಯಿಗಳು
lesson-remove = ಕಾಯಿ ತೆಗೆಯಿರಿ
lesson-faults = { $count ->
    [one] ಈ ಪಾಠದಲ್ಲಿ { $count } ದೋಷ
   *[other] ಈ ಪಾಠದಲ್ಲಿ { $count } ದೋಷಗಳು
}
lesson-fault-line = ಸಾಲು { $line }
lesson-fault-step = ಸಾಲು { $line }, ಹಂತ { $step }
lesson-fault-meant = “{ $word }” ಎಂದೇ?
lesson-fault-too-long = ಪಾಠಕ್ಕೆ ಪಠ್ಯ ತುಂಬ ಉದ್ದ.
lesson-fault-no-lesson = ಪಾಠ “lesson rook” ನಂತಹ ಸಾಲಿನಿಂದ ಆರಂಭವಾಗುತ್ತದೆ.
lesson-fault-id = “{ $word }” ಗುರುತಲ್ಲ: ಸಣ್ಣ ಅಕ್ಷರಗಳು, ಅಂಕಿಗಳು, “-”.
lesson-fault-no-title = ಪಾಠಕ್ಕೆ ಶೀರ್ಷಿಕೆ ಇಲ್ಲ.
lesson-fault-no-steps = ಓದಬಹುದಾದ ಹಂತ ಇಲ್ಲ.
lesson-fault-kind = “{ $word }” ಯಾವ ಹಂತವನ್ನೂ ಆರಂಭಿಸುವುದಿಲ್ಲ.
lesson-fault-key = ಈ ಬಗೆಯ ಹಂತದಲ್ಲಿ “{ $word }” ಇಲ್ಲ.
lesson-fault-twice = “{ $word }” ಎರಡು ಬಾರಿ ಇದೆ; ಮೊದಲನೆಯದನ್ನು ಬಳಸಲಾಗುತ್ತದೆ.
lesson-fault-missing = “{ $word }” ಇಲ್ಲ.
lesson-fault-board = ಮಣೆಯನ್ನು ಓದಲಾಗುತ್ತಿಲ್ಲ: { $word }
lesson-fault-not-legal = ಈ ಹಂತಕ್ಕೆ ನಿಯಮಬದ್ಧ ಸ್ಥಿತಿ ಬೇಕು: { $word }
lesson-fault-move = “{ $word }” ಇಲ್ಲಿ ನಿಯಮಬದ್ಧ ನಡೆಯಲ್ಲ, ಅಥವಾ ಹಲವು ನಡೆಗಳನ್ನು ಸೂಚಿಸಬಹುದು.
lesson-fault-square = “{ $word }” ಚೌಕವೂ ಅಲ್ಲ, ಬಾಣವೂ ಅಲ್ಲ.
lesson-fault-number = “{ $word }” ಹೊಂದುವ ಸಂಖ್ಯೆಯಲ್ಲ.
lesson-fault-word = “{ $word }” ಇಲ್ಲಿ ತಿಳಿದಿಲ್ಲ.
lesson-fault-options = ಪ್ರಶ್ನೆಗೆ ಕನಿಷ್ಠ ಎರಡು ಆಯ್ಕೆಗಳು, ಒಂದು ಸರಿ ಉತ್ತರ ಬೇಕು.
lesson-fault-impossible = ಇದನ್ನು ಮಾಡಲಾಗದು, ಅಥವಾ ಆರಂಭಕ್ಕೆ ಮೊದಲೇ ಮುಗಿದಿದೆ.
lesson-fault-par = ಅತಿ ಕಡಿಮೆ ನಡೆಗಳು { $word }.
lesson-fault-translation = ಪಾಠದಲ್ಲಿ ಇಲ್ಲಿ “{ $word }” ಹಂತವಿದೆ.
learn-coordinates-how = ಚೌಕ ಹುಡುಕಿ, ಅದರ ಹೆಸರು ಮತ್ತು ಬಣ್ಣ ಹೇಳಿ
learn-practise = ಅಭ್ಯಾಸ
learn-course = ಪಾಠಗಳು
learn-laws = ನಿಯಮಗಳು
learn-exercises = ಚಿಕ್ಕ ಅಭ್ಯಾಸಗಳು
learn-mates = ಗಡಿಯಾರದ ವಿರುದ್ಧ
learn-explore = ಓದಿ, ಅನ್ವೇಷಿಸಿ
learn-mate-in-1 = ಒಂದೇ ನಡೆಯಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
learn-mate-in-2 = ಎರಡು ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
learn-against-the-clock = ಮೂರು ನಿಮಿಷಗಳಲ್ಲಿ ಸಾಧ್ಯವಾದಷ್ಟು
exercise-knight-routes = ಕುದುರೆಯ ದಾರಿಗಳು
exercise-knight-routes-how = ಅತಿ ಕಡಿಮೆ ನಡೆಗಳಲ್ಲಿ ನಕ್ಷತ್ರಕ್ಕೆ; ನಂತರ ಕಾವಲುಗಾರರನ್ನು ದಾಟಿ
exercise-legal-moves = ಯಾವ ನಡೆಗಳು ನಿಯಮಬದ್ಧ?
exercise-legal-moves-how = ಒಂದು ಕಾಯಿ ಹೋಗಬಹುದಾದ ಎಲ್ಲ ಚೌಕಗಳನ್ನು ಮುಟ್ಟಿ
exercise-mate-or-stalemate = ಚೆಕ್‌ಮೇಟ್, ಸ್ಟೇಲ್‌ಮೇಟ್ ಅಥವಾ ಚೆಕ್?
exercise-mate-or-stalemate-how = ಎಂಟು ಸ್ಥಿತಿಗಳು: ಆಟ ಮುಗಿದಿದೆಯೇ, ಹೇಗೆ?
exercise-knight-routes-task = ಕುದುರೆಯನ್ನು { $count } ನಡೆಯಲ್ಲಿ ನಕ್ಷತ್ರಕ್ಕೆ ಒಯ್ಯಿರಿ.
exercise-knight-guarded-task = ಕುದುರೆಯನ್ನು { $count } ನಡೆಗಳಲ್ಲಿ ನಕ್ಷತ್ರಕ್ಕೆ ಒಯ್ಯಿರಿ. ಕಪ್ಪು ದಾಳಿ ಮಾಡುವ ಚೌಕಗಳಿಗೆ ಹೋಗಬೇಡಿ.
exercise-legal-moves-task = ಸರದಿ: { $side }. { $square } ಚೌಕದಲ್ಲಿರುವ ಕಾಯಿ ಹೋಗಬಹುದಾದ ಎಲ್ಲ ಚೌಕಗಳನ್ನು ಮುಟ್ಟಿ.
exercise-mate-or-stalemate-task = ಸರದಿ: { $side }. ಇದು ಏನು?
exercise-mate = ಚೆಕ್‌ಮೇಟ್
exercise-stalemate = ಸ್ಟೇಲ್‌ಮೇಟ್
exercise-check = ಚೆಕ್, ಆದರೆ ದಾರಿ ಇದೆ
exercise-none = ಇವುಗಳಲ್ಲಿ ಯಾವುದೂ ಅಲ್ಲ
exercise-captures = ಯಾವುದನ್ನು ಹೊಡೆಯಬಹುದು?
exercise-captures-how = ಕಾಯಿ ಹೊಡೆಯುವ ಎಲ್ಲ ನಡೆಗಳನ್ನು ತೋರಿಸಿ
exercise-captures-task = ಸರದಿ: { $side }. ಕಾಯಿ ಹೊಡೆಯುವ ಎಲ್ಲ ನಡೆಗಳನ್ನು ತೋರಿಸಿ.
exercise-attacked = ಯಾವುದರ ಮೇಲೆ ದಾಳಿ ಇದೆ?
exercise-attacked-how = ದಾಳಿಗೊಳಗಾದ ನಿಮ್ಮ ಕಾಯಿಗಳನ್ನು ಮುಟ್ಟಿ
exercise-attacked-task = ನೀವು { $side }: ದಾಳಿಗೊಳಗಾದ ನಿಮ್ಮ ಎಲ್ಲ ಕಾಯಿಗಳನ್ನು ಮುಟ್ಟಿ.
exercise-hanging = ಯಾವುದನ್ನು ಸುಮ್ಮನೆ ಹೊಡೆಯಬಹುದು?
exercise-hanging-how = ಯಾವುದೂ ರಕ್ಷಿಸದ ಕಾಯಿಗಳನ್ನು ಮುಟ್ಟಿ
exercise-hanging-task = ಸರದಿ: { $side }. ಏನನ್ನೂ ಕಳೆದುಕೊಳ್ಳದೆ ಹೊಡೆಯಬಹುದಾದ ಎಲ್ಲ ಕಾಯಿಗಳನ್ನು ಮುಟ್ಟಿ.
exercise-checks = ಚೆಕ್ ಕೊಡಿ
exercise-checks-how = ಚೆಕ್ ಕೊಡುವ ಎಲ್ಲ ನಡೆಗಳನ್ನು ತೋರಿಸಿ
exercise-checks-task = ಸರದಿ: { $side }. ಚೆಕ್ ಕೊಡುವ ಎಲ್ಲ ನಡೆಗಳನ್ನು ತೋರಿಸಿ.
exercise-evasions = ಚೆಕ್‌ನಿಂದ ಹೊರಗೆ
exercise-evasions-how = ಚೆಕ್‌ಗೆ ಎಲ್ಲ ಉತ್ತರಗಳನ್ನು ತೋರಿಸಿ
exercise-evasions-task = ಸರದಿ: { $side }, ಚೆಕ್ ಇದೆ. ಎಲ್ಲ ಉತ್ತರಗಳನ್ನು ತೋರಿಸಿ.
exercise-mates = ಎಲ್ಲ ಚೆಕ್‌ಮೇಟ್‌ಗಳು
exercise-mates-how = ಚೆಕ್‌ಮೇಟ್ ಮಾಡುವ ಎಲ್ಲ ನಡೆಗಳನ್ನು ತೋರಿಸಿ
exercise-mates-task = ಸರದಿ: { $side }. ಚೆಕ್‌ಮೇಟ್ ಮಾಡುವ ಎಲ್ಲ ನಡೆಗಳನ್ನು ತೋರಿಸಿ.
exercise-forks = ಜೋಡಿ ದಾಳಿಗಳು
exercise-forks-how = ಒಂದೇ ನಡೆ ಎರಡು ಕಾಯಿಗಳ ಮೇಲೆ ದಾಳಿ ಮಾಡುತ್ತದೆ
exercise-forks-task = ಸರದಿ: { $side }. { $piece }: ಒಮ್ಮೆಗೇ ಎರಡು ಕಾಯಿಗಳ ಮೇಲೆ ದಾಳಿ ಮಾಡಿ.
exercise-pawn-races = ಪದಾತಿ ತಲುಪುತ್ತದೆಯೇ?
exercise-pawn-races-how = ಪದಾತಿ ಓಡುತ್ತದೆ, ರಾಜ ಬೆನ್ನಟ್ಟುತ್ತಾನೆ: ಚೌಕದ ನಿಯಮ
exercise-pawn-races-task = ಸರದಿ: { $side }. ಪದಾತಿ ಬಡ್ತಿ ಪಡೆಯುತ್ತದೆಯೇ?
exercise-opposition = ಆಪೊಸಿಷನ್ ಪಡೆಯಿರಿ
exercise-opposition-how = ಹತ್ತಿರ, ದೂರ ಮತ್ತು ಕರ್ಣದಲ್ಲಿ
exercise-opposition-task = ಸರದಿ: { $side }. ಆಪೊಸಿಷನ್ ಪಡೆಯಿರಿ.
exercise-promotes = ಬಡ್ತಿ ಪಡೆಯುತ್ತದೆ
exercise-caught = ರಾಜ ಹಿಡಿಯುತ್ತಾನೆ
lesson-exercise = ಇನ್ನೂ ಇಪ್ಪತ್ತು
exercise-another = ಇನ್ನೊಂದು ಸುತ್ತು
exercise-worksheet = ಅಭ್ಯಾಸ ಹಾಳೆ
worksheet-of = ಅಭ್ಯಾಸ ಅಥವಾ ಪಾಠ
exercise-other-tasks = ಬೇರೆ ಕೆಲಸಗಳು
learn-missed = ನೀವು ತಪ್ಪಿದ ಅಭ್ಯಾಸಗಳು
learn-missed-puzzles = ನೀವು ತಪ್ಪಿದ ಒಗಟುಗಳು
learn-waiting = ಮತ್ತೆ ಮಾಡಬೇಕಾದದ್ದು: { $count }
learn-what-next = ಮುಂದೇನು?
stages = ನಿಮ್ಮ ದಾರಿ
stage-1 = ಮೊದಲ ನಡೆಗಳು
stage-2 = ಆಟ
stage-3 = ತಂತ್ರಗಳು ಮತ್ತು ಕೊನೆಯಾಟಗಳು
stage-test = ಪರೀಕ್ಷೆ
stage-test-how = ಪರೀಕ್ಷೆ: ಪ್ರಶ್ನೆಗಳು { $count }, ಉತ್ತೀರ್ಣಕ್ಕೆ ಸರಿ { $pass }
stage-passed = ಉತ್ತೀರ್ಣ: ಮೊದಲ ಪ್ರಯತ್ನದಲ್ಲೇ ಸರಿ { $count }
stage-failed = ಇನ್ನೂ ಇಲ್ಲ: ಮೊದಲ ಪ್ರಯತ್ನದಲ್ಲೇ ಸರಿ { $count }
stage-failed-how = ಉತ್ತೀರ್ಣವಾಗಲು { $pass } ಬೇಕು. ಬೇರೆ ಪ್ರಶ್ನೆಗಳು ಕಾಯುತ್ತಿವೆ; ಎಷ್ಟು ಸಲ ಬೇಕಾದರೂ ಪರೀಕ್ಷೆ ತೆಗೆದುಕೊಳ್ಳಿ.
stage-no-help = ಪರೀಕ್ಷೆಯಲ್ಲಿ ಸಹಾಯವಿಲ್ಲ; ಪ್ರತಿ ಪ್ರಶ್ನೆಗೆ ಒಂದೇ ಪ್ರಯತ್ನ.
stage-mistakes = ಇವುಗಳನ್ನು ಮತ್ತೆ ನೋಡಿ
stage-right-answer = ಸರಿಯಾದ ಉತ್ತರ: { $answer }
stage-lesson = ಪಾಠ: { $title }
stage-certificate = ಉತ್ತೀರ್ಣ: ಪ್ರಮಾಣಪತ್ರ
certificate = ಪ್ರಮಾಣಪತ್ರ
certificate-name = ಪ್ರಮಾಣಪತ್ರದ ಮೇಲಿನ ಹೆಸರು
certificate-name-how = ಇದು ಈ ಸಾಧನದಲ್ಲೇ ಉಳಿಯುತ್ತದೆ.
certificate-passed = { $count } ಪ್ರಶ್ನೆಗಳ ಪರೀಕ್ಷೆಯಲ್ಲಿ ಉತ್ತೀರ್ಣ:
certificate-not-yet = ಪರೀಕ್ಷೆಯಲ್ಲಿ ಉತ್ತೀರ್ಣವಾದರೆ ಪ್ರಮಾಣಪತ್ರ ಸಿಗುತ್ತದೆ.
lesson-screens = ಇದನ್ನು ಅಭ್ಯಾಸ ಮಾಡಿ
lesson-terms = ಈ ಪಾಠದ ಪದಗಳು
lesson-laws = ಈ ಪಾಠದ ನಿಯಮಗಳು
learn-record = ನಿಮ್ಮ ಪ್ರಗತಿ
learn-record-how = ಪಾಠ, ಕೊನೆಯಾಟ ಮತ್ತು ಚೌಕಗಳ ಹೆಸರುಗಳಲ್ಲಿ ನೀವು ಮಾಡಿದ್ದು, ತಪ್ಪಿದ ಅಭ್ಯಾಸಗಳು, ಪ್ರಮಾಣಪತ್ರಗಳು: ಬೇರೆಡೆ ಇಡಲು ಅಥವಾ ಇನ್ನೊಂದು ಸಾಧನಕ್ಕೆ ಒಯ್ಯಲು. ನಿಮ್ಮ ಉತ್ತಮ ಫಲಿತಾಂಶ ಉಳಿಯುತ್ತದೆ.
learn-record-save = ಕಡತದಲ್ಲಿ ಉಳಿಸಿ
learn-record-added = { $count ->
    [one] { $count } ಫಲಿತಾಂಶವನ್ನು ಓದಲಾಯಿತು.
   *[other] { $count } ಫಲಿತಾಂಶಗಳನ್ನು ಓದಲಾಯಿತು.
}
learn-record-unreadable = ಈ ಕಡತವನ್ನು ಓದಲು ಆಗುತ್ತಿಲ್ಲ: { $why }
learn-record-other = ಇದು ಕಲಿಕೆಯ ಪ್ರಗತಿಯ ಕಡತವಲ್ಲ.
learn-record-later = ಈ ಕಡತವನ್ನು Sessa ದ ಹೊಸ ಆವೃತ್ತಿ ಉಳಿಸಿದೆ. ಪುಟವನ್ನು ನವೀಕರಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.
learn-record-not-kept = ಈ ಬ್ರೌಸರ್ ಈ ಪುಟಕ್ಕಾಗಿ ಏನನ್ನೂ ಇಡುವುದಿಲ್ಲ, ಅಥವಾ ಜಾಗವಿಲ್ಲ.
