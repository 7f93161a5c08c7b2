import type { RecordDescription } from "./record.values.ts";
import { SEARCH_RESULT } from "./search-result.values.ts";

export const BRAND = {
  fields: {
    brand: {
      widget: "text",
      isRequired: true,
      label: "Denumirea brandului",
      inSentence: "denumirea",
      column: "name",
      isInFile: true,
    },
    slug: { widget: "slug", from: "brand", label: "Adresă", inSentence: "adresa" },
    // Manufacturer with contact details (law: GPSR).
    manufacturer: {
      widget: "contact",
      isRequired: true,
      whose: "producătorului",
      label: "Producător",
      inSentence: "producătorul",
      columns: ["manufacturer_name", "manufacturer_address", "manufacturer_email"],
      heading: "Producătorul",
      explain:
        "Legea cere ca pe pagina fiecărui produs să apară firma care răspunde de el, cu datele de contact. Fără ele, produsele brandului nu pot fi publicate.",
      isInFile: true,
    },
    manufacturer_country: {
      widget: "country",
      label: "Țara producătorului",
      inSentence: "țara producătorului",
      isInFile: true,
    },
    // Responsible person in the EU for goods made outside it (law: GPSR).
    responsible: {
      widget: "contact",
      whose: "persoanei responsabile",
      label: "Persoana responsabilă",
      inSentence: "persoana responsabilă",
      heading: "Persoana responsabilă din Uniunea Europeană",
      explain:
        "Dacă producătorul este din afara Uniunii, legea cere ca pe pagina produsului să apară și firma care răspunde de el în Uniune: importatorul, reprezentantul sau depozitul care îl livrează. Altfel, lasă câmpurile goale.",
      isInFile: true,
    },
    description: { widget: "html", label: "Descriere", inSentence: "descrierea" },
    pic: { widget: "picture", label: "Siglă", inSentence: "sigla", column: "logo" },
    sort_order: { widget: "order", label: "Ordine", inSentence: "ordinea" },
    banners: { widget: "banners", label: "Bannere", inSentence: "bannerele" },
    ...SEARCH_RESULT,
  },
} as const satisfies RecordDescription;
