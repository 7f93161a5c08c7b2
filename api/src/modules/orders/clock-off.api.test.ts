/** A machine whose clock is an hour off from the database's and from the other machine's. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../db/database.ts";
import { releaseUnpaidOrders } from "./unpaid-orders.ts";
import { loginAs } from "../../testing/test-customers.ts";
import { PRODUCT } from "../../testing/test-catalogue.ts";
import {
  aCart,
  anOrderBody,
  asStaff,
  PAYMENT,
  PAYMENT_SETTINGS,
  placeOrder,
} from "../../testing/test-orders.ts";
import { openTestShop } from "../../testing/test-shop.ts";

const HOUR_MS = 3_600_000;
const shop = await openTestShop();
await shop.api.importShop({ settings: PAYMENT_SETTINGS });
afterEach(() => void vi.useRealTimers());

describe.for([
  ["ahead", HOUR_MS],
  ["behind", -HOUR_MS],
] as const)("a machine an hour %s", ([, offMs]) => {
  /** Does it on the machine whose clock is wrong; all else is done on one whose clock is right. */
  async function there<T>(work: () => Promise<T>): Promise<T> {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + offMs });
    try {
      return await work();
    } finally {
      vi.useRealTimers();
    }
  }

  it("knows who logged in elsewhere, and is believed elsewhere", async () => {
    const here = await loginAs(shop);
    const customer = await there(() => loginAs(shop));
    expect((await there(() => shop.get("/user/orders", { headers: here.headers }))).status).toBe(200);
    expect((await shop.get("/user/orders", { headers: customer.headers })).status).toBe(200);
    expect((await there(() => shop.get("/staff/orders", asStaff(shop)))).status).toBe(200);
  });

  it("takes an order of a cart that was filled elsewhere, and the order is seen there", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const placed = await there(() => placeOrder(shop, cart));
    expect(placed.status).toBe(200);
    // Sent again to the other machine it is the same order; one that seems old there is told without its person.
    const again = await placeOrder(shop, cart);
    expect(again.body.data.orderData.randomid).toBe(placed.body.data.orderData.randomid);
    const [row] = await shop.query<{ id: number; apart: number }>(
      "select id, extract(epoch from placed_at - now())::integer as apart from orders order by id desc limit 1",
    );
    expect(Math.abs((row?.apart ?? 0) * 1_000 - offMs)).toBeLessThan(60_000);
    expect((await shop.get(`/staff/orders/${row?.id}`, asStaff(shop))).status).toBe(200);
  });

  it("lets a transfer wait for its days: neither machine takes it back", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
    expect((await there(() => placeOrder(shop, cart, body))).status).toBe(200);
    const database = openDatabase(shop.config.databaseUrl, 1, () => undefined);
    try {
      const release = () => releaseUnpaidOrders({ db: database.db, now: () => new Date() });
      expect([await release(), await there(release)]).toEqual([0, 0]);
    } finally {
      await database.close();
    }
  });

  it("asks for its mails at once: jobs are due by the database's clock", async () => {
    const [job] = await shop.query<{ due: boolean }>(
      "select bool_and(run_at <= now()) as due from graphile_worker.jobs where task_identifier = 'order_placed_mail'",
    );
    expect(job).toEqual({ due: true });
  });

  it("is told of by the doctor", async () => {
    const checks = await there(() => shop.api.examine({ index: async () => "stands" }));
    expect(checks.find(({ check }) => check === "clock")).toMatchObject({
      state: "broken",
      finding: "differs",
    });
  });
});
