## Club night

night-parts = काय दाखवले आहे
night-players = खेळाडू
night-rounds = फेऱ्या
night-table = तक्ता
night-name = संध्याकाळचे नाव
night-system = पद्धत
night-swiss = स्विस पद्धत
night-round-robin = प्रत्येकाचा प्रत्येकाशी एक डाव
night-double-round-robin = प्रत्येकाचे प्रत्येकाशी दोन डाव
night-knockout = बाद फेरी
night-number-of-rounds = फेऱ्यांची संख्या
night-rating = रेटिंग
night-add = जोडा
night-add-robot = रोबो जोडा
night-entered = { $name } यांची नोंद झाली.
night-paste = यादी चिकटवा
night-paste-about = एका ओळीत एक खेळाडू: नाव, रेटिंग आणि आणखी जे असेल ते; मध्ये स्वल्पविराम, अर्धविराम किंवा टॅब.
night-add-list = हे खेळाडू जोडा
night-open-list = यादी (CSV) किंवा अहवाल (TRF) उघडा
night-list-empty = यात एकही खेळाडू सापडला नाही. प्रत्येक ओळीत नाव हवे.
night-list-faults = { $count ->
    [one] एक चूक सापडली: { $first }
    *[other] { $count } चुका सापडल्या. पहिली: { $first }
}
night-count = { $count ->
    [0] खेळाडू नाहीत
    [one] एक खेळाडू
    *[other] { $count } खेळाडू
}
night-half-bye = फेरी { $round } मध्ये न खेळता अर्धा गुण
night-absent = फेरी { $round } मध्ये गैरहजर
night-withdraw = घरी जातो
night-return = परत आला
night-remove = नाव काढा
night-gone = घरी गेला
night-pair = फेरी { $round } च्या जोड्या लावा
night-pair-waits = आधी फेरी { $round } चे सर्व निकाल यायला हवेत.
night-over = सर्व फेऱ्यांच्या जोड्या लागल्या आहेत.
night-no-round = अजून एकाही फेरीच्या जोड्या लागलेल्या नाहीत. आधी खेळाडूंची नोंद करा.
night-round = फेरी { $round }
night-results-in = { $all } पैकी { $done } निकाल आले
night-corrected = या फेरीच्या जोड्या लागल्यानंतर एक निकाल दुरुस्त झाला. जाहीर झालेल्या जोड्या तशाच राहतात; तक्ता आणि पुढची फेरी दुरुस्त निकाल धरतात.
night-pair-anew = एकही डाव सुरू झालेला नाही: या फेरीच्या जोड्या पुन्हा लावा
night-code = संकेत, किंवा पट आणि निकाल
night-code-about = फोनवरचा 7KQ2M-4XN9P असा संकेत, किंवा तिसऱ्या पटासाठी 3 1-0.
night-take = नोंदवा
night-boards = पट
night-keys = पटावर फोकस असताना 1, 0 आणि = या कळा निकाल देतात; बाणांच्या कळा इतर पटांकडे नेतात.
night-row = पट { $board }, { $white } – { $black }: { $result }
night-open = अजून निकाल नाही
night-bye = प्रतिस्पर्धी नाही
night-white-wins = पांढरा जिंकला
night-draw = बरोबरी
night-black-wins = काळा जिंकला
night-black-absent = काळा गैरहजर
night-white-absent = पांढरा गैरहजर
night-both-absent = दोघेही गैरहजर
night-both-lose = दोघेही हरले
night-half-to-white = फक्त पांढऱ्याला अर्धा गुण
night-half-to-black = फक्त काळ्याला अर्धा गुण
night-clear = निकाल नाही
night-play-here = या उपकरणावर खेळा
night-show-game = डाव उघडा
night-address = फोनसाठी पट
night-why = ही जोडी का?
night-why-table = ती पद्धतीच्या तक्त्यात आहे.
night-why-changed = फेरीच्या जोड्या लागल्या तेव्हाच्या निकालांवरून ती आली; त्यानंतर काहीतरी बदलले आहे.
night-why-score = दोघांचे { $score } गुण आहेत.
night-why-scores = एकाचे { $high } गुण, दुसऱ्याचे { $low }: याहून जवळचा प्रतिस्पर्धी उरला नव्हता.
night-why-straight = गटाचा वरचा अर्धा भाग खालच्या अर्ध्या भागाशी क्रमाने खेळतो.
night-why-transposition = गटाच्या खालच्या अर्ध्या भागाचा क्रम बदलला.
night-why-exchange = गटाच्या दोन्ही अर्ध्या भागांतील खेळाडूंची अदलाबदल झाली.
night-why-moved-down = एक जण जास्त गुणांच्या गटातून खाली आला.
night-why-bye = प्रतिस्पर्धी उरला नाही; कोणालाही दुसऱ्यांदा अशी फेरी मिळत नाही.
night-why-granted = दोघांना त्यांचा हक्काचा रंग मिळाला.
night-why-stronger = ज्याचा रंगावरचा हक्क जास्त होता त्याला तो मिळाला.
night-why-alternation = दोघांचे रंग वेगळे होते अशा शेवटच्या फेरीपेक्षा रंग बदलतात.
night-why-higher = दोघांच्या हक्काचा रंग वरच्या क्रमाच्या खेळाडूला मिळाला.
night-why-lot = रंग चिठ्ठीने ठरले.
night-why-unmet = FIDE चे हे निकष पाळता आले नाहीत: { $list }.
night-after-round = { $round ->
    [0] पहिल्या फेरीपूर्वी
    *[other] फेरी { $round } नंतर
}
night-points = गुण
night-order = समान गुण असल्यास FIDE चे हे निकष या क्रमाने निर्णय देतात: { $list }.
night-legend = ○ पांढऱ्याने खेळला, ● काळ्याने खेळला, · अजून निकाल नाही, + आणि – न खेळता
night-result = निकाल
night-won = जिंकला
night-drew = बरोबरी
night-lost = हरला
night-won-by-forfeit = न खेळता जिंकला
night-lost-by-forfeit = न खेळता हरला
night-half = न खेळता अर्धा गुण
night-was-absent = गैरहजर
night-undo = मागे घ्या: { $what }
night-redo = पुन्हा करा
night-undone = मागे घेतले: { $what }
night-redone = पुन्हा केले: { $what }
night-did-terms = नाव, पद्धत किंवा फेऱ्या
night-did-enter = खेळाडूंची नोंद
night-did-pair = फेरीच्या जोड्या
night-did-result = फेरी { $round } मधील पट { $board } चा निकाल
night-did-seat = या उपकरणावरचा डाव
night-print-pairings = जोड्या छापा
night-print-cards = पटांची कार्डे छापा
night-print-slips = निकालाच्या चिठ्ठ्या छापा
night-print-table = तक्ता छापा
night-board = फेरी { $round }, पट { $board }
night-signed = सही
night-wall = भिंतीसाठी वेगळी खिडकी
night-save = दुसऱ्या उपकरणासाठी जतन करा
night-take-over = दुसऱ्या उपकरणावरून घ्या
night-report = FIDE चा अहवाल (TRF) जतन करा
night-new = नवी संध्याकाळ सुरू करा
night-damaged = येथे ठेवलेली संध्याकाळ वाचता येत नाही ({ $why }). ती { $place } या नावाने बाजूला ठेवली आहे; दुसऱ्या उपकरणासाठी जतन केलेली फाइल घेता येईल.
night-not-kept = हा ब्राउझर काहीही साठवत नाही: बंद करण्यापूर्वी फाइल जतन करा.
night-no-file = या फाइलमध्ये क्लबची संध्याकाळ नाही: { $why }
night-refused = हे आता करता येत नाही.
night-refused-entered = { $name } यांची नोंद आधीच झाली आहे.
night-refused-board = या फेरीत पट { $board } नाही.
night-refused-bye = या खेळाडूला प्रतिस्पर्धी नाही.
night-refused-started = फेरीच्या जोड्या लागल्यावर कोणाचे नाव काढता येत नाही, आणि या पद्धतीत नवे नाव घेता येत नाही.
night-refused-played-on = विजेता पुढे खेळला आहे: हा निकाल तसाच राहतो.
night-refused-few = दोन खेळाडू हवेत.
night-refused-format = या पद्धतीच्या जोड्या येथे लावता येत नाहीत.
night-refused-impossible = नियमांना धरून जोड्या लागत नाहीत: पुरेसे प्रतिस्पर्धी उरले नाहीत. कमी फेऱ्या किंवा दुसरी पद्धत निवडा.
night-refused-rounds = 1 ते 63 मधली, आणि जोड्या लागलेल्या फेऱ्यांपेक्षा कमी नसलेली संख्या लिहा.
night-refused-name = खेळाडूचे नाव हवे.
night-refused-many = आणखी खेळाडूंसाठी जागा नाही.
night-refused-system = फेरीच्या जोड्या लागल्यावर पद्धत बदलत नाही.
night-refused-begun = या फेरीतील एक डाव सुरू झाला आहे: जोड्या तशाच राहतात.
night-code-sign = { $place } क्रमांकाचे चिन्ह कोणत्याच संकेतात नसते.
night-code-length = { $count ->
    [one] संकेतात दहा चिन्हे असतात; येथे एकच आहे.
    *[other] संकेतात दहा चिन्हे असतात; येथे { $count } आहेत.
}
night-code-check = या संकेतातील एक चिन्ह चुकले आहे. फोनशी ताडून पाहा.
night-code-newer = हा संकेत नव्या Sessa ने बनवला आहे.
night-code-game = या संकेतातील डाव खराब झाला आहे. पुन्हा वाचा.
night-code-other-result = या संकेतातील डावाचा निकाल वेगळा आहे.
night-came = फेरी { $round }, पट { $board }: { $result }
night-came-unconfirmed = फेरी { $round }, पट { $board }: { $result }. एकाच खेळाडूने दुजोरा दिला आहे.
night-came-twice = फेरी { $round }, पट { $board }: { $result }. हे आधीच माहीत होते.
night-came-contradicting = फेरी { $round }, पट { $board }: { $result }. आतापर्यंत होते: { $known }.
night-came-from-elsewhere = हा निकाल दुसऱ्या स्पर्धेचा आहे.
night-came-early = फेरी { $round } च्या जोड्या लागलेल्या नाहीत.
night-came-without-board = फेरी { $round } मध्ये पट { $board } वर डाव नाही.
night-came-late = फेरी { $round }, पट { $board }: { $result }. ही आधीची फेरी आहे.
night-take-anyway = तरीही नोंदवा
night-correct = दुरुस्त करा
night-result-about = दोन्ही खेळाडू निकालाला दुजोरा देतात; संयोजक संकेत कॅमेऱ्याने वाचतो किंवा टाइप करतो.
night-no-address = पट असा लिहितात: 7KQ-2-5 – स्पर्धा, फेरी, पट.
night-white-confirms = पांढऱ्याचा दुजोरा
night-black-confirms = काळ्याचा दुजोरा
night-qr = निकालाचा QR संकेत
night-one-confirmed = दोघांनीही दुजोरा द्यायला हवा.
