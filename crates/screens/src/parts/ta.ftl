## Shared parts

parts = பொதுப் பகுதிகள்
