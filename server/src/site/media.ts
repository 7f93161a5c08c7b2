/** Pictures, documents and films of the demo shop: made on first request, kept by the hash that their address carries. */
import { join } from "node:path";
import type { Demo } from "../demo.ts";
import { type MediaFolder, openMediaFolder } from "./media-folder.ts";
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

export interface MediaSource {
  dataDir: string;
  /** Undefined: nothing is made, only what is kept is sent. */
  demo: Demo | undefined;
}

/** Serves /media/…; a part of a file where a player asks for one. */
export function mountMedia(
  site: SiteApp,
  { dataDir, demo }: MediaSource,
  onFault: (error: unknown) => void,
): void {
  const folder = openMediaFolder(join(dataDir, "media"), onFault);
  const making = new Map<string, Promise<Uint8Array | undefined>>();
  const once = (path: string): Promise<Uint8Array | undefined> => {
    const running = making.get(path) ?? keptOrMade(folder, path, demo).finally(() => making.delete(path));
    making.set(path, running);
    return running;
  };
  site.get("/media/*", async (c) => {
    const path = withSize(c.req.path.slice("/media/".length));
    const bytes = await once(path);
    if (!bytes) return c.notFound();
    const part = partOf(bytes, c.req.header("range"));
    return new Response(part.bytes as Uint8Array<ArrayBuffer>, {
      status: part.range ? 206 : 200,
      headers: {
        // Mails and the pages of feeds show them, too.
        "cross-origin-resource-policy": "cross-origin",
        "content-type": TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream",
        "content-length": String(part.bytes.byteLength),
        "accept-ranges": "bytes",
        ...(part.range && { "content-range": part.range }),
        "cache-control": "public, max-age=31536000, immutable",
      },
    });
  });
}

/** An answer of the API names a picture without a size: whoever opens that address sees it as it stands on a page. */
function withSize(path: string): string {
  return /\.\w+$/.test(path) ? path : `${path}/800.jpg`;
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

/** Sent even where it can not be kept. */
async function keptOrMade(
  folder: MediaFolder,
  path: string,
  demo: Demo | undefined,
): Promise<Uint8Array | undefined> {
  const kept = await folder.read(path);
  if (kept) return kept;
  const made = demo && (await makeMedia(path, demo));
  if (made) await folder.keep(path, made);
  return made;
}
