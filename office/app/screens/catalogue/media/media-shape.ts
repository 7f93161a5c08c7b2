import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const MEDIA: ListShape = {
  columns: [
    { key: "nume", label: "Nume", isName: true },
    { key: "imagine", label: "Imagine" },
    { key: "descriere", label: "Descriere", more: "line" },
    { key: "fel", label: "Tip" },
    { key: "marime", label: "Mărime" },
    { key: "lungime", label: "Lungime", isNumber: true },
    { key: "folosit", label: "Apare în", isNumber: true },
    { key: "adaugat", label: "Adăugat", more: "line" },
  ],
  filters: [
    { key: "fel", label: "Tip", kind: "choice", options: optionsOf(texts.kinds) },
    { key: "folosire", label: "Folosire", kind: "choice", options: optionsOf(texts.uses) },
    { key: "lipseste", label: "Lipsește", kind: "choice", options: optionsOf(texts.lacks) },
    { key: "q", label: "Căutare", kind: "text", verb: "conține" },
  ],
  sort: { by: "adaugat", isDescending: true },
};

export const REMOVE_UNUSED = "remove-unused";
