lab = Laboratory
