import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { transaction } from "../../../db/database.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { invoiceOf, order as arbitraryOrder } from "./efactura/test-generated.ts";
import type { InvoiceDocument } from "./invoice-document.ts";
import { stornoOf } from "./invoices.rules.ts";
import { nameOf } from "./invoices.service.ts";
import { insertInvoice, type Invoice } from "./invoices.store.ts";
import { partStornoOf } from "./part-storno.rules.ts";

const shop = await openTestShop();
const { staff } = shop;

const PERIOD = "from=2026-03-01&to=2026-05-31";
const documents: InvoiceDocument[] = [];
const read = async (book: string, query: string) =>
  (await staff.get(`/staff/books/${book}?${query}`)).body.data;
async function readJournal(): Promise<Sale[]> {
  const rows: Sale[] = [];
  for (let after: number | null = 0; after !== null;) {
    const part: { rows: Sale[]; next: number | null } = await read(
      "sales",
      `${PERIOD}&rows=7&after=${after}`,
    );
    rows.push(...part.rows);
    after = part.next;
  }
  return rows;
}
const bani = (lei: number) => Math.round(lei * 100);
const sumOf = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

interface Sale {
  name: string;
  kind: string;
  issued_on: string;
  storno_of: string | null;
  shares: { percent: number; net: number; vat: number }[];
  net: number;
  vat: number;
  total: number;
}

let orderId = 0;
const write = (document: InvoiceDocument, at: string, taken?: Invoice): Promise<Invoice> =>
  transaction(shop.db, (tx) => {
    const issuedAt = new Date(at);
    return insertInvoice(tx, { series: "REG", orderId, stornoOf: taken?.id ?? null, issuedAt, document });
  });

beforeAll(async () => {
  orderId = (await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 3 }] })).id;
  // Keeps orders below twenty million lei, because the shop rejects larger ones.
  const made = fc
    .sample(arbitraryOrder, { seed: 20_261_121, numRuns: 60 })
    .map((one) => invoiceOf(one).document)
    .filter(({ totalBani }) => totalBani < 20_000_000_00);
  for (const [index, document] of made.entries()) {
    const month = 3 + (index % 3);
    const invoice = await write(document, `2026-0${month}-10T${10 + (index % 9)}:00:00Z`);
    documents.push(document);
    if (index % 4 === 0) {
      const whole = stornoOf(document, nameOf(invoice));
      documents.push((await write(whole, `2026-0${month}-20T10:00:00Z`, invoice)).document);
    } else if (index % 4 === 1) {
      const part = { taken: new Map([[0, { before: 0, after: 1 }]]), reductionBani: 1, reason: "Lovit" };
      const partly = partStornoOf(document, nameOf(invoice), { part, earlier: [] });
      documents.push((await write(partly, `2026-0${month}-25T10:00:00Z`, invoice)).document);
    }
  }
  // In Romanian time, the first invoice is issued on the last day before the period and the second on the first day of
  // it.
  const [first, second] = made;
  if (!first || !second) throw new Error("Two invoices are needed.");
  await write(first, "2026-02-28T21:59:59Z");
  documents.push((await write(second, "2026-02-28T22:00:00Z")).document);
});

it("the sales journal and the VAT by rate add up exactly to the invoices", async () => {
  const rows = await readJournal();
  const { rows: months, totals } = await read("vat", PERIOD);
  expect(rows).toHaveLength(documents.length);
  const reported = {
    net: sumOf(documents.map(({ netBani }) => netBani)),
    vat: sumOf(documents.map(({ vatBani }) => vatBani)),
    total: sumOf(documents.map(({ totalBani }) => totalBani)),
  };
  const sums = (of: { net: number; vat: number; total: number }[]) => ({
    net: sumOf(of.map(({ net }) => bani(net))),
    vat: sumOf(of.map(({ vat }) => bani(vat))),
    total: sumOf(of.map(({ total }) => bani(total))),
  });
  expect(sums(rows)).toEqual(reported);
  expect(sums(months)).toEqual(reported);
  expect(sums([totals])).toEqual(reported);
  expect(totals.stornos).toBeGreaterThan(10);
  expect(totals.invoices + totals.stornos).toBe(documents.length);
  const rates = (of: { percent: number; net: number; vat: number }[]) =>
    [21, 11].map((percent) =>
      sumOf(of.filter((one) => one.percent === percent).flatMap(({ net, vat }) => [bani(net), bani(vat)])),
    );
  expect(rates(rows.flatMap(({ shares }) => shares))).toEqual(rates(months));
  for (const row of rows)
    expect(sumOf(row.shares.flatMap(({ net, vat }) => [bani(net), bani(vat)]))).toBe(bani(row.total));
});

it("the sales journal is sorted by day and names the invoice that a storno reverses", async () => {
  const rows = await readJournal();
  const days = rows.map(({ issued_on }) => issued_on);
  expect(days).toEqual(days.toSorted());
  expect(days[0]).toBe("2026-03-01");
  const storno = rows.find(({ kind }) => kind === "storno");
  expect(rows.map(({ name }) => name)).toContain(storno?.storno_of);
});

it("the sales journal has a line for every invoice", async () => {
  const lines = await shop.query("select invoice_id from invoice_register order by 1");
  expect(lines).toEqual(await shop.query("select id as invoice_id from invoice order by 1"));
});
