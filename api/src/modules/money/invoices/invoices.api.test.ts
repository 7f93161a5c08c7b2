import { beforeAll, describe, expect, it } from "vitest";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { type LoggedIn, loginAs } from "../../../testing/test-customers.ts";
import {
  aCompanyBody,
  anOrderBody,
  aPlace,
  PAYMENT,
  PAYMENT_SETTINGS,
  anOrder,
  type PlacedOrder,
} from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { forgetJobs } from "../../../testing/test-worker.ts";

const INVOICE = {
  company: "Curat Test SRL",
  address: "Str. Scurtă 1, Cluj-Napoca",
  tel: "0264000100",
  email: "office@curat.example",
  cui: "RO14399840",
  series: "CUR",
  street: "Str. Scurtă 1",
  city: "Cluj-Napoca",
  county: "Cluj",
  countyCode: "CJ",
  postcode: "400600",
};
const SELLER_ADDRESS = {
  text: "Str. Scurtă 1, Cluj-Napoca",
  street: "Str. Scurtă 1",
  city: "Cluj-Napoca",
  county: "Cluj",
  countyCode: "RO-CJ",
  postcode: "400600",
  country: "RO",
};
const shop = await openTestShop();
beforeAll(() => shop.api.importShop({ settings: { ...PAYMENT_SETTINGS, INVOICE } }));
const { staff } = shop;

const ordered = (body: unknown = anOrderBody(), customer?: LoggedIn) =>
  anOrder(shop, { lines: [{ product: PRODUCT.towels, quantity: 2 }], body, customer });
const issue = (id: number) => staff.post(`/staff/orders/${id}/invoice`);
const storno = (id: number) => staff.post(`/staff/orders/${id}/invoice/storno`);
const move = (id: number, status: string) => staff.put(`/staff/orders/${id}/status`, { status, note: "" });
const documentOf = async (id: number) =>
  (await shop.query("select document from invoice where order_id = $1 order by id", [id])).map(
    (row) => row.document,
  );

