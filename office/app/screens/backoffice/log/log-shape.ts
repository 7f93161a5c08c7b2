import { ACTOR_KINDS } from "@curat/contract/staff/changes.values";
import { SUBJECT_OPTIONS } from "../../../components/history/subject-words.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

/** The log as a list; it has one order, the newest first. */
export const LOG: ListShape = {
  columns: [
    { key: "ce", label: texts.sentence, isName: true },
    { key: "la", label: texts.subject },
    { key: "cine", label: texts.actor },
    { key: "cand", label: texts.at },
    { key: "inapoi", label: texts.undo },
  ],
  filters: [
    { key: "fel", label: texts.subject, kind: "choice", options: SUBJECT_OPTIONS },
    { key: "act", label: texts.act, kind: "text", verb: "este" },
    { key: "comanda", label: texts.order, kind: "text", verb: "este" },
    { key: "produs", label: texts.product, kind: "text", verb: "este" },
    { key: "cine", label: texts.author, kind: "text", verb: "conține" },
    { key: "din", label: texts.day, kind: "day", verb: texts.from },
    { key: "pana", label: texts.day, kind: "day", verb: texts.to },
    {
      key: "autor",
      label: texts.kind,
      kind: "choice",
      options: ACTOR_KINDS.map((value) => ({ value, label: texts.actors[value] })),
    },
  ],
  sort: { by: "cand", isDescending: true },
};
