## Two tables beside each other, for developers

two-tables = இரண்டு பலகைகள்
