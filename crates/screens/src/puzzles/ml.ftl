## പസിലുകൾ

puzzles = പസിലുകൾ
puzzle-themes = വിഷയങ്ങൾ
puzzle-history = ചരിത്രം
solve = പസിലുകൾ പരിഹരിക്കുക
puzzles-rated = നിങ്ങളുടെ റേറ്റിങ്
puzzles-solve = പരിഹരിക്കുക
rating-band = 20-ൽ 19 തവണ നിങ്ങളുടെ റേറ്റിങ് ഈ പരിധിക്കുള്ളിലായിരിക്കും
puzzles-best = മികച്ചത് { $count }
puzzles-due = { $count } ബാക്കി
puzzles-repeat-how = നിങ്ങൾക്ക് തെറ്റിയവ
puzzles-themes-how = ഇരട്ട ആക്രമണം, ചെക്ക്മേറ്റ്, റേറ്റിങ്
puzzles-storm-how = 3 മിനിറ്റ്
puzzles-survival-how = 3 തെറ്റുകൾ
puzzles-daily-how = എല്ലാവർക്കും ദിവസവും ഒന്ന്
puzzles-daily-done = ഇന്നത്തേതു കഴിഞ്ഞു
puzzles-streak = { $count ->
    [one] തുടർച്ചയായി { $count } ദിവസം പരിഹരിച്ചു
   *[other] തുടർച്ചയായി { $count } ദിവസം പരിഹരിച്ചു
}
puzzles-offline = { $count ->
    [one] { $number } പസിൽ ഈ ഉപകരണത്തിലുണ്ട്; ഇന്റർനെറ്റ് ഇല്ലാതെയും കിട്ടും.
   *[other] { $number } പസിലുകൾ ഈ ഉപകരണത്തിലുണ്ട്; ഇന്റർനെറ്റ് ഇല്ലാതെയും കിട്ടും.
}
puzzles-level-how = ആദ്യ പസിലുകൾ നിങ്ങൾക്കു ചേരാൻ വേണ്ടി. പിന്നീട് റേറ്റിങ് തനിയെ ശരിയാകും.
puzzles-unfetched = കണക്ഷനില്ല; പസിലുകൾ ഇതുവരെ ഈ ഉപകരണത്തിൽ എത്തിയിട്ടുമില്ല. ഓൺലൈനായിരിക്കുമ്പോൾ ഈ പേജ് ഒരിക്കൽ തുറക്കുക.
puzzles-missing = ഈ പസിൽ അല്ലെങ്കിൽ സെറ്റ് ഈ ഉപകരണത്തിലില്ല.

choice = തിരഞ്ഞെടുപ്പ്
choice-all = എല്ലാം
choice-easier = കൂടുതൽ എളുപ്പം
choice-same = എന്റെ ലെവൽ
choice-harder = കൂടുതൽ പ്രയാസം
choice-from = കുറഞ്ഞത്
choice-to = കൂടിയത്
choice-mate = എത്ര നീക്കത്തിൽ ചെക്ക്മേറ്റ്
choice-any = എത്രയും
choice-mate-more = { $count } നീക്കത്തിലോ അതിൽ കൂടുതലിലോ ചെക്ക്മേറ്റ്
choice-set-rated = ഇതിലെ പസിലുകൾക്ക് റേറ്റിങ് ഉണ്ട്: നിങ്ങളുടെ റേറ്റിങ്ങിനോടടുത്തവ വരും; അവ ആ റേറ്റിങ് മാറ്റുകയും ചെയ്യും.
choice-how = ഇവിടെ തിരഞ്ഞെടുത്തവ പരിഹരിക്കൂ, അല്ലെങ്കിൽ ഒരു വിഷയത്തിൽ തൊട്ട് അതിലെ പസിലുകൾ മാത്രം പരിഹരിക്കൂ.
choice-other = മറ്റുള്ളവ തിരഞ്ഞെടുക്കുക
choice-filter = റേറ്റിങ്, ചെക്ക്മേറ്റ്, സെറ്റ്
themes-find = വിഷയം തിരയുക
themes-none = ഈ പേരിൽ വിഷയമില്ല.
twenty = 20 പസിലുകൾ
twenty-how = എളുപ്പമുള്ളതിൽ നിന്ന് പ്രയാസമുള്ളതിലേക്ക്. തെറ്റിയവ വീണ്ടും ചോദിക്കും.
twenty-other = വേറെ ഇരുപത്
themes-own = നിങ്ങൾ { $percent } %

