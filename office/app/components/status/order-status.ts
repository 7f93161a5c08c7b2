import { counted } from "@curat/contract/quantity-text.values";
import type { StaffOrder } from "@curat/contract/staff/orders";
import type { OrderChannel } from "@curat/contract/staff/orders.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import { dayText } from "../time/day.ts";

export const ORDER_STATUSES = {
  new: "nouă",
  awaiting_payment: "în așteptarea plății",
  confirmed: "confirmată",
  preparing: "în pregătire",
  shipped: "predată curierului",
  delivered: "livrată",
  completed: "finalizată",
  cancelled: "anulată",
  refused: "refuzată",
  partly_returned: "returnată parțial",
  returned: "returnată",
};

export const PAYMENT_STATES = {
  none: "la livrare",
  pending: "așteptată",
  paid: "încasată",
  failed: "respinsă",
  refund_due: "de restituit",
  refunded: "restituită",
};

export const ORDER_CHANNEL_NAMES: Record<OrderChannel, string> = {
  online: "magazin",
  seap: "SEAP",
  emag: "eMAG",
};

const VARIANTS: Partial<Record<string, StatusVariant>> = {
  new: "fresh",
  confirmed: "ready",
  preparing: "busy",
  shipped: "underway",
  delivered: "good",
  completed: "good",
  cancelled: "ended",
  refused: "ended",
  returned: "ended",
  partly_returned: "ended",
} satisfies Partial<Record<keyof typeof ORDER_STATUSES, StatusVariant>>;

export function statusVariant(status: string): StatusVariant {
  return VARIANTS[status] ?? "open";
}

/** Returns an order's status text, noting a partial shipment. */
export function statusText({ status, is_partly_sent }: { status: string; is_partly_sent: boolean }): string {
  return is_partly_sent ? `${status}, expediată parțial` : status;
}

export function paymentText(state: string, due?: StaffOrder["due"]): string {
  if (state === "none" && due)
    return due.on === null
      ? `la ${counted(due.days, "o zi", "zile")} de la emiterea facturii`
      : `la scadență, ${dayText(due.on)}`;
  return (PAYMENT_STATES as Partial<Record<string, string>>)[state] ?? state;
}
