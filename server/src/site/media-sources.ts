/** Where media come from: uploads out of the database, drawings of the demo, or whatever a foreign API's shop has. */
import type { Api, FocalPoint, Medium } from "@curat/api";
import { TaggedCache } from "@curat/storefront/tagged-cache";
import { DEMO, type Demo } from "../demo.ts";
import { type Original, toFrame } from "./media-making.ts";

/** A medium with its bytes, or with what its sizes are made of. */
export type Source =
  | { kind: "file"; bytes: Uint8Array }
  | { kind: "picture"; original: Original; focal: FocalPoint | null };

export interface MediaShelf {
  /** The medium at an address without a size; undefined where there is none. */
  find(address: string): Promise<Medium | undefined>;
  /** Undefined where its provider does not make it any more. */
  open(medium: Medium): Promise<Source | undefined>;
  /** Forgets what was touched. */
  drop(tags: readonly string[]): void;
}

/** Bytes that an entry counts for. */
const ENTRY_SIZE = 600;
const MAX_SIZE = 20_000_000;
const FRESH_MS = 60_000;
const STALE_MS = 600_000;

/** What our own database knows. The demo is loaded by the first of its media that has to be made, and never without one. */
export function shelfOf(
  { findMedium, readOriginal }: Pick<Api, "findMedium" | "readOriginal">,
  demo: Demo = DEMO,
): MediaShelf {
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
      const ask = async () => {
        const value = { medium: await findMedium(address) };
        return { keep: true as const, value, tags: [`medium:${address}`] };
      };
      return (await known.fetch(address, ask)).medium;
    },
    async open(medium) {
      if (medium.provider === "demo") return openDrawn(medium, demo);
      const bytes = await readOriginal(medium.id);
      if (!bytes) return undefined;
      const { kind, width, height, focalPoint: focal } = medium;
      if (kind !== "picture" || width === null || height === null) return { kind: "file", bytes };
      return { kind: "picture", original: { bytes, width, height }, focal };
    },
    drop: (tags) => known.drop(tags),
  };
}

async function openDrawn({ address, kind, focalPoint }: Medium, demo: Demo): Promise<Source | undefined> {
  const name = address.slice("/media/".length).replace(/\.\w+$/, "");
  if (kind === "picture") {
    const original = (await demo.pictures()).pictureSource(name);
    return original && { kind: "picture", original, focal: focalPoint };
  }
  const key = name.replace(/^\w+\//, "");
  const bytes =
    kind === "film"
      ? await (await demo.films()).filmSource(key, toFrame)
      : await (await demo.documents()).documentSource(key);
  return bytes && { kind: "file", bytes };
}
