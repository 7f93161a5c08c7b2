import { promisesOf } from "@curat/contract/promises.values";
import { createHash, randomBytes } from "node:crypto";
import type { ApiContext } from "../../context.ts";
import { type Db, transaction, type Tx } from "../../db/database.ts";
import { randomId } from "../../identity/random-id.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { loadSettings } from "../settings/index.ts";
import { makeVoucher } from "../vouchers/index.ts";
import { mayMail, oldestOpen, voucherEnd, welcomeCode } from "./newsletter.rules.ts";
import {
  markResubscribed,
  confirmRequest,
  findRequest,
  insertRequest,
  isSubscribed,
  loadRequestTimes,
  lockEmail,
  setCode,
} from "./newsletter.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
const CODE_LETTERS = 8;

/** Has a link mailed to the address, known or not, subscribed or not; beyond three an hour silently none. */
export async function requestSubscription({ db, now }: Shop, email: string): Promise<void> {
  await transaction(db, (tx) => addRequest(tx, email, now()));
}

/** The same inside the caller's transaction: whoever registers may ask for the newsletter too. */
export async function addRequest(tx: Tx, email: string, at: Date): Promise<void> {
  await lockEmail(tx, email);
  if (!mayMail(await loadRequestTimes(tx, email, oldestOpen(at)), at)) return;
  const subscriptionId = await insertRequest(tx, email, at);
  await enqueue(tx, "newsletter_confirm_mail", { subscriptionId }, `newsletter-confirm:${subscriptionId}`);
}

/** The code for a request's mail, of which only the hash is kept; a mail that is tried again has another. */
export async function issueCode(
  { db }: Pick<Shop, "db">,
  subscriptionId: number,
): Promise<{ email: string; code: string } | undefined> {
  const code = randomId();
  const email = await setCode(db, subscriptionId, hashOf(code));
  return email === undefined ? undefined : { email, code };
}

/**
 * Opens the mailed link: the first time the address is subscribed and its voucher is on the way.
 * "unknown" for a code that nobody was mailed or that is too old.
 */
export async function confirmByCode(
  { db, now }: Shop,
  code: string,
): Promise<"confirmed" | "subscribed-already" | "unknown"> {
  return transaction(db, async (tx) => {
    const request = await findRequest(tx, hashOf(code));
    if (!request || (request.confirmed_at === null && request.created_at < oldestOpen(now())))
      return "unknown";
    const { id, email } = request;
    await lockEmail(tx, email);
    if (await isSubscribed(tx, email)) {
      await markResubscribed(tx, email);
      return "subscribed-already";
    }
    const at = now();
    await confirmRequest(tx, id, at);
    const voucher = { code: welcomeCode(randomBytes(CODE_LETTERS)), endsAt: voucherEnd(at) };
    const percent = await promisedPercent(tx);
    const name = `Abonare la newsletter, ${percent}%`;
    const terms = { name, kind: "percent", percent, maxUses: 1, email } as const;
    const actor = { kind: "customer" as const, id: null, name: "Abonat la newsletter" };
    const created = await makeVoucher(tx, { ...voucher, ...terms }, { actor, now: at });
    if (!created.ok) throw new Error("A voucher's random code stands already.");
    const payload = { email, percent, code: voucher.code, endsAt: voucher.endsAt.toISOString() };
    await enqueue(tx, "newsletter_code_mail", payload, `newsletter-code:${id}`);
    return "confirmed";
  });
}

/** Percent off the next order of who subscribes now (requirements: C12). */
export async function promisedPercent(db: Db): Promise<number> {
  const { promises } = await loadSettings(db);
  return promisesOf(promises).newsletterPercent;
}

function hashOf(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}
