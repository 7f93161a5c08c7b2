/** What a product costs one whom price lists belong to, and why. Pure; money is integer bani with VAT. (decision 0036) */
import { PRICE_TARGETS, type PriceTarget } from "@curat/contract/staff/price-lists.values";
import { formatLei, formatOfficeLei, lessPercent } from "../../../text/money.ts";

/** A row of a list of the buyer's that is about the product. */
export interface OwnRow {
  listId: number;
  list: string;
  /** Whether vouchers lower the prices of the list further. */
  takesVouchers: boolean;
  /** The companies for which the buyer has the list, as digits; null where it is his own. */
  cuis: string[] | null;
  target: PriceTarget;
  /** Of a category: 1 for the product's own, more for those above; 0 for every other target. */
  distance: number;
  /** From so many pieces in one line on. */
  fromQuantity: number;
  /** One of the two is null; per cent are off the list price. */
  bani: number | null;
  percent: number | null;
}

/** All that a buyer's price of a product follows from. */
export interface OwnTerms {
  productId: number;
  listBani: number;
  /** What everybody is asked, promotions counted. */
  publicBani: number;
  /** No list goes below it; null where none is set. */
  floorBani: number | null;
  rows: readonly OwnRow[];
}

export interface OwnPrice {
  bani: number;
  row: OwnRow;
  /** The floor holds it up. */
  isHeld: boolean;
}

/**
 * What one piece costs in a line of so many; null where the lists make nothing cheaper, and the public price stands. Of one
 * list its narrowest row counts, there the one of the most pieces that are reached; of several lists the lowest price, of
 * equal ones the oldest list's. Nothing is added up: neither lists with one another nor with promotions.
 */
export function ownPrice(terms: OwnTerms, quantity: number): OwnPrice | null {
  const [best] = offersOf(terms, quantity);
  return best && best.bani < terms.publicBani ? best : null;
}

/** What each list would ask, the lowest first. */
function offersOf(terms: OwnTerms, quantity: number): OwnPrice[] {
  const reached = terms.rows.filter(({ fromQuantity }) => fromQuantity <= quantity);
  return [...Map.groupBy(reached, ({ listId }) => listId).values()]
    .flatMap((rows) => rows.toSorted(byRank)[0] ?? [])
    .map((row) => {
      const asked = row.bani ?? lessPercent(terms.listBani, row.percent ?? 0);
      const bani = Math.max(asked, terms.floorBani ?? 0);
      return { bani, row, isHeld: bani > asked };
    })
    .toSorted((one, other) => one.bani - other.bani || one.row.listId - other.row.listId);
}

function byRank(one: OwnRow, other: OwnRow): number {
  return (
    PRICE_TARGETS.indexOf(one.target) - PRICE_TARGETS.indexOf(other.target) ||
    one.distance - other.distance ||
    other.fromQuantity - one.fromQuantity
  );
}

/** What one piece costs from so many on, the fewest first: each step that changes the price, the public one where it is lower. */
export function priceSteps(terms: OwnTerms, minQuantity: number): { from: number; bani: number }[] {
  const beginnings = [minQuantity, ...terms.rows.map(({ fromQuantity }) => fromQuantity)];
  const steps = [...new Set(beginnings.filter((from) => from >= minQuantity))]
    .toSorted((one, other) => one - other)
    .map((from) => ({ from, bani: ownPrice(terms, from)?.bani ?? terms.publicBani }));
  return steps.filter(({ bani }, index) => index === 0 || bani !== steps[index - 1]?.bani);
}

/** Why a price is not what everybody pays, in one sentence: for its buyer, or with the office's amounts for staff. */
export function ownReason({ row, isHeld }: OwnPrice, writeLei = formatLei): string {
  const held = isHeld ? ", până la prețul minim al produsului" : "";
  return `${listText(row)}: ${valueText(row, writeLei)}${held}`.replace(/\.?$/, ".");
}

/** How it came about, in sentences for the shop's people. */
export function ownStory(terms: OwnTerms, quantity: number): string[] {
  const won = ownPrice(terms, quantity);
  const others = offersOf(terms, quantity).filter(({ row }) => row !== won?.row);
  const story = [
    `Preț de listă: ${formatOfficeLei(terms.listBani)}. Toți plătesc ${formatOfficeLei(terms.publicBani)}.`,
  ];
  if (won)
    story.push(
      `${ownReason(won, formatOfficeLei)} Prețul este ${formatOfficeLei(won.bani)}${others.length > 0 ? ": cel mai mic, deci el contează" : ""}.`,
    );
  for (const { row, bani } of others)
    story.push(`${listText(row)} ar da ${formatOfficeLei(bani)}: prețurile nu se adună.`);
  if (!won)
    story.push(
      others.length > 0
        ? "Prețul public nu este mai mare, deci el contează."
        : "Nicio listă nu are acest produs la această cantitate.",
    );
  return story;
}

function listText({ list }: OwnRow): string {
  return `Lista „${list}”`;
}

function valueText({ bani, percent, fromQuantity }: OwnRow, writeLei: typeof formatLei): string {
  const value =
    bani === null
      ? `cu ${String(percent).replace(".", ",")} % sub prețul de listă`
      : `${writeLei(bani)} bucata`;
  return fromQuantity > 1 ? `${value}, de la ${fromQuantity} buc.` : value;
}
