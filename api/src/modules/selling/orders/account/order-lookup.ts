import { ORDER_ACCESS_MINUTES } from "@curat/contract/account-orders.values";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { attemptKey, clearAttempts, takeAttempt } from "../../../platform/attempts/index.ts";
import { findByNumber, type OrderRecord } from "../order-records.store.ts";
import { orderAccess } from "./order-access.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

/** "of-account": the owner has to log in. "by-link": too many attempts for this e-mail, correct or not. */
export type NotFound = "unknown" | "of-account" | "by-link";
export type Lookup =
  | { ok: true; record: OrderRecord; access: string; until: Date }
  | { ok: false; error: NotFound };

/** Limits how many mails a stranger can trigger. */
const LINKS = { attempts: 3, windowMs: 3_600_000 };

/** Finds an order by number and e-mail. Attempts are counted per e-mail, in all networks (decision 0026). */
export async function lookUpOrder(
  shop: Shop,
  { number, email }: { number: string; email: string },
  customerId: number | undefined,
): Promise<Lookup> {
  const { db } = shop;
  const now = shop.now();
  const key = attemptKey("order-lookup", email.toLowerCase());
  const mayTry = await takeAttempt(db, key, now);
  const digits = number.replaceAll(/\D/g, "");
  const isNumber = digits !== "" && digits.length <= 15;
  const record = isNumber ? await findByNumber(db, { number: Number(digits), email }) : undefined;
  if (!mayTry) {
    if (record) await mailLink(shop, record);
    return { ok: false, error: "by-link" };
  }
  if (!record) return { ok: false, error: "unknown" };
  await clearAttempts(db, key);
  const { order } = record;
  if (order.customerId !== null && order.customerId !== customerId) {
    await mailLink(shop, record);
    return { ok: false, error: "of-account" };
  }
  const until = new Date(now.getTime() + ORDER_ACCESS_MINUTES * 60_000);
  return { ok: true, record, access: orderAccess(shop, order.randomId, until), until };
}

async function mailLink({ db, now }: Shop, { order }: OrderRecord): Promise<void> {
  if (!(await takeAttempt(db, attemptKey("order-link", order.email.toLowerCase()), now(), LINKS))) return;
  const request = randomId();
  await transaction(db, (tx) =>
    enqueue(tx, "order_link_mail", { orderId: order.id, request }, `order-link:${request}`),
  );
}
