## Themes of puzzles

theme-group-mates = ಚೆಕ್‌ಮೇಟ್‌ಗಳು
theme-group-tactics = ತಂತ್ರಗಳು
theme-group-goals = ಗುರಿಗಳು
theme-group-phases = ಆಟದ ಭಾಗಗಳು
theme-group-endings = ಕೊನೆಯಾಟಗಳು
theme-group-lengths = ಉದ್ದ
theme-group-special-moves = ವಿಶೇಷ ನಡೆಗಳು
theme-group-players = ಆಟಗಾರರು

theme-advancedPawn = ಮುನ್ನುಗ್ಗಿದ ಪದಾತಿ
theme-advantage = ಮೇಲುಗೈ
theme-anastasiaMate = ಅನಸ್ತಾಸಿಯಾ ಚೆಕ್‌ಮೇಟ್
theme-arabianMate = ಅರೇಬಿಯನ್ ಚೆಕ್‌ಮೇಟ್
theme-attackingF2F7 = f2 ಅಥವಾ f7 ಮೇಲೆ ದಾಳಿ
theme-attraction = ಆಮಿಷ
theme-backRankMate = ಕೊನೆಯ ಅಡ್ಡಸಾಲಿನ ಚೆಕ್‌ಮೇಟ್
theme-balestraMate = ಬಲೆಸ್ಟ್ರಾ ಚೆಕ್‌ಮೇಟ್
theme-bishopEndgame = ಒಂಟೆಗಳ ಕೊನೆಯಾಟ
theme-blindSwineMate = ಜೋಡಿ ಆನೆ ಚೆಕ್‌ಮೇಟ್
theme-bodenMate = ಬೋಡೆನ್ ಚೆಕ್‌ಮೇಟ್
theme-capturingDefender = ಕಾವಲಿನ ಕಾಯಿ ಹೊಡೆಯುವುದು
theme-castling = ಕ್ಯಾಸ್ಲಿಂಗ್
theme-checkFirst = ಮೊದಲು ಚೆಕ್
theme-clearance = ದಾರಿ ಬಿಡುವುದು
theme-collinearMove = ಒಂದೇ ಸಾಲಿನ ನಡೆ
theme-cornerMate = ಮೂಲೆಯ ಚೆಕ್‌ಮೇಟ್
theme-crushing = ನಿರ್ಣಾಯಕ ಮೇಲುಗೈ
theme-defensiveMove = ರಕ್ಷಣೆಯ ನಡೆ
theme-deflection = ದೂರ ಸೆಳೆಯುವುದು
theme-discoveredAttack = ಮರೆ ಸರಿದ ದಾಳಿ
theme-discoveredCheck = ಮರೆ ಸರಿದ ಚೆಕ್
theme-doubleBishopMate = ಎರಡು ಒಂಟೆಗಳ ಚೆಕ್‌ಮೇಟ್
theme-doubleCheck = ಜೋಡಿ ಚೆಕ್
theme-dovetailMate = ಪಾರಿವಾಳದ ಬಾಲ ಚೆಕ್‌ಮೇಟ್
theme-enPassant = ಎನ್ ಪಾಸಾಂಟ್
theme-endgame = ಕೊನೆಯಾಟ
theme-epauletteMate = ಎಪೊಲೆಟ್ ಚೆಕ್‌ಮೇಟ್
theme-equality = ಸಮಬಲ
theme-exposedKing = ಬಯಲಾದ ರಾಜ
theme-fork = ಜೋಡಿ ದಾಳಿ
theme-hangingPiece = ರಕ್ಷಣೆಯಿಲ್ಲದ ಕಾಯಿ
theme-hookMate = ಕೊಕ್ಕೆ ಚೆಕ್‌ಮೇಟ್
theme-interference = ಅಡ್ಡ ಬರುವುದು
theme-intermezzo = ನಡುವಿನ ನಡೆ
theme-killBoxMate = ಪೆಟ್ಟಿಗೆ ಚೆಕ್‌ಮೇಟ್
theme-kingFork = ರಾಜನ ಜೋಡಿ ದಾಳಿ
theme-kingsideAttack = ರಾಜನ ಬದಿಯ ದಾಳಿ
theme-knightEndgame = ಕುದುರೆಗಳ ಕೊನೆಯಾಟ
theme-long = ಮೂರು ನಡೆಗಳು
theme-master = ಮಾಸ್ಟರ್ ಆಟ
theme-masterVsMaster = ಮಾಸ್ಟರ್‌ಗಳ ನಡುವೆ
theme-mate = ಚೆಕ್‌ಮೇಟ್
theme-mateIn1 = 1 ನಡೆಯಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
theme-mateIn2 = 2 ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
theme-mateIn3 = 3 ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
theme-mateIn4 = 4 ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
theme-mateIn5 = 5 ಅಥವಾ ಹೆಚ್ಚು ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್
theme-middlegame = ನಡುವಿನಾಟ
theme-morphysMate = ಮಾರ್ಫಿ ಚೆಕ್‌ಮೇಟ್
theme-oneMove = ಒಂದು ನಡೆ
theme-opening = ಓಪನಿಂಗ್
theme-operaMate = ಒಪೆರಾ ಚೆಕ್‌ಮೇಟ್
theme-overload = ಹೊರೆ ಹೆಚ್ಚಾದ ಕಾವಲು
theme-overloading = ಹೆಚ್ಚಿನ ಹೊರೆ
theme-pawnEndgame = ಪದಾತಿಗಳ ಕೊನೆಯಾಟ
theme-pillsburysMate = ಪಿಲ್ಸ್‌ಬರಿ ಚೆಕ್‌ಮೇಟ್
theme-pin = ರಾಜನಿಗೆ ಪಿನ್
theme-promotion = ಬಡ್ತಿ
theme-queenEndgame = ರಾಣಿಗಳ ಕೊನೆಯಾಟ
theme-queenRookEndgame = ರಾಣಿ ಮತ್ತು ಆನೆಗಳ ಕೊನೆಯಾಟ
theme-queensideAttack = ರಾಣಿಯ ಬದಿಯ ದಾಳಿ
theme-quietMove = ಶಾಂತ ನಡೆ
theme-relativePin = ಸಾಪೇಕ್ಷ ಪಿನ್
theme-rookEndgame = ಆನೆಗಳ ಕೊನೆಯಾಟ
theme-sacrifice = ಬಲಿದಾನ
theme-short = ಎರಡು ನಡೆಗಳು
theme-skewer = ಸ್ಕ್ಯೂವರ್
theme-smotheredMate = ಉಸಿರುಗಟ್ಟಿದ ಚೆಕ್‌ಮೇಟ್
theme-superGM = ವಿಶ್ವ ದರ್ಜೆಯ ಆಟ
theme-swallowstailMate = ಕವಲುತೋಕೆ ಚೆಕ್‌ಮೇಟ್
theme-trappedPiece = ಸಿಕ್ಕಿಬಿದ್ದ ಕಾಯಿ
theme-triangleMate = ತ್ರಿಕೋನ ಚೆಕ್‌ಮೇಟ್
theme-underPromotion = ರಾಣಿಯಲ್ಲದ ಬಡ್ತಿ
theme-veryLong = ನಾಲ್ಕು ಅಥವಾ ಹೆಚ್ಚು ನಡೆಗಳು
theme-vukovicMate = ವುಕೊವಿಚ್ ಚೆಕ್‌ಮೇಟ್
theme-xRayAttack = ಎಕ್ಸ್-ರೇ
theme-zugzwang = ಜುಗ್‌ಜ್ವಾಂಗ್

