import type { AlertState } from "@curat/contract/staff/stock-alerts.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const ALERTS: ListShape = {
  columns: [
    { key: "cine", label: "Client", isName: true },
    { key: "email", label: "E-mail", isExtra: true },
    { key: "produs", label: "Produs" },
    { key: "cod", label: "Cod" },
    { key: "stare", label: "Stare" },
    { key: "din", label: "Din", isSortable: true },
    { key: "pana", label: "Până la" },
    { key: "anuntat", label: "Trimisă", isExtra: true },
  ],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: "Produs, cod, nume sau e-mail", kind: "text", verb: "conține" },
  ],
  usual: "În așteptare",
  sort: { by: "din", isDescending: false },
};

export function alertVariant(state: AlertState): StatusVariant {
  if (state === "sent") return "good";
  return state === "expired" ? "ended" : "open";
}
