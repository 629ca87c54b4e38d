## Shared parts

parts = പൊതുഭാഗങ്ങൾ
