# What is said only on the sheets over the page, in Malayalam. The names and the variables are those of sheets.en.ftl.

## Settings

section-look = രൂപം
section-board = ബോർഡ്
section-moving = കരുനീക്കം
section-sound = ശബ്ദവും സംസാരവും
section-blind = നോക്കാതെ കളി
language = ഭാഷ
language-auto = ബ്രൗസറിലേതുപോലെ
scheme = പേജിന്റെ നിറം
scheme-auto = സിസ്റ്റത്തിലേതുപോലെ
scheme-light = ഇളം നിറം
scheme-dark = ഇരുണ്ട നിറം
contrast = ഉയർന്ന ദൃശ്യതീവ്രത
board-theme = ബോർഡിന്റെ നിറങ്ങൾ
board-walnut = വാൽനട്ട്
board-green = പച്ച
board-blue = നീല
board-slate = സ്ലേറ്റ്
board-sand = മണൽ
board-plum = ഞാവൽ
board-contrast = ഉയർന്ന ദൃശ്യതീവ്രത
piece-set = കരുക്കൾ
pieces-staunton = സ്റ്റോണ്ടൻ
pieces-modern = ആധുനികം
pieces-clear = വ്യക്തം
coordinates = വശങ്ങളിലെ അക്ഷരവും അക്കവും
notation = നീക്കങ്ങളുടെ രേഖ
notation-english = ഇംഗ്ലീഷ് അക്ഷരങ്ങൾ
notation-local = ഈ ഭാഷയുടെ അക്ഷരങ്ങൾ
notation-figurine = കരുക്കളുടെ ചിഹ്നങ്ങൾ
motion = ആനിമേഷൻ
destinations = കരുവിന് എവിടെ പോകാമെന്ന് കാണിക്കുക
moving-by = കരു നീക്കുന്ന വിധം
moving-both = വലിച്ചോ തൊട്ടോ
moving-drag = വലിച്ച്
moving-tap = തൊട്ട്
premoves = ഊഴത്തിനു മുൻപേ നീക്കങ്ങൾ
auto-queen = എപ്പോഴും മന്ത്രിയായി സ്ഥാനക്കയറ്റം
confirm-moves = ഓരോ നീക്കവും ഉറപ്പാക്കുക
vibration = വൈബ്രേഷൻ
volume = ശബ്ദത്തിന്റെ അളവ്
speak-moves = നീക്കങ്ങൾ പറഞ്ഞുകേൾപ്പിക്കുക
no-voice = ഈ ബ്രൗസറിൽ { $language } സംസാരിക്കുന്ന ശബ്ദമില്ല.
listen = പറയുന്ന നീക്കങ്ങൾ കേൾക്കുക
listen-here = സംസാരം തിരിച്ചറിയുന്നത് ഈ ഉപകരണത്തിൽ മാത്രമാണ്.
listen-cannot = ഈ ബ്രൗസറിന് { $language } സംസാരം ഉപകരണത്തിൽത്തന്നെ തിരിച്ചറിയാനാവില്ല, അതിനാൽ Sessa കേൾക്കുന്നില്ല.
listen-refused = മൈക്രോഫോൺ ലഭ്യമല്ല ({ $why }).
listening = കേൾക്കുന്നു …
spelling = കളങ്ങൾ വാക്കുകളായി പറയുക (ഈവ 4)
blindfold = കണ്ണുകെട്ടിക്കളി
blindfold-off = കരുക്കൾ കാണാം
blindfold-discs = വട്ടങ്ങൾ മാത്രം
blindfold-hidden = കരുക്കൾ മറച്ചത്
blindfold-nothing = ഒഴിഞ്ഞ ബോർഡ്
show-entry = നീക്കം ടൈപ്പ് ചെയ്യാനുള്ള കോളം
restore-settings = പതിവു ക്രമീകരണം

## Help

