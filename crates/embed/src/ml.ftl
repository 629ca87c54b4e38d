embed-problem = ഈ ബോർഡ് കാണിക്കാൻ കഴിയുന്നില്ല.
embed-no-robot = റോബോട്ടിന് നീക്കം നടത്താനായില്ല. കളി നിർത്തിവെച്ചിരിക്കുന്നു.
embed-puzzle-number = { $count }-ൽ { $number }
embed-next-game = അടുത്ത കളി
embed-result-name = ഫലം
embed-result = ഫലം: { $done }-ൽ { $solved } ആദ്യ ശ്രമത്തിൽ പരിഹരിച്ചു (ആകെ { $total })
embed-result-copy = പകർത്തുക
embed-result-copied = പകർത്തി
