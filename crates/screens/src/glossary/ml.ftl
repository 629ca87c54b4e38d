# The glossary.
glossary = ചെസ്സ് വാക്കുകൾ
glossary-how = ഒരു വാക്കിന്റെ അർഥവും അഞ്ചു ഭാഷകളിലെ പേരും
glossary-search = ഏതു ഭാഷയിലും വാക്ക് തിരയുക
glossary-found = { $count ->
    [one] { $count } വാക്ക്
   *[other] { $count } വാക്കുകൾ
}
glossary-unknown = അങ്ങനെയൊരു വാക്ക് ഇവിടെയില്ല. തിരഞ്ഞുനോക്കുക.
glossary-all = എല്ലാ വാക്കുകളും
