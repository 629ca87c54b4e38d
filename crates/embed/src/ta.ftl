embed-problem = இந்தப் பலகையைக் காட்ட முடியவில்லை.
embed-puzzle-number = { $count } இல் { $number }
