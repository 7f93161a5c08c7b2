import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const COMPLAINTS: ListShape = {
  columns: [
    { key: "numar", label: "Numărul", isName: true },
    { key: "despre", label: "Despre", more: "line" },
    { key: "comanda", label: "Comanda" },
    { key: "client", label: "Client" },
    { key: "email", label: "E-mail", isExtra: true, more: "line" },
    { key: "stare", label: "Stare" },
    { key: "termen", label: "Termen" },
    { key: "primita", label: "Primită", isSortable: true, more: "line" },
    { key: "raspuns", label: "Ultimul răspuns", isExtra: true, more: "line" },
  ],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.states) },
    { key: "termen", label: "Termen", kind: "choice", options: optionsOf(texts.deadlines) },
    { key: "q", label: "Număr, comandă, nume, e-mail sau telefon", kind: "text", verb: "conține" },
  ],
  usual: "Fără răspuns",
  sort: { by: "primita", isDescending: false },
};
