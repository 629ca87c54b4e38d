# What is said only on the sheets over the page, in Malayalam. The names and the variables are those of sheets.en.ftl.

## Settings

section-appearance = രൂപം
section-board = ബോർഡ്
section-moves = കരുനീക്കം
section-sound = ശബ്ദവും സംസാരവും
section-accessibility = നോക്കാതെ കളി
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
premoves = ഊഴത്തിനു മുൻപേ മുൻകൂർ നീക്കങ്ങൾ
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
blindfold = കണ്ണുകെട്ടിയ ചെസ്സ്
blindfold-off = കരുക്കൾ കാണാം
blindfold-discs = വട്ടങ്ങൾ മാത്രം
blindfold-hidden = കരുക്കൾ മറച്ചത്
blindfold-nothing = ഒഴിഞ്ഞ ബോർഡ്
show-entry = നീക്കം ടൈപ്പ് ചെയ്യാനുള്ള കോളം
reset-settings = പതിവു ക്രമീകരണം
section-offline = നെറ്റ്‌വർക്ക് ഇല്ലാതെ
offline-ready = Sessa ഈ ഉപകരണത്തിലുണ്ട്; നെറ്റ്‌വർക്ക് ഇല്ലാതെയും പ്രവർത്തിക്കും.
offline-not-yet = Sessa ഇതുവരെ ഈ ഉപകരണത്തിൽ എത്തിയിട്ടില്ല. മുഴുവൻ എത്തുന്നതുവരെ നെറ്റ്‌വർക്ക് വേണം.
offline-insecure = നെറ്റ്‌വർക്ക് വേണം: ഈ പേജ് സുരക്ഷിത കണക്ഷനിലൂടെ (https) വന്നതല്ല, അതിനാൽ ബ്രൗസർ ഇത് സൂക്ഷിക്കുന്നില്ല.
offline-missing = നെറ്റ്‌വർക്ക് വേണം: ഈ ബ്രൗസർ, അല്ലെങ്കിൽ അതിന്റെ സ്വകാര്യ ജാലകം, പേജുകൾ സൂക്ഷിക്കുന്നില്ല.
offline-incomplete = നെറ്റ്‌വർക്ക് വേണം: എല്ലാ ഫയലുകളും കൊണ്ടുവന്ന് സൂക്ഷിക്കാനായില്ല. കണക്ഷൻ മുറിഞ്ഞതോ സംഭരണം നിറഞ്ഞതോ ആകാം; വീണ്ടും ശ്രമിക്കാൻ പേജ് വീണ്ടും തുറക്കുക.
offline-failed = നെറ്റ്‌വർക്ക് വേണം: ബ്രൗസർ ഇത് സൂക്ഷിക്കുന്നില്ല ({ $why }).
install = Sessa ഇൻസ്റ്റാൾ ചെയ്യുക

## Help

help-keys = കീബോർഡ്
help-everywhere = എല്ലായിടത്തും
help-on-board = ബോർഡിൽ
help-words = വാക്കുകൾ
help-words-why = ഒരു നീക്കം (Nf3, e2e4, 5254, കുതിര f3) അല്ലെങ്കിൽ ഇവയിലൊന്ന് ടൈപ്പ് ചെയ്യുക:
help-pointer = മൗസും സ്പർശവും
help-draw = വലതു ബട്ടൺ കൊണ്ടോ, പെൻസിൽ എടുത്ത ശേഷം ഏതു വിരൽ കൊണ്ടോ വരയ്ക്കുക: ഒരു കളം മുതൽ മറ്റൊന്നു വരെ അമ്പ്, ഒരേ കളത്തിൽ വട്ടം. Shift, Alt അല്ലെങ്കിൽ രണ്ടും അമർത്തിയാൽ നിറം മാറും.
help-premove = റോബോട്ട് ആലോചിക്കുമ്പോൾ നിങ്ങൾക്ക് ഇഷ്ടമുള്ളത്ര മുൻകൂർ നീക്കങ്ങൾ നടത്താം. ഒഴിഞ്ഞ കളത്തിൽ തൊട്ടാലോ വലതു ക്ലിക്ക് ചെയ്താലോ Escape അമർത്തിയാലോ അവ തിരിച്ചെടുക്കാം.
key-arrows = കളത്തിൽ നിന്ന് കളത്തിലേക്ക് പോകുക
key-enter = കരു എടുക്കുക, വെക്കുക
key-escape = കരു തിരികെ വെക്കുക; വരകൾ മായ്ക്കുക, മുൻകൂർ നീക്കങ്ങൾ തിരിച്ചെടുക്കുക
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

## The arbiter

phase-running = കളി നടക്കുന്നു.
illegal-count = നിയമവിരുദ്ധ നീക്കങ്ങൾ, { $side }: { $count }
claimed-why = { $side } സമനില അവകാശപ്പെടുന്നു: എതിരാളിക്ക് സാധാരണ രീതിയിൽ ജയിക്കാനാവില്ല, അല്ലെങ്കിൽ ശ്രമിക്കുന്നില്ല.
grant-draw = സമനില അനുവദിക്കുക
reject-claim = അവകാശവാദം തള്ളുക
postpone-claim = തീരുമാനം മാറ്റിവെക്കുക
increment-why = ഇരുപക്ഷത്തിന്റെയും ഓരോ നീക്കത്തിനും { $time } അധികം { $side } ചോദിക്കുന്നു.
grant-increment = അധികസമയം അനുവദിക്കുക
refuse-increment = അപേക്ഷ നിരസിക്കുക
sure = ഉറപ്പാണോ?
yes = അതെ
arbiter-clocks = ക്ലോക്കുകൾ
set = ക്രമീകരിക്കുക
set-clocks-when = ക്ലോക്കുകൾ നിർത്തിയിരിക്കുമ്പോൾ ക്രമീകരിക്കാം.
set-clocks-how = മണിക്കൂർ, മിനിറ്റ്, സെക്കൻഡ്: 1:30:00; അല്ലെങ്കിൽ മിനിറ്റ്, സെക്കൻഡ്: 5:00.
time-unreadable = സമയം 1:30:00 എന്നോ 5:00 എന്നോ എഴുതുക.
arbiter-penalties = ശിക്ഷകളും ഫലങ്ങളും
penalty-for = ആർക്ക്
penalty = ശിക്ഷ
penalty-time = സമയം
penalty-warning = താക്കീത്
penalty-gains = എതിരാളിക്ക് കൂടുതൽ സമയം
penalty-loses = സമയം കുറയ്ക്കൽ
penalty-as-illegal = നിയമവിരുദ്ധ നീക്കമായി (ഇരുകൈ)
penalty-forfeit = കളി തോറ്റു
penalty-absent = സമയത്തിന് എത്തിയില്ല
impose = ശിക്ഷ നൽകുക
declare-result = ഫലം
declare = ഫലം പ്രഖ്യാപിക്കുക
arbiter-irregularities = ക്രമക്കേടുകൾ
irregularity = എന്താണ് തെറ്റ്
irregularity-illegal-move = നിയമവിരുദ്ധ നീക്കം
irregularity-displaced = സ്ഥാനം മാറിയ കരുക്കൾ
irregularity-impossible = അസാധ്യമായ നില
irregularity-wrong-start = തെറ്റായ ആദ്യ നില
irregularity-colours-reversed = നിറങ്ങൾ മാറിപ്പോയി
irregularity-board-turned = ബോർഡ് തെറ്റായി തിരിച്ചു
irregularity-wrong-clock = ക്ലോക്ക് തെറ്റായി ക്രമീകരിച്ചു
rule-illegal-move = അതിനു മുമ്പുള്ള നിലയിലേക്ക്, അപ്പോഴത്തെ ക്ലോക്കുകളോടെ (FIDE 7.5).
rule-illegal-move-within = അവസാനത്തെ { $count } നീക്കങ്ങൾക്കുള്ളിലാണെങ്കിൽ, അതിനു മുമ്പുള്ള നിലയിലേക്ക്, അപ്പോഴത്തെ ക്ലോക്കുകളോടെ (USCF 11A).
rule-displaced = നില വീണ്ടും ഒരുക്കുക (FIDE 7.4); അറിയില്ലെങ്കിൽ, ഉറപ്പുള്ള അവസാനത്തെ നില.
rule-impossible = ഉറപ്പുള്ള അവസാനത്തെ നിലയിലേക്ക്, അപ്പോഴത്തെ ക്ലോക്കുകളോടെ; അവ അറിയില്ലെങ്കിൽ, എടുത്ത സമയം നീക്കങ്ങൾക്ക് ആനുപാതികമായി പങ്കിടും.
rule-wrong-start = കളി ആദ്യം മുതൽ തുടങ്ങണം (FIDE 7.2.1).
rule-colours-reversed = ഇരുപക്ഷവും { $count } നീക്കം പൂർത്തിയാക്കും മുമ്പ് കണ്ടെത്തിയാൽ കളി ആദ്യം മുതൽ തുടങ്ങും; അതിനുശേഷമെങ്കിൽ കളി തുടരും (FIDE 7.3).
rule-colours-reversed-time = ആദ്യ ഘട്ടത്തിനുള്ള സമയത്തിന്റെ നാലിലൊന്ന് തീരും മുമ്പ് കണ്ടെത്തിയാൽ കളി ആദ്യം മുതൽ തുടങ്ങും; അതിനുശേഷമെങ്കിൽ കളി തുടരും.
rule-colours-reversed-arbiter = പുതുതായി തുടങ്ങാൻ ആർബിറ്റർ തീരുമാനിച്ചില്ലെങ്കിൽ കളി തുടരും.
rule-board-turned = ബോർഡ് ശരിയായി തിരിച്ചുവെച്ച് കളി തുടരും (FIDE 7.2.2).
rule-wrong-clock = ഇവിടെ രേഖപ്പെടുത്തുക; ക്ലോക്കുകൾ നിർത്തിയിരിക്കുമ്പോൾ മുകളിൽ ക്രമീകരിക്കാം (FIDE 6.10).
correction = എന്തു ചെയ്യണം
correction-back = ഒരു നിലയിലേക്ക്, അപ്പോഴത്തെ ക്ലോക്കുകളോടെ
correction-in-proportion = ഒരു നിലയിലേക്ക്, സമയം ആനുപാതികമായി
correction-restart = കളി ആദ്യം മുതൽ തുടങ്ങുക
correction-note = രേഖപ്പെടുത്തുക മാത്രം
correction-place = ഏതു നീക്കത്തിനു ശേഷം
apply-correction = ശരിയാക്കുക
refused-not-started = കളി തുടങ്ങിയിട്ടില്ല.
refused-over = കളി കഴിഞ്ഞു; ഫലം മാറില്ല.
refused-paused = ക്ലോക്കുകൾ നിർത്തിയിരിക്കുന്നു; ആദ്യം തുടങ്ങുക.
refused-not-paused = ആദ്യം ക്ലോക്കുകൾ നിർത്തുക.
refused-too-late = ഈ കളിയുടെ നിയമപ്രകാരം അതിനു വൈകിപ്പോയി.
refused-not-in-force = ഈ കളിയുടെ നിയമങ്ങളിൽ അതില്ല.
refused-too-much-time = അത്രയും സമയം ഒരു ക്ലോക്കിനും കാണിക്കാനാവില്ല.
refused-to-be-decided = ആദ്യം അവകാശവാദം തീരുമാനിക്കുക.
refused-offered-already = സമനില നിർദേശിച്ചുകഴിഞ്ഞു; വീണ്ടും നിർദേശിക്കാറായിട്ടില്ല.
refused-time-left = { $side }: ഇനിയും സമയമുണ്ട്.

