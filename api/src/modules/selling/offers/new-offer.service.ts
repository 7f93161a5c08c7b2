import { OFFER_DAYS } from "@curat/contract/offers.values";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { randomId } from "../../../identity/random-id.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import type { Offer } from "./offers.rules.ts";
import { insertOffer } from "./offers.store.ts";

const FOREIGN_KEY_VIOLATION = "23503";

type Recipient = Pick<Offer, "customerId" | "firstName" | "lastName" | "email" | "phone" | "company" | "cui">;

/**
 * Creates an empty offer without a request by the buyer, sends no email, and returns the offer's id;
 * undefined for an unknown customer.
 */
export async function startOffer(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { recipient, actor }: { recipient: Recipient; actor: Actor },
): Promise<number | undefined> {
  const starting = transaction(db, async (tx) => {
    const id = await insertOffer(tx, {
      ...recipient,
      message: "",
      token: randomId(),
      asked: [],
      draft: { lines: [], days: OFFER_DAYS, note: "" },
      createdAt: now(),
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
