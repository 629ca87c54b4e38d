## The laws

laws = खेळाचे नियम
laws-search = नियमांमध्ये शोधा
laws-contents = अनुक्रमणिका
laws-path = हे कुठे आहे
laws-found = { $count ->
    [0] काही सापडले नाही
    [one] { $count } कलम
   *[other] { $count } कलमे
}
laws-unknown = { $number } हे कलम नाही. नियमांची सुरुवात येथे आहे.
laws-not-translated = ज्याचे भाषांतर अजून झालेले नाही ते इंग्रजीत आहे.
laws-copy = लिंक कॉपी करा
laws-copied = कॉपी झाले
laws-not-copied = कॉपी करता आले नाही
laws-print = छापा
laws-editions = तुलनेची आवृत्ती
laws-other-editions = इतर आवृत्त्यांमध्ये
laws-differs = { $rule }: { $value } (FIDE 2023: { $usual })
laws-same = { $edition }: येथे फरक नाही.
laws-yes = हो
laws-no = नाही
laws-none = काही नाही
laws-not-looked-up = तपासलेले नाही; येथे FIDE 2023 प्रमाणे निर्णय
laws-at-most = जास्तीत जास्त { $time }
laws-less-than = { $time } पेक्षा कमी
laws-class-blitz = अतिजलद: 60 चालींचा वेळ
laws-see-also = हेही पाहा
laws-steps = मागचे, पुढचे
laws-diagram = आकृती
laws-show-diagram = पटावर दाखवा
laws-back = एक चाल मागे
laws-forward = एक चाल पुढे
laws-reset = पुन्हा मांडा
laws-step-count = { $all } पैकी { $made }
