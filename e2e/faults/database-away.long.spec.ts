import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { DATABASE_AWAY_SHOP_PORT } from "../addresses.ts";
import { API_KEY, HOOK_MS } from "../own-shop.ts";
import { startCrowd } from "./crowd.ts";
import { scarceGoods } from "./scarce-goods.ts";
import { type ShopUnderFire, startShopUnderFire } from "./shop-under-fire.ts";

const AWAY_MS = 10_000;
const VISITORS = 6;
const RESTARTS = 3;
const SEED = 20_261_128;
const UNAVAILABLE = "Serviciul nu este disponibil momentan.";

// All tests use one shop, whose database they stop.
test.describe.configure({ mode: "default" });

let shop: ShopUnderFire;
test.beforeAll(async () => {
  test.setTimeout(HOOK_MS);
  shop = await startShopUnderFire(DATABASE_AWAY_SHOP_PORT);
});
test.afterAll(() => shop?.stop());

interface VisitResult {
  path: string;
  status: number;
  isClear: boolean;
}

test("ten seconds without PostgreSQL cause error pages, but no crash", async () => {
  test.setTimeout(120_000);
  const before = await shop.processes("web");
  expect(before).toHaveLength(2);
  // Each of the two processes has its own page cache.
  for (let visit = 0; visit < 12; visit += 1) expect((await visitCached()).status).toBe(200);

  const [requested, stored]: [VisitResult[], VisitResult[]] = [[], []];
  const closing = new AbortController();
  const load = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let visit = 0; !closing.signal.aborted; visit += 1) {
      if (visitor === 0) stored.push(await visitCached());
      else requested.push(await visitFresh(visitor, visit));
    }
  });
  await shop.stopDatabase();
  requested.length = 0;
  stored.length = 0;
  await pause(AWAY_MS);
  const during = [requested.slice(), stored.slice()];
  await shop.startDatabase();
  await shop.whenUp();
  closing.abort();
  await Promise.all(load);

  const [fresh = [], fromMemory = []] = during;
  expect(fresh.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(fresh.filter(({ status, isClear }) => status === 503 && !isClear)).toEqual([]);
  expect(fresh.filter(({ status }) => status === 503).length).toBeGreaterThan(5);
  expect(fromMemory.length).toBeGreaterThan(5);
  expect(fromMemory.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await shop.processes("web")).toEqual(before);
  // The worker exited when it lost its lock, and is restarted with exponential backoff.
  await expect.poll(workersAtWork, { timeout: 40_000 }).toBe(1);
  await expect.poll(async () => (await visitFresh(0, 0)).status).toBe(200);
  await expect.poll(async () => (await visitFresh(1, 0)).status).toBe(200);
});

test("a restart of PostgreSQL loses no acknowledged order and duplicates none", async () => {
  test.setTimeout(400_000);
  const before = await shop.processes("web");
  const crowd = startCrowd("repornit", VISITORS, await scarceGoods(shop), SEED);
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await crowd.untilMore(12);
    const lost = crowd.lost();
    await shop.stopDatabase();
    await expect.poll(() => crowd.lost() - lost, { timeout: 20_000 }).toBeGreaterThan(VISITORS);
    await shop.startDatabase();
  }
  await crowd.untilMore(12);
  await crowd.leave(shop.query);
  expect(await shop.processes("web")).toEqual(before);
});

async function workersAtWork(): Promise<number> {
  const holders = await shop.query("select from pg_locks where locktype = 'advisory' and granted");
  return holders.length;
}

/** Requests the home page without cookies, which is served from the cache. */
async function visitCached(): Promise<VisitResult> {
  const response = await fetch(`${shop.origin}/`, {
    headers: { "accept-encoding": "br", connection: "close" },
  });
  const text = await response.text();
  return { path: "/", status: response.status, isClear: text.includes("</html>") };
}

/** Requests a page with a cart cookie, or an API call. Neither is cached. */
async function visitFresh(visitor: number, visit: number): Promise<VisitResult> {
  const isCall = visitor % 2 === 1;
  const path = isCall ? "/api/v1/cart" : visit % 2 === 0 ? "/cos" : "/promotii";
  const headers = new Headers(isCall ? { "x-api-key": API_KEY } : { cookie: "qcartid=un-cos-oarecare" });
  if (isCall) headers.set("qcartid", "un-cos-oarecare");
  const response = await fetch(shop.origin + path, { headers, signal: AbortSignal.timeout(30_000) });
  return { path, status: response.status, isClear: (await response.text()).includes(UNAVAILABLE) };
}