describe("an invoice", () => {
  it("an invoice contains lines, charges and delivery, and its total equals the order's", async () => {
    const { id } = await ordered();
    const { status, body } = await issue(id);
    expect([status, body.data]).toEqual([
      200,
      {
        id: expect.any(Number),
        series: "CUR",
        number: expect.any(Number),
        kind: "invoice",
        issued_at: expect.stringMatching(/^\d{4}-/),
        total: expect.any(Number),
        efactura: null,
        receipt: expect.stringContaining("adică"),
        issuing: null,
      },
    ]);
    const [order] = await shop.query("select total_bani, vat_bani from orders where id = $1", [id]);
    const [document] = await documentOf(id);
    expect([document.totalBani, document.vatBani]).toEqual([order?.total_bani, order?.vat_bani]);
    expect(document.lines.map((line: { name: string }) => line.name)).toEqual([
      expect.stringContaining("rosoape"),
      "Taxă ramburs",
      "Transport: Curier Sameday la domiciliu",
    ]);
    expect(document.seller).toMatchObject({ name: "Curat Test SRL", cui: "RO14399840" });
  });

  it("a company's invoice contains the company's address", async () => {
    const { id } = await ordered(aCompanyBody());
    await issue(id);
    expect((await documentOf(id))[0].buyer).toMatchObject({
      name: "Curat & Fiii SRL",
      cui: "RO14399840",
      registry: "J12/100/2001",
      isVatPayer: true,
      address: {
        text: "Piața Mică 2, Alba Iulia, jud. Alba",
        street: "Piața Mică 2",
        city: "Alba Iulia",
        county: "Alba",
        countyCode: "RO-AB",
        postcode: null,
        country: "RO",
      },
    });
  });

  it("an invoice stores both parties' addresses in parts, and the codes of its lines", async () => {
    const { id } = await ordered(anOrderBody({ deliveryaddress: aPlace({ zipcode: "400001" }) }));
    await issue(id);
    const [document] = await documentOf(id);
    expect(document).toMatchObject({
      version: 2,
      isPublicPurchase: false,
      contractReference: null,
      paymentMeans: "10",
      dueOn: null,
      seller: { isVatPayer: true, address: SELLER_ADDRESS },
      buyer: {
        isVatPayer: false,
        cui: "",
        address: { city: "Cluj-Napoca", countyCode: "RO-CJ", postcode: "400001", country: "RO" },
      },
    });
    expect(document.lines).toEqual(
      document.lines.map((line: object) => ({ ...line, vatCategory: "S", unitCode: "H87", cpv: null })),
    );
    expect(document.vat).toMatchObject([{ category: "S", percent: 21 }]);
    expect(Object.keys(document.lines[0])).not.toContain("picture");
  });

  it("an invoice is due on the last day for its bank transfer", async () => {
    const { id } = await ordered(anOrderBody({ payment: { paymentid: PAYMENT.transfer } }));
    await shop.query("update orders set release_at = '2026-11-30T22:30:00Z' where id = $1", [id]);
    await issue(id);
    expect((await documentOf(id))[0]).toMatchObject({ paymentMeans: "30", dueOn: "2026-12-01" });
    await storno(id);
    expect((await documentOf(id))[1]).toMatchObject({ version: 2, dueOn: null, paymentMeans: "30" });
  });

  it("an issued invoice does not change when the shop's name and prices do", async () => {
    const { id } = await ordered();
    await issue(id);
    const before = await documentOf(id);
    await shop.api.importShop({ settings: { INVOICE: { ...INVOICE, company: "Alt Nume SRL" } } });
    await shop.query("update product set price_bani = price_bani + 100 where id = $1", [PRODUCT.towels]);
    expect((await issue(id)).body.data).toMatchObject({ kind: "invoice" });
    expect(await documentOf(id)).toEqual(before);
    await shop.api.importShop({ settings: { INVOICE } });
    await shop.query("update product set price_bani = price_bani - 100 where id = $1", [PRODUCT.towels]);
  });

  it.each(["fct", "FCT-1", "", 7])("the invoice series %j is refused", async (series) => {
    const settings = { INVOICE: { ...INVOICE, series } };
    await expect(shop.api.importShop({ settings })).rejects.toThrow("majuscule și cifre");
  });

  it("concurrent requests issue one invoice, without gaps in the series", async () => {
    const orders = await Promise.all([ordered(), ordered(), ordered()]);
    await Promise.all(orders.flatMap(({ id }) => Array.from({ length: 4 }, () => issue(id))));
    const rows = await shop.query<{ number: number }>("select number from invoice order by number");
    expect(rows.map((row) => row.number)).toEqual(rows.map((_, index) => index + 1));
    const perOrder = await shop.query(
      "select order_id from invoice where kind = 'invoice' group by order_id having count(*) > 1",
    );
    expect(perOrder).toEqual([]);
  });

  it("a cancelled or unknown order gets no invoice", async () => {
    const { id } = await ordered();
    await move(id, "cancelled");
    expect((await issue(id)).status).toBe(409);
    expect((await issue(999_999)).status).toBe(404);
    expect((await shop.post(`/staff/orders/${id}/invoice`)).status).toBe(401);
  });

  it("an order that waits for a card payment gets no invoice", async () => {
    const { id } = await ordered(anOrderBody({ payment: { paymentid: PAYMENT.transfer } }));
    await shop.query("update orders set payment_code = 'CARD' where id = $1", [id]);
    expect((await issue(id)).status).toBe(409);
    expect(await documentOf(id)).toEqual([]);
    await shop.query("update orders set payment_code = 'BANK' where id = $1", [id]);
    expect((await issue(id)).status).toBe(200);
  });

  it("an invoice is issued on shipping and reversed when the refused parcel is returned", async () => {
    await forgetJobs(shop);
    const { id } = await ordered();
    const worker = await shop.api.startWorker();
    try {
      await move(id, "confirmed");
      await move(id, "preparing");
      await staff.put(`/staff/orders/${id}/awb`, { awb: `AWB${id}`, courier: "Sameday" });
      await move(id, "shipped");
      await expect.poll(async () => (await documentOf(id)).length).toBe(1);
      await move(id, "refused");
      await expect.poll(async () => (await documentOf(id)).length).toBe(2);
    } finally {
      await worker.stop();
    }
    const [invoice, back] = await documentOf(id);
    expect(back.totalBani).toBe(-invoice.totalBani);
    expect(back.takesBack).toMatchObject({ series: "CUR" });
  });
});

