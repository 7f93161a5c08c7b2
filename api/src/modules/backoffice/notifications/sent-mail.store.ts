/** Records sent emails, because an SMTP server accepts duplicates. */
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

/** Maximum number of attempts with an unknown outcome. */
const MAX_ATTEMPTS = 2;

/** "unknown" means that all allowed attempts had an unknown outcome. */
export type MailState = "sent" | "unknown" | "to-send";

/** Records an attempt and returns whether the email may be sent. Do not send it if this throws. */
export async function beginMail(db: Db, id: string, at: Date): Promise<MailState> {
  const { rows } = await sql<{ isSent: boolean; mayBegin: boolean }>`
    with sent as (select from sent_mail where id = ${id}),
    begun as (
      insert into mail_attempt as known (id, at) select ${id}, ${at} where not exists (select from sent)
      on conflict (id) do update set attempts = known.attempts + 1, at = excluded.at
        where known.attempts < ${MAX_ATTEMPTS}
      returning id
    )
    select exists (select from sent) as "isSent", exists (select from begun) as "mayBegin"`.execute(db);
  const [{ isSent, mayBegin } = { isSent: false, mayBegin: false }] = rows;
  if (isSent) return "sent";
  return mayBegin ? "to-send" : "unknown";
}

export async function noteSent(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    with attempt as (delete from mail_attempt where id = ${id})
    insert into sent_mail (id, at) values (${id}, ${at}) on conflict do nothing`.execute(db);
}

/** Removes the attempt, because the server did not accept the email. */
export async function noteNotSent(db: Db, id: string): Promise<void> {
  await db.deleteFrom("mail_attempt").where("id", "=", id).execute();
}
