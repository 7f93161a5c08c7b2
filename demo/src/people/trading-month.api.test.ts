/** Simulates a month of trading in the demo, and compares the books with an independent calculation. */
import { beforeAll, expect, it } from "vitest";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { brokenCosts } from "../../../api/src/testing/test-costs.ts";
import {
  aCompanyBody,
  aPlace,
  anOrder,
  anOrderBody,
  moveTo,
  type PlacedOrder,
} from "../../../api/src/testing/test-orders.ts";
import { loginAs } from "../../../api/src/testing/test-customers.ts";
import { aReturnOf } from "../../../api/src/testing/test-returns.ts";
import { openTestShop } from "../../../api/src/testing/test-shop.ts";
import { loadDemo } from "../load.ts";
import { Reckoning } from "../testing/reckoning.ts";

const shop = await openTestShop();
const { staff } = shop;
const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Bucharest" });
const CUI = "14399840";

interface Goods {
  id: number;
  code: string;
  barcode: string;
}
let goods: Goods[] = [];
let place = aPlace();
const reckoning = new Reckoning();

beforeAll(async () => {
  // Removes the tests' own small catalogue.
  await shop.query("truncate category, brand, city, store cascade");
  await loadDemo({ api: shop.api, products: 150, now: new Date(), log: () => undefined });
  const [city] = await shop.query<{ id: number; county_id: number }>(
    "select id, county_id from city limit 1",
  );
  place = aPlace({ cityid: city?.id, countyid: city?.county_id });
  goods = await shop.query<Goods>(
    `select p.id, p.code, p.barcode from product p join product_cost c on c.product_id = p.id join product_read r on r.product_id = p.id
     where r.is_buyable and p.stock >= 20 and c.pieces >= 20 and p.min_quantity = 1 and p.max_quantity >= 6 and p.barcode is not null
       and p.weight_grams < 4000 and not exists (select from supplier_offer o where o.product_id = p.id) order by p.id limit 4`,
  );
  if (goods.length < 4) throw new Error("The demo has too few products with a cost.");
  const costs = await shop.query<{ product: number; pieces: number; value: number }>(
    "select product_id as product, pieces, value_bani::int as value from product_cost",
  );
  for (const { product, pieces, value } of costs) reckoning.open(product, pieces, value);
});

const ok = async (answer: Promise<{ status: number; body: { data?: unknown; errors?: unknown } }>) => {
  const { status, body } = await answer;
  expect([status, body.errors]).toEqual([200, undefined]);
  // oxlint-disable-next-line typescript/no-explicit-any -- the test asserts the response
  return body.data as any;
};
const totals = async () =>
  (await ok(staff.get(`/staff/books/stock-value?from=${today}&to=${today}&rows=1`))).totals;
const margin = async () => (await ok(staff.get(`/staff/figures/margin?from=${today}&to=${today}`))).now;

async function upload(receiptID: number, csv: string): Promise<void> {
  const body = new FormData();
  body.set("file", new File([csv], "aviz.csv"));
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
  const url = `http://api.test${API_BASE}/staff/receipts/${receiptID}/file`;
  expect((await shop.api.fetch(new Request(url, { method: "POST", headers, body }))).status).toBe(200);
}

async function post(receiptID: number, fields: object = {}): Promise<void> {
  const path = `/staff/receipts/${receiptID}`;
  const { version } = await ok(staff.get(path));
  const document = { document_number: `AV ${receiptID}`, document_on: today, ...fields };
  const named = await ok(staff.put(path, { ...document, version }));
  await ok(staff.post(`${path}/receive`, { version: named.version }));
}

async function shipped(order: PlacedOrder): Promise<PlacedOrder> {
  await moveTo(shop, order, "confirmed", "preparing", "shipped", "delivered");
  await ok(staff.post(`/staff/orders/${order.id}/invoice`, {}));
  return order;
}

/** Records the sale of shipped goods, with the net amounts of the order's lines. */
async function reckonSale(order: PlacedOrder): Promise<void> {
  const lines = await shop.query<{ product: number; quantity: number; gross: number; percent: number }>(
    `select product_id as product, quantity, quantity * unit_price_bani - discount_bani as gross, vat_percent::float as percent
     from order_line where order_id = $1 order by product_id`,
    [order.id],
  );
  // The cost ledger omits gifts without a known cost, too.
  for (const { product, quantity, gross, percent } of lines.filter((line) => reckoning.knows(line.product)))
    reckoning.sell(product, quantity, gross - Math.round((gross * percent) / (100 + percent)));
}

