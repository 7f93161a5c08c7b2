/** Tests that the ledgers add up under concurrent actions and an unreliable network to the courier. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApi } from "@curat/api";
import { HEADERS, API_BASE } from "@curat/contract/headers.values";
import { startFan } from "../../api/src/testing/fan-server.ts";
import { drawnBy, FAULTS, faultyNetwork } from "../../api/src/testing/faulty-network.ts";
import { seeded } from "../../api/src/testing/seeded.ts";
import { PRODUCT } from "../../api/src/testing/test-catalogue.ts";
import { PAYMENT_SETTINGS } from "../../api/src/testing/test-orders.ts";
import { NETOPIA } from "../../api/src/testing/test-payments.ts";
import { openTestShop } from "../../api/src/testing/test-shop.ts";
import { sizeOf } from "../../setup/test-sizes.ts";
import { INVARIANTS } from "./testing/invariants.ts";
import { type SendRequest, playStory, type Scene } from "./testing/story.ts";

const STORIES = sizeOf("CURAT_STORIES");
/** How many additional stories are played if some kind of request never succeeded. */
const FURTHER_STORIES = 10;
const FIRST = sizeOf("CURAT_STORY_SEED");
/** The ledgers are checked after this many stories; a fault names the seeds since the last check. */
const BETWEEN_LOOKS = 10;
const SHELF = 12;

/** Percentage of requests to the courier that fail. */
const FAULTY = 15;

const fan = await startFan();
const line = await faultyNetwork(fan.account.url);
const shop = await openTestShop({
  fan: { ...fan.account, url: line.url },
  netopia: NETOPIA,
  log: () => undefined,
});
const other = createApi(shop.config);
const worker = await shop.api.startWorker();
afterAll(async () => {
  await worker.stop();
  await other.close();
  await line.close();
  await fan.close();
});

const fetchExternal: SendRequest = async (method, path, { body, cart, headers } = {}) => {
  const init = {
    method,
    headers: {
      [HEADERS.apiKey]: shop.config.apiKey,
      ...(cart && { [HEADERS.cartId]: cart }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const response = await other.fetch(new Request(`http://api.test${API_BASE}${path}`, init));
  return { status: response.status, body: await response.json() };
};

const { lavender, lemon, towels, lastThree, lavenderLarge } = PRODUCT;
const scene: Scene = {
  shop,
  processes: [shop.send, fetchExternal],
  products: [lavender, lemon, towels, lastThree, lavenderLarge],
  vouchers: ["FOC1", "FOC2"],
  turns: new Map(),
};

beforeAll(async () => {
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  for (const code of scene.vouchers) {
    const body = { code, name: "Probă", kind: "percent", percent: 10, max_uses: STORIES };
    const { status } = await shop.post("/staff/vouchers", body, shop.staff);
    if (status !== 200) throw new Error(`Creating the voucher ${code} returned ${status}.`);
  }
});

/** Sets the stock so low that the buyers of a story compete for the last pieces. */
async function refill(product: number): Promise<void> {
  const path = `/staff/products/${product}/stock`;
  const count = async (): Promise<number> => {
    const { stock } = (await shop.get(path, shop.staff)).body;
    if (stock === SHELF) return 200;
    const body = { reason: "correction", counted: SHELF, expected: stock };
    return (await shop.post(path, body, shop.staff)).status;
  };
  // A job of the previous story may restock in between. The count is then refused and repeated.
  await expect.poll(count).toBe(200);
}

async function wrongSums(): Promise<Record<string, unknown[]>> {
  const wrong: Record<string, unknown[]> = {};
  for (const [claim, query] of Object.entries(INVARIANTS)) {
    const rows = await shop.query(query);
    if (rows.length > 0) wrong[claim] = rows;
  }
  return wrong;
}

it(
  `all sums hold after each of ${STORIES} stories, and no job is left undone`,
  { timeout: (STORIES + FURTHER_STORIES) * 8_000 + 60_000 },
  async () => {
    const granted = new Map<string, number>();
    let played: { seed: number; steps: string[] }[] = [];
    const lacksSome = () => HAPPENS.some((kind) => !granted.get(kind));
    // Which requests succeed depends on timing, so more stories are played until each kind has succeeded.
    const isDue = (seed: number) =>
      seed < FIRST + STORIES || (lacksSome() && seed < FIRST + STORIES + FURTHER_STORIES);
    for (let seed = FIRST; isDue(seed); seed += 1) {
      for (const product of scene.products) await refill(product);
      line.draw = drawnBy(seeded(seed), FAULTY);
      const reported = await playStory(scene, seed);
      expect(reported.faults, `seed ${seed}:\n${reported.steps.join("\n")}`).toEqual([]);
      for (const [kind, times] of reported.granted) granted.set(kind, (granted.get(kind) ?? 0) + times);
      played.push({ seed, steps: reported.steps });
      if (played.length < BETWEEN_LOOKS && seed < FIRST + STORIES - 1) continue;
      await Promise.all([shop.api.caughtUp(), other.caughtUp()]);
      const asPlayed = played.map((one) => `seed ${one.seed}:\n${one.steps.join("\n")}`).join("\n\n");
      const wrong = await wrongSums();
      expect(wrong, `${asPlayed}\nThe books are wrong.`).toEqual({});
      played = [];
    }
    // If all requests failed, the test would prove nothing.
    for (const kind of HAPPENS) expect.soft(granted.get(kind) ?? 0, kind).toBeGreaterThan(0);
    // Fewer than thirty stories may lack some kinds of money movements.
    for (const [what, query] of STORIES < 30 ? [] : Object.entries(MONEY_MOVES))
      expect.soft(await shop.query(query), what).not.toEqual([]);
    // Fewer than five hundred stories may lack some faults.
    for (const fault of STORIES < 500 ? [] : FAULTS)
      expect.soft(line.happened.get(fault) ?? 0, fault).toBeGreaterThan(0);
    line.draw = () => undefined;
    const waiting = () =>
      shop.query(
        "select task_identifier, attempts, last_error from graphile_worker.jobs where run_at <= now()",
      );
    await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  },
);

const HAPPENS = [
  "POST /orders",
  "PUT /orders/…/cancel",
  "PUT /staff/orders/…/status",
  "PUT /staff/orders/…/awb",
  "POST /staff/orders/…/invoice",
  "PUT /staff/orders/…/amendment",
  "POST /staff/returns",
  "POST /orders/…/withdrawal",
  "POST /staff/orders/…/parcels",
  "PUT /staff/products/…/price",
  "PUT /staff/orders/…/balance-due",
];

/** Queries for orders with each money movement that must occur. */
const MONEY_MOVES = {
  "a rest of an order by card came by hand": `
    select order_id from order_event e join orders o on o.id = e.order_id
    where o.payment_code = 'CARD' and e.actor = 'staff' and e.note like 'Diferența de % a fost plătită%' limit 1`,
  "a rest of a transfer came by card": `
    select order_id from order_event e join orders o on o.id = e.order_id
    where o.payment_code = 'BANK' and e.actor = 'payment' and e.note like 'Diferența de % a fost plătită%' limit 1`,
  "a card was credited in parts": `
    select refund_id from order_entry where method = 'card' and kind = 'payout' group by 1 having count(*) > 1 limit 1`,
  "pieces moved in every way": `
    select 1 from order_line_movement having count(distinct kind) = 9`,
  "goods of an unpaid rest came back": `
    select order_id from order_event where note like 'Diferența de plată scade cu %: Retur %' limit 1`,
};
