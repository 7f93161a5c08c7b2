import type { ApiContext } from "../../../../../context.ts";
import { transaction } from "../../../../../db/database.ts";
import { type Actor, recordChange } from "../../../../platform/changes/index.ts";
import { markHandled } from "./buyer-messages.store.ts";

/** Marks a message as handled. Idempotent. Returns false for an unknown message. */
export async function handleMessage(
  { db, now }: Pick<ApiContext, "db" | "now">,
  id: string,
  actor: Actor,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const marked = await markHandled(tx, id, { at: now(), by: actor.name });
    if (!marked) return false;
    const { isNew, invoiceId } = marked;
    if (isNew)
      await recordChange(tx, {
        actor,
        subject: invoiceId === null ? { kind: "setting", id: "INVOICE" } : { kind: "invoice", id: invoiceId },
        sentence: `Mesajul ${id} al cumpărătorului, primit prin ANAF, a fost marcat ca rezolvat.`,
        before: null,
        after: { message: id },
        touched: [],
      });
    return true;
  });
}
