import type { FieldErrors } from "@curat/contract/envelope";
import type { OfferState } from "@curat/contract/offers.values";
import { formatOfficeLei } from "../../../text/money.ts";
import { vatOf } from "@curat/contract/vat.values";
import { offerTexts } from "./texts.ts";

/** `expired` depends only on the current time, so it is not stored. */
type StoredState = Exclude<OfferState, "expired">;

export interface DraftLine {
  /** Text that the buyer entered; empty for a line added by staff. */
  asked: string;
  productId: number | null;
  code: string;
  name: string;
  unit: string;
  quantity: number;
  /** Price per piece; null until staff set one. */
  priceBani: number | null;
  vatPercent: number;
  /** Cost of a piece without VAT, for a line without a product. */
  costBani?: number | null;
}

export interface Draft {
  lines: DraftLine[];
  /** Days of validity after the day of sending. */
  days: number;
  note: string;
}

export interface SentLine {
  id: number;
  productId: number | null;
  name: string;
  code: string;
  unit: string;
  quantity: number;
  unitBani: number;
  vatPercent: number;
}

/** A sent version never changes. (decision 0081) */
export interface SentVersion {
  version: number;
  validUntil: Date;
  note: string;
  sentAt: Date;
  sentBy: string;
  lines: SentLine[];
}

export interface Offer {
  id: number;
  token: string;
  state: StoredState;
  customerId: number | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  cui: string;
  message: string;
  asked: { text: string; quantity: number }[];
  draft: Draft;
  /** Year and number form the offer's number. Both are null until the offer is sent. */
  year: number | null;
  number: number | null;
  reason: string;
  order: { id: number; number: number; randomId: string } | null;
  createdAt: Date;
  /** Newest first. */
  sent: SentVersion[];
}

/** Returns the offer's number, such as "OF-2026-0001"; null until it is sent. */
export function numberOf({ year, number }: Pick<Offer, "year" | "number">): string | null {
  return year === null || number === null ? null : `OF-${year}-${String(number).padStart(4, "0")}`;
}

/** Returns the current state, including `expired`. */
export function stateOf({ state, sent }: Pick<Offer, "state" | "sent">, now: Date): OfferState {
  const [last] = sent;
  return state === "offered" && last && last.validUntil < now ? "expired" : state;
}

type Act = "edit" | "send" | "withdraw" | "accept" | "decline" | "order";

/** After an order was placed from the offer, no action is allowed. */
const ACTIONS: Record<Act, readonly OfferState[]> = {
  // An accepted offer without an order has lines without a product. Only staff can order those.
  edit: ["requested", "offered", "accepted", "expired", "declined"],
  send: ["requested", "offered", "accepted", "expired", "declined"],
  withdraw: ["requested", "offered", "accepted", "expired"],
  accept: ["offered"],
  decline: ["offered"],
  order: ["offered", "accepted"],
};

export function may(act: Act, offer: Pick<Offer, "state" | "sent" | "order">, now: Date): boolean {
  return offer.order === null && ACTIONS[act].includes(stateOf(offer, now));
}

/** Returns whether every line has a product. Only then can a cart contain the offer. */
export function isOrderable({ lines }: Pick<SentVersion, "lines">): boolean {
  return lines.every(({ productId }) => productId !== null);
}

export interface Sums {
  totalBani: number;
  netBani: number;
  vatBani: number;
}

/** Returns the totals of lines. VAT is rounded per line, as in an order. */
export function sumsOf(lines: readonly { quantity: number; unitBani: number; vatPercent: number }[]): Sums {
  let [totalBani, vatBani] = [0, 0];
  for (const { quantity, unitBani, vatPercent } of lines) {
    totalBani += quantity * unitBani;
    vatBani += vatOf(quantity * unitBani, vatPercent);
  }
  return { totalBani, vatBani, netBani: totalBani - vatBani };
}

/** Returns the totals of a draft; lines without a price count as zero. */
export function draftSums({ lines }: Draft): Sums {
  return sumsOf(
    lines.map(({ quantity, priceBani, vatPercent }) => ({ quantity, vatPercent, unitBani: priceBani ?? 0 })),
  );
}

/** A larger total does not fit in an integer column. */
const MAX_BANI = 2_000_000_000;

/**
 * Returns price errors by request field. Prices below the product's minimum price are errors, unless the staff member
 * may change price lists.
 */
export function priceFaults(
  lines: readonly DraftLine[],
  { floors, mayUndercut }: { floors: ReadonlyMap<number, number>; mayUndercut: boolean },
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, { productId, priceBani, quantity }] of lines.entries()) {
    const floor = productId === null ? undefined : floors.get(productId);
    if (priceBani === null) continue;
    if (priceBani * quantity > MAX_BANI)
      errors[`lines.${index}.price`] = [
        "Valoarea rândului depășește limita unei comenzi: micșorează cantitatea sau prețul.",
      ];
    else if (floor !== undefined && priceBani < floor && !mayUndercut)
      errors[`lines.${index}.price`] = [
        `Prețul minim al produsului este ${formatOfficeLei(floor)}. Un preț mai mic poate fi scris doar de un coleg cu dreptul de a modifica listele de prețuri.`,
      ];
  }
  return errors;
}

/** Returns the errors that prevent sending, keyed by field. */
export function sendFaults({ lines, ...draft }: Draft): FieldErrors {
  const errors: FieldErrors = {};
  if (lines.length === 0) errors.lines = ["Oferta nu are niciun rând: adaugă cel puțin unul."];
  for (const [index, { priceBani }] of lines.entries())
    if (priceBani === null)
      errors[`lines.${index}.price`] = [`Rândul ${index + 1} nu are preț: completează-l sau elimină rândul.`];
  if (draftSums({ lines, ...draft }).totalBani > MAX_BANI)
    errors.lines = ["Valoarea ofertei depășește limita unei comenzi: împarte-o în mai multe oferte."];
  return errors;
}

export function isChanged({ draft, sent: [last] }: Pick<Offer, "draft" | "sent">): boolean {
  if (!last) return true;
  const prepared = draft.lines.map((line) => [line.productId, line.name, line.quantity, line.priceBani]);
  const sent = last.lines.map((line) => [line.productId, line.name, line.quantity, line.unitBani]);
  return draft.note !== last.note || JSON.stringify(prepared) !== JSON.stringify(sent);
}

export function offeredReason({ number, until }: { number: string; until: string }): string {
  return `Prețul ofertei ${number}, valabilă până la ${until}.`;
}

export function closedText(offer: Pick<Offer, "state" | "sent">, now: Date): string {
  return offerTexts.closed[stateOf(offer, now)];
}
