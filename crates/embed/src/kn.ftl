embed-problem = ಈ ಹಲಗೆಯನ್ನು ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ.
embed-puzzle-number = { $count } ರಲ್ಲಿ { $number }
