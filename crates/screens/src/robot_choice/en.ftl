## The robot

robot-choice = The robot
robot-plays = The robot plays
any-opening = Any opening
robot-opening-about = It keeps to the opening as long as your moves allow it.
opening-unknown = “{ $name }” is not in the list of openings. Any opening may be played.
openings-unfetched = The list of openings could not be loaded. Any opening may be played.
experience = Your chess
experience-new = I have never played
experience-rules = I know the rules
experience-plays = I play with friends or online
experience-club = I play in a club
practice = How often you play
practice-seldom = Seldom
practice-weekly = About every week
practice-daily = Nearly every day
rating-elsewhere = Rating elsewhere
suited = About { $elo } Elo suits you.
suited-by-puzzles = By your puzzle rating about { $elo } Elo suits you.
choose-strength = Choose it
strength-chosen = Chosen