## The ledger

arbiter-ledger = രേഖ
ledger-time = സമയം
ledger-who = ആര്
ledger-what = എന്ത്
save-as-text = ടെക്സ്റ്റായി സൂക്ഷിക്കുക
save-as-table = പട്ടികയായി സൂക്ഷിക്കുക (CSV)
log-start = കളി തുടങ്ങുന്നു.
log-touch = { $square } തൊട്ടു.
log-adjust = “നേരെ വെക്കുന്നു.”
log-release = കാലാളിനെ { $square } കളത്തിൽ വെച്ചു.
log-displace = { $move }; ഇതു നിയമവിരുദ്ധം.
log-press = ക്ലോക്ക് അമർത്തി.
log-offer = സമനില നിർദേശിച്ചു.
log-accept = സമനില സമ്മതിച്ചു.
log-decline = സമനില നിരസിച്ചു.
log-claim = സമനില അവകാശപ്പെട്ടു: { $why }.
log-claim-with = { $move } അറിയിച്ച് സമനില അവകാശപ്പെട്ടു: { $why }.
log-quickplay = സമനില അവകാശപ്പെട്ടു: സാധാരണ രീതിയിൽ ജയിക്കാൻ വഴിയില്ല.
log-increment = അധികസമയം ചോദിക്കുന്നു; അത് സമനില വാഗ്ദാനവുമാണ്.
log-granted = അവകാശവാദം അനുവദിച്ചു.
log-rejected = അവകാശവാദം തള്ളി.
log-postponed = തീരുമാനം മാറ്റിവെച്ചു.
log-resign = തോൽവി സമ്മതിച്ചു.
log-flag = { $side }: സമയം തീർന്നു.
log-claim-illegal = നിയമവിരുദ്ധ നീക്കത്തിന്റെ പേരിൽ വിജയം അവകാശപ്പെട്ടു.
log-pause = ക്ലോക്കുകൾ നിർത്തി.
log-resume = ക്ലോക്കുകൾ തുടങ്ങി.
log-set = { $side }: ക്ലോക്ക് { $time } ആയി ക്രമീകരിച്ചു.
log-warning = { $side }: താക്കീത്.
log-gains = { $side }: { $time } കൂടുതൽ സമയം.
log-loses = { $side }: { $time } കുറച്ചു.
log-forfeit = { $side }: കളി തോറ്റു.
log-as-illegal = നിയമവിരുദ്ധ നീക്കമായി ശിക്ഷ: { $side }.
log-declare = ഫലം പ്രഖ്യാപിച്ചു.
log-take-back = തിരിച്ചെടുത്ത അർധനീക്കങ്ങൾ: { $count }.
log-seal = അടുത്ത നീക്കം മുദ്രവെച്ചു; കളി മാറ്റിവെച്ചു.
log-unseal = കവർ തുറന്നു: { $move }.
log-ambiguous = കവർ തുറന്നു: അതിലെ നീക്കം ഒന്നിലേറെ അർഥമുള്ളതാണ്.
log-unreadable = കവർ തുറന്നു: അതിലെ നീക്കം വായിക്കാനാവില്ല.
log-leave = പേജ് വിട്ടുപോയി.
log-return = പേജിലേക്ക് മടങ്ങിവന്നു.
log-slept = ഉപകരണം { $time } ഉറങ്ങി; ആ സമയം കണക്കാക്കിയില്ല.
log-slept-counted = ഉപകരണം { $time } ഉറങ്ങി; ആ സമയം കണക്കാക്കി.
corrected-note = രേഖപ്പെടുത്തി.
corrected-restart = കളി ആദ്യം മുതൽ തുടങ്ങി.
corrected-back = മടങ്ങിയത്: { $place }, അപ്പോഴത്തെ ക്ലോക്കുകളോടെ.
corrected-in-proportion = മടങ്ങിയത്: { $place }, സമയം നീക്കങ്ങൾക്ക് ആനുപാതികമായി.

## Adjournment

arbiter-adjourn = കളി മാറ്റിവെക്കുക
seal-how = { $side } അടുത്ത നീക്കം എതിരാളി കാണാതെ ഇവിടെ എഴുതണം. മുദ്രവെക്കും വരെ ക്ലോക്ക് ഓടും.
seal-robot = ഇപ്പോൾ റോബോട്ടിന്റെ ഊഴമാണ്; നിങ്ങളുടെ ഊഴം വരുമ്പോൾ മാറ്റിവെക്കുക.
sealed-move = മുദ്രവെച്ച നീക്കം
show = കാണിക്കുക
passphrase = രഹസ്യവാക്ക്
passphrase-why = രഹസ്യവാക്കില്ലെങ്കിൽ കളി കൈവശമുള്ള ആർക്കും കവർ തുറക്കാം. മറന്നാൽ ആർക്കും കണ്ടെത്താനാവില്ല.
resume-at = തുടരുന്ന സമയം
seal = മുദ്രവെച്ച് മാറ്റിവെക്കുക
working-on-seal = ഒരു നിമിഷം …
seal-unreadable = അത് Nf3, e2e4 പോലുള്ള നീക്കമല്ല.
seal-illegal = ആ നീക്കം ഇവിടെ നിയമാനുസൃതമല്ല.
seal-ambiguous = ഒന്നിലേറെ നീക്കങ്ങളാകാം; e2e4, e7e8q എന്നപോലെ രണ്ടു കളങ്ങളും എഴുതുക.
seal-not-allowed = ആ നീക്കം നിയമാനുസൃതമാണ്, പക്ഷേ മറ്റൊരു കരു തൊട്ടു അല്ലെങ്കിൽ മറ്റൊരു നീക്കം അറിയിച്ചു.
seal-no-chance = ഈ ബ്രൗസർ ക്രമരഹിത സംഖ്യകൾ നൽകുന്നില്ല, അതിനാൽ മുദ്രവെക്കാനാവില്ല.
sealed-by = { $side } നീക്കം മുദ്രവെച്ചിരിക്കുന്നു.
resume-on = തുടരുന്നത്: { $when }.
anybody-can-open = കവറിന് രഹസ്യവാക്കില്ല: ആർക്കും തുറക്കാം.
open-envelope = കവർ തുറന്ന് തുടരുക
sealed-ambiguous = മുദ്രവെച്ച നീക്കം ഒന്നിലേറെ അർഥമുള്ളതാണ്
sealed-unreadable = മുദ്രവെച്ച നീക്കം വായിക്കാനാവില്ല
envelope-damaged = കവർ വായിക്കാനാവുന്നില്ല. ഒന്നും മാറ്റിയിട്ടില്ല.
envelope-wrong-phrase = അതുകൊണ്ടു തുറക്കുന്നില്ല: രഹസ്യവാക്ക് മറ്റൊന്നാണ്, അല്ലെങ്കിൽ കവർ മാറ്റിയിരിക്കുന്നു. ഇവിടെ ഒന്നും മാറിയിട്ടില്ല.
before-opening = തുറക്കും മുമ്പ് കളിക്കാർക്ക് സമനില സമ്മതിക്കാം, അല്ലെങ്കിൽ ഒരാൾക്ക് തോൽവി സമ്മതിക്കാം.
draw-agreed = സമനില സമ്മതിച്ചു
white-resigns = വെള്ള തോൽവി സമ്മതിക്കുന്നു
black-resigns = കറുപ്പ് തോൽവി സമ്മതിക്കുന്നു

