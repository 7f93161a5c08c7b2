import type { ListShape } from "../../lists/list-address.ts";
import { optionsOf } from "../../lists/options.ts";
import { texts } from "./texts.ts";

/** The ready answers as a list. */
export const TEMPLATES: ListShape = {
  columns: [
    { key: "denumire", label: texts.name, isName: true },
    { key: "pentru", label: texts.kind },
    { key: "text", label: texts.body },
  ],
  filters: [{ key: "pentru", label: texts.kind, kind: "choice", options: optionsOf(texts.kinds) }],
  sort: { by: "denumire", isDescending: false },
};