solve-mode-rated = റേറ്റിങ്
solve-mode-set = സെറ്റ്
solve-mode-repeat = വീണ്ടും
solve-mode-daily = ഇന്നത്തെ പസിൽ
solve-mode-storm = അതിവേഗം
solve-mode-survival = അതിജീവനം
solve-mode-one = പസിൽ
solve-mode-missed = തെറ്റിയവ
solve-mate-in = { $count ->
    [one] { $count } നീക്കത്തിൽ ചെക്ക്മേറ്റ്
   *[other] { $count } നീക്കത്തിൽ ചെക്ക്മേറ്റ്
}
solve-white = വെള്ളയുടെ ഊഴം
solve-black = കറുപ്പിന്റെ ഊഴം
solve-task = ഏറ്റവും നല്ല നീക്കം കണ്ടെത്തൂ.
solve-task-after = { $side ->
    [white] വെള്ള ഇപ്പോൾ { $move } കളിച്ചു. ഏറ്റവും നല്ല നീക്കം കണ്ടെത്തൂ.
   *[black] കറുപ്പ് ഇപ്പോൾ { $move } കളിച്ചു. ഏറ്റവും നല്ല നീക്കം കണ്ടെത്തൂ.
}
solve-task-mate = { $count ->
    [one] { $count } നീക്കത്തിൽ ചെക്ക്മേറ്റ്.
   *[other] { $count } നീക്കത്തിൽ ചെക്ക്മേറ്റ്.
}
solve-loading = ഒരു നിമിഷം …
solve-nothing = ഇവിടെ ഒന്നും ബാക്കിയില്ല
solve-nothing-how = ഇപ്പോൾ പരിഹരിക്കാൻ ഇത്തരം പസിൽ ഇല്ല.
solve-that-was-all = { $count ->
    [one] അത് ഒന്നേ ഉണ്ടായിരുന്നുള്ളൂ
   *[other] { $count } എണ്ണവും കഴിഞ്ഞു
}
solve-again-seen = ഇത് നിങ്ങൾ പരിഹരിച്ചു: { $date }.
solve-again-failed = തെറ്റിയതിനാൽ വീണ്ടും വന്നു: { $date }.
solve-again-slow = സഹായമോ ഏറെ സമയമോ വേണ്ടിവന്നതിനാൽ വീണ്ടും വന്നു: { $date }.
solve-again-due = മറക്കാതിരിക്കാൻ വീണ്ടും; ഒടുവിൽ: { $date }.

solve-hint = സൂചന
solve-hint-word = സൂചന:
solve-hint-decoy = നിങ്ങളുടെ റേറ്റിങ്ങിൽ ഏറ്റവും പതിവുള്ള നീക്കം { $move }; അതു വിട്ടുകൊടുക്കുന്നത് എന്തെന്നു നോക്കൂ.
solve-hint-piece = { $square } കളത്തിലെ { $piece } — അതു നോക്കൂ.
solve-hint-move = { $move }
solve-solution = ഉത്തരം
solve-skip = ഒഴിവാക്കുക
solve-next = അടുത്ത പസിൽ
solve-retry = വീണ്ടും ശ്രമിക്കുക
solve-play-on = റോബോട്ടിനോട് കളിച്ചു തീർക്കുക
solve-explore = പരിശോധിക്കുക
solve-explore-long = വിശകലന ബോർഡിൽ തുറക്കുക
solve-replay = തെറ്റിയവ
solve-again = ഒരിക്കൽ കൂടി
solve-cancel = തിരിച്ചെടുക്കുക
solve-confirm = ഉറപ്പാണോ?
solve-confirm-how = { $move } കളിക്കാൻ ലക്ഷ്യകളത്തിൽ വീണ്ടും തൊടുക.
solve-confirm-move = കളിക്കുക

solve-right = ശരി.
solve-go-on = തുടരുക.
solve-solved = പരിഹരിച്ചു.
solve-shown = ഇതാണ് ഉത്തരം.
solve-slower = ഇതും ജയിക്കും, പക്ഷേ പതുക്കെ.
solve-slower-mate = { $count ->
    [one] { $count } നീക്കത്തിൽ ചെക്ക്മേറ്റ് ഉണ്ട്.
   *[other] { $count } നീക്കത്തിൽ ചെക്ക്മേറ്റ് ഉണ്ട്.
}
solve-slower-better = ഇതിലും വേഗം ജയിക്കാൻ വഴിയുണ്ട്.
solve-missed = തെറ്റി:
solve-missed-move = ശരിയായത് { $move }.
solve-refuted = പിന്നെ വരുന്നത് { $line }.
solve-not-it = ഇതിലും നല്ല നീക്കമുണ്ട്.
solve-stalemate = ഇത് സ്റ്റെയിൽമേറ്റാണ്: സമനില.
solve-repetition = നില മൂന്നാം തവണ വരുന്നു: സമനില.
solve-fifty-moves = അമ്പതു നീക്ക നിയമപ്രകാരം സമനില.
solve-dead-position = ഇനി ആർക്കും ചെക്ക്മേറ്റ് ചെയ്യാനാവില്ല: സമനില.
solve-end-first = ഒറ്റ ശ്രമത്തിൽ പരിഹരിച്ചു
solve-end-tries = { $count } ശ്രമത്തിൽ പരിഹരിച്ചു
solve-end-helped = സഹായത്തോടെ പരിഹരിച്ചു
solve-not-rated = റേറ്റിങ്ങിൽ കൂട്ടിയില്ല
solve-end-shown = ഉത്തരം: { $move }
solve-puzzle-rating = പസിലിന്റെ റേറ്റിങ് { $rating }
solve-seconds = { $count ->
    [one] { $count } സെക്കൻഡ്
   *[other] { $count } സെക്കൻഡ്
}
solve-due = വീണ്ടും ചോദിക്കുന്ന ദിവസം { $date }
solve-due-today = ഇന്നു വീണ്ടും ചോദിക്കും
solve-due-tomorrow = നാളെ വീണ്ടും ചോദിക്കും
solve-number = { $count }-ൽ { $number }
solve-about = ഇത് എന്തിനെക്കുറിച്ചായിരുന്നു
solve-run-over = { $count ->
    [one] റൗണ്ട് കഴിഞ്ഞു: { $count } പരിഹരിച്ചു.
   *[other] റൗണ്ട് കഴിഞ്ഞു: { $count } പരിഹരിച്ചു.
}

