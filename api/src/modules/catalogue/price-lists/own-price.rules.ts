import { grossOf } from "@curat/contract/vat.values";
import { PRICE_TARGETS, type PriceTarget } from "@curat/contract/staff/price-lists.values";
import { formatLei, formatOfficeLei, lessPercent } from "../../../text/money.ts";

export interface OwnRow {
  listId: number;
  list: string;
  /** Whether vouchers also reduce the prices of this list. */
  takesVouchers: boolean;
  /** CUIs (digits) of the companies through which the buyer has the list; null if the buyer is a member personally. */
  cuis: string[] | null;
  target: PriceTarget;
  /** 1 for the product's own category, higher for ancestors, 0 for other targets. */
  distance: number;
  /** Minimum quantity in one cart line. */
  fromQuantity: number;
  /** Fixed price; null if `percent` is set instead. */
  bani: number | null;
  percent: number | null;
}

export interface OwnTerms {
  productId: number;
  listBani: number;
  publicBani: number;
  /** Minimum price of the product, for all lists. */
  floorBani: number | null;
  rows: readonly OwnRow[];
}

export interface OwnPrice {
  bani: number;
  row: OwnRow;
  /** Whether the price was raised to the product's minimum price. */
  isHeld: boolean;
}

/** Returns a row whose net fixed price has become a gross price at this VAT rate, exact to the ban (law: VAT). */
export function withVat(row: OwnRow, percent: number): OwnRow {
  return row.bani === null ? row : { ...row, bani: grossOf(row.bani, percent) };
}

/**
 * Returns the unit price for a line of this quantity; null if no list is below the public price. Within a list, the
 * most specific row applies. The list with the lowest price wins. Reductions are never combined.
 */
export function ownPrice(terms: OwnTerms, quantity: number): OwnPrice | null {
  const [best] = offersOf(terms, quantity);
  return best && best.bani < terms.publicBani ? best : null;
}

/** Returns the price in each list, lowest first. */
function offersOf(terms: OwnTerms, quantity: number): OwnPrice[] {
  const reached = terms.rows.filter(({ fromQuantity }) => fromQuantity <= quantity);
  return [...Map.groupBy(reached, ({ listId }) => listId).values()]
    .flatMap((rows) => rows.toSorted(byRank)[0] ?? [])
    .map((row) => {
      const input = row.bani ?? lessPercent(terms.listBani, row.percent ?? 0);
      const bani = Math.max(input, terms.floorBani ?? 0);
      return { bani, row, isHeld: bani > input };
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

/** Returns prices by quantity step, smallest first, never above the public price. */
export function priceSteps(terms: OwnTerms, minQuantity: number): { from: number; bani: number }[] {
  const beginnings = [minQuantity, ...terms.rows.map(({ fromQuantity }) => fromQuantity)];
  const steps = [...new Set(beginnings.filter((from) => from >= minQuantity))]
    .toSorted((one, other) => one - other)
    .map((from) => ({ from, bani: ownPrice(terms, from)?.bani ?? terms.publicBani }));
  return steps.filter(({ bani }, index) => index === 0 || bani !== steps[index - 1]?.bani);
}

/**
 * Returns a Romanian sentence on why the price differs from the public one. The back office passes `formatOfficeLei`.
 */
export function ownReason({ row, isHeld }: OwnPrice, writeLei = formatLei): string {
  const floorText = isHeld ? ", până la prețul minim al produsului" : "";
  return `${listText(row)}: ${valueText(row, writeLei)}${floorText}`.replace(/\.?$/, ".");
}

/** Returns Romanian sentences for staff on how the price was determined. */
export function ownStory(terms: OwnTerms, quantity: number): string[] {
  const won = ownPrice(terms, quantity);
  const otherOffers = offersOf(terms, quantity).filter(({ row }) => row !== won?.row);
  const story = [
    `Preț de listă: ${formatOfficeLei(terms.listBani)}. Prețul public este ${formatOfficeLei(terms.publicBani)}.`,
  ];
  if (won)
    story.push(
      `${ownReason(won, formatOfficeLei)} Prețul este ${formatOfficeLei(won.bani)}${otherOffers.length > 0 ? ": este cel mai mic, deci se aplică" : ""}.`,
    );
  for (const { row, bani } of otherOffers)
    story.push(`${listText(row)}: ${formatOfficeLei(bani)}. Prețurile nu se cumulează.`);
  if (!won)
    story.push(
      otherOffers.length > 0
        ? "Prețul public este mai mic sau egal, deci se aplică."
        : "Nicio listă de prețuri nu conține acest produs la această cantitate.",
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
