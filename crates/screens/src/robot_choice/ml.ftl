## റോബോട്ട്

robot-choice = റോബോട്ട്
robot-plays = റോബോട്ട് കളിക്കുന്നത്
any-opening = ഏത് ഓപ്പണിങ്ങും
robot-opening-about = നിങ്ങളുടെ നീക്കങ്ങൾ അനുവദിക്കുന്നിടത്തോളം ഈ ഓപ്പണിങ് തുടരും.
opening-unknown = “{ $name }” ഓപ്പണിങ്ങുകളുടെ പട്ടികയിൽ ഇല്ല. ഏത് ഓപ്പണിങ്ങും കളിക്കാം.
openings-unfetched = ഓപ്പണിങ്ങുകളുടെ പട്ടിക ലഭിച്ചില്ല. ഏത് ഓപ്പണിങ്ങും കളിക്കാം.
experience = നിങ്ങളുടെ പരിചയം
experience-new = ഇതുവരെ കളിച്ചിട്ടില്ല
experience-rules = നിയമങ്ങൾ അറിയാം
experience-plays = കൂട്ടുകാരോടൊപ്പമോ ഓൺലൈനിലോ കളിക്കുന്നു
experience-club = ക്ലബ്ബിൽ കളിക്കുന്നു
practice = എത്ര ഇടവിട്ട്
practice-seldom = അപൂർവമായി
practice-weekly = മിക്ക ആഴ്ചയും
practice-daily = മിക്കവാറും എല്ലാ ദിവസവും
rating-elsewhere = മറ്റൊരിടത്തെ റേറ്റിങ്
suited = നിങ്ങൾക്കു യോജിച്ചത്: ഏകദേശം { $elo } ഇലോ.
suited-by-puzzles = നിങ്ങളുടെ പസിൽ റേറ്റിങ് അനുസരിച്ച് യോജിച്ചത്: ഏകദേശം { $elo } ഇലോ.
choose-strength = ഇതു തിരഞ്ഞെടുക്കുക
strength-chosen = തിരഞ്ഞെടുത്തു
