import { beforeAll, describe, expect, it } from "vitest";
import { amended, goods } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs, type LoggedIn } from "../../../testing/test-customers.ts";
import { daysBefore } from "../../../testing/test-days.ts";
import { aCompanyBody, moveTo, openSellingShop, orderOf } from "../../../testing/test-orders.ts";
import { aPerson } from "../../../testing/test-staff.ts";

const shop = await openSellingShop();
const { staff } = shop;
const CUI = "14399840";
const ON_TERMS = 5;
const URL = `/staff/companies/${CUI}/credit`;
const TERMS = { term_days: 30, limit: 200, block_after_days: 10, note: "Contract 7" };
let ana: LoggedIn;
let radu: LoggedIn;

beforeAll(async () => {
  [ana, radu] = [await loginAs(shop), await loginAs(shop)];
  for (const person of [ana, radu])
    await shop.query(
      `insert into customer_company (customer_id, type, name, cui, county_id, city_id, street, created_at)
       values ($1, 'sc', 'Curat & Fiii SRL', 'RO14399840', 1, 1, 'Piața Mică 2', now())`,
      [person.id],
    );
  await grant();
});

async function grant(changes: object = {}) {
  const { version } = (await staff.get(URL)).body.data;
  return staff.put(URL, { ...TERMS, buyers: [ana.id, radu.id], version, ...changes });
}

/** Adds towels at 45 lei each to the account's cart, and returns the cart as priced for a company. */
async function fill(person: LoggedIn, quantity: number) {
  await person.post(`/cart/add/${PRODUCT.towels}`, { qty: quantity });
  return (await person.get("/cart/change?customer_type=pj")).body.data;
}

const order = (person: LoggedIn, changes: Parameters<typeof aCompanyBody>[0] = {}) =>
  person.post("/orders", aCompanyBody({ payment: { paymentid: ON_TERMS }, ...changes }));

const cancel = (id: number) => moveTo(shop, { id }, "cancelled");
const placed = async (body: { data: { orderData: { randomid: string } } }) =>
  orderOf(shop, body.data.orderData.randomid);

