import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { insertMessage, type NewMessage } from "./contact.store.ts";

/** Stores a message and queues its email in one transaction. Returns false for an unknown product. */
export async function storeMessage(
  { db, now }: Pick<ApiContext, "db" | "now">,
  message: NewMessage,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const messageId = await insertMessage(tx, message, now());
    if (messageId === undefined) return false;
    await enqueue(tx, "contact_message_mail", { messageId }, `contact-message:${messageId}`);
    return true;
  });
}
