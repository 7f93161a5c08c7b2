import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { notFound, Refusal } from "../../../../http/refusal.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { type Actor, recordChange } from "../../../platform/changes/index.ts";
import { countRepeat, type StoredMail, lockMail } from "./order-mails.store.ts";

const MAX_REPEATS = 5;
/** A second click within this time counts as a double click, so only one email is sent. */
const SAME_PRESS_MS = 60_000;

const TOO_OFTEN = "Mesajul a fost trimis din nou de cinci ori. Sună clientul sau scrie-i direct.";

export function mayRepeat({ repeated }: Pick<StoredMail, "repeated">): boolean {
  return repeated < MAX_REPEATS;
}

export async function repeatMail(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { orderId, mailId, actor }: { orderId: number; mailId: number; actor: Actor },
): Promise<void> {
  const at = now();
  await transaction(db, async (tx) => {
    const mail = await lockMail(tx, orderId, mailId);
    if (!mail) throw notFound();
    if (mail.repeatedAt && at.getTime() - mail.repeatedAt.getTime() < SAME_PRESS_MS) return;
    if (!mayRepeat(mail)) throw new Refusal(409, { message: TOO_OFTEN });
    const time = await countRepeat(tx, mailId, at);
    await enqueue(tx, "order_mail_again", { keptId: mailId, time }, `order-mail-again:${mailId}:${time}`);
    await recordChange(tx, {
      actor,
      subject: { kind: "order", id: orderId },
      sentence: `Mesajul „${mail.subject}” a fost trimis din nou.`,
      before: { mail: mail.mailId, repeated: time - 1 },
      after: { mail: mail.mailId, repeated: time },
      touched: [],
    });
  });
}
