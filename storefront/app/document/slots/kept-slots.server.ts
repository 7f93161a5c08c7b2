/**
 * Filled slots, kept for as long as their visitor changes nothing: who looks at ten pages with one cart is asked for once.
 * The cookie `cartversion` names another version after each call that may change the cart; what changes by the shop's
 * own doing drops them by the tags of the cart's answer.
 */
import type { RouterContextProvider } from "react-router";
import { readCookies } from "../../session/cookies.ts";
import { type Found, TaggedCache } from "../../session/tagged-cache.ts";
import { fillSlots } from "./fill-slots.server.ts";

const FRESH_MS = 30_000;
const MAX_LETTERS = 8_000_000;

type Slots = string[];
/** The context of one request, whose reads tell what they are made of. */
type OpenContext = (madeOf: (tags: readonly string[]) => void) => RouterContextProvider;

export interface KeptSlots {
  /** What is known of the visitor with this Cookie header, without asking. */
  find(cookie: string): Slots | undefined;
  /** The same, or what is read now; undefined where his page has to be rendered (fill-slots.server.ts). */
  fill(request: Request, open: OpenContext): Promise<Slots | undefined>;
  /** Forgets the slots that are made of something that was touched. */
  drop(tags: readonly string[]): void;
}

/** Opens them for one storefront. */
export function createKeptSlots(): KeptSlots {
  const kept = new TaggedCache<Slots, undefined>({
    maxSize: MAX_LETTERS,
    sizeOf: (slots) => slots.reduce((sum, { length }) => sum + length, 0),
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
      return kept.fetch(key, async (): Promise<Found<Slots, undefined>> => {
        const tags = new Set<string>();
        const context = open((more) => more.forEach((tag) => tags.add(tag)));
        const value = await fillSlots(request, context);
        return value ? { keep: true, value, tags: [...tags] } : { keep: false, value, before: "goes" };
      });
    },
    drop: (tags) => kept.drop(tags),
  };
}

/** Undefined for a cart of which no version is known. */
function keyOf(cookie: string): string | undefined {
  const { cart, cartVersion } = readCookies(cookie);
  return cart && cartVersion && JSON.stringify([cart, cartVersion]);
}

/** For what nobody keeps. */
function ignoreTags(): void {}
