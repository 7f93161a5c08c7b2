import type { FieldErrors } from "@curat/contract/envelope";
import { OFFER_DAYS } from "@curat/contract/offers.values";
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { randomId } from "../../../identity/random-id.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { recordChange } from "../../platform/changes/index.ts";
import { loadOwnTerms, ownPrice, type PriceBuyer } from "../../catalogue/price-lists/index.ts";
import type { Customer } from "../../platform/sessions/index.ts";
import { closedText, type DraftLine, isOrderable, may, type Offer } from "./offers.rules.ts";
import {
  countRequests,
  findByToken,
  insertOffer,
  loadOfferedProducts,
  loadVatPercents,
  lockByToken,
  moveOffer,
} from "./offers.store.ts";
import { offerTexts } from "./texts.ts";

type Shop = Pick<ApiContext, "db" | "now">;

export interface RequestedLine {
  text: string;
  quantity: number;
  productId: number | null;
}

export interface Request {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  cui: string;
  message: string;
  lines: RequestedLine[];
}

/** Requests per email and day. Protects other people's mailboxes from flooding. */
const MAX_PER_DAY = 10;
const DAY_MS = 86_400_000;

export type SaveResult = { ok: true; token: string } | { ok: false; error: "too-many" };

/** Saves a request and a draft at the buyer's current prices. Enqueues emails to the shop and the buyer. */
export async function saveRequest(
  { db, now }: Shop,
  { lines, ...request }: Request,
  customer: Customer | undefined,
): Promise<SaveResult> {
  const at = now();
  const token = randomId();
  return transaction(db, async (tx): Promise<SaveResult> => {
    if ((await countRequests(tx, request.email, new Date(at.getTime() - DAY_MS))) >= MAX_PER_DAY)
      return { ok: false, error: "too-many" };
    const id = await insertOffer(tx, {
      ...request,
      token,
      customerId: customer?.id ?? null,
      asked: lines.map(({ text, quantity }) => ({ text, quantity })),
      draft: {
        lines: await draftLines(tx, lines, { buyer: { customerId: customer?.id ?? null }, now: at }),
        days: OFFER_DAYS,
        note: "",
      },
      createdAt: at,
    });
    await enqueue(tx, "offer_request_mail", { offerId: id }, `offer-request:${id}`);
    await enqueue(tx, "offer_received_mail", { offerId: id }, `offer-received:${id}`);
    return { ok: true, token };
  });
}

/** Returns draft lines at the buyer's current prices. A line without a known product has no price. */
export async function draftLines(
  tx: Tx,
  lines: readonly RequestedLine[],
  { buyer, now }: { buyer: PriceBuyer; now: Date },
): Promise<DraftLine[]> {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const products = new Map((await loadOfferedProducts(tx, { ids, now })).map((one) => [one.id, one]));
  const terms = await loadOwnTerms(tx, buyer, { productIds: ids, now });
  const [standardPercent = 0] = await loadVatPercents(tx, now);
  return lines.map(({ text, quantity, productId }) => {
    const product = products.get(productId ?? 0);
    const free = { productId: null, code: "", name: text, unit: "buc.", priceBani: null };
    if (!product) return { ...free, asked: text, quantity, vatPercent: standardPercent };
    const own = terms.get(product.id);
    const priceBani = (own && ownPrice(own, quantity)?.bani) ?? product.priceBani;
    const { code, name, unit, vatPercent } = product;
    return { asked: text, productId: product.id, code, name, unit, quantity, priceBani, vatPercent };
  });
}

export type Moved =
  | { ok: true; offer: Offer }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; errors: FieldErrors };

/** Records that the buyer declined an offer. Idempotent. */
export function declineOffer(shop: Shop, token: string): Promise<Moved> {
  return moveByBuyer(shop, token, {
    act: "decline",
    state: "declined",
    sentence: "Clientul a refuzat oferta.",
  });
}

/** Records that the buyer accepted an offer with lines without a product. Staff then place the order. Idempotent. */
export function acceptFreeOffer(shop: Shop, token: string): Promise<Moved> {
  return moveByBuyer(shop, token, {
    act: "accept",
    state: "accepted",
    sentence: "Clientul a acceptat oferta. Oferta are rânduri fără produs, așa că faci tu comanda, de aici.",
  });
}

async function moveByBuyer(
  { db, now }: Shop,
  token: string,
  { act, state, sentence }: { act: "accept" | "decline"; state: "accepted" | "declined"; sentence: string },
): Promise<Moved> {
  const at = now();
  return transaction(db, async (tx): Promise<Moved> => {
    const offer = await lockByToken(tx, token);
    if (!offer) return { ok: false, error: "unknown" };
    if (offer.state === state) return { ok: true, offer };
    if (!may(act, offer, at))
      return { ok: false, error: "refused", errors: { offer: [closedText(offer, at)] } };
    if (act === "accept" && offer.sent[0] && isOrderable(offer.sent[0]))
      return { ok: false, error: "refused", errors: { offer: [offerTexts.byOrder] } };
    await moveOffer(tx, offer.id, { state, at });
    await recordChange(tx, {
      actor: {
        kind: "customer",
        id: offer.customerId === null ? null : String(offer.customerId),
        name: "Client",
      },
      subject: { kind: "offer", id: offer.id },
      sentence,
      before: { state: offer.state },
      after: { state },
      touched: [],
    });
    if (act === "accept")
      await enqueue(tx, "offer_accepted_mail", { offerId: offer.id }, `offer-accepted:${offer.id}`);
    const moved = await findByToken(tx, token);
    return moved ? { ok: true, offer: moved } : { ok: false, error: "unknown" };
  });
}
