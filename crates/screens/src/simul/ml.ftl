## Simultaneous display

simul-intro = നിങ്ങൾ ബോർഡിൽനിന്നു ബോർഡിലേക്കു പോയി ഓരോന്നിലും ഒരു നീക്കം നടത്തുന്നു. എല്ലാ കളികളും ശേഖരത്തിൽ സൂക്ഷിക്കും.
simul-boards = ബോർഡുകൾ
simul-opponents = എതിരാളികൾ
simul-robots = റോബോട്ടുകൾ
simul-persons = ഈ ഉപകരണത്തിൽ കളിക്കുന്നവർ
simul-weakest = ആദ്യ ബോർഡ്
simul-strongest = അവസാന ബോർഡ്
simul-names = പേരുകൾ, ഓരോ വരിയിൽ ഒന്ന്; ഉപകരണം കൈമാറി കളിക്കാം
simul-color = നിങ്ങളുടെ കരുക്കൾ
simul-white = എല്ലായിടത്തും വെള്ള
simul-alternating = വെള്ളയും കറുപ്പും മാറിമാറി
simul-clock = ക്ലോക്ക്
simul-clock-none = ഇല്ല
simul-clock-giver = ഒന്ന്, നിങ്ങൾക്ക്
simul-clock-boards = ഓരോ ബോർഡിലും
simul-clock-giver-about = ഏതെങ്കിലും ബോർഡ് നിങ്ങളെ കാത്തിരിക്കുമ്പോൾ അത് ഓടും. നിങ്ങളുടെ സമയം തീർന്നാൽ നടക്കുന്ന കളികളെല്ലാം തോൽക്കും.
simul-clock-boards-about = നിങ്ങളുടെ ഊഴമായ എല്ലാ ബോർഡിലും നിങ്ങളുടെ ക്ലോക്ക് ഓടും.
simul-giver-minutes = നിങ്ങളുടെ മിനിറ്റുകൾ
simul-opponent-minutes = ഓരോ എതിരാളിയുടെയും മിനിറ്റുകൾ
simul-increment = ഓരോ നീക്കത്തിനും അധിക സെക്കൻഡ്
simul-blindfold = കണ്ണുകെട്ടിയ ചെസ്സ്: കരുക്കൾ കാണില്ല
simul-begin = തുടങ്ങുക
simul-fault-boards = { $fewest } മുതൽ { $most } വരെ ബോർഡുകളുടെ എണ്ണം എഴുതുക.
simul-fault-levels = ലെവലുകൾ തിരഞ്ഞെടുക്കുക, കുറഞ്ഞത് ആദ്യം.
simul-fault-time = ഓരോ ക്ലോക്കിനും 1 മുതൽ 1440 വരെ മിനിറ്റും നീക്കത്തിനു പരമാവധി 600 അധിക സെക്കൻഡും എഴുതുക.
simul-waiting = { $count ->
    [0] ഒരു ബോർഡും കാത്തിരിക്കുന്നില്ല
    [one] ഒരു ബോർഡ് നിങ്ങളെ കാത്തിരിക്കുന്നു
    *[other] { $count } ബോർഡുകൾ നിങ്ങളെ കാത്തിരിക്കുന്നു
}
simul-in-play = { $count } നടക്കുന്നു
simul-count-won = { $count } ജയം
simul-count-drawn = { $count } സമനില
simul-count-lost = { $count } തോൽവി
simul-thinks = ആലോചിക്കുന്നു
simul-to-move = ഊഴം
simul-stands = നിർത്തി
simul-won = ജയം
simul-drawn = സമനില
simul-lost = തോൽവി
simul-card = ബോർഡ് { $number }, { $opponent }: { $mark }
simul-board = ബോർഡ് { $number }
simul-level = ലെവൽ { $level }
simul-next = അടുത്ത ബോർഡ്: { $number }
simul-none-waits = ഒരു ബോർഡും കാത്തിരിക്കുന്നില്ല
simul-all = എല്ലാ ബോർഡുകളും
simul-go-on = തുടരുക
simul-declare-won = ആർബിറ്റർ: ഈ ബോർഡ് നിങ്ങളുടെ ജയം
simul-declare-drawn = ആർബിറ്റർ: ഈ ബോർഡ് സമനില
simul-declare-lost = ആർബിറ്റർ: ഈ ബോർഡ് നിങ്ങളുടെ തോൽവി
simul-restart = ഈ ബോർഡ് പുതുതായി തുടങ്ങുക
simul-export = എല്ലാ കളികളും PGN ആയി സൂക്ഷിക്കുക
simul-end = പ്രദർശനം അവസാനിപ്പിക്കുക
simul-result = ഫലം
simul-column-color = നിങ്ങളുടെ കരുക്കൾ
simul-column-boards = ബോർഡുകൾ
simul-column-won = ജയം
simul-column-drawn = സമനില
simul-column-lost = തോൽവി
simul-column-score = പോയിന്റ്
simul-total = ആകെ
