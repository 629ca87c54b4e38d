# പഠനം: പാഠങ്ങളുടെ വഴിയും ഒരു പാഠവും.
learn = പഠിക്കുക
lesson = പാഠം
learn-go-on = തുടരുക
learn-begin = തുടങ്ങുക
learn-lesson-number = പാഠം { $number }
learn-step-of = ഘട്ടം { $step } / { $steps }
learn-steps = { $count ->
    [one] { $count } ഘട്ടം
   *[other] { $count } ഘട്ടങ്ങൾ
}
learn-stars = { $count ->
    [one] { $count } നക്ഷത്രം
   *[other] { $count } നക്ഷത്രങ്ങൾ
}
learn-done-of = { $done ->
    [0] { $count ->
        [one] { $count } പാഠം
       *[other] { $count } പാഠങ്ങൾ
    }
   *[other] { $count ->
        [one] { $count } പാഠത്തിൽ
       *[other] { $count } പാഠങ്ങളിൽ
    } { $done }
}
learn-all-done = എല്ലാ പാഠങ്ങളും തീർന്നു. ഏതും വീണ്ടും തുറക്കാം.
learn-to-do-again = മൂന്നു നക്ഷത്രങ്ങൾക്കായി ഒരിക്കൽ കൂടി
learn-own = നിങ്ങളുടെ സ്വന്തം പാഠം
learn-own-how = പാഠം ഒരു ടെക്സ്റ്റ് ഫയലാണ്: ബോർഡുകൾ, ചോദ്യങ്ങൾ, സൂചനകൾ. ഒന്നു തുറന്ന് ലിങ്കായി പങ്കുവെക്കുക.
learn-open = പാഠം തുറക്കുക
learn-failed = പാഠങ്ങൾ കിട്ടിയില്ല. ഇന്റർനെറ്റ് ഉള്ളപ്പോൾ വീണ്ടും ശ്രമിക്കുക.
learn-group-basics = ആദ്യ ചുവടുകൾ
learn-group-pieces = കരുക്കൾ
learn-group-attack = ആക്രമണവും പ്രതിരോധവും
learn-group-check = ചെക്കും ചെക്ക്മേറ്റും
learn-group-special = പ്രത്യേക നീക്കങ്ങൾ
learn-group-draws = സമനിലകൾ
learn-group-values = മൂല്യങ്ങൾ
learn-group-notation = നീക്കമെഴുത്ത്
learn-group-clock = ക്ലോക്ക്
learn-group-opening = ഓപ്പണിങ്
learn-group-mates = ചെക്ക്മേറ്റ് മാതൃകകൾ
learn-group-tactics = ആദ്യ തന്ത്രങ്ങൾ
learn-group-endings = എൻഡ്ഗെയിമുകൾ
learn-group-playing = മുഴുവൻ കളി കളിക്കാം
learn-group-history = ചതുരംഗം മുതൽ ഇന്നുവരെ
learn-group-rules-of-thumb = അനുഭവപാഠങ്ങൾ
learn-group-tournament = ടൂർണമെന്റുകൾ
learn-group-misconceptions = തെറ്റിദ്ധാരണകൾ
lesson-unknown = അങ്ങനെയൊരു പാഠമില്ല.
lesson-link-none = ഈ ലിങ്കിൽ പാഠമില്ല.
lesson-link-damaged = ലിങ്കിന്റെ ഒരു ഭാഗം ഇല്ല അല്ലെങ്കിൽ മാറി; ബാക്കി കളിക്കാം.
lesson-no-robot = റോബോട്ട് മറുപടി തരുന്നില്ല. ഘട്ടം ആദ്യം മുതൽ തുടങ്ങുക.
lesson-read = നോക്കൂ
lesson-next = അടുത്തത്
lesson-next-titled = അടുത്തത്: { $title }
lesson-to-path = പാഠങ്ങളിലേക്ക്
lesson-back = പിന്നോട്ട്
lesson-again = ആദ്യം മുതൽ തുടങ്ങുക
lesson-right = ശരി.
lesson-wrong = അതല്ല.
lesson-wrong-why = വീണ്ടും നോക്കൂ: എന്താണു ചോദിക്കുന്നത്?
lesson-attacked = { $square } കളത്തിലെ കരു ഈ കളം ആക്രമിക്കുന്നു.
why-no-capture = ആ നീക്കം ഒന്നും വെട്ടുന്നില്ല.
why-no-check = അതു ചെക്കല്ല.
why-stalemate = ചെക്കുമില്ല, നീക്കവുമില്ല: ഇതു സ്റ്റെയിൽമേറ്റ്, സമനില.
why-flight = ഇതു ചെക്കാണ്, പക്ഷേ രാജാവിന് { $square }-ലേക്കു പോകാം.
why-checker-taken = ഇതു ചെക്കാണ്, പക്ഷേ { $square }-ലെ കരുവിനു ചെക്ക് നൽകുന്ന കരുവിനെ വെട്ടാം.
why-interposed = ഇതു ചെക്കാണ്, പക്ഷേ { $square }-ൽ ഒരു കരുവിന് ഇടയിൽ വരാം.
why-not-theirs = എതിരാളിയുടെ ഒരു കരു നോക്കൂ.
why-not-own = നിങ്ങളുടെ സ്വന്തം കരുക്കളിലൊന്നു നോക്കൂ.
why-not-attacked = ഈ കരുവിനെ ഒന്നും ആക്രമിക്കുന്നില്ല.
why-out-of-reach = നിങ്ങളുടെ ഒരു കരുവിനും ഇതിനെ വെട്ടാനാവില്ല.
why-protected = { $square }-ലെ കരു ഇതിനെ സംരക്ഷിക്കുന്നു; തിരിച്ചു വെട്ടും.
why-right-captures = ഈ നീക്കങ്ങളെല്ലാം ഓരോ കരുവിനെ വെട്ടുന്നു.
why-right-checks = ഈ നീക്കങ്ങളെല്ലാം രാജാവിനെ ആക്രമിക്കുന്നു.
why-right-mates = രാജാവിനു പോകാനിടമില്ല, ഇടയിൽ ഒന്നും വരില്ല, ആക്രമിക്കുന്ന കരുവിനെ വെട്ടാനുമാവില്ല.
why-right-evasions = മാറിപ്പോകുക, ഇടയിൽ വരുക, ആക്രമിക്കുന്ന കരുവിനെ വെട്ടുക: വേറെ വഴിയില്ല.
why-right-undefended = ഇവയെ ഒരു കരുവും സംരക്ഷിക്കുന്നില്ല.
why-right-attacked = അടുത്ത നീക്കത്തിൽ ഇവയെ വെട്ടാം.
why-right-hanging = ഇവയെ വെട്ടാം; തിരിച്ചു വെട്ടാൻ ഒന്നുമില്ല.
lesson-not-reached = ലക്ഷ്യത്തിലെത്തിയില്ല. ആദ്യം മുതൽ തുടങ്ങി മറ്റൊരു വഴി നോക്കൂ.
lesson-let-go = { $move } വരും. നിങ്ങളുടെ നീക്കം തിരിച്ചെടുത്ത് മറ്റൊന്ന് നോക്കൂ.
lesson-found = { $count }-ൽ { $found } കണ്ടെത്തി.
lesson-hint-shown = ബോർഡിൽ അടയാളപ്പെടുത്തിയിട്ടുണ്ട്.
lesson-hint-none = സാവധാനം: ഏതെല്ലാം നീക്കങ്ങളുണ്ട്?
lesson-no-hint = ഇവിടെ ഇനി കണ്ടെത്താൻ ഒന്നുമില്ല.
lesson-no-again = വീണ്ടും തുടങ്ങാൻ ഈ ഘട്ടത്തിൽ ചെയ്യേണ്ടതൊന്നുമില്ല.
lesson-no-back = ഇത് ആദ്യത്തെ ഘട്ടമാണ്.
lesson-no-next = ആദ്യം ഇതു ചെയ്തുതീർക്കൂ, പിന്നെ മുന്നോട്ടു പോകാം.
lesson-listen = കേൾക്കുക
lesson-read-aloud = വായിച്ചു കേൾപ്പിക്കുക
lesson-star = നക്ഷത്രം
lesson-done = { $count ->
    [one] പാഠം തീർന്നു: { $count } നക്ഷത്രം
   *[other] പാഠം തീർന്നു: { $count } നക്ഷത്രങ്ങൾ
}
lesson-praise-all = കൊള്ളാം! ഒരു തെറ്റുമില്ല.
lesson-praise = കൊള്ളാം!
stage-praise = നിങ്ങൾ ജയിച്ചു. കൊള്ളാം!
stage-try-again = ആയില്ല. വീണ്ടും ശ്രമിക്കൂ!
lesson-end = തെറ്റും സൂചനയും അനാവശ്യ നീക്കവും ഇല്ലാത്ത പാഠത്തിനു മൂന്നു നക്ഷത്രങ്ങൾ. എപ്പോൾ വേണമെങ്കിലും വീണ്ടും ചെയ്യാം.
lesson-pieces = നിരത്താനുള്ള കരുക്കൾ
lesson-remove = കരു എടുത്തുമാറ്റുക
lesson-faults = { $count ->
    [one] ഈ പാഠത്തിൽ { $count } പിഴവ്
   *[other] ഈ പാഠത്തിൽ { $count } പിഴവുകൾ
}
lesson-fault-line = വരി { $line }
lesson-fault-step = വരി { $line }, ഘട്ടം { $step }
lesson-fault-meant = “{ $word }” എന്നാണോ?
lesson-fault-too-long = പാഠത്തിന് ഇതു നീളം കൂടുതലാണ്.
lesson-fault-no-lesson = പാഠം “lesson rook” പോലൊരു വരിയിൽ തുടങ്ങുന്നു.
lesson-fault-id = “{ $word }” പേരാകില്ല: ചെറിയ അക്ഷരങ്ങൾ, അക്കങ്ങൾ, “-”.
lesson-fault-no-title = പാഠത്തിനു തലക്കെട്ടില്ല.
lesson-fault-no-steps = വായിക്കാവുന്ന ഘട്ടമില്ല.
lesson-fault-kind = “{ $word }” ഒരു ഘട്ടവും തുടങ്ങുന്നില്ല.
lesson-fault-key = ഇത്തരം ഘട്ടത്തിൽ “{ $word }” ഇല്ല.
lesson-fault-twice = “{ $word }” രണ്ടു തവണയുണ്ട്; ആദ്യത്തേത് ഉപയോഗിക്കുന്നു.
lesson-fault-missing = “{ $word }” ഇല്ല.
lesson-fault-board = ബോർഡ് വായിക്കാനായില്ല: { $word }
lesson-fault-not-legal = ഈ ഘട്ടത്തിനു നിയമാനുസൃത നില വേണം: { $word }
lesson-fault-move = “{ $word }” ഇവിടെ നിയമാനുസൃതമായ ഒരേയൊരു നീക്കമല്ല.
lesson-fault-square = “{ $word }” കളവുമല്ല, അമ്പുമല്ല.
lesson-fault-number = “{ $word }” ചേരുന്ന സംഖ്യയല്ല.
lesson-fault-word = “{ $word }” ഇവിടെ അറിയില്ല.
lesson-fault-options = ചോദ്യത്തിനു രണ്ടു തിരഞ്ഞെടുപ്പുകളും ഒരു ശരിയുത്തരവും വേണം.
lesson-fault-impossible = ഇതു ചെയ്യാനാവില്ല, അല്ലെങ്കിൽ തുടങ്ങുംമുമ്പേ തീർന്നു.
lesson-fault-par = ഏറ്റവും കുറഞ്ഞ നീക്കങ്ങൾ { $word }.
lesson-fault-translation = പാഠത്തിൽ ഇവിടെ “{ $word }” ഘട്ടമാണ്.
learn-coordinates-how = കളം കണ്ടെത്തുക, അതിന്റെ പേരും നിറവും പറയുക
learn-practise = പരിശീലനം
learn-course = പാഠങ്ങൾ
learn-laws = നിയമങ്ങൾ
learn-exercises = ചെറിയ അഭ്യാസങ്ങൾ
learn-mates = ക്ലോക്കിനെതിരെ
learn-explore = വായിക്കുക, അന്വേഷിക്കുക
learn-mate-in-1 = ഒരു നീക്കത്തിൽ ചെക്ക്മേറ്റ്
learn-mate-in-2 = രണ്ടു നീക്കത്തിൽ ചെക്ക്മേറ്റ്
learn-against-the-clock = മൂന്നു മിനിറ്റിൽ കഴിയുന്നത്ര
exercise-knight-routes = കുതിരയുടെ വഴികൾ
exercise-knight-routes-how = ഏറ്റവും കുറഞ്ഞ നീക്കത്തിൽ നക്ഷത്രത്തിലേക്ക്; പിന്നെ കാവൽക്കാരെ കടന്ന്
exercise-legal-moves = ഏതു നീക്കങ്ങൾ നിയമാനുസൃതം?
exercise-legal-moves-how = ഒരു കരുവിന് പോകാവുന്ന എല്ലാ കളങ്ങളും തൊടൂ
exercise-mate-or-stalemate = ചെക്ക്മേറ്റോ സ്റ്റെയിൽമേറ്റോ ചെക്കോ?
exercise-mate-or-stalemate-how = എട്ടു നിലകൾ: കളി കഴിഞ്ഞോ, എങ്ങനെ?
exercise-knight-routes-task = കുതിരയെ { $count } നീക്കത്തിൽ നക്ഷത്രത്തിലെത്തിക്കൂ.
exercise-knight-guarded-task = കുതിരയെ { $count } നീക്കത്തിൽ നക്ഷത്രത്തിലെത്തിക്കൂ. കറുപ്പ് ആക്രമിക്കുന്ന കളങ്ങളിൽ കടക്കരുത്.
exercise-legal-moves-task = { $side } നീക്കണം: { $square } കളത്തിലെ കരുവിനു പോകാവുന്ന എല്ലാ കളങ്ങളും തൊടൂ.
exercise-mate-or-stalemate-task = { $side } നീക്കണം: ഇത് എന്താണ്?
exercise-mate = ചെക്ക്മേറ്റ്
exercise-stalemate = സ്റ്റെയിൽമേറ്റ്
exercise-check = ചെക്ക്, പക്ഷേ വഴിയുണ്ട്
exercise-none = ഇവയിൽ ഒന്നുമല്ല
exercise-captures = എന്തു വെട്ടാം?
exercise-captures-how = വെട്ടലുകളെല്ലാം കാണിക്കൂ
exercise-captures-task = { $side } നീക്കണം: വെട്ടലുകളെല്ലാം കാണിക്കൂ.
exercise-attacked = ഏതിനു നേരെയാണ് ആക്രമണം?
exercise-attacked-how = ആക്രമിക്കപ്പെടുന്ന സ്വന്തം കരുക്കൾ തൊടൂ
exercise-attacked-task = നിങ്ങൾ { $side }: ആക്രമിക്കപ്പെടുന്ന സ്വന്തം കരുക്കളെല്ലാം തൊടൂ.
exercise-hanging = വെറുതെ വെട്ടാവുന്നത് ഏത്?
exercise-hanging-how = ആരും സംരക്ഷിക്കാത്ത കരുക്കൾ തൊടൂ
exercise-hanging-task = { $side } നീക്കണം: ഒന്നും നഷ്ടപ്പെടാതെ വെട്ടാവുന്ന കരുക്കളെല്ലാം തൊടൂ.
exercise-checks = ചെക്ക് കൊടുക്കൂ
exercise-checks-how = ചെക്ക് കൊടുക്കുന്ന നീക്കങ്ങളെല്ലാം കാണിക്കൂ
exercise-checks-task = { $side } നീക്കണം: ചെക്ക് കൊടുക്കുന്ന നീക്കങ്ങളെല്ലാം കാണിക്കൂ.
exercise-evasions = ചെക്കിൽനിന്നു പുറത്ത്
exercise-evasions-how = ചെക്കിനുള്ള മറുപടികളെല്ലാം കാണിക്കൂ
exercise-evasions-task = { $side } നീക്കണം, രാജാവിനു ചെക്ക്: എല്ലാ മറുപടികളും കാണിക്കൂ.
exercise-mates = എല്ലാ ചെക്ക്മേറ്റുകളും
exercise-mates-how = ചെക്ക്മേറ്റാകുന്ന നീക്കങ്ങളെല്ലാം കാണിക്കൂ
exercise-mates-task = { $side } നീക്കണം: ചെക്ക്മേറ്റാകുന്ന നീക്കങ്ങളെല്ലാം കാണിക്കൂ.
exercise-forks = ഇരട്ട ആക്രമണങ്ങൾ
exercise-forks-how = ഒറ്റ നീക്കം രണ്ടു കരുക്കളെ ആക്രമിക്കുന്നു
exercise-forks-task = { $side } നീക്കണം. { $piece }: ഒരേസമയം രണ്ടു കരുക്കളെ ആക്രമിക്കൂ.
exercise-pawn-races = കാലാൾ എത്തുമോ?
exercise-pawn-races-how = കാലാൾ ഓടുന്നു, രാജാവ് പിന്തുടരുന്നു: ചതുരനിയമം
exercise-pawn-races-task = { $side } നീക്കണം: കാലാളിനു സ്ഥാനക്കയറ്റം കിട്ടുമോ?
exercise-opposition = എതിർനില നേടൂ
exercise-opposition-how = അടുത്തും അകലെയും കോണോടുകോണും
exercise-opposition-task = { $side } നീക്കണം: എതിർനില നേടൂ.
exercise-promotes = സ്ഥാനക്കയറ്റം കിട്ടും
exercise-caught = രാജാവു പിടിക്കും
lesson-exercise = ഇരുപതെണ്ണം കൂടി
exercise-another = ഒരു റൗണ്ട് കൂടി
exercise-worksheet = അഭ്യാസത്തിന്റെ വർക്ക്ഷീറ്റ്
worksheet-of = അഭ്യാസം അല്ലെങ്കിൽ പാഠം
exercise-other-tasks = വേറെ ചോദ്യങ്ങൾ
learn-missed = നിങ്ങൾക്ക് തെറ്റിയ ചോദ്യങ്ങൾ
learn-missed-puzzles = നിങ്ങൾക്ക് തെറ്റിയ പസിലുകൾ
learn-waiting = വീണ്ടും ചെയ്യാൻ: { $count }
learn-what-next = ഇനി എന്ത്?
stages = നിങ്ങളുടെ വഴി
stage-1 = ആദ്യ നീക്കങ്ങൾ
stage-2 = കളി
stage-3 = തന്ത്രങ്ങളും എൻഡ്ഗെയിമുകളും
stage-test = പരീക്ഷ
stage-test-how = പരീക്ഷ: ചോദ്യങ്ങൾ { $count }, ജയിക്കാൻ ശരി { $pass }
stage-passed = ജയിച്ചു: ആദ്യ ശ്രമത്തിൽ ശരി { $count }
stage-failed = ആയിട്ടില്ല: ആദ്യ ശ്രമത്തിൽ ശരി { $count }
stage-failed-how = ജയിക്കാൻ { $pass } വേണം. വേറെ ചോദ്യങ്ങൾ കാത്തിരിക്കുന്നു; എത്ര തവണ വേണമെങ്കിലും പരീക്ഷ എഴുതാം.
stage-no-help = പരീക്ഷയിൽ സഹായമില്ല; ഓരോ ചോദ്യത്തിനും ഒരു ശ്രമം മാത്രം.
stage-mistakes = ഇവ വീണ്ടും നോക്കൂ
stage-right-answer = ശരിയുത്തരം: { $answer }
stage-lesson = പാഠം: { $title }
stage-certificate = ജയിച്ചു: സർട്ടിഫിക്കറ്റ്
certificate = സർട്ടിഫിക്കറ്റ്
certificate-name = സർട്ടിഫിക്കറ്റിലെ പേര്
certificate-name-how = ഇത് ഈ ഉപകരണത്തിൽ മാത്രം നിൽക്കും.
certificate-passed = { $count } ചോദ്യങ്ങളുടെ പരീക്ഷ ജയിച്ചു:
certificate-not-yet = പരീക്ഷ ജയിച്ചാൽ സർട്ടിഫിക്കറ്റ് കിട്ടും.
lesson-screens = ഇതു പരിശീലിക്കൂ
lesson-terms = ഈ പാഠത്തിലെ വാക്കുകൾ
lesson-laws = ഈ പാഠത്തിലെ നിയമങ്ങൾ
learn-record = നിങ്ങളുടെ പുരോഗതി
learn-record-how = പാഠങ്ങളിലും എൻഡ്ഗെയിമുകളിലും കളങ്ങളുടെ പേരുകളിലും നിങ്ങൾ ചെയ്തത്, തെറ്റിയ ചോദ്യങ്ങൾ, സർട്ടിഫിക്കറ്റുകൾ: മറ്റൊരിടത്ത് സൂക്ഷിക്കാനോ മറ്റൊരു ഉപകരണത്തിലേക്കു കൊണ്ടുപോകാനോ. നിങ്ങളുടെ മികച്ച ഫലം നിലനിൽക്കും.
learn-record-save = ഫയലിൽ സൂക്ഷിക്കുക
learn-record-added = { $count ->
    [one] { $count } ഫലം വായിച്ചു.
   *[other] { $count } ഫലങ്ങൾ വായിച്ചു.
}
learn-record-unreadable = ഈ ഫയൽ വായിക്കാൻ കഴിയുന്നില്ല: { $why }
learn-record-other = ഇത് പഠനപുരോഗതിയുടെ ഫയലല്ല.
learn-record-later = ഈ ഫയൽ Sessa-യുടെ പുതിയ പതിപ്പിൽ സൂക്ഷിച്ചതാണ്. പേജ് പുതുക്കി വീണ്ടും ശ്രമിക്കുക.
learn-record-not-kept = ഈ ബ്രൗസർ ഈ പേജിനായി ഒന്നും സൂക്ഷിക്കുന്നില്ല, അല്ലെങ്കിൽ സ്ഥലമില്ല.
