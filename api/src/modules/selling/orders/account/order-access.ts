/** Access to orders without an account: by number and email, or by a signed token. (decision 0026) */
import type { ApiContext } from "../../../../context.ts";
import { invalid, Refusal } from "../../../../http/refusal.ts";
import { isAccess, signAccess } from "../../../../identity/signed-access.ts";
import { findByNumber, findByRandomId, type OrderRecord } from "../order-records.store.ts";
import { foundTexts } from "../texts.ts";
import { ORDER_ACCESS_MINUTES } from "@curat/contract/account-orders.values";
import { transaction } from "../../../../db/database.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { attemptKey, clearAttempts, takeAttempt } from "../../../platform/attempts/index.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

export function orderAccess({ config }: Pick<Shop, "config">, randomId: string, until: Date): string {
  return signAccess(config.sealKey, `order:${randomId}`, until);
}

/** Returns the order of a valid access token. Throws 403 for a token that is forged, expired or for another order. */
export async function requireByAccess(shop: Shop, randomId: string, access: string): Promise<OrderRecord> {
  const found = isOrderAccess(shop, randomId, access) && (await findByRandomId(shop.db, randomId));
  if (!found) throw new Refusal(403, { message: foundTexts.expired });
  return found;
}

function isOrderAccess(
  { now, config }: Pick<Shop, "now" | "config">,
  randomId: string,
  access: string,
): boolean {
  return isAccess(config.sealKey, access, { to: `order:${randomId}`, now: now() });
}

/** Returns a token that opens only the invoice of an order, so that it can be given to third parties. */
export function invoiceAccess({ config }: Pick<Shop, "config">, randomId: string, until: Date): string {
  return signAccess(config.sealKey, `invoice:${randomId}`, until);
}

/** Returns whether a token gives access to an order's invoice, alone or with the whole order. */
export function isInvoiceAccess(
  shop: Pick<Shop, "now" | "config">,
  randomId: string,
  access: string,
): boolean {
  const { now, config } = shop;
  return (
    isOrderAccess(shop, randomId, access) ||
    isAccess(config.sealKey, access, { to: `invoice:${randomId}`, now: now() })
  );
}

/** Limits how many emails a stranger can cause. */
const LINKS = { attempts: 3, windowMs: 3_600_000 };

/** Returns the order with this number and email, or throws 422. Attempts are counted per email. */
export async function lookUpOrder(
  shop: Shop,
  { number, email }: { number: string; email: string },
  customerId: number | undefined,
): Promise<{ record: OrderRecord; access: string; until: Date }> {
  const { db } = shop;
  const now = shop.now();
  const key = attemptKey("order-lookup", email.toLowerCase());
  const mayTry = await takeAttempt(db, key, now);
  const digits = number.replaceAll(/\D/g, "");
  const isNumber = digits !== "" && digits.length <= 15;
  const record = isNumber ? await findByNumber(db, { number: Number(digits), email }) : undefined;
  if (!mayTry) {
    if (record) await mailLink(shop, record);
    throw invalid({ number: [foundTexts.byLink] });
  }
  if (!record) throw invalid({ number: [foundTexts.unknown] });
  await clearAttempts(db, key);
  const { order } = record;
  if (order.customerId !== null && order.customerId !== customerId) {
    await mailLink(shop, record);
    throw invalid({ number: [foundTexts.ofAccount] });
  }
  const until = new Date(now.getTime() + ORDER_ACCESS_MINUTES * 60_000);
  return { record, access: orderAccess(shop, order.randomId, until), until };
}

async function mailLink({ db, now }: Shop, { order }: OrderRecord): Promise<void> {
  if (!(await takeAttempt(db, attemptKey("order-link", order.email.toLowerCase()), now(), LINKS))) return;
  const request = randomId();
  await transaction(db, (tx) =>
    enqueue(tx, "order_link_mail", { orderId: order.id, request }, `order-link:${request}`),
  );
}
