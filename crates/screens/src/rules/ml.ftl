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
