import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import { actorOf, lockOrder } from "../../selling/orders/index.ts";
import { listWithdrawals, type Return, writeReturnAccount } from "./returns.store.ts";
import { needsAccount } from "./withdrawal-steps.ts";

/** Only staff change an existing account: an order number must not be enough to redirect a refund. */
export async function nameAccount(
  { db }: Pick<ApiContext, "db">,
  orderId: number,
  account: { bank: string; iban: string },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const actor = actorOf("customer", await lockOrder(tx, orderId));
    const missing = (await listWithdrawals(tx, orderId)).filter(needsAccount);
    const [first] = missing;
    if (!first) return false;
    const ids = missing.map(({ id }) => id);
    await writeReturnAccount(tx, ids, account);
    for (const request of missing) {
      const sentence = `Cumpărătorul a completat contul pentru retragerea ${request.number}.`;
      await recordAccount(tx, request, { actor, sentence, after: account.iban.slice(-4) });
    }
    await enqueueAccountMail(tx, { returnId: first.id, news: "named", change: first.id });
    return true;
  });
}

/** Mails the buyer a request for the account; false if no account is missing. */
export async function requestAccount(
  { db }: Pick<ApiContext, "db">,
  request: Return,
  actor: Actor,
): Promise<boolean> {
  if (!needsAccount(request)) return false;
  await transaction(db, async (tx) => {
    const sentence = `Am cerut cumpărătorului contul pentru retragerea ${request.number}.`;
    const change = await recordAccount(tx, request, { actor, sentence, after: "cerut" });
    await enqueueAccountMail(tx, { returnId: request.id, news: "asked", change });
  });
  return true;
}

/** The audit log has only the account's last four characters. */
async function recordAccount(
  tx: Tx,
  { id, orderId: orderID }: Return,
  { after, ...change }: { actor: Actor; sentence: string; after: string },
): Promise<number> {
  const state = (account: string) => ({ orderID, account });
  const subject = { kind: "return", id } as const;
  const recorded = { ...change, subject, before: state(""), after: state(after), touched: [] };
  return (await recordChange(tx, recorded)).version;
}

async function enqueueAccountMail(
  tx: Tx,
  mail: { returnId: number; news: "asked" | "named"; change: number },
): Promise<void> {
  const key = `return-account-${mail.news}:${mail.returnId}:${mail.change}`;
  await enqueue(tx, "return_account_mail", mail, key);
}