solve-confirm-moves = രണ്ടാമത്തെ തൊടലിൽ നീക്കം ഉറപ്പിക്കുക
solve-confirm-off = ഒരിക്കലും വേണ്ട
solve-confirm-rated = റേറ്റിങ് പസിലുകളിൽ
solve-confirm-always = എപ്പോഴും, അതിവേഗത്തിൽ ഒഴികെ
solve-difficulty = കൂടുതൽ പ്രയാസമോ എളുപ്പമോ
solve-difficulty-same = എന്റെ റേറ്റിങ് പോലെ
solve-auto-next = തനിയെ തുടരുക

run-time-up = സമയം തീർന്നു
run-over = റൗണ്ട് കഴിഞ്ഞു
run-stop = റൗണ്ട് നിർത്തുക
run-solved = { $count } പരിഹരിച്ചു
run-misses = { $count ->
    [one] ഇനി { $count } തെറ്റ് ആകാം
   *[other] ഇനി { $count } തെറ്റുകൾ ആകാം
}
run-result = { $count ->
    [one] പസിൽ പരിഹരിച്ചു
   *[other] പസിലുകൾ പരിഹരിച്ചു
}
run-best = മികച്ചത്
run-series = ഏറ്റവും നീണ്ട തുടർച്ച
run-missed = തെറ്റിയവ
run-start = തുടങ്ങുക
run-ready = തയ്യാറാണോ?
run-rule-time = { $count ->
    [one] { $count } മിനിറ്റ്, നിങ്ങളുടെ ആദ്യ നീക്കം മുതൽ.
   *[other] { $count } മിനിറ്റ്, നിങ്ങളുടെ ആദ്യ നീക്കം മുതൽ.
}
run-rule-combo = തുടർച്ചയായ { $levels } ശരിയായ നീക്കങ്ങൾക്ക് { $gains } സെക്കൻഡ് കിട്ടും.
run-rule-miss = ഒരു തെറ്റിന് { $count } സെക്കൻഡ് പോകും; തുടർച്ചയും തീരും.
run-rule-misses = { $count }-ാമത്തെ തെറ്റോടെ റൗണ്ട് തീരും. ക്ലോക്ക് ഇല്ല.
run-rule-harder = ഓരോ പസിലും മുമ്പത്തേതിനെക്കാൾ അല്പം പ്രയാസമാണ്.
run-combo = തുടർച്ചയായി { $count } · { $at } ആയാൽ { $seconds } സെക്കൻഡ്
run-combo-bar = അടുത്ത അധികസമയത്തിനു വേണ്ട നീക്കങ്ങൾ
run-best-today = ഇന്നത്തെ മികച്ചത്
run-best-week = 7 ദിവസത്തിൽ
run-record-today = ഇന്നത്തെ മികച്ച റൗണ്ട്
run-record-week = കഴിഞ്ഞ 7 ദിവസത്തെ മികച്ച റൗണ്ട്
run-record-ever = ഇതുവരെയുള്ള നിങ്ങളുടെ മികച്ച റൗണ്ട്
run-hardest = പരിഹരിച്ചതിൽ ഏറ്റവും പ്രയാസം
run-pace = ഒരു പസിലിന്
run-puzzles = ഈ റൗണ്ടിലെ പസിലുകൾ
puzzle-race = രണ്ടുപേരുടെ മത്സരം
race-rules = { $count ->
    [one] രണ്ടുപേർക്കും ഒരേ പസിലുകൾ. { $count } മിനിറ്റിൽ കൂടുതൽ പരിഹരിക്കുന്നയാൾ ജയിക്കും. തെറ്റിയാൽ അല്പം കാത്തിരിക്കണം.
   *[other] രണ്ടുപേർക്കും ഒരേ പസിലുകൾ. { $count } മിനിറ്റിൽ കൂടുതൽ പരിഹരിക്കുന്നയാൾ ജയിക്കും. തെറ്റിയാൽ അല്പം കാത്തിരിക്കണം.
}
race-time = സമയം
race-minutes = { $count ->
    [one] { $count } മിനിറ്റ്
   *[other] { $count } മിനിറ്റ്
}
race-level = ലെവൽ
race-easy = എളുപ്പം
race-middle = ഇടത്തരം
race-hard = പ്രയാസം
race-ready = ഞാൻ തയ്യാർ
race-waits = മറ്റേയാളെ കാത്തിരിക്കുന്നു …
race-board = ബോർഡ് { $number }
race-score = { $own } – { $other }
race-won = നിങ്ങൾ ജയിച്ചു!
race-lost = മറ്റേയാൾ ജയിച്ചു
race-drawn = സമനില
race-wins = ജയിച്ച മത്സരങ്ങൾ: { $own } – { $other }
race-over = മത്സരം കഴിഞ്ഞു: { $near } – { $across }.

