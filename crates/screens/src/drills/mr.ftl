## Drills of endings

drills = अंत्यखेळ
drill = अंत्यखेळ
drills-how = येथील प्रत्येक स्थिती शेवटच्या चालीपर्यंत माहीत आहे. तक्ते या उपकरणावरच तयार होतात; समोरची बाजू अचूक खेळते.
drills-mates = शहमात
drills-pawns = प्याद्यांचे अंत्यखेळ
drills-pieces = वजीर आणि हत्ती
drill-kqk = राजा आणि वजीर
drill-krk = राजा आणि हत्ती
drill-kbbk = दोन उंट
drill-kbnk = उंट आणि घोडा
drill-kpk = राजा आणि प्यादे: जिंकणे
drill-kpk-hold = राजा आणि प्यादे: बरोबरी राखणे
drill-kqkp = सातव्या पंक्तीवरील प्याद्याविरुद्ध वजीर
drill-krkp = प्याद्याविरुद्ध हत्ती
drill-kqkr = हत्तीविरुद्ध वजीर
drill-kqk-plan = वजीर समोरच्या राजापासून घोड्याच्या चालीइतका दूर ठेवा: राजा काठाकडे जातो. मग तुमचा राजा जवळ आणा; शहमात होईपर्यंत त्याला एक घर मोकळे ठेवा.
drill-krk-plan = हत्तीने राजाची वाट अडवा. राजे समोरासमोर आले की एक शह त्याला एक पंक्ती मागे ढकलतो; नाहीतर थांबा, किंवा तुमचा राजा जवळ आणा.
drill-kbbk-plan = शेजारी उभे असलेले दोन उंट म्हणजे भिंत. तुमचा राजा समोरच्या राजाला काठाने कोपऱ्यात नेण्यास मदत करतो.
drill-kbnk-plan = शहमात फक्त उंटाच्या रंगाच्या कोपऱ्यात होते: { $corners }. राजाला काठाने तिकडे न्या; घोडा W अक्षरासारखा मागे-पुढे जातो.
drill-kpk-plan = आधी राजा, मग प्यादे. ऑपोझिशन घ्या, किंवा राजाने कळीचे घर गाठा.
drill-kpk-hold-plan = प्याद्यासमोर राहा आणि सरळ मागे जा. राजे समोरासमोर आले की लगेच ऑपोझिशन घ्या.
drill-kqkp-plan = राजाला स्वतःच्या प्याद्यासमोर उभे राहावे लागेपर्यंत शह देत जवळ या; मग तुमचा राजा एक पाऊल जवळ येतो. पुन्हा पुन्हा असेच करा.
drill-krkp-plan = प्यादे लांब जाण्याआधी रोखा: राजा जवळ आणा; हत्तीने समोरच्या राजाची वाट अडवा, किंवा प्याद्यावर मागून हल्ला करा.
drill-kqkr-plan = राजाला काठाकडे न्या; तेथे राजा आणि हत्ती एकत्र राहावे लागतात. दुसरी चाल उरली नाही की ते वेगळे होतात, आणि एका शहाने हत्ती मिळतो.
drill-key-squares = कळीची घरे: { $squares }.
drill-key-on = तुमचा राजा कळीच्या घरात आहे: प्यादे पुढे निघून जाते.
drill-opposition-own = ऑपोझिशन तुमच्याकडे आहे: राजे समोरासमोर आहेत, आणि दुसऱ्याला बाजूला व्हावे लागते.
drill-opposition-other = आता ऑपोझिशन दुसऱ्या बाजूकडे आहे: तुमच्या राजाला बाजूला व्हावे लागते.
drill-difficulty = काठिण्य पातळी
drill-easy = सोपे
drill-medium = मध्यम
drill-hard = अवघड
drill-pass-over = अचूक खेळापेक्षा जास्तीत जास्त { $count } चाली अधिक झाल्या तर उत्तीर्ण
drill-pass-win = विजय एकदाही हातचा गेला नाही तर उत्तीर्ण
drill-pass-draw = बरोबरी एकदाही हातची गेली नाही तर उत्तीर्ण
drill-most = { $count } चालींच्या आत उत्तीर्ण
drill-white-mates = { $count ->
    [one] पांढऱ्याची चाल: { $count } चालीत शहमात
   *[other] पांढऱ्याची चाल: { $count } चालींत शहमात
}
drill-black-mates = { $count ->
    [one] काळ्याची चाल: { $count } चालीत शहमात
   *[other] काळ्याची चाल: { $count } चालींत शहमात
}
drill-white-holds = पांढऱ्याची चाल: बरोबरी राखा
drill-black-holds = काळ्याची चाल: बरोबरी राखा
drill-move = चाल { $number }
drill-more = { $count ->
    [one] अचूक खेळापेक्षा { $count } चाल अधिक
   *[other] अचूक खेळापेक्षा { $count } चाली अधिक
}
drill-of = { $most } पैकी { $made }
drill-mated = { $count ->
    [one] { $count } चालीत शहमात
   *[other] { $count } चालींत शहमात
}
drill-held = बरोबरी राखली
drill-drawn = बरोबरी
drill-perfect = अचूक खेळ: { $count }
drill-passed = उत्तीर्ण
drill-helped = मदतीने
drill-verdict-mate = शहमात.
drill-perfectly = अचूक खेळ.
drill-was = शहमातीला चाली: { $now }; आधी { $before }.
drill-longer =
    { $count ->
        [1] एक चाल जास्त; शहमातीला चाली: { $now }.
        [2] दोन चाली जास्त; शहमातीला चाली: { $now }.
       *[other] { $count } चाली जास्त; शहमातीला चाली: { $now }.
    }
