import type { ConfirmOutcome } from "@curat/contract/newsletter";
import { promisesOf } from "@curat/contract/promises.values";
import { createHash, randomBytes } from "node:crypto";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { randomId } from "../../../identity/random-id.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { makeVoucher } from "../vouchers/index.ts";
import { mayMail, oldestOpen, voucherEnd, welcomeCode } from "./newsletter.rules.ts";
import {
  confirmRequest,
  endConsent,
  findConsent,
  findRequest,
  insertRequest,
  loadRequestTimes,
  lockEmail,
  setCode,
} from "./newsletter.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
const CODE_LETTERS = 8;

/** Enqueues an email with a confirmation link, even for a subscriber. After three requests in an hour, does nothing. */
export async function requestSubscription({ db, now }: Shop, email: string): Promise<void> {
  await transaction(db, (tx) => addRequest(tx, email, now()));
}

export async function addRequest(tx: Tx, email: string, at: Date): Promise<void> {
  await lockEmail(tx, email);
  if (!mayMail(await loadRequestTimes(tx, email, oldestOpen(at)), at)) return;
  const subscriptionId = await insertRequest(tx, email, at);
  await enqueue(tx, "newsletter_confirm_mail", { subscriptionId }, `newsletter-confirm:${subscriptionId}`);
}

/** Creates the confirmation code of a request and stores only its hash. A retried email gets a new code. */
export async function issueCode(
  { db }: Pick<Shop, "db">,
  subscriptionId: number,
): Promise<{ email: string; code: string } | undefined> {
  const code = randomId();
  const email = await setCode(db, subscriptionId, hashOf(code));
  return email === undefined ? undefined : { email, code };
}

/**
 * Confirms a subscription. The first confirmation sends a voucher. Returns "unknown" if the code was never emailed or
 * is too old. People who unsubscribed must request a new link, and get no second voucher.
 */
export async function confirmByCode({ db, now }: Shop, code: string): Promise<ConfirmOutcome | "unknown"> {
  return transaction(db, async (tx) => {
    const request = await findRequest(tx, hashOf(code));
    if (!request) return "unknown";
    const { id, email } = request;
    await lockEmail(tx, email);
    const consent = await findConsent(tx, email);
    const at = now();
    if (request.confirmed_at === null && request.left_at === null && request.created_at < oldestOpen(at))
      return "unknown";
    if (consent?.leftAt === null) return "already";
    if (request.left_at !== null) return "left";
    if (consent) await endConsent(tx, email);
    await confirmRequest(tx, id, at);
    if (consent) return "again";
    await giveWelcome(tx, { id, email }, at);
    return "confirmed";
  });
}

async function giveWelcome(tx: Tx, { id, email }: { id: number; email: string }, at: Date): Promise<void> {
  const voucher = { code: welcomeCode(randomBytes(CODE_LETTERS)), endsAt: voucherEnd(at) };
  const percent = await promisedPercent(tx);
  const name = `Abonare la newsletter, ${percent}%`;
  const terms = { name, kind: "percent", percent, maxUses: 1, email } as const;
  const actor = { kind: "customer" as const, id: null, name: "Abonat la newsletter" };
  const created = await makeVoucher(tx, { ...voucher, ...terms }, { actor, now: at });
  if (!created.ok) throw new Error("A voucher's random code already exists.");
  const payload = { email, percent, code: voucher.code, endsAt: voucher.endsAt.toISOString() };
  await enqueue(tx, "newsletter_code_mail", payload, `newsletter-code:${id}`);
}

/** Returns the discount percentage that a new subscriber gets on their next order (requirements: C12). */
export async function promisedPercent(db: Db): Promise<number> {
  const { promises } = await loadSettings(db);
  return promisesOf(promises).newsletterPercent;
}

function hashOf(code: string): Buffer {
  return createHash("sha256").update(code).digest();
}
