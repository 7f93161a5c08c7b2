import { createClient } from "@curat/contract/client";
import { countRedirects } from "@curat/contract/routing";
import type { StorefrontOptions } from "../storefront-context.ts";

const LOG_EVERY_MS = 10_000;
/** Maximum number of URLs to count until the next call. Further URLs are ignored. */
const MAX_ADDRESSES = 1_000;

type Options = Pick<StorefrontOptions, "apiFetch" | "apiBaseUrl" | "apiKey" | "headerNames" | "hasOwnApi">;

/**
 * Creates a counter of followed redirects. It sends the counts every ten seconds, so a crash loses at most ten
 * seconds of them.
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
  const sendReport = async (): Promise<void> => {
    isWaiting = false;
    const hits = [...counted].map(([from, times]) => ({ from, times }));
    counted.clear();
    const answer = await client.call(countRedirects, { body: { hits } });
    // Keep the counts only after a server error, because the API would refuse the same counts again.
    if (!answer.ok && answer.status >= 500) {
      for (const { from, times } of hits) add(from, times);
      wait();
    }
  };
  const wait = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => void sendReport(), LOG_EVERY_MS).unref();
  };
  return (path) => {
    add(path, 1);
    wait();
  };
}
