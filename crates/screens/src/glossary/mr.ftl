# The glossary.
glossary = बुद्धिबळाचे शब्द
glossary-how = शब्दाचा अर्थ, आणि पाच भाषांतील त्याचे नाव
glossary-search = कोणत्याही भाषेत शब्द शोधा
glossary-found = { $count ->
    [one] { $count } शब्द
   *[other] { $count } शब्द
}
glossary-unknown = असा शब्द येथे नाही. शोधून पाहा.
glossary-all = सर्व शब्द
