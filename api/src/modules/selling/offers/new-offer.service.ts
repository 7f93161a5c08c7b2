import { OFFER_DAYS } from "@curat/contract/offers.values";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { invalid } from "../../../http/refusal.ts";
import { randomId } from "../../../identity/random-id.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import type { Offer } from "./offers.rules.ts";
import { draftLines } from "./offers.service.ts";
import { priceBuyerOf } from "./staff-offers.service.ts";
import { insertOffer } from "./offers.store.ts";

interface OfferGoods {
  productId: number;
  quantity: number;
}

const FOREIGN_KEY_VIOLATION = "23503";

type Recipient = Pick<Offer, "customerId" | "firstName" | "lastName" | "email" | "phone" | "company" | "cui">;

/**
 * Creates an offer that no buyer requested, and returns its id; undefined for an unknown customer. Sends no email.
 * Throws 422 for an unknown product.
 */
export async function startOffer(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { recipient, goods, actor }: { recipient: Recipient; goods: readonly OfferGoods[]; actor: Actor },
): Promise<number | undefined> {
  const starting = transaction(db, async (tx) => {
    const at = now();
    const requested = goods.map(({ productId, quantity }) => ({ text: "", productId, quantity }));
    const lines = await draftLines(tx, requested, { buyer: priceBuyerOf(recipient), now: at });
    const unknown = lines.flatMap((line, index) => (line.productId === null ? [index] : []));
    if (unknown.length > 0)
      throw invalid(
        Object.fromEntries(
          unknown.map((index) => [`lines.${index}.productid`, ["Produsul nu există: alege altul."]]),
        ),
      );
    const id = await insertOffer(tx, {
      ...recipient,
      message: "",
      token: randomId(),
      asked: [],
      draft: { lines, days: OFFER_DAYS, note: "" },
      createdAt: at,
    });
    await recordChange(tx, {
      actor,
      subject: { kind: "offer", id },
      sentence: `Oferta ${id} a fost începută.`,
      before: null,
      after: { state: "requested" },
      touched: [],
    });
    return id;
  });
  return starting.catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === FOREIGN_KEY_VIOLATION) return undefined;
    throw error;
  });
}
