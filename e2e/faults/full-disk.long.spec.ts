/** The shop's folder and its database are on a small disk, which fills up. */
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../server/src/processes/free-port.ts";
import { HOOK_MS } from "../own-shop.ts";
import { startCrowd } from "./crowd.ts";
import { scarceGoods } from "./scarce-goods.ts";
import { type ShopUnderFire, startShopUnderFire } from "./shop-under-fire.ts";
import { canMount, smallDisk } from "./small-disk.ts";

const BUYERS = 4;
const SEED = 20_261_128;
const PICTURES = 3;

test.describe.configure({ mode: "default", retries: 0 });
test.skip(!canMount(), "needs a machine where it may mount a disk in memory (root)");

const disk = smallDisk();
let shop: ShopUnderFire;
test.beforeAll(async () => {
  test.setTimeout(HOOK_MS);
  shop = await startShopUnderFire(await findFreePort("127.0.0.1"), { ownsDatabase: true, disk });
});
test.afterAll(async () => {
  disk.makeRoom();
  await shop?.stop();
});

test("a full disk causes 503 for orders, and no acknowledged order is lost", async () => {
  test.setTimeout(400_000);
  const crowd = startCrowd("disc", BUYERS, await scarceGoods(shop), SEED);
  await crowd.untilMore(10);
  const home = await (await fetch(shop.origin)).text();
  const pictures = [...new Set(home.match(/\/media\/[\w/-]+\.webp/g))].slice(-2 * PICTURES);
  const statuses = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(shop.origin + path)).status));
  const [cached, unseen] = [pictures.slice(PICTURES), pictures.slice(0, PICTURES)];
  expect(await statuses(cached)).toEqual(Array(PICTURES).fill(200));
  disk.fill();
  const lost = crowd.lost();
  // Waits until the database has written its last preallocated page.
  await expect.poll(() => crowd.lost() - lost, { timeout: 120_000 }).toBeGreaterThan(20);
  expect(await statuses(cached)).toEqual(Array(PICTURES).fill(200));
  // A new picture size is generated and sent, unless the database itself is down at that moment.
  for (const status of await statuses(unseen)) expect([200, 503]).toContain(status);
  expect((await fetch(`${shop.origin}/livez`)).status).toBe(200);
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(503);
  disk.makeRoom();
  await crowd.untilMore(10);
  await expect.poll(async () => (await fetch(`${shop.origin}/readyz`)).status).toBe(200);
  await crowd.leave(shop.query);
});
