# What the widgets say, in Kannada.

progress-stop = ನಿಲ್ಲಿಸಿ
toast-undo = ಹಿಂತೆಗೆದುಕೊಳ್ಳಿ
plot-menu = ನಕ್ಷೆಯ ಆಯ್ಕೆಗಳು
plot-svg = SVG ಆಗಿ ಉಳಿಸಿ
plot-csv = CSV ಆಗಿ ಉಳಿಸಿ
plot-table = ಕೋಷ್ಟಕವಾಗಿ ತೋರಿಸಿ
