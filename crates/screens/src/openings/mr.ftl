# The openings by name.
openings = ओपनिंग
openings-how = एकेका चालीने ओपनिंगची नावे
openings-search = नाव किंवा कोड शोधा
openings-start = पहिली चाल
openings-line = पटावरच्या चाली
openings-next = पुढे काय
openings-count = { $count ->
    [one] { $count } ओपनिंग
   *[other] { $count } ओपनिंग
}
openings-end = येथून पुढे नाव असलेले कोणतेही ओपनिंग नाही.
openings-cut = पत्त्याच्या शेवटी नियमानुसार चाल नाही; त्याआधीच्या चाली पटावर आहेत.
openings-back = एक चाल मागे
openings-study = विश्लेषण पटावर
