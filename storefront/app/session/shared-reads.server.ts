/** Answers that are the same for everyone who is not logged in: asked once for many visitors, kept a little while. */
import { answerReader } from "./read-answers.server.ts";
import { createClient } from "@curat/contract/client";
import type { Client, Result } from "@curat/contract/client";
import { getToday } from "@curat/contract/shop-now";
import { getFooter, getMenu, getSettings } from "@curat/contract/settings";
import type { SharedReads, StorefrontOptions } from "../storefront-context.ts";
import { ANYTHING, TaggedCache } from "./tagged-cache.ts";

const FRESH_MS = 30_000;
const STALE_MS = 10 * 60_000;
/** Of the answers' JSON; what they take when parsed is about four times as much. */
const MAX_LETTERS = 8_000_000;

/** The shared reads of one storefront. */
export interface SharedReadsCache {
  /** For one request; `madeOf` hears of the cache tags of every answer that it gets. */
  for(madeOf: (tags: readonly string[]) => void): SharedReads;
  /** Forgets the answers that are made of something that was touched. */
  drop(tags: readonly string[]): void;
}

type Options = Pick<
  StorefrontOptions,
  "apiFetch" | "apiBaseUrl" | "apiKey" | "headerNames" | "hasOwnApi" | "filesUrl"
>;

/** Opens them before one API. */
export function createSharedReads(options: Options): SharedReadsCache {
  // Our own API tells what is changed; of another one nobody knows, so nothing older than 30 s is shown (B-049).
  const stored = cacheAnswers(asksOf(options), { hasInvalidation: options.hasOwnApi });
  return {
    drop: stored.drop,
    for(madeOf) {
      const call = stored.callFor(madeOf);
      return {
        call,
        settings: async () => dataOf(await call(getSettings)),
        menu: async () => dataOf(await call(getMenu)),
        footer: async () => dataOf(await call(getFooter)),
        // Only our own API knows it.
        today: async (countyId) =>
          options.hasOwnApi
            ? dataOf(await call(getToday, { query: { ...(countyId && { countyid: String(countyId) }) } }))
            : undefined,
      };
    },
  };
}

function dataOf<C extends Parameters<Client["call"]>[0]>(result: Result<C>) {
  return result.ok ? result.data : undefined;
}

type Answer = Result<Parameters<Client["call"]>[0]>;
/** An answer with what it was made of, where it says so. */
export interface Answered {
  answer: Answer;
  tags: readonly string[] | undefined;
}
type Ask = (...requested: Parameters<Client["call"]>) => Promise<Answered>;

/** Asks with a client of its own each time, which hears of that answer's tags alone. */
function asksOf(options: Options): Ask {
  const { apiFetch, apiBaseUrl, apiKey, headerNames } = options;
  return async (...requested) => {
    let tags: readonly string[] | undefined;
    const onSignals = (signals: { tags?: string[] | undefined }): void => {
      tags = signals.tags;
    };
    const client = createClient({
      fetch: apiFetch,
      baseUrl: apiBaseUrl,
      apiKey,
      headerNames,
      read: answerReader(options),
      onSignals,
    });
    return { answer: await client.call(...requested), tags };
  };
}

/**
 * The call, asked once however many ask at the same time. Its answer is fresh for 30 s. Where we are told of changes, it is
 * given once more up to ten minutes while one caller asks again, and for as long as the API cannot be reached; else it is
 * asked for anew, and stands for ten minutes while the API cannot be reached. Refusals are not kept. All callers get the same frozen object.
 */
export function cacheAnswers(
  ask: Ask,
  { now, hasInvalidation = true }: { now?: () => number; hasInvalidation?: boolean } = {},
): { callFor(madeOf: (tags: readonly string[]) => void): Client["call"]; drop: SharedReadsCache["drop"] } {
  const stored = new TaggedCache<Answered>({
    maxSize: MAX_LETTERS,
    sizeOf: ({ answer }) => JSON.stringify(answer.body).length,
    freshMs: FRESH_MS,
    staleMs: hasInvalidation ? STALE_MS : 0,
    awayMs: hasInvalidation ? Infinity : STALE_MS,
    sharesUnkept: true,
    ...(now && { now }),
  });
  return {
    drop: (tags) => stored.drop(tags),
    callFor:
      (madeOf) =>
      async (...requested) => {
        const [{ method, path }, input] = requested;
        const { answer, tags } = await stored.fetch(
          `${method} ${path} ${JSON.stringify(input)}`,
          async () => {
            const answered = await ask(...requested);
            const { ok, status } = answered.answer;
            if (ok) return { keep: true, value: frozen(answered), tags: answered.tags };
            return { keep: false, value: answered, before: status >= 500 ? "stands" : "goes" };
          },
        );
        madeOf(tags ?? [ANYTHING]);
        return answer;
      },
  };
}

/** The same value, closed to changes however deep: it is many visitors' at once. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
