import { TEXT_GROUPS } from "@curat/contract/text-groups.values";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const SCREENS = Object.entries(TEXT_GROUPS).map(([value, { label }]) => ({ value, label }));

export const SHOP_TEXTS: ListShape = {
  columns: [
    { key: "text", label: "Text actual", isName: true },
    { key: "initial", label: "Textul inițial" },
    { key: "propunere", label: "Propunere" },
    { key: "stare", label: "Stare" },
    { key: "ecran", label: "Unde apare", isExtra: true },
    { key: "cheie", label: "Cheie", isExtra: true },
  ],
  filters: [
    { key: "q", label: "Text", kind: "text", verb: "conține" },
    {
      key: "ecran",
      label: "Unde apare",
      kind: "choice",
      options: SCREENS,
    },
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.states) },
  ],
  sort: { by: "ecran", isDescending: false },
};
