import type { OfferState } from "@curat/contract/offers.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** Requests and offers as a list. */
export const OFFERS: ListShape = {
  columns: [
    { key: "de_la", label: texts.who, isName: true },
    { key: "firma", label: texts.company },
    { key: "email", label: texts.email, isExtra: true },
    { key: "numar", label: texts.number },
    { key: "stare", label: texts.state },
    { key: "randuri", label: texts.lines },
    { key: "total", label: texts.total },
    { key: "valabila", label: texts.until, isExtra: true },
    { key: "ceruta", label: texts.at, isSortable: true },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: texts.text, kind: "text", verb: "conține" },
  ],
  usual: texts.usual,
  sort: { by: "ceruta", isDescending: false },
};

/** The colour of an offer's state; its word says it too. */
export function offerVariant(state: OfferState): StatusVariant {
  if (state === "offered" || state === "accepted") return "good";
  return state === "requested" ? "open" : "ended";
}