## Games kept and sent

save-or-send = ഈ കളി സൂക്ഷിക്കുക അല്ലെങ്കിൽ അയയ്ക്കുക
save-file = ഫയലായി സൂക്ഷിക്കുക
copy-link = ലിങ്ക് പകർത്തുക
link = ലിങ്ക്
link-copied = ലിങ്ക് പകർത്തി; മുഴുവൻ കളിയും അതിലുണ്ട്.
link-by-hand = ഈ ബ്രൗസർ പകർത്താൻ അനുവദിക്കുന്നില്ല; ലിങ്ക് ഇവിടെനിന്നു പകർത്തുക.
link-too-long = ഈ കളി ലിങ്കിന് നീളം കൂടുതലാണ്; ഫയലായി സൂക്ഷിക്കുക.
open-file = ഫയലിൽനിന്ന്
open-how = Sessa സൂക്ഷിച്ച കളി; അല്ലെങ്കിൽ നിങ്ങൾക്കു കിട്ടിയ ലിങ്ക് ഈ ബ്രൗസറിൽ തുറക്കുക.
open-foreign = ഇത് Sessa കളിയല്ല, അല്ലെങ്കിൽ ഒരു ഭാഗം നഷ്ടമായി ({ $why }). ഒന്നും മാറ്റിയിട്ടില്ല.
open-newer = Sessa പേജിന്റെ പുതിയ പതിപ്പാണ് ഈ കളി സൂക്ഷിച്ചത്; പേജ് വീണ്ടും തുറന്ന് ശ്രമിക്കുക.
open-too-long = കളിയാകാൻ ഇതു നീളം കൂടുതലാണ്. ഒന്നും മാറ്റിയിട്ടില്ല.
open-puts-aside = ഇപ്പോഴത്തെ കളി ശേഖരത്തിൽ ഉണ്ടാകും; പിന്നീട് തുടർന്നു കളിക്കാം.
open-this-game = കളി തുറക്കുക

## Rules and clock

own-damaged = ഇവിടെ സൂക്ഷിച്ച നിയമങ്ങളും ക്ലോക്കുകളും വായിക്കാനായില്ല ({ $why }). ഒന്നും കളഞ്ഞിട്ടില്ല: അവയുടെ ഉള്ളടക്കം ഈ ബ്രൗസറിന്റെ സംഭരണത്തിൽ “{ $place }” എന്ന പേരിൽ മാറ്റിവെച്ചു.
own-not-saved = നിയമങ്ങളും ക്ലോക്കുകളും സൂക്ഷിക്കാൻ ഈ ബ്രൗസർ അനുവദിക്കുന്നില്ല (സംഭരണം നിറഞ്ഞു അല്ലെങ്കിൽ ഓഫാണ്). പേജ് അടയ്ക്കുംവരെ അവ ഉണ്ടാകും.
section-strictness = എത്ര കർശനം
section-edition = നിയമങ്ങൾ
section-names = പേരുകൾ
name-own = നിങ്ങളുടെ പേര്
name-other = അടുത്തുള്ളയാളുടെ പേര്
edition = നിയമാവലി
about-fide-2023 = 2023 മുതൽ നിലവിലുള്ള ചെസ്സ് നിയമങ്ങൾ.
about-fide-2009 = 2009-ലെ നിയമങ്ങൾ: തെറ്റായ അവകാശവാദത്തിന് മൂന്ന് മിനിറ്റ്, മൂന്നാമത്തെ നിയമവിരുദ്ധ നീക്കം തോൽവി, അതിവേഗ സമാപ്തി അവകാശപ്പെടാം.
about-uscf = യുഎസ് ചെസ്സ്: കാസ്ലിങ്ങിൽ ആദ്യം തേര് തൊടാം; വേണ്ട കരുക്കളില്ലാത്ത പക്ഷം എതിരാളിയുടെ സമയം തീർന്നാലും ജയിക്കില്ല.
about-code-1988 = പഴയ കോഡ്: ചില എൻഡ്ഗെയിമുകളിൽ 75 നീക്കം, തെറ്റായ അവകാശവാദത്തിന് അഞ്ച് മിനിറ്റ്, വൈകുന്നവർക്ക് ഒരു മണിക്കൂർ; ക്ലോക്ക് നിർത്തുന്നയാൾ തോൽവി സമ്മതിച്ചതായി കണക്കാക്കും.
about-casual = സമ്മർദമില്ലാത്ത കളി: നീക്കങ്ങൾ തിരിച്ചെടുക്കാം, ഒന്നിനും സമയം നഷ്ടമാകില്ല.
every-rule = എല്ലാ നിയമങ്ങളും

## What the player makes and keeps

clock-custom = സ്വന്തം ക്ലോക്ക്
not-saved-yet = { $what } (സൂക്ഷിച്ചിട്ടില്ല)
own-name = പേര്
save-own = സൂക്ഷിക്കുക
saved-as = “{ $name }” എന്ന പേരിൽ സൂക്ഷിച്ചു.
rename = പേര് മാറ്റുക …
delete = മായ്ക്കുക
deleted = “{ $name }” ഇപ്പോൾ സൂക്ഷിപ്പിലില്ല. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുംവരെ വീണ്ടും സൂക്ഷിക്കാം.
replace-sure = “{ $name }” നേരത്തേ സൂക്ഷിച്ചിട്ടുണ്ട്. പകരം വെക്കണോ?
replace = പകരം വെക്കുക
remove = ഒഴിവാക്കുക

## How strictly

touch-move-why = തൊട്ട കരു കഴിയുമെങ്കിൽ നീക്കുകയോ വെട്ടുകയോ വേണം.
manual-press-why = കളിക്കാരൻ ക്ലോക്ക് അമർത്തുമ്പോൾ നീക്കം പൂർത്തിയാകും; അതുവരെ അയാളുടെ സമയം ഓടും.
flag-by-claim-why = സമയം തീർന്നത് എതിരാളി അവകാശപ്പെട്ടാൽ മാത്രം കണക്കാക്കും.
allow-illegal-moves-why = മരബോർഡിലെപ്പോലെ നിയമവിരുദ്ധ നീക്കങ്ങൾ നടത്താം; നിയമങ്ങൾ അവ കൈകാര്യം ചെയ്യും.
competition-why = സഹായമൊന്നുമില്ല: നീക്കങ്ങളുടെ അടയാളമില്ല, മുൻകൂർ നീക്കമില്ല, തിരിച്ചെടുക്കലില്ല, ചെക്ക് അറിയിപ്പില്ല.
needs-two-persons = രണ്ടു പേർക്ക് മാത്രം: റോബോട്ട് നിയമവിരുദ്ധമായി നീക്കില്ല, സമയം തീർന്നത് അവകാശപ്പെടുകയുമില്ല.
needs-clock = ക്ലോക്കുള്ളപ്പോൾ മാത്രം.

## The clock in sentences

tell-none = ക്ലോക്കില്ല: ഇഷ്ടമുള്ളത്ര നേരം ആലോചിക്കാം.
tell-each = ഓരോ പക്ഷത്തിനും: { $clock }.
tell-odds = വെള്ളയ്ക്ക്: { $white }. കറുപ്പിന്: { $black }.
tell-moves =
    { $count ->
        [one] ഒരു നീക്കത്തിന് { $time }
       *[other] { $count } നീക്കങ്ങൾക്ക് { $time }
    }
tell-all = എല്ലാ നീക്കങ്ങൾക്കും { $time }
tell-rest = ബാക്കി നീക്കങ്ങൾക്ക് { $time }
tell-then = { $before }, പിന്നെ { $stage }
tell-fischer = { $stage }, ഓരോ നീക്കത്തിനു ശേഷവും അധികമായി { $bonus }
tell-delay = { $stage }, ഓരോ നീക്കത്തിലും ക്ലോക്ക് { $bonus } കാത്തിരിക്കും
tell-bronstein = { $stage }, ഓരോ നീക്കത്തിനും എടുത്ത സമയം, പരമാവധി { $bonus }, തിരികെ കിട്ടും
tell-saved = ഒരു ഘട്ടത്തിൽ മിച്ചംവന്ന സമയം അടുത്തതിൽ കിട്ടും.
tell-hourglass = മണൽഘടികാരം പോലെ { $time }
tell-sand = ഒരു പക്ഷം ചെലവാക്കുന്ന സമയം മറ്റേ പക്ഷത്തിന് കിട്ടും.
tell-periods =
    { $count ->
        [one] { $time } ദൈർഘ്യമുള്ള ഒരു കാലയളവ്
       *[other] { $time } വീതമുള്ള { $count } കാലയളവുകൾ
    }
