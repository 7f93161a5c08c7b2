import { ORDER_CHANNEL_NAMES, ORDER_STATUSES, PAYMENT_STATES } from "../../components/status/order-status.ts";
import type { ListShape } from "../list-address.ts";
import { optionsOf } from "../options.ts";
import { texts } from "./texts.ts";

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
    { key: "canal", label: "Canal", isExtra: true, more: "line" },
    { key: "awb", label: "AWB", isExtra: true, more: "line" },
  ],
  filters: [
    { key: "etapa", label: "Etapă", kind: "choice", options: optionsOf(texts.stages) },
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(ORDER_STATUSES) },
    { key: "incasare", label: "Starea plății", kind: "choice", options: optionsOf(PAYMENT_STATES) },
    { key: "plata", label: "Plată", kind: "choice", options: optionsOf(texts.ways) },
    { key: "livrare", label: "Livrare", kind: "choice", options: optionsOf(texts.deliveries) },
    { key: "canal", label: "Canal", kind: "choice", options: optionsOf(ORDER_CHANNEL_NAMES) },
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
