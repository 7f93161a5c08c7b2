import { beforeAll, describe, expect, it } from "vitest";
import { transaction } from "../../../db/database.ts";
import { placesOf } from "../../../testing/test-dump.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { amended, goods } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { moveTo, receiveMoney } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { agedBy, orderOf, returnOf, paidBack, someone, type Traced } from "../../../testing/test-traces.ts";
import { erase } from "./erasure.ts";
import { forgetBuyers, loadPeriods } from "./finished-orders.ts";
import { forgetOldWords } from "./old-messages.ts";

const shop = await openTestShop();
const unprovenBuyers = {
  ordersAMinute: 1000,
  ordersAnHour: 1000,
  openOrders: 1000,
  openBani: 1_000_000_00,
  openPieces: 10_000,
};
beforeAll(() => shop.api.importShop({ settings: { unprovenBuyers } }));
const { staff } = shop;
const context = { db: shop.db, now: () => new Date() };

const eraseNow = ({ customer, email }: Pick<Traced, "customer" | "email">) =>
  transaction(shop.db, async (tx) =>
    erase(tx, { customerId: customer?.id ?? null, email }, await loadPeriods(tx, new Date())),
  );
async function aBuyer({
  isGuest = true,
  end,
}: { isGuest?: boolean; end?: "delivered" | "cancelled" } = {}): Promise<Traced> {
  const person = await someone(shop, { isGuest });
  const order = await orderOf(shop, person, end);
  if (end) await agedBy(shop, order, 20);
  return { ...person, order };
}
const marksOf = async ({ lastName, email, phone, street, iban }: Traced) =>
  (await placesOf(shop, { all: [lastName, email, phone.slice(1), street, iban] })).all;
const row = async (table: "orders" | "return_request" | "refund", { order }: Traced) =>
  (
    await shop.query(`select * from ${table} where ${table === "orders" ? "id" : "order_id"} = $1`, [
      order.id,
    ])
  )[0];

