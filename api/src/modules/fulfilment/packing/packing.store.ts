import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { OrderStatus } from "../../selling/orders/index.ts";
import { codeOfLine, type Goods, type Scan, withoutAhead } from "./packing.rules.ts";
import type { OrderGoods, PickedOrder } from "./pick-list.rules.ts";

/** Returns the goods of these orders that must still be packed, in line order, without charges. */
export async function loadGoods(db: Db, orderIds: readonly number[]): Promise<OrderGoods[]> {
  const goods = await db
    .selectFrom("order_goods as g")
    .innerJoin("product_facts as p", "p.id", "g.product_id")
    .select([
      "g.order_id as orderId",
      "p.id as productId",
      "g.name",
      "p.code",
      "p.barcode",
      "g.picture",
      "g.unit",
      "g.quantity",
      "p.category_id as categoryId",
    ])
    .where("g.order_id", "=", anyOf(orderIds))
    .orderBy("g.order_id")
    .orderBy("g.position")
    .execute();
  return withoutAhead(goods, await loadAhead(db, orderIds));
}

export interface FreeGoods extends Goods {
  orderId: number;
}

/** Returns the orders' lines without a product, in line order. They are packed with the final parcel. */
export async function loadFreeGoods(db: Db, orderIds: readonly number[]): Promise<FreeGoods[]> {
  const rows = await db
    .selectFrom("order_goods")
    .select(["order_id as orderId", "line_id as lineId", "name", "picture", "unit", "quantity"])
    .where("order_id", "=", anyOf(orderIds))
    .where("product_type", "=", PRODUCT_TYPE.product)
    .where("product_id", "is", null)
    .orderBy("order_id")
    .orderBy("position")
    .execute();
  return rows.map(({ lineId, ...line }) => {
    if (lineId === null) throw new Error("A line of an order has no id.");
    return { ...line, lineId, productId: null, code: codeOfLine(lineId), barcode: null };
  });
}

async function loadAhead(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom("parcel_piece")
    .select(["order_id as orderId", "product_id as productId", "quantity"])
    .where("order_id", "=", anyOf(orderIds))
    .execute();
}

/** Returns products that are no longer in the order, as goods with an ordered quantity of zero. */
export async function loadProducts(db: Db, productIds: readonly number[]): Promise<Goods[]> {
  const rows = await db
    .selectFrom("product_facts")
    .select(["id as productId", "name", "code", "barcode", "sale_unit as unit"])
    .where("id", "=", anyOf(productIds))
    .execute();
  return rows.map((row) => ({ ...row, lineId: null, picture: null, quantity: 0 }));
}

export async function findAwb(db: Db, orderId: number): Promise<string | null> {
  const row = await db
    .selectFrom("order_waybill")
    .select("awb")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.awb ?? null;
}

export interface StoredScan extends Scan {
  key: string;
  by: string;
  at: Date;
}
export interface StoredPacking {
  startedBy: string;
  finishedBy: string | null;
  finishedAt: Date | null;
  scans: StoredScan[];
}

/**
 * Returns the packing of an order. Omits scans made before its latest partial shipment, because they belong to that
 * parcel.
 */
