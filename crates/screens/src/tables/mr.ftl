## Games in play beside each other, for developers

tables = चालू डाव
