import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const RETURNS: ListShape = {
  columns: [
    { key: "numar", label: "Numărul", isName: true },
    { key: "fel", label: "Felul" },
    { key: "comanda", label: "Comanda" },
    { key: "client", label: "Client" },
    { key: "email", label: "E-mail", isExtra: true },
    { key: "motiv", label: "Motiv", isExtra: true },
    { key: "stare", label: "Stare" },
    { key: "termen", label: "Termen" },
    { key: "primit", label: "Primit", isSortable: true },
  ],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.statuses) },
    { key: "fel", label: "Felul", kind: "choice", options: optionsOf(texts.kinds) },
    { key: "termen", label: "Termen", kind: "choice", options: optionsOf(texts.deadlines) },
    { key: "q", label: "Număr, comandă, nume, e-mail sau telefon", kind: "text", verb: "conține" },
  ],
  usual: "În așteptare",
  sort: { by: "primit", isDescending: false },
};
