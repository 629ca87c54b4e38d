## Themes of puzzles

theme-group-mates = ചെക്ക്മേറ്റുകൾ
theme-group-tactics = തന്ത്രങ്ങൾ
theme-group-goals = ലക്ഷ്യങ്ങൾ
theme-group-phases = കളിയുടെ ഭാഗങ്ങൾ
theme-group-endings = എൻഡ്ഗെയിമുകൾ
theme-group-lengths = നീക്കങ്ങളുടെ എണ്ണം
theme-group-special-moves = പ്രത്യേക നീക്കങ്ങൾ
theme-group-players = കളിക്കാർ

theme-advancedPawn = മുന്നേറിയ കാലാൾ
theme-advantage = മുൻതൂക്കം
theme-anastasiaMate = അനസ്താസിയ ചെക്ക്മേറ്റ്
theme-arabianMate = അറേബ്യൻ ചെക്ക്മേറ്റ്
theme-attackingF2F7 = f2 അല്ലെങ്കിൽ f7 ആക്രമണം
theme-attraction = ചൂണ്ട
theme-backRankMate = അവസാന നിരയിലെ ചെക്ക്മേറ്റ്
theme-balestraMate = ബലെസ്ട്ര ചെക്ക്മേറ്റ്
theme-bishopEndgame = ആന എൻഡ്ഗെയിം
theme-blindSwineMate = ഇരട്ടത്തേര് ചെക്ക്മേറ്റ്
theme-bodenMate = ബോഡൻ ചെക്ക്മേറ്റ്
theme-capturingDefender = കാവൽക്കാരനെ വെട്ടൽ
theme-castling = കാസ്ലിങ്
theme-checkFirst = ആദ്യം ചെക്ക്
theme-clearance = വഴിയൊഴിയൽ
theme-collinearMove = ഒരേ രേഖയിലെ നീക്കം
theme-cornerMate = മൂലയിലെ ചെക്ക്മേറ്റ്
theme-crushing = നിർണായക മുൻതൂക്കം
theme-defensiveMove = പ്രതിരോധ നീക്കം
theme-deflection = അകറ്റൽ
theme-discoveredAttack = മറനീക്കിയുള്ള ആക്രമണം
theme-discoveredCheck = മറനീക്കിയുള്ള ചെക്ക്
theme-doubleBishopMate = ഇരട്ട ആന ചെക്ക്മേറ്റ്
theme-doubleCheck = ഇരട്ട ചെക്ക്
theme-dovetailMate = ഡവ്ടെയിൽ ചെക്ക്മേറ്റ്
theme-enPassant = എൻ പാസന്റ്
theme-endgame = എൻഡ്ഗെയിം
theme-epauletteMate = എപ്പലെറ്റ് ചെക്ക്മേറ്റ്
theme-equality = തുല്യത
theme-exposedKing = തുറന്നുകിടക്കുന്ന രാജാവ്
theme-fork = ഇരട്ട ആക്രമണം
theme-hangingPiece = സംരക്ഷണമില്ലാത്ത കരു
theme-hookMate = ഹുക്ക് ചെക്ക്മേറ്റ്
theme-interference = ഇടയിൽ കയറൽ
theme-intermezzo = ഇടനീക്കം
theme-killBoxMate = പെട്ടി ചെക്ക്മേറ്റ്
theme-kingFork = രാജാവിന്റെ ഇരട്ട ആക്രമണം
theme-kingsideAttack = രാജാവിന്റെ വശത്തെ ആക്രമണം
theme-knightEndgame = കുതിര എൻഡ്ഗെയിം
theme-long = മൂന്നു നീക്കം
theme-master = മാസ്റ്ററുടെ കളി
theme-masterVsMaster = മാസ്റ്റർമാർ തമ്മിൽ
theme-mate = ചെക്ക്മേറ്റ്
theme-mateIn1 = 1 നീക്കത്തിൽ ചെക്ക്മേറ്റ്
theme-mateIn2 = 2 നീക്കത്തിൽ ചെക്ക്മേറ്റ്
theme-mateIn3 = 3 നീക്കത്തിൽ ചെക്ക്മേറ്റ്
theme-mateIn4 = 4 നീക്കത്തിൽ ചെക്ക്മേറ്റ്
theme-mateIn5 = അഞ്ചോ അധികമോ നീക്കത്തിൽ ചെക്ക്മേറ്റ്
theme-middlegame = മിഡിൽഗെയിം
theme-morphysMate = മോർഫി ചെക്ക്മേറ്റ്
theme-oneMove = ഒരു നീക്കം
theme-opening = ഓപ്പണിങ്
theme-operaMate = ഓപ്പറ ചെക്ക്മേറ്റ്
theme-overload = അമിതഭാരമുള്ള കാവൽക്കാരൻ
theme-overloading = അമിതഭാരം
theme-pawnEndgame = കാലാൾ എൻഡ്ഗെയിം
theme-pillsburysMate = പിൽസ്ബറി ചെക്ക്മേറ്റ്
theme-pin = രാജാവിനോടുള്ള പിൻ
theme-promotion = സ്ഥാനക്കയറ്റം
theme-queenEndgame = മന്ത്രി എൻഡ്ഗെയിം
theme-queenRookEndgame = മന്ത്രി, തേര് എൻഡ്ഗെയിം
theme-queensideAttack = മന്ത്രിയുടെ വശത്തെ ആക്രമണം
theme-quietMove = ശാന്തനീക്കം
theme-relativePin = ആപേക്ഷിക പിൻ
theme-rookEndgame = തേര് എൻഡ്ഗെയിം
theme-sacrifice = ബലി
theme-short = രണ്ടു നീക്കം
theme-skewer = സ്ക്യൂവർ
theme-smotheredMate = ഞെരുക്കിയ ചെക്ക്മേറ്റ്
theme-superGM = ലോകനിലവാരത്തിലുള്ള കളി
theme-swallowstailMate = സ്വാലോസ് ടെയിൽ ചെക്ക്മേറ്റ്
theme-trappedPiece = കുടുങ്ങിയ കരു
theme-triangleMate = ത്രികോണ ചെക്ക്മേറ്റ്
theme-underPromotion = മന്ത്രിയല്ലാത്ത സ്ഥാനക്കയറ്റം
theme-veryLong = നാലോ അധികമോ നീക്കം
theme-vukovicMate = വുക്കോവിച്ച് ചെക്ക്മേറ്റ്
theme-xRayAttack = എക്സ്-റേ
theme-zugzwang = സുഗ്സ്വാങ്

