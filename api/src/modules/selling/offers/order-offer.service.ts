import type { Db, Tx } from "../../../db/database.ts";
import { formatDay } from "../../../text/time.ts";
import { closedText, may, numberOf, offeredReason, type SentLine } from "./offers.rules.ts";
import { findOffer, loadOfferedLines, lockOffer, type OfferedLine } from "./offers.store.ts";

export interface OrderableOffer {
  id: number;
  version: number;
  products: OfferedLine[];
  /** Lines without a product, each with the reason for its price. */
  free: (SentLine & { reason: string })[];
}

export type OfferToOrder = { ok: true; offer: OrderableOffer } | { ok: false; refusal: string };

/** Returns an offer's lines to order for its buyer, or why staff cannot order them. */
export async function offerToOrder(db: Db, id: number, now: Date): Promise<OfferToOrder> {
  const offer = await findOffer(db, id);
  const [last] = offer?.sent ?? [];
  if (!offer || !last) return { ok: false, refusal: "Oferta nu există sau nu a fost trimisă." };
  if (!may("order", offer, now)) return { ok: false, refusal: closedText(offer, now) };
  const lines = await loadOfferedLines(
    db,
    last.lines.map((line) => line.id),
    now,
  );
  const reason = offeredReason({ number: numberOf(offer) ?? "", until: formatDay(last.validUntil) });
  const free = last.lines.filter(({ productId }) => productId === null);
  return {
    ok: true,
    offer: {
      id,
      version: last.version,
      products: last.lines.flatMap((line) => lines.get(line.id) ?? []),
      free: free.map((line) => ({ ...line, reason })),
    },
  };
}

/** Locks an offer. Returns why its version can no longer be ordered; undefined if it can. */
export async function holdOffer(
  tx: Tx,
  { id, version }: Pick<OrderableOffer, "id" | "version">,
  now: Date,
): Promise<string | undefined> {
  const offer = await lockOffer(tx, id);
  if (!offer || !may("order", offer, now)) return offer ? closedText(offer, now) : "Oferta nu mai există.";
  return offer.sent[0]?.version === version
    ? undefined
    : "Oferta a fost trimisă din nou între timp. Reîncarcă pagina și verifică totalul.";
}
