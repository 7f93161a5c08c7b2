import type { Period } from "../../../api/src/calendar/period.ts";
import type { Db } from "../../../api/src/db/database.ts";
import { listRows } from "../../../api/src/modules/catalogue/catalog/products/products-found.store.ts";
import { listOpenInvoices, sumByAge } from "../../../api/src/modules/money/receivables/receivables.store.ts";
import { listStockValue } from "../../../api/src/modules/purchasing/costs/margins.store.ts";
import { listCounts } from "../../../api/src/modules/purchasing/counts/counts.store.ts";
import { listReceiptRows } from "../../../api/src/modules/purchasing/receipts/receipts.store.ts";
import { listToOrder } from "../../../api/src/modules/purchasing/replenishment/replenishment.service.ts";
import { listSlow } from "../../../api/src/modules/purchasing/replenishment/replenishment.store.ts";
import { listSupplierRows } from "../../../api/src/modules/purchasing/suppliers/suppliers.store.ts";

export type Question = readonly [string, () => Promise<unknown>];

const FIRST = { page: 1, perPage: 20 };

/** Returns the queries of lists of products, purchasing and receivables. */
export function goodsQuestions(db: Db, year: Period): Question[] {
  const now = new Date();
  const products = (
    name: string,
    filter: Parameters<typeof listRows>[1] = {},
    { sort = "name", page = 1 }: { sort?: Parameters<typeof listRows>[2]["sort"]; page?: number } = {},
  ): Question => [`products: ${name}`, () => listRows(db, filter, { paging: { ...FIRST, page }, sort, now })];
  const receipts = (name: string, filter: Omit<Parameters<typeof listReceiptRows>[1], "page" | "perPage">) =>
    [`receipts: ${name}`, () => listReceiptRows(db, { ...FIRST, ...filter })] as const;
  const invoices = { today: year.to, rate: undefined };
  return [
    products("all"),
    products("page 4,000", {}, { page: 4_000 }),
    products("most expensive first", {}, { sort: "-price" }),
    products("by a frequent word", { q: "detergent" }),
    products("by one letter", { q: "a" }),
    products("with limited stock", { stock: "low" }),
    products("in a promotion", { isPromoted: true }),
    receipts("all", {}),
    receipts("drafts", { state: "draft" }),
    receipts("by document number", { q: "bench-19" }),
    receipts("of a supplier", { supplierId: 50 }),
    ["suppliers: all", () => listSupplierRows(db, { ...FIRST, state: "all" })],
    ["suppliers: by one letter", () => listSupplierRows(db, { ...FIRST, state: "all", q: "b" })],
    ["counts: all", () => listCounts(db, FIRST)],
    ["reorder proposals", () => listToOrder(db)],
    ["products without sales", () => listSlow(db, { ...FIRST, before: year.to })],
    ["stock value: 200 products", () => listStockValue(db, { period: year, after: 0, most: 200 })],
    ["receivables: all", () => listOpenInvoices(db, invoices, FIRST)],
    ["receivables: by age", () => sumByAge(db, invoices)],
  ];
}
