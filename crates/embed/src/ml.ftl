embed-problem = ഈ ബോർഡ് കാണിക്കാൻ കഴിയുന്നില്ല.
embed-puzzle-number = { $count }-ൽ { $number }
embed-result-name = ഫലം
embed-result = ഫലം: { $done }-ൽ { $solved } ആദ്യ ശ്രമത്തിൽ പരിഹരിച്ചു (ആകെ { $total })
embed-result-copy = പകർത്തുക
embed-result-copied = പകർത്തി
