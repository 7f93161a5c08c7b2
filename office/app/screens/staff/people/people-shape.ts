import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** The shop's people as a list. */
export const PEOPLE: ListShape = {
  columns: [
    { key: "nume", label: texts.name, isName: true },
    { key: "email", label: texts.email },
    { key: "stare", label: texts.state },
    { key: "roluri", label: texts.roles },
    { key: "vazut", label: texts.seen },
  ],
  filters: [
    {
      key: "stare",
      label: texts.state,
      kind: "choice",
      options: optionsOf(texts.states),
    },
    { key: "q", label: "Nume sau e-mail", kind: "text", verb: "conține" },
  ],
  sort: { by: "nume", isDescending: false },
};
