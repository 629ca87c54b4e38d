# What the widgets say, in Marathi.

progress-stop = थांबवा
toast-undo = परत आणा
plot-menu = आलेखाचे पर्याय
plot-svg = SVG म्हणून जतन करा
plot-csv = CSV म्हणून जतन करा
plot-table = तक्ता म्हणून दाखवा
