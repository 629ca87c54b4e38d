# The glossary.
glossary = சதுரங்கச் சொற்கள்
glossary-how = ஒரு சொல்லின் பொருளும் ஐந்து மொழிகளில் அதன் பெயரும்
glossary-search = ஒரு சொல்லைத் தேடுங்கள், எந்த மொழியிலும்
glossary-found = சொற்கள்: { $count }
glossary-unknown = இங்கே அப்படி ஒரு சொல் இல்லை. தேடிப் பாருங்கள்.
glossary-all = எல்லாச் சொற்களும்
