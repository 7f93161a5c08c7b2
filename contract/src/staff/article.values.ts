/** Form fields of an article; separate calls publish and hide it. */
import type { RecordDescription } from "./record.values.ts";

export const STAFF_ARTICLE = {
  fields: {
    title: { widget: "text", isRequired: true, label: "Titlu", inSentence: "titlul" },
    slug: {
      widget: "slug",
      from: "title",
      label: "Adresă",
      inSentence: "adresa",
      hint: "Ultima parte a adresei, fără .html. Dacă o lași goală, se generează din titlu. Adresa veche este redirecționată către cea nouă.",
    },
    content: { widget: "html", isRequired: true, label: "Conținut", inSentence: "conținutul" },
    intro: {
      widget: "lines",
      isOptional: true,
      max: 2_000,
      label: "Introducere",
      inSentence: "introducerea",
    },
    picture: { widget: "picture", label: "Imagine", inSentence: "imaginea" },
    // Group of footer links.
    type_id: {
      widget: "choice",
      isNumber: true,
      options: { 31: "Despre noi", 32: "Informații utile", 33: "Legal", 0: "În niciun grup" },
      label: "Grupul din subsol",
      inSentence: "grupul",
    },
    link_title: {
      widget: "text",
      isRequired: true,
      from: "title",
      label: "Titlul din subsol",
      inSentence: "titlul din subsol",
      hint: "Denumirea din subsol. Dacă o lași goală, apare titlul.",
    },
    sort_order: { widget: "order", label: "Ordine", inSentence: "ordinea" },
    documents: { widget: "own", label: "Documente", inSentence: "documentele" },
  },
} as const satisfies RecordDescription;
