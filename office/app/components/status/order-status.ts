import type { StatusVariant } from "@curat/ui/status/status.tsx";

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

const GOOD = new Set(["delivered", "completed"]);
const ENDED = new Set(["cancelled", "refused", "returned", "partly_returned"]);

export function statusVariant(status: string): StatusVariant {
  return GOOD.has(status) ? "good" : ENDED.has(status) ? "ended" : "open";
}

/** Returns an order's status text, noting a partial shipment. */
export function statusText({ status, is_partly_sent }: { status: string; is_partly_sent: boolean }): string {
  return is_partly_sent ? `${status}, expediată parțial` : status;
}

export function paymentText(state: string): string {
  return (PAYMENT_STATES as Partial<Record<string, string>>)[state] ?? state;
}
