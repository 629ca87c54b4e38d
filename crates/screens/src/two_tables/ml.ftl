## Two tables beside each other, for developers

two-tables = രണ്ട് ബോർഡുകൾ
