import type { RecurringDraftState, RecurringState } from "@curat/contract/recurring-orders.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const RECURRING_ORDERS: ListShape = {
  columns: [
    { key: "client", label: "Client", isName: true },
    { key: "firma", label: "Firmă", more: "line" },
    { key: "email", label: "E-mail", isExtra: true },
    { key: "ritm", label: "Ritm", more: "line" },
    { key: "urmatoarea", label: "Următoarea" },
    { key: "stare", label: "Stare" },
    { key: "ultima", label: "Ultima livrare" },
    { key: "produse", label: "Produse" },
  ],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: "Nume, firmă sau e-mail", kind: "text", verb: "conține" },
  ],
  usual: "Neîncheiate",
  sort: { by: "urmatoarea", isDescending: false },
};

export function recurringVariant(state: RecurringState): StatusVariant {
  return state === "active" ? "good" : "ended";
}

export function draftVariant(state: RecurringDraftState): StatusVariant {
  if (state === "open" || state === "expired") return "open";
  return state === "ordered" ? "good" : "ended";
}