theme-about-advancedPawn = ಒಂದು ಪದಾತಿ ತನ್ನ ದಾರಿಯ ಕೊನೆಯ ಎರಡು ಅಡ್ಡಸಾಲುಗಳನ್ನು ತಲುಪುತ್ತದೆ.
theme-about-advantage = ಸ್ಪಷ್ಟ ಮೇಲುಗೈ ಸಾಧಿಸಿ.
theme-about-anastasiaMate = ಆನೆ ಅಥವಾ ರಾಣಿ ಅಂಚಿನಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ; ಕುದುರೆ ಮತ್ತು ರಾಜನ ಸ್ವಂತ ಕಾಯಿ ದಾರಿ ಮುಚ್ಚುತ್ತವೆ.
theme-about-arabianMate = ಮೂಲೆಯಲ್ಲಿರುವ ರಾಜನಿಗೆ ಆನೆ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ; ಕುದುರೆ ಆನೆಯನ್ನು ಕಾಯುತ್ತದೆ.
theme-about-attackingF2F7 = ಕ್ಯಾಸ್ಲಿಂಗ್ ಮಾಡದ ರಾಜನ ಪಕ್ಕದ ದುರ್ಬಲ ಚೌಕವಾದ f2 ಅಥವಾ f7 ಮೇಲೆ ಕಾಯಿ ಹೊಡೆಯುವ ನಡೆ.
theme-about-attraction = ದಾಳಿಗೆ ಸಿಗುವ ಚೌಕಕ್ಕೆ ಒಂದು ಕಾಯಿಯನ್ನು ಸೆಳೆಯಲಾಗುತ್ತದೆ.
theme-about-backRankMate = ರಾಜನ ಕೊನೆಯ ಅಡ್ಡಸಾಲಿನಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್; ಸ್ವಂತ ಕಾಯಿಗಳೇ ದಾರಿ ಮುಚ್ಚಿವೆ.
theme-about-balestraMate = ಒಂಟೆ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ; ಉಳಿದ ಚೌಕಗಳನ್ನು ರಾಣಿ ಕಾಯುತ್ತದೆ.
theme-about-bishopEndgame = ಮಣೆಯ ಮೇಲೆ ಒಂಟೆಗಳು, ಪದಾತಿಗಳು, ರಾಜರು ಮಾತ್ರ ಇವೆ.
theme-about-blindSwineMate = ಅಕ್ಕಪಕ್ಕದ ಎರಡು ಆನೆಗಳು ಹತ್ತಿರದಿಂದ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತವೆ.
theme-about-bodenMate = ಎರಡು ಒಂಟೆಗಳು ಒಂದನ್ನೊಂದು ದಾಟುವ ಓರೆಸಾಲುಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತವೆ.
theme-about-capturingDefender = ಕಾಯುವ ಕಾಯಿಯನ್ನು ಮೊದಲು ಹೊಡೆಯಲಾಗುತ್ತದೆ; ಆಮೇಲೆ ಅದು ಕಾದದ್ದು ಸಿಗುತ್ತದೆ.
theme-about-castling = ಕ್ಯಾಸ್ಲಿಂಗ್ ಉತ್ತರದಲ್ಲಿ ಇದೆ.
theme-about-checkFirst = ನಿರೀಕ್ಷಿಸಿದ ನಡೆಗೆ ಮೊದಲು ಒಂದು ಚೆಕ್.
theme-about-clearance = ಒಂದು ಕಾಯಿ ತನ್ನ ಕಡೆಯ ಇನ್ನೊಂದು ಕಾಯಿಗೆ ಚೌಕ ಅಥವಾ ಸಾಲು ಬಿಟ್ಟುಕೊಡುತ್ತದೆ.
theme-about-collinearMove = ಒಂದು ಕಾಯಿ ಎದುರಾಳಿಯ ಕಾಯಿಯನ್ನು ಹೊಡೆಯದೆ ಅದೇ ಸಾಲಿನಲ್ಲಿ ನಡೆಯುತ್ತದೆ.
theme-about-cornerMate = ಆನೆ ಅಥವಾ ರಾಣಿ ಮೂಲೆಯಲ್ಲಿ ಕೂಡಿಹಾಕಿದ ರಾಜನಿಗೆ ಕುದುರೆ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ.
theme-about-crushing = ಆಟವನ್ನು ನಿರ್ಧರಿಸುವ ಮೇಲುಗೈ ಸಾಧಿಸಿ.
theme-about-defensiveMove = ನಿಖರವಾದ ಒಂದು ನಡೆ ಸ್ಥಿತಿಯನ್ನು ಉಳಿಸುತ್ತದೆ.
theme-about-deflection = ಒಂದು ಕಾಯಿಯನ್ನು ಅದು ಕಾಯುವುದರಿಂದ ದೂರ ಸೆಳೆಯಲಾಗುತ್ತದೆ.
theme-about-discoveredAttack = ಒಂದು ಕಾಯಿ ಸಾಲಿನಿಂದ ಸರಿದಾಗ ಅದರ ಹಿಂದಿನ ಕಾಯಿ ದಾಳಿ ಮಾಡುತ್ತದೆ.
theme-about-discoveredCheck = ಒಂದು ಕಾಯಿ ಸಾಲಿನಿಂದ ಸರಿದಾಗ ಅದರ ಹಿಂದಿನ ಕಾಯಿ ಚೆಕ್ ಕೊಡುತ್ತದೆ.
theme-about-doubleBishopMate = ಎರಡು ಒಂಟೆಗಳು ಅಕ್ಕಪಕ್ಕದ ಓರೆಸಾಲುಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತವೆ.
theme-about-doubleCheck = ಎರಡು ಕಾಯಿಗಳು ಒಂದೇ ಸಲ ಚೆಕ್ ಕೊಡುತ್ತವೆ.
theme-about-dovetailMate = ರಾಜನಿಗೆ ಓರೆಯಾಗಿ ಪಕ್ಕದಲ್ಲಿರುವ ರಾಣಿ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ; ಅದರ ಸುತ್ತ ದಾಳಿಗೆ ಬೇರೆ ಕಾಯಿ ಬೇಕಿಲ್ಲ.
theme-about-enPassant = ಒಂದು ಪದಾತಿ ಎನ್ ಪಾಸಾಂಟ್ ಮೂಲಕ ಹೊಡೆಯುತ್ತದೆ.
theme-about-endgame = ಮಣೆಯ ಮೇಲೆ ಕೆಲವೇ ಕಾಯಿಗಳು ಉಳಿದಿವೆ.
theme-about-epauletteMate = ರಾಜನ ಎರಡೂ ಪಕ್ಕಗಳಲ್ಲಿ ಅದರ ಸ್ವಂತ ಕಾಯಿಗಳು ನಿಂತಿವೆ.
theme-about-equality = ಕಷ್ಟದ ಸ್ಥಿತಿಯನ್ನು ಉಳಿಸಿ ಸಮಬಲ ಸಾಧಿಸಿ.
theme-about-exposedKing = ಸುತ್ತ ಪದಾತಿಗಳಿಲ್ಲದ ರಾಜನನ್ನು ಬೆನ್ನಟ್ಟಲಾಗುತ್ತದೆ.
theme-about-fork = ಒಂದು ಕಾಯಿ ಎರಡು ಅಥವಾ ಹೆಚ್ಚು ಕಾಯಿಗಳ ಮೇಲೆ ಒಂದೇ ಸಲ ದಾಳಿ ಮಾಡುತ್ತದೆ.
theme-about-hangingPiece = ರಕ್ಷಣೆಯಿಲ್ಲದ ಒಂದು ಕಾಯಿಯನ್ನು ಹೊಡೆಯಬಹುದು.
theme-about-hookMate = ಆನೆ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ; ಕುದುರೆ ಆನೆಯನ್ನು, ಪದಾತಿ ಕುದುರೆಯನ್ನು ಕಾಯುತ್ತವೆ.
theme-about-interference = ಎದುರಾಳಿಯ ಕಾಯಿ ಮತ್ತು ಅದು ಕಾಯುವುದರ ನಡುವೆ ಒಂದು ಕಾಯಿ ಬರುತ್ತದೆ.
theme-about-intermezzo = ನಿರೀಕ್ಷೆಯಂತೆ ತಿರುಗಿ ಹೊಡೆಯುವ ಮೊದಲು ಒಂದು ಬೆದರಿಕೆ.
theme-about-killBoxMate = ರಾಜನ ಪಕ್ಕದ ಆನೆ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ; ರಾಣಿ ಅದನ್ನು ಕಾದು ರಾಜನನ್ನು ಕೂಡಿಹಾಕುತ್ತದೆ.
theme-about-kingFork = ರಾಜ ಎರಡು ಅಥವಾ ಹೆಚ್ಚು ಕಾಯಿಗಳ ಮೇಲೆ ಒಂದೇ ಸಲ ದಾಳಿ ಮಾಡುತ್ತದೆ.
theme-about-kingsideAttack = ರಾಜನ ಬದಿಯಲ್ಲಿರುವ ರಾಜನ ಮೇಲೆ ದಾಳಿ.
theme-about-knightEndgame = ಮಣೆಯ ಮೇಲೆ ಕುದುರೆಗಳು, ಪದಾತಿಗಳು, ರಾಜರು ಮಾತ್ರ ಇವೆ.
theme-about-long = ಉತ್ತರದಲ್ಲಿ ಮೂರು ನಡೆಗಳಿವೆ.
theme-about-master = ಬಿರುದು ಪಡೆದ ಆಟಗಾರರೊಬ್ಬರ ಆಟದಿಂದ.
theme-about-masterVsMaster = ಬಿರುದು ಪಡೆದ ಇಬ್ಬರು ಆಡಿದ ಆಟದಿಂದ.
theme-about-mate = ಉತ್ತರ ಚೆಕ್‌ಮೇಟ್‌ನಲ್ಲಿ ಮುಗಿಯುತ್ತದೆ.
theme-about-mateIn1 = ಒಂದೇ ನಡೆಯಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಿ.
theme-about-mateIn2 = ಎರಡು ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಿ.
theme-about-mateIn3 = ಮೂರು ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಿ.
theme-about-mateIn4 = ನಾಲ್ಕು ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಿ.
theme-about-mateIn5 = ಐದು ಅಥವಾ ಹೆಚ್ಚು ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್ ಮಾಡಿ.
theme-about-middlegame = ಆಟದ ನಡುಭಾಗದಿಂದ.
theme-about-morphysMate = ಆನೆ ಅಂಚಿನಲ್ಲಿ ಕೂಡಿಹಾಕಿದ ರಾಜನಿಗೆ ಒಂಟೆ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ.
theme-about-oneMove = ಉತ್ತರದಲ್ಲಿ ಒಂದು ನಡೆ ಇದೆ.
theme-about-opening = ಆಟದ ಓಪನಿಂಗ್‌ನಿಂದ.
theme-about-operaMate = ರಾಜನ ಪಕ್ಕದ ಆನೆ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ; ಒಂಟೆ ಅದನ್ನು ಕಾಯುತ್ತದೆ.
theme-about-overload = ಎರಡನ್ನು ಕಾಯುವ ಕಾಯಿ ಒಂದನ್ನು ಮಾತ್ರ ಉಳಿಸಬಲ್ಲದು.
theme-about-overloading = ಒಂದು ಕಾಯಿ ತನ್ನಿಂದ ಆಗುವುದಕ್ಕಿಂತ ಹೆಚ್ಚನ್ನು ಕಾಯಬೇಕಾಗಿದೆ.
theme-about-pawnEndgame = ಮಣೆಯ ಮೇಲೆ ಪದಾತಿಗಳು, ರಾಜರು ಮಾತ್ರ ಇವೆ.
theme-about-pillsburysMate = ಆನೆ ದೂರದಿಂದ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ; ರಾಜ ತಪ್ಪಿಸಿಕೊಳ್ಳುವ ದಾರಿಯನ್ನು ಒಂಟೆ ಕಾಯುತ್ತದೆ.
theme-about-pin = ಹಿಂದೆ ತನ್ನ ರಾಜ ನಿಂತಿರುವುದರಿಂದ ಒಂದು ಕಾಯಿ ಸಾಲು ಬಿಟ್ಟು ನಡೆಯುವಂತಿಲ್ಲ.
theme-about-promotion = ಒಂದು ಪದಾತಿ ಬಡ್ತಿ ಪಡೆಯುತ್ತದೆ.
theme-about-queenEndgame = ಮಣೆಯ ಮೇಲೆ ರಾಣಿಗಳು, ಪದಾತಿಗಳು, ರಾಜರು ಮಾತ್ರ ಇವೆ.
theme-about-queenRookEndgame = ಮಣೆಯ ಮೇಲೆ ರಾಣಿಗಳು, ಆನೆಗಳು, ಪದಾತಿಗಳು, ರಾಜರು ಮಾತ್ರ ಇವೆ.
theme-about-queensideAttack = ರಾಣಿಯ ಬದಿಯಲ್ಲಿರುವ ರಾಜನ ಮೇಲೆ ದಾಳಿ.
theme-about-quietMove = ಚೆಕ್ ಆಗಲಿ ಕಾಯಿ ಹೊಡೆಯುವುದಾಗಲಿ ಇಲ್ಲದ ನಡೆ ದಾರಿ ಮಾಡುತ್ತದೆ.
theme-about-relativePin = ಹಿಂದೆ ಹೆಚ್ಚು ಮೌಲ್ಯದ ಕಾಯಿ ನಿಂತಿರುವುದರಿಂದ ಒಂದು ಕಾಯಿ ಸಾಲು ಬಿಟ್ಟು ನಡೆಯಬಾರದು.
theme-about-rookEndgame = ಮಣೆಯ ಮೇಲೆ ಆನೆಗಳು, ಪದಾತಿಗಳು, ರಾಜರು ಮಾತ್ರ ಇವೆ.
theme-about-sacrifice = ಇನ್ನೂ ಒಳ್ಳೆಯದಕ್ಕಾಗಿ ಕಾಯಿಗಳನ್ನು ಬಿಟ್ಟುಕೊಡಲಾಗುತ್ತದೆ.
theme-about-short = ಉತ್ತರದಲ್ಲಿ ಎರಡು ನಡೆಗಳಿವೆ.
theme-about-skewer = ಒಂದು ಕಾಯಿ ಸಾಲು ಬಿಟ್ಟು ಸರಿಯಬೇಕಾಗುತ್ತದೆ, ಅದರ ಹಿಂದಿನ ಕಾಯಿ ಸಿಗುತ್ತದೆ.
theme-about-smotheredMate = ಸ್ವಂತ ಕಾಯಿಗಳೇ ಕೂಡಿಹಾಕಿದ ರಾಜನಿಗೆ ಕುದುರೆ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ.
theme-about-superGM = ವಿಶ್ವದ ಅತ್ಯುತ್ತಮ ಆಟಗಾರರೊಬ್ಬರ ಆಟದಿಂದ.
theme-about-swallowstailMate = ರಾಜನ ಪಕ್ಕದ ರಾಣಿ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ; ರಾಜನ ಹಿಂದೆ ಓರೆಯಾಗಿ ಅದರದೇ ಕಾಯಿಗಳು ನಿಂತಿವೆ.
theme-about-trappedPiece = ಒಂದು ಕಾಯಿಯ ಮೇಲೆ ದಾಳಿ ಇದೆ, ಅದಕ್ಕೆ ಸುರಕ್ಷಿತ ಚೌಕವಿಲ್ಲ.
theme-about-triangleMate = ರಾಣಿ ಮತ್ತು ಆನೆ ರಾಜನ ಸುತ್ತಲಿನ ಎರಡು ಚೌಕಗಳಿಂದ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತವೆ.
theme-about-underPromotion = ಒಂದು ಪದಾತಿ ಆನೆ, ಒಂಟೆ ಅಥವಾ ಕುದುರೆಯಾಗಿ ಬಡ್ತಿ ಪಡೆಯುತ್ತದೆ.
theme-about-veryLong = ಉತ್ತರದಲ್ಲಿ ನಾಲ್ಕು ಅಥವಾ ಹೆಚ್ಚು ನಡೆಗಳಿವೆ.
theme-about-vukovicMate = ರಾಜನ ಪಕ್ಕದ ಆನೆ ಚೆಕ್‌ಮೇಟ್ ಮಾಡುತ್ತದೆ; ಅದೇ ಸಾಲಿನಲ್ಲಿ ಅದರ ಹಿಂದೆ ಕುದುರೆ ನಿಂತಿದೆ.
theme-about-xRayAttack = ಒಂದು ಕಾಯಿ ಎದುರಾಳಿಯ ಕಾಯಿಯ ಮೂಲಕ ಒಂದು ಚೌಕವನ್ನು ಕಾಯುತ್ತದೆ ಅಥವಾ ಅದರ ಮೇಲೆ ದಾಳಿ ಮಾಡುತ್ತದೆ.
theme-about-zugzwang = ಸರದಿ ಬಂದವರ ಪ್ರತಿಯೊಂದು ನಡೆಯೂ ಸ್ಥಿತಿಯನ್ನು ಹದಗೆಡಿಸುತ್ತದೆ.

