## Engine lines, graph and review

engine = എൻജിൻ
engine-lines = ലൈനുകൾ
engine-line = ലൈൻ { $number }
engine-depth = ആഴം { $depth }
engine-speed = { $count } kn/s
engine-whole = ലൈൻ മുഴുവൻ കാണിക്കുക
engine-preview = { $move } കഴിഞ്ഞാൽ. അവിടെ വരെ കളിക്കാൻ അതിൽ അമർത്തുക.
engine-resting = എൻജിൻ കളി വിശകലനം ചെയ്യുകയാണ്.
exact-white = { $count ->
    [one] വെള്ള { $count } നീക്കത്തിൽ ചെക്ക്മേറ്റ് ചെയ്യും
   *[other] വെള്ള { $count } നീക്കത്തിൽ ചെക്ക്മേറ്റ് ചെയ്യും
}
exact-black = { $count ->
    [one] കറുപ്പ് { $count } നീക്കത്തിൽ ചെക്ക്മേറ്റ് ചെയ്യും
   *[other] കറുപ്പ് { $count } നീക്കത്തിൽ ചെക്ക്മേറ്റ് ചെയ്യും
}
exact-draw = പിഴവില്ലാത്ത കളിയിൽ സമനില
engine-stopped = എൻജിന് തുടരാനാവുന്നില്ല ({ $why }). വീണ്ടും ശ്രമിക്കാൻ അത് ഓണാക്കുക.
engine-chances = വെള്ളയുടെ ജയസാധ്യത: { $percent }
engine-unknown = വിലയിരുത്തിയിട്ടില്ല
chances = { $percent } %
graph = കളിയുടെ ഗതി
graph-start = തുടക്കം
verdict-inaccuracy = ചെറിയ പിഴവ്
verdict-mistake = പിഴവ്
verdict-blunder = വൻ പിഴവ്
review = അവലോകനം
review-again = വീണ്ടും അവലോകനം ചെയ്യുക
review-cancel = നിർത്തുക
review-depth = എത്ര സൂക്ഷ്മമായി
review-quick = വേഗത്തിൽ
review-thorough = സൂക്ഷ്മമായി
review-progress = { $all }-ൽ { $done }
review-done = കളിയുടെ അവലോകനം കഴിഞ്ഞു.
review-cancelled = നിർത്തി. കണ്ടെത്തിയവ കളിയിൽ തുടരും.
review-changed = ഇതിനിടെ കളി മാറ്റപ്പെട്ടതിനാൽ അവലോകനം നിന്നു. അതുവരെ കണ്ടെത്തിയവ തുടരും.
review-loss = ഓരോ നീക്കത്തിലും നഷ്ടമായ സാധ്യത
review-counts = ചെറിയ പിഴവ്, പിഴവ്, വൻ പിഴവ്
review-given = { $verdict }: { $before } → { $after }
review-remark = { $given }. ഇതിലും നല്ലത്:
review-book = പുസ്തകത്തിലെ നീക്കം
review-best = മെച്ചം: { $move }.
review-natural = സ്വാഭാവികമായ പിഴവ്: { $rating } റേറ്റിങ്ങുള്ള 100 പേരിൽ ഏകദേശം { $count } പേർ ഇതു ചെയ്യും.
review-people = { $rating } റേറ്റിങ്ങുള്ള 100 പേരിൽ ഏകദേശം { $count } പേർ ഇതു കളിക്കും.
review-careless = അശ്രദ്ധ കൊണ്ടുള്ള പിഴവ്: { $rating } റേറ്റിങ്ങുള്ളവർ ഇതു ചെയ്യുന്നത് അപൂർവമാണ്.
review-people-find = { $count ->
    [0] { $move } കണ്ടെത്തുന്നവർ അപൂർവമാണ്.
   *[other] 100 പേരിൽ { $count } പേർ { $move } കണ്ടെത്തും.
}
review-next = അടുത്ത പിഴവ്
review-retry = വീണ്ടും ശ്രമിക്കുക
review-retry-about = { $move } എന്നതിനെക്കാൾ നല്ല നീക്കം കണ്ടെത്തൂ.
review-show-line = നീക്കനിര കാണിക്കുക
review-better = ഇതിലും നല്ലത്:
review-right = ശരി.
review-as-good = ഇതും നല്ലതാണ്.
review-not-yet = ഇതുവരെ ആയില്ല.
review-searching = ഒരു നിമിഷം …
review-refutation = തുടർന്ന് { $line }.
review-book-name = പുസ്തകത്തിലെ നീക്കം: { $name }.
review-no-mistakes = പിഴവുകളില്ല
review-mistakes = { $count ->
    [one] { $count } പിഴവ്
   *[other] { $count } പിഴവുകൾ
}
review-others = എതിരാളിയുടെ പിഴവുകളും
review-make-puzzles = പസിലുകളാക്കുക
review-solve = പരിഹരിക്കുക
review-puzzle-set = എന്റെ കളികൾ
review-puzzles-saving = പസിലുകൾ സൂക്ഷിക്കുന്നു …
review-puzzles-made = { $count ->
    [one] { $count } പസിൽ “എന്റെ കളികൾ” എന്ന ശേഖരത്തിലുണ്ട്.
   *[other] { $count } പസിലുകൾ “എന്റെ കളികൾ” എന്ന ശേഖരത്തിലുണ്ട്.
}
review-puzzles-failed = പസിലുകൾ സൂക്ഷിക്കാനായില്ല.

