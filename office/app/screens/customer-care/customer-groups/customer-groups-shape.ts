import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

export const CUSTOMER_GROUPS: ListShape = {
  columns: [
    { key: "denumire", label: texts.name, isName: true },
    { key: "membri", label: texts.members, isNumber: true },
    { key: "liste", label: texts.lists },
  ],
  filters: [{ key: "q", label: texts.contains, kind: "text", verb: "conține" }],
  sort: { by: "denumire", isDescending: false },
};
