## Simultaneous display

simul-intro = तुम्ही एका पटावरून दुसऱ्या पटावर जाऊन प्रत्येकावर एक चाल करता. सर्व डाव संग्रहात राहतात.
simul-boards = पट
simul-opponents = प्रतिस्पर्धी
simul-robots = रोबो
simul-persons = याच उपकरणावरील खेळाडू
simul-weakest = पहिला पट
simul-strongest = शेवटचा पट
simul-names = नावे, ओळीला एक; उपकरण हातोहात जाते
simul-color = तुमचे मोहरे
simul-white = सर्वत्र पांढरा
simul-alternating = पांढरा आणि काळा आळीपाळीने
simul-clock = घड्याळ
simul-clock-none = नाही
simul-clock-giver = एकच, तुमच्यासाठी
simul-clock-boards = प्रत्येक पटावर
simul-clock-giver-about = कोणताही पट तुमची वाट पाहत असेल तोवर ते चालते. तुमची वेळ संपली की चालू डाव सर्व हरतात.
simul-clock-boards-about = ज्या पटांवर तुमची चाल आहे त्या प्रत्येकावर तुमचे घड्याळ चालते.
simul-giver-minutes = तुमची मिनिटे
simul-opponent-minutes = प्रत्येक प्रतिस्पर्ध्याची मिनिटे
simul-increment = प्रत्येक चालीला अधिक सेकंद
simul-blindfold = न पाहता खेळणे: मोहरे दिसत नाहीत
simul-begin = सुरू करा
simul-fault-boards = { $fewest } ते { $most } यांमधील पटांची संख्या लिहा.
simul-fault-levels = पातळ्या निवडा, कमी असलेली आधी.
simul-fault-time = प्रत्येक घड्याळासाठी 1 ते 1440 मिनिटे आणि चालीला जास्तीत जास्त 600 अधिक सेकंद लिहा.
simul-waiting = { $count ->
    [0] कोणताही पट वाट पाहत नाही
    [one] एक पट तुमची वाट पाहतो
    *[other] { $count } पट तुमची वाट पाहतात
}
simul-in-play = { $count } चालू
simul-count-won = { $count } विजय
simul-count-drawn = { $count } बरोबरी
simul-count-lost = { $count } पराभव
simul-thinks = विचार करत आहे
simul-to-move = चाल बाकी
simul-stands = थांबले
simul-won = विजय
simul-drawn = बरोबरी
simul-lost = पराभव
simul-card = पट { $number }, { $opponent }: { $mark }
simul-board = पट { $number }
simul-level = पातळी { $level }
simul-next = पुढचा पट: { $number }
simul-none-waits = कोणताही पट वाट पाहत नाही
simul-all = सर्व पट
simul-go-on = पुढे खेळा
simul-declare-won = पंच: या पटावर तुमचा विजय
simul-declare-drawn = पंच: या पटावर बरोबरी
simul-declare-lost = पंच: या पटावर तुमचा पराभव
simul-restart = हा पट नव्याने सुरू करा
simul-export = सर्व डाव PGN म्हणून जतन करा
simul-end = सर्व पट बंद करा
simul-result = निकाल
simul-column-color = तुमचे मोहरे
simul-column-boards = पट
simul-column-won = विजय
simul-column-drawn = बरोबरी
simul-column-lost = पराभव
simul-column-score = गुण
simul-total = एकूण
