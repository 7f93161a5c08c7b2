/** Which mails have left: an SMTP server takes the same mail as often as it is handed over. */
import type { Db } from "../../db/database.ts";

export async function wasSent(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("sent_mail").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

export async function noteSent(db: Db, id: string, at: Date): Promise<void> {
  await db
    .insertInto("sent_mail")
    .values({ id, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
