import type { Server } from "node:http";

const lookMs = 50;

/**
 * Stops accepting and resolves when the last answer is out. A browser keeps its connection open after the answer:
 * `close` alone would wait until that times out.
 */
export async function drainServer(server: Pick<Server, "close" | "closeIdleConnections">): Promise<void> {
  const looking = setInterval(() => server.closeIdleConnections(), lookMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(looking);
}
