## Engine lines, graph and review

engine = इंजिन
engine-lines = लाइनी
engine-line = लाइन { $number }
engine-depth = खोली { $depth }
engine-speed = { $count } kn/s
engine-whole = पूर्ण लाइन दाखवा
engine-preview = { $move } नंतर. तेथपर्यंत खेळण्यासाठी ती दाबा.
engine-resting = इंजिन डावाचे विश्लेषण करत आहे.
exact-white = { $count ->
    [one] पांढरा { $count } चालीत शहमात करतो
   *[other] पांढरा { $count } चालींत शहमात करतो
}
exact-black = { $count ->
    [one] काळा { $count } चालीत शहमात करतो
   *[other] काळा { $count } चालींत शहमात करतो
}
exact-draw = अचूक खेळात बरोबरी
engine-stopped = इंजिन पुढे जाऊ शकत नाही ({ $why }). पुन्हा प्रयत्न करण्यासाठी ते सुरू करा.
engine-chances = पांढऱ्याची जिंकण्याची शक्यता: { $percent }
engine-unknown = मूल्यमापन नाही
chances = { $percent } %
graph = डावाचा प्रवास
graph-start = सुरुवात
verdict-inaccuracy = किरकोळ चूक
verdict-mistake = चूक
verdict-blunder = घोडचूक
review = आढावा
review-again = पुन्हा आढावा
review-cancel = थांबवा
review-depth = किती बारकाईने
review-quick = झटपट
review-thorough = बारकाईने
review-progress = { $all } पैकी { $done }
review-done = डावाचा आढावा पूर्ण झाला.
review-cancelled = थांबवले. जे सापडले ते डावात राहते.
review-changed = मध्येच डाव बदलला, म्हणून आढावा थांबला. तोपर्यंत जे सापडले ते राहते.
review-loss = प्रत्येक चालीत गमावलेली शक्यता
review-counts = किरकोळ चुका, चुका आणि घोडचुका
review-given = { $verdict }: { $before } → { $after }
review-remark = { $given }. याहून चांगले:
review-book = पुस्तकी चाल
review-best = याहून चांगली: { $move }.
review-natural = स्वाभाविक चूक: { $rating } रेटिंगच्या 100 पैकी सुमारे { $count } खेळाडू ती करतात.
review-people = { $rating } रेटिंगच्या 100 पैकी सुमारे { $count } खेळाडू ही चाल खेळतात.
review-careless = निष्काळजी चूक: { $rating } रेटिंगचा क्वचितच एखादा खेळाडू ती करतो.
review-people-find = { $count ->
    [0] { $move } क्वचितच कोणाला सापडते.
   *[other] 100 पैकी { $count } जणांना { $move } सापडते.
}
review-next = पुढची चूक
review-retry = पुन्हा प्रयत्न करा
review-retry-about = { $move } पेक्षा चांगली चाल शोधा.
review-show-line = चालींची ओळ दाखवा
review-better = याहून चांगले:
review-right = बरोबर.
review-as-good = हीसुद्धा चांगली.
review-not-yet = अजून नाही.
review-searching = एक क्षण …
review-refutation = मग { $line }.
review-book-name = पुस्तकी चाल: { $name }.
review-no-mistakes = चुका नाहीत
review-mistakes = { $count ->
    [one] { $count } चूक
   *[other] { $count } चुका
}
review-others = प्रतिस्पर्ध्याच्या चुकाही
review-make-puzzles = कोडी बनवा
review-solve = सोडवा
review-puzzle-set = माझे डाव
review-puzzles-saving = कोडी जतन होत आहेत …
review-puzzles-made = { $count ->
    [one] { $count } कोडे “माझे डाव” या संचात आहे.
   *[other] { $count } कोडी “माझे डाव” या संचात आहेत.
}
review-puzzles-failed = कोडी जतन करता आली नाहीत.

## The analysis board