tell-period-back = കാലയളവിനുള്ളിൽ നീക്കിയാൽ ആ കാലയളവ് മുഴുവനായി തിരികെ കിട്ടും.
tell-per-move = ഓരോ നീക്കത്തിനും { $time }
tell-nothing-saved = ഒരു നീക്കത്തിൽ മിച്ചംവന്നത് അടുത്തതിൽ കിട്ടില്ല.
tell-first-move = ആദ്യ നീക്കത്തോടെ ആദ്യ ക്ലോക്ക് തുടങ്ങും; ആ നീക്കത്തിന് സമയം നഷ്ടമാകില്ല.
tell-seconds = { $count } സെ
clock-class = ഈ നിയമങ്ങൾ പ്രകാരം: { $class }

## Building a clock

build-clock = ക്ലോക്ക് ഒരുക്കുക
clock-kind = തരം
kind-stages = ഘട്ടങ്ങൾ
kind-byoyomi = ബ്യോ-യോമി
kind-hourglass = മണൽഘടികാരം
kind-per-move = ഓരോ നീക്കത്തിനും സമയം
kind-days = ഓരോ നീക്കത്തിനും ദിവസം
clock-odds = വെള്ളയ്ക്കും കറുപ്പിനും വ്യത്യസ്തം
clock-start = ആദ്യ ക്ലോക്ക് തുടങ്ങുന്നത്
start-with-game = കളിയോടെ
start-with-move = ആദ്യ നീക്കത്തോടെ
clock-main = പ്രധാന സമയം
clock-periods = കാലയളവുകൾ
clock-period = കാലയളവിന്റെ ദൈർഘ്യം
clock-each-move = ഓരോ നീക്കത്തിനുമുള്ള സമയം
clock-days-each = ഓരോ നീക്കത്തിനുമുള്ള ദിവസം
stage-of = ഘട്ടം { $number }
stage-moves = നീക്കങ്ങൾ
stage-rest = ബാക്കി എല്ലാ നീക്കങ്ങളും
stage-time = സമയം
stage-bonus = ഓരോ നീക്കത്തിനും അധികസമയം
stage-seconds = അധികസമയം എത്ര
bonus-none = ഇല്ല
bonus-fischer = നീക്കത്തിനു ശേഷം ചേരും (ഫിഷർ)
bonus-delay = ക്ലോക്ക് ആദ്യം കാത്തിരിക്കും (ഡിലേ)
bonus-bronstein = എടുത്ത സമയം തിരികെ (ബ്രോൺസ്റ്റൈൻ)
add-stage = ഘട്ടം ചേർക്കുക
unit-long-time = മ:മി:സെ
unit-time = മി:സെ
unit-seconds = സെക്കൻഡ്
unit-empty-never = ശൂന്യം: ഒരിക്കലുമില്ല
unit-time-never = മി:സെ; ശൂന്യം: ഒരിക്കലുമില്ല
unit-empty-nobody = മി:സെ; ശൂന്യം: ആരും തോൽക്കില്ല
unit-empty-always = ശൂന്യം: അവസാനം വരെ

## Every rule

rules-of-draws = സമനിലയും അവകാശവാദവും
rules-of-time = സമയം
rules-of-illegal-moves = നിയമവിരുദ്ധ നീക്കങ്ങളും ക്രമക്കേടുകളും
rules-of-moving = കരുനീക്കം
rule-repetitions-to-claim = ഒരേ നില ഇത്ര തവണ വന്നാൽ സമനില അവകാശപ്പെടാം
rule-moves-to-claim = വെട്ടലോ കാലാൾനീക്കമോ ഇല്ലാതെ ഇത്ര നീക്കത്തിൽ അവകാശപ്പെടാം
rule-repetitions-to-end = ഒരേ നില ഇത്ര തവണ വന്നാൽ കളി തനിയെ തീരും
rule-moves-to-end = വെട്ടലോ കാലാൾനീക്കമോ ഇല്ലാതെ ഇത്ര നീക്കത്തിൽ കളി തനിയെ തീരും
rule-wrong-claim-gain = തെറ്റായ അവകാശവാദത്തിന് എതിരാളിക്ക് കിട്ടുന്നത്
rule-wrong-claim-loss = തെറ്റായ അവകാശവാദത്തിന് ഉന്നയിച്ചയാൾക്ക് നഷ്ടം
rule-agreement-from = ഈ നീക്കം വരെ സമ്മതസമനില പാടില്ല
rule-offers-again = സമനില വീണ്ടും നിർദേശിക്കാം
offers-after-move = സ്വന്തം നീക്കത്തിനു ശേഷം
offers-after-opponent = എതിരാളി നിർദേശിച്ച ശേഷം
rule-long-endings = അവകാശവാദത്തിന് കൂടുതൽ നീക്കം വേണ്ട എൻഡ്ഗെയിമുകൾ
ending-of = എൻഡ്ഗെയിം { $number }
ending-stronger = ശക്തമായ പക്ഷം (K Q R B N P)
ending-weaker = ദുർബല പക്ഷം
ending-pawn = കാലാൾ നിൽക്കുന്നത്
ending-pawn-anywhere = എവിടെയും
ending-pawn-seventh = സ്ഥാനക്കയറ്റത്തിന് ഒരു പടി മുമ്പ്
ending-moves = അവകാശവാദത്തിനു വേണ്ട നീക്കങ്ങൾ
add-ending = എൻഡ്ഗെയിം ചേർക്കുക
rule-flag-draw = സമയം തീർന്നാൽ സമനില, എതിരാളിക്ക്
rule-resignation-draw = എതിരാളിക്ക് ഒരിക്കലും ചെക്ക്മേറ്റ് സാധ്യമല്ലെങ്കിൽ അടിയറവ് സമനില
flag-draw-cannot-mate = ഒരിക്കലും ചെക്ക്മേറ്റ് ചെയ്യാനാകില്ലെങ്കിൽ
flag-draw-material = വേണ്ട കരുക്കളില്ലെങ്കിൽ
flag-draw-lone-king = രാജാവ് മാത്രമെങ്കിൽ
rule-both-flags = ഇരുപക്ഷത്തിന്റെയും സമയം തീർന്നാൽ
both-flags-unless-last = കളി തുടരും; അവസാന ഘട്ടത്തിൽ സമനില
both-flags-play-on = കളി തുടരും
both-flags-draw = സമനില
rule-away = പേജ് അടച്ചിരിക്കുമ്പോഴോ ഉപകരണം ഉറങ്ങുമ്പോഴോ
away-waits = കളി കാത്തിരിക്കും
away-runs = സമയം ഓടും
rule-lateness = ഇതിലും വൈകി വരുന്നയാൾ തോൽക്കും
rule-quickplay-below = അതിവേഗ സമാപ്തി: ഇതിലും കുറഞ്ഞ സമയമുള്ളപ്പോൾ അവകാശപ്പെടാം
rule-quickplay-rejected = അതിവേഗ സമാപ്തിയുടെ അവകാശവാദം തള്ളിയാൽ എതിരാളിക്ക് കിട്ടുന്നത്
rule-quickplay-increment = പകരം ചോദിക്കാവുന്ന അധികസമയം
rule-class-blitz = ബ്ലിറ്റ്സ്: 60 നീക്കത്തിനുള്ള സമയം പരമാവധി
rule-class-classical = ക്ലാസിക്കൽ: 60 നീക്കത്തിനുള്ള സമയം കുറഞ്ഞത്
rule-stopping-resigns = ക്ലോക്കുകൾ നിർത്തുന്നയാൾ തോൽവി സമ്മതിച്ചതായി കണക്കാക്കും
rule-illegal-loses-at = കളി തോൽപ്പിക്കുന്ന നിയമവിരുദ്ധ നീക്കം (എത്രാമത്തേത്)
rule-illegal-bonus = നിയമവിരുദ്ധ നീക്കത്തിന് എതിരാളിക്ക് കിട്ടുന്നത്
rule-illegal-horizon = ഇത്ര നീക്കം കഴിഞ്ഞും അത് തിരുത്തും
rule-formal-faults = നീക്കമില്ലാതെ അമർത്തുന്നതും ഇരുകൈകൊണ്ട് നീക്കുന്നതും നിയമവിരുദ്ധ നീക്കങ്ങൾ
rule-becomes-queen = അവസാന നിരയിൽ വിട്ട കാലാൾ റാണിയാകും
rule-supervision = നിയമവിരുദ്ധ നീക്കങ്ങൾ
supervision-adequate = ആർബിറ്റർ കാണും
supervision-claimed = അവകാശപ്പെടണം (FIDE A.5)
supervision-loses = അവകാശപ്പെട്ടാൽ തോൽവി
rule-reversed = നിറം മാറി തുടങ്ങിയാൽ: ആദ്യം മുതൽ തുടങ്ങാം
reversed-moves = നിശ്ചിത നീക്കങ്ങൾ വരെ
reversed-quarter = സമയത്തിന്റെ കാൽ ഭാഗം വരെ
reversed-arbiter = ആർബിറ്ററുടെ തീരുമാനം പോലെ
rule-reversed-moves = അതുവരെ ഓരോ പക്ഷത്തിന്റെയും നീക്കങ്ങൾ
rule-take-back = നീക്കങ്ങൾ തിരിച്ചെടുക്കാം
rule-rook-first = കാസ്ലിങ്ങിൽ ആദ്യം തേര് തൊടാം

