import { type RawBuilder, sql, type Updateable } from "kysely";
import { storedDay } from "../../../calendar/romanian-day.ts";
import type { Db, Tx } from "../../../db/database.ts";
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
import type { ListDelivery } from "../../catalogue/price-lists/index.ts";
import { vatOn } from "../../../db/vat-on.ts";
import type { SoldProduct } from "./imported/orders.import.ts";

export type { Order, OrderPromise, PaymentState };

export type NewOrder = Omit<Order, "id" | "number" | "restBani"> & {
  typedKey: string | null;
  cartId: number;
  /** IP network of a buyer without a paid or delivered order; undefined for other buyers. */
  placedFrom?: string | undefined;
  /** Delivery terms of the buyer's price lists. */
  ownDelivery?: readonly ListDelivery[] | undefined;
};

/** Returns the delivery terms of the buyer's price lists when the order was placed; undefined if they are unknown. */
export async function findOwnDelivery(db: Db, orderId: number): Promise<ListDelivery[] | undefined> {
  const { rows } = await sql<{ terms: ListDelivery[] | null }>`
    select own_delivery as terms from orders where id = ${orderId}`.execute(db);
  return rows[0]?.terms ?? undefined;
}

export async function findOrder(
  db: Db,
  id: number,
): Promise<{ order: Order; lines: StoredLine[] } | undefined> {
  const row = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { order: toOrder(row), lines: await loadLines(db, [id]) };
}

export interface Beginning {
  lines: readonly NewOrderLine[];
  /** The first entry of the order's account; undefined if the caller posts it later. */
  happened?: MoneyEvent;
  /** Products to take from stock; undefined for an imported order. */
  stock?: { taken: readonly Pieces[]; actor: StockActor | null };
  job?: RawBuilder<object>;
}

/** Inserts an order and all its parts in one statement. The database assigns its number. */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  { lines, happened, stock = { taken: [], actor: null }, job }: Beginning,
): Promise<Order> {
  const { cartId, typedKey, placedFrom, ownDelivery = null, ...placed } = order;
  const row = {
    ...columnsOf(placed),
    cart_id: cartId,
    typed_key: typedKey,
    placed_from: placedFrom,
    own_delivery: ownDelivery,
  };
  const rows = lines.map((line, position) => ({ position, ...toColumns(line, LINE_COLUMNS) }));
  const { rows: inserted } = await sql<{ id: number; number: number }>`
    ${job ? sql`/* order-new */` : sql`/* order-imported */`} with placed as (
      insert into orders (${PLACED_COLUMNS})
      select ${PLACED_COLUMNS} from json_populate_record(null::orders, ${JSON.stringify(row)})
      returning id, number, status, placed_by, placed_at
    ), lines as (
      insert into order_line (order_id, position, ${NEW_LINE_COLUMNS})
      select placed.id, position, ${NEW_LINE_COLUMNS}
      from placed, json_populate_recordset(null::order_line, ${JSON.stringify(rows)}) l returning id, quantity
    ), opened as ${openLines("ordered", order.placedAt)},
    account as ${openAccount(happened ? [happened] : [], order.placedAt)},
    stock as ${takeStock({ ...stock, now: order.placedAt })},
    cart as ${markOrdered(cartId, order.placedAt)},
    event as (
      insert into order_event (order_id, status, actor, at, trace)
      select id, status, case when placed_by is null then 'customer' else 'staff' end, placed_at,
        ${currentTrace()?.id ?? null}
      from placed
    )
    select id, number, ${job ? sql`(${job}).id` : sql`null`} as job from placed`.execute(tx);
  if (!inserted[0]) throw new Error("The inserted order was not returned.");
  const { id, number } = inserted[0];
  return { ...placed, id, number, restBani: 0 };
}

const NEW_LINE_COLUMNS = sql.join(Object.values(LINE_COLUMNS).map((column) => sql.ref(column)));

/** Columns of a new order, without those that the database assigns. */
const PLACED_COLUMNS = sql.join(
  [...ORDER_COLUMNS, "cart_id", "typed_key", "placed_from", "own_delivery"]
    .filter((column) => !["id", "number", "payable_bani"].includes(column))
    .map((column) => sql.ref(column)),
);

export function columnsOf(
  fields: Partial<Order>,
  columns: Partial<typeof ORDER_FIELDS> = ORDER_FIELDS,
): Updateable<DB["orders"]> {
  const provided = Object.entries(columns).filter(([field]) => field in fields);
  const { promise } = fields;
  return {
    ...toColumns<Record<string, string>, Record<string, unknown>>(
      { ...fields },
      Object.fromEntries(provided),
    ),
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
