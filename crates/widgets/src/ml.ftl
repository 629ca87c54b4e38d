# What the widgets say, in Malayalam.

progress-stop = നിർത്തുക
toast-undo = തിരികെ കൊണ്ടുവരുക
plot-menu = രേഖാചിത്രത്തിന്റെ ഓപ്ഷനുകൾ
plot-svg = SVG ആയി സൂക്ഷിക്കുക
plot-csv = CSV ആയി സൂക്ഷിക്കുക
plot-table = പട്ടികയായി കാണിക്കുക
