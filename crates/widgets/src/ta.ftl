# What the widgets say, in Tamil.

progress-stop = நிறுத்து
toast-undo = செயல்தவிர்
plot-menu = வரைபடத்தின் தேர்வுகள்
plot-svg = SVG ஆகச் சேமி
plot-csv = CSV ஆகச் சேமி
plot-table = அட்டவணையாகக் காட்டு
