import type { OfferState } from "@curat/contract/offers.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const OFFERS: ListShape = {
  columns: [
    { key: "de_la", label: "De la", isName: true },
    { key: "firma", label: "Firmă" },
    { key: "email", label: "E-mail", isExtra: true },
    { key: "numar", label: "Număr" },
    { key: "stare", label: "Stare" },
    { key: "randuri", label: "Rânduri" },
    { key: "total", label: "Total cu TVA" },
    { key: "valabila", label: "Valabilă până la", isExtra: true },
    { key: "ceruta", label: "Cerută", isSortable: true },
  ],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: "Număr, nume, firmă, e-mail sau telefon", kind: "text", verb: "conține" },
  ],
  usual: "Cereri fără răspuns",
  sort: { by: "ceruta", isDescending: false },
};

export function offerVariant(state: OfferState): StatusVariant {
  if (state === "offered" || state === "accepted") return "good";
  return state === "requested" ? "open" : "ended";
}
