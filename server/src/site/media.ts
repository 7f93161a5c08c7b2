/** Pictures and documents of the demo shop: made on first request, kept by the hash that their address carries. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { documentSource, pictureSource } from "@curat/demo";
import sharp from "sharp";
import type { SiteApp } from "./site-app.ts";

/** Widths of the layout; others are not made. */
const WIDTHS = new Set(["160", "320", "400", "640", "800", "1200", "1920"]);
const TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  pdf: "application/pdf",
};

sharp.concurrency(1);

/** GET /media/{name}-{version}/{width}.{avif|webp|png} and /media/document/{name}-{version}.pdf. */
export function mountMedia(site: SiteApp, dataDir: string): void {
  const folder = join(dataDir, "media");
  const making = new Map<string, Promise<Uint8Array | undefined>>();
  const once = (path: string): Promise<Uint8Array | undefined> => {
    const running = making.get(path) ?? keptOrMade(folder, path).finally(() => making.delete(path));
    making.set(path, running);
    return running;
  };
  site.get("/media/*", async (c) => {
    const path = c.req.path.slice("/media/".length);
    const bytes = await once(path);
    if (!bytes) return c.notFound();
    const type = TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
}

async function keptOrMade(folder: string, path: string): Promise<Uint8Array | undefined> {
  const key = createHash("sha256").update(path).digest("hex");
  const file = join(folder, key.slice(0, 2), key);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make(path);
  if (made) await keep(file, made);
  return made;
}

/** Written beside and moved into place, so that another process never reads half a file. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, bytes);
  await rename(beside, file);
}

async function make(path: string): Promise<Uint8Array | undefined> {
  const document = /^document\/([\w-]+)\.pdf$/.exec(path)?.[1];
  if (document) return documentSource(document);
  const [, name, width, format] = /^([\w/-]+)\/(\d{2,4})\.(avif|webp|png)$/.exec(path) ?? [];
  if (!name || !width || !format || !WIDTHS.has(width)) return undefined;
  const source = pictureSource(name);
  return source && render(source, Math.min(Number(width), source.width * 2), format);
}

async function render(
  { svg, width: drawnWidth }: { svg: string; width: number },
  width: number,
  format: string,
): Promise<Uint8Array> {
  // librsvg draws at the density asked for: a picture wider than its drawing is drawn larger, not blown up.
  const density = Math.min(300, Math.max(72, (72 * width) / drawnWidth));
  const picture = sharp(Buffer.from(svg), { density, limitInputPixels: 40_000_000 }).resize({ width });
  if (format === "avif") return picture.avif({ quality: 55, effort: 3 }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 80, effort: 4 }).toBuffer();
  return picture.png().toBuffer();
}
