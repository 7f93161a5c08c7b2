/** Invoices as version 1 kept them, brought over to parts and codes. */
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabaseAt } from "../../testing/old-database.ts";

const database = await openDatabaseAt("0024_transfer_reminder");

const SELLER = {
  name: "Curat Test SRL",
  cui: "RO14399840",
  registry: "J12/1/2001",
  address: "Str. Scurtă 1, 400600 Cluj-Napoca, jud. Cluj, România",
  bank: "Banca Probei",
  iban: "RO49AAAA1B31007593840000",
  phone: "0264000100",
  email: "office@curat.example",
  capital: "200 lei",
};
const SETTING = {
  company: SELLER.name,
  address: SELLER.address,
  tel: SELLER.phone,
  email: SELLER.email,
  street: "Str. Scurtă 1",
  city: "Cluj-Napoca",
  county: "Cluj",
  countyCode: "CJ",
  postcode: "400600",
};
const PERSON = {
  name: "Ana Pop",
  cui: "",
  registry: "",
  bank: "",
  iban: "",
  address: "Str. Lungă 1, Cluj-Napoca, jud. Cluj",
  phone: "+40740123456",
  email: "ana@example.com",
};
const COMPANY = {
  ...PERSON,
  name: "Curat & Fiii SRL",
  cui: "RO14399840",
  registry: "J12/100/2001",
  address: "Bd. Unirii 7, Sector 3, București",
};
const LINE = {
  productId: null,
  name: "Detergent",
  code: "D-1",
  picture: "/media/x.webp",
  unit: "buc.",
  quantity: 2,
  unitPriceBani: 1_999,
  discountBani: 0,
  vatPercent: 21,
  vatBani: 694,
  netBani: 3_304,
};
const DELIVERY = {
  name: "Transport: Curier",
  code: "",
  unit: "buc.",
  quantity: 1,
  discountBani: 0,
  unitPriceBani: 1_799,
  vatPercent: 21,
  vatBani: 312,
  netBani: 1_487,
};
const SUMS = {
  vat: [{ percent: 21, netBani: 4_791, vatBani: 1_006 }],
  netBani: 4_791,
  vatBani: 1_006,
  totalBani: 5_797,
};

interface Old {
  company?: object;
  place?: { county: string; city: string; street: string };
  payment?: [code: string, name: string];
  orderType?: string;
}

/** An order as placing wrote it before it kept codes. */
async function anOrder({ company, place, payment, orderType }: Old = {}): Promise<string> {
  const [cart] = await database.query<{ id: string }>(
    `insert into cart (token, created_at, touched_at, expires_at) values (gen_random_uuid()::text, now(), now(), now()) returning id`,
  );
  const home = { county: "Cluj", city: "Cluj-Napoca", street: "Str. Lungă 1" };
  const { county, city, street } = place ?? home;
  const [order] = await database.query<{ id: string }>(
    `insert into orders (random_id, cart_id, body_hash, order_type, status, customer_type, first_name, last_name, email, phone,
       delivery_county, delivery_city, delivery_street, delivery_postcode, invoice_county, invoice_city, invoice_street, company,
       delivery_code, delivery_name, delivery_bani, delivery_vat_percent, payment_code, payment_name, products_bani, total_bani,
       vat_bani, placed_at)
     values (gen_random_uuid()::text, $1, '', $2, 'shipped', $3, 'Ana', 'Pop', 'ana@example.com', '+40740123456',
       'Cluj', 'Cluj-Napoca', 'Str. Lungă 1', '400001', $4, $5, $6, $7,
       'SAMEDAY_HOME', 'Curier', 1799, 21, $8, $9, 3998, 5797, 1006, now()) returning id`,
    [
      cart?.id,
      orderType ?? "online",
      company ? "pj" : "pf",
      county,
      city,
      street,
      company ? JSON.stringify(company) : null,
      ...(payment ?? ["COD", "Plata la livrare"]),
    ],
  );
  return order?.id ?? "";
}

let number = 0;
async function anInvoice(orderId: string, document: object, stornoOf: string | null = null): Promise<string> {
  number += 1;
  const [row] = await database.query<{ id: string }>(
    `insert into invoice (series, number, kind, order_id, storno_of, issued_at, document, net_bani, vat_bani, total_bani)
     values ('CUR', $1, $2, $3, $4, now(), $5, 4791, 1006, 5797) returning id`,
    [number, stornoOf === null ? "invoice" : "storno", orderId, stornoOf, JSON.stringify(document)],
  );
  return row?.id ?? "";
}
const paper = (changes: object = {}) => ({
  seller: SELLER,
  buyer: PERSON,
  orderNumber: 100_001,
  orderedAt: "2026-10-01T09:00:00.000Z",
  payment: "Plata la livrare",
  lines: [LINE, DELIVERY],
  ...SUMS,
  ...changes,
});
const documentOf = async (id: string) =>
  // oxlint-disable-next-line typescript/no-explicit-any -- what is read is what the test asserts
  (await database.query<{ document: any }>("select document from invoice where id = $1", [id]))[0]?.document;

