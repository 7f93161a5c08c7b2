import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { InvoiceAnafState, InvoicePayment } from "@curat/contract/staff/invoice-list.values";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const INVOICES: ListShape = {
  columns: [
    { key: "factura", label: "Factura", isName: true },
    { key: "emisa", label: "Emisă", isSortable: true },
    { key: "cumparator", label: "Cumpărător" },
    { key: "cui", label: "CUI", isExtra: true },
    { key: "comanda", label: "Comanda", more: "half" },
    { key: "plata", label: "Plata", more: "half" },
    { key: "metoda", label: "Metoda de plată", isExtra: true },
    { key: "anaf", label: "La ANAF", more: "half" },
    { key: "net", label: "Fără TVA", isNumber: true, isExtra: true },
    { key: "tva", label: "TVA", isNumber: true, isExtra: true },
    { key: "total", label: "Total", isNumber: true, isSortable: true },
  ],
  filters: [
    { key: "din", label: "Emisă", kind: "day", verb: "începând cu" },
    { key: "pana", label: "Emisă", kind: "day", verb: "până la" },
    { key: "serie", label: "Seria", kind: "text", verb: "este" },
    { key: "fel", label: "Felul", kind: "choice", options: optionsOf(texts.kinds) },
    { key: "plata", label: "Plata", kind: "choice", options: optionsOf(texts.payments) },
    { key: "anaf", label: "Starea la ANAF", kind: "choice", options: optionsOf(texts.anaf) },
    { key: "q", label: "Număr, cumpărător, CUI sau comandă", kind: "text", verb: "conține" },
  ],
  sort: { by: "emisa", isDescending: true },
};

export function paymentVariant(payment: InvoicePayment): StatusVariant {
  return payment === "paid" ? "good" : payment === "reversed" ? "ended" : "open";
}

export function anafVariant(state: InvoiceAnafState): StatusVariant {
  return state === "accepted" ? "good" : state === "waiting" || state === "refused" ? "open" : "ended";
}
