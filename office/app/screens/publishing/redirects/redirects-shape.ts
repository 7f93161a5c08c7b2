import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

/** Addresses that lead elsewhere, as a list. */
export const REDIRECTS: ListShape = {
  columns: [
    { key: "de-la", label: texts.from, isName: true, isSortable: true },
    { key: "catre", label: texts.to },
    { key: "accesari", label: texts.hits, isNumber: true, isSortable: true },
    { key: "ultima", label: texts.last, isSortable: true },
  ],
  filters: [{ key: "q", label: texts.text, kind: "text", verb: "conține" }],
  sort: { by: "de-la", isDescending: false },
};
