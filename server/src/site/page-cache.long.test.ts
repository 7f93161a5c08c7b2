/** Tests the page cache's memory while new URLs are requested continuously. */
import { randomBytes } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import type { OwnSlots } from "../../../storefront/app/server.ts";
import { createPageCache, type Render } from "./page-cache.ts";

const ADDRESSES = 160_000;
const AT_ONCE = 50;
/** The sum of the cache's limits for plain pages and for variants, whose number is unlimited. */
const BOUND = (96 + 32) * 1024 * 1024;
/** Kinds of URLs, each with an unlimited number of variants. The first two kinds are not cached. */
const KINDS: ((at: number) => string)[] = [
  (at) => `/pardoseli?utm_source=${at}`,
  (at) => `/pardoseli?page=9e${at}`,
  (at) => `/pardoseli?filters=brand:necunoscut-${at}`,
  (at) => `/pardoseli?sort=${[...String(at)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`,
  (at) => `/Pardoseli//${at}`,
  (at) => `/nu-este-${at}.html`,
];

function requestFor(address: string, cookie?: string): Request {
  return new Request(`http://shop.test${address}`, {
    headers: { "accept-encoding": "gzip, br", ...(cookie !== undefined && { cookie }) },
  });
}

/** Renders an incompressible page of 2 KB with unique tags and a shared one. */
const render: Render = async (madeOf, { onCut } = {}) => {
  const text = randomBytes(1_500).toString("base64");
  madeOf(["catalogue", `product:${text.slice(0, 8)}`]);
  onCut?.({
    between: [text, "", ""],
    slots: [
      { name: "cart", html: "<i></i>" },
      { name: "data", html: "" },
    ],
  });
  return new Response(`${text}<i></i>`, { headers: { "content-type": "text/html" } });
};
const own: OwnSlots = {
  pageClass: { isCustomer: false, countyId: undefined, days: "", priceView: "" },
  filled: { cart: "<i>1</i>" },
  liked: new Set(),
  placeLine: () => undefined,
};
const fill = async () => own;

function usedBytes(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

it(`holds no more than its bound after ${ADDRESSES} different addresses, by strangers and by visitors with a cart`, async () => {
  const cache = createPageCache();
  const before = usedBytes();
  let maxBytes = 0;
  for (let at = 0; at < ADDRESSES; at += AT_ONCE) {
    const requested = Array.from({ length: AT_ONCE }, (_, next) => {
      const nth = at + next;
      const address = KINDS[nth % KINDS.length]?.(nth) ?? "/";
      return cache.serve(requestFor(address, nth % 4 === 0 ? "qcartid=1" : undefined), render, fill);
    });
    await Promise.all(requested.map(async (answer) => (await answer).arrayBuffer()));
    maxBytes = Math.max(maxBytes, cache.counts().bytes);
  }
  const { entries, bytes, tags } = cache.counts();
  const grown = usedBytes() - before;
  expect(maxBytes).toBeLessThanOrEqual(BOUND);
  expect(bytes).toBeGreaterThan(BOUND * 0.9);
  // Each page counts 1,500 bytes for anonymous visitors, 2,000 with slots, and 1,000 of overhead.
  expect(entries).toBeLessThan(BOUND / 3_000);
  // The tags of evicted pages are gone.
  expect(tags).toBeLessThanOrEqual(entries + 2);
  // Keys, objects and tags of such small pages add about half of the counted bytes.
  expect(grown).toBeLessThan(2 * BOUND);
}, 600_000);

it.each(KINDS.slice(0, 2).map((address) => [address(1), address] as const))(
  "the page cache stores nothing for URLs like %s",
  async (_, address) => {
    const cache = createPageCache();
    for (let at = 0; at < 1_000; at += 1) await cache.serve(requestFor(address(at)), render, fill);
    expect(cache.counts()).toEqual({ entries: 0, bytes: 0, tags: 0 });
  },
);
