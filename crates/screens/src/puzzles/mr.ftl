## कोडी

puzzles = कोडी
puzzle-themes = विषय
puzzle-history = इतिहास
solve = कोडी सोडवा
puzzles-rated = तुमचे रेटिंग
puzzles-solve = सोडवा
rating-band = 20 पैकी 19 वेळा तुमचे रेटिंग आकड्याच्या इतक्या जवळ असते
puzzles-best = सर्वोत्तम { $count }
puzzles-due = { $count } बाकी
puzzles-repeat-how = तुमची चुकलेली
puzzles-themes-how = दुहेरी हल्ला, शहमात, रेटिंग
puzzles-storm-how = 3 मिनिटे
puzzles-survival-how = 3 चुका
puzzles-daily-how = रोज सर्वांसाठी एक
puzzles-daily-done = आज झाले
puzzles-streak = { $count ->
    [one] सलग { $count } दिवस कोडी सोडवली
   *[other] सलग { $count } दिवस कोडी सोडवली
}
puzzles-offline = { $count ->
    [one] { $number } कोडे या उपकरणावर आहे; इंटरनेटशिवायही चालते.
   *[other] { $number } कोडी या उपकरणावर आहेत; इंटरनेटशिवायही चालतात.
}
puzzles-level-how = पहिली कोडी तुम्हाला जुळावीत म्हणून. नंतर रेटिंग आपोआप जुळते.
puzzles-unfetched = इंटरनेट नाही, आणि कोडी अजून या उपकरणावर आलेली नाहीत. ऑनलाइन असताना हे पान एकदा उघडा.
puzzles-missing = हे कोडे किंवा संच या उपकरणावर नाही.

choice = निवड
choice-all = सर्व
choice-easier = अधिक सोपी
choice-same = माझी पातळी
choice-harder = अधिक अवघड
choice-from = किमान
choice-to = कमाल
choice-mate = किती चालींत शहमात
choice-any = कितीही
choice-mate-more = { $count } किंवा जास्त चालींत शहमात
choice-set-rated = यातील कोड्यांना रेटिंग आहे: तुमच्या रेटिंगजवळची कोडी येतात, आणि त्यांमुळे तुमचे रेटिंग बदलते.
choice-how = येथे निवडलेली कोडी सोडवा, किंवा एखाद्या विषयाला स्पर्श करून फक्त त्या विषयाची कोडी सोडवा.
choice-other = दुसरी निवडा
choice-filter = रेटिंग, शहमात, संच
themes-find = विषय शोधा
themes-none = या नावाचा विषय नाही.
twenty = 20 कोडी
twenty-how = सोप्याकडून अवघडाकडे. चुकलेली पुन्हा विचारली जातात.
twenty-other = दुसरी वीस
themes-own = तुम्ही { $percent } %

solve-mode-rated = रेटिंगसह
solve-mode-set = संच
solve-mode-repeat = पुन्हा
solve-mode-daily = आजचे कोडे
solve-mode-storm = झपाटा
solve-mode-survival = टिकाव
solve-mode-one = कोडे
solve-mode-missed = चुकलेली
solve-mate-in = { $count ->
    [one] { $count } चालीत शहमात
   *[other] { $count } चालींत शहमात
}
solve-white = पांढऱ्याची चाल
solve-black = काळ्याची चाल
solve-task = सर्वोत्तम चाल शोधा.
solve-task-after = { $side ->
    [white] पांढऱ्याने नुकतीच { $move } ही चाल खेळली. सर्वोत्तम चाल शोधा.
   *[black] काळ्याने नुकतीच { $move } ही चाल खेळली. सर्वोत्तम चाल शोधा.
}
solve-task-mate = { $count ->
    [one] { $count } चालीत शहमात.
   *[other] { $count } चालींत शहमात.
}
solve-loading = एक क्षण …
solve-nothing = येथे काही उरले नाही
solve-nothing-how = या प्रकारचे कोडे आत्ता सोडवायला नाही.
solve-that-was-all = { $count ->
    [one] ते एकच होते
   *[other] सर्व { $count } संपली
}
solve-again-seen = हे तुम्ही सोडवले: { $date }.
solve-again-failed = चुकले म्हणून पुन्हा: { $date }.
solve-again-slow = मदत लागली किंवा जास्त वेळ लागला म्हणून पुन्हा: { $date }.
solve-again-due = लक्षात राहावे म्हणून पुन्हा; मागची वेळ: { $date }.

