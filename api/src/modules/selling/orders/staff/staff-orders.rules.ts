import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { parseCui } from "@curat/contract/cui.values";
import { isOwnVan } from "@curat/contract/own-deliveries.values";
import { permissionToMoveTo } from "@curat/contract/staff/orders.values";
import type { Permission } from "@curat/contract/staff/permissions.values";
import { isSplit, isUndoable, type Parcel } from "../parcels.rules.ts";
import { canMove, endsWithoutSale, isPickup, ORDER_STATUSES, type OrderStatus } from "../orders.rules.ts";

type OrderState = { status: OrderStatus; paymentCode: string; deliveryCode: string };

/** Statuses that result from other actions: choosing a payment method, or accepting a return. */
const NOT_BY_HAND: readonly OrderStatus[] = ["new", "awaiting_payment", "partly_returned", "returned"];

/**
 * Returns the statuses that staff can set. Only the processor confirms card payments. (decisions/0018: Payment state)
 */
export function staffMoves(order: OrderState, parcels: readonly Parcel[]): OrderStatus[] {
  const waitsForCard = order.status === "awaiting_payment" && order.paymentCode === PAYMENT_CODE.card;
  // Object.keys returns the type string[].
  return (Object.keys(ORDER_STATUSES) as OrderStatus[]).filter(
    (to) =>
      canMove(order.status, to) &&
      !NOT_BY_HAND.includes(to) &&
      !(waitsForCard && to === "confirmed") &&
      !isBarred(order.status, to, parcels),
  );
}

export function allowedMoves(
  order: OrderState,
  permissions: readonly Permission[],
  parcels: readonly Parcel[] = [],
): OrderStatus[] {
  return staffMoves(order, parcels).filter((to) => permissions.includes(permissionToMoveTo(to)));
}

function isBarred(from: OrderStatus, to: OrderStatus, parcels: readonly Parcel[]): boolean {
  if (from === "shipped" && to === "preparing") return true;
  if (endsWithoutSale(to)) return !isUndoable(parcels);
  return to === "delivered" && isSplit(parcels) && parcels.some(({ endedAs }) => endedAs === "returned");
}

export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(ORDER_STATUSES, text);
}

export function takesLateTransfer(order: Omit<OrderState, "deliveryCode">): boolean {
  return endsWithoutSale(order.status) && order.paymentCode === PAYMENT_CODE.bankTransfer;
}

export function needsAwb(order: Pick<OrderState, "deliveryCode">, to: OrderStatus): boolean {
  return to === "shipped" && !isPickup(order) && !isOwnVan(order.deliveryCode);
}

export interface OrderSearch {
  words: string[];
  email?: string | undefined;
  phone?: string | undefined;
  number?: string | undefined;
  cui?: string | undefined;
  code?: string | undefined;
}

const WHOLE_EMAIL = /^\S+@\S+\.[a-z]{2,}$/i;
const MAX_WORDS = 6;

/**
 * Parses a search text. Order numbers and email addresses match exactly. Words match anywhere; words of one or two
 * characters match only the start of a word.
 */
export function searchOf(text: string): OrderSearch {
  if (WHOLE_EMAIL.test(text)) return { words: [], email: text.toLowerCase() };
  // Phone numbers are stored as +40721… and entered as 0721….
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
    // Codes contain a digit; names do not.
    code: text.length >= 3 && /\d/.test(text) ? text.toLowerCase() : undefined,
  };
}

function escaped(word: string): string {
  return word.replaceAll(/[\\%_]/g, "\\$&");
}
