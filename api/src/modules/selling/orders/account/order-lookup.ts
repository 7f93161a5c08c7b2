/** Finding an order without an account: by number and e-mail, and by a mailed link where that is not proof enough. */
import { ORDER_ACCESS_MINUTES } from "@curat/contract/account-orders.values";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { attemptKey, clearAttempts, takeAttempt } from "../../../platform/attempts/index.ts";
import { findByNumber, type OrderRecord } from "../order-records.store.ts";
import { orderAccess } from "./order-access.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

/** An account's order asks for its login; "by-link": too many tries with this e-mail, right or wrong is not told. */
export type NotFound = "unknown" | "of-account" | "by-link";
export type Lookup =
  | { ok: true; record: OrderRecord; access: string; until: Date }
  | { ok: false; error: NotFound };

/** Whoever knows both facts, or tries them, shall not fill the mailbox. */
const LINKS = { attempts: 3, windowMs: 3_600_000 };

/**
 * An order by its number, as it is written anywhere, and e-mail; with what lets a guest act on it. Tries are counted by
 * e-mail, from wherever they come (decision 0026).
 */
export async function lookUpOrder(
  shop: Shop,
  { number, email }: { number: string; email: string },
  customerId: number | undefined,
): Promise<Lookup> {
  const { db } = shop;
  const now = shop.now();
  const key = attemptKey("order-lookup", email.toLowerCase());
  const mayTry = await takeAttempt(db, key, now);
  const record = await findWritten(db, { number, email });
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

async function findWritten(
  db: Shop["db"],
  { number, email }: { number: string; email: string },
): Promise<OrderRecord | undefined> {
  const digits = number.replaceAll(/\D/g, "");
  if (digits === "" || digits.length > 15) return undefined;
  return findByNumber(db, { number: Number(digits), email });
}

/** The link goes to the order's own address, which is the one that was typed. */
async function mailLink({ db, now }: Shop, { order }: OrderRecord): Promise<void> {
  if (!(await takeAttempt(db, attemptKey("order-link", order.email.toLowerCase()), now(), LINKS))) return;
  const request = randomId();
  await transaction(db, (tx) =>
    enqueue(tx, "order_link_mail", { orderId: order.id, request }, `order-link:${request}`),
  );
}