describe("a storno", () => {
  it("a storno reverses the invoice once, under its own number", async () => {
    const { id } = await ordered();
    const invoice = (await issue(id)).body.data;
    const answers = await Promise.all([storno(id), storno(id), storno(id)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
    const back = answers.find((answer) => answer.status === 200)?.body.data;
    expect(back).toMatchObject({ kind: "storno", total: -invoice.total });
    expect(back.number).toBeGreaterThan(invoice.number);
    expect((await staff.get(`/staff/orders/${id}/invoices`)).body.data).toHaveLength(2);
  });

  it("after a storno, a corrected invoice can be issued", async () => {
    const { id } = await ordered();
    await issue(id);
    const shows = async () => (await staff.get(`/staff/orders/${id}`)).body.data.hasInvoice;
    expect(await shows()).toBe(true);
    await storno(id);
    expect(await shows()).toBe(false);
    expect((await issue(id)).body.data.kind).toBe("invoice");
    expect(await documentOf(id)).toHaveLength(3);
  });
});

describe("an invoice PDF", () => {
  const download = async (path: string, headers: Record<string, string> = {}) => {
    const request = new Request(`http://api.test${API_BASE}${path}`, {
      headers: { [HEADERS.apiKey]: shop.config.apiKey, ...headers },
    });
    const response = await shop.api.fetch(request);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it("the PDF is available only to the customer who ordered", async () => {
    const owner = await loginAs(shop);
    const { id, randomId } = await ordered(aCompanyBody(), owner);
    const path = `/user/orders/${randomId}/invoice`;
    expect((await download(path, owner.headers)).response.status).toBe(404);
    const { number } = (await issue(id)).body.data;
    const { response, bytes } = await download(path, owner.headers);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="factura-CUR-${number}.pdf"`,
    );
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const other = await loginAs(shop);
    expect((await download(path, other.headers)).response.status).toBe(404);
    expect((await download(path)).response.status).toBe(401);
  });

  it("staff can download invoices and stornos only under their own order", async () => {
    const [order, other] = [await ordered(), await ordered()];
    await issue(order.id);
    await staff.post(`/staff/orders/${order.id}/invoice/storno`);
    const invoices: { id: number; number: number }[] = (await staff.get(`/staff/orders/${order.id}/invoices`))
      .body.data;
    expect(invoices).toHaveLength(2);
    for (const { id, number } of invoices) {
      const { response } = await download(`/staff/orders/${order.id}/invoices/${id}`, staff.headers);
      expect([response.status, response.headers.get("content-disposition")]).toEqual([
        200,
        `attachment; filename="factura-CUR-${number}.pdf"`,
      ]);
      const foreign = await download(`/staff/orders/${other.id}/invoices/${id}`, staff.headers);
      expect(foreign.response.status).toBe(404);
    }
  });

  it("a guest with a valid access link can download the PDF", async () => {
    const { id, randomId } = await ordered();
    await issue(id);
    const [order] = await shop.query<{ number: string }>("select number from orders where id = $1", [id]);
    const found = await shop.post("/orders/lookup", {
      number: String(order?.number),
      email: "ana@example.com",
    });
    const { response } = await download(`/orders/${randomId}/invoice/${found.body.data.access}`);
    expect(response.status).toBe(200);
    expect((await download(`/orders/${randomId}/invoice/forged`)).response.status).toBe(404);
  });
});

it("a name is stored and invoiced with composed letters and without text direction characters", async () => {
  const customer = { firstname: "Ma\u0306da\u0306lina", lastname: "\u202ES\u0326tefa\u0306nescu" };
  const { id } = await ordered(anOrderBody({ customer }));
  const { body } = await issue(id);
  const { xml } = (await staff.get(`/staff/orders/${id}/invoices/${body.data.id}/efactura`)).body.data;
  expect(xml).toContain(">Mădălina Ștefănescu<");
  const [row] = await shop.query<{ name: string }>(
    "select document -> 'buyer' ->> 'name' as name from invoice where id = $1",
    [body.data.id],
  );
  expect(row?.name).toBe("Mădălina Ștefănescu");
  for (const q of ["Mădălina", "Ma\u0306da\u0306lina"]) {
    const found = (await staff.get(`/staff/orders?q=${encodeURIComponent(q)}`)).body.data;
    expect(found.map((order: { id: number }) => order.id)).toContain(id);
  }
});

describe("a company's purchase references", () => {
  const references = { purchase_order: "PO 77", contract: "C 5/2026", seap: "DA36123456" };

  it("purchase references are stored, can be changed by staff, and are frozen on the invoice", async () => {
    const { id } = await ordered({ ...aCompanyBody(), references: { ...references, contract: "C 4/2026" } });
    const path = `/staff/orders/${id}`;
    const { version, references: reported } = (await staff.get(path)).body.data;
    expect(reported).toEqual({ ...references, contract: "C 4/2026" });
    const set = (body: object) => staff.put(`${path}/references`, body);
    const changed = await set({ ...references, version });
    expect([changed.status, changed.body.data?.references]).toEqual([200, references]);
    expect((await set({ ...references, version })).status).toBe(409);
    expect((await set({ contract: "x".repeat(201) })).body.errors).toHaveProperty("contract");
    const { body } = await issue(id);
    await set({ contract: "C 6/2026" });
    const { xml } = (await staff.get(`${path}/invoices/${body.data.id}/efactura`)).body.data;
    for (const name of ["PO 77", "C 5/2026", "DA36123456"]) expect(xml).toContain(`>${name}<`);
    const [row] = await shop.query("select document from invoice where id = $1", [body.data.id]);
    expect(row?.document).toMatchObject({ purchaseOrder: "PO 77", contractReference: "C 5/2026" });
  });

  it("an institution's invoice and its receivable are due in 30 days", async () => {
    const { id } = await ordered(aCompanyBody({ order_type: "seap", payment: { paymentid: 4 } }));
    const { body } = await issue(id);
    const [row] = await shop.query<{ same: boolean; days: number }>(
      `select o.due_on = (i.document ->> 'dueOn')::date as same,
         (i.document ->> 'dueOn')::date - (i.issued_at at time zone 'Europe/Bucharest')::date as days
       from invoice i join open_invoice o on o.order_id = i.order_id where i.id = $1`,
      [body.data.id],
    );
    expect(row).toMatchObject({ same: true, days: 30 });
  });

  it("an individual's order has no purchase references", async () => {
    const { id } = await ordered({ ...anOrderBody(), references });
    const { data } = (await staff.get(`/staff/orders/${id}`)).body;
    expect(data.references).toEqual({ purchase_order: "", contract: "", seap: "" });
  });
});

it("a transfer order has a proforma, and a cash order has a receipt text but no proforma", async () => {
  const byTransfer = await ordered(anOrderBody({ payment: { paymentid: PAYMENT.transfer } }));
  const inCash = await ordered();
  const proforma = async ({ id }: PlacedOrder) => {
    const request = new Request(`http://api.test${API_BASE}/staff/orders/${id}/proforma`, {
      headers: { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers },
    });
    const { status, headers } = await shop.api.fetch(request);
    return [status, headers.get("content-type")];
  };
  expect(await proforma(byTransfer)).toEqual([200, "application/pdf"]);
  expect((await proforma(inCash))[0]).toBe(404);
  expect((await issue(inCash.id)).body.data.receipt).toMatch(/^Am primit de la Ana Pop, .* lei/);
});
