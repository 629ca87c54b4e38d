# What the widgets say, in English.

progress-stop = Stop
toast-undo = Undo
plot-menu = Options of the plot
plot-svg = Save as SVG
plot-csv = Save as CSV
plot-table = Show as a table
