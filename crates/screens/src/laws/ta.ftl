## The laws

laws = ஆட்ட விதிகள்
laws-search = விதிகளில் தேடு
laws-contents = உள்ளடக்கம்
laws-path = இது இருக்கும் இடம்
laws-found = { $count ->
    [0] எதுவும் கிடைக்கவில்லை
    [one] { $count } விதி
   *[other] { $count } விதிகள்
}
laws-unknown = { $number } என்ற விதி இல்லை. விதிகளின் தொடக்கம் இங்கே.
laws-not-translated = இன்னும் மொழிபெயர்க்கப்படாதவை ஆங்கிலத்தில் உள்ளன.
laws-copy = இணைப்பை நகலெடு
laws-copied = நகலெடுக்கப்பட்டது
laws-not-copied = நகலெடுக்க முடியவில்லை
laws-print = அச்சிடு
laws-editions = ஒப்பிடும் பதிப்பு
laws-other-editions = மற்ற பதிப்புகளில்
laws-differs = { $rule }: { $value } (FIDE 2023: { $usual })
laws-same = { $edition }: இங்கே வேறுபாடு இல்லை.
laws-yes = ஆம்
laws-no = இல்லை
laws-none = எதுவுமில்லை
laws-not-looked-up = சரிபார்க்கப்படவில்லை; இங்கே FIDE 2023 விதிகளின்படி தீர்ப்பு
laws-at-most = அதிகபட்சம் { $time }
laws-less-than = { $time } என்பதைவிடக் குறைவு
laws-class-blitz = பிளிட்ஸ்: 60 நகர்வுகளுக்கான நேரம்
laws-see-also = இவற்றையும் பாருங்கள்
laws-steps = முந்தையது, அடுத்தது
laws-diagram = விளக்கப்பலகை
laws-show-diagram = பலகையில் காட்டு
laws-back = ஒரு நகர்வு பின்னே
laws-forward = ஒரு நகர்வு முன்னே
laws-reset = மீண்டும் அடுக்கு
laws-step-count = { $all } இல் { $made }
