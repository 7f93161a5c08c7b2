import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** Money that goes back to buyers, as a list. */
export const REFUNDS: ListShape = {
  columns: [
    { key: "comanda", label: texts.order, isName: true },
    { key: "client", label: texts.customer },
    { key: "suma", label: texts.amount, isNumber: true },
    { key: "motiv", label: texts.reason },
    { key: "plata", label: texts.payment },
    { key: "cont", label: texts.account },
    { key: "din", label: texts.since },
    { key: "trimisa", label: texts.done },
  ],
  filters: [{ key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) }],
  sort: { by: "din", isDescending: false },
};
