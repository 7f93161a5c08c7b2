/** All SQL on orders; that on their lines is in order-lines.store.ts. */
import { type Selectable, sql } from "kysely";
import { storedDay } from "../../../calendar/romanian-day.ts";
import { type Db, executeNamed, type Tx } from "../../../db/database.ts";
import type { DB, OrderLocker } from "../../../db/tables.ts";
import { currentTrace } from "../../../trace.ts";
import { type Pieces, type StockActor, takeStock } from "../../catalogue/stock/index.ts";
import { markOrdered } from "../cart/index.ts";
import { type MoneyEvent, openAccount, openLines } from "../ledger/index.ts";
import type { Company } from "./buyer.ts";
import { ORDER_COLUMNS } from "./order-columns.ts";
import type { NewOrderLine, StoredLine } from "./order-lines.rules.ts";
import { lineRow, loadLines } from "./order-lines.store.ts";
import type { OrderStatus } from "./orders.rules.ts";
import type { PaymentState } from "./order-payment.rules.ts";
import type { OrderPromise } from "./promise-state.rules.ts";

type Row = Pick<Selectable<DB["orders"]>, (typeof ORDER_COLUMNS)[number]>;

export type { OrderPromise, PaymentState };

/** An order as placed; money in bani with VAT. */
export interface Order {
  id: number;
  randomId: string;
  number: number;
  /** Null for a guest's. */
  customerId: number | null;
  bodyHash: string;
  orderType: string;
  status: OrderStatus;
  customerType: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  deliveryCounty: string;
  /** ISO 3166-2 without RO-; null where it is not known of an order from before it was kept. */
  deliveryCountyCode: string | null;
  deliveryCity: string;
  deliveryStreet: string;
  deliveryPostcode: string;
  invoiceCounty: string;
  invoiceCountyCode: string | null;
  invoiceCity: string;
  invoiceStreet: string;
  /** Empty where none was given; null where that is not known. */
  invoicePostcode: string | null;
  company: Company | null;
  observation: string;
  /** Where the parcel waits, for a delivery to a locker. */
  locker: OrderLocker | null;
  deliveryCode: string;
  deliveryName: string;
  deliveryBani: number;
  deliveryVatPercent: number;
  paymentCode: string;
  paymentName: string;
  productsBani: number;
  chargesBani: number;
  /** What the voucher takes off the products. */
  discountBani: number;
  voucherCode: string | null;
  totalBani: number;
  vatBani: number;
  paymentState: PaymentState;
  /** What is still to pay of an order that was paid in part, as its account says; 0 for all others. */
  restBani: number;
  /** Until when it waits for its money; null when it does not. */
  releaseAt: Date | null;
  placedAt: Date;
  /** The day that its buyer was promised; null for none, and while its money is awaited. */
  promise: OrderPromise | null;
  /** Who of the shop typed it in; null for a buyer's own. */
  placedBy: string | null;
}
export type NewOrder = Omit<Order, "id" | "number" | "restBani"> & {
  /** Of the form that somebody of the shop sent. */
  typedKey: string | null;
  cartId: number;
  /** The network of a buyer who is not known yet; undefined for everyone else. */
  placedFrom?: string | undefined;
};

/** The order that a cart made, if any. */
export async function findOrderOfCart(db: Db, cartId: number): Promise<Order | undefined> {
  const row = await db.selectFrom("orders").selectAll().where("cart_id", "=", cartId).executeTakeFirst();
  return row && toOrder(row);
}

/** An order with its lines in order; undefined for an unknown id. */
export async function findOrder(
  db: Db,
  id: number,
): Promise<{ order: Order; lines: StoredLine[] } | undefined> {
  const row = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { order: toOrder(row), lines: await loadLines(db, [id]) };
}

/** What an order begins with, beside its own fields. */
export interface Beginning {
  lines: readonly NewOrderLine[];
  /** Its money; undefined where that is posted later. */
  happened?: MoneyEvent;
  /** What it takes out of stock, and for whom; undefined for an order of the past. */
  stock?: { taken: readonly Pieces[]; actor: StockActor | null };
}

