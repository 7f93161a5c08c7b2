import { countOf } from "@curat/contract/quantity-text.values";
import type { ProductLots } from "@curat/contract/staff/lots";

const DAY = new Intl.DateTimeFormat("ro-RO", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
});

export const lotsTexts = {
  title: "Loturi",
  off: "Produsul nu are evidență pe loturi. Activeaz-o la produsele care expiră, de exemplu la biocide.",
  turnOn: "Activează evidența pe loturi",
  turnOff: "Oprește evidența pe loturi",
  turnOffExplain:
    "Bucățile rămân în stoc, dar fără lot. Dacă activezi din nou evidența, le repartizezi manual pe loturi.",
  confirmTurnOff: "Oprește și golește loturile",
  turnedOn: "Evidența pe loturi este activă. Bucățile existente sunt fără lot.",
  turnedOff: "Evidența pe loturi a fost oprită.",
  lot: ({ code, pieces, expires_on: day, is_expired: isExpired }: ProductLots["lots"][number]) =>
    [
      `${code}: ${pieces} buc.`,
      day !== null && `${isExpired ? "a expirat" : "expiră"} pe ${DAY.format(new Date(`${day}T00:00:00Z`))}`,
    ]
      .filter((part) => part !== false)
      .join(", "),
  free: (pieces: number) => `Fără lot: ${countOf(pieces, "bucăți")}.`,
  order:
    "Din stoc se scade mai întâi lotul care expiră primul. Corecțiile și inventarele scad mai întâi bucățile fără lot.",
  code: "Lot",
  day: "Expiră la",
  dayHint: "Lasă câmpul gol dacă lotul nu expiră.",
  pieces: "Bucăți",
  add: "Adaugă în lot",
  added: "Bucățile au fost adăugate în lot.",
  correct: "Corectează",
  correctHint: "Bucățile scoase din lot rămân în stoc, fără lot.",
  save: "Salvează",
  corrected: "Lotul a fost corectat.",
  gone: "Lotul s-a schimbat între timp. Verifică valorile actuale și corectează din nou.",
  changed: (pieces: number) =>
    `Între timp s-a schimbat stocul: fără lot sunt ${pieces} buc. Verifică și trimite din nou.`,
};
