## Codes read by the camera

camera-read = Read codes with the camera
camera-off = Switch the camera off
camera-picture = Picture of the camera
camera-opening = The camera is being switched on …
camera-on = Hold one code after the other before the camera.
camera-refused = The camera is not allowed. Allow it in the browser's settings of this page, or type the short code.
camera-absent = No camera was found. Type the short code instead.
camera-busy = Another program uses the camera. Close it and try again, or type the short code.
camera-no-reader = The reader of codes cannot be fetched. Try again with a network, or type the short code.
