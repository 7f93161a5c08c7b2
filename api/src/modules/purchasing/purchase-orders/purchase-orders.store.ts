import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { folded, foldedPart } from "../../../db/folded.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { PurchaseOrderList } from "@curat/contract/staff/purchase-orders.values";

export interface Order {
  id: number;
  supplierId: number;
  supplier: string;
  currency: "RON" | "EUR";
  expectedOn: string | null;
  note: string;
  createdAt: Date;
  createdBy: string;
  year: number | null;
  number: number | null;
  sentAt: Date | null;
  sentBy: string | null;
  sentTo: string | null;
  closedAt: Date | null;
  closedBy: string | null;
  closeReason: string | null;
  cancelledAt: Date | null;
  cancelledBy: string | null;
  cancelReason: string | null;
}

export interface OrderSums {
  lines: number;
  pieces: number;
  received: number;
  missing: number;
  totalBani: number;
}

export interface NewLine {
  productId: number;
  code: string;
  pieces: number;
  pack: number;
  priceBani: number | null;
}

export interface OrderLine extends NewLine {
  id: number;
  productCode: string;
  product: string;
  unit: string;
  stock: number;
  received: number;
}

function orders(db: Db) {
  return db
    .selectFrom("purchase_order as o")
    .innerJoin("supplier_facts as s", "s.id", "o.supplier_id")
    .select([
      "o.id",
      "o.supplier_id as supplierId",
      "s.name as supplier",
      sql<"RON" | "EUR">`o.currency`.as("currency"),
      sql<string | null>`o.expected_on::text`.as("expectedOn"),
      "o.note",
      "o.created_at as createdAt",
      "o.created_by as createdBy",
      "o.year",
      "o.number",
      "o.sent_at as sentAt",
      "o.sent_by as sentBy",
      "o.sent_to as sentTo",
      "o.closed_at as closedAt",
      "o.closed_by as closedBy",
      "o.close_reason as closeReason",
      "o.cancelled_at as cancelledAt",
      "o.cancelled_by as cancelledBy",
      "o.cancel_reason as cancelReason",
    ]);
}

export function findOrder(db: Db, id: number): Promise<Order | undefined> {
  return orders(db).where("o.id", "=", id).executeTakeFirst();
}

export async function lockOrder(tx: Tx, id: number): Promise<Order | undefined> {
  await tx.selectFrom("purchase_order").select("id").where("id", "=", id).forUpdate().execute();
  return findOrder(tx, id);
}

export async function findOrderOf(db: Db, supplierId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("purchase_order")
    .select("id")
    .where("supplier_id", "=", supplierId)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.id;
}

export interface OrderFilter {
  state?: PurchaseOrderList | undefined;
  q?: string | undefined;
  supplierId?: number | undefined;
}

const MISSES_GOODS = sql<boolean>`exists (
  select from purchase_order_line l where l.purchase_order_id = o.id and l.received < l.pieces)`;
const ENDED = sql<boolean>`(o.closed_at is not null or o.cancelled_at is not null)`;
const HAS_GOODS = sql<boolean>`exists (
  select from purchase_order_line l where l.purchase_order_id = o.id and l.received > 0)`;

/** SQL conditions of the list's filters. They must match the states of `stateOf`. */
const LISTED: Record<PurchaseOrderList, ReturnType<typeof sql<boolean>>> = {
  draft: sql<boolean>`o.sent_at is null`,
  open: sql<boolean>`o.sent_at is not null and not ${ENDED} and ${MISSES_GOODS}`,
  closed: sql<boolean>`o.sent_at is not null and (not ${MISSES_GOODS}
    or (${ENDED} and (o.cancelled_at is null or ${HAS_GOODS})))`,
  cancelled: sql<boolean>`o.cancelled_at is not null and not ${HAS_GOODS}`,
};

/** Returns a page of orders: drafts first, then the newest. */
export async function listOrderRows(
  db: Db,
  { state, q = "", supplierId, ...paging }: Paging & OrderFilter,
): Promise<{ rows: (Order & OrderSums)[]; total: number }> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 6);
  const query = orders(db)
    .$if(state !== undefined, (all) => all.where(state === undefined ? sql<boolean>`true` : LISTED[state]))
    .$if(supplierId !== undefined, (all) => all.where("o.supplier_id", "=", supplierId ?? 0))
    .$if(words.length > 0, (all) =>
      all.where(
        sql<boolean>`${sql.join(
          words.map(
            (word) =>
              sql`(o.supplier_id in (select id from supplier_facts where ${folded(sql`name`)} like ${foldedPart(word)})
                or o.number || '/' || o.year like ${foldedPart(word)})`,
          ),
          sql` and `,
        )}`,
      ),
    )
    .orderBy("o.sent_at", (order) => order.desc().nullsFirst())
    .orderBy("o.id", "desc");
  const { rows, total } = await pageOf(query, paging);
  const sums = await sumsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => ({ ...row, ...(sums.get(row.id) ?? NOTHING) })), total };
}

export const NOTHING: OrderSums = { lines: 0, pieces: 0, received: 0, missing: 0, totalBani: 0 };

