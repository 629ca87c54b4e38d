## Chess clock

timer-start = सुरू करा
timer-pause = थांबवा
timer-reset = पुन्हा सुरुवातीला
timer-set-up = घड्याळ लावा
timer-tap = सुरू करण्यासाठी येथे दाबा
timer-press = चाल झाल्यावर दाबा
timer-to-go =
    { $count ->
        [one] अजून एक चाल
       *[other] अजून { $count } चाली
    }
timer-delay = विलंब { $time }
timer-periods =
    { $count ->
        [one] शेवटचा कालखंड
       *[other] { $count } कालखंड
    }
timer-flag = वेळ संपली
timer-flagged = { $side }: वेळ संपली.
timer-low = { $side }: वेळ कमी, { $time }.
timer-slept = उपकरण { $time } इतका वेळ झोपले होते, किंवा त्याचे घड्याळ पुढे केले गेले. तो वेळ धरलेला नाही आणि घड्याळ थांबवले आहे.
timer-damaged = येथे जतन केलेले घड्याळ वाचता आले नाही ({ $why }). काहीही टाकून दिलेले नाही: त्याचा मजकूर या ब्राउझरच्या साठवणीत “{ $place }” या नावाने बाजूला ठेवला आहे.
timer-not-saved = हा ब्राउझर घड्याळ जतन करू देत नाही (साठवण भरली आहे किंवा बंद आहे). खेळत राहता येईल, पण पान पुन्हा उघडल्यास ते सुरुवातीला जाईल.
timer-reset-sure = दोन्ही बाजूंची घड्याळे सुरुवातीला न्यायची?
timer-leave-sure = घड्याळ चालू आहे. थांबवून बंद करायचे?
timer-fixed = दुसरे निवडण्यासाठी घड्याळ सुरुवातीला न्या.
timer-turn = कोणाची चाल
timer-faces = तबकड्या
timer-faces-players = आपापल्या खेळाडूकडे
timer-faces-one-way = एकाच दिशेला
timer-done = झाले
