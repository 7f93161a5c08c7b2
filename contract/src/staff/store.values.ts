import type { RecordDescription } from "./record.values.ts";

export const STORE = {
  fields: {
    name: { widget: "text", isRequired: true, label: "Denumire", inSentence: "denumirea" },
    countyID: {
      widget: "reference",
      isRequired: true,
      label: "Județ",
      inSentence: "județul",
      column: "county_id",
    },
    city: { widget: "text", isRequired: true, label: "Localitate", inSentence: "localitatea" },
    address: { widget: "text", isRequired: true, label: "Adresă", inSentence: "adresa" },
    // Limited to Romania, so that swapped coordinates are refused.
    lat: { widget: "number", min: 43.5, max: 48.5, label: "Latitudine", inSentence: "latitudinea" },
    lng: { widget: "number", min: 20, max: 30, label: "Longitudine", inSentence: "longitudinea" },
    // Free text, such as "luni – vineri, 08:30 – 16:30".
    schedule: { widget: "text", isRequired: true, label: "Program", inSentence: "programul" },
    phone: { widget: "text", isRequired: true, max: 30, label: "Telefon", inSentence: "telefonul" },
    // The cart offers this store for pickup.
    hands_out_orders: { widget: "flag", label: "Predare de comenzi", inSentence: "predarea comenzilor" },
  },
} as const satisfies RecordDescription;