## The analysis board

analysis-damaged = ഇവിടെ അവസാനം പഠിച്ചത് വായിക്കാനായില്ല. ഒന്നും കളഞ്ഞിട്ടില്ല: അതിന്റെ ഉള്ളടക്കം ഈ ബ്രൗസറിന്റെ സംഭരണത്തിൽ “{ $place }” എന്ന പേരിൽ മാറ്റിവെച്ചു.
analysis-elsewhere = ഈ വിശകലനം മറ്റൊരു ടാബിൽ തുറന്നിരിക്കുന്നു.
analysis-not-saved = ഇവിടെ പഠിക്കുന്നത് ഈ ബ്രൗസർ സൂക്ഷിക്കുന്നില്ല (സംഭരണം നിറഞ്ഞു, അല്ലെങ്കിൽ ഓഫാണ്). പോകുന്നതിനു മുമ്പ് ഫയലായി സൂക്ഷിക്കുക.
analysis-replaced = ഇപ്പോൾ ബോർഡിൽ മറ്റൊരു കളിയാണ്.
analysis-restore = മുമ്പത്തെ വിശകലനം വീണ്ടെടുക്കുക
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
analysis-menu = സൂക്ഷിക്കുക, ഉപയോഗിക്കുക, തുറക്കുക
analysis-menu-save = സൂക്ഷിക്കുക
analysis-menu-use = ഉപയോഗിക്കുക
analysis-menu-open = തുറക്കുക
analysis-paste = കളി ഒട്ടിക്കുക
finders-ask = ഈ നീക്കം എത്ര പേർ കണ്ടെത്തും?
finders-told = { $count ->
    [0] { $rating } റേറ്റിങ്ങുള്ളവർ { $move } കണ്ടെത്തുന്നത് അപൂർവമാണ്.
   *[other] { $rating } റേറ്റിങ്ങുള്ള 100 പേരിൽ ഏകദേശം { $count } പേർ { $move } കണ്ടെത്തും.
}
finders-most = ഏറ്റവും കൂടുതൽ പേർ കളിക്കുന്നത് { $move }: 100-ൽ { $count } പേർ.
finders-rating = കളിക്കാരുടെ റേറ്റിങ്: { $rating }
finders-lower = കുറഞ്ഞ റേറ്റിങ്
finders-higher = കൂടിയ റേറ്റിങ്
finders-missing = ഇതു പറയാനാവില്ല: ആളുകളുടെ നീക്കങ്ങളുള്ള ഫയൽ എടുക്കാനായില്ല.
analysis-copy-line = ഇവിടെ വരെയുള്ള നീക്കങ്ങൾ പകർത്തുക
analysis-line-copied = നീക്കങ്ങൾ പകർത്തി.
analysis-copy-pgn = PGN പകർത്തുക
analysis-pgn-copied = കുറിപ്പുകളും വകഭേദങ്ങളും സഹിതം PGN പകർത്തി.
analysis-copy-fen = FEN പകർത്തുക
analysis-fen-copied = നില പകർത്തി.
analysis-by-hand = പകർത്താൻ ബ്രൗസർ അനുവദിച്ചില്ല. ഉള്ളടക്കം ഇതാ:
analysis-download = ഫയലായി സൂക്ഷിക്കുക
analysis-save = ശേഖരത്തിൽ വെക്കുക
analysis-saved = ശേഖരത്തിൽ വെച്ചു.
analysis-add-to-set = പസിൽ സെറ്റിൽ ചേർക്കുക
analysis-tags = പേരുകൾ, ടൂർണമെന്റ്, ഫലം
analysis-event = ടൂർണമെന്റ്
analysis-site = സ്ഥലം
analysis-date = തീയതി
analysis-round = റൗണ്ട്
analysis-result = ഫലം
analysis-open = കളി തുറക്കുക
analysis-open-about = PGN ഇവിടെ ഒട്ടിക്കുക, അല്ലെങ്കിൽ ഈ സ്ക്രീനിൽ എവിടെയെങ്കിലും ഫയൽ ഇടുക.
analysis-open-text = തുറക്കുക
analysis-open-file = ഫയൽ തുറക്കുക …
analysis-new = പുതിയ വിശകലനം
analysis-reading = വായിക്കുന്നു …
analysis-no-file = ഫയൽ വായിക്കാനായില്ല ({ $why }).
analysis-by-link = ലിങ്ക് വഴി നടക്കുന്ന കളി വിശകലനം ചെയ്യാൻ സാധ്യമല്ല: അതിന്റെ നിയമങ്ങളിൽ സഹായം അനുവദിച്ചിട്ടില്ല. കളി കഴിഞ്ഞാൽ വിശകലനം ചെയ്യാം.
analysis-found-none = ഇതിൽ കളിയൊന്നുമില്ല.
chapters = അധ്യായങ്ങൾ
chapter-of = അധ്യായം { $number } / { $count }: { $title }
chapter-number = അധ്യായം { $number }
chapter-name = ഈ അധ്യായത്തിന്റെ പേര്
chapter-up = ഈ അധ്യായം മുകളിലേക്ക് മാറ്റുക
chapter-down = ഈ അധ്യായം താഴേക്ക് മാറ്റുക
chapter-remove = ഈ അധ്യായം നീക്കംചെയ്യുക
chapter-add = അധ്യായം ചേർക്കുക
chapter-added = അധ്യായം ചേർത്തു.
chapter-removed = അധ്യായം നീക്കംചെയ്തു.
chapter-unread = വായിക്കാത്തത്: { $text }
chapter-problems = എല്ലാം വായിക്കാനായില്ല. വായിക്കാനായത് ബോർഡിലുണ്ട്; ബാക്കി അതത് അധ്യായത്തിന്റെ അവസാനം കുറിപ്പായി ഉണ്ട്.
chapter-problem = അധ്യായം { $chapter }, വരി { $line }, സ്ഥാനം { $column }:
chapter-more = ഇനിയും കളികളുണ്ട്: ആദ്യത്തെ { $count } എണ്ണം ഇവിടെ അധ്യായങ്ങളാണ്. എല്ലാം ശേഖരത്തിൽ ചേർക്കാം:

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
odd-promoted = { $side }: കാലാളുകൾ { $pawns }, സ്ഥാനക്കയറ്റം കിട്ടിയ കാലാളുകൾതന്നെയാകേണ്ട മറ്റു കരുക്കൾ { $promoted }: ആകെ 8-ൽ കൂടുതൽ.
odd-few-captures = { $side }: സ്ഥാനക്കയറ്റം കിട്ടിയ കാലാളുകൾ കുറഞ്ഞത് { $promoted }; അത്രയും കടന്നുപോകാൻ വേണ്ടത്ര കരുക്കൾ വെട്ടപ്പെട്ടിട്ടില്ല.
odd-reach = { $piece }: തുടങ്ങിയ കളത്തിൽനിന്ന് { $square }-ൽ എത്താൻ വഴിയില്ല.
odd-pawn-places = { $side }: കാലാളുകൾക്കെല്ലാം തുടക്കക്കളങ്ങളിൽനിന്ന് ഇവിടെ എത്താനാവില്ല.
odd-pawn-captures = { $side }: കാലാളുകൾ വെട്ടിയിരിക്കേണ്ട കരുക്കൾ { $needed }, പക്ഷേ വെട്ടാനാകുമായിരുന്നത് { $possible } മാത്രം.
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
