/** Form fields of a bundle, whose products cost less together. */
import type { RecordDescription } from "./record.values.ts";
import { SEARCH_RESULT } from "./search-result.values.ts";

export const BUNDLE = {
  fields: {
    bundle: {
      widget: "text",
      isRequired: true,
      label: "Denumire",
      inSentence: "denumirea",
      column: "name",
    },
    percent: {
      widget: "number",
      min: 0,
      max: 99.9,
      label: "Reducere, în procente",
      inSentence: "procentul",
      hint: "Din prețul actual al fiecărui produs; cel mult o zecimală. Cu 0 nu se aplică nicio reducere.",
    },
    products: { widget: "own", label: "Produse", inSentence: "produsele" },
    slug: { widget: "slug", from: "bundle", label: "Adresă", inSentence: "adresa" },
    description: { widget: "html", label: "Descriere", inSentence: "descrierea" },
    pic: { widget: "picture", label: "Imagine", inSentence: "imaginea", column: "picture" },
    sort_order: { widget: "order", label: "Ordine", inSentence: "ordinea" },
    is_published: { widget: "flag", label: "Publicat", inSentence: "publicarea" },
    ...SEARCH_RESULT,
  },
} as const satisfies RecordDescription;
