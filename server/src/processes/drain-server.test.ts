import { Agent, createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { drainServer } from "./drain-server.ts";

async function openServer() {
  const server = createServer((request, response) => {
    setTimeout(() => response.end("whole"), request.url === "/slow" ? 300 : 0);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sendRequest = (path: string): Promise<{ text: string; connection: string | undefined }> =>
    new Promise((resolve, reject) => {
      get({ port, path, agent, host: "127.0.0.1" }, (answer: IncomingMessage) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({ text: Buffer.concat(parts).toString(), connection: answer.headers.connection }),
        );
      }).on("error", reject);
    });
  return { server, ask: sendRequest };
}

it("drainServer answers one last request on a keep-alive connection and announces the close", async () => {
  const { server, ask } = await openServer();
  expect(await ask("/")).toEqual({ text: "whole", connection: "keep-alive" });
  const drained = drainServer(server);
  // Otherwise the request of a client that does not know about the stop yet would be reset.
  await pause(100);
  expect(await ask("/")).toEqual({ text: "whole", connection: "close" });
  await drained;
  await expect(ask("/")).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

it("drainServer lets pending requests finish", async () => {
  const { server, ask } = await openServer();
  const answer = ask("/slow");
  await once(server, "request");
  await drainServer(server);
  expect(await answer).toMatchObject({ text: "whole" });
});

it("drainServer does not wait if no connection is open", async () => {
  const times: number[] = [];
  // Only the fastest run counts, because a busy machine may delay any single run.
  for (let run = 0; run < 3; run += 1) {
    const { server } = await openServer();
    const begun = performance.now();
    await drainServer(server);
    times.push(performance.now() - begun);
  }
  expect(Math.min(...times)).toBeLessThan(500);
});

it("drainServer closes a keep-alive connection that sends nothing more", async () => {
  const { server, ask } = await openServer();
  await ask("/");
  const begun = performance.now();
  await drainServer(server);
  expect(performance.now() - begun).toBeLessThan(15_000);
});
