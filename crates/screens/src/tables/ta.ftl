## Games in play beside each other, for developers

tables = நடக்கும் ஆட்டங்கள்