analysis-damaged = येथे शेवटी अभ्यासलेले वाचता आले नाही. काहीही टाकून दिलेले नाही: त्याचा मजकूर या ब्राउझरच्या साठवणीत “{ $place }” या नावाने बाजूला ठेवला आहे.
analysis-elsewhere = हे विश्लेषण दुसऱ्या टॅबमध्ये उघडे आहे.
analysis-not-saved = येथे अभ्यासलेले हा ब्राउझर ठेवत नाही (साठवण भरली आहे किंवा बंद आहे). जाण्याआधी फाइल म्हणून जतन करा.
analysis-replaced = आता पटावर दुसरा डाव आहे.
analysis-restore = आधीचा अभ्यास परत आणा
analysis-start = सुरुवात
analysis-branches = पुढे जाण्याचे मार्ग
analysis-undo = मागे घ्या
analysis-undone = मागे घेतले.
analysis-promote = पर्याय एक जागा वर
analysis-make-main = मुख्य लाइन करा
analysis-delete = येथून पुढचे हटवा
analysis-deleted = हटवले.
analysis-comment = या चालीवर टिप्पणी
analysis-notes = टिप्पणी व खुणा
analysis-signs = खुणा
analysis-menu = जतन करा, वापरा, उघडा
analysis-menu-save = जतन करा
analysis-menu-use = वापरा
analysis-menu-open = उघडा
analysis-paste = डाव चिकटवा
finders-ask = ही चाल किती जणांना सापडते?
finders-told = { $count ->
    [0] { $rating } रेटिंगच्या क्वचितच एखाद्या खेळाडूला { $move } सापडते.
   *[other] { $rating } रेटिंगच्या 100 पैकी सुमारे { $count } खेळाडूंना { $move } सापडते.
}
finders-most = सर्वांत जास्त खेळली जाणारी चाल { $move }: 100 पैकी { $count } जण.
finders-rating = खेळाडूंचे रेटिंग: { $rating }
finders-lower = कमी रेटिंग
finders-higher = जास्त रेटिंग
finders-missing = हे सांगता येत नाही: लोकांच्या चालींची फाइल आणता आली नाही.
analysis-copy-line = येथपर्यंतच्या चाली कॉपी करा
analysis-line-copied = चाली कॉपी केल्या.
analysis-copy-pgn = PGN कॉपी करा
analysis-pgn-copied = टिप्पण्या आणि पर्यायांसह PGN कॉपी झाले.
analysis-copy-fen = FEN कॉपी करा
analysis-fen-copied = स्थिती कॉपी झाली.
analysis-by-hand = ब्राउझरने कॉपी करू दिले नाही. मजकूर हा आहे:
analysis-download = फाइल म्हणून जतन करा
analysis-save = संग्रहात ठेवा
analysis-saved = संग्रहात ठेवले.
analysis-add-to-set = कोड्यांच्या संचात जोडा
analysis-tags = नावे, स्पर्धा, निकाल
analysis-event = स्पर्धा
analysis-site = ठिकाण
analysis-date = तारीख
analysis-round = फेरी
analysis-result = निकाल
analysis-open = डाव उघडा
analysis-open-about = येथे PGN चिकटवा, किंवा या स्क्रीनवर कुठेही फाइल ओढून सोडा.
analysis-open-text = उघडा
analysis-open-file = फाइल उघडा …
analysis-new = नवे विश्लेषण
analysis-reading = वाचत आहे …
analysis-no-file = फाइल वाचता आली नाही ({ $why }).
analysis-by-link = लिंकने सुरू असलेल्या डावाचे विश्लेषण करता येत नाही: त्याच्या नियमांत मदत नाही. डाव संपल्यावर करता येईल.
analysis-found-none = या मजकुरात डाव नाही.
chapters = प्रकरणे
chapter-of = प्रकरण { $number } / { $count }: { $title }
chapter-number = प्रकरण { $number }
chapter-name = या प्रकरणाचे नाव
chapter-up = हे प्रकरण वर हलवा
chapter-down = हे प्रकरण खाली हलवा
chapter-remove = हे प्रकरण काढा
chapter-add = प्रकरण जोडा
chapter-added = प्रकरण जोडले.
chapter-removed = प्रकरण काढले.
chapter-unread = न वाचलेले: { $text }
chapter-problems = सर्व वाचता आले नाही. जे वाचता आले ते पटावर आहे; उरलेले त्या प्रकरणाच्या शेवटी टिप्पणी म्हणून आहे.
chapter-problem = प्रकरण { $chapter }, ओळ { $line }, जागा { $column }:
chapter-more = आणखी डाव आहेत: पहिले { $count } येथे प्रकरणे झाले आहेत. सर्व डाव संग्रहात मावतात:

nag-brilliant = अप्रतिम चाल
nag-good = चांगली चाल
nag-interesting = रंजक चाल
nag-dubious = शंकास्पद चाल
nag-mistake = चूक
nag-blunder = घोडचूक
nag-only = एकमेव चाल
nag-white-wins = पांढरा जिंकत आहे
nag-white-better = पांढरा वरचढ
nag-white-slightly = पांढरा किंचित वरचढ
nag-equal = समसमान
nag-unclear = अस्पष्ट
nag-black-slightly = काळा किंचित वरचढ
nag-black-better = काळा वरचढ
nag-black-wins = काळा जिंकत आहे
nag-novelty = नवी चाल
nag-better = हे अधिक चांगले

