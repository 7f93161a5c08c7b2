/** What a request for an offer may become, and what an offer says. Pure; money is integer bani with VAT. (decision 0081) */
import type { FieldErrors } from "@curat/contract/envelope";
import type { OfferState } from "@curat/contract/offers.values";
import { formatOfficeLei } from "../../../text/money.ts";
import { vatOf } from "@curat/contract/vat.values";
import { offerTexts } from "./texts.ts";

/** What is written down of a state; that an offer's last day is over follows from the clock. */
type StoredState = Exclude<OfferState, "expired">;

/** A line as the shop's people prepare it. */
export interface DraftLine {
  /** What the buyer wrote; empty for one that the shop added. */
  asked: string;
  /** Null for what the shop has no page of. */
  productId: number | null;
  code: string;
  name: string;
  unit: string;
  quantity: number;
  /** Of one piece; null while nobody named one. */
  priceBani: number | null;
  vatPercent: number;
}

/** What is prepared, and sent as it stands. */
export interface Draft {
  lines: DraftLine[];
  /** Days that it holds, the one of its sending not counted. */
  days: number;
  /** Words to the buyer. */
  note: string;
}

/** A line that was sent. */
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

/** What was sent: nothing of it changes. */
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
  /** Null until something was sent. */
  year: number | null;
  number: number | null;
  reason: string;
  order: { id: number; number: number; randomId: string } | null;
  createdAt: Date;
  /** The last first. */
  sent: SentVersion[];
}

/** "OF-2026-0001"; null until something was sent. */
export function numberOf({ year, number }: Pick<Offer, "year" | "number">): string | null {
  return year === null || number === null ? null : `OF-${year}-${String(number).padStart(4, "0")}`;
}

/** How it stands now. */
export function stateOf({ state, sent }: Pick<Offer, "state" | "sent">, now: Date): OfferState {
  const [last] = sent;
  return state === "offered" && last && last.validUntil < now ? "expired" : state;
}

type Act = "edit" | "send" | "withdraw" | "accept" | "decline";

/** In which states each act is possible; an order that came of it ends all of them. */
const ACTIONS: Record<Act, readonly OfferState[]> = {
  // Accepted without an order is an offer with free lines: they become products, and it is sent anew.
  edit: ["requested", "offered", "accepted", "expired", "declined"],
  send: ["requested", "offered", "accepted", "expired", "declined"],
  withdraw: ["requested", "offered", "accepted", "expired"],
  accept: ["offered"],
  decline: ["offered"],
};

export function may(act: Act, offer: Pick<Offer, "state" | "sent" | "order">, now: Date): boolean {
  return offer.order === null && ACTIONS[act].includes(stateOf(offer, now));
}

/** Whether a cart can hold it: all of its lines are of products. */
export function isOrderable({ lines }: Pick<SentVersion, "lines">): boolean {
  return lines.every(({ productId }) => productId !== null);
}

export interface Sums {
  totalBani: number;
  netBani: number;
  vatBani: number;
}

/** What lines cost together; VAT is counted line by line, as an order counts it. */
export function sumsOf(lines: readonly { quantity: number; unitBani: number; vatPercent: number }[]): Sums {
  let [totalBani, vatBani] = [0, 0];
  for (const { quantity, unitBani, vatPercent } of lines) {
    totalBani += quantity * unitBani;
    vatBani += vatOf(quantity * unitBani, vatPercent);
  }
  return { totalBani, vatBani, netBani: totalBani - vatBani };
}

/** The same of what is prepared; lines without a price cost nothing yet. */
export function draftSums({ lines }: Draft): Sums {
  return sumsOf(
    lines.map(({ quantity, priceBani, vatPercent }) => ({ quantity, vatPercent, unitBani: priceBani ?? 0 })),
  );
}

/** No total of ours is beyond this, which a column still holds. */
const MAX_BANI = 2_000_000_000;

/** Why prices may not be written, by the line's field; below a floor only who may change floors writes one. */
export function priceFaults(
  lines: readonly DraftLine[],
  { floors, mayUndercut }: { floors: ReadonlyMap<number, number>; mayUndercut: boolean },
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, { productId, priceBani, quantity }] of lines.entries()) {
    const floor = productId === null ? undefined : floors.get(productId);
    if (priceBani === null) continue;
    if (priceBani * quantity > MAX_BANI)
      errors[`lines.${index}.price`] = ["Rândul costă mai mult decât poate avea o comandă."];
    else if (floor !== undefined && priceBani < floor && !mayUndercut)
      errors[`lines.${index}.price`] = [
        `Prețul minim al produsului este ${formatOfficeLei(floor)}. Sub el scrie doar cine poate schimba listele de prețuri.`,
      ];
  }
  return errors;
}

/** What hinders its sending, by field; nothing where it can leave. */
export function sendFaults({ lines, ...draft }: Draft): FieldErrors {
  const errors: FieldErrors = {};
  if (lines.length === 0) errors.lines = ["Oferta nu are niciun rând."];
  for (const [index, { priceBani }] of lines.entries())
    if (priceBani === null)
      errors[`lines.${index}.price`] = [`Rândul ${index + 1} nu are preț: scrie-l sau scoate rândul.`];
  if (draftSums({ lines, ...draft }).totalBani > MAX_BANI)
    errors.lines = ["Oferta costă mai mult decât poate avea o comandă."];
  return errors;
}

/** Whether what is prepared says something else than what was sent last. */
export function isChanged({ draft, sent: [last] }: Pick<Offer, "draft" | "sent">): boolean {
  if (!last) return true;
  const prepared = draft.lines.map((line) => [line.productId, line.name, line.quantity, line.priceBani]);
  const sent = last.lines.map((line) => [line.productId, line.name, line.quantity, line.unitBani]);
  return draft.note !== last.note || JSON.stringify(prepared) !== JSON.stringify(sent);
}

/** Why a line of an offer costs what it costs, for its buyer. */
export function offeredReason({ number, until }: { number: string; until: string }): string {
  return `Prețul ofertei ${number}, valabilă până la ${until}.`;
}

/** Why an offer can not be ordered any more, for its buyer. */
export function closedText(offer: Pick<Offer, "state" | "sent">, now: Date): string {
  return offerTexts.closed[stateOf(offer, now)];
}