theme-about-advancedPawn = ഒരു കാലാൾ അതിന്റെ വഴിയിലെ അവസാന രണ്ടു നിരകളിലെത്തുന്നു.
theme-about-advantage = വ്യക്തമായ മുൻതൂക്കം നേടൂ.
theme-about-anastasiaMate = തേരോ മന്ത്രിയോ അരികിൽ ചെക്ക്മേറ്റ് ചെയ്യുന്നു; കുതിരയും രാജാവിന്റെ സ്വന്തം കരുവും വഴിയടയ്ക്കുന്നു.
theme-about-arabianMate = മൂലയിലെ രാജാവിനെ തേര് ചെക്ക്മേറ്റ് ചെയ്യുന്നു; കുതിര തേരിനെ സംരക്ഷിക്കുന്നു.
theme-about-attackingF2F7 = കാസ്ലിങ് ചെയ്യാത്ത രാജാവിനടുത്തുള്ള ദുർബലമായ f2, f7 കളങ്ങളിലൊന്നിലെ വെട്ടൽ.
theme-about-attraction = ആക്രമിക്കപ്പെടുന്ന കളത്തിലേക്ക് ഒരു കരുവിനെ ചൂണ്ടയിട്ടു വരുത്തുന്നു.
theme-about-backRankMate = രാജാവിന്റെ അവസാന നിരയിൽ ചെക്ക്മേറ്റ്; സ്വന്തം കരുക്കൾ തന്നെ വഴിയടയ്ക്കുന്നു.
theme-about-balestraMate = ആന ചെക്ക്മേറ്റ് ചെയ്യുന്നു; ബാക്കി കളങ്ങൾ മന്ത്രി ആക്രമിക്കുന്നു.
theme-about-bishopEndgame = ബോർഡിൽ ആനകളും കാലാളുകളും രാജാക്കന്മാരും മാത്രം.
theme-about-blindSwineMate = അടുത്തടുത്തുള്ള രണ്ടു തേരുകൾ തൊട്ടടുത്തുനിന്ന് ചെക്ക്മേറ്റ് ചെയ്യുന്നു.
theme-about-bodenMate = രണ്ട് ആനകൾ പരസ്പരം മുറിക്കുന്ന കോണോടുകോൺ വഴികളിലൂടെ ചെക്ക്മേറ്റ് ചെയ്യുന്നു.
theme-about-capturingDefender = സംരക്ഷിക്കുന്ന കരു ആദ്യം വെട്ടപ്പെടുന്നു, പിന്നെ അത് സംരക്ഷിച്ചത് നഷ്ടമാകുന്നു.
theme-about-castling = ഉത്തരത്തിൽ കാസ്ലിങ് ഉണ്ട്.
theme-about-checkFirst = പ്രതീക്ഷിച്ച നീക്കത്തിനു മുമ്പ് ഒരു ചെക്ക്.
theme-about-clearance = ഒരു കരു സ്വന്തം പക്ഷത്തെ മറ്റൊന്നിനായി കളമോ വഴിയോ ഒഴിഞ്ഞുകൊടുക്കുന്നു.
theme-about-collinearMove = ഒരു കരു എതിരാളിയുടെ കരുവിനെ വെട്ടാതെ അതേ രേഖയിലൂടെ നീങ്ങുന്നു.
theme-about-cornerMate = തേരോ മന്ത്രിയോ മൂലയിൽ അടച്ചിട്ട രാജാവിനെ കുതിര ചെക്ക്മേറ്റ് ചെയ്യുന്നു.
theme-about-crushing = കളി തീരുമാനിക്കുന്ന മുൻതൂക്കം നേടൂ.
theme-about-defensiveMove = കൃത്യമായ ഒരു നീക്കം നില രക്ഷിക്കുന്നു.
theme-about-deflection = ഒരു കരുവിനെ അത് സംരക്ഷിക്കുന്നതിൽനിന്ന് അകറ്റുന്നു.
theme-about-discoveredAttack = ഒരു കരു വഴിയിൽനിന്ന് മാറുമ്പോൾ പിന്നിലെ കരു ആക്രമിക്കുന്നു.
theme-about-discoveredCheck = ഒരു കരു വഴിയിൽനിന്ന് മാറുമ്പോൾ പിന്നിലെ കരു ചെക്ക് നൽകുന്നു.
theme-about-doubleBishopMate = രണ്ട് ആനകൾ അടുത്തടുത്തുള്ള കോണോടുകോൺ വഴികളിലൂടെ ചെക്ക്മേറ്റ് ചെയ്യുന്നു.
theme-about-doubleCheck = രണ്ടു കരുക്കൾ ഒരേസമയം ചെക്ക് നൽകുന്നു.
theme-about-dovetailMate = രാജാവിന് കോണോടുകോൺ അടുത്തുള്ള മന്ത്രി ചെക്ക്മേറ്റ് ചെയ്യുന്നു; ചുറ്റും ആക്രമിക്കാൻ മറ്റൊരു കരു വേണ്ട.
theme-about-enPassant = ഒരു കാലാൾ എൻ പാസന്റ് ആയി വെട്ടുന്നു.
theme-about-endgame = ബോർഡിൽ കുറച്ചു കരുക്കളേ ബാക്കിയുള്ളൂ.
theme-about-epauletteMate = രാജാവിന്റെ ഇരുവശത്തും സ്വന്തം കരുക്കൾ നിൽക്കുന്നു.
theme-about-equality = വിഷമമുള്ള നില രക്ഷിച്ച് തുല്യത നേടൂ.
theme-about-exposedKing = ചുറ്റും കാലാളുകളില്ലാത്ത രാജാവിനെ വേട്ടയാടുന്നു.
theme-about-fork = ഒരു കരു ഒരേസമയം രണ്ടോ അതിലധികമോ കരുക്കളെ ആക്രമിക്കുന്നു.
theme-about-hangingPiece = സംരക്ഷണമില്ലാത്ത ഒരു കരുവിനെ വെട്ടാം.
theme-about-hookMate = തേര് ചെക്ക്മേറ്റ് ചെയ്യുന്നു; തേരിനെ കുതിരയും കുതിരയെ കാലാളും സംരക്ഷിക്കുന്നു.
theme-about-interference = എതിരാളിയുടെ കരുവിനും അത് സംരക്ഷിക്കുന്നതിനും ഇടയിൽ ഒരു കരു വരുന്നു.
theme-about-intermezzo = പ്രതീക്ഷിച്ച തിരിച്ചുവെട്ടലിനു മുമ്പ് ഒരു ഭീഷണി.
theme-about-killBoxMate = രാജാവിനടുത്തുള്ള തേര് ചെക്ക്മേറ്റ് ചെയ്യുന്നു; മന്ത്രി അതിനെ സംരക്ഷിച്ച് രാജാവിനെ അടച്ചിടുന്നു.
theme-about-kingFork = രാജാവ് ഒരേസമയം രണ്ടോ അതിലധികമോ കരുക്കളെ ആക്രമിക്കുന്നു.
theme-about-kingsideAttack = രാജാവിന്റെ വശത്തുള്ള രാജാവിനു നേരെ ആക്രമണം.
theme-about-knightEndgame = ബോർഡിൽ കുതിരകളും കാലാളുകളും രാജാക്കന്മാരും മാത്രം.
theme-about-long = ഉത്തരത്തിൽ മൂന്ന് നീക്കങ്ങളുണ്ട്.
theme-about-master = പദവിയുള്ള ഒരു കളിക്കാരന്റെ കളിയിൽനിന്ന്.
theme-about-masterVsMaster = പദവിയുള്ള രണ്ടു കളിക്കാർ തമ്മിലുള്ള കളിയിൽനിന്ന്.
theme-about-mate = ഉത്തരം ചെക്ക്മേറ്റിൽ അവസാനിക്കുന്നു.
theme-about-mateIn1 = ഒറ്റ നീക്കത്തിൽ ചെക്ക്മേറ്റ് ചെയ്യൂ.
theme-about-mateIn2 = രണ്ടു നീക്കത്തിൽ ചെക്ക്മേറ്റ് ചെയ്യൂ.
theme-about-mateIn3 = മൂന്നു നീക്കത്തിൽ ചെക്ക്മേറ്റ് ചെയ്യൂ.
theme-about-mateIn4 = നാലു നീക്കത്തിൽ ചെക്ക്മേറ്റ് ചെയ്യൂ.
theme-about-mateIn5 = അഞ്ചോ അതിലധികമോ നീക്കത്തിൽ ചെക്ക്മേറ്റ് ചെയ്യൂ.
theme-about-middlegame = കളിയുടെ മധ്യഭാഗത്തുനിന്ന്.
theme-about-morphysMate = തേര് അരികിൽ അടച്ചിട്ട രാജാവിനെ ആന ചെക്ക്മേറ്റ് ചെയ്യുന്നു.
theme-about-oneMove = ഉത്തരത്തിൽ ഒരു നീക്കമുണ്ട്.
theme-about-opening = കളിയുടെ ഓപ്പണിങ്ങിൽനിന്ന്.
theme-about-operaMate = രാജാവിനടുത്തുള്ള തേര് ചെക്ക്മേറ്റ് ചെയ്യുന്നു; ആന അതിനെ സംരക്ഷിക്കുന്നു.
theme-about-overload = രണ്ടിനെ സംരക്ഷിക്കുന്ന കരുവിന് ഒന്നിനെ മാത്രമേ നിലനിർത്താനാവൂ.
theme-about-overloading = ഒരു കരുവിന് കഴിയുന്നതിലധികം സംരക്ഷിക്കേണ്ടിവരുന്നു.
theme-about-pawnEndgame = ബോർഡിൽ കാലാളുകളും രാജാക്കന്മാരും മാത്രം.
theme-about-pillsburysMate = തേര് അകലെനിന്ന് ചെക്ക്മേറ്റ് ചെയ്യുന്നു; രാജാവ് രക്ഷപ്പെടുന്ന വഴി ആന അടയ്ക്കുന്നു.
theme-about-pin = പിന്നിൽ സ്വന്തം രാജാവുള്ളതിനാൽ ഒരു കരുവിന് രേഖ വിട്ടു നീങ്ങാനാവില്ല.
theme-about-promotion = ഒരു കാലാളിന് സ്ഥാനക്കയറ്റം ലഭിക്കുന്നു.
theme-about-queenEndgame = ബോർഡിൽ മന്ത്രിമാരും കാലാളുകളും രാജാക്കന്മാരും മാത്രം.
theme-about-queenRookEndgame = ബോർഡിൽ മന്ത്രിമാരും തേരുകളും കാലാളുകളും രാജാക്കന്മാരും മാത്രം.
theme-about-queensideAttack = മന്ത്രിയുടെ വശത്തുള്ള രാജാവിനു നേരെ ആക്രമണം.
theme-about-quietMove = ചെക്കോ വെട്ടലോ ഇല്ലാത്ത ഒരു നീക്കം വഴിതുറക്കുന്നു.
theme-about-relativePin = പിന്നിൽ കൂടുതൽ വിലയുള്ള കരുവുള്ളതിനാൽ ഒരു കരു രേഖ വിട്ടു നീങ്ങരുത്.
theme-about-rookEndgame = ബോർഡിൽ തേരുകളും കാലാളുകളും രാജാക്കന്മാരും മാത്രം.
theme-about-sacrifice = കൂടുതൽ നല്ലതിനായി കരുക്കൾ വിട്ടുകൊടുക്കുന്നു.
theme-about-short = ഉത്തരത്തിൽ രണ്ടു നീക്കങ്ങളുണ്ട്.
theme-about-skewer = ഒരു കരുവിന് രേഖ വിട്ടു മാറേണ്ടിവരുന്നു, പിന്നിലെ കരു നഷ്ടമാകുന്നു.
theme-about-smotheredMate = സ്വന്തം കരുക്കൾ അടച്ചിട്ട രാജാവിനെ കുതിര ചെക്ക്മേറ്റ് ചെയ്യുന്നു.
theme-about-superGM = ലോകത്തിലെ മികച്ച ഒരു കളിക്കാരന്റെ കളിയിൽനിന്ന്.
theme-about-swallowstailMate = രാജാവിനടുത്തുള്ള മന്ത്രി ചെക്ക്മേറ്റ് ചെയ്യുന്നു; രാജാവിനു പിന്നിൽ കോണോടുകോൺ സ്വന്തം കരുക്കൾ നിൽക്കുന്നു.
theme-about-trappedPiece = ഒരു കരു ആക്രമിക്കപ്പെടുന്നു, അതിന് സുരക്ഷിതമായ കളമില്ല.
theme-about-triangleMate = മന്ത്രിയും തേരും രാജാവിനു ചുറ്റുമുള്ള രണ്ടു കളങ്ങളിൽനിന്ന് ചെക്ക്മേറ്റ് ചെയ്യുന്നു.
theme-about-underPromotion = ഒരു കാലാളിന് തേര്, ആന, കുതിര ഇവയിലൊന്നായി സ്ഥാനക്കയറ്റം ലഭിക്കുന്നു.
theme-about-veryLong = ഉത്തരത്തിൽ നാലോ അതിലധികമോ നീക്കങ്ങളുണ്ട്.
theme-about-vukovicMate = രാജാവിനടുത്തുള്ള തേര് ചെക്ക്മേറ്റ് ചെയ്യുന്നു; അതേ രേഖയിൽ അതിനു പിന്നിൽ കുതിര നിൽക്കുന്നു.
theme-about-xRayAttack = എതിരാളിയുടെ കരുവിനെ മറികടന്ന് ഒരു കരു ഒരു കളം സംരക്ഷിക്കുകയോ ആക്രമിക്കുകയോ ചെയ്യുന്നു.
theme-about-zugzwang = നീക്കേണ്ട പക്ഷത്തിന്റെ ഏതു നീക്കവും നില മോശമാക്കുന്നു.