it(
  "a month of buying, selling, returning and counting adds up to the ban",
  { timeout: 120_000 },
  async () => {
    const [soap, mop, cloth, brush] = goods as [Goods, Goods, Goods, Goods];
    const [valueBefore, marginBefore] = [await totals(), await margin()];
    const openBefore = await receivables();
    const { supplierID } = await ok(
      staff.post("/staff/suppliers", {
        name: "Furnizorul lunii",
        email: "luna@furnizor.example",
        lead_days: 3,
      }),
    );

    // The first goods are ordered from the supplier and received in part.
    const draft = await ok(
      staff.post("/staff/purchase-orders", {
        supplierID,
        lines: [{ product_code: soap.code, pieces: 30, price: 7.77 }],
      }),
    );
    await ok(staff.post(`/staff/purchase-orders/${draft.purchase_orderID}/send`, { version: draft.version }));
    const ordered = await ok(
      staff.post("/staff/receipts/from-purchase-order", { purchase_orderID: draft.purchase_orderID }),
    );
    const path = `/staff/receipts/${ordered.receiptID}`;
    const [{ lineID }] = await ok(staff.get(`${path}/lines`));
    await ok(staff.put(`${path}/lines`, { lines: [{ lineID, quantity: 23 }], version: ordered.version }));
    await post(ordered.receiptID);
    reckoning.receive([{ product: soap.id, pieces: 23, valueBani: 23 * 7_77 }], 0);

    // The next goods are received from a file, with transport costs spread over the lines by value.
    const byFile = await ok(staff.post("/staff/receipts", { supplierID, received_on: today }));
    await upload(byFile.receiptID, `cod;cantitate;pret\n${soap.code};10;3,33\n${mop.code};7;11,19\n`);
    await post(byFile.receiptID, { extra: 13.37 });
    reckoning.receive(
      [
        { product: soap.id, pieces: 10, valueBani: 33_30 },
        { product: mop.id, pieces: 7, valueBani: 78_33 },
      ],
      13_37,
    );

    // The next goods are received by scanner.
    const byScanner = await ok(staff.post("/staff/receipts", { supplierID, received_on: today }));
    const scans = `/staff/receipts/${byScanner.receiptID}`;
    await ok(staff.post(`${scans}/scan`, { code: `5*${cloth.barcode}` }));
    const { receipt } = await ok(staff.post(`${scans}/scan`, { code: cloth.barcode }));
    const [scanned] = await ok(staff.get(`${scans}/lines`));
    await ok(
      staff.put(`${scans}/lines`, {
        lines: [{ lineID: scanned.lineID, price: 2.19, document_quantity: 6 }],
        version: receipt.version,
      }),
    );
    await post(byScanner.receiptID);
    reckoning.receive([{ product: cloth.id, pieces: 6, valueBani: 6 * 2_19 }], 0);

    // The last goods are received from the supplier's e-Factura; its lines are matched manually.
    const { receipt: fromInvoice } = await ok(
      staff.post("/staff/receipts/from-invoice", { message_id: "3990000002" }),
    );
    const invoiced = `/staff/receipts/${fromInvoice.receiptID}`;
    const rows: { lineID: number; quantity: number; price: number }[] = await ok(
      staff.get(`${invoiced}/lines`),
    );
    const targets = [mop, cloth, brush];
    await ok(
      staff.put(`${invoiced}/lines`, {
        lines: rows.map((row, index) => ({
          lineID: row.lineID,
          product_code: targets[index]?.code,
          pack: 1,
        })),
        version: fromInvoice.version,
      }),
    );
    await post(fromInvoice.receiptID, { document_number: "AMB-7305" });
    reckoning.receive(
      [
        { product: mop.id, pieces: 1_500, valueBani: 1_500 * 2_15 },
        { product: cloth.id, pieces: 600, valueBani: 600 * 4_80 },
        { product: brush.id, pieces: 144, valueBani: 144 * 6_30 },
      ],
      0,
    );

    // A person buys with cash on delivery, a company on terms of 30 days.
    const sold = await shipped(
      await anOrder(shop, {
        lines: [
          { product: soap.id, quantity: 5 },
          { product: brush.id, quantity: 3 },
        ],
        body: anOrderBody({ deliveryaddress: place }),
      }),
    );
    await reckonSale(sold);
    const buyer = await loginAs(shop);
    await shop.query("insert into company_credit values ($1, 30, 100000000, 10, '')", [CUI]);
    await shop.query("insert into company_credit_buyer values ($1, $2)", [CUI, buyer.id]);
    const { qcartid: cart } = await ok(buyer.post(`/cart/add/${cloth.id}`, { qty: 4 }));
    const onTerms = await shipped(
      await anOrder(shop, {
        cart,
        body: aCompanyBody({ payment: { paymentid: 5 }, deliveryaddress: place, company: place }),
        customer: buyer,
      }),
    );
    await reckonSale(onTerms);

    // One piece is returned and put back into stock.
    const returned = await ok(staff.post("/staff/returns", aReturnOf(sold, [[brush.id, 1]])));
    for (const status of ["approved", "on_the_way", "received", "refunded"])
      await ok(staff.put(`/staff/returns/${returned.id}`, { status }));
    const restock = { reason: "return", quantity: 1, reference: `Retur ${returned.number}` };
    await ok(staff.post(`/staff/products/${brush.id}/stock`, restock));
    reckoning.takeBack(brush.id, 1);

    // A stock count finds two pieces of soap missing and one mop in excess.
    const { stock_countID } = await ok(staff.post("/staff/stock-counts", { scope: "all" }));
    const sheet = `/staff/stock-counts/${stock_countID}`;
    for (const [product, difference] of [
      [soap, -2],
      [mop, 1],
    ] as const) {
      // The count covers only the warehouse, but some goods of the demo are at other stock places.
      const [here] = await shop.query<{ pieces: number }>(
        "select pieces from goods_at_hand where product_id = $1",
        [product.id],
      );
      const pieces = (here?.pieces ?? 0) + difference;
      await ok(staff.post(`${sheet}/lines`, { code: product.code, pieces }));
      reckoning.correct(product.id, difference);
    }
    const { version } = await ok(staff.get(sheet));
    const counted = await ok(staff.post(`${sheet}/post`, { version }));
    expect(counted).toMatchObject({ different: 2, surplus: 1, missing: 2 });

    // The replenishment list proposes soap, which is below its minimum, and deducts the pieces on order.
    const [{ stock: left }] = (await shop.query<{ stock: number }>(
      "select stock from product where id = $1",
      [soap.id],
    )) as [{ stock: number }];
    const levels = `/staff/products/${soap.id}/supply`;
    const { version: currentVersion } = await ok(staff.get(levels));
    await ok(staff.put(levels, { minimum: left + 20, target: left + 50, version: currentVersion }));
    const short = await ok(staff.get(`/staff/replenishment?supplier=${supplierID}`));
    expect(short[0]).toMatchObject({ productID: soap.id, pieces: 43 });

    // The books match the calculation to the ban.
    const [valueAfter, marginAfter] = [await totals(), await margin()];
    const bani = (lei: number) => Math.round(lei * 100);
    const grown = (name: string) => bani(valueAfter[name]) - bani(valueBefore[name]);
    expect({
      receipts: grown("receipts"),
      sold: grown("sold"),
      returned: grown("returned"),
      corrected: grown("corrected"),
      closing: grown("closing"),
    }).toEqual(reckoning.value());
    expect(
      await shop.query(
        "select product_id, pieces, value_bani::int from product_cost where product_id = any($1) order by 1",
        [goods.map(({ id }) => id)],
      ),
    ).toEqual(goods.map(({ id }) => ({ product_id: id, ...reckoning.stateOf(id) })));
    expect({
      net: bani(marginAfter.net) - bani(marginBefore.net),
      cost: bani(marginAfter.cost) - bani(marginBefore.cost),
      margin: bani(marginAfter.margin) - bani(marginBefore.margin),
    }).toEqual(reckoning.margin());
    const [{ total }] = (await shop.query<{ total: number }>(
      "select total_bani as total from orders where id = $1",
      [onTerms.id],
    )) as [{ total: number }];
    const openAfter = await receivables();
    expect([openAfter.invoices - openBefore.invoices, openAfter.open - openBefore.open]).toEqual([1, total]);
    expect(await brokenCosts(shop)).toEqual([]);
  },
);

async function receivables(): Promise<{ invoices: number; open: number }> {
  const ages: { invoices: number; open: number }[] = await ok(staff.get("/staff/receivables/totals"));
  return {
    invoices: ages.reduce((sum, { invoices }) => sum + invoices, 0),
    open: ages.reduce((sum, { open }) => sum + Math.round(open * 100), 0),
  };
}