solve-hint = संकेत
solve-hint-word = संकेत:
solve-hint-decoy = तुमच्या रेटिंगला नेहमीची चाल { $move }; ती काय मोकळे सोडते ते पाहा.
solve-hint-piece = या मोहऱ्याकडे पाहा: { $piece } { $square }.
solve-hint-move = { $move }
solve-solution = उत्तर
solve-skip = वगळा
solve-next = पुढचे कोडे
solve-retry = पुन्हा प्रयत्न करा
solve-play-on = रोबोशी खेळून संपवा
solve-explore = तपासा
solve-explore-long = विश्लेषण पटावर उघडा
solve-replay = चुकलेली
solve-again = पुन्हा एकदा
solve-cancel = मागे घ्या
solve-confirm = नक्की?
solve-confirm-how = { $move } खेळण्यासाठी लक्ष्य घराला पुन्हा स्पर्श करा.
solve-confirm-move = खेळा

solve-right = बरोबर.
solve-go-on = सुरू ठेवा.
solve-solved = सुटले.
solve-shown = हे उत्तर.
solve-slower = या चालीनेही जिंकता येते, पण उशिरा.
solve-slower-mate = { $count ->
    [one] { $count } चालीत शहमात आहे.
   *[other] { $count } चालींत शहमात आहे.
}
solve-slower-better = याहून लवकर जिंकता येते.
solve-missed = चुकले:
solve-missed-move = योग्य चाल { $move }.
solve-refuted = यावर उत्तर येते: { $line }.
solve-not-it = याहून चांगली चाल आहे.
solve-stalemate = हे स्टेलमेट आहे: बरोबरी.
solve-repetition = स्थिती तिसऱ्यांदा येते: बरोबरी.
solve-fifty-moves = पन्नास चालींच्या नियमाने बरोबरी.
solve-dead-position = आता कोणीच शहमात करू शकत नाही: बरोबरी.
solve-end-first = एका प्रयत्नात सुटले
solve-end-tries = { $count } प्रयत्नांत सुटले
solve-end-helped = मदतीने सुटले
solve-not-rated = रेटिंगमध्ये धरले नाही
solve-end-shown = उत्तर: { $move }
solve-puzzle-rating = कोड्याचे रेटिंग { $rating }
solve-seconds = { $count ->
    [one] { $count } सेकंद
   *[other] { $count } सेकंद
}
solve-due = पुन्हा विचारण्याचा दिवस { $date }
solve-due-today = आज पुन्हा विचारले जाईल
solve-due-tomorrow = उद्या पुन्हा विचारले जाईल
solve-number = { $count } पैकी { $number }
solve-about = हे कशाबद्दल होते
solve-run-over = { $count ->
    [one] फेरी संपली: { $count } सुटले.
   *[other] फेरी संपली: { $count } सुटली.
}

solve-confirm-moves = दुसऱ्या स्पर्शाने चाल पक्की करा
solve-confirm-off = कधीच नाही
solve-confirm-rated = रेटिंगच्या कोड्यांत
solve-confirm-always = नेहमी, पण झपाट्यात नाही
solve-difficulty = अधिक अवघड किंवा सोपी
solve-difficulty-same = माझ्या रेटिंगप्रमाणे
solve-auto-next = आपोआप पुढे जा

