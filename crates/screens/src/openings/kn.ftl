# The openings by name.
openings = ಓಪನಿಂಗ್‌ಗಳು
openings-how = ಒಂದೊಂದು ನಡೆಗೂ ಓಪನಿಂಗ್‌ಗಳ ಹೆಸರುಗಳು
openings-search = ಹೆಸರು ಅಥವಾ ಸಂಕೇತ ಹುಡುಕಿ
openings-start = ಮೊದಲ ನಡೆ
openings-line = ಮಣೆಯ ಮೇಲಿನ ನಡೆಗಳು
openings-next = ಮುಂದೇನು
openings-count = { $count ->
    [one] { $count } ಓಪನಿಂಗ್
   *[other] { $count } ಓಪನಿಂಗ್‌ಗಳು
}
openings-end = ಇಲ್ಲಿಂದ ಹೆಸರುಳ್ಳ ಓಪನಿಂಗ್ ಯಾವುದೂ ಮುಂದುವರಿಯುವುದಿಲ್ಲ.
openings-cut = ವಿಳಾಸದ ಕೊನೆಯಲ್ಲಿರುವುದು ನಿಯಮಬದ್ಧ ನಡೆಯಲ್ಲ; ಅದಕ್ಕೂ ಮೊದಲಿನ ನಡೆಗಳು ಮಣೆಯ ಮೇಲಿವೆ.
openings-back = ಒಂದು ನಡೆ ಹಿಂದೆ
openings-study = ವಿಶ್ಲೇಷಣಾ ಮಣೆಯಲ್ಲಿ
