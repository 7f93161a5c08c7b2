import type { ProductType } from "@curat/contract/cart.values";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { anyOf, type Db, executeNamed, type Tx } from "../../../db/database.ts";
import { toColumns, toFields } from "../../../db/fields.ts";
import type { DB } from "../../../db/tables.ts";
import { type Movement, openLines, postPieces } from "../ledger/index.ts";
import { LINE_COLUMNS, type StoredLine } from "./order.ts";
import type { LineChange } from "./order-lines.rules.ts";
import type { Parcel } from "./parcels.rules.ts";

const COLUMNS = Object.values(LINE_COLUMNS);
const WRITTEN = COLUMNS.map((column) => `l.${column}` as const);

export async function loadLines(db: Db, orderIds: readonly number[]): Promise<StoredLine[]> {
  const present = linesOf(db, orderIds).where("l.quantity", ">", 0);
  return (await executeNamed(db, "order-lines", present)).map(toLine);
}

export async function loadEveryLine(db: Db, orderId: number): Promise<StoredLine[]> {
  return (await linesOf(db, [orderId]).execute()).map(toLine);
}

function linesOf(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom("order_line as l")
    .leftJoin("product_facts as p", (join) =>
      join.onRef("p.id", "=", "l.product_id").on("p.is_published", "=", true),
    )
    .select(["l.id", "l.order_id", "l.position", "p.slug", ...WRITTEN])
    .where("l.order_id", "=", anyOf(orderIds))
    .orderBy("l.order_id")
    .orderBy("l.position");
}

export async function writeLines(
  tx: Tx,
  orderId: number,
  { changes, pieces, at }: { changes: readonly LineChange[]; pieces: readonly Movement[]; at: Date },
): Promise<void> {
  const stored = changes.flatMap(({ id, position, line }) => (id === null ? [] : { id, position, line }));
  await sql`
    update order_line l set position = n.position, quantity = n.quantity, discount_bani = n.discount, vat_bani = n.vat,
      staff_discount_bani = n.given
    from unnest(${stored.map(({ id }) => id)}::bigint[], ${stored.map(({ position }) => position)}::smallint[],
      ${stored.map(({ line }) => line.quantity)}::integer[], ${stored.map(({ line }) => line.discountBani)}::integer[],
      ${stored.map(({ line }) => line.vatBani)}::integer[], ${stored.map(({ line }) => line.staffDiscountBani)}::integer[])
      n (id, position, quantity, discount, vat, given)
    where l.id = n.id`.execute(tx);
  await postPieces(tx, pieces, at);
  const rows = changes
    .filter(({ id }) => id === null)
    .map(({ position, line }) => ({ order_id: orderId, position, ...toColumns(line, LINE_COLUMNS) }));
  if (rows.length === 0) return;
  await tx
    .with("lines", (db) => db.insertInto("order_line").values(rows).returning(["id", "quantity"]))
    .with("opened", () => openLines("added", at))
    .selectFrom("lines")
    .select("id")
    .execute();
}

export async function loadSoldPieces(
  tx: Tx,
  orderId: number,
): Promise<{ productId: number; quantity: number }[]> {
  const { rows } = await sql<{ productId: number; quantity: number }>`
    select product_id as "productId", sum(quantity)::integer as quantity from order_line
    where order_id = ${orderId} and product_id is not null and quantity > 0
    group by product_id order by product_id`.execute(tx);
  return rows;
}

type Row = Pick<Selectable<DB["order_line"]>, "id" | "order_id" | "position" | (typeof COLUMNS)[number]>;

function toLine(row: Row & { slug: string | null }): StoredLine {
  return {
    ...toFields(row, LINE_COLUMNS),
    id: row.id,
    orderId: row.order_id,
    position: row.position,
    url: row.slug === null ? null : `/${row.slug}`,
    // A check constraint allows only these types.
    productType: row.product_type as ProductType,
  };
}

/** Returns the parcels of orders, oldest first. Part 0 of each order is last. */
export async function loadParcels(
  db: Db,
  orderIds: readonly number[],
): Promise<(Parcel & { orderId: number })[]> {
  const rows = await executeNamed(
    db,
    "order-parcels",
    db
      .selectFrom("order_parcel")
      .select(["id", "order_id as orderId", "part", "courier", "awb", "tracking_url as trackingUrl"])
      .select(["cost_bani as costBani", "status", "status_at as statusAt", "cash_bani as cashBani"])
      .select(["left_at as leftAt", "ended_as as endedAs"])
      .where("order_id", "=", anyOf(orderIds))
      .orderBy("order_id")
      .orderBy((eb) => eb("part", "=", 0))
      .orderBy("part"),
  );
  const ahead = rows.filter(({ part }) => part > 0).map(({ id }) => id);
  const pieces = ahead.length === 0 ? [] : await loadPieces(db, ahead);
  return rows.map((row) => ({
    ...row,
    // A check constraint allows only these values.
    endedAs: row.endedAs as Parcel["endedAs"],
    pieces: pieces
      .filter(({ shipmentId }) => shipmentId === row.id)
      .map(({ productId, quantity }) => ({ productId, quantity })),
  }));
}

export async function findAwbProblem(
  db: Db,
  orderId: number,
): Promise<{ why: string; isUnsure: boolean } | undefined> {
  return db
    .selectFrom("awb_problem")
    .select(["why", "is_unsure as isUnsure"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

/** `isPartlySent` as an SQL condition on `orders`. */
export function partlySent(): RawBuilder<boolean> {
  return sql`(orders.status in ('confirmed', 'preparing') and exists (
    select from order_parcel p where p.order_id = orders.id and p.part > 0 and p.left_at is not null
      and p.ended_as is distinct from 'returned'))`;
}

function loadPieces(db: Db, shipmentIds: readonly number[]) {
  return db
    .selectFrom("parcel_piece")
    .select(["shipment_id as shipmentId", "product_id as productId", "quantity"])
    .where("shipment_id", "=", anyOf(shipmentIds))
    .orderBy("product_id")
    .execute();
}