## Pieces with their squares, as the words around them need them: alone, as object, in a list. The object is the
## accusative: യും can follow it.

motif-piece =
    { $square } കളത്തിലെ { $role ->
        [king] രാജാവ്
        [queen] മന്ത്രി
        [rook] തേര്
        [bishop] ആന
        [knight] കുതിര
       *[pawn] കാലാൾ
    }
motif-object =
    { $square } കളത്തിലെ { $role ->
        [king] രാജാവിനെ
        [queen] മന്ത്രിയെ
        [rook] തേരിനെ
        [bishop] ആനയെ
        [knight] കുതിരയെ
       *[pawn] കാലാളിനെ
    }
motif-and = { $list }, { $last }

## Why a solution works. These begin and end as parts of a sentence.

explain-mate-two = { $mate }: { $checkers } ഒരേസമയം ചെക്ക് നൽകുന്നു, രാജാവിന് കളമില്ല
explain-mate-back-rank = { $mate }: { $piece } ചെക്ക് നൽകുന്നു, രാജാവിന്റെ സ്വന്തം കരുക്കൾ തന്നെ വഴിയടയ്ക്കുന്നു
explain-mate-shut-in = { $mate }: { $piece } ചെക്ക് നൽകുന്നു, രാജാവിന്റെ സ്വന്തം കരുക്കൾ ഒരു കളവും ബാക്കിവെക്കുന്നില്ല
explain-mate-guarded = { $mate }: { $piece } രാജാവിനടുത്തുനിന്ന് ചെക്ക് നൽകുന്നു, { $guard } അതിനെ സംരക്ഷിക്കുന്നു
explain-mate-blocked = { $mate }: { $piece } ചെക്ക് നൽകുന്നു, രാജാവിന്റെ സ്വന്തം കരുക്കളും വഴിയിലുണ്ട്
explain-mate-blocked-by = { $mate }: { $piece } ചെക്ക് നൽകുന്നു, { $blocker } രാജാവിന്റെ വഴിയിലുണ്ട്
explain-mate-covered = { $mate }: { $piece } ചെക്ക് നൽകുന്നു, രാജാവിനു ചുറ്റുമുള്ള എല്ലാ കളങ്ങളും ആക്രമിക്കപ്പെടുന്നു
explain-fork = { $piece } ഒരേസമയം { $targets } എന്നീ കരുക്കളെ ആക്രമിക്കുന്നു
explain-pin = { $piece } { $pinned } പിൻ ചെയ്യുന്നു, അതിനു പിന്നിൽ { $behind } നിൽക്കുന്നു
explain-skewer = { $piece } { $front } ആക്രമിക്കുന്നു, അത് മാറുമ്പോൾ പിന്നിലെ കരു നഷ്ടമാകുന്നു: { $behind }
explain-discovered-attack = { $piece } മാറുന്നു, { $attacker } { $target } ആക്രമിക്കുന്നു
explain-discovered-check = { $piece } മാറുന്നു, { $attacker } ചെക്ക് നൽകുന്നു
explain-double-check = { $checkers } ഒരേസമയം ചെക്ക് നൽകുന്നു, രാജാവ് നീങ്ങിയേ തീരൂ
explain-x-ray = { $piece } { $through } മറികടന്ന് { $square } കളം സംരക്ഷിക്കുന്നു
explain-attraction = { $piece } ഒരു ചൂണ്ടയാണ്: { $lured } അതിനെ വെട്ടി അവിടെ ആക്രമിക്കപ്പെടുന്നു
explain-deflection = { $piece } { $defender } അകറ്റുന്നു, ഇനി അത് { $lost } സംരക്ഷിക്കുന്നില്ല
explain-deflection-square = { $piece } { $defender } അകറ്റുന്നു, ഇനി അത് { $square } കളം സംരക്ഷിക്കുന്നില്ല
explain-overload = { $defender } { $square } കളത്തെയും { $lost }യും സംരക്ഷിക്കണം, രണ്ടും ഒന്നിച്ച് സാധ്യമല്ല
explain-interference = { $piece } ഇടയിൽ വരുന്നതിനാൽ { $defender } ഇനി { $lost } സംരക്ഷിക്കുന്നില്ല
explain-intermezzo = { $target } വെട്ടുന്നതിനു മുമ്പ് ഒരു ഇടനീക്കം: { $piece }
explain-clearance = { $piece } വഴിമാറുന്നു, { $user } { $square } കളത്തിലേക്ക് നീങ്ങുന്നു
explain-trapped = { $piece } കുടുങ്ങി: അതിന് സുരക്ഷിതമായ കളമില്ല
explain-hanging = { $piece } സംരക്ഷണമില്ലാതെ നിൽക്കുന്നു, { $capturer } അതിനെ വെട്ടുന്നു
explain-capturing-defender = { $lost } സംരക്ഷിച്ചിരുന്ന { $defender } ആദ്യം വെട്ടപ്പെടുന്നു
explain-capturing-defender-mate = ചെക്ക്മേറ്റ് തടഞ്ഞിരുന്ന { $defender } ആദ്യം വെട്ടപ്പെടുന്നു
explain-sacrifice = { $piece } ബലി നൽകപ്പെടുന്നു
explain-sacrifice-material = കരുക്കൾ ബലി നൽകപ്പെടുന്നു
explain-quiet = { $piece } ചെക്കോ വെട്ടലോ ഇല്ലാത്ത ശാന്തനീക്കം നടത്തുന്നു
explain-defensive = { $piece } പ്രതിരോധിക്കുന്നു
explain-exposed-king = { $king } മുന്നിൽ കാലാളുകളില്ലാതെ തുറന്നുകിടക്കുന്നു
explain-wing-attack = ആക്രമണം { $king } ലക്ഷ്യമാക്കുന്നു
explain-f2-f7 = { $piece } രാജാവിനടുത്തുള്ള ദുർബലമായ കളത്തിൽ കയറുന്നു
explain-advanced-pawn = { $piece } സ്ഥാനക്കയറ്റത്തിന് അടുത്താണ്
explain-promotion = ഒരു കാലാളിന് { $square } കളത്തിൽ { $piece } ആയി സ്ഥാനക്കയറ്റം
explain-underpromotion = ഒരു കാലാളിന് { $square } കളത്തിൽ മന്ത്രിയല്ല, { $piece } ആയി സ്ഥാനക്കയറ്റം
explain-en-passant = ഒരു കാലാൾ { $square } കളത്തിൽ എൻ പാസന്റ് ആയി വെട്ടുന്നു
explain-castling = കാസ്ലിങ്ങിലൂടെ രാജാവ് { $square } കളത്തിലെത്തുന്നു
explain-collinear = { $piece } { $spared } വെട്ടാതെ അതേ രേഖയിൽ തുടരുന്നു
explain-zugzwang = സുഗ്സ്വാങ്: എതിരാളി എന്തു കളിച്ചാലും നില മോശമാകുന്നു
explain-gain = { $piece } നേടുന്നു
explain-gain-for = { $given } നൽകി { $piece } നേടുന്നു
explain-gain-material =
    { $points ->
        [one] ഒരു കാലാളിന്റെ വിലയുള്ള നേട്ടം
       *[other] { $points } കാലാളുകളുടെ വിലയുള്ള നേട്ടം
    }
