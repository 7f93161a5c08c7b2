import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const VOUCHERS: ListShape = {
  columns: [
    { key: "cod", label: "Cod", isName: true },
    { key: "denumire", label: "Denumire" },
    { key: "ofera", label: "Ce oferă" },
    { key: "stare", label: "Stare" },
    { key: "folosiri", label: "Folosiri", isNumber: true },
    { key: "inceput", label: "De la", isExtra: true },
    { key: "sfarsit", label: "Până la" },
    { key: "email", label: "Destinatar", isExtra: true },
  ],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: "Cod sau denumire", kind: "text", verb: "conține" },
  ],
  usual: "fără cele arhivate",
  sort: { by: "inceput", isDescending: true },
};

export function voucherVariant(state: string): StatusVariant {
  if (state === "open") return "good";
  return state === "planned" ? "open" : "ended";
}