## പസിൽ സെറ്റുകൾ

puzzle-sets = എന്റെ സെറ്റുകൾ
puzzles-sets-how = ഫയലിൽനിന്ന്, നിങ്ങളുടെ കളികളിൽനിന്ന്, അല്ലെങ്കിൽ സ്വന്തമായി ഉണ്ടാക്കിയത്
puzzles-drills-how = പിഴവില്ലാത്ത പ്രതിരോധത്തിനെതിരെ ചെക്ക്മേറ്റും എൻഡ്ഗെയിമും
puzzles-sets = { $count ->
    [one] { $count } സെറ്റിൽ { $puzzles } പസിലുകൾ
   *[other] { $count } സെറ്റുകളിൽ { $puzzles } പസിലുകൾ
}
sets-add = ഫയൽ ചേർക്കുക
sets-how = CSV (.csv.zst ഉൾപ്പെടെ), PGN, EPD അല്ലെങ്കിൽ pack രൂപത്തിലുള്ള പസിൽ ഫയൽ; ഒന്നും ഈ ഉപകരണം വിട്ടു പോകുന്നില്ല.
sets-choose = ഏതെന്നു തിരഞ്ഞെടുക്കുക
sets-add-all = എല്ലാം ചേർക്കുക
sets-add-these = ഇവ ചേർക്കുക
sets-themes = വിഷയം
sets-theme-more = മറ്റൊരു വിഷയം
sets-theme-remove = { $theme } ഒഴിവാക്കുക
sets-popularity = ജനപ്രീതി, കുറഞ്ഞത്
sets-at-most = പരമാവധി എണ്ണം
sets-own = Sessa പസിലുകൾ
sets-unfinished = അവസാനം വരെ വായിച്ചിട്ടില്ല
sets-not-fetched = ഇതുവരെ ഈ ഉപകരണത്തിലില്ല
sets-count = { $count ->
    [one] { $count } പസിൽ
   *[other] { $count } പസിലുകൾ
}
sets-progress = പസിലുകൾ വായിക്കുകയോ എഴുതുകയോ ചെയ്യുന്നു
sets-solved = { $count }-ൽ { $solved } പരിഹരിച്ചു
sets-reading = { $count ->
    [one] ഇതുവരെ { $count } പസിൽ
   *[other] ഇതുവരെ { $count } പസിലുകൾ
}
sets-added = { $count ->
    [one] { $count } പസിൽ ചേർത്തു.
   *[other] { $count } പസിലുകൾ ചേർത്തു.
}
sets-known = { $count ->
    [one] { $count } നേരത്തേ ഉണ്ടായിരുന്നു.
   *[other] { $count } നേരത്തേ ഉണ്ടായിരുന്നു.
}
sets-filtered = { $count ->
    [one] നിങ്ങൾ തിരഞ്ഞെടുത്തതുപോലെ { $count } എണ്ണം ഒഴിവാക്കി.
   *[other] നിങ്ങൾ തിരഞ്ഞെടുത്തതുപോലെ { $count } എണ്ണം ഒഴിവാക്കി.
}
sets-faults = { $count ->
    [one] { $count } വായിക്കാനായില്ല:
   *[other] { $count } വായിക്കാനായില്ല:
}
sets-cancelled = നിർത്തി; വായിച്ചത് സൂക്ഷിച്ചിട്ടുണ്ട്.
sets-convention = ഈ ഫയലിൽ പരിഹരിക്കുന്നയാൾ ആദ്യം കളിക്കുന്നതായി തോന്നുന്നു.
sets-convention-other = അങ്ങനെ വായിക്കുക
sets-fault-line-column = വരി { $line }, സ്ഥാനം { $column }:
sets-fault-line = വരി { $line }:
sets-fault-puzzle = പസിൽ { $number }:
puzzle-fault-encoding = UTF-8 അല്ലാത്ത അക്ഷരങ്ങൾ Windows-1252 ആയി വായിച്ചു: { $number }.
puzzle-fault-long-line = ഈ വരിക്ക് { $number } ബൈറ്റിലേറെ നീളമുണ്ട്; ഒരു വരി ഒരു പസിലാണ്.
puzzle-fault-quote = ഉദ്ധരണിയിലുള്ള കോളം അതേ വരിയിൽ ഉദ്ധരണിചിഹ്നത്തിൽ അവസാനിച്ച്, പിന്നെ കോമ വരണം. ഉള്ളിലെ ചിഹ്നം ഇരട്ടിക്കുക.
puzzle-fault-columns = { $about } എന്ന കോളം ഇല്ല: വരിയിൽ { $number } ഉണ്ട്. കോമകളാൽ വേർതിരിച്ച പത്തെണ്ണം വേണം.
puzzle-fault-header = തലക്കെട്ടിൽ { $about } എന്ന കോളം ഇല്ല. അതിന് പേരു നൽകുക, അല്ലെങ്കിൽ തലക്കെട്ട് ഒഴിവാക്കുക.
puzzle-fault-fen = നില (FEN) വായിക്കാനാവുന്നില്ല.
puzzle-fault-move = നീക്കം { $number }: “{ $text }” എന്നത് e2e4 അല്ലെങ്കിൽ e7e8q പോലുള്ള നീക്കമല്ല.
puzzle-fault-illegal-move = നീക്കം { $number }: “{ $text }” അവിടെ കളിക്കാനാവില്ല.
puzzle-fault-no-moves = നീക്കങ്ങളില്ല; ഉത്തരം ഇവിടെ വേണം.
puzzle-fault-many-moves = ഉത്തരത്തിൽ { $number }-ലേറെ അർധനീക്കങ്ങളുണ്ട്. അത് ചുരുക്കുക.
puzzle-fault-solver-first = നീക്കങ്ങളുടെ എണ്ണം ഒറ്റയാണ്: പരിഹരിക്കുന്നയാൾ ആദ്യം കളിക്കുന്നതായി തോന്നുന്നു.
puzzle-fault-opponent-first = നീക്കങ്ങളുടെ എണ്ണം ഇരട്ടയാണ്: എതിരാളി ആദ്യം കളിക്കുന്നതായി തോന്നുന്നു.
puzzle-fault-number = { $about }: “{ $text }” ചേരുന്ന സംഖ്യയല്ല.
puzzle-fault-epd = EPD നാലു ഭാഗങ്ങളിൽ തുടങ്ങുന്നു: കരുക്കൾ, നീക്കേണ്ടത്, കാസ്ലിങ്, എൻ പാസന്റ്.
puzzle-fault-epd-opcode = “{ $text }” എന്നത് bm പോലുള്ള കോഡല്ല. ഓരോന്നും “;” കൊണ്ട് അവസാനിക്കും.
puzzle-fault-epd-quote = “{ $text }” കഴിഞ്ഞുള്ള ഉദ്ധരണി അടച്ചിട്ടില്ല.
puzzle-fault-epd-counter = “{ $text }” കഴിഞ്ഞ് സംഖ്യയില്ല.
puzzle-fault-san = “{ $text }” എന്നത് Nf3, exd5 അല്ലെങ്കിൽ e8=Q പോലുള്ള നീക്കമല്ല.
puzzle-fault-illegal-san = “{ $text }” അവിടെ കളിക്കാനാവില്ല.
puzzle-fault-ambiguous-san = “{ $text }” ഒന്നിലേറെ നീക്കങ്ങളാകാം.
puzzle-fault-no-solution = കണ്ടെത്താൻ ഒന്നുമില്ല: മികച്ച നീക്കങ്ങൾ (bm), ലൈൻ (pv) അല്ലെങ്കിൽ ചെക്ക്മേറ്റ് (dm) വേണം.
puzzle-fault-mate-in = dm കഴിഞ്ഞ് നീക്കങ്ങളുടെ എണ്ണം വേണം (1 മുതൽ 254 വരെ); “{ $text }” അല്ല.
puzzle-fault-no-fen = ഈ കളി തുടക്കനിലയിൽനിന്ന് തുടങ്ങുന്നതിനാൽ പസിലല്ല. നില പറയുന്ന FEN എന്ന രേഖ വേണം.
puzzle-fault-zstd-truncated = ചുരുക്കിയ ഫയൽ ഇടയ്ക്ക് അവസാനിക്കുന്നു; അതുവരെയുള്ളത് വായിച്ചു. വീണ്ടും ഡൗൺലോഡ് ചെയ്യുകയോ പകർത്തുകയോ ചെയ്യുക.
puzzle-fault-zstd = ചുരുക്കിയ ഫയൽ കേടായതാണ്; അതുവരെയുള്ളത് വായിച്ചു. വീണ്ടും ഡൗൺലോഡ് ചെയ്യുക.
puzzle-fault-pack-version = ഈ pack പതിപ്പ് { $number } ആണ്; അത് ഇവിടെ വായിക്കാനാവില്ല. മൂലത്തിൽനിന്ന് പുതുതായി ഉണ്ടാക്കുക.
puzzle-fault-pack-truncated = pack ഇടയ്ക്ക് അവസാനിക്കുന്നു; അതുവരെയുള്ളത് വായിച്ചു. വീണ്ടും ഡൗൺലോഡ് ചെയ്യുകയോ പകർത്തുകയോ ചെയ്യുക.
puzzle-fault-pack = ഇവിടെ pack കേടായിരിക്കുന്നു. വീണ്ടും ഡൗൺലോഡ് ചെയ്യുക.
puzzle-fault-no-place = “{ $text }” സൂക്ഷിക്കാനാവില്ല: ഉത്തരത്തിലെ ഒരു നീക്കം നിയമാനുസൃതമല്ല.
puzzle-fault-review-json = ഇത് ശ്രമങ്ങളുടെ ഫയലല്ല, അല്ലെങ്കിൽ കേടായതാണ്. വീണ്ടും എക്സ്പോർട്ട് ചെയ്യുക.
puzzle-fault-review-format = ഇത് ഇവിടെ വായിക്കാവുന്ന ശ്രമങ്ങളുടെ ഫയലല്ല. വീണ്ടും എക്സ്പോർട്ട് ചെയ്യുക.
puzzle-fault-review-header = ആദ്യവരിയിൽ { $about } എന്ന കോളം ഇല്ല.
puzzle-fault-review-value = { $about }: “{ $text }” വായിക്കാനാവുന്നില്ല; വരി വിട്ടുകളഞ്ഞു.
sets-removed = “{ $name }” മായ്ച്ചു.
sets-remove = മായ്ക്കുക
sets-rename = പേര് മാറ്റുക
sets-name = സെറ്റിന്റെ പേര്
sets-save = { $format } ആയി സൂക്ഷിക്കുക
reviews = നിങ്ങൾ പരിഹരിച്ചവ
reviews-how = എല്ലാ ശ്രമങ്ങളും: മറ്റൊരിടത്തു സൂക്ഷിക്കാനോ മറ്റൊരു ഉപകരണത്തിലേക്ക് കൊണ്ടുപോകാനോ.
reviews-json = JSON ആയി സൂക്ഷിക്കുക
reviews-csv = CSV ആയി സൂക്ഷിക്കുക
reviews-import = ഫയലിൽനിന്ന് ചേർക്കുക
reviews-added = { $count ->
    [one] { $count } ശ്രമം ചേർത്തു.
   *[other] { $count } ശ്രമങ്ങൾ ചേർത്തു.
}
reviews-known = { $count ->
    [one] { $count } നേരത്തേ ഉണ്ടായിരുന്നു.
   *[other] { $count } നേരത്തേ ഉണ്ടായിരുന്നു.
}

