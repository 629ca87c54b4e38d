embed-problem = हा पट दाखवता येत नाही.
embed-no-robot = रोबोला चाल करता आली नाही. डाव थांबवला आहे.
embed-puzzle-number = { $count } पैकी { $number }
embed-next-game = पुढचा डाव
embed-result-name = निकाल
embed-result = निकाल: { $done } पैकी { $solved } पहिल्या प्रयत्नात सुटली (एकूण { $total })
embed-result-copy = कॉपी करा
embed-result-copied = कॉपी झाले
