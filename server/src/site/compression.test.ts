import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { compress } from "./compression.ts";

const PAGE = "<p>Săpun lichid, 5 l</p>".repeat(200);

const app = new Hono();
app.use(compress());
const html = { "content-type": "text/html; charset=utf-8" };
app.get("/whole", (c) => c.body(PAGE, 200, { ...html, "content-length": String(Buffer.byteLength(PAGE)) }));
app.get("/parts", (c) => c.body(new Blob([PAGE]).stream(), 200, html));
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
  ] as const)("is packed for who takes %s", async (accepted, wanted, unpack) => {
    const { encoding, body } = await get(path, accepted);
    expect(encoding).toBe(wanted);
    expect(body.byteLength).toBeLessThan(PAGE.length / 10);
    expect(unpack(body).toString()).toBe(PAGE);
  });

  it("leaves as it is for who takes nothing", async () => {
    const { encoding, body } = await get(path, "identity");
    expect(encoding).toBeNull();
    expect(body.toString()).toBe(PAGE);
  });
});

it("leaves alone what is small, and what is no text", async () => {
  expect((await get("/small", "br")).encoding).toBeNull();
  expect((await get("/picture", "br")).encoding).toBeNull();
});