/**
 * Writes the order with everything that begins with it, and marks its cart as ordered, in one statement; the database
 * draws its number.
 */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  { lines, happened, stock = { taken: [], actor: null } }: Beginning,
): Promise<Order> {
  const rows = JSON.stringify(lines.map((line, position) => ({ position, ...lineRow(line) })));
  const query = tx
    .with("placed", (db) => db.insertInto("orders").values(orderRow(order)).returning(ORDER_COLUMNS))
    .with(
      "lines",
      () => sql<object>`(
        insert into order_line (order_id, position, product_type, product_id, name, code, picture, unit, quantity,
          unit_price_bani, discount_bani, bundle_id, bundle_name, vat_percent, vat_bani, price_reason)
        select placed.id, l.position, l.product_type, l.product_id, l.name, l.code, l.picture, l.unit, l.quantity,
          l.unit_price_bani, l.discount_bani, l.bundle_id, l.bundle_name, l.vat_percent, l.vat_bani, l.price_reason
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
    .select(ORDER_COLUMNS);
  const [row] = await executeNamed(tx, "order-new", query);
  if (!row) throw new Error("A new order is not there.");
  return toOrder(row);
}

function orderRow(order: NewOrder) {
  return {
    ...amendableColumns(order),
    random_id: order.randomId,
    cart_id: order.cartId,
    customer_id: order.customerId,
    body_hash: order.bodyHash,
    order_type: order.orderType,
    status: order.status,
    observation: order.observation,
    delivery_vat_percent: order.deliveryVatPercent,
    ...promiseColumns(order.promise),
    placed_at: order.placedAt,
    placed_by: order.placedBy,
    typed_key: order.typedKey,
    // Null where it is not given, so that the statement stays the same.
    placed_from: order.placedFrom ?? null,
  };
}

export function promiseColumns(promise: OrderPromise | null) {
  return {
    promised_from: promise?.from ?? null,
    promised_to: promise?.to ?? null,
    leaves_by: promise?.leaves ?? null,
  };
}

/** What a change of an order before it ships may make another, as its table keeps it. */
export function amendableColumns(order: Omit<Order, "id" | "number" | "restBani">) {
  return {
    customer_type: order.customerType,
    first_name: order.firstName,
    last_name: order.lastName,
    email: order.email,
    phone: order.phone,
    delivery_county: order.deliveryCounty,
    delivery_county_code: order.deliveryCountyCode,
    delivery_city: order.deliveryCity,
    delivery_street: order.deliveryStreet,
    delivery_postcode: order.deliveryPostcode,
    invoice_county: order.invoiceCounty,
    invoice_county_code: order.invoiceCountyCode,
    invoice_city: order.invoiceCity,
    invoice_street: order.invoiceStreet,
    invoice_postcode: order.invoicePostcode,
    company: order.company && JSON.stringify(order.company),
    locker: order.locker && JSON.stringify(order.locker),
    delivery_code: order.deliveryCode,
    delivery_name: order.deliveryName,
    delivery_bani: order.deliveryBani,
    payment_code: order.paymentCode,
    payment_name: order.paymentName,
    payment_state: order.paymentState,
    products_bani: order.productsBani,
    charges_bani: order.chargesBani,
    discount_bani: order.discountBani,
    voucher_code: order.voucherCode,
    total_bani: order.totalBani,
    vat_bani: order.vatBani,
    release_at: order.releaseAt,
  };
}

/** A row of `orders` as the API knows it. */
export function toOrder(row: Row): Order {
  return {
    id: row.id,
    randomId: row.random_id,
    number: row.number,
    customerId: row.customer_id,
    bodyHash: row.body_hash,
    orderType: row.order_type,
    // The column's check keeps it to the statuses of the table.
    status: row.status as OrderStatus,
    customerType: row.customer_type,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    deliveryCounty: row.delivery_county,
    deliveryCountyCode: row.delivery_county_code,
    deliveryCity: row.delivery_city,
    deliveryStreet: row.delivery_street,
    deliveryPostcode: row.delivery_postcode,
    invoiceCounty: row.invoice_county,
    invoiceCountyCode: row.invoice_county_code,
    invoiceCity: row.invoice_city,
    invoiceStreet: row.invoice_street,
    invoicePostcode: row.invoice_postcode,
    company: row.company,
    observation: row.observation,
    locker: row.locker,
    deliveryCode: row.delivery_code,
    deliveryName: row.delivery_name,
    deliveryBani: row.delivery_bani,
    deliveryVatPercent: row.delivery_vat_percent,
    paymentCode: row.payment_code,
    paymentName: row.payment_name,
    productsBani: row.products_bani,
    chargesBani: row.charges_bani,
    discountBani: row.discount_bani,
    voucherCode: row.voucher_code,
    totalBani: row.total_bani,
    vatBani: row.vat_bani,
    // The column's check keeps it to the states of the type.
    paymentState: row.payment_state as PaymentState,
    restBani: row.payable_bani,
    releaseAt: row.release_at,
    placedAt: row.placed_at,
    promise: toPromise(row),
    placedBy: row.placed_by,
  };
}

function toPromise({
  promised_from: from,
  promised_to: to,
  leaves_by: leaves,
}: Pick<Row, "promised_from" | "promised_to" | "leaves_by">): OrderPromise | null {
  if (!from || !to || !leaves) return null;
  return { from: storedDay(from), to: storedDay(to), leaves: storedDay(leaves) };
}
