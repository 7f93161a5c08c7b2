/** The account that a withdrawal's money goes to, when the buyer names it after the declaration. */
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Actor, type NewChange, recordChange } from "../../platform/changes/index.ts";
import { actorOf, lockOrder } from "../../selling/orders/index.ts";
import { listWithdrawals, type Return, writeReturnAccount } from "./returns.store.ts";
import { loadDeclaredPlace, needsAccount } from "./withdrawals.service.ts";

/**
 * Writes the account of every withdrawal of the order that has none and needs one; false when there is no such
 * withdrawal. An account that was named is only changed by staff: who knows an order number must not redirect money.
 */
export async function nameAccount(
  { db }: Pick<ApiContext, "db">,
  orderId: number,
  account: { bank: string; iban: string },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const place = await loadDeclaredPlace(tx);
    const missing = (await listWithdrawals(tx, orderId)).filter((request) => needsAccount(request, place));
    const [first] = missing;
    if (!first) return false;
    await writeReturnAccount(
      tx,
      missing.map(({ id }) => id),
      account,
    );
    for (const request of missing)
      await recordChange(
        tx,
        accountChange(request, {
          actor: actorOf("customer", order),
          sentence: `Cumpărătorul a spus contul pentru retragerea ${request.number}.`,
          after: account.iban.slice(-4),
        }),
      );
    await enqueueAccountMail(tx, { returnId: first.id, news: "named", change: first.id });
    return true;
  });
}

/** Mails the buyer a request for the account, each time staff ask; false when none is missing. */
export async function requestAccount(
  { db }: Pick<ApiContext, "db">,
  request: Return,
  actor: Actor,
): Promise<boolean> {
  if (!needsAccount(request, await loadDeclaredPlace(db))) return false;
  await transaction(db, async (tx) => {
    const sentence = `Contul pentru retragerea ${request.number} a fost cerut cumpărătorului.`;
    const { version } = await recordChange(tx, accountChange(request, { actor, sentence, after: "cerut" }));
    await enqueueAccountMail(tx, { returnId: request.id, news: "asked", change: version });
  });
  return true;
}

/** A history keeps no person: it names only the account's last four characters. */
function accountChange(
  { id, orderId }: Return,
  { actor, sentence, after }: { actor: Actor; sentence: string; after: string },
): NewChange {
  return {
    actor,
    subject: { kind: "return", id },
    sentence,
    before: { orderID: orderId, account: "" },
    after: { orderID: orderId, account: after },
    touched: [],
  };
}

async function enqueueAccountMail(
  tx: Tx,
  mail: { returnId: number; news: "asked" | "named"; change: number },
): Promise<void> {
  await enqueue(
    tx,
    "return_account_mail",
    mail,
    `return-account-${mail.news}:${mail.returnId}:${mail.change}`,
  );
}
