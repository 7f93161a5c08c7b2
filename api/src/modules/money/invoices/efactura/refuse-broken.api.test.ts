import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { aCompanyBody, PAYMENT_SETTINGS, anOrder } from "../../../../testing/test-orders.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";
import { EFACTURA_SETTINGS } from "./sending/test-anaf.ts";

const shop = await openTestShop();
const { staff } = shop;
const set = (changes: object) =>
  shop.api.importShop({ settings: { ...PAYMENT_SETTINGS, INVOICE: { ...EFACTURA_SETTINGS, ...changes } } });
beforeAll(() => set({}));

const lines = [{ product: PRODUCT.towels }];
const ordered = async () => (await anOrder(shop, { lines })).id;
const issue = (id: number) => staff.post(`/staff/orders/${id}/invoice`);
const documentsOf = (id: number) => staff.get(`/staff/orders/${id}/invoices`);
const numbersOf = (id: number) => shop.query("select number from invoice where order_id = $1", [id]);

describe("an e-Factura invoice", () => {
  it("an e-Factura invoice that violates a rule gets no number and reports the field", async () => {
    const id = await ordered();
    await set({ street: "", countyCode: "Cluj" });
    const { status, body } = await issue(id);
    expect([status, body.errors]).toEqual([
      422,
      {
        "seller.address.street": [
          "Lipsește strada din adresa vânzătorului. Completează în Setări, la Datele firmei. (BR-RO-081)",
        ],
        "seller.address.county": [expect.stringContaining("(BR-RO-110)")],
      },
    ]);
    expect(await numbersOf(id)).toEqual([]);
  });

  it("an e-Factura invoice is issued once fixed, without gaps in the numbers", async () => {
    await set({});
    const [first, second] = [await ordered(), await ordered()];
    expect((await issue(first)).status).toBe(200);
    await set({ cui: "" });
    expect((await issue(second)).body.errors).toHaveProperty(["seller.legalId"]);
    await set({});
    expect((await issue(second)).status).toBe(200);
    const [[a], [b]] = [await numbersOf(first), await numbersOf(second)];
    expect(Number(b?.number) - Number(a?.number)).toBe(1);
  });

  it("an e-Factura invoice can be reversed even if the settings now violate a rule", async () => {
    const id = await ordered();
    await issue(id);
    await set({ street: "" });
    expect((await staff.post(`/staff/orders/${id}/invoice/storno`)).status).toBe(200);
  });

  it("an e-Factura invoice is reversed and reissued once, even after repeated requests", async () => {
    await set({ street: "Str. Veche 1" });
    const id = await ordered();
    const { id: invoiceId } = (await issue(id)).body.data;
    const reissue = () => staff.post(`/staff/orders/${id}/invoice/replacement`, { invoice_id: invoiceId });
    await set({ street: "" });
    expect((await reissue()).body.errors).toHaveProperty(["seller.address.street"]);
    expect(await numbersOf(id)).toHaveLength(1);
    await set({ street: "Str. Nouă 2" });
    const pressed = await Promise.all([reissue(), reissue()]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { data } = (await documentsOf(id)).body;
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(["invoice", "storno", "invoice"]);
    const [{ street } = { street: "" }] = await shop.query<{ street: string }>(
      "select document #>> '{seller,address,street}' as street from invoice where id = $1",
      [data[2].id],
    );
    expect(street).toBe("Str. Nouă 2");
  });

  it("a correction after shipment keeps the original buyer on the storno", async () => {
    await set({});
    const { id } = await anOrder(shop, { lines, body: aCompanyBody() });
    const { id: invoiceId } = (await issue(id)).body.data;
    await shop.query("update orders set status = 'shipped' where id = $1", [id]);
    const { version } = (await staff.get(`/staff/orders/${id}`)).body.data;
    const company = {
      name: "Firma Corectă SRL",
      cui: "RO4267117",
      reg: "",
      bank: "",
      iban: "",
      county: "Cluj",
      city: "Cluj-Napoca",
      streetaddress: "Str. Corectă 9",
    };
    const mend = (party: object) =>
      staff.post(`/staff/orders/${id}/invoice/replacement`, { invoice_id: invoiceId, party });
    expect((await mend({ version, company: { ...company, cui: "13548147" } })).body.errors).toHaveProperty([
      "party.company.cui",
    ]);
    expect((await mend({ version, company: { ...company, city: "Nicăieri" } })).body.errors).toHaveProperty([
      "party.company.city",
    ]);
    expect((await mend({ version, company: { ...company, streetaddress: " " } })).body.errors).toHaveProperty(
      ["party.company.streetaddress"],
    );
    expect((await mend({ version })).body.errors).toHaveProperty(["party.company.name"]);
    expect((await mend({ version: version + 1, company })).status).toBe(409);
    expect(await numbersOf(id)).toHaveLength(1);
    const pressed = await Promise.all([mend({ version, company }), mend({ version, company })]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const invoices = await shop.query<{ name: string; street: string }>(
      `select document #>> '{buyer,name}' as name, document #>> '{buyer,address,street}' as street
       from invoice where order_id = $1 order by id`,
      [id],
    );
    expect(invoices).toHaveLength(3);
    expect(invoices[1]).toEqual(invoices[0]);
    expect(invoices[2]).toEqual({ name: "Firma Corectă SRL", street: "Str. Corectă 9" });
  });

  it("an invoice is not validated when the shop does not use e-Factura", async () => {
    await set({ street: "", efactura: false });
    const id = await ordered();
    expect((await issue(id)).body.data).toMatchObject({ efactura: null });
    // Enabling e-Factura shows the violations of issued invoices.
    await set({});
    expect((await documentsOf(id)).body.data).toMatchObject([
      { efactura: { broken: [{ rule: "BR-RO-081", field: "seller.address.street" }], cut: [] } },
    ]);
  });

  it("an invoice's XML is available only under its own order", async () => {
    await set({ tel: "0".repeat(101) });
    const [id, other] = [await ordered(), await ordered()];
    const { data } = (await issue(id)).body;
    expect(data.efactura).toEqual({
      broken: [],
      cut: ["Telefonul firmei tale se scurtează la 100 de caractere, limita ANAF."],
    });
    const path = (order: number) => `/staff/orders/${order}/invoices/${data.id}/efactura`;
    const { body } = await staff.get(path(id));
    expect(body.data).toMatchObject({ file_name: `factura-CUR-${data.number}.xml`, broken: [] });
    expect(body.data.xml).toContain(`<cbc:ID>CUR-${data.number}</cbc:ID>`);
    expect((await staff.get(path(other))).status).toBe(404);
    expect((await shop.get(path(id))).status).toBe(401);
  });
});