fen-fields = FEN मध्ये 6 रकाने असतात (मोहरे, चाल कोणाची, किल्लेकोट, एन पासंट, अर्ध्या चालींची मोजणी, चालीचा क्रमांक) किंवा त्यांतले पहिले 4; यातले रकाने: { $count }.
fen-ranks = रकाना 1 (मोहरे): “/” ने वेगळ्या केलेल्या 8 पंक्तींऐवजी { $count }.
fen-rank-length = रकाना 1 (मोहरे): पंक्ती { $rank } मध्ये 8 घरांऐवजी { $count }.
fen-piece = रकाना 1 (मोहरे): पंक्ती { $rank } मधले “{ $text }” ना मोहरा आहे (KQRBNP kqrbnp) ना रिकाम्या घरांची संख्या (1 ते 8).
fen-turn = रकाना 2 (चाल कोणाची): “{ $text }” हे “w” किंवा “b” नाही.
fen-castling = रकाना 3 (किल्लेकोट): “{ $text }” मध्ये K, Q, k, q किंवा हत्तींच्या स्तंभांची अक्षरे नाहीत, आणि ते “-” ही नाही.
fen-en-passant = रकाना 4 (एन पासंट): “{ $text }” हे “e3” सारखे घर किंवा “-” नाही.
fen-halfmoves = रकाना 5 (अर्ध्या चालींची मोजणी): “{ $text }” ही संख्या नाही.
fen-fullmoves = रकाना 6 (चालीचा क्रमांक): “{ $text }” ही संख्या नाही.

setup-no-king = { $side }: राजा नाही.
setup-many-kings = { $side }: एकाहून अधिक राजे आहेत.
setup-pawns-on-back-rank = पहिल्या किंवा शेवटच्या पंक्तीत प्यादे असू शकत नाही: { $squares }.
setup-opponent-in-check = { $side }: राजाला शह आहे, पण चालीची पाळी या बाजूची नाही.
setup-castling-king-side = { $side }: राजाच्या बाजूला किल्लेकोट करता येत नाही: राजा पंक्ती { $rank } मध्ये नाही.
setup-castling-queen-side = { $side }: वजिराच्या बाजूला किल्लेकोट करता येत नाही: राजा पंक्ती { $rank } मध्ये नाही.
setup-castling-rook = { $side }: { $square } वरच्या हत्तीसह किल्लेकोट करता येत नाही: तेथे हत्ती नाही.
setup-passed-rank = नुकतीच चाल केलेल्या बाजूचे कोणतेही प्यादे { $square } ओलांडून गेलेले असू शकत नाही.
setup-passed-pawn = कोणतेही प्यादे नुकतेच { $square } ओलांडून गेलेले असू शकत नाही: त्याच्यापुढे प्यादे नाही.
setup-passed-blocked = कोणतेही प्यादे नुकतेच { $square } ओलांडून गेलेले असू शकत नाही: वाट अडलेली होती.

odd-pieces = { $side }: 16 हून अधिक मोहरे.
odd-pawns = { $side }: 8 हून अधिक प्यादी.
odd-promoted = { $side }: प्यादी { $pawns }, बढती मिळालेली प्यादीच असले पाहिजेत असे इतर मोहरे { $promoted }: मिळून 8 हून अधिक.
odd-few-captures = { $side }: बढती मिळालेली प्यादी किमान { $promoted }, पण तितकी पुढे जाण्याइतके मोहरे मारले गेलेले नाहीत.
odd-reach = { $piece } सुरुवातीच्या घरातून { $square } वर पोहोचू शकत नाही.
odd-pawn-places = { $side }: सर्व प्यादी सुरुवातीच्या घरांतून येथे आलेली असू शकत नाहीत.
odd-pawn-captures = { $side }: प्याद्यांनी मारलेले असले पाहिजेत असे मोहरे { $needed }, पण त्यांना मारता आले असतील असे { $possible }.
odd-pawns-passed = { $squares } वरील प्यादी इतके कमी मोहरे मारले गेले असताना एकमेकांना ओलांडू शकत नाहीत.
odd-turn = मोहरे असे असताना या बाजूची पाळी असू शकत नाही: { $side }.
odd-last-move = { $side }: नुकतीच केली असू शकेल अशी एकही चाल नाही.
odd-check = { $squares } वरून कोणत्याही चालीने शह दिला गेलेला असू शकत नाही.
odd-castling = किल्लेकोटाच्या हक्कांप्रमाणे राजे आणि हत्ती कोणत्याही सुरुवातीत उभे नसतात.
odd-passed-check = प्यादे { $square } ओलांडण्याआधीच प्रतिस्पर्ध्याला शह असता.
odd-passed-missing = शेवटची चाल { $square } ओलांडणारी दोन घरांची चालच असू शकते, पण तेथे मारण्याचा हक्क नाही.
odd-clock = अर्ध्या चालींची मोजणी { $clock } आहे, पण शेवटच्या चालीत मोहरा मारला गेला किंवा प्यादे हलले.
odd-clock-early = अर्ध्या चालींची मोजणी { $clock } आहे, पण चालीच्या क्रमांकानुसार त्याहून कमी अर्ध्या चाली झाल्या आहेत.
odd-early = { $side }: चालीच्या क्रमांकानुसार अशा जास्तीत जास्त { $possible } चाली झाल्या असतील, पण मोहऱ्यांवरून मारण्याच्या आणि प्याद्यांच्या { $needed } चाली दिसतात.
