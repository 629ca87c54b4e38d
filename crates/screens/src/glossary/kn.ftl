# The glossary.
glossary = ಚದುರಂಗದ ಪದಗಳು
glossary-how = ಒಂದು ಪದದ ಅರ್ಥ, ಐದು ಭಾಷೆಗಳಲ್ಲಿ ಅದರ ಹೆಸರು
glossary-search = ಯಾವುದೇ ಭಾಷೆಯಲ್ಲಿ ಪದ ಹುಡುಕಿ
glossary-found = ಪದಗಳು: { $count }
glossary-unknown = ಇಲ್ಲಿ ಅಂತಹ ಪದ ಇಲ್ಲ. ಹುಡುಕಿ ನೋಡಿ.
glossary-all = ಎಲ್ಲ ಪದಗಳು
