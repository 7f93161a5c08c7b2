import type { Tx } from "../../../../db/database.ts";
import { insertOrderedCart } from "../../cart/index.ts";
import { findPlace } from "../../../platform/geography/index.ts";
import { findPaymentMethod, type PaymentMethod } from "../../payments/index.ts";
import { findCustomerId } from "../../../platform/sessions/index.ts";
import { finishRefunds, insertRefund } from "../../refunds/index.ts";
import { writeImportedSale } from "../../../catalogue/stock/index.ts";
import { addressFields, type StoredAddress } from "../buyer.ts";
import { findOrderWhere, insertEvent, writeFields } from "../order-moves.store.ts";
import {
  findSoldProducts,
  insertOrder,
  type NewOrder,
  type Order,
  type PaymentState,
  writeImportedPayment,
} from "../orders.store.ts";
import type { ImportedLine, ImportedOrder } from "./orders.import.types.ts";
import { settleAway } from "../order-ledgers.ts";
import { chargeLine, type NewOrderLine, PLAIN_LINE } from "../order-lines.rules.ts";
import { loadSoldPieces } from "../order-lines.store.ts";
import { canMove, endsWithoutSale, firstStatus, hasArrived, type OrderStatus } from "../orders.rules.ts";
import { methodOf } from "../order-payment.rules.ts";
import { hasPaid, postEvent } from "../../ledger/index.ts";
import { PAYMENT_CODE, PRODUCT_TYPE } from "@curat/contract/cart.values";
import { sumsOf } from "../../staff-discounts/index.ts";
import { vatOf } from "@curat/contract/vat.values";

/** Imports orders oldest first, so that ids increase with time. Returns the new orders. */
export async function importOrders<Imported extends ImportedOrder>(
  tx: Tx,
  { orders = [] }: { orders?: Imported[] },
): Promise<Imported[]> {
  const written: Imported[] = [];
  for (const order of orders.toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime())) {
    if (await findOrderWhere(tx, { random_id: order.randomId })) continue;
    await writeImported(tx, order);
    written.push(order);
  }
  return written;
}

async function writeImported(tx: Tx, imported: ImportedOrder): Promise<void> {
  const { payment, story = [], placedAt, isPaid } = imported;
  const method = findPaymentMethod(payment);
  if (!method) throw new Error(`Order ${imported.randomId} has the unknown payment method ${payment}.`);
  const first = firstStatus(method);
  const moves = story.map((event) => event.status);
  const end = finalStateOf(first, moves);
  const { fields, lines } = await fieldsOf(tx, imported, method);
  const isCollected = isPaid === true && end.paymentState === "none" && !endsWithoutSale(end.status);
  const paymentState = isCollected ? "paid" : end.paymentState;
  const order = await insertOrder(tx, { ...fields, status: first, paymentState }, { lines });
  for (const { actor = "staff", note = "", ...event } of story)
    await insertEvent(tx, { ...event, actor, note, orderId: order.id });
  await writeFields(tx, order.id, { status: end.status });
  const endedAt = story.at(-1)?.at ?? placedAt;
  await settleAway(tx, { id: order.id, status: end.status }, { at: endedAt });
  await writeConsequences(tx, order, { isOnline: method.group === "Online", end, endedAt });
}

async function fieldsOf(
  tx: Tx,
  imported: ImportedOrder,
  method: PaymentMethod,
): Promise<{ fields: Omit<NewOrder, "status" | "paymentState">; lines: NewOrderLine[] }> {
  const { randomId, placedAt, company, delivery, firstName, lastName, phone } = imported;
  const ids = imported.lines.flatMap(({ productId }) => productId ?? []);
  const { products, standardVatPercent: known } = await findSoldProducts(tx, ids, placedAt);
  // Without a known standard rate, delivery has the highest VAT rate of the lines.
  const vatPercent = known ?? Math.max(0, ...imported.lines.map((line) => line.vatPercent ?? 0));
  const lines = importedLines(imported, products, vatPercent);
  const home = await addressOf(tx, imported.place);
  const fields = {
    randomId,
    cartId: await insertOrderedCart(tx, randomId, placedAt),
    customerId: (await findCustomerId(tx, imported.email)) ?? null,
    bodyHash: "",
    orderType: "online",
    customerType: company ? "pj" : "pf",
    firstName,
    lastName,
    email: imported.email.toLowerCase(),
    phone,
    ...addressFields(home, company ? await addressOf(tx, company) : home),
    company: company
      ? {
          name: company.name,
          cui: company.cui,
          registryNumber: company.registryNumber ?? "",
          bank: company.bank ?? "",
          iban: company.iban ?? "",
        }
      : null,
    observation: imported.observation ?? "",
    locker: imported.locker ?? null,
    deliveryCode: delivery.code,
    deliveryName: delivery.name,
    deliveryVatPercent: vatPercent,
    paymentCode: method.code,
    paymentName: method.name,
    voucherCode: null,
    ...sumsOf(lines, { deliveryBani: delivery.bani, vatPercent }),
    releaseAt: null,
    placedAt,
    promise: imported.promise ?? null,
    placedBy: null,
    typedKey: null,
  };
  return { fields, lines };
}

