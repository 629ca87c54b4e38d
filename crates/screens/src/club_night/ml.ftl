## Club night

night-parts = കാണിക്കുന്നത്
night-players = കളിക്കാർ
night-rounds = റൗണ്ടുകൾ
night-table = പട്ടിക
night-name = കൂട്ടായ്മയുടെ പേര്
night-system = രീതി
night-swiss = സ്വിസ് രീതി
night-round-robin = എല്ലാവരും എല്ലാവരോടും ഒരിക്കൽ
night-double-round-robin = എല്ലാവരും എല്ലാവരോടും രണ്ടുതവണ
night-knockout = നോക്കൗട്ട്
night-number-of-rounds = റൗണ്ടുകളുടെ എണ്ണം
night-rating = റേറ്റിങ്
night-add = ചേർക്കുക
night-add-robot = റോബോട്ടിനെ ചേർക്കുക
night-entered = { $name } ചേർന്നു.
night-paste = പട്ടിക ഒട്ടിക്കുക
night-paste-about = ഒരു വരിയിൽ ഒരു കളിക്കാരൻ: പേര്, റേറ്റിങ്, മറ്റു വിവരങ്ങൾ; ഇടയിൽ കോമ, അർധവിരാമം അല്ലെങ്കിൽ ടാബ്.
night-add-list = ഈ കളിക്കാരെ ചേർക്കുക
night-open-list = പട്ടികയോ (CSV) റിപ്പോർട്ടോ (TRF) തുറക്കുക
night-list-empty = ഇതിൽ കളിക്കാരെയൊന്നും കണ്ടില്ല. ഓരോ വരിയിലും പേര് വേണം.
night-list-faults = { $count ->
    [one] ഒരു തെറ്റ് കണ്ടു: { $first }
    *[other] { $count } തെറ്റുകൾ കണ്ടു. ആദ്യത്തേത്: { $first }
}
night-count = { $count ->
    [0] കളിക്കാരില്ല
    [one] ഒരു കളിക്കാരൻ
    *[other] { $count } കളിക്കാർ
}
night-half-bye = റൗണ്ട് { $round }: കളിക്കാതെ അര പോയിന്റ്
night-absent = റൗണ്ട് { $round }: ഹാജരില്ല
night-withdraw = വീട്ടിലേക്കു പോകുന്നു
night-return = തിരിച്ചെത്തി
night-remove = പേര് നീക്കുക
night-gone = വീട്ടിലേക്കു പോയി
night-pair = റൗണ്ട് { $round }: ജോടികൾ ഉണ്ടാക്കുക
night-pair-waits = ആദ്യം റൗണ്ട് { $round }-ന്റെ എല്ലാ ഫലങ്ങളും വരണം.
night-over = എല്ലാ റൗണ്ടുകളുടെയും ജോടികളായി.
night-no-round = ഒരു റൗണ്ടിന്റെയും ജോടികളായിട്ടില്ല. ആദ്യം കളിക്കാരെ ചേർക്കുക.
night-round = റൗണ്ട് { $round }
night-results-in = { $all } ഫലങ്ങളിൽ { $done } എണ്ണം വന്നു
night-corrected = ഈ റൗണ്ടിന്റെ ജോടികളായ ശേഷം ഒരു ഫലം തിരുത്തി. പ്രസിദ്ധീകരിച്ച ജോടികൾ മാറുന്നില്ല; പട്ടികയും അടുത്ത റൗണ്ടും തിരുത്തിയ ഫലം കണക്കാക്കുന്നു.
night-pair-anew = ഒരു കളിയും തുടങ്ങിയിട്ടില്ല: ഈ റൗണ്ടിന്റെ ജോടികൾ പുതുതായി ഉണ്ടാക്കുക
night-code = കോഡ്, അല്ലെങ്കിൽ ബോർഡും ഫലവും
night-code-about = ഫോണിൽനിന്നുള്ള 7KQ2M-4XN9P പോലുള്ള കോഡ്, അല്ലെങ്കിൽ മൂന്നാം ബോർഡിന് 3 1-0.
night-take = രേഖപ്പെടുത്തുക
night-boards = ബോർഡുകൾ
night-keys = ഒരു ബോർഡിൽ ഫോക്കസ് ഉള്ളപ്പോൾ 1, 0, = എന്നീ കീകൾ ഫലം നൽകുന്നു; അമ്പടയാള കീകൾ മറ്റു ബോർഡുകളിലേക്കു കൊണ്ടുപോകുന്നു.
night-row = ബോർഡ് { $board }, { $white } – { $black }: { $result }
night-open = ഫലം ആയിട്ടില്ല
night-bye = എതിരാളിയില്ല
night-white-wins = വെള്ള ജയിച്ചു
night-draw = സമനില
night-black-wins = കറുപ്പ് ജയിച്ചു
night-black-absent = കറുപ്പ് ഹാജരില്ല
night-white-absent = വെള്ള ഹാജരില്ല
night-both-absent = രണ്ടുപേരും ഹാജരില്ല
night-both-lose = രണ്ടുപേരും തോറ്റു
night-half-to-white = വെള്ളയ്ക്കു മാത്രം അര പോയിന്റ്
night-half-to-black = കറുപ്പിനു മാത്രം അര പോയിന്റ്
night-clear = ഫലമില്ല
night-play-here = ഈ ഉപകരണത്തിൽ കളിക്കുക
night-show-game = കളി തുറക്കുക
night-address = ഫോണിനുള്ള ബോർഡ്
night-why = ഈ ജോടി എന്തുകൊണ്ട്?
night-why-table = അത് ഈ രീതിയുടെ പട്ടികയിലുള്ളതാണ്.
night-why-changed = ജോടികളുണ്ടാക്കിയ സമയത്തെ ഫലങ്ങളിൽനിന്നാണ് ഇതു വന്നത്; അതിനുശേഷം എന്തോ മാറി.
night-why-score = രണ്ടുപേർക്കും { $score } പോയിന്റ് ഉണ്ട്.
night-why-scores = ഒരാൾക്ക് { $high } പോയിന്റ്, മറ്റേയാൾക്ക് { $low }: ഇതിലും അടുത്ത എതിരാളി ബാക്കിയില്ലായിരുന്നു.
night-why-straight = ഗ്രൂപ്പിന്റെ മേൽപ്പകുതി കീഴ്പ്പകുതിയോടു ക്രമത്തിൽ കളിക്കുന്നു.
night-why-transposition = ഗ്രൂപ്പിന്റെ കീഴ്പ്പകുതിയുടെ ക്രമം മാറ്റി.
night-why-exchange = ഗ്രൂപ്പിന്റെ രണ്ടു പകുതികളിലെയും കളിക്കാരെ പരസ്പരം മാറ്റി.
night-why-moved-down = ഒരാളെ കൂടുതൽ പോയിന്റുള്ള ഗ്രൂപ്പിൽനിന്നു താഴേക്കു മാറ്റി.
night-why-bye = എതിരാളി ബാക്കിയില്ല; ആർക്കും ഇതു രണ്ടാമതു കിട്ടില്ല.
night-why-granted = രണ്ടുപേർക്കും അർഹമായ നിറം കിട്ടി.
night-why-stronger = നിറത്തിനു കൂടുതൽ അർഹതയുള്ളയാൾക്ക് അതു കിട്ടി.
night-why-alternation = ഇരുവർക്കും വ്യത്യസ്ത നിറമായിരുന്ന അവസാന റൗണ്ടിൽനിന്നു നിറങ്ങൾ മാറുന്നു.
night-why-higher = ഇരുവർക്കും അർഹമായ നിറം മുകളിലുള്ള കളിക്കാരനു കിട്ടി.
night-why-lot = നിറങ്ങൾ നറുക്കെടുത്തു തീരുമാനിച്ചു.
night-why-unmet = FIDE-യുടെ ഈ മാനദണ്ഡങ്ങൾ പാലിക്കാനായില്ല: { $list }.
night-after-round = { $round ->
    [0] ഒന്നാം റൗണ്ടിനു മുമ്പ്
    *[other] റൗണ്ട് { $round } കഴിഞ്ഞ്
}
night-points = പോയിന്റ്
night-order = തുല്യ പോയിന്റ് വന്നാൽ FIDE-യുടെ ഈ നിയമങ്ങൾ ഈ ക്രമത്തിൽ തീരുമാനിക്കുന്നു: { $list }.
night-legend = ○ വെള്ളയായി കളിച്ചു, ● കറുപ്പായി കളിച്ചു, · ഫലം ആയിട്ടില്ല, + ഉം – ഉം കളിക്കാതെ
night-result = ഫലം
night-won = ജയിച്ചു
night-drew = സമനില
night-lost = തോറ്റു
night-won-by-forfeit = കളിക്കാതെ ജയിച്ചു
night-lost-by-forfeit = കളിക്കാതെ തോറ്റു
night-half = കളിക്കാതെ അര പോയിന്റ്
night-was-absent = ഹാജരില്ല
night-undo = പിൻവലിക്കുക: { $what }
night-redo = വീണ്ടും ചെയ്യുക
night-undone = പിൻവലിച്ചു: { $what }
night-redone = വീണ്ടും ചെയ്തു: { $what }
night-did-terms = പേര്, രീതി അല്ലെങ്കിൽ റൗണ്ടുകൾ
night-did-enter = കളിക്കാരെ ചേർത്തത്
night-did-pair = റൗണ്ടിന്റെ ജോടികൾ
night-did-result = റൗണ്ട് { $round }, ബോർഡ് { $board }: ഫലം
night-did-seat = ഈ ഉപകരണത്തിലെ കളി
night-print-pairings = ജോടികൾ അച്ചടിക്കുക
night-print-cards = ബോർഡ് കാർഡുകൾ അച്ചടിക്കുക
night-print-slips = ഫലച്ചീട്ടുകൾ അച്ചടിക്കുക
night-print-table = പട്ടിക അച്ചടിക്കുക
night-board = റൗണ്ട് { $round }, ബോർഡ് { $board }
night-signed = ഒപ്പ്
night-wall = ചുമരിനായി വേറൊരു ജാലകം
night-save = മറ്റൊരു ഉപകരണത്തിനായി സൂക്ഷിക്കുക
night-take-over = മറ്റൊരു ഉപകരണത്തിൽനിന്ന് എടുക്കുക
night-report = FIDE റിപ്പോർട്ട് (TRF) സൂക്ഷിക്കുക
night-new = പുതിയ കൂട്ടായ്മ തുടങ്ങുക
night-damaged = ഇവിടെ സൂക്ഷിച്ച കൂട്ടായ്മ വായിക്കാനാകുന്നില്ല ({ $why }). അത് { $place } എന്നു മാറ്റിവെച്ചു; മറ്റൊരു ഉപകരണത്തിനായി സൂക്ഷിച്ച ഫയൽ എടുക്കാം.
night-not-kept = ഈ ബ്രൗസർ ഒന്നും സൂക്ഷിക്കുന്നില്ല: അടയ്ക്കുംമുമ്പ് ഫയലായി സൂക്ഷിക്കുക.
night-no-file = ഈ ഫയലിൽ ക്ലബ് കൂട്ടായ്മയില്ല: { $why }
night-refused = ഇത് ഇപ്പോൾ ചെയ്യാനാകില്ല.
night-refused-entered = { $name } നേരത്തേ ചേർന്നിട്ടുണ്ട്.
night-refused-board = ഈ റൗണ്ടിൽ ബോർഡ് { $board } ഇല്ല.
night-refused-bye = ഈ കളിക്കാരന് എതിരാളിയില്ല.
night-refused-started = റൗണ്ടിന്റെ ജോടികളായ ശേഷം ആരെയും നീക്കാനാകില്ല; ഈ രീതിയിൽ പുതുതായി ചേരാനുമാകില്ല.
night-refused-played-on = ജയിച്ചയാൾ തുടർന്നു കളിച്ചു: ഈ ഫലം മാറില്ല.
night-refused-few = രണ്ടു കളിക്കാർ വേണം.
night-refused-format = ഈ രീതിയുടെ ജോടികൾ ഇവിടെ ഉണ്ടാക്കാനാകില്ല.
night-refused-impossible = നിയമമനുസരിച്ചുള്ള ജോടികളില്ല: വേണ്ടത്ര എതിരാളികൾ ബാക്കിയില്ല. റൗണ്ടുകൾ കുറയ്ക്കുകയോ മറ്റൊരു രീതി എടുക്കുകയോ ചെയ്യാം.
night-refused-rounds = 1 മുതൽ 63 വരെ, ജോടികളായ റൗണ്ടുകളിൽ കുറയാത്ത ഒരു സംഖ്യ എഴുതുക.
night-refused-name = കളിക്കാരനു പേര് വേണം.
night-refused-many = കൂടുതൽ കളിക്കാർക്ക് ഇടമില്ല.
night-refused-system = റൗണ്ടിന്റെ ജോടികളായ ശേഷം രീതി മാറില്ല.
night-refused-begun = ഈ റൗണ്ടിലെ ഒരു കളി തുടങ്ങി: ജോടികൾ മാറില്ല.
night-code-sign = { $place }-ാം ചിഹ്നം ഒരു കോഡിലും ഉണ്ടാകില്ല.
night-code-length = { $count ->
    [one] കോഡിൽ പത്തു ചിഹ്നങ്ങളുണ്ട്; ഇത് ഒന്നേയുള്ളൂ.
    *[other] കോഡിൽ പത്തു ചിഹ്നങ്ങളുണ്ട്; ഇവിടെ { $count } എണ്ണം.
}
night-code-check = ഈ കോഡിലെ ഒരു ചിഹ്നം തെറ്റാണ്. ഫോണുമായി ഒത്തുനോക്കുക.
night-code-newer = ഈ കോഡ് പുതിയ Sessa ഉണ്ടാക്കിയതാണ്.
night-code-game = ഈ കോഡിലെ കളി കേടായി. വീണ്ടും വായിക്കുക.
night-code-other-result = ഈ കോഡിലെ കളിയുടെ ഫലം വേറെയാണ്.
night-came = റൗണ്ട് { $round }, ബോർഡ് { $board }: { $result }
night-came-unconfirmed = റൗണ്ട് { $round }, ബോർഡ് { $board }: { $result }. ഒരു കളിക്കാരൻ മാത്രമേ സ്ഥിരീകരിച്ചിട്ടുള്ളൂ.
night-came-twice = റൗണ്ട് { $round }, ബോർഡ് { $board }: { $result }. ഇതു നേരത്തേ അറിഞ്ഞതാണ്.
night-came-contradicting = റൗണ്ട് { $round }, ബോർഡ് { $board }: { $result }. ഇതുവരെ ഉണ്ടായിരുന്നത്: { $known }.
night-came-from-elsewhere = ഈ ഫലം മറ്റൊരു മത്സരത്തിന്റേതാണ്.
night-came-early = റൗണ്ട് { $round }-ന്റെ ജോടികളായിട്ടില്ല.
night-came-without-board = റൗണ്ട് { $round }-ൽ ബോർഡ് { $board }-ൽ കളിയില്ല.
night-came-late = റൗണ്ട് { $round }, ബോർഡ് { $board }: { $result }. ഇതു മുമ്പത്തെ റൗണ്ടാണ്.
night-take-anyway = എന്നാലും രേഖപ്പെടുത്തുക
night-correct = തിരുത്തുക
night-result-about = രണ്ടു കളിക്കാരും ഫലം സ്ഥിരീകരിക്കുന്നു; സംഘാടകൻ കോഡ് വായിക്കുന്നു, അല്ലെങ്കിൽ ടൈപ്പ് ചെയ്യുന്നു.
night-no-address = ബോർഡ് 7KQ-2-5 എന്ന് എഴുതുന്നു: മത്സരം, റൗണ്ട്, ബോർഡ്.
night-white-confirms = വെള്ള സ്ഥിരീകരിക്കുന്നു
night-black-confirms = കറുപ്പ് സ്ഥിരീകരിക്കുന്നു
night-qr = ഫലത്തിന്റെ QR കോഡ്
night-one-confirmed = രണ്ടുപേരും സ്ഥിരീകരിക്കണം.