## Pieces with their squares, as the words around them need them: alone, as object, in a list. The object is the
## genitive: ನ್ನು and words such as ಮೇಲೆ can follow it.

motif-piece =
    { $square } ಚೌಕದಲ್ಲಿರುವ { $role ->
        [king] ರಾಜ
        [queen] ರಾಣಿ
        [rook] ಆನೆ
        [bishop] ಒಂಟೆ
        [knight] ಕುದುರೆ
       *[pawn] ಪದಾತಿ
    }
motif-object =
    { $square } ಚೌಕದಲ್ಲಿರುವ { $role ->
        [king] ರಾಜನ
        [queen] ರಾಣಿಯ
        [rook] ಆನೆಯ
        [bishop] ಒಂಟೆಯ
        [knight] ಕುದುರೆಯ
       *[pawn] ಪದಾತಿಯ
    }
motif-and = { $list } ಮತ್ತು { $last }

## Why a solution works. These begin and end as parts of a sentence.

explain-mate-two = { $mate }: { $checkers } ಒಂದೇ ಸಲ ಚೆಕ್ ಕೊಡುತ್ತವೆ, ರಾಜನಿಗೆ ಚೌಕವಿಲ್ಲ
explain-mate-back-rank = { $mate }: { $piece } ಚೆಕ್ ಕೊಡುತ್ತದೆ, ರಾಜನ ಸ್ವಂತ ಕಾಯಿಗಳೇ ದಾರಿ ಮುಚ್ಚಿವೆ
explain-mate-shut-in = { $mate }: { $piece } ಚೆಕ್ ಕೊಡುತ್ತದೆ, ರಾಜನ ಸ್ವಂತ ಕಾಯಿಗಳು ಒಂದು ಚೌಕವನ್ನೂ ಬಿಟ್ಟಿಲ್ಲ
explain-mate-guarded = { $mate }: { $piece } ರಾಜನ ಪಕ್ಕದಲ್ಲಿ ಚೆಕ್ ಕೊಡುತ್ತದೆ, { $guard } ಅದನ್ನು ಕಾಯುತ್ತದೆ
explain-mate-blocked = { $mate }: { $piece } ಚೆಕ್ ಕೊಡುತ್ತದೆ, ರಾಜನ ಸ್ವಂತ ಕಾಯಿಗಳೂ ದಾರಿಯಲ್ಲಿವೆ
explain-mate-blocked-by = { $mate }: { $piece } ಚೆಕ್ ಕೊಡುತ್ತದೆ, { $blocker } ರಾಜನ ದಾರಿಯಲ್ಲಿದೆ
explain-mate-covered = { $mate }: { $piece } ಚೆಕ್ ಕೊಡುತ್ತದೆ, ರಾಜನ ಸುತ್ತಲಿನ ಎಲ್ಲ ಚೌಕಗಳ ಮೇಲೂ ದಾಳಿ ಇದೆ
explain-fork = { $piece } ಒಂದೇ ಸಲ ಈ ಕಾಯಿಗಳ ಮೇಲೆ ದಾಳಿ ಮಾಡುತ್ತದೆ: { $targets }
explain-pin = { $piece } { $pinned }ನ್ನು ಪಿನ್ ಮಾಡುತ್ತದೆ, ಅದರ ಹಿಂದೆ { $behind } ಇದೆ
explain-skewer = { $piece } { $front } ಮೇಲೆ ದಾಳಿ ಮಾಡುತ್ತದೆ, ಅದು ಸರಿದಾಗ ಹಿಂದಿನ ಕಾಯಿ ಸಿಗುತ್ತದೆ: { $behind }
explain-discovered-attack = { $piece } ಸರಿಯುತ್ತದೆ, { $attacker } { $target } ಮೇಲೆ ದಾಳಿ ಮಾಡುತ್ತದೆ
explain-discovered-check = { $piece } ಸರಿಯುತ್ತದೆ, { $attacker } ಚೆಕ್ ಕೊಡುತ್ತದೆ
explain-double-check = { $checkers } ಒಂದೇ ಸಲ ಚೆಕ್ ಕೊಡುತ್ತವೆ, ರಾಜ ನಡೆಯಲೇಬೇಕು
explain-x-ray = { $piece } { $through } ಮೂಲಕ { $square } ಚೌಕವನ್ನು ಕಾಯುತ್ತದೆ
explain-attraction = { $piece } ಆಮಿಷ: { $lured } ಅದನ್ನು ಹೊಡೆದು ಅಲ್ಲಿ ದಾಳಿಗೆ ಸಿಗುತ್ತದೆ
explain-deflection = { $piece } { $defender }ನ್ನು ದೂರ ಸೆಳೆಯುತ್ತದೆ, ಇನ್ನು ಅದು { $lost }ನ್ನು ಕಾಯುವುದಿಲ್ಲ
explain-deflection-square = { $piece } { $defender }ನ್ನು ದೂರ ಸೆಳೆಯುತ್ತದೆ, ಇನ್ನು ಅದು { $square } ಚೌಕವನ್ನು ಕಾಯುವುದಿಲ್ಲ
explain-overload = { $defender } ಒಂದೇ ಸಲ { $square } ಚೌಕವನ್ನೂ { $lost }ನ್ನೂ ಕಾಯಲಾರದು
explain-interference = { $piece } ನಡುವೆ ಬರುವುದರಿಂದ { $defender } ಇನ್ನು { $lost }ನ್ನು ಕಾಯುವುದಿಲ್ಲ
explain-intermezzo = { $target }ನ್ನು ಹೊಡೆಯುವ ಮುನ್ನ ನಡುವಿನ ನಡೆ: { $piece }
explain-clearance = { $piece } ದಾರಿ ಬಿಡುತ್ತದೆ, { $user } { $square } ಚೌಕಕ್ಕೆ ಹೋಗುತ್ತದೆ
explain-trapped = { $piece } ಸಿಕ್ಕಿಬಿದ್ದಿದೆ: ಅದಕ್ಕೆ ಸುರಕ್ಷಿತ ಚೌಕವಿಲ್ಲ
explain-hanging = { $piece } ರಕ್ಷಣೆಯಿಲ್ಲದೆ ನಿಂತಿದೆ, { $capturer } ಅದನ್ನು ಹೊಡೆಯುತ್ತದೆ
explain-capturing-defender = { $lost }ನ್ನು ಕಾಯುತ್ತಿದ್ದ ಕಾಯಿಯನ್ನು ಮೊದಲು ಹೊಡೆಯಲಾಗುತ್ತದೆ: { $defender }
explain-capturing-defender-mate = ಚೆಕ್‌ಮೇಟ್ ತಡೆಯುತ್ತಿದ್ದ ಕಾಯಿಯನ್ನು ಮೊದಲು ಹೊಡೆಯಲಾಗುತ್ತದೆ: { $defender }
explain-sacrifice = ಬಲಿಯಾಗುವ ಕಾಯಿ: { $piece }
explain-sacrifice-material = ಕಾಯಿಗಳ ಬಲಿದಾನ ಆಗುತ್ತದೆ
explain-quiet = { $piece } ಚೆಕ್ ಆಗಲಿ ಕಾಯಿ ಹೊಡೆಯುವುದಾಗಲಿ ಇಲ್ಲದ ಶಾಂತ ನಡೆ ಆಡುತ್ತದೆ
explain-defensive = { $piece } ರಕ್ಷಣೆಗೆ ನಿಲ್ಲುತ್ತದೆ
explain-exposed-king = { $king } ಮುಂದೆ ಪದಾತಿಗಳಿಲ್ಲದೆ ಬಯಲಲ್ಲಿದೆ
explain-wing-attack = { $king } ಮೇಲೆ ದಾಳಿ ನಡೆಯುತ್ತದೆ
explain-f2-f7 = { $piece } ರಾಜನ ಪಕ್ಕದ ದುರ್ಬಲ ಚೌಕಕ್ಕೆ ನುಗ್ಗುತ್ತದೆ
explain-advanced-pawn = { $piece } ಬಡ್ತಿಗೆ ಹತ್ತಿರದಲ್ಲಿದೆ
explain-promotion = ಒಂದು ಪದಾತಿ { $square } ಚೌಕದಲ್ಲಿ ಬಡ್ತಿ ಪಡೆಯುತ್ತದೆ: { $piece }
explain-underpromotion = ಒಂದು ಪದಾತಿ { $square } ಚೌಕದಲ್ಲಿ ಬಡ್ತಿ ಪಡೆಯುತ್ತದೆ: ರಾಣಿ ಅಲ್ಲ, { $piece }
explain-en-passant = ಒಂದು ಪದಾತಿ { $square } ಚೌಕದಲ್ಲಿ ಎನ್ ಪಾಸಾಂಟ್ ಮೂಲಕ ಹೊಡೆಯುತ್ತದೆ
explain-castling = ಕ್ಯಾಸ್ಲಿಂಗ್ ರಾಜನನ್ನು { $square } ಚೌಕಕ್ಕೆ ಒಯ್ಯುತ್ತದೆ
explain-collinear = { $piece } { $spared }ನ್ನು ಹೊಡೆಯದೆ ಅದೇ ಸಾಲಿನಲ್ಲಿ ಉಳಿಯುತ್ತದೆ
explain-zugzwang = ಜುಗ್‌ಜ್ವಾಂಗ್: ಎದುರಾಳಿ ಏನು ಆಡಿದರೂ ಸ್ಥಿತಿ ಹದಗೆಡುತ್ತದೆ
explain-gain = { $piece } ಲಾಭ
explain-gain-for = { $given } ಕೊಟ್ಟು { $piece } ಲಾಭ
explain-gain-material =
    { $points ->
        [one] { $points } ಪದಾತಿಯ ಮೌಲ್ಯದ ಲಾಭ
       *[other] { $points } ಪದಾತಿಗಳ ಮೌಲ್ಯದ ಲಾಭ
    }
