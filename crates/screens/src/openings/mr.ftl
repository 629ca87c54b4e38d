# The openings by name.
openings = सुरुवाती
openings-how = एकेका चालीने सुरुवातींची नावे
openings-search = नाव किंवा संकेत शोधा
openings-start = पहिली चाल
openings-line = पटावरच्या चाली
openings-next = पुढे काय
openings-count = { $count ->
    [one] { $count } सुरुवात
   *[other] { $count } सुरुवाती
}
openings-end = इथून पुढे नाव असलेली कोणतीही सुरुवात नाही.
openings-cut = पत्त्याच्या शेवटी नियमानुसार चाल नाही; त्याआधीच्या चाली पटावर आहेत.
openings-coming = नावे येत आहेत …
openings-failed = नावे मिळाली नाहीत: { $why }
openings-again = पुन्हा प्रयत्न करा
openings-back = एक चाल मागे
openings-study = विश्लेषणाच्या पटावर
openings-play = इथून खेळा