run-time-up = वेळ संपली
run-over = फेरी संपली
run-stop = फेरी थांबवा
run-solved = { $count ->
    [one] { $count } सुटले
   *[other] { $count } सुटली
}
run-misses = { $count ->
    [one] अजून { $count } चूक चालेल
   *[other] अजून { $count } चुका चालतील
}
run-result = { $count ->
    [one] कोडे सुटले
   *[other] कोडी सुटली
}
run-best = सर्वोत्तम
run-series = सर्वांत लांब मालिका
run-missed = चुकलेली
run-start = सुरू करा
run-ready = तयार?
run-rule-time = { $count ->
    [one] { $count } मिनिट, तुमच्या पहिल्या चालीपासून.
   *[other] { $count } मिनिटे, तुमच्या पहिल्या चालीपासून.
}
run-rule-combo = सलग { $levels } बरोबर चालींना { $gains } सेकंद मिळतात.
run-rule-miss = एका चुकीने { $count } सेकंद जातात आणि मालिका तुटते.
run-rule-misses = चूक क्रमांक { $count } झाली की फेरी संपते. घड्याळ नाही.
run-rule-harder = प्रत्येक कोडे आधीच्यापेक्षा थोडे अवघड.
run-combo = सलग { $count } · { $at } झाल्या की { $seconds } सेकंद
run-combo-bar = पुढच्या जादा वेळेसाठी लागणाऱ्या चाली
run-best-today = आजची सर्वोत्तम
run-best-week = 7 दिवसांत
run-record-today = आजची सर्वोत्तम फेरी
run-record-week = गेल्या 7 दिवसांतील सर्वोत्तम फेरी
run-record-ever = आतापर्यंतची तुमची सर्वोत्तम फेरी
run-hardest = सुटलेले सर्वांत अवघड
run-pace = दर कोड्याला
run-puzzles = या फेरीतील कोडी
puzzle-race = दोघांची शर्यत
race-rules = { $count ->
    [one] दोघांना तीच कोडी. { $count } मिनिटात जास्त कोडी सोडवणारा जिंकतो. चुकल्यास थोडे थांबावे लागते.
   *[other] दोघांना तीच कोडी. { $count } मिनिटांत जास्त कोडी सोडवणारा जिंकतो. चुकल्यास थोडे थांबावे लागते.
}
race-time = वेळ
race-minutes = { $count ->
    [one] { $count } मिनिट
   *[other] { $count } मिनिटे
}
race-level = पातळी
race-easy = सोपी
race-middle = मध्यम
race-hard = अवघड
race-ready = मी तयार
race-waits = दुसऱ्या खेळाडूची वाट पाहत आहे …
race-board = पट { $number }
race-score = { $own } – { $other }
race-won = तुम्ही जिंकलात!
race-lost = दुसरा खेळाडू जिंकला
race-drawn = बरोबरी
race-wins = जिंकलेल्या शर्यती: { $own } – { $other }
race-over = शर्यत संपली: { $near } – { $across }.

## कोड्यांचे संच

