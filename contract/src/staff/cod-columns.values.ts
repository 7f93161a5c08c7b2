import { COURIER_NAMES } from "../deliveries.values.ts";

/** Field labels of the setting with the columns of couriers' cash on delivery files. */
export const COD_COLUMN_WORDS = {
  "": { label: "Fișierele", row: "Fișierul", one: "un fișier" },
  courier: { label: "Curierul", options: { ...COURIER_NAMES, other: "alt curier" } },
  awb: {
    label: "Coloana cu numărul AWB-ului",
    hint: "Ca în fișier; majusculele și diacriticele nu contează.",
  },
  amount: { label: "Coloana cu suma" },
  day: { label: "Coloana cu data", hint: "Poate lipsi." },
};
