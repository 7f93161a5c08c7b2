import { type Insertable, type RawBuilder, sql, type Updateable } from "kysely";
import { storedDay } from "../../../calendar/romanian-day.ts";
import { type Db, executeNamed, type Tx } from "../../../db/database.ts";
import { toColumns, toFields } from "../../../db/fields.ts";
import type { DB } from "../../../db/tables.ts";
import { currentTrace } from "../../../trace.ts";
import { type Pieces, type StockActor, takeStock } from "../../catalogue/stock/index.ts";
import { markOrdered } from "../cart/index.ts";
import { type MoneyEvent, openAccount, openLines } from "../ledger/index.ts";
import { loadLines } from "./order-lines.store.ts";
import {
  LINE_COLUMNS,
  type NewOrderLine,
  type Order,
  ORDER_COLUMNS,
  ORDER_FIELDS,
  type Row,
  type StoredLine,
} from "./order.ts";
import type { OrderPromise, OrderStatus } from "./orders.rules.ts";
import type { PaymentState } from "./order-payment.rules.ts";
import { vatOn } from "../../../db/vat-on.ts";
import type { SoldProduct } from "./imported/orders.import.ts";

export type { Order, OrderPromise, PaymentState };

export type NewOrder = Omit<Order, "id" | "number" | "restBani"> & {
  typedKey: string | null;
  cartId: number;
  /** The network of a buyer without any paid or delivered order; undefined for all others. */
  placedFrom?: string | undefined;
};

export async function findOrder(
  db: Db,
  id: number,
): Promise<{ order: Order; lines: StoredLine[] } | undefined> {
  const row = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { order: toOrder(row), lines: await loadLines(db, [id]) };
}

export interface Beginning {
  lines: readonly NewOrderLine[];
  /** The first entry of its account; undefined if the caller posts it later. */
  happened?: MoneyEvent;
  /** Undefined for an imported order, which takes no stock. */
  stock?: { taken: readonly Pieces[]; actor: StockActor | null };
  /** SQL that enqueues the confirmation email; undefined for an imported order. */
  job?: RawBuilder<object>;
}

/** Inserts an order with everything that belongs to it, in one statement; the database assigns its number. */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  { lines, happened, stock = { taken: [], actor: null }, job }: Beginning,
): Promise<Order> {
  const rows = JSON.stringify(
    lines.map((line, position) => ({ position, ...toColumns(line, LINE_COLUMNS) })),
  );
  const query = tx
    .with("placed", (db) => db.insertInto("orders").values(orderRow(order)).returning(ORDER_COLUMNS))
    .with(
      "lines",
      () => sql<object>`(
        insert into order_line (order_id, position, product_type, product_id, name, code, picture, unit, quantity,
          unit_price_bani, discount_bani, staff_discount_bani, bundle_id, bundle_name, vat_percent, vat_bani, price_reason)
        select placed.id, l.position, l.product_type, l.product_id, l.name, l.code, l.picture, l.unit, l.quantity,
          l.unit_price_bani, l.discount_bani, l.staff_discount_bani, l.bundle_id, l.bundle_name, l.vat_percent, l.vat_bani, l.price_reason
        from placed, json_populate_recordset(null::order_line, ${rows}) l returning id, quantity)`,
    )
    .with("opened", () => openLines("ordered", order.placedAt))
    .with("account", () => openAccount(happened ? [happened] : [], order.placedAt))
    .with("stock", () => takeStock({ ...stock, now: order.placedAt }))
    .with("cart", () => markOrdered(order.cartId, order.placedAt))
    .with(
      "event",
      () => sql<object>`(
        insert into order_event (order_id, status, actor, at, trace)
        select id, status, case when placed_by is null then 'customer' else 'staff' end, placed_at,
          ${currentTrace()?.id ?? null}
        from placed)`,
    )
    .selectFrom("placed")
    .select(ORDER_COLUMNS)
    .select((job ? sql`(${job}).id` : sql`null`).as("job"));
  const [row] = await executeNamed(tx, job ? "order-new" : "order-imported", query);
  if (!row) throw new Error("The inserted order was not returned.");
  return toOrder(row);
}

function orderRow(order: NewOrder): Insertable<DB["orders"]> {
  return {
    // A new order has all fields.
    ...(columnsOf(order) as Insertable<DB["orders"]>),
    cart_id: order.cartId,
    typed_key: order.typedKey,
    // Null if absent, so that the statement text never changes.
    placed_from: order.placedFrom ?? null,
  };
}

export function columnsOf(
  fields: Partial<Order>,
  columns: Partial<typeof ORDER_FIELDS> = ORDER_FIELDS,
): Updateable<DB["orders"]> {
  const given = Object.entries(columns).filter(([field]) => field in fields);
  const { promise } = fields;
  return {
    ...toColumns<Record<string, string>, Record<string, unknown>>({ ...fields }, Object.fromEntries(given)),
    ...(promise !== undefined && {
      promised_from: promise?.from ?? null,
      promised_to: promise?.to ?? null,
      leaves_by: promise?.leaves ?? null,
    }),
  };
}

export function toOrder(row: Row): Order {
  return {
    ...toFields(row, ORDER_FIELDS),
    // Check constraints allow only values of these types.
    status: row.status as OrderStatus,
    paymentState: row.payment_state as PaymentState,
    promise: toPromise(row),
  };
}

function toPromise({ promised_from: from, promised_to: to, leaves_by: leaves }: Row): OrderPromise | null {
  return from && to && leaves
    ? { from: storedDay(from), to: storedDay(to), leaves: storedDay(leaves) }
    : null;
}

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
