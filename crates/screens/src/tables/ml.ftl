## Games in play beside each other, for developers

tables = നടക്കുന്ന കളികൾ
