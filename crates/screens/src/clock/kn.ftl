## Chess clock

timer-start = ಆರಂಭಿಸಿ
timer-pause = ನಿಲ್ಲಿಸಿ
timer-reset = ಆರಂಭಕ್ಕೆ ಮರಳಿಸಿ
timer-set-up = ಗಡಿಯಾರ ಹೊಂದಿಸಿ
timer-tap = ಆರಂಭಿಸಲು ಇಲ್ಲಿ ಒತ್ತಿ
timer-press = ನಡೆ ಆದ ಮೇಲೆ ಒತ್ತಿ
timer-to-go =
    { $count ->
        [one] ಇನ್ನೂ { $count } ನಡೆ
       *[other] ಇನ್ನೂ { $count } ನಡೆಗಳು
    }
timer-delay = ವಿಳಂಬ { $time }
timer-periods =
    { $count ->
        [one] ಉಳಿದ ಅವಧಿ: { $count }
       *[other] ಉಳಿದ ಅವಧಿಗಳು: { $count }
    }
timer-flag = ಸಮಯ ಮುಗಿದಿದೆ
timer-flagged = { $side }: ಸಮಯ ಮುಗಿದಿದೆ.
timer-low = { $side }: ಸಮಯ ಕಡಿಮೆ, { $time }.
timer-slept = ಸಾಧನವು { $time } ಕಾಲ ನಿದ್ರೆಯಲ್ಲಿತ್ತು, ಅಥವಾ ಅದರ ಗಡಿಯಾರವನ್ನು ಮುಂದಕ್ಕೆ ಹಾಕಲಾಗಿದೆ. ಆ ಸಮಯವನ್ನು ಲೆಕ್ಕಕ್ಕೆ ಹಿಡಿದಿಲ್ಲ; ಗಡಿಯಾರ ನಿಂತಿದೆ.
timer-damaged = ಇಲ್ಲಿ ಉಳಿಸಿದ ಗಡಿಯಾರವನ್ನು ಓದಲಾಗಲಿಲ್ಲ ({ $why }). ಏನನ್ನೂ ಅಳಿಸಿಲ್ಲ: ಅದರ ಪಠ್ಯವನ್ನು ಈ ಬ್ರೌಸರ್‌ನ ಸಂಗ್ರಹಣೆಯಲ್ಲಿ “{ $place }” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ತೆಗೆದಿಡಲಾಗಿದೆ.
timer-not-saved = ಗಡಿಯಾರವನ್ನು ಉಳಿಸಲು ಈ ಬ್ರೌಸರ್ ಬಿಡುತ್ತಿಲ್ಲ (ಸಂಗ್ರಹಣೆ ತುಂಬಿದೆ ಅಥವಾ ಆಫ್ ಆಗಿದೆ). ಆಟ ಮುಂದುವರಿಸಬಹುದು, ಆದರೆ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆದರೆ ಅದು ಆರಂಭಕ್ಕೆ ಮರಳುತ್ತದೆ.
timer-reset-sure = ಎರಡೂ ಕಡೆಯ ಗಡಿಯಾರಗಳನ್ನು ಆರಂಭಕ್ಕೆ ಮರಳಿಸಬೇಕೇ?
timer-leave-sure = ಗಡಿಯಾರ ಓಡುತ್ತಿದೆ. ನಿಲ್ಲಿಸಿ ಮುಚ್ಚಬೇಕೇ?
timer-fixed = ಬೇರೊಂದನ್ನು ಆರಿಸಲು ಗಡಿಯಾರವನ್ನು ಆರಂಭಕ್ಕೆ ಮರಳಿಸಿ.
timer-turn = ಯಾರ ಸರದಿ
timer-faces = ಮುಖಗಳು
timer-faces-players = ಅವರವರ ಕಡೆಗೆ
timer-faces-one-way = ಒಂದೇ ಕಡೆಗೆ
timer-done = ಆಯಿತು
