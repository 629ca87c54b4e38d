## The library

library-import = PGN आयात करा
library-export-all = सर्व निर्यात करा
library-search = संग्रहात शोधा
library-search-what = नावे, स्पर्धा, तारीख, ओपनिंग
library-kind = कोणते डाव
library-all = सर्व
library-mine = माझे
library-robot = रोबोविरुद्ध
library-persons = दोघांमधले
library-imported = आयात केलेले
library-study = अभ्यास
library-sort = क्रम
library-sort-changed = जोडल्याचा क्रम
library-sort-date = खेळल्याची तारीख
library-sort-white = पांढऱ्याचे नाव
library-sort-white-elo = पांढऱ्याचे एलो
library-sort-black = काळ्याचे नाव
library-sort-black-elo = काळ्याचे एलो
library-sort-result = निकाल
library-sort-opening = ओपनिंग
library-sort-length = चालींची संख्या
library-not-known = माहीत नाही
library-reverse = उलट क्रमाने
library-column-elo = एलो
library-column-moves = चाली
library-column-date = तारीख
library-count = { $count ->
    [one] { $count } डाव
   *[other] { $count } डाव
}
library-found = { $count ->
    [one] { $all } पैकी { $count } डाव
   *[other] { $all } पैकी { $count } डाव
}
library-score = तुम्ही: { $won } विजय · { $drawn } बरोबरी · { $lost } पराभव
library-games = डाव
library-game = निवडलेला डाव
library-moves = { $count ->
    [one] { $count } चाल
   *[other] { $count } चाली
}
library-unfinished = अपूर्ण
library-choose = पूर्वावलोकनासाठी एक डाव निवडा.
library-continue = पुढे खेळा
library-replay = उघडा
library-export = PGN म्हणून जतन करा
library-actions = क्रिया
library-rename = नावे आणि एलो
library-rename-save = जतन करा
library-renamed = नावे आणि एलो बदलले.
library-export-found = { $count ->
    [one] हा डाव निर्यात करा
   *[other] हे { $count } डाव निर्यात करा
}
library-delete-found = { $count ->
    [one] हा डाव हटवा
   *[other] हे { $count } डाव हटवा
}
library-no-match = असा डाव नाही.
library-show-all = सर्व डाव दाखवा
library-empty = अजून डाव नाहीत
library-empty-how = तुम्ही खेळता तो प्रत्येक डाव आपोआप येथे ठेवला जातो. इतर ठिकाणचे डाव PGN फाइल म्हणून येतात: वर एक निवडा, किंवा येथे सोडा.
library-progress = किती झाले
library-reading = { $count ->
    [one] { $count } डाव वाचला
   *[other] { $count } डाव वाचले
}
library-writing = { $count ->
    [one] { $count } डाव लिहिला
   *[other] { $count } डाव लिहिले
}
library-import-done = { $count ->
    [one] { $count } डाव आयात केला.
   *[other] { $count } डाव आयात केले.
}
library-known = { $count ->
    [one] { $count } आधीच होता.
   *[other] { $count } आधीच होते.
}
library-cancelled = थांबवले; वाचलेले ठेवले आहे.
library-problems = { $count ->
    [one] { $count } ठिकाणी काही वाचता आले नाही.
   *[other] { $count } ठिकाणी काही वाचता आले नाही.
}
library-which = कुठे आणि का
library-problem = डाव { $game }, ओळ { $line }: { $why }
library-exported = { $count ->
    [one] { $count } डाव फाइलमध्ये जतन केला.
   *[other] { $count } डाव फाइलमध्ये जतन केले.
}
library-not-exported = { $count ->
    [one] या आवृत्तीला { $count } डाव वाचता आला नाही, तो फाइलमध्ये नाही: पान पुन्हा उघडून प्रयत्न करा.
   *[other] या आवृत्तीला { $count } डाव वाचता आले नाहीत, ते फाइलमध्ये नाहीत: पान पुन्हा उघडून प्रयत्न करा.
}
library-deleted = { $count ->
    [one] { $count } डाव हटवला.
   *[other] { $count } डाव हटवले.
}
library-dismiss = बंद करा
library-restore = परत आणा
library-restored = { $count ->
    [one] { $count } डाव पुन्हा संग्रहात आला.
   *[other] { $count } डाव पुन्हा संग्रहात आले.
}
library-erased = { $count ->
    [one] { $count } डाव कायमचा हटवला.
   *[other] { $count } डाव कायमचे हटवले.
}
library-delete-sure = { $count ->
    [one] { $count } डाव हटवायचा? तो { $days } दिवस कचरापेटीत राहील.
   *[other] { $count } डाव हटवायचे? ते { $days } दिवस कचरापेटीत राहतील.
}
library-erase-sure = { $count ->
    [one] { $count } डाव कायमचा हटवायचा?
   *[other] { $count } डाव कायमचे हटवायचे?
}
library-restore-found = { $count ->
    [one] परत आणा
   *[other] { $count } डाव परत आणा
}
library-empty-bin = कायमचे हटवा
library-bin = कचरापेटी
library-in-bin = { $count ->
    [one] कचरापेटी: { $count } डाव
   *[other] कचरापेटी: { $count } डाव
}
library-bin-about = हटवलेले डाव { $days } दिवस कचरापेटीत राहतात.
library-bin-empty = कचरापेटी रिकामी आहे.
library-days-left = { $count ->
    [one] अजून { $count } दिवस कचरापेटीत राहील
   *[other] अजून { $count } दिवस कचरापेटीत राहील
}
library-filters = फिल्टर
library-filters-in-use = फिल्टर ({ $count } वापरात)
library-filter-remove = फिल्टर काढा: { $filter }
library-any = कोणतेही
library-played-as = माझा रंग
library-eco = ओपनिंग कोड (ECO)
library-elo = दोघांचे एलो, किमान
library-from = या दिवसापासून खेळलेले
library-until = या दिवसापर्यंत खेळलेले
