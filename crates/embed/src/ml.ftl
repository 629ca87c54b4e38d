embed-problem = ഈ ബോർഡ് കാണിക്കാൻ കഴിയുന്നില്ല.
embed-puzzle-number = { $count }-ൽ { $number }
