embed-problem = ಈ ಮಣೆಯನ್ನು ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ.
embed-no-robot = ರೋಬೋಟ್‌ಗೆ ನಡೆ ಆಡಲಾಗಲಿಲ್ಲ. ಆಟಕ್ಕೆ ವಿರಾಮ ಕೊಡಲಾಗಿದೆ.
embed-puzzle-number = { $count }ರಲ್ಲಿ { $number }
embed-next-game = ಮುಂದಿನ ಆಟ
embed-result-name = ಫಲಿತಾಂಶ
embed-result = ಫಲಿತಾಂಶ: { $done }ರಲ್ಲಿ { $solved } ಮೊದಲ ಪ್ರಯತ್ನದಲ್ಲೇ ಬಿಡಿಸಿದ್ದು (ಒಟ್ಟು { $total })
embed-result-copy = ನಕಲಿಸಿ
embed-result-copied = ನಕಲಿಸಲಾಗಿದೆ
