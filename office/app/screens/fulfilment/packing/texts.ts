import { dayText } from "../../../components/time/day.ts";
import { countOf } from "@curat/contract/quantity-text.values";

const pieces = (count: number) => (count === 1 ? "o bucată" : countOf(count, "bucăți"));

interface Lot {
  code: string;
  expires_on: string | null;
  pieces: number;
}
const until = (day: string | null) => (day === null ? "" : `, expiră ${dayText(day)}`);

export const texts = {
  lot: ({ code, expires_on: day, pieces: count }: Lot) => `Lot ${code}${until(day)}: ${count} buc.`,
  noLot: (count: number) => `Fără lot: ${count} buc.`,
  takeLot: ({ code, expires_on: day }: Lot) => `Ia lotul ${code}${until(day)}`,
  expiredLot: ({ code, expires_on: day }: Lot) =>
    `Nu trimite lotul ${code}: a expirat pe ${day === null ? "" : dayText(day)}.`,
  lotTaken: "Bucățile se iau din lotul ales.",
  lotGone: "Lotul nu mai are bucăți libere. Alege altul.",
  missing: (count: number) => (count === 1 ? "Mai lipsește o bucată." : `Mai lipsesc ${pieces(count)}.`),
  finishedBy: (name: string) => `Împachetată de ${name}.`,
  last: (name: string, quantity: number, by: string) => `${name}, ${pieces(quantity)}, de ${by}`,
  outcomes: {
    opened: (_code: string, _product: string, number: string) => `Comanda ${number} este deschisă.`,
    counted: (_code: string, product: string) => `În colet: ${product}.`,
    finished: (_code: string, _product: string, number: string) => `Comanda ${number} este împachetată.`,
    wrong_product: (_code: string, product: string) =>
      `Produs greșit: ${product} nu este în această comandă.`,
    too_many: (_code: string, product: string) =>
      `Prea multe bucăți: coletul conține deja toate bucățile de ${product}.`,
    unknown_code: (code: string) => `Cod necunoscut: ${code}.`,
    no_order: (_code: string, product: string) => `Nicio comandă de împachetat nu conține ${product}.`,
    not_packable: (_code: string, _product: string, number: string) =>
      `Comanda ${number} nu se împachetează acum.`,
  },
};
