import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs, type LoggedIn } from "../../../testing/test-customers.ts";
import {
  aCompanyBody,
  anOrder,
  anOrderBody,
  type PlacedOrder,
  openSellingShop,
  aDeliveredOrder,
} from "../../../testing/test-orders.ts";
import { aReturnOf } from "../../../testing/test-returns.ts";
import { daysBefore } from "../../../testing/test-days.ts";
import { withWorker } from "../../../testing/test-worker.ts";
import { readMail } from "../../backoffice/notifications/index.ts";

const shop = await openSellingShop();
const { mailFolder } = shop.config;
withWorker(shop);
const NOTHING_SELECTED = "Te rugam sa selectezi produsele pe care doresti sa il returnezi";

async function delivered(customer: LoggedIn, body: unknown = anOrderBody()): Promise<PlacedOrder> {
  const lines = [
    { product: PRODUCT.lavender, quantity: 3 },
    { product: PRODUCT.towels, quantity: 1 },
  ];
  return aDeliveredOrder(shop, { lines, customer, body });
}
const tick = (productid: number, quantity: number, selected = true) => ({ productid, quantity, selected });
const aReturn = (order: Pick<PlacedOrder, "id">, changes: object = {}) =>
  aReturnOf(order, [], {
    products: [tick(PRODUCT.lavender, 2), tick(PRODUCT.towels, 1, false)],
    ...changes,
  });
const ask = (customer: LoggedIn, body: unknown) => customer.post("/user/return", body);
const dataForm = async (customer: LoggedIn) => (await customer.get("/user/return/data_form")).body;
const move = (id: number, body: object) => shop.staff.put(`/staff/returns/${id}`, body);
const letDaysPass = (order: PlacedOrder, days: number) =>
  shop.query(`update order_event set at = ${daysBefore("at", "$2")} where order_id = $1`, [order.id, days]);

it("returns have five reasons with ids and names", async () => {
  const { body } = await shop.get("/user/return/reasons", await loginAs(shop));
  expect(body.data).toEqual([
    { id: 1, name: "M-am răzgândit" },
    { id: 2, name: "Produs defect" },
    { id: 3, name: "Produs greșit" },
    { id: 4, name: "Deteriorat la transport" },
    { id: 5, name: "Alt motiv" },
  ]);
});

describe("the orders that can be returned", () => {
  it("delivered orders are returnable, with the remaining pieces of each product", async () => {
    const ana = await loginAs(shop);
    await anOrder(shop, { lines: [{ product: PRODUCT.lavender }], customer: ana });
    expect((await dataForm(ana)).data).toEqual([]);
    const order = await delivered(ana);
    const form = await dataForm(ana);
    expect(form.meta).toMatchObject({ total: 1, per_page: 10, last_page: 1 });
    expect(form.data).toMatchObject([
      {
        id: order.id,
        number: order.number,
        items: [
          { productid: PRODUCT.lavender, quantity: 3, returnable: 3 },
          { productid: PRODUCT.towels, quantity: 1, returnable: 1 },
        ],
      },
    ]);
    await ask(ana, aReturn(order));
    expect((await dataForm(ana)).data[0].items[0]).toMatchObject({ quantity: 3, returnable: 1 });
    expect((await dataForm(await loginAs(shop))).data).toEqual([]);
  });

  it("orders are returnable for fourteen days after delivery, or longer if the setting allows it", async () => {
    const ana = await loginAs(shop);
    const order = await delivered(ana);
    await letDaysPass(order, 14);
    expect((await dataForm(ana)).data).toHaveLength(1);
    await letDaysPass(order, 1);
    expect((await dataForm(ana)).data).toEqual([]);
    const late = await ask(ana, aReturn(order));
    expect([late.status, late.body.errors]).toEqual([
      422,
      { orderid: ["Comanda nu mai poate fi returnată."] },
    ]);
    await shop.api.importShop({ settings: { returns: { days: 30 } } });
    expect((await dataForm(ana)).data).toHaveLength(1);
    await shop.api.importShop({ settings: { returns: {} } });
  });

  it("companies' orders are returnable only if the setting allows it", async () => {
    const firm = await loginAs(shop);
    const order = await delivered(firm, aCompanyBody());
    expect((await dataForm(firm)).data).toEqual([]);
    expect((await ask(firm, aReturn(order))).status).toBe(422);
    await shop.api.importShop({ settings: { returns: { companies: true } } });
    expect((await dataForm(firm)).data).toHaveLength(1);
    await shop.api.importShop({ settings: { returns: {} } });
  });
});

