import { gzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { mountPublicFiles } from "./public-files.ts";
import type { SiteEnv } from "./site-app.ts";

const TEXT = "<rss>".repeat(1_000);
const ZIPPED = gzipSync(TEXT);
const file = {
  version: "7-abc",
  contentType: "application/xml; charset=utf-8",
  bytes: ZIPPED.byteLength,
  writtenAt: new Date("2026-11-29T10:00:00.500Z"),
};

/** Requests a path from a site with one unwritten file; the shop serves everything else. */
function sendRequest(path: string, headers: Record<string, string> = {}, method = "GET") {
  const site = new Hono<SiteEnv>();
  mountPublicFiles(site, {
    findPublicFile: async ({ name, key }) => {
      if (name === "feed/nou.xml") return "unwritten";
      if (!["feed/google.xml", "sitemap.xml", "sitemap/pagini.xml"].includes(name)) return "unknown";
      return {
        ...file,
        isSecret: key !== undefined,
        async *parts() {
          yield ZIPPED.subarray(0, 20);
          yield ZIPPED.subarray(20);
        },
      };
    },
  });
  site.all("*", (c) => c.text("magazin", 404));
  return site.request(path, { headers, method });
}

it("a public file is sent as stored, or decompressed for clients without gzip", async () => {
  const zipped = await sendRequest("/feed/google.xml", { "accept-encoding": "br, gzip" });
  expect(Object.fromEntries(zipped.headers)).toMatchObject({
    "content-encoding": "gzip",
    "content-length": String(ZIPPED.byteLength),
    "content-type": "application/xml; charset=utf-8",
    "last-modified": "Sun, 29 Nov 2026 10:00:00 GMT",
    "cache-control": "public, no-cache",
    vary: "Accept-Encoding",
  });
  expect(Buffer.from(await zipped.arrayBuffer())).toEqual(ZIPPED);
  for (const accepted of ["", "br", "gzip;q=0"]) {
    const plain = await sendRequest("/sitemap/pagini.xml", { "accept-encoding": accepted });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(TEXT);
  }
});

it("a public file gets 304 if the client has it, by ETag or date", async () => {
  const etag = (await sendRequest("/sitemap.xml")).headers.get("etag") ?? "";
  const status = async (headers: Record<string, string>) =>
    (await sendRequest("/sitemap.xml", headers)).status;
  const date = "Sun, 29 Nov 2026 10:00:00 GMT";
  expect(await status({ "if-none-match": `"other", ${etag}` })).toBe(304);
  expect(await status({ "if-none-match": '"other"', "if-modified-since": date })).toBe(200);
  expect(await status({ "if-modified-since": date })).toBe(304);
  expect(await status({ "if-modified-since": "Sun, 29 Nov 2026 09:59:59 GMT" })).toBe(200);
});

it("a public file gets 503 with Retry-After before it is written", async () => {
  const early = await sendRequest("/feed/nou.xml");
  expect([early.status, early.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await (await sendRequest("/feed/altceva.xml")).text()).toBe("magazin");
});

it("a public file with a secret URL is private, and HEAD returns no body", async () => {
  expect((await sendRequest("/feed/cheie/google.xml")).headers.get("cache-control")).toBe(
    "private, no-cache",
  );
  const head = await sendRequest("/sitemap.xml", { "accept-encoding": "gzip" }, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

it("a response is aborted if a part of its public file is missing", async () => {
  const site = new Hono<SiteEnv>();
  mountPublicFiles(site, {
    findPublicFile: async () => ({
      ...file,
      isSecret: false,
      // oxlint-disable-next-line typescript/require-await -- same signature as the parts from the database
      async *parts() {
        yield ZIPPED.subarray(0, 20);
        throw new Error("missing");
      },
    }),
  });
  const answer = await site.request("/sitemap.xml", { headers: { "accept-encoding": "gzip" } });
  await expect(answer.arrayBuffer()).rejects.toThrow("missing");
});
