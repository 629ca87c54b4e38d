# The glossary.
glossary = Words of chess
glossary-how = What a word means, and what it is called in five languages
glossary-search = Search a word, in any language
glossary-found = { $count ->
    [one] { $count } word
   *[other] { $count } words
}
glossary-unknown = There is no such word here. Search for it.
glossary-all = All words
