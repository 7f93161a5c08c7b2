import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { type Actor, recordChange } from "../../../platform/changes/index.ts";
import { countRepeat, type StoredMail, lockMail } from "./order-mails.store.ts";

const MAX_REPEATS = 5;
/** Within this time, a repeated click counts as a double click and sends one mail. */
const SAME_PRESS_MS = 60_000;

export type Repeated = { ok: true } | { ok: false; error: "unknown" | "too-often" };

export function mayRepeat({ repeated }: Pick<StoredMail, "repeated">): boolean {
  return repeated < MAX_REPEATS;
}

export async function repeatMail(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { orderId, keptId, actor }: { orderId: number; keptId: number; actor: Actor },
): Promise<Repeated> {
  const at = now();
  return transaction(db, async (tx): Promise<Repeated> => {
    const mail = await lockMail(tx, orderId, keptId);
    if (!mail) return { ok: false, error: "unknown" };
    if (mail.repeatedAt && at.getTime() - mail.repeatedAt.getTime() < SAME_PRESS_MS) return { ok: true };
    if (!mayRepeat(mail)) return { ok: false, error: "too-often" };
    const time = await countRepeat(tx, keptId, at);
    await enqueue(tx, "order_mail_again", { keptId, time }, `order-mail-again:${keptId}:${time}`);
    await recordChange(tx, {
      actor,
      subject: { kind: "order", id: orderId },
      sentence: `Mesajul „${mail.subject}” a fost trimis din nou.`,
      before: { mail: mail.mailId, repeated: time - 1 },
      after: { mail: mail.mailId, repeated: time },
      touched: [],
    });
    return { ok: true };
  });
}
