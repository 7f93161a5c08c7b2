/**
 * Fresh kept pages leave before Hono, without a Request and a Response being made for them: 0.87 of a node:http server
 * that sends the same bytes (`npm run bench -- pages`). Everything else goes its usual way.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { observeRequest } from "../metrics/request-metrics.ts";
import type { FindSlots, PageCache } from "./page-cache.ts";
import { doorHeaderEntries } from "./security-headers.ts";

/** Answers a request for a fresh kept page; false when there is none, and nothing was done. */
export function sendCachedPages(
  pages: PageCache,
  { shopUrl, findSlots }: { shopUrl: string; findSlots?: FindSlots | undefined },
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const door = Object.fromEntries(doorHeaderEntries(shopUrl));
  return (request, response) => {
    const startedAt = performance.now();
    const { method = "", url = "", headers } = request;
    const page = pages.findFresh({ method, url, header: (name) => headers[name] }, findSlots);
    if (!page) return false;
    response.writeHead(200, { ...page.headers, ...door });
    response.end(page.body);
    observeRequest({ method, status: 200, startedAt });
    return true;
  };
}
