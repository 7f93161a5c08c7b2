import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Medium } from "@curat/api";
import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { DEMO } from "../demo.ts";
import { mountMedia, partOf } from "./media.ts";
import { mediaStoreOf } from "./media-sources.ts";
import type { SiteEnv } from "./site-app.ts";

const folder = await mkdtemp(join(tmpdir(), "curat-media-"));
afterAll(() => rm(folder, { recursive: true }));
const faults: unknown[] = [];

function aMedium(changes: Partial<Medium> & { address: string }): Medium {
  return {
    id: 1,
    kind: "picture",
    provider: null,
    name: "poza.png",
    alt: "",
    focalPoint: null,
    width: null,
    height: null,
    bytes: null,
    sha256: null,
    isAttachment: false,
    revision: 1,
    createdAt: new Date(0),
    namedAt: null,
    ...changes,
  };
}
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#f00" } })
  .png()
  .toBuffer();
const media = [
  aMedium({ address: "/media/icon/spray", provider: "demo" }),
  aMedium({ address: "/media/icon/nimic", provider: "demo" }),
  aMedium({ address: "/media/film/uscator-maini-zefir.webm", provider: "demo", kind: "film" }),
  aMedium({ address: "/media/upload/poza-1", id: 7, width: 900, height: 600 }),
  aMedium({ address: "/media/upload/fisa-1.pdf", id: 8, kind: "document" }),
  aMedium({ address: "/media/official/notificare-1.svg", id: 9, kind: "document" }),
  aMedium({ address: "/media/upload/semnat-1.pdf", id: 8, kind: "document", isAttachment: true }),
];
const SVG = `<svg><script>alert(1)</script>${"<path/>".repeat(200)}</svg>`;
const originals = new Map([
  [9, Buffer.from(SVG)],
  [7, photo],
  [8, Buffer.from("%PDF-1.7 %%EOF")],
]);
const loaded: string[] = [];
const demo = Object.fromEntries(
  Object.entries(DEMO).map(([name, load]) => [name, () => (loaded.push(name), load())]),
) as unknown as typeof DEMO;
const database = { isAway: false };
const shelf = mediaStoreOf(
  {
    findMedium: async (address) => {
      if (database.isAway) throw new Error("away");
      return media.find((one) => one.address === address);
    },
    readOriginal: async (id) => originals.get(id),
  },
  demo,
);
const readLabel = async (id: number) => (id === 7 ? "<svg>7</svg>" : undefined);
function aSite(dataDir = folder): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>();
  mountMedia(site, shelf, { dataDir, onFault: (error) => faults.push(error), readLabel });
  return site;
}
const site = aSite();