progress = പുരോഗതി
progress-solved-today = ഇന്ന് പരിഹരിച്ചവ
progress-days-in-a-row = തുടർച്ചയായ ദിവസങ്ങൾ
progress-longest = ഏറ്റവും കൂടുതൽ { $count }
progress-best-rating = മികച്ച റേറ്റിങ്
progress-rating = റേറ്റിങ്
progress-band = ± (95 %)
progress-rating-told = { $from }: { $first }. { $to }: { $last }, ± { $deviation }.
progress-themes = വിഷയമനുസരിച്ച്
progress-weeks = നാല് ആഴ്ച
progress-months = മൂന്ന് മാസം
progress-year = ഒരു വർഷം
progress-all = തുടക്കം മുതൽ
progress-span = കാണിക്കുന്ന കാലം
progress-day = ദിവസം
progress-today = ഇന്ന്
progress-theme = വിഷയം
progress-tried = ശ്രമങ്ങൾ
progress-solved = പരിഹരിച്ചവ
progress-performance = പ്രകടനം
progress-solved-of = { $name }: { $tried }-ൽ { $solved } പരിഹരിച്ചു.
progress-nothing = { $date }: ശ്രമിച്ചില്ല.
progress-week-from = { $date } മുതലുള്ള ആഴ്ച
history-solved = പരിഹരിച്ചു
history-helped = സഹായത്തോടെ പരിഹരിച്ചു
history-missed = തെറ്റി
history-seconds = { $count } സെ
history-none = ഇവിടെ ഇതുവരെ ഒന്നുമില്ല
history-empty = നിങ്ങൾ ശ്രമിക്കുന്ന പസിലുകൾ ഇവിടെ കാണാം.

