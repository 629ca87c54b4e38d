## Engine lines, graph and review

engine = எஞ்சின்
engine-lines = வரிசைகள்
engine-line = வரிசை { $number }
engine-depth = ஆழம் { $depth }
engine-speed = { $count } kn/s
engine-whole = முழு வரிசையையும் காட்டு
engine-preview = { $move } பிறகு. அதுவரை ஆட அதை அழுத்துங்கள்.
engine-resting = எஞ்சின் ஆட்டத்தை ஆய்வு செய்கிறது.
exact-white = { $count ->
    [one] வெள்ளை: { $count } நகர்வில் செக்மேட்
   *[other] வெள்ளை: { $count } நகர்வுகளில் செக்மேட்
}
exact-black = { $count ->
    [one] கருப்பு: { $count } நகர்வில் செக்மேட்
   *[other] கருப்பு: { $count } நகர்வுகளில் செக்மேட்
}
exact-draw = பிழையற்ற ஆட்டத்தில் டிரா
engine-stopped = எஞ்சினால் தொடர முடியவில்லை ({ $why }). மீண்டும் முயல அதை இயக்குங்கள்.
engine-chances = வெள்ளையின் வாய்ப்பு: { $percent }
engine-unknown = மதிப்பிடப்படவில்லை
chances = { $percent } %
graph = ஆட்டத்தின் போக்கு
graph-start = தொடக்கம்
verdict-inaccuracy = துல்லியமின்மை
verdict-mistake = தவறு
verdict-blunder = பெருந்தவறு
review = மதிப்பாய்வு
review-again = மீண்டும் மதிப்பாய்வு செய்
review-cancel = நிறுத்து
review-depth = எவ்வளவு நுணுக்கமாக
review-quick = விரைவாக
review-thorough = நுணுக்கமாக
review-progress = { $all } இல் { $done }
review-done = ஆட்டத்தின் மதிப்பாய்வு முடிந்தது.
review-cancelled = நிறுத்தப்பட்டது. கண்டறிந்தவை ஆட்டத்தில் இருக்கும்.
review-changed = இடையில் ஆட்டம் மாற்றப்பட்டதால் மதிப்பாய்வு நின்றது. அதுவரை கண்டறிந்தவை இருக்கும்.
review-loss = ஒரு நகர்வில் இழந்த வாய்ப்பு
review-counts = துல்லியமின்மைகள், தவறுகள், பெருந்தவறுகள்
review-given = { $verdict }: { $before } → { $after }
review-remark = { $given }. இதைவிடச் சிறந்தது:
review-book = தொடக்க நூல் நகர்வு
review-best = இதைவிடச் சிறந்தது: { $move }.
review-natural = இயல்பான தவறு: { $rating } ரேட்டிங் உள்ள 100 பேரில் சுமார் { $count } பேர் இதைச் செய்வார்கள்.
review-people = { $rating } ரேட்டிங் உள்ள 100 பேரில் சுமார் { $count } பேர் இதை ஆடுவார்கள்.
review-careless = கவனக்குறைவான தவறு: { $rating } ரேட்டிங் உள்ள எவரும் பெரும்பாலும் இதைச் செய்ய மாட்டார்கள்.
review-people-find = { $count ->
    [0] { $move } நகர்வைப் பெரும்பாலும் எவரும் கண்டுபிடிப்பதில்லை.
   *[other] 100 பேரில் { $count } பேர் { $move } நகர்வைக் கண்டுபிடிப்பார்கள்.
}
review-next = அடுத்த தவறு
review-retry = மீண்டும் முயல்
review-retry-about = { $move } ஐ விடச் சிறந்த நகர்வைக் கண்டுபிடியுங்கள்.
review-show-line = வரிசையைக் காட்டு
review-better = இதைவிடச் சிறந்தது:
review-right = சரி.
review-as-good = இதுவும் நல்லது.
review-not-yet = இன்னும் இல்லை.
review-searching = ஒரு நொடி …
review-refutation = பின்னர் { $line }.
review-book-name = தொடக்க நூல் நகர்வு: { $name }.
review-no-mistakes = தவறுகள் இல்லை
review-mistakes = { $count ->
    [one] { $count } தவறு
   *[other] { $count } தவறுகள்
}
review-others = எதிராளியின் தவறுகளும்
review-make-puzzles = புதிர்களாக்கு
review-solve = தீர்
review-puzzle-set = என் ஆட்டங்கள்
review-puzzles-saving = புதிர்கள் சேமிக்கப்படுகின்றன …
review-puzzles-made = { $count ->
    [one] { $count } புதிர் “என் ஆட்டங்கள்” தொகுப்பில் உள்ளது.
   *[other] { $count } புதிர்கள் “என் ஆட்டங்கள்” தொகுப்பில் உள்ளன.
}
review-puzzles-failed = புதிர்களைச் சேமிக்க முடியவில்லை.

