import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const SEAP_ITEMS: ListShape = {
  columns: [
    { key: "produs", label: texts.product, isName: true },
    { key: "cod", label: texts.productCode, more: "half" },
    { key: "cpv", label: texts.cpv, more: "half" },
    { key: "seap", label: texts.code },
    { key: "pret", label: texts.price, isNumber: true },
    { key: "magazin", label: texts.shopPrice, isNumber: true },
    { key: "publicat", label: texts.published, more: "half" },
    { key: "expira", label: texts.ends },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: texts.contains, kind: "text", verb: "conține" },
  ],
  sort: { by: "expira", isDescending: false },
};
