import { MESSAGE_KINDS, MESSAGE_STATES } from "../../../components/status/message-status.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const MESSAGES: ListShape = {
  columns: [
    { key: "de_la", label: "De la", isName: true },
    { key: "fel", label: "Felul" },
    { key: "mesaj", label: "Mesaj" },
    { key: "email", label: "E-mail", isExtra: true },
    { key: "produs", label: "Produs", isExtra: true },
    { key: "stare", label: "Stare" },
    { key: "cine", label: "Cine răspunde" },
    { key: "primit", label: "Primit", isSortable: true },
  ],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(MESSAGE_STATES) },
    { key: "fel", label: "Felul", kind: "choice", options: optionsOf(MESSAGE_KINDS) },
    { key: "cine", label: "Cine răspunde", kind: "choice", options: optionsOf(texts.assignees) },
    { key: "q", label: "Nume, e-mail, telefon sau text", kind: "text", verb: "conține" },
  ],
  usual: "Fără răspuns",
  sort: { by: "primit", isDescending: false },
};
