/** Field labels of the settings `invoiceIssuer` and `invoiceSeries`, keyed by name in their schemas. */
import { EFACTURA_SENDER_LABELS, ISSUER_CHOICE_LABELS } from "./invoice-issuers.values.ts";
import { SERIES_USE_WORDS } from "./invoice-series.values.ts";

export const ISSUER_FIELDS = {
  issuer: { label: "Facturile le emite", options: ISSUER_CHOICE_LABELS },
  series: {
    label: "Seria din serviciul de facturare",
    hint: "O serie folosită numai de magazin. „Verifică” din pagina contului arată seriile.",
  },
  efactura: {
    label: "În e-Factura le trimite",
    hint: "Dacă le trimite serviciul, activează trimiterea acolo. Magazinul nu le mai trimite.",
    options: EFACTURA_SENDER_LABELS,
  },
};

export const SERIES_FIELDS = {
  "": { label: "Seriile", row: "Seria", one: "o serie" },
  series: { label: "Prefixul", hint: "Cel mult zece caractere: majuscule sau cifre." },
  use: { label: "Pentru", options: SERIES_USE_WORDS },
  first: {
    label: "Primul număr",
    hint: "Doar pentru o serie fără facturi; după prima factură, numerotarea continuă automat.",
  },
  isClosed: { label: "Închisă" },
};
