/** Effects of a machine whose clock differs by an hour from the database and the other machine. */
import { HEADERS } from "@curat/contract/headers.values";
import { sql } from "kysely";
import { afterEach, describe, expect, it, vi } from "vitest";
import { romanianClock } from "../../../calendar/romanian-day.ts";
import { openDatabase, transaction } from "../../../db/database.ts";
import { createReset } from "../customers/index.ts";
import { replaceInvoice } from "../../money/invoices/index.ts";
import { releaseUnpaidOrders } from "./orders.tasks.ts";
import { createPasswordLink } from "../../platform/staff/index.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import {
  aCart,
  anOrder,
  anOrderBody,
  openSellingShop,
  PAYMENT,
  placeOrder,
} from "../../../testing/test-orders.ts";
import { aPerson, letIn, PASSWORD } from "../../../testing/test-staff.ts";

const HOUR_MS = 3_600_000;
const shop = await openSellingShop();
afterEach(() => void vi.useRealTimers());

const elsewhere = async <T>(work: () => Promise<T>): Promise<T> => work();
const aSoldOrder = async (): Promise<number> =>
  (await anOrder(shop, { lines: [{ product: PRODUCT.lavender }] })).id;
function expectRising(invoices: { issued_at: Date }[]): void {
  const times = invoices.map(({ issued_at: at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
}

describe.for([
  ["ahead", HOUR_MS],
  ["behind", -HOUR_MS],
] as const)("a machine whose clock is an hour %s", ([, offMs]) => {
  /** Runs work on the machine with the wrong clock. */
  async function withWrongClock<T>(work: () => Promise<T>): Promise<T> {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + offMs });
    try {
      return await work();
    } finally {
      vi.useRealTimers();
    }
  }

  it("a machine with a wrong clock accepts logins from other machines, and they accept its logins", async () => {
    const here = await loginAs(shop);
    const customer = await withWrongClock(() => loginAs(shop));
    expect((await withWrongClock(() => here.get("/user/orders"))).status).toBe(200);
    expect((await customer.get("/user/orders")).status).toBe(200);
    expect((await withWrongClock(() => shop.staff.get("/staff/orders"))).status).toBe(200);
  });

  it("on a machine with a wrong clock, an order from a cart filled elsewhere is visible on both machines", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const placed = await withWrongClock(() => placeOrder(shop, cart));
    expect(placed.status).toBe(200);
    // A retry on the other machine returns the same order. If the order looks old there, the response has no personal
    // data.
    const again = await placeOrder(shop, cart);
    expect(again.body.data.orderData.randomid).toBe(placed.body.data.orderData.randomid);
    const [row] = await shop.query<{ id: number; apart: number }>(
      "select id, extract(epoch from placed_at - now())::integer as apart from orders order by id desc limit 1",
    );
    expect(Math.abs((row?.apart ?? 0) * 1_000 - offMs)).toBeLessThan(60_000);
    expect((await shop.staff.get(`/staff/orders/${row?.id}`)).status).toBe(200);
  });

  it("a machine with a wrong clock stores the promised day that it returns, even across the cut-off hour", async () => {
    const day = { from: 1, to: 1, counties: [] };
    const cutOff = romanianClock(new Date(Date.now() + offMs / 2));
    const others = { SAMEDAY_EASYBOX: null, FAN_HOME: null, STORE_PICKUP: null };
    const deliveryTerms = { cutOff, preparationDays: 0, closedDays: [], SAMEDAY_HOME: day, ...others };
    await shop.api.importShop({ settings: { deliveryTerms } });
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const { arrival } = (await shop.get("/cart", { cart })).body.data.delivery_options[0];
    const placed = await withWrongClock(() => placeOrder(shop, cart));
    expect([placed.status, arrival.from]).toEqual([200, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
    const promised = placed.body.data.orderData.arrival;
    expect((await placeOrder(shop, cart)).body.data.orderData.arrival).toEqual(promised);
    const [row] = await shop.query<{ from: string }>(
      "select promised_from::text as from from orders order by id desc limit 1",
    );
    expect(row).toEqual({ from: promised.from });
  });

  it("neither machine cancels an order before the deadline of its bank transfer", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender }]);
    const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
    expect((await withWrongClock(() => placeOrder(shop, cart, body))).status).toBe(200);
    const database = openDatabase(shop.config.databaseUrl, 1, () => undefined);
    try {
      const release = () => releaseUnpaidOrders({ db: database.db, now: () => new Date() });
      expect([await release(), await withWrongClock(release)]).toEqual([0, 0]);
    } finally {
      await database.close();
    }
  });

  it("emails queued by a machine with a wrong clock are due immediately", async () => {
    const [job] = await shop.query<{ due: boolean }>(
      "select bool_and(run_at <= now()) as due from graphile_worker.jobs where task_identifier = 'order_placed_mail'",
    );
    expect(job).toEqual({ due: true });
  });

  it("password reset links for customers work on both machines, whichever created them", async () => {
    const database = openDatabase(shop.config.databaseUrl, 1, () => undefined);
    const { db } = database;
    try {
      const sides = [withWrongClock, elsewhere];
      for (const [index, run] of sides.entries()) {
        const { email } = await loginAs(shop);
        const made = await run(() => createReset({ db, now: () => new Date() }, email));
        const password = "iarna viitoare la munte";
        const body = { password, password_confirm: password, reset_token: made?.token };
        const used = await sides[1 - index]?.(() => shop.post("/auth/reset", body));
        expect(used?.status).toBe(200);
      }
    } finally {
      await database.close();
    }
  });

  it("password links for staff work on both machines, whichever created them", async () => {
    const database = openDatabase(shop.config.databaseUrl, 1, () => undefined);
    const sides = [withWrongClock, elsewhere];
    for (const [index, run] of sides.entries()) {
      const { email } = await aPerson(shop, { permissions: "owner" });
      const made = await run(() => createPasswordLink({ db: database.db, now: () => new Date() }, email));
      const password = "iarna viitoare la munte";
      const body = { password, password_confirm: password, token: made?.token };
      const used = await sides[1 - index]?.(() => shop.post("/staff/password", body));
      expect(used?.status).toBe(200);
    }
    await database.close();
  });

  it("staff can log in on both machines, and both accept a second factor for only ten minutes", async () => {
    const sides = [withWrongClock, elsewhere];
    for (const [index, begun] of sides.entries()) {
      const ended = sides[1 - index] ?? elsewhere;
      const person = await letIn(shop, `om-${index}-${offMs}@example.com`);
      const started = await begun(() =>
        shop.post("/staff/login", { email: person.email, password: PASSWORD }),
      );
      const shown = { login: started.body.data.login, factor: "recovery", code: person.recoveryCodes[0] };
      const { status, body } = await ended(() => shop.post("/staff/login/second-factor", shown));
      expect(status).toBe(200);
      const headers = { [HEADERS.staffToken]: body.data.staff_token };
      const key = () =>
        shop.post(
          "/staff/keys",
          { name: `Cheia lui ${person.email}`, permissions: ["orders:view"], expires_at: null },
          { headers },
        );
      expect((await begun(key)).body.errors).toBeUndefined();
      const { recent_seconds: left } = (await begun(() => shop.get("/staff/me", { headers }))).body.data;
      expect([left > 500, left <= 600]).toEqual([true, true]);
      await shop.query("update staff_session set second_factor_at = now() - interval '11 minutes'");
      expect((await shop.get("/staff/me", { headers })).body.data.recent_seconds).toBe(0);
      for (const side of sides) expect((await side(key)).body.error).toBe("second_factor_required");
    }
  });

  it("invoice dates ascend with invoice numbers, whichever machine issues them", async () => {
    const issue = async () => {
      const id = await aSoldOrder();
      return (await shop.staff.post(`/staff/orders/${id}/invoice`)).status;
    };
    expect([await issue(), await withWrongClock(issue), await issue(), await withWrongClock(issue)]).toEqual([
      200, 200, 200, 200,
    ]);
    expectRising(await shop.query("select issued_at from invoice order by series, number"));
  });

  it("the worker of a second machine starts only after the first machine's worker stops", async () => {
    const workerLocks = () =>
      shop.query(
        `select from pg_locks where locktype = 'advisory' and granted
           and database = (select oid from pg_database where datname = current_database())`,
      );
    const first = await shop.api.startWorker();
    const before = (await workerLocks()).length;
    const second = withWrongClock(() => shop.api.startWorker());
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await workerLocks()).length).toBe(before);
    await first.stop();
    await (await second).stop();
    expect((await shop.query("select from graphile_worker.jobs where attempts > 1")).length).toBe(0);
  });

  it("the doctor reports the wrong clock", async () => {
    const checks = await withWrongClock(() => shop.api.examine({ index: async () => "stands" }));
    expect(checks.find(({ check }) => check === "clock")).toMatchObject({
      state: "broken",
      finding: "differs",
    });
  });
});

it("an invoice that waits for its series is not dated before one issued by a machine whose clock is ahead", async () => {
  const database = openDatabase(shop.config.databaseUrl, 1, () => undefined);
  const issue = async (id: number) => (await shop.staff.post(`/staff/orders/${id}/invoice`)).status;
  const [held, waiting] = [await aSoldOrder(), await aSoldOrder()];
  expect(await issue(held)).toBe(200);
  const issued = await transaction(database.db, async (tx) => {
    // Locks the invoice series first, so the pending invoice reads its row unchanged.
    await sql`select from invoice_series for update`.execute(tx);
    const status = issue(waiting);
    await vi.waitFor(async () => {
      const locked =
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      expect(await shop.query(locked)).toHaveLength(1);
    });
    const at = new Date(Date.now() + 1.5 * HOUR_MS);
    await replaceInvoice(tx, held, { at, actor: { kind: "staff", id: "1", name: "Ana" } });
    return { status };
  });
  expect(await issued.status).toBe(200);
  await database.close();
  expectRising(await shop.query("select issued_at from invoice order by series, number"));
});