explain-stalemate = സ്റ്റെയിൽമേറ്റ് ആകുന്നു, അത് സമനിലയാണ്
explain-crushing = ഇത് കളി തീരുമാനിക്കുന്നു
explain-advantage = ഇത് വ്യക്തമായ മുൻതൂക്കം നൽകുന്നു
explain-equality = ഇത് കളി രക്ഷിക്കുന്നു: നില തുല്യം
explain-best = ഈ നിലയിൽ ഇതാണ് മികച്ചത്

## Why a move was bad

blunder-mate =
    { $moves ->
        [one] ഒറ്റ നീക്കത്തിൽ ചെക്ക്മേറ്റ് അനുവദിക്കുന്നു: { $move }
       *[other] { $moves } നീക്കത്തിൽ ചെക്ക്മേറ്റ് അനുവദിക്കുന്നു: { $move }
    }
blunder-en-prise = { $piece } നഷ്ടമാകുന്നു: { $move }
blunder-unguarded = { $piece } സംരക്ഷണമില്ലാതെ വിടുന്നു: { $move }
blunder-hanging = { $piece } രക്ഷിക്കുന്നില്ല: { $move }
blunder-missed = { $piece } വെട്ടുന്നില്ല
blunder-allows = { $move } അനുവദിക്കുന്നു: { $why }
