# The openings by name.
openings = ഓപ്പണിങ്ങുകൾ
openings-how = ഓരോ നീക്കത്തിലും ഓപ്പണിങ്ങുകളുടെ പേരുകൾ
openings-search = പേരോ കോഡോ തിരയുക
openings-start = ആദ്യ നീക്കം
openings-line = ബോർഡിലെ നീക്കങ്ങൾ
openings-next = തുടർന്ന് എന്ത്
openings-count = { $count ->
    [one] { $count } ഓപ്പണിങ്
   *[other] { $count } ഓപ്പണിങ്ങുകൾ
}
openings-end = ഇവിടെനിന്ന് പേരുള്ള ഓപ്പണിങ്ങൊന്നും തുടരുന്നില്ല.
openings-cut = വിലാസത്തിന്റെ അവസാനം നിയമാനുസൃത നീക്കമല്ല; അതിനു മുമ്പുള്ള നീക്കങ്ങൾ ബോർഡിലുണ്ട്.
openings-back = ഒരു നീക്കം പിന്നോട്ട്
openings-study = വിശകലന ബോർഡിൽ
