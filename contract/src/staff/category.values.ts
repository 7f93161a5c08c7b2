/** Form fields of a category; a separate call changes its position. */
import type { RecordDescription } from "./record.values.ts";
import { SEARCH_RESULT } from "./search-result.values.ts";

export const CATEGORY = {
  fields: {
    category: {
      widget: "text",
      isRequired: true,
      label: "Denumire",
      inSentence: "denumirea",
      column: "name",
    },
    parentID: {
      widget: "reference",
      none: "– la primul nivel –",
      label: "Categoria părinte",
      inSentence: "categoria părinte",
      column: "parent_id",
      changeHint:
        "Categoria se mută cu toate subcategoriile, iar adresele vechi sunt redirecționate către cele noi.",
    },
    // Last path segment; the database column stores the complete path.
    slug: { widget: "slug", from: "category", label: "Adresă", inSentence: "adresa" },
    baseline: { widget: "text", label: "Slogan", inSentence: "sloganul" },
    description: { widget: "html", label: "Descriere", inSentence: "descrierea" },
    pic: { widget: "picture", label: "Imagine", inSentence: "imaginea", column: "picture" },
    icon: { widget: "picture", label: "Pictogramă", inSentence: "pictograma" },
    must_have_model: {
      widget: "flag",
      label: "Clientul alege modelul înainte să vadă produsele",
      inSentence: "modelul obligatoriu",
    },
    banners: { widget: "banners", label: "Bannere", inSentence: "bannerele" },
    ...SEARCH_RESULT,
  },
} as const satisfies RecordDescription;
