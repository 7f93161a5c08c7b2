/** A place of the shop as staff keep it. */
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
    // Within the country, so that latitude and longitude are not mixed up.
    lat: { widget: "number", min: 43.5, max: 48.5, label: "Latitudine", inSentence: "latitudinea" },
    lng: { widget: "number", min: 20, max: 30, label: "Longitudine", inSentence: "longitudinea" },
    // As people read it: "luni – vineri, 08:30 – 16:30".
    schedule: { widget: "text", isRequired: true, label: "Program", inSentence: "programul" },
    phone: { widget: "text", isRequired: true, max: 30, label: "Telefon", inSentence: "telefonul" },
    // Orders can be collected here: the cart then offers it.
    hands_out_orders: { widget: "flag", label: "Predă comenzi", inSentence: "predarea comenzilor" },
  },
} as const satisfies RecordDescription;
