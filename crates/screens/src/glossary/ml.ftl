# The glossary.
glossary = ചെസ് വാക്കുകൾ
glossary-how = ഒരു വാക്കിന്റെ അർഥവും അഞ്ചു ഭാഷകളിലെ പേരും
glossary-search = ഏതു ഭാഷയിലും വാക്ക് തിരയുക
glossary-found = { $count } വാക്കുകൾ
glossary-coming = വാക്കുകൾ വരുന്നു …
glossary-failed = വാക്കുകൾ കിട്ടിയില്ല: { $why }
glossary-again = വീണ്ടും ശ്രമിക്കുക
glossary-unknown = അങ്ങനെയൊരു വാക്ക് ഇവിടെയില്ല. തിരഞ്ഞുനോക്കുക.
glossary-all = എല്ലാ വാക്കുകളും
