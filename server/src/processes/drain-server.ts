import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const lookMs = 50;
/** How long a keep-alive connection may send one more request, whose response announces the end. */
const graceMs = 1_000;
/**
 * Answers new requests with `connection: close`, then stops accepting and resolves after the last response.
 * Closing keep-alive connections at once would reset requests that clients are just sending.
 */
export async function drainServer(server: Server): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.setHeader("connection", "close");
  });
  const endsAt = performance.now() + graceMs;
  while (performance.now() < endsAt && (await connectionsOf(server)) > 0) await pause(lookMs);
  // The HTTP server's own `close` resets idle connections, even with an unread request.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const looking = setInterval(() => server.closeIdleConnections(), lookMs);
  await closed;
  clearInterval(looking);
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => {
      resolve(error ? 0 : count);
    });
  });
}
