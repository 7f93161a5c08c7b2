/**
 * A manual order is a cart that staff fill for a buyer. It is placed by the same rules as a buyer's own cart
 * (decision 0055).
 */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { cuiDigits } from "@curat/contract/cui.values";
import type { OrderBody } from "@curat/contract/orders";
import { CARD_NEEDS_EMAIL } from "@curat/contract/staff/order-mails.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { invalid } from "../../../http/refusal.ts";
import { randomId } from "../../../identity/random-id.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { formatOfficeLei } from "../../../text/money.ts";
import {
  buildManualCart,
  type FreeLine,
  type ManualCart,
  type ManualItems,
  type Quote,
  readChoices,
} from "../cart/index.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import { findPerson, lockOpenAccount } from "../customers/index.ts";
import { offerToOrder, type OrderableOffer } from "../offers/index.ts";
import { withTextOverrides } from "../../platform/settings/index.ts";
import {
  awaitsCard,
  findManual,
  lockFormKey,
  lockOrder,
  newOrderLines,
  type Order,
  orderCart,
  orderChange,
  writeFields,
  writeRequestedLink,
} from "../orders/index.ts";
import { discountNewOrder, type NewOrderDiscount, reasonOf } from "../staff-discounts/index.ts";

interface Made extends ManualCart {
  customer: Customer;
  discounted: ReturnType<typeof discounted>;
  offer: OrderableOffer | undefined;
  freeLines: FreeLine[];
}
type Shop = Pick<ApiContext, "db" | "now" | "config">;
type Customer = Awaited<ReturnType<typeof findPerson>>;

const LINK_HOURS = 72;
const UNKNOWN_CUSTOMER = "Clientul nu mai are cont sau este blocat.";

export interface ManualChoices {
  customerType: "pf" | "pj";
  countyId?: number | undefined;
  cityId?: number | undefined;
  /** Digits of the CUI, for company prices; null for a person. */
  cui: string | null;
  deliveryId?: number | undefined;
  paymentId?: number | undefined;
}
export interface ManualGoods extends Omit<ManualItems, "offered"> {
  /** An offer to order as a whole, including its lines without a product. */
  offerId?: number | undefined;
  customerId: number | null;
  discount: NewOrderDiscount;
}

/** Prices an order in a transaction that is rolled back, so nothing is stored. */
export async function previewManual(shop: Shop, goods: ManualGoods, choices: ManualChoices): Promise<Made> {
  const preview = Promise.withResolvers<Made>();
  const rollback = new Error("The preview is rolled back.");
  await transaction(shop.db, async (tx) => {
    preview.resolve(await makeCart(shop, tx, goods, choices));
    throw rollback;
  }).catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
  return preview.promise;
}

export interface Placing extends ManualGoods {
  key: string;
  totalBani: number;
  body: OrderBody;
  creditReason: string | undefined;
  actor: Actor;
  /** Replaces the beginning of the log entry "… a fost plasată de Radu pentru cumpărător." */
  placedText?: string | undefined;
}

/** Places the order once per form key and returns its id. Throws 422 with errors by form field. */
export async function placeManual(shop: Shop, input: Placing): Promise<number> {
  return transaction(shop.db, (tx) => placeManualIn(tx, shop, input));
}