help-keys = കീബോർഡ്
help-everywhere = എല്ലായിടത്തും
help-on-board = ബോർഡിൽ
help-words = വാക്കുകൾ
help-words-why = ഒരു നീക്കം (Nf3, e2e4, 5254, കുതിര f3) അല്ലെങ്കിൽ ഇവയിലൊന്ന് ടൈപ്പ് ചെയ്യുക:
help-pointer = മൗസും സ്പർശവും
help-draw = വലതു ബട്ടൺ കൊണ്ടോ, പെൻസിൽ എടുത്ത ശേഷം ഏതു വിരൽ കൊണ്ടോ വരയ്ക്കുക: ഒരു കളം മുതൽ മറ്റൊന്നു വരെ അമ്പ്, ഒരേ കളത്തിൽ വട്ടം. Shift, Alt അല്ലെങ്കിൽ രണ്ടും അമർത്തിയാൽ നിറം മാറും.
help-premove = റോബോട്ട് ആലോചിക്കുമ്പോൾ നിങ്ങൾക്ക് ഇഷ്ടമുള്ളത്ര നീക്കങ്ങൾ മുൻകൂർ നടത്താം. ഒഴിഞ്ഞ കളത്തിൽ തൊട്ടാലോ വലതു ക്ലിക്ക് ചെയ്താലോ Escape അമർത്തിയാലോ അവ തിരിച്ചെടുക്കാം.
key-arrows = കളത്തിൽ നിന്ന് കളത്തിലേക്ക് പോകുക
key-enter = കരു എടുക്കുക, വെക്കുക
key-escape = കരു തിരികെ വെക്കുക; വരകളും മുൻകൂർ നീക്കങ്ങളും മായ്ക്കുക
key-piece = അടുത്ത രാജാവ്, മന്ത്രി, തേര്, ആന, കുതിര, കാലാൾ; Shift കൂടെ അമർത്തിയാൽ മുൻപത്തേത്
key-rank = വിലങ്ങനെയുള്ള നിരയിലേക്ക്; Shift കൂടെ അമർത്തിയാൽ കുത്തനെയുള്ള വരിയിലേക്ക്
key-read = കളം വായിക്കുക
key-last = അവസാന നീക്കം
key-time = ക്ലോക്കുകൾ
key-moves = ഈ കരുവിന് എവിടെ പോകാം; Shift കൂടെ അമർത്തിയാൽ എന്തു വെട്ടാം
key-attackers = ഈ കളം ആക്രമിക്കുന്നത്
key-material = ആരാണ് മുന്നിൽ
key-status = നീക്കത്തിന്റെ നമ്പറും ഊഴവും
key-draw = അമ്പ് തുടങ്ങുക അല്ലെങ്കിൽ അവസാനിപ്പിക്കുക; ഒരേ കളത്തിൽ രണ്ടു തവണയെങ്കിൽ വട്ടം
key-colour = അടുത്ത നിറം
key-entry = നീക്കം ടൈപ്പ് ചെയ്യാനുള്ള കോളത്തിലേക്ക്
key-board = ബോർഡിലേക്ക്
key-replay = കളിയിൽ പിന്നോട്ടും മുന്നോട്ടും
key-ends = തുടക്കത്തിലേക്ക്, അവസാനത്തിലേക്ക്
key-flip = ബോർഡ് തിരിക്കുക
key-help = ഈ പട്ടിക
key-settings = ക്രമീകരണം

## Chess clock

clock-start = തുടങ്ങുക
clock-pause = നിർത്തുക
clock-reset = തുടക്കത്തിലേക്ക്
clock-set-up = ക്ലോക്ക് ക്രമീകരിക്കുക
clock-tap = തുടങ്ങാൻ ഇവിടെ തൊടുക
clock-press = നീക്കിയ ശേഷം അമർത്തുക
clock-to-go =
    { $count ->
        [one] ഇനി ഒരു നീക്കം
       *[other] ഇനി { $count } നീക്കങ്ങൾ
    }
clock-delay = താമസം { $time }
clock-periods =
    { $count ->
        [one] അവസാന ഘട്ടം
       *[other] { $count } ഘട്ടങ്ങൾ
    }
clock-flag = കൊടി വീണു
clock-flagged = { $side }: കൊടി വീണു.
clock-low = { $side }: സമയം കുറവ്, { $time }.
clock-slept = ഉപകരണം { $time } സമയം ഉറങ്ങി, അല്ലെങ്കിൽ അതിന്റെ ക്ലോക്ക് മുന്നോട്ടാക്കി. ആ സമയം കണക്കാക്കിയിട്ടില്ല; ക്ലോക്ക് നിർത്തിവെച്ചിരിക്കുന്നു.
clock-damaged = ഇവിടെ സൂക്ഷിച്ച ക്ലോക്ക് വായിക്കാനായില്ല ({ $why }). ഒന്നും കളഞ്ഞിട്ടില്ല: അതിലെ എഴുത്ത് ഈ ബ്രൗസറിന്റെ സംഭരണത്തിൽ “{ $place }” എന്ന പേരിൽ മാറ്റിവെച്ചു.
clock-not-kept = ക്ലോക്ക് സൂക്ഷിക്കാൻ ഈ ബ്രൗസർ അനുവദിക്കുന്നില്ല (സംഭരണം നിറഞ്ഞു അല്ലെങ്കിൽ ഓഫാണ്). കളി തുടരാം, പക്ഷേ പേജ് വീണ്ടും തുറന്നാൽ അത് തുടക്കത്തിലേക്കു പോകും.
clock-reset-sure = ഇരുവശവും തുടക്കത്തിലേക്കു മാറ്റണോ?
clock-leave-sure = ക്ലോക്ക് ഓടുകയാണ്. നിർത്തി അടയ്ക്കണോ?
clock-own = മറ്റൊന്ന്
clock-fixed = മറ്റൊന്ന് തിരഞ്ഞെടുക്കാൻ ക്ലോക്ക് തുടക്കത്തിലേക്കു മാറ്റുക.
clock-turn = ആരുടെ നീക്കം
clock-faces = മുഖങ്ങൾ
clock-faces-players = അവരവരുടെ നേരെ
clock-faces-one-way = ഒരേ ദിശയിൽ
clock-time-wrong = മിനിറ്റും സെക്കൻഡും എഴുതുക, ഉദാ. 4:59; മണിക്കൂറും വേണമെങ്കിൽ 1:30:00.
clock-done = കഴിഞ്ഞു
