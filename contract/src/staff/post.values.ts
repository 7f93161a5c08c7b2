/** Form fields of a blog post. Publishing is a separate call. */
import type { RecordDescription } from "./record.values.ts";

export const STAFF_POST = {
  fields: {
    title: { widget: "text", isRequired: true, label: "Titlu", inSentence: "titlul" },
    slug: {
      widget: "slug",
      from: "title",
      label: "Adresă",
      inSentence: "adresa",
      hint: "Ultima parte a adresei. Dacă o lași goală, se generează din titlu. Adresa veche a unui articol publicat este redirecționată către cea nouă.",
    },
    category_id: {
      widget: "reference",
      isRequired: true,
      none: "Alege",
      label: "Categorie",
      inSentence: "categoria",
    },
    tag_ids: { widget: "own", label: "Etichete", inSentence: "etichetele" },
    intro: {
      widget: "lines",
      isOptional: true,
      max: 2_000,
      label: "Introducere",
      inSentence: "introducerea",
    },
    content: { widget: "html", isRequired: true, label: "Conținut", inSentence: "conținutul" },
    picture: { widget: "picture", label: "Imagine", inSentence: "imaginea" },
    product_ids: {
      widget: "own",
      label: "Produse afișate lângă articol (coduri, câte unul pe rând)",
      inSentence: "produsele",
    },
    meta_title: {
      widget: "text",
      label: "Titlu pentru motoarele de căutare",
      inSentence: "titlul pentru motoarele de căutare",
      heading: "Pentru motoarele de căutare",
      explain: "Câmpurile goale se completează din titlu și introducere.",
    },
    meta_description: {
      widget: "lines",
      isOptional: true,
      max: 500,
      label: "Descriere pentru motoarele de căutare",
      inSentence: "descrierea pentru motoarele de căutare",
    },
    meta_keywords: {
      widget: "text",
      max: 500,
      label: "Cuvinte-cheie",
      inSentence: "cuvintele-cheie",
    },
    meta_robots: { widget: "text", max: 100, label: "Roboți", inSentence: "regula pentru roboți" },
  },
} as const satisfies RecordDescription;
