import { ACTOR_KINDS } from "@curat/contract/staff/changes.values";
import { SUBJECT_OPTIONS } from "../../../components/history/subject-words.ts";
import type { ListShape } from "../../../lists/list-address.ts";

const texts = {
  actors: {
    customer: "un client",
    staff: "un membru al echipei",
    key: "un program",
    clock: "ceasul magazinului",
    import: "un import",
  },
};
/** Columns and filters of the audit log, which is always sorted newest first. */
export const LOG: ListShape = {
  columns: [
    { key: "ce", label: "Ce s-a schimbat", isName: true },
    { key: "la", label: "Element" },
    { key: "cine", label: "Autor" },
    { key: "cand", label: "Când" },
    { key: "inapoi", label: "Pot fi anulate" },
  ],
  filters: [
    { key: "fel", label: "Element", kind: "choice", options: SUBJECT_OPTIONS },
    { key: "act", label: "Operațiunea", kind: "text", verb: "este" },
    { key: "comanda", label: "Numărul comenzii", kind: "text", verb: "este" },
    { key: "produs", label: "Codul produsului", kind: "text", verb: "este" },
    { key: "cine", label: "Numele autorului", kind: "text", verb: "conține" },
    { key: "din", label: "Data", kind: "day", verb: "începând cu" },
    { key: "pana", label: "Data", kind: "day", verb: "până la" },
    {
      key: "autor",
      label: "Tipul autorului",
      kind: "choice",
      options: ACTOR_KINDS.map((value) => ({ value, label: texts.actors[value] })),
    },
  ],
  sort: { by: "cand", isDescending: true },
};
