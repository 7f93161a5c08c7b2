import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../testing/test-customers.ts";
import { aReturnOf } from "../../../testing/test-returns.ts";
import { daysBefore } from "../../../testing/test-days.ts";
import { anOrder, openSellingShop, aDeliveredOrder } from "../../../testing/test-orders.ts";

const shop = await openSellingShop();

const BANK = { bankname: "Banca Probei", bankaccount: "RO49 AAAA 1B31 0075 9384 0000" };
const products = [{ productid: PRODUCT.lavender, quantity: 1, selected: true }];
const asker = { full_name: "Ana <b>Pop</b>", email: "ana@example.com", ...BANK, products };

interface ReturnRecord {
  id: number;
  number: string;
  customer: LoggedIn;
}

async function aReturn(changes: object = {}): Promise<ReturnRecord> {
  const customer = await loginAs(shop);
  const order = await aDeliveredOrder(shop, {
    lines: [{ product: PRODUCT.lavender, quantity: 2 }],
    customer,
  });
  const body = aReturnOf(order, [[PRODUCT.lavender, 1]], { ...asker, ...changes });
  const kept = (await customer.post("/user/return", body)).body.data;
  return { id: kept.id, number: kept.number, customer };
}

async function aWithdrawal(): Promise<number> {
  const customer = await loginAs(shop);
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], customer });
  const kept = await customer.post(`/orders/${order.randomId}/withdrawal`, {
    ...asker,
    full_name: "Ana Pop",
  });
  expect(kept.status).toBe(200);
  const [row] = await shop.query<{ id: string }>("select id from return_request where order_id = $1", [
    order.id,
  ]);
  return Number(row?.id);
}

const letDaysPass = (id: number, days: number) =>
  shop.query(`update return_request set created_at = ${daysBefore("created_at", "$2")} where id = $1`, [
    id,
    days,
  ]);
const read = async (id: number | string) => shop.staff.get(`/staff/returns/${id}`);
const move = (id: number, body: object) => shop.staff.put(`/staff/returns/${id}`, body);
const idsOf = async (query: string): Promise<number[]> =>
  (await shop.staff.get(`/staff/returns?per_page=200&${query}`)).body.data.map(
    ({ id }: { id: number }) => id,
  );

describe("a return opened by staff", () => {
  it("a return shows staff its buyer, account, possible statuses and version", async () => {
    const { id, number } = await aReturn();
    const { status, body } = await read(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      number,
      full_name: "Ana <b>Pop</b>",
      bankaccount: "RO49AAAA1B31007593840000",
      is_withdrawal: false,
      deadline: { days_left: 14, state: "running" },
      refund: null,
      version: 0,
    });
    await move(id, { status: "approved", version: 0 });
    expect((await read(id)).body.data).toMatchObject({ status_code: "approved", version: 1 });
    for (const unknown of ["x", "0", "2000000000"]) expect((await read(unknown)).status).toBe(404);
  });

  it("an ended return has no deadline and shows its refund", async () => {
    const { id } = await aReturn();
    for (const status of ["approved", "on_the_way", "received", "refunded"]) await move(id, { status });
    expect((await read(id)).body.data).toMatchObject({ deadline: null, refund: expect.any(Number) });
  });
});

describe("the list of returns", () => {
  it("the list of returns can be searched by number, name and email, even with wildcard characters", async () => {
    const { id, number } = await aReturn({ full_name: "Ioana 50%_off", email: "ioana@example.com" });
    const order = (await read(id)).body.data.order_number;
    for (const q of [number, order, "50%_o", "IOANA@"])
      expect(await idsOf(`q=${encodeURIComponent(q)}`)).toEqual([id]);
    expect(await idsOf("q=50%25x")).toEqual([]);
    expect((await shop.staff.get(`/staff/returns?q=${"a".repeat(101)}`)).status).toBe(422);
  });

  it("the list of returns filters withdrawals, and shows ended returns on request", async () => {
    const [{ id: asked }, declared] = [await aReturn(), await aWithdrawal()];
    expect(await idsOf("kind=return&sort=newest")).toContain(asked);
    expect(await idsOf("kind=return")).not.toContain(declared);
    // The withdrawal was declared before shipping, so its order is cancelled and nothing is left to do.
    expect(await idsOf("kind=withdrawal")).toEqual([]);
    expect(await idsOf("kind=withdrawal&status=all")).toEqual([declared]);
    const all = await idsOf("status=all");
    expect(all).toEqual(all.toSorted((one, other) => one - other));
    expect(await idsOf("status=all&sort=newest")).toEqual(all.toReversed());
  });

  it("the list of returns filters late returns and returns that wait for goods, as labelled in its rows", async () => {
    const [sent, back, fresh] = [await aReturn(), await aReturn(), await aReturn()];
    for (const status of ["approved", "on_the_way", "received"]) await move(back.id, { status });
    for (const { id } of [sent, back]) await letDaysPass(id, 15);
    await letDaysPass(fresh.id, 14);
    const states = Object.fromEntries(
      await Promise.all(
        ["running", "late", "waiting"].map(async (state) => [state, await idsOf(`deadline=${state}`)]),
      ),
    );
    expect(states).toMatchObject({ late: [back.id], waiting: [sent.id] });
    expect(states.running).toContain(fresh.id);
    for (const { id } of [sent, back, fresh])
      expect(states[(await read(id)).body.data.deadline.state]).toContain(id);
    expect((await read(fresh.id)).body.data.deadline.days_left).toBe(0);
    // The list is sorted by deadline, with returns that may wait for their goods at the end.
    const [first, second, ...others] = await idsOf("");
    expect([first, second, others.at(-1)]).toEqual([back.id, fresh.id, sent.id]);
    const ofToday = async () =>
      (await shop.staff.get("/staff/dashboard")).body.data.find(
        ({ kind }: { kind: string }) => kind === "returns",
      );
    expect(await ofToday()).toMatchObject({
      deadline: { days_left: -1, state: "late" },
      details: [
        `Întârziate: ${back.number}`,
        `Termen depășit, dar produsele nu au fost returnate: ${sent.number}`,
      ],
    });
    await move(back.id, { status: "refunded" });
    expect(await idsOf("deadline=late")).toEqual([]);
    // Returns in transit have a deadline too. Those that may wait for their goods do not affect the dashboard's
    // deadline.
    expect((await ofToday()).deadline).toMatchObject({ days_left: 0, state: "running" });
  });
});
