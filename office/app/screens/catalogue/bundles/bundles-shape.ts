import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

export const BUNDLES: ListShape = {
  columns: [
    { key: "denumire", label: texts.name, isName: true },
    { key: "reducere", label: texts.percent, isNumber: true },
    { key: "stare", label: texts.state },
    { key: "ordine", label: texts.order, isNumber: true },
  ],
  filters: [],
  sort: { by: "ordine", isDescending: false },
};