## What is wrong in a field

fault-time = “{ $text }” ഒരു സമയമല്ല. മിനിറ്റ്, മി:സെ അല്ലെങ്കിൽ മ:മി:സെ എന്ന് എഴുതുക: 90, 5:00, 1:40:00.
fault-seconds = “{ $text }” ഒരു സമയമല്ല. സെക്കൻഡ് അല്ലെങ്കിൽ മി:സെ എന്ന് എഴുതുക: 30, 1:30.
fault-sixty = കോളനു ശേഷം മിനിറ്റും സെക്കൻഡും 59 വരെ മാത്രം.
fault-too-long = ഒരു സമയവും ഒരു വർഷത്തിൽ കൂടരുത്.
fault-number = “{ $text }” ഒരു പൂർണ സംഖ്യയല്ല.
fault-least = കുറഞ്ഞത് { $count }.
fault-most = പരമാവധി { $count }.
fault-no-time = കുറച്ചു സമയം നൽകുക: സമയമില്ലാതെ ആർക്കും നീക്കാനാവില്ല.
fault-classes = ക്ലാസിക്കൽ തുടങ്ങും മുമ്പ് ബ്ലിറ്റ്സ് തീരണം.
fault-pieces = “{ $text }” ഒരു പക്ഷത്തിന്റെ കരുക്കളല്ല. ആദ്യം രാജാവ്, പിന്നെ മൂല്യക്രമം: KRB.
fault-no-name = ഒരു പേര് നൽകുക.
fault-name-taken = “{ $text }” മറ്റൊന്നിന്റെ പേരാണ്.
fault-unplayable = അങ്ങനെ ആർക്കും കളിക്കാനാവില്ല.

## Chess clock

timer-start = തുടങ്ങുക
timer-pause = നിർത്തുക
timer-reset = തുടക്കത്തിലേക്ക്
timer-set-up = ക്ലോക്ക് ക്രമീകരിക്കുക
timer-tap = തുടങ്ങാൻ ഇവിടെ തൊടുക
timer-press = നീക്കിയ ശേഷം അമർത്തുക
timer-to-go =
    { $count ->
        [one] ഇനി ഒരു നീക്കം
       *[other] ഇനി { $count } നീക്കങ്ങൾ
    }
timer-delay = ഡിലേ { $time }
timer-periods =
    { $count ->
        [one] അവസാന കാലയളവ്
       *[other] { $count } കാലയളവുകൾ
    }
timer-flag = സമയം തീർന്നു
timer-flagged = { $side }: സമയം തീർന്നു.
timer-low = { $side }: സമയം കുറവ്, { $time }.
timer-slept = ഉപകരണം { $time } സമയം ഉറങ്ങി, അല്ലെങ്കിൽ അതിന്റെ ക്ലോക്ക് മുന്നോട്ടാക്കി. ആ സമയം കണക്കാക്കിയിട്ടില്ല; ക്ലോക്ക് നിർത്തിവെച്ചിരിക്കുന്നു.
timer-damaged = ഇവിടെ സൂക്ഷിച്ച ക്ലോക്ക് വായിക്കാനായില്ല ({ $why }). ഒന്നും കളഞ്ഞിട്ടില്ല: അതിന്റെ ഉള്ളടക്കം ഈ ബ്രൗസറിന്റെ സംഭരണത്തിൽ “{ $place }” എന്ന പേരിൽ മാറ്റിവെച്ചു.
timer-not-saved = ക്ലോക്ക് സൂക്ഷിക്കാൻ ഈ ബ്രൗസർ അനുവദിക്കുന്നില്ല (സംഭരണം നിറഞ്ഞു അല്ലെങ്കിൽ ഓഫാണ്). കളി തുടരാം, പക്ഷേ പേജ് വീണ്ടും തുറന്നാൽ അത് തുടക്കത്തിലേക്കു പോകും.
timer-reset-sure = ഇരുവശവും തുടക്കത്തിലേക്കു മാറ്റണോ?
timer-leave-sure = ക്ലോക്ക് ഓടുകയാണ്. നിർത്തി അടയ്ക്കണോ?
timer-fixed = മറ്റൊന്ന് തിരഞ്ഞെടുക്കാൻ ക്ലോക്ക് തുടക്കത്തിലേക്കു മാറ്റുക.
timer-turn = ആരുടെ നീക്കം
timer-faces = ക്ലോക്കുകളുടെ ദിശ
timer-faces-players = അവരവരുടെ നേരെ
timer-faces-one-way = ഒരേ ദിശയിൽ
timer-done = കഴിഞ്ഞു

## The library

library-import = PGN ഇറക്കുമതി
library-export-all = എല്ലാം കയറ്റുമതി
library-search = ശേഖരത്തിൽ തിരയുക
library-search-what = പേരുകൾ, മത്സരം, തീയതി, ഓപ്പണിങ്
library-kind = ഏതു കളികൾ
library-all = എല്ലാ കളികളും
library-robot = റോബോട്ടിനെതിരെ
library-persons = രണ്ടുപേർ തമ്മിൽ
library-imported = ഇറക്കുമതി ചെയ്തവ
library-study = പഠനങ്ങൾ
library-sort = ക്രമം
library-sort-changed = പുതിയത് ആദ്യം
library-sort-date = കളിച്ച തീയതി
library-sort-white = വെള്ളയുടെ പേര്
library-sort-black = കറുപ്പിന്റെ പേര്
library-sort-result = ഫലം
library-sort-length = നീളം
library-reverse = വിപരീത ക്രമത്തിൽ
library-count = { $count ->
    [one] { $count } കളി
   *[other] { $count } കളികൾ
}
library-found = { $count ->
    [one] { $all }-ൽ { $count } കളി
   *[other] { $all }-ൽ { $count } കളികൾ
}
library-games = കളികൾ
library-game = തിരഞ്ഞെടുത്ത കളി
library-moves = { $count ->
    [one] { $count } നീക്കം
   *[other] { $count } നീക്കങ്ങൾ
}
library-unfinished = തീർന്നിട്ടില്ല
library-choose = എങ്ങനെ തീർന്നു എന്നു കാണാൻ ഒരു കളി തിരഞ്ഞെടുക്കുക.
library-continue = തുടർന്നു കളിക്കുക
library-replay = വീണ്ടും കണ്ട് വിശകലനം ചെയ്യുക
library-export = PGN ആയി സൂക്ഷിക്കുക
library-export-found = { $count ->
    [one] ഈ { $count } കളി കയറ്റുമതി ചെയ്യുക
   *[other] ഈ { $count } കളികൾ കയറ്റുമതി ചെയ്യുക
}
library-delete-found = { $count ->
    [one] ഈ { $count } കളി മായ്ക്കുക
   *[other] ഈ { $count } കളികൾ മായ്ക്കുക
}
library-no-match = അങ്ങനെയൊരു കളിയില്ല.
library-show-all = എല്ലാ കളികളും കാണിക്കുക
library-pages = പട്ടികയുടെ താളുകൾ
library-first = ആദ്യ താൾ
library-previous = മുൻ താൾ
library-next = അടുത്ത താൾ
library-last = അവസാന താൾ
library-range = { $count }-ൽ { $from }–{ $to }
library-empty = ഇതുവരെ കളികളില്ല
library-empty-how = നിങ്ങൾ കളിക്കുന്ന ഓരോ കളിയും തനിയെ ഇവിടെ സൂക്ഷിക്കും. മറ്റിടങ്ങളിലെ കളികൾ PGN ഫയലായി വരും: മുകളിൽ ഒന്നു തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ഇവിടെ ഇടുക.
library-progress = എത്രയായി
library-reading = { $count ->
    [one] { $count } കളി വായിച്ചു
   *[other] { $count } കളികൾ വായിച്ചു
}
library-writing = { $count ->
    [one] { $count } കളി എഴുതി
   *[other] { $count } കളികൾ എഴുതി
}
library-import-done = { $count ->
    [one] { $count } കളി എടുത്തു.
   *[other] { $count } കളികൾ എടുത്തു.
}
library-known = { $count ->
    [one] { $count } നേരത്തേ ഉണ്ടായിരുന്നു.
   *[other] { $count } നേരത്തേ ഉണ്ടായിരുന്നു.
}
library-cancelled = നിർത്തി; വായിച്ചവ സൂക്ഷിച്ചിട്ടുണ്ട്.
library-problems = { $count ->
    [one] { $count } ഇടത്ത് വായിക്കാനായില്ല.
   *[other] { $count } ഇടങ്ങളിൽ വായിക്കാനായില്ല.
}
library-which = എവിടെ, എന്തുകൊണ്ട്
library-problem = കളി { $game }, വരി { $line }: { $why }
library-exported = { $count ->
    [one] { $count } കളി ഫയലിൽ സൂക്ഷിച്ചു.
   *[other] { $count } കളികൾ ഫയലിൽ സൂക്ഷിച്ചു.
}
library-deleted = { $count ->
    [one] { $count } കളി മായ്ച്ചു.
   *[other] { $count } കളികൾ മായ്ച്ചു.
}
library-undo = തിരികെ കൊണ്ടുവരുക
library-dismiss = അടയ്ക്കുക
library-restore = തിരികെ കൊണ്ടുവരുക
library-restored = { $count ->
    [one] { $count } കളി വീണ്ടും ശേഖരത്തിലുണ്ട്.
   *[other] { $count } കളികൾ വീണ്ടും ശേഖരത്തിലുണ്ട്.
}
library-erased = { $count ->
    [one] { $count } കളി എന്നേക്കുമായി മായ്ച്ചു.
   *[other] { $count } കളികൾ എന്നേക്കുമായി മായ്ച്ചു.
}
library-delete-sure = { $count ->
    [one] { $count } കളി മായ്ക്കണോ? അത് { $days } ദിവസം ചവറ്റുകുട്ടയിലുണ്ടാകും.
   *[other] { $count } കളികൾ മായ്ക്കണോ? അവ { $days } ദിവസം ചവറ്റുകുട്ടയിലുണ്ടാകും.
}
library-erase-sure = { $count ->
    [one] { $count } കളി എന്നേക്കുമായി മായ്ക്കണോ?
   *[other] { $count } കളികൾ എന്നേക്കുമായി മായ്ക്കണോ?
}
library-restore-found = { $count ->
    [one] ഈ { $count } കളി തിരികെ കൊണ്ടുവരുക
   *[other] ഈ { $count } കളികൾ തിരികെ കൊണ്ടുവരുക
}
library-empty-bin = എന്നേക്കുമായി മായ്ക്കുക
library-bin = { $count ->
    [one] ചവറ്റുകുട്ട: { $count } കളി
   *[other] ചവറ്റുകുട്ട: { $count } കളികൾ
}
library-leave-bin = ശേഖരത്തിലേക്ക് മടങ്ങുക
library-bin-about = മായ്ച്ച കളികൾ { $days } ദിവസം ചവറ്റുകുട്ടയിലുണ്ടാകും.
library-bin-empty = ചവറ്റുകുട്ട ഒഴിഞ്ഞിരിക്കുന്നു.
library-days-left = { $count ->
    [one] { $count } ദിവസം കൂടി ചവറ്റുകുട്ടയിലുണ്ടാകും
   *[other] { $count } ദിവസം കൂടി ചവറ്റുകുട്ടയിലുണ്ടാകും
}
library-filters = അരിപ്പകൾ
library-filters-in-use = അരിപ്പകൾ ({ $count } ഉപയോഗത്തിൽ)
library-any = ഏതും
library-played-as = കളിച്ച നിറം
library-eco = ഓപ്പണിങ് കോഡ് (ECO)
library-elo = ഇരുവരുടെയും ഇലോ, കുറഞ്ഞത്
library-from = കളിച്ച ദിവസം, മുതൽ
library-until = കളിച്ച ദിവസം, വരെ