export async function findPacking(db: Db, orderId: number): Promise<StoredPacking | undefined> {
  const row = await db
    .selectFrom("packing")
    .select(["started_by as startedBy", "finished_by as finishedBy", "finished_at as finishedAt"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { since } = await db
    .selectFrom("order_parcel")
    .select(({ fn }) => fn.max<Date | null>("created_at").as("since"))
    .where("order_id", "=", orderId)
    .where("part", ">", 0)
    .executeTakeFirstOrThrow();
  const scanned = await db
    .selectFrom("packing_scan")
    .select(["id", "product_id as productId", "quantity", "key", "by", "at"])
    .where("order_id", "=", orderId)
    .$if(since !== null, (query) => query.where("at", ">", since))
    .execute();
  const ticked = await db
    .selectFrom("packing_tick")
    .select(["id", "line_id as lineId", "quantity", "key", "by", "at"])
    .where("order_id", "=", orderId)
    .$if(since !== null, (query) => query.where("at", ">", since))
    .execute();
  const scans = [
    ...scanned.map((scan) => ({ ...scan, lineId: null })),
    ...ticked.map((tick) => ({ ...tick, productId: null })),
  ].toSorted((one, other) => one.id - other.id);
  const [first] = scans;
  if (since === null || (row.finishedAt ?? first?.at ?? new Date(0)) > since) return { ...row, scans };
  return first && { startedBy: first.by, finishedBy: null, finishedAt: null, scans };
}

export interface NewScan {
  orderId: number;
  productId: number | null;
  lineId: number | null;
  quantity: number;
  key: string;
  by: string;
  at: Date;
}

/** Stores a scan; the first scan starts the packing. The caller must have locked the order. */
export async function insertScan(tx: Tx, { orderId, productId, lineId, ...scan }: NewScan): Promise<void> {
  await tx
    .insertInto("packing")
    .values({ order_id: orderId, started_by: scan.by, started_at: scan.at })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .execute();
  const common = { order_id: orderId, ...scan };
  if (productId !== null)
    await tx
      .insertInto("packing_scan")
      .values({ ...common, product_id: productId })
      .execute();
  if (lineId !== null)
    await tx
      .insertInto("packing_tick")
      .values({ ...common, line_id: lineId })
      .execute();
}

/** Records who finished packing an order; null reopens the packing. */
export async function writeFinished(
  tx: Tx,
  orderId: number,
  finished: { by: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable("packing")
    .set({ finished_by: finished?.by ?? null, finished_at: finished?.at ?? null })
    .where("order_id", "=", orderId)
    .execute();
}

/** Deletes a scan; deleting the last one deletes the packing. Returns false if the scan no longer exists. */
export async function deleteScan(tx: Tx, orderId: number, scan: number): Promise<boolean> {
  const { rows: gone } = await sql`
    with scanned as (delete from packing_scan where order_id = ${orderId} and id = ${scan} returning id),
      ticked as (delete from packing_tick where order_id = ${orderId} and id = ${scan} returning id)
    select id from scanned union all select id from ticked`.execute(tx);
  if (gone.length === 0) return false;
  await sql`
    delete from packing_lot k where k.order_id = ${orderId} and not exists (
      select from packing_scan s where s.order_id = k.order_id and s.product_id = k.product_id)`.execute(tx);
  await tx
    .deleteFrom("packing")
    .where("order_id", "=", orderId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("packing_scan as s").select("s.id").where("s.order_id", "=", orderId))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("packing_tick as t").select("t.id").where("t.order_id", "=", orderId))),
    )
    .execute();
  return true;
}

/**
 * Returns the order with this order or waybill number. Barcodes on labels may append three digits to the waybill
 * number. Each lookup uses an index.
 */
export async function findOrderByCode(db: Db, code: string): Promise<number | undefined> {
  const number = /^\d{1,15}$/.test(code) ? Number(code) : null;
  const awbs = [code, code.toUpperCase()].flatMap((awb) => [awb, awb.slice(0, -3)]);
  const { rows } = await sql<{ id: number }>`
    select order_id as id, 1 as place from order_facts where number = ${number}::bigint
    union all select order_id, 2 from order_parcel where awb = any(${awbs}::text[])
    order by place limit 1`.execute(db);
  return rows[0]?.id;
}

/** Returns the product with this code or barcode. Ignores leading zeros. */
export async function findProductByCode(
  db: Db,
  code: string,
): Promise<{ id: number; name: string } | undefined> {
  const digits = /^\d+$/.test(code) ? code.replace(/^0+/, "") : null;
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from product_facts
    where lower(code) = lower(${code}) or lower(barcode) = lower(${code})
      or ltrim(barcode, '0') = ${digits}::text or ltrim(code, '0') = ${digits}::text
    order by lower(code) = lower(${code}) desc, is_published desc, id limit 1`.execute(db);
  return rows[0];
}

/** Returns the oldest order that can be packed and needs another piece of a product. */
export async function findOrderNeeding(db: Db, productId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select o.order_id as id
    from order_facts o
    join order_goods g on g.order_id = o.order_id and g.product_id = ${productId}
    where o.status in ('confirmed', 'preparing')
      and (o.status = 'confirmed' or exists (select from open_packing w where w.order_id = o.order_id))
    group by o.order_id
    having sum(g.quantity) > coalesce((
      select sum(s.quantity) from packing_scan s where s.order_id = o.order_id and s.product_id = ${productId}
        and s.at > coalesce((
          select max(a.created_at) from order_parcel a where a.order_id = o.order_id and a.part > 0), '-infinity')
    ), 0) + coalesce((
      select sum(a.quantity) from parcel_piece a where a.order_id = o.order_id and a.product_id = ${productId}
    ), 0)
    order by o.order_id limit 1`.execute(db);
  return rows[0]?.id;
}

/** Returns the full names of categories, such as "Curățenie › Detergenți", keyed by id. */
export async function loadCategoryPaths(db: Db): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive path as (
      select id, name from category_facts where parent_id is null
      union all
      select c.id, path.name || ' › ' || c.name from category_facts c join path on path.id = c.parent_id
    )
    select id, name from path`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function loadPickedOrders(db: Db, orderIds: readonly number[]): Promise<PickedOrder[]> {
  const rows = await db
    .selectFrom("order_facts")
    .select(["order_id as id", "number", "buyer_name as name", "status"])
    .where("order_id", "=", anyOf(orderIds))
    .execute();
  // The column's check constraint allows only these statuses.
  return rows.map((row) => ({ ...row, status: row.status as OrderStatus }));
}