## The analysis board

analysis-damaged = இங்கே கடைசியாக ஆய்வு செய்ததைப் படிக்க முடியவில்லை. எதுவும் அழிக்கப்படவில்லை: அதன் உரை இந்த உலாவியின் சேமிப்பகத்தில் “{ $place }” என்ற பெயரில் ஒதுக்கி வைக்கப்பட்டது.
analysis-elsewhere = இந்த ஆய்வு வேறொரு தாவலில் திறந்திருக்கிறது.
analysis-not-saved = இங்கே ஆய்வு செய்வதை இந்த உலாவி வைத்திருப்பதில்லை (சேமிப்பகம் நிரம்பியுள்ளது, அல்லது முடக்கப்பட்டுள்ளது). வெளியேறும் முன் கோப்பாகச் சேமியுங்கள்.
analysis-replaced = இப்போது பலகையில் வேறு ஆட்டம் உள்ளது.
analysis-restore = முந்தைய ஆய்வை மீட்டெடு
analysis-start = தொடக்கம்
analysis-branches = தொடரும் வழிகள்
analysis-undo = செயல்தவிர்
analysis-undone = செயல்தவிர்க்கப்பட்டது.
analysis-promote = கிளைவரிசையை ஓரிடம் மேலே நகர்த்து
analysis-make-main = முதன்மை வரிசையாக்கு
analysis-delete = இங்கிருந்து நீக்கு
analysis-deleted = நீக்கப்பட்டது.
analysis-comment = இந்த நகர்வுக்கான குறிப்பு
analysis-notes = குறிப்பும் குறிகளும்
analysis-signs = குறிகள்
analysis-menu = சேமி, பயன்படுத்து, திற
analysis-menu-save = சேமி
analysis-menu-use = பயன்படுத்து
analysis-menu-open = திற
analysis-paste = ஆட்டத்தை ஒட்டு
finders-ask = இந்த நகர்வை எத்தனை பேர் கண்டுபிடிப்பார்கள்?
finders-told = { $count ->
    [0] { $rating } ரேட்டிங் உள்ள எவரும் பெரும்பாலும் { $move } நகர்வைக் கண்டுபிடிப்பதில்லை.
   *[other] { $rating } ரேட்டிங் உள்ள 100 பேரில் சுமார் { $count } பேர் { $move } நகர்வைக் கண்டுபிடிப்பார்கள்.
}
finders-most = அதிகம் ஆடப்படுவது { $move }: 100 பேரில் { $count } பேர்.
finders-rating = ஆட்டக்காரர்களின் ரேட்டிங்: { $rating }
finders-lower = குறைந்த ரேட்டிங்
finders-higher = அதிக ரேட்டிங்
finders-missing = இதைச் சொல்ல இயலாது: மக்களின் நகர்வுகள் உள்ள கோப்பைப் பெற முடியவில்லை.
analysis-copy-line = இதுவரையான நகர்வுகளை நகலெடு
analysis-line-copied = நகர்வுகள் நகலெடுக்கப்பட்டன.
analysis-copy-pgn = PGN நகலெடு
analysis-pgn-copied = குறிப்புகள், கிளைவரிசைகளுடன் PGN நகலெடுக்கப்பட்டது.
analysis-copy-fen = FEN நகலெடு
analysis-fen-copied = நிலை நகலெடுக்கப்பட்டது.
analysis-by-hand = நகலெடுக்க உலாவி விடவில்லை. உரை இதோ:
analysis-download = கோப்பாகச் சேமி
analysis-save = ஆட்டத் தொகுப்பில் வை
analysis-saved = ஆட்டத் தொகுப்பில் வைக்கப்பட்டது.
analysis-add-to-set = புதிர்த் தொகுப்பில் சேர்
analysis-tags = பெயர்கள், போட்டி, முடிவு
analysis-event = போட்டி
analysis-site = இடம்
analysis-date = தேதி
analysis-round = சுற்று
analysis-result = முடிவு
analysis-open = ஓர் ஆட்டத்தைத் திற
analysis-open-about = PGN உரையை இங்கே ஒட்டுங்கள், அல்லது கோப்பை இந்தத் திரையில் எங்கேனும் இழுத்து விடுங்கள்.
analysis-open-text = திற
analysis-open-file = கோப்பைத் திற …
analysis-new = புதிய ஆய்வு
analysis-reading = படிக்கிறது …
analysis-no-file = கோப்பைப் படிக்க முடியவில்லை ({ $why }).
analysis-by-link = இணைப்பு வழி நடக்கும் ஆட்டத்தை ஆய்வு செய்ய முடியாது: அதன் விதிகளில் உதவி இல்லை. ஆட்டம் முடிந்ததும் ஆய்வு செய்யலாம்.
analysis-found-none = இந்த உரையில் ஆட்டம் ஏதும் இல்லை.
chapters = அத்தியாயங்கள்
chapter-of = அத்தியாயம் { $number } / { $count }: { $title }
chapter-number = அத்தியாயம் { $number }
chapter-name = இந்த அத்தியாயத்தின் பெயர்
chapter-up = இந்த அத்தியாயத்தை மேலே நகர்த்து
chapter-down = இந்த அத்தியாயத்தைக் கீழே நகர்த்து
chapter-remove = இந்த அத்தியாயத்தை நீக்கு
chapter-add = அத்தியாயம் சேர்
chapter-added = அத்தியாயம் சேர்க்கப்பட்டது.
chapter-removed = அத்தியாயம் நீக்கப்பட்டது.
chapter-unread = படிக்காதது: { $text }
chapter-problems = எல்லாவற்றையும் படிக்க முடியவில்லை. படிக்க முடிந்தவை பலகையில் உள்ளன; மீதி அதன் அத்தியாயத்தின் முடிவில் குறிப்பாக உள்ளது.
chapter-problem = அத்தியாயம் { $chapter }, வரி { $line }, இடம் { $column }:
chapter-more = இன்னும் ஆட்டங்கள் உள்ளன: முதல் { $count } இங்கே அத்தியாயங்கள். எல்லாவற்றையும் ஆட்டத் தொகுப்பில் சேர்க்கலாம்:

