/** Answers that are the same for everyone who is not logged in: asked once for many visitors, kept a little while. */
import { LRUCache } from "lru-cache";
import { createClient } from "@curat/contract/client";
import type { Client, Result } from "@curat/contract/client";
import { getFooter, getMenu, getSettings } from "@curat/contract/settings";
import type { Footer, Menu, Settings } from "@curat/contract/settings";
import type { StorefrontOptions } from "../storefront-context.ts";

const FRESH_MS = 30_000;
const STALE_MS = 10 * 60_000;
/** Of the answers' JSON; what they take when parsed is about four times as much. */
const MAX_LETTERS = 8_000_000;

export interface SharedReads extends Pick<Client, "call"> {
  /** Undefined when the API has never given it; the layout then shows what it has. */
  settings(): Promise<Settings | undefined>;
  menu(): Promise<Menu | undefined>;
  footer(): Promise<Footer | undefined>;
  /** What was answered so far no longer holds. */
  forget(): void;
}

/** The shared reads of one storefront. */
export function createSharedReads(
  options: Pick<StorefrontOptions, "apiFetch" | "apiBaseUrl" | "apiKey" | "headerNames" | "hasOwnApi">,
): SharedReads {
  const { apiFetch, apiBaseUrl, apiKey, headerNames } = options;
  const client = createClient({ fetch: apiFetch, baseUrl: apiBaseUrl, apiKey, headerNames });
  // Our own API tells when the catalogue changes; of another one nobody knows, so nothing older than 30 s is shown (B-049).
  const { call, forget } = keepAnswers(client.call, { isTold: options.hasOwnApi });
  return {
    call,
    forget,
    settings: async () => dataOf(await call(getSettings)),
    menu: async () => dataOf(await call(getMenu)),
    footer: async () => dataOf(await call(getFooter)),
  };
}

function dataOf<C extends Parameters<Client["call"]>[0]>(result: Result<C>) {
  return result.ok ? result.data : undefined;
}

type Answer = Result<Parameters<Client["call"]>[0]>;

interface KeptAnswer {
  answer: Answer;
  keptAt: number;
}

/**
 * The call, asked once however many ask at the same time. Its answer is fresh for 30 s. Where we are told of changes, it is
 * given once more up to ten minutes while one caller asks again, and for as long as the API cannot be reached; else it is
 * asked for anew, and stands for ten minutes while the API cannot be reached. Refusals are not kept. All callers get the same frozen object.
 */
export function keepAnswers(
  call: Client["call"],
  { now = Date.now, isTold = true }: { now?: () => number; isTold?: boolean } = {},
): { call: Client["call"]; forget(): void } {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_LETTERS,
    sizeCalculation: ({ answer }) => JSON.stringify(answer.body).length,
  });
  const asking = new Map<string, Promise<Answer>>();
  let generation = 0;

  async function ask(key: string, asked: Parameters<Client["call"]>): Promise<Answer> {
    const begun = generation;
    const answer = await call(...asked);
    // A question asked before the last change is answered, but its answer is not kept.
    if (begun !== generation) return answer;
    asking.delete(key);
    if (answer.ok) kept.set(key, { answer: frozen(answer), keptAt: now() });
    else if (answer.status >= 500) return (isTold ? kept.get(key) : usableFor(key))?.answer ?? answer;
    else kept.delete(key);
    return answer;
  }
  function usableFor(key: string): KeptAnswer | undefined {
    const found = kept.get(key);
    return found && now() - found.keptAt < STALE_MS ? found : undefined;
  }
  function askOnce(key: string, asked: Parameters<Client["call"]>): Promise<Answer> {
    const running = asking.get(key) ?? ask(key, asked);
    asking.set(key, running);
    return running;
  }
  async function read(...asked: Parameters<Client["call"]>): Promise<Answer> {
    const [{ method, path }, input] = asked;
    const key = `${method} ${path} ${JSON.stringify(input)}`;
    const found = usableFor(key);
    const isFresh = found !== undefined && now() - found.keptAt < FRESH_MS;
    if (!found || (!isFresh && !isTold)) return askOnce(key, asked);
    if (!isFresh) void askOnce(key, asked);
    return found.answer;
  }
  return {
    call: read,
    forget() {
      generation += 1;
      kept.clear();
      asking.clear();
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