puzzle-mining = എന്റെ കളികളിൽനിന്ന്
mining-about = നഷ്ടപ്പെട്ട അവസരങ്ങൾ പസിലുകളാകുന്നു
mining-how = എൻജിൻ കളികളിലെ പിഴവുകൾ തിരഞ്ഞ്, ഒരേയൊരു ശരിയുത്തരമുള്ള ഓരോന്നും പസിലാക്കുന്നു. ഒന്നും ഈ ഉപകരണം വിട്ടു പോകുന്നില്ല.
mining-source = കളികൾ
mining-library = കളികളുടെ ശേഖരം
mining-library-how = നിങ്ങൾ ഇവിടെ കളിച്ചതോ ചേർത്തതോ ആയ എല്ലാ കളികളും
mining-file = PGN ഫയൽ
mining-file-how = മറ്റിടങ്ങളിലെ കളികൾ; അവ ശേഖരത്തിൽ ചേരുന്നില്ല
mining-choose = ഫയൽ തിരഞ്ഞെടുക്കുക
mining-player = ആരുടെ പിഴവുകൾ
mining-player-how = “നിങ്ങൾ”, അല്ലെങ്കിൽ കളികളിൽ ഉള്ളതുപോലെ ഒരു പേര്. ഒഴിച്ചിട്ടാൽ രണ്ടു കളിക്കാരുടെയും പിഴവുകൾ എടുക്കും.
mining-rules = നിയമങ്ങൾ
mining-relaxed = ഇളവോടെ
mining-relaxed-how = ചെറിയ പസിലുകളും രക്ഷപ്പെടുന്ന നീക്കങ്ങളും കൂടി: കൂടുതൽ കിട്ടും.
mining-strict = കർശനം
mining-strict-how = പൊതുശേഖരങ്ങളിലെപ്പോലെ, ജയം ഉറപ്പിക്കുന്ന പല നീക്കങ്ങളുള്ള ലൈനുകൾ മാത്രം.
mining-begin = തുടങ്ങുക
mining-unfinished = ഇനിയും തീർന്നിട്ടില്ല
mining-go-on = തുടരുക
mining-again = തുടരാൻ “{ $name }” എന്ന ഫയൽ വീണ്ടും തിരഞ്ഞെടുക്കുക.
mining-progress = പസിലുകൾ തിരയുന്നു
mining-reading = കളികൾ വായിക്കുന്നു …
mining-games = കളികൾ: { $games } / { $of }
mining-games-about = കളികൾ: { $games } / ഏകദേശം { $of }
mining-kept = കിട്ടിയത് ഉടൻ സൂക്ഷിക്കും; പിന്നീട് തുടരാം.
mining-set = എന്റെ കളികൾ
mining-done = { $count ->
    [one] { $count } പസിൽ കിട്ടി; കളികൾ: { $games }.
   *[other] { $count } പസിലുകൾ കിട്ടി; കളികൾ: { $games }.
}
mining-check-name = പേര് കളികളിൽ ഉള്ളതുപോലെയാണോ എഴുതിയത്?
mining-no-games = ശേഖരത്തിൽ ഇതുവരെ കളികളില്ല. ചിലത് കളിക്കുകയോ ചേർക്കുകയോ ചെയ്യുക, അല്ലെങ്കിൽ PGN ഫയൽ തിരഞ്ഞെടുക്കുക.
mining-no-games-in-file = ഈ ഫയലിൽ കളിയൊന്നുമില്ല.
mining-unreadable = ഫയൽ വായിക്കാനായില്ല: { $why }
mining-engine = എൻജിൻ നിന്നു: { $why }. കിട്ടിയത് സൂക്ഷിച്ചിട്ടുണ്ട്; തുടരാം.
mining-rejections = പസിലാകാത്ത അവസരങ്ങൾ
mining-rejected-forced = നിയമാനുസൃതമായ ഒരു നീക്കമേ ഉണ്ടായിരുന്നുള്ളൂ
mining-rejected-already-winning = നില മുമ്പേ ജയിച്ചതായിരുന്നു
mining-rejected-already-ahead = മുമ്പേ കരുക്കൾ കൂടുതലുണ്ടായിരുന്നു
mining-rejected-not-winning = മുൻതൂക്കം തീരെ ചെറുതായിരുന്നു
mining-rejected-not-decisive = മുൻതൂക്കം കളി തീരുമാനിക്കുന്നതായിരുന്നില്ല
mining-rejected-two-good-moves = ഒന്നിലധികം നീക്കങ്ങൾ നല്ലതായിരുന്നു
mining-rejected-too-short = ഒരു നീക്കം മതിയായിരുന്നു, അത് ചെക്ക്മേറ്റല്ല
mining-rejected-repetition = നീക്കങ്ങൾ മുമ്പത്തെ നിലയിലേക്ക് മടങ്ങി
mining-rejected-known = പസിൽ നേരത്തേ കിട്ടിയിരുന്നു
mining-swings = പസിലില്ല: എവിടെ, എന്തുകൊണ്ട്
mining-swings-first = { $count ->
    [one] ആദ്യത്തെ { $count } കാണിക്കുന്നു.
   *[other] ആദ്യത്തെ { $count } എണ്ണം കാണിക്കുന്നു.
}
mining-swing = { $game }, { $number } { $why }

