import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const SUPPLIERS: ListShape = {
  columns: [
    { key: "denumire", label: texts.name, isName: true },
    { key: "cui", label: texts.cui },
    { key: "contact", label: texts.contact },
    { key: "moneda", label: texts.currency },
    { key: "plata", label: texts.payment },
    { key: "livrare", label: texts.lead },
    { key: "produse", label: texts.offers, isNumber: true },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: texts.contains, kind: "text", verb: "conține" },
  ],
  sort: { by: "denumire", isDescending: false },
};
