import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";
import { vatOn } from "../../../../db/vat-on.ts";
import type { Order } from "../orders.store.ts";
import type { SoldProduct } from "./orders.import.ts";

export async function findSoldProducts(
  db: Db,
  ids: number[],
  at: Date,
): Promise<{ products: Map<number, SoldProduct>; standardVatPercent: number | undefined }> {
  const { rows } = await sql<Omit<SoldProduct, "vatPercent"> & { vatPercent: number | null }>`
    select p.id, p.name, p.code, r.picture, p.sale_unit as unit, p.price_bani as "priceBani", v.percent as "vatPercent"
    from product_facts p
    left join ${vatOn(at)} v on v.code = p.vat_code
    left join product_read r on r.product_id = p.id
    where p.id = any(${ids})`.execute(db);
  const { rows: rates } = await sql<{ percent: number }>`
    select percent from ${vatOn(at)} where code = 'standard'`.execute(db);
  const products = rows.map((row) => ({ ...row, vatPercent: row.vatPercent ?? undefined }));
  return { products: new Map(products.map((row) => [row.id, row])), standardVatPercent: rates[0]?.percent };
}

export async function writeImportedPayment(
  tx: Tx,
  { order, at, state }: { order: Order; at: Date; state: "paid" | "refunded" },
): Promise<void> {
  const { id: order_id, randomId, totalBani: amount_bani } = order;
  const attempt = {
    provider: "import",
    reference: `import-${randomId}`,
    state,
    started_at: at,
    changed_at: at,
  };
  await tx
    .insertInto("payment")
    .values({ order_id, amount_bani, ...attempt })
    .execute();
}
