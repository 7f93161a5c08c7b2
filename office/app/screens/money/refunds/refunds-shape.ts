import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const REFUNDS: ListShape = {
  columns: [
    { key: "comanda", label: "Comanda", isName: true },
    { key: "client", label: "Client" },
    { key: "suma", label: "Suma", isNumber: true },
    { key: "motiv", label: "Motiv" },
    { key: "plata", label: "Plătită prin" },
    { key: "cont", label: "Contul pentru restituire" },
    { key: "din", label: "Din" },
    { key: "trimisa", label: "Trimisă" },
  ],
  filters: [{ key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.states) }],
  sort: { by: "din", isDescending: false },
};