## സ്വന്തമായി ഉണ്ടാക്കിയ, അയച്ച, അച്ചടിച്ച സെറ്റുകൾ

puzzle-set = സെറ്റ്
puzzle-compose = പുതിയ പസിൽ
puzzle-worksheet = വർക്ക്ഷീറ്റ്
solve-mode-link = അയച്ച സെറ്റ്
sets-make = പുതിയ പസിൽ
set-add = പസിൽ ചേർക്കുക
set-more = കൂടുതൽ കാണിക്കുക
set-change = മാറ്റുക
set-earlier = മുന്നോട്ട്
set-later = പിന്നോട്ട്
set-puzzle-removed = പസിൽ മായ്ച്ചു.
set-save-file = ഫയലായി സൂക്ഷിക്കുക
set-link-large = { $count ->
    [one] { $count } പസിലുള്ള ഈ സെറ്റ് ലിങ്കിന് വലുതാണ്. ഫയലായി അയയ്ക്കുക.
   *[other] { $count } പസിലുകളുള്ള ഈ സെറ്റ് ലിങ്കിന് വലുതാണ്. ഫയലായി അയയ്ക്കുക.
}
set-link-holds = { $count ->
    [one] “{ $name }”: { $count } പസിൽ
   *[other] “{ $name }”: { $count } പസിലുകൾ
}
set-link-how = ഈ സെറ്റ് നിങ്ങൾക്ക് അയച്ചതാണ്; ലിങ്കിൽത്തന്നെ മുഴുവനുമുണ്ട്. ഉടൻ പരിഹരിക്കാം, അല്ലെങ്കിൽ നിങ്ങളുടെ സെറ്റുകളിൽ വെക്കാം.
set-keep = സൂക്ഷിക്കുക
set-link-damaged = ലിങ്ക് വഴിയിൽ മുറിഞ്ഞു അല്ലെങ്കിൽ മാറി; വായിക്കാവുന്ന പസിലുകൾ: { $of }-ൽ { $count }. വീണ്ടും ചോദിക്കുക, അല്ലെങ്കിൽ ഉള്ളത് എടുക്കുക.
set-link-nameless = അയച്ച സെറ്റ്
set-link-none = ഈ ലിങ്കിൽ പസിൽ സെറ്റില്ല, അല്ലെങ്കിൽ അതിന്റെ തുടക്കം മാത്രമേയുള്ളൂ. ഒന്നും മാറിയിട്ടില്ല; വീണ്ടും ചോദിക്കുക.
set-link-version = Sessa-യുടെ പുതിയ പതിപ്പാണ് ഈ ലിങ്ക് ഉണ്ടാക്കിയത്. പേജ് വീണ്ടും തുറന്ന് ശ്രമിക്കുക.
set-link-too-long = സെറ്റാകാൻ ഈ ലിങ്ക് വളരെ നീണ്ടതാണ്. ഒന്നും മാറിയിട്ടില്ല; ഫയൽ ചോദിക്കുക.

