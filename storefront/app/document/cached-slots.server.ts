/**
 * Caches a visitor's cart and account for the slots of pages. The cookie `cartversion` changes with each call
 * that may change them.
 */
import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { readCookies } from "../session/cookies.ts";
import { type Found, TaggedCache } from "../session/tagged-cache.ts";
import { type OwnSlots, readOwnSlots } from "./own-slots.server.tsx";

const FRESH_MS = 30_000;
const MAX_LETTERS = 8_000_000;

/** Characters counted per favourite id. */
const FAVOURITES_SIZE = 16;

type OpenContext = (madeOf: (tags: readonly string[]) => void) => RouterContextProvider;

export interface CachedSlots {
  /** Returns the cached slots for this Cookie header. */
  find(cookie: string): OwnSlots | undefined;
  /** Returns or reads the slots; undefined if the page must be rendered (own-slots.server.tsx). */
  fill(request: Request, open: OpenContext): Promise<OwnSlots | undefined>;
  /** Drops the slots with any of the tags. */
  drop(tags: readonly string[]): void;
}

/** Creates the cache of one storefront. */
export function createCachedSlots(): CachedSlots {
  const stored = new TaggedCache<OwnSlots, undefined>({
    maxSize: MAX_LETTERS,
    sizeOf: ({ filled, liked }) =>
      Object.values(filled).reduce((sum, { length }) => sum + length, liked.size * FAVOURITES_SIZE),
    freshMs: FRESH_MS,
    staleMs: 0,
    awayMs: 0,
    sharesUnkept: true,
  });
  return {
    find(cookie) {
      const key = keyOf(cookie);
      return key === undefined ? undefined : stored.getFresh(key);
    },
    async fill(request, open) {
      const key = keyOf(request.headers.get("cookie") ?? "");
      if (key === undefined) return readOwnSlots(request, open(ignoreTags));
      return stored.fetch(key, async (): Promise<Found<OwnSlots, undefined>> => {
        const tags = new Set<string>();
        const context = open((more) => more.forEach((tag) => tags.add(tag)));
        const value = await readOwnSlots(request, context);
        return value ? { keep: true, value, tags: [...tags] } : { keep: false, value, before: "goes" };
      });
    },
    drop: (tags) => stored.drop(tags),
  };
}

/** Contains only a hash of the token, which gives access to an account. Undefined without a cart version. */
function keyOf(cookie: string): string | undefined {
  const { token, cart, cartVersion } = readCookies(cookie);
  if (!cartVersion || !(token ?? cart)) return undefined;
  return JSON.stringify([token === undefined ? "" : hashOf(token), cart ?? "", cartVersion]);
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** For slots that are not cached and thus need no tags. */
function ignoreTags(): void {}
