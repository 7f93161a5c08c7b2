import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const DELIVERY_METHODS: ListShape = {
  columns: [
    { key: "denumire", label: texts.name, isName: true },
    { key: "fel", label: texts.kind },
    { key: "azi", label: texts.offered },
  ],
  filters: [{ key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) }],
  sort: { by: "denumire", isDescending: false },
};