compose-position = നില (FEN)
compose-position-how = FEN ഒട്ടിക്കുക, അല്ലെങ്കിൽ ബോർഡിൽ കരുക്കൾ നിരത്തുക.
compose-set-up = കരുക്കൾ നിരത്തുക
compose-solution = ഉത്തരം
compose-solution-how = ഇരുപക്ഷത്തിനും ബോർഡിൽ കളിക്കുക. മറ്റൊരു നീക്കവും അനുവദിക്കാൻ പിന്നോട്ടു പോയി അത് കളിക്കുക.
compose-remove-move = ഈ നീക്കം മായ്ക്കുക
compose-others = എൻജിൻ ഇവയും ഒപ്പം നല്ലതായി കാണുന്നു: { $moves }. ഇവയും അനുവദിക്കാം, അല്ലെങ്കിൽ ഇങ്ങനെ വിടാം.
compose-set = സെറ്റ്
compose-new-set = പുതിയ സെറ്റ്
compose-name-usual = എന്റെ പസിലുകൾ
compose-known = ഈ നില സെറ്റിൽ ഇതിനകമുണ്ട്.
compose-save = പസിൽ സൂക്ഷിക്കുക

worksheet-print = അച്ചടിക്കുക
worksheet-any = എല്ലാ വിഷയങ്ങളും
worksheet-per = ഒരു പേജിലെ ചിത്രങ്ങൾ
worksheet-title = തലക്കെട്ട്
worksheet-other = മറ്റു പസിലുകൾ
worksheet-name = പേര്
worksheet-solutions = ഉത്തരങ്ങൾ
