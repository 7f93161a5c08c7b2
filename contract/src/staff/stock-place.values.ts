import type { RecordDescription } from "./record.values.ts";

/** Maximum number of stock places, including archived ones. */
export const MAX_STOCK_PLACES = 50;

export const STOCK_PLACE = {
  fields: {
    name: {
      widget: "text",
      isRequired: true,
      max: 60,
      label: "Denumire",
      inSentence: "denumirea",
      hint: "De exemplu „Magazin” sau „Dubă CJ 10 ABC”.",
    },
    address: {
      widget: "text",
      max: 200,
      label: "Adresă",
      inSentence: "adresa",
      hint: "Apare pe avizul de transfer.",
    },
    is_active: {
      widget: "flag",
      label: "Loc activ (debifează pentru a-l arhiva)",
      inSentence: "arhivarea",
    },
  },
} as const satisfies RecordDescription;