describe("an erasure", () => {
  it("an erasure returns the number of an open order and keeps its data until the order is finished", async () => {
    const buyer = await aBuyer();
    expect(await eraseNow(buyer)).toEqual({ waiting: [Number(buyer.order.number)] });
    expect(await forgetBuyers(context)).toBe(0);
    expect(await row("orders", buyer)).toMatchObject({ email: buyer.email });
    await staff.put(`/staff/orders/${buyer.order.id}/status`, { status: "cancelled" });
    expect(await forgetBuyers(context)).toBe(1);
    expect(await marksOf(buyer)).toEqual([]);
    expect(await forgetBuyers(context)).toBe(0);
  });

  it("an erasure waits until the order's return period is over", async () => {
    const buyer = await aBuyer({ end: "delivered" });
    await shop.query("update order_event set at = now() - interval '14 days' where order_id = $1", [
      buyer.order.id,
    ]);
    expect((await eraseNow(buyer)).waiting).toHaveLength(1);
    await agedBy(shop, buyer.order, 2);
    expect(await forgetBuyers(context)).toBe(1);
  });

  it("an erasure waits for an open return and deletes the bank account afterwards", async () => {
    const buyer = await aBuyer({ end: "delivered" });
    await agedBy(shop, buyer.order, -15);
    const id = await returnOf(shop, buyer, "approved");
    await agedBy(shop, buyer.order, 15);
    expect((await eraseNow(buyer)).waiting).toHaveLength(1);
    expect(await row("return_request", buyer)).toMatchObject({ iban: buyer.iban });
    for (const status of ["on_the_way", "received", "refunded"])
      await staff.put(`/staff/returns/${id}`, { status });
    expect(await forgetBuyers(context)).toBe(0);
    await paidBack(shop, buyer.order);
    expect(await forgetBuyers(context)).toBe(1);
    expect(await marksOf(buyer)).toEqual(["invoice.document", "invoice_register.buyer"]);
  });

  it("an erasure waits for a refund that is due without a return", async () => {
    const buyer = await aBuyer({ end: "cancelled" });
    await receiveMoney(shop, buyer.order.id, { bani: 10_00, method: "transfer" });
    await shop.query(
      `insert into refund (order_id, amount_bani, reason, bank, iban, cause, state, created_at)
       values ($1, 1000, 'Plătită de două ori de ' || $2, 'Banca Probei', $3, 'late', 'due', now())`,
      [buyer.order.id, `${buyer.firstName} ${buyer.lastName}`, buyer.iban],
    );
    expect((await eraseNow(buyer)).waiting).toHaveLength(1);
    expect(await row("refund", buyer)).toMatchObject({ iban: buyer.iban });
    await paidBack(shop, buyer.order);
    expect(await forgetBuyers(context)).toBe(1);
    expect(await marksOf(buyer)).toEqual([]);
  });

  it("an erasure covers an amended order's former contact and the recorded change", async () => {
    const buyer = await aBuyer();
    const { firstName: firstname, lastName: lastname } = buyer;
    const contact = {
      firstname,
      lastname,
      phone: "0755 000 111",
      email: "nou@example.net",
      customer_type: "pf",
    };
    const changed = await amended(shop, buyer.order, {
      items: goods([PRODUCT.lavender, 1]),
      reason: `${firstname} ${lastname} vrea doar unul`,
      customer: contact,
      address: { county: "Cluj", city: "Cluj-Napoca", streetaddress: "Str. Mutată 5" },
    });
    expect(changed.status).toBe(200);
    await moveTo(shop, buyer.order, "cancelled");
    expect((await eraseNow({ customer: undefined, email: contact.email })).waiting).toEqual([]);
    expect(await marksOf(buyer)).toEqual([]);
    expect((await placesOf(shop, { all: ["nou@example.net", "755000111", "Str. Mutată"] })).all).toEqual([]);
  });

  it("an account's erasure covers guest orders with its email, but not those of another account", async () => {
    const guest = await aBuyer({ end: "cancelled" });
    const customer = await loginAs(shop, guest);
    const other = await loginAs(shop);
    const otherBuyer = { ...guest, customer: other };
    const theirs = await orderOf(shop, otherBuyer, "cancelled");
    await eraseNow({ customer, email: guest.email });
    expect(await row("orders", guest)).toMatchObject({ email: "", first_name: "", customer_id: null });
    expect(await row("orders", { ...otherBuyer, order: theirs })).toMatchObject({
      first_name: guest.firstName,
    });
  });

  it("the erasure of an account covers a guest order that was assigned to it", async () => {
    const guest = await aBuyer({ end: "cancelled" });
    const customer = await loginAs(shop);
    await shop.query("update orders set customer_id = $2 where id = $1", [guest.order.id, customer.id]);
    await eraseNow({ customer, email: customer.email });
    expect(await marksOf(guest)).toEqual([]);
  });

  it("an erasure does not affect an email that only contains the erased one", async () => {
    const [ana, mariana] = [await aBuyer({ end: "cancelled" }), await aBuyer({ end: "cancelled" })];
    for (const [buyer, email] of [
      [ana, "ana@example.net"],
      [mariana, "mariana@example.net"],
    ] as const) {
      buyer.email = email;
      await shop.query("update orders set email = $2 where id = $1", [buyer.order.id, email]);
      await shop.query(
        "insert into staff_view (member_id, list, name, query, is_shared) select min(id), 'orders', $1, '?q=' || replace($1, '@', '%40'), true from staff_member",
        [email],
      );
      await shop.query(
        "insert into searched_word (day, term, times, empty, found) values (current_date, $1, 1, 1, 0)",
        [email],
      );
    }
    const places = async () =>
      (await placesOf(shop, { all: [mariana.email, mariana.email.replace("@", "%40")] })).all;
    const before = await places();
    expect(before).toEqual([
      "orders.email",
      "orders.search_text",
      "searched_word.term",
      "staff_view.name",
      "staff_view.query",
    ]);
    await eraseNow(ana);
    expect(await places()).toEqual(before);
    expect(await row("orders", ana)).toMatchObject({ email: "" });
    expect(await shop.query("select name from staff_view where name like 'ana@%'")).toEqual([]);
    expect(await shop.query("select term from searched_word where term like 'ana@%'")).toEqual([]);
  });

  it("concurrent or repeated erasures have the same result as one", async () => {
    const buyer = await aBuyer({ end: "cancelled" });
    expect(await Promise.all([eraseNow(buyer), eraseNow(buyer)])).toEqual([{ waiting: [] }, { waiting: [] }]);
    expect(await eraseNow(buyer)).toEqual({ waiting: [] });
    expect(
      await shop.query("select 1 from order_erasure where order_id = $1", [buyer.order.id]),
    ).toHaveLength(1);
    expect(await marksOf(buyer)).toEqual([]);
  });

  it("a failed erasure is rolled back, and succeeds when repeated", async () => {
    const buyer = await aBuyer({ end: "cancelled" });
    const before = await marksOf(buyer);
    const broken = transaction(shop.db, async (tx) => {
      await erase(tx, { customerId: null, email: buyer.email }, await loadPeriods(tx, new Date()));
      throw new Error("killed");
    });
    await expect(broken).rejects.toThrow("killed");
    expect(await marksOf(buyer)).toEqual(before);
    await eraseNow(buyer);
    expect(await marksOf(buyer)).toEqual([]);
  });
});

it("an old order loses its buyer after the configured period, and remains in the account", async () => {
  const buyer = await aBuyer({ isGuest: false, end: "cancelled" });
  const young = await aBuyer({ end: "cancelled" });
  await agedBy(shop, buyer.order, 3 * 366);
  await agedBy(shop, young.order, 2 * 366);
  expect(await Promise.all([forgetBuyers(context), forgetBuyers(context)])).toContain(1);
  expect(await row("orders", buyer)).toMatchObject({
    email: "",
    delivery_street: "",
    customer_id: buyer.customer?.id,
  });
  expect(await row("orders", young)).toMatchObject({ email: young.email });
  expect((await shop.get("/user", buyer.customer)).body.data.email).toBe(buyer.email);
  await shop.query(`insert into setting (key, value) values ('retention', '{"orderYears": 2}')`);
  expect(await forgetBuyers(context)).toBe(1);
});

