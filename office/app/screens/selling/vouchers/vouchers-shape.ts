import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** Vouchers as a list. */
export const VOUCHERS: ListShape = {
  columns: [
    { key: "cod", label: texts.code, isName: true },
    { key: "denumire", label: texts.name },
    { key: "ofera", label: texts.gives },
    { key: "stare", label: texts.state },
    { key: "folosiri", label: texts.uses, isNumber: true },
    { key: "inceput", label: texts.from, isExtra: true },
    { key: "sfarsit", label: texts.until },
    { key: "email", label: texts.email, isExtra: true },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: texts.contains, kind: "text", verb: "conține" },
  ],
  usual: texts.usual,
  sort: { by: "inceput", isDescending: true },
};

/** The colour of a voucher's state; its word says it too. */
export function voucherVariant(state: string): StatusVariant {
  if (state === "open") return "good";
  return state === "planned" ? "open" : "ended";
}
