## Shared parts

parts = Shared parts