nag-brilliant = அற்புதமான நகர்வு
nag-good = நல்ல நகர்வு
nag-interesting = சுவையான நகர்வு
nag-dubious = ஐயத்துக்குரிய நகர்வு
nag-mistake = தவறு
nag-blunder = பெருந்தவறு
nag-only = ஒரே நகர்வு
nag-white-wins = வெள்ளை வெல்கிறது
nag-white-better = வெள்ளைக்குச் சாதகம்
nag-white-slightly = வெள்ளைக்குச் சற்றுச் சாதகம்
nag-equal = சமம்
nag-unclear = தெளிவில்லை
nag-black-slightly = கருப்புக்குச் சற்றுச் சாதகம்
nag-black-better = கருப்புக்குச் சாதகம்
nag-black-wins = கருப்பு வெல்கிறது
nag-novelty = புதுமை
nag-better = இது சிறந்தது

fen-fields = FEN இல் 6 புலங்கள் உண்டு (காய்கள், யார் முறை, கோட்டை, போகும்போது பிடித்தல், அரை நகர்வுக் கணக்கு, நகர்வு எண்), அல்லது முதல் 4; இதில் உள்ளவை: { $count }.
fen-ranks = புலம் 1 (காய்கள்): “/” பிரிக்கும் 8 கிடைவரிசைகளுக்குப் பதில் { $count }.
fen-rank-length = புலம் 1 (காய்கள்): கிடைவரிசை { $rank } இல் 8 கட்டங்களுக்குப் பதில் { $count }.
fen-piece = புலம் 1 (காய்கள்): கிடைவரிசை { $rank } இல் “{ $text }” காயும் அல்ல (KQRBNP kqrbnp), காலிக் கட்டங்களின் எண்ணும் அல்ல (1 முதல் 8).
fen-turn = புலம் 2 (யார் முறை): “{ $text }” என்பது “w” அல்லது “b” அல்ல.
fen-castling = புலம் 3 (கோட்டை): “{ $text }” என்பது K, Q, k, q அல்லது யானைகளின் நெடுவரிசைகளால் ஆனதல்ல; “-” குறியும் அல்ல.
fen-en-passant = புலம் 4 (போகும்போது பிடித்தல்): “{ $text }” என்பது “e3” போன்ற கட்டமும் அல்ல, “-” குறியும் அல்ல.
fen-halfmoves = புலம் 5 (அரை நகர்வுக் கணக்கு): “{ $text }” எண் அல்ல.
fen-fullmoves = புலம் 6 (நகர்வு எண்): “{ $text }” எண் அல்ல.