describe("ordering on payment terms", () => {
  it("payment terms are offered only to chosen accounts that buy for a company, with the amount left and the due date", async () => {
    const cart = await fill(ana, 1);
    expect(cart.terms).toMatchObject([{ cui: CUI, days: 30, left: 200, refusal: null }]);
    expect(cart.terms[0].due_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(JSON.stringify(cart.payment_options_groups)).toContain('"TERM"');
    const person = (await ana.get("/cart/change?customer_type=pf")).body.data;
    expect(person).not.toHaveProperty("terms");
    expect(JSON.stringify(person.payment_options_groups)).not.toContain('"TERM"');
    const stranger = await loginAs(shop);
    expect(await fill(stranger, 1)).not.toHaveProperty("terms");
    const { status, body } = await order(stranger);
    expect([status, body.errors]).toEqual([
      422,
      {
        "payment.paymentid": [
          "Această firmă nu poate plăti la termen. Alege altă metodă de plată sau, la facturare, o firmă care poate plăti la termen.",
        ],
      },
    ]);
  });

  it("an order on the payment terms of another company is refused", async () => {
    const { status, body } = await order(ana, { company: { cui: "RO18547290" } });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["payment.paymentid"]]);
  });

  it("exactly one of two concurrent orders that exceed the limit together is accepted", async () => {
    await fill(ana, 1);
    await fill(radu, 2);
    await ana.post(`/cart/add/${PRODUCT.towels}`, { qty: 1 });
    const answers = await Promise.all([order(ana), order(radu)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.errors["payment.paymentid"][0]).toContain("Din limita firmei au rămas ");
    const accepted = answers.find(({ status }) => status === 200);
    const { id } = await placed(accepted?.body);
    const { used, left } = (await staff.get(URL)).body.data.terms;
    expect([used > 100, used + left]).toEqual([true, 200]);
    await cancel(id);
    expect((await staff.get(URL)).body.data.terms).toMatchObject({ used: 0, left: 200 });
  });

  it("lowering the limit keeps placed orders, and the cart shows why the next one is refused", async () => {
    await shop.query("delete from cart where customer_id = $1 and ordered_at is null", [ana.id]);
    await fill(ana, 2);
    const { id } = await placed((await order(ana)).body);
    expect((await grant({ limit: 50 })).status).toBe(200);
    expect((await shop.query("select status from orders where id = $1", [id]))[0]?.status).toBe("new");
    expect((await staff.get(URL)).body.data.terms.left).toBeLessThan(0);
    const cart = await fill(ana, 1);
    expect(cart.terms[0]).toMatchObject({ left: 0, refusal: expect.stringContaining("au rămas 0.00 lei") });
    await grant();
    await cancel(id);
  });

  it("an order on payment terms can be amended up to the limit, without counting its former total", async () => {
    await fill(ana, 2);
    const { id } = await placed((await order(ana)).body);
    const change = (quantity: number) =>
      amended(shop, { id }, { items: goods([PRODUCT.towels, quantity]), cause: "buyer" });
    expect((await change(4)).status).toBe(200);
    expect((await staff.get(URL)).body.data.terms.used).toBeGreaterThan(150);
    expect(Object.keys((await change(5)).body.errors)).toEqual(["payment.paymentid"]);
    await cancel(id);
  });

  it("an unpaid order of a company can be changed to its payment terms, within the limit", async () => {
    await fill(ana, 1);
    const { id } = await placed((await order(ana, { payment: { paymentid: 2 } })).body);
    const change = (changes: object) => amended(shop, { id }, { cause: "buyer", ...changes });
    const payment = { paymentid: ON_TERMS };
    const much = { items: goods([PRODUCT.towels, 5]), payment };
    expect(Object.keys((await change(much)).body.errors)).toEqual(["payment.paymentid"]);
    expect((await change({ payment })).status).toBe(200);
    const [stored] = await shop.query<{ days: number }>(
      "select term_days::int as days from order_due_days where order_id = $1",
      [id],
    );
    expect(stored?.days).toBe(30);
    expect((await staff.get(`/staff/orders/${id}`)).body.data.due).toEqual({ days: 30, on: null });
    await cancel(id);
  });

  it("orders on payment terms are refused while an invoice is too long overdue, and accepted once it is paid", async () => {
    await fill(ana, 1);
    const { id } = await placed((await order(ana)).body);
    await moveTo(shop, { id }, "confirmed", "preparing", "shipped");
    expect((await staff.post(`/staff/orders/${id}/invoice`, {})).status).toBe(200);
    const [invoice] = await shop.query<{ document: { dueOn: string; paymentMeans: string } }>(
      "select document from invoice where order_id = $1",
      [id],
    );
    const inThirtyDays = (
      await shop.query("select (now() at time zone 'Europe/Bucharest')::date + 30 as day")
    )[0];
    expect(invoice?.document.paymentMeans).toBe("30");
    expect(
      new Date(invoice?.document.dueOn ?? "").getTime() - new Date(inThirtyDays?.day).getTime(),
    ).toBeLessThan(86_400_000);
    const overdue = (days: number) =>
      shop.query(`update invoice set issued_at = ${daysBefore("now()", "$2")} where order_id = $1`, [
        id,
        days + 30,
      ]);
    await overdue(10);
    expect((await fill(ana, 1)).terms[0]).toMatchObject({ refusal: null });
    await overdue(11);
    const refused = await order(ana);
    expect(refused.body.errors["payment.paymentid"][0]).toContain("cu termenul depășit de 11 zile");
    const detail = (await staff.get(`/staff/orders/${id}`)).body.data;
    const paid = await staff.put(`/staff/orders/${id}/balance-due`, { note: "", version: detail.version });
    expect(paid.status).toBe(200);
    expect((await order(ana)).status).toBe(200);
  });
});