puzzle-sets = माझे संच
puzzles-sets-how = फाइलमधून, तुमच्या डावांतून किंवा स्वतः बनवलेले
puzzles-drills-how = अचूक बचावाविरुद्ध शहमात आणि अंत्यखेळ
puzzles-sets = { $count ->
    [one] { $count } संचात { $puzzles } कोडी
   *[other] { $count } संचांत { $puzzles } कोडी
}
sets-add = फाइल जोडा
sets-how = CSV (.csv.zst सुद्धा), PGN, EPD किंवा पॅक स्वरूपातील कोड्यांची फाइल; यातले काहीही या उपकरणाबाहेर जात नाही.
sets-choose = कोणती ते निवडा
sets-add-all = सर्व जोडा
sets-add-these = ही जोडा
sets-themes = विषय
sets-theme-more = आणखी एक विषय
sets-theme-remove = { $theme } वगळा
sets-popularity = लोकप्रियता किमान
sets-at-most = जास्तीत जास्त संख्या
sets-own = Sessa ची कोडी
sets-unfinished = शेवटपर्यंत वाचलेले नाही
sets-not-fetched = अजून या उपकरणावर नाहीत
sets-count = { $count ->
    [one] { $count } कोडे
   *[other] { $count } कोडी
}
sets-progress = कोडी वाचली किंवा लिहिली जात आहेत
sets-solved = { $count } पैकी { $solved } सुटली
sets-reading = { $count ->
    [one] आतापर्यंत { $count } कोडे
   *[other] आतापर्यंत { $count } कोडी
}
sets-added = { $count ->
    [one] { $count } कोडे जोडले.
   *[other] { $count } कोडी जोडली.
}
sets-known = { $count ->
    [one] { $count } आधीच होते.
   *[other] { $count } आधीच होती.
}
sets-filtered = { $count ->
    [one] तुमच्या निवडीनुसार { $count } वगळले.
   *[other] तुमच्या निवडीनुसार { $count } वगळली.
}
sets-faults = { $count ->
    [one] { $count } वाचता आले नाही:
   *[other] { $count } वाचता आली नाहीत:
}
sets-cancelled = थांबवले; वाचलेले ठेवले आहे.
sets-convention = या फाइलमध्ये सोडवणारा प्रथम खेळतो असे दिसते.
sets-convention-other = तसे वाचा
sets-fault-line-column = ओळ { $line }, जागा { $column }:
sets-fault-line = ओळ { $line }:
sets-fault-puzzle = कोडे { $number }:
puzzle-fault-encoding = UTF-8 नसलेली अक्षरे Windows-1252 म्हणून वाचली: { $number }.
puzzle-fault-long-line = ही ओळ { $number } बाइटपेक्षा लांब आहे; एक ओळ म्हणजे एक कोडे.
puzzle-fault-quote = अवतरणातला रकाना त्याच ओळीत अवतरणचिन्हाने संपतो आणि पुढे स्वल्पविराम येतो. आतले चिन्ह दोनदा लिहा.
puzzle-fault-columns = { $about } हा रकाना नाही: ओळीतले रकाने: { $number }. स्वल्पविरामांनी वेगळे केलेले दहा हवेत.
puzzle-fault-header = शीर्षकात { $about } हा रकाना नाही. त्याचे नाव द्या, किंवा शीर्षक वगळा.
puzzle-fault-fen = स्थिती (FEN) वाचता येत नाही.
puzzle-fault-move = चाल { $number }: “{ $text }” ही e2e4 किंवा e7e8q सारखी चाल नाही.
puzzle-fault-illegal-move = चाल { $number }: “{ $text }” तेथे खेळता येत नाही.
puzzle-fault-no-moves = चाली नाहीत; उत्तर येथे हवे.
puzzle-fault-many-moves = उत्तरात { $number } पेक्षा जास्त अर्ध्या चाली आहेत. ते लहान करा.
puzzle-fault-solver-first = चालींची संख्या विषम आहे: सोडवणारा प्रथम खेळतो असे दिसते.
puzzle-fault-opponent-first = चालींची संख्या सम आहे: प्रतिस्पर्धी प्रथम खेळतो असे दिसते.
puzzle-fault-number = { $about }: “{ $text }” ही योग्य संख्या नाही.
puzzle-fault-epd = EPD चार रकान्यांनी सुरू होते: मोहरे, चाल कोणाची, किल्लेकोट, एन पासंट.
puzzle-fault-epd-opcode = “{ $text }” ही bm सारखी खूण नाही. प्रत्येक खूण “;” ने संपते.
puzzle-fault-epd-quote = “{ $text }” नंतरचे अवतरण बंद केलेले नाही.
puzzle-fault-epd-counter = “{ $text }” नंतर संख्या नाही.
puzzle-fault-san = “{ $text }” ही Nf3, exd5 किंवा e8=Q सारखी चाल नाही.
puzzle-fault-illegal-san = “{ $text }” तेथे खेळता येत नाही.
puzzle-fault-ambiguous-san = “{ $text }” ही नोंद एकाहून जास्त चालींची असू शकते.
puzzle-fault-no-solution = शोधण्यासारखे काही नाही: सर्वोत्तम चाली (bm), लाइन (pv) किंवा शहमात (dm) हवी.
puzzle-fault-mate-in = dm नंतर 1 ते 254 इतक्या चालींची संख्या हवी, “{ $text }” नाही.
puzzle-fault-no-fen = हा डाव सुरुवातीच्या स्थितीतून सुरू होतो, म्हणून ते कोडे नाही. स्थिती सांगणारी FEN ही नोंद हवी.
puzzle-fault-zstd-truncated = कॉम्प्रेस केलेली फाइल मध्येच संपते; तोपर्यंतचे वाचले. ती पुन्हा डाउनलोड किंवा कॉपी करा.
puzzle-fault-zstd = कॉम्प्रेस केलेली फाइल खराब आहे; तोपर्यंतचे वाचले. ती पुन्हा डाउनलोड करा.
puzzle-fault-pack-version = हा पॅक आवृत्ती { $number } चा आहे; ती येथे वाचली जात नाही. तो मूळ फाइलपासून नव्याने बनवा.
puzzle-fault-pack-truncated = पॅक मध्येच संपतो; तोपर्यंतचे वाचले. तो पुन्हा डाउनलोड किंवा कॉपी करा.
puzzle-fault-pack = पॅक येथे खराब आहे. तो पुन्हा डाउनलोड करा.
puzzle-fault-no-place = “{ $text }” ठेवता येत नाही: त्याच्या उत्तरातली एक चाल नियमानुसार नाही.
puzzle-fault-review-json = ही प्रयत्नांची फाइल नाही, किंवा ती खराब आहे. ती पुन्हा निर्यात करा.
puzzle-fault-review-format = ही येथे वाचता येणारी प्रयत्नांची फाइल नाही. ती पुन्हा निर्यात करा.
puzzle-fault-review-header = पहिल्या ओळीत { $about } हा रकाना नाही.
puzzle-fault-review-value = { $about }: “{ $text }” वाचता येत नाही; ओळ वगळली आहे.
sets-removed = “{ $name }” हटवला.
sets-remove = हटवा
sets-rename = नाव बदला
sets-name = संचाचे नाव
sets-save = { $format } म्हणून जतन करा
reviews = तुम्ही सोडवलेली
reviews-how = प्रत्येक प्रयत्न: दुसरीकडे ठेवण्यासाठी किंवा दुसऱ्या उपकरणावर नेण्यासाठी.
reviews-json = JSON म्हणून जतन करा
reviews-csv = CSV म्हणून जतन करा
reviews-import = फाइलमधून जोडा
reviews-added = { $count ->
    [one] { $count } प्रयत्न जोडला.
   *[other] { $count } प्रयत्न जोडले.
}
reviews-known = { $count ->
    [one] { $count } आधीच होता.
   *[other] { $count } आधीच होते.
}

