import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const PEOPLE: ListShape = {
  columns: [
    { key: "nume", label: "Nume", isName: true },
    { key: "email", label: "E-mail" },
    { key: "stare", label: "Stare" },
    { key: "roluri", label: "Roluri" },
    { key: "vazut", label: "Ultima activitate" },
  ],
  filters: [
    {
      key: "stare",
      label: "Stare",
      kind: "choice",
      options: optionsOf(texts.states),
    },
    { key: "q", label: "Nume sau e-mail", kind: "text", verb: "conține" },
  ],
  sort: { by: "nume", isDescending: false },
};
