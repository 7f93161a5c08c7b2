import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

export const SLOW_MOVERS: ListShape = {
  columns: [
    { key: "produs", label: texts.product, isName: true },
    { key: "cod", label: texts.code },
    { key: "stoc", label: texts.stock, isNumber: true },
    { key: "vanzare", label: texts.lastSold },
    { key: "din", label: texts.stocked },
    { key: "valoare", label: texts.value, isNumber: true },
  ],
  filters: [{ key: "q", label: texts.contains, kind: "text", verb: "conține" }],
  sort: { by: "vanzare", isDescending: false },
};