progress = प्रगती
progress-solved-today = आज सुटली
progress-days-in-a-row = सलग दिवस
progress-longest = सर्वाधिक { $count }
progress-best-rating = सर्वोत्तम रेटिंग
progress-rating = रेटिंग
progress-band = ± (95 %)
progress-rating-told = { $from }: { $first }. { $to }: { $last }, ± { $deviation }.
progress-themes = विषयानुसार
progress-weeks = चार आठवडे
progress-months = तीन महिने
progress-year = एक वर्ष
progress-all = सुरुवातीपासून
progress-span = दाखवलेला काळ
progress-day = दिवस
progress-today = आज
progress-theme = विषय
progress-tried = प्रयत्न
progress-solved = सुटली
progress-performance = कामगिरी
progress-solved-of = { $solved ->
    [one] { $name }: { $tried } पैकी { $solved } सुटले.
   *[other] { $name }: { $tried } पैकी { $solved } सुटली.
}
progress-nothing = { $date }: प्रयत्न नाही.
progress-week-from = { $date } पासूनचा आठवडा
history-solved = सुटले
history-helped = मदतीने सुटले
history-missed = चुकले
history-seconds = { $count } से
history-none = येथे अजून काही नाही
history-empty = तुम्ही प्रयत्न केलेली कोडी येथे दिसतील.

puzzle-mining = माझ्या डावांतून
mining-about = हुकलेल्या संधींची कोडी होतात
mining-how = इंजिन डावांमधल्या चुका शोधते आणि एकच बरोबर उत्तर असलेल्या प्रत्येक चुकीचे कोडे करते. यातले काहीही या उपकरणाबाहेर जात नाही.
mining-source = डाव
mining-library = डावांचा संग्रह
mining-library-how = तुम्ही येथे खेळलेले किंवा आणलेले सर्व डाव
mining-file = PGN फाइल
mining-file-how = इतर ठिकाणचे डाव; ते संग्रहात येत नाहीत
mining-choose = फाइल निवडा
mining-player = कोणाच्या चुका
mining-player-how = “तुम्ही”, किंवा डावांमध्ये आहे तसे एखादे नाव. रिकामे ठेवल्यास दोन्ही खेळाडूंच्या चुका मोजल्या जातात.
mining-rules = नियम
mining-relaxed = शिथिल
mining-relaxed-how = छोटी कोडी आणि वाचवणाऱ्या चालीही: जास्त सापडते.
mining-strict = काटेकोर
mining-strict-how = सार्वजनिक संग्रहांप्रमाणे, निर्णायक ठरणाऱ्या अनेक चालींच्या लाइनीच.
mining-begin = सुरू करा
mining-unfinished = अजून पूर्ण नाही
mining-go-on = सुरू ठेवा
mining-again = पुढे जाण्यासाठी “{ $name }” ही फाइल पुन्हा निवडा.
mining-progress = कोडी शोधली जात आहेत
mining-reading = डाव वाचले जात आहेत …
mining-games = डाव: { $games } / { $of }
mining-games-about = डाव: { $games } / सुमारे { $of }
mining-kept = सापडलेले लगेच जतन होते; नंतर पुढे जाता येते.
mining-set = माझे डाव
mining-done = { $count ->
    [one] { $count } कोडे सापडले; डाव: { $games }.
   *[other] { $count } कोडी सापडली; डाव: { $games }.
}
mining-check-name = नाव डावांमध्ये आहे तसेच लिहिले आहे का?
mining-no-games = संग्रहात अजून डाव नाहीत. काही खेळा किंवा आणा, किंवा PGN फाइल निवडा.
mining-no-games-in-file = या फाइलमध्ये डाव नाही.
mining-unreadable = फाइल वाचता आली नाही: { $why }
mining-engine = इंजिन थांबले: { $why }. सापडलेले जतन केले आहे; पुढे जाता येते.
mining-rejections = कोडे न झालेल्या संधी
mining-rejected-forced = नियमानुसार एकच चाल होती
mining-rejected-already-winning = स्थिती आधीच जिंकलेली होती
mining-rejected-already-ahead = आधीच जास्त मोहरे होते
mining-rejected-not-winning = वरचढपणा फारच थोडा होता
mining-rejected-not-decisive = वरचढपणा निर्णायक नव्हता
mining-rejected-two-good-moves = एकापेक्षा जास्त चाली चांगल्या होत्या
mining-rejected-too-short = एकच चाल पुरेशी होती, आणि ती शहमात नव्हती
mining-rejected-repetition = चाली आधीच्या स्थितीकडे परतल्या
mining-rejected-known = कोडे आधीच सापडले होते
mining-swings = कोडे नाही: कुठे आणि का
mining-swings-first = { $count ->
    [one] पहिले { $count } दाखवले आहे.
   *[other] पहिली { $count } दाखवली आहेत.
}
mining-swing = { $game }, { $number } { $why }

