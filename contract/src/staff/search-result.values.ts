/** How a page appears in search engines: the fields of products, categories, brands and bundles. */
import type { RecordField } from "./record.values.ts";

/** Longer texts are stored, but search engines cut them. */
export const SHOWN_LETTERS = { metatitle: 60, metadescription: 160 } as const;

export const SEARCH_RESULT = {
  metatitle: {
    widget: "text",
    max: 255,
    label: "Titlu în motoarele de căutare",
    inSentence: "titlul din motoarele de căutare",
    column: "meta_title",
    isInFile: true,
  },
  metadescription: {
    widget: "lines",
    max: 500,
    isOptional: true,
    label: "Descriere în motoarele de căutare",
    inSentence: "descrierea din motoarele de căutare",
    column: "meta_description",
    isInFile: true,
  },
  // The page that search engines show instead of this one.
  canonical: {
    widget: "path",
    label: "Adresă canonică",
    inSentence: "adresa canonică",
    hint: "Adresa din magazin a paginii cu același conținut, de exemplu /detergenti. Goală: pagina aceasta.",
    isInFile: true,
  },
  noindex: {
    widget: "flag",
    label: "Nu apare în motoarele de căutare",
    inSentence: "apariția în motoarele de căutare",
    column: "is_noindex",
    isInFile: true,
  },
} as const satisfies Record<string, RecordField>;