const ids: Record<string, string> = {};
beforeAll(async () => {
  await database.query("insert into setting (key, value) values ('INVOICE', $1)", [JSON.stringify(SETTING)]);
  await database.query("insert into invoice_series (code, next_number) values ('CUR', 10)");
  const order = await anOrder();
  ids.person = await anInvoice(order, paper());
  const takesBack = { series: "CUR", number: 1, issuedAt: "2026-10-04T09:00:00.000Z" };
  const turned = [
    { ...LINE, quantity: -2, netBani: -3_304, vatBani: -694 },
    { ...DELIVERY, quantity: -1, netBani: -1_487, vatBani: -312 },
  ];
  ids.storno = await anInvoice(order, paper({ lines: turned, takesBack }), ids.person);
  const company = {
    name: COMPANY.name,
    cui: COMPANY.cui,
    registryNumber: "J12/100/2001",
    bank: "",
    iban: "",
  };
  const place = { county: "București", city: "Sector 3", street: "Bd. Unirii 7" };
  ids.company = await anInvoice(
    await anOrder({ company, place, orderType: "seap", payment: ["SEAP", "Achiziție publică"] }),
    paper({
      buyer: COMPANY,
      payment: "Achiziție publică",
      lines: [
        { ...LINE, cpv: "39830000-9", unit: "rolă" },
        { ...LINE, unit: "ladă" },
      ],
    }),
  );
  ids.changed = await anInvoice(
    await anOrder({ company: { ...company, cui: "14399840" }, place: { ...place, street: "Alta 2" } }),
    paper({
      seller: { ...SELLER, address: "Altă stradă 9, Turda", cui: "14399840" },
      buyer: { ...COMPANY, cui: "14399840" },
      payment: "Card online",
      lines: [{ ...LINE, vatPercent: 0, vatBani: 0, netBani: 3_998 }],
      vat: [{ percent: 0, netBani: 3_998, vatBani: 0 }],
    }),
  );
  await database.migrate("0030_invoice_parties");
});

describe("an invoice of version 1", () => {
  it("gets the parts of its order and of the settings that still say what stands on it", async () => {
    const [line, delivery] = [LINE, DELIVERY].map((old) => {
      const { productId: _product, picture: _picture, ...kept } = { productId: null, picture: null, ...old };
      return { ...kept, cpv: null, unitCode: "H87", vatCategory: "S" };
    });
    expect(await documentOf(ids.person ?? "")).toEqual({
      ...paper(),
      version: 2,
      seller: {
        ...SELLER,
        isVatPayer: true,
        address: {
          text: SELLER.address,
          street: "Str. Scurtă 1",
          city: "Cluj-Napoca",
          county: "Cluj",
          countyCode: "RO-CJ",
          postcode: "400600",
          country: "RO",
        },
      },
      buyer: {
        ...PERSON,
        isVatPayer: false,
        address: {
          text: PERSON.address,
          street: "Str. Lungă 1",
          city: "Cluj-Napoca",
          county: "Cluj",
          countyCode: "RO-CJ",
          postcode: "400001",
          country: "RO",
        },
      },
      isPublicPurchase: false,
      contractReference: null,
      paymentMeans: "10",
      dueOn: null,
      lines: [line, delivery],
      vat: [{ category: "S", percent: 21, netBani: 4_791, vatBani: 1_006 }],
    });
  });

  it("is brought over with the storno that takes it back, amounts and order of lines untouched", async () => {
    const [invoice, storno] = [await documentOf(ids.person ?? ""), await documentOf(ids.storno ?? "")];
    expect(storno).toMatchObject({
      version: 2,
      buyer: invoice.buyer,
      takesBack: { series: "CUR", number: 1 },
    });
    expect(storno.lines).toMatchObject([
      { name: "Detergent", quantity: -2, netBani: -3_304, unitCode: "H87", vatCategory: "S" },
      { name: "Transport: Curier", quantity: -1, unitCode: "H87" },
    ]);
  });

  it("tells a public buyer's CPV and units, and leaves a unit without code and a postcode that nobody gave null", async () => {
    const document = await documentOf(ids.company ?? "");
    expect(document).toMatchObject({ isPublicPurchase: true, paymentMeans: "30" });
    expect(document.buyer).toMatchObject({
      isVatPayer: true,
      address: { countyCode: "RO-B", county: "București", city: "Sector 3", postcode: null },
    });
    expect(document.lines).toMatchObject([
      { cpv: "39830000-9", unitCode: "XRO" },
      { cpv: null, unitCode: null },
    ]);
  });

  it("guesses nothing where its words are neither its order's nor the settings' any more", async () => {
    const document = await documentOf(ids.changed ?? "");
    const unknown = {
      street: null,
      city: null,
      county: null,
      countyCode: null,
      postcode: null,
      country: "RO",
    };
    expect(document.seller).toMatchObject({
      isVatPayer: false,
      address: { text: "Altă stradă 9, Turda", ...unknown },
    });
    expect(document.buyer).toMatchObject({
      isVatPayer: null,
      address: { text: COMPANY.address, ...unknown },
    });
    expect(document).toMatchObject({ paymentMeans: null, vat: [{ category: null, percent: 0 }] });
    expect(document.lines[0].vatCategory).toBeNull();
  });

  it("cannot be written any more", async () => {
    await expect(anInvoice(await anOrder(), paper())).rejects.toThrow(/violates check constraint/);
  });
});

it("orders get the codes of their counties, and the postcode of an invoice to the same door", async () => {
  expect(
    await database.query(
      "select delivery_county_code, invoice_county_code, invoice_postcode from orders order by id limit 2",
    ),
  ).toEqual([
    { delivery_county_code: "CJ", invoice_county_code: "CJ", invoice_postcode: "400001" },
    { delivery_county_code: "CJ", invoice_county_code: "B", invoice_postcode: null },
  ]);
});