describe("a return request", () => {
  // Filled in by `beforeAll`.
  const refused = {} as { customer: LoggedIn; order: PlacedOrder };
  beforeAll(async () => {
    refused.customer = await loginAs(shop);
    refused.order = await delivered(refused.customer);
  });

  it("a return request is stored with its lines, gets a number and is emailed to the buyer", async () => {
    const ana = await loginAs(shop);
    const order = await delivered(ana);
    const { status, body } = await ask(ana, aReturn(order));
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        data: { id: expect.any(Number), number: expect.stringMatching(/^\d+$/), status: "Cerere primită" },
        message: "Cererea de retur a fost înregistrată.",
      },
    });
    const list = await ana.get("/user/return");
    expect(list.body.meta).toMatchObject({ total: 1, per_page: 10 });
    expect(list.body.data).toMatchObject([
      {
        number: body.data.number,
        order_number: order.number,
        status: "Cerere primită",
        reason: "Produs defect",
        products: [{ productid: PRODUCT.lavender, quantity: 2 }],
      },
    ]);
    const mail = `return-${body.data.number}-requested`;
    await expect.poll(() => readMail(mailFolder, mail)).toBeDefined();
    const stored = await readMail(mailFolder, mail);
    expect(stored?.to).toBe("ana@example.com");
    expect(stored?.text).toContain(`Am primit cererea de retur ${body.data.number}`);
    expect(stored?.text).toMatch(/Am primit cererea pe \d+ \p{L}+ \d{4} la \d+:\d{2}\./u);
    expect(`${stored?.html}${stored?.text}`).not.toMatch(/undefined|null/);
  });

  it.each<[object, Record<string, string[]>]>([
    [{ products: [] }, { products: [NOTHING_SELECTED] }],
    [{ products: undefined }, { products: [NOTHING_SELECTED] }],
    [{ products: [tick(PRODUCT.lavender, 1, false)] }, { products: [NOTHING_SELECTED] }],
    [{ products: [tick(PRODUCT.lavender, 0)] }, { products: [NOTHING_SELECTED] }],
    [{ products: [tick(PRODUCT.lemon, 1)] }, { products: ["Câmpul Produse nu este valid."] }],
    [
      { bankaccount: "RO48AAAA1B31007593840000" },
      { bankaccount: ["Verifică IBAN-ul: o cifră sau o literă este greșită."] },
    ],
    [{ reason: 99 }, { reason: ["Câmpul Motiv nu este valid."] }],
    [{ email: "ana" }, { email: ["Adresa de e-mail nu este validă."] }],
    [
      { full_name: "", phone: "", bankname: " ", bankaccount: "" },
      {
        full_name: ["Câmpul Nume complet este obligatoriu."],
        phone: ["Câmpul Telefon este obligatoriu."],
        bankname: ["Câmpul Banca este obligatoriu."],
        bankaccount: ["Câmpul IBAN este obligatoriu."],
      },
    ],
  ])("a return request with %j is refused with a field error", async (changes, errors) => {
    const { status, body } = await ask(refused.customer, aReturn(refused.order, changes));
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it("a return request needs no reason", async () => {
    const ana = await loginAs(shop);
    expect((await ask(ana, aReturn(await delivered(ana), { reason: "" }))).status).toBe(200);
    expect((await ana.get("/user/return")).body.data[0].reason).toBe("Alt motiv");
  });

  it("a return request for another customer's order returns 404, like an unknown order", async () => {
    const order = await delivered(await loginAs(shop));
    const stranger = await loginAs(shop);
    expect((await ask(stranger, aReturn(order))).status).toBe(404);
    expect((await ask(stranger, aReturn({ id: 2_000_000_000 }))).status).toBe(404);
    expect((await stranger.get("/user/return")).body.data).toEqual([]);
  });

  it("a return request for more pieces than are left is refused, and the error states how many are left", async () => {
    const ana = await loginAs(shop);
    const order = await delivered(ana);
    await ask(ana, aReturn(order));
    const { status, body } = await ask(ana, aReturn(order));
    expect(status).toBe(422);
    expect(body.errors.products[0]).toMatch(/^Din „.+” poți returna cel mult 1 buc\.$/);
  });

  it("concurrent return requests return each piece once", async () => {
    const ana = await loginAs(shop);
    const order = await delivered(ana);
    const tabs = await Promise.all([1, 2, 3, 4].map(() => ask(ana, aReturn(order))));
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(
      await shop.query("select sum(named)::int as pieces from return_piece where order_id = $1", [order.id]),
    ).toEqual([{ pieces: 2 }]);
  });
});