drill-would-leave = { $best } खेळली असती तर { $left } राहिल्या असत्या.
drill-would-mate = { $best } ही शहमात होती.
drill-draw-kept = बरोबरी टिकते.
drill-held-how = येथे कोणीही पुढे जाऊ शकत नाही.
drill-lets-go-win = या चालीने विजय हातचा जातो.
drill-lets-go-draw = या चालीने बरोबरी हातची जाते.
drill-loses = या चालीने हार होते.
drill-refuted-draw = { $move }, आणि आता कोणतीही बाजू खात्रीने शहमात करू शकत नाही.
drill-refuted-loss = { $count ->
    [one] { $move }, आणि मग { $count } चालीत शहमात.
   *[other] { $move }, आणि मग { $count } चालींत शहमात.
}
drill-best = सर्वोत्तम चाल
drill-no-move = तुम्ही अजून चाल केली नाही.
drill-no-hint-let-go = आधी तुमची चाल मागे घ्या.
drill-no-hint-over = हा प्रयत्न संपला. दुसरी स्थिती घ्या.
drill-new = नवी स्थिती
drill-again = तीच स्थिती पुन्हा
drill-tables = अंत्यखेळाचे तक्ते
drill-making = तक्ता { $table } / { $of } तयार होत आहे: { $known } स्थिती माहीत
drill-stopped = थांबवले. पूर्ण झालेले तक्ते जतन आहेत.
drill-go-on = सुरू ठेवा
drill-unkept = हा ब्राउझर तक्ते जतन करत नाही; पुढच्या वेळी ते पुन्हा तयार होतील.
drill-moves = तुमच्या चाली
drill-lost = आतापर्यंत गमावल्या
drill-fifty = पन्नास चालींची मोजणी
drill-distance = शहमातीचे अंतर
drill-unit = चाली
drill-you = तुम्ही
drill-perfect-line = अचूक खेळ
drill-distance-told = { $count } चालींनंतर शहमातीला { $now }; अचूक खेळात { $perfect }.
drills-rooks = हत्तीचे अंत्यखेळ
drills-rooks-how = पाच मोहरे तक्त्यासाठी फार होतात: येथे दुसरी बाजू रोबो जमेल तितकी चांगली खेळते आणि एखाद्या चालीने निकाल हातचा गेला तर लगेच सांगते.
drill-lucena = लुसेनाचा पूल
drill-lucena-about = हत्तीविरुद्ध हत्ती आणि प्यादे: जिंका
drill-philidor = फिलिडोरचा बचाव
drill-philidor-about = हत्ती आणि प्याद्याविरुद्ध हत्ती: बरोबरी राखा
drill-vancura = वान्चुराची स्थिती
drill-vancura-about = हत्ती आणि कडेच्या प्याद्याविरुद्ध हत्ती: बरोबरी राखा
drill-back-rank-defence = शेवटच्या पंक्तीवर वाट पाहणे
drill-back-rank-defence-about = हत्ती आणि घोड्याच्या प्याद्याविरुद्ध हत्ती: बरोबरी राखा
