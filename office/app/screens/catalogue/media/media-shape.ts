import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** The library as a list. */
export const MEDIA: ListShape = {
  columns: [
    { key: "nume", label: texts.name, isName: true },
    { key: "imagine", label: texts.preview },
    { key: "descriere", label: texts.alt, more: "line" },
    { key: "fel", label: texts.kind },
    { key: "marime", label: texts.size },
    { key: "lungime", label: texts.length, isNumber: true },
    { key: "folosit", label: texts.usedIn, isNumber: true },
    { key: "adaugat", label: texts.added, more: "line" },
  ],
  filters: [
    { key: "fel", label: texts.kind, kind: "choice", options: optionsOf(texts.kinds) },
    { key: "folosire", label: texts.use, kind: "choice", options: optionsOf(texts.uses) },
    { key: "lipseste", label: texts.missing, kind: "choice", options: optionsOf(texts.lacks) },
    { key: "q", label: texts.contains, kind: "text", verb: "conține" },
  ],
  sort: { by: "adaugat", isDescending: true },
};

/** The form that removes what nothing uses. */
export const REMOVE_UNUSED = "remove-unused";
