import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

/** Landing pages as a list. */
export const PAGES: ListShape = {
  columns: [
    { key: "titlu", label: texts.name, isName: true },
    { key: "adresa", label: texts.address },
    { key: "stare", label: texts.state },
    { key: "ciorna", label: texts.draft },
  ],
  filters: [],
  sort: { by: "titlu", isDescending: false },
};
