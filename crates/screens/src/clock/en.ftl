## Chess clock

timer-start = Start
timer-pause = Pause
timer-reset = Back to the start
timer-set-up = Set the clock
timer-tap = Tap here to begin
timer-press = press when you have moved
timer-to-go =
    { $count ->
        [one] one move to go
       *[other] { $count } moves to go
    }
timer-delay = Delay { $time }
timer-periods =
    { $count ->
        [one] last period
       *[other] { $count } periods
    }
timer-flag = The flag is down
timer-flagged = { $side }: the flag is down.
timer-low = { $side }: little time, { $time }.
timer-slept = The device slept, or its clock was set forward, for { $time }. That time was not counted, and the clock is paused.
timer-damaged = The clock saved here could not be read ({ $why }). Nothing was thrown away: its text was put aside in this browser’s storage as “{ $place }”.
timer-not-saved = This browser does not let Sessa save the clock (storage full or switched off). You can play on, but a reload sets it back.
timer-reset-sure = Set both sides back to the start?
timer-leave-sure = The clock is running. Stop it and close?
timer-fixed = Set the clock back to the start to choose another.
timer-turn = To move
timer-faces = Faces
timer-faces-players = To each player
timer-faces-one-way = One way
timer-done = Done