describe("an official file", () => {
  it("an official file is served unchanged, and an official drawing cannot run scripts", async () => {
    const drawing = await site.request("/media/official/notificare-1.svg");
    expect([await drawing.text(), drawing.headers.get("content-type")]).toEqual([SVG, "image/svg+xml"]);
    expect(drawing.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(drawing.headers.get("content-security-policy")).toContain("sandbox");
    expect((await site.request("/media/official/notificare-1.svg/160.avif")).status).toBe(404);
    expect((await site.request("/media/upload/notificare-1.svg")).status).toBe(404);
    const label = await site.request("/media/official/garan/7.svg");
    expect([await label.text(), label.headers.get("content-type")]).toEqual([
      "<svg>7</svg>",
      "image/svg+xml",
    ]);
    expect((await site.request("/media/official/garan/8.svg")).status).toBe(404);
  });

  it("an official file is compressed and cached for an hour, but not compressed for range requests", async () => {
    const headers = { "accept-encoding": "gzip, br" };
    const whole = await site.request("/media/official/notificare-1.svg", { headers });
    expect([whole.headers.get("content-encoding"), whole.headers.get("cache-control")]).toEqual([
      "br",
      "public, max-age=3600",
    ]);
    expect(brotliDecompressSync(Buffer.from(await whole.arrayBuffer())).toString()).toBe(SVG);
    const etag = whole.headers.get("etag") ?? "";
    const again = await site.request("/media/official/notificare-1.svg", {
      headers: { ...headers, "if-none-match": etag },
    });
    expect(again.status).toBe(304);
    const part = await site.request("/media/official/notificare-1.svg", {
      headers: { ...headers, range: "bytes=0-3" },
    });
    expect([part.status, part.headers.get("content-encoding"), await part.text()]).toEqual([
      206,
      null,
      "<svg",
    ]);
  });
});

describe("an upload", () => {
  it("an upload is served at its URL and resized, without loading the demo", async () => {
    const named = await site.request("/media/upload/poza-1");
    expect([named.status, named.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const small = await site.request("/media/upload/poza-1/160.avif");
    expect(small.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 160 });
    const paper = await site.request("/media/upload/fisa-1.pdf");
    expect([await paper.text(), paper.headers.get("content-type")]).toEqual([
      "%PDF-1.7 %%EOF",
      "application/pdf",
    ]);
    expect(paper.headers.get("content-disposition")).toBeNull();
    const asItCame = await site.request("/media/upload/semnat-1.pdf");
    expect(asItCame.headers.get("content-disposition")).toBe("attachment");
    expect((await site.request("/media/upload/alta/160.avif")).status).toBe(404);
    expect(loaded).toEqual([]);
  });

  it("a cropped upload has the requested size and is cached for an hour", async () => {
    const cropped = await site.request("/media/upload/poza-1/1x1-160.webp");
    expect(await sharp(await cropped.arrayBuffer()).metadata()).toMatchObject({ width: 160, height: 160 });
    expect(cropped.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it("an upload is cached for an hour, and a replaced file is sent again", async () => {
    const address = "/media/upload/de-inlocuit-1";
    const current = aMedium({ address, id: 7, width: 900, height: 600 });
    media.push(current);
    const first = await site.request(`${address}/160.png`);
    const tag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    const requested = { headers: { "if-none-match": tag } };
    expect((await site.request(`${address}/160.png`, requested)).status).toBe(304);
    const blue = { create: { width: 900, height: 600, channels: 3, background: "#00f" } } as const;
    originals.set(7, await sharp(blue).png().toBuffer());
    current.revision = 2;
    const second = await site.request(`${address}/160.png`, requested);
    originals.set(7, photo);
    media.pop();
    const { dominant } = await sharp(await second.arrayBuffer()).stats();
    expect([second.status, dominant.b > 200, second.headers.get("etag") === tag]).toEqual([200, true, false]);
  });

  it("an upload gets 404 as soon as it is removed, although its sizes are cached", async () => {
    const address = "/media/upload/de-sters-1";
    media.push(aMedium({ address, id: 7, width: 900, height: 600 }));
    expect((await site.request(`${address}/160.webp`)).status).toBe(200);
    media.pop();
    shelf.drop([`medium:${address}`]);
    expect((await site.request(`${address}/160.webp`)).status).toBe(404);
  });

  it("a cached size of an upload is served while the database is unavailable", async () => {
    await site.request("/media/upload/poza-1/320.webp");
    shelf.drop(["medium:/media/upload/poza-1"]);
    database.isAway = true;
    expect((await site.request("/media/upload/poza-1/320.webp")).status).toBe(200);
    expect((await site.request("/media/upload/poza-1/640.webp")).status).toBe(503);
    database.isAway = false;
  });
});

describe("pictures of the demo", () => {
  it("a picture of the demo is generated when requested and may be cached forever", async () => {
    const first = await site.request("/media/icon/spray/160.webp");
    expect(first.status).toBe(200);
    expect(loaded).toEqual(["media"]);
    const again = await site.request("/media/icon/spray/160.webp");
    expect(await again.arrayBuffer()).toEqual(await first.arrayBuffer());
    expect(first.headers.get("cache-control")).toContain("immutable");
    expect(first.headers.get("content-type")).toBe("image/webp");
    // Emails and feeds show pictures on other sites; all other resources are same-origin.
    expect(first.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  }, 30_000);

  it("a picture of the demo is served in the default size when the URL has no size", async () => {
    const named = await site.request("/media/icon/spray");
    expect([named.status, named.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const sized = await site.request("/media/icon/spray/800.jpg");
    expect(await named.arrayBuffer()).toEqual(await sized.arrayBuffer());
    expect((await site.request("/media/icon/nimic")).status).toBe(404);
  });

  it("a picture of the demo is sent even if the disk cannot store it", async () => {
    await writeFile(join(folder, "full"), "");
    const full = aSite(join(folder, "full"));
    expect((await full.request("/media/icon/spray/320.webp")).status).toBe(200);
    expect(faults).toHaveLength(1);
  });

  it.each(["icon/spray/161.webp", "icon/spray/160.gif", "icon/altul/160.webp", "..%2f..%2fetc%2fpasswd"])(
    "no picture of the demo is found at the path %s",
    async (path) => {
      expect((await site.request(`/media/${path}`)).status).toBe(404);
    },
  );
});

it("a video is WebM and supports range requests", async () => {
  const film = await site.request("/media/film/uscator-maini-zefir.webm");
  expect([film.status, film.headers.get("content-type")]).toEqual([200, "video/webm"]);
  const bytes = new Uint8Array(await film.arrayBuffer());
  expect([...bytes.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]); // the EBML signature
  const part = await site.request("/media/film/uscator-maini-zefir.webm", {
    headers: { range: "bytes=0-3" },
  });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 0-3/${bytes.length}`]);
}, 60_000);

it.each([
  [undefined, "0123456789", undefined],
  ["bytes=0-3", "0123", "bytes 0-3/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
  ["bytes=5-100", "56789", "bytes 5-9/10"],
  ["bytes=20-30", "0123456789", undefined],
  ["bytes=a-b", "0123456789", undefined],
  ["bytes=-", "0123456789", undefined],
])("partOf returns for the range %s the part %s", (header, text, range) => {
  const part = partOf(new TextEncoder().encode("0123456789"), header);
  expect(new TextDecoder().decode(part.bytes)).toBe(text);
  expect(part.range).toBe(range);
});
