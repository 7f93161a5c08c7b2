import { sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import { isIn } from "../../../db/period.ts";
import type { Actor } from "../../platform/changes/index.ts";
import { type Cost, type Known, openingValue } from "./costs.rules.ts";

export interface CostPosting {
  productId: number;
  kind: "receipt" | "receipt_undone" | "correction";
  pieces: number;
  valueBani: number;
  receiptId: number | null;
  receiptLineId: number | null;
}

interface PostingContext {
  actor: Actor;
  reference: string;
  at: Date;
}

/**
 * Locks products by ascending id until the transaction ends. Unlike `lockProducts`, it also waits for orders
 * that are shipping these products: their pieces count as gone when tracking begins.
 */
export async function lockGoods(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select from product_facts where id = ${anyOf(ids)} order by id for update`.execute(tx);
}

/** Returns the stock, warehouse pieces and cost of each product, keyed by id. Unknown ids are omitted. */
export async function loadKnown(db: Db, ids: readonly number[]): Promise<Map<number, Known>> {
  const { rows } = await sql<{
    id: number;
    stock: number;
    atHand: number;
    pieces: number | null;
    valueBani: number;
    unitBani: number;
  }>`
    select p.id, p.stock, case when c.product_id is null then greatest(0, (
        select h.pieces from goods_owned h where h.product_id = p.id)) else c.pieces end as "atHand",
      c.pieces, c.value_bani as "valueBani", c.unit_bani as "unitBani"
    from product_facts p left join product_cost c on c.product_id = p.id
    where p.id = ${anyOf(ids)}`.execute(db);
  return new Map(
    rows.map(({ id, stock, atHand, pieces, valueBani, unitBani }) => [
      id,
      { stock, atHand, cost: pieces === null ? null : { pieces, valueBani, unitBani } },
    ]),
  );
}

export async function loadCosts(db: Db, ids: readonly number[]): Promise<Map<number, Cost>> {
  const rows = await db
    .selectFrom("product_cost")
    .select(["product_id", "pieces", "value_bani as valueBani", "unit_bani as unitBani"])
    .where("product_id", "=", anyOf(ids))
    .execute();
  return new Map(rows.map(({ product_id, ...cost }) => [product_id, cost]));
}

/**
 * Starts cost tracking of untracked products. The caller must have locked them with `lockGoods`. `unitBani` is the
 * cost of a piece.
 */
export async function openCosts(
  tx: Tx,
  opened: readonly { productId: number; atHand: number; unitBani: number }[],
  { actor, reference, at }: PostingContext,
): Promise<void> {
  if (opened.length === 0) return;
  await tx
    .insertInto("cost_entry")
    .values(
      opened.map(({ productId, atHand, unitBani }) => ({
        product_id: productId,
        kind: "opening",
        pieces: atHand,
        value_bani: openingValue(atHand, unitBani),
        unit_bani: unitBani,
        ...columnsOf({ actor, reference, at }),
      })),
    )
    .execute();
}

/** Posts ledger entries of tracked products in the given order. The caller must have locked the products. */
export async function postCosts(
  tx: Tx,
  entries: readonly CostPosting[],
  posting: PostingContext,
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto("cost_entry")
    .values(
      entries.map(({ productId, kind, pieces, valueBani, receiptId, receiptLineId }) => ({
        product_id: productId,
        kind,
        pieces,
        value_bani: valueBani,
        receipt_id: receiptId,
        receipt_line_id: receiptLineId,
        ...columnsOf(posting),
      })),
    )
    .execute();
}

/** Pieces of an order line that were shipped (positive) or returned (negative). */
export interface LeftPieces {
  productId: number;
  lineId: number;
  pieces: number;
  at: Date;
}

/** Returns the pieces of these products that were shipped or returned since the given time, oldest first. */
export async function loadLeftSince(
  db: Db,
  products: readonly { productId: number; since: Date }[],
): Promise<LeftPieces[]> {
  const { rows } = await sql<LeftPieces>`
    select g.product_id as "productId", m.line_id as "lineId",
      case m.kind when 'shipped' then m.quantity else -m.quantity end as pieces, m.at
    from unnest(${products.map(({ productId }) => productId)}::integer[],
      ${products.map(({ since }) => since)}::timestamptz[]) t (product_id, since)
    join order_goods g on g.product_id = t.product_id
    join moved_piece m on m.line_id = g.line_id and m.at >= t.since and m.kind in ('shipped', 'came_back')
    order by m.at, m.line_id`.execute(db);
  return rows;
}

export async function postLeft(
  tx: Tx,
  left: readonly LeftPieces[],
  unitBani: (productId: number) => number,
): Promise<void> {
  await tx
    .insertInto("cost_entry")
    .values(
      left.map(({ productId, lineId, pieces, at }) => ({
        product_id: productId,
        kind: pieces > 0 ? "dispatch" : "returned",
        pieces: -pieces,
        value_bani: -pieces * unitBani(productId),
        line_id: lineId,
        at,
      })),
    )
    .execute();
}

const columnsOf = ({ actor, reference, at }: PostingContext) => ({
  actor_kind: actor.kind,
  actor_id: actor.id,
  actor_name: actor.name,
  reference,
  at,
});

export interface ReceiptGoods {
  lineId: number;
  productId: number;
  pieces: number;
  valueBani: number;
}

/** Returns the pieces and values of a receipt that is not undone, by ascending product and line. */
export async function loadReceived(db: Db, receiptId: number): Promise<ReceiptGoods[]> {
  const { rows } = await sql<ReceiptGoods>`
    select receipt_line_id as "lineId", product_id as "productId", sum(pieces)::integer as pieces,
      sum(value_bani)::bigint as "valueBani"
    from cost_entry where receipt_id = ${receiptId}
    group by receipt_line_id, product_id having sum(pieces) > 0
    order by product_id, receipt_line_id`.execute(db);
  return rows;
}

export function loadEntries(db: Db, productId: number, paging: Paging) {
  const query = db
    .selectFrom("cost_entry as e")
    .leftJoin("order_goods as l", "l.line_id", "e.line_id")
    .leftJoin("order_facts as o", "o.order_id", "l.order_id")
    .select([
      "e.id",
      "e.at",
      "e.kind",
      "e.pieces",
      "e.value_bani",
      "e.pieces_after",
      "e.value_after",
      "e.actor_name as actor",
      "e.reference",
      "e.receipt_id",
      "o.order_id",
      "o.number as order_number",
    ])
    .where("e.product_id", "=", productId)
    .orderBy("e.id", "desc");
  return pageOf(query, paging);
}

export async function findLastReceipt(db: Db, productId: number) {
  const row = await db
    .selectFrom("cost_entry")
    .select(["at", "reference", "pieces", "value_bani as valueBani"])
    .where("product_id", "=", productId)
    .where("kind", "=", "receipt")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export interface MovedGoods {
  id: number;
  /** The day in Romania, yyyy-mm-dd. */
  day: string;
  code: string;
  name: string;
  kind: "opening" | "receipt" | "receipt_undone" | "dispatch" | "returned" | "correction";
  reference: string;
  pieces: number;
  valueBani: number;
}

/** Returns entries of a period by ascending id, starting after `after`. */
export async function listMovedGoods(
  db: Db,
  { period, after, most }: { period: Period; after: number; most: number },
): Promise<MovedGoods[]> {
  const { rows } = await sql<MovedGoods>`
    select e.id, (e.at at time zone 'Europe/Bucharest')::date::text as day, p.code, p.name, e.kind, e.pieces,
      e.value_bani as "valueBani", case when e.reference <> '' then e.reference else coalesce('comanda ' || o.number, '') end as reference
    from cost_entry e join product_facts p on p.id = e.product_id
    left join order_goods l on l.line_id = e.line_id left join order_facts o on o.order_id = l.order_id
    where e.id > ${after} and ${isIn(sql`e.at`, period)}
    order by e.id limit ${most}`.execute(db);
  return rows;
}