it("old closed messages lose their personal data, and recent or open ones keep it", async () => {
  const years = { old: 4, young: 1 };
  for (const [who, age] of Object.entries(years)) {
    const values = [`${who}@example.org`, age];
    const at = "now() - $2 * interval '1 year'";
    for (const statement of [
      `insert into contact_message (name, email, phone, questions, state, created_at) values ($1, $1, '', $1, 'closed', ${at})`,
      `insert into contact_message (name, email, phone, questions, state, created_at) values ($1, 'open-' || $1, '', '', 'new', ${at})`,
      `insert into newsletter_subscription (email, created_at, left_at) values ($1, ${at}, ${at})`,
      `insert into complaint (type_id, order_number, invoice_number, customer_name, customer_phone, customer_email, description, created_at, state)
       values (7, '', '', $1, '', $1, $1, ${at}, 'closed')`,
      `insert into privacy_request (kind, email, state, created_at, done_at) values ('checkdata', $1, 'done', ${at}, ${at})`,
      `with file as (
         insert into incoming_file (kind, name, mapping, added, known, uploaded_by, uploaded_at)
         values ('bank', 'extras.csv', '{}', 1, 0, 'Radu', ${at}) returning id
       )
       insert into incoming_row (file_id, kind, line, hash, amount_bani, awb, reference, payer, iban, details, state)
       select id, 'bank', 1, sha256(convert_to($1, 'UTF8')), 100, '', '', $1, '', $1, 'set_aside' from file`,
    ])
      await shop.query(statement, values);
  }
  await forgetOldWords(context);
  const found = await placesOf(shop, { old: ["old@example.org"], young: ["young@example.org"] });
  expect(found.old).toEqual(["contact_message.email", "contact_message.name"]);
  expect(found.young).toEqual([
    "complaint.customer_email",
    "complaint.customer_name",
    "complaint.description",
    "contact_message.email",
    "contact_message.name",
    "contact_message.questions",
    "incoming_row.details",
    "incoming_row.payer",
    "newsletter_subscription.email",
    "privacy_request.email",
  ]);
});

describe("staff privacy requests", () => {
  const open = (person: string) => staff.post("/staff/privacy-requests", { person });

  it("staff can open a request for a guest by order number or email", async () => {
    const buyer = await aBuyer({ end: "cancelled" });
    const byNumber = await open(buyer.order.number);
    expect(byNumber.body.data).toMatchObject({
      type: "forgetme",
      state: "open",
      customerid: null,
      email: buyer.email,
      name: "",
    });
    const { id } = byNumber.body.data;
    expect((await open(buyer.email.toUpperCase())).body.data.id).toBe(id);
    const shown = await staff.get(`/staff/privacy-requests/${id}`);
    expect(shown.body.data.stored).toContainEqual(
      expect.objectContaining({ what: "Comenzi", count: 1, fate: "nameless" }),
    );
    const version = shown.body.data.version;
    const erased = await staff.post(`/staff/privacy-requests/${id}/erase`, { version });
    expect(erased.body.data).toMatchObject({ state: "done", email: "", waiting_orders: [] });
    expect(await marksOf(buyer)).toEqual([]);
    expect((await open(buyer.order.number)).body.errors).toEqual({
      person: ["Nu păstrăm date legate de această adresă sau de acest număr."],
    });
  });

  it("staff can open a customer's request by the number of one of their orders", async () => {
    const buyer = await aBuyer({ isGuest: false });
    expect((await open(buyer.order.number)).body.data).toMatchObject({
      customerid: buyer.customer?.id,
      email: buyer.email,
    });
  });

  it("order search does not find an erased person", async () => {
    const buyer = await aBuyer({ end: "cancelled" });
    const search = async () =>
      (await staff.get(`/staff/orders?q=${encodeURIComponent(buyer.email)}`)).body.data;
    expect(await search()).toHaveLength(1);
    await eraseNow(buyer);
    expect(await search()).toEqual([]);
  });
});

describe("a guest's privacy request", () => {
  it("a guest's request gets the same response for a known and an unknown email", async () => {
    const buyer = await aBuyer();
    const requestErasure = (email: string) =>
      shop.post("/privacy", { email, comments: "", type: "forgetme" });
    const answers = [await requestErasure(buyer.email), await requestErasure("nimeni@example.net")];
    expect(answers.map(({ status, body }) => [status, body.data, body.message])).toEqual(
      answers.map(() => [
        200,
        null,
        "Cererea d-voastra a fost trimisă și va fi soluționată în cel mult 30 de zile.",
      ]),
    );
    expect(
      await shop.query("select email from privacy_request where customer_id is null and state = 'open'"),
    ).toEqual([{ email: buyer.email }]);
  });

  it("a guest's requests for an account's email are stored with the account, at most five", async () => {
    const customer = await loginAs(shop);
    for (let time = 0; time < 7; time += 1)
      expect(
        (await shop.post("/privacy", { email: customer.email, comments: "", type: "checkdata" })).status,
      ).toBe(200);
    expect(
      await shop.query("select 1 from privacy_request where customer_id = $1", [customer.id]),
    ).toHaveLength(5);
  });
});
