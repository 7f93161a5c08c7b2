import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** The orders as a list. */
export const ORDERS: ListShape = {
  columns: [
    { key: "numar", label: texts.number, isName: true, isSortable: true },
    { key: "plasata", label: texts.placed, more: "line" },
    { key: "client", label: texts.customer },
    { key: "email", label: texts.email, isExtra: true, more: "line" },
    { key: "stare", label: texts.status },
    { key: "total", label: texts.total, isNumber: true, isSortable: true },
    { key: "plata", label: texts.payment, more: "line" },
    { key: "incasare", label: texts.paymentState },
    { key: "livrare", label: texts.delivery, more: "line" },
    { key: "awb", label: texts.awb, isExtra: true, more: "line" },
  ],
  filters: [
    { key: "etapa", label: texts.stage, kind: "choice", options: optionsOf(texts.stages) },
    { key: "stare", label: texts.status, kind: "choice", options: optionsOf(texts.statuses) },
    { key: "incasare", label: texts.paymentState, kind: "choice", options: optionsOf(texts.payments) },
    { key: "plata", label: texts.payment, kind: "choice", options: optionsOf(texts.ways) },
    { key: "livrare", label: texts.delivery, kind: "choice", options: optionsOf(texts.deliveries) },
    { key: "din", label: texts.placed, kind: "day", verb: texts.from },
    { key: "pana", label: texts.placed, kind: "day", verb: texts.to },
    { key: "q", label: texts.text, kind: "text", verb: "conține" },
  ],
  sort: { by: "numar", isDescending: true },
};

const GOOD = new Set(["delivered", "completed"]);
const ENDED = new Set(["cancelled", "refused", "returned", "partly_returned"]);

/** The colour of a status; its word says it too. */
export function statusVariant(status: string): StatusVariant {
  return GOOD.has(status) ? "good" : ENDED.has(status) ? "ended" : "open";
}

/** The status in words, and that a part of the order has left already. */
export function statusText({ status, is_partly_sent }: { status: string; is_partly_sent: boolean }): string {
  return is_partly_sent ? `${status}, ${texts.partlySent}` : status;
}

/** The state of a payment in words. */
export function paymentText(state: string): string {
  return (texts.payments as Partial<Record<string, string>>)[state] ?? state;
}
