/** The fields of a brand that staff edit, including the manufacturer. */
import type { RecordDescription } from "./record.values.ts";

export const BRAND = {
  fields: {
    brand: {
      widget: "text",
      isRequired: true,
      label: "Denumirea mărcii",
      inSentence: "denumirea",
      column: "name",
      isInFile: true,
    },
    slug: { widget: "slug", from: "brand", label: "Adresă", inSentence: "adresa" },
    // The manufacturer and its contact details (law: GPSR).
    manufacturer: {
      widget: "contact",
      isRequired: true,
      whose: "producătorului",
      label: "Producător",
      inSentence: "producătorul",
      columns: ["manufacturer_name", "manufacturer_address", "manufacturer_email"],
      heading: "Producătorul",
      explain:
        "Legea cere ca pe pagina fiecărui produs să stea cine răspunde de el și cum poate fi găsit. Fără aceste date, produsele mărcii nu pot fi publicate.",
      isInFile: true,
    },
    manufacturer_country: {
      widget: "country",
      label: "Țara producătorului",
      inSentence: "țara producătorului",
      isInFile: true,
    },
    // The responsible person in the Union for goods made outside it (law: GPSR).
    responsible: {
      widget: "contact",
      whose: "persoanei responsabile",
      label: "Persoana responsabilă",
      inSentence: "persoana responsabilă",
      heading: "Persoana responsabilă din Uniunea Europeană",
      explain:
        "Când producătorul este din afara Uniunii, legea cere ca pe pagina produsului să stea și cine răspunde pentru produs în Uniune: importatorul, reprezentantul sau depozitul care îl livrează. Altfel rămâne goală.",
      isInFile: true,
    },
    description: { widget: "html", label: "Descriere", inSentence: "descrierea" },
    pic: { widget: "picture", label: "Siglă", inSentence: "sigla", column: "logo" },
    sort_order: { widget: "order", label: "Ordine", inSentence: "ordinea" },
    banners: { widget: "banners", label: "Bannere", inSentence: "bannerele" },
  },
} as const satisfies RecordDescription;