setup-no-king = { $side }: ராஜா இல்லை.
setup-many-kings = { $side }: ஒன்றுக்கு மேற்பட்ட ராஜாக்கள் உள்ளன.
setup-pawns-on-back-rank = முதல், கடைசிக் கிடைவரிசைகளில் சிப்பாய் நிற்கக் கூடாது: { $squares }.
setup-opponent-in-check = { $side } ராஜாவுக்கு செக் உள்ளது, ஆனால் இப்போது ஆட வேண்டியது { $side } அல்ல.
setup-castling-king-side = { $side }: ராஜா பக்கம் கோட்டை கட்ட முடியாது; ராஜா கிடைவரிசை { $rank } இல் இல்லை.
setup-castling-queen-side = { $side }: ராணி பக்கம் கோட்டை கட்ட முடியாது; ராஜா கிடைவரிசை { $rank } இல் இல்லை.
setup-castling-rook = { $side }: { $square } யானையுடன் கோட்டை கட்ட முடியாது; அங்கே யானை இல்லை.
setup-passed-rank = இப்போது நகர்த்திய தரப்பின் எந்தச் சிப்பாயாலும் { $square } கட்டத்தைக் கடந்திருக்க முடியாது.
setup-passed-pawn = எந்தச் சிப்பாயாலும் { $square } கட்டத்தை இப்போது கடந்திருக்க முடியாது: அதன் முன் சிப்பாய் இல்லை.
setup-passed-blocked = எந்தச் சிப்பாயாலும் { $square } கட்டத்தை இப்போது கடந்திருக்க முடியாது: வழி மறிக்கப்பட்டிருந்தது.

odd-pieces = { $side }: 16 காய்களுக்கு மேல் உள்ளன.
odd-pawns = { $side }: 8 சிப்பாய்களுக்கு மேல் உள்ளன.
odd-promoted = { $side }: சிப்பாய்கள் { $pawns }, பதவி உயர்ந்த சிப்பாய்களாகவே இருக்க வேண்டிய காய்கள் { $promoted }: மொத்தம் 8 என்பதைவிட அதிகம்.
odd-few-captures = { $side }: பதவி உயர்ந்த சிப்பாய்கள் குறைந்தது { $promoted }; அவை கடந்து செல்ல மிகக் குறைவான காய்களே வெட்டப்பட்டுள்ளன.
odd-reach = { $piece } தொடங்கிய இடத்திலிருந்து { $square } கட்டத்தை அடைய வழியில்லை.
odd-pawn-places = { $side }: எல்லாச் சிப்பாய்களாலும் தம் தொடக்கக் கட்டங்களிலிருந்து இந்த இடங்களுக்கு வந்திருக்க முடியாது.
odd-pawn-captures = { $side }: சிப்பாய்கள் வெட்டியிருக்க வேண்டிய காய்கள் { $needed }, ஆனால் அவை வெட்டியிருக்கக்கூடியவை { $possible } மட்டுமே.
odd-pawns-passed = { $squares } கட்டங்களில் உள்ள சிப்பாய்களால் இவ்வளவு குறைவான வெட்டுகளுடன் ஒன்றையொன்று கடந்திருக்க முடியாது.
odd-turn = காய்கள் இப்படி நிற்கும்போது ஆட வேண்டியது { $side } ஆக இருக்க முடியாது.
odd-last-move = { $side } இப்போது ஆடியிருக்கக்கூடிய நகர்வு எதுவும் இல்லை.
odd-check = எந்த நகர்வாலும் { $squares } இலிருந்து செக் கொடுத்திருக்க முடியாது.
odd-castling = கோட்டை உரிமைகள் சொல்வதுபோல் ராஜாக்களும் யானைகளும் எந்தத் தொடக்கத்திலும் நிற்பதில்லை.
odd-passed-check = சிப்பாய் { $square } கட்டத்தைக் கடக்கும் முன்பே எதிராளியின் ராஜாவுக்கு செக் இருந்திருக்கும்.
odd-passed-missing = கடைசி நகர்வு { $square } கட்டத்தைக் கடந்த சிப்பாயின் இரண்டு கட்ட நகர்வாகவே இருக்க முடியும்; ஆனால் அங்கே போகும்போது பிடிக்கும் உரிமை இல்லை.
odd-clock = அரை நகர்வுக் கணக்கு { $clock }, ஆனால் கடைசி நகர்வு வெட்டு அல்லது சிப்பாய் நகர்வு.
odd-clock-early = அரை நகர்வுக் கணக்கு { $clock }, ஆனால் நகர்வு எண்ணின்படி அதைவிடக் குறைவான அரை நகர்வுகளே ஆடப்பட்டன.
odd-early = நகர்வு எண்ணின்படி { $side } அதிகபட்சம் { $possible } முறையே இப்படி ஆடியிருக்கலாம், ஆனால் காய்கள் { $needed } வெட்டுகளையும் சிப்பாய் நகர்வுகளையும் காட்டுகின்றன.
