## ரோபோ

robot-choice = ரோபோ
robot-plays = ரோபோ ஆடுவது
any-opening = எந்தத் தொடக்கமும்
robot-opening-about = உங்கள் நகர்வுகள் இடம் தரும் வரை இந்தத் தொடக்கத்தையே பின்பற்றும்.
opening-unknown = “{ $name }” தொடக்கங்களின் பட்டியலில் இல்லை. எந்தத் தொடக்கமும் ஆடப்படலாம்.
openings-unfetched = தொடக்கங்களின் பட்டியலை ஏற்ற முடியவில்லை. எந்தத் தொடக்கமும் ஆடப்படலாம்.
experience = உங்கள் அனுபவம்
experience-new = ஆடியதே இல்லை
experience-rules = விதிகள் தெரியும்
experience-plays = நண்பர்களுடனோ இணையத்திலோ ஆடுகிறேன்
experience-club = கிளப்பில் ஆடுகிறேன்
practice = எவ்வளவு அடிக்கடி
practice-seldom = எப்போதாவது
practice-weekly = வாரம் ஒருமுறை
practice-daily = ஏறக்குறைய தினமும்
rating-elsewhere = வேறு இடத்தில் ரேட்டிங்
suited = உங்களுக்குப் பொருந்துவது: சுமார் { $elo } எலோ.
suited-by-puzzles = உங்கள் புதிர் ரேட்டிங்கின்படி பொருந்துவது: சுமார் { $elo } எலோ.
choose-strength = இதைத் தேர்ந்தெடு
strength-chosen = தேர்ந்தெடுக்கப்பட்டது
