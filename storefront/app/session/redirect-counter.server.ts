/** How often addresses that lead elsewhere are followed: gathered in the process, told to the API now and then. */
import { createClient } from "@curat/contract/client";
import { countRedirects } from "@curat/contract/routing";
import type { StorefrontOptions } from "../storefront-context.ts";

const LOG_EVERY_MS = 10_000;
/** As many as one call takes; what comes on top before it is told is not counted. */
const MAX_ADDRESSES = 1_000;

type Options = Pick<StorefrontOptions, "apiFetch" | "apiBaseUrl" | "apiKey" | "headerNames" | "hasOwnApi">;

/**
 * Counts what it is called with. A process that dies takes the last ten seconds with it; an API that can not be reached
 * hears of them later. Another provider's API knows no such call.
 */
export function createRedirectCounter({
  apiFetch,
  apiBaseUrl,
  apiKey,
  headerNames,
  hasOwnApi,
}: Options): (path: string) => void {
  if (!hasOwnApi) return () => undefined;
  const client = createClient({ fetch: apiFetch, baseUrl: apiBaseUrl, apiKey, headerNames });
  const counted = new Map<string, number>();
  let isWaiting = false;

  const add = (path: string, times: number): void => {
    if (counted.has(path) || counted.size < MAX_ADDRESSES)
      counted.set(path, (counted.get(path) ?? 0) + times);
  };
  const tell = async (): Promise<void> => {
    isWaiting = false;
    const hits = [...counted].map(([from, times]) => ({ from, times }));
    counted.clear();
    const answer = await client.call(countRedirects, { body: { hits } });
    // What the API refuses it would refuse again.
    if (!answer.ok && answer.status >= 500) {
      for (const { from, times } of hits) add(from, times);
      wait();
    }
  };
  const wait = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => void tell(), LOG_EVERY_MS).unref();
  };
  return (path) => {
    add(path, 1);
    wait();
  };
}
