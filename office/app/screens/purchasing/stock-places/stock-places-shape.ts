import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const STOCK_PLACES: ListShape = {
  columns: [
    { key: "denumire", label: texts.name, isName: true },
    { key: "adresa", label: texts.address },
    { key: "produse", label: texts.products, isNumber: true },
    { key: "bucati", label: texts.pieces, isNumber: true },
  ],
  filters: [{ key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) }],
  sort: { by: "denumire", isDescending: false },
};
