import { beforeEach, describe, expect, it } from "vitest";
import { parseCui } from "@curat/contract/cui.values";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../testing/test-customers.ts";
import { aCompany, aCompanyBody, anOrder, moveTo } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const lines = [{ product: PRODUCT.lavender, quantity: 1 }];
/** The last generated number, because each test uses its own companies. */
let last = 20_000_000;
function newCui(): string {
  do last += 1;
  while (parseCui(String(last)) === undefined);
  return String(last);
}
const ordersFor = (cui: string, customer?: LoggedIn) =>
  anOrder(shop, {
    lines,
    body: aCompanyBody({ company: { cui, name: `Firma ${cui}` } }),
    ...(customer && { customer }),
  });
const company = async (cui: string) => (await staff.get(`/staff/companies/${cui}`)).body.data;
const list = async (query: string) => (await staff.get(`/staff/companies?${query}`)).body.data;
const merge = (into: string, body: object, by = staff) => by.post(`/staff/companies/${into}/merge`, body);
const mergeNow = async (into: string, from: string) =>
  merge(into, {
    from,
    version: (await company(into)).version,
    from_version: (await company(from)).version,
  });

const NOBODYS = newCui();
let [RIGHT, WRONG, THIRD] = ["", "", ""];
let ana: LoggedIn;
beforeEach(async () => {
  [RIGHT, WRONG, THIRD] = [newCui(), newCui(), newCui()];
  ana = await loginAs(shop);
  await ordersFor(RIGHT);
  await ordersFor(WRONG, ana);
  await ana.post("/user/companies", aCompany({ cui: WRONG, name: `Scrisă greșit ${WRONG}` }));
});

describe("merging two CUIs", () => {
  it("a merge preview shows both companies and accepts a CUI with RO", async () => {
    const { body } = await staff.get(`/staff/companies/${RIGHT}/merge?from=RO%20${WRONG}`);
    expect(body.data).toMatchObject({
      into: { cui: RIGHT, orders: 1, customers: 0 },
      from: { cui: WRONG, orders: 1, customers: 1 },
    });
  });

  it("companies with payment terms cannot be merged until the terms are deleted", async () => {
    const url = `/staff/companies/${WRONG}/credit`;
    const terms = { term_days: 30, limit: 500, block_after_days: 0, note: "", buyers: [ana.id], version: 0 };
    expect((await staff.put(url, terms)).status).toBe(200);
    const { status, body } = await mergeNow(RIGHT, WRONG);
    expect([status, body.errors.from]).toEqual([422, [expect.stringContaining("plata la termen")]]);
    expect((await staff.delete(url)).status).toBe(200);
    expect((await mergeNow(RIGHT, WRONG)).status).toBe(200);
  });

  it("a merge results in one company with the orders and customers of both CUIs", async () => {
    const spent = (await company(RIGHT)).spent + (await company(WRONG)).spent;
    expect((await mergeNow(RIGHT, WRONG)).status).toBe(200);
    for (const cui of [RIGHT, WRONG])
      expect(await company(cui)).toMatchObject({
        cui: RIGHT,
        merged: [WRONG],
        orders: 2,
        spent,
        customers: 1,
        people: [{ id: ana.id, orders: 1, companies: [{ fiscalcode: WRONG }] }],
        last_orders: [{ fiscalcode: WRONG }, { fiscalcode: RIGHT }],
      });
    expect(await list(`q=${RIGHT}`)).toMatchObject([
      { cui: RIGHT, name: `Firma ${RIGHT}`, orders: 2, customers: 1 },
    ]);
    expect(await list(`q=gresit%20${WRONG}`)).toMatchObject([{ cui: RIGHT }]);
    const found = (await staff.get(`/staff/search?q=${WRONG}`)).body.data.companies;
    expect(found).toMatchObject([{ cui: RIGHT }]);
  });

  it("a merged company keeps the target's name after later orders with the other CUI", async () => {
    await ana.post("/user/companies", aCompany({ cui: THIRD, name: "Ținută minte" }));
    await mergeNow(THIRD, WRONG);
    expect(await company(WRONG)).toMatchObject({ cui: THIRD, name: "Ținută minte" });
    await ordersFor(WRONG);
    expect(await company(WRONG)).toMatchObject({ name: "Ținută minte", orders: 2 });
  });

  it("a merged company counts later orders with either CUI", async () => {
    await mergeNow(RIGHT, WRONG);
    const order = await ordersFor(WRONG);
    expect(await company(RIGHT)).toMatchObject({ orders: 3 });
    const { spent } = await company(RIGHT);
    await moveTo(shop, order, "cancelled");
    expect((await company(RIGHT)).spent).toBeLessThan(spent);
  });

  it("a merge leaves orders and address books unchanged", async () => {
    const written =
      "select id, company ->> 'cui' as cui from orders union all select id, cui from customer_company order by 1, 2";
    const before = await shop.query(written);
    await mergeNow(RIGHT, WRONG);
    expect(await shop.query(written)).toEqual(before);
  });
});