## Faults in a file of games

pgn-no-move = ഇത് ഒരു നീക്കമല്ല.
pgn-illegal = ഈ നീക്കം ഇവിടെ നടത്താനാവില്ല.
pgn-ambiguous = ഇത് ഒന്നിലേറെ നീക്കങ്ങളാകാം.
pgn-null-move = ശൂന്യനീക്കം: ആർക്കും ഊഴം വിട്ടുകളയാനാവില്ല, അതിനാൽ ആ ലൈൻ ഇവിടെ അവസാനിക്കുന്നു.
pgn-nothing-to-vary = ഒരു നീക്കത്തിനും മുമ്പേ വകഭേദം തുടങ്ങുന്നു.
pgn-too-deep = വകഭേദങ്ങൾ ഒന്നിനുള്ളിൽ ഒന്നായി വളരെ ആഴത്തിലാണ്; ഇത് വിട്ടുകളഞ്ഞു.
pgn-open-variation = വകഭേദം “)” കൊണ്ട് അവസാനിപ്പിച്ചിട്ടില്ല.
pgn-no-variation = ഈ “)” ഒരു വകഭേദവും അവസാനിപ്പിക്കുന്നില്ല.
pgn-open-comment = കുറിപ്പിന് അവസാനമില്ല: അടയ്ക്കുന്ന ബ്രാക്കറ്റ് ഇല്ല.
pgn-nag = “$” കഴിഞ്ഞ് 0 മുതൽ 255 വരെയുള്ള ഒരു സംഖ്യ വേണം.
pgn-unexpected = ഇതിന് ഇവിടെ അർഥമില്ല.
pgn-other-result = ഫലം “Result” രേഖയിലേതിൽനിന്ന് വ്യത്യസ്തമാണ്; രേഖയിലേത് നിലനിർത്തി.
pgn-no-result = കളിയുടെ അവസാനം ഫലമില്ല; ഇടയ്ക്കുവെച്ച് മുറിഞ്ഞതാവാം.
pgn-tag = ഇത് [White "Anna"] പോലുള്ള രേഖയല്ല.
pgn-start = കളി തുടങ്ങുന്ന നിലയിൽനിന്ന് കളിക്കാനാവില്ല.
pgn-variant = വേറെ നിയമങ്ങളുള്ള കളി; അതിന്റെ നീക്കങ്ങൾ വിട്ടുകളഞ്ഞു.
pgn-stray = ഇത് ഒരു കളിയുടെയും ഭാഗമല്ല.
pgn-too-long = മുഴുവനായി സൂക്ഷിക്കാനാവാത്തത്ര നീളമുണ്ട്.
pgn-too-large = കളി വളരെ വലുതാണ് (പരിധി: { $moves } അർധനീക്കങ്ങൾ, { $megabytes } MB കുറിപ്പുകൾ, { $tags } രേഖകൾ); ബാക്കി വിട്ടുകളഞ്ഞു.
pgn-utf-16 = ഈ ഫയൽ UTF-16-ലാണ്. UTF-8 ആയി സൂക്ഷിച്ച് വീണ്ടും ശ്രമിക്കുക.

## The score sheet

score-print = അച്ചടിക്കുക
score-style = നീക്കങ്ങൾ
score-standard = സാധാരണം: Nf3
score-colon = വെട്ടലിന് “:” ചിഹ്നം: N:f3
score-long = നീണ്ടത്: Ng1-f3
score-figurine = കരുക്കളുടെ ചിഹ്നങ്ങൾ: ♘f3
score-letters = അക്ഷരങ്ങൾ
score-also = ഒപ്പമുള്ള അക്ഷരങ്ങൾ
score-no-letters = വേണ്ട
score-by-hand = സ്വയം എഴുതുക
score-event = മത്സരം
score-site = സ്ഥലം
score-date = തീയതി
score-round = റൗണ്ട്
score-result = ഫലം
score-start = തുടക്കത്തിലെ നില
score-chess960 = Chess960, നമ്പർ { $number }
score-number = നമ്പർ
score-moves = നീക്കങ്ങൾ { $from } മുതൽ { $to } വരെ
score-signature = ഒപ്പ്, { $side }
score-about = ഓരോ നീക്കവും കളിച്ചശേഷം എഴുതുക: നിങ്ങളുടേതും എതിരാളിയുടേതും, മുകളിൽ തിരഞ്ഞെടുത്ത അക്ഷരങ്ങളിൽ (FIDE 8.1). എഴുതിയതു ശരിയാണോ എന്ന് ഓരോ കോളവും പറയും; ഏതു നീക്കമാണു കളിച്ചതെന്നു ചോദിച്ചാൽ മാത്രമേ പറയൂ.
score-clear = സ്കോർഷീറ്റ് ശൂന്യമാക്കുക
score-place = നീക്കം { $number }, { $side }
score-empty = ഒന്നും എഴുതിയിട്ടില്ല.
score-right = ശരി.
score-wrong = അതു നിയമാനുസൃതമായ നീക്കമാണ്, പക്ഷേ കളിച്ചതു മറ്റൊന്നാണ്.
score-ambiguous = ഇതിന് ഒന്നിലേറെ അർഥമാകാം: { $moves }. ഏതെന്ന് എഴുതുക.
score-unreadable = { $letters } എന്ന അക്ഷരങ്ങളിൽ അതൊരു നീക്കമല്ല.
score-show = നീക്കം കാണിക്കുക
score-shown = { $move } ആണു കളിച്ചത്.
score-tally = ശരി: { $right } · കാണിച്ചത്: { $shown } · തെറ്റ്: { $wrong } · എഴുതാത്തത്: { $open }
score-free = അഞ്ചു മിനിറ്റിൽ താഴെ സമയമുള്ളപ്പോൾ കളിച്ചതും ഒഴിച്ചിടാവുന്നതും (FIDE 8.4): { $free }.
score-not-saved = സ്കോർഷീറ്റ് സൂക്ഷിക്കാൻ ഈ ബ്രൗസർ അനുവദിക്കുന്നില്ല (സംഭരണം നിറഞ്ഞു അല്ലെങ്കിൽ ഓഫാണ്). നിങ്ങൾ എഴുതുന്നത് പേജ് അടയ്ക്കുംവരെ ഉണ്ടാകും; അതിനുമുമ്പ് അച്ചടിക്കുക.
score-damaged = ഇവിടെ സൂക്ഷിച്ച സ്കോർഷീറ്റുകൾ വായിക്കാനായില്ല ({ $why }). ഒന്നും കളഞ്ഞിട്ടില്ല: അവയുടെ ഉള്ളടക്കം ഈ ബ്രൗസറിന്റെ സംഭരണത്തിൽ “{ $place }” എന്ന പേരിൽ മാറ്റിവെച്ചു.

