import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { demoOf } from "../demo.ts";
import { mountMedia, partOf } from "./media.ts";
import type { SiteEnv } from "./site-app.ts";

const site = new Hono<SiteEnv>();
const folder = await mkdtemp(join(tmpdir(), "curat-media-"));
afterAll(() => rm(folder, { recursive: true }));
const faults: unknown[] = [];
const demo = demoOf({ apiUrl: undefined, demoProducts: 1 });
mountMedia(site, { dataDir: folder, demo }, (error) => faults.push(error));

describe("pictures", () => {
  it("are drawn at the asked width, twice the same, and may be kept for ever", async () => {
    const first = await site.request("/media/icon/spray/160.webp");
    expect(first.status).toBe(200);
    const again = await site.request("/media/icon/spray/160.webp");
    expect(await again.arrayBuffer()).toEqual(await first.arrayBuffer());
    expect(first.headers.get("cache-control")).toContain("immutable");
    expect(first.headers.get("content-type")).toBe("image/webp");
    // Mails and feeds show them on pages of others; everything else of the shop stays its own.
    expect(first.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  it("open at the address that answers of the API name, without a size", async () => {
    const named = await site.request("/media/icon/spray");
    expect([named.status, named.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const sized = await site.request("/media/icon/spray/800.jpg");
    expect(await named.arrayBuffer()).toEqual(await sized.arrayBuffer());
    expect((await site.request("/media/icon/nimic")).status).toBe(404);
  });

  it("are what was kept, and no others, in a shop without demo", async () => {
    await site.request("/media/icon/spray/400.webp");
    const bare = new Hono<SiteEnv>();
    mountMedia(
      bare,
      { dataDir: folder, demo: demoOf({ apiUrl: undefined, demoProducts: 0 }) },
      () => undefined,
    );
    expect((await bare.request("/media/icon/spray/400.webp")).status).toBe(200);
    expect((await bare.request("/media/icon/spray/640.png")).status).toBe(404);
  });

  it("are sent even where the disk takes none", async () => {
    const full = new Hono<SiteEnv>();
    await writeFile(join(folder, "full"), "");
    mountMedia(full, { dataDir: join(folder, "full"), demo }, (error) => faults.push(error));
    expect((await full.request("/media/icon/spray/320.webp")).status).toBe(200);
    expect(faults).toHaveLength(1);
  });

  it.each([
    "icon/spray/161.webp",
    "icon/spray/160.gif",
    "nimic/160.webp",
    "..%2f..%2fetc%2fpasswd",
    "icon/spray-000000/160.webp",
  ])("answers 404 for %s", async (path) => {
    expect((await site.request(`/media/${path}`)).status).toBe(404);
  });
});

it("a film is WebM, and can be asked for in parts", async () => {
  const film = await site.request("/media/film/uscator-maini-zefir.webm");
  expect([film.status, film.headers.get("content-type")]).toEqual([200, "video/webm"]);
  const bytes = new Uint8Array(await film.arrayBuffer());
  expect([...bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]); // EBML
  const part = await site.request("/media/film/uscator-maini-zefir.webm", {
    headers: { range: "bytes=0-3" },
  });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 0-3/${bytes.length}`]);
});

it.each([
  [undefined, "0123456789", undefined],
  ["bytes=0-3", "0123", "bytes 0-3/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
  ["bytes=5-100", "56789", "bytes 5-9/10"],
  ["bytes=20-30", "0123456789", undefined],
  ["bytes=a-b", "0123456789", undefined],
  ["bytes=-", "0123456789", undefined],
])("sends for the range %s the part %s", (header, text, range) => {
  const part = partOf(new TextEncoder().encode("0123456789"), header);
  expect(new TextDecoder().decode(part.bytes)).toBe(text);
  expect(part.range).toBe(range);
});
