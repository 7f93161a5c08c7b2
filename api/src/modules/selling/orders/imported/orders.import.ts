/** Writes orders of the past: they keep every invariant of placed ones, take nothing of today's stock and send no mail. */
import type { Tx } from "../../../../db/database.ts";
import { insertOrderedCart } from "../../cart/index.ts";
import { findPlace } from "../../../platform/geography/index.ts";
import { findPaymentMethod, type PaymentMethod } from "../../payments/index.ts";
import { findCustomerId } from "../../../platform/sessions/index.ts";
import { finishRefunds, insertRefund } from "../../refunds/index.ts";
import { writeImportedSale } from "../../../catalogue/stock/index.ts";
import type { Address } from "../buyer.ts";
import { insertEvent, writeFields } from "../order-moves.store.ts";
import { findSoldProducts, isOrderWritten, writeImportedPayment } from "./orders.import.store.ts";
import type { ImportedOrder } from "./orders.import.types.ts";
import { settleAway } from "../order-ledgers.ts";
import type { NewOrderLine } from "../order-lines.rules.ts";
import { loadSoldPieces } from "../order-lines.store.ts";
import { endsWithoutSale, firstStatus, hasArrived } from "../orders.rules.ts";
import { methodOf } from "../order-payment.rules.ts";
import { hasPaid, postEvent } from "../../ledger/index.ts";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { insertOrder, type NewOrder, type Order } from "../orders.store.ts";
import { sumsOf } from "../amending/judge-amendment.ts";
import { importedLines, type FinalState, finalStateOf } from "./imported-order.ts";

/** Writes orders, the oldest first, so that numbers rise with time; those that stand are passed over. Tells the new ones. */
export async function importOrders<Past extends ImportedOrder>(
  tx: Tx,
  { orders = [] }: { orders?: Past[] },
): Promise<Past[]> {
  const written: Past[] = [];
  const byTime = orders.toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
  for (const past of byTime) {
    if (await isOrderWritten(tx, past.randomId)) continue;
    await writeImportedOrder(tx, past);
    written.push(past);
  }
  return written;
}

async function writeImportedOrder(tx: Tx, past: ImportedOrder): Promise<void> {
  const { payment, story = [] } = past;
  const method = findPaymentMethod(payment);
  if (!method) throw new Error(`Order ${past.randomId} is paid by ${payment}, which is unknown.`);
  const first = firstStatus(method);
  const finalState = finalStateOf(
    first,
    story.map((event) => event.status),
  );
  const { fields, lines } = await importedFields(tx, past, method);
  const isCollected =
    past.isPaid === true && finalState.paymentState === "none" && !endsWithoutSale(finalState.status);
  const paymentState = isCollected ? "paid" : finalState.paymentState;
  const order = await insertOrder(tx, { ...fields, status: first, paymentState }, { lines });
  for (const { actor = "staff", note = "", ...event } of story)
    await insertEvent(tx, { ...event, actor, note, orderId: order.id });
  await writeFields(tx, order.id, { status: finalState.status });
  await settleAway(
    tx,
    { id: order.id, status: finalState.status },
    { at: past.story?.at(-1)?.at ?? past.placedAt },
  );
  await writeConsequences(tx, order, { past, method, finalState });
}

async function importedFields(
  tx: Tx,
  past: ImportedOrder,
  method: PaymentMethod,
): Promise<{ fields: Omit<NewOrder, "status" | "paymentState">; lines: NewOrderLine[] }> {
  const { placedAt, company, delivery } = past;
  const ids = past.lines.flatMap(({ productId }) => productId ?? []);
  const { products, standardVatPercent: known } = await findSoldProducts(tx, ids, placedAt);
  // Delivery was taxed as the goods were.
  const standardVatPercent = known ?? Math.max(0, ...past.lines.map(({ vatPercent = 0 }) => vatPercent));
  const lines = importedLines(past, products, standardVatPercent);
  const home = await addressOf(tx, past.place);
  const seat = company ? await addressOf(tx, company) : home;
  const fields = {
    randomId: past.randomId,
    cartId: await insertOrderedCart(tx, past.randomId, placedAt),
    customerId: (await findCustomerId(tx, past.email)) ?? null,
    bodyHash: "",
    orderType: "online",
    customerType: company ? "pj" : "pf",
    firstName: past.firstName,
    lastName: past.lastName,
    email: past.email.toLowerCase(),
    phone: past.phone,
    deliveryCounty: home.county,
    deliveryCountyCode: home.countyCode,
    deliveryCity: home.city,
    deliveryStreet: home.street,
    deliveryPostcode: home.postcode,
    invoiceCounty: seat.county,
    invoiceCountyCode: seat.countyCode,
    invoiceCity: seat.city,
    invoiceStreet: seat.street,
    invoicePostcode: seat.postcode,
    company: company
      ? {
          name: company.name,
          cui: company.cui,
          registryNumber: company.registryNumber ?? "",
          bank: company.bank ?? "",
          iban: company.iban ?? "",
        }
      : null,
    observation: past.observation ?? "",
    locker: past.locker ?? null,
    deliveryCode: delivery.code,
    deliveryName: delivery.name,
    deliveryVatPercent: standardVatPercent,
    paymentCode: method.code,
    paymentName: method.name,
    voucherCode: null,
    ...sumsOf(lines, { deliveryBani: delivery.bani, vatPercent: standardVatPercent }),
    releaseAt: null,
    placedAt,
    promise: past.promise ?? null,
    placedBy: null,
    typedKey: null,
  };
  return { fields, lines };
}

/** Movements, account, payment and refund, as placing and moving would have left them. */
async function writeConsequences(
  tx: Tx,
  order: Order,
  {
    past,
    method,
    finalState: { status, wasPaid, paymentState },
  }: { past: ImportedOrder; method: PaymentMethod; finalState: FinalState },
): Promise<void> {
  const { id: orderId, placedAt: at, totalBani } = order;
  const end = past.story?.at(-1)?.at ?? at;
  const returnedAt = endsWithoutSale(status) ? end : null;
  await writeImportedSale(tx, { orderId, sold: await loadSoldPieces(tx, orderId), at, returnedAt });
  const isRefunded = paymentState === "refunded";
  const hasCome =
    hasPaid(order) || wasPaid || (order.paymentCode === PAYMENT_CODE.cashOnDelivery && hasArrived(status));
  await postEvent(
    tx,
    { orderId, at },
    {
      event: "imported",
      totalBani,
      receivedBani: hasCome ? totalBani : 0,
      method: methodOf(order),
    },
  );
  if (returnedAt)
    await postEvent(tx, { orderId, at: end }, { event: "undone", chargedBani: totalBani, writtenOffBani: 0 });
  if (wasPaid && method.group === "Online")
    await writeImportedPayment(tx, { order, at, state: isRefunded ? "refunded" : "paid" });
  if (isRefunded) {
    const refund = {
      orderId,
      amountBani: totalBani,
      reason: "Anulată",
      cause: "undone",
      at: end,
    } as const;
    const refundId = await insertRefund(tx, refund);
    await postEvent(
      tx,
      { orderId, at: end },
      { event: "paid_back", bani: totalBani, refundId, method: "unknown" },
    );
    await finishRefunds(tx, [refundId], end);
  }
}

type ImportedAddress = Omit<Address, "countyCode"> & { countyCode: string | null };

async function addressOf(tx: Tx, place: ImportedOrder["place"]): Promise<ImportedAddress> {
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