## हाताने बनवलेले, पाठवलेले, छापलेले संच

puzzle-set = संच
puzzle-compose = नवे कोडे
puzzle-worksheet = सरावपत्रक
solve-mode-link = पाठवलेला संच
sets-make = नवे कोडे
set-add = कोडे जोडा
set-more = आणखी दाखवा
set-change = बदला
set-earlier = आधी ठेवा
set-later = नंतर ठेवा
set-puzzle-removed = कोडे हटवले.
set-save-file = फाइल म्हणून जतन करा
set-link-large = { $count ->
    [one] { $count } कोड्याचा हा संच लिंकसाठी मोठा आहे. फाइल म्हणून पाठवा.
   *[other] { $count } कोड्यांचा हा संच लिंकसाठी मोठा आहे. फाइल म्हणून पाठवा.
}
set-link-holds = { $count ->
    [one] “{ $name }”: { $count } कोडे
   *[other] “{ $name }”: { $count } कोडी
}
set-link-how = हा संच तुम्हाला पाठवला आहे; लिंकमध्येच तो पूर्ण आहे. लगेच सोडवा किंवा तुमच्या संचांमध्ये ठेवा.
set-keep = ठेवून घ्या
set-link-damaged = लिंक वाटेत तुटली किंवा बदलली; वाचता येणारी कोडी: { $of } पैकी { $count }. पुन्हा मागा, किंवा आहे ते घ्या.
set-link-nameless = पाठवलेला संच
set-link-none = या लिंकमध्ये कोड्यांचा संच नाही, किंवा त्याची फक्त सुरुवात आहे. काहीही बदलले नाही; पुन्हा मागा.
set-link-version = Sessa च्या नव्या आवृत्तीने ही लिंक बनवली आहे. पान पुन्हा उघडून प्रयत्न करा.
set-link-too-long = संच असण्यासाठी ही लिंक फार लांब आहे. काहीही बदलले नाही; फाइल मागा.

compose-position = स्थिती (FEN)
compose-position-how = FEN चिकटवा, किंवा पटावर मोहरे मांडा.
compose-set-up = मोहरे मांडा
compose-solution = उत्तर
compose-solution-how = दोन्ही बाजूंनी पटावर खेळा. दुसरी चालही मान्य व्हावी यासाठी मागे जाऊन ती खेळा.
compose-remove-move = ही चाल हटवा
compose-others = इंजिनला याही तितक्याच चांगल्या वाटतात: { $moves }. त्याही मान्य करा, किंवा तसेच राहू द्या.
compose-set = संच
compose-new-set = नवा संच
compose-name-usual = माझी कोडी
compose-known = ही स्थिती संचात आधीच आहे.
compose-save = कोडे जतन करा

worksheet-print = छापा
worksheet-any = सर्व विषय
worksheet-per = पानावरील आकृत्या
worksheet-title = शीर्षक
worksheet-other = दुसरी कोडी
worksheet-name = नाव
worksheet-solutions = उत्तरे