## Offline and links

share = പങ്കുവെക്കുക
share-copied = ലിങ്ക് പകർത്തി.

## Engine lines, graph and review

engine = എൻജിൻ
engine-lines = ലൈനുകൾ
engine-line = ലൈൻ { $number }
engine-depth = ആഴം { $depth }
engine-speed = { $count } kn/s
engine-whole = ലൈൻ മുഴുവൻ കാണിക്കുക
engine-over = ഇവിടെ കളിക്കാൻ ഇനി ഒന്നുമില്ല.
engine-resting = എൻജിൻ കളി വിശകലനം ചെയ്യുകയാണ്.
engine-stopped = എൻജിന് തുടരാനാവുന്നില്ല ({ $why }). വീണ്ടും ശ്രമിക്കാൻ അത് ഓണാക്കുക.
engine-chances = വെള്ളയുടെ സാധ്യത: { $percent }
engine-unknown = വിലയിരുത്തിയിട്ടില്ല
chances = { $percent } %
graph = കളിയുടെ ഗതി
graph-start = തുടക്കം
verdict-inaccuracy = ചെറിയ പിഴവ്
verdict-mistake = പിഴവ്
verdict-blunder = വൻ പിഴവ്
review = കളി വിശകലനം ചെയ്യുക
review-cancel = വിശകലനം നിർത്തുക
review-depth = എത്ര സൂക്ഷ്മമായി
review-quick = വേഗത്തിൽ
review-thorough = സൂക്ഷ്മമായി
review-progress = { $all }-ൽ { $done }
review-done = കളിയുടെ വിശകലനം കഴിഞ്ഞു.
review-cancelled = നിർത്തി. കണ്ടെത്തിയവ കളിയിൽ തുടരും.
review-changed = ഇതിനിടെ കളി മാറ്റപ്പെട്ടതിനാൽ വിശകലനം നിന്നു. അതുവരെ കണ്ടെത്തിയവ തുടരും.
review-loss = ശരാശരി നഷ്ടം
review-counts = സാധ്യത കളഞ്ഞ നീക്കങ്ങൾ
review-given = { $verdict }: { $before } → { $after }
review-remark = { $given }. ഇതിലും നല്ലത്:
review-book = പുസ്തകത്തിലെ നീക്കം
review-best = മികച്ചത് { $move } ആയിരുന്നു.
review-next = അടുത്ത പിഴവ്
review-previous = മുമ്പത്തെ പിഴവ്
review-retry = വീണ്ടും ശ്രമിക്കുക
review-retry-about = ബോർഡിൽ ഇതിലും നല്ല നീക്കം കണ്ടെത്തുക.
review-not-best = അത് മികച്ച നീക്കമല്ല. മറ്റൊന്ന് ശ്രമിക്കുക.
review-found-best = ശരി: അതായിരുന്നു മികച്ച നീക്കം.

## The analysis board

analysis-damaged = ഇവിടെ അവസാനം പഠിച്ചത് വായിക്കാനായില്ല. ഒന്നും കളഞ്ഞിട്ടില്ല: അതിന്റെ ഉള്ളടക്കം ഈ ബ്രൗസറിന്റെ സംഭരണത്തിൽ “{ $place }” എന്ന പേരിൽ മാറ്റിവെച്ചു.
analysis-not-saved = ഇവിടെ പഠിക്കുന്നത് ഈ ബ്രൗസർ സൂക്ഷിക്കുന്നില്ല (സംഭരണം നിറഞ്ഞു, അല്ലെങ്കിൽ ഓഫാണ്). പോകുന്നതിനു മുമ്പ് ഫയലായി സൂക്ഷിക്കുക.
analysis-replaced = ഇപ്പോൾ ബോർഡിൽ മറ്റൊരു കളിയാണ്.
analysis-restore = മുമ്പത്തെ പഠനം തിരികെ കൊണ്ടുവരുക
analysis-start = തുടക്കം
analysis-branches = മുന്നോട്ടുള്ള വഴികൾ
analysis-undo = തിരിച്ചെടുക്കുക
analysis-undone = തിരിച്ചെടുത്തു.
analysis-promote = വകഭേദം ഒരു പടി മുകളിലേക്ക്
analysis-make-main = മെയിൻ ലൈൻ ആക്കുക
analysis-delete = ഇവിടം മുതൽ മായ്ക്കുക
analysis-deleted = മായ്ച്ചു.
analysis-comment = ഈ നീക്കത്തെക്കുറിച്ചുള്ള കുറിപ്പ്
analysis-notes = കുറിപ്പും ചിഹ്നങ്ങളും
analysis-signs = ചിഹ്നങ്ങൾ
analysis-no-signs = ചിഹ്നങ്ങൾ നീക്കങ്ങൾക്കുള്ളതാണ്: ആദ്യം ഒരു നീക്കത്തിലേക്ക് പോകുക.
analysis-position = നില
analysis-game = കളി
analysis-edit-board = നില ഒരുക്കാനുള്ള ബോർഡ്
analysis-pieces = ബോർഡിൽ വെക്കാനുള്ള കരുക്കൾ
analysis-remove = കരുക്കൾ എടുത്തുമാറ്റുക
analysis-turn = നീക്കേണ്ടത്
analysis-castling = കാസ്ലിങ് ആകാം
analysis-passed = എൻ പാസന്റ് കളം
analysis-fen-about = ബോർഡിൽ തൊടുക, അല്ലെങ്കിൽ കരുക്കൾ വലിക്കുക; കീബോർഡിൽ അമ്പുകളും K Q R B N P-യും (വെള്ളയ്ക്ക് വലിയ അക്ഷരം). അല്ലെങ്കിൽ ഇവിടെ FEN ഒട്ടിക്കുക.
analysis-usual-start = പതിവ് തുടക്കം
analysis-clear-board = ബോർഡ് കാലിയാക്കുക
analysis-set-up = ഒരുക്കുക
analysis-random = നറുക്കിട്ട്
analysis-chess960-fault = Chess960 തുടക്കത്തിന്റെ നമ്പർ 0 മുതൽ 959 വരെയാണ്.
analysis-playable = ഈ നിലയിൽനിന്ന് കളിക്കാം.
analysis-unreachable = ഈ നിലയിൽനിന്ന് കളിക്കാം, പക്ഷേ ഒരു കളിയും ഇവിടെ എത്തില്ല:
analysis-study-position = ഈ നില പഠിക്കുക
analysis-copy-pgn = PGN പകർത്തുക
analysis-pgn-copied = കളിയും അതിനെക്കുറിച്ച് പറഞ്ഞതെല്ലാം പകർത്തി.
analysis-copy-fen = FEN പകർത്തുക
analysis-fen-copied = നില പകർത്തി.
analysis-by-hand = പകർത്താൻ ബ്രൗസർ അനുവദിച്ചില്ല. ഉള്ളടക്കം ഇതാ:
analysis-download = ഫയലായി സൂക്ഷിക്കുക
analysis-save = ശേഖരത്തിൽ വെക്കുക
analysis-saved = ശേഖരത്തിൽ വെച്ചു.
analysis-play = ഇവിടെനിന്ന് കളിക്കുക
analysis-tags = പേരുകൾ, മത്സരം, ഫലം
analysis-event = മത്സരം
analysis-site = സ്ഥലം
analysis-date = തീയതി
analysis-round = റൗണ്ട്
analysis-result = ഫലം
analysis-open = കളി തുറക്കുക
analysis-open-about = PGN ഇവിടെ ഒട്ടിക്കുക, അല്ലെങ്കിൽ ഈ സ്ക്രീനിൽ എവിടെയെങ്കിലും ഫയൽ ഇടുക.
analysis-open-text = തുറക്കുക
analysis-open-file = ഫയൽ തിരഞ്ഞെടുക്കുക …
analysis-new = പുതുതായി തുടങ്ങുക
analysis-reading = വായിക്കുന്നു …
analysis-no-file = ഫയൽ വായിക്കാനായില്ല ({ $why }).
analysis-found-none = ഇതിൽ കളിയൊന്നുമില്ല.
analysis-found =
    { $count ->
        [one] ഒരു കളി കണ്ടെത്തി.
       *[other] { $count } കളികൾ കണ്ടെത്തി. ഒന്ന് തിരഞ്ഞെടുക്കുക:
    }
