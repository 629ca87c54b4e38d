## The laws

laws = The laws
laws-search = Search the laws
laws-contents = Contents
laws-path = Where this stands
laws-found = { $count ->
    [0] Nothing found
    [one] { $count } clause
   *[other] { $count } clauses
}
laws-unknown = There is no clause { $number }. Here is where the laws begin.
laws-not-translated = What has not been translated yet is shown in English.
laws-copy = Copy link
laws-copied = Copied
laws-not-copied = Could not be copied
laws-print = Print
laws-editions = Compare with an edition
laws-other-editions = In other editions
laws-differs = { $rule }: { $value } (FIDE 2023: { $usual })
laws-same = { $edition } has the same here.
laws-yes = yes
laws-no = no
laws-none = none
laws-not-looked-up = not looked up, and judged here as by FIDE 2023
laws-at-most = at most { $time }
laws-less-than = less than { $time }
laws-class-blitz = Blitz: time for 60 moves
laws-see-also = See also
laws-steps = Previous and next
laws-diagram = Diagram
laws-show-diagram = Show the diagram
laws-back = One move back
laws-forward = One move on
laws-reset = Set up again
laws-step-count = { $made } of { $all }
