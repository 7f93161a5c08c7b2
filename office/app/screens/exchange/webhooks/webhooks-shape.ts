import { DELIVERY_STATES } from "@curat/contract/staff/webhooks.values";
import type { ListShape } from "../../../lists/list-address.ts";
import { STATES } from "./texts.ts";

export const DELIVERIES: ListShape = {
  columns: [
    { key: "eveniment", label: "Eveniment", isName: true },
    { key: "moment", label: "Când" },
    { key: "stare", label: "Stare" },
    { key: "incercari", label: "Încercări", isNumber: true },
    { key: "raspuns", label: "Răspuns" },
    { key: "retrimite", label: "Trimite din nou" },
  ],
  filters: [
    {
      kind: "choice",
      key: "stare",
      label: "Stare",
      options: DELIVERY_STATES.map((value) => ({ value, label: STATES[value] })),
    },
  ],
  sort: { by: "moment", isDescending: true },
};