analysis-found-more = ഇനിയുമുണ്ട്; ശേഖരം എത്ര കളികളും എടുക്കും.
analysis-problems =
    { $count ->
        [one] ഒരു പിഴവ്
       *[other] { $count } പിഴവുകൾ
    }
analysis-problems-kept = എല്ലാം വായിക്കാനായില്ല. വായിക്കാനായത് ഉണ്ട്:
analysis-problem-at = കളി { $game }, വരി { $line }, സ്ഥാനം { $column }:

nag-brilliant = ഉജ്ജ്വല നീക്കം
nag-good = നല്ല നീക്കം
nag-interesting = കൗതുകകരമായ നീക്കം
nag-dubious = സംശയകരമായ നീക്കം
nag-mistake = പിഴവ്
nag-blunder = വൻ പിഴവ്
nag-only = ഏക നീക്കം
nag-white-wins = വെള്ള ജയിക്കുന്നു
nag-white-better = വെള്ളയ്ക്ക് മുൻതൂക്കം
nag-white-slightly = വെള്ളയ്ക്ക് നേരിയ മുൻതൂക്കം
nag-equal = തുല്യം
nag-unclear = അവ്യക്തം
nag-black-slightly = കറുപ്പിന് നേരിയ മുൻതൂക്കം
nag-black-better = കറുപ്പിന് മുൻതൂക്കം
nag-black-wins = കറുപ്പ് ജയിക്കുന്നു
nag-novelty = പുതിയ നീക്കം
nag-better = ഇതാണ് മെച്ചം

fen-fields = FEN-ൽ 6 ഭാഗങ്ങളുണ്ട് (കരുക്കൾ, നീക്കേണ്ടത്, കാസ്ലിങ്, എൻ പാസന്റ്, അർധനീക്കങ്ങളുടെ എണ്ണം, നീക്കത്തിന്റെ നമ്പർ), അല്ലെങ്കിൽ ആദ്യത്തെ 4; ഇതിൽ { $count } ആണുള്ളത്.
fen-ranks = ഭാഗം 1 (കരുക്കൾ): “/” വേർതിരിക്കുന്ന 8 നിരകൾക്കു പകരം { $count }.
fen-rank-length = ഭാഗം 1 (കരുക്കൾ): നിര { $rank }-ൽ 8 കളങ്ങൾക്കു പകരം { $count }.
fen-piece = ഭാഗം 1 (കരുക്കൾ): നിര { $rank }-ലെ “{ $text }” കരുവുമല്ല (KQRBNP kqrbnp), ഒഴിഞ്ഞ കളങ്ങളുടെ എണ്ണവുമല്ല (1 മുതൽ 8).
fen-turn = ഭാഗം 2 (നീക്കേണ്ടത്): “{ $text }” എന്നത് “w”-യോ “b”-യോ അല്ല.
fen-castling = ഭാഗം 3 (കാസ്ലിങ്): “{ $text }” എന്നത് K, Q, k, q അല്ലെങ്കിൽ തേരുകൾ നിൽക്കുന്ന വരികളുടെ അക്ഷരങ്ങൾ കൊണ്ടുള്ളതല്ല, “-”-ഉം അല്ല.
fen-en-passant = ഭാഗം 4 (എൻ പാസന്റ്): “{ $text }” എന്നത് “e3” പോലുള്ള കളമോ “-”-ഓ അല്ല.
fen-halfmoves = ഭാഗം 5 (അർധനീക്കങ്ങളുടെ എണ്ണം): “{ $text }” സംഖ്യയല്ല.
fen-fullmoves = ഭാഗം 6 (നീക്കത്തിന്റെ നമ്പർ): “{ $text }” സംഖ്യയല്ല.

setup-no-king = { $side }: രാജാവില്ല.
setup-many-kings = { $side }: ഒന്നിലധികം രാജാക്കന്മാർ.
setup-pawns-on-back-rank = ആദ്യത്തെയോ അവസാനത്തെയോ നിരയിൽ കാലാൾ നിൽക്കില്ല: { $squares }.
setup-opponent-in-check = { $side } ചെക്കിലാണ്, പക്ഷേ നീക്കേണ്ടത് { $side } അല്ല.
setup-castling-king-side = { $side }: രാജാവിന്റെ വശത്ത് കാസ്ലിങ് സാധ്യമല്ല: രാജാവ് നിര { $rank }-ൽ അല്ല.
setup-castling-queen-side = { $side }: മന്ത്രിയുടെ വശത്ത് കാസ്ലിങ് സാധ്യമല്ല: രാജാവ് നിര { $rank }-ൽ അല്ല.
setup-castling-rook = { $side }: { $square }-ലെ തേരുമായി കാസ്ലിങ് സാധ്യമല്ല: അവിടെ തേരില്ല.
setup-passed-rank = ഇപ്പോൾ നീക്കിയ പക്ഷത്തിന്റെ ഒരു കാലാളും { $square } കടന്നിരിക്കാനാവില്ല.
setup-passed-pawn = ഒരു കാലാളും ഇപ്പോൾ { $square } കടന്നിരിക്കാനാവില്ല: അതിനു മുന്നിൽ കാലാളില്ല.
setup-passed-blocked = ഒരു കാലാളും ഇപ്പോൾ { $square } കടന്നിരിക്കാനാവില്ല: വഴി തടഞ്ഞിരുന്നു.

odd-pieces = { $side }: 16-ൽ കൂടുതൽ കരുക്കൾ.
odd-pawns = { $side }: 8-ൽ കൂടുതൽ കാലാളുകൾ.
odd-promoted = { $side }: { $pawns } കാലാളുകൾ, വേറെ { $promoted } കരുക്കൾ സ്ഥാനക്കയറ്റം കിട്ടിയ കാലാളുകളായിരിക്കണം: ആകെ 8-ൽ കൂടുതൽ.
odd-few-captures = { $side }: കുറഞ്ഞത് { $promoted } കാലാളുകൾക്ക് സ്ഥാനക്കയറ്റം കിട്ടിയിട്ടുണ്ട്, പക്ഷേ അത്രയും കടന്നുപോകാൻ വേണ്ടത്ര കരുക്കൾ വെട്ടപ്പെട്ടിട്ടില്ല.
odd-reach = { $piece }: തുടങ്ങിയ കളത്തിൽനിന്ന് { $square }-ൽ എത്താൻ വഴിയില്ല.
odd-pawn-places = { $side }: കാലാളുകൾക്കെല്ലാം തുടക്കക്കളങ്ങളിൽനിന്ന് ഇവിടെ എത്താനാവില്ല.
odd-pawn-captures = { $side }: കാലാളുകൾ { $needed } കരുക്കളെ വെട്ടിയിരിക്കണം, പക്ഷേ വെട്ടാനാകുമായിരുന്നത് { $possible } മാത്രം.
odd-pawns-passed = { $squares } കളങ്ങളിലെ കാലാളുകൾക്ക് ഇത്ര കുറച്ചു വെട്ടലുകളോടെ പരസ്പരം കടക്കാനാവില്ല.
odd-turn = കരുക്കൾ ഇങ്ങനെ നിൽക്കുമ്പോൾ നീക്കേണ്ടത് { $side } ആകില്ല.
odd-last-move = { $side } ഇപ്പോൾ നടത്തിയിരിക്കാവുന്ന ഒരു നീക്കവുമില്ല.
odd-check = { $squares }-ൽനിന്ന് ഒരു നീക്കവും ചെക്ക് കൊടുത്തിരിക്കില്ല.
odd-castling = കാസ്ലിങ് അവകാശങ്ങൾ പറയുംപോലെ രാജാക്കന്മാരും തേരുകളും ഒരു തുടക്കത്തിലും നിൽക്കുന്നില്ല.
odd-passed-check = കാലാൾ { $square } കടക്കുന്നതിനു മുമ്പേ എതിരാളി ചെക്കിലായിരുന്നേനെ.
odd-passed-missing = അവസാന നീക്കം { $square } കടന്നുള്ള ഇരട്ടച്ചുവടേ ആകൂ, പക്ഷേ അവിടെ വെട്ടാൻ അവകാശമില്ല.
odd-clock = അർധനീക്കങ്ങളുടെ എണ്ണം { $clock } ആണ്, പക്ഷേ അവസാനത്തേത് വെട്ടലോ കാലാൾനീക്കമോ ആയിരുന്നു.
odd-clock-early = അർധനീക്കങ്ങളുടെ എണ്ണം { $clock } ആണ്, പക്ഷേ നീക്കത്തിന്റെ നമ്പർ പ്രകാരം അതിലും കുറച്ചേ കളിച്ചിട്ടുള്ളൂ.
odd-early = നീക്കത്തിന്റെ നമ്പർ പ്രകാരം { $side } ഇത്തരം { $possible } നീക്കങ്ങളേ നടത്തിയിരിക്കൂ, പക്ഷേ കരുക്കൾ { $needed } വെട്ടലുകളും കാലാൾനീക്കങ്ങളും കാണിക്കുന്നു.
