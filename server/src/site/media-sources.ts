/** Finds media in the database and opens their files: uploads and generated media of the demo. */
import type { Api, FocalPoint, Medium } from "@curat/api";
import { TaggedCache } from "@curat/storefront/tagged-cache";
import { DEMO, type Demo } from "../demo.ts";
import { type Original, sizeOf } from "./media-making.ts";

/** The bytes of a media file, or the original image from which its sizes are generated. */
export type Source =
  | { kind: "file"; bytes: Uint8Array }
  | { kind: "picture"; original: Original; focal: FocalPoint | null };

export interface MediaStore {
  /** Returns the media record for a URL without a size; undefined if there is none. */
  find(address: string): Promise<Medium | undefined>;
  /** Opens a media file; undefined if its provider no longer offers it. */
  open(medium: Medium): Promise<Source | undefined>;
  drop(tags: readonly string[]): void;
}

const ENTRY_SIZE = 600;
const MAX_SIZE = 20_000_000;
const FRESH_MS = 60_000;
const STALE_MS = 600_000;

/** Returns a media store that reads the shop's database. The first request for a demo file loads the demo's code. */
export function mediaStoreOf(
  { findMedium, readOriginal }: Pick<Api, "findMedium" | "readOriginal">,
  demo: Demo = DEMO,
): MediaStore {
  const known = new TaggedCache<{ medium: Medium | undefined }>({
    maxSize: MAX_SIZE,
    sizeOf: () => ENTRY_SIZE,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    awayMs: 0,
    sharesUnkept: true,
  });
  return {
    async find(address) {
      const loadMedium = async () => {
        const value = { medium: await findMedium(address) };
        return { keep: true as const, value, tags: [`medium:${address}`] };
      };
      return (await known.fetch(address, loadMedium)).medium;
    },
    async open(medium) {
      if (medium.provider === "demo") return openDemo(medium, demo);
      const bytes = await readOriginal(medium.id);
      if (!bytes) return undefined;
      const { kind, width, height, focalPoint: focal } = medium;
      if (kind !== "picture" || width === null || height === null) return { kind: "file", bytes };
      return { kind: "picture", original: { bytes, width, height }, focal };
    },
    drop: (tags) => known.drop(tags),
  };
}

/** Opens a media file of the demo. Pictures and videos are stored files; documents are generated on first request. */
async function openDemo({ address, kind, focalPoint }: Medium, demo: Demo): Promise<Source | undefined> {
  const name = address.slice("/media/".length).replace(/\.\w+$/, "");
  if (kind === "picture") {
    const bytes = await (await demo.media()).pictureFile(name);
    return bytes && { kind: "picture", original: { bytes, ...(await sizeOf(bytes)) }, focal: focalPoint };
  }
  const bytes =
    kind === "film"
      ? await (await demo.media()).filmFile(name)
      : await (await demo.documents()).documentSource(name.replace(/^\w+\//, ""));
  return bytes && { kind: "file", bytes };
}