describe("orders on payment terms entered by staff", () => {
  const body = (reason = "") => ({
    customerid: null,
    voucher: "",
    lines: [{ productid: PRODUCT.towels, quantity: 10 }],
    key: crypto.randomUUID(),
    order: aCompanyBody({ payment: { paymentid: ON_TERMS } }),
    credit_reason: reason,
  });

  it("an entered order may exceed the limit only with a reason and the permission credit:edit", async () => {
    const { lines, ...rest } = body();
    const preview = await staff.post("/staff/orders/preview", {
      customerid: null,
      voucher: "",
      lines,
      customer_type: "pj",
      cui: CUI,
      countyid: 12,
      cityid: 2,
      paymentid: ON_TERMS,
    });
    const { totals, terms } = preview.body.data.cart;
    expect(terms).toMatchObject([{ refusal: expect.stringContaining("Din limita firmei") }]);
    const send = (reason: string, as = staff) =>
      as.post("/staff/orders", { ...rest, ...body(reason), total: totals.grandtotal });
    expect(Object.keys((await send("")).body.errors)).toEqual(["order.payment.paymentid"]);
    const seller = await aPerson(shop, { permissions: ["orders:edit", "orders:view"] });
    expect((await send("Client vechi", seller)).body.errors).toEqual({
      credit_reason: ["Nu ai dreptul să depășești limita firmei."],
    });
    const { status, body: sent } = await send("Client vechi");
    expect(status).toBe(200);
    const [change] = await shop.query(
      "select sentence from change where subject_kind = 'order' and subject_id = $1 and sentence like '%peste limita%'",
      [String(sent.data.id)],
    );
    expect(change?.sentence).toBe(
      `Comanda ${sent.data.number} a fost acceptată cu plata la termen, peste limita firmei: Client vechi`,
    );
  });
});

describe("payment terms of a public institution", () => {
  const SCHOOL = `${URL}/institution`;
  const bySeap = aCompanyBody({ order_type: "seap", payment: { paymentid: 4 } });
  const termOf = async (id: number) => {
    const [row] = await shop.query<{ term_days: number }>(
      "select term_days from order_due_days where order_id = $1",
      [id],
    );
    const { references } = (await staff.get(`/staff/orders/${id}`)).body.data;
    return [row?.term_days, references.contract];
  };
  const seapOrder = async (changes: object = {}) => {
    await fill(ana, 1);
    const { id } = await placed((await ana.post("/orders", { ...bySeap, ...changes })).body);
    await cancel(id);
    return id;
  };

  it("an institution's due days and contract apply only to its later orders through SEAP", async () => {
    const before = await seapOrder();
    const { version } = (await staff.get(URL)).body.data;
    const set = (body: object) =>
      staff.put(SCHOOL, { term_days: 45, contract: "C 12/2026", version, ...body });
    expect((await set({ term_days: 61 })).body.errors).toHaveProperty("term_days");
    const { status, body } = await set({});
    expect([status, body.data.institution]).toEqual([200, { term_days: 45, contract: "C 12/2026" }]);
    expect((await set({})).status).toBe(409);
    const references = { purchase_order: "PO 1", contract: "C 9", seap: "" };
    const own = await seapOrder({ references });
    const after = await seapOrder();
    await staff.delete(`${SCHOOL}?version=${body.data.version}`);
    const ended = await seapOrder();
    expect(await Promise.all([before, own, after, ended].map(termOf))).toEqual([
      [30, ""],
      [45, "C 9"],
      [45, "C 12/2026"],
      [30, ""],
    ]);
  });
});

describe("setting payment terms", () => {
  it("unpaid orders of a CUI that was merged into the company count towards its limit", async () => {
    await grant({ limit: 1000 });
    const before = (await fill(ana, 1)).terms[0].left;
    const { id } = await placed((await order(ana)).body);
    const left = (await fill(ana, 1)).terms[0].left;
    expect(left).toBeLessThan(before);
    await shop.query(
      "update orders set company = jsonb_set(company, '{cui}', '\"RO18547290\"') where id = $1",
      [id],
    );
    await shop.query("insert into company_alias (cui, into_cui, merged_at) values ('18547290', $1, now())", [
      CUI,
    ]);
    expect((await fill(ana, 1)).terms[0].left).toBe(left);
    await cancel(id);
  });

  it.each([
    [{ term_days: 6 }, "term_days"],
    [{ term_days: 91 }, "term_days"],
    [{ limit: -1 }, "limit"],
    [{ block_after_days: 366 }, "block_after_days"],
    [{ buyers: [2_147_483_647] }, "buyers"],
  ])("payment terms with %j are refused with an error for %s", async (changes, field) => {
    const { status, body } = await grant(changes);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("setting payment terms refuses a stale version and an unknown company, and ending them twice returns 404", async () => {
    expect((await grant({ version: 0 })).status).toBe(409);
    expect((await staff.put("/staff/companies/99999999/credit", { ...TERMS, version: 0 })).status).toBe(404);
    expect((await staff.delete(URL)).status).toBe(200);
    expect((await staff.get(URL)).body.data.terms).toBeNull();
    expect((await staff.delete(URL)).status).toBe(404);
  });
});
