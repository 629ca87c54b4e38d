# What several screens say, in Marathi.

## The way back

back-to-game = डावाकडे परत
back-to-lesson = धड्याकडे परत

## Games kept and sent

save-or-send = हा डाव जतन करा किंवा पाठवा
save-file = फाइल म्हणून जतन करा
copy-link = दुवा कॉपी करा
link = दुवा
link-copied = दुवा कॉपी झाला; त्यात संपूर्ण डाव आहे.
link-by-hand = हा ब्राउझर कॉपी करू देत नाही; दुवा येथून कॉपी करा.
link-too-long = हा डाव दुव्यासाठी फार लांब आहे; फाइल म्हणून जतन करा.
open-file = फाइलमधून
open-how = Sessa ने जतन केलेला डाव; किंवा तुम्हाला आलेला दुवा या ब्राउझरमध्ये उघडा.
open-foreign = हा Sessa चा डाव नाही, किंवा त्याचा काही भाग नाही ({ $why }). काहीही बदललेले नाही.
open-newer = हा डाव Sessa च्या नव्या आवृत्तीने जतन केला आहे; पान पुन्हा उघडून प्रयत्न करा.
open-too-long = डाव असण्यासाठी हे फार लांब आहे. काहीही बदललेले नाही.
open-puts-aside = पटावरचा डाव संग्रहात राहतो; तो नंतर पुढे खेळता येतो.
open-this-game = पटावर मांडा

## Faults in a file of games

pgn-no-move = ही चाल नाही.
pgn-illegal = ही चाल येथे करता येत नाही.
pgn-ambiguous = ही नोंद एकाहून जास्त चालींची असू शकते.
pgn-null-move = रिकामी चाल: आपली पाळी कोणालाही सोडता येत नाही, म्हणून ही लाइन येथे संपते.
pgn-nothing-to-vary = कोणत्याही चालीआधीच पर्याय सुरू होतो.
pgn-too-deep = पर्याय एकमेकांत फार खोल आहेत; हा सोडून दिला.
pgn-open-variation = पर्याय “)” ने बंद केलेला नाही.
pgn-no-variation = या “)” ने कोणताही पर्याय बंद होत नाही.
pgn-open-comment = टिप्पणीला शेवट नाही: बंद करणारा कंस राहून गेला आहे.
pgn-nag = “$” नंतर 0 ते 255 मधील संख्या हवी.
pgn-unexpected = याला येथे काही अर्थ नाही.
pgn-other-result = निकाल “Result” या नोंदीपेक्षा वेगळा आहे; नोंदीतला ठेवला आहे.
pgn-no-result = डावाच्या शेवटी निकाल नाही; तो मध्येच तुटला असावा.
pgn-tag = ही [White "Anna"] अशी नोंद नाही.
pgn-start = डाव जिथून सुरू होतो त्या स्थितीतून खेळता येत नाही.
pgn-variant = वेगळ्या नियमांचा डाव; त्याच्या चाली सोडून दिल्या.
pgn-stray = हे कोणत्याही डावाचे नाही.
pgn-too-long = पूर्ण ठेवण्यासाठी फार लांब आहे.
pgn-too-large = डाव फार मोठा आहे (मर्यादा: { $moves } अर्ध्या चाली, { $megabytes } MB टिप्पण्या, { $tags } नोंदी); उरलेला सोडून दिला.
pgn-utf-16 = ही फाइल UTF-16 मध्ये आहे. ती UTF-8 म्हणून जतन करून पुन्हा प्रयत्न करा.

## Offline and links

share = शेअर करा
share-copied = दुवा कॉपी केला.
read-laws = बुद्धिबळाचे नियम, एकेक करून

## A file of the site

fetched-coming = येत आहे …
fetched-failed = वाचता आले नाही: { $why }
fetched-again = पुन्हा प्रयत्न करा
