import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

/** The keys as a list. */
export const KEYS: ListShape = {
  columns: [
    { key: "nume", label: texts.name, isName: true },
    { key: "stare", label: texts.state },
    { key: "permite", label: texts.allows },
    { key: "facuta", label: texts.made },
    { key: "autor", label: texts.maker },
    { key: "folosita", label: texts.used },
    { key: "valabila", label: texts.until },
    { key: "retrage", label: texts.revoke },
  ],
  filters: [],
  sort: { by: "facuta", isDescending: true },
};
