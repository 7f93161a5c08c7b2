/** Returns of the demo, one in every status. */
import type { ReturnImport } from "@curat/api";
import { DAY_MS } from "../catalogue/prices.ts";
import type { PastOrder } from "./orders/past-orders.ts";

interface WrittenReturn {
  order: string;
  /** Place of the line in the order as written, and pieces. */
  lines: readonly (readonly [line: number, quantity: number])[];
  /** 1 changed my mind, 2 defective, 3 wrong product, 4 damaged on the way, 5 other. */
  reasonId: number;
  observation: string;
  /** Invented, as every account of the demo. */
  iban: string;
  status: ReturnImport["status"];
  rejection?: string;
  /** After delivery: when it was asked for, and when it came to its status. */
  days: readonly [asked: number, changed: number];
}

const BANK = "Banca Exemplu S.A.";
const OF_ANA = "RO97AAAA1B31007593840106";
const OF_IOANA = "RO70AAAA1B31007593840107";
const OF_GHEORGHE = "RO43AAAA1B31007593840108";

export const RETURNS: readonly WrittenReturn[] = [
  { order: "ana-cos", lines: [[0, 1]], reasonId: 1, observation: "Este prea mic pentru noi, aș vrea unul de 12 litri.", iban: OF_ANA, status: "requested", days: [3, 3] },
  { order: "ioana-defect", lines: [[0, 1]], reasonId: 2, observation: "Nu pulverizează deloc, am încercat și cu baterii noi.", iban: OF_IOANA, status: "approved", days: [1, 2] },
  { order: "scoala-gresita", lines: [[0, 2]], reasonId: 3, observation: "Două dispensere au venit pe alb, comandasem toate pe negru.", iban: "RO54AAAA1B31007593840104", status: "on_the_way", days: [2, 4] },
  { order: "bistro-amurg", lines: [[1, 4]], reasonId: 4, observation: "Cutia a stat în ploaie, patru pachete sunt ude.", iban: "RO11AAAA1B31007593840102", status: "received", days: [1, 5] },
  { order: "ana-retur-partial", lines: [[2, 1]], reasonId: 1, observation: "Coada nu se potrivește cu suportul meu.", iban: OF_ANA, status: "refunded", days: [4, 11] },
  { order: "ana-returnata", lines: [[0, 1]], reasonId: 5, observation: "Mirosul este prea puternic pentru dormitor.", iban: OF_ANA, status: "refunded", days: [2, 11] },
  { order: "gheorghe-atelier", lines: [[2, 1]], reasonId: 1, observation: "Nu îmi mai trebuie.", iban: OF_GHEORGHE, status: "rejected", rejection: "Flaconul a fost desfăcut și golit pe jumătate, de aceea nu îl mai putem primi înapoi.", days: [9, 12] },
]; // oxfmt-ignore

/** Returns from orders that are there and hold what is sent back. */
export function returnImports(orders: readonly PastOrder[]): ReturnImport[] {
  return RETURNS.flatMap(({ days, lines, rejection = "", order: key, ...written }) => {
    const past = orders.find((each) => each.written.key === key);
    const delivered = past?.order.story?.find(({ status }) => status === "delivered")?.at;
    if (!past || !delivered) return [];
    const back = lines.flatMap(([line, quantity]) => {
      const base = past.written.lines[line]?.[0];
      const at = past.bought.findIndex((grown) => grown.variant.base.key === base);
      const bought = past.order.lines[at];
      return bought ? [{ productId: bought.productId, quantity: Math.min(quantity, bought.quantity) }] : [];
    });
    if (back.length === 0) return [];
    const after = (count: number): Date => new Date(delivered.getTime() + count * DAY_MS);
    const [asked, changed] = days;
    return [
      {
        ...written,
        order: past.order.randomId,
        lines: back,
        rejection,
        bank: BANK,
        createdAt: after(asked),
        changedAt: after(changed),
      },
    ];
  });
}