describe("a merged company", () => {
  it("undoing a merge splits off a CUI together with the CUIs merged into it earlier", async () => {
    await ordersFor(THIRD);
    await mergeNow(WRONG, THIRD);
    await mergeNow(RIGHT, WRONG);
    expect(await company(RIGHT)).toMatchObject({ orders: 3, merged: [WRONG, THIRD].sort() });
    const { body } = await staff.get(`/staff/changes?subject_kind=company&subject_id=${RIGHT}`);
    const [{ id, sentence }] = body.data;
    expect(sentence).toBe(`Firma cu CUI ${WRONG} a fost unită cu firma cu CUI ${RIGHT}, care se păstrează.`);
    expect((await staff.post(`/staff/changes/${id}/undo`, {})).status).toBe(200);
    expect(await company(RIGHT)).toMatchObject({ orders: 1, merged: [] });
    expect(await company(WRONG)).toMatchObject({ cui: WRONG, orders: 2, merged: [THIRD] });
  });

  it("a CUI can be split off only on the current version", async () => {
    await mergeNow(RIGHT, WRONG);
    const { version } = await company(RIGHT);
    const split = (body: object) => staff.post(`/staff/companies/${RIGHT}/split`, body);
    expect((await split({ from: WRONG, version: version - 1 })).status).toBe(409);
    expect((await split({ from: THIRD, version })).body.errors).toHaveProperty("from");
    expect((await split({ from: WRONG, version })).body.data).toMatchObject({ orders: 1, merged: [] });
    expect(await company(WRONG)).toMatchObject({ cui: WRONG, orders: 1 });
  });
});

describe("refusal of a company merge", () => {
  it("a merge is refused if it is repeated or the version is stale", async () => {
    const requested = { from: WRONG, version: 0, from_version: 0 };
    const answers = await Promise.all([merge(RIGHT, requested), merge(RIGHT, requested)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.data).toMatchObject({ merged: [WRONG] });
    const stale = { from: WRONG, version: (await company(RIGHT)).version, from_version: 0 };
    expect((await merge(RIGHT, stale)).body.errors).toHaveProperty("from");
  });

  it.each([
    ["itself", (): [string, string] => [RIGHT, `RO${RIGHT}`], 422],
    ["an unknown company", (): [string, string] => [RIGHT, NOBODYS], 422],
    ["a CUI without digits", (): [string, string] => [RIGHT, "RO"], 422],
    ["companies that do not exist", (): [string, string] => [NOBODYS, RIGHT], 404],
  ] as const)("a merge is refused for %s", async (_what, cuis, status) => {
    const [into, from] = cuis();
    expect((await merge(into, { from, version: 0, from_version: 0 })).status).toBe(status);
    expect((await staff.get(`/staff/companies/${into}/merge?from=${from}`)).status).toBe(status);
  });
});
