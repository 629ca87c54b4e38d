## The laws

laws = കളിനിയമങ്ങൾ
laws-search = നിയമങ്ങളിൽ തിരയുക
laws-contents = ഉള്ളടക്കം
laws-path = ഇത് എവിടെയാണ്
laws-found = { $count ->
    [0] ഒന്നും കിട്ടിയില്ല
    [one] { $count } വകുപ്പ്
   *[other] { $count } വകുപ്പുകൾ
}
laws-unknown = { $number } എന്ന വകുപ്പില്ല. നിയമങ്ങളുടെ തുടക്കം ഇവിടെയാണ്.
laws-not-translated = ഇനിയും വിവർത്തനം ചെയ്യാത്തത് ഇംഗ്ലീഷിലാണ്.
laws-copy = ലിങ്ക് പകർത്തുക
laws-copied = പകർത്തി
laws-not-copied = പകർത്താനായില്ല
laws-print = അച്ചടിക്കുക
laws-editions = താരതമ്യം ചെയ്യുന്ന പതിപ്പ്
laws-other-editions = മറ്റു പതിപ്പുകളിൽ
laws-differs = { $rule }: { $value } (FIDE 2023: { $usual })
laws-same = { $edition }: ഇവിടെ വ്യത്യാസമില്ല.
laws-yes = അതെ
laws-no = അല്ല
laws-none = ഒന്നുമില്ല
laws-not-looked-up = ഒത്തുനോക്കിയിട്ടില്ല; ഇവിടെ FIDE 2023 പ്രകാരം തീർപ്പ്
laws-at-most = പരമാവധി { $time }
laws-less-than = { $time } തികയാതെ
laws-class-blitz = ബ്ലിറ്റ്സ്: 60 നീക്കത്തിനുള്ള സമയം
laws-see-also = ഇവയും കാണുക
laws-steps = മുമ്പത്തേത്, അടുത്തത്
laws-diagram = ചിത്രം
laws-show-diagram = ബോർഡിൽ കാണിക്കുക
laws-back = ഒരു നീക്കം പിന്നോട്ട്
laws-forward = ഒരു നീക്കം മുന്നോട്ട്
laws-reset = വീണ്ടും നിരത്തുക
laws-step-count = { $all }-ൽ { $made }
