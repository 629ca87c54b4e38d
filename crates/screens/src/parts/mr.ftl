## Shared parts

parts = सामायिक भाग
