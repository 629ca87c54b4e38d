embed-problem = இந்தப் பலகையைக் காட்ட முடியவில்லை.
embed-puzzle-number = { $count } இல் { $number }
embed-result-name = முடிவு
embed-result = முடிவு: { $done } இல் { $solved } முதல் முயற்சியில் தீர்ந்தன (மொத்தம் { $total })
embed-result-copy = நகலெடு
embed-result-copied = நகலெடுக்கப்பட்டது
