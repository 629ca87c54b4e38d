## Simultaneous display

simul-intro = ನೀವು ಮಣೆಯಿಂದ ಮಣೆಗೆ ಹೋಗಿ ಪ್ರತಿಯೊಂದರಲ್ಲೂ ಒಂದು ನಡೆ ಆಡುತ್ತೀರಿ. ಎಲ್ಲ ಆಟಗಳೂ ಸಂಗ್ರಹದಲ್ಲಿ ಉಳಿಯುತ್ತವೆ.
simul-boards = ಮಣೆಗಳು
simul-opponents = ಎದುರಾಳಿಗಳು
simul-robots = ರೋಬೋಟ್‌ಗಳು
simul-persons = ಈ ಸಾಧನದಲ್ಲಿ ಆಡುವವರು
simul-weakest = ಮೊದಲ ಮಣೆ
simul-strongest = ಕೊನೆಯ ಮಣೆ
simul-names = ಹೆಸರುಗಳು, ಸಾಲಿಗೆ ಒಂದು; ಸಾಧನ ಕೈಯಿಂದ ಕೈಗೆ ಹೋಗುತ್ತದೆ
simul-color = ನಿಮ್ಮ ಕಾಯಿಗಳು
simul-white = ಎಲ್ಲೆಡೆ ಬಿಳಿ
simul-alternating = ಬಿಳಿ ಮತ್ತು ಕಪ್ಪು ಸರದಿಯಂತೆ
simul-clock = ಗಡಿಯಾರ
simul-clock-none = ಇಲ್ಲ
simul-clock-giver = ಒಂದೇ, ನಿಮಗೆ
simul-clock-boards = ಪ್ರತಿ ಮಣೆಯಲ್ಲೂ
simul-clock-giver-about = ಯಾವುದಾದರೂ ಮಣೆ ನಿಮಗಾಗಿ ಕಾಯುತ್ತಿರುವಾಗ ಅದು ಓಡುತ್ತದೆ. ನಿಮ್ಮ ಸಮಯ ಮುಗಿದರೆ ನಡೆಯುತ್ತಿರುವ ಆಟಗಳೆಲ್ಲ ಸೋಲು.
simul-clock-boards-about = ನೀವು ಆಡಬೇಕಾದ ಪ್ರತಿ ಮಣೆಯಲ್ಲೂ ನಿಮ್ಮ ಗಡಿಯಾರ ಓಡುತ್ತದೆ.
simul-giver-minutes = ನಿಮ್ಮ ನಿಮಿಷಗಳು
simul-opponent-minutes = ಪ್ರತಿ ಎದುರಾಳಿಯ ನಿಮಿಷಗಳು
simul-increment = ಪ್ರತಿ ನಡೆಗೆ ಹೆಚ್ಚುವರಿ ಸೆಕೆಂಡುಗಳು
simul-blindfold = ಕಣ್ಣು ಕಟ್ಟಿದ ಆಟ: ಕಾಯಿಗಳು ಕಾಣುವುದಿಲ್ಲ
simul-begin = ಆರಂಭಿಸಿ
simul-fault-boards = { $fewest } ರಿಂದ { $most } ರವರೆಗಿನ ಮಣೆಗಳ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.
simul-fault-levels = ಮಟ್ಟಗಳನ್ನು ಆರಿಸಿ, ಕಡಿಮೆಯದು ಮೊದಲು.
simul-fault-time = ಪ್ರತಿ ಗಡಿಯಾರಕ್ಕೆ 1 ರಿಂದ 1440 ನಿಮಿಷ, ನಡೆಗೆ ಹೆಚ್ಚೆಂದರೆ 600 ಹೆಚ್ಚುವರಿ ಸೆಕೆಂಡು ಬರೆಯಿರಿ.
simul-waiting = { $count ->
    [0] ಯಾವ ಮಣೆಯೂ ಕಾಯುತ್ತಿಲ್ಲ
    [one] ಒಂದು ಮಣೆ ನಿಮಗಾಗಿ ಕಾಯುತ್ತಿದೆ
    *[other] { $count } ಮಣೆಗಳು ನಿಮಗಾಗಿ ಕಾಯುತ್ತಿವೆ
}
simul-in-play = { $count } ನಡೆಯುತ್ತಿವೆ
simul-count-won = { $count } ಗೆಲುವು
simul-count-drawn = { $count } ಡ್ರಾ
simul-count-lost = { $count } ಸೋಲು
simul-thinks = ಯೋಚಿಸುತ್ತಿದೆ
simul-to-move = ಸರದಿ
simul-stands = ನಿಂತಿದೆ
simul-won = ಗೆಲುವು
simul-drawn = ಡ್ರಾ
simul-lost = ಸೋಲು
simul-card = ಮಣೆ { $number }, { $opponent }: { $mark }
simul-board = ಮಣೆ { $number }
simul-level = ಮಟ್ಟ { $level }
simul-next = ಮುಂದಿನ ಮಣೆ: { $number }
simul-none-waits = ಯಾವ ಮಣೆಯೂ ಕಾಯುತ್ತಿಲ್ಲ
simul-all = ಎಲ್ಲ ಮಣೆಗಳು
simul-go-on = ಮುಂದುವರಿಸಿ
simul-declare-won = ತೀರ್ಪುಗಾರರು: ಈ ಮಣೆ ನಿಮ್ಮ ಗೆಲುವು
simul-declare-drawn = ತೀರ್ಪುಗಾರರು: ಈ ಮಣೆ ಡ್ರಾ
simul-declare-lost = ತೀರ್ಪುಗಾರರು: ಈ ಮಣೆ ನಿಮ್ಮ ಸೋಲು
simul-restart = ಈ ಮಣೆಯನ್ನು ಹೊಸದಾಗಿ ಆರಂಭಿಸಿ
simul-export = ಎಲ್ಲ ಆಟಗಳನ್ನು PGN ಆಗಿ ಉಳಿಸಿ
simul-end = ಪ್ರದರ್ಶನ ಮುಗಿಸಿ
simul-result = ಫಲಿತಾಂಶ
simul-column-color = ನಿಮ್ಮ ಕಾಯಿಗಳು
simul-column-boards = ಮಣೆಗಳು
simul-column-won = ಗೆಲುವು
simul-column-drawn = ಡ್ರಾ
simul-column-lost = ಸೋಲು
simul-column-score = ಅಂಕ
simul-total = ಎಲ್ಲ
