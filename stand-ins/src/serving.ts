/** Shared by the stand-ins: listening, reading request bodies, sending notifications. */
import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface Listening {
  url: string;
  close(): Promise<void>;
}

/** Starts listening; port 0 picks a free port. Rejects if the port is taken. */
export async function listen(
  server: Server,
  { port, host = "127.0.0.1" }: { port: number; host?: string | undefined },
): Promise<Listening> {
  server.listen(port, host);
  await once(server, "listening");
  // A TCP server's address is always an object.
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

const MAX_BODY_BYTES = 64 * 1024;

/** Returns the request body. Rejects above 64 kB. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error("The body is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

interface Sending {
  body: string;
  headers: Record<string, string>;
  retryPauseMs: number;
  signal: AbortSignal;
  isTaken(status: number, text: string): boolean;
}

const MAX_ATTEMPTS = 20;
const ANSWER_WITHIN_MS = 10_000;

/** Posts a notification until the shop accepts it, at most 20 times. */
export async function sendUntilTaken(url: string, sending: Sending): Promise<void> {
  const { body, headers, retryPauseMs, signal, isTaken } = sending;
  for (let tries = 1; tries <= MAX_ATTEMPTS && !signal.aborted; tries += 1) {
    const within = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    const answer = await fetch(url, { method: "POST", body, headers, signal: within })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      // The shop is down. The notification is sent again.
      .catch(() => undefined);
    if (answer && isTaken(answer.status, answer.text)) return;
    await pause(retryPauseMs, undefined, { signal }).catch(() => undefined);
  }
}
