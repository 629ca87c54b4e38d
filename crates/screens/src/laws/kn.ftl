## The laws

laws = ಆಟದ ನಿಯಮಗಳು
laws-search = ನಿಯಮಗಳಲ್ಲಿ ಹುಡುಕಿ
laws-contents = ಪರಿವಿಡಿ
laws-path = ಇದು ಇರುವ ಸ್ಥಳ
laws-found = { $count ->
    [0] ಏನೂ ಸಿಗಲಿಲ್ಲ
    [one] { $count } ನಿಯಮ
   *[other] { $count } ನಿಯಮಗಳು
}
laws-unknown = { $number } ಎಂಬ ನಿಯಮವಿಲ್ಲ. ನಿಯಮಗಳ ಆರಂಭ ಇಲ್ಲಿದೆ.
laws-not-translated = ಇನ್ನೂ ಅನುವಾದವಾಗದಿರುವುದು ಇಂಗ್ಲಿಷಿನಲ್ಲಿದೆ.
laws-copy = ಕೊಂಡಿ ನಕಲಿಸಿ
laws-copied = ನಕಲಿಸಲಾಗಿದೆ
laws-not-copied = ನಕಲಿಸಲಾಗಲಿಲ್ಲ
laws-print = ಮುದ್ರಿಸಿ
laws-editions = ಹೋಲಿಸುವ ಆವೃತ್ತಿ
laws-other-editions = ಬೇರೆ ಆವೃತ್ತಿಗಳಲ್ಲಿ
laws-differs = { $rule }: { $value } (FIDE 2023: { $usual })
laws-same = { $edition }: ಇಲ್ಲಿ ವ್ಯತ್ಯಾಸವಿಲ್ಲ.
laws-yes = ಹೌದು
laws-no = ಇಲ್ಲ
laws-none = ಏನೂ ಇಲ್ಲ
laws-not-looked-up = ಪರಿಶೀಲಿಸಿಲ್ಲ; ಇಲ್ಲಿ FIDE 2023ರಂತೆ ತೀರ್ಪು
laws-at-most = ಗರಿಷ್ಠ { $time }
laws-less-than = { $time } — ಇದಕ್ಕಿಂತ ಕಡಿಮೆ
laws-class-blitz = ಬ್ಲಿಟ್ಜ್: 60 ನಡೆಗಳ ಸಮಯ
laws-see-also = ಇವನ್ನೂ ನೋಡಿ
laws-steps = ಹಿಂದಿನದು, ಮುಂದಿನದು
laws-diagram = ಮಣೆಚಿತ್ರ
laws-show-diagram = ಮಣೆಯಲ್ಲಿ ತೋರಿಸಿ
laws-back = ಒಂದು ನಡೆ ಹಿಂದೆ
laws-forward = ಒಂದು ನಡೆ ಮುಂದೆ
laws-reset = ಮತ್ತೆ ಜೋಡಿಸಿ
laws-step-count = { $all }ರಲ್ಲಿ { $made }
