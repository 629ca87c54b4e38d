embed-problem = இந்தப் பலகையைக் காட்ட முடியவில்லை.
embed-no-robot = ரோபோவால் நகர்த்த முடியவில்லை. ஆட்டம் இடைநிறுத்தப்பட்டுள்ளது.
embed-puzzle-number = { $count } இல் { $number }
embed-next-game = அடுத்த ஆட்டம்
embed-result-name = முடிவு
embed-result = முடிவு: { $done } இல் முதல் முயற்சியில் தீர்த்தவை { $solved } (மொத்தம் { $total })
embed-result-copy = நகலெடு
embed-result-copied = நகலெடுக்கப்பட்டது
