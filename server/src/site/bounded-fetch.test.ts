import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { boundedFetch } from "./bounded-fetch.ts";

const packed = gzipSync(Buffer.alloc(300_000, "a"));
const server = createServer((_, response) => response.setHeader("content-encoding", "gzip").end(packed));
await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

it("boundedFetch reads a body up to the limit and aborts one that decompresses to more", async () => {
  expect(await (await boundedFetch(300_000)(url)).text()).toHaveLength(300_000);
  expect(packed.length).toBeLessThan(2_000);
  await expect((await boundedFetch(299_999)(url)).text()).rejects.toThrow("larger than 299999 bytes");
});