/** Returns line totals, keyed by order id. Orders without lines are omitted. */
export async function sumsOf(db: Db, ids: readonly number[]): Promise<Map<number, OrderSums>> {
  const { rows } = await sql<OrderSums & { id: number }>`
    select purchase_order_id::integer as id, count(*)::integer as lines, sum(pieces)::bigint as pieces, sum(received)::bigint as received,
      sum(greatest(0, pieces - received))::bigint as missing,
      coalesce(sum(round(pieces::numeric * price_bani / pack)), 0)::bigint as "totalBani"
    from purchase_order_line where purchase_order_id = any(${ids}::bigint[]) group by purchase_order_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

/** Returns the lines of an order with their products, sorted by position. */
export function loadOrderLines(db: Db, id: number): Promise<OrderLine[]> {
  return db
    .selectFrom("purchase_order_line as l")
    .innerJoin("product_facts as p", "p.id", "l.product_id")
    .select([
      "l.id",
      "l.product_id as productId",
      "p.code as productCode",
      "p.name as product",
      "p.sale_unit as unit",
      "p.stock",
      "l.code",
      "l.pieces",
      "l.pack",
      "l.price_bani as priceBani",
      "l.received",
    ])
    .where("l.purchase_order_id", "=", id)
    .orderBy("l.position")
    .orderBy("l.id")
    .execute();
}

export async function productsOf(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("purchase_order_line")
    .select("product_id")
    .where("purchase_order_id", "=", id)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

export async function insertOrder(
  tx: Tx,
  {
    supplierId,
    currency,
    expectedOn,
    note,
    at,
    by,
  }: Pick<Order, "supplierId" | "currency" | "expectedOn" | "note"> & { at: Date; by: string },
): Promise<number> {
  const row = await tx
    .insertInto("purchase_order")
    .values({
      supplier_id: supplierId,
      currency,
      expected_on: expectedOn,
      note,
      created_at: at,
      created_by: by,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateOrder(
  tx: Tx,
  id: number,
  { expectedOn, note }: Pick<Order, "expectedOn" | "note">,
): Promise<void> {
  await tx
    .updateTable("purchase_order")
    .set({ expected_on: expectedOn, note })
    .where("id", "=", id)
    .execute();
}

export async function deleteOrder(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("purchase_order").where("id", "=", id).execute();
}

export async function putLines(tx: Tx, id: number, lines: readonly NewLine[]): Promise<void> {
  const of = <Key extends keyof NewLine>(key: Key) => lines.map((line) => line[key]);
  await sql`
    delete from purchase_order_line
    where purchase_order_id = ${id} and product_id <> all(${of("productId")}::integer[])`.execute(tx);
  await sql`
    insert into purchase_order_line (purchase_order_id, position, product_id, code, pieces, pack, price_bani)
    select ${id}::bigint, position, product_id, code, pieces, pack, price
    from unnest(${of("productId")}::integer[], ${of("code")}::text[], ${of("pieces")}::integer[], ${of("pack")}::integer[],
      ${of("priceBani")}::bigint[]) with ordinality as t (product_id, code, pieces, pack, price, position)
    on conflict (purchase_order_id, product_id) do update set position = excluded.position, code = excluded.code,
      pieces = excluded.pieces, pack = excluded.pack, price_bani = excluded.price_bani`.execute(tx);
}

/** Returns the next number of a year. The row stays locked until the transaction ends, so no number is skipped. */
export async function nextNumber(tx: Tx, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into purchase_order_series as s (year, last) values (${year}, 1)
    on conflict (year) do update set last = s.last + 1 returning last`.execute(tx);
  // The query always returns one row.
  return rows[0]?.last ?? 0;
}

export async function writeSent(
  tx: Tx,
  id: number,
  sent: { year: number; number: number; at: Date; by: string; to: string; expectedOn: string },
): Promise<void> {
  const { year, number, at, by, to, expectedOn } = sent;
  await tx
    .updateTable("purchase_order")
    .set({ year, number, sent_at: at, sent_by: by, sent_to: to, expected_on: expectedOn })
    .where("id", "=", id)
    .execute();
}

interface Ending {
  at: Date;
  by: string;
  reason: string;
}

/** Closes an order, or reopens it if `ending` is null. */
export async function writeClosed(tx: Tx, id: number, ending: Ending | null): Promise<void> {
  await tx
    .updateTable("purchase_order")
    .set({
      closed_at: ending?.at ?? null,
      closed_by: ending?.by ?? null,
      close_reason: ending?.reason ?? null,
    })
    .where("id", "=", id)
    .execute();
}

export async function writeCancelled(tx: Tx, id: number, { at, by, reason }: Ending): Promise<void> {
  await tx
    .updateTable("purchase_order")
    .set({ cancelled_at: at, cancelled_by: by, cancel_reason: reason })
    .where("id", "=", id)
    .execute();
}

/** Returns the pieces on order that are expected on or after `from`, earliest first. */
export async function listExpected(
  db: Db,
  productId: number,
  from = "-infinity",
): Promise<{ orderId: number; number: number; year: number; pieces: number; expectedOn: string }[]> {
  const { rows } = await sql<{
    orderId: number;
    number: number;
    year: number;
    pieces: number;
    expectedOn: string;
  }>`
    select e.purchase_order_id as "orderId", o.number, o.year, e.pieces, e.expected_on::text as "expectedOn"
    from expected_goods e join purchase_order o on o.id = e.purchase_order_id
    where e.product_id = ${productId} and e.expected_on >= ${from}::date order by e.expected_on, e.purchase_order_id limit 20`.execute(
    db,
  );
  return rows;
}

/** Returns, keyed by product id, the first day on or after `from` on which ordered pieces are expected. */
export async function loadExpectedDays(db: Db, from: string): Promise<Map<number, string>> {
  const { rows } = await sql<{ productId: number; day: string }>`
    select product_id as "productId", min(expected_on)::text as day from expected_goods
    where expected_on >= ${from}::date group by product_id`.execute(db);
  return new Map(rows.map(({ productId, day }) => [productId, day]));
}
