# The openings by name.
openings = தொடக்கங்கள்
openings-how = ஒவ்வொரு நகர்வாகத் தொடக்கங்களின் பெயர்கள்
openings-search = பெயர் அல்லது குறியீட்டைத் தேடுங்கள்
openings-start = முதல் நகர்வு
openings-line = பலகையில் உள்ள நகர்வுகள்
openings-next = அடுத்து என்ன
openings-count = தொடக்கங்கள்: { $count }
openings-end = இங்கிருந்து தொடரும் பெயருள்ள தொடக்கம் எதுவும் இல்லை.
openings-cut = முகவரியின் முடிவில் உள்ளது விதிப்படியான நகர்வு அல்ல; அதற்கு முந்தைய நகர்வுகள் பலகையில் உள்ளன.
openings-back = ஒரு நகர்வு பின்னே
openings-study = ஆய்வுப் பலகையில்
