## ರೋಬೋಟ್

robot-choice = ರೋಬೋಟ್
robot-plays = ರೋಬೋಟ್ ಆಡುವುದು
any-opening = ಯಾವುದೇ ಓಪನಿಂಗ್
robot-opening-about = ನಿಮ್ಮ ನಡೆಗಳು ಅವಕಾಶ ಕೊಡುವವರೆಗೆ ಈ ಓಪನಿಂಗ್ ಅನ್ನೇ ಆಡುತ್ತದೆ.
opening-unknown = “{ $name }” ಓಪನಿಂಗ್‌ಗಳ ಪಟ್ಟಿಯಲ್ಲಿ ಇಲ್ಲ. ಯಾವುದೇ ಓಪನಿಂಗ್ ಆಡಬಹುದು.
openings-unfetched = ಓಪನಿಂಗ್‌ಗಳ ಪಟ್ಟಿ ಸಿಗಲಿಲ್ಲ. ಯಾವುದೇ ಓಪನಿಂಗ್ ಆಡಬಹುದು.
experience = ನಿಮ್ಮ ಅನುಭವ
experience-new = ಎಂದೂ ಆಡಿಲ್ಲ
experience-rules = ನಿಯಮಗಳು ಗೊತ್ತು
experience-plays = ಗೆಳೆಯರೊಂದಿಗೆ ಅಥವಾ ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಆಡುತ್ತೇನೆ
experience-club = ಕ್ಲಬ್‌ನಲ್ಲಿ ಆಡುತ್ತೇನೆ
practice = ಎಷ್ಟು ಬಾರಿ ಆಡುತ್ತೀರಿ
practice-seldom = ಅಪರೂಪಕ್ಕೆ
practice-weekly = ಸುಮಾರು ಪ್ರತಿ ವಾರ
practice-daily = ಬಹುತೇಕ ಪ್ರತಿದಿನ
rating-elsewhere = ಬೇರೆಡೆಯ ರೇಟಿಂಗ್
suited = ನಿಮಗೆ ಸೂಕ್ತ: ಸುಮಾರು { $elo } ಎಲೋ.
suited-by-puzzles = ನಿಮ್ಮ ಒಗಟಿನ ರೇಟಿಂಗ್ ಪ್ರಕಾರ ಸೂಕ್ತ: ಸುಮಾರು { $elo } ಎಲೋ.
choose-strength = ಇದನ್ನು ಆರಿಸಿ
strength-chosen = ಆರಿಸಲಾಗಿದೆ
