/**
 * Serves pictures, documents and videos below /media/.
 * Sizes are generated on first request and cached on disk, where they can be deleted at any time.
 */
import { join } from "node:path";
import type { Medium } from "@curat/api";
import { compress } from "./compression.ts";
import { type MediaRequest, mediaRequestOf } from "./media-address.ts";
import { type MediaFolder, openMediaFolder } from "./media-folder.ts";
import { makePicture } from "./media-making.ts";
import type { MediaStore } from "./media-sources.ts";
import type { SiteApp } from "./site-app.ts";

/** Cache lifetime of the demo's files, which never change. Crops can change, and uploads can be replaced. */
const FOR_EVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600";

const SVG = "image/svg+xml";
/** An SVG file may contain scripts. Opened directly, it can neither run scripts nor load resources. */
const SVG_HEADERS = {
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
};

interface CachedFile {
  dataDir: string;
  onFault: (error: unknown) => void;
  /** Returns a product's EU durability label; undefined if it has none. */
  readLabel?: (productId: number) => Promise<string | undefined>;
}
const noLabel = async (): Promise<undefined> => undefined;

/** Mounts /media/…, with range requests for video players. */
export function mountMedia(
  site: SiteApp,
  shelf: MediaStore,
  { dataDir, onFault, readLabel = noLabel }: CachedFile,
): void {
  const folder = openMediaFolder(join(dataDir, "media"), onFault);
  const making = new Map<string, Promise<Uint8Array | undefined>>();
  const once = (requested: MediaRequest, medium: Medium): Promise<Uint8Array | undefined> => {
    const path = cacheKeyOf(requested, medium);
    const running =
      making.get(path) ??
      cachedOrMade({ folder, shelf, path }, requested, medium).finally(() => making.delete(path));
    making.set(path, running);
    return running;
  };
  // The Commission's notice is 650 KB of text. Other media are already compressed.
  site.use("/media/official/*", compress());
  site.get("/media/official/garan/:name{\\d{1,9}\\.svg}", async (c) => {
    const drawing = await readLabel(Number.parseInt(c.req.param("name"), 10));
    if (drawing === undefined) return c.notFound();
    return c.body(drawing, 200, {
      "content-type": SVG,
      ...SVG_HEADERS,
      "cache-control": AN_HOUR,
      "cross-origin-resource-policy": "cross-origin",
    });
  });
  site.get("/media/*", async (c) => {
    const requested = mediaRequestOf(c.req.path);
    if (!requested) return c.notFound();
    // Cached files are served even if the database is unavailable.
    const medium = await shelf.find(requested.address).catch(() => "away" as const);
    const bytes =
      medium === "away" ? await folder.read(pathOf(requested)) : medium && (await once(requested, medium));
    if (!bytes)
      return medium === "away" ? c.text("Imaginea nu este disponibilă momentan.", 503) : c.notFound();
    const isChanging = isCropped(requested) || medium === "away" || medium?.provider === null;
    const tag =
      isChanging && medium !== "away" && medium ? { etag: `"${tagOf(requested, medium)}"` } : undefined;
    if (tag && c.req.header("if-none-match")?.includes(tag.etag))
      return c.body(null, 304, { ...tag, "cache-control": AN_HOUR });
    const part = partOf(bytes, c.req.header("range"));
    return new Response(part.bytes as Uint8Array<ArrayBuffer>, {
      status: part.range ? 206 : 200,
      headers: {
        // Emails, and other sites through the shop's feeds, show these files, too.
        "cross-origin-resource-policy": "cross-origin",
        "content-type": requested.type,
        ...(requested.type === SVG && SVG_HEADERS),
        "content-length": String(part.bytes.byteLength),
        "accept-ranges": "bytes",
        // The unchanged file may contain scripts, which must not run under our origin.
        ...(medium !== "away" && medium?.isAttachment && { "content-disposition": "attachment" }),
        ...(part.range && { "content-range": part.range }),
        ...tag,
        "cache-control": isChanging ? AN_HOUR : FOR_EVER,
      },
    });
  });
}

function isCropped({ size }: MediaRequest): boolean {
  return size?.kind === "shape" || size?.kind === "share";
}

function pathOf({ path }: MediaRequest): string {
  return path.slice("/media/".length);
}

/** Returns the cache key, which changes with the focal point and the file. */
function cacheKeyOf(requested: MediaRequest, medium: Medium): string {
  const path = pathOf(requested);
  const { focalPoint, revision } = medium;
  const cut = isCropped(requested) && focalPoint ? `@${focalPoint.x},${focalPoint.y}` : "";
  return `${path}${cut}${revision > 1 ? `~${revision}` : ""}`;
}

/** Returns the ETag, which distinguishes the versions of the file at a URL. */
function tagOf(requested: MediaRequest, { revision, focalPoint }: Medium): string {
  return [revision, isCropped(requested) && focalPoint ? `${focalPoint.x}-${focalPoint.y}` : "m"].join("-");
}

/**
 * Returns the requested byte range (`bytes=a-b`, `bytes=a-`, `bytes=-n`), or the whole file if it is invalid.
 */
export function partOf(bytes: Uint8Array, header: string | undefined): { bytes: Uint8Array; range?: string } {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  const size = bytes.byteLength;
  const start = first === "" ? size - Number(last) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if ((first === "" && last === "") || start < 0 || start > end) return { bytes };
  return { bytes: bytes.subarray(start, end + 1), range: `bytes ${start}-${end}/${size}` };
}

/**
 * Reads an upload that is requested without a size. Everything else is cached and generated once for all
 * processes.
 */
async function cachedOrMade(
  { folder, shelf, path }: { folder: MediaFolder; shelf: MediaStore; path: string },
  requested: MediaRequest,
  medium: Medium,
): Promise<Uint8Array | undefined> {
  const make = async (): Promise<Uint8Array | undefined> => {
    const source = await shelf.open(medium);
    if (!source || (source.kind === "file") !== (requested.size === undefined)) return undefined;
    if (source.kind === "file") return source.bytes;
    return requested.size && makePicture(source.original, requested.size, source.focal);
  };
  return medium.provider === null && requested.size === undefined ? make() : folder.readOrMake(path, make);
}
