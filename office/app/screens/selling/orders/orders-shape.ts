import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** The orders as a list. */
export const ORDERS: ListShape = {
  columns: [
    { key: "numar", label: "Comanda", isName: true, isSortable: true },
    { key: "plasata", label: "Plasată", more: "line" },
    { key: "client", label: "Client" },
    { key: "email", label: "E-mail", isExtra: true, more: "line" },
    { key: "stare", label: "Stare" },
    { key: "total", label: "Total", isNumber: true, isSortable: true },
    { key: "plata", label: "Plată", more: "line" },
    { key: "incasare", label: "Starea plății" },
    { key: "livrare", label: "Livrare", more: "line" },
    { key: "awb", label: "AWB", isExtra: true, more: "line" },
  ],
  filters: [
    { key: "etapa", label: "Etapă", kind: "choice", options: optionsOf(texts.stages) },
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.statuses) },
    { key: "incasare", label: "Starea plății", kind: "choice", options: optionsOf(texts.payments) },
    { key: "plata", label: "Plată", kind: "choice", options: optionsOf(texts.ways) },
    { key: "livrare", label: "Livrare", kind: "choice", options: optionsOf(texts.deliveries) },
    { key: "din", label: "Plasată", kind: "day", verb: "începând cu" },
    { key: "pana", label: "Plasată", kind: "day", verb: "până la" },
    {
      key: "q",
      label: "Număr, nume, e-mail, telefon, AWB, cod de produs sau CUI",
      kind: "text",
      verb: "conține",
    },
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
  return is_partly_sent ? `${status}, expediată parțial` : status;
}

/** The state of a payment in words. */
export function paymentText(state: string): string {
  return (texts.payments as Partial<Record<string, string>>)[state] ?? state;
}