describe("returns handled by staff", () => {
  const asked = async (products = [tick(PRODUCT.lavender, 2)]) => {
    const customer = await loginAs(shop);
    const order = await delivered(customer);
    const { body } = await ask(customer, aReturn(order, { products }));
    return { customer, order, id: Number(body.data.id), number: String(body.data.number) };
  };

  it("an unknown return returns 404", async () => {
    for (const id of ["x", "0", "2000000000"])
      expect((await shop.staff.put(`/staff/returns/${id}`, { status: "approved" })).status).toBe(404);
  });

  it("staff move a return step by step, and the last step opens the refund and moves the order", async () => {
    const { id, number, order } = await asked();
    for (const status of ["approved", "on_the_way", "received", "refunded"]) {
      const moved = await move(id, { status });
      expect([moved.status, moved.body.data.status_code]).toEqual([200, status]);
    }
    const { body } = await shop.staff.get(`/staff/orders/${order.id}`);
    expect(body.data).toMatchObject({
      status_code: "partly_returned",
      payment_state: "refund_due",
      refunds: [{ amount: 2 * body.data.items[0].price, reason: `Retur ${number}`, state: "due" }],
    });
    for (const step of ["approved", "on_the_way", "received", "refunded"])
      await expect.poll(() => readMail(mailFolder, `return-${number}-${step}`)).toBeDefined();
  });

  it("a return of all goods refunds the whole order", async () => {
    const { id, order } = await asked([tick(PRODUCT.lavender, 3), tick(PRODUCT.towels, 1)]);
    for (const status of ["approved", "on_the_way", "received", "refunded"]) await move(id, { status });
    const { data } = (await shop.staff.get(`/staff/orders/${order.id}`)).body;
    expect([data.status_code, data.refunds[0].amount]).toEqual(["returned", data.total]);
  });

  it("the staff list shows open returns with their account, oldest first, and ended ones only by status", async () => {
    const [first, second] = [await asked(), await asked()];
    await move(second.id, { status: "rejected", rejection: "Produsele sunt desfăcute." });
    const list = async (query = "") => (await shop.staff.get(`/staff/returns${query}`)).body;
    const waiting = await list();
    expect(waiting.data.at(-1)).toMatchObject({ id: first.id, bankaccount: "RO49AAAA1B31007593840000" });
    expect(waiting.meta).toMatchObject({ per_page: 20, total: waiting.data.length });
    expect((await list("?status=rejected")).data.at(-1)).toMatchObject({ id: second.id });
    expect((await list("?status=pierdut")).errors).toEqual({ status: ["Câmpul Stare nu este valid."] });
  });

  it("a return cannot skip a step, and the response shows its current status", async () => {
    const { id } = await asked();
    const { status, body } = await move(id, { status: "refunded" });
    expect([status, body.data.status_code]).toEqual([409, "requested"]);
    expect(body.data.moves).toEqual([
      { status: "approved", label: "Aprobată" },
      { status: "rejected", label: "Respinsă" },
    ]);
  });

  it("a rejection requires a reason that the buyer sees, and the pieces can be requested again", async () => {
    const { id, number, customer, order } = await asked();
    const without = await move(id, { status: "rejected" });
    expect(without.body.errors).toEqual({ rejection: ["Câmpul Motivul respingerii este obligatoriu."] });
    expect((await move(id, { status: "pierdut" })).body.errors).toEqual({
      status: ["Câmpul Stare nu este valid."],
    });
    await move(id, { status: "rejected", rejection: "Produsele sunt desfăcute." });
    expect((await shop.get("/user/return", customer)).body.data[0]).toMatchObject({
      status: "Respinsă",
      rejection: "Produsele sunt desfăcute.",
    });
    const mail = `return-${number}-rejected`;
    await expect.poll(() => readMail(mailFolder, mail)).toBeDefined();
    expect((await readMail(mailFolder, mail))?.text).toContain("Motivul: Produsele sunt desfăcute.");
    expect((await ask(customer, aReturn(order))).status).toBe(200);
  });
});
