import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const lookMs = 50;
/** So long a connection that was kept may bring one more request, whose answer then says that it was the last. */
const graceMs = 1_000;
/**
 * Answers what comes with the word that the connection ends, then stops accepting and resolves when the last answer is out.
 * Closed at once, a kept connection would be reset under the request that its client is just sending.
 */
export async function drainServer(server: Server): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.setHeader("connection", "close");
  });
  const endsAt = performance.now() + graceMs;
  while (performance.now() < endsAt && (await connectionsOf(server)) > 0) await pause(lookMs);
  // Not the close of HTTP, which resets idle connections at once: what was accepted last has not been read yet.
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