/** Places the order in the caller's transaction, once per form key, and returns its id. Throws 422. */
export async function placeManualIn(tx: Tx, shop: Shop, input: Placing): Promise<number> {
  const { key, totalBani, body, creditReason, actor } = input;
  const at = shop.now();
  await lockFormKey(tx, key);
  const existing = await findManual(tx, key);
  if (existing !== undefined) return existing;
  const { cart, customer, errors, offer, freeLines, ...made } = await makeCart(shop, tx, input, {
    cui: body.company ? cuiDigits(body.company.cui) : null,
    customerType: body.customer.customer_type,
    countyId: body.deliveryaddress.countyid,
    cityId: body.deliveryaddress.cityid,
    deliveryId: body.delivery.deliveryid,
    paymentId: body.payment.paymentid,
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (!customer && body.customer.email === "" && made.view.quote.payment?.code === PAYMENT_CODE.card)
    throw invalid({ "order.customer.email": [CARD_NEEDS_EMAIL] });
  const currentBani = made.discounted.sums.totalBani;
  const total = `Totalul este acum ${formatOfficeLei(currentBani)}. Verifică-l înainte de a plasa comanda.`;
  if (currentBani !== totalBani) throw invalid({ total: [total] });
  const discount = (quote: Quote) => discounted(input, quote);
  const ordered = offer && { id: offer.id, version: offer.version, freeLines };
  const enteredBy = { by: actor, key, waitsUntil: waitsUntil(at), creditReason, discount, offer: ordered };
  // The order stores names with the shop's text overrides, as its buyer would have seen them.
  const placed = await withTextOverrides(tx, async () =>
    orderCart(shop, tx, cart, { customer, body, at, enteredBy }),
  );
  if (!placed.ok) {
    const refused = placed.error === "refused" ? Object.entries(placed.errors) : [];
    throw invalid(Object.fromEntries(refused.map(([field, texts]) => [`order.${field}`, texts])));
  }
  const { order } = placed;
  const placedText = input.placedText ?? `a fost plasată de ${actor.name} pentru cumpărător.`;
  const sentence = `Comanda ${order.number} ${placedText}${reasonOf(input.discount)}`;
  await recordChange(tx, { ...orderChange(order, order, actor), sentence, before: null });
  if (awaitsCard(order)) await mailLink(tx, order, at);
  return order.id;
}

const discounted = ({ discount }: Pick<ManualGoods, "discount">, quote: Quote) =>
  discountNewOrder(newOrderLines(quote), discount, quote);

export async function sendLink({ db, now }: Shop, orderId: number, actor: Actor): Promise<boolean> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!awaitsCard(order)) return false;
    const at = now();
    await writeFields(tx, orderId, { releaseAt: waitsUntil(at) });
    await mailLink(tx, order, at);
    const sentence = `Linkul de plată al comenzii ${order.number} a fost trimis.`;
    await recordChange(tx, { ...orderChange(order, order, actor), sentence, before: null });
    return true;
  });
}

async function mailLink(tx: Tx, { id: orderId }: Order, at: Date): Promise<void> {
  const request = randomId();
  await writeRequestedLink(tx, { orderId, request, at });
  await enqueue(tx, "payment_link_mail", { orderId, request }, `payment-link:${request}`);
}

function waitsUntil(at: Date): Date {
  return new Date(at.getTime() + LINK_HOURS * 3_600_000);
}

const FIELDS: Partial<Record<string, string>> = {
  deliveryID: "deliveryid",
  paymentID: "paymentid",
  countyID: "countyid",
  cityID: "cityid",
};

async function makeCart(
  { now, config }: Shop,
  tx: Tx,
  { customerId, discount, offerId, ...goods }: ManualGoods,
  { customerType, countyId, cityId, cui, deliveryId, paymentId }: ManualChoices,
): Promise<Made> {
  const isOpen = customerId === null || (await lockOpenAccount(tx, customerId));
  const customer = customerId === null ? undefined : await findPerson(tx, customerId);
  if (!isOpen || (customerId !== null && !customer)) throw invalid({ customerid: [UNKNOWN_CUSTOMER] });
  const read = await readChoices(tx, {
    customer_type: customerType,
    countyid: countyId?.toString(),
    cityid: cityId?.toString(),
    deliveryID: deliveryId?.toString(),
    paymentID: paymentId?.toString(),
  });
  if (!read.ok) {
    const errors = Object.entries(read.errors).map(([name, text]) => [FIELDS[name] ?? name, text]);
    throw invalid(Object.fromEntries(errors));
  }
  const found = offerId === undefined ? undefined : await offerToOrder(tx, offerId, now());
  if (found?.ok === false) throw invalid({ offerid: [found.refusal] });
  const offer = found?.offer;
  const freeLines = offer?.free.map(toFreeLine) ?? [];
  const items = { ...goods, offered: offer?.products };
  const viewing = { customer, cui, freeLines, now: now(), config, choices: read.choices };
  const made = await buildManualCart(tx, items, viewing);
  return { customer, ...made, offer, freeLines, discounted: discounted({ discount }, made.view.quote) };
}

function toFreeLine(line: OrderableOffer["free"][number]): FreeLine {
  const { name, unit, quantity, unitBani, vatPercent, reason } = line;
  return { name, unit, quantity, unitBani, vatPercent, reason };
}
