## The library

library-import = PGN ചേർക്കുക
library-export-all = എല്ലാം എക്സ്പോർട്ട് ചെയ്യുക
library-search = ശേഖരത്തിൽ തിരയുക
library-search-what = പേരുകൾ, ടൂർണമെന്റ്, തീയതി, ഓപ്പണിങ്
library-kind = ഏതു കളികൾ
library-all = എല്ലാം
library-mine = എന്റേത്
library-robot = റോബോട്ടിനെതിരെ
library-persons = രണ്ടുപേർ തമ്മിൽ
library-imported = ചേർത്തവ
library-study = പഠനങ്ങൾ
library-sort = ക്രമം
library-sort-changed = ചേർത്ത ക്രമം
library-sort-date = കളിച്ച തീയതി
library-sort-white = വെള്ളയുടെ പേര്
library-sort-white-elo = വെള്ളയുടെ ഇലോ
library-sort-black = കറുപ്പിന്റെ പേര്
library-sort-black-elo = കറുപ്പിന്റെ ഇലോ
library-sort-result = ഫലം
library-sort-opening = ഓപ്പണിങ്
library-sort-length = നീക്കങ്ങളുടെ എണ്ണം
library-not-known = അറിയില്ല
library-reverse = വിപരീത ക്രമത്തിൽ
library-column-elo = ഇലോ
library-column-moves = നീക്കങ്ങൾ
library-column-date = തീയതി
library-count = { $count ->
    [one] { $count } കളി
   *[other] { $count } കളികൾ
}
library-found = { $count ->
    [one] { $all }-ൽ { $count } കളി
   *[other] { $all }-ൽ { $count } കളികൾ
}
library-score = നിങ്ങൾ: { $won } ജയം · { $drawn } സമനില · { $lost } തോൽവി
library-games = കളികൾ
library-game = തിരഞ്ഞെടുത്ത കളി
library-moves = { $count ->
    [one] { $count } നീക്കം
   *[other] { $count } നീക്കങ്ങൾ
}
library-unfinished = തീർന്നിട്ടില്ല
library-choose = പ്രിവ്യൂ കാണാൻ ഒരു കളി തിരഞ്ഞെടുക്കുക.
library-continue = തുടർന്നു കളിക്കുക
library-replay = തുറക്കുക
library-export = PGN ആയി സൂക്ഷിക്കുക
library-actions = പ്രവൃത്തികൾ
library-rename = പേരുകളും ഇലോയും
library-rename-save = സൂക്ഷിക്കുക
library-renamed = പേരുകളും ഇലോയും മാറ്റി.
library-export-found = { $count ->
    [one] ഈ കളി എക്സ്പോർട്ട് ചെയ്യുക
   *[other] ഈ { $count } കളികൾ എക്സ്പോർട്ട് ചെയ്യുക
}
library-delete-found = { $count ->
    [one] ഈ കളി മായ്ക്കുക
   *[other] ഈ { $count } കളികൾ മായ്ക്കുക
}
library-no-match = അങ്ങനെയൊരു കളിയില്ല.
library-show-all = എല്ലാ കളികളും കാണിക്കുക
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
    [one] { $count } കളി ചേർത്തു.
   *[other] { $count } കളികൾ ചേർത്തു.
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
library-not-exported = { $count ->
    [one] ഈ പതിപ്പിന് { $count } കളി വായിക്കാനാവില്ല, അത് ഫയലിലില്ല: പേജ് വീണ്ടും തുറന്ന് ശ്രമിക്കുക.
   *[other] ഈ പതിപ്പിന് { $count } കളികൾ വായിക്കാനാവില്ല, അവ ഫയലിലില്ല: പേജ് വീണ്ടും തുറന്ന് ശ്രമിക്കുക.
}
library-deleted = { $count ->
    [one] { $count } കളി മായ്ച്ചു.
   *[other] { $count } കളികൾ മായ്ച്ചു.
}
library-dismiss = അടയ്ക്കുക
library-restore = വീണ്ടെടുക്കുക
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
    [one] വീണ്ടെടുക്കുക
   *[other] { $count } കളികൾ വീണ്ടെടുക്കുക
}
library-empty-bin = എന്നേക്കുമായി മായ്ക്കുക
library-bin = ചവറ്റുകുട്ട
library-in-bin = { $count ->
    [one] ചവറ്റുകുട്ട: { $count } കളി
   *[other] ചവറ്റുകുട്ട: { $count } കളികൾ
}
library-bin-about = മായ്ച്ച കളികൾ { $days } ദിവസം ചവറ്റുകുട്ടയിലുണ്ടാകും.
library-bin-empty = ചവറ്റുകുട്ട ഒഴിഞ്ഞിരിക്കുന്നു.
library-days-left = { $count ->
    [one] { $count } ദിവസം കൂടി ചവറ്റുകുട്ടയിലുണ്ടാകും
   *[other] { $count } ദിവസം കൂടി ചവറ്റുകുട്ടയിലുണ്ടാകും
}
library-filters = ഫിൽറ്ററുകൾ
library-filters-in-use = ഫിൽറ്ററുകൾ ({ $count } ഉപയോഗത്തിൽ)
library-filter-remove = ഫിൽറ്റർ നീക്കുക: { $filter }
library-any = ഏതും
library-played-as = എന്റെ നിറം
library-eco = ഓപ്പണിങ് കോഡ് (ECO)
library-elo = ഇരുവരുടെയും ഇലോ, കുറഞ്ഞത്
library-from = കളിച്ച ദിവസം, മുതൽ
library-until = കളിച്ച ദിവസം, വരെ
