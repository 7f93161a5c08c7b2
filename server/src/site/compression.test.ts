import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { compress } from "./compression.ts";

const PAGE = "<p>Săpun lichid, 5 l</p>".repeat(200);

const app = new Hono();
app.use(compress());
const html = { "content-type": "text/html; charset=utf-8" };
app.get("/whole", (c) => c.body(PAGE, 200, { ...html, "content-length": String(Buffer.byteLength(PAGE)) }));
app.get("/parts", (c) => c.body(new Blob([PAGE]).stream(), 200, html));
app.get("/failing", (c) => {
  const parts = [PAGE, PAGE];
  const source = new ReadableStream({
    async pull(stream) {
      await pause(5);
      const part = parts.pop();
      if (part === undefined) stream.error(new Error("The second page cannot be read."));
      else stream.enqueue(Buffer.from(part));
    },
  });
  return c.body(source, 200, { "content-type": "text/csv" });
});
let left = 0;
app.get("/endless", (c) => {
  const source = new ReadableStream({
    async pull(stream) {
      await pause(5);
      stream.enqueue(Buffer.from(PAGE));
    },
    cancel: () => void (left += 1),
  });
  return c.body(source, 200, { "content-type": "text/csv" });
});
app.get("/small", (c) => c.body("da", 200, { ...html, "content-length": "2" }));
app.get("/picture", (c) => c.body(PAGE, 200, { "content-type": "image/avif", "content-length": "5" }));

async function get(path: string, accepted: string): Promise<{ encoding: string | null; body: Buffer }> {
  const response = await app.request(path, { headers: { "accept-encoding": accepted } });
  return {
    encoding: response.headers.get("content-encoding"),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

describe.each(["/whole", "/parts"])("%s", (path) => {
  it.each([
    ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["gzip;q=1.0, br;q=0", "gzip", gunzipSync],
  ] as const)("a response is compressed for clients that accept %s", async (accepted, requested, unpack) => {
    const { encoding, body } = await get(path, accepted);
    expect(encoding).toBe(requested);
    expect(body.byteLength).toBeLessThan(PAGE.length / 10);
    expect(unpack(body).toString()).toBe(PAGE);
  });

  it("a response is sent unchanged to clients that accept no compression", async () => {
    const { encoding, body } = await get(path, "identity");
    expect(encoding).toBeNull();
    expect(body.toString()).toBe(PAGE);
  });
});

it("a compressed response aborts when its source fails, without affecting others", async () => {
  await expect(get("/failing", "gzip")).rejects.toThrow("The second page cannot be read.");
  expect((await get("/parts", "gzip")).encoding).toBe("gzip");
});

it("a compressed response closes its source when the reader stops", async () => {
  const response = await app.request("/endless", { headers: { "accept-encoding": "gzip" } });
  await response.body?.cancel();
  await vi.waitFor(() => expect(left).toBe(1));
});

it("small responses and binary files are not compressed", async () => {
  expect((await get("/small", "br")).encoding).toBeNull();
  expect((await get("/picture", "br")).encoding).toBeNull();
});
