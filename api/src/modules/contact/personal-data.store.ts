/** Messages under an address, told and erased; in lower case, as it is kept. */
import type { Tx } from "../../db/database.ts";

export async function storedMessages(tx: Tx, email: string) {
  return tx.selectFrom("contact_message").selectAll().where("email", "=", email).execute();
}

export async function eraseMessages(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("contact_message").where("email", "=", email).execute();
}
