## रोबो

robot-choice = रोबो
robot-plays = रोबो खेळतो
any-opening = कोणतेही ओपनिंग
robot-opening-about = तुमच्या चाली परवानगी देतात तोपर्यंत तो हे ओपनिंग सोडत नाही.
opening-unknown = “{ $name }” ओपनिंगच्या यादीत नाही. कोणतेही ओपनिंग खेळले जाऊ शकते.
openings-unfetched = ओपनिंगची यादी मिळाली नाही. कोणतेही ओपनिंग खेळले जाऊ शकते.
experience = तुमचा अनुभव
experience-new = कधीच खेळलो नाही
experience-rules = नियम माहीत आहेत
experience-plays = मित्रांसोबत किंवा ऑनलाइन खेळतो
experience-club = क्लबमध्ये खेळतो
practice = किती वेळा खेळता
practice-seldom = क्वचित
practice-weekly = साधारण दर आठवड्याला
practice-daily = जवळजवळ रोज
rating-elsewhere = इतरत्र असलेले रेटिंग
suited = तुम्हाला योग्य: सुमारे { $elo } एलो.
suited-by-puzzles = तुमच्या कोड्यांच्या रेटिंगनुसार योग्य: सुमारे { $elo } एलो.
choose-strength = हे निवडा
strength-chosen = निवडले