explain-stalemate = ಸ್ಟೇಲ್‌ಮೇಟ್ ಅನಿವಾರ್ಯವಾಗುತ್ತದೆ, ಆಟ ಡ್ರಾ
explain-crushing = ಇದು ಆಟವನ್ನು ನಿರ್ಧರಿಸುತ್ತದೆ
explain-advantage = ಇದು ಸ್ಪಷ್ಟ ಮೇಲುಗೈ ಕೊಡುತ್ತದೆ
explain-equality = ಇದು ಆಟವನ್ನು ಉಳಿಸುತ್ತದೆ: ಸ್ಥಿತಿ ಸಮ
explain-best = ಈ ಸ್ಥಿತಿಯಲ್ಲಿ ಇದೇ ಅತ್ಯುತ್ತಮ

## Why a move was bad

blunder-mate =
    { $moves ->
        [one] { $moves } ನಡೆಯಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್‌ಗೆ ಅವಕಾಶ ಕೊಡುತ್ತದೆ: { $move }
       *[other] { $moves } ನಡೆಗಳಲ್ಲಿ ಚೆಕ್‌ಮೇಟ್‌ಗೆ ಅವಕಾಶ ಕೊಡುತ್ತದೆ: { $move }
    }
blunder-en-prise = { $piece } ಕೈತಪ್ಪುತ್ತದೆ: { $move }
blunder-unguarded = { $piece }ನ್ನು ರಕ್ಷಣೆಯಿಲ್ಲದೆ ಬಿಡುತ್ತದೆ: { $move }
blunder-hanging = { $piece }ನ್ನು ಉಳಿಸುವುದಿಲ್ಲ: { $move }
blunder-missed = { $piece }ನ್ನು ಹೊಡೆಯುವುದಿಲ್ಲ
blunder-allows = { $move } ನಡೆಗೆ ಅವಕಾಶ ಕೊಡುತ್ತದೆ: { $why }
