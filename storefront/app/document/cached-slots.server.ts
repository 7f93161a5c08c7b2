/**
 * Caches each visitor's cart and account for the slots of cached pages. Every call that may change them changes the
 * cookie `cartversion`.
 */
import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { readCookies } from "../session/cookies.ts";
import { type Found, TaggedCache } from "../session/tagged-cache.ts";
import { type OwnSlots, readOwnSlots } from "./own-slots.server.tsx";

const FRESH_MS = 30_000;
const MAX_LETTERS = 8_000_000;

const FAVOURITES_SIZE = 16;

type OpenContext = (madeOf: (tags: readonly string[]) => void) => RouterContextProvider;

export interface CachedSlots {
  find(cookie: string): OwnSlots | undefined;
  /**
   * Returns the cached slots or reads them. Undefined if the page must be rendered for this visitor
   * (own-slots.server.tsx).
   */
  fill(request: Request, open: OpenContext): Promise<OwnSlots | undefined>;
  drop(tags: readonly string[]): void;
}

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

/**
 * Returns the cache key. It contains only a hash of the token, because the token gives access to an account.
 * Undefined without a cart version, or if there is neither a login nor a cart.
 */
function keyOf(cookie: string): string | undefined {
  const { token, cart, cartVersion } = readCookies(cookie);
  if (!cartVersion || !(token ?? cart)) return undefined;
  return JSON.stringify([token === undefined ? "" : hashOf(token), cart ?? "", cartVersion]);
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function ignoreTags(): void {}
