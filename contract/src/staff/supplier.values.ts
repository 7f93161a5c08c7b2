import type { RecordDescription } from "./record.values.ts";

export const CURRENCIES = { RON: "lei", EUR: "euro" } as const;
export type Currency = keyof typeof CURRENCIES;

export const MAX_PACK = 10_000;

export const SUPPLIER = {
  fields: {
    name: { widget: "text", isRequired: true, label: "Denumire", inSentence: "denumirea", isInFile: true },
    cui: {
      widget: "text",
      max: 20,
      label: "CUI",
      inSentence: "CUI-ul",
      hint: "Facturile primite prin e-Factura se recunosc după CUI.",
      isInFile: true,
    },
    register_number: {
      widget: "text",
      max: 40,
      label: "Nr. la Registrul Comerțului",
      inSentence: "numărul de la Registrul Comerțului",
      isInFile: true,
    },
    contact: {
      widget: "text",
      max: 100,
      label: "Persoană de contact",
      inSentence: "persoana de contact",
      isInFile: true,
    },
    email: { widget: "text", max: 254, label: "E-mail", inSentence: "e-mailul", isInFile: true },
    phone: { widget: "text", max: 40, label: "Telefon", inSentence: "telefonul", isInFile: true },
    address: { widget: "text", max: 300, label: "Adresă", inSentence: "adresa", isInFile: true },
    currency: {
      widget: "choice",
      options: CURRENCIES,
      label: "Moneda prețurilor",
      inSentence: "moneda",
      isInFile: true,
    },
    payment_days: {
      widget: "number",
      min: 0,
      max: 365,
      label: "Termen de plată, în zile",
      inSentence: "termenul de plată",
      isInFile: true,
    },
    lead_days: {
      widget: "number",
      min: 0,
      max: 365,
      label: "Termen de livrare, în zile",
      inSentence: "termenul de livrare",
      isInFile: true,
    },
    // Whole units of the supplier's currency.
    minimum_order: {
      widget: "number",
      min: 0,
      max: 999_999,
      label: "Comandă minimă",
      inSentence: "comanda minimă",
      hint: "Fără TVA, în moneda prețurilor. Scrie 0 dacă nu există o comandă minimă.",
      isInFile: true,
    },
    note: { widget: "lines", max: 2000, isOptional: true, label: "Notă", inSentence: "nota" },
    is_active: {
      widget: "flag",
      label: "Furnizor activ (debifează pentru a-l arhiva)",
      inSentence: "arhivarea",
    },
  },
} as const satisfies RecordDescription;
