import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

/** The parameters as a list. */
export const PARAMETERS: ListShape = {
  columns: [
    { key: "denumire", label: texts.name, isName: true },
    { key: "adresa", label: texts.slug },
    { key: "valori", label: texts.values, isNumber: true },
    { key: "ordine", label: texts.order },
  ],
  filters: [],
  sort: { by: "ordine", isDescending: false },
};