async function writeConsequences(
  tx: Tx,
  order: Order,
  { isOnline, end, endedAt }: { isOnline: boolean; end: FinalState; endedAt: Date },
): Promise<void> {
  const { id: orderId, placedAt: at, totalBani } = order;
  const { status, wasPaid, paymentState } = end;
  const returnedAt = endsWithoutSale(status) ? endedAt : null;
  await writeImportedSale(tx, { orderId, sold: await loadSoldPieces(tx, orderId), at, returnedAt });
  const isCash = order.paymentCode === PAYMENT_CODE.cashOnDelivery;
  const receivedBani = hasPaid(order) || wasPaid || (isCash && hasArrived(status)) ? totalBani : 0;
  const method = methodOf(order);
  await postEvent(tx, { orderId, at }, { event: "imported", totalBani, receivedBani, method });
  const ended = { orderId, at: endedAt };
  if (returnedAt) await postEvent(tx, ended, { event: "undone", chargedBani: totalBani, writtenOffBani: 0 });
  const isRefunded = paymentState === "refunded";
  if (wasPaid && isOnline)
    await writeImportedPayment(tx, { order, at, state: isRefunded ? "refunded" : "paid" });
  if (!isRefunded) return;
  const refund = { ...ended, amountBani: totalBani, reason: "Anulată", cause: "undone" } as const;
  const refundId = await insertRefund(tx, refund);
  await postEvent(tx, ended, { event: "paid_back", bani: totalBani, refundId, method: "unknown" });
  await finishRefunds(tx, [refundId], endedAt);
}

async function addressOf(tx: Tx, place: ImportedOrder["place"]): Promise<StoredAddress> {
  if (!("cityId" in place)) {
    const { county, city, street, postcode } = place;
    return { county, countyCode: null, city, street, postcode };
  }
  const found = await findPlace(tx, place.countyId, place.cityId);
  if (!found)
    throw new Error(`City ${place.cityId} of an imported order is not in county ${place.countyId}.`);
  const { county, countyCode, city } = found;
  return { county, countyCode, city, street: place.street, postcode: place.postcode ?? "" };
}

export interface SoldProduct {
  id: number;
  name: string;
  code: string;
  picture: string | null;
  unit: string;
  priceBani: number;
  vatPercent: number | undefined;
}
interface FinalState {
  status: OrderStatus;
  paymentState: PaymentState;
  wasPaid: boolean;
}

/** Returns the state after all status changes. Throws if the import contains a forbidden change. */
function finalStateOf(first: OrderStatus, moves: readonly OrderStatus[]): FinalState {
  let status = first;
  let wasPaid = false;
  for (const to of moves) {
    if (!canMove(status, to)) throw new Error(`An imported order cannot change from ${status} to ${to}.`);
    wasPaid ||= status === "awaiting_payment" && to === "confirmed";
    status = to;
  }
  if (wasPaid) return { status, wasPaid, paymentState: endsWithoutSale(status) ? "refunded" : "paid" };
  return { status, wasPaid, paymentState: status === "awaiting_payment" ? "pending" : "none" };
}

function importedLines(
  { lines, chargeBani = 0 }: Pick<ImportedOrder, "lines" | "chargeBani">,
  products: ReadonlyMap<number, SoldProduct>,
  standardVatPercent: number,
): NewOrderLine[] {
  const goods = lines.map((line) => productLine(line, products.get(line.productId ?? 0), standardVatPercent));
  return chargeBani === 0 ? goods : [...goods, chargeLine(chargeBani, standardVatPercent)];
}

function productLine(
  line: ImportedLine,
  product: SoldProduct | undefined,
  standardVatPercent: number,
): NewOrderLine {
  const { productId, quantity, name = product?.name } = line;
  if (name === undefined) throw new Error(`Product ${productId} of an imported order does not exist.`);
  const price = line.unitPriceBani ?? product?.priceBani ?? 0;
  const vatPercent = line.vatPercent ?? product?.vatPercent ?? standardVatPercent;
  return {
    ...PLAIN_LINE,
    productType: PRODUCT_TYPE.product,
    productId: product ? productId : null,
    name,
    code: line.code ?? product?.code ?? "",
    picture: product?.picture ?? null,
    unit: product?.unit ?? "buc.",
    quantity,
    unitPriceBani: price,
    vatPercent,
    vatBani: vatOf(price * quantity, vatPercent),
  };
}
