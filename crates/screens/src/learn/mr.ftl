# शिकणे: अभ्यासक्रमाचा मार्ग आणि एक धडा.
learn = शिका
lesson = धडा
learn-go-on = सुरू ठेवा
learn-begin = सुरू करा
learn-lesson-number = धडा { $number }
learn-step-of = पायरी { $step } / { $steps }
learn-steps = { $count ->
    [one] { $count } पायरी
   *[other] { $count } पायऱ्या
}
learn-stars = { $count ->
    [one] { $count } तारा
   *[other] { $count } तारे
}
learn-done-of = { $done ->
    [0] { $count ->
        [one] { $count } धडा
       *[other] { $count } धडे
    }
   *[other] { $count } पैकी { $done } { $count ->
        [one] धडा
       *[other] धडे
    }
}
learn-all-done = तुम्ही सर्व धडे पूर्ण केले. कोणताही पुन्हा उघडता येतो.
learn-to-do-again = तीन ताऱ्यांसाठी पुन्हा एकदा
learn-own = तुमचा स्वतःचा धडा
learn-own-how = धडा म्हणजे मजकुराची फाइल: पट, प्रश्न, संकेत. एक उघडा आणि लिंक म्हणून शेअर करा.
learn-open = धडा उघडा
learn-failed = धडे आणता आले नाहीत. इंटरनेट असताना पुन्हा प्रयत्न करा.
learn-group-basics = पहिल्या पायऱ्या
learn-group-pieces = मोहरे
learn-group-attack = हल्ला आणि बचाव
learn-group-check = शह आणि मात
learn-group-special = खास चाली
learn-group-draws = बरोबरी
learn-group-values = मूल्ये
learn-group-notation = चालींचे लेखन
learn-group-clock = घड्याळ
learn-group-opening = ओपनिंग
learn-group-mates = शहमात नमुने
learn-group-tactics = पहिले डावपेच
learn-group-endings = अंत्यखेळ
learn-group-playing = संपूर्ण डाव खेळणे
learn-group-history = चतुरंगापासून आजपर्यंत
learn-group-rules-of-thumb = ठोकताळे
learn-group-tournament = स्पर्धा
learn-group-misconceptions = गैरसमज
lesson-unknown = असा धडा नाही.
lesson-link-none = या लिंकमध्ये धडा नाही.
lesson-link-damaged = लिंकचा काही भाग नाही किंवा बदलला आहे; उरलेले खेळता येते.
lesson-no-robot = रोबो उत्तर देत नाही. पायरी नव्याने सुरू करा.
lesson-read = पाहा
lesson-next = पुढे
lesson-next-titled = पुढे: { $title }
lesson-to-path = धड्यांकडे
lesson-back = मागे
lesson-again = नव्याने सुरू करा
lesson-right = बरोबर.
lesson-wrong = ते नव्हे.
lesson-wrong-why = पुन्हा पाहा: काय विचारले आहे?
lesson-attacked = { $square } वरील मोहरा या घरावर हल्ला करतो.
why-no-capture = ती चाल काहीच मारत नाही.
why-no-check = तो शह नाही.
why-stalemate = शह नाही आणि चालही नाही: हे स्टेलमेट, बरोबरी.
why-flight = हा शह आहे, पण राजा { $square } वर जाऊ शकतो.
why-checker-taken = हा शह आहे, पण { $square } वरील मोहरा शह देणाऱ्या मोहऱ्याला मारू शकतो.
why-interposed = हा शह आहे, पण { $square } वर एखादा मोहरा मध्ये येऊ शकतो.
why-not-theirs = प्रतिस्पर्ध्याचा मोहरा शोधा.
why-not-own = तुमच्या मोहऱ्यांपैकी एक शोधा.
why-not-attacked = या मोहऱ्यावर कशाचाही हल्ला नाही.
why-out-of-reach = तुमचा कोणताही मोहरा याला मारू शकत नाही.
why-protected = { $square } वरील मोहरा त्याचे रक्षण करतो आणि उलट मारेल.
why-right-captures = यातील प्रत्येक चाल एक मोहरा मारते.
why-right-checks = यातील प्रत्येक चाल राजावर हल्ला करते.
why-right-mates = राजाला जायला जागा नाही, मध्ये काही येऊ शकत नाही आणि हल्ला करणाऱ्याला मारता येत नाही.
why-right-evasions = बाजूला सरकणे, मध्ये येणे किंवा हल्ला करणाऱ्याला मारणे: दुसरा मार्ग नाही.
why-right-undefended = त्यांचे रक्षण कोणताही मोहरा करत नाही.
why-right-attacked = पुढच्या चालीत ते मारले जाऊ शकतात.
why-right-hanging = त्यांना मारता येते आणि उलट काही मारत नाही.
lesson-not-reached = ध्येय गाठले नाही. नव्याने सुरू करा आणि दुसरा मार्ग शोधा.
lesson-let-go = पुढे { $move } येते. तुमची चाल मागे घ्या आणि दुसरी शोधा.
lesson-found = { $found ->
    [one] { $count } पैकी { $found } सापडले.
   *[other] { $count } पैकी { $found } सापडली.
}
lesson-hint-shown = पटावर खूण केली आहे.
lesson-hint-none = सावकाश: कोणत्या चाली आहेत?
lesson-no-hint = येथे शोधायचे काही उरले नाही.
lesson-no-again = या पायरीत नव्याने सुरू करायला प्रश्न नाही.
lesson-no-back = ही पहिली पायरी आहे.
lesson-no-next = आधी ही पायरी पूर्ण करा, मग पुढे जा.
lesson-listen = ऐका
lesson-read-aloud = वाचून दाखवा
lesson-star = तारा
lesson-done = { $count ->
    [one] धडा पूर्ण: { $count } तारा
   *[other] धडा पूर्ण: { $count } तारे
}
lesson-praise-all = शाब्बास! एकही चूक नाही.
lesson-praise = शाब्बास!
stage-praise = तुम्ही उत्तीर्ण झालात. शाब्बास!
stage-try-again = अजून नाही. पुन्हा प्रयत्न करा!
lesson-end = चूक, संकेत आणि अनावश्यक चाल नसलेल्या धड्याला तीन तारे. केव्हाही पुन्हा करता येतो.
lesson-pieces = मांडायचे मोहरे
lesson-remove = मोहरा काढा
lesson-faults = { $count ->
    [one] या धड्यात { $count } दोष
   *[other] या धड्यात { $count } दोष
}
lesson-fault-line = ओळ { $line }
lesson-fault-step = ओळ { $line }, पायरी { $step }
lesson-fault-meant = “{ $word }” म्हणायचे आहे का?
lesson-fault-too-long = धड्यासाठी मजकूर फार लांब आहे.
lesson-fault-no-lesson = धडा “lesson rook” सारख्या ओळीने सुरू होतो.
lesson-fault-id = “{ $word }” हे नाव चालत नाही: लहान अक्षरे, अंक आणि “-”.
lesson-fault-no-title = धड्याला शीर्षक नाही.
lesson-fault-no-steps = वाचता येईल अशी पायरी नाही.
lesson-fault-kind = “{ $word }” ने पायरी सुरू होत नाही.
lesson-fault-key = या प्रकारच्या पायरीत “{ $word }” नसते.
lesson-fault-twice = “{ $word }” दोनदा आहे; पहिले वापरले जाते.
lesson-fault-missing = “{ $word }” नाही.
lesson-fault-board = पट वाचता येत नाही: { $word }
lesson-fault-not-legal = या पायरीला नियमानुसार स्थिती हवी: { $word }
lesson-fault-move = “{ $word }” ही येथे नियमानुसार एकमेव चाल नाही.
lesson-fault-square = “{ $word }” हे घरही नाही, बाणही नाही.
lesson-fault-number = “{ $word }” ही चालणारी संख्या नाही.
lesson-fault-word = “{ $word }” येथे माहीत नाही.
lesson-fault-options = प्रश्नाला किमान दोन पर्याय आणि एक बरोबर उत्तर हवे.
lesson-fault-impossible = हे करता येत नाही, किंवा सुरू होण्याआधीच झाले आहे.
lesson-fault-par = कमीत कमी चाली { $word } आहेत.
lesson-fault-translation = धड्यात येथे “{ $word }” पायरी आहे.
learn-coordinates-how = घर शोधा, त्याचे नाव आणि रंग सांगा
learn-practise = सराव
learn-course = धडे
learn-laws = नियम
learn-exercises = छोटे सराव
learn-mates = घड्याळाविरुद्ध
learn-explore = वाचा आणि शोधा
learn-mate-in-1 = एका चालीत शहमात
learn-mate-in-2 = दोन चालींत शहमात
learn-against-the-clock = तीन मिनिटांत जमतील तेवढे
exercise-knight-routes = घोड्याचे मार्ग
exercise-knight-routes-how = सर्वांत कमी चालींत ताऱ्यापर्यंत; नंतर पहारेकऱ्यांना चुकवून
exercise-legal-moves = नियमानुसार कोणत्या चाली?
exercise-legal-moves-how = मोहरा जाऊ शकतो त्या सर्व घरांना स्पर्श करा
exercise-mate-or-stalemate = शहमात, स्टेलमेट की शह?
exercise-mate-or-stalemate-how = आठ स्थिती: डाव संपला का, आणि कसा?
exercise-knight-routes-task = { $count ->
    [one] घोड्याला { $count } चालीत ताऱ्यापर्यंत न्या.
   *[other] घोड्याला { $count } चालींत ताऱ्यापर्यंत न्या.
}
exercise-knight-guarded-task = घोड्याला { $count } चालींत ताऱ्यापर्यंत न्या. काळ्याचा हल्ला असलेल्या घरांत जाऊ नका.
exercise-legal-moves-task = आता { $side } खेळणार: { $square } वरील मोहरा जाऊ शकतो त्या सर्व घरांना स्पर्श करा.
exercise-mate-or-stalemate-task = आता { $side } खेळणार: हे काय आहे?
exercise-mate = शहमात
exercise-stalemate = स्टेलमेट
exercise-check = शह, पण सुटका आहे
exercise-none = यांपैकी काही नाही
exercise-captures = काय मारता येते?
exercise-captures-how = मारण्याच्या सर्व चाली दाखवा
exercise-captures-task = आता { $side } खेळणार: मारण्याच्या सर्व चाली दाखवा.
exercise-attacked = हल्ला कशावर आहे?
exercise-attacked-how = हल्ला असलेल्या आपल्या मोहऱ्यांना स्पर्श करा
exercise-attacked-task = तुम्ही { $side }: हल्ला असलेल्या आपल्या प्रत्येक मोहऱ्याला स्पर्श करा.
exercise-hanging = फुकट काय मारता येते?
exercise-hanging-how = ज्यांचे कोणी रक्षण करत नाही अशा मोहऱ्यांना स्पर्श करा
exercise-hanging-task = आता { $side } खेळणार: काही न गमावता मारता येणाऱ्या प्रत्येक मोहऱ्याला स्पर्श करा.
exercise-checks = शह द्या
exercise-checks-how = शह देणाऱ्या सर्व चाली दाखवा
exercise-checks-task = आता { $side } खेळणार: शह देणाऱ्या सर्व चाली दाखवा.
exercise-evasions = शहातून सुटका
exercise-evasions-how = शहाला प्रत्येक उत्तर दाखवा
exercise-evasions-task = आता { $side } खेळणार, शह आहे: प्रत्येक उत्तर दाखवा.
exercise-mates = प्रत्येक शहमात
exercise-mates-how = शहमात करणाऱ्या सर्व चाली दाखवा
exercise-mates-task = आता { $side } खेळणार: शहमात करणाऱ्या सर्व चाली दाखवा.
exercise-forks = दुहेरी हल्ले
exercise-forks-how = एका चालीत दोन मोहऱ्यांवर हल्ला
exercise-forks-task = आता { $side } खेळणार. { $piece }: एकाच वेळी दोन मोहऱ्यांवर हल्ला करा.
exercise-pawn-races = प्यादे पोहोचेल का?
exercise-pawn-races-how = प्यादे धावते, राजा पाठलाग करतो: चौकोनाचा नियम
exercise-pawn-races-task = आता { $side } खेळणार: प्याद्याला बढती मिळेल का?
exercise-opposition = ऑपोझिशन घ्या
exercise-opposition-how = जवळून, लांबून आणि कर्णावर
exercise-opposition-task = आता { $side } खेळणार: ऑपोझिशन घ्या.
exercise-promotes = बढती मिळते
exercise-caught = राजा पकडतो
lesson-exercise = आणखी वीस
exercise-another = आणखी एक फेरी
exercise-worksheet = सरावपत्रक
worksheet-of = सराव किंवा धडा
exercise-other-tasks = इतर प्रश्न
learn-missed = तुमचे चुकलेले प्रश्न
learn-missed-puzzles = तुमची चुकलेली कोडी
learn-waiting = पुन्हा करायचे: { $count }
learn-what-next = पुढे काय?
stages = तुमची वाट
stage-1 = पहिल्या चाली
stage-2 = डाव
stage-3 = डावपेच आणि अंत्यखेळ
stage-test = चाचणी
stage-test-how = चाचणी: प्रश्न { $count }, उत्तीर्ण होण्यास बरोबर { $pass }
stage-passed = उत्तीर्ण: पहिल्याच प्रयत्नात बरोबर { $count }
stage-failed = अजून नाही: पहिल्याच प्रयत्नात बरोबर { $count }
stage-failed-how = उत्तीर्ण होण्यासाठी { $pass } लागतात. इतर प्रश्न तयार आहेत; चाचणी कितीही वेळा देता येते.
stage-no-help = चाचणीत मदत नाही; प्रत्येक प्रश्नाला एकच प्रयत्न.
stage-mistakes = हे पुन्हा पाहा
stage-right-answer = बरोबर उत्तर: { $answer }
stage-lesson = धडा: { $title }
stage-certificate = उत्तीर्ण: प्रमाणपत्र
certificate = प्रमाणपत्र
certificate-name = प्रमाणपत्रावरील नाव
certificate-name-how = ते याच उपकरणावर राहते.
certificate-passed = { $count } प्रश्नांची चाचणी उत्तीर्ण:
certificate-not-yet = चाचणी उत्तीर्ण झाल्यावर प्रमाणपत्र मिळते.
lesson-screens = याचा सराव करा
lesson-terms = या धड्यातील शब्द
lesson-laws = या धड्यातील नियम
learn-record = तुमची प्रगती
learn-record-how = धडे, अंत्यखेळ आणि घरांची नावे यांत तुम्ही काय केले ते, चुकलेले प्रश्न आणि प्रमाणपत्रे: दुसरीकडे ठेवण्यासाठी किंवा दुसऱ्या उपकरणावर नेण्यासाठी. तुमचा चांगला निकाल राहतो.
learn-record-save = फाइलमध्ये जतन करा
learn-record-added = { $count ->
    [one] { $count } निकाल वाचला.
   *[other] { $count } निकाल वाचले.
}
learn-record-unreadable = ही फाइल वाचता येत नाही: { $why }
learn-record-other = ही शिकण्याच्या प्रगतीची फाइल नाही.
learn-record-later = ही फाइल Sessa च्या नव्या आवृत्तीने जतन केली आहे. पान अद्ययावत करा आणि पुन्हा प्रयत्न करा.
learn-record-not-kept = हा ब्राउझर या पानासाठी काही ठेवत नाही, किंवा जागा उरलेली नाही.
