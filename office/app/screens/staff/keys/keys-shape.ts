import type { ListShape } from "../../../lists/list-address.ts";

export const KEYS: ListShape = {
  columns: [
    { key: "nume", label: "Denumire", isName: true },
    { key: "stare", label: "Stare" },
    { key: "permite", label: "Ce permite" },
    { key: "facuta", label: "Creată" },
    { key: "autor", label: "Creată de" },
    { key: "folosita", label: "Folosită ultima dată" },
    { key: "valabila", label: "Valabilă până la" },
    { key: "retrage", label: "Retrage" },
  ],
  filters: [],
  sort: { by: "facuta", isDescending: true },
};
