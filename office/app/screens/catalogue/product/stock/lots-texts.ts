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
  off: "Produsul nu se ține pe loturi. Pornește-le la produsele care expiră, de exemplu la biocide.",
  turnOn: "Ține pe loturi",
  turnOff: "Nu mai ține pe loturi",
  turnOffExplain:
    "Bucățile rămân în stoc, dar fără lot. Dacă pornești din nou loturile, le treci iar în lot, una câte una.",
  confirmTurnOff: "Golește loturile",
  turnedOn: "Produsul se ține pe loturi. Bucățile existente sunt fără lot.",
  turnedOff: "Produsul nu se mai ține pe loturi.",
  lot: ({ code, pieces, expires_on: day, is_expired: isExpired }: ProductLots["lots"][number]) =>
    [
      `${code}: ${pieces} buc.`,
      day !== null && `${isExpired ? "a expirat" : "expiră"} pe ${DAY.format(new Date(`${day}T00:00:00Z`))}`,
    ]
      .filter((part) => part !== false)
      .join(", "),
  free: (pieces: number) => `Fără lot: ${countOf(pieces, "bucăți")}.`,
  order:
    "Din stoc pleacă întâi lotul care expiră primul. Corecțiile și inventarele iau întâi din bucățile fără lot.",
  code: "Lot",
  day: "Expiră la",
  dayHint: "Gol, dacă lotul nu expiră.",
  pieces: "Bucăți",
  add: "Trece în lot",
  added: "Bucățile au fost trecute în lot.",
  correct: "Corectează",
  correctHint: "Bucățile scoase din lot rămân în stoc, fără lot.",
  save: "Salvează",
  corrected: "Lotul a fost corectat.",
  gone: "Lotul s-a schimbat între timp. Verifică valorile de acum și corectează din nou.",
  changed: (pieces: number) =>
    `Între timp s-a schimbat stocul: fără lot sunt ${pieces} buc. Verifică și trimite din nou.`,
};
