## Games in play beside each other, for developers

tables = ನಡೆಯುತ್ತಿರುವ ಆಟಗಳು
