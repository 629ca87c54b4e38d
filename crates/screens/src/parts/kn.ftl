## Shared parts

parts = ಹಂಚಿಕೊಂಡ ಭಾಗಗಳು
