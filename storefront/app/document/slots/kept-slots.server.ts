/**
 * Filled slots, kept for as long as their visitor changes nothing: who looks at ten pages with one cart is asked for once.
 * The cookie `cartversion` names another version after each call of a visitor that may change something; what changes by
 * the shop's own doing drops them by the tags of what was read, and so does a session's end, whoever ended it.
 */
import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { readCookies } from "../../session/cookies.ts";
import { type Found, TaggedCache } from "../../session/tagged-cache.ts";
import { fillSlots, type OwnSlots } from "./fill-slots.server.ts";

const FRESH_MS = 30_000;
const MAX_LETTERS = 8_000_000;

/** What an id of what a customer likes takes, beside its letters. */
const LIKED_SIZE = 16;

/** The context of one request, whose reads tell what they are made of. */
type OpenContext = (madeOf: (tags: readonly string[]) => void) => RouterContextProvider;

export interface KeptSlots {
  /** What is known of the visitor with this Cookie header, without asking. */
  find(cookie: string): OwnSlots | undefined;
  /** The same, or what is read now; undefined where his page has to be rendered (fill-slots.server.ts). */
  fill(request: Request, open: OpenContext): Promise<OwnSlots | undefined>;
  /** Forgets the slots that are made of something that was touched. */
  drop(tags: readonly string[]): void;
}

/** Opens them for one storefront. */
export function createKeptSlots(): KeptSlots {
  const kept = new TaggedCache<OwnSlots, undefined>({
    maxSize: MAX_LETTERS,
    sizeOf: ({ filled, liked }) =>
      Object.values(filled).reduce((sum, { length }) => sum + length, liked.size * LIKED_SIZE),
    freshMs: FRESH_MS,
    staleMs: 0,
    awayMs: 0,
    sharesUnkept: true,
  });
  return {
    find(cookie) {
      const key = keyOf(cookie);
      return key === undefined ? undefined : kept.getFresh(key);
    },
    async fill(request, open) {
      const key = keyOf(request.headers.get("cookie") ?? "");
      if (key === undefined) return fillSlots(request, open(ignoreTags));
      return kept.fetch(key, async (): Promise<Found<OwnSlots, undefined>> => {
        const tags = new Set<string>();
        const context = open((more) => more.forEach((tag) => tags.add(tag)));
        const value = await fillSlots(request, context);
        return value ? { keep: true, value, tags: [...tags] } : { keep: false, value, before: "goes" };
      });
    },
    drop: (tags) => kept.drop(tags),
  };
}

/** Undefined where no version is known. A token opens an account: only its hash is kept. */
function keyOf(cookie: string): string | undefined {
  const { token, cart, cartVersion } = readCookies(cookie);
  if (!cartVersion || !(token ?? cart)) return undefined;
  return JSON.stringify([token === undefined ? "" : hashOf(token), cart ?? "", cartVersion]);
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** For what nobody keeps. */
function ignoreTags(): void {}
