import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refuseTwoHosts } from "./duplicate-host.ts";

const server = createServer((request, response) => {
  if (!refuseTwoHosts(request, response)) response.end("ok");
});
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => server.close());

it.each([
  ["Host: curat.ro", 200],
  ["Host: curat.ro\r\nhost: rau.example", 400],
  ["Host: curat.ro\r\nHost: curat.ro", 400],
])("a request with %j gets the status %i", async (headers, status) => {
  const { port } = server.address() as AddressInfo; // it listens on a port
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET / HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
  const answer = (await socket.toArray()).join("");
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
