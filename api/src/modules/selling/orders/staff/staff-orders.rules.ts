/** What the shop's people may do with an order: pure. */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { parseCui } from "@curat/contract/cui.values";
import { permissionToMoveTo } from "@curat/contract/staff/orders.values";
import type { Permission } from "@curat/contract/staff/permissions.values";
import { isSplit, isUndoable, type Parcel } from "../parcels.rules.ts";
import { canMove, endsWithoutSale, isPickup, ORDER_STATUSES, type OrderStatus } from "../orders.rules.ts";

type OrderState = { status: OrderStatus; paymentCode: string; deliveryCode: string };

/** What follows from another act: choosing how to pay, or a return, which takes the invoice and the money back. */
const NOT_BY_HAND: readonly OrderStatus[] = ["new", "awaiting_payment", "partly_returned", "returned"];

/** The table's moves by hand; that a card is paid only the processor knows. (decisions/0018: Payment state) */
export function staffMoves(order: OrderState, parcels: readonly Parcel[]): OrderStatus[] {
  const waitsForCard = order.status === "awaiting_payment" && order.paymentCode === PAYMENT_CODE.card;
  return allStatuses().filter(
    (to) =>
      canMove(order.status, to) &&
      !NOT_BY_HAND.includes(to) &&
      !(waitsForCard && to === "confirmed") &&
      !isBarred({ from: order.status, to, parcels }),
  );
}

/** Those of them that somebody with these permissions may make. */
export function allowedMoves(
  order: OrderState,
  permissions: readonly Permission[],
  parcels: readonly Parcel[] = [],
): OrderStatus[] {
  return staffMoves(order, parcels).filter((to) => permissions.includes(permissionToMoveTo(to)));
}

/** What parcels of one order stand against; that one of several came back is for its own form to settle. */
function isBarred({
  from,
  to,
  parcels,
}: {
  from: OrderStatus;
  to: OrderStatus;
  parcels: readonly Parcel[];
}): boolean {
  if (from === "shipped" && to === "preparing") return true;
  if (endsWithoutSale(to)) return !isUndoable(parcels);
  return to === "delivered" && isSplit(parcels) && parcels.some(({ endedAs }) => endedAs === "returned");
}

/** True for a text that names a status. */
export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(ORDER_STATUSES, text);
}

/** True for an order that a transfer may still come for, although it waits for none. */
export function takesLateTransfer({
  status,
  paymentCode,
}: Pick<OrderState, "status" | "paymentCode">): boolean {
  return endsWithoutSale(status) && paymentCode === PAYMENT_CODE.bankTransfer;
}

/** A parcel leaves with its waybill; what is collected has none. */
export function needsAwb({ deliveryCode }: Pick<OrderState, "deliveryCode">, to: OrderStatus): boolean {
  return to === "shipped" && !isPickup({ deliveryCode });
}

/** How a text is looked for among the orders: patterns of LIKE, and what is looked for as a whole. */
export interface OrderSearch {
  /** All of them are in an order's text of name, e-mail and phone. */
  words: string[];
  /** A whole address, in lower case. */
  email: string | undefined;
  /** A pattern of the same text. */
  phone: string | undefined;
  number: string | undefined;
  /** Of the buyer's company: its digits. */
  cui: string | undefined;
  /** Of a product that was ordered, in lower case. */
  code: string | undefined;
}

const WHOLE_EMAIL = /^\S+@\S+\.[a-z]{2,}$/i;
const MAX_WORDS = 6;

/**
 * A number and a whole e-mail are found as such; of a name, an e-mail or a phone parts are enough, from three signs on:
 * fewer are the beginning of a word, and signs alone are in every address.
 */
export function searchOf(text: string): OrderSearch {
  const nothing = {
    words: [],
    email: undefined,
    phone: undefined,
    number: undefined,
    cui: undefined,
    code: undefined,
  };
  if (WHOLE_EMAIL.test(text)) return { ...nothing, email: text.toLowerCase() };
  // Kept as +40721…; people write 0721….
  const digits = text.replaceAll(/[\s.()-]/g, "").replace(/^(?:\+?40|0)(?=\d{4})/, "");
  return {
    words: text
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .slice(0, MAX_WORDS)
      .map((word) => (word.length < 3 ? `% ${escaped(word)}%` : `%${escaped(word)}%`)),
    email: undefined,
    phone: /^\d{4,}$/.test(digits) ? `%${digits}%` : undefined,
    number: /^\d{1,15}$/.test(text) ? text : undefined,
    cui: parseCui(text),
    // Names are no codes: these have a digit.
    code: text.length >= 3 && /\d/.test(text) ? text.toLowerCase() : undefined,
  };
}

function escaped(word: string): string {
  return word.replaceAll(/[\\%_]/g, "\\$&");
}

function allStatuses(): OrderStatus[] {
  // Object.keys forgets what it was given.
  return Object.keys(ORDER_STATUSES) as OrderStatus[];
}
