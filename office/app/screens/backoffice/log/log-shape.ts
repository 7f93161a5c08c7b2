import { ACTOR_KINDS } from "@curat/contract/staff/changes.values";
import { SUBJECT_OPTIONS } from "../../../components/history/subject-words.ts";
import type { ListShape } from "../../../lists/list-address.ts";

const texts = {
  actors: {
    customer: "un client",
    staff: "un om al magazinului",
    key: "un program",
    clock: "ceasul magazinului",
    import: "un import",
  },
};
/** The audit log as a list, always newest first. */
export const LOG: ListShape = {
  columns: [
    { key: "ce", label: "Ce s-a schimbat", isName: true },
    { key: "la", label: "La ce" },
    { key: "cine", label: "Cine" },
    { key: "cand", label: "Când" },
    { key: "inapoi", label: "De luat înapoi" },
  ],
  filters: [
    { key: "fel", label: "La ce", kind: "choice", options: SUBJECT_OPTIONS },
    { key: "act", label: "Lucrarea", kind: "text", verb: "este" },
    { key: "comanda", label: "Numărul comenzii", kind: "text", verb: "este" },
    { key: "produs", label: "Codul produsului", kind: "text", verb: "este" },
    { key: "cine", label: "Numele autorului", kind: "text", verb: "conține" },
    { key: "din", label: "Data", kind: "day", verb: "începând cu" },
    { key: "pana", label: "Data", kind: "day", verb: "până la" },
    {
      key: "autor",
      label: "Felul autorului",
      kind: "choice",
      options: ACTOR_KINDS.map((value) => ({ value, label: texts.actors[value] })),
    },
  ],
  sort: { by: "cand", isDescending: true },
};
