/** Pictures, documents and films of the demo shop: made on first request, kept by the hash that their address carries. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeMedia } from "./media-making.ts";
import type { SiteApp } from "./site-app.ts";

const TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  webm: "video/webm",
};

/** Serves /media/…; a part of a file where a player asks for one. */
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
    const part = partOf(bytes, c.req.header("range"));
    return new Response(part.bytes as Uint8Array<ArrayBuffer>, {
      status: part.range ? 206 : 200,
      headers: {
        "content-type": TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream",
        "content-length": String(part.bytes.byteLength),
        "accept-ranges": "bytes",
        ...(part.range && { "content-range": part.range }),
        "cache-control": "public, max-age=31536000, immutable",
      },
    });
  });
}

/** The asked part (`bytes=a-b`, `bytes=a-`, `bytes=-n`); the whole where the range makes no sense. */
export function partOf(bytes: Uint8Array, header: string | undefined): { bytes: Uint8Array; range?: string } {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  const size = bytes.byteLength;
  const start = first === "" ? size - Number(last) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if ((first === "" && last === "") || start < 0 || start > end) return { bytes };
  return { bytes: bytes.subarray(start, end + 1), range: `bytes ${start}-${end}/${size}` };
}

async function keptOrMade(folder: string, path: string): Promise<Uint8Array | undefined> {
  const key = createHash("sha256").update(path).digest("hex");
  const file = join(folder, key.slice(0, 2), key);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await makeMedia(path);
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
