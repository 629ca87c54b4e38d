## Simultaneous display

simul-intro = நீங்கள் பலகைக்குப் பலகை சென்று ஒவ்வொன்றிலும் ஒரு நகர்வு செய்கிறீர்கள். எல்லா ஆட்டங்களும் தொகுப்பில் இருக்கும்.
simul-boards = பலகைகள்
simul-opponents = எதிராளிகள்
simul-robots = ரோபோக்கள்
simul-persons = இந்தச் சாதனத்தில் ஆடுபவர்கள்
simul-weakest = முதல் பலகை
simul-strongest = கடைசிப் பலகை
simul-names = பெயர்கள், வரிக்கு ஒன்று; சாதனம் கைமாறிச் செல்லும்
simul-color = உங்கள் காய்கள்
simul-white = எங்கும் வெள்ளை
simul-alternating = வெள்ளையும் கருப்பும் மாறிமாறி
simul-clock = கடிகாரம்
simul-clock-none = இல்லை
simul-clock-giver = ஒன்று, உங்களுக்கு
simul-clock-boards = ஒவ்வொரு பலகையிலும்
simul-clock-giver-about = ஏதேனும் பலகை உங்களுக்காகக் காத்திருக்கும்போது அது ஓடும். உங்கள் நேரம் முடிந்தால் நடக்கும் ஆட்டங்கள் எல்லாம் தோல்வி.
simul-clock-boards-about = உங்கள் முறை உள்ள ஒவ்வொரு பலகையிலும் உங்கள் கடிகாரம் ஓடும்.
simul-giver-minutes = உங்கள் நிமிடங்கள்
simul-opponent-minutes = ஒவ்வோர் எதிராளியின் நிமிடங்கள்
simul-increment = ஒவ்வொரு நகர்வுக்கும் கூடுதல் வினாடிகள்
simul-blindfold = கண்கட்டு ஆட்டம்: காய்கள் தெரியாது
simul-begin = தொடங்கு
simul-fault-boards = { $fewest } முதல் { $most } வரை பலகைகளின் எண்ணிக்கையை எழுதவும்.
simul-fault-levels = திறன் நிலைகளைத் தேர்ந்தெடுக்கவும், குறைந்தது முதலில்.
simul-fault-time = ஒவ்வொரு கடிகாரத்துக்கும் 1 முதல் 1440 நிமிடங்கள், நகர்வுக்கு அதிகபட்சம் 600 கூடுதல் வினாடிகள் எழுதவும்.
simul-waiting = { $count ->
    [0] எந்தப் பலகையும் காத்திருக்கவில்லை
    [one] ஒரு பலகை உங்களுக்காகக் காத்திருக்கிறது
    *[other] { $count } பலகைகள் உங்களுக்காகக் காத்திருக்கின்றன
}
simul-in-play = { $count } நடக்கின்றன
simul-count-won = { $count } வெற்றி
simul-count-drawn = { $count } டிரா
simul-count-lost = { $count } தோல்வி
simul-thinks = யோசிக்கிறது
simul-to-move = ஆட வேண்டும்
simul-stands = நிற்கிறது
simul-won = வெற்றி
simul-drawn = டிரா
simul-lost = தோல்வி
simul-card = பலகை { $number }, { $opponent }: { $mark }
simul-board = பலகை { $number }
simul-level = திறன் நிலை { $level }
simul-next = அடுத்த பலகை: { $number }
simul-none-waits = எந்தப் பலகையும் காத்திருக்கவில்லை
simul-all = எல்லாப் பலகைகளும்
simul-go-on = தொடர்
simul-declare-won = நடுவர்: இந்தப் பலகை உங்கள் வெற்றி
simul-declare-drawn = நடுவர்: இந்தப் பலகை டிரா
simul-declare-lost = நடுவர்: இந்தப் பலகை உங்கள் தோல்வி
simul-restart = இந்தப் பலகையைப் புதிதாகத் தொடங்கு
simul-export = எல்லா ஆட்டங்களையும் PGN ஆகச் சேமி
simul-end = எல்லாவற்றையும் முடி
simul-result = முடிவு
simul-column-color = உங்கள் காய்கள்
simul-column-boards = பலகைகள்
simul-column-won = வெற்றி
simul-column-drawn = டிரா
simul-column-lost = தோல்வி
simul-column-score = புள்ளிகள்
simul-total = மொத்தம்
