import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { insertMessage, type NewMessage } from "./contact.store.ts";

/** Keeps a message and has it mailed to the shop, both or neither; false for a product that is not there. */
export async function keepMessage(
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
