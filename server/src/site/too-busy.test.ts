import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { sendsTooBusy } from "./too-busy.ts";

it("the overload page is sent with 503, Retry-After and the headers of every response", async () => {
  const page = new Response("ocupat", { headers: { "content-type": "text/html; charset=utf-8" } });
  const server = createServer(await sendsTooBusy(page, "https://curat.example")).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe("ocupat");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "retry-after": "5",
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
});
