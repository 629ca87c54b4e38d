// Loads the page again when Trunk has built it anew, and tells of a build that failed. It is in debug builds only; Trunk's own
// script stands in the page, which its policy forbids.
const address = new URL("./.well-known/trunk/ws", location.href);
address.protocol = address.protocol.replace("http", "ws");

const follow = (isReturn) => {
  const socket = new WebSocket(address);
  // Trunk was ended and begun again: it has built the page.
  if (isReturn) socket.addEventListener("open", () => location.reload());
  socket.addEventListener("message", ({ data }) => {
    const { type, data: told } = JSON.parse(data);
    if (type === "reload") location.reload();
    if (type === "buildFailure") console.error(`The build failed: ${told.reason}`);
  });
  socket.addEventListener("close", () => setTimeout(follow, 2_000, true));
};

follow(false);
