import { TEXT_GROUPS } from "@curat/contract/text-groups.values";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** Where texts stand, in the order of the list. */
export const SCREENS = Object.entries(TEXT_GROUPS).map(([value, { label }]) => ({ value, label }));

/** The texts of the shop's screens, as a list. */
export const SHOP_TEXTS: ListShape = {
  columns: [
    { key: "text", label: texts.saysNow, isName: true },
    { key: "initial", label: texts.default },
    { key: "propunere", label: texts.proposal },
    { key: "stare", label: texts.state },
    { key: "ecran", label: texts.screen, isExtra: true },
    { key: "cheie", label: texts.key, isExtra: true },
  ],
  filters: [
    { key: "q", label: texts.text, kind: "text", verb: "conține" },
    {
      key: "ecran",
      label: texts.screen,
      kind: "choice",
      options: SCREENS,
    },
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
  ],
  sort: { by: "ecran", isDescending: false },
};
