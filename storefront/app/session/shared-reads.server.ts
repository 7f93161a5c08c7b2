/** Responses that all visitors without a login share, cached briefly. */
import { answerReader } from "./read-answers.server.ts";
import { createClient } from "@curat/contract/client";
import type { Client, Result } from "@curat/contract/client";
import { getToday } from "@curat/contract/shop-now";
import { getFooter, getMenu, getSettings } from "@curat/contract/settings";
import type { SharedReads, StorefrontOptions } from "../storefront-context.ts";
import { ANYTHING, TaggedCache } from "./tagged-cache.ts";

const FRESH_MS = 30_000;
const STALE_MS = 10 * 60_000;
/** Cache size in characters of JSON. Parsed responses use about four times as much memory. */
const MAX_LETTERS = 8_000_000;

export interface SharedReadsCache {
  /** Returns the reads for one request. Calls `madeOf` with the cache tags of every response. */
  for(madeOf: (tags: readonly string[]) => void): SharedReads;
  drop(tags: readonly string[]): void;
}

type Options = Pick<
  StorefrontOptions,
  "apiFetch" | "apiBaseUrl" | "apiKey" | "headerNames" | "hasOwnApi" | "filesUrl"
>;

export function createSharedReads(options: Options): SharedReadsCache {
  // Only our own API reports changes. Responses of external providers are used for 30 s (B-049).
  const stored = cacheAnswers(createSendCall(options), { hasInvalidation: options.hasOwnApi });
  return {
    drop: stored.drop,
    for(madeOf) {
      const call = stored.callFor(madeOf);
      return {
        call,
        settings: async () => dataOf(await call(getSettings)),
        menu: async () => dataOf(await call(getMenu)),
        footer: async () => dataOf(await call(getFooter)),
        // External providers have no such endpoint.
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
export interface Answered {
  answer: Answer;
  tags: readonly string[] | undefined;
}
type SendCall = (...requested: Parameters<Client["call"]>) => Promise<Answered>;

/**
 * Returns a function that makes each call with a separate client, so that the client receives only that
 * response's tags.
 */
function createSendCall(options: Options): SendCall {
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
 * Caches responses for 30 s. Stale responses can be used for ten more minutes: with invalidation while one
 * caller refreshes them, otherwise only while the API is down.
 */
export function cacheAnswers(
  sendCall: SendCall,
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
            const answered = await sendCall(...requested);
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

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
