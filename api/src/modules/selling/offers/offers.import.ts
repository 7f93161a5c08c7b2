import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Tx } from "../../../db/database.ts";
import { randomId } from "../../../identity/random-id.ts";
import { findCustomerId } from "../../platform/sessions/index.ts";
import type { DraftLine } from "./offers.rules.ts";
import {
  insertOffer,
  insertVersion,
  loadOfferedProducts,
  loadVatPercents,
  moveOffer,
  takeNumber,
} from "./offers.store.ts";

export interface OfferImport {
  firstName: string;
  lastName: string;
  /** If a customer has this email, the request belongs to them. */
  email: string;
  phone: string;
  company: string;
  cui: string;
  message: string;
  lines: {
    text: string;
    quantity: number;
    /** Undefined for items that the shop does not sell. */
    productId?: number;
    percentOff?: number;
    /** Price of an item that the shop does not sell. Required if the request was answered. */
    priceBani?: number;
  }[];
  createdAt: Date;
  /** Absent if staff have not answered the request. */
  answer?: { at: Date; days: number; note: string; by: string; isDeclined?: boolean; isAccepted?: boolean };
}
export interface OffersImport {
  offers?: OfferImport[];
}

/** Imports past offer requests and responses. Sends no emails. */
export async function importOffers(tx: Tx, { offers = [] }: OffersImport, now: Date): Promise<void> {
  for (const { lines, answer, createdAt, ...request } of offers) {
    const draft = {
      lines: await linesOf(tx, lines, now),
      days: answer?.days ?? 14,
      note: answer?.note ?? "",
    };
    const id = await insertOffer(tx, {
      ...request,
      token: randomId(),
      customerId: (await findCustomerId(tx, request.email)) ?? null,
      asked: lines.map(({ text, quantity }) => ({ text, quantity })),
      draft,
      createdAt,
    });
    if (!answer) continue;
    const year = Number(romanianDay(answer.at).slice(0, 4));
    const number = await takeNumber(tx, year);
    await insertVersion(tx, { id }, { ...draft, version: 1, year, number, by: answer.by, at: answer.at });
    if (answer.isAccepted) await moveOffer(tx, id, { state: "accepted", at: answer.at });
    if (answer.isDeclined) await moveOffer(tx, id, { state: "declined", at: answer.at });
  }
}

async function linesOf(tx: Tx, lines: OfferImport["lines"], now: Date): Promise<DraftLine[]> {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const products = new Map((await loadOfferedProducts(tx, { ids, now })).map((one) => [one.id, one]));
  const [standardPercent = 0] = await loadVatPercents(tx, now);
  return lines.map(({ text, quantity, productId, percentOff = 0, priceBani: requestedBani = null }) => {
    const product = products.get(productId ?? 0);
    const free = { productId: null, code: "", name: text, unit: "buc.", priceBani: requestedBani };
    if (!product) return { ...free, asked: text, quantity, vatPercent: standardPercent };
    const { code, name, unit, vatPercent } = product;
    const priceBani = Math.max(1, Math.round((product.priceBani * (100 - percentOff)) / 100));
    return { asked: text, productId: product.id, code, name, unit, quantity, priceBani, vatPercent };
  });
}
